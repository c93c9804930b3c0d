//! What happened, in one sentence, and what it was about.

use super::UnauthorizedInformation;
use crate::fields::Calls;
use crate::prelude::*;
use engine::auction::bidding_box::levels_skipped;
use engine::laws::unauthorized::{Moment, Source};

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
        Source::WithdrawnByOffender => "scene-changes-mind",
        Source::PutRight => "scene-puts-right",
        Source::WithdrawnByOtherSide => "scene-withdraws-misled",
    }
}

/// The bid at a place of the auction, and whether it is a jump; `None` for another call.
pub(super) fn bid_at(auction: &Auction, at: usize) -> Option<(Bid, bool)> {
    let Call::Bid(bid) = auction.calls().get(at)?.call else {
        return None;
    };
    let skipped = levels_skipped(&auction.before(at), bid);
    Some((bid, skipped.is_some_and(|levels| levels > 0)))
}

impl UnauthorizedInformation {
    /// What a player gives away at the first call, after an opening.
    pub fn in_an_auction(source: Source, by: Seat, moment: Option<Moment>) -> Option<Self> {
        let (dealer, auction, withdrawn) = match source {
            Source::WithdrawnByOffender => (by.rho(), "1S 2H P", "3H"),
            Source::PutRight => (by.rho(), "1S 2H P", "1H"),
            Source::WithdrawnByOtherSide => (by.rho(), "1S 2H P", "2D"),
            // After a jump.
            Source::RequiredPause => (by.partner(), "1S 3H P P", ""),
            _ => (by.partner(), "1S 2H P P", ""),
        };
        let calls = notation::parse_auction(dealer, auction).ok()?;
        Some(Self {
            dealer: dealer.into(),
            auction: Calls::from(&calls),
            source,
            by: by.into(),
            withdrawn: notation::parse_call(withdrawn).ok().map(Into::into),
            poll: None,
            moment,
            chosen: None,
            known: 0,
            damage: false,
        })
    }
}
