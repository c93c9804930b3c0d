//! The case of a call of dummy's card: what declarer said, and what dummy has.

use contract_bridge::Rank;

use crate::desk::dummy_card::{DummyCardCase, Said};
use crate::ui::desk::Field;

use super::pick::{self, Form, chip};
use super::play::suits;

const SAID: [(Said, &str); 8] = [
    (Said::Suit, "desk-said-suit"),
    (Said::Rank, "desk-said-rank"),
    (Said::Card, "desk-said-card"),
    (Said::High, "desk-said-high"),
    (Said::HighOf, "desk-said-high-of"),
    (Said::Low, "desk-said-low"),
    (Said::Win, "desk-said-win"),
    (Said::Anything, "desk-said-anything"),
];

/// What declarer has seen matters only for “win”.
const FIELDS: [Field; 4] = [Field::Dummy, Field::Trick, Field::Own, Field::Gone];

pub(super) fn case_ui(form: &mut Form<'_, '_>, case: &mut DummyCardCase) {
    let say = form.screen.say;
    let fields = match case.said {
        Said::Win => &FIELDS[..],
        _ => &FIELDS[..2],
    };
    for field in &FIELDS[..2] {
        typed_ui(form, case, *field);
    }
    if let Some((field, cards)) = form.target_ui(fields, |field| field.named(case)) {
        field.put_named(case, cards);
    }
    form.words_ui("desk-said", &mut case.said, &SAID);
    if case.said.has_suit() {
        form.row_ui("desk-said-which-suit", &mut case.suit, suits(&say));
    }
    if case.said.has_rank() {
        let ranks = (2..=14).rev().map(Rank::new);
        let ranks = ranks.map(|rank| chip(rank, say.notation.rank(rank)));
        form.row_ui("desk-said-which-rank", &mut case.rank, ranks);
    }
    if case.said == Said::Rank && case.trick.is_empty() {
        let other = [chip(None, say.text("desk-won-with-none"))];
        let suits = suits(&say).map(|(suit, sign, name)| (Some(suit), sign, name));
        let won = other.into_iter().chain(suits);
        form.row_ui("desk-won-with", &mut case.won_with, won);
    }
    form.row_ui("desk-strain", &mut case.trumps, pick::strains(&say));
    if case.said == Said::Win {
        for field in &FIELDS[2..] {
            typed_ui(form, case, *field);
        }
    }
    let unknown = [chip(None, say.text("desk-no"))];
    let cards = case.dummy.iter().map(|card| {
        let words = say.notation.card_words(card);
        (Some(card), say.notation.card(card), words)
    });
    form.row_ui(
        "desk-meant",
        &mut case.meant,
        unknown.into_iter().chain(cards),
    );
}

fn typed_ui(form: &mut Form<'_, '_>, case: &DummyCardCase, field: Field) {
    let notation = form.screen.say.notation;
    let cards = field.named(case).into_iter();
    let cards: Vec<String> = cards.map(|card| notation.card(card)).collect();
    form.field_ui(field, &cards.join(" "), "desk-hint-more-cards");
}
