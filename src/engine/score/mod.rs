//! Scores as lines: the total is the sum of the lines.

pub mod account;
pub mod adjusted;
pub mod aggregate;
pub mod chicago;
pub mod duplicate;
pub mod hundredths;
pub mod imps;
pub mod matchpoints;
pub mod neuberg;
pub mod pairs_imps;
pub mod ranking;
mod reasons;
pub mod result;
pub mod rubber;
pub mod slip;
pub mod victory;

pub use account::{Account, ScoreItem, ScoreLine, Term, Terms};
pub use hundredths::Hundredths;
pub use result::{DealResult, Tricks, trick_value};
pub use slip::{ResultLine, SlipEntry, SlipError};
