//! The room that the middle of the table needs, and what fits beside what.

use contract_bridge::Seat;
use egui::Ui;

use super::{Middle, gap, margin};
use crate::exercise::TableView;
use crate::ui::table::felt::{named::Naming, seated::Seated, trick::Trick};
use crate::ui::{Screen, table::card, theme::Held};

impl Middle {
    /// The width between the cards of East and West.
    pub(super) fn between(&self, ui: &Ui, screen: &Screen<'_>, width: f32) -> f32 {
        let theme = screen.theme;
        let side = [Seat::East, Seat::West].map(|seat| {
            let cards = self.seated[seat].side_width(ui, screen, self.side);
            self.names[seat].size.x.max(cards)
        });
        width - 2.0 * (side[0].max(side[1]) + gap(theme) + margin(theme))
    }

    /// Whether the rows of North and South fit between the cards of East and West.
    pub(super) fn nests(&self, ui: &Ui, screen: &Screen<'_>, width: f32) -> bool {
        let free = self.between(ui, screen, width);
        [Seat::North, Seat::South].into_iter().all(|seat| {
            let (name, cards) = (self.names[seat].size.x, &self.seated[seat]);
            let row = cards.row_width(ui, screen, 0.0);
            let tags = cards.tags_width(ui, screen, free);
            match self.beside[seat] {
                true => tags.max(row + 2.0 * (name + gap(screen.theme))) <= free,
                false => row.max(name).max(tags) <= free,
            }
        })
    }

    /// The trick, smaller to leave room for the names at its sides, but no smaller than legible.
    pub(super) fn trick_within(
        ui: &Ui,
        screen: &Screen<'_>,
        table: &TableView,
        width: f32,
        named: Naming,
    ) -> Trick {
        let theme = screen.theme;
        let whole = Trick::of(ui, screen, table, card::width(theme, Trick::CARD));
        let short = [Seat::East, Seat::West]
            .map(|seat| {
                let name = named(ui, screen, table, seat, 0.0).size.x;
                match theme.held {
                    Held::Upright => name.max(Seated::of(table, seat).least_side(ui, screen)),
                    Held::Desk | Held::Across => name,
                }
            })
            .into_iter()
            .fold(0.0, f32::max);
        let room = width / 2.0 - short - gap(theme) - margin(theme);
        if whole.reach <= room {
            return whole;
        }
        let least = theme.px(30.0).max(card::least_width(theme));
        let share = (room / whole.reach).max(0.0);
        let small = Trick::of(ui, screen, table, (whole.card.x * share).max(least));
        if small.reach > room {
            small.narrow(theme)
        } else {
            small
        }
    }

    /// The minimum width: if narrower, things overlap.
    pub(in crate::ui::table::felt) fn least_width(&self, ui: &Ui, screen: &Screen<'_>) -> f32 {
        let theme = screen.theme;
        let (gap, margin) = (gap(theme), margin(theme));
        let needs = Seat::ALL.map(|seat| {
            let (name, cards) = (self.names[seat].size.x, &self.seated[seat]);
            match seat {
                Seat::East | Seat::West => {
                    let cards = cards.side_width(ui, screen, self.side);
                    2.0 * (self.trick.reach + gap + margin + name.max(cards))
                }
                _ if !cards.is_empty() => {
                    let row = cards.row_width(ui, screen, 0.0);
                    let aside = if self.beside[seat] { name + gap } else { 0.0 };
                    (row + 2.0 * (aside + margin)).max(name + 2.0 * margin)
                }
                _ if self.trick.empty => name + 2.0 * margin,
                _ => self.trick.card.x + 2.0 * (gap + name + margin),
            }
        });
        let corner = self.trumps.as_ref().map_or(0.0, |it| it.size().x);
        let corner = corner + 2.0 * (margin + gap);
        needs.into_iter().fold(corner, f32::max)
    }
}
