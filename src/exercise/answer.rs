//! Answers, in the shapes that questions ask for.

#![allow(missing_docs, reason = "the names of the rest say it")]

use std::collections::BTreeMap;

use engine::score::ScoreItem;
use engine::score::slip::SlipEntry;
use engine::{Call, Hand, Seat};

/// The lines of a score as the learner filled them in; empty lines are missing.
pub type AccountEntries = BTreeMap<ScoreItem, i32>;

/// An answer, in the shape of its question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    Choice(usize),
    /// The indices of the options; order and repetition do not matter.
    Choices(Vec<usize>),
    CallMade(usize),
    /// A number for each row or `None`, counted in halves where the column has half points. `None`
    /// counts as 0.
    Column(Vec<Option<i32>>),
    ScoreSlip(SlipEntry),
    /// A set of calls; order and repetition do not matter.
    Calls(Vec<Call>),
    Cards(Hand),
    Seat(Seat),
    Number(i32),
    /// The lines of a score; a line of 0 counts as empty.
    Account(AccountEntries),
}

impl Answer {
    /// Whether two answers are equivalent.
    pub fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Calls(a), Self::Calls(b)) => within(a, b) && within(b, a),
            (Self::Choices(a), Self::Choices(b)) => within(a, b) && within(b, a),
            (Self::Account(a), Self::Account(b)) => {
                let points = |lines: &AccountEntries, item| lines.get(&item).copied().unwrap_or(0);
                let mut items = ScoreItem::ALL.into_iter();
                items.all(|item| points(a, item) == points(b, item))
            }
            (Self::Column(a), Self::Column(b)) => {
                (0..a.len().max(b.len())).all(|at| row(a, at) == row(b, at))
            }
            (a, b) => a == b,
        }
    }

    /// Whether some of this answer is right and none of it is wrong: a subset of the right set,
    /// right lines of a score, right numbers of a column.
    pub(crate) fn holds_in_part(&self, right: &Self) -> bool {
        match (self, right) {
            (Self::Column(given), Self::Column(right)) => {
                let mut rows = given.iter().zip(right);
                rows.any(|(given, right)| right.unwrap_or(0) != 0 && given == right)
            }
            (Self::Account(given), Self::Account(right)) => {
                let mut lines = right.iter();
                lines.any(|(item, points)| given.get(item) == Some(points))
            }
            _ => self.is_part_of(right),
        }
    }

    /// Whether this is a set of options that shares an option with the other one.
    pub(crate) fn overlaps(&self, right: &Self) -> bool {
        match (self, right) {
            (Self::Choices(given), Self::Choices(right)) => {
                given.iter().any(|at| right.contains(at))
            }
            _ => self.holds_in_part(right),
        }
    }

    /// Whether this is a nonempty subset of the other set.
    pub(crate) fn is_part_of(&self, whole: &Self) -> bool {
        match (self, whole) {
            (Self::Calls(some), Self::Calls(all)) => !some.is_empty() && within(some, all),
            (Self::Choices(some), Self::Choices(all)) => !some.is_empty() && within(some, all),
            (Self::Cards(some), Self::Cards(all)) => !some.is_empty() && (*some - *all).is_empty(),
            _ => false,
        }
    }
}

/// The number in a row of a column; a missing one counts as 0.
pub(crate) fn row(column: &[Option<i32>], at: usize) -> i32 {
    column.get(at).copied().flatten().unwrap_or(0)
}

fn within<T: PartialEq>(some: &[T], all: &[T]) -> bool {
    some.iter().all(|one| all.contains(one))
}

macro_rules! from {
    ($($of:ty => $shape:ident),*) => { $(
        impl From<$of> for Answer {
            fn from(value: $of) -> Self {
                Self::$shape(value)
            }
        }
    )* };
}

from!(Seat => Seat, i32 => Number, Hand => Cards, Vec<Call> => Calls);

impl<const N: usize> From<[i32; N]> for Answer {
    fn from(rows: [i32; N]) -> Self {
        Self::Column(rows.map(Some).to_vec())
    }
}
