//! Exercises on comparing scores: matchpoints, teams, IMPs of pairs, adjusted scores, late
//! corrections.

pub mod adjusted_score;
pub mod cross_imps;
pub mod matchpoints;
pub mod score_correction;
pub mod session_ranking;
pub mod team_halves;
pub mod team_swing;
pub mod victory_points;
