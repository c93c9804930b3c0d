//! A text in one language, or in two.

use course::Text;

use crate::Speaker;

/// The language of the reader, and a second one if chosen.
#[derive(Debug, Clone, Copy)]
pub struct Languages<'a> {
    /// The main language, in which answers are typed.
    pub first: Speaker<'a>,
    /// The second language, shown below the first.
    pub second: Option<Speaker<'a>>,
}

impl<'a> Languages<'a> {
    /// One language alone.
    pub const fn one(first: Speaker<'a>) -> Self {
        Self {
            first,
            second: None,
        }
    }

    /// A text in both languages, or once if both are equal.
    pub fn both(&self, words: impl Fn(&Speaker<'_>) -> String) -> Both {
        Both::said(&self.first, self.second.as_ref(), words)
    }

    /// A lesson's text in both languages, or once if both are equal.
    pub fn lesson_text(&self, text: &Text) -> Both {
        self.first.lesson_texts(self.second.as_ref(), text)
    }
}

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
