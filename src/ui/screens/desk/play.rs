//! The cases of irregular play: a lead out of turn, a revoke.

use crate::desk::lead::LeadCase;
use crate::desk::premature::PrematureCase;
use crate::desk::revoke::RevokeCase;
use crate::engine::laws::lead_out_of_turn::LeadNumber;
use crate::engine::laws::premature_play::Premature;
use crate::engine::laws::revoke::{Attention, Continuation, OtherSide};
use crate::engine::{Hand, Side, Suit};
use crate::i18n::Speaker;
use crate::ui::desk::Field;

use super::pick::{Chip, Form, chip};

const WHEN: [(LeadNumber, &str); 4] = [
    (
        LeadNumber::Opening { dummy_seen: false },
        "desk-lead-opening",
    ),
    (
        LeadNumber::Opening { dummy_seen: true },
        "desk-lead-dummy-seen",
    ),
    (LeadNumber::Later, "desk-lead-later"),
    (LeadNumber::Last, "desk-lead-last"),
];

pub(super) fn lead_ui(form: &mut Form<'_, '_>, case: &mut LeadCase) {
    let notation = &form.screen.say.notation;
    let written = case.card.map_or(String::new(), |card| {
        let whose = notation.seat_letter(case.offender);
        format!("{whose} {}", notation.card(card))
    });
    form.field_ui(Field::Cards, &written, "desk-hint-cards");
    let chosen: Hand = case.card.into_iter().collect();
    if let Some(card) = form.cards_ui(chosen, Hand::EMPTY) {
        case.card = Some(card).filter(|_| !chosen.contains(card));
    }
    form.seat_ui("desk-who-led", &mut case.offender);
    form.words_ui("desk-lead-when", &mut case.when, &WHEN);
    if !matches!(case.when, LeadNumber::Opening { .. }) {
        form.seat_ui("desk-lead-due", &mut case.due);
    }
    form.seat_ui("desk-declarer", &mut case.declarer);
}

const EARLY: [(Premature, &str); 5] = [
    (Premature::BeforePartner, "desk-how-before_partner"),
    (
        Premature::DeclarerHasPlayedBoth,
        "desk-how-declarer_had_played_both",
    ),
    (Premature::DummyMovedFirst, "desk-premature-dummy"),
    (
        Premature::AtRhoTurn { legal: true },
        "desk-how-at_rho_turn_legal",
    ),
    (
        Premature::AtRhoTurn { legal: false },
        "desk-how-at_rho_turn_illegal",
    ),
];

pub(super) fn premature_ui(form: &mut Form<'_, '_>, case: &mut PrematureCase) {
    let say = form.screen.say;
    let written = case.card.map_or(String::new(), |card| {
        let whose = say.notation.seat_letter(case.offender);
        format!("{whose} {}", say.notation.card(card))
    });
    form.field_ui(Field::Cards, &written, "desk-hint-cards");
    let chosen: Hand = case.card.into_iter().collect();
    if let Some(card) = form.cards_ui(chosen, Hand::EMPTY) {
        case.card = Some(card).filter(|_| !chosen.contains(card));
    }
    form.seat_ui("desk-premature-who", &mut case.offender);
    form.row_ui("desk-led", &mut case.led, suits(&say));
    form.words_ui("desk-how", &mut case.when, &EARLY);
    form.seat_ui("desk-declarer", &mut case.declarer);
}

pub(super) fn suits(say: &Speaker<'_>) -> [Chip<Suit>; 4] {
    Suit::ASC.map(|suit| {
        let sign = say.notation.strain_sign(suit.into());
        (suit, sign, say.notation.suit(suit))
    })
}

const SINCE: [(Option<Continuation>, &str); 6] = [
    (None, "desk-since-nothing"),
    (Some(Continuation::NextTrickPlay), "desk-since-played"),
    (Some(Continuation::Named), "desk-since-named"),
    (Some(Continuation::Claim), "desk-since-claimed"),
    (Some(Continuation::ClaimAgreed), "desk-since-agreed"),
    (Some(Continuation::RetractedLead), "desk-since-retracted"),
];

const OTHERS: [(OtherSide, &str); 3] = [
    (OtherSide::Followed, "desk-others-followed"),
    (OtherSide::RevokedToSameTrick, "desk-others-same-trick"),
    (OtherSide::EstablishedToo, "desk-others-established"),
];

pub(super) const NOTICED: [(Attention, &str); 3] = [
    (Attention::InTime, "desk-noticed-in-time"),
    (Attention::NextDealCalled, "desk-noticed-next-deal"),
    (Attention::RoundEnded, "desk-noticed-round"),
];

const ANSWERS: [(bool, &str); 2] = [(false, "desk-no"), (true, "desk-yes")];

pub(super) fn revoke_ui(form: &mut Form<'_, '_>, case: &mut RevokeCase) {
    let mut offender = case.offender;
    if form.seat_ui("desk-who-revoked", &mut offender) {
        *case = case.clone().by(offender);
    }
    since_ui(form, case);
    form.seat_ui("desk-who-won", &mut case.winner);
    let numbers = |from| (from..=12_u8).map(|number| chip(number, number.to_string()));
    form.row_ui("desk-later-tricks", &mut case.later, numbers(0));
    form.row_ui("desk-trick-number", &mut case.trick, numbers(1));
    form.seat_ui("desk-declarer", &mut case.declarer);
    // Questions that seldom need another answer than the default.
    form.words_ui("desk-revoke-faced", &mut case.faced, &ANSWERS);
    form.words_ui("desk-revoke-again", &mut case.again, &ANSWERS);
    form.words_ui("desk-others", &mut case.others, &OTHERS);
    form.words_ui("desk-noticed", &mut case.noticed, &NOTICED);
    if case.trick == 12 {
        form.words_ui("desk-revoke-returned", &mut case.returned, &ANSWERS);
    }
}

fn since_ui(form: &mut Form<'_, '_>, case: &mut RevokeCase) {
    let own = Side::of(case.offender);
    let mut how = case.since.map(|(how, _)| how);
    let mut by = case.since.map_or(own, |(_, by)| by);
    form.words_ui("desk-since", &mut how, &SINCE);
    if how.is_some() {
        form.sides_ui("desk-since-by", &mut by, [own, own.opponents()]);
    }
    case.since = how.map(|how| (how, by));
}
