//! `**bold**` in texts.

/// A piece of a text that is bold or not as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span<'a> {
    /// The text without the asterisks.
    pub text: &'a str,
    /// Whether it is bold.
    pub bold: bool,
}

/// Splits a text into pieces, none of them empty. A `**` that is never closed makes the rest bold.
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let pieces = text.split("**").enumerate();
    let spans = pieces.map(|(index, text)| Span {
        text,
        bold: index % 2 == 1,
    });
    spans.filter(|span| !span.text.is_empty()).collect()
}

/// A text without its `**`, for output without bold.
pub fn plain(text: &str) -> String {
    spans(text).into_iter().map(|span| span.text).collect()
}

/// A text with a capital first letter, for the start of a sentence or a title.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
