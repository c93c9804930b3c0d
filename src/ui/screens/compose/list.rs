//! The steps of the lesson, in order: selected, and moved by keys or by dragging.

use egui::{Key, Modifiers, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::course::Step;
use crate::course::compose::DraftStep;
use crate::course::shown::Shown;
use crate::i18n::plain;
use crate::ui::screens::compose::send::{press_ui, send};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{
    command::ComposeCommand, compose::ComposeState, control, screen::Screen,
    screens::parts::keep_arrows,
};

pub(super) fn list_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    let steps = state.draft.steps();
    if steps.is_empty() {
        screen.muted_ui(ui, "compose-empty");
    }
    ui.spacing_mut().item_spacing.y = theme.space(1.5);
    let rows = steps.iter().enumerate();
    let rows = rows.map(|(at, step)| (step.key, row_ui(ui, screen, state, at, step)));
    let rows: Vec<(u32, Response)> = rows.collect();
    let places: Vec<Rect> = rows.iter().map(|(_, row)| row.rect).collect();
    for (key, row) in rows {
        if row.clicked() {
            send(screen, ComposeCommand::Choose(key));
        }
        if row.dragged() || row.drag_stopped() {
            let pointer = ui.ctx().pointer_interact_pos();
            let y = pointer.map_or(row.rect.center().y, |at| at.y);
            drag_ui(ui, screen, (key, &row), &places, y);
        }
    }
    if steps.len() > 1 {
        screen.muted_ui(ui, "compose-move-hint");
    }
    control::row_ui(ui, theme.space(2.0), |ui| {
        if state.draft.can_restore() && press_ui(ui, screen, "compose-restore") {
            send(screen, ComposeCommand::Restore);
        }
        let free = |step: &DraftStep| !step.kept && step.step.exercise().is_some();
        if steps.iter().any(free) && press_ui(ui, screen, "compose-swap-others") {
            send(screen, ComposeCommand::SwapOthers);
        }
    });
}

/// Draws a line where the dragged step would go. On release the step moves there.
fn drag_ui(
    ui: &Ui,
    screen: &mut Screen<'_>,
    (key, row): (u32, &Response),
    places: &[Rect],
    y: f32,
) {
    let above = places.iter().filter(|place| place.center().y < y).count();
    let own = places.iter().position(|place| *place == row.rect);
    // The step's own place does not count, because it is removed first.
    let counted = own.is_some_and(|own| places.get(own).is_some_and(|it| it.center().y < y));
    let target = above - usize::from(counted);
    let theme = screen.theme;
    let line = match places.get(above) {
        Some(next) => next.top(),
        None => places.last().map_or(y, Rect::bottom),
    };
    let stroke = Stroke::new(theme.px(3.0), theme.accent);
    ui.painter().hline(row.rect.x_range(), line, stroke);
    if row.drag_stopped() && own != Some(target) {
        send(screen, ComposeCommand::Move(key, target));
    }
}

fn row_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    state: &ComposeState,
    at: usize,
    step: &DraftStep,
) -> Response {
    let theme = screen.theme;
    let chosen = state.drawer.is_none() && state.chosen == Some(step.key);
    let number = format!("{}.", at + 1);
    let [what, about] = name(screen, step);
    let width = ui.available_width();
    let padding = Vec2::new(theme.space(3.0), theme.space(2.0));
    let left = theme.px(34.0);
    let room = (width - left - 2.0 * padding.x).max(theme.px(60.0));
    let laid = |words: &str, size, weight, color| {
        let style = Style::new(theme, size, weight).color(color);
        text::lay_out(ui, theme, words, style, room)
    };
    let what_laid = laid(&what, Size::Body, Weight::Semibold, theme.ink);
    let about_laid = laid(&about, Size::Small, Weight::Regular, theme.muted);
    let number_laid = laid(&number, Size::Body, Weight::Regular, theme.muted);
    let mut height = what_laid.size().y + 2.0 * padding.y;
    if !about.is_empty() {
        height += about_laid.size().y;
    }
    let size = Vec2::new(width, height.max(theme.px(46.0)));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    // Tab stops at the selected step. From there the arrow keys move on.
    let id = row_id(step.key);
    let first = at == 0 && state.chosen.is_none();
    let sense = if state.chosen == Some(step.key) || first || ui.memory(|it| it.has_focus(id)) {
        Sense::click_and_drag()
    } else {
        Sense::CLICK | Sense::DRAG
    };
    let response = ui.interact(rect, id, sense);
    // A step that was just added takes the focus.
    if chosen && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    let facts = [
        ("number", (at + 1).into()),
        ("what", what.into()),
        ("about", about.into()),
    ];
    let mut spoken = screen.with("compose-step-spoken", facts);
    if step.kept {
        spoken = format!("{spoken} ({})", screen.text("compose-kept"));
    }
    control::announce(&response, ui, Role::Button, &spoken, chosen);
    if ui.is_rect_visible(rect) {
        let fill = match chosen || response.hovered() {
            true => theme.accent_ground,
            false => theme.sheet,
        };
        let edge = Stroke::new(1.0, if chosen { theme.accent } else { theme.line });
        let painter = ui.painter();
        painter.rect(rect, control::corner(theme), fill, edge, StrokeKind::Inside);
        let text_at = rect.min + padding + Vec2::new(left, 0.0);
        let below = text_at + Vec2::new(0.0, what_laid.size().y);
        painter.galley(rect.min + padding, number_laid, theme.muted);
        painter.galley(text_at, what_laid, theme.ink);
        painter.galley(below, about_laid, theme.muted);
        if step.kept {
            let mut mark = rect.shrink2(Vec2::new(theme.px(1.0), theme.px(6.0)));
            mark.min.x = mark.max.x - theme.px(4.0);
            painter.rect_filled(mark, theme.px(2.0), theme.accent);
        }
        control::focus_ring_ui(ui, theme, &response, rect);
    }
    response
}

pub(super) fn name(screen: &Screen<'_>, step: &DraftStep) -> [String; 2] {
    let say = &screen.say;
    let form = |id: &str| say.text(&format!("compose-form-{id}"));
    let words = |id: &str| {
        let words = step.text().flatten().map(|words| say.lesson_text(words));
        let short = shortened(&words.unwrap_or_default());
        let unnamed = match step.picture() {
            Some(Shown::Deal(_)) => "compose-unnamed-deal",
            Some(Shown::Table(_)) => "compose-unnamed-table",
            _ => "compose-unnamed-words",
        };
        let short = Some(short).filter(|it| !it.is_empty());
        [short.unwrap_or_else(|| say.text(unnamed)), form(id)]
    };
    let fresh = |items: u8| say.with("compose-fresh", [("items", u32::from(items).into())]);
    match &step.step {
        Step::Say(_) => words("say"),
        Step::Notes(_) => words("notes"),
        Step::Show(_) => words("show"),
        Step::Check { exercise, .. } => [say.kind(exercise.kind()), form("check")],
        Step::Recap { items, .. } => [fresh(*items), form("recap")],
        Step::Practise { skill, items, .. } => {
            let form = format!("{} · {}", form("practise"), fresh(*items));
            [capital(&say.skill(*skill)), form]
        }
        Step::Ask { exercise, .. }
        | Step::Vote { exercise, .. }
        | Step::Worked { exercise, .. }
        | Step::Complete { exercise, .. } => {
            let form = step.form().map_or_else(String::new, |it| form(it.id()));
            [capital(&say.skill(exercise.first_question().skill)), form]
        }
    }
}

fn shortened(words: &str) -> String {
    let words = plain(words).replace('\n', " ");
    let mut short: String = words.chars().take(60).collect();
    if short.len() < words.len() {
        short.push('…');
    }
    short
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

pub(super) fn keys(ui: &Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let Some(key) = state.chosen.filter(|_| !ui.ctx().text_edit_focused()) else {
        return;
    };
    let Some(at) = state.draft.place_of(key) else {
        return;
    };
    let steps = state.draft.steps();
    let pressed = |with: Modifiers, of: Key| ui.input_mut(|input| input.consume_key(with, of));
    let above = at.checked_sub(1);
    let below = Some(at + 1).filter(|at| *at < steps.len());
    for (arrow, place) in [(Key::ArrowUp, above), (Key::ArrowDown, below)] {
        if pressed(Modifiers::ALT, arrow)
            && let Some(place) = place
        {
            send(screen, ComposeCommand::Move(key, place));
        }
    }
    let row = row_id(key);
    if !ui.memory(|memory| memory.has_focus(row)) {
        return;
    }
    for (arrow, place) in [(Key::ArrowUp, above), (Key::ArrowDown, below)] {
        let next = place.and_then(|place| steps.get(place));
        if pressed(Modifiers::NONE, arrow)
            && let Some(next) = next
        {
            send(screen, ComposeCommand::Choose(next.key));
            ui.memory_mut(|memory| memory.request_focus(row_id(next.key)));
        }
    }
    keep_arrows(ui, row);
}

/// The id of a step's row. It stays the same when the step moves, so the focus moves with it.
fn row_id(key: u32) -> egui::Id {
    egui::Id::unique(("compose-step", key))
}
