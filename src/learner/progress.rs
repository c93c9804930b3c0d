//! How it goes: what the progress page shows, as plain data.

use std::collections::BTreeMap;

use crate::{Answered, Day, UtcOffset};
use exercise::{Skill, Slip};

/// Answers counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// How many were given.
    pub answered: u32,
    /// How many of them were known: right, and without hints.
    pub known: u32,
}

impl Tally {
    /// The share that was known, 0 to 1; `None` without answers.
    #[must_use]
    pub fn share(self) -> Option<f64> {
        (self.answered > 0).then(|| f64::from(self.known) / f64::from(self.answered))
    }

    /// Both counted together.
    #[must_use]
    pub const fn joined(self, other: Self) -> Self {
        Self {
            answered: self.answered.saturating_add(other.answered),
            known: self.known.saturating_add(other.known),
        }
    }

    /// The share that was known in whole per cent; `None` without answers.
    #[must_use]
    pub fn percent(self) -> Option<u32> {
        // A share lies between 0 and 1, so the number between 0 and 100.
        self.share().map(|share| (share * 100.0).round() as u32)
    }

    fn count(&mut self, row: &Answered) {
        self.answered = self.answered.saturating_add(1);
        if row.is_known() {
            self.known = self.known.saturating_add(1);
        }
    }
}

fn tallied<K: Ord>(rows: &[Answered], key: impl Fn(&Answered) -> K) -> Vec<(K, Tally)> {
    let mut tallies: BTreeMap<K, Tally> = BTreeMap::new();
    for row in rows {
        tallies.entry(key(row)).or_default().count(row);
    }
    tallies.into_iter().collect()
}

/// The answers of each day that has some, in order.
#[must_use]
pub fn by_day(rows: &[Answered], offset: UtcOffset) -> Vec<(Day, Tally)> {
    tallied(rows, |row| offset.day(row.at))
}

/// The answers of each week that has some, in order; a week goes by its Monday.
#[must_use]
pub fn by_week(rows: &[Answered], offset: UtcOffset) -> Vec<(Day, Tally)> {
    tallied(rows, |row| offset.day(row.at).monday())
}

/// The answers of each skill that was asked, in the order of the course.
#[must_use]
pub fn by_skill(rows: &[Answered]) -> Vec<(Skill, Tally)> {
    tallied(rows, |row| row.skill)
}

/// How often each slip was made, the most frequent first; among equals, by their ids.
#[must_use]
pub fn slips(made: impl IntoIterator<Item = Slip>) -> Vec<(Slip, u32)> {
    let mut counts: BTreeMap<Slip, u32> = BTreeMap::new();
    for slip in made {
        let count = counts.entry(slip).or_default();
        *count = count.saturating_add(1);
    }
    let mut counts: Vec<(Slip, u32)> = counts.into_iter().collect();
    counts.sort_by_key(|(slip, count)| (std::cmp::Reverse(*count), *slip));
    counts
}
