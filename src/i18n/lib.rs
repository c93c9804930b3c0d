//! Texts: locales, the catalogue, national notation, and the engine's reasons as sentences. Only
//! this folder and `locales/` contain human language.

mod both;
pub mod catalog;
pub mod glossary;
mod lesson_error;
mod locale;
pub mod notation;
mod skipped;
mod spans;
pub mod speak;
pub mod typed_result;
mod worked;

pub use both::{Both, Languages};
pub use catalog::{Catalog, DeclarerWord};
pub use locale::Locale;
pub use notation::{CardLetters, Notation};
pub use spans::{Span, capitalised, plain, spans};
pub use speak::Speaker;
