//! Auctions made by chance, where the bank has none that is wanted.
//!
//! They are walks that stay near what people bid: low openings, raises of
//! partner, few jumps.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat, Strain};

use crate::Chance;
use engine::{Auction, Side};

/// How often a target is sought before the last walk is taken as it is. What is
/// asked for here is met at least once in thirty walks.
const TRIES: usize = 600;

/// The longest beginning of an auction that is made.
const LONGEST: usize = 14;

/// The beginning of an auction that meets a condition.
pub(crate) fn begun(chance: &mut Chance, wanted: impl Fn(&Auction) -> bool) -> Auction {
    let mut auction = walk(chance, Some(1));
    for _ in 0..TRIES {
        if wanted(&auction) {
            break;
        }
        let calls = chance.below(LONGEST + 1);
        auction = walk(chance, Some(calls));
    }
    auction
}

/// A complete auction that meets a condition.
pub(crate) fn complete(chance: &mut Chance, wanted: impl Fn(&Auction) -> bool) -> Auction {
    let mut auction = walk(chance, None);
    for _ in 0..TRIES {
        if wanted(&auction) {
            break;
        }
        auction = walk(chance, None);
    }
    auction
}

/// A walk of this number of calls, or to the end of the auction.
fn walk(chance: &mut Chance, calls: Option<usize>) -> Auction {
    let dealer = chance.pick_or(&Seat::ALL, Seat::North);
    let mut auction = Auction::new(dealer);
    // Long enough for any auction these weights give; the walk always ends.
    for made in 0..40 {
        if auction.has_ended() || calls == Some(made) {
            break;
        }
        let call = step(chance, &auction);
        if auction.push(call).is_err() {
            break;
        }
    }
    auction
}

fn step(chance: &mut Chance, auction: &Auction) -> Call {
    let Some((last, _)) = auction.last_bid() else {
        return if chance.percent(35) {
            Call::Pass
        } else {
            Call::Bid(opening(chance))
        };
    };
    let may = |call| auction.check(call).is_ok();
    if may(Call::Redouble) && chance.percent(22) {
        return Call::Redouble;
    }
    if may(Call::Double) && chance.percent(16) {
        return Call::Double;
    }
    // The higher the auction, the more passes.
    let passing = 42 + 9 * usize::from(last.level.get());
    if chance.percent(passing.min(97)) {
        return Call::Pass;
    }
    next_bid(chance, auction, last).map_or(Call::Pass, Call::Bid)
}

fn opening(chance: &mut Chance) -> Bid {
    let level = chance.pick_or(&[1, 1, 1, 1, 1, 1, 1, 2, 3], 1);
    let strains = if level == 1 {
        &Strain::ASC[..]
    } else {
        &Strain::ASC[1..4]
    };
    Bid::new(level, chance.pick_or(strains, Strain::Clubs))
}

/// Mostly partner's or one's own strain again, else a new one, at the lowest level or one higher.
fn next_bid(chance: &mut Chance, auction: &Auction, last: Bid) -> Option<Bid> {
    let mut named: Vec<Strain> = Vec::new();
    for made in auction.calls() {
        if let Call::Bid(bid) = made.call
            && Side::of(made.seat) == Side::of(auction.turn())
        {
            named.push(bid.strain);
        }
    }
    let strain = if chance.percent(55) {
        chance.pick(&named).unwrap_or(Strain::Hearts)
    } else {
        chance.pick_or(&Strain::ASC, Strain::Spades)
    };
    let lowest = last.level.get() + u8::from(strain <= last.strain);
    let jump = u8::from(chance.percent(18));
    (lowest + jump <= 7).then(|| Bid::new(lowest + jump, strain))
}
