//! Boards that were dealt, bid and played: what exercises are drawn from.
//!
//! - [`Bank`] boards ready for drawing; the program brings [one](Bank::standard) along
//! - [`pbn`] reads them from Portable Bridge Notation, and says what it [`Skipped`]
//!
//! Bytes come in, boards go out; [`file`](mod@file) alone touches the file system.

pub mod bank;
pub mod file;
pub mod pbn;
pub mod skipped;

use engine::score::Tricks;
use engine::{AbsoluteVulnerability, Auction, BySeat, Contract, Hand, Seat};

pub use bank::Bank;
pub use file::{is_pbn, read_pbn_file};
pub use pbn::{PbnReading, read_pbn};
pub use skipped::{Part, SkipReason, Skipped};

/// One board as it was dealt, bid and played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedBoard {
    /// Its number, where it has one.
    pub number: Option<u32>,
    /// Who dealt.
    pub dealer: Seat,
    /// Who was vulnerable.
    pub vulnerability: AbsoluteVulnerability,
    /// Thirteen cards each.
    pub hands: BySeat<Hand>,
    /// Legal, and begun by the dealer; not always finished.
    pub auction: Option<Auction>,
    /// How it ended. It never contradicts a finished auction.
    pub outcome: Option<Outcome>,
    /// How it ended table by table, where the file has a table of scores.
    pub tables: Vec<Outcome>,
}

/// How a board ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nobody bid.
    PassedOut,
    /// A contract was played.
    Played {
        /// What, doubled or not, and by whom.
        contract: Contract,
        /// Tricks won by declarer's side.
        tricks: Tricks,
    },
}
