//! Composes a lesson: proposed exercises, swaps, the order of steps, and the teacher's own words.
//!
//! Pure: the same seed proposes the same exercises. The result is an ordinary
//! [`Lesson`](crate::Lesson); [`write`](super::write) turns it into a file.
//!
//! - `draft` the draft and the order of its steps; `step` a step of the draft
//! - `propose` proposed exercises; `words` the teacher's words; `table` a typed table
//! - `finish` turns the draft into a lesson; `ids` makes its ids

mod draft;
mod finish;
mod ids;
mod propose;
mod step;
mod table;
mod words;

pub use crate::text::Words;
pub use draft::Draft;
pub use finish::Unfinished;
pub use ids::id_of;
pub use step::{DraftStep, Form};
pub use table::TableForm;
