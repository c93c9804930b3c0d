//! Text fields, all with the same look.

use egui::{Align2, Id, Margin, Rect, Response, TextEdit, Ui};

use crate::engine::score::ScoreItem;
use crate::exercise::{Ask, Verdict};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Theme, Weight};
use crate::ui::{answer::mark::Mark, attempt::Attempt, control, screen::Screen};

/// A field for one large answer with the mark of its judgement. `name` is the id of its label.
pub(super) fn large_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    attempt: &Attempt,
    typed: &mut String,
    (name, longest, width): (Id, usize, f32),
) {
    let theme = screen.theme;
    let format = theme.figures(theme.size(Size::Large), Weight::Semibold, theme.ink);
    let margin = Margin::symmetric(theme.space(3.0) as i8, theme.space(2.0) as i8);
    let field = TextEdit::singleline(typed)
        .id(alone())
        .font(format.font_id)
        .text_color(theme.ink)
        .char_limit(longest)
        .interactive(attempt.grade().is_none())
        .desired_width(theme.px(width))
        .margin(margin);
    ui.horizontal(|ui| {
        let response = ui.add(field).labelled_by(name);
        finish(ui, screen, attempt, &response);
        if let Some(grade) = attempt.grade().filter(|_| attempt.given().is_some()) {
            let mark = match grade.verdict {
                Verdict::Right => Mark::Right,
                _ => Mark::Wrong,
            };
            let style = Style::new(theme, Size::Title, Weight::Bold).color(mark.color(theme));
            ui.add(egui::Label::new(text::job(theme, mark.sign(), style)));
        }
    });
    typed.retain(|c| c != '?');
}

pub(super) fn small<'a>(
    theme: &Theme,
    attempt: &Attempt,
    id: Id,
    typed: &'a mut String,
) -> TextEdit<'a> {
    let format = theme.figures(theme.size(Size::Body), Weight::Semibold, theme.ink);
    let [across, down] = [2.0, 1.0].map(|steps| theme.space(steps));
    TextEdit::singleline(typed)
        .id(id)
        .font(format.font_id)
        .align(Align2::RIGHT_CENTER)
        .char_limit(7)
        .interactive(attempt.grade().is_none())
        .margin(Margin::symmetric(across as i8, down as i8))
}

/// A field for a number in a given place, labelled `name`.
pub(super) fn small_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    attempt: &Attempt,
    typed: &mut String,
    (name, place, row): (&str, Rect, usize),
) {
    let theme = screen.theme;
    let field = small(theme, attempt, in_row(row), typed)
        .desired_width(place.width() - 2.0 * theme.space(2.0))
        .min_size(place.size());
    let response = ui.put(place, field);
    let context = ui.ctx();
    context.accesskit_node_builder(response.id, |node| node.set_label(name));
    finish(ui, screen, attempt, &response);
    typed.retain(|c| c != '?');
}

pub(super) fn alone() -> Id {
    Id::unique("answer")
}

pub(super) fn in_row(row: usize) -> Id {
    Id::unique(("answer-row", row))
}

pub(super) fn in_line(item: ScoreItem) -> Id {
    Id::unique(("answer-line", item.id()))
}

/// The fields of an answer that is typed, in order, each with its text.
fn all(attempt: &Attempt) -> Vec<(Id, &str)> {
    let draft = &attempt.draft;
    match &attempt.question().ask {
        Ask::Account => Vec::from(ScoreItem::ALL.map(|item| (in_line(item), draft.line(item)))),
        Ask::Column(column) => {
            let rows = 0..column.rows.len();
            rows.map(|row| (in_row(row), draft.row(row))).collect()
        }
        Ask::Number | Ask::Count(_) | Ask::ScoreSlip => vec![(alone(), draft.text())],
        _ => Vec::new(),
    }
}

/// The field to type into next: the first empty one, else the last.
pub fn next_to_fill(attempt: &Attempt) -> Option<Id> {
    let fields = all(attempt);
    let empty = fields.iter().find(|(_, typed)| typed.trim().is_empty());
    empty.or_else(|| fields.last()).map(|(id, _)| *id)
}

/// The field after the one that has the focus; `None` after the last.
pub fn following(attempt: &Attempt, focused: Option<Id>) -> Option<Id> {
    let fields = all(attempt);
    let here = fields.iter().position(|(id, _)| Some(*id) == focused)?;
    fields.get(here + 1).map(|(id, _)| *id)
}

/// The key in egui's memory for the question whose first field has already had the focus.
pub fn ready() -> Id {
    Id::unique("answer-ready")
}

/// Draws the focus ring, scrolls to the focus, and gives the focus to the field to fill in first.
pub(super) fn finish(ui: &Ui, screen: &Screen<'_>, attempt: &Attempt, response: &Response) {
    control::focus_ring_ui(ui, screen.theme, response, response.rect);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if next_to_fill(attempt) != Some(response.id) || attempt.grade().is_some() {
        return;
    }
    // Gives the focus once for each question.
    let prompt = &attempt.question().prompt;
    let question = (attempt.code(), attempt.place(), attempt.since, prompt);
    let question = Id::unique(format!("{question:?}"));
    let ready = ready();
    if ui.data(|data| data.get_temp::<Id>(ready)) != Some(question) {
        ui.data_mut(|data| data.insert_temp(ready, question));
        response.request_focus();
    }
}
