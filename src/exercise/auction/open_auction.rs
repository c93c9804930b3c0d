//! Auctions that go on, and a skill matters for the next call: for the kinds that ask
//! about it.

use crate::auction::drawn_auction::{
    begun, doubled, has_double, has_wiped_double, last_passes, opening_passes, passed,
};
use crate::{Difficulty, Draw};
use engine::{Auction, Doubling};

fn goes_on(auction: &Auction) -> bool {
    auction.last_bid().is_some() && !auction.has_ended()
}

/// For a bid: easy are the first calls, hard are long auctions in which the last bid is
/// hidden behind passes or a double, or is high.
pub(crate) fn for_a_bid(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    begun(draw, |auction| {
        let calls = auction.calls().len();
        let high = || {
            auction
                .last_bid()
                .is_some_and(|(bid, _)| bid.level.get() >= 4)
        };
        let hidden = || last_passes(auction) > 0 || auction.doubling() != Doubling::Undoubled;
        goes_on(auction)
            && match difficulty {
                Difficulty::Easy => calls <= 4,
                Difficulty::Medium => (4..=7).contains(&calls),
                Difficulty::Hard => calls >= 7 && (hidden() || high()),
            }
    })
}

/// For a double. Easy: a bid by an opponent or by partner, plain to see. Medium: passes
/// since, or a double that stands (35 in 100). Hard: a double that a bid has wiped out
/// (30), a redouble (20), a double and passes (20), two passes (20), nothing to double
/// (10).
pub(crate) fn for_a_double(draw: &mut Draw<'_>) -> Auction {
    let roll = draw.chance.below(100);
    let undoubled = |passes: usize| {
        move |auction: &Auction| {
            goes_on(auction)
                && auction.doubling() == Doubling::Undoubled
                && last_passes(auction) == passes
        }
    };
    match (draw.difficulty, roll) {
        (Difficulty::Easy, _) => begun(draw, |auction| {
            undoubled(roll % 2)(auction) && !has_double(auction)
        }),
        (Difficulty::Medium, 0..40) => begun(draw, undoubled(2)),
        (Difficulty::Medium, 40..65) => begun(draw, undoubled(1)),
        (Difficulty::Medium, _) => standing(draw, Doubling::Doubled, 0..=2),
        (Difficulty::Hard, 0..30) => begun(draw, |auction| {
            undoubled(0)(auction) && has_wiped_double(auction)
        }),
        (Difficulty::Hard, 30..50) => standing(draw, Doubling::Redoubled, 0..=2),
        (Difficulty::Hard, 50..70) => standing(draw, Doubling::Doubled, 1..=2),
        (Difficulty::Hard, 70..90) => begun(draw, |auction| {
            undoubled(2)(auction) && auction.calls().len() >= 7
        }),
        (Difficulty::Hard, _) => opening_passes(draw, 1 + roll % 3),
    }
}

/// For a redouble. Easy: a double stands, or none (35 in 100). Medium: a double and
/// passes, none (20), a redouble (15). Hard: the same, where none stands because a bid
/// has wiped it out (20), and more redoubles (25).
pub(crate) fn for_a_redouble(draw: &mut Draw<'_>) -> Auction {
    let roll = draw.chance.below(100);
    let undoubled =
        |auction: &Auction| goes_on(auction) && auction.doubling() == Doubling::Undoubled;
    match (draw.difficulty, roll) {
        (Difficulty::Easy, 0..35) => begun(draw, |auction| {
            undoubled(auction) && !has_double(auction) && auction.calls().len() <= 6
        }),
        (Difficulty::Medium, 0..20) => begun(draw, undoubled),
        (Difficulty::Hard, 0..20) => begun(draw, |auction| {
            undoubled(auction) && has_wiped_double(auction)
        }),
        (Difficulty::Medium, 20..35) | (Difficulty::Hard, 20..45) => {
            standing(draw, Doubling::Redoubled, 0..=2)
        }
        (Difficulty::Easy, _) => standing(draw, Doubling::Doubled, 0..=1),
        (Difficulty::Medium | Difficulty::Hard, _) => standing(draw, Doubling::Doubled, 0..=2),
    }
}

/// The last bid stands doubled, or redoubled, and a number of passes since; two auctions
/// in three are as they were bid, the rest made from one.
fn standing(
    draw: &mut Draw<'_>,
    doubling: Doubling,
    passes: std::ops::RangeInclusive<usize>,
) -> Auction {
    let choices: Vec<usize> = passes.collect();
    let wanted = draw.chance.pick_or(&choices, 0);
    if doubling == Doubling::Doubled && draw.chance.percent(67) {
        return begun(draw, |auction| {
            goes_on(auction) && auction.doubling() == doubling && last_passes(auction) == wanted
        });
    }
    let difficulty = draw.difficulty;
    let auction = doubled(draw, doubling, |auction| {
        let calls = auction.calls().len();
        match difficulty {
            Difficulty::Easy => calls <= 3,
            Difficulty::Medium => calls <= 8,
            Difficulty::Hard => calls >= 4,
        }
    });
    passed(auction, wanted)
}
