//! A player with visible cards: a row above or below the trick, or suit by suit at its side.

use contract_bridge::{Card, Hand, Seat};
use egui::{Pos2, Rect, Ui, Vec2};

use crate::exercise::{LaidCard, TableView};
use crate::ui::table::felt::fan::{Fan, Gaps, suits};
use crate::ui::table::felt::{faced, faced::Group};
use crate::ui::table::{card, card::Index};
use crate::ui::{Screen, Theme};

/// The width of a card of North or South, and of East or West, in points of the design.
const ROW_CARD: f32 = 52.0;
const SIDE_CARD: f32 = 46.0;
/// The distance from one suit to the next at the side, in points of the design.
const SUIT_DOWN: f32 = 36.0;

#[derive(Debug)]
pub(super) struct Seated {
    hand: Hand,
    faced: Vec<LaidCard>,
}

#[derive(Debug)]
struct Side {
    rows: Vec<Fan>,
    index: Index,
    /// The size of a card of the hand, and of a card that lies face up: both have the same height.
    card: Vec2,
    laid: Vec2,
    /// The distance from one suit to the next.
    down: f32,
    /// The width of the widest suit.
    block: f32,
    /// The gap between the hand and the cards face up, and the layout of the latter.
    between: f32,
    lying: Fan,
}

impl Seated {
    pub(super) fn of(table: &TableView, seat: Seat) -> Self {
        let at_the_edge = seat == table.player && !table.hand.is_empty();
        let faced: Vec<LaidCard> = table
            .faced
            .iter()
            .filter(|laid| laid.seat == seat && !at_the_edge)
            .copied()
            .collect();
        let lying: Hand = faced.iter().map(|laid| laid.card).collect();
        let others = table.others.iter().filter(|_| !at_the_edge);
        let hand = others
            .filter(|(owner, _)| *owner == seat)
            .map(|(_, hand)| *hand - lying)
            .next();
        Self {
            hand: hand.unwrap_or(Hand::EMPTY),
            faced,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.hand.is_empty() && self.faced.is_empty()
    }

    fn laid_cards(&self) -> Vec<Card> {
        self.faced.iter().map(|laid| laid.card).collect()
    }

    /// The gap between the cards held and the cards face up, if there are both.
    fn between(&self, gap: f32) -> f32 {
        let both = !self.hand.is_empty() && !self.faced.is_empty();
        if both { gap } else { 0.0 }
    }

    // A row above or below the trick.

    /// The height of the row with its tags, in a room of this width.
    pub(super) fn row_height(&self, ui: &Ui, screen: &Screen<'_>, room: f32) -> f32 {
        if self.is_empty() {
            return 0.0;
        }
        let theme = screen.theme;
        let tags = faced::tags_size(ui, screen, room, &self.faced).y;
        row_card(theme).y + tags + theme.space(3.0)
    }

    /// The row in a room of this width: the cards held, the gap, the cards face up.
    fn row(&self, ui: &Ui, screen: &Screen<'_>, room: f32) -> (Fan, f32, Fan) {
        let theme = screen.theme;
        let card = (row_card(theme).x, Index::Down);
        let full = Gaps::even(card.0 + theme.space(1.0));
        let lying = Fan::of(ui, screen, &self.laid_cards(), card, full, f32::INFINITY);
        let cards: Vec<Card> = suits(self.hand).flatten().collect();
        let between = self.between(theme.space(6.0));
        let close = Gaps {
            most: theme.px(34.0),
            apart: theme.space(1.5),
        };
        let room = room - between - lying.width;
        let held = Fan::of(ui, screen, &cards, card, close, room);
        (held, between, lying)
    }

    /// The width of the row in a room of this width; more than that if it does not fit.
    pub(super) fn row_width(&self, ui: &Ui, screen: &Screen<'_>, room: f32) -> f32 {
        let (held, between, lying) = self.row(ui, screen, room);
        held.width + between + lying.width
    }

    /// The width of the tags of the cards face up, in a room of this width.
    pub(super) fn tags_width(&self, ui: &Ui, screen: &Screen<'_>, room: f32) -> f32 {
        faced::tags_size(ui, screen, room, &self.faced).x
    }

    /// Draws the row centred in `room` and its tags within `tags`. Returns the place of the cards.
    pub(super) fn row_ui(&self, ui: &Ui, screen: &Screen<'_>, room: Rect, tags: Rect) -> Rect {
        let size = row_card(screen.theme);
        let (held, between, lying) = self.row(ui, screen, room.width());
        let total = held.width + between + lying.width;
        let place = Rect::from_min_size(
            Pos2::new(room.center().x - total / 2.0, room.top()),
            Vec2::new(total, size.y),
        );
        for (card, rect) in held.places(place.min, size) {
            card::covered(ui, screen, rect, card, Index::Down);
        }
        let from = Pos2::new(place.right() - lying.width, place.top());
        let groups = self.lay_ui(ui, screen, &lying, from, size);
        faced::tags_ui(ui, screen, tags, &groups);
        place
    }

    // At the side of the trick.

    fn side(&self, ui: &Ui, screen: &Screen<'_>, room: f32) -> Side {
        let theme = screen.theme;
        // For reading from afar, rank and suit are side by side, so that the rows can be close.
        let side = self.side_with(ui, screen, room, Index::Across);
        if theme.index > 0.0 && side.block + side.between + side.lying.width <= room {
            return side;
        }
        self.side_with(ui, screen, room, Index::Down)
    }

    fn side_with(&self, ui: &Ui, screen: &Screen<'_>, room: f32, index: Index) -> Side {
        let theme = screen.theme;
        let laid = card::width(theme, SIDE_CARD);
        let laid = Vec2::new(laid, laid * card::PROPORTION);
        let card = match index {
            Index::Down => laid,
            Index::Across => Vec2::new(laid.x.max(theme.index * 2.3), laid.y),
        };
        let down = if theme.index == 0.0 {
            theme.px(SUIT_DOWN)
        } else {
            index.down(theme, card.x).max(theme.px(SUIT_DOWN))
        };
        let close = Gaps::even(theme.px(24.0));
        let faced_apart = match self.hand.is_empty() {
            true => Gaps::even(laid.x + theme.space(1.0)),
            false => close,
        };
        let faced = self.laid_cards();
        let lying = Fan::of(ui, screen, &faced, (laid.x, Index::Down), faced_apart, room);
        let between = self.between(theme.space(3.0));
        let held = room - between - lying.width;
        let rows = suits(self.hand);
        let rows = rows.map(|it| Fan::of(ui, screen, &it, (card.x, index), close, held));
        let rows: Vec<Fan> = rows.collect();
        Side {
            block: rows.iter().map(|row| row.width).fold(0.0, f32::max),
            rows,
            index,
            card,
            laid,
            down,
            between,
            lying,
        }
    }

    /// The height of the cards at the side in a room of this width, without the name.
    pub(super) fn side_height(&self, ui: &Ui, screen: &Screen<'_>, room: f32) -> f32 {
        if self.is_empty() {
            return 0.0;
        }
        let side = self.side(ui, screen, room);
        let above = side.rows.len().max(1) - 1;
        let tags = faced::tags_size(ui, screen, room, &self.faced).y;
        above as f32 * side.down + side.card.y + tags
    }

    /// The width of the cards at the side, in a room of this width; more if they do not fit.
    pub(super) fn side_width(&self, ui: &Ui, screen: &Screen<'_>, room: f32) -> f32 {
        if self.is_empty() {
            return 0.0;
        }
        let side = self.side(ui, screen, room);
        let tags = faced::tags_size(ui, screen, room, &self.faced).x;
        (side.block + side.between + side.lying.width).max(tags)
    }

    /// The width of the cards at the side, as close together as they can be read.
    pub(super) fn least_side(&self, ui: &Ui, screen: &Screen<'_>) -> f32 {
        if self.is_empty() {
            return 0.0;
        }
        let side = self.side(ui, screen, 0.0);
        side.block + side.between + side.lying.width
    }

    /// Draws the suits at the left or right edge of `room`, the cards face up towards the middle.
    pub(super) fn side_ui(&self, ui: &Ui, screen: &Screen<'_>, room: Rect, at_right: bool) {
        let side = self.side(ui, screen, room.width());
        let left_of = |inwards: f32, width: f32| match at_right {
            true => room.right() - inwards - width,
            false => room.left() + inwards,
        };
        let mut top = room.top();
        for row in &side.rows {
            let left = left_of(0.0, row.width);
            for (card, rect) in row.places(Pos2::new(left, top), side.card) {
                card::covered(ui, screen, rect, card, side.index);
            }
            top += side.down;
        }
        let below = side.rows.len().max(1) - 1;
        let top = room.top() + below as f32 * side.down;
        let left = left_of(side.block + side.between, side.lying.width);
        let groups = self.lay_ui(ui, screen, &side.lying, Pos2::new(left, top), side.laid);
        // A tag does not reach further in than the width counted for this side: a name may be
        // there.
        let counted = self.side_width(ui, screen, room.width()).ceil();
        let tags = match at_right {
            true => room.with_min_x(room.right() - counted),
            false => room.with_max_x(room.left() + counted),
        };
        faced::tags_ui(ui, screen, tags, &groups);
    }

    /// Draws the cards face up in a row, each with a coloured edge.
    fn lay_ui(
        &self,
        ui: &Ui,
        screen: &Screen<'_>,
        lying: &Fan,
        from: Pos2,
        size: Vec2,
    ) -> Vec<Group> {
        let theme = screen.theme;
        let mut groups = Vec::new();
        for ((card, rect), &laid) in lying.places(from, size).zip(&self.faced) {
            card::covered(ui, screen, rect, card, Index::Down);
            let edge = faced::edge(theme, laid.kind);
            faced::ring(ui.painter(), theme, rect, edge, 3.5);
            faced::gather(&mut groups, laid, rect);
        }
        groups
    }
}

fn row_card(theme: &Theme) -> Vec2 {
    let width = card::width(theme, ROW_CARD);
    Vec2::new(width, width * card::PROPORTION)
}
