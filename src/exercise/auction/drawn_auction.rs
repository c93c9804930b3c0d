//! Real auctions from the bank, with a random dealer; random ones are the fallback if it has no
//! suitable one; they resemble real bidding: low openings, raises of partner, few jumps.

use crate::contract::settled::bids;
use crate::fields;
use crate::prelude::*;

const TRIES: usize = 12;

fn whole(draw: &mut Draw<'_>) -> Auction {
    let board = draw.board_with_auction();
    let dealer = draw.chance.pick_or(&Seat::ALL, board.dealer);
    let calls = board.auction.as_ref().map(fields::Calls::from);
    let auction = calls.map(|calls| fields::auction_of(dealer, &calls));
    // A teacher's own boards may have none.
    let ended = auction.filter(Auction::has_ended);
    ended.unwrap_or_else(|| random_finished(&mut draw.chance, |_| true))
}

pub(crate) fn finished(draw: &mut Draw<'_>, wanted: impl Fn(&Auction) -> bool) -> Auction {
    let found = (0..TRIES).map(|_| whole(draw)).find(|it| wanted(it));
    found.unwrap_or_else(|| random_finished(&mut draw.chance, wanted))
}

/// The beginning of an auction, or a whole auction, that is `wanted`.
pub(crate) fn begun(draw: &mut Draw<'_>, wanted: impl Fn(&Auction) -> bool) -> Auction {
    let found = (0..TRIES).find_map(|_| {
        let whole = whole(draw);
        let begun = (0..=whole.calls().len()).map(|length| whole.before(length));
        let fitting: Vec<Auction> = begun.filter(&wanted).collect();
        draw.chance.pick(&fitting)
    });
    found.unwrap_or_else(|| sought(&mut draw.chance, wanted, |chance| chance.below(15)))
}

/// The auction after more calls; `None` if one of them is illegal.
pub(crate) fn going_on(auction: &Auction, calls: &[Call]) -> Option<Auction> {
    let mut longer = auction.clone();
    for &call in calls {
        longer.push(call).ok()?;
    }
    Some(longer)
}

pub(crate) fn passed(mut auction: Auction, passes: usize) -> Auction {
    for _ in 0..passes {
        if auction.push(Call::Pass).is_err() {
            break;
        }
    }
    auction
}

pub(crate) fn opening_passes(draw: &mut Draw<'_>, passes: usize) -> Auction {
    let dealer = draw.chance.pick_or(&Seat::ALL, Seat::North);
    passed(Auction::new(dealer), passes)
}

pub(crate) fn last_passes(auction: &Auction) -> usize {
    let back = auction.calls().iter().rev();
    back.take_while(|made| made.call == Call::Pass).count()
}

pub(crate) fn ends_with_a_bid(auction: &Auction) -> bool {
    let last = auction.calls().last();
    last.is_some_and(|made| matches!(made.call, Call::Bid(_)))
}

/// Whether the auction contains a double, even one that no longer stands.
pub(crate) fn has_double(auction: &Auction) -> bool {
    let mut calls = auction.calls().iter();
    calls.any(|made| made.call == Call::Double)
}

/// Whether a bid has cancelled a double, and no double has stood since.
pub(crate) fn has_wiped_double(auction: &Auction) -> bool {
    auction.doubling() == Doubling::Undoubled && has_double(auction)
}

/// A bank auction up to a bid, then a double or redouble, at once or after two passes.
pub(crate) fn doubled(
    draw: &mut Draw<'_>,
    doubling: Doubling,
    wanted: impl Fn(&Auction) -> bool,
) -> Auction {
    let mut auction = begun(draw, |auction| ends_with_a_bid(auction) && wanted(auction));
    for call in [Call::Double, Call::Redouble] {
        if auction.doubling() < doubling {
            let passes = draw.chance.either(50, 2, 0);
            let waited = passed(auction.clone(), passes);
            auction = going_on(&waited, &[call]).unwrap_or(auction);
        }
    }
    auction
}

pub(crate) fn random_finished(chance: &mut Chance, wanted: impl Fn(&Auction) -> bool) -> Auction {
    // Long enough for any auction with these weights.
    sought(chance, wanted, |_| 40)
}

fn sought(
    chance: &mut Chance,
    wanted: impl Fn(&Auction) -> bool,
    length: impl Fn(&mut Chance) -> usize,
) -> Auction {
    let mut auction = Auction::new(Seat::North);
    // One in thirty is suitable.
    for _ in 0..600 {
        let calls = length(chance);
        auction = Auction::new(chance.pick_or(&Seat::ALL, Seat::North));
        while !auction.has_ended() && auction.calls().len() < calls {
            let call = next_call(chance, &auction);
            if auction.push(call).is_err() {
                break;
            }
        }
        if wanted(&auction) {
            break;
        }
    }
    auction
}

fn next_call(chance: &mut Chance, auction: &Auction) -> Call {
    let Some((last, _)) = auction.last_bid() else {
        if chance.percent(35) {
            return Call::Pass;
        }
        let level = chance.pick_or(&[1, 1, 1, 1, 1, 1, 1, 2, 3], 1);
        let strain = chance.pick_or(&Strain::ASC, Strain::Clubs);
        return Call::Bid(Bid::new(level, strain));
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
    next_bid(chance, auction).map_or(Call::Pass, Call::Bid)
}

/// In 55 % a strain that the side has named, else any, at the lowest level or one higher.
fn next_bid(chance: &mut Chance, auction: &Auction) -> Option<Bid> {
    let strain = match chance.percent(55) {
        true => chance.pick_or(&named_by_side(auction), Strain::Hearts),
        false => chance.pick_or(&Strain::ASC, Strain::Spades),
    };
    let jump = u8::from(chance.percent(18));
    let lowest = auction.lowest_sufficient(strain)?;
    let level = Level::try_new(lowest.level.get() + jump).ok()?;
    Some(Bid { level, strain })
}

/// The strains that the side whose turn it is has named, with repeats.
pub(super) fn named_by_side(auction: &Auction) -> Vec<Strain> {
    let side = Side::of(auction.turn());
    let ours = bids(auction).filter(|(_, seat)| Side::of(*seat) == side);
    ours.map(|(bid, _)| bid.strain).collect()
}
