//! Exercises on irregularities and what the Laws prescribe for them.

pub mod call_out_of_turn;
pub mod change_of_call;
pub mod comparable_call;
pub(crate) mod defence;
pub mod insufficient_bid;
pub mod lead_out_of_turn;
pub mod lead_restriction;
pub(crate) mod leads;
pub mod opening_lead_out_of_turn;
pub mod penalty_card;
pub mod penalty_card_kind;
pub mod penalty_card_play;
pub(crate) mod rectification;
pub mod revoke;
pub mod two_penalty_cards;
pub mod which_article_is_right;
