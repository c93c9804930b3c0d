//! The tournament: which pairs meet with which boards, and what is written on the traveller.
//!
//! - [`movement`] pairs and boards from round to round (Law 8)
//! - [`traveller`] the traveller of a board: results, the column of the points, matchpoints
//! - [`team`] the halves of a team match (Law 8)
//! - [`tricks`] tricks kept upright or sideways (Law 65)

pub mod movement;
pub mod team;
pub mod traveller;
pub mod tricks;

pub use movement::{Movement, PairNumber, Table};
