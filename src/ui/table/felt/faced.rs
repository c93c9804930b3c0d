//! Cards that lie face up in front of their player, and the tags that say what they are.

use std::sync::Arc;

use contract_bridge::Card;
use egui::{Color32, CornerRadius, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use crate::engine::laws::penalty_card::PenaltyKind;
use crate::exercise::LaidCard;
use crate::ui::{Screen, Size, Style, Theme, Weight, text};

pub(super) fn tag(screen: &Screen<'_>, kind: Option<PenaltyKind>) -> String {
    screen.text(match kind {
        Some(PenaltyKind::Minor) => "table-penalty-minor",
        Some(PenaltyKind::Major) => "table-penalty-major",
        None => "table-exposed",
    })
}

pub(super) fn line(
    ui: &Ui,
    theme: &Theme,
    words: &str,
    size: Size,
    weight: Weight,
    color: Color32,
) -> Arc<Galley> {
    let style = Style::new(theme, size, weight).color(color).plain();
    text::line(ui, theme, words, style)
}

pub(super) fn edge(theme: &Theme, kind: Option<PenaltyKind>) -> Color32 {
    kind.map_or(theme.on_felt, |_| theme.penalty)
}

/// Cards of one kind that lie next to each other, with the place they take.
pub(super) struct Group {
    kind: Option<PenaltyKind>,
    cards: Vec<Card>,
    under: Rect,
}

pub(super) fn gather(groups: &mut Vec<Group>, laid: LaidCard, rect: Rect) {
    match groups.last_mut() {
        Some(group) if group.kind == laid.kind => {
            group.cards.push(laid.card);
            group.under = group.under.union(rect);
        }
        _ => groups.push(Group {
            kind: laid.kind,
            cards: vec![laid.card],
            under: rect,
        }),
    }
}

/// The size that the tags of these cards may need in a room of this width. Words do not break.
pub(super) fn tags_size(ui: &Ui, screen: &Screen<'_>, room: f32, laid: &[LaidCard]) -> Vec2 {
    let mut groups = Vec::new();
    for &laid in laid {
        gather(&mut groups, laid, Rect::NOTHING);
    }
    let named = groups.len() > 1;
    groups.iter().fold(Vec2::ZERO, |all, group| {
        let tag = group.tag(ui, screen, room, named).1;
        Vec2::new(all.x.max(tag.x), all.y + (tag.y + gap(screen.theme)))
    })
}

fn gap(theme: &Theme) -> f32 {
    theme.space(1.5)
}

impl Group {
    /// The words of the tag laid out, and its size including its background.
    fn tag(&self, ui: &Ui, screen: &Screen<'_>, room: f32, named: bool) -> (Arc<Galley>, Vec2) {
        let theme = screen.theme;
        let mut words = tag(screen, self.kind);
        if named {
            let names = self.cards.iter();
            let names = names.map(|card| screen.say.notation.card(*card));
            let names: Vec<String> = names.collect();
            words = format!("{} – {words}", names.join(" "));
        }
        let ink = self.kind.map_or(theme.felt, |_| theme.on_penalty);
        let style = Style::new(theme, Size::Small, Weight::Bold);
        let style = style.color(ink).plain();
        let word = words.split_whitespace();
        let word = word.map(|word| text::line(ui, theme, word, style).size().x);
        let word = word.fold(theme.px(60.0), f32::max).ceil();
        let width = (room - theme.space(4.0)).max(word);
        let galley = text::lay_out(ui, theme, &words, style, width);
        let size = galley.size() + Vec2::new(theme.space(4.0), theme.space(1.0));
        (galley, size)
    }
}

/// Draws a tag under each group, or lower without room beside the last one. No tag leaves `room`.
pub(super) fn tags_ui(ui: &Ui, screen: &Screen<'_>, room: Rect, groups: &[Group]) {
    let theme = screen.theme;
    let mut taken = f32::NEG_INFINITY;
    let mut down = 0.0;
    let mut last = 0.0;
    for group in groups {
        let alone = group.under.left() > taken;
        if !alone {
            down += last;
        }
        let (galley, size) = group.tag(ui, screen, room.width(), !alone);
        let right = (room.right() - size.x).max(room.left());
        let left = group.under.left().clamp(room.left(), right);
        let top = group.under.bottom() + gap(theme) + down;
        let rect = Rect::from_min_size(Pos2::new(left, top), size);
        let radius = CornerRadius::same(theme.px(6.0) as u8);
        let painter = ui.painter();
        painter.rect_filled(rect, radius, edge(theme, group.kind));
        painter.galley(rect.center() - galley.size() / 2.0, galley, theme.ink);
        taken = rect.right() + theme.space(1.0);
        last = size.y + theme.space(0.5);
    }
}

pub(super) fn ring(painter: &Painter, theme: &Theme, rect: Rect, color: Color32, width: f32) {
    let radius = CornerRadius::same((rect.width() * 0.08) as u8);
    let stroke = Stroke::new(theme.px(width), color);
    painter.rect_stroke(rect, radius, stroke, StrokeKind::Middle);
}
