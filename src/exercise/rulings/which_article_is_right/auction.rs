//! Articles about the auction.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Strain, Suit};

use super::Example;
use super::play::any_seat;
use crate::fields::auction_of;
use crate::{Chance, Phrase};
use engine::{Auction, Fact, Outcome, Reason, Side};

fn any_suit(chance: &mut Chance) -> Strain {
    chance.pick_or(&Suit::ASC, Suit::Spades).into()
}

/// Whether a call is legal, with the engine's reason.
fn judged(auction: &Auction, call: Call, says: [bool; 2], told: Phrase) -> Example {
    let told = told
        .with("seat", Fact::Seat(auction.turn()))
        .with("call", Fact::Call(call));
    let legal = auction.check(call).is_ok();
    Example::of(legal, says, told, [auction.reason(call)])
}

pub(super) fn turn_to_call(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let next = auction_of(dealer, &[Call::Pass]).turn();
    let says = [dealer.lho(), dealer.rho()];
    let told = Phrase::new("working-article-turn").with("dealer", Fact::Seat(dealer));
    let reason = Reason::new("dealer-then-left", "17C");
    Example::with(Fact::Seat, next, says, told, [reason])
}

pub(super) fn three_passes(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let passes = auction_of(dealer, &[Call::Pass; 3]);
    let says = [true, passes.last_bid().is_some()];
    let told = Phrase::new("working-article-three-passes")
        .with("dealer", Fact::Seat(dealer))
        .with("seat", Fact::Seat(passes.turn()));
    let reason = Reason::new("three-passes-after-bid", "22");
    Example::of(passes.has_ended(), says, told, [reason])
}

/// Both sides name a minor suit, and the side that named it second plays in it.
pub(super) fn declarers_side(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let strain = chance.pick_or(&[Strain::Clubs, Strain::Diamonds], Strain::Clubs);
    let bid = |level| Call::Bid(Bid::new(level, strain));
    let pass = Call::Pass;
    let auction = auction_of(dealer, &[bid(1), bid(2), pass, bid(3), pass, pass, pass]);
    let Outcome::Contract(contract) = auction.outcome() else {
        unreachable!("three passes follow a bid")
    };
    let declarer = contract.declarer;
    let side = Side::of(declarer);
    // The dealer bid first at the table, and the next player first on the other side.
    let of_side = [dealer, dealer.lho()]
        .into_iter()
        .find(|&seat| Side::of(seat) == side);
    let says = [dealer, of_side.unwrap_or(dealer)];
    let told = Phrase::new("working-article-declarer")
        .with("strain", Fact::Strain(strain))
        .with("bid", Fact::Bid(Bid::new(3, strain)));
    let reason = Reason::new("declarer-first-to-name", "Definitions")
        .with("side", Fact::Side(side))
        .with("seat", Fact::Seat(declarer))
        .with("strain", Fact::Strain(strain));
    Example::with(Fact::Seat, declarer, says, told, [reason])
}

pub(super) fn highest_denomination(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let level = chance.pick_or(&[1, 2, 3, 4, 5, 6, 7], 1);
    let last = Bid::new(level, Strain::Spades);
    let auction = auction_of(dealer, &[Call::Bid(last)]);
    let told = Phrase::new("working-article-highest").with("last", Fact::Bid(last));
    let over = Call::Bid(Bid::new(level, Strain::Notrump));
    judged(&auction, over, [true, false], told)
}

pub(super) fn late_redouble(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let bid = Bid::new(1, any_suit(chance));
    // The opener redoubles at the next turn, after two passes.
    let calls = [Call::Bid(bid), Call::Double, Call::Pass, Call::Pass];
    let auction = auction_of(dealer, &calls);
    let told = Phrase::new("working-article-late-redouble").with("bid", Fact::Bid(bid));
    judged(&auction, Call::Redouble, [true, false], told)
}

pub(super) fn second_double(chance: &mut Chance) -> Example {
    let dealer = any_seat(chance);
    let level = chance.pick_or(&[1, 2, 3, 4], 1);
    let bid = Bid::new(level, any_suit(chance));
    let auction = auction_of(dealer, &[Call::Bid(bid), Call::Double, Call::Pass]);
    let told = Phrase::new("working-article-second-double").with("bid", Fact::Bid(bid));
    judged(&auction, Call::Double, [true, false], told)
}
