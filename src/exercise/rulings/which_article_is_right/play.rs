//! Articles about the play.

use contract_bridge::{Bid, Card, Hand, Rank, Seat, Strain, Suit};

use super::{Example, Value};
use crate::play::complete_trick::CompleteTrick;
use crate::{Chance, Phrase};
use engine::laws::dummy_card::{Called, Designation, DummyTurn};
use engine::laws::played_card::{Circumstance, Fate};
use engine::laws::role::Role;
use engine::play::Turn;
use engine::{Contract, Doubling, Fact, Reason, cards_of};

pub(super) fn any_seat(chance: &mut Chance) -> Seat {
    chance.pick_or(&Seat::ALL, Seat::North)
}

/// The four suits in an order of chance.
pub(super) fn suits(chance: &mut Chance) -> [Suit; 4] {
    let mut suits = Suit::ASC;
    chance.shuffle(&mut suits);
    suits
}

/// A card of a suit, its rank from `low` to `high`.
pub(super) fn card(chance: &mut Chance, suit: Suit, low: i32, high: i32) -> Card {
    let rank = u8::try_from(chance.between(low, high)).unwrap_or(2);
    Card {
        suit,
        rank: Rank::new(rank.clamp(2, 14)),
    }
}

pub(super) fn opening_lead(chance: &mut Chance) -> Example {
    let declarer = any_seat(chance);
    let dealer = chance.pick_or(
        &[declarer.lho(), declarer.partner(), declarer.rho()],
        declarer.partner(),
    );
    let [suit, ..] = suits(chance);
    let level = u8::try_from(chance.between(2, 6)).unwrap_or(4);
    let contract = Contract {
        bid: Bid::new(level, suit.into()),
        doubling: Doubling::Undoubled,
        declarer,
    };
    let leader = contract.opening_leader();
    Example {
        truth: Value::Seat(leader),
        says: [Value::Seat(dealer.lho()), Value::Seat(declarer.lho())],
        told: Phrase::new("working-article-lead")
            .with("dealer", Fact::Seat(dealer))
            .with("declarer", Fact::Seat(declarer))
            .with("contract", Fact::Contract(contract)),
        steps: Vec::new(),
        reasons: vec![
            Reason::new("leader-left-of-declarer", "41A")
                .with("declarer", Fact::Seat(declarer))
                .with("seat", Fact::Seat(leader)),
        ],
    }
}

pub(super) fn void(chance: &mut Chance) -> Example {
    let [led, trump, other, third] = suits(chance);
    let mut hand = Hand::EMPTY;
    for (suit, ranks) in [(trump, [2, 7]), (other, [4, 9]), (third, [3, 10])] {
        for low in ranks {
            hand.insert(card(chance, suit, low, low + 2));
        }
    }
    let led = card(chance, led, 5, 14);
    let turn = Turn {
        hand,
        trick: vec![led],
        ..Turn::default()
    };
    let seat = any_seat(chance);
    Example {
        truth: Value::Cards(turn.legal_cards()),
        says: [Value::Cards(hand), Value::Cards(cards_of(hand, trump))],
        told: Phrase::new("working-article-void")
            .with("card", Fact::Card(led))
            .with("strain", Fact::Strain(trump.into())),
        steps: Vec::new(),
        reasons: vec![
            Reason::new("void-plays-anything", "44D")
                .with("seat", Fact::Seat(seat))
                .with("suit", Fact::Suit(led.suit)),
        ],
    }
}

/// A trick, whose it is by each statement, and why it is whose.
fn won(trick: &CompleteTrick, says: [Seat; 2], told: Phrase) -> Example {
    Example {
        truth: Value::Seat(trick.winner()),
        says: says.map(Value::Seat),
        told,
        steps: trick.working(),
        reasons: trick.reasons(),
    }
}

/// The player of the highest of some cards of a trick.
fn highest(trick: &CompleteTrick, such: impl Fn(Card) -> bool) -> Seat {
    let cards = trick.plays().filter(|(_, card)| such(*card));
    let highest = cards.max_by_key(|(_, card)| card.rank);
    highest.map_or(trick.leader, |(seat, _)| seat)
}

pub(super) fn overruff(chance: &mut Chance) -> Example {
    let [led, trump, ..] = suits(chance);
    let trick = CompleteTrick {
        leader: any_seat(chance),
        cards: [
            card(chance, led, 11, 14),
            card(chance, trump, 2, 7),
            card(chance, led, 3, 9),
            card(chance, trump, 8, 12),
        ],
        strain: trump.into(),
    };
    let first = trick.ruffs().next().map_or(trick.leader, |(seat, _)| seat);
    let best = highest(&trick, |card| card.suit == trump);
    let told = Phrase::new("working-article-overruff");
    won(&trick, [first, best], told)
}

pub(super) fn discard(chance: &mut Chance) -> Example {
    let [led, other, ..] = suits(chance);
    let trick = CompleteTrick {
        leader: any_seat(chance),
        cards: [
            card(chance, led, 4, 5),
            card(chance, led, 8, 11),
            card(chance, other, 13, 14),
            card(chance, led, 6, 7),
        ],
        strain: Strain::Notrump,
    };
    let of_suit = highest(&trick, |card| card.suit == led);
    let told = Phrase::new("working-article-discard");
    won(&trick, [of_suit, highest(&trick, |_| true)], told)
}

pub(super) fn next_lead(chance: &mut Chance) -> Example {
    let [led, ..] = suits(chance);
    let trick = CompleteTrick {
        leader: any_seat(chance),
        cards: [
            card(chance, led, 4, 6),
            card(chance, led, 2, 3),
            card(chance, led, 12, 14),
            card(chance, led, 7, 11),
        ],
        strain: Strain::Notrump,
    };
    let mut example = won(
        &trick,
        [trick.leader.lho(), trick.winner()],
        Phrase::new("working-article-next-lead").with("seat", Fact::Seat(trick.leader)),
    );
    let leads = Reason::new("winner-leads-next", "44G").with("seat", Fact::Seat(trick.winner()));
    example.reasons.insert(0, leads);
    example
}

pub(super) fn dummy_high(chance: &mut Chance) -> Example {
    let [led, other, ..] = suits(chance);
    let trick = vec![card(chance, led, 5, 6), card(chance, led, 3, 4)];
    let enough = card(chance, led, 8, 10);
    let top = card(chance, led, 12, 14);
    let low = card(chance, led, 2, 2);
    let dummy: Hand = [top, enough, low, card(chance, other, 4, 9)]
        .into_iter()
        .collect();
    let one = |card: Card| Value::Cards([card].into_iter().collect());
    let ruling = DummyTurn::new(dummy, trick.clone(), Strain::Notrump)
        .ok()
        .map(|turn| turn.call(Designation::High));
    let called = ruling.as_ref().map(|ruling| ruling.called);
    Example {
        truth: match called {
            Some(Called::Played(card)) => one(card),
            _ => Value::Yes(false),
        },
        says: [one(top), one(enough)],
        told: Phrase::new("working-article-dummy-high")
            .with("cards", Fact::Cards(cards_of(dummy, led)))
            .with("trick", Fact::Cards(trick.into_iter().collect())),
        steps: Vec::new(),
        reasons: ruling.map(|ruling| ruling.reasons).unwrap_or_default(),
    }
}

/// A card of a player, and whether what happened to it plays it.
fn happened(role: Role, circumstance: Circumstance, says: [bool; 2], told: Phrase) -> Example {
    let ruling = circumstance.ruling(role).ok();
    Example {
        truth: Value::Yes(
            ruling
                .as_ref()
                .is_some_and(|ruling| ruling.fate == Fate::Played),
        ),
        says: says.map(Value::Yes),
        told,
        steps: Vec::new(),
        reasons: ruling.map(|ruling| ruling.reasons).unwrap_or_default(),
    }
}

pub(super) fn declarers_card(chance: &mut Chance) -> Example {
    let declarer = any_seat(chance);
    let [suit, ..] = suits(chance);
    let told = Phrase::new("working-article-declarers-card")
        .with("seat", Fact::Seat(declarer))
        .with("other", Fact::Seat(declarer.lho()))
        .with("card", Fact::Card(card(chance, suit, 2, 14)));
    let circumstance = Circumstance::FaceSeenByOpponentOnly;
    happened(Role::Declarer, circumstance, [true, false], told)
}

pub(super) fn defenders_card(chance: &mut Chance) -> Example {
    let defender = any_seat(chance);
    let [suit, ..] = suits(chance);
    let told = Phrase::new("working-article-defenders-card")
        .with("seat", Fact::Seat(defender))
        .with("other", Fact::Seat(defender.partner()))
        .with("card", Fact::Card(card(chance, suit, 2, 14)));
    let circumstance = Circumstance::PartnerLookedAway;
    happened(Role::Defender, circumstance, [true, false], told)
}
