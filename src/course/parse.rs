//! Parses RON into types, with errors at their exact place.

use std::path::Path;

use crate::error::{LessonError, Place};
use crate::locate::locate;
use crate::picture_names::NamedPictures;

/// The text without the byte order mark that some editors write.
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

pub(super) fn parse<T: serde::de::DeserializeOwned>(
    file: &Path,
    text: &str,
) -> Result<T, LessonError> {
    let text = without_mark(text);
    let named = NamedPictures::of(text);
    exercise::text::options()
        .from_str(&named.text)
        .map_err(|error| {
            let (problem, offset) = locate(&named.text, &error);
            let place = Some(Place::of(text, named.original_offset(offset)));
            LessonError {
                file: file.to_owned(),
                place,
                problem,
            }
        })
}
