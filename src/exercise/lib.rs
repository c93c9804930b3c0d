//! Exercises: questions whose answers the engine judges.
//!
//! A concrete exercise is an [`Item`]: a position without an answer. The engine poses, solves and
//! grades it; the same position always gives the same questions. [`generate`] makes positions from
//! a [`Skill`], a [`Difficulty`] and a seed, and an [`ItemCode`] names such an exercise in at most
//! twelve characters.
//!
//! To add a kind, write one module with the position, `SKILLS`, `MISTAKES` and `generate`, and add
//! one row in `kind.rs`; the compiler reports what else is missing.

pub mod answer;
pub mod asked;
pub mod auction;
pub mod ballot;
pub mod boards;
pub mod chance;
pub mod code;
pub mod comparison;
pub mod contract;
mod draw;
pub mod exhibit;
pub mod fields;
pub mod grade;
pub mod hint;
mod kind;
pub mod look;
pub mod play;
pub mod practice;
mod prelude;
pub mod question;
mod remember;
pub mod rubber;
pub mod rulings;
pub mod scoring;
pub mod skill;
pub mod text;
pub mod tournament;
pub mod why;
pub mod worked;

pub use answer::{AccountEntries, Answer};
pub use asked::{Asked, Posed};
pub use chance::Chance;
pub use code::{ItemCode, ItemCodeError};
pub use draw::Draw;
pub use exhibit::{Cell, Exhibit, Grid, LaidCard, TableView};
pub use grade::{Grade, Mistake, Step, Verdict};
pub use kind::*;
pub use practice::{Level, Practice, Practised, Topic};
pub use question::{Ask, Column, Phrase, Question};
pub use remember::Remember;
pub use skill::{Difficulty, Skill};

/// A position with questions. Pure: the same position gives the same questions.
pub trait Exercise {
    /// The questions on the position, with their answers.
    ///
    /// # Errors
    /// The position is impossible, or leaves nothing to ask.
    fn pose(&self) -> Result<Posed, fields::Fault>;
}
