//! Lines in one or two languages, the second one indented; lines of columns.

use crate::course::Text;
use crate::i18n::{Languages, Speaker, plain};

/// The indentation of the second language, in blanks.
const INDENT: usize = 4;

/// A text, with the second language below it unless both are equal.
pub fn line(say: &Languages<'_>, words: impl Fn(&Speaker<'_>) -> String) -> Vec<String> {
    lines(say, |speaker| vec![words(speaker)])
}

/// A lesson's text without emphasis marks, with the second language below it if the text has it.
pub fn lesson_lines(say: &Languages<'_>, text: &Text) -> Vec<String> {
    let said = say.lesson_text(text);
    let second = said.second.map(|words| indented(&plain(&words), INDENT));
    [plain(&said.first)].into_iter().chain(second).collect()
}

/// Lines, each with the second language below it. If the numbers of lines differ, the whole second
/// text follows the first.
pub fn lines(say: &Languages<'_>, words: impl Fn(&Speaker<'_>) -> Vec<String>) -> Vec<String> {
    let first = words(&say.first);
    let Some(second) = say.second.as_ref().map(words) else {
        return first;
    };
    if first.len() != second.len() {
        let second = second.iter().map(|line| indented(line, INDENT));
        return first.into_iter().chain(second).collect();
    }
    let pairs = first.into_iter().zip(second);
    let pair = |(first, second): (String, String)| {
        let again = (first != second).then(|| indented(&second, INDENT));
        [first].into_iter().chain(again)
    };
    pairs.flat_map(pair).collect()
}

fn indented(text: &str, by: usize) -> String {
    let lines = text.lines().map(|line| match line {
        "" => String::new(),
        line => format!("{}{line}", " ".repeat(by)),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Rows as lines without trailing blanks. Each column is as wide as its widest cell, with `gap`
/// blanks between two columns. `to_right` says which columns are aligned to the right.
pub(super) fn columns(
    rows: &[Vec<String>],
    to_right: impl Fn(usize) -> bool,
    gap: usize,
) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let longest = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..longest).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, &width))| match to_right(column) {
            true => format!("{cell:>width$}"),
            false => format!("{cell:width$}"),
        });
        let line = cells.collect::<Vec<_>>().join(&" ".repeat(gap));
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
