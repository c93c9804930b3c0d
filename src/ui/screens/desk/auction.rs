//! The case of an auction: the dealer, the calls, the caller of the last one.

use contract_bridge::Seat;
use egui::Role;

use crate::desk::auction::{AuctionCase, exhibit};
use crate::ui::answer::calls::{self, State};
use crate::ui::control::Emphasis;
use crate::ui::desk::Field;
use crate::ui::table;

use super::pick::{self, Form};

pub(super) fn case_ui(form: &mut Form<'_, '_>, case: &mut AuctionCase) {
    let theme = *form.screen.theme;
    typed_ui(form, case);
    if form.seat_ui("desk-dealer", &mut case.dealer) {
        forget_last(case);
    }
    table::exhibit_ui(form.ui, form.screen, &exhibit(case), None);
    pick::name_ui(form.ui, form.screen, "desk-next-call");
    let screen = &*form.screen;
    let called = calls::box_ui(form.ui, &theme, |ui, call, size| {
        calls::call_ui(ui, screen, (call, size), Role::Button, State::default()).clicked()
    });
    form.note(called.is_some());
    if let Some(call) = called {
        case.calls.push(call);
        forget_last(case);
    }
    if case.calls.is_empty() {
        return;
    }
    let width = theme.px(150.0);
    let undone = (form.screen).button_ui(form.ui, "desk-undo", Emphasis::Quiet, width);
    if form.note(undone) {
        case.calls.pop();
        forget_last(case);
    }
    let turn = turn_of_last(case);
    let mut caller = case.caller.or(turn);
    let seats = pick::seats(&form.screen.say);
    let seats = seats.map(|(seat, letter, name)| (Some(seat), letter, name));
    if form.row_ui("desk-caller", &mut caller, seats) {
        case.caller = caller.filter(|_| turn != caller);
        case.replaces_slip = false;
    }
    // Why a player called a second time.
    if case.earlier_call().is_some() {
        let why = [(false, "desk-call-why-turn"), (true, "desk-call-why-slip")];
        form.words_ui("desk-call-why", &mut case.replaces_slip, &why);
    }
}

/// What was said about the last call does not apply to another one.
const fn forget_last(case: &mut AuctionCase) {
    case.caller = None;
    case.replaces_slip = false;
}

fn turn_of_last(case: &AuctionCase) -> Option<Seat> {
    let (_, earlier) = case.calls.split_last()?;
    let before = AuctionCase {
        calls: earlier.to_vec(),
        caller: None,
        ..case.clone()
    };
    let auction = before.legal_part();
    (auction.calls().len() == earlier.len()).then(|| auction.turn())
}

fn typed_ui(form: &mut Form<'_, '_>, case: &AuctionCase) {
    let notation = &form.screen.say.notation;
    let last = case.calls.len().saturating_sub(1);
    let words = case.calls.iter().enumerate().map(|(at, &call)| {
        let word = notation.call(call);
        match case.caller.filter(|_| at == last) {
            Some(seat) => format!("{}:{word}", notation.seat_letter(seat)),
            None => word,
        }
    });
    let written = words.collect::<Vec<_>>().join(" ");
    form.field_ui(Field::Calls, &written, "desk-hint-calls");
}
