//! An exercise on paper: what lies on the table, the questions, and room for the answers.

use super::block::working;
use super::page::{Piece, Role, together};
use super::picture::{Ink, Picture};
use super::task::{Name, Task};
use super::text::{self, Style, size};
use super::{Languages, blank, diagram};
use exercise::{Exhibit, Question};

/// Between what is shown and the questions beside it.
const GAP: f32 = 20.0;

/// The least room for questions beside what is shown.
const QUESTIONS: f32 = 230.0;

/// Between what is shown and what stands below it.
const APART: f32 = 8.0;

/// Between questions beside what is shown.
const BETWEEN: f32 = 9.0;

/// Taller than this, questions stand one by one below what is shown, so that a page may end
/// between them.
const TALL: f32 = 420.0;

/// An exercise with its number and its code; what it consists of stays on one page if it can. What
/// is only looked at is drawn at a `scale` of up to 1.
pub(super) fn pieces(
    say: &Languages<'_>,
    number: usize,
    task: &Task,
    (width, scale): (f32, f32),
) -> Vec<Piece> {
    let mut pieces = vec![head(number, &task.name, width)];
    if let Some(words) = &task.text {
        let style = Style::new(size::BODY);
        pieces.push(Piece::new(4.0, text::both(words, style, width)));
    }
    pieces.extend(working(say, &task.begun, Style::new(size::BODY), width));
    let labelled = task.questions.len() > 1;
    let questions = task.questions.iter().map(|asked| asked.question.clone());
    let mut seen: Vec<Exhibit> = Vec::new();
    for scene in scenes(questions, &mut seen) {
        pieces.extend(scene.pieces(say, labelled, (width, scale)));
    }
    together(pieces)
}

/// `3` and, at the right edge, the code.
fn head(number: usize, name: &Name, width: f32) -> Piece {
    let number = text::line(
        &number.to_string(),
        Style::new(size::HEADING).bold().ink(Ink::Accent),
    );
    let code = text::line(
        &name.to_string(),
        Style::new(size::SMALL).figures().ink(Ink::Muted),
    );
    let mut line = Picture::empty(width, number.height);
    let right = width - code.width;
    let rule = super::picture::Edge::new(Ink::Line, 0.7);
    let middle = number.height / 2.0;
    line.rule(middle, (number.width + 8.0, right - 8.0), rule);
    line.put(0.0, 0.0, number);
    line.put(right, middle - code.height / 2.0, code);
    Piece::new(16.0, line).role(Role::Heading)
}

/// Questions that are about the same exhibits.
struct Scene {
    exhibits: Vec<Exhibit>,
    /// All that lies there, seen before or not.
    lying: Vec<Exhibit>,
    /// Each with its place among the questions of the exercise.
    questions: Vec<(usize, Question)>,
}

/// Questions with what they show that was not shown before.
fn scenes(questions: impl Iterator<Item = Question>, seen: &mut Vec<Exhibit>) -> Vec<Scene> {
    let mut scenes: Vec<Scene> = Vec::new();
    for (at, question) in questions.enumerate() {
        let fresh = question.exhibits.iter();
        let fresh: Vec<Exhibit> = fresh
            .filter(|exhibit| !seen.contains(exhibit))
            .cloned()
            .collect();
        seen.extend(fresh.iter().cloned());
        match scenes.last_mut() {
            Some(scene) if fresh.is_empty() => scene.questions.push((at, question)),
            _ => scenes.push(Scene {
                exhibits: fresh,
                lying: question.exhibits.clone(),
                questions: vec![(at, question)],
            }),
        }
    }
    scenes
}

impl Scene {
    /// The questions beside what is shown if there is room, else below it.
    fn pieces(
        &self,
        say: &Languages<'_>,
        labelled: bool,
        (width, scale): (f32, f32),
    ) -> Vec<Piece> {
        // What happened is told before, in lines of the whole width.
        let told = |exhibit: &&Exhibit| matches!(exhibit, Exhibit::Scene(_));
        let draw = |exhibit: &Exhibit| {
            let drawn = diagram::exhibit(say, exhibit, width);
            // Words are read, and a grid may be written into.
            if matches!(exhibit, Exhibit::Scene(_) | Exhibit::Grid(_)) {
                return drawn;
            }
            let width = drawn.width * scale;
            drawn.fitted(width, f32::INFINITY)
        };
        let mut pictures: Vec<Picture> = self.exhibits.iter().filter(told).map(draw).collect();
        let seen = self.exhibits.iter().filter(|exhibit| !told(exhibit));
        let seen: Vec<Picture> = seen.map(draw).collect();
        let wide = seen.iter().map(|it| it.width).fold(0.0, f32::max);
        let beside = width - wide - GAP;
        let mut below = self.questions(say, labelled, width);
        // The first question stays with what it is about.
        let mut kept = 1;
        if !seen.is_empty() && beside >= QUESTIONS {
            let narrow = self.questions(say, labelled, beside);
            let shown = Picture::stacked(APART, seen.clone());
            if let Some(count) = most_beside(shown.height, &narrow, &below) {
                let asked = Picture::stacked(BETWEEN, narrow.into_iter().take(count));
                let mut both = Picture::empty(width, shown.height.max(asked.height));
                both.put(0.0, 0.0, shown);
                both.put(wide + GAP, 0.0, asked);
                pictures.push(both);
                below.drain(..count);
                kept = 0;
            }
        }
        if kept > 0 {
            pictures.extend(seen);
        }
        let mut pieces: Vec<Piece> = pictures.into_iter().map(apart).collect();
        let asked = below.into_iter().map(apart);
        pieces.extend(asked.enumerate().map(|(at, piece)| match at < kept {
            true => piece,
            false => piece.may_turn(),
        }));
        pieces
    }

    fn questions(&self, say: &Languages<'_>, labelled: bool, width: f32) -> Vec<Picture> {
        let asked = self.questions.iter().map(|(at, question)| {
            let label = labelled.then(|| blank::part_label(*at));
            asked(say, label.as_deref(), question, &self.lying, width)
        });
        asked.collect()
    }
}

/// How many questions stand beside what is shown, so that they and those below it take the least
/// room; `None` where not even the first has room there.
fn most_beside(shown: f32, narrow: &[Picture], wide: &[Picture]) -> Option<usize> {
    let tall = |pictures: &[Picture], gap: f32| {
        let heights = pictures.iter().map(|it| it.height + gap);
        heights.sum::<f32>()
    };
    let taken = |count: usize| {
        let beside = tall(&narrow[..count], BETWEEN) - BETWEEN;
        (beside <= TALL).then(|| shown.max(beside) + tall(&wide[count..], APART))
    };
    let heights = (1..=narrow.len()).filter_map(|count| Some((count, taken(count)?)));
    let least = heights.min_by(|(_, a), (_, b)| a.total_cmp(b));
    least.map(|(count, _)| count)
}

/// A part of an exercise, so far from the one before.
const fn apart(picture: Picture) -> Piece {
    Piece::new(APART, picture)
}

/// A question with room for its answer.
fn asked(
    say: &Languages<'_>,
    label: Option<&str>,
    question: &Question,
    lying: &[Exhibit],
    width: f32,
) -> Picture {
    let style = Style::new(size::BODY);
    let indent = if label.is_some() { 16.0 } else { 0.0 };
    let prompt = say.both(|to| to.phrase(&question.prompt));
    let prompt = text::both(
        &prompt,
        style.weight(super::Weight::Semibold),
        width - indent,
    );
    let mut picture = Picture::empty(indent + prompt.width, prompt.height);
    picture.put(indent, 0.0, prompt);
    if let Some(label) = label {
        picture.put(0.0, 0.0, text::line(label, style.bold()));
    }
    let both = [lying, &question.exhibits].concat();
    if let Some(blank) = blank::blank(say, &question.ask, &both, width - indent) {
        let mut moved = Picture::empty(indent + blank.width, blank.height);
        moved.put(indent, 0.0, blank);
        picture.add_below(6.0, moved);
    }
    picture
}
