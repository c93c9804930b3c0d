//! Numbers of possible auctions, which follow from the Laws alone.

use arbitro_engine::auction::every_bid;
use arbitro_engine::{Auction, Call, Seat};

/// The number of legal sequences of exactly `calls` calls.
fn sequences(auction: &Auction, calls: usize) -> usize {
    if calls == 1 {
        return auction.legal_calls().count();
    }
    auction
        .legal_calls()
        .map(|call| sequences(&after(auction, call), calls - 1))
        .sum()
}

/// The number of complete auctions in which only the calls in `allowed` are made.
fn complete(auction: &Auction, allowed: &[Call]) -> usize {
    if auction.has_ended() {
        return 1;
    }
    let legal = allowed.iter().filter(|&&call| auction.check(call).is_ok());
    legal
        .map(|&call| complete(&after(auction, call), allowed))
        .sum()
}

fn after(auction: &Auction, call: Call) -> Auction {
    let mut later = auction.clone();
    later.push(call).expect("a legal call");
    later
}

#[test]
fn legal_sequences_of_one_to_five_calls() {
    let counted: Vec<usize> = (1..=5)
        .map(|calls| sequences(&Auction::new(Seat::North), calls))
        .collect();
    assert_eq!(counted, [36, 701, 9_731, 107_451, 999_852]);
}

#[test]
fn complete_auctions_with_the_lowest_bids_only() {
    for bids in 0..=4 {
        let mut allowed = vec![Call::Pass, Call::Double, Call::Redouble];
        allowed.extend(every_bid().take(bids).map(Call::Bid));
        let counted = complete(&Auction::new(Seat::North), &allowed);
        let power = u32::try_from(bids).expect("a few bids");
        assert_eq!(
            counted,
            (4 * 22_usize.pow(power) - 1) / 3,
            "with {bids} bids"
        );
    }
}
