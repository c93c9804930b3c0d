//! Lessons: their types, parsing, checking and writing.
//!
//! A lesson holds positions, never answers; the engine computes the answers. Files are RON; see
//! [`lesson`] for their format. `README.md` says what each file does.

pub mod carried;
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
mod order;
mod parse;
mod read;
pub mod shown;
mod step;
pub mod text;
mod tokens;
mod warnings;
pub mod way;
pub mod write;

pub use compose::Draft;
pub use error::{LessonError, LessonProblem, Location};
pub use folder::{Checked, LessonFolder, check_path};
pub use lesson::{Chapter, Lesson};
pub use load::{Course, Named, embedded, embedded_chapters, parse_lesson};
pub use shown::{Reveal, Show, Shown};
pub use step::{Fresh, Step};
pub use text::Text;
