//! Warnings about what a lesson file allows but its author probably did not mean: unclosed
//! emphasis, unknown signs in braces, texts that lack a language which others have.

use std::collections::BTreeSet;
use std::path::Path;

use crate::text::Translations;
use crate::{Lesson, LessonError, LessonProblem, Location, Text};
use engine::notation::parse_word;

/// The warnings about the teacher's own words, in file order.
pub(super) fn warnings(lesson: &Lesson, file: &Path, source: &str) -> Vec<LessonError> {
    let own: Vec<&Translations> = lesson.texts().filter_map(Text::words).collect();
    let languages: BTreeSet<&str> = own
        .iter()
        .flat_map(|texts| texts.keys().map(String::as_str))
        .collect();
    let mut found = Vec::new();
    let mut from = 0;
    for texts in own {
        let mut last = from;
        for words in texts.values() {
            // Escaped words look different in the file; then the location is unknown.
            let at = find(source, from, words);
            last = last.max(at.unwrap_or(from));
            for (within, problem) in of_words(words) {
                let location = at.map(|at| Location::of(source, at + within));
                found.push(problem.at(file, location));
            }
        }
        if let Some(problem) = lacking(texts, &languages) {
            let first = texts.values().next().map_or("", String::as_str);
            let location = find(source, from, first);
            found.push(problem.at(file, location.map(|at| Location::of(source, at))));
        }
        from = last;
    }
    found.sort_by_key(|warning| warning.location);
    found
}

/// How far after the previous text the next one is searched, in bytes.
const FAR: usize = 1 << 16;

/// The offset of words in a file, searched from an offset on.
fn find(source: &str, from: usize, words: &str) -> Option<usize> {
    let until = source.floor_char_boundary(from.saturating_add(FAR).saturating_add(words.len()));
    let at = source.get(from..until)?.find(words)?;
    Some(from + at)
}

/// The warning about a text that lacks some of these languages.
pub(super) fn lacking(texts: &Translations, languages: &BTreeSet<&str>) -> Option<LessonProblem> {
    let lacks = |language: &&str| !texts.contains_key(*language);
    let lacking: Vec<&str> = languages.iter().copied().filter(lacks).collect();
    (!lacking.is_empty()).then(|| LessonProblem::new("language-lacking").found(lacking.join(", ")))
}

/// The warnings about one text, each with its byte offset.
pub(super) fn of_words(words: &str) -> Vec<(usize, LessonProblem)> {
    let mut found = Vec::new();
    let marks: Vec<usize> = words.match_indices("**").map(|(at, _)| at).collect();
    if marks.len() % 2 == 1
        && let Some(&at) = marks.last()
    {
        let bold: String = words[at..].chars().take(30).collect();
        found.push((at, LessonProblem::new("bold-open").found(bold)));
    }
    let mut from = 0;
    while let Some(open) = words[from..].find('{').map(|at| from + at) {
        let Some(close) = words[open..].find('}').map(|at| open + at) else {
            let rest: String = words[open..].chars().take(30).collect();
            found.push((open, LessonProblem::new("brace-open").found(rest)));
            break;
        };
        let inside = &words[open + 1..close];
        let mut signs = inside.split_whitespace().peekable();
        let empty = signs.peek().is_none();
        if let Some(sign) = signs.find(|sign| parse_word(sign).is_none()) {
            let mut problem = LessonProblem::new("brace-unknown").found(format!("{{{sign}}}"));
            let turned: String = sign.chars().rev().collect();
            if parse_word(&turned).is_some() {
                problem.nearest = vec![format!("{{{turned}}}")];
            }
            found.push((open, problem));
        } else if empty {
            found.push((open, LessonProblem::new("brace-unknown").found("{}")));
        }
        from = close + 1;
    }
    found
}
