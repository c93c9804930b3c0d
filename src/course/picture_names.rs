//! Rewrites `show(auction(…), reveal: by_call)` for the RON reader, which cannot mix named and
//! unnamed values.

use crate::tokens::tokens;

/// A text in which `picture:` has been inserted into each `show(auction(…), reveal: by_call)`.
pub(super) struct NamedPictures {
    pub(super) text: String,
    /// The offsets in `text` at which the name was inserted, ascending.
    inserted: Vec<usize>,
}

const PICTURE: &str = "picture: ";

impl NamedPictures {
    pub(super) fn of(original: &str) -> Self {
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
    pub(super) fn original_offset(&self, offset: usize) -> usize {
        let before = self.inserted.iter().filter(|&&at| at < offset);
        let shift: usize = before.map(|&at| PICTURE.len().min(offset - at)).sum();
        offset - shift
    }
}
