//! Room on a slide: what does not fit at its size is laid out again, smaller.

use egui::{Id, Pos2, Rect, Ui, UiBuilder, Vec2};

use crate::ui::theme::Theme;

/// Smallest share of its size that something may have.
pub const SMALLEST: f32 = 0.3;

/// What was found about a place on a slide.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Fit {
    room: Vec2,
    /// As large as it was allowed to be.
    most: f32,
    scale: f32,
}

/// Draws something in a place, as large as fits and at most `most` times its size. Says whether
/// it did fit; if not, it is drawn anew before anybody sees it. What `id` names keeps its size as
/// long as its place is the same, however much of it is shown.
pub fn fitted_ui(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    place: Rect,
    most: f32,
    draw: impl FnOnce(&mut Ui, &Theme),
) -> bool {
    let room = place.size().round();
    let known = ui.data(|data| data.get_temp::<Fit>(id));
    let fit = known
        .filter(|fit| fit.room == room && fit.most == most)
        .unwrap_or(Fit {
            room,
            most,
            scale: most,
        });
    let scaled = theme.scaled(fit.scale);
    let builder = UiBuilder::new().max_rect(place).id_salt(id);
    let mut child = ui.new_child(builder);
    child.set_clip_rect(place.expand(theme.px(3.0)).intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing = Vec2::splat(scaled.space(2.0));
    draw(&mut child, &scaled);
    let used = child.min_rect().size();
    let over = excess(used, place.size());
    if over > FITS && fit.scale > SMALLEST {
        let scale = smaller(fit.scale, over);
        ui.data_mut(|data| data.insert_temp(id, Fit { scale, ..fit }));
        ui.ctx().request_discard("fit");
        ui.ctx().request_repaint();
        return false;
    }
    if known != Some(fit) {
        ui.data_mut(|data| data.insert_temp(id, fit));
    }
    true
}

/// What is larger than its room by no more than this fits.
pub const FITS: f32 = 1.005;

/// How many times too large something is for a room.
pub fn excess(used: Vec2, room: Vec2) -> f32 {
    (used.y / room.y).max(used.x / room.x)
}

/// The scale to try next where something is so many times too large. Words that are smaller also
/// have fewer lines: most of the way comes closer than all of it.
pub fn smaller(scale: f32, over: f32) -> f32 {
    (scale * (1.0 / over).powf(0.7).max(0.7) * 0.995).max(SMALLEST)
}

/// As [`fitted_ui`], for words: the share of their size that they get is noted.
pub fn fitted_words_ui(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    place: Rect,
    draw: impl FnOnce(&mut Ui, &Theme),
) -> bool {
    let fits = fitted_ui(ui, theme, id, place, 1.0, draw);
    let scale = scale_of(ui, id).unwrap_or(1.0);
    let before = share_of_words(ui.ctx());
    ui.data_mut(|data| data.insert_temp(noted(), before.min(scale)));
    fits
}

fn noted() -> Id {
    Id::unique("slide-share-of-words")
}

/// The smallest share of their size that words have on the slides since this was set to 1.
pub fn share_of_words(ctx: &egui::Context) -> f32 {
    ctx.data(|data| data.get_temp::<f32>(noted()))
        .unwrap_or(1.0)
}

/// Starts measuring again.
pub fn note_words(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(noted(), 1.0_f32));
}

/// The share of its size that something was drawn with.
pub fn scale_of(ui: &Ui, id: Id) -> Option<f32> {
    ui.data(|data| data.get_temp::<Fit>(id))
        .map(|fit| fit.scale)
}

/// Draws something of which more and more appears: it has the size from the start that all of it
/// needs. `draw` is told whether to draw all of it.
pub fn growing_ui(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    place: Rect,
    draw: impl FnOnce(&mut Ui, &Theme, bool),
) {
    let measured = id.with(("measured", place.width() as i32, place.height() as i32));
    let known = ui.data(|data| data.get_temp::<bool>(measured)).is_some();
    let fits = fitted_ui(ui, theme, id, place, 1.0, |ui, theme| {
        draw(ui, theme, !known);
    });
    if fits && !known {
        ui.data_mut(|data| data.insert_temp(measured, true));
        ui.ctx().request_discard("measured");
        ui.ctx().request_repaint();
    }
}

/// The height that something has at a width, without drawing it.
pub fn height_of(ui: &Ui, job: egui::text::LayoutJob, width: f32) -> f32 {
    let mut job = job;
    job.wrap.max_width = width;
    ui.painter().layout_job(job).size().y
}

/// A place cut in two, one above the other, with a gap between them.
pub fn cut_down(place: Rect, height: f32, gap: f32) -> (Rect, Rect) {
    let at = (place.top() + height).min(place.bottom());
    let upper = Rect::from_min_max(place.min, Pos2::new(place.right(), at));
    let lower = Rect::from_min_max(
        Pos2::new(place.left(), (at + gap).min(place.bottom())),
        place.max,
    );
    (upper, lower)
}

/// A place cut in two side by side, with a gap between them.
pub fn cut_across(place: Rect, width: f32, gap: f32) -> (Rect, Rect) {
    let at = (place.left() + width).min(place.right());
    let left = Rect::from_min_max(place.min, Pos2::new(at, place.bottom()));
    let right = Rect::from_min_max(
        Pos2::new((at + gap).min(place.right()), place.top()),
        place.max,
    );
    (left, right)
}
