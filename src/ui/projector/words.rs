//! The texts of a lesson in the languages of the class, in pieces for one slide each.

use crate::course::{Step, Text};
use crate::exercise::{Phrase, worked::WorkedLine};
use crate::i18n::Languages;
use crate::ui::Both;
use crate::ui::projector::pieces::{PAGE, letters, pages, pieces};
use crate::ui::projector::posed::Said;

/// The most letters of a caption beside its picture; a longer text comes before the picture.
const CAPTION: usize = 150;

/// The number of letters that a wrong answer or a heading counts for.
const ANSWER: usize = 25;

/// The most letters below a right answer, with one language, and per language with two.
const ANSWERS: [usize; 2] = [330, 220];

pub fn text(say: &Languages<'_>, text: &Text) -> Vec<Both> {
    pieces(&say.lesson_text(text))
}

pub fn said(say: &Languages<'_>, step: &Step) -> Vec<Both> {
    step.texts().flat_map(|it| text(say, it)).collect()
}

/// A story, with a piece for each sentence.
pub fn story(say: &Languages<'_>, told: &[Phrase]) -> Vec<Both> {
    let told = told.iter();
    told.flat_map(|phrase| pieces(&say.both(|say| say.phrase(phrase))))
        .collect()
}

/// Groups these pieces into pages.
pub fn paged(say: &Languages<'_>, all: Vec<Both>) -> Vec<Vec<Both>> {
    let lengths: Vec<usize> = all.iter().map(letters).collect();
    let room = PAGE[usize::from(say.second.is_some())];
    let mut all = all.into_iter();
    let mut from = 0;
    let page = |end| {
        let length = end - std::mem::replace(&mut from, end);
        all.by_ref().take(length).collect()
    };
    pages(&lengths, room).into_iter().map(page).collect()
}

/// The number of lines of working at each beat, if the lines have this share of a page.
pub fn looks(say: &Languages<'_>, lines: &[WorkedLine], share: f32) -> Vec<usize> {
    let length = |line: &WorkedLine| letters(&say.both(|say| say.worked_line(line)));
    let lengths: Vec<usize> = lines.iter().map(length).collect();
    let room = PAGE[usize::from(say.second.is_some())] as f32;
    let mut looks = pages(&lengths, (room * share) as usize);
    // A slide with only the answer would be nearly empty.
    if let [.., before, last] = looks[..]
        && last == before + 1
        && matches!(lines.last(), Some(WorkedLine::Answer { .. }))
    {
        looks.remove(looks.len() - 2);
    }
    looks
}

pub fn said_of_answer(say: &Languages<'_>, said: &Said) -> Both {
    say.both(|say| match said {
        Said::Line(line) => say.worked_line(line),
        Said::Mistake(mistake, _) => alone(&say.mistake(*mistake)),
        Said::Remember(rule) => alone(&say.remember(*rule)),
    })
}

/// The number of lines about an answer at each beat.
pub fn looks_at_answer(say: &Languages<'_>, all: &[Said]) -> Vec<usize> {
    let more = |said: &Said| match said {
        Said::Line(_) => 0,
        Said::Mistake(_, answers) => ANSWER * answers.len(),
        Said::Remember(_) => ANSWER,
    };
    let length = |said: &Said| letters(&said_of_answer(say, said)) + more(said);
    let lengths: Vec<usize> = all.iter().map(length).collect();
    pages(&lengths, ANSWERS[usize::from(say.second.is_some())])
}

pub fn caption(say: &Languages<'_>, text: &Text) -> Option<Both> {
    let mut all = self::text(say, text).into_iter();
    let short = |both: &Both| both.first.chars().count() <= CAPTION;
    let first = all.next().filter(short);
    first.filter(|_| all.next().is_none())
}

/// Starts with a capital letter, for a sentence that stands alone.
fn alone(words: &str) -> String {
    let at = words.find(char::is_alphanumeric).unwrap_or(0);
    let (before, rest) = words.split_at(at);
    let mut rest = rest.chars();
    let first = rest.next().map(char::to_uppercase);
    let first: String = first.into_iter().flatten().collect();
    format!("{before}{first}{}", rest.as_str())
}
