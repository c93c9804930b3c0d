//! Random auctions, used if the bank has no suitable one. They resemble real bidding: low openings,
//! raises of partner, few jumps.

use crate::prelude::*;

/// How many auctions are tried before the last one is accepted; one in thirty is suitable.
const TRIES: usize = 600;

pub(crate) fn begun(chance: &mut Chance, wanted: impl Fn(&Auction) -> bool) -> Auction {
    sought(chance, wanted, |chance| chance.below(15))
}

pub(crate) fn complete(chance: &mut Chance, wanted: impl Fn(&Auction) -> bool) -> Auction {
    // Long enough for any auction with these weights.
    sought(chance, wanted, |_| 40)
}

fn sought(
    chance: &mut Chance,
    wanted: impl Fn(&Auction) -> bool,
    length: impl Fn(&mut Chance) -> usize,
) -> Auction {
    let mut auction = Auction::new(Seat::North);
    for _ in 0..TRIES {
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
    next_bid(chance, auction, last).map_or(Call::Pass, Call::Bid)
}

/// In 55 % a strain that the side has named, else any, at the lowest level or one higher.
fn next_bid(chance: &mut Chance, auction: &Auction, last: Bid) -> Option<Bid> {
    let again = chance.percent(55);
    let ours = named_by_side(auction);
    let strain = match again {
        true => chance.pick_or(&ours, Strain::Hearts),
        false => chance.pick_or(&Strain::ASC, Strain::Spades),
    };
    let lowest = last.level.get() + u8::from(strain <= last.strain);
    let level = lowest + u8::from(chance.percent(18));
    (level <= 7).then(|| Bid::new(level, strain))
}

/// The strains that the side whose turn it is has named, with repeats.
pub(super) fn named_by_side(auction: &Auction) -> Vec<Strain> {
    let ours = |seat| Side::of(seat) == Side::of(auction.turn());
    let bids = auction.calls().iter().filter_map(|made| match made.call {
        Call::Bid(bid) if ours(made.seat) => Some(bid.strain),
        _ => None,
    });
    bids.collect()
}
