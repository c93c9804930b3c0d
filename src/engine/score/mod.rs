//! Scores as lines: the total is the sum of the lines.
//!
//! - [`result`] a deal's result and the value of its tricks in either game
//! - [`account`] a score line by line
//! - [`duplicate`] the tournament score of a deal (Law 77)
//! - [`slip`] results as people write them: `4SX-1`
//! - [`matchpoints`], [`imps`], [`aggregate`] results compared (Law 78)
//! - [`ranking`] who is first
//! - [`rubber`] the score of a rubber (Laws of Contract Bridge)

pub mod account;
pub mod aggregate;
pub mod duplicate;
pub mod imps;
pub mod matchpoints;
pub mod ranking;
mod reasons;
pub mod result;
pub mod rubber;
pub mod slip;

pub use account::{Account, ScoreItem, ScoreLine, Term, Terms};
pub use result::{DealResult, Tricks, trick_value};
pub use slip::{ResultLine, SlipEntry, SlipError};
