//! Insufficient bids (Law 27): the part in which the next opponent accepts.

use contract_bridge::Bid;
use contract_bridge::auction::Call;

use crate::engine::{Auction, Citation, IllegalCall};

/// Why a bid cannot be accepted under Law 27A1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotInsufficient {
    /// The bid is sufficient: there is nothing to accept.
    #[error("the bid is sufficient")]
    Sufficient,
    /// The auction has ended: Law 39 deals with such a bid.
    #[error("the auction is over")]
    AuctionOver,
}

/// Makes an insufficient bid at the turn that the offender's left-hand
/// opponent has accepted (Law 27A1). It is then the last bid, and the next
/// bid need only beat *it*.
///
/// # Errors
/// [`NotInsufficient`]; the auction is then unchanged.
pub fn accept(auction: &mut Auction, bid: Bid) -> Result<(), NotInsufficient> {
    match auction.check(Call::Bid(bid)) {
        Ok(()) => Err(NotInsufficient::Sufficient),
        Err(IllegalCall::AuctionOver) => Err(NotInsufficient::AuctionOver),
        Err(_) => {
            auction.condone(auction.turn(), Call::Bid(bid), Citation::duplicate("27A1"));
            Ok(())
        }
    }
}
