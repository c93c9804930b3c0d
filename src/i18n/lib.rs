//! Words: locales, the catalogue of texts, national notation, and the engine's
//! reasons turned into sentences. Nothing outside this folder and `locales/`
//! knows a human language.

pub mod both;
pub mod catalog;
pub mod glossary;
pub mod lesson_error;
pub mod locale;
pub mod notation;
pub mod skipped;
pub mod speak;
pub mod typed_result;
pub mod worked;

pub use both::Both;
pub use catalog::{Catalog, DeclarerWord};
pub use locale::Locale;
pub use notation::{CardLetters, Notation};
pub use speak::{Speaker, plain, spans};
