//! How the contract of a finished auction is misread.

use crate::auction::drawn_auction::has_wiped_double;
use crate::prelude::*;

mistakes! {
    DOUBLE_OVERLOOKED = "double-overlooked",
    DOUBLE_OUTLIVES_BID = "double-outlives-bid",
    pub(crate) PASSED_OUT_OVERLOOKED = "passed-out-overlooked",
}

/// The doubling as misread: a double is overlooked, or one that a bid cancelled is counted.
pub(crate) fn misread_doubling(
    auction: &Auction,
    contract: Contract,
) -> Option<(Mistake, Doubling)> {
    if contract.doubling != Doubling::Undoubled {
        return Some((DOUBLE_OVERLOOKED, Doubling::Undoubled));
    }
    has_wiped_double(auction).then_some((DOUBLE_OUTLIVES_BID, Doubling::Doubled))
}
