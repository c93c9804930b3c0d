//! Splits long texts into pieces that fill at most one slide, with one idea each.
//!
//! A piece is a paragraph, or a part of one that ends with a sentence. In two languages a paragraph
//! has the same number of pieces in both, so that the two say the same.

use crate::ui::Both;

/// The most letters of a piece. With a second language under it, this fills a 4 : 3 slide.
const MOST: usize = 230;

pub fn pieces(both: &Both) -> Vec<Both> {
    let first = paragraphs(&both.first);
    let mut second = both.second.as_deref().map(paragraphs).unwrap_or_default();
    // Extra paragraphs of the second language join the last one of the first language.
    if let Some(last) = first.len().checked_sub(1)
        && second.len() > first.len()
    {
        let more = second.split_off(last).join(" ");
        second.push(more);
    }
    let mut pieces = Vec::new();
    for number in 0..first.len().max(second.len()) {
        let one = first.get(number).map_or("", String::as_str);
        let other = second.get(number).map_or("", String::as_str);
        let mut count = wanted(one).max(wanted(other));
        let (one, other) = loop {
            let parts = (in_parts(one, count), in_parts(other, count));
            // If one language has too few sentences, both have fewer pieces.
            if parts.0.len() == parts.1.len() || other.is_empty() {
                break parts;
            }
            count = parts.0.len().min(parts.1.len());
        };
        for part in 0..one.len().max(other.len()) {
            pieces.push(Both {
                first: one.get(part).cloned().unwrap_or_default(),
                second: other.get(part).filter(|words| !words.is_empty()).cloned(),
            });
        }
    }
    pieces
}

/// The letters on a page with one language, and per language with two.
pub const PAGE: [usize; 2] = [330, 240];

/// The letters that each end of line costs on a page.
const LINE: usize = 12;

/// Splits items of these lengths into full pages. Returns the end of each page.
pub fn pages(lengths: &[usize], room: usize) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut taken = 0;
    for (number, length) in lengths.iter().enumerate() {
        taken += length + LINE;
        if taken > room && number > ends.last().copied().unwrap_or(0) {
            ends.push(number);
            taken = length + LINE;
        }
    }
    if !lengths.is_empty() {
        ends.push(lengths.len());
    }
    ends
}

pub fn letters(both: &Both) -> usize {
    let second = both.second.as_ref().map_or(0, |it| it.chars().count());
    both.first.chars().count().max(second)
}

fn paragraphs(text: &str) -> Vec<String> {
    let paragraphs = text.split("\n\n").map(|it| it.trim().to_owned());
    paragraphs.filter(|it| !it.is_empty()).collect()
}

/// The number of pieces of a paragraph.
fn wanted(paragraph: &str) -> usize {
    paragraph.chars().count().div_ceil(MOST).max(1)
}

/// Splits a paragraph into at most `count` parts of about the same length, each of whole sentences.
fn in_parts(paragraph: &str, count: usize) -> Vec<String> {
    let all = paragraph.chars().count();
    let mut parts: Vec<String> = vec![String::new()];
    let mut taken = 0;
    for sentence in sentences(paragraph) {
        let length = sentence.chars().count();
        // A sentence belongs to the part that its middle falls into.
        let due = ((taken + length / 2) * count).checked_div(all).unwrap_or(0);
        if due >= parts.len() && parts.len() < count && taken > 0 {
            parts.push(String::new());
        }
        taken += length;
        if let Some(part) = parts.last_mut() {
            part.push_str(sentence);
        }
    }
    parts.iter().map(|part| balanced(part.trim())).collect()
}

fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut from, mut before) = (0, ' ');
    // The last character of the sentence that is not a closing mark. It is remembered because
    // searching back for it from every blank takes too long in a text of many closing marks.
    let mut last = ' ';
    for (at, sign) in text.char_indices() {
        let ends = matches!(before, '.' | '!' | '?' | '…' | '»' | '”' | '*');
        if sign.is_whitespace() && ends && is_end(last) {
            let next = at + sign.len_utf8();
            // A small letter after an abbreviation means that the sentence continues. In a list,
            // "1. …", the sentence would be too short.
            let follows = text[next..].trim_start_matches('*').chars().next();
            if follows.is_some_and(|c| !c.is_lowercase()) && at - from > 12 {
                found.push(&text[from..next]);
                from = next;
                last = ' ';
            }
        }
        if !closes_something(sign) {
            last = sign;
        }
        before = sign;
    }
    found.push(&text[from..]);
    found
}

const fn closes_something(sign: char) -> bool {
    matches!(sign, '*' | '»' | '”' | '"' | ')' | '\u{a0}')
}

const fn is_end(sign: char) -> bool {
    matches!(sign, '.' | '!' | '?' | '…' | ':')
}

/// Closes or reopens emphasis in a part that was cut inside it.
fn balanced(part: &str) -> String {
    if part.matches("**").count().is_multiple_of(2) {
        return part.to_owned();
    }
    // An unmatched mark opens emphasis if it is before a word, and closes it if it is after one.
    let before = part
        .split("**")
        .next()
        .and_then(|it| it.chars().next_back());
    match before.is_none_or(|sign| sign.is_whitespace() || sign == '(') {
        true => format!("{part}**"),
        false => format!("**{part}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(first: &str, second: Option<&str>) -> Both {
        Both {
            first: first.to_owned(),
            second: second.map(str::to_owned),
        }
    }

    fn sentence(number: usize, letters: usize) -> String {
        format!("Frase {number} {}.", "a".repeat(letters))
    }

    #[test]
    fn pages_are_as_full_as_they_can_be() {
        assert!(pages(&[], 100).is_empty());
        assert_eq!(pages(&[500], 100), [1]);
        assert_eq!(pages(&[30, 30, 30, 500, 10], 100), [2, 3, 4, 5]);
        assert_eq!(pages(&[500, 10, 10], 100), [1, 3]);
    }

    #[test]
    fn a_paragraph_is_a_piece() {
        let pieces = pieces(&both("Primo.\n\nSecondo.", Some("Erstens.\n\nZweitens.")));
        assert_eq!(
            pieces,
            [
                both("Primo.", Some("Erstens.")),
                both("Secondo.", Some("Zweitens.")),
            ]
        );
    }

    #[test]
    fn a_long_paragraph_is_cut_between_sentences() {
        let long: Vec<String> = (0..6).map(|number| sentence(number, 70)).collect();
        let long = long.join(" ");
        let pieces = pieces(&both(&long, None));
        assert_eq!(pieces.len(), 3, "{pieces:?}");
        for piece in &pieces {
            assert!(piece.first.starts_with("Frase"), "{piece:?}");
            assert!(piece.first.ends_with('.'), "{piece:?}");
            assert!(piece.first.chars().count() <= MOST, "{piece:?}");
        }
        let joined: Vec<&str> = pieces.iter().map(|piece| piece.first.as_str()).collect();
        assert_eq!(joined.join(" "), long);
    }

    #[test]
    fn both_languages_have_as_many_pieces() {
        let short = "Uno. Due volte due fa quattro.";
        let long: Vec<String> = (0..4).map(|number| sentence(number, 80)).collect();
        let pieces = pieces(&both(short, Some(&long.join(" "))));
        assert!(pieces.iter().all(|piece| !piece.first.is_empty()));
        assert!(pieces.iter().any(|piece| piece.second.is_some()));
    }

    #[test]
    fn no_piece_is_in_the_second_language_alone() {
        let second = "Erstens.\n\nZweitens.\n\nDrittens.";
        assert_eq!(
            pieces(&both("Primo.\n\nSecondo.", Some(second))),
            [
                both("Primo.", Some("Erstens.")),
                both("Secondo.", Some("Zweitens. Drittens.")),
            ]
        );
        assert_eq!(
            pieces(&both("Primo.", Some(second))),
            [both("Primo.", Some("Erstens. Zweitens. Drittens."))]
        );
        // Long extra paragraphs are split too.
        let long: Vec<String> = (0..9).map(|number| sentence(number, 80)).collect();
        let first = format!("{} {}", long[0], long[1]);
        let cut = pieces(&both(&first, Some(&long.join("\n\n"))));
        assert!(cut.iter().all(|piece| !piece.first.is_empty()), "{cut:?}");
        let said: Vec<&str> = cut.iter().filter_map(|it| it.second.as_deref()).collect();
        assert_eq!(said.join(" "), long.join(" "));
        // The first language may have more paragraphs than the second.
        assert_eq!(
            pieces(&both("Primo.\n\nSecondo.", Some("Erstens."))),
            [both("Primo.", Some("Erstens.")), both("Secondo.", None)]
        );
    }

    #[test]
    fn closing_signs_belong_to_their_sentence() {
        assert_eq!(
            sentences("Si dice «contro!» **Passa chi può.** **Poi (si vede.)** Fine."),
            [
                "Si dice «contro!» ",
                "**Passa chi può.** ",
                "**Poi (si vede.)** ",
                "Fine."
            ]
        );
        // Closing marks of one sentence do not end the next.
        let text =
            "Prima frase, lunga.*\u{a0}*\u{a0}*\u{a0}*\u{a0}*\u{a0}*\u{a0}*\u{a0}*\u{a0}Fine";
        let (first, rest) = text.split_at("Prima frase, lunga.*\u{a0}".len());
        assert_eq!(sentences(text), [first, rest]);
    }

    /// Guards against quadratic time, which would take minutes here.
    #[test]
    fn a_text_of_closing_signs_is_cut_soon() {
        let closing = "*\u{a0}".repeat(200_000);
        let text = format!("Prima frase, lunga. A{closing}. Terza frase.");
        let found = sentences(&text);
        let lengths: Vec<usize> = found.iter().map(|sentence| sentence.len()).collect();
        assert_eq!(lengths, [20, 1 + closing.len() + 2, 12]);
        assert_eq!(found.concat(), text);
        assert_eq!(pieces(&both(&text, None)).len(), 3);
    }

    #[test]
    fn emphasis_that_is_cut_begins_again() {
        assert_eq!(balanced("**Mai"), "**Mai**");
        assert_eq!(balanced("sempre.** E poi"), "**sempre.** E poi");
        assert_eq!(balanced("**Mai** più"), "**Mai** più");
    }
}
