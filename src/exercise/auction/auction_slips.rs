//! Well-known mistakes about calls, each a wrong rule beside the right one.

use contract_bridge::Bid;
use contract_bridge::auction::Call;

use crate::Slip;
use crate::auction::drawn_auction::last_passes;
use crate::grade::slips;
use engine::{Auction, Doubling, Side};

slips! {
    pub(crate) SAME_LEVEL_LOWER_SUIT = "same-level-lower-suit",
    pub(crate) SAME_BID_AGAIN = "same-bid-again",
    pub(crate) DOUBLE_RAISES_THE_BID = "double-raises-the-bid",
    pub(crate) LEVEL_MUST_RISE = "level-must-rise",
    pub(crate) DOUBLED_OWN_SIDE = "doubled-own-side",
    pub(crate) DOUBLED_TWICE = "doubled-twice",
    pub(crate) DOUBLE_ONLY_AT_ONCE = "double-only-at-once",
    pub(crate) REDOUBLE_WITHOUT_DOUBLE = "redouble-without-double",
    pub(crate) REDOUBLED_FOR_OPPONENTS = "redoubled-for-opponents",
    pub(crate) REDOUBLE_BY_BIDDER_ONLY = "redouble-by-bidder-only",
    pub(crate) SILENCED_BY_PASS = "silenced-by-pass",
    pub(crate) OPPONENTS_SUIT_BARRED = "opponents-suit-barred",
    pub(crate) THREE_PASSES_ALWAYS_END = "three-passes-always-end",
    pub(crate) CALL_AFTER_THE_END = "call-after-the-end",
}

/// A wrong rule: whether it would allow a call.
pub(crate) type WrongRule = fn(&Auction, Call) -> bool;

/// The wrong rules, the most telling first, each with its name.
pub(crate) const WRONG_RULES: &[(Slip, WrongRule)] = &[
    (SAME_LEVEL_LOWER_SUIT, same_level_lower_suit),
    (SAME_BID_AGAIN, same_bid_again),
    (DOUBLE_RAISES_THE_BID, double_raises_the_bid),
    (LEVEL_MUST_RISE, level_must_rise),
    (DOUBLED_OWN_SIDE, doubled_own_side),
    (DOUBLED_TWICE, doubled_twice),
    (DOUBLE_ONLY_AT_ONCE, double_only_at_once),
    (REDOUBLE_WITHOUT_DOUBLE, redouble_without_double),
    (REDOUBLED_FOR_OPPONENTS, redoubled_for_opponents),
    (REDOUBLE_BY_BIDDER_ONLY, redouble_by_bidder_only),
    (SILENCED_BY_PASS, silenced_by_pass),
    (OPPONENTS_SUIT_BARRED, opponents_suit_barred),
    (THREE_PASSES_ALWAYS_END, three_passes_always_end),
    (CALL_AFTER_THE_END, call_after_the_end),
    (CALL_AFTER_THE_END, double_after_the_end),
];

fn legal(auction: &Auction, call: Call) -> bool {
    auction.check(call).is_ok()
}

/// "At the same level any other denomination will do."
fn same_level_lower_suit(auction: &Auction, call: Call) -> bool {
    match (call, auction.last_bid()) {
        (Call::Bid(bid), Some((last, _))) if !auction.has_ended() => {
            bid.level >= last.level && bid != last
        }
        _ => legal(auction, call),
    }
}

/// "The last bid may be bid again."
fn same_bid_again(auction: &Auction, call: Call) -> bool {
    match (call, auction.last_bid()) {
        (Call::Bid(bid), Some((last, _))) if !auction.has_ended() => bid >= last,
        _ => legal(auction, call),
    }
}

/// "Every bid must go one level up."
fn level_must_rise(auction: &Auction, call: Call) -> bool {
    match (call, auction.last_bid()) {
        (Call::Bid(bid), Some((last, _))) => legal(auction, call) && bid.level > last.level,
        _ => legal(auction, call),
    }
}

/// "Over a doubled bid one must go a level up."
fn double_raises_the_bid(auction: &Auction, call: Call) -> bool {
    let doubled = auction.doubling() != Doubling::Undoubled;
    legal(auction, call) && (!doubled || level_must_rise(auction, call))
}

/// "A suit that the opponents have bid is theirs."
fn opponents_suit_barred(auction: &Auction, call: Call) -> bool {
    let theirs = matches!(call, Call::Bid(bid) if opponents_have_bid(auction, bid));
    legal(auction, call) && !theirs
}

/// Whether the opponents of whose turn it is have bid the suit of this bid; no trump is none.
pub(crate) fn opponents_have_bid(auction: &Auction, bid: Bid) -> bool {
    let mut calls = auction.calls().iter();
    let theirs = calls.any(|made| {
        let named = matches!(made.call, Call::Bid(other) if other.strain == bid.strain);
        named && Side::of(made.seat) != Side::of(auction.turn())
    });
    theirs && bid.strain.is_suit()
}

/// "Any undoubled bid may be doubled", one's own side's included.
fn doubled_own_side(auction: &Auction, call: Call) -> bool {
    if call == Call::Double && !auction.has_ended() {
        auction.last_bid().is_some() && auction.doubling() == Doubling::Undoubled
    } else {
        legal(auction, call)
    }
}

/// "A bid may be doubled however often it was doubled before."
fn doubled_twice(auction: &Auction, call: Call) -> bool {
    let again = call == Call::Double && auction.doubling() != Doubling::Undoubled;
    legal(auction, call) || (again && !auction.has_ended())
}

/// "A double must come at once: a pass in between bars it."
fn double_only_at_once(auction: &Auction, call: Call) -> bool {
    let at_once = auction
        .calls()
        .last()
        .is_some_and(|made| made.call != Call::Pass);
    legal(auction, call) && (at_once || call != Call::Double)
}

/// "One's own bid may be redoubled, doubled or not."
fn redouble_without_double(auction: &Auction, call: Call) -> bool {
    if call == Call::Redouble && !auction.has_ended() {
        auction.doubling() != Doubling::Redoubled
            && auction
                .last_bid()
                .is_some_and(|(_, by)| Side::of(by) == Side::of(auction.turn()))
    } else {
        legal(auction, call)
    }
}

/// "Whoever comes after a double may redouble", the doubling side included.
fn redoubled_for_opponents(auction: &Auction, call: Call) -> bool {
    if call == Call::Redouble && !auction.has_ended() {
        auction.doubling() == Doubling::Doubled
    } else {
        legal(auction, call)
    }
}

/// "Only the player whose bid was doubled may redouble."
fn redouble_by_bidder_only(auction: &Auction, call: Call) -> bool {
    let bidder = auction
        .last_bid()
        .is_some_and(|(_, by)| by == auction.turn());
    legal(auction, call) && (bidder || call != Call::Redouble)
}

/// "Who has passed may only pass."
fn silenced_by_pass(auction: &Auction, call: Call) -> bool {
    let passed = auction
        .calls()
        .iter()
        .any(|made| made.seat == auction.turn() && made.call == Call::Pass);
    legal(auction, call) && !(passed && call != Call::Pass)
}

/// "Three passes end every auction", the opening ones too.
fn three_passes_always_end(auction: &Auction, call: Call) -> bool {
    legal(auction, call) && last_passes(auction) < 3
}

/// "One may still bid or pass after the last pass."
fn call_after_the_end(auction: &Auction, call: Call) -> bool {
    if !auction.has_ended() {
        return legal(auction, call);
    }
    match (call, auction.last_bid()) {
        (Call::Bid(bid), Some((last, _))) => bid > last,
        (Call::Pass, _) | (Call::Bid(_), None) => true,
        // The player whose turn it is made the last call other than a pass, and such a player has
        // nothing to double.
        (Call::Double | Call::Redouble, _) => false,
    }
}

/// "One may still call anything after the last pass."
fn double_after_the_end(auction: &Auction, call: Call) -> bool {
    let stands = auction.last_bid().map(|_| auction.doubling());
    match call {
        Call::Double if auction.has_ended() => stands == Some(Doubling::Undoubled),
        Call::Redouble if auction.has_ended() => stands == Some(Doubling::Doubled),
        _ => call_after_the_end(auction, call),
    }
}
