//! Paper: worksheets with their keys, the scoring card, the score table and other documents, as PDF
//! on A4.
//!
//! The layout is complete before anything is written, so that it can be measured and tested. The
//! output is deterministic: the same exercises give the same bytes. `README.md` says what each file
//! does.

mod blank;
pub mod block;
mod diagram;
mod exercise;
pub mod file;
mod filling;
pub mod font;
mod key;
pub mod page;
mod pdf;
mod picture;
pub mod score_table;
pub mod scoring_card;
mod task;
mod text;
pub mod worksheet;

pub(crate) use block::title_piece;
pub use block::{Block, document};
pub use font::Weight;
pub(crate) use page::{Columns, Leaf, Piece, Section};
pub use pdf::{PdfError, to_pdf};
pub use picture::{Area, Picture};
pub(crate) use picture::{Edge, Ink};
pub use task::{Name, Task};
pub(crate) use text::{Style, size};
pub use worksheet::{Part, Worksheet};

pub use i18n::{Both, Languages};
