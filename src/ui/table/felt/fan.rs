//! Cards in a row, each partly covering the one before it. They are as far apart as there is room,
//! and never so close that an index is hidden.

use contract_bridge::{Card, Hand, Suit};
use egui::{Rect, Ui, Vec2};

use crate::ui::{Screen, table::card::Index};

#[derive(Debug, Clone)]
pub(super) struct Fan {
    /// The cards, each with the distance of its left edge from the left edge of the fan.
    pub(super) cards: Vec<(Card, f32)>,
    /// The distance from the first card’s left edge to the last one’s right edge.
    pub(super) width: f32,
}

/// The dimensions that a fan is laid out with.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spread {
    /// The width of a card.
    pub(super) card: f32,
    /// The layout of the indices.
    pub(super) index: Index,
    /// The distance from one card to the next if there is room.
    pub(super) most: f32,
    /// The extra distance from one suit to the next.
    pub(super) apart: f32,
}

impl Fan {
    /// Lays cards out in a room of this width. The fan is wider only if an index would be hidden
    /// otherwise.
    pub(super) fn of(
        ui: &Ui,
        screen: &Screen<'_>,
        cards: &[Card],
        spread: Spread,
        room: f32,
    ) -> Self {
        let theme = screen.theme;
        let least = |card: Card| {
            if theme.index == 0.0 {
                // In a window, cards may be closer: the reader is near.
                return spread.most * 0.4;
            }
            spread.index.across(ui, screen, spread.card, card)
        };
        // The last card is not covered.
        let covered = cards.len().saturating_sub(1);
        let steps: Vec<f32> = cards.iter().take(covered).map(|&it| least(it)).collect();
        let changes = cards.windows(2).filter(|two| two[0].suit != two[1].suit);
        let gaps = changes.count() as f32 * spread.apart;
        let taken: f32 = steps.iter().sum::<f32>() + gaps + spread.card;
        let more = ((room - taken) / covered.max(1) as f32).max(0.0);
        let mut at = 0.0;
        let mut laid = Vec::with_capacity(cards.len());
        for (number, &card) in cards.iter().enumerate() {
            let before = number
                .checked_sub(1)
                .and_then(|it| Some((it, cards.get(it)?)));
            if let Some((before, of)) = before {
                let step = steps.get(before).copied().unwrap_or_default();
                at += (step + more).min(spread.most.max(step));
                if of.suit != card.suit {
                    at += spread.apart;
                }
            }
            laid.push((card, at));
        }
        Self {
            width: if laid.is_empty() {
                0.0
            } else {
                at + spread.card
            },
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
