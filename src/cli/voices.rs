//! Output in one or two languages: every line is repeated in the second language, indented.

use crate::course::Text;
use crate::i18n::{Speaker, plain};

/// The indentation of the second language, in blanks.
const INDENT: usize = 4;

/// The languages of the output.
#[derive(Debug, Clone, Copy)]
pub struct Voices<'a> {
    /// The learner's language, in which answers are typed.
    pub first: Speaker<'a>,
    /// The language of the repeated lines.
    pub second: Option<Speaker<'a>>,
}

impl<'a> Voices<'a> {
    /// One language.
    pub const fn one(speaker: Speaker<'a>) -> Self {
        Self {
            first: speaker,
            second: None,
        }
    }

    /// Two languages.
    pub const fn two(first: Speaker<'a>, second: Speaker<'a>) -> Self {
        Self {
            first,
            second: Some(second),
        }
    }

    /// A text, with the second language below it unless both are equal.
    pub fn line(&self, words: impl Fn(&Speaker<'_>) -> String) -> Vec<String> {
        self.lines(|speaker| vec![words(speaker)])
    }

    /// A lesson's text without emphasis marks, with the second language below it if the text has
    /// it.
    pub fn lesson_text(&self, text: &Text) -> Vec<String> {
        let said = self.first.lesson_texts(self.second.as_ref(), text);
        let second = said.second.map(|words| indented(&plain(&words), INDENT));
        [plain(&said.first)].into_iter().chain(second).collect()
    }

    /// Lines, each with the second language below it. If the numbers of lines differ, the whole
    /// second text follows the first.
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

/// Indents every line of a text by `by` blanks.
fn indented(text: &str, by: usize) -> String {
    let lines = text.lines().map(|line| match line {
        "" => String::new(),
        line => format!("{}{line}", " ".repeat(by)),
    });
    lines.collect::<Vec<_>>().join("\n")
}
