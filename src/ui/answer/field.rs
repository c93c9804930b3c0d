//! Text fields, all with the same look.

use egui::{Align2, Id, Margin, Rect, Response, Sense, TextEdit, Ui, Vec2};

use crate::exercise::Verdict;
use crate::ui::answer::place::{Place, all, first_empty, longest};
use crate::ui::answer::{mark::Mark, pad};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{attempt::Attempt, control, screen::Screen};

/// A field for one large answer with the mark of its judgement. `name` is the id of its label.
pub(super) fn large_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    attempt: &Attempt,
    typed: &mut String,
    (name, width): (Id, f32),
) {
    let theme = screen.theme;
    let by_pad = pad::is_for(screen, attempt);
    let size = if by_pad { Size::Title } else { Size::Large };
    let format = theme.figures(theme.size(size), Weight::Semibold, theme.ink);
    let margin = Margin::symmetric(theme.space(3.0) as i8, theme.space(2.0) as i8);
    let (id, most) = (Place::Alone.id(), longest(attempt));
    ui.horizontal(|ui| {
        let response = if by_pad {
            let size = Vec2::new(theme.px(width), theme.target(46.0));
            let (place, _) = ui.allocate_exact_size(size, Sense::hover());
            let look = (format, Align2::LEFT_CENTER);
            pad::field_ui(ui, theme, (id, place), (typed, most), look)
        } else {
            let field = TextEdit::singleline(typed)
                .id(id)
                .font(format.font_id)
                .text_color(theme.ink)
                .char_limit(most)
                .interactive(attempt.grade().is_none())
                .desired_width(theme.px(width))
                .margin(margin);
            ui.add(field)
        };
        let response = response.labelled_by(name);
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

/// A small field for a number, as wide as `width`, with its place in `rect` if that is given.
pub(super) fn small_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    attempt: &Attempt,
    typed: &mut String,
    (place, width, rect): (Place, f32, Option<Rect>),
) -> Response {
    let theme = screen.theme;
    let format = theme.figures(theme.size(Size::Body), Weight::Semibold, theme.ink);
    let (id, most) = (place.id(), longest(attempt));
    let response = if pad::is_for(screen, attempt) {
        let size = Vec2::new(width, theme.target(33.0));
        let rect = rect.unwrap_or_else(|| ui.allocate_exact_size(size, Sense::hover()).0);
        let look = (format, Align2::RIGHT_CENTER);
        pad::field_ui(ui, theme, (id, rect), (typed, most), look)
    } else {
        let [across, down] = [2.0, 1.0].map(|steps| theme.space(steps));
        let field = TextEdit::singleline(typed)
            .id(id)
            .font(format.font_id)
            .align(Align2::RIGHT_CENTER)
            .char_limit(most)
            .interactive(attempt.grade().is_none())
            .margin(Margin::symmetric(across as i8, down as i8))
            .desired_width(width);
        match rect {
            Some(rect) => ui.put(rect, field.min_size(rect.size())),
            None => ui.add(field),
        }
    };
    finish(ui, screen, attempt, &response);
    typed.retain(|c| c != '?');
    response
}

/// The field to type into next: the first empty one, else the last.
pub fn next_to_fill(attempt: &Attempt) -> Option<Id> {
    first_empty(attempt).map(Place::id)
}

/// The field after the one that has the focus; `None` after the last.
pub fn following(attempt: &Attempt, focused: Option<Id>) -> Option<Id> {
    let fields = all(attempt);
    let here = fields.iter().position(|it| Some(it.id()) == focused)?;
    fields.get(here + 1).map(|it| it.id())
}

/// Whether a field of the answer has the focus.
pub fn is_in(attempt: &Attempt, focused: Option<Id>) -> bool {
    all(attempt).iter().any(|it| Some(it.id()) == focused)
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
    let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    if covered || next_to_fill(attempt) != Some(response.id) || attempt.grade().is_some() {
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
