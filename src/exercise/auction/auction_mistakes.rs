//! Well-known mistakes about calls, as wrong rules that can be compared with the right one.

use crate::auction::drawn_auction::last_passes;
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
        would_allow(auction, call, |bid, last| {
            bid.level >= last.level && bid != last
        })
    }),
    // "The last bid may be bid again."
    (SAME_BID_AGAIN, |auction, call| {
        would_allow(auction, call, |bid, last| bid >= last)
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
    (DOUBLED_OWN_SIDE, |auction, call| match call {
        Call::Double if !auction.has_ended() => {
            auction.last_bid().is_some() && auction.doubling() == Doubling::Undoubled
        }
        _ => legal(auction, call),
    }),
    // "A bid may be doubled however often it was doubled before."
    (DOUBLED_TWICE, |auction, call| {
        let again = call == Call::Double && auction.doubling() != Doubling::Undoubled;
        legal(auction, call) || (again && !auction.has_ended())
    }),
    // "A double must come at once: a pass in between bars it."
    (DOUBLE_ONLY_AT_ONCE, |auction, call| {
        let at_once = last_passes(auction) == 0 && !auction.calls().is_empty();
        legal(auction, call) && (at_once || call != Call::Double)
    }),
    // "A bid of the own side may be redoubled, doubled or not."
    (REDOUBLE_WITHOUT_DOUBLE, |auction, call| match call {
        Call::Redouble if !auction.has_ended() => {
            let bidder = auction.last_bid().map(|(_, by)| Side::of(by));
            auction.doubling() != Doubling::Redoubled && bidder == Some(Side::of(auction.turn()))
        }
        _ => legal(auction, call),
    }),
    // "After a double the next player may redouble", on the doubling side too.
    (REDOUBLED_FOR_OPPONENTS, |auction, call| match call {
        Call::Redouble if !auction.has_ended() => auction.doubling() == Doubling::Doubled,
        _ => legal(auction, call),
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
        after_the_end(auction, call, |_| false)
    }),
    // "After the end a player may still call anything."
    (CALL_AFTER_THE_END, |auction, call| {
        after_the_end(auction, call, |doubling| doubling == auction.doubling())
    }),
];

fn legal(auction: &Auction, call: Call) -> bool {
    auction.check(call).is_ok()
}

/// Whether a call would be allowed if `is_enough` decided when a bid beats the last one.
fn would_allow(auction: &Auction, call: Call, is_enough: fn(Bid, Bid) -> bool) -> bool {
    match (call, auction.last_bid()) {
        (Call::Bid(bid), Some((last, _))) if !auction.has_ended() => is_enough(bid, last),
        _ => legal(auction, call),
    }
}

/// Whether a call is not a bid, or is a bid at a higher level than the last one.
fn level_rises(auction: &Auction, call: Call) -> bool {
    match (call, auction.last_bid()) {
        (Call::Bid(bid), Some((last, _))) => bid.level > last.level,
        _ => true,
    }
}

pub(super) fn has_passed(auction: &Auction) -> bool {
    let mut calls = auction.calls().iter();
    calls.any(|made| made.seat == auction.turn() && made.call == Call::Pass)
}

/// Whether the opponents of the player whose turn it is have bid the suit of this bid.
pub(super) fn opponents_have_bid(auction: &Auction, bid: Bid) -> bool {
    let mut calls = auction.calls().iter();
    let theirs = calls.any(|made| {
        let named = matches!(made.call, Call::Bid(other) if other.strain == bid.strain);
        named && Side::of(made.seat) != Side::of(auction.turn())
    });
    theirs && bid.strain.is_suit()
}

/// Whether a call would be allowed after the end; `stands` is the doubling that may be raised.
fn after_the_end(auction: &Auction, call: Call, stands: impl Fn(Doubling) -> bool) -> bool {
    match (call, auction.last_bid()) {
        _ if !auction.has_ended() => legal(auction, call),
        (Call::Bid(bid), Some((last, _))) => bid > last,
        (Call::Pass, _) | (Call::Bid(_), None) => true,
        (Call::Double | Call::Redouble, None) => false,
        (Call::Double, _) => stands(Doubling::Undoubled),
        (Call::Redouble, _) => stands(Doubling::Doubled),
    }
}
