//! The learner: answers given, how well each skill is known, what is due, and progress. `README.md`
//! says what each file does.
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
pub use progress::{Practised, Report, Stretch, Tally};
pub use session::{Done, Purpose, Session, Source, Summary};
pub use store::{History, HistoryError, Learner, LearnerId};
pub use transfer::{Imported, TransferError, Whom};
