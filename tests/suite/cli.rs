//! The terminal: drills with scripted answers, lessons, checks, scores, and how the program exits.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod drill;
mod files;
mod helped;
mod kept;
mod no_window;
mod program;
mod score;
#[cfg(feature = "paper")]
mod sheet;

use arbitro::cli::context::Context;
use arbitro::cli::terminal::Echo;
use arbitro::cli::{Stop, Terminal};
use arbitro::i18n::Languages;
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};

/// Runs something with a speaker of a language.
fn in_language<T>(locale: Locale, run: impl FnOnce(&Speaker<'_>) -> T) -> T {
    let catalog = Catalog::new(locale);
    run(&Speaker::new(
        &catalog,
        Notation::new(&catalog, CardLetters::National),
    ))
}

/// Runs something at a terminal with these lines piped in; returns the result and the output.
fn at_terminal<T>(
    context: &mut Context<'_>,
    typed: &str,
    run: impl FnOnce(&mut Terminal<'_>, &mut Context<'_>) -> Result<T, Stop>,
) -> (T, String) {
    let mut output = Vec::new();
    let mut terminal = Terminal::new(typed.as_bytes(), &mut output, Echo::Written);
    let came = run(&mut terminal, context).unwrap();
    drop(terminal);
    (came, String::from_utf8(output).unwrap())
}

/// A session that stores nothing.
fn guest<'a>(speaker: &Speaker<'a>) -> Context<'a> {
    Context::of_guest(Languages::one(*speaker))
}
