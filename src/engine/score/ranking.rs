//! The ranking: the sum of the matchpoints over all boards.

use std::collections::BTreeMap;
use std::ops::{Add, AddAssign};

use super::matchpoints::{Matchpoints, Percentage};

/// The matchpoints of a pair, and the most it could have.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Its matchpoints.
    pub won: Matchpoints,
    /// The sum of the tops of the boards it played.
    pub top: Matchpoints,
}

impl Tally {
    /// The share of the tops; `None` while the top is 0.
    pub fn percentage(self) -> Option<Percentage> {
        self.won.percentage(self.top)
    }
}

impl Add for Tally {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            won: self.won + other.won,
            top: self.top + other.top,
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// A pair in a ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing<Pair> {
    /// The pair.
    pub pair: Pair,
    /// Its sum over all boards.
    pub tally: Tally,
    /// The place, from 1: one more than the number of pairs that have more. Pairs with an equal sum
    /// share a place, and the next places stay empty.
    pub place: usize,
    /// How many pairs share the place, this one included.
    pub sharing: usize,
}

/// Adds up the matchpoints of every pair on every board, and sorts the pairs. Pairs that share a
/// place are sorted by their own order.
pub fn ranking<Pair: Ord + Copy>(
    boards: impl IntoIterator<Item = (Pair, Tally)>,
) -> Vec<Standing<Pair>> {
    let mut sums: BTreeMap<Pair, Tally> = BTreeMap::new();
    for (pair, tally) in boards {
        *sums.entry(pair).or_default() += tally;
    }
    let mut order: Vec<(Pair, Tally)> = sums.into_iter().collect();
    order.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.won));
    let standing = |&(pair, tally): &(Pair, Tally)| {
        let better = order.partition_point(|(_, other)| other.won > tally.won);
        let not_worse = order.partition_point(|(_, other)| other.won >= tally.won);
        Standing {
            pair,
            tally,
            place: better + 1,
            sharing: not_worse - better,
        }
    };
    order.iter().map(standing).collect()
}
