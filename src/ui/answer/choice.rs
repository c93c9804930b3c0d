//! One of several options, each with its number.

use egui::{Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::exercise::{Answer, Phrase};
use crate::ui::answer::Mark;
use crate::ui::attempt::Attempt;
use crate::ui::command::Command;
use crate::ui::control;
use crate::ui::screens::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

pub(super) fn choice_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    attempt: &Attempt,
    options: &[Phrase],
) {
    let wide = screen.theme.px(230.0);
    let right = attempt.grade().map(|grade| grade.solution.clone());
    let shown = attempt.grade().is_some() && attempt.given().is_none();
    let mut option_of = |ui: &mut Ui, index: usize, option: &Phrase| {
        let chosen = attempt.draft.choice == Some(index) && !shown;
        let mark = Mark::of(attempt, chosen, right == Some(Answer::Choice(index)));
        let words = screen.say.phrase(option);
        if option_ui(ui, screen, &(index + 1).to_string(), &words, chosen, mark) {
            screen.send(Command::Choose(index));
        }
    };
    // Where there is room, few options stand in a row: less to scroll.
    let gap = ui.spacing().item_spacing.x;
    let count = options.len() as f32;
    let column = (ui.available_width() - gap * (count - 1.0)) / count;
    if options.len() <= 3 && column >= wide && ui.available_width() > 2.6 * wide {
        ui.horizontal_top(|ui| {
            for (index, option) in options.iter().enumerate() {
                ui.vertical(|ui| {
                    ui.set_width(column);
                    option_of(ui, index, option);
                });
            }
        });
    } else {
        for (index, option) in options.iter().enumerate() {
            option_of(ui, index, option);
        }
    }
}

/// Any number of the options.
pub(super) fn choices_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    attempt: &Attempt,
    options: &[Phrase],
) {
    let right = attempt.grade().map(|grade| grade.solution.clone());
    let shown = attempt.grade().is_some() && attempt.given().is_none();
    for (index, option) in options.iter().enumerate() {
        let chosen = attempt.draft.choices.contains(&index) && !shown;
        let is_right = matches!(&right, Some(Answer::Choices(all)) if all.contains(&index));
        let mark = Mark::of(attempt, chosen, is_right);
        let words = screen.say.phrase(option);
        if option_ui(ui, screen, &(index + 1).to_string(), &words, chosen, mark) {
            screen.send(Command::ToggleChoice(index));
        }
    }
}

/// A broad button with a key in front and a mark behind.
pub(super) fn option_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    key: &str,
    words: &str,
    chosen: bool,
    mark: Mark,
) -> bool {
    let theme = screen.theme;
    let width = ui.available_width().min(theme.px(560.0));
    let edge_space = theme.space(4.0);
    let key_width = if key.is_empty() { 0.0 } else { theme.px(34.0) };
    let lay_out = |words: &str, weight, color, room: f32| {
        let mut job = text::job(
            theme,
            words,
            Style::new(theme, Size::Body, weight).color(color),
        );
        job.wrap.max_width = room;
        ui.painter().layout_job(job)
    };
    let room = width - 2.0 * edge_space - key_width - theme.px(26.0);
    let weight = if chosen {
        Weight::Semibold
    } else {
        Weight::Regular
    };
    let label = lay_out(words, weight, theme.ink, room);
    let number = lay_out(key, Weight::Semibold, theme.muted, key_width);
    let color = match mark {
        Mark::None => theme.accent,
        Mark::Right => theme.right,
        Mark::Wrong => theme.wrong,
    };
    let sign = lay_out(mark.sign(), Weight::Bold, color, theme.px(40.0));
    let height = (label.size().y + theme.space(6.0)).max(theme.px(52.0));
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    control::announce(&response, ui, Role::RadioButton, words, chosen);
    let lit = chosen || mark != Mark::None;
    let fill = if chosen || response.hovered() {
        theme.accent_ground
    } else {
        theme.sheet
    };
    let stroke = Stroke::new(
        theme.px(if lit { 2.0 } else { 1.0 }),
        if lit { color } else { theme.line },
    );
    let painter = ui.painter();
    painter.rect(
        rect,
        control::corner(theme),
        fill,
        stroke,
        StrokeKind::Inside,
    );
    let left = rect.left_center() + Vec2::new(edge_space, 0.0);
    painter.galley(
        left - Vec2::new(0.0, number.size().y / 2.0),
        number,
        theme.muted,
    );
    let at = left + Vec2::new(key_width, -label.size().y / 2.0);
    painter.galley(at, label, theme.ink);
    let at = rect.right_center() - Vec2::new(edge_space + sign.size().x, sign.size().y / 2.0);
    painter.galley(at, sign, color);
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}
