//! Fields for our own keys, where fingers press: on a phone the keyboard of the system would cover
//! half of the question. Such a field is no text field, so that it calls up none.

use egui::accesskit::{Action, ActionData};
use egui::text::LayoutJob;
use egui::{Align2, Event, Id, Key, Rect, Response, Sense, Stroke, StrokeKind};
use egui::{TextFormat, Ui, Vec2, WidgetInfo};

use crate::ui::answer::place::all;
use crate::ui::{attempt::Attempt, control, screen::Screen, theme::Theme};

/// Whether the answer is typed with these keys. A preview is not answered.
pub fn is_for(screen: &Screen<'_>, attempt: &Attempt) -> bool {
    let open = screen.state.attempt().is_some() && attempt.grade().is_none();
    screen.theme.finger > 0.0 && open && !all(attempt).is_empty()
}

/// The key in egui's memory for the field that had the focus last, which the keys fill.
pub(super) fn target() -> Id {
    Id::unique("pad-target")
}

/// The key in egui's memory for the field to which the focus returns from a key.
pub(super) fn returns() -> Id {
    Id::unique("pad-returns")
}

/// A field in its place, for at most `longest` characters, which takes keys while it has the focus.
pub(super) fn field_ui(
    ui: &Ui,
    theme: &Theme,
    (id, place): (Id, Rect),
    (typed, longest): (&mut String, usize),
    (format, align): (TextFormat, Align2),
) -> Response {
    let response = ui.interact(place, id, Sense::click());
    let returns = returns();
    let back = ui.data(|data| data.get_temp::<Id>(returns)) == Some(id);
    if back || response.clicked() {
        ui.data_mut(|data| data.remove::<Id>(returns));
        response.request_focus();
        response.scroll_to_me(None);
    }
    let before = typed.clone();
    // What a screen reader writes: the field as a whole, also without the focus.
    let written = ui.input(|input| {
        let requests = input.accesskit_action_requests(id, Action::SetValue);
        let values = requests.filter_map(|request| match &request.data {
            Some(ActionData::Value(value)) => Some(value.chars().take(longest).collect()),
            _ => None,
        });
        values.last()
    });
    if let Some(written) = written {
        *typed = written;
    }
    let focused = response.has_focus();
    if focused {
        ui.data_mut(|data| data.insert_temp(target(), id));
        take_keys(ui, typed, longest);
    }
    response.widget_info(|| WidgetInfo::text_edit(true, &before, &*typed, ""));
    let context = ui.ctx();
    context.accesskit_node_builder(id, |node| node.add_action(Action::SetValue));
    let painter = ui.painter();
    let edge = if focused { theme.accent } else { theme.line };
    let (corner, edge) = (control::corner(theme), Stroke::new(theme.px(1.5), edge));
    painter.rect(place, corner, theme.sheet, edge, StrokeKind::Inside);
    let height = format.line_height.unwrap_or(format.font_id.size);
    let ink = format.color;
    let words = painter.layout_job(LayoutJob::single_section(typed.clone(), format));
    let room = place.shrink2(Vec2::new(theme.space(2.5), 0.0));
    let at = align.align_size_within_rect(words.size(), room);
    if focused {
        let caret = egui::Rangef::point(at.center().y).expand(height * 0.4);
        let x = at.right() + theme.px(1.5);
        painter.vline(x, caret, Stroke::new(theme.px(2.0), theme.accent));
    }
    painter.with_clip_rect(place).galley(at.min, words, ink);
    response
}

/// What a keyboard types, at the end of the text.
fn take_keys(ui: &Ui, typed: &mut String, longest: usize) {
    ui.input(|input| {
        for event in &input.events {
            match event {
                Event::Text(text) | Event::Paste(text) => {
                    typed.extend(text.chars().filter(|c| !c.is_control()));
                }
                Event::Key {
                    key: Key::Backspace,
                    pressed: true,
                    ..
                } => {
                    typed.pop();
                }
                _ => {}
            }
        }
    });
    *typed = typed.chars().take(longest).collect();
}
