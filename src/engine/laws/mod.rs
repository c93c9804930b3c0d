//! What happens after an irregularity, with one file for each Law.
//!
//! The auction:
//!
//! - [`comparable`] comparing a call with the one it replaces (23)
//! - [`change_of_call`] changing one's own call (25)
//! - [`withdrawn_call`] how declarer may restrict the lead (26)
//! - [`insufficient_bid`] (27)
//! - [`out_of_rotation`] calls out of rotation (28 to 32)
//! - [`turns`] two calls at once, a turn missed (33, 34)
//! - [`inadmissible_double`] (36), [`must_pass`] (24, 37), [`above_seven`] (38), [`after_the_end`] (39)
//! - [`call_consequence`] the consequences of any of them
//!
//! The cards:
//!
//! - [`drawing`] who deals first, and who partners whom (rubber bridge 3)
//! - [`own_cards`] counting one's cards and putting them back (7, 13)
//! - [`dummys_rights`] what dummy may do (42, 43)
//! - [`played_card`], [`changed_card`] when a card is played, and when it may be changed (45)
//! - [`dummy_card`] naming dummy's card, [`known_cards`] what declarer knows (46)
//! - [`retraction`] taking a card back (47)
//! - [`exposed_card`], [`penalty_card`], [`lead_restriction`] (24, 48 to 52)
//! - [`lead_out_of_turn`] (53 to 56), [`premature_play`] (57),
//!   [`simultaneous_play`] (58), [`playing_on`] (53, 60)
//! - [`play_ruling`] the choices after any of them, and the consequences
//! - [`revoke`] (61 to 64), [`quitted_trick`] (65, 66), [`defective_trick`] (67)
//! - [`claim`] claims and concessions (68 to 71)
//! - [`information`] what a player may know from a card that was seen (16, 50E)
//! - [`role`] who is declarer, dummy, defender

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
pub mod withdrawn_call;
