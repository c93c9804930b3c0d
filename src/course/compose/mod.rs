//! A lesson being composed: steps proposed, swapped, ordered, and words of the teacher.
//!
//! Pure: the same seed proposes the same exercises. The result is a [`Lesson`](crate::Lesson) as
//! any other; [`write`](super::write) makes a file of it.
//!
//! - `draft` the draft and the order of its steps; `step` what a step is made of
//! - `propose` proposed exercises; `words` those of the teacher; `table` one typed
//! - `finish` the lesson that a draft becomes; `ids` its ids

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
