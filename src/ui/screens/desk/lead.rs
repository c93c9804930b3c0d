//! The case of a lead out of turn: the card, the player, and whose lead it was.

use crate::desk::lead::LeadCase;
use crate::engine::Hand;
use crate::engine::laws::lead_out_of_turn::LeadNumber;
use crate::ui::desk::Field;

use super::pick::Form;

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

pub(super) fn case_ui(form: &mut Form<'_, '_>, case: &mut LeadCase) {
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
