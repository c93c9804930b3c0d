//! Cases that need no form: the desk asks one question after the other, as a director does at the
//! table, and only those whose answer matters.

pub(super) mod asking;
mod board;
mod claimed;
mod explanation;
mod information;
mod played;
mod routine;

use super::Finding;
use asking::Interview;

/// What is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Line {
    /// Information that a player may not use (Laws 16 and 73).
    Information,
    /// An explanation that does not fit (Laws 20, 21 and 75).
    Explanation,
    /// A score that is wrong (Law 79).
    Correction,
    /// A trick with a card too few or too many (Law 67).
    Trick,
    /// Cards that have been played (Laws 65 and 66).
    Quitted,
    /// What dummy does (Laws 42 and 43).
    Dummy,
    /// Whether a card is played, changed or taken back (Laws 45 and 47).
    Played,
    /// A hand with too many or too few cards (Laws 13 and 14).
    Cards,
    /// A call with cards of another board, or a board meant for others (Law 15).
    Board,
    /// What counts as a claim, and whether play goes on (Law 68).
    Claimed,
}

impl Line {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Information => "information",
            Self::Explanation => "explanation",
            Self::Correction => "correction",
            Self::Trick => "trick",
            Self::Quitted => "quitted",
            Self::Dummy => "dummy",
            Self::Played => "played",
            Self::Cards => "wrong-cards",
            Self::Board => "wrong-board",
            Self::Claimed => "claimed",
        }
    }
}

/// The answers given so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inquiry {
    pub line: Line,
    pub path: Vec<usize>,
}

impl Inquiry {
    pub const fn new(line: Line) -> Self {
        let path = Vec::new();
        Self { line, path }
    }
}

pub fn answer(case: &Inquiry) -> Finding {
    let mut asking = Interview::new(&case.path);
    // While a question is open, the finding holds what is known so far.
    let _ = match case.line {
        Line::Information => information::ask(&mut asking),
        Line::Explanation => explanation::ask(&mut asking),
        Line::Correction => routine::correction(&mut asking),
        Line::Trick => routine::trick(&mut asking),
        Line::Quitted => routine::quitted(&mut asking),
        Line::Dummy => routine::dummy(&mut asking),
        Line::Played => played::ask(&mut asking),
        Line::Cards => board::cards(&mut asking),
        Line::Board => board::board(&mut asking),
        Line::Claimed => claimed::ask(&mut asking),
    };
    asking.finding
}
