//! The ruling desk: a tool, its case at the left, the finding beside it.

mod auction;
mod claim;
mod dummy_card;
mod evening;
mod exposed;
mod finding;
mod lists;
pub(super) mod pick;
mod play;
mod score;
pub(super) mod start;

use egui::{Id, Ui, Vec2};

use crate::desk::{Case, Tool};
use crate::ui::command::Command;
use crate::ui::control::{self, Emphasis};
use crate::ui::desk::{DeskCommand, DeskState, Place};
use crate::ui::screen::Screen;
use pick::Form;

/// From this width of the page, in points of the design, case and finding are side by side.
const SIDE_BY_SIDE: f32 = 760.0;

/// The key in egui's memory for the tool whose first field has already had the focus.
pub(super) fn ready() -> Id {
    Id::unique("desk-ready")
}

pub(super) fn desk_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &DeskState) {
    let theme = *screen.theme;
    if state.place != Place::Tool {
        // A tool that is opened again gets the focus again.
        ui.data_mut(|data| data.remove::<Tool>(ready()));
        return start::start_ui(ui, screen, state);
    }
    start::tools_ui(ui, screen, state);
    ui.add_space(theme.space(3.0));
    let answer = state.answer();
    let room = ui.available_width();
    if room < theme.px(SIDE_BY_SIDE) {
        // The answer stays visible while the case is put together.
        finding::headline_ui(ui, screen, &answer);
        control::hairline_ui(ui, &theme);
        case_ui(ui, screen, state, &answer);
        control::hairline_ui(ui, &theme);
        finding::support_ui(ui, screen, state, &answer);
        return;
    }
    let gap = theme.space(8.0);
    let left = ((room - gap) * 0.48).min(theme.px(500.0));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.vertical(|ui| {
            ui.set_width(left);
            case_ui(ui, screen, state, &answer);
        });
        ui.vertical(|ui| {
            ui.set_width(room - gap - left);
            ui.spacing_mut().item_spacing = Vec2::splat(theme.space(2.0));
            finding::headline_ui(ui, screen, &answer);
            finding::support_ui(ui, screen, state, &answer);
        });
    });
}

fn case_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &DeskState, answer: &finding::Answer) {
    let theme = *screen.theme;
    ui.spacing_mut().item_spacing = Vec2::new(theme.space(2.0), theme.space(1.5));
    let mut form = Form {
        ui,
        screen,
        state,
        pressed: false,
        first: None,
    };
    let mut case = state.case();
    match &mut case {
        Case::Score(case) => score::case_ui(&mut form, case),
        Case::Auction(case) => auction::case_ui(&mut form, case),
        Case::Exposed(case) => exposed::case_ui(&mut form, case),
        Case::Lead(case) => play::lead_ui(&mut form, case),
        Case::Revoke(case) => play::revoke_ui(&mut form, case),
        Case::Traveller(case) => lists::traveller_ui(&mut form, case),
        Case::Pairs(case) => lists::pairs_ui(&mut form, case),
        Case::Rubber(case) => lists::rubber_ui(&mut form, case),
        Case::Claim(case) => claim::case_ui(&mut form, case),
        Case::Premature(case) => play::premature_ui(&mut form, case),
        Case::Imps(case) => evening::imps_ui(&mut form, case),
        Case::Victory(case) => evening::victory_ui(&mut form, case),
        Case::Adjusted(case) => evening::adjusted_ui(&mut form, case),
        Case::Movement(case) => evening::movement_ui(&mut form, case),
        Case::DummyCard(case) => dummy_card::case_ui(&mut form, case),
        Case::Equity(case) => claim::equity_ui(&mut form, case),
        Case::Box(case) => auction::box_ui(&mut form, case),
        Case::Inquiry(_) => finding::questions_ui(form.ui, form.screen, answer),
    }
    let Form { pressed, first, .. } = form;
    if pressed {
        case.forget_choices();
        screen.send(Command::Desk(DeskCommand::Put(case)));
    }
    // The first field of a newly opened tool takes the focus.
    let before = ui.data(|data| data.get_temp::<Tool>(ready()));
    if before != Some(state.tool) && !ui.ctx().will_discard() {
        ui.data_mut(|data| data.insert_temp(ready(), state.tool));
        // Where fingers press, that would call up a keyboard over the form.
        if let Some(first) = first.filter(|_| theme.finger <= 0.0) {
            first.request_focus();
            pick::select_soon(ui, first.id);
        }
    }
    ui.add_space(theme.space(2.0));
    if screen.button_ui(ui, "desk-clear", Emphasis::Quiet, theme.px(150.0)) {
        screen.send(Command::Desk(DeskCommand::Clear));
    }
}
