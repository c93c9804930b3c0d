//! Parses RON into types, with errors at their exact place.

use std::path::Path;

use crate::error::{LessonError, Location};
use crate::locate::locate;
use crate::tokens::tokens;

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
            let place = Some(Location::of(text, named.original_offset(offset)));
            problem.at(file, place)
        })
}

/// A text in which `picture:` has been inserted into each `show(auction(…), reveal: by_call)`,
/// because the RON reader cannot mix named and unnamed values.
struct NamedPictures {
    text: String,
    /// The offsets in `text` at which the name was inserted, ascending.
    inserted: Vec<usize>,
}

const PICTURE: &str = "picture: ";

impl NamedPictures {
    fn of(original: &str) -> Self {
        let mut named = Self {
            text: String::with_capacity(original.len()),
            inserted: Vec::new(),
        };
        let tokens: Vec<(usize, &str)> = tokens(original).collect();
        let mut written = 0;
        for four in tokens.windows(4) {
            if let [(_, "show"), (_, "("), (at, name), (_, "(")] = *four
                && name.starts_with(char::is_alphabetic)
            {
                named.text.push_str(&original[written..at]);
                named.inserted.push(named.text.len());
                named.text.push_str(PICTURE);
                written = at;
            }
        }
        named.text.push_str(&original[written..]);
        named
    }

    /// Maps an offset in the text with names to an offset in the original text.
    fn original_offset(&self, offset: usize) -> usize {
        let before = self.inserted.iter().filter(|&&at| at < offset);
        let shift: usize = before.map(|&at| PICTURE.len().min(offset - at)).sum();
        offset - shift
    }
}
