//! Exercises on comparing scores: matchpoints and teams.

pub mod matchpoints;
pub mod team_halves;
pub mod team_swing;
