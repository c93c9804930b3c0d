//! Buttons and tags, with a ring that shows the focus.

use egui::{
    Align2, Color32, CornerRadius, Frame, Id, InnerResponse, Modal, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, scroll_area::ScrollAreaOutput,
};

use crate::ui::text::{self, Style};
use crate::ui::theme::{Held, Size, Theme, Weight};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Emphasis {
    /// The main action of the page.
    Primary,
    Quiet,
    /// Selected, in a group of buttons.
    Chosen,
}

pub const fn chosen_if(chosen: bool) -> Emphasis {
    match chosen {
        true => Emphasis::Chosen,
        false => Emphasis::Quiet,
    }
}

/// The width of a button that shows its label in one line.
pub fn button_width(ui: &Ui, theme: &Theme, label: &str) -> f32 {
    let style = Style::new(theme, Size::Body, Weight::Semibold).plain();
    let mut job = text::job(theme, label, style);
    job.wrap.max_width = f32::INFINITY;
    // One extra point for rounding.
    ui.painter().layout_job(job).size().x + 2.0 * theme.space(5.0) + 1.0
}

/// A button in a row whose buttons may change. It wraps to the next line as a whole.
pub fn button_in_row_ui(
    ui: &mut Ui,
    theme: &Theme,
    id: &str,
    label: &str,
    emphasis: Emphasis,
) -> Response {
    let width = button_width(ui, theme, label);
    let begun = ui.cursor().left() > ui.max_rect().left() + 1.0;
    if begun && ui.available_size_before_wrap().x < width {
        ui.end_row();
    }
    // `push_id` itself never wraps; only its contents do.
    let button = ui.push_id(id, |ui| button_ui(ui, theme, label, emphasis, 0.0));
    button.inner
}

/// A button with a label, at least as wide as `min_width` points.
pub fn button_ui(
    ui: &mut Ui,
    theme: &Theme,
    label: &str,
    emphasis: Emphasis,
    min_width: f32,
) -> Response {
    button_on_ui(ui, theme, label, emphasis, min_width, |ui, size| {
        ui.allocate_exact_size(size, Sense::click())
    })
}

/// A button in a long list. The id identifies it; Tab stops at it only if `stop` is true.
pub fn button_of_many_ui(
    ui: &mut Ui,
    theme: &Theme,
    label: &str,
    emphasis: Emphasis,
    min_width: f32,
    (id, stop): (Id, bool),
) -> Response {
    button_on_ui(ui, theme, label, emphasis, min_width, |ui, size| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let sense = if stop { Sense::click() } else { Sense::CLICK };
        (rect, ui.interact(rect, id, sense))
    })
}

fn button_on_ui(
    ui: &mut Ui,
    theme: &Theme,
    label: &str,
    emphasis: Emphasis,
    min_width: f32,
    allocate: impl FnOnce(&mut Ui, Vec2) -> (Rect, Response),
) -> Response {
    let color = match emphasis {
        Emphasis::Primary => theme.on_accent,
        Emphasis::Quiet | Emphasis::Chosen => theme.accent,
    };
    let mut style = Style::new(theme, Size::Body, Weight::Semibold).color(color);
    style.colored_suits = emphasis != Emphasis::Primary;
    let mut job = text::job(theme, label, style);
    let padding = Vec2::new(theme.space(5.0), theme.space(2.5));
    job.wrap.max_width = (ui.available_width() - 2.0 * padding.x).max(theme.px(80.0));
    let galley = ui.painter().layout_job(job);
    let low = match (emphasis, theme.held) {
        (Emphasis::Quiet | Emphasis::Chosen, _) | (_, Held::Desk) => theme.target(46.0),
        (Emphasis::Primary, Held::Upright | Held::Across) => theme.px(46.0).max(48.0),
    };
    // Large letters in a narrow window: no button is wider than its page.
    let min_width = min_width.min(ui.max_rect().width());
    let size = (galley.size() + 2.0 * padding).max(Vec2::new(min_width, low));
    let (rect, response) = allocate(ui, size);
    let chosen = emphasis == Emphasis::Chosen;
    announce(&response, ui, Role::Button, label, chosen);
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.is_pointer_button_down_on();
        let (fill, edge) = match emphasis {
            Emphasis::Primary => (theme.accent, theme.accent),
            Emphasis::Chosen => (theme.accent_ground, theme.accent),
            Emphasis::Quiet if lit => (theme.accent_ground, theme.line),
            Emphasis::Quiet => (theme.sheet, theme.line),
        };
        let (radius, edge) = (corner(theme), Stroke::new(1.0, edge));
        let painter = ui.painter();
        painter.rect(rect, radius, fill, edge, StrokeKind::Inside);
        if emphasis == Emphasis::Primary && lit {
            painter.rect_filled(rect, radius, Color32::from_white_alpha(18));
        }
        let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
        painter.galley(at.min, galley, color);
        focus_ring_ui(ui, theme, &response, rect);
    }
    response
}

/// The height of a small button.
pub fn small_height(theme: &Theme) -> f32 {
    theme.target(40.0)
}

/// The width of a small button that shows its label in one line.
pub fn small_width(ui: &Ui, theme: &Theme, label: &str) -> f32 {
    let style = Style::new(theme, Size::Small, Weight::Regular);
    text::line(ui, theme, label, style).size().x + theme.space(4.0) + 1.0
}

/// A button with small letters, at least `width` points wide. Returns whether it was pressed.
pub fn small_button_ui(
    ui: &mut Ui,
    theme: &Theme,
    [label, spoken]: [&str; 2],
    chosen: bool,
    width: f32,
) -> bool {
    let (weight, color, edge) = match chosen {
        true => (Weight::Bold, theme.accent, theme.accent),
        false => (Weight::Regular, theme.ink, theme.line),
    };
    let style = Style::new(theme, Size::Small, weight).color(color);
    let mut job = text::job(theme, label, style);
    // A name may be wider than the rail.
    job.wrap = egui::text::TextWrapping::truncate_at_width(width - theme.space(2.0));
    let galley = ui.painter().layout_job(job);
    let width = width.max(galley.size().x + theme.space(2.0));
    let size = Vec2::new(width, small_height(theme));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    announce(&response, ui, Role::Button, spoken, chosen);
    let fill = if chosen || response.hovered() {
        theme.accent_ground
    } else {
        theme.sheet
    };
    let edge = Stroke::new(1.0, edge);
    ui.painter()
        .rect(rect, corner(theme), fill, edge, StrokeKind::Inside);
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, color);
    focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}

/// Gives a widget its role and label for screen readers.
pub fn announce(response: &Response, ui: &Ui, role: Role, label: &str, chosen: bool) {
    let enabled = ui.is_enabled();
    // A plain button has no selected state.
    response.widget_info(|| match (role, chosen) {
        (Role::Button, false) => WidgetInfo::labeled(role, enabled, label),
        _ => WidgetInfo::selected(role, enabled, chosen, label),
    });
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// Tells a screen reader that this area scrolls, and which part of it is visible.
pub fn announce_scrolling(ui: &Ui) {
    let seen = ui.clip_rect();
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::ScrollView);
        node.set_bounds(egui::accesskit::Rect {
            x0: seen.min.x.into(),
            y0: seen.min.y.into(),
            x1: seen.max.x.into(),
            y1: seen.max.y.into(),
        });
    });
}

/// Hides the bar of an area that keeps room for one while there is nothing to scroll.
pub fn hide_idle_bar<R>(ui: &Ui, theme: &Theme, area: &ScrollAreaOutput<R>) {
    if area.content_size.y <= area.inner_rect.height() {
        let mut bar = area.inner_rect;
        bar.min.x = bar.max.x;
        bar.max.x = ui.max_rect().max.x;
        ui.painter().rect_filled(bar, 0.0, theme.paper);
    }
}

pub fn focus_ring_ui(ui: &Ui, theme: &Theme, response: &Response, rect: Rect) {
    if response.has_focus() {
        let ring = rect.expand(theme.px(3.0));
        let room = ui.clip_rect().expand(theme.px(6.0));
        let painter = ui.painter().with_clip_rect(room);
        painter.rect_stroke(ring, corner(theme), theme.focus_ring(), StrokeKind::Middle);
    }
}

/// A row that wraps, with the same gap in both directions.
pub fn row_ui<R>(ui: &mut Ui, gap: f32, contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        contents(ui)
    })
}

/// A dialog over the page. `margin` is in steps of [`Theme::space`].
pub fn dialog(theme: &Theme, id: &'static str, margin: f32) -> Modal {
    let frame = Frame::new()
        .fill(theme.sheet)
        .corner_radius(corner(theme))
        .inner_margin(theme.space(margin));
    Modal::new(Id::unique(id)).frame(frame)
}

pub fn corner(theme: &Theme) -> CornerRadius {
    CornerRadius::same(theme.px(8.0).round() as u8)
}

pub fn hairline_ui(ui: &mut Ui, theme: &Theme) {
    let size = Vec2::new(ui.available_width(), theme.space(3.0));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let line = Stroke::new(1.0, theme.line);
    ui.painter().hline(rect.x_range(), rect.center().y, line);
}

pub fn tinted_ui<R>(ui: &mut Ui, theme: &Theme, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = egui::Margin::symmetric(theme.space(4.0) as i8, theme.space(2.5) as i8);
    Frame::new()
        .fill(theme.accent_ground)
        .corner_radius(corner(theme))
        .inner_margin(margin)
        .show(ui, contents)
        .inner
}

pub fn sheet_ui<R>(ui: &mut Ui, theme: &Theme, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let shadow = egui::Shadow {
        offset: [0, 1],
        blur: theme.px(5.0).round() as u8,
        spread: 0,
        color: Color32::from_black_alpha(if theme.dark { 90 } else { 26 }),
    };
    let [across, down] = [5.0, 3.0].map(|steps| theme.space(steps).round() as i8);
    Frame::new()
        .fill(theme.sheet)
        .stroke(Stroke::new(1.0, theme.line))
        .corner_radius(corner(theme))
        .shadow(shadow)
        .inner_margin(egui::Margin::symmetric(across, down))
        .show(ui, contents)
        .inner
}
