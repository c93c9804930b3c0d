//! Auctions in which a skill decides the next call: some continue, others have just ended or
//! nearly.

use crate::auction::drawn_auction::*;
use crate::prelude::*;
use crate::scoring::board_result;

fn goes_on(auction: &Auction) -> bool {
    auction.last_bid().is_some() && !auction.has_ended()
}

fn is_undoubled(auction: &Auction) -> bool {
    goes_on(auction) && auction.doubling() == Doubling::Undoubled
}

/// For a bid, which is high or hidden behind other calls if it is hard.
pub(super) fn for_a_bid(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    begun(draw, |auction| {
        let calls = auction.calls().len();
        let level = auction.last_bid().map_or(0, |(bid, _)| bid.level.get());
        let hidden = last_passes(auction) > 0 || auction.doubling() != Doubling::Undoubled;
        goes_on(auction)
            && match difficulty {
                Difficulty::Easy => calls <= 4,
                Difficulty::Medium => (4..=7).contains(&calls),
                Difficulty::Hard => calls >= 7 && (hidden || level >= 4),
            }
    })
}

/// For a double. Easy: a bid plain to see. Medium: passes since, or a double that stands. Hard: a
/// double that a bid has cancelled, a redouble, passes, nothing to double.
pub(super) fn for_a_double(draw: &mut Draw<'_>) -> Auction {
    let roll = draw.chance.below(100);
    let passes = match (draw.difficulty, roll) {
        (Difficulty::Easy, _) => roll % 2,
        (Difficulty::Medium, 0..40) => 2,
        (Difficulty::Medium, 40..65) => 1,
        (Difficulty::Medium, _) => return standing(draw, Doubling::Doubled, &[0, 1, 2]),
        (Difficulty::Hard, 0..30) => 0,
        (Difficulty::Hard, 30..50) => return standing(draw, Doubling::Redoubled, &[0, 1, 2]),
        (Difficulty::Hard, 50..70) => return standing(draw, Doubling::Doubled, &[1, 2]),
        (Difficulty::Hard, 70..90) => 2,
        (Difficulty::Hard, _) => return opening_passes(draw, 1 + roll % 3),
    };
    let difficulty = draw.difficulty;
    begun(draw, |auction| {
        is_undoubled(auction)
            && last_passes(auction) == passes
            && match difficulty {
                Difficulty::Easy => !has_double(auction),
                Difficulty::Medium => true,
                Difficulty::Hard if passes == 0 => has_double(auction),
                Difficulty::Hard => auction.calls().len() >= 7,
            }
    })
}

/// For a redouble: after a double, a redouble, no double, or one that a bid has cancelled.
pub(super) fn for_a_redouble(draw: &mut Draw<'_>) -> Auction {
    let roll = draw.chance.below(100);
    match (draw.difficulty, roll) {
        (Difficulty::Easy, 0..33) => begun(draw, |auction| {
            is_undoubled(auction) && !has_double(auction) && auction.calls().len() <= 6
        }),
        (Difficulty::Medium, 0..20) => begun(draw, is_undoubled),
        (Difficulty::Hard, 0..20) => begun(draw, |auction| {
            is_undoubled(auction) && has_wiped_double(auction)
        }),
        (Difficulty::Medium, 20..35) | (Difficulty::Hard, 20..45) => {
            standing(draw, Doubling::Redoubled, &[0, 1, 2])
        }
        _ => standing(draw, Doubling::Doubled, &[0, 1, 2]),
    }
}

/// The last bid stands doubled or redoubled, followed by one of these numbers of passes.
fn standing(draw: &mut Draw<'_>, doubling: Doubling, passes: &[usize]) -> Auction {
    let wanted = draw.chance.pick_or(passes, 0);
    if doubling == Doubling::Doubled && draw.chance.percent(67) {
        return begun(draw, |auction| {
            goes_on(auction) && auction.doubling() == doubling && last_passes(auction) == wanted
        });
    }
    let calls = draw.difficulty.choose(0..=3, 0..=8, 4..=usize::MAX);
    let auction = doubled(draw, doubling, |auction| {
        calls.contains(&auction.calls().len())
    });
    passed(auction, wanted)
}

/// An auction that is over. Easy: short, without a double. Hard: doubled or redoubled at the end.
pub(super) fn over(draw: &mut Draw<'_>) -> Auction {
    if draw.chance.percent(draw.difficulty.choose(5, 10, 17)) {
        return opening_passes(draw, 4);
    }
    if draw.difficulty == Difficulty::Hard {
        return passed(at_a_double(draw), 3);
    }
    let difficulty = draw.difficulty;
    finished(draw, |auction| {
        auction.last_bid().is_some() && is_plain_enough(auction, difficulty, 9)
    })
}

/// One pass before the end, after a bid; hard ones after a double or redouble.
pub(super) fn nearly_over(draw: &mut Draw<'_>) -> Auction {
    if draw.difficulty == Difficulty::Hard {
        return passed(at_a_double(draw), 2);
    }
    let difficulty = draw.difficulty;
    begun(draw, |auction| {
        let fits = is_plain_enough(auction, difficulty, 8);
        fits && auction.last_bid().is_some() && last_passes(auction) == 2
    })
}

fn at_a_double(draw: &mut Draw<'_>) -> Auction {
    let doubling = board_result::doubled(&mut draw.chance, 30);
    doubled(draw, doubling, |auction| auction.calls().len() >= 2)
}

/// A double after two passes, or a redouble after two passes, then one or two passes.
pub(super) fn passes_around_a_double(draw: &mut Draw<'_>) -> Auction {
    let bid = begun(draw, |auction| {
        ends_with_a_bid(auction) && !has_double(auction)
    });
    let calls: &[Call] = match draw.chance.percent(30) {
        true => &[Call::Double, Call::Pass, Call::Pass, Call::Redouble],
        false => &[Call::Pass, Call::Pass, Call::Double],
    };
    let since = 1 + draw.chance.below(2);
    passed(going_on(&bid, calls).unwrap_or(bid), since)
}

/// Three or more passes since the first bid, but not consecutive, and at most one at the end.
pub(super) fn scattered_passes(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    begun(draw, |auction| {
        let fits = is_plain_enough(auction, difficulty, 8) && last_passes(auction) <= 1;
        fits && passes_since_the_opening(auction) >= 3
    })
}

/// The passes from one call on, consecutive or not.
pub(super) fn passes_from(auction: &Auction, place: usize) -> usize {
    let calls = auction.calls().iter().skip(place);
    calls.filter(|made| made.call == Call::Pass).count()
}

pub(super) fn passes_since_the_opening(auction: &Auction) -> usize {
    let calls = auction.calls();
    let opening = calls.iter().position(|made| made.call != Call::Pass);
    passes_from(auction, opening.unwrap_or(calls.len()))
}

/// Whether an auction is short and without a double, if it has to be easy.
fn is_plain_enough(auction: &Auction, difficulty: Difficulty, calls: usize) -> bool {
    let plain = auction.calls().len() <= calls && !has_double(auction);
    plain || difficulty != Difficulty::Easy
}
