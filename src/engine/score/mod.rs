//! Scores are their lines: the total is nothing but their sum.

pub mod duplicate;

pub use duplicate::{Account, DealResult, ScoreItem, ScoreLine, Term, Tricks};
