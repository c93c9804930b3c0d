//! One language, or two: what is said in the first is said again in the second, indented.

use crate::course::Text;
use crate::i18n::{Speaker, plain};

/// How far the second language stands to the right of the first, in blanks.
const INDENT: usize = 4;

/// Who speaks.
#[derive(Debug, Clone, Copy)]
pub struct Voices<'a> {
    /// The language of the learner, in which answers are typed.
    pub first: Speaker<'a>,
    /// The language that follows.
    pub second: Option<Speaker<'a>>,
}

impl<'a> Voices<'a> {
    /// One language alone.
    #[must_use]
    pub const fn one(speaker: Speaker<'a>) -> Self {
        Self {
            first: speaker,
            second: None,
        }
    }

    /// One language with another one after it.
    #[must_use]
    pub const fn two(first: Speaker<'a>, second: Speaker<'a>) -> Self {
        Self {
            first,
            second: Some(second),
        }
    }

    /// A text, and under it the same in the second language unless it says nothing else.
    #[must_use]
    pub fn line(&self, words: impl Fn(&Speaker<'_>) -> String) -> Vec<String> {
        self.lines(|speaker| vec![words(speaker)])
    }

    /// A lesson's text without its marks of emphasis, and under it the same in the second
    /// language; of a teacher's own text what there is of it.
    #[must_use]
    pub fn lesson_text(&self, text: &Text) -> Vec<String> {
        let said = self.first.lesson_texts(self.second.as_ref(), text);
        let second = said.second.map(|words| indented(&plain(&words), INDENT));
        [plain(&said.first)].into_iter().chain(second).collect()
    }

    /// Lines, each with that of the second language under it. Where the two have not as many,
    /// one language follows the other.
    #[must_use]
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

/// Every line of a text so many blanks to the right.
fn indented(text: &str, by: usize) -> String {
    let lines = text.lines().map(|line| match line {
        "" => String::new(),
        line => format!("{}{line}", " ".repeat(by)),
    });
    lines.collect::<Vec<_>>().join("\n")
}
