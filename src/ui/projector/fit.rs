//! Fits content into its room on a slide: what does not fit is laid out again, smaller.

use egui::{Context, Id, Rect, Ui, UiBuilder, Vec2, text::LayoutJob};

use crate::ui::Theme;

/// The smallest scale that content can have.
const SMALLEST: f32 = 0.3;

/// The cached layout of a place on a slide.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Fit {
    room: Vec2,
    scale: f32,
}

/// Draws content in a place, as large as fits and at most at scale 1. Returns whether it fits; if
/// not, the pass is discarded and drawn again smaller. The scale is cached under `id` as long as
/// the place has the same size, however much of the content is revealed.
pub fn fitted_ui(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    place: Rect,
    draw: impl FnOnce(&mut Ui, &Theme),
) -> bool {
    let room = place.size().round();
    let known = ui.data(|data| data.get_temp::<Fit>(id));
    let same = known.filter(|fit| fit.room == room);
    let fit = same.unwrap_or(Fit { room, scale: 1.0 });
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
        ui.data_mut(|data| data.insert_temp(id, Fit { room, scale }));
        ui.ctx().request_discard("fit");
        ui.ctx().request_repaint();
        return false;
    }
    if known != Some(fit) {
        ui.data_mut(|data| data.insert_temp(id, fit));
    }
    true
}

/// The tolerance: content that is larger than its room by at most this factor counts as fitting.
const FITS: f32 = 1.005;

/// The factor by which content is too large for its room.
fn excess(used: Vec2, room: Vec2) -> f32 {
    (used.y / room.y).max(used.x / room.x)
}

/// The scale to try next if content is too large by a factor of `over`. Smaller words also have
/// fewer lines, so scaling down most of the way comes closer than all of it.
fn smaller(scale: f32, over: f32) -> f32 {
    (scale * (1.0 / over).powf(0.7).max(0.7) * 0.995).max(SMALLEST)
}

/// The scale, at most 1, at which content fits into a room; `None` if it fits at no scale.
pub fn scale(room: Vec2, mut size_at: impl FnMut(f32) -> Vec2) -> Option<f32> {
    let mut scale: f32 = 1.0;
    loop {
        let over = excess(size_at(scale), room);
        if over <= FITS {
            return Some(scale);
        }
        if scale <= SMALLEST {
            return None;
        }
        scale = smaller(scale, over);
    }
}

/// The size of content at a width, measured without showing it.
pub fn measured(ui: &mut Ui, id: Id, width: f32, draw: impl FnOnce(&mut Ui)) -> Vec2 {
    let room = Rect::from_min_size(ui.max_rect().min, Vec2::new(width, 10_000.0));
    let builder = UiBuilder::new().max_rect(room).id_salt(id).invisible();
    let mut child = ui.new_child(builder);
    draw(&mut child);
    child.min_rect().size()
}

/// Like [`fitted_ui`], for words. Records their scale for [`share_of_words`].
pub fn fitted_words_ui(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    place: Rect,
    draw: impl FnOnce(&mut Ui, &Theme),
) {
    fitted_ui(ui, theme, id, place, draw);
    let fit = ui.data(|data| data.get_temp::<Fit>(id));
    let scale = fit.map_or(1.0, |fit| fit.scale);
    let before = share_of_words(ui.ctx());
    ui.data_mut(|data| data.insert_temp(noted(), before.min(scale)));
}

fn noted() -> Id {
    Id::unique("slide-share-of-words")
}

/// The smallest scale of words on the slides since [`note_words`] was called.
pub fn share_of_words(ctx: &Context) -> f32 {
    ctx.data(|data| data.get_temp(noted())).unwrap_or(1.0)
}

/// Starts to record the scale of words again, from 1.
pub fn note_words(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(noted(), 1.0_f32));
}

/// Draws content revealed part by part, at the scale of the whole. `draw` gets whether to draw all.
pub fn growing_ui(
    ui: &mut Ui,
    theme: &Theme,
    id: Id,
    place: Rect,
    draw: impl FnOnce(&mut Ui, &Theme, bool),
) {
    let measured = id.with(("measured", place.width() as i32, place.height() as i32));
    let known = ui.data(|data| data.get_temp::<bool>(measured)).is_some();
    let fits = fitted_ui(ui, theme, id, place, |ui, theme| draw(ui, theme, !known));
    if fits && !known {
        ui.data_mut(|data| data.insert_temp(measured, true));
        ui.ctx().request_discard("measured");
        ui.ctx().request_repaint();
    }
}

/// The height of a text at a width, without drawing it.
pub fn height_of(ui: &Ui, mut job: LayoutJob, width: f32) -> f32 {
    job.wrap.max_width = width;
    ui.painter().layout_job(job).size().y
}

/// Splits a place into an upper part of this height and a lower part, with a gap between them.
pub fn cut_down(place: Rect, height: f32, gap: f32) -> (Rect, Rect) {
    let at = (place.top() + height).min(place.bottom());
    let below = (at + gap).min(place.bottom());
    (place.with_max_y(at), place.with_min_y(below))
}

/// Splits a place into a left part of this width and a right part, with a gap between them.
pub fn cut_across(place: Rect, width: f32, gap: f32) -> (Rect, Rect) {
    let at = (place.left() + width).min(place.right());
    let beside = (at + gap).min(place.right());
    (place.with_max_x(at), place.with_min_x(beside))
}
