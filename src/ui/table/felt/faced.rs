//! Cards that lie face up in front of their player, and the tags that say what they are.

use std::sync::Arc;

use egui::{Color32, CornerRadius, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use crate::exercise::LaidCard;
use crate::ui::screen::Screen;
use crate::ui::table::felt::label::tag;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Theme, Weight};

pub(super) fn edge(theme: &Theme, laid: LaidCard) -> Color32 {
    if laid.kind.is_some() {
        theme.penalty
    } else {
        theme.on_felt
    }
}

/// Cards of one kind that lie next to each other, with the place they take.
pub(super) type Group = (Vec<LaidCard>, Rect);

pub(super) fn gather(groups: &mut Vec<Group>, laid: LaidCard, rect: Rect) {
    match groups.last_mut() {
        Some((cards, under)) if cards.iter().all(|other| other.kind == laid.kind) => {
            cards.push(laid);
            *under = under.union(rect);
        }
        _ => groups.push((vec![laid], rect)),
    }
}

/// The width of the widest tag of these cards in a room of this width. Words do not break.
pub(super) fn tags_width(ui: &Ui, screen: &Screen<'_>, room: f32, laid: &[LaidCard]) -> f32 {
    let mut groups = Vec::new();
    for &laid in laid {
        gather(&mut groups, laid, Rect::NOTHING);
    }
    let named = groups.len() > 1;
    let widths = groups
        .iter()
        .map(|(cards, _)| tag_of(ui, screen, room, cards, named).1.x);
    widths.fold(0.0, f32::max)
}

/// The height that the tags of these cards may need in a room of this width: one below the other,
/// if they do not fit side by side.
pub(super) fn tags_height(ui: &Ui, screen: &Screen<'_>, room: f32, laid: &[LaidCard]) -> f32 {
    let mut groups = Vec::new();
    for &laid in laid {
        gather(&mut groups, laid, Rect::NOTHING);
    }
    let named = groups.len() > 1;
    let heights = groups
        .iter()
        .map(|(cards, _)| tag_of(ui, screen, room, cards, named).1.y + gap(screen.theme));
    heights.sum()
}

fn gap(theme: &Theme) -> f32 {
    theme.space(1.5)
}

/// The words of a tag laid out, and its size including its background.
fn tag_of(
    ui: &Ui,
    screen: &Screen<'_>,
    room: f32,
    cards: &[LaidCard],
    named: bool,
) -> (Arc<Galley>, Vec2) {
    let theme = screen.theme;
    let Some(&first) = cards.first() else {
        return (
            ui.painter().layout_job(egui::text::LayoutJob::default()),
            Vec2::ZERO,
        );
    };
    let mut words = tag(screen, first);
    if named {
        let names: Vec<String> = cards
            .iter()
            .map(|laid| screen.say.notation.card(laid.card))
            .collect();
        words = format!("{} – {words}", names.join(" "));
    }
    let ink = match first.kind {
        Some(_) => theme.on_penalty,
        None => theme.felt,
    };
    let style = Style::new(theme, Size::Small, Weight::Bold)
        .color(ink)
        .plain();
    let mut job = text::job(theme, &words, style);
    let word = words.split_whitespace().map(|word| {
        text::lay_out(ui, theme, word, style, f32::INFINITY)
            .size()
            .x
    });
    let word = word.fold(theme.px(60.0), f32::max).ceil();
    job.wrap.max_width = (room - theme.space(4.0)).max(word);
    let galley = ui.painter().layout_job(job);
    let size = galley.size() + Vec2::new(theme.space(4.0), theme.space(1.0));
    (galley, size)
}

/// Draws a tag under each group. A tag without room beside the last one goes below it and names its
/// cards. No tag leaves `room`.
pub(super) fn tags_ui(ui: &Ui, screen: &Screen<'_>, room: Rect, groups: &[Group]) {
    let theme = screen.theme;
    let mut taken = f32::NEG_INFINITY;
    let mut down = 0.0;
    let mut last = 0.0;
    for (cards, under) in groups {
        let Some(&first) = cards.first() else {
            continue;
        };
        let alone = under.left() > taken;
        if !alone {
            down += last;
        }
        let (galley, size) = tag_of(ui, screen, room.width(), cards, !alone);
        let ink = match first.kind {
            Some(_) => theme.on_penalty,
            None => theme.felt,
        };
        let right = (room.right() - size.x).max(room.left());
        let left = under.left().clamp(room.left(), right);
        let top = under.bottom() + gap(theme) + down;
        let rect = Rect::from_min_size(Pos2::new(left, top), size);
        let radius = CornerRadius::same(theme.px(6.0) as u8);
        ui.painter().rect_filled(rect, radius, edge(theme, first));
        ui.painter()
            .galley(rect.center() - galley.size() / 2.0, galley, ink);
        taken = rect.right() + theme.space(1.0);
        last = size.y + theme.space(0.5);
    }
}

pub(super) fn ring(painter: &Painter, theme: &Theme, rect: Rect, color: Color32, width: f32) {
    let radius = CornerRadius::same((rect.width() * 0.08) as u8);
    let stroke = Stroke::new(theme.px(width), color);
    painter.rect_stroke(rect, radius, stroke, StrokeKind::Middle);
}
