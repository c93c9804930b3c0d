//! Exercises on the score of one deal, and on how it is written down.

pub(crate) mod board_result;
pub mod contract_kind;
pub mod find_the_slip;
pub mod read_score_slip;
pub mod score_contract;
pub mod score_to_contract;
pub mod score_what_if;
pub(crate) mod slip_line;
pub mod write_score_slip;
pub(crate) mod wrong_accounts;
