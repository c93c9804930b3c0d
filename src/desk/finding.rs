//! The answer to a case, as data: for the screen, for print, and for the clipboard.

use crate::engine::score::Account;
use crate::engine::{Choice, Offer, Reason, Ruling};
use crate::exercise::{Exhibit, Item, Phrase};

/// The answer to a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub headline: Phrase,
    /// What supports the answer, in order.
    pub blocks: Vec<Block>,
    /// The same case as an exercise, if a kind of exercise fits.
    pub exercise: Option<Item>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The heading of the blocks that follow.
    Heading(Phrase),
    /// A sentence of the working, without a Law.
    Say(Phrase),
    /// A rule with its Law.
    Rule(Reason),
    /// The lines of a score, and their sum.
    Account(Account),
    Exhibit(Exhibit),
    Choices(Choices),
}

/// A choice of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// The number of choices before this one.
    pub stage: usize,
    /// Who chooses, or what is asked.
    pub asks: Phrase,
    pub options: Vec<Phrase>,
    pub chosen: Option<usize>,
}

impl Finding {
    pub const fn new(headline: Phrase) -> Self {
        Self {
            headline,
            blocks: Vec::new(),
            exercise: None,
        }
    }

    pub(super) fn say(&mut self, phrase: Phrase) {
        self.blocks.push(Block::Say(phrase));
    }

    /// Adds a rule, unless it is already included.
    pub(super) fn rule(&mut self, reason: Reason) {
        let rule = Block::Rule(reason);
        if !self.blocks.contains(&rule) {
            self.blocks.push(rule);
        }
    }

    pub(super) fn rules(&mut self, reasons: impl IntoIterator<Item = impl Into<Reason>>) {
        for reason in reasons {
            self.rule(reason.into());
        }
    }

    /// Adds a ruling without options.
    pub(super) fn ruled<C, F: Into<Reason>>(&mut self, ruling: Ruling<C, F>) {
        self.rules(ruling.reasons);
        let follows = ruling.options.into_iter().flat_map(|offer| offer.follows);
        self.rules(follows);
    }

    /// Adds the options of a ruling and the consequences of the chosen one, which it returns.
    pub(super) fn offer<C: Choice, F: Copy + Into<Reason>>(
        &mut self,
        place: (usize, &[usize]),
        asks: Phrase,
        offers: &[Offer<C, F>],
        option: impl Fn(C) -> Phrase,
    ) -> Option<C> {
        let options = offers.iter().map(|offer| option(offer.choice)).collect();
        let offer = offers.get(self.choose(place, asks, options)?)?;
        self.rules(offer.follows.iter().copied());
        Some(offer.choice)
    }

    /// Adds a choice. Returns the index of the option that `path` takes at this stage.
    pub(super) fn choose(
        &mut self,
        (stage, path): (usize, &[usize]),
        asks: Phrase,
        options: Vec<Phrase>,
    ) -> Option<usize> {
        let chosen = path.get(stage).copied();
        let chosen = chosen.filter(|&index| index < options.len());
        self.blocks.push(Block::Choices(Choices {
            stage,
            asks,
            options,
            chosen,
        }));
        chosen
    }
}
