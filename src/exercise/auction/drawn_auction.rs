//! Auctions as people bid them: those of the bank, whoever deals.
//!
//! Where the bank has nothing that is wanted, a walk of [`random_auction`] steps in.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::Draw;
use crate::auction::random_auction;
use engine::{Auction, Doubling};

/// How many boards are looked at for what is wanted.
const TRIES: usize = 12;

/// A finished auction of the bank, the dealer chosen by chance.
pub(crate) fn whole(draw: &mut Draw<'_>) -> Auction {
    let board = draw.board_with_auction();
    let dealer = draw.chance.pick_or(&Seat::ALL, board.dealer);
    let calls = board.auction.iter().flat_map(Auction::calls);
    let mut auction = Auction::new(dealer);
    for made in calls {
        if auction.push(made.call).is_err() {
            break;
        }
    }
    if auction.has_ended() {
        return auction;
    }
    // Only a teacher's own boards can lead here.
    random_auction::complete(&mut draw.chance, |_| true)
}

/// A finished auction that is `wanted`.
pub(crate) fn finished(draw: &mut Draw<'_>, wanted: impl Fn(&Auction) -> bool) -> Auction {
    for _ in 0..TRIES {
        let auction = whole(draw);
        if wanted(&auction) {
            return auction;
        }
    }
    random_auction::complete(&mut draw.chance, wanted)
}

/// The beginning of an auction, or the whole, that is `wanted`.
pub(crate) fn begun(draw: &mut Draw<'_>, wanted: impl Fn(&Auction) -> bool) -> Auction {
    for _ in 0..TRIES {
        let whole = whole(draw);
        let fitting = lengths(&whole, &wanted);
        if let Some(length) = draw.chance.pick(&fitting) {
            return whole.before(length);
        }
    }
    random_auction::begun(&mut draw.chance, wanted)
}

/// After how many calls an auction is `wanted`.
fn lengths(whole: &Auction, wanted: impl Fn(&Auction) -> bool) -> Vec<usize> {
    let mut so_far = Auction::new(whole.dealer());
    let mut fitting = Vec::new();
    if wanted(&so_far) {
        fitting.push(0);
    }
    for (made, length) in whole.calls().iter().zip(1..) {
        if so_far.push(made.call).is_err() {
            break;
        }
        if wanted(&so_far) {
            fitting.push(length);
        }
    }
    fitting
}

/// The auction after some more calls; `None` if one of them may not be made.
pub(crate) fn going_on(auction: &Auction, calls: &[Call]) -> Option<Auction> {
    let mut longer = auction.clone();
    for &call in calls {
        longer.push(call).ok()?;
    }
    Some(longer)
}

/// The auction with this number of passes added, or with all that may be made.
pub(crate) fn passed(mut auction: Auction, passes: usize) -> Auction {
    for _ in 0..passes {
        if auction.push(Call::Pass).is_err() {
            break;
        }
    }
    auction
}

/// An auction of passes and nothing else.
pub(crate) fn opening_passes(draw: &mut Draw<'_>, passes: usize) -> Auction {
    let dealer = draw.chance.pick_or(&Seat::ALL, Seat::North);
    passed(Auction::new(dealer), passes)
}

/// The passes at the end of what has been called.
pub(crate) fn last_passes(auction: &Auction) -> usize {
    let back = auction.calls().iter().rev();
    back.take_while(|made| made.call == Call::Pass).count()
}

/// Whether the last call is a bid.
pub(crate) fn ends_with_a_bid(auction: &Auction) -> bool {
    let last = auction.calls().last().map(|made| made.call);
    matches!(last, Some(Call::Bid(_)))
}

/// Whether anybody has doubled, be it that the double stands or not.
pub(crate) fn has_double(auction: &Auction) -> bool {
    let mut calls = auction.calls().iter();
    calls.any(|made| made.call == Call::Double)
}

/// Whether a bid was made over a double, which is gone since.
pub(crate) fn has_wiped_double(auction: &Auction) -> bool {
    auction.doubling() == Doubling::Undoubled && has_double(auction)
}

/// A bank auction up to a bid, then doubled, or redoubled: the last call is that double
/// or redouble. Half of them come at once, half after two passes.
pub(crate) fn doubled(
    draw: &mut Draw<'_>,
    doubling: Doubling,
    wanted: impl Fn(&Auction) -> bool,
) -> Auction {
    let mut auction = begun(draw, |auction| ends_with_a_bid(auction) && wanted(auction));
    for (stands, call) in [
        (Doubling::Undoubled, Call::Double),
        (Doubling::Doubled, Call::Redouble),
    ] {
        if auction.doubling() != stands || auction.doubling() >= doubling {
            continue;
        }
        let later = draw.chance.percent(50);
        let calls: &[Call] = if later {
            &[Call::Pass, Call::Pass, call]
        } else {
            &[call]
        };
        auction = going_on(&auction, calls).unwrap_or(auction);
    }
    auction
}
