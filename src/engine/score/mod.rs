//! Scores are their lines: the total is nothing but their sum.
//!
//! - [`result`] a deal's result and what its tricks are worth in either game
//! - [`account`] a score line by line
//! - [`duplicate`] the tournament score of a deal (Law 77)

pub mod account;
pub mod duplicate;
pub mod result;

pub use account::{Account, ScoreItem, ScoreLine, Term, Terms};
pub use result::{DealResult, Tricks, trick_value};
