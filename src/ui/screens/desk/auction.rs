//! The case of an auction: the dealer, the calls, the caller of the last one.

use contract_bridge::Seat;
use egui::Role;

use crate::desk::auction::{AuctionCase, exhibit};
use crate::desk::bidding_box::BoxCase;
use crate::engine::Call;
use crate::ui::answer::calls::{self, State};
use crate::ui::control::Emphasis;
use crate::ui::desk::Field;
use crate::ui::table;

use super::pick::{self, Form};

const HOW_LONG: [(bool, &str); 2] = [(false, "desk-silenced-once"), (true, "desk-silenced-rest")];

pub(super) fn case_ui(form: &mut Form<'_, '_>, case: &mut AuctionCase) {
    calls_ui(form, case);
    above_ui(form, case);
    if case.calls.is_empty() && case.above.is_none() {
        return;
    }
    let say = form.screen.say;
    let seats = || pick::seats(&say).map(|(seat, letter, name)| (Some(seat), letter, name));
    let turn = turn_of_last(case);
    let mut caller = case.caller.or(turn);
    if form.row_ui("desk-caller", &mut caller, seats()) {
        case.caller = caller.filter(|_| turn != caller);
        case.replaces_slip = false;
    }
    // Why a player called a second time.
    if case.earlier_call().is_some() && case.above.is_none() {
        let why = [(false, "desk-call-why-turn"), (true, "desk-call-why-slip")];
        form.words_ui("desk-call-why", &mut case.replaces_slip, &why);
    }
    // What seldom needs another answer.
    let nobody = [pick::chip(None, say.text("desk-since-nobody"))];
    let silenced = nobody.into_iter().chain(seats());
    form.row_ui("desk-silenced", &mut case.silenced, silenced);
    if case.silenced.is_some() {
        form.words_ui("desk-silenced-how", &mut case.throughout, &HOW_LONG);
    }
}

pub(super) fn box_ui(form: &mut Form<'_, '_>, case: &mut BoxCase) {
    calls_ui(form, &mut case.auction);
}

/// A bid of more than seven, which is only made over a bid of seven.
fn above_ui(form: &mut Form<'_, '_>, case: &mut AuctionCase) {
    let mut bids = case.calls.iter().filter_map(|call| match call {
        Call::Bid(bid) => Some(bid.level.get()),
        _ => None,
    });
    if bids.next_back() != Some(7) && case.above.is_none() {
        return;
    }
    let say = form.screen.say;
    let strains = pick::strains(&say);
    let strains = strains.map(|(strain, sign, name)| {
        let label = format!("8 {sign}");
        (Some((8, strain)), label, format!("8 {name}"))
    });
    if form.row_ui("desk-above-seven", &mut case.above, strains) {
        forget_last(case);
    }
}

/// The dealer and the calls, typed or with the bidding box.
fn calls_ui(form: &mut Form<'_, '_>, case: &mut AuctionCase) {
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
        case.above = None;
        forget_last(case);
    }
    if case.calls.is_empty() && case.above.is_none() {
        return;
    }
    let width = theme.px(150.0);
    let undone = (form.screen).button_ui(form.ui, "desk-undo", Emphasis::Quiet, width);
    if form.note(undone) {
        if case.above.take().is_none() {
            case.calls.pop();
        }
        forget_last(case);
    }
}

/// What was said about the last call does not apply to another one.
const fn forget_last(case: &mut AuctionCase) {
    case.caller = None;
    case.replaces_slip = false;
    case.silenced = None;
}

fn turn_of_last(case: &AuctionCase) -> Option<Seat> {
    let earlier = match (case.above, case.calls.split_last()) {
        (None, last) => last?.1,
        (Some(_), _) => &case.calls,
    };
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
    let calls = case.calls.iter().map(|&call| notation.call(call));
    let above = case.above.map(|(level, strain)| {
        let strain = notation.strain_sign(strain);
        format!("{level}{strain}")
    });
    let mut words: Vec<String> = calls.chain(above).collect();
    if let (Some(seat), Some(last)) = (case.caller, words.last_mut()) {
        *last = format!("{}:{last}", notation.seat_letter(seat));
    }
    form.field_ui(Field::Calls, &words.join(" "), "desk-hint-calls");
}
