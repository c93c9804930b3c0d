//! The terminal: drills by a script of answers, lessons, checks, scores, and
//! how the program itself ends.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod drill;
mod files;
mod program;
mod score;

use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};

/// Runs something with a speaker of a language.
fn in_language<T>(locale: Locale, run: impl FnOnce(&Speaker<'_>) -> T) -> T {
    let catalog = Catalog::new(locale);
    run(&Speaker::new(
        &catalog,
        Notation::new(&catalog, CardLetters::National),
    ))
}
