//! Paper: worksheets with their keys, the scoring card, the score table and other documents, as PDF
//! on A4.
//!
//! - [`worksheet`] exercises of a lesson or a topic, and their key
//! - [`scoring_card`], [`score_table`] reference cards for the table, made from the engine's values
//! - [`block`] anything else: headings, paragraphs, exhibits, scores, workings, Laws
//! - [`mod@file`] writes all of them to files
//! - `diagram` draws exhibits, [`page`] lays out pages, `text` sets lines and paragraphs,
//!   `picture` has drawings that know their size, [`font`] the letters
//!
//! The layout is complete before anything is written, so that it can be measured and tested. The
//! output is deterministic: the same exercises give the same bytes.

pub mod block;
mod diagram;
pub mod file;
pub mod font;
pub mod page;
mod picture;
pub mod score_table;
pub mod scoring_card;
mod text;
pub mod worksheet;

mod blank;
mod exercise;
mod filling;
mod key;
mod pdf;
mod task;

pub use block::{Block, document};
pub use font::Weight;
pub use pdf::{PdfError, to_pdf};
pub use picture::{Area, Picture};
pub use task::{Name, Task};
pub use worksheet::{Part, Worksheet};

pub use i18n::{Both, Languages};
