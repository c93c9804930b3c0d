//! The bidding box: seven levels by five strains, then pass, double, redouble.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Strain, Suit};
use egui::text::LayoutJob;
use egui::{Align2, Color32, CornerRadius, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::exercise::Answer;
use crate::ui::attempt::{Attempt, WhyAsked};
use crate::ui::theme::{Theme, Weight};
use crate::ui::{answer::mark::Mark, command::Command, control, screen::Screen, text};

pub(super) fn bidding_box_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    // Once the answer is judged, the learner can ask of each call why it may or may not be made.
    let hint = match attempt.grade() {
        Some(_) => "answer-calls-why",
        None => "answer-calls-hint",
    };
    screen.muted_ui(ui, hint);
    box_for_ui(ui, screen, attempt);
}

pub fn box_for_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let pressed = box_ui(ui, &theme, |ui, call, size| {
        let chosen = attempt.draft.calls().contains(&call);
        let mark = match attempt.grade().map(|grade| &grade.solution) {
            Some(Answer::Calls(right)) => {
                let chosen = chosen && !attempt.was_shown();
                Mark::of(attempt, chosen, right.contains(&call))
            }
            _ => Mark::None,
        };
        let state = State {
            chosen,
            mark,
            inquired: attempt.why == Some(WhyAsked::Call(call)),
        };
        call_ui(ui, screen, (call, size), Role::CheckBox, state).clicked()
    });
    if let Some(call) = pressed {
        screen.send(if attempt.grade().is_some() {
            Command::WhyNot(WhyAsked::Call(call))
        } else {
            Command::Answer(attempt.draft.toggling_call(call))
        });
    }
}

/// All calls, allowed or not, each drawn in its place. Returns the call that was pressed.
pub fn box_ui(
    ui: &mut Ui,
    theme: &Theme,
    mut draw: impl FnMut(&mut Ui, Call, Vec2) -> bool,
) -> Option<Call> {
    let gap = theme.space(1.0);
    let width = (ui.available_width().min(theme.px(440.0)) - 4.0 * gap) / 5.0;
    let bid = Vec2::new(width, theme.target(40.0));
    let third = Vec2::new((5.0 * width + 2.0 * gap) / 3.0, theme.target(46.0));
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        let mut row_ui = |calls: &[Call], size| {
            ui.horizontal(|ui| {
                for &call in calls {
                    if draw(ui, call, size) {
                        pressed = Some(call);
                    }
                }
            });
        };
        for level in 1..=7 {
            row_ui(
                &Strain::ASC.map(|strain| Call::Bid(Bid::new(level, strain))),
                bid,
            );
        }
        row_ui(&[Call::Pass, Call::Double, Call::Redouble], third);
    });
    pressed
}

#[derive(Debug, Clone, Copy, Default)]
pub struct State {
    pub chosen: bool,
    pub mark: Mark,
    pub inquired: bool,
}

pub fn call_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    (call, size): (Call, Vec2),
    role: Role,
    state: State,
) -> Response {
    let theme = screen.theme;
    let (chosen, mark) = (state.chosen, state.mark);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let spoken = screen.say.notation.call_words(call);
    control::announce(&response, ui, role, &spoken, chosen);
    let spades = theme.suit_on_card(Suit::Spades);
    let (ground, ink, mark_color) = match call {
        Call::Pass => (theme.pass, Color32::WHITE, Color32::WHITE),
        Call::Double => (theme.double, Color32::WHITE, Color32::WHITE),
        Call::Redouble => (theme.redouble, Color32::WHITE, Color32::WHITE),
        Call::Bid(_) => (theme.card, spades, mark.color(theme)),
    };
    let edge = match mark {
        Mark::None if !chosen => Stroke::new(1.0, theme.line),
        _ => Stroke::new(theme.px(3.0), mark.color(theme)),
    };
    let radius = CornerRadius::same(theme.px(5.0).round() as u8);
    let painter = ui.painter();
    painter.rect(rect, radius, ground, edge, StrokeKind::Inside);
    if chosen || response.hovered() {
        let strength = if chosen { 0.20 } else { 0.08 };
        let veil = theme.accent.gamma_multiply(strength);
        painter.rect_filled(rect.shrink(theme.px(2.0)), radius, veil);
    }
    let mut job = LayoutJob::default();
    let letters = theme.px(19.0);
    match call {
        Call::Bid(bid) => {
            let figures = theme.figures(letters, Weight::Bold, ink);
            job.append(&bid.level.to_string(), 0.0, figures);
            let color = theme.strain_on_card(bid.strain);
            let sign = screen.say.notation.strain_sign(bid.strain);
            job.append(&sign, 0.0, theme.format(letters, Weight::Bold, color));
        }
        other => {
            let word = screen.say.notation.call(other);
            job.append(&word, 0.0, theme.format(theme.px(17.0), Weight::Bold, ink));
        }
    }
    text::put(ui, job, Align2::CENTER_CENTER, rect.center());
    if mark != Mark::None {
        let format = theme.format(theme.px(14.0), Weight::Bold, mark_color);
        let sign = LayoutJob::single_section(mark.sign().to_owned(), format);
        let at = rect.right_top() + Vec2::new(-theme.px(4.0), theme.px(1.0));
        text::put(ui, sign, Align2::RIGHT_TOP, at);
    }
    if state.inquired {
        let around = rect.expand(theme.px(1.0));
        let stroke = Stroke::new(theme.px(2.0), theme.ink);
        painter.rect_stroke(around, radius, stroke, StrokeKind::Outside);
    }
    control::focus_ring_ui(ui, theme, &response, rect);
    response
}
