//! The contract: bid, doubling and declarer.

use std::fmt;

use contract_bridge::{Bid, Seat};

use crate::{Doubling, notation};

/// The last bid of an auction with its doubling and its declarer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Contract {
    /// Level and strain.
    pub bid: Bid,
    /// Undoubled, doubled or redoubled.
    pub doubling: Doubling,
    /// The player who plays it.
    pub declarer: Seat,
}

impl Contract {
    /// Declarer's partner.
    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// The defender on declarer's left, who makes the opening lead (Law 41A).
    pub const fn opening_leader(&self) -> Seat {
        self.declarer.lho()
    }

    /// Tricks needed: six plus the level.
    pub const fn tricks_needed(&self) -> u8 {
        6 + self.bid.level.get()
    }
}

/// Neutral notation: `4SX by W`.
impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{} by {}",
            notation::bid(self.bid),
            self.doubling.suffix(),
            self.declarer
        )
    }
}
