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
}

/// `7`, `7.5`.
impl fmt::Display for Matchpoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0.is_multiple_of(2) { "" } else { ".5" };
        write!(f, "{}{half}", self.0 / 2)
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
