//! The tournament: who plays whom with which boards, and what goes on the slip.
//!
//! - [`movement`] pairs and boards from round to round (Law 8)
//! - [`sheet`] a board's slip: results, in whose column the points stand, matchpoints
//! - [`team`] the halves of a team match (Law 8)
//! - [`tricks`] tricks kept upright or sideways (Law 65)

pub mod movement;
pub mod sheet;
pub mod team;
pub mod tricks;

pub use movement::{Movement, PairNumber, Table};
