//! The players’ names on the felt, measured before anything is laid out: a name stands in one
//! line, its role below it where there is less room, or alone, in front of a class at last as a
//! letter; no card lies on it.

use std::sync::Arc;

use contract_bridge::Seat;
use egui::{Align2, CornerRadius, Galley, Pos2, Ui, Vec2};

use crate::exercise::TableView;
use crate::ui::screen::Screen;
use crate::ui::table::felt::label::line;
use crate::ui::theme::{Size, Weight};

#[derive(Debug, Clone)]
pub(super) struct Named {
    lines: Vec<Arc<Galley>>,
    /// The player asked about: on a light ground.
    here: bool,
    /// With the ground around the letters.
    pub(super) size: Vec2,
}

impl Named {
    /// The name of a player, no wider than `room` if that can be.
    pub(super) fn of(
        ui: &Ui,
        screen: &Screen<'_>,
        table: &TableView,
        seat: Seat,
        room: f32,
    ) -> Self {
        let name = screen.say.notation.seat(seat);
        let role = match table.declarer {
            Some(declarer) if declarer == seat => Some("table-declarer"),
            Some(declarer) if declarer.partner() == seat => Some("table-dummy"),
            _ => None,
        };
        let here = seat == table.player;
        let role = role.map(|id| screen.text(id));
        let whole = role.as_ref().map(|role| format!("{name} · {role}"));
        let whole = whole.as_deref().map(|whole| vec![whole]);
        let below = role.as_deref().map(|role| vec![name.as_str(), role]);
        let ways = whole.into_iter().chain(below);
        ways.map(|words| Self::lines(ui, screen, here, &words))
            .find(|named| named.size.x <= room)
            .unwrap_or_else(|| Self::lines(ui, screen, here, &[&name]))
    }

    /// The same, as a letter where even the name alone has no room.
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
        let (weight, color) = if here {
            (Weight::Bold, theme.on_penalty)
        } else {
            (Weight::Semibold, theme.on_felt)
        };
        let lines: Vec<Arc<Galley>> = words
            .iter()
            .map(|words| line(ui, theme, words, Size::Small, weight, color))
            .collect();
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
        let mut top = rect.top() + theme.space(0.5);
        for line in &self.lines {
            let left = match align.x() {
                egui::Align::Min => rect.left() + theme.space(2.0),
                egui::Align::Center => rect.center().x - line.size().x / 2.0,
                egui::Align::Max => rect.right() - theme.space(2.0) - line.size().x,
            };
            let at = Pos2::new(left, top);
            ui.painter().galley(at, line.clone(), theme.on_felt);
            top += line.size().y;
        }
    }
}
