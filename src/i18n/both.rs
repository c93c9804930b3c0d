//! A text in one language, or in two.

use crate::Speaker;

/// A text in one language, or in two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Both {
    /// In the first language: that of the reader, or of a sheet.
    pub first: String,
    /// In the second language, where there is one and it says something else.
    pub second: Option<String>,
}

impl Both {
    /// What is said in the first language, and in the second where it says something else.
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
