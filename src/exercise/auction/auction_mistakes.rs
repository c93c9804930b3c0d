//! Well-known mistakes about calls, as wrong rules that can be compared with the right one.

use crate::auction::drawn_auction::last_passes;
use crate::contract::settled::bids;
use crate::prelude::*;

mistakes! {
    pub(super) SAME_LEVEL_LOWER_SUIT = "same-level-lower-suit",
    pub(super) SAME_BID_AGAIN = "same-bid-again",
    pub(super) DOUBLE_RAISES_THE_BID = "double-raises-the-bid",
    pub(super) LEVEL_MUST_RISE = "level-must-rise",
    pub(super) DOUBLED_OWN_SIDE = "doubled-own-side",
    pub(super) DOUBLED_TWICE = "doubled-twice",
    pub(super) DOUBLE_ONLY_AT_ONCE = "double-only-at-once",
    pub(super) REDOUBLE_WITHOUT_DOUBLE = "redouble-without-double",
    pub(super) REDOUBLED_FOR_OPPONENTS = "redoubled-for-opponents",
    pub(super) REDOUBLE_BY_BIDDER_ONLY = "redouble-by-bidder-only",
    pub(super) SILENCED_BY_PASS = "silenced-by-pass",
    pub(super) OPPONENTS_SUIT_BARRED = "opponents-suit-barred",
    pub(super) THREE_PASSES_ALWAYS_END = "three-passes-always-end",
    pub(super) CALL_AFTER_THE_END = "call-after-the-end",
}

pub(super) type WrongRule = fn(&Auction, Call) -> bool;

/// The wrong rules, the most telling first, each with its name.
pub(super) const WRONG_RULES: &[(Mistake, WrongRule)] = &[
    // "At the same level any other denomination will do."
    (SAME_LEVEL_LOWER_SUIT, |auction, call| {
        let other = with_last_bid(auction, call)
            .is_some_and(|(bid, last)| bid.level == last.level && bid != last);
        legal_or(auction, call, other)
    }),
    // "The last bid may be bid again."
    (SAME_BID_AGAIN, |auction, call| {
        let again = with_last_bid(auction, call).is_some_and(|(bid, last)| bid == last);
        legal_or(auction, call, again)
    }),
    // "Over a doubled bid the next must be a level higher."
    (DOUBLE_RAISES_THE_BID, |auction, call| {
        let doubled = auction.doubling() != Doubling::Undoubled;
        legal(auction, call) && (!doubled || level_rises(auction, call))
    }),
    // "Every bid must go one level up."
    (LEVEL_MUST_RISE, |auction, call| {
        legal(auction, call) && level_rises(auction, call)
    }),
    // "Any undoubled bid may be doubled", a bid of the own side too.
    (DOUBLED_OWN_SIDE, |auction, call| {
        let undoubled = auction.last_bid().is_some() && auction.doubling() == Doubling::Undoubled;
        legal_or(auction, call, call == Call::Double && undoubled)
    }),
    // "A bid may be doubled however often it was doubled before."
    (DOUBLED_TWICE, |auction, call| {
        let again = auction.doubling() != Doubling::Undoubled;
        legal_or(auction, call, call == Call::Double && again)
    }),
    // "A double must come at once: a pass in between bars it."
    (DOUBLE_ONLY_AT_ONCE, |auction, call| {
        legal(auction, call) && (call != Call::Double || last_passes(auction) == 0)
    }),
    // "A bid of the own side may be redoubled, doubled or not."
    (REDOUBLE_WITHOUT_DOUBLE, |auction, call| {
        let bidder = auction.last_bid().map(|(_, by)| Side::of(by));
        let own = bidder == Some(Side::of(auction.turn()));
        let undoubled = auction.doubling() == Doubling::Undoubled;
        legal_or(auction, call, call == Call::Redouble && own && undoubled)
    }),
    // "After a double the next player may redouble", on the doubling side too.
    (REDOUBLED_FOR_OPPONENTS, |auction, call| {
        let doubled = auction.doubling() == Doubling::Doubled;
        legal_or(auction, call, call == Call::Redouble && doubled)
    }),
    // "Only the player whose bid was doubled may redouble."
    (REDOUBLE_BY_BIDDER_ONLY, |auction, call| {
        let bidder = auction.last_bid().map(|(_, by)| by);
        legal(auction, call) && (bidder == Some(auction.turn()) || call != Call::Redouble)
    }),
    // "After a pass a player may only pass."
    (SILENCED_BY_PASS, |auction, call| {
        legal(auction, call) && (call == Call::Pass || !has_passed(auction))
    }),
    // "A suit that the opponents have bid is theirs."
    (OPPONENTS_SUIT_BARRED, |auction, call| {
        let theirs = matches!(call, Call::Bid(bid) if opponents_have_bid(auction, bid));
        legal(auction, call) && !theirs
    }),
    // "Three passes end every auction", the opening ones too.
    (THREE_PASSES_ALWAYS_END, |auction, call| {
        legal(auction, call) && last_passes(auction) < 3
    }),
    // "After the end a player may still bid or pass."
    (CALL_AFTER_THE_END, |auction, call| {
        let bid_or_pass = !matches!(call, Call::Double | Call::Redouble);
        legal(auction, call) || (bid_or_pass && fits_after_the_end(auction, call))
    }),
    // "After the end a player may still call anything."
    (CALL_AFTER_THE_END, |auction, call| {
        legal(auction, call) || fits_after_the_end(auction, call)
    }),
];

fn legal(auction: &Auction, call: Call) -> bool {
    auction.check(call).is_ok()
}

/// Whether a call is legal, or one that a wrong rule adds before the end.
fn legal_or(auction: &Auction, call: Call, added: bool) -> bool {
    legal(auction, call) || (added && !auction.has_ended())
}

/// A bid and the last one; `None` if the call is not a bid, or is the first one.
fn with_last_bid(auction: &Auction, call: Call) -> Option<(Bid, Bid)> {
    match call {
        Call::Bid(bid) => auction.last_bid().map(|(last, _)| (bid, last)),
        _ => None,
    }
}

/// Whether a call is not a bid, or is a bid at a higher level than the last one.
fn level_rises(auction: &Auction, call: Call) -> bool {
    with_last_bid(auction, call).is_none_or(|(bid, last)| bid.level > last.level)
}

pub(super) fn has_passed(auction: &Auction) -> bool {
    let mut calls = auction.calls().iter();
    calls.any(|made| made.seat == auction.turn() && made.call == Call::Pass)
}

/// Whether the opponents of the player whose turn it is have bid the suit of this bid.
pub(super) fn opponents_have_bid(auction: &Auction, bid: Bid) -> bool {
    let theirs = bids(auction).any(|(other, seat)| {
        other.strain == bid.strain && Side::of(seat) != Side::of(auction.turn())
    });
    theirs && bid.strain.is_suit()
}

/// Whether the auction is over, and but for that a player of one of the sides could call this.
fn fits_after_the_end(auction: &Auction, call: Call) -> bool {
    let mut sides = [auction.turn(), auction.turn().lho()].into_iter();
    auction.has_ended() && sides.any(|seat| auction.admissible(seat, call).is_ok())
}
