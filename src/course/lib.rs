//! Lessons: their types, parsing, checking and writing.
//!
//! A lesson holds positions, never answers; the engine computes the answers. Files are RON; see
//! [`lesson`] for their format and [`load`] for where they come from.
//!
//! - [`compose`] composes lessons, [`from_boards`] makes exercises from boards really played
//! - [`write`](mod@write) writes lessons as text, [`folder`] watches a folder of them,
//!   `order` reads their order

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
mod tokens;
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
