//! Exercises on the routine of a tournament: seats, boards, travellers, movements.

pub mod board_conditions;
pub mod pair_and_table;
pub mod special_movement;
pub(crate) mod traveller;
pub mod traveller_line;
pub mod who_sits_where;
pub mod whole_board;
pub mod your_thirteen_cards;
