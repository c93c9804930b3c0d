//! An exercise on paper: the exhibits, the questions, and room for the answers.

use super::block::working;
use super::page::together;
use super::{Ink, Name, Picture, Piece, Style, Task, blank, diagram, size, text};
use exercise::{Exhibit, Question};
use i18n::Languages;

/// The gap between the exhibits and the questions beside them.
const GAP: f32 = 20.0;

/// The minimum width of questions beside the exhibits.
const QUESTIONS: f32 = 230.0;

/// The gap between the exhibits and the questions below them.
const APART: f32 = 8.0;

/// The gap between questions beside the exhibits.
const BETWEEN: f32 = 9.0;

/// Taller questions are set one by one below the exhibits, so that a page can break there.
const TALL: f32 = 420.0;

/// An exercise with its number and code; its parts stay on one page if they fit. Exhibits without
/// room to write are drawn at a `scale` of up to 1.
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
    let questions = task.questions.iter().map(|asked| &asked.question);
    for scene in scenes(questions) {
        pieces.extend(scene.pieces(say, labelled, (width, scale)));
    }
    together(pieces)
}

/// The exercise number, with the code at the right edge.
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
    Piece::heading(16.0, line)
}

/// Questions about the same exhibits.
struct Scene<'a> {
    /// The exhibits that were not shown before.
    exhibits: Vec<&'a Exhibit>,
    /// All exhibits of the first of these questions.
    lying: &'a [Exhibit],
    /// The questions, each with its index in the exercise.
    questions: Vec<(usize, &'a Question)>,
}

/// Groups questions by exhibits, and keeps only the exhibits that were not shown before.
fn scenes<'a>(questions: impl Iterator<Item = &'a Question>) -> Vec<Scene<'a>> {
    let mut scenes: Vec<Scene<'_>> = Vec::new();
    let mut seen: Vec<&Exhibit> = Vec::new();
    for (at, question) in questions.enumerate() {
        let fresh = question.exhibits.iter();
        let fresh: Vec<&Exhibit> = fresh.filter(|it| !seen.contains(it)).collect();
        seen.extend(&fresh);
        match scenes.last_mut() {
            Some(scene) if fresh.is_empty() => scene.questions.push((at, question)),
            _ => scenes.push(Scene {
                exhibits: fresh,
                lying: &question.exhibits,
                questions: vec![(at, question)],
            }),
        }
    }
    scenes
}

impl Scene<'_> {
    /// The questions beside the exhibits if they fit, else below them.
    fn pieces(
        &self,
        say: &Languages<'_>,
        labelled: bool,
        (width, scale): (f32, f32),
    ) -> Vec<Piece> {
        let draw = |exhibit: &Exhibit| {
            let drawn = diagram::exhibit(say, exhibit, width);
            // A story is read and a grid may be written into, so neither is scaled.
            if matches!(exhibit, Exhibit::Scene(_) | Exhibit::Grid(_)) {
                return drawn;
            }
            let width = drawn.width * scale;
            drawn.fitted(width, f32::INFINITY)
        };
        // The story comes first, at full width.
        let exhibits = self.exhibits.iter();
        let (stories, seen): (Vec<&Exhibit>, Vec<&Exhibit>) =
            exhibits.partition(|it| matches!(it, Exhibit::Scene(_)));
        let mut pictures: Vec<Picture> = stories.into_iter().map(draw).collect();
        let seen: Vec<Picture> = seen.into_iter().map(draw).collect();
        let wide = seen.iter().map(|it| it.width).fold(0.0, f32::max);
        let beside = width - wide - GAP;
        let mut below = self.questions(say, labelled, width);
        // The first question stays together with its exhibits.
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
        pieces.extend(asked.enumerate().map(|(at, piece)| Piece {
            may_turn: at >= kept,
            ..piece
        }));
        pieces
    }

    fn questions(&self, say: &Languages<'_>, labelled: bool, width: f32) -> Vec<Picture> {
        let asked = self.questions.iter().map(|(at, question)| {
            let label = labelled.then(|| blank::part_label(*at));
            asked(say, label.as_deref(), question, self.lying, width)
        });
        asked.collect()
    }
}

/// How many questions beside the exhibits give the least height; `None` if not one fits.
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

/// A part of an exercise, with the usual gap above it.
const fn apart(picture: Picture) -> Piece {
    Piece::new(APART, picture)
}

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
