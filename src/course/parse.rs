//! RON into types, and errors at the very place they are about.

use std::path::Path;

use ron::extensions::Extensions;

use crate::course::error::{LessonError, LessonProblem, Place};
use crate::course::picture_names::NamedPictures;
use crate::exercise::fields::Field;

/// The text without the byte order mark that some editors put before it.
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

pub(super) fn parse<T: serde::de::DeserializeOwned>(
    file: &Path,
    text: &str,
) -> Result<T, LessonError> {
    let text = without_mark(text);
    let named = NamedPictures::of(text);
    let options = ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME
            | Extensions::UNWRAP_NEWTYPES
            | Extensions::UNWRAP_VARIANT_NEWTYPES,
    );
    options.from_str(&named.text).map_err(|error| {
        let problem = LessonProblem::of_ron(&error.code);
        let start = offset_of(&named.text, error.span.start.line, error.span.start.col);
        let end = offset_of(&named.text, error.span.end.line, error.span.end.col);
        let offset = exact_offset(&named.text, start, end, &problem);
        let place = Some(Place::of(text, named.original_offset(offset)));
        LessonError {
            file: file.to_owned(),
            place,
            problem,
        }
    })
}

/// Where in the text a problem is, near where the reader noticed it.
fn exact_offset(text: &str, start: usize, end: usize, problem: &LessonProblem) -> usize {
    let Some(found) = &problem.found else {
        // The reader may notice a value of another kind at the blank before it.
        let value = text[start..].trim_start();
        let is_value = problem.id == "expected-kind" && !value.is_empty();
        return if is_value {
            text.len() - value.len()
        } else {
            start
        };
    };
    let before = &text[..end];
    let last = |word: &str| before.rfind(word);
    // A card is a word among others; other values stand between quotation marks.
    let at = match problem.field {
        Some(Field::Cards | Field::PenaltyCards | Field::Hand) => last(found),
        _ => last(&format!("\"{found}\"")).map(|at| at + 1),
    };
    let here = text[start..].starts_with(found.as_str());
    match (at, &problem.illegal_call) {
        (Some(at), Some((number, ..))) => at + word_offset(found, number - 1),
        (Some(at), None) => at,
        (None, _) if here => start,
        // A name that was noticed only after its value.
        (None, _) => last(found).unwrap_or(start),
    }
}

/// Where word number `index` (from 0) of an auction starts.
fn word_offset(text: &str, index: usize) -> usize {
    let separator = |c: char| c.is_whitespace() || c == ',' || c == '|';
    let mut words = 0;
    let mut inside = false;
    for (at, c) in text.char_indices() {
        if separator(c) {
            inside = false;
        } else if !inside {
            if words == index {
                return at;
            }
            words += 1;
            inside = true;
        }
    }
    0
}

/// The byte offset of a line and a column, both from 1; columns count characters.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let mut start = 0;
    for _ in 1..line {
        start += text[start..]
            .find('\n')
            .map_or(text.len() - start, |at| at + 1);
    }
    text[start..]
        .char_indices()
        .nth(column.saturating_sub(1))
        .map_or(text.len(), |(at, _)| start + at)
}
