//! Turns an error of the RON reader into a problem a teacher can act on, at its exact place.

use ron::error::SpannedError;
use strum::VariantNames as _;

use crate::lesson::FORMAT;
use crate::step::MAX_ITEMS;
use crate::tokens::tokens;
use crate::{LessonProblem, Reveal};
use exercise::fields::{Field, MOST_BOARDS};

/// The problem for an error, and its byte offset.
pub(super) fn locate(text: &str, error: &SpannedError) -> (LessonProblem, usize) {
    let problem = LessonProblem::of_ron(&error.code);
    let start = offset_of(text, error.span.start.line, error.span.start.col);
    let end = offset_of(text, error.span.end.line, error.span.end.col);
    // The reader's error does not say what was found.
    let unnamed = problem.found.is_none();
    if unnamed
        && matches!(problem.id.as_str(), "syntax" | "expected-kind")
        && let Some(opened) = left_open(text, start)
    {
        return (LessonProblem::new("unclosed"), opened);
    }
    match problem.id.as_str() {
        "syntax" if unnamed => punctuation(text, start, problem),
        "expected-kind" if unnamed => value_of_another_kind(text, start, problem),
        "unknown-variant"
            if text[start..].starts_with(|c: char| c == '-' || c.is_ascii_digit()) =>
        {
            let problem = LessonProblem::new("expected-kind");
            value_of_another_kind(text, start, problem)
        }
        _ => {
            let offset = exact_offset(text, start, end, &problem);
            (problem, offset)
        }
    }
}

/// The offset of the open bracket that the next closing one, from an offset on, does not match.
fn left_open(text: &str, offset: usize) -> Option<usize> {
    let mut open = Vec::new();
    for (at, token) in tokens(text) {
        let closes = match token {
            "(" | "[" | "{" => {
                open.push((at, token));
                continue;
            }
            ")" => "(",
            "]" => "[",
            "}" => "{",
            // The reader stopped at something else.
            _ if at >= offset => return None,
            _ => continue,
        };
        match open.pop() {
            Some((at, opened)) if opened != closes => return Some(at),
            _ if at >= offset => return None,
            _ => {}
        }
    }
    None
}

/// A missing comma or bracket: the error is placed after the value before it.
fn punctuation(text: &str, start: usize, problem: LessonProblem) -> (LessonProblem, usize) {
    let (before, after): (Vec<_>, Vec<_>) =
        tokens(text).partition(|(at, token)| at + token.len() <= start);
    let Some(&(at, found)) = after.first() else {
        return (problem, start);
    };
    let behind = after.get(1).map(|(_, token)| *token);
    let starts_value = |token: &str| {
        token.starts_with(|c: char| c.is_alphanumeric() || c == '"' || c == '(' || c == '[')
    };
    match before.last().copied() {
        Some((from, number))
            if found == "." && number.starts_with(|c: char| c.is_ascii_digit()) =>
        {
            value_of_another_kind(text, from, LessonProblem::new("expected-kind"))
        }
        // There is no value before it that a comma could end.
        Some((_, "(" | "[")) => {
            value_of_another_kind(text, start, LessonProblem::new("expected-kind"))
        }
        Some((from, string)) if string.starts_with('"') && starts_value(found) => {
            let end = from + string.len();
            let named = matches!(behind, Some(":" | "("));
            let touches = at == end;
            if touches || (!named && !text[end..at].contains('\n')) {
                // The text continues after a quotation mark that seemed to end it.
                return (LessonProblem::new("quote-inside"), end - 1);
            }
            (LessonProblem::new("comma-missing"), end)
        }
        Some((from, token)) if starts_value(found) => {
            (LessonProblem::new("comma-missing"), from + token.len())
        }
        _ => (problem.found(visible(found)), start),
    }
}

/// A value of the wrong type: what was found, and what its field takes.
fn value_of_another_kind(
    text: &str,
    start: usize,
    mut problem: LessonProblem,
) -> (LessonProblem, usize) {
    // The reader stops after the sign of a number.
    let start = start - usize::from(text[..start].ends_with('-'));
    let mut before = [""; 2];
    let mut here = None;
    for (at, token) in tokens(text) {
        if at >= start {
            here = Some((at, token));
            break;
        }
        before = [before[1], token];
    }
    let Some((at, found)) = here else {
        return (problem, start);
    };
    let field = match before {
        [name, ":"] => name,
        ["show", "("] => "picture",
        _ => "",
    };
    if let Some(expected) = taken_by(field) {
        problem = problem.expected(expected);
    } else if found != "(" && matches!(before, [name, "("] if name.starts_with(char::is_alphabetic))
    {
        problem.id = "name-missing".to_owned();
    }
    let word = found.trim_matches('"');
    let is_word = !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || c == '_');
    if found.starts_with('"') && is_word && problem.expected.iter().any(|it| it == word) {
        problem.id = "quoted-word".to_owned();
        problem.expected = vec![word.to_owned()];
    }
    // A number includes its sign, and digits after a point belong to it.
    let length = match text[at..].find(|c: char| c.is_whitespace() || ",()]}".contains(c)) {
        Some(end) if found.starts_with(|c: char| c == '-' || c.is_alphanumeric()) => end,
        _ => found.len(),
    };
    let found = &text[at..at + length];
    // A whole number of the right type is out of range.
    if found.parse::<i128>().is_ok() && matches!(field, "items" | "tricks") {
        problem.id = field.to_owned();
    }
    (problem.found(visible(found)), at)
}

/// A text with its control characters escaped.
fn visible(text: &str) -> String {
    let shown = |c: char| match c.is_control() {
        true => c.escape_unicode().to_string(),
        false => c.to_string(),
    };
    text.chars().map(shown).collect()
}

/// What a field takes, where its name determines it.
fn taken_by(field: &str) -> Option<Vec<String>> {
    let words = |words: &[&str]| Some(words.iter().map(|&word| word.to_owned()).collect());
    let up_to = |least: u32, most: u32| Some(vec![format!("{least} … {most}")]);
    match field {
        "dealer" | "player" | "leader" | "declarer" | "seat" | "caller" | "led" | "offender" => {
            words(&["N", "E", "S", "W"])
        }
        "items" => up_to(1, MAX_ITEMS.into()),
        "difficulty" => words(&["1", "2", "3"]),
        "tricks" => up_to(0, 13),
        "board" => up_to(1, MOST_BOARDS),
        "format" => Some(vec![FORMAT.to_string()]),
        "reveal" => words(Reveal::VARIANTS),
        "picture" => words(&[
            "auction(…)",
            "table(…)",
            "deal(…)",
            "board(…)",
            "position(…)",
        ]),
        "exercise" => words(&["judge_call(…)", "score_contract(…)", "…"]),
        "steps" => words(&["[say(…), ask(…), …]"]),
        _ => None,
    }
}

/// The exact offset of a problem near the place where the reader noticed it.
fn exact_offset(text: &str, start: usize, end: usize, problem: &LessonProblem) -> usize {
    let Some(found) = &problem.found else {
        return start;
    };
    let before = &text[..end];
    let last = |word: &str| before.rfind(word);
    // A card is one word among others; other values are in quotation marks.
    let at = match problem.field {
        Some(Field::Cards | Field::PenaltyCards | Field::Hand) => last(found),
        _ => last(&format!("\"{found}\"")).map(|at| at + 1),
    };
    let here = text[start..].starts_with(found.as_str());
    match (at, &problem.illegal_call) {
        (Some(at), Some((number, ..))) => at + word_offset(found, number - 1),
        (Some(at), None) => at,
        (None, _) if here => start,
        // A hand in a deal does not list its cards singly, so the error is placed at the deal.
        (None, _) if problem.field == Some(Field::Hand) => {
            let strings = tokens(before).filter(|(_, token)| token.starts_with('"'));
            strings.last().map_or(start, |(at, _)| at + 1)
        }
        // A name that the reader noticed only after its value.
        (None, _) => last(found).unwrap_or(start),
    }
}

/// The offset of word number `index` (from 0) of an auction.
fn word_offset(text: &str, index: usize) -> usize {
    let separator = |c: char| c.is_whitespace() || c == ',' || c == '|';
    let begins_word = |&(at, c): &(usize, char)| {
        !separator(c) && text[..at].chars().next_back().is_none_or(separator)
    };
    let mut words = text.char_indices().filter(begins_word);
    words.nth(index).map_or(0, |(at, _)| at)
}

/// The byte offset of a line and a column, both from 1; columns count characters.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let before = text.split_inclusive('\n').take(line.saturating_sub(1));
    let start: usize = before.map(str::len).sum();
    let mut columns = text[start..].char_indices();
    let at = columns.nth(column.saturating_sub(1));
    at.map_or(text.len(), |(at, _)| start + at)
}
