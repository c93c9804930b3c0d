//! The learner: what was answered, how well it is known, what is due, how it goes.
//!
//! - [`store`] the [`History`]: one SQLite file, several learners, one row an answer
//! - `opening` a file opened, made, set aside or refused
//! - `notebook` the part of it that belongs to the present learner, in memory
//! - [`transfer`] a history carried to another computer and merged there
//! - `asking` an exercise while it is asked; [`session`] several of them
//! - [`answered`] the row itself; [`lessons`] how far each lesson was taken
//! - `mastery` how well a skill is known, `due` which are to be repeated today,
//!   [`progress`] and `report` how it goes: all computed from the rows, nothing of it is stored
//! - `begun` a session that was cut off, to be gone on with
//! - `day` which day a moment belongs to
//!
//! No clock is read here: the moment of an answer and the present one are passed in, in
//! Unix seconds, and days begin at midnight of a [`UtcOffset`] that is passed in.

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
