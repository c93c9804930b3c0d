//! What happens after an irregularity, with one file for each Law; [`call_consequence`] and
//! [`play_ruling`] have the consequences that several of them share.

pub mod above_seven;
pub mod after_the_end;
mod applied;
pub mod call_consequence;
pub mod change_of_call;
pub mod changed_card;
pub mod claim;
pub mod comparable;
pub mod defective_trick;
pub mod drawing;
pub mod dummy_card;
pub mod dummys_rights;
pub mod explanation;
pub mod exposed_card;
pub mod inadmissible_double;
pub mod information;
pub mod insufficient_bid;
pub mod known_cards;
pub mod lead_out_of_turn;
pub mod lead_restriction;
pub mod must_pass;
pub mod out_of_rotation;
pub mod own_cards;
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
pub mod turns;
pub mod unauthorized;
pub mod withdrawn_call;
