//! A text in one language, or in two.

use crate::Speaker;

/// A text in one language, or in two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Both {
    /// The text in the first language: that of the reader, or of a sheet.
    pub first: String,
    /// The text in the second language; `None` without one, or if the two texts are equal.
    pub second: Option<String>,
}

impl Both {
    /// The text in the first language, and in the second if it differs there.
    #[must_use]
    pub fn said(
        say: &Speaker<'_>,
        second: Option<&Speaker<'_>>,
        words: impl Fn(&Speaker<'_>) -> String,
    ) -> Self {
        let first = words(say);
        let second = second.map(words).filter(|second| *second != first);
        Self { first, second }
    }
}

impl From<String> for Both {
    fn from(first: String) -> Self {
        Self {
            first,
            second: None,
        }
    }
}

impl From<&str> for Both {
    fn from(first: &str) -> Self {
        Self::from(first.to_owned())
    }
}
