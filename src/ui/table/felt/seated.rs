//! A player of whom cards are seen: a row above or below the trick, or suit by
//! suit at its side; what lies face up lies in front of him.

use contract_bridge::{Card, Hand, Seat, Suit};
use egui::{Pos2, Rect, Ui, Vec2};

use crate::exercise::{LaidCard, TableView};
use crate::ui::screens::Screen;
use crate::ui::table::card;
use crate::ui::table::felt::faced::{self, Group};
use crate::ui::theme::Theme;

/// Width of a card of North or South, of East or West, in points of the design.
const ROW_CARD: f32 = 52.0;
const SIDE_CARD: f32 = 46.0;
/// From one suit to the next at the side.
const SUIT_DOWN: f32 = 36.0;

/// What is seen of a player's cards, the hand along the edge left out.
#[derive(Debug)]
pub(super) struct Seated {
    pub(super) hand: Hand,
    pub(super) faced: Vec<LaidCard>,
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

    fn tags_height(&self, theme: &Theme) -> f32 {
        if self.faced.is_empty() {
            return 0.0;
        }
        // Tags that do not fit side by side stand one below the other.
        let kinds = self
            .faced
            .windows(2)
            .filter(|two| two[0].kind != two[1].kind);
        (kinds.count() + 1) as f32 * faced::tag_height(theme)
    }

    /// The height of the row above or below the trick.
    pub(super) fn row_height(&self, theme: &Theme) -> f32 {
        if self.is_empty() {
            return 0.0;
        }
        theme.px(ROW_CARD) * card::PROPORTION + self.tags_height(theme) + theme.space(3.0)
    }

    /// The height of the cards at the side, without the name.
    pub(super) fn side_height(&self, theme: &Theme) -> f32 {
        if self.is_empty() {
            return 0.0;
        }
        let suits = suits(self.hand).count().max(1) - 1;
        let cards = theme.px(SIDE_CARD) * card::PROPORTION + suits as f32 * theme.px(SUIT_DOWN);
        cards + self.tags_height(theme)
    }

    /// Draws the row around the middle of `room`, its cards at the top; gives
    /// the place it takes.
    pub(super) fn row_ui(&self, ui: &Ui, screen: &Screen<'_>, room: Rect) -> Rect {
        let theme = screen.theme;
        let width = theme.px(ROW_CARD);
        let size = Vec2::new(width, width * card::PROPORTION);
        let cards: Vec<Card> = suits(self.hand).flat_map(|(_, cards)| cards).collect();
        let suit_gap = theme.space(1.5);
        let gaps = suits(self.hand).count().saturating_sub(1) as f32 * suit_gap;
        let between = if cards.is_empty() || self.faced.is_empty() {
            0.0
        } else {
            theme.space(6.0)
        };
        let lying = spread(self.faced.len(), width, width + theme.space(1.0));
        let held = room.width() - gaps - between - lying;
        let step = step(cards.len(), held, width, theme.px(34.0));
        let held = spread(cards.len(), width, step) + gaps;
        let total = held + between + lying;
        let place = Rect::from_min_size(
            Pos2::new(room.center().x - total / 2.0, room.top()),
            Vec2::new(total, size.y),
        );
        let mut at = place.min;
        let mut last: Option<Suit> = None;
        for &card in &cards {
            if last.is_some_and(|suit| suit != card.suit) {
                at.x += suit_gap;
            }
            last = Some(card.suit);
            face(ui, screen, Rect::from_min_size(at, size), card);
            at.x += step;
        }
        let from = Pos2::new(place.right() - lying, place.top());
        let groups = lay_ui(
            ui,
            screen,
            &self.faced,
            from,
            size,
            size.x + theme.space(1.0),
        );
        faced::tags_ui(ui, screen, room, &groups);
        place
    }

    /// Draws the suits one below the other at the left or the right edge of
    /// `room`, and what lies face up towards the middle.
    pub(super) fn side_ui(&self, ui: &Ui, screen: &Screen<'_>, room: Rect, at_right: bool) {
        let theme = screen.theme;
        let width = theme.px(SIDE_CARD);
        let size = Vec2::new(width, width * card::PROPORTION);
        let longest = suits(self.hand).map(|(_, cards)| cards.len()).max();
        let between = if self.hand.is_empty() || self.faced.is_empty() {
            0.0
        } else {
            theme.space(3.0)
        };
        let most = if self.hand.is_empty() {
            width + theme.space(1.0)
        } else {
            theme.px(24.0)
        };
        let lying_step = step(self.faced.len(), room.width(), width, most);
        let lying = spread(self.faced.len(), width, lying_step);
        let held = room.width() - between - lying;
        let step = step(longest.unwrap_or(0), held, width, theme.px(24.0));
        let block = spread(longest.unwrap_or(0), width, step);
        let mut top = room.top();
        for (_, cards) in suits(self.hand) {
            let row = spread(cards.len(), width, step);
            let left = if at_right {
                room.right() - row
            } else {
                room.left()
            };
            for (index, card) in cards.into_iter().enumerate() {
                let at = Pos2::new(left + index as f32 * step, top);
                face(ui, screen, Rect::from_min_size(at, size), card);
            }
            top += theme.px(SUIT_DOWN);
        }
        let below = suits(self.hand).count().max(1) - 1;
        let top = room.top() + below as f32 * theme.px(SUIT_DOWN);
        let left = if at_right {
            room.right() - block - between - lying
        } else {
            room.left() + block + between
        };
        let from = Pos2::new(left, top);
        let groups = lay_ui(ui, screen, &self.faced, from, size, lying_step);
        faced::tags_ui(ui, screen, room, &groups);
    }
}

/// Cards face up in a row, each with a coloured edge.
fn lay_ui(
    ui: &Ui,
    screen: &Screen<'_>,
    lying: &[LaidCard],
    from: Pos2,
    size: Vec2,
    step: f32,
) -> Vec<Group> {
    let theme = screen.theme;
    let mut groups = Vec::new();
    for (index, &laid) in lying.iter().enumerate() {
        let at = from + Vec2::new(index as f32 * step, 0.0);
        let rect = Rect::from_min_size(at, size);
        face(ui, screen, rect, laid.card);
        faced::ring(ui.painter(), theme, rect, faced::edge(theme, laid), 3.5);
        faced::gather(&mut groups, laid, rect);
    }
    groups
}

fn face(ui: &Ui, screen: &Screen<'_>, rect: Rect, card: Card) {
    card::face(ui.painter(), screen.theme, &screen.say.notation, rect, card);
}

/// The suits held, spades first, the highest card of each first.
fn suits(hand: Hand) -> impl Iterator<Item = (Suit, Vec<Card>)> {
    Suit::DESC
        .into_iter()
        .map(move |suit| {
            let cards = hand.iter().filter(move |card| card.suit == suit);
            (suit, cards.collect::<Vec<Card>>())
        })
        .filter(|(_, cards)| !cards.is_empty())
}

/// How wide so many cards are, a step apart.
fn spread(cards: usize, width: f32, step: f32) -> f32 {
    match cards {
        0 => 0.0,
        cards => width + (cards - 1) as f32 * step,
    }
}

/// From one card to the next, so that they fit; never so close that none can be read.
fn step(cards: usize, room: f32, width: f32, most: f32) -> f32 {
    let gaps = cards.saturating_sub(1).max(1) as f32;
    ((room - width) / gaps).min(most).max(most * 0.4)
}
