//! Well-known mistakes about calls, each a wrong rule beside the right one.

use contract_bridge::auction::Call;

use crate::Slip;
use crate::auction::drawn_auction::last_passes;
use engine::{Auction, Doubling, Side};

/// A wrong rule: what it would say of a call.
pub(crate) struct WrongRule {
    pub(crate) slip: Slip,
    pub(crate) allows: fn(&Auction, Call) -> bool,
}

/// The wrong rules, the most telling first.
pub(crate) const WRONG_RULES: &[WrongRule] = &[
    WrongRule {
        slip: Slip("same-level-lower-suit"),
        allows: same_level_lower_suit,
    },
    WrongRule {
        slip: Slip("same-bid-again"),
        allows: same_bid_again,
    },
    WrongRule {
        slip: Slip("double-raises-the-bid"),
        allows: double_raises_the_bid,
    },
    WrongRule {
        slip: Slip("level-must-rise"),
        allows: level_must_rise,
    },
    WrongRule {
        slip: Slip("doubled-own-side"),
        allows: doubled_own_side,
    },
    WrongRule {
        slip: Slip("doubled-twice"),
        allows: doubled_twice,
    },
    WrongRule {
        slip: Slip("double-only-at-once"),
        allows: double_only_at_once,
    },
    WrongRule {
        slip: Slip("redouble-without-double"),
        allows: redouble_without_double,
    },
    WrongRule {
        slip: Slip("redoubled-for-opponents"),
        allows: redoubled_for_opponents,
    },
    WrongRule {
        slip: Slip("redouble-by-bidder-only"),
        allows: redouble_by_bidder_only,
    },
    WrongRule {
        slip: Slip("silenced-by-pass"),
        allows: silenced_by_pass,
    },
    WrongRule {
        slip: Slip("opponents-suit-barred"),
        allows: opponents_suit_barred,
    },
    WrongRule {
        slip: Slip("three-passes-always-end"),
        allows: three_passes_always_end,
    },
    WrongRule {
        slip: Slip("call-after-the-end"),
        allows: call_after_the_end,
    },
    WrongRule {
        slip: Slip("call-after-the-end"),
        allows: double_after_the_end,
    },
];

/// The slips of [`WRONG_RULES`]; the last two rules share one.
pub(crate) const CALL_SLIPS: [Slip; 14] = {
    let mut slips = [WRONG_RULES[0].slip; WRONG_RULES.len() - 1];
    let mut at = 0;
    while at < slips.len() {
        slips[at] = WRONG_RULES[at].slip;
        at += 1;
    }
    slips
};

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
    let Call::Bid(bid) = call else {
        return legal(auction, call);
    };
    let theirs = auction.calls().iter().any(|made| {
        let named = matches!(made.call, Call::Bid(other) if other.strain == bid.strain);
        named && Side::of(made.seat) != Side::of(auction.turn())
    });
    legal(auction, call) && !(theirs && bid.strain.is_suit())
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
        // The turn is with the last to say anything: nothing there is his to double.
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
