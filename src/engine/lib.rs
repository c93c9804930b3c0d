#![doc = include_str!("README.md")]
//!
//! Two questions have two kinds of answer. *May I?* is a `check` that returns
//! `Result<(), Illegal…>`; *it has happened, what now?* is a [`ruling`].

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
