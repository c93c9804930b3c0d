//! The case of a claim: the last cards of all four, what is claimed, what was said.

use contract_bridge::{Card, Hand, Seat, Suit};
use egui::Vec2;

use crate::desk::claim::{left, words};
use crate::engine::laws::contested_claim::{ContestedClaim, Intention, MOST_CARDS};
use crate::engine::laws::revoke::equity::RevokedEnding;
use crate::engine::{BySeat, Side};
use crate::ui::command::Command;
use crate::ui::control;
use crate::ui::desk::{DeskCommand, Field};

use super::lists::remove_ui;
use super::pick::{self, Form, chip, toggle};
use super::play::NOTICED;

pub(super) fn equity_ui(form: &mut Form<'_, '_>, case: &mut RevokedEnding) {
    hands_ui(form, &mut case.hands, case.leader, Some(&mut case.play));
    let strains = pick::strains(&form.screen.say);
    form.row_ui("desk-strain", &mut case.strain, strains);
    form.seat_ui("desk-declarer", &mut case.declarer);
    form.seat_ui("desk-claim-leader", &mut case.leader);
    form.words_ui("desk-noticed", &mut case.attention, &NOTICED);
}

pub(super) fn case_ui(form: &mut Form<'_, '_>, case: &mut ContestedClaim) {
    hands_ui(form, &mut case.hands, case.claimer, None);
    form.row_ui(
        "desk-strain",
        &mut case.strain,
        pick::strains(&form.screen.say),
    );
    form.seat_ui("desk-declarer", &mut case.declarer);
    form.seat_ui("desk-claim-who", &mut case.claimer);
    form.seat_ui("desk-claim-leader", &mut case.leader);
    let most = left(case);
    let mut claimed = case.claimed.min(most);
    let numbers = (0..=most).map(|number| chip(number, number.to_string()));
    if form.row_ui("desk-claim-tricks", &mut claimed, numbers) {
        case.claimed = claimed;
    }
    said_ui(form, case);
    shown_out_ui(form, case);
}

/// The hands as text, then the play if it is asked for, and the cards to click for one of them.
fn hands_ui(
    form: &mut Form<'_, '_>,
    hands: &mut BySeat<Hand>,
    first: Seat,
    play: Option<&mut Vec<Card>>,
) {
    let say = form.screen.say;
    let written = |cards: &mut dyn Iterator<Item = Card>| {
        let cards: Vec<String> = cards.map(|card| say.notation.card(card)).collect();
        cards.join(" ")
    };
    for seat in Seat::ALL {
        let cards = written(&mut hands[seat].iter());
        form.field_ui(Field::of(seat), &cards, "desk-hint-hand");
    }
    if let Some(play) = &play {
        let cards = written(&mut play.iter().copied());
        form.field_ui(Field::Play, &cards, "desk-hint-hand");
    }
    let mut target = match form.state.target {
        Field::Play if play.is_some() => Field::Play,
        target => Field::of(target.seat().unwrap_or(first)),
    };
    let seats = pick::seats(&say);
    let seats = seats.map(|(seat, letter, name)| (Field::of(seat), letter, name));
    let order = play
        .as_ref()
        .map(|_| chip(Field::Play, say.text("desk-target-play")));
    let all = seats.into_iter().chain(order);
    if pick::row_ui(form.ui, form.screen, "desk-cards-go", &mut target, all) {
        form.screen.send(Command::Desk(DeskCommand::Target(target)));
    }
    let taken = hands.iter().fold(Hand::EMPTY, |all, (_, hand)| all | *hand);
    match (target.seat(), play) {
        (None, Some(play)) => {
            let played = play.iter().copied().collect();
            if let Some(card) = form.cards_ui(played, taken) {
                toggle(play, card);
            }
        }
        (seat, _) => {
            let seat = seat.unwrap_or(first);
            if let Some(card) = form.cards_ui(hands[seat], taken) {
                let one: Hand = [card].into_iter().collect();
                let here = hands[seat].contains(card);
                for other in Seat::ALL {
                    hands[other] -= one;
                }
                if !here && hands[seat].len() < MOST_CARDS {
                    hands[seat] |= one;
                }
            }
        }
    }
}

/// What was said, in order, and what can be added to it.
fn said_ui(form: &mut Form<'_, '_>, case: &mut ContestedClaim) {
    let say = form.screen.say;
    let told = case.statement.iter().map(|it| say.phrase(&words(*it)));
    let told: Vec<String> = told.collect();
    remove_ui(form, "desk-claim-said", &told, &mut case.statement);
    let sides = [case.claimer, case.claimer.partner()];
    let cards: Vec<Card> = sides
        .iter()
        .flat_map(|seat| case.hands[*seat].iter())
        .collect();
    let trumps = case.strain.suit();
    let draws = trumps.map(|_| Intention::DrawTrumps);
    let suits = Suit::ASC.map(Intention::Cash);
    let ruffs = Suit::ASC
        .into_iter()
        .filter(|suit| trumps.is_some_and(|trump| trump != *suit));
    let whole = draws
        .into_iter()
        .chain(suits)
        .chain(ruffs.map(Intention::Ruff));
    let whole: Vec<Intention> = whole.collect();
    let mut added = None;
    add_ui(form, "desk-claim-adds", &whole, &mut added);
    if !cards.is_empty() {
        let plays: Vec<Intention> = cards.iter().copied().map(Intention::Play).collect();
        let finesses: Vec<Intention> = cards.iter().copied().map(Intention::Finesse).collect();
        add_ui(form, "desk-claim-card", &plays, &mut added);
        add_ui(form, "desk-claim-with", &finesses, &mut added);
    }
    case.statement.extend(added);
}

/// Buttons that add one thing said.
fn add_ui(form: &mut Form<'_, '_>, id: &str, all: &[Intention], added: &mut Option<Intention>) {
    let say = form.screen.say;
    let chips = all.iter().map(|&intention| {
        let label = match intention {
            // The heading of the row says what is done with the card.
            Intention::Finesse(card) => say.notation.card(card),
            other => say.phrase(&words(other)),
        };
        (Some(intention), label, say.phrase(&words(intention)))
    });
    let mut pressed = None;
    if form.row_ui(id, &mut pressed, chips) {
        *added = pressed;
    }
}

/// For each opponent the suits that are known to be gone.
fn shown_out_ui(form: &mut Form<'_, '_>, case: &mut ContestedClaim) {
    let say = form.screen.say;
    let id = "desk-claim-shown-out";
    pick::name_ui(form.ui, form.screen, id);
    let opponents = Seat::ALL.into_iter();
    let opponents = opponents.filter(|seat| Side::of(*seat) != Side::of(case.claimer));
    let mut pressed = None;
    let gap = form.screen.theme.space(1.5);
    for seat in opponents {
        control::row_ui(form.ui, gap, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(gap);
            for suit in Suit::ASC {
                let sign = say.notation.strain_sign(suit.into());
                let label = format!("{} {sign}", say.notation.seat_letter(seat));
                let whose = say.named(&say.notation.seat(seat), &say.notation.suit(suit));
                let spoken = say.named(&say.text(id), &whose);
                let chosen = case.shown_out[seat].contains(suit);
                if pick::chip_ui(ui, form.screen, &label, &spoken, chosen) {
                    pressed = Some((seat, suit, chosen));
                }
            }
        });
    }
    form.note(pressed.is_some());
    if let Some((seat, suit, chosen)) = pressed {
        let suits = case.shown_out[seat].iter();
        let others = suits.filter(|it| *it != suit);
        case.shown_out[seat] = others.chain((!chosen).then_some(suit)).collect();
    }
}
