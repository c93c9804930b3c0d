//! Options of which one, or any number, can be chosen. Each has a number. The four players are
//! placed as they sit.

use contract_bridge::Seat;
use egui::{Align2, Grid, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::exercise::{Answer, Phrase};
use crate::ui::attempt::{Attempt, Draft};
use crate::ui::text::{self, Both, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{answer::mark::Mark, command::Command, control, screen::Screen};

#[derive(Debug, Clone, Copy)]
pub(in crate::ui) struct Shown<'a> {
    /// The key that chooses it; empty if there is none.
    pub(in crate::ui) key: &'a str,
    pub(in crate::ui) words: &'a str,
    pub(in crate::ui) second: Option<&'a str>,
    pub(in crate::ui) chosen: bool,
    pub(in crate::ui) mark: Mark,
    /// Whether other options may be chosen as well.
    pub(in crate::ui) several: bool,
}

pub(super) fn options_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    attempt: &Attempt,
    options: &[Phrase],
    several: bool,
) {
    if several && attempt.grade().is_none() {
        screen.muted_ui(ui, "answer-choices-hint");
    }
    let words = options.iter();
    let words = words.map(|option| screen.both(|say| say.phrase(option)));
    let words: Vec<Both> = words.collect();
    let columns = columns(ui, screen, &words);
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let indexed: Vec<(usize, &Both)> = words.iter().enumerate().collect();
    for row in indexed.chunks(columns) {
        ui.horizontal_top(|ui| {
            for &(index, words) in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    one_ui(ui, screen, attempt, (index, words), several);
                });
            }
        });
    }
}

/// The number of columns: more than one saves scrolling where options are short and there is room.
fn columns(ui: &Ui, screen: &Screen<'_>, words: &[Both]) -> usize {
    let theme = screen.theme;
    let style = Style::new(theme, Size::Body, Weight::Semibold);
    let longest = words
        .iter()
        .flat_map(|words| std::iter::once(&words.first).chain(&words.second))
        .map(|words| text::line(ui, theme, words, style).size().x)
        .fold(0.0, f32::max);
    let button = longest + theme.px(34.0 + 34.0) + 2.0 * theme.space(4.0);
    let gap = ui.spacing().item_spacing.x;
    let fits = |columns: usize| {
        let room = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
        room >= button.max(theme.px(230.0))
    };
    match words.len() {
        // In a narrow window, two options are easier to read one below the other.
        2 if fits(2) && ui.available_width() > theme.px(600.0) => 2,
        3 if fits(3) => 3,
        4.. if fits(2) && ui.available_width() > theme.px(600.0) => 2,
        _ => 1,
    }
}

fn one_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    attempt: &Attempt,
    (index, words): (usize, &Both),
    several: bool,
) {
    let chosen = attempt.draft.has_option(index) && !attempt.was_shown();
    let right = match attempt.grade().map(|grade| &grade.solution) {
        Some(Answer::Choice(right)) => *right == index,
        Some(Answer::Choices(right)) => right.contains(&index),
        _ => false,
    };
    let option = Shown {
        key: &(index + 1).to_string(),
        words: &words.first,
        second: words.second.as_deref(),
        chosen,
        mark: Mark::of(attempt, chosen, right),
        several,
    };
    if option_ui(ui, screen, option) {
        screen.send(Command::Answer(if several {
            attempt.draft.toggling_option(index)
        } else {
            Draft::Option(index)
        }));
    }
}

/// A broad button with a key in front and a mark behind. Returns whether it was pressed.
pub(in crate::ui) fn option_ui(ui: &mut Ui, screen: &Screen<'_>, option: Shown<'_>) -> bool {
    let theme = screen.theme;
    let Shown {
        key,
        words,
        second,
        chosen,
        mark,
        several,
    } = option;
    let width = ui.available_width().min(theme.px(620.0));
    let edge_space = theme.space(4.0);
    let key_width = if key.is_empty() { 0.0 } else { theme.px(34.0) };
    let box_width = if several { theme.px(36.0) } else { 0.0 };
    let lay_out = |words: &str, weight, color, room: f32| {
        let style = Style::new(theme, Size::Body, weight).color(color);
        text::lay_out(ui, theme, words, style, room)
    };
    let room = width - 2.0 * edge_space - key_width - box_width - theme.px(30.0);
    let weight = match chosen {
        true => Weight::Semibold,
        false => Weight::Regular,
    };
    let label = lay_out(words, weight, theme.ink, room.max(theme.px(40.0)));
    let second = second.map(|words| {
        let style = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
        text::lay_out(ui, theme, words, style, room.max(theme.px(40.0)))
    });
    let below = second.as_ref().map_or(0.0, |galley| galley.size().y);
    let number = lay_out(key, Weight::Semibold, theme.muted, key_width);
    let color = mark.color(theme);
    let sign = lay_out(mark.sign(), Weight::Bold, color, theme.px(40.0));
    let height = (label.size().y + below + theme.space(6.0)).max(theme.target(52.0));
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    let role = match several {
        true => Role::CheckBox,
        false => Role::RadioButton,
    };
    let name = mark.spoken(screen, words.to_owned());
    control::announce(&response, ui, role, &name, chosen);
    let lit = chosen || mark != Mark::None;
    let fill = if chosen || response.hovered() {
        theme.accent_ground
    } else {
        theme.sheet
    };
    let (thick, edge) = if lit { (2.0, color) } else { (1.0, theme.line) };
    let stroke = Stroke::new(theme.px(thick), edge);
    let corner = control::corner(theme);
    let painter = ui.painter();
    painter.rect(rect, corner, fill, stroke, StrokeKind::Inside);
    let mut left = rect.left_center() + Vec2::new(edge_space, 0.0);
    let at = left - Vec2::new(0.0, number.size().y / 2.0);
    painter.galley(at, number, theme.muted);
    left.x += key_width;
    if several {
        box_ui(ui, screen, left, chosen);
        left.x += box_width;
    }
    let top = left - Vec2::new(0.0, (label.size().y + below) / 2.0);
    let under = top + Vec2::new(0.0, label.size().y);
    painter.galley(top, label, theme.ink);
    if let Some(second) = second {
        painter.galley(under, second, theme.muted);
    }
    let at = rect.right_center() - Vec2::new(edge_space + sign.size().x, sign.size().y / 2.0);
    painter.galley(at, sign, color);
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}

/// A tick box. It shows the learner's choice, not the judgement.
fn box_ui(ui: &Ui, screen: &Screen<'_>, left: Pos2, ticked: bool) {
    let theme = screen.theme;
    let side = theme.px(22.0);
    let rect = Rect::from_min_size(left - Vec2::new(0.0, side / 2.0), Vec2::splat(side));
    let (fill, edge) = if ticked {
        (theme.accent, theme.accent)
    } else {
        (theme.sheet, theme.muted)
    };
    let stroke = Stroke::new(theme.px(2.0), edge);
    ui.painter()
        .rect(rect, theme.px(4.0), fill, stroke, StrokeKind::Inside);
    if ticked {
        let style = Style::new(theme, Size::Body, Weight::Bold).color(theme.on_accent);
        let tick = text::job(theme, "✓", style);
        text::put(ui, tick, Align2::CENTER_CENTER, rect.center());
    }
}

pub(super) fn seats_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let right = attempt.grade().map(|grade| grade.solution.clone());
    let width = ((ui.available_width() - 2.0 * theme.space(2.0)) / 3.0).min(theme.px(190.0));
    let rows = [
        [None, Some(Seat::North), None],
        [Some(Seat::West), None, Some(Seat::East)],
        [None, Some(Seat::South), None],
    ];
    Grid::new("seats")
        .spacing([theme.space(2.0), theme.space(2.0)])
        .show(ui, |ui| {
            for row in rows {
                for seat in row {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        let Some(seat) = seat else { return };
                        let chosen = attempt.draft == Draft::Seat(seat) && !attempt.was_shown();
                        let mark = Mark::of(attempt, chosen, right == Some(Answer::Seat(seat)));
                        let name = screen.say.notation.seat(seat);
                        let option = Shown {
                            key: "",
                            words: &name,
                            second: None,
                            chosen,
                            mark,
                            several: false,
                        };
                        if option_ui(ui, screen, option) {
                            screen.send(Command::Answer(Draft::Seat(seat)));
                        }
                    });
                }
                ui.end_row();
            }
        });
}
