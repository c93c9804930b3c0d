//! Paper: worksheets with their keys, the scoring card, the score table, and whatever else is to
//! be printed, as PDF on A4.
//!
//! - [`worksheet`] a lesson's or a topic's exercises, and the key to them
//! - [`scoring_card`], [`score_table`] to lie on the table, made from the engine's own values
//! - [`block`] anything else: headings, paragraphs, exhibits, scores, workings, Laws
//! - [`mod@file`] all of it written to files
//! - `diagram` what lies on the table, [`page`] where things go, `text` lines and paragraphs,
//!   `picture` drawings that know their size; [`font`] the letters
//!
//! Everything is laid out before anything is written, so that it can be measured and tested; what
//! is written depends on nothing else: the same exercises, the same bytes.

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
pub use pdf::PdfError;
pub use picture::{Area, Picture};
pub use task::{Name, Task};
pub use worksheet::{Part, Sheet};

pub use i18n::Both;

use page::Leaf;

use course::Text;
use i18n::{Speaker, plain};

/// In which languages something is printed.
#[derive(Debug, Clone, Copy)]
pub struct Languages<'a> {
    /// The language of the sheet.
    pub first: Speaker<'a>,
    /// One that follows it, smaller.
    pub second: Option<Speaker<'a>>,
}

impl<'a> Languages<'a> {
    /// One language alone.
    #[must_use]
    pub const fn one(first: Speaker<'a>) -> Self {
        Self {
            first,
            second: None,
        }
    }

    /// A text in both languages, or in one where both say the same.
    #[must_use]
    pub fn both(&self, words: impl Fn(&Speaker<'_>) -> String) -> Both {
        Both::said(&self.first, self.second.as_ref(), words)
    }

    /// A lesson's text in both languages, or in one.
    #[must_use]
    pub fn lesson_text(&self, text: &Text) -> Both {
        self.first.lesson_texts(self.second.as_ref(), text)
    }
}

/// Pages as a file in the language of the sheet.
///
/// # Errors
/// [`PdfError`].
pub fn to_pdf(leaves: &[Leaf], say: &Languages<'_>, title: &str) -> Result<Vec<u8>, PdfError> {
    let about = pdf::About {
        title: &plain(title),
        language: say.first.catalog.locale().tag(),
    };
    pdf::write(leaves, about)
}
