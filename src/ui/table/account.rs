//! A score on ruled lines. A wrong line is marked, with the right number beside it.

use egui::{Align, Layout, Stroke, Ui, text::LayoutJob};

use crate::exercise::{Answer, Step};
use crate::ui::{Screen, Size, Style, Weight, control, text};

pub fn working_ui(ui: &mut Ui, screen: &Screen<'_>, steps: &[Step], given: Option<&Answer>) {
    let theme = *screen.theme;
    let say = screen.say;
    let marked = matches!(given, Some(Answer::Account(_)));
    control::sheet_ui(ui, &theme, |ui| {
        ui.set_width(ui.available_width().min(theme.px(440.0)));
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        for step in steps {
            match step {
                Step::Line { line, wrong } => {
                    // No-break spaces: a sum must not break at the end of a line.
                    let working = say.working(line).replace(' ', "\u{a0}");
                    let words = [say.score_item(line.item), working];
                    let points = (Some(line.points), *wrong);
                    line_ui(ui, screen, words, points, (false, marked));
                }
                Step::Surplus { item, wrong } => {
                    let words = [say.score_item(*item), say.text("explain-line-surplus")];
                    line_ui(ui, screen, words, (None, Some(*wrong)), (false, marked));
                }
                Step::Total { total, wrong } => {
                    let rect = ui.available_rect_before_wrap();
                    let rule = Stroke::new(theme.px(2.0), theme.ink);
                    ui.painter().hline(rect.x_range(), rect.top(), rule);
                    ui.add_space(theme.space(1.0));
                    let words = [say.text("score-total"), String::new()];
                    let marked = given.is_some();
                    line_ui(ui, screen, words, (Some(*total), *wrong), (true, marked));
                }
                Step::Reason(_) | Step::Say(_) | Step::Row { .. } | Step::Card { .. } => {}
            }
        }
    });
}

/// A line, with what the learner wrote if it is wrong. `marked`: whether there is a verdict on it.
fn line_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    [label, working]: [String; 2],
    (points, wrong): (Option<i32>, Option<i32>),
    (total, marked): (bool, bool),
) {
    let theme = *screen.theme;
    let notation = &screen.say.notation;
    let (weight, size) = match total {
        true => (Weight::Bold, theme.size(Size::Lead)),
        false => (Weight::Semibold, theme.size(Size::Body)),
    };
    ui.horizontal(|ui| {
        let mut job = text::job(&theme, &label, Style::new(&theme, Size::Body, weight));
        if !working.is_empty() {
            let style = Style::new(&theme, Size::Small, Weight::Regular).color(theme.muted);
            text::append(&mut job, &theme, &format!("  {working}"), style);
        }
        let figures = if wrong.is_some() { 205.0 } else { 130.0 };
        let room = ui.available_width() - theme.px(figures);
        text::label_ui(ui, job, room);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (sign, color) = match wrong {
                _ if !marked => (" ", theme.muted),
                Some(_) => ("✗", theme.wrong),
                None => ("✓", theme.right),
            };
            let mark = theme.format(size, Weight::Bold, color);
            ui.add(egui::Label::new(LayoutJob::single_section(sign.to_owned(), mark)).extend());
            if let Some(points) = points {
                let figures = theme.figures(size, Weight::Bold, theme.ink);
                let job = LayoutJob::single_section(notation.points(points), figures);
                ui.add(egui::Label::new(job).extend());
            }
            if let Some(wrong) = wrong {
                let mut struck = theme.figures(size, Weight::Regular, theme.wrong);
                struck.strikethrough = Stroke::new(theme.px(1.5), theme.wrong);
                let words = if wrong == 0 && !total {
                    struck.strikethrough = Stroke::NONE;
                    screen.text("explain-line-missing")
                } else {
                    notation.points(wrong)
                };
                let words = egui::Label::new(LayoutJob::single_section(words, struck));
                let response = ui.add(words.extend());
                let wrote = [("points", notation.points(wrong).into())];
                let spoken = screen.with("explain-you-wrote", wrote);
                response
                    .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &spoken));
            }
        });
    });
}
