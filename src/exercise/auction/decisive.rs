//! The deciding calls of an auction, which are highlighted after the answer.

use crate::prelude::*;

pub(crate) fn for_call(auction: &Auction, call: Call) -> Vec<usize> {
    match call {
        _ if auction.has_ended() => for_the_end(auction),
        Call::Pass => Vec::new(),
        Call::Bid(_) => last_bid(auction).into_iter().collect(),
        Call::Double | Call::Redouble => standing(auction),
    }
}

/// The last bid, and its double and redouble if any.
pub(crate) fn standing(auction: &Auction) -> Vec<usize> {
    let from = last_bid(auction).unwrap_or(auction.calls().len());
    let calls = auction.calls().iter().enumerate().skip(from);
    let standing = calls.filter(|(_, made)| made.call != Call::Pass);
    standing.map(|(index, _)| index).collect()
}

/// The last call other than a pass, and the passes since: they decide whether the auction is over.
pub(crate) fn for_the_end(auction: &Auction) -> Vec<usize> {
    let calls = auction.calls();
    let from = calls.iter().rposition(|made| made.call != Call::Pass);
    (from.unwrap_or(0)..calls.len()).collect()
}

/// The last bid, its double and redouble if any, and the passes that end the auction.
pub(crate) fn for_the_contract(auction: &Auction) -> Vec<usize> {
    let mut calls = standing(auction);
    calls.extend(for_the_end(auction));
    calls.sort_unstable();
    calls.dedup();
    calls
}

/// The last bid, and the bid with which its side first named the strain.
pub(crate) fn for_declarer(auction: &Auction) -> Vec<usize> {
    let Some((last, bidder)) = auction.last_bid() else {
        return Vec::new();
    };
    let first = auction.calls().iter().position(|made| {
        let names = matches!(made.call, Call::Bid(bid) if bid.strain == last.strain);
        names && Side::of(made.seat) == Side::of(bidder)
    });
    let mut calls: Vec<usize> = first.into_iter().chain(last_bid(auction)).collect();
    calls.dedup();
    calls
}

pub(crate) fn last_bid(auction: &Auction) -> Option<usize> {
    let calls = auction.calls();
    calls
        .iter()
        .rposition(|made| matches!(made.call, Call::Bid(_)))
}
