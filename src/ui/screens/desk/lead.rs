//! The case of a lead out of turn: the card, the player, and whose lead it was.

use egui::{Response, Ui};

use crate::desk::Case;
use crate::desk::lead::LeadCase;
use crate::engine::Hand;
use crate::engine::laws::lead_out_of_turn::LeadNumber;
use crate::ui::desk::{DeskState, Field};
use crate::ui::screen::Screen;

use super::pick;

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

pub(super) fn case_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    case: &LeadCase,
) -> Option<Response> {
    let notation = &screen.say.notation;
    let written = case.card.map_or(String::new(), |card| {
        let whose = notation.seat_letter(case.offender);
        format!("{whose} {}", notation.card(card))
    });
    let from = (Field::Cards, written.as_str());
    let field = pick::field_ui(ui, screen, state, from, "desk-hint-cards");
    let chosen: Hand = case.card.into_iter().collect();
    if let Some(card) = pick::cards_ui(ui, screen, chosen, Hand::EMPTY) {
        let card = Some(card).filter(|card| case.card != Some(*card));
        send(
            screen,
            LeadCase {
                card,
                ..case.clone()
            },
        );
    }
    if let Some(offender) = pick::seat_ui(ui, screen, "desk-who-led", Some(case.offender)) {
        send(
            screen,
            LeadCase {
                offender,
                ..case.clone()
            },
        );
    }
    let at = WHEN.iter().position(|(when, _)| *when == case.when);
    let words = WHEN.map(|(_, word)| word);
    if let Some(at) = pick::words_ui(ui, screen, "desk-lead-when", &words, at) {
        let (when, _) = WHEN[at % 4];
        send(
            screen,
            LeadCase {
                when,
                ..case.clone()
            },
        );
    }
    if !matches!(case.when, LeadNumber::Opening { .. })
        && let Some(due) = pick::seat_ui(ui, screen, "desk-lead-due", Some(case.due))
    {
        send(
            screen,
            LeadCase {
                due,
                ..case.clone()
            },
        );
    }
    if let Some(declarer) = pick::seat_ui(ui, screen, "desk-declarer", Some(case.declarer)) {
        send(
            screen,
            LeadCase {
                declarer,
                ..case.clone()
            },
        );
    }
    Some(field)
}

fn send(screen: &mut Screen<'_>, mut case: LeadCase) {
    // Choices about the earlier lead do not apply to this one.
    case.path = Vec::new();
    pick::put(screen, Case::Lead(case));
}
