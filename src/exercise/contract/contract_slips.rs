//! The rules by which a finished auction has its contract, and how its doubling is misread.

use crate::Slip;
use crate::auction::drawn_auction::has_wiped_double;
use crate::grade::slips;
use engine::{Auction, Contract, Doubling, Fact, Reason};

slips! {
    DOUBLE_OVERLOOKED = "double-overlooked",
    DOUBLE_OUTLIVES_BID = "double-outlives-bid",
    pub(crate) PASSED_OUT_OVERLOOKED = "passed-out-overlooked",
}

/// The doubling by mistake: a double is overlooked, or one that a bid cancelled is counted.
pub(crate) fn misread_doubling(auction: &Auction, contract: Contract) -> Option<(Slip, Doubling)> {
    if contract.doubling != Doubling::Undoubled {
        return Some((DOUBLE_OVERLOOKED, Doubling::Undoubled));
    }
    has_wiped_double(auction).then_some((DOUBLE_OUTLIVES_BID, Doubling::Doubled))
}

/// The rules by which a finished auction has its contract, or none.
pub(crate) fn contract_reasons(auction: &Auction) -> Vec<Reason> {
    let Some(contract) = auction.contract_so_far() else {
        return vec![Reason::new("passed-out", "22B")];
    };
    let last = Reason::new("last-bid-is-contract", "22A").with("bid", Fact::Bid(contract.bid));
    let doubling = match contract.doubling {
        Doubling::Undoubled if has_wiped_double(auction) => {
            Some(Reason::new("double-cancelled-by-bid", "19C"))
        }
        Doubling::Undoubled => None,
        Doubling::Doubled => Some(Reason::new("contract-doubled", "19D")),
        Doubling::Redoubled => Some(Reason::new("contract-redoubled", "19D")),
    };
    [last].into_iter().chain(doubling).collect()
}
