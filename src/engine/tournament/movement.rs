//! The Mitchell movement: North-South stay, East-West move up, boards move down.
//!
//! ```
//! use arbitro_engine::tournament::Movement;
//!
//! let six_tables = Movement::new(6).unwrap();
//! assert_eq!(six_tables.rounds(), 5);
//! let fourth = six_tables.round(4).unwrap();
//! let first_table = &fourth[0]; // after the skip
//! assert_eq!((first_table.ew.number(), first_table.boards), (103, 4));
//! ```

use std::fmt;

use crate::{Fact, Reason, Side};

/// A table's number, from 1 to 99.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Table(u8);

impl Table {
    /// The most tables whose pairs are told apart by their numbers: those of North-South are below
    /// 100, those of East-West above.
    pub const MOST: u8 = 99;

    /// The table with this number; `None` for 0 and above 99.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MOST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A pair's number, wherever it moves. In a Mitchell movement it is the table where the pair starts,
/// plus 100 for East-West; in a Howell it says nothing about the direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PairNumber(u8);

impl PairNumber {
    /// The pair that starts at a table in a direction.
    pub const fn starting(start: Table, side: Side) -> Self {
        match side {
            Side::NorthSouth => Self(start.0),
            // At most 199.
            Side::EastWest => Self(100 + start.0),
        }
    }

    /// The pair with this number, 1 to 99 or 101 to 199; `None` if no pair has it.
    pub const fn new(number: u8) -> Option<Self> {
        match Table::new(number % 100) {
            Some(_) if number < 200 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The table where it starts in a Mitchell movement.
    pub const fn start(self) -> Table {
        Table(self.0 % 100)
    }

    /// The direction in which it plays in a Mitchell movement.
    pub const fn side(self) -> Side {
        match self.0 {
            ..100 => Side::NorthSouth,
            100.. => Side::EastWest,
        }
    }
}

impl fmt::Display for PairNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// The pairs and boards at one table in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meeting {
    /// The table.
    pub table: Table,
    /// The pair that stays there.
    pub ns: PairNumber,
    /// The pair that has come.
    pub ew: PairNumber,
    /// The set of boards; in a Mitchell movement its number is the table at which it starts.
    pub boards: u8,
}

impl Meeting {
    /// The pair that holds the cards of a direction.
    pub const fn pair(&self, side: Side) -> PairNumber {
        match side {
            Side::NorthSouth => self.ns,
            Side::EastWest => self.ew,
        }
    }

    /// The pair that this one meets here; `None` if it is elsewhere.
    pub fn opponents(&self, pair: PairNumber) -> Option<PairNumber> {
        match (self.ns == pair, self.ew == pair) {
            (true, _) => Some(self.ew),
            (_, true) => Some(self.ns),
            _ => None,
        }
    }

    /// The same with the boards turned by a quarter (an *arrow switch*): the players keep their
    /// chairs and hold the cards of the other direction.
    #[must_use]
    pub const fn arrow_switched(self) -> Self {
        Self {
            ns: self.ew,
            ew: self.ns,
            ..self
        }
    }

    /// Why a pair is entered in the column of the other direction: the boards are turned (Law 8A1).
    pub const fn turned() -> Reason {
        Reason::new("arrow-switch", "8A1")
    }

    /// Why a pair has no opponents: this one is missing, so there is a half table (Law 8A1).
    pub fn half_table(missing: PairNumber) -> Reason {
        let pair = Fact::Number(missing.number().into());
        Reason::new("half-table", "8A1").with("pair", pair)
    }
}

/// Why a movement, table or round does not exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MovementError {
    /// There are no tables.
    #[error("a movement needs at least one table")]
    NoTables,
    /// With this many tables, pair numbers would not be unique.
    #[error("{0} tables: with more than 99 two pairs would have the same number")]
    TooManyTables(u8),
    /// The movement has no table of this number; with the number of tables.
    #[error("there is no table {0}: there are {1}")]
    NoSuchTable(u8, u8),
    /// Rounds are numbered from 1.
    #[error("there is no round 0")]
    NoRound,
    /// In this round pairs would meet or play boards a second time; with the number of rounds.
    #[error("round {0}: {1} can be played without anybody meeting a pair or a board twice")]
    RoundBeyond(u8, u8),
}

/// A Mitchell movement with as many sets of boards as tables. With an even number, East-West skip a
/// table after half of the rounds, or they would meet boards that they have played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Movement {
    tables: u8,
}

impl Movement {
    /// The movement for this many tables.
    pub const fn new(tables: u8) -> Result<Self, MovementError> {
        match tables {
            0 => Err(MovementError::NoTables),
            1..=Table::MOST => Ok(Self { tables }),
            _ => Err(MovementError::TooManyTables(tables)),
        }
    }

    /// Number of tables.
    pub const fn tables(self) -> u8 {
        self.tables
    }

    /// Number of rounds in which no pair meets another pair or a board twice.
    pub const fn rounds(self) -> u8 {
        if self.tables.is_multiple_of(2) {
            self.tables - 1
        } else {
            self.tables
        }
    }

    /// The round after which East-West move up two tables instead of one; `None` without a skip.
    pub const fn skip_after(self) -> Option<u8> {
        if self.tables.is_multiple_of(2) {
            Some(self.tables / 2)
        } else {
            None
        }
    }

    /// The pairs and boards at every table in a round, from table 1 up.
    pub fn round(self, round: u8) -> Result<Vec<Meeting>, MovementError> {
        self.check(round)?;
        let moved = round - 1;
        let skipped = u8::from(self.skip_after().is_some_and(|after| round > after));
        let meeting = |table: Table| Meeting {
            table,
            ns: PairNumber::starting(table, Side::NorthSouth),
            ew: PairNumber::starting(self.below(table, moved + skipped), Side::EastWest),
            boards: self.above(table, moved).number(),
        };
        Ok((1..=self.tables).map(Table).map(meeting).collect())
    }

    /// The pair without opponents in a round if a pair is missing (a half table); `None` if the missing
    /// pair is none of this movement.
    pub fn sits_out(
        self,
        missing: PairNumber,
        round: u8,
    ) -> Result<Option<PairNumber>, MovementError> {
        let meetings = self.round(round)?;
        Ok(meetings.iter().find_map(|it| it.opponents(missing)))
    }

    fn check(self, round: u8) -> Result<(), MovementError> {
        match round {
            0 => Err(MovementError::NoRound),
            _ if round > self.rounds() => Err(MovementError::RoundBeyond(round, self.rounds())),
            _ => Ok(()),
        }
    }

    /// The table `up` tables higher, wrapping from the last one to table 1.
    const fn above(self, table: Table, up: u8) -> Table {
        // At most 98 + 98: the sum fits.
        Table((table.0 - 1 + up % self.tables) % self.tables + 1)
    }

    /// The table `down` tables lower, wrapping from table 1 to the last one.
    const fn below(self, table: Table, down: u8) -> Table {
        self.above(table, self.tables - down % self.tables)
    }

    /// The next table of a pair after a round that is not the last: North-South stay, East-West
    /// move up one table, or two at the skip.
    pub fn next_table(self, side: Side, table: Table, round: u8) -> Result<Table, MovementError> {
        self.find(table)?;
        self.check(round)?;
        self.check(round.saturating_add(1))?;
        Ok(match (side, self.skip_after() == Some(round)) {
            (Side::NorthSouth, _) => table,
            (Side::EastWest, false) => self.above(table, 1),
            (Side::EastWest, true) => self.above(table, 2),
        })
    }

    /// The next table of the boards after a round: one table down. North carries them (Law 8A2).
    pub fn next_table_of_boards(self, table: Table) -> Result<Table, MovementError> {
        self.find(table)?;
        Ok(self.below(table, 1))
    }

    const fn find(self, table: Table) -> Result<(), MovementError> {
        if table.0 <= self.tables {
            return Ok(());
        }
        Err(MovementError::NoSuchTable(table.0, self.tables))
    }
}
