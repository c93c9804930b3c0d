//! Arbitro (being written).
pub mod engine;
pub mod exercise;
