//! Auctions as people bid them: those of the bank, with any dealer. Where the bank has none that
//! is wanted, one of [`random_auction`] takes its place.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::auction::random_auction;
use crate::{Draw, fields};
use engine::{Auction, Doubling};

/// Boards of the bank tried before a random auction.
const TRIES: usize = 12;

/// A finished auction of the bank with a random dealer.
fn whole(draw: &mut Draw<'_>) -> Auction {
    let board = draw.board_with_auction();
    let dealer = draw.chance.pick_or(&Seat::ALL, board.dealer);
    let made = board.auction.iter().flat_map(Auction::calls);
    let calls: Vec<Call> = made.map(|made| made.call).collect();
    let auction = fields::auction_of(dealer, &calls);
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
        let lengths = 0..=whole.calls().len();
        let fitting: Vec<Auction> = lengths
            .map(|length| whole.before(length))
            .filter(&wanted)
            .collect();
        if let Some(auction) = draw.chance.pick(&fitting) {
            return auction;
        }
    }
    random_auction::begun(&mut draw.chance, wanted)
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

/// The number of passes at the end.
pub(crate) fn last_passes(auction: &Auction) -> usize {
    let back = auction.calls().iter().rev();
    back.take_while(|made| made.call == Call::Pass).count()
}

/// Whether the last call is a bid.
pub(crate) fn ends_with_a_bid(auction: &Auction) -> bool {
    let last = auction.calls().last().map(|made| made.call);
    matches!(last, Some(Call::Bid(_)))
}

/// Whether a double was made, standing or not.
pub(crate) fn has_double(auction: &Auction) -> bool {
    let mut calls = auction.calls().iter();
    calls.any(|made| made.call == Call::Double)
}

/// Whether a bid was made over a double, which has not stood since.
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
    for call in [Call::Double, Call::Redouble] {
        if auction.doubling() < doubling {
            let passes = if draw.chance.percent(50) { 2 } else { 0 };
            let waited = passed(auction.clone(), passes);
            auction = going_on(&waited, &[call]).unwrap_or(auction);
        }
    }
    auction
}
