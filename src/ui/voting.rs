//! The server on which phones vote, and what the window knows of it.

use egui::Context;

use crate::course::carried::pack;
use crate::course::classroom::room::Round;
use crate::exercise::{Ask, ballot::Ballot};
use crate::i18n::{CardLetters, Catalog, plain};
use crate::phones::{Own, Phones, Way, Words};
use crate::ui::link::{At, Link, Place, Which};
use crate::ui::projector::posed::Part;
use crate::ui::projector::talk::phones::{Network, NetworkKind};
use crate::ui::state;

/// The server and what it needs.
#[derive(Debug, Default)]
pub struct Host {
    /// The window that is painted again when a vote comes.
    pub window: Option<Context>,
    pub networks: Vec<Own>,
    pub voting: Option<Voting>,
}

/// Phones are voting, or may.
#[derive(Debug)]
pub struct Voting {
    pub phones: Phones,
    pub at: Own,
    pub catalogs: [Catalog; 4],
    /// The round in which votes count now.
    pub open: Option<Round>,
    /// Whether the class gives answers of its own, without a ballot.
    pub own: bool,
    /// Whether phones also ask how sure their owners are, and which team they are in.
    pub asks: (bool, bool),
    /// Whether phones have the link to the exercises.
    pub gave: bool,
    /// When the networks were last looked at, in seconds of the window.
    pub looked: f64,
}

impl Voting {
    /// A question in all four languages; without a ballot, one that the class answers itself.
    pub fn words(&self, part: &Part, ballot: Option<&Ballot>, letters: CardLetters) -> [Words; 4] {
        let ask = &part.question.ask;
        self.catalogs.each_ref().map(|catalog| {
            let say = state::speaker(catalog, letters);
            let options = match (ballot, ask) {
                (Some(ballot), _) => {
                    let options = ballot.options.iter();
                    options.map(|it| say.answer(&it.answer, ask)).collect()
                }
                (None, Ask::CallMade(calls)) => {
                    let calls = calls.iter().enumerate();
                    calls.map(|(at, it)| say.numbered_call(at, *it)).collect()
                }
                (None, Ask::Cards(of)) => of.iter().map(|it| say.notation.card(it)).collect(),
                (None, _) => Vec::new(),
            };
            Words {
                prompt: plain(&say.phrase(&part.question.prompt)),
                options: options.iter().map(|words: &String| plain(words)).collect(),
            }
        })
    }

    /// How phones answer a question.
    pub const fn way(part: &Part, ballot: Option<&Ballot>) -> Way {
        match (ballot, &part.question.ask) {
            (Some(_), _) => Way::Letter,
            (None, Ask::CallMade(_)) => Way::One,
            (None, Ask::Cards(_)) => Way::Several,
            (None, _) => Way::Number,
        }
    }
}

/// The link to a lesson, behind the address of the app on the web.
pub fn again(text: &str) -> Link {
    let lesson = Which::Carried(pack(text).into());
    let place = Place::Lesson(At { lesson, step: None });
    Link {
        locale: None,
        place,
    }
}

pub fn network(own: &Own) -> Network {
    let kind = match own {
        own if own.address.is_loopback() => NetworkKind::Own,
        own if own.is_virtual => NetworkKind::Virtual,
        _ => NetworkKind::Usual,
    };
    Network {
        name: own.name.clone(),
        address: own.address.to_string(),
        kind,
    }
}
