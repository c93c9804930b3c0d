//! After an irregularity: what the Laws say happens now, one file per Law.

pub mod exposed_card;
pub mod information;
pub mod insufficient_bid;
pub mod lead_out_of_turn;
pub mod lead_restriction;
pub mod penalty_card;
pub mod play_ruling;
pub mod playing_on;
pub mod premature_play;
pub mod simultaneous_play;
