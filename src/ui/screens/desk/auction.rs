//! The case of an auction: the dealer, the calls, the caller of the last one.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use egui::{Response, Role, Ui};

use crate::desk::auction::{AuctionCase, exhibit};
use crate::desk::{Block, Case};
use crate::ui::answer::calls::{self, State};
use crate::ui::control::{self, Emphasis};
use crate::ui::desk::{DeskState, Field};
use crate::ui::screen::Screen;
use crate::ui::table;

use super::pick;

pub(super) fn case_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    case: &AuctionCase,
) -> Option<Response> {
    let theme = *screen.theme;
    let field = typed_ui(ui, screen, state, case);
    if let Some(dealer) = pick::seat_ui(ui, screen, "desk-dealer", Some(case.dealer)) {
        send(screen, dealer, case.calls.clone());
    }
    if let Block::Exhibit(auction) = exhibit(case) {
        table::exhibit_ui(ui, screen, &auction, None);
    }
    pick::name_ui(ui, screen, "desk-next-call");
    if let Some(call) = calls::box_ui(ui, &theme, |ui, call, size| {
        calls::call_ui(ui, screen, (call, size), Role::Button, State::default()).clicked()
    }) {
        let calls = case.calls.iter().copied().chain([call]);
        send(screen, case.dealer, calls.collect());
    }
    let undo = screen.text("desk-undo");
    let any = !case.calls.is_empty();
    if any && control::button_ui(ui, &theme, &undo, Emphasis::Quiet, theme.px(150.0)).clicked() {
        let mut calls = case.calls.clone();
        calls.pop();
        send(screen, case.dealer, calls);
    }
    if any {
        let turn = turn_of_last(case);
        let caller = case.caller.or(turn);
        if let Some(seat) = pick::seat_ui(ui, screen, "desk-caller", caller) {
            let caller = Some(seat).filter(|_| turn != Some(seat));
            let case = AuctionCase {
                caller,
                replaces_slip: false,
                path: Vec::new(),
                ..case.clone()
            };
            pick::put(screen, Case::Auction(case));
        }
    }
    if case.earlier_call().is_some() {
        why_ui(ui, screen, case);
    }
    Some(field)
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

/// Why a player called a second time.
fn why_ui(ui: &mut Ui, screen: &mut Screen<'_>, case: &AuctionCase) {
    let why = ["desk-call-why-turn", "desk-call-why-slip"];
    let chosen = Some(usize::from(case.replaces_slip));
    if let Some(at) = pick::words_ui(ui, screen, "desk-call-why", &why, chosen) {
        let case = AuctionCase {
            replaces_slip: at == 1,
            path: Vec::new(),
            ..case.clone()
        };
        pick::put(screen, Case::Auction(case));
    }
}

/// Replaces the calls. What was said about the old last call does not apply to them.
fn send(screen: &mut Screen<'_>, dealer: Seat, calls: Vec<Call>) {
    let case = AuctionCase {
        dealer,
        calls,
        ..AuctionCase::default()
    };
    pick::put(screen, Case::Auction(case));
}

fn typed_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    case: &AuctionCase,
) -> Response {
    let notation = &screen.say.notation;
    let last = case.calls.len().saturating_sub(1);
    let words = case.calls.iter().enumerate().map(|(at, &call)| {
        let word = notation.call(call);
        match case.caller.filter(|_| at == last) {
            Some(seat) => format!("{}:{word}", notation.seat_letter(seat)),
            None => word,
        }
    });
    let written = words.collect::<Vec<_>>().join(" ");
    let from = (Field::Calls, written.as_str());
    pick::field_ui(ui, screen, state, from, "desk-hint-calls")
}
