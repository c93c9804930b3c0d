//! A column of numbers with a field for each row. Fields are in the grid on the screen if it has a
//! place for them, else on a slip of their own.

use egui::text::LayoutJob;
use egui::{Align, Color32, Layout, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2};

use crate::exercise::{Answer, Ask, Cell, Column, Exhibit, Question};
use crate::ui::answer::{field, mark::Mark, place::Place};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Held, Size, Theme, Weight};
use crate::ui::{attempt::Attempt, command::Command, control, screen::Screen};

/// The size of a field, or of a judged number.
pub fn size(theme: &Theme) -> Vec2 {
    let width = match theme.held {
        Held::Upright => 84.0,
        Held::Desk | Held::Across => 132.0,
    };
    Vec2::new(theme.px(width), theme.target(42.0))
}

fn is_in_grid(question: &Question, row: usize) -> bool {
    question.exhibits.iter().any(|exhibit| match exhibit {
        Exhibit::Grid(grid) => grid.rows.iter().flatten().any(|it| *it == Cell::Asked(row)),
        _ => false,
    })
}

pub fn is_all_in_grids(question: &Question) -> bool {
    match &question.ask {
        Ask::Column(column) => (0..column.rows.len()).all(|row| is_in_grid(question, row)),
        _ => false,
    }
}

pub(super) fn column_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, column: &Column) {
    let theme = *screen.theme;
    if attempt.grade().is_none() {
        let words = if column.halves {
            let example = screen.say.notation.halves(15).into();
            screen.with("answer-column-halves-hint", [("example", example)])
        } else {
            screen.text("answer-column-hint")
        };
        text::muted_ui(ui, &theme, &words);
    }
    let elsewhere = |row: &usize| !is_in_grid(attempt.question(), *row);
    let rows: Vec<usize> = (0..column.rows.len()).filter(elsewhere).collect();
    if rows.is_empty() {
        return;
    }
    control::sheet_ui(ui, &theme, |ui| {
        ui.set_width(ui.available_width().min(theme.px(480.0)));
        ui.spacing_mut().item_spacing.y = theme.space(2.0);
        for row in rows {
            ui.horizontal(|ui| {
                let name = column.rows.get(row).map(|name| screen.say.phrase(name));
                let style = Style::new(&theme, Size::Body, Weight::Regular);
                let job = text::job(&theme, &name.unwrap_or_default(), style);
                let room = ui.available_width() - size(&theme).x - theme.space(2.0);
                text::label_ui(ui, job, room);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let (place, _) = ui.allocate_exact_size(size(&theme), Sense::hover());
                    row_ui(ui, screen, attempt, row, place);
                });
            });
        }
    });
}

/// The field of a row in its place, or its judgement.
pub fn row_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, row: usize, place: Rect) {
    let Ask::Column(column) = &attempt.question().ask else {
        return;
    };
    let name = column.rows.get(row).map(|name| screen.say.phrase(name));
    let name = name.unwrap_or_default();
    if let Some(grade) = attempt.grade() {
        if let Answer::Column(right) = &grade.solution {
            let number = |numbers: &[Option<i32>]| numbers.get(row).copied().flatten();
            let wrote = match attempt.given() {
                Some(Answer::Column(given)) => Some(number(given)),
                _ => None,
            };
            let right = number(right).unwrap_or(0);
            judged_ui(ui, screen, column, &name, (right, wrote), place);
        }
        return;
    }
    let before = attempt.draft.row(row);
    let mut typed = before.to_owned();
    let width = place.width() - 2.0 * screen.theme.space(2.0);
    let at = (Place::Row(row), width, Some(place));
    let response = field::small_ui(ui, screen, attempt, &mut typed, at);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(name));
    if typed != before {
        screen.send(Command::Answer(attempt.draft.with_row(row, typed)));
    }
}

/// The right number with its sign, and the learner's number if it was another. `wrote` is `None` if
/// the learner had the answer shown instead of giving one.
fn judged_ui(
    ui: &Ui,
    screen: &Screen<'_>,
    column: &Column,
    name: &str,
    (right, wrote): (i32, Option<Option<i32>>),
    place: Rect,
) {
    let theme = screen.theme;
    let say = |number: i32| match column.halves {
        true => screen.say.notation.halves(number),
        false => screen.say.notation.points(number),
    };
    let mark = match wrote {
        None => Mark::None,
        Some(wrote) if wrote.unwrap_or(0) == right => Mark::Right,
        Some(_) => Mark::Wrong,
    };
    let figures = |words: String, weight, color| {
        let format = theme.figures(theme.size(Size::Body), weight, color);
        LayoutJob::single_section(words, format)
    };
    let lay_out = |job| ui.painter().layout_job(job);
    let sign = figures(mark.sign().to_owned(), Weight::Bold, mark.color(theme));
    let number = figures(say(right), Weight::Bold, theme.ink);
    let mut parts = vec![lay_out(sign), lay_out(number)];
    if mark == Mark::Wrong {
        let wrote = wrote.flatten().map(say).unwrap_or_default();
        let mut struck = figures(wrote, Weight::Regular, theme.wrong);
        for section in &mut struck.sections {
            section.format.strikethrough = Stroke::new(theme.px(1.5), theme.wrong);
        }
        parts.push(lay_out(struck));
    }
    // Side by side, from the right edge.
    let mut right_edge = place.right();
    for part in parts {
        let size = part.size();
        let at = Pos2::new(right_edge - size.x, place.center().y - size.y / 2.0);
        ui.painter().galley(at, part, Color32::PLACEHOLDER);
        right_edge -= size.x + if size.x > 0.0 { theme.space(2.5) } else { 0.0 };
    }
    let row = ("row", name.to_owned().into());
    let right = ("right", say(right).into());
    let words = match mark {
        Mark::None => screen.with("answer-row-shown", [row, right]),
        Mark::Right => screen.with("answer-row-right", [row, right]),
        Mark::Wrong => {
            let wrote = wrote.flatten().map_or_else(|| "–".to_owned(), say);
            let wrote = ("wrote", wrote.into());
            screen.with("answer-row-wrong", [row, right, wrote])
        }
    };
    let response = ui.interact(place, ui.scope_id().with(("row", name)), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &words));
}
