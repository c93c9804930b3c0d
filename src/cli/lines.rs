//! Output in one or two languages: every line is repeated in the second language, indented.

use crate::course::Text;
use crate::i18n::{Languages, Speaker, plain};

/// The indentation of the second language, in blanks.
const INDENT: usize = 4;

/// Output in these languages.
pub trait Lines {
    /// A text, with the second language below it unless both are equal.
    fn line(&self, words: impl Fn(&Speaker<'_>) -> String) -> Vec<String>;

    /// A lesson's text without emphasis marks, with the second language below it if the text has
    /// it.
    fn lesson_lines(&self, text: &Text) -> Vec<String>;

    /// Lines, each with the second language below it. If the numbers of lines differ, the whole
    /// second text follows the first.
    fn lines(&self, words: impl Fn(&Speaker<'_>) -> Vec<String>) -> Vec<String>;
}

impl Lines for Languages<'_> {
    fn line(&self, words: impl Fn(&Speaker<'_>) -> String) -> Vec<String> {
        self.lines(|speaker| vec![words(speaker)])
    }

    fn lesson_lines(&self, text: &Text) -> Vec<String> {
        let said = self.lesson_text(text);
        let second = said.second.map(|words| indented(&plain(&words), INDENT));
        [plain(&said.first)].into_iter().chain(second).collect()
    }

    fn lines(&self, words: impl Fn(&Speaker<'_>) -> Vec<String>) -> Vec<String> {
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
