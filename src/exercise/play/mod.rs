//! Exercises on the play: which card may be played, which one dummy plays, who wins.

pub(crate) mod complete_trick;
pub mod dummys_card;
pub mod is_it_played;
pub mod legal_cards;
pub(crate) mod plausible;
pub(crate) mod revoked;
pub(crate) mod simulator;
pub mod trick_winner;
pub mod who_leads_next;

use crate::prelude::*;
use engine::play::Turn;
use engine::play::trick::{beats, winning_card};

/// A turn in which only the suit led binds the player.
pub(crate) fn free(hand: Hand, trick: &[Card]) -> Turn {
    Turn {
        hand,
        trick: trick.to_vec(),
        ..Turn::default()
    }
}

/// The cards that would be winning a trick already begun; none before the lead.
fn winners(cards: Hand, trick: &[Card], trumps: Strain) -> Hand {
    let best = winning_card(trick, trumps);
    let wins = |card: &Card| best.is_some_and(|best| beats(*card, best, trumps));
    cards.iter().filter(wins).collect()
}
