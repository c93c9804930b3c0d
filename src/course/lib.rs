//! Lessons: what they are, how they are read, and what is wrong with them.
//!
//! A lesson holds positions, never answers; the engine knows the answers. Files
//! are RON; see [`lesson`] for their shape and [`load`] for where they come from.
//!
//! - [`compose`] lessons being made, [`from_boards`] exercises on boards really played
//! - [`write`](mod@write) lessons as text, [`folder`] a folder of them that is watched,
//!   `order` in which order

mod check;
pub mod classroom;
pub mod compose;
mod error;
pub mod files;
pub mod folder;
mod found;
pub mod from_boards;
pub mod lesson;
pub mod load;
mod locate;
mod named;
mod nearest;
mod order;
mod parse;
mod picture_names;
pub mod placement;
mod read;
pub mod shown;
mod step;
pub mod text;
mod warnings;
pub mod way;
pub mod write;

pub use check::{Checked, check_path};
pub use compose::Draft;
pub use error::{LessonError, LessonProblem, Place};
pub use folder::LessonFolder;
pub use lesson::{Chapter, Lesson};
pub use load::{Course, embedded, parse_lesson};
pub use named::Named;
pub use shown::{Reveal, Show, Shown};
pub use step::{Fresh, Step};
pub use text::Text;
