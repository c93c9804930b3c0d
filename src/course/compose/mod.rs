//! Composes a lesson: proposed exercises, swaps, the order of steps, and the teacher's own words.
//!
//! Pure: the same seed proposes the same exercises. The result is an ordinary
//! [`Lesson`](crate::Lesson); [`write`](super::write) turns it into a file.

mod draft;
mod finish;
mod propose;
mod step;
mod table;

pub use crate::text::Translations;
pub use draft::Draft;
pub use finish::{Unfinished, id_of};
pub use step::{DraftStep, Form};
pub use table::TableForm;
