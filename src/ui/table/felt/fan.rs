//! Cards in a row, each partly covering the one before it, never so close as to hide an index.

use contract_bridge::{Card, Hand, Suit};
use egui::{Rect, Ui, Vec2};

use crate::ui::{Screen, table::card::Index, theme::Held};

#[derive(Debug, Clone)]
pub(super) struct Fan {
    /// The cards, each with the distance of its left edge from the left edge of the fan.
    pub(super) cards: Vec<(Card, f32)>,
    /// The distance from the first card’s left edge to the last one’s right edge.
    pub(super) width: f32,
}

/// The distances in a fan.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gaps {
    /// From one card to the next if there is room.
    pub(super) most: f32,
    /// The extra distance from one suit to the next.
    pub(super) apart: f32,
}

impl Gaps {
    /// The same distance from card to card, whatever the suits.
    pub(super) const fn even(most: f32) -> Self {
        Self { most, apart: 0.0 }
    }
}

impl Fan {
    /// Lays cards of this width out in a room of this width. The fan is wider than the room only if
    /// an index would be hidden otherwise.
    pub(super) fn of(
        ui: &Ui,
        screen: &Screen<'_>,
        cards: &[Card],
        (width, index): (f32, Index),
        Gaps { most, apart }: Gaps,
        room: f32,
    ) -> Self {
        let theme = screen.theme;
        let least = |card: Card| {
            let seen = index.across(ui, screen, width, card);
            match (theme.index > 0.0, theme.held) {
                (true, _) => seen,
                // A phone has so little room that cards are always this close.
                (false, Held::Upright) => seen.min(most),
                // In a window, cards may be closer: the reader is near.
                (false, Held::Desk | Held::Across) => most * 0.4,
            }
        };
        // The last card is not covered.
        let covered = cards.len().saturating_sub(1);
        let steps: Vec<f32> = cards.iter().take(covered).map(|&it| least(it)).collect();
        let changes = cards.windows(2).filter(|two| two[0].suit != two[1].suit);
        let gaps = changes.count() as f32 * apart;
        let taken: f32 = steps.iter().sum::<f32>() + gaps + width;
        let more = ((room - taken) / covered.max(1) as f32).max(0.0);
        let mut at = 0.0;
        let mut laid: Vec<(Card, f32)> = Vec::with_capacity(cards.len());
        for (&card, step) in cards.iter().zip(std::iter::once(0.0).chain(steps)) {
            if let Some((before, _)) = laid.last() {
                at += (step + more).min(most.max(step));
                if before.suit != card.suit {
                    at += apart;
                }
            }
            laid.push((card, at));
        }
        Self {
            width: laid.last().map_or(0.0, |(_, at)| at + width),
            cards: laid,
        }
    }

    /// Each card with its rectangle, for a row with this upper left corner and cards of this size.
    pub(super) fn places(
        &self,
        from: egui::Pos2,
        size: Vec2,
    ) -> impl Iterator<Item = (Card, Rect)> {
        self.cards
            .iter()
            .map(move |&(card, at)| (card, Rect::from_min_size(from + Vec2::new(at, 0.0), size)))
    }
}

/// The suits held: spades first, the highest card of each suit first.
pub(super) fn suits(hand: Hand) -> impl Iterator<Item = Vec<Card>> {
    Suit::DESC
        .into_iter()
        .map(move |suit| {
            let cards = hand.iter().filter(move |card| card.suit == suit);
            cards.collect::<Vec<Card>>()
        })
        .filter(|cards| !cards.is_empty())
}
