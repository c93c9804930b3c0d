//! Matchpoints: each pair is compared with all pairs that held the same cards (Law 78A).
//!
//! ```
//! use arbitro_engine::score::matchpoints::{Scale, matchpoints};
//!
//! let board = matchpoints(&[420, 420, 450, -50], Scale::TwoPerWin);
//! let ns: Vec<u64> = board.ns().iter().map(|won| won.halves() / 2).collect();
//! assert_eq!(ns, [3, 3, 6, 0]);
//! ```

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use crate::{Fact, Reason};

/// The value of one better result. Both scales give the same ranking.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Scale {
    /// 2 for each score beaten, 1 for each equal one, as the Law has it.
    #[default]
    TwoPerWin,
    /// 1 for each score beaten, ½ for each equal one.
    OnePerWin,
}

impl Scale {
    /// Both scales, the Law's first.
    pub const ALL: [Self; 2] = [Self::TwoPerWin, Self::OnePerWin];

    /// The value of one better result: 2 or 1.
    pub const fn per_win(self) -> u8 {
        match self {
            Self::TwoPerWin => 2,
            Self::OnePerWin => 1,
        }
    }
}

/// A number of matchpoints, exact to the half.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[must_use]
pub struct Matchpoints(u64);

impl Matchpoints {
    /// A number of matchpoints, given in half points.
    pub const fn from_halves(halves: u64) -> Self {
        Self(halves)
    }

    /// The number in half points.
    pub const fn halves(self) -> u64 {
        self.0
    }

    /// The number; `None` if it is not whole.
    pub const fn whole(self) -> Option<u64> {
        if self.0.is_multiple_of(2) {
            Some(self.0 / 2)
        } else {
            None
        }
    }

    /// The matchpoints of the opponents at the same table: the rest of the top.
    pub const fn complement(self, top: Self) -> Self {
        Self(top.0.saturating_sub(self.0))
    }

    /// The share of the top; `None` if the top is 0: a board played once has no comparison.
    pub fn percentage(self, top: Self) -> Option<Percentage> {
        let hundredths =
            (u128::from(self.0) * 20_000 + u128::from(top.0)).checked_div(2 * u128::from(top.0))?;
        u32::try_from(hundredths).ok().map(Percentage)
    }
}

impl Add for Matchpoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Matchpoints {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Matchpoints {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), Add::add)
    }
}

/// `7`, `7.5`.
impl fmt::Display for Matchpoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0.is_multiple_of(2) { "" } else { ".5" };
        write!(f, "{}{half}", self.0 / 2)
    }
}

/// A percentage, rounded to the nearest hundredth of a per cent, halves up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Percentage(u32);

impl Percentage {
    /// In hundredths of a per cent: 5833 is 58.33 %.
    pub const fn hundredths(self) -> u32 {
        self.0
    }
}

/// `58.33`.
impl fmt::Display for Percentage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

/// The matchpoints of one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardMatchpoints {
    ns: Vec<Matchpoints>,
    top: Matchpoints,
}

impl BoardMatchpoints {
    /// North-South's matchpoints, in the order of the scores.
    pub fn ns(&self) -> &[Matchpoints] {
        &self.ns
    }

    /// East-West's matchpoints, in the order of the scores.
    pub fn ew(&self) -> impl ExactSizeIterator<Item = Matchpoints> {
        self.ns.iter().map(|ns| ns.complement(self.top))
    }

    /// The highest possible result of a pair: all other scores beaten. 0 if there are none.
    pub const fn top(&self) -> Matchpoints {
        self.top
    }
}

/// Compares the North-South scores of one board (Law 78A); a passed-out deal scores 0.
pub fn matchpoints(ns_scores: &[i32], scale: Scale) -> BoardMatchpoints {
    let mut sorted = ns_scores.to_vec();
    sorted.sort_unstable();
    // In half points: a win is worth twice as much.
    let tie = u64::from(scale.per_win());
    let of = |score: &i32| {
        let lower = sorted.partition_point(|other| other < score);
        let not_higher = sorted.partition_point(|other| other <= score);
        // One of the equal scores is this score itself.
        let ties = 2 * lower + (not_higher - lower).saturating_sub(1);
        Matchpoints(tie * ties as u64)
    };
    let others = ns_scores.len().saturating_sub(1) as u64;
    BoardMatchpoints {
        ns: ns_scores.iter().map(of).collect(),
        top: Matchpoints(2 * tie * others),
    }
}

/// Why score number `place` (from 0) has its matchpoints: how many others are lower, and equal.
pub fn reason(ns_scores: &[i32], place: usize, scale: Scale) -> Option<Reason> {
    let own = ns_scores.get(place)?;
    let lower = ns_scores.iter().filter(|score| *score < own).count();
    let equal = ns_scores.iter().filter(|score| *score == own).count() - 1;
    let number = |count: usize| Fact::Number(i32::try_from(count).unwrap_or(i32::MAX));
    let reason = Reason::new("matchpoints-compared", "78A")
        .with("lower", number(lower))
        .with("equal", number(equal))
        .with("win", Fact::Number(i32::from(scale.per_win())));
    Some(reason)
}
