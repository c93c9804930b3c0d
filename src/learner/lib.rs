//! The learner: answers given, how well each skill is known, what is due, and progress.
//!
//! - [`store`] the [`History`]: one SQLite file, several learners, one row for each answer
//! - `opening` opens, creates, sets aside or refuses a file
//! - `notebook` the part of the history that belongs to the current learner, in memory
//! - [`transfer`] a history exported to another computer and merged there
//! - `asking` an exercise while it is asked; [`session`] a series of exercises
//! - [`answered`] one row; [`lessons`] the progress in each lesson
//! - `mastery` how well a skill is known, `due` the skills to repeat today, [`progress`] and
//!   `report` the progress: all computed from the rows and never stored
//! - `begun` a session that was interrupted, to be resumed
//! - `day` the local day that a time belongs to
//!
//! This crate reads no clock. The caller passes in the time of an answer and the current time, in
//! Unix seconds; days begin at midnight of a [`UtcOffset`] that is also passed in.

pub mod answered;
mod asking;
mod begun;
mod day;
mod due;
pub mod lessons;
mod mastery;
mod notebook;
mod opening;
pub mod progress;
mod report;
mod schema;
pub mod session;
pub mod store;
pub mod transfer;

pub use answered::{Answered, Help, Occasion, Posed};
pub use asking::{Asking, Judged};
pub use begun::{Asks, Begun};
pub use day::{Date, Day, UtcOffset};
pub use due::{Memory, Today, due, memories};
pub use lessons::{Lessons, Reached};
pub use mastery::{Mastery, mastery};
pub use notebook::{Notebook, Trouble};
pub use opening::{OpenError, Opened};
pub use progress::Tally;
pub use report::{Practised, Report, Stretch};
pub use session::{Done, Purpose, Session, Source, Summary};
pub use store::{History, HistoryError, Learner, LearnerId};
pub use transfer::{Imported, TransferError, Whom};
