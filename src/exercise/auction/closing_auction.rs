//! Auctions that have just ended, or nearly.

use crate::auction::drawn_auction::{
    begun, doubled, finished, has_double, last_passes, opening_passes, passed,
};
use crate::{Difficulty, Draw};
use engine::{Auction, Doubling};

/// Over. Easy: short, without a double. Hard: doubled or redoubled at the end. Passed out
/// is one of twenty, of ten, of six.
pub(super) fn over(draw: &mut Draw<'_>) -> Auction {
    let passed_out = match draw.difficulty {
        Difficulty::Easy => 5,
        Difficulty::Medium => 10,
        Difficulty::Hard => 17,
    };
    if draw.chance.percent(passed_out) {
        return opening_passes(draw, 4);
    }
    let easy = draw.difficulty == Difficulty::Easy;
    match draw.difficulty {
        Difficulty::Easy | Difficulty::Medium => finished(draw, |auction| {
            let plain = auction.calls().len() <= 9 && !has_double(auction);
            auction.last_bid().is_some() && (plain || !easy)
        }),
        Difficulty::Hard => passed(at_a_double(draw), 3),
    }
}

/// One pass short of the end, after a bid; where it is hard, after a double or redouble.
pub(super) fn nearly_over(draw: &mut Draw<'_>) -> Auction {
    let easy = draw.difficulty == Difficulty::Easy;
    if draw.difficulty == Difficulty::Hard {
        return passed(at_a_double(draw), 2);
    }
    begun(draw, |auction| {
        let plain = auction.calls().len() <= 8 && !has_double(auction);
        auction.last_bid().is_some() && last_passes(auction) == 2 && (plain || !easy)
    })
}

/// Up to a double or, in three of ten, a redouble.
fn at_a_double(draw: &mut Draw<'_>) -> Auction {
    let doubling = match draw.chance.percent(30) {
        true => Doubling::Redoubled,
        false => Doubling::Doubled,
    };
    doubled(draw, doubling, |auction| auction.calls().len() >= 2)
}
