//! Exercises on the auction: which calls may be made, and when it is over.

pub(crate) mod auction_mistakes;
pub mod auction_over;
pub(crate) mod decisive;
pub(crate) mod drawn_auction;
pub mod find_the_illegal_call;
pub mod judge_call;
pub mod legal_calls;
mod practised_auction;
