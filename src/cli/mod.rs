//! The terminal: exercises, lessons, checks and scores as text, and the engine
//! for other programs.
//!
//! - [`drill`] exercises without end, asked by [`question`]
//! - [`lesson`] a lesson step by step
//! - [`check`] lesson files, checked
//! - [`score`] one result, line by line
//! - [`sheet`] worksheets, the scoring card and the score table as PDF
//! - [`judge`] JSON Lines in, JSON Lines out
//! - [`terminal`] what is written and what is typed
//! - [`sitting`] who sits there: languages, notebook, what was answered; [`keeping`] whose
//!   notebook it is
//! - [`exhibit`], [`answer`], [`explain`], [`account`], [`summary`] questions, answers,
//!   judgements and how it went as text; [`voices`] that in one language or in two
//! - [`aside`] hints and “why not?”
//! - [`topic`] what can be drilled, [`survey`] what a drill is made of
//!
//! No sentence is written here: they come from [`crate::i18n`].

pub mod account;
pub mod answer;
pub mod aside;
pub mod check;
pub mod drill;
pub mod exhibit;
pub mod explain;
pub mod judge;
pub mod keeping;
pub mod lesson;
pub mod question;
pub mod score;
pub mod sheet;
pub mod sitting;
pub mod summary;
pub mod survey;
pub mod terminal;
pub mod topic;
pub mod voices;

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

pub use terminal::{Stop, Terminal};

/// How a command ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// All is well: 0.
    Done,
    /// Something asked about is wrong: 1.
    Failed,
    /// The command itself was not understood: 2.
    Misused,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Done => 0,
            Status::Failed => 1,
            Status::Misused => 2,
        })
    }
}

/// A seed that differs from start to start: the only look at the clock.
#[must_use]
pub fn seed_of_clock() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A clock before 1970 only means the same exercises as last time.
    since.map_or(0, |time| {
        time.subsec_micros() ^ (time.as_secs() as u32).rotate_left(12)
    })
}
