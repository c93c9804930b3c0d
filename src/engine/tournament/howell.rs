//! The Howell movement: every pair meets every other one. One pair stays; each of the others goes
//! where the pair with the next lower number has just played.
//!
//! ```
//! use arbitro_engine::tournament::Howell;
//!
//! let four_tables = Howell::new(4).unwrap();
//! assert_eq!((four_tables.pairs(), four_tables.rounds()), (8, 7));
//! let second = four_tables.round(2).unwrap();
//! assert_eq!((second[0].ns.number(), second[0].ew.number()), (8, 1));
//! ```

use super::movement::{Meeting, MovementError, PairNumber, Table};
use crate::{Fact, Reason};

/// Where the pairs and boards are in the first round, for 4 to 7 tables: at each table the
/// North-South pair, the East-West pair and the set of boards. The pair with the highest number sits
/// North-South at table 1.
const STARTS: [&[(u8, u8, u8)]; 4] = [
    &[(8, 7, 1), (1, 3, 3), (2, 6, 5), (4, 5, 2)],
    &[(10, 9, 1), (1, 2, 6), (3, 7, 5), (4, 6, 3), (5, 8, 8)],
    &[
        (12, 11, 1),
        (1, 2, 4),
        (3, 6, 10),
        (4, 8, 2),
        (5, 10, 5),
        (7, 9, 6),
    ],
    &[
        (14, 13, 1),
        (1, 2, 4),
        (3, 6, 12),
        (4, 9, 3),
        (5, 12, 10),
        (7, 11, 11),
        (8, 10, 5),
    ],
];

/// A Howell movement of 4 to 7 tables: no pair meets another pair or a set of boards twice, and at
/// each table the numbers of the boards go up by one set a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Howell {
    starts: &'static [(u8, u8, u8)],
}

impl Howell {
    /// The numbers of tables for which there is one. With fewer, tables share boards; with more,
    /// it takes too many rounds for an evening.
    pub const TABLES: std::ops::RangeInclusive<u8> = 4..=7;

    /// The movement for this many tables; `None` outside [`Howell::TABLES`].
    pub fn new(tables: u8) -> Option<Self> {
        let at = tables.checked_sub(*Self::TABLES.start())?;
        let starts = *STARTS.get(usize::from(at))?;
        Some(Self { starts })
    }

    /// Number of tables.
    pub fn tables(self) -> u8 {
        self.pairs() / 2
    }

    /// Number of pairs, two for each table; also the number of the pair that stays.
    pub const fn pairs(self) -> u8 {
        self.starts[0].0
    }

    /// Number of rounds, and of sets of boards: as many as each pair has opponents.
    pub const fn rounds(self) -> u8 {
        self.pairs() - 1
    }

    /// The pairs and boards at every table in a round, from table 1 up.
    pub fn round(self, round: u8) -> Result<Vec<Meeting>, MovementError> {
        match round {
            0 => return Err(MovementError::NoRound),
            _ if round > self.rounds() => {
                return Err(MovementError::RoundBeyond(round, self.rounds()));
            }
            _ => {}
        }
        let moved = |start: u8| (start - 1 + round - 1) % self.rounds() + 1;
        let pair = |start: u8| match start == self.pairs() {
            true => PairNumber::new(start),
            false => PairNumber::new(moved(start)),
        };
        let tables = self.starts.iter().zip(1..).filter_map(|(start, table)| {
            let &(ns, ew, boards) = start;
            Some(Meeting {
                table: Table::new(table)?,
                ns: pair(ns)?,
                ew: pair(ew)?,
                boards: moved(boards),
            })
        });
        Ok(tables.collect())
    }

    /// How the pairs move, as the Director says it (Law 8A1).
    pub fn reason(self) -> Reason {
        let number = |it: u8| Fact::Number(it.into());
        Reason::new("howell-follow", "8A1")
            .with("last", number(self.rounds()))
            .with("pairs", number(self.pairs()))
    }
}
