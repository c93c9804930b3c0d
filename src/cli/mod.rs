//! The terminal: exercises, lessons, checks, scores and sheets as text.
//!
//! - [`arguments`] the command line
//! - [`practise`] `drill` and `lesson` as the command line asks for them, over [`drill`], exercises
//!   one after the other, and [`lesson`], step by step; both ask with [`question`]
//! - [`check`] lesson files, checked; [`score`] one result, line by line; [`sheet`] PDF files
//! - [`terminal`] what is written and what is typed
//! - [`sitting`] who sits there: languages, notebook, the last question; [`keeping`] whose
//!   notebook it is
//! - [`exhibit`], [`answer`], [`explain`], [`account`], [`summary`] questions, answers,
//!   judgements and results as text; [`voices`] that in one language or in two
//! - [`aside`] hints and “why not?”
//! - [`topic`] what can be drilled, [`survey`] what a drill is made of
//! - [`no_window`] why there is no window
//!
//! No sentence is written here: they come from [`crate::i18n`].

pub mod account;
pub mod answer;
pub mod arguments;
pub mod aside;
pub mod check;
mod columns;
pub mod drill;
pub mod ended;
pub mod exhibit;
pub mod explain;
pub mod keeping;
pub mod lesson;
pub mod no_window;
pub mod practise;
pub mod question;
pub mod score;
pub mod sheet;
pub mod sitting;
pub mod summary;
pub mod survey;
pub mod terminal;
pub mod topic;
pub mod voices;

use std::time::{SystemTime, UNIX_EPOCH};

pub use ended::{Failure, Status};
pub use terminal::{Stop, Terminal};

/// A seed that differs from start to start: the only look at the clock.
pub fn seed_of_clock() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A clock before 1970 only means the same exercises as last time.
    since.map_or(0, |time| {
        time.subsec_micros() ^ (time.as_secs() as u32).rotate_left(12)
    })
}
