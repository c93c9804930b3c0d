//! The case of an auction: who dealt, the calls, who made the last one.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Strain};
use egui::text::LayoutJob;
use egui::{Color32, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::desk::auction::{AuctionCase, exhibit};
use crate::desk::{Block, Case};
use crate::ui::control::{self, Emphasis};
use crate::ui::desk::{DeskState, Field};
use crate::ui::screens::Screen;
use crate::ui::table;
use crate::ui::theme::Weight;

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
        let calls = case.calls.clone();
        send(
            screen,
            AuctionCase {
                dealer,
                calls,
                caller: None,
                path: Vec::new(),
            },
        );
    }
    if let Block::Exhibit(auction) = exhibit(case) {
        table::exhibit_ui(ui, screen, &auction, None);
    }
    if let Some(call) = box_ui(ui, screen) {
        let mut calls = case.calls.clone();
        calls.push(call);
        send(
            screen,
            AuctionCase {
                calls,
                caller: None,
                path: Vec::new(),
                ..case.clone()
            },
        );
    }
    let undo = screen.say.text("desk-undo");
    let any = !case.calls.is_empty();
    if any && control::button_ui(ui, &theme, &undo, Emphasis::Quiet, theme.px(150.0)).clicked() {
        let mut calls = case.calls.clone();
        calls.pop();
        send(
            screen,
            AuctionCase {
                calls,
                caller: None,
                path: Vec::new(),
                ..case.clone()
            },
        );
    }
    if any {
        let turn = turn_of_last(case);
        let caller = case.caller.or(turn);
        if let Some(seat) = pick::seat_ui(ui, screen, "desk-caller", caller) {
            let caller = Some(seat).filter(|_| turn != Some(seat));
            send(
                screen,
                AuctionCase {
                    caller,
                    path: Vec::new(),
                    ..case.clone()
                },
            );
        }
    }
    Some(field)
}

/// Whose turn the last call was, if those before it are in order.
fn turn_of_last(case: &AuctionCase) -> Option<contract_bridge::Seat> {
    let (_, earlier) = case.calls.split_last()?;
    let before = AuctionCase {
        calls: earlier.to_vec(),
        caller: None,
        ..case.clone()
    };
    let auction = before.legal_part();
    (auction.calls().len() == earlier.len()).then(|| auction.turn())
}

fn send(screen: &mut Screen<'_>, case: AuctionCase) {
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

/// All calls, allowed or not: gives the one that was pressed.
fn box_ui(ui: &mut Ui, screen: &Screen<'_>) -> Option<Call> {
    let theme = screen.theme;
    let gap = theme.space(1.0);
    let width = (ui.available_width().min(theme.px(440.0)) - 4.0 * gap) / 5.0;
    let mut pressed = None;
    pick::name_ui(ui, screen, "desk-next-call");
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for level in 1..=7 {
            ui.horizontal(|ui| {
                for strain in Strain::ASC {
                    let call = Call::Bid(Bid::new(level, strain));
                    if call_ui(ui, screen, call, Vec2::new(width, theme.px(40.0))) {
                        pressed = Some(call);
                    }
                }
            });
        }
        ui.horizontal(|ui| {
            let third = (5.0 * width + 2.0 * gap) / 3.0;
            for call in [Call::Pass, Call::Double, Call::Redouble] {
                if call_ui(ui, screen, call, Vec2::new(third, theme.px(44.0))) {
                    pressed = Some(call);
                }
            }
        });
    });
    pressed
}

fn call_ui(ui: &mut Ui, screen: &Screen<'_>, call: Call, size: Vec2) -> bool {
    let theme = screen.theme;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let spoken = screen.say.notation.call_words(call);
    control::announce(&response, ui, Role::Button, &spoken, false);
    let ground = match call {
        Call::Pass => theme.pass,
        Call::Double => theme.double,
        Call::Redouble => theme.redouble,
        Call::Bid(_) => theme.card,
    };
    let corner = theme.px(5.0);
    let edge = Stroke::new(1.0, theme.line);
    ui.painter()
        .rect(rect, corner, ground, edge, StrokeKind::Inside);
    if response.hovered() {
        let veil = theme.accent.gamma_multiply(0.10);
        ui.painter().rect_filled(rect, corner, veil);
    }
    let mut job = LayoutJob::default();
    if let Call::Bid(bid) = call {
        let ink = theme.suit_on_card(contract_bridge::Suit::Spades);
        let letters = theme.px(18.0);
        let level = bid.level.to_string();
        job.append(&level, 0.0, theme.figures(letters, Weight::Bold, ink));
        let color = theme.strain_on_card(bid.strain);
        let sign = screen.say.notation.strain_sign(bid.strain);
        job.append(&sign, 0.0, theme.format(letters, Weight::Bold, color));
    } else {
        let word = screen.say.notation.call(call);
        let format = theme.format(theme.px(16.0), Weight::Bold, Color32::WHITE);
        job.append(&word, 0.0, format);
    }
    let galley = ui.painter().layout_job(job);
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, Color32::WHITE);
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}
