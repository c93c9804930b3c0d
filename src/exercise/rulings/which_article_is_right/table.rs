//! Articles about the auction, the play and penalty cards.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Hand, Rank, Seat, Strain, Suit};

use super::Example;
use crate::fields::auction_of;
use crate::play::complete_trick::CompleteTrick;
use crate::play::free;
use crate::{Chance, Phrase};
use engine::laws::dummy_card::{Called, Designation, DummyTurn};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::lead_restriction::lead_choices;
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::laws::played_card::Circumstance;
use engine::laws::role::Role;
use engine::play::Turn;
use engine::{Auction, Contract, Doubling, Fact, Outcome, Reason, Side, cards_of};

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

pub(super) fn any_seat(chance: &mut Chance) -> Seat {
    chance.pick_or(&Seat::ALL, Seat::North)
}

/// The four suits in random order.
pub(super) fn suits(chance: &mut Chance) -> [Suit; 4] {
    let mut suits = Suit::ASC;
    chance.shuffle(&mut suits);
    suits
}

/// A random card of a suit, with a rank from `low` to `high`.
pub(super) fn card(chance: &mut Chance, suit: Suit, low: u8, high: u8) -> Card {
    let ranks: Vec<Rank> = (low..=high).map(Rank::new).collect();
    let rank = chance.pick_or(&ranks, Rank::A);
    Card { suit, rank }
}

pub(super) fn opening_lead(chance: &mut Chance) -> Example {
    let declarer = any_seat(chance);
    let others = [declarer.lho(), declarer.partner(), declarer.rho()];
    let dealer = chance.pick_or(&others, declarer.partner());
    let [suit, ..] = suits(chance);
    let level = chance.pick_or(&[2, 3, 4, 5, 6], 4);
    let contract = Contract {
        bid: Bid::new(level, suit.into()),
        doubling: Doubling::Undoubled,
        declarer,
    };
    let leader = contract.opening_leader();
    let told = Phrase::new("working-article-lead")
        .with("dealer", Fact::Seat(dealer))
        .with("declarer", Fact::Seat(declarer))
        .with("contract", Fact::Contract(contract));
    let reason = Reason::new("leader-left-of-declarer", "41A")
        .with("declarer", Fact::Seat(declarer))
        .with("seat", Fact::Seat(leader));
    let says = [dealer.lho(), declarer.lho()];
    Example::with(Fact::Seat, leader, says, told, [reason])
}

pub(super) fn void(chance: &mut Chance) -> Example {
    let [led, trump, other, third] = suits(chance);
    let ranks = [(trump, [2, 7]), (other, [4, 9]), (third, [3, 10])];
    let cards = ranks.map(|(suit, lows)| lows.map(|low| card(chance, suit, low, low + 2)));
    let led = card(chance, led, 5, 14);
    let turn = free(cards.into_iter().flatten().collect(), &[led]);
    let says = [turn.hand, cards_of(turn.hand, trump)];
    let told = Phrase::new("working-article-void")
        .with("card", Fact::Card(led))
        .with("strain", Fact::Strain(trump.into()));
    let reason = Reason::new("void-plays-anything", "44D")
        .with("seat", Fact::Seat(any_seat(chance)))
        .with("suit", Fact::Suit(led.suit));
    Example::with(Fact::Cards, turn.legal_cards(), says, told, [reason])
}

/// A trick of random cards, each of a suit and between two ranks, with a random leader.
fn trick(chance: &mut Chance, strain: Strain, cards: [(Suit, u8, u8); 4]) -> CompleteTrick {
    CompleteTrick {
        cards: cards.map(|(suit, low, high)| card(chance, suit, low, high)),
        leader: any_seat(chance),
        strain,
    }
}

/// The winner of a trick according to each statement and the Laws.
fn won(trick: &CompleteTrick, says: [Seat; 2], told: Phrase) -> Example {
    let reasons = trick.reasons();
    Example::with(Fact::Seat, trick.winner(), says, told, reasons).working(trick.working())
}

/// The player of the highest card that satisfies `such`.
fn highest(trick: &CompleteTrick, such: impl Fn(Card) -> bool) -> Seat {
    let cards = trick.plays().filter(|(_, card)| such(*card));
    let highest = cards.max_by_key(|(_, card)| card.rank);
    highest.map_or(trick.leader, |(seat, _)| seat)
}

pub(super) fn overruff(chance: &mut Chance) -> Example {
    let [led, trump, ..] = suits(chance);
    let cards = [(led, 11, 14), (trump, 2, 7), (led, 3, 9), (trump, 8, 12)];
    let trick = trick(chance, trump.into(), cards);
    let first = trick.ruffs().next().map_or(trick.leader, |(seat, _)| seat);
    let best = highest(&trick, |card| card.suit == trump);
    let told = Phrase::new("working-article-overruff");
    won(&trick, [first, best], told)
}

pub(super) fn discard(chance: &mut Chance) -> Example {
    let [led, other, ..] = suits(chance);
    let cards = [(led, 4, 5), (led, 8, 11), (other, 13, 14), (led, 6, 7)];
    let trick = trick(chance, Strain::Notrump, cards);
    let of_suit = highest(&trick, |card| card.suit == led);
    let told = Phrase::new("working-article-discard");
    won(&trick, [of_suit, highest(&trick, |_| true)], told)
}

pub(super) fn next_lead(chance: &mut Chance) -> Example {
    let [led, ..] = suits(chance);
    let cards = [(led, 4, 6), (led, 2, 3), (led, 12, 14), (led, 7, 11)];
    let trick = trick(chance, Strain::Notrump, cards);
    let winner = trick.winner();
    let told = Phrase::new("working-article-next-lead").with("seat", Fact::Seat(trick.leader));
    let mut example = won(&trick, [trick.leader.lho(), winner], told);
    let leads = Reason::new("winner-leads-next", "44G").with("seat", Fact::Seat(winner));
    example.reasons.insert(0, leads);
    example
}

pub(super) fn dummy_high(chance: &mut Chance) -> Example {
    let [led, other, ..] = suits(chance);
    let trick = vec![card(chance, led, 5, 6), card(chance, led, 3, 4)];
    let enough = card(chance, led, 8, 10);
    let top = card(chance, led, 12, 14);
    let low = card(chance, led, 2, 2);
    let dummy = Hand::from_iter([top, enough, low, card(chance, other, 4, 9)]);
    let turn = DummyTurn::new(dummy, trick.clone(), Strain::Notrump).expect("six different cards");
    let ruling = turn.call(Designation::High);
    let Called::Played(played) = ruling.called else {
        unreachable!("dummy can follow suit")
    };
    let one = |card: Card| Fact::Cards(Hand::from_iter([card]));
    let told = Phrase::new("working-article-dummy-high")
        .with("cards", Fact::Cards(cards_of(dummy, led)))
        .with("trick", Fact::Cards(trick.into_iter().collect()));
    Example::with(one, played, [top, enough], told, ruling.reasons)
}

/// A player shows a card to another one: is it played? One statement says yes, the other no.
fn shown(
    chance: &mut Chance,
    (role, circumstance): (Role, Circumstance),
    other: fn(Seat) -> Seat,
    told: &'static str,
) -> Example {
    let seat = any_seat(chance);
    let [suit, ..] = suits(chance);
    let told = Phrase::new(told)
        .with("seat", Fact::Seat(seat))
        .with("other", Fact::Seat(other(seat)))
        .with("card", Fact::Card(card(chance, suit, 2, 14)));
    let ruling = circumstance
        .ruling(role)
        .expect("any player can show a card");
    let played = ruling.fate.is_played();
    Example::of(played, [true, false], told, ruling.reasons)
}

pub(super) fn declarers_card(chance: &mut Chance) -> Example {
    let seen = (Role::Declarer, Circumstance::FaceSeenByOpponentOnly);
    shown(chance, seen, Seat::lho, "working-article-declarers-card")
}

pub(super) fn defenders_card(chance: &mut Chance) -> Example {
    let seen = (Role::Defender, Circumstance::PartnerLookedAway);
    let told = "working-article-defenders-card";
    shown(chance, seen, Seat::partner, told)
}

/// A defender drops a card: its kind according to each statement and the Laws.
fn dropped(seat: Seat, card: Card, says: [PenaltyKind; 2], told: Phrase) -> Example {
    let incident = Incident {
        phase: Phase::Play,
        declarer: Some(seat.lho()),
        seat,
        cards: [card].into_iter().collect(),
        how: How::Dropped,
        before: PenaltyCards::None,
        due: None,
    };
    let ruling = incident.ruling().expect("a defender may drop a card");
    let kind = ruling.penalty.kind(card);
    let kind = kind.expect("a card that a defender drops is a penalty card");
    let told = told
        .with("seat", Fact::Seat(seat))
        .with("card", Fact::Card(card));
    Example::of(kind, says, told, ruling.reasons)
}

pub(super) fn ten(chance: &mut Chance) -> Example {
    let [suit, ..] = suits(chance);
    let ten = card(chance, suit, 10, 10);
    let told = Phrase::new("working-article-ten");
    let says = [PenaltyKind::Minor, PenaltyKind::Major];
    dropped(any_seat(chance), ten, says, told)
}

/// A small card of each defender.
pub(super) fn partners_card(chance: &mut Chance) -> Example {
    let [suit, others, ..] = suits(chance);
    let seat = any_seat(chance);
    let told = Phrase::new("working-article-partners-card")
        .with("partner", Fact::Seat(seat.partner()))
        .with("lies", Fact::Card(card(chance, others, 2, 9)));
    let says = [PenaltyKind::Minor, PenaltyKind::Major];
    dropped(seat, card(chance, suit, 2, 9), says, told)
}

pub(super) fn partners_lead(chance: &mut Chance) -> Example {
    let [suit, ..] = suits(chance);
    let major = card(chance, suit, 10, 14);
    let owner = any_seat(chance);
    let penalty = PenaltyCards::major(major);
    // No demand is one of the choices, so more than one must exist.
    let restricted = lead_choices(penalty).len() > 1;
    let told = Phrase::new("working-article-partners-lead")
        .with("seat", Fact::Seat(owner))
        .with("leader", Fact::Seat(owner.partner()))
        .with("card", Fact::Card(major))
        .with("suit", Fact::Suit(suit));
    let reason = Reason::new("leader-waits-for-choice", "50D2")
        .with("seat", Fact::Seat(owner.partner()))
        .with("majors", Fact::Cards(penalty.majors()));
    Example::of(restricted, [true, false], told, [reason])
}

pub(super) fn minor_card(chance: &mut Chance) -> Example {
    let [suit, ..] = suits(chance);
    let minor = card(chance, suit, 4, 6);
    let small = card(chance, suit, 7, 8);
    let honour = card(chance, suit, 11, 14);
    let turn = Turn {
        hand: [minor, small, honour].into_iter().collect(),
        trick: vec![card(chance, suit, 9, 10)],
        penalty: PenaltyCards::Minor(minor),
        ..Turn::default()
    };
    let says = [vec![minor], vec![minor, honour]].map(|cards| cards.into_iter().collect());
    let barred = turn.check(small).err().map(|illegal| illegal.reason(small));
    let told = Phrase::new("working-article-minor-card")
        .with("card", Fact::Card(minor))
        .with("cards", Fact::Cards(turn.hand))
        .with("suit", Fact::Suit(suit));
    Example::with(Fact::Cards, turn.legal_cards(), says, told, barred)
}
