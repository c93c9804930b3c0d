//! One language, or two: every line of the first is repeated in the second, indented.

use crate::course::Text;
use crate::i18n::{Speaker, plain};

/// The indentation of the second language, in blanks.
const INDENT: usize = 4;

/// The languages that speak.
#[derive(Debug, Clone, Copy)]
pub struct Voices<'a> {
    /// The language of the learner, in which answers are typed.
    pub first: Speaker<'a>,
    /// The language that follows.
    pub second: Option<Speaker<'a>>,
}

impl<'a> Voices<'a> {
    /// One language alone.
    pub const fn one(speaker: Speaker<'a>) -> Self {
        Self {
            first: speaker,
            second: None,
        }
    }

    /// One language with another one after it.
    pub const fn two(first: Speaker<'a>, second: Speaker<'a>) -> Self {
        Self {
            first,
            second: Some(second),
        }
    }

    /// A text, and under it the second language unless that is the same.
    pub fn line(&self, words: impl Fn(&Speaker<'_>) -> String) -> Vec<String> {
        self.lines(|speaker| vec![words(speaker)])
    }

    /// A lesson's text without its marks of emphasis, and under it the second language, where the
    /// text has it.
    pub fn lesson_text(&self, text: &Text) -> Vec<String> {
        let said = self.first.lesson_texts(self.second.as_ref(), text);
        let second = said.second.map(|words| indented(&plain(&words), INDENT));
        [plain(&said.first)].into_iter().chain(second).collect()
    }

    /// Lines, each with that of the second language under it. Where the numbers of lines differ,
    /// one language follows the other.
    pub fn lines(&self, words: impl Fn(&Speaker<'_>) -> Vec<String>) -> Vec<String> {
        let first = words(&self.first);
        let Some(second) = self.second.as_ref().map(words) else {
            return first;
        };
        if first.len() != second.len() {
            let second = second.iter().map(|line| indented(line, INDENT));
            return first.iter().cloned().chain(second).collect();
        }
        let pairs = first.into_iter().zip(second);
        let pair = |(first, second): (String, String)| {
            let again = (first != second).then(|| indented(&second, INDENT));
            [first].into_iter().chain(again)
        };
        pairs.flat_map(pair).collect()
    }
}

/// Every line of a text, `by` blanks to the right.
fn indented(text: &str, by: usize) -> String {
    let lines = text.lines().map(|line| match line {
        "" => String::new(),
        line => format!("{}{line}", " ".repeat(by)),
    });
    lines.collect::<Vec<_>>().join("\n")
}
