//! The data of the progress page.

use std::collections::BTreeMap;

use crate::{Answered, Day, UtcOffset};
use exercise::{Mistake, Skill};

/// A count of answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// Number of answers given.
    pub answered: u32,
    /// Number of answers known: right, and without hints.
    pub known: u32,
}

impl Tally {
    /// The share of known answers, 0 to 1; `None` without answers.
    #[must_use]
    pub fn share(self) -> Option<f64> {
        (self.answered > 0).then(|| f64::from(self.known) / f64::from(self.answered))
    }

    /// The sum of two counts.
    #[must_use]
    pub const fn joined(self, other: Self) -> Self {
        Self {
            answered: self.answered.saturating_add(other.answered),
            known: self.known.saturating_add(other.known),
        }
    }

    /// The share of known answers in per cent, rounded; `None` without answers.
    #[must_use]
    pub fn percent(self) -> Option<u32> {
        // A share is between 0 and 1, so the number is between 0 and 100.
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

/// The answers of each day that has any, in order.
#[must_use]
pub fn by_day(rows: &[Answered], offset: UtcOffset) -> Vec<(Day, Tally)> {
    tallied(rows, |row| offset.day(row.at))
}

/// The answers of each week that has any, in order, by the Monday of the week.
#[must_use]
pub fn by_week(rows: &[Answered], offset: UtcOffset) -> Vec<(Day, Tally)> {
    tallied(rows, |row| offset.day(row.at).monday())
}

/// The answers of each skill that was asked, in course order.
#[must_use]
pub fn by_skill(rows: &[Answered]) -> Vec<(Skill, Tally)> {
    tallied(rows, |row| row.skill)
}

/// How often each mistake was made, the most frequent first; sorted by id if equally frequent.
#[must_use]
pub fn mistakes(made: impl IntoIterator<Item = Mistake>) -> Vec<(Mistake, u32)> {
    let mut counts: BTreeMap<Mistake, u32> = BTreeMap::new();
    for mistake in made {
        let count = counts.entry(mistake).or_default();
        *count = count.saturating_add(1);
    }
    let mut counts: Vec<(Mistake, u32)> = counts.into_iter().collect();
    counts.sort_by_key(|(mistake, count)| (std::cmp::Reverse(*count), *mistake));
    counts
}
