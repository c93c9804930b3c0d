//! Cards that lie face up in front of their owner, and the tags that say what they are.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use crate::exercise::LaidCard;
use crate::ui::screens::Screen;
use crate::ui::table::felt::{line, tag};
use crate::ui::theme::{Size, Theme, Weight};

/// The colour of the edge of a card that lies face up.
pub(super) fn edge(theme: &Theme, laid: LaidCard) -> Color32 {
    if laid.kind.is_some() {
        theme.penalty
    } else {
        theme.on_felt
    }
}

/// Cards of one kind that lie next to each other, with the place they take.
pub(super) type Group = (Vec<LaidCard>, Rect);

/// Puts a card with its place to those of its kind.
pub(super) fn gather(groups: &mut Vec<Group>, laid: LaidCard, rect: Rect) {
    match groups.last_mut() {
        Some((cards, under)) if cards.iter().all(|other| other.kind == laid.kind) => {
            cards.push(laid);
            *under = under.union(rect);
        }
        _ => groups.push((vec![laid], rect)),
    }
}

/// The height of a tag with the gap above it.
pub(super) fn tag_height(theme: &Theme) -> f32 {
    theme.px(32.0)
}

/// A tag under each group. One that has no room beside the last goes below it
/// and names its cards; none leaves `room`.
pub(super) fn tags_ui(ui: &Ui, screen: &Screen<'_>, room: Rect, groups: &[Group]) {
    let theme = screen.theme;
    let mut taken = f32::NEG_INFINITY;
    let mut down = 0.0;
    for (cards, under) in groups {
        let Some(&first) = cards.first() else {
            continue;
        };
        let mut words = tag(screen, first);
        let alone = under.left() > taken;
        if !alone {
            down += tag_height(theme);
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
        let galley = line(ui, theme, &words, Size::Small, Weight::Bold, ink);
        let size = galley.size() + Vec2::new(theme.space(4.0), theme.space(1.0));
        let right = (room.right() - size.x).max(room.left());
        let left = under.left().clamp(room.left(), right);
        let top = under.bottom() + theme.space(1.5) + down;
        let rect = Rect::from_min_size(Pos2::new(left, top), size);
        let radius = CornerRadius::same(theme.px(6.0) as u8);
        ui.painter().rect_filled(rect, radius, edge(theme, first));
        ui.painter()
            .galley(rect.center() - galley.size() / 2.0, galley, ink);
        taken = rect.right() + theme.space(1.0);
    }
}

/// A ring around a card.
pub(super) fn ring(painter: &Painter, theme: &Theme, rect: Rect, color: Color32, width: f32) {
    let radius = CornerRadius::same((rect.width() * 0.08) as u8);
    let stroke = Stroke::new(theme.px(width), color);
    painter.rect_stroke(rect, radius, stroke, StrokeKind::Middle);
}
