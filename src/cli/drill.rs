//! `arbitro drill`: exercises in the terminal.

use std::io::{BufRead, Write};

use crate::exercise::{Difficulty, ItemCode, generate};
use crate::i18n::Speaker;

use super::question::{self, Outcome, Tally};
use super::topic::Topic;
use super::{Stop, Terminal};

/// Which exercises are asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Plan {
    /// This one.
    Item(ItemCode),
    /// Fresh ones on a topic.
    Fresh {
        /// What is practised.
        topic: Topic,
        /// How hard.
        difficulty: Difficulty,
        /// Exercise number n is made from this plus n.
        seed: u32,
        /// How many; `None` goes on until the learner stops.
        items: Option<u32>,
    },
}

impl Plan {
    /// How many exercises, if there is an end.
    const fn items(&self) -> Option<u32> {
        match self {
            Self::Item(_) => Some(1),
            Self::Fresh { items, .. } => *items,
        }
    }

    /// The codes, in order.
    fn codes(&self) -> impl Iterator<Item = ItemCode> {
        (0..self.items().unwrap_or(u32::MAX)).map_while(move |number| match self {
            Self::Item(code) => Some(*code),
            Self::Fresh {
                topic,
                difficulty,
                seed,
                ..
            } => topic.item(number, *seed, *difficulty),
        })
    }
}

/// Asks exercises until the plan, the learner or the input is at an end.
///
/// # Errors
/// [`Stop`].
pub fn run(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    plan: &Plan,
) -> Result<Tally, Stop> {
    terminal.say(&speaker.text("cli-drill-welcome"))?;
    terminal.gap()?;
    let mut tally = Tally::default();
    for (number, code) in (1_u32..).zip(plan.codes()) {
        terminal.say(&heading(speaker, number, plan.items(), code))?;
        terminal.gap()?;
        let outcome = question::ask(terminal, speaker, &generate(&code))?;
        tally.count(outcome);
        if outcome == Outcome::Stopped {
            break;
        }
    }
    terminal.say_all(&tally.lines(speaker))?;
    Ok(tally)
}

/// `Question 3 of 10 · JC1-7F3K-9QX`
pub(super) fn heading(
    speaker: &Speaker<'_>,
    number: u32,
    items: Option<u32>,
    code: ItemCode,
) -> String {
    let number = ("item", number.into());
    let heading = match items {
        Some(items) => speaker.with("cli-item-of", [number, ("items", items.into())]),
        None => speaker.with("cli-item", [number]),
    };
    format!("{heading} · {code}")
}
