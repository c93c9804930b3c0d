//! After an irregularity: what the Laws say happens now, one file per Law.

pub mod changed_card;
pub mod claim;
pub mod defective_trick;
pub mod dummy_card;
pub mod dummys_rights;
pub mod exposed_card;
pub mod information;
pub mod insufficient_bid;
pub mod lead_out_of_turn;
pub mod lead_restriction;
pub mod penalty_card;
pub mod play_ruling;
pub mod played_card;
pub mod playing_on;
pub mod premature_play;
pub mod quitted_trick;
pub mod retraction;
pub mod revoke;
pub mod role;
pub mod simultaneous_play;
