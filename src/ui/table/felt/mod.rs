//! The table: the trick in the middle, the four players around it with their visible cards, and the
//! hand of the player asked about along the edge, large enough to choose from.

mod faced;
mod fan;
mod middle;
mod named;
mod seated;
mod spoken;
mod strip;
mod trick;

use egui::{CornerRadius, Rect, Role, Sense, Ui, Vec2};

use crate::exercise::{Ask, TableView};
use crate::ui::{Screen, attempt::Attempt};

use middle::Middle;
use strip::Strip;

pub fn table_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    table: &TableView,
    attempt: Option<&Attempt>,
) {
    let theme = screen.theme.of_labels();
    let screen = &mut screen.sized(&theme);
    let room = ui.available_width();
    let width = if theme.index > 0.0 {
        // On a slide, a table that is too high gets smaller cards, not a narrower room.
        room
    } else {
        room.min(theme.px(1000.0))
    };
    let middle = Middle::of(ui, screen, table, width);
    let chosen = attempt.is_some_and(|a| matches!(a.question().ask, Ask::Cards(_)));
    let strip = Strip::of(ui, screen, table, width, chosen);
    let height = middle.height() + strip.height();
    // Reports to the slide that the room is too small if cards overlap names or leave the table.
    let taken = if theme.index > 0.0 {
        middle.least_width(ui, screen).max(strip.least_width())
    } else {
        0.0
    };
    let size = Vec2::new(width.max(taken), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let rect = rect.with_max_x(rect.left() + width);
    let words = spoken::table(screen, table);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Image, true, &words));
    ui.painter()
        .rect_filled(rect, CornerRadius::same(theme.px(14.0) as u8), theme.felt);
    let top = Rect::from_min_size(rect.min, Vec2::new(width, middle.height()));
    middle.draw_ui(ui, screen, top, table);
    strip.draw_ui(ui, screen, rect, table, attempt);
}
