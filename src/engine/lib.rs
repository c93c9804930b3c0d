#![doc = include_str!("README.md")]
//!
//! # The folder
//!
//! It is ordered like the table of contents of the Laws:
//!
//! - [`vocabulary`] seats, sides, doubling, vulnerability, honours
//! - [`notation`] the neutral notation (`1NT`, `SA`, `N`, `P X XX`) parsed into types
//! - [`auction`] calls in turn and the one judge of a call (Laws 17 to 22)
//! - [`contract`] contract, declarer, dummy, opening leader
//! - [`board`] dealer and vulnerability of a board (Law 2)
//! - [`play`] the one judge of a card, and who wins a trick (Laws 44, 50, 51, 57, 59)
//! - [`score`] scores as lines (Law 77), comparison (Law 78), and the score of a rubber
//! - [`tournament`] pairs, boards and slips from round to round (Laws 8, 65)
//! - [`laws`] what happens after an irregularity: one file per Law
//! - [`ruling`] who may choose, the options, and the consequences of each
//! - [`citation`] and [`reason`] the ids and facts that the engine returns instead of sentences
//!
//! Two questions have two kinds of answer. *May I?* is a `check` that returns
//! `Result<(), Illegal…>`; *it has happened, what now?* is a ruling. The texts for both are in
//! another crate.

#[macro_use]
mod ids;

pub mod auction;
pub mod board;
pub mod citation;
pub mod contract;
pub mod laws;
pub mod notation;
pub mod play;
pub mod reason;
pub mod ruling;
pub mod score;
pub mod tournament;
pub mod vocabulary;

pub use auction::{Auction, IllegalCall, Outcome};
pub use board::Board;
pub use citation::Citation;
pub use contract::Contract;
pub use reason::{Fact, Facts, Reason};
pub use ruling::{Choice, Chooser, Offer, Ruling};
pub use vocabulary::{
    BySeat, BySide, Doubling, Side, Vulnerability, cards_of, is_honour, vulnerability_of,
};

pub use contract_bridge::auction::{AbsoluteVulnerability, Call};
pub use contract_bridge::{Bid, Card, Hand, Level, Rank, Seat, Strain, Suit};
