//! Articles about penalty cards.

use contract_bridge::{Card, Seat};

use super::Example;
use super::play::{any_seat, card, suits};
use crate::{Chance, Phrase};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::lead_restriction::lead_choices;
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::Turn;
use engine::{Fact, Reason};

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
