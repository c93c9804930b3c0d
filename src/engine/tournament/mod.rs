//! The tournament: which pairs meet with which boards, and what is written on the traveller.

pub mod correction;
pub mod howell;
pub mod movement;
pub mod team;
pub mod traveller;
pub mod tricks;

pub use howell::Howell;
pub use movement::{Movement, PairNumber, Table};
