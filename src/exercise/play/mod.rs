//! Exercises on the play: which card may be played, which one dummy plays, who wins.

pub(crate) mod complete_trick;
pub(crate) mod dealt;
pub mod dummys_card;
pub mod is_it_played;
pub mod legal_cards;
pub(crate) mod plausible;
pub(crate) mod simulator;
pub mod trick_winner;
pub mod who_leads_next;
