//! Exercises on the result of an auction: contract, declarer, dummy, opening leader.

pub(crate) mod finished_auction;
pub mod name_contract;
pub mod opening_leader;
pub(crate) mod settled;
pub mod who_is_declarer;
