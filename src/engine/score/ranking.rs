//! The ranking: the share of the matchpoints that a pair could have had on its boards.

use std::cmp::Ordering;
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

    /// The share of the tops as a whole percentage, halves up; `None` while the top is 0.
    pub fn whole_percent(self) -> Option<u64> {
        let [won, top] = [self.won, self.top].map(Matchpoints::halves);
        let doubled = won.saturating_mul(200).saturating_add(top);
        doubled.checked_div(top.saturating_mul(2))
    }

    /// Compares the shares exactly; a pair that has played no board is last.
    fn compare(self, other: Self) -> Ordering {
        let played = |tally: Self| tally.top > Matchpoints::default();
        let product =
            |won: Self, top: Self| u128::from(won.won.halves()) * u128::from(top.top.halves());
        let shares = product(self, other).cmp(&product(other, self));
        played(self).cmp(&played(other)).then(shares)
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
    /// The place, from 1: one more than the number of pairs that have more. Pairs with an equal share
    /// of their tops share a place, and the next places stay empty.
    pub place: usize,
    /// How many pairs share the place, this one included.
    pub sharing: usize,
}

/// Adds up the matchpoints of every pair on every board, and sorts the pairs by their share of the
/// tops: where all have played the same boards, by the sum (Law 78A). Pairs that share a place are
/// sorted by their own order.
pub fn ranking<Pair: Ord + Copy>(
    boards: impl IntoIterator<Item = (Pair, Tally)>,
) -> Vec<Standing<Pair>> {
    let mut sums: BTreeMap<Pair, Tally> = BTreeMap::new();
    for (pair, tally) in boards {
        *sums.entry(pair).or_default() += tally;
    }
    let mut order: Vec<(Pair, Tally)> = sums.into_iter().collect();
    order.sort_by(|(_, one), (_, other)| other.compare(*one));
    let standing = |&(pair, tally): &(Pair, Tally)| {
        let better = order.partition_point(|(_, other)| other.compare(tally).is_gt());
        let not_worse = order.partition_point(|(_, other)| other.compare(tally).is_ge());
        Standing {
            pair,
            tally,
            place: better + 1,
            sharing: not_worse - better,
        }
    };
    order.iter().map(standing).collect()
}
