//! The middle of the table: the trick, the names around it, the trump suit, and the visible cards
//! of other players. South is nearest, where the learner sits.
//!
//! Names are measured first; everything else in the middle leaves room for them.

mod room;

use std::sync::Arc;

use contract_bridge::Seat;
use egui::{Align, Align2, Galley, Pos2, Rect, Ui, Vec2};

use crate::engine::BySeat;
use crate::exercise::TableView;
use crate::ui::table::felt::named::{Named, Naming};
use crate::ui::table::felt::{faced::line, seated::Seated, trick::Trick};
use crate::ui::{Screen, Size, Theme, Weight};

/// The things around the trick, and the room that they need.
#[derive(Debug)]
pub(super) struct Middle {
    seated: BySeat<Seated>,
    names: BySeat<Named>,
    trick: Trick,
    trumps: Option<Arc<Galley>>,
    /// Whether the names of North and South are beside their cards.
    beside: BySeat<bool>,
    /// Whether the cards of East and West extend up and down beside the rows of North and South.
    nested: bool,
    /// Heights: of a separate line for trumps, above the trick, around it, below it.
    top: f32,
    above: f32,
    around: f32,
    below: f32,
    /// The width of the places of East and West.
    side: f32,
}

fn gap(theme: &Theme) -> f32 {
    theme.space(2.0)
}

fn margin(theme: &Theme) -> f32 {
    theme.space(3.0)
}

impl Middle {
    pub(super) fn of(ui: &Ui, screen: &Screen<'_>, table: &TableView, width: f32) -> Self {
        let theme = screen.theme;
        let (gap, margin) = (gap(theme), margin(theme));
        let seated = BySeat::from_fn(|seat| Seated::of(table, seat));
        let trumps = trumps(ui, screen, table);
        let corner = trumps.as_ref().map_or(Vec2::ZERO, |it| it.size());
        let trick = Self::trick_within(ui, screen, table, width, Named::of);
        let free = |trick: &Trick| width / 2.0 - trick.reach - gap - margin;
        let fits = |trick: &Trick| {
            let mut sides = [Seat::East, Seat::West].into_iter();
            sides.all(|seat| {
                let name = Named::of(ui, screen, table, seat, 0.0).size.x;
                let cards = seated[seat].side_width(ui, screen, free(trick));
                name.max(cards) <= free(trick)
            })
        };
        // On a tight slide the note who is on lead is omitted, and then names become letters.
        let tight = theme.index > 0.0 && !fits(&trick);
        let trick = if tight { trick.narrow(theme) } else { trick };
        let (naming, trick) = if tight && !fits(&trick) {
            let trick = Self::trick_within(ui, screen, table, width, Named::short);
            (Named::short as Naming, trick)
        } else {
            (Named::of as Naming, trick)
        };
        let named = |seat: Seat, room: f32| naming(ui, screen, table, seat, room);
        let side = free(&trick);

        let mut beside = BySeat::from_fn(|_| false);
        let names = BySeat::from_fn(|seat| {
            let cards = &seated[seat];
            match seat {
                Seat::East | Seat::West => named(seat, side),
                _ if cards.is_empty() && trick.empty => named(seat, width - 2.0 * margin),
                _ if cards.is_empty() => {
                    named(seat, width / 2.0 - trick.card.x / 2.0 - gap - margin)
                }
                _ => {
                    let row = cards.row_width(ui, screen, 0.0);
                    let free = (width - row) / 2.0 - gap - margin;
                    let name = named(seat, free);
                    let left = match seat {
                        Seat::North => corner.x + gap,
                        _ => 0.0,
                    };
                    beside[seat] = name.size.x.max(left) <= free;
                    match beside[seat] {
                        true => name,
                        false => named(seat, width - 2.0 * margin),
                    }
                }
            }
        });

        // If East or West have visible cards, North and South have rows of their own.
        let sides = !(seated[Seat::East].is_empty() && seated[Seat::West].is_empty());
        let room = |seat: Seat| width - 2.0 * Self::aside(&names, seat, beside[seat], margin, gap);
        let row = |seat: Seat| {
            let below = is_named_below(table, seat);
            let name = if below { 0.0 } else { names[seat].size.y };
            match seated[seat].row_height(ui, screen, room(seat)) {
                0.0 if sides && name > 0.0 => name + gap,
                0.0 => 0.0,
                cards if beside[seat] => cards,
                cards => cards + name + gap,
            }
        };
        let (mut above, below) = (row(Seat::North), row(Seat::South));
        // The trump suit is in the corner beside that, or on a line of its own.
        let north = match (seated[Seat::North].is_empty(), beside[Seat::North]) {
            (false, true) => 0.0,
            (true, _) if above == 0.0 && !trick.empty => trick.left_of_north(theme, table),
            _ => names[Seat::North].size.x / 2.0,
        };
        let aside = trumps.is_none() || margin + gap + corner.x <= width / 2.0 - north - gap;
        let top = if aside { 0.0 } else { margin + corner.y };
        if above > 0.0 {
            let corner = if aside { corner.y + gap } else { 0.0 };
            above = above.max(corner) + margin;
        }
        let beside_trick = |seat: Seat| {
            let height = if seat == Seat::North { above } else { below };
            if height > 0.0 || is_named_below(table, seat) {
                0.0
            } else {
                names[seat].size.y + margin + gap
            }
        };
        let own = |seat: Seat| match seated[seat].side_height(ui, screen, side) {
            0.0 => names[seat].size.y,
            height => height + names[seat].size.y + gap,
        };
        let names_at = beside_trick(Seat::North).max(beside_trick(Seat::South));
        let corner_at = if above == 0.0 && aside && trumps.is_some() {
            corner.y + margin + gap
        } else {
            0.0
        };
        let (east, west) = (own(Seat::East), own(Seat::West));
        let rooms = BySeat::from_fn(room);
        let between = trick.high.max(east).max(west);
        let around = (trick.height + 2.0 * gap)
            .max(between + 2.0 * names_at.max(gap))
            .max(west + 2.0 * corner_at);
        let mut middle = Self {
            seated,
            names,
            trick,
            trumps,
            beside,
            nested: false,
            top,
            above,
            around,
            below,
            side,
        };
        // On a slide the table is as low as possible.
        if theme.index > 0.0 && sides && middle.nests(ui, screen, width) {
            middle.nested = true;
            // Narrower tags may need more lines.
            let free = middle.between(ui, screen, width);
            let more = |seat: Seat| {
                let height = |room| middle.seated[seat].row_height(ui, screen, room);
                (height(free) - height(rooms[seat])).max(0.0)
            };
            let (north, south) = (more(Seat::North), more(Seat::South));
            middle.above += north;
            middle.below += south;
            let left = west + if aside { corner.y } else { 0.0 };
            let beside = left.max(east) + 2.0 * margin;
            let names = [Seat::East, Seat::West].map(|seat| middle.names[seat].size.y);
            let least = (middle.trick.height + 2.0 * gap).max(names[0].max(names[1]));
            middle.around = least.max(beside - middle.above - middle.below);
        }
        middle
    }

    /// The room at each side of the row of North or South that its cards must not use.
    fn aside(names: &BySeat<Named>, seat: Seat, beside: bool, margin: f32, gap: f32) -> f32 {
        if beside {
            names[seat].size.x + margin + gap
        } else {
            margin
        }
    }

    pub(super) fn height(&self) -> f32 {
        self.top + self.above + self.around + self.below
    }

    pub(super) fn draw_ui(&self, ui: &Ui, screen: &Screen<'_>, area: Rect, table: &TableView) {
        let theme = screen.theme;
        let (gap, margin) = (gap(theme), margin(theme));
        let first = area.top() + self.top;
        let top = first + self.above;
        let around = area.with_min_y(top).with_max_y(top + self.around);
        for (seat, top, height) in [
            (Seat::North, first + margin, self.above),
            (Seat::South, around.bottom(), self.below),
        ] {
            let room = Rect::from_x_y_ranges(area.x_range(), top..=top + height);
            self.row_ui(ui, screen, (room, around), seat, table);
        }
        for seat in [Seat::East, Seat::West] {
            self.side_ui(ui, screen, (area, around), seat, table);
        }
        self.trick.draw_ui(ui, screen, around.center(), table);
        if let Some(trumps) = &self.trumps {
            let at = area.min + Vec2::new(margin + gap, margin);
            ui.painter().galley(at, trumps.clone(), theme.on_felt);
        }
    }

    fn row_ui(
        &self,
        ui: &Ui,
        screen: &Screen<'_>,
        (room, around): (Rect, Rect),
        seat: Seat,
        table: &TableView,
    ) {
        let theme = screen.theme;
        let (gap, margin) = (gap(theme), margin(theme));
        let name = &self.names[seat];
        let named = !is_named_below(table, seat);
        let cards = &self.seated[seat];
        if cards.is_empty() {
            if !named {
                return;
            }
            if room.height() > 0.0 {
                name.draw_ui(ui, screen, Align2::CENTER_TOP, room.center_top());
                return;
            }
            // Beside the card of the trick, or in the middle if no card is there.
            let inner = around.shrink(margin);
            let at = Vec2::new(self.trick.card.x / 2.0 + gap, 0.0);
            let (align, at) = match (seat, self.trick.empty) {
                (Seat::North, true) => (Align2::CENTER_TOP, inner.center_top()),
                (Seat::North, false) => (Align2::LEFT_TOP, inner.center_top() + at),
                (_, true) => (Align2::CENTER_BOTTOM, inner.center_bottom()),
                (_, false) => (Align2::LEFT_BOTTOM, inner.center_bottom() + at),
            };
            name.draw_ui(ui, screen, align, at);
            return;
        }
        let beside = self.beside[seat];
        let aside = Self::aside(&self.names, seat, beside, margin, gap);
        let mut room = room.shrink2(Vec2::new(aside, 0.0));
        if !beside && named && seat == Seat::North {
            name.draw_ui(ui, screen, Align2::CENTER_TOP, room.center_top());
            room.min.y += name.size.y + gap;
        }
        let mut tags = room;
        if self.nested {
            let free = self.between(ui, screen, around.width());
            tags.set_width(free);
            tags.set_center(room.center());
        }
        let place = cards.row_ui(ui, screen, room, tags);
        if beside && named {
            let at = place.right_center() + Vec2::new(gap, 0.0);
            name.draw_ui(ui, screen, Align2::LEFT_CENTER, at);
        } else if named && seat == Seat::South {
            let at = Pos2::new(room.center().x, room.bottom());
            name.draw_ui(ui, screen, Align2::CENTER_BOTTOM, at);
        }
    }

    fn side_ui(
        &self,
        ui: &Ui,
        screen: &Screen<'_>,
        (area, around): (Rect, Rect),
        seat: Seat,
        table: &TableView,
    ) {
        let theme = screen.theme;
        let (gap, margin) = (gap(theme), margin(theme));
        let (name, cards) = (&self.names[seat], &self.seated[seat]);
        let at_right = seat == Seat::East;
        let edge = if at_right { Align::Max } else { Align::Min };
        let inner = around.shrink2(Vec2::new(margin, 0.0));
        let named = !is_named_below(table, seat);
        if cards.is_empty() {
            let align = Align2([edge, Align::Center]);
            if named {
                name.draw_ui(ui, screen, align, align.pos_in_rect(&inner));
            }
            return;
        }
        let height = cards.side_height(ui, screen, self.side) + name.size.y + gap;
        let middle = match &self.trumps {
            _ if !self.nested => inner.center().y,
            Some(corner) if !at_right && self.top == 0.0 => {
                area.center().y + (corner.size().y + margin) / 2.0
            }
            _ => area.center().y + self.top / 2.0,
        };
        let top = middle - height / 2.0;
        let across = edge.align_size_within_range(self.side, inner.x_range());
        let room = Rect::from_x_y_ranges(across, top..=top + height);
        let align = Align2([edge, Align::Min]);
        name.draw_ui(ui, screen, align, align.pos_in_rect(&room));
        let below = room.with_min_y(room.top() + name.size.y + gap);
        cards.side_ui(ui, screen, below, at_right);
    }
}

/// Whether this is South's name and it is directly below, with the hand along the edge.
fn is_named_below(table: &TableView, seat: Seat) -> bool {
    seat == Seat::South && seat == table.player && !table.hand.is_empty()
}

/// The trump suit for the corner, as a word and a sign.
fn trumps(ui: &Ui, screen: &Screen<'_>, table: &TableView) -> Option<Arc<Galley>> {
    let theme = screen.theme;
    let strain = table.strain?;
    let words = screen.say.trumps(strain);
    let words = match strain.suit() {
        Some(suit) => format!("{words} {}", crate::i18n::notation::sign(suit)),
        None => words,
    };
    let (size, weight) = (Size::Small, Weight::Semibold);
    Some(line(ui, theme, &words, size, weight, theme.on_felt))
}
