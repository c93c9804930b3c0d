//! The terminal: exercises, lessons, checks, scores and sheets as text.
//!
//! No sentence is written here; all of them come from [`crate::i18n`].

#![allow(missing_docs, reason = "docs are there where a name does not tell it")]

pub mod answer;
pub mod arguments;
pub mod aside;
pub mod check;
pub mod context;
pub mod drill;
pub mod ended;
pub mod exhibit;
pub mod explain;
pub mod lesson;
pub mod lines;
pub mod no_window;
pub mod practise;
pub mod question;
pub mod score;
#[cfg(feature = "paper")]
pub mod sheet;
pub mod summary;
pub mod survey;
pub mod terminal;
pub mod topic;

use std::time::{SystemTime, UNIX_EPOCH};

pub use ended::{Failure, Status};
pub use terminal::{Stop, Terminal};

/// A seed from the clock, different at every start. The only use of the clock here.
pub fn seed_of_clock() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // With a clock before 1970, the exercises are those of the last start.
    since.map_or(0, |time| {
        time.subsec_micros() ^ (time.as_secs() as u32).rotate_left(12)
    })
}
