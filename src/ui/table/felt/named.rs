//! The players’ names on the felt, measured before anything is laid out. A name with its role is on
//! one line; with less room the role is below it or omitted. On a slide a name can shrink to a
//! letter. No card covers a name.

use std::sync::Arc;

use contract_bridge::Seat;
use egui::{Align2, CornerRadius, Galley, Pos2, Ui, Vec2};

use crate::exercise::TableView;
use crate::ui::{Screen, Size, Weight, table::felt::faced::line};

#[derive(Debug, Clone)]
pub(super) struct Named {
    lines: Vec<Arc<Galley>>,
    /// Whether this is the player asked about; then the name has a light background.
    here: bool,
    /// The size including the background.
    pub(super) size: Vec2,
}

/// How to name a player in a room of this width.
pub(super) type Naming = fn(&Ui, &Screen<'_>, &TableView, Seat, f32) -> Named;

impl Named {
    /// The name of a player, with its role if it fits. No wider than `room` if possible.
    pub(super) fn of(
        ui: &Ui,
        screen: &Screen<'_>,
        table: &TableView,
        seat: Seat,
        room: f32,
    ) -> Self {
        let name = screen.say.notation.seat(seat);
        let here = seat == table.player;
        let role = table.role(seat).map(|id| screen.text(id));
        let whole = role.as_ref().map(|role| format!("{name} · {role}"));
        let whole = whole.as_deref().map(|whole| vec![whole]);
        let below = role.as_deref().map(|role| vec![name.as_str(), role]);
        let ways = whole.into_iter().chain(below);
        ways.map(|words| Self::lines(ui, screen, here, &words))
            .find(|named| named.size.x <= room)
            .unwrap_or_else(|| Self::lines(ui, screen, here, &[&name]))
    }

    /// Like [`Self::of`], but a letter if even the name alone does not fit.
    pub(super) fn short(
        ui: &Ui,
        screen: &Screen<'_>,
        table: &TableView,
        seat: Seat,
        room: f32,
    ) -> Self {
        let named = Self::of(ui, screen, table, seat, room);
        if named.size.x <= room {
            return named;
        }
        let letter = screen.say.notation.seat_letter(seat);
        Self::lines(ui, screen, seat == table.player, &[&letter])
    }

    fn lines(ui: &Ui, screen: &Screen<'_>, here: bool, words: &[&str]) -> Self {
        let theme = screen.theme;
        let (weight, color) = match here {
            true => (Weight::Bold, theme.on_penalty),
            false => (Weight::Semibold, theme.on_felt),
        };
        let lines = words.iter();
        let lines = lines.map(|words| line(ui, theme, words, Size::Small, weight, color));
        let lines: Vec<Arc<Galley>> = lines.collect();
        let broad = lines.iter().map(|it| it.size().x).fold(0.0, f32::max);
        let high: f32 = lines.iter().map(|it| it.size().y).sum();
        Self {
            size: Vec2::new(broad + theme.space(4.0), high + theme.space(1.0)),
            lines,
            here,
        }
    }

    pub(super) fn draw_ui(&self, ui: &Ui, screen: &Screen<'_>, align: Align2, at: Pos2) {
        let theme = screen.theme;
        let rect = align.anchor_size(at, self.size);
        if self.here {
            let radius = CornerRadius::same((rect.height() / 2.0).min(theme.px(14.0)) as u8);
            ui.painter().rect_filled(rect, radius, theme.penalty);
        }
        let across = rect.x_range().shrink(theme.space(2.0));
        let mut top = rect.top() + theme.space(0.5);
        for line in &self.lines {
            let place = align.x().align_size_within_range(line.size().x, across);
            let at = Pos2::new(place.min, top);
            ui.painter().galley(at, line.clone(), theme.on_felt);
            top += line.size().y;
        }
    }
}
