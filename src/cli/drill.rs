//! `arbitro drill`: exercises in the terminal.

use std::io::{BufRead, Write};

use crate::exercise::{Item, ItemCode, Practice, generate};
use crate::i18n::Speaker;

use super::question::{self, Outcome, Tally};
use super::{Stop, Terminal};

/// Which exercises are asked.
#[derive(Debug, Clone)]
pub enum Plan {
    /// This one.
    Item(ItemCode),
    /// Fresh ones.
    Fresh {
        /// Where they come from.
        practice: Box<Practice>,
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

    /// The exercises, in order, each with its code if it has one.
    fn exercises(self) -> Box<dyn Iterator<Item = (Item, Option<ItemCode>)>> {
        match self {
            Self::Item(code) => Box::new(std::iter::once((generate(&code), Some(code)))),
            Self::Fresh { practice, items } => {
                let items = items.map_or(usize::MAX, |items| items as usize);
                let practised = practice.map(|practised| (practised.item, practised.code));
                Box::new(practised.take(items))
            }
        }
    }
}

/// Asks exercises until the plan, the learner or the input is at an end.
///
/// # Errors
/// [`Stop`].
pub fn run(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    plan: Plan,
) -> Result<Tally, Stop> {
    terminal.say(&speaker.text("cli-drill-welcome"))?;
    terminal.gap()?;
    let mut tally = Tally::default();
    let items = plan.items();
    for (number, (item, code)) in (1_u32..).zip(plan.exercises()) {
        terminal.say(&heading(speaker, number, items, code))?;
        terminal.gap()?;
        let outcome = question::ask(terminal, speaker, &item)?;
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
    code: Option<ItemCode>,
) -> String {
    let number = ("item", number.into());
    let heading = match items {
        Some(items) => speaker.with("cli-item-of", [number, ("items", items.into())]),
        None => speaker.with("cli-item", [number]),
    };
    match code {
        Some(code) => format!("{heading} · {code}"),
        None => heading,
    }
}
