//! The traveller that goes with a board: one line for each table, then the matchpoints.

use contract_bridge::Seat;

use super::PairNumber;
use crate::score::ResultLine;
use crate::score::matchpoints::{BoardMatchpoints, Scale, matchpoints};
use crate::score::ranking::Tally;
use crate::{Board, Side, vulnerability_of};

/// The result at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A passed-out deal: 0 in both columns.
    PassedOut,
    /// A contract was played.
    Played {
        /// The declarer.
        declarer: Seat,
        /// The contract with its tricks.
        line: ResultLine,
    },
}

impl Outcome {
    /// The score of North-South on a board.
    pub fn ns_score(&self, board: Board) -> i32 {
        match self {
            Self::PassedOut => 0,
            Self::Played { declarer, line } => {
                let side = Side::of(*declarer);
                let score = line
                    .at(vulnerability_of(board.vulnerability(), side))
                    .score();
                match side {
                    Side::NorthSouth => score,
                    Side::EastWest => -score,
                }
            }
        }
    }
}

/// Points as written on a traveller: positive, in the column of the side that scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entered {
    /// The side whose column has the points.
    pub side: Side,
    /// Points, at least 10.
    pub points: u32,
}

impl Entered {
    /// The entry for a score of North-South; `None` for 0 in both columns.
    pub const fn of_ns(score: i32) -> Option<Self> {
        let side = match score {
            0 => return None,
            1.. => Side::NorthSouth,
            _ => Side::EastWest,
        };
        Some(Self {
            side,
            points: score.unsigned_abs(),
        })
    }
}

/// One line of a traveller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableLine {
    /// The North-South pair.
    pub ns: PairNumber,
    /// The East-West pair.
    pub ew: PairNumber,
    /// The result.
    pub outcome: Outcome,
}

impl TableLine {
    /// The pair that sat in a direction.
    pub const fn pair(&self, side: Side) -> PairNumber {
        match side {
            Side::NorthSouth => self.ns,
            Side::EastWest => self.ew,
        }
    }

    /// The pair that played the contract; `None` in a passed-out deal.
    pub fn played_by(&self) -> Option<PairNumber> {
        match self.outcome {
            Outcome::PassedOut => None,
            Outcome::Played { declarer, .. } => Some(self.pair(Side::of(declarer))),
        }
    }

    /// The pair that wrote the line: North writes, and the others check it.
    pub const fn written_by(&self) -> PairNumber {
        self.ns
    }

    /// The points of a side on a board, negative if it loses them.
    pub fn points(&self, side: Side, board: Board) -> i32 {
        let ns = self.outcome.ns_score(board);
        match side {
            Side::NorthSouth => ns,
            Side::EastWest => -ns,
        }
    }
}

/// Why a line is not allowed on a traveller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TravellerError {
    /// The pair has a line on this traveller already: it plays a board only once.
    #[error("pair {0} has played this board already")]
    PlayedAlready(PairNumber),
    /// The pair's number belongs to the other direction.
    #[error("pair {0} does not sit in this direction")]
    WrongDirection(PairNumber),
}

/// The traveller of one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Traveller {
    board: Board,
    lines: Vec<TableLine>,
}

impl Traveller {
    /// An empty traveller.
    pub const fn new(board: Board) -> Self {
        Self {
            board,
            lines: Vec::new(),
        }
    }

    /// Adds the next line.
    pub fn add(&mut self, line: TableLine) -> Result<(), TravellerError> {
        for (pair, side) in [(line.ns, Side::NorthSouth), (line.ew, Side::EastWest)] {
            if pair.side() != side {
                return Err(TravellerError::WrongDirection(pair));
            }
            if self
                .lines
                .iter()
                .any(|own| [own.ns, own.ew].contains(&pair))
            {
                return Err(TravellerError::PlayedAlready(pair));
            }
        }
        self.lines.push(line);
        Ok(())
    }

    /// The lines in the order in which they were written.
    pub fn lines(&self) -> &[TableLine] {
        &self.lines
    }

    /// The scores of North-South, line by line.
    pub fn ns_scores(&self) -> Vec<i32> {
        let scores = self
            .lines
            .iter()
            .map(|line| line.outcome.ns_score(self.board));
        scores.collect()
    }

    /// The matchpoints, line by line (Law 78A).
    pub fn matchpoints(&self, scale: Scale) -> BoardMatchpoints {
        matchpoints(&self.ns_scores(), scale)
    }

    /// The matchpoints of each pair on this board, for the ranking.
    pub fn tallies(&self, scale: Scale) -> Vec<(PairNumber, Tally)> {
        let board = self.matchpoints(scale);
        let top = board.top();
        let both = self.lines.iter().zip(board.ns()).flat_map(|(line, &won)| {
            let of = |won| Tally { won, top };
            [(line.ns, of(won)), (line.ew, of(won.complement(top)))]
        });
        both.collect()
    }
}
