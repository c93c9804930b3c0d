//! Auctions of the bank in which one call is replaced with an illegal one, so that all other calls
//! keep their players. Combinations that do not fit are discarded.

use std::ops::Range;

use super::FindTheIllegalCall;
use crate::auction::drawn_auction::{finished, has_double, last_passes, named_by_side};
use crate::fields::Calls;
use crate::prelude::*;
use Difficulty::{Easy, Hard, Medium};
use engine::auction::every_bid;

const PASS: Call = Call::Pass;
const X: Call = Call::Double;
const XX: Call = Call::Redouble;

/// Calls with an illegal one; `None` if the call does not fit.
type Damaged = Option<FindTheIllegalCall>;

pub(crate) fn generate(draw: &mut Draw<'_>) -> FindTheIllegalCall {
    // Drawn once, so that types of damage that often fail stay as frequent as the others.
    let roll = draw.chance.below(100);
    // About one in three succeeds.
    let made = (0..100).find_map(|_| {
        let over_a_double = over_a_double(draw, roll);
        let whole = finished(draw, |auction| {
            auction.last_bid().is_some() && (!over_a_double || has_double(auction))
        });
        let damaged = match draw.skill {
            Skill::DoubleLegal => wrong_double(draw, &whole, roll, X),
            Skill::RedoubleLegal => wrong_double(draw, &whole, roll, XX),
            Skill::AuctionEnds => after_the_end(draw, &whole, roll),
            _ => too_low(draw, &whole, roll),
        };
        played_out(draw, damaged?)
    });
    let plain = match draw.skill {
        Skill::DoubleLegal => r#"(auction: "1S P X P P P")"#,
        Skill::RedoubleLegal => r#"(auction: "1S P XX P P P")"#,
        Skill::AuctionEnds => r#"(auction: "1S P P P 2S P P P")"#,
        _ => r#"(auction: "1S 1H P P P")"#,
    };
    made.unwrap_or_else(|| crate::text::plain(plain, "each has one call that is not allowed"))
}

/// Whether a redouble comes over a bid that has cancelled a double.
fn over_a_double(draw: &Draw<'_>, roll: usize) -> bool {
    draw.skill == Skill::RedoubleLegal && draw.difficulty == Hard && roll >= 70
}

/// The calls with as many passes as the auction needs to end. Easy: short, and nothing hides the
/// mistake. Medium: longer or, for bids, something hides it. Hard: long, and another call looks
/// illegal, unless the auction is over.
fn played_out(draw: &Draw<'_>, mut damaged: FindTheIllegalCall) -> Damaged {
    let case = damaged.case().ok()?;
    let mut auction = case.after_first(case.calls.len())?;
    let mut calls = case.calls.to_vec();
    while auction.push(PASS).is_ok() {
        calls.push(PASS);
    }
    let before = case.before.calls().iter();
    let doubles = before.filter(|made| made.call == X).count();
    let hidden = draw.skill == Skill::SufficientBid && last_passes(&case.before) > 0;
    let plain = !hidden && doubles <= usize::from(draw.skill == Skill::RedoubleLegal);
    let fits = match (draw.difficulty, draw.skill) {
        (Easy, _) => plain && calls.len() <= 11,
        (Medium, Skill::SufficientBid) => !plain || calls.len() >= 11,
        (Medium, _) => calls.len() >= 8,
        (Hard, Skill::AuctionEnds) => calls.len() >= 9,
        (Hard, _) => calls.len() >= 9 && case.misjudged().next().is_some(),
    };
    damaged.auction = calls.into();
    fits.then_some(damaged)
}

fn places_of_bids(whole: &Auction) -> Vec<usize> {
    let calls = whole.calls().iter().enumerate();
    let bids = calls.filter(|(_, made)| matches!(made.call, Call::Bid(_)));
    bids.map(|(at, _)| at).collect()
}

/// The auction with other calls in place of some, or added to them.
fn put(whole: &Auction, replaced: Range<usize>, others: &[Call]) -> FindTheIllegalCall {
    let mut calls = Calls::from(whole).0;
    let end = replaced.end.min(calls.len());
    calls.splice(replaced.start..end, others.iter().copied());
    FindTheIllegalCall {
        dealer: whole.dealer().into(),
        auction: calls.into(),
    }
}

/// A player overlooks the last bid: repeats it, or bids a lower strain or level.
fn too_low(draw: &mut Draw<'_>, whole: &Auction, roll: usize) -> Damaged {
    let (calls, bids) = (whole.calls(), places_of_bids(whole));
    let (first, last) = (*bids.first()?, *bids.last()?);
    // 75 % are followed by a bid, since learners look at the last bid first.
    let end = draw.chance.either(75, last, calls.len());
    let places = (first + 1..end).filter(|&at| {
        let at_once = bids.contains(&(at - 1));
        matches!(calls[at].call, Call::Pass | Call::Bid(_)) && (at_once || draw.difficulty != Easy)
    });
    let places: Vec<usize> = places.collect();
    let at = draw.chance.pick(&places)?;
    let before = whole.before(at);
    let (last, _) = before.last_bid()?;
    let strain = match calls[at].call {
        // The strain really bid, only too low.
        Call::Bid(bid) => bid.strain,
        _ => {
            let any = draw.chance.pick_or(&Strain::ASC, Strain::Hearts);
            draw.chance.pick_or(&named_by_side(&before), any)
        }
    };
    let mut bid = Bid { strain, ..last };
    match roll {
        0..20 => bid = last,
        20..70 if strain < last.strain => {}
        20..70 => bid.strain = draw.chance.pick(&Strain::ASC[..last.strain as usize])?,
        _ => {
            bid.level = Level::try_new(last.level.get() - 1).ok()?;
            // The nearest to sufficient, unless the strain is higher.
            if strain <= last.strain && !draw.chance.percent(40) {
                bid.strain = Strain::Notrump;
            }
        }
    }
    Some(put(whole, at..at + 1, &[Call::Bid(bid)]))
}

/// A double of partner's bid, or of a bid doubled or redoubled already; a redouble of an undoubled
/// or a redoubled bid, or of partner's double; either before any bid.
fn wrong_double(draw: &mut Draw<'_>, whole: &Auction, roll: usize, double: Call) -> Damaged {
    let mut bids = places_of_bids(whole);
    if over_a_double(draw, roll) {
        bids.retain(|&at| has_double(&whole.before(at)));
    }
    // Usually not after the last bid.
    if bids.len() > 1 && draw.chance.percent(75) {
        bids.pop();
    }
    let after_bid = draw.chance.pick(&bids)? + 1;
    let chance = &mut draw.chance;
    let others: &[Call] = match (double, draw.difficulty, roll) {
        (X, Easy, 0..75) | (X, Medium, 50..85) | (X, Hard, 70..) => &[PASS, X],
        (X, Easy, _) | (X, Medium, 85..) | (XX, Easy, 0..10) => {
            // By the first or the second player.
            let opening = *bids.first()?;
            let opener = whole.calls()[opening].seat;
            let second = (opener.partner(), vec![PASS, double]);
            let (dealer, begun) = chance.either(50, (opener.rho(), vec![double]), second);
            let dealer = dealer.into();
            let FindTheIllegalCall { auction, .. } = put(whole, 0..opening, &begun);
            return Some(FindTheIllegalCall { dealer, auction });
        }
        (X, Hard, 0..35) => &[X, XX, X],
        // The doubler's partner doubles too, or the bidder's partner doubles in return.
        (X, ..) => chance.either::<&[Call]>(65, &[X, PASS, X], &[X, X]),
        (_, Easy, 10..40) | (_, Medium, 0..60) | (_, Hard, 40..70) => &[X, PASS, XX],
        (_, Hard, 0..40) => chance.either::<&[Call]>(50, &[X, XX, XX], &[X, XX, PASS, XX]),
        _ => chance.either::<&[Call]>(65, &[PASS, XX], &[XX]),
    };
    // The bidder's partner calls if the opponent between them has passed.
    let next = whole.calls().get(after_bid).map(|made| made.call);
    let fits = others[0] != PASS || next == Some(PASS);
    fits.then(|| put(whole, after_bid..after_bid + others.len(), others))
}

/// A call after the end: a pass, a bid, or an auction that goes on after four passes.
fn after_the_end(draw: &mut Draw<'_>, whole: &Auction, roll: usize) -> Damaged {
    let (passes, bids_on) = draw.difficulty.choose((35, 65), (20, 60), (0, 55));
    let opening = *places_of_bids(whole).first()?;
    let (last, _) = whole.last_bid()?;
    let end = whole.calls().len()..usize::MAX;
    // Three passes before the opening.
    let twisted = has_double(whole) || opening == 3;
    Some(match roll {
        _ if roll >= bids_on => put(whole, 0..opening, &[PASS; 4]),
        _ if roll < passes => put(whole, end, &[PASS]),
        _ if draw.difficulty == Hard && !twisted => return None,
        _ => {
            let mut higher: Vec<Bid> = every_bid().filter(|&bid| bid > last).take(5).collect();
            if draw.chance.percent(50) {
                higher.retain(|bid| bid.strain == last.strain);
            }
            let bid = draw.chance.pick(&higher)?;
            put(whole, end, &[Call::Bid(bid)])
        }
    })
}
