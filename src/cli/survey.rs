//! `arbitro drill --survey`: counts what a drill is made of. Lines of three columns separated by
//! tabs: what is counted, its id as in lessons and texts, the count.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::score::DealResult;
use crate::engine::{Doubling, Outcome, notation};
use crate::exercise::{Exhibit, Item, Practised};

pub const ITEMS: u32 = 10_000;

pub fn lines(exercises: impl Iterator<Item = Practised>) -> Vec<String> {
    let mut counted: BTreeMap<(&str, String), u32> = BTreeMap::new();
    let mut count = |what: &'static str, id: String| {
        *counted.entry((what, id)).or_default() += 1;
    };
    for practised in exercises {
        let item = &practised.item;
        count("kind", item.kind().id().to_owned());
        count("skill", practised.skill.id().to_owned());
        count("difficulty", practised.difficulty.number().to_string());
        for mistake in mistakes(item) {
            count("slip", mistake.to_owned());
        }
        for exhibit in &item.first_question().question.exhibits {
            match exhibit {
                Exhibit::Result { result, .. } => count("result", of_result(result)),
                Exhibit::Auction { auction, .. } => match auction.outcome() {
                    Outcome::InProgress { .. } => {}
                    Outcome::PassedOut => count("auction", "passed-out".to_owned()),
                    Outcome::Contract(it) => count("auction", of_doubling(it.doubling).to_owned()),
                },
                Exhibit::Board { vulnerability, .. } => {
                    let id = notation::vulnerability(*vulnerability);
                    count("vulnerability", id.to_owned());
                }
                _ => {}
            }
        }
    }
    let line = |((what, id), times): (&(&str, String), &u32)| format!("{what}\t{id}\t{times}");
    counted.iter().map(line).collect()
}

fn mistakes(item: &Item) -> BTreeSet<&'static str> {
    let mistakes = item.questions().iter().flat_map(|asked| {
        let mistakes = asked.mistakes.iter();
        let wrong = mistakes.filter(move |(_, answer)| !answer.same(&asked.solution));
        wrong.map(|(mistake, _)| mistake.0)
    });
    mistakes.collect()
}

/// `game doubled made`, `part-score undoubled down`.
fn of_result(result: &DealResult) -> String {
    let size = match result.bid.level.get() {
        7 => "grand-slam",
        6 => "small-slam",
        _ if result.trick_score().points >= 100 => "game",
        _ => "part-score",
    };
    let end = if result.is_made() { "made" } else { "down" };
    format!("{size} {} {end}", of_doubling(result.doubling))
}

const fn of_doubling(doubling: Doubling) -> &'static str {
    match doubling {
        Doubling::Undoubled => "undoubled",
        Doubling::Doubled => "doubled",
        Doubling::Redoubled => "redoubled",
    }
}
