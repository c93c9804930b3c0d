//! A team match at two tables, which exchange the halves of the boards at half-time (Law 8).

use std::ops::RangeInclusive;

use crate::Reason;

/// A table of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamTable {
    /// It begins with the lower half.
    First,
    /// It begins with the upper half.
    Second,
}

/// A number of boards, always even.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamMatch {
    half: u32,
}

impl TeamMatch {
    /// The most boards in one match; a longer match is played in several parts.
    pub const MOST: u32 = 64;

    /// A match of this many boards; `None` if the number is odd, zero or too high.
    pub const fn new(boards: u32) -> Option<Self> {
        if boards == 0 || boards > Self::MOST || !boards.is_multiple_of(2) {
            return None;
        }
        Some(Self { half: boards / 2 })
    }

    /// Number of boards.
    pub const fn boards(self) -> u32 {
        2 * self.half
    }

    /// The boards that a table plays before half-time.
    pub const fn before(self, table: TeamTable) -> RangeInclusive<u32> {
        match table {
            TeamTable::First => 1..=self.half,
            TeamTable::Second => self.half + 1..=self.boards(),
        }
    }

    /// The boards that a table plays after half-time: those of the other table before.
    pub const fn after(self, table: TeamTable) -> RangeInclusive<u32> {
        self.before(match table {
            TeamTable::First => TeamTable::Second,
            TeamTable::Second => TeamTable::First,
        })
    }

    /// The rule about the exchange.
    pub const fn reason() -> Reason {
        Reason::new("team-boards-exchanged", "8A1")
    }
}
