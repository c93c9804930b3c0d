//! What happened, in one sentence, and what it was about.

use crate::prelude::*;
use engine::laws::unauthorized::Source;

/// The sentence that tells what has happened.
pub(super) const fn told(source: Source) -> &'static str {
    match source {
        Source::Hesitation => "scene-hesitates",
        Source::Haste => "scene-calls-in-haste",
        Source::Question => "scene-asks-a-question",
        Source::Remark => "scene-makes-a-remark",
        Source::UnexpectedAlert => "scene-alerts-unexpectedly",
        Source::Explanation => "scene-explains-unexpectedly",
        Source::RequiredPause => "scene-pauses-as-required",
        Source::WithdrawnByOffender => "scene-withdraws-irregular",
        Source::WithdrawnByOtherSide => "scene-withdraws-misled",
    }
}

/// The bid at a place of the auction, and whether it is a jump; `None` for another call.
pub(super) fn bid_at(auction: &Auction, at: usize) -> Option<(Bid, bool)> {
    let Call::Bid(bid) = auction.calls().get(at)?.call else {
        return None;
    };
    let lowest = auction.before(at).lowest_sufficient(bid.strain);
    Some((bid, lowest.is_some_and(|lowest| lowest.level < bid.level)))
}
