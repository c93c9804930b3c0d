//! Exercises on the play: which card may be played, which one dummy plays, who wins.

pub(crate) mod complete_trick;
pub mod dummys_card;
pub mod is_it_played;
pub mod legal_cards;
pub(crate) mod plausible;
pub(crate) mod simulator;
pub mod trick_winner;
pub mod who_leads_next;

use crate::prelude::*;
use engine::play::trick::{beats, winning_card};

/// The cards that would be winning a trick already begun; none before the lead.
fn winners(cards: Hand, trick: &[Card], trumps: Strain) -> Hand {
    let best = winning_card(trick, trumps);
    let wins = |card: &Card| best.is_some_and(|best| beats(*card, best, trumps));
    cards.iter().filter(wins).collect()
}
