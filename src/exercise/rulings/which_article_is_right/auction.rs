//! Articles about the auction.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat, Strain, Suit};

use super::{Example, Value};
use crate::{Chance, Phrase};
use engine::{Auction, Fact, Outcome, Reason, Side};

fn any_seat(chance: &mut Chance) -> Seat {
    chance.pick_or(&Seat::ALL, Seat::North)
}

fn any_suit(chance: &mut Chance) -> Strain {
    chance.pick_or(&Suit::ASC, Suit::Spades).into()
}

/// Calls that are legal by the look of them.
fn auction(dealer: Seat, calls: &[Call]) -> Auction {
    crate::fields::auction_of(dealer, calls)
}

/// Whether a call may be made, with the engine's reason.
fn judged(auction: &Auction, call: Call, says: [bool; 2], told: Phrase) -> Example {
    Example {
        truth: Value::Yes(auction.check(call).is_ok()),
        says: says.map(Value::Yes),
        told: told
            .with("seat", Fact::Seat(auction.turn()))
            .with("call", Fact::Call(call)),
        steps: Vec::new(),
        reasons: vec![auction.reason(call)],
    }
}

pub(super) fn turn_to_call(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let next = auction(dealer, &[Call::Pass]).turn();
    Example {
        truth: Value::Seat(next),
        says: [Value::Seat(dealer.lho()), Value::Seat(dealer.rho())],
        told: Phrase::new("working-article-turn").with("dealer", Fact::Seat(dealer)),
        steps: Vec::new(),
        reasons: vec![Reason::new("dealer-then-left", "17C")],
    }
}

pub(super) fn three_passes(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let passes = auction(dealer, &[Call::Pass; 3]);
    let bid = passes.last_bid().is_some();
    Example {
        truth: Value::Yes(passes.has_ended()),
        says: [Value::Yes(true), Value::Yes(bid)],
        told: Phrase::new("working-article-three-passes")
            .with("dealer", Fact::Seat(dealer))
            .with("seat", Fact::Seat(passes.turn())),
        steps: Vec::new(),
        reasons: vec![Reason::new("three-passes-after-bid", "22")],
    }
}

/// Both sides name a minor suit, and the side that did so second plays it.
pub(super) fn declarers_side(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let strain = chance.pick_or(&[Strain::Clubs, Strain::Diamonds], Strain::Clubs);
    let bid = |level| Call::Bid(Bid::new(level, strain));
    let pass = Call::Pass;
    let auction = auction(dealer, &[bid(1), bid(2), pass, bid(3), pass, pass, pass]);
    let first = |fits: &dyn Fn(Seat) -> bool| {
        let named = auction
            .calls()
            .iter()
            .find(|made| matches!(made.call, Call::Bid(_)) && fits(made.seat));
        Value::Seat(named.map_or(dealer, |made| made.seat))
    };
    let side = auction
        .last_bid()
        .map_or(Side::of(dealer), |(_, seat)| Side::of(seat));
    let declarer = match auction.outcome() {
        Outcome::Contract(contract) => contract.declarer,
        _ => dealer,
    };
    Example {
        truth: Value::Seat(declarer),
        says: [first(&|_| true), first(&|seat| Side::of(seat) == side)],
        told: Phrase::new("working-article-declarer")
            .with("strain", Fact::Strain(strain))
            .with("bid", Fact::Bid(Bid::new(3, strain))),
        steps: Vec::new(),
        reasons: vec![
            Reason::new("declarer-first-to-name", "Definitions")
                .with("side", Fact::Side(side))
                .with("seat", Fact::Seat(declarer))
                .with("strain", Fact::Strain(strain)),
        ],
    }
}

pub(super) fn highest_denomination(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let level = u8::try_from(chance.between(1, 7)).unwrap_or(1);
    let last = Bid::new(level, Strain::Spades);
    let auction = auction(dealer, &[Call::Bid(last)]);
    let told = Phrase::new("working-article-highest").with("last", Fact::Bid(last));
    let over = Call::Bid(Bid::new(level, Strain::Notrump));
    judged(&auction, over, [true, false], told)
}

pub(super) fn late_redouble(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let bid = Bid::new(1, any_suit(chance));
    // The opener redoubles only when it comes back to him, or his partner at once.
    let calls = [Call::Bid(bid), Call::Double, Call::Pass, Call::Pass];
    let auction = auction(dealer, &calls);
    let told = Phrase::new("working-article-late-redouble").with("bid", Fact::Bid(bid));
    judged(&auction, Call::Redouble, [true, false], told)
}

pub(super) fn second_double(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let level = u8::try_from(chance.between(1, 4)).unwrap_or(1);
    let bid = Bid::new(level, any_suit(chance));
    let auction = auction(dealer, &[Call::Bid(bid), Call::Double, Call::Pass]);
    let told = Phrase::new("working-article-second-double").with("bid", Fact::Bid(bid));
    judged(&auction, Call::Double, [true, false], told)
}
