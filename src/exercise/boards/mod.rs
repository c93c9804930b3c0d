//! Boards that were dealt, bid and played, from which exercises are drawn.
//!
//! - [`Bank`] boards to draw from; [one](Bank::standard) is embedded
//! - [`pbn`] reads them from Portable Bridge Notation, and reports what was [`Skipped`]
//!
//! Only [`file`](mod@file) touches the file system; the rest works on bytes.

#![allow(missing_docs, reason = "the names of the rest say it")]

pub mod bank;
pub mod file;
pub mod pbn;
pub mod skipped;

use engine::score::Tricks;
use engine::{AbsoluteVulnerability, Auction, Board, BySeat, Card, Contract, Hand, Seat};

pub use bank::Bank;
pub use file::{is_pbn, read_pbn_file};
pub use pbn::{PbnReading, read_pbn};
pub use skipped::{Part, SkipReason, Skipped};

/// One board as it was dealt, bid and played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedBoard {
    pub number: Option<u32>,
    pub dealer: Seat,
    pub vulnerability: AbsoluteVulnerability,
    /// Thirteen cards each.
    pub hands: BySeat<Hand>,
    /// The calls: legal and begun by the dealer, but not always finished.
    pub auction: Option<Auction>,
    /// How the board ended; it never contradicts a finished auction.
    pub outcome: Option<Outcome>,
    /// The cards in the order played, as far as they are known; a legal play of the contract.
    pub play: Vec<Card>,
    /// How the board ended at each table, if the file has a table of scores.
    pub tables: Vec<Outcome>,
}

/// How a board ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    PassedOut,
    Played {
        contract: Contract,
        /// Tricks won by declarer's side.
        tricks: Tricks,
    },
}

impl PlayedBoard {
    /// Whether all of the board is known, from the number to the last card.
    pub fn is_played_out(&self) -> bool {
        let usual = self.number.and_then(Board::new).is_some_and(|board| {
            board.dealer() == self.dealer && board.vulnerability() == self.vulnerability
        });
        let called = self.auction.as_ref().is_some_and(Auction::has_ended);
        usual && called && self.outcome.is_some() && self.play.len() == 52
    }
}
