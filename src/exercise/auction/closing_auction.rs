//! Auctions that have just ended, or seem to: for the kinds that ask about the end.

use contract_bridge::auction::Call;

use crate::auction::drawn_auction::{
    begun, doubled, ends_with_a_bid, finished, going_on, has_double, last_passes, opening_passes,
    passed,
};
use crate::{Difficulty, Draw};
use engine::{Auction, Doubling};

/// Over. Easy: short, without a double. Hard: doubled or redoubled at the end. Passed out
/// is one of twenty, of ten, of six.
pub(crate) fn over(draw: &mut Draw<'_>) -> Auction {
    let rare = match draw.difficulty {
        Difficulty::Easy => 5,
        Difficulty::Medium => 10,
        Difficulty::Hard => 17,
    };
    if draw.chance.percent(rare) {
        return opening_passes(draw, 4);
    }
    match draw.difficulty {
        Difficulty::Easy => finished(draw, |auction| {
            let short = auction.calls().len() <= 9;
            short && auction.last_bid().is_some() && !has_double(auction)
        }),
        Difficulty::Medium => finished(draw, |auction| auction.last_bid().is_some()),
        Difficulty::Hard => passed(at_a_double(draw), 3),
    }
}

/// One pass short of the end, after a bid; where it is hard, after a double or redouble.
pub(crate) fn nearly_over(draw: &mut Draw<'_>) -> Auction {
    let easy = draw.difficulty == Difficulty::Easy;
    if draw.difficulty == Difficulty::Hard {
        return passed(at_a_double(draw), 2);
    }
    begun(draw, |auction| {
        let plain = auction.calls().len() <= 8 && !has_double(auction);
        two_passes_after_a_bid(auction) && (plain || !easy)
    })
}

/// Three passes and nothing else: what beginners take for the end.
pub(crate) fn three_opening_passes(draw: &mut Draw<'_>) -> Auction {
    opening_passes(draw, 3)
}

/// Doubled after two passes, or in three of ten redoubled after two; then one or two
/// passes: together with those before there are three or more, which end nothing.
pub(crate) fn passes_around_a_double(draw: &mut Draw<'_>) -> Auction {
    let bid = begun(draw, |auction| {
        ends_with_a_bid(auction) && !has_double(auction)
    });
    let calls: &[Call] = if draw.chance.percent(30) {
        &[Call::Double, Call::Pass, Call::Pass, Call::Redouble]
    } else {
        &[Call::Pass, Call::Pass, Call::Double]
    };
    let since = 1 + draw.chance.below(2);
    passed(going_on(&bid, calls).unwrap_or(bid), since)
}

/// Three passes or more since somebody bid, but not in a row, and at most one at the end.
pub(crate) fn scattered_passes(draw: &mut Draw<'_>) -> Auction {
    let easy = draw.difficulty == Difficulty::Easy;
    begun(draw, |auction| {
        let calls = auction.calls().len();
        auction.last_bid().is_some()
            && last_passes(auction) <= 1
            && passes_since_the_opening(auction) >= 3
            && (!easy || (calls <= 8 && !has_double(auction)))
    })
}

/// Passes since the last bid, a double or redouble between them or not.
pub(crate) fn passes_since_the_bid(auction: &Auction) -> usize {
    let back = auction.calls().iter().rev();
    back.take_while(|made| !matches!(made.call, Call::Bid(_)))
        .filter(|made| made.call == Call::Pass)
        .count()
}

/// Passes since the first call that was none.
pub(crate) fn passes_since_the_opening(auction: &Auction) -> usize {
    let calls = auction.calls().iter();
    calls
        .skip_while(|made| made.call == Call::Pass)
        .filter(|made| made.call == Call::Pass)
        .count()
}

fn two_passes_after_a_bid(auction: &Auction) -> bool {
    auction.last_bid().is_some() && last_passes(auction) == 2
}

/// Up to a double or, in three of ten, a redouble.
fn at_a_double(draw: &mut Draw<'_>) -> Auction {
    let doubling = if draw.chance.percent(30) {
        Doubling::Redoubled
    } else {
        Doubling::Doubled
    };
    doubled(draw, doubling, |auction| auction.calls().len() >= 2)
}
