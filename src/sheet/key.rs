//! The key: for each exercise the answer, its working with the Laws, and the rule to remember.

use super::block::working;
use super::{Ink, Picture, Piece, Style, Task, blank, diagram, size, text};
use engine::Reason;
use exercise::worked::WorkedLine;
use exercise::{Answer, Ask, Asked, Exhibit, Phrase, Question, Remember};
use i18n::{Languages, Speaker};

/// The key to one exercise. A column may break inside it, but not between an answer and its
/// working. `known` collects the rules to remember that the key has printed already.
pub(super) fn pieces(
    say: &Languages<'_>,
    number: usize,
    task: &Task,
    width: f32,
    known: &mut Vec<Remember>,
) -> Vec<Piece> {
    let mut pieces = vec![head(number, &task.name.to_string(), width)];
    let labelled = task.questions.len() > 1;
    let mut told: Vec<Reason> = Vec::new();
    let mut remembered = Vec::new();
    for (at, asked) in task.questions.iter().enumerate() {
        let question = &asked.question;
        let label = labelled.then(|| blank::part_label(at));
        pieces.push(answer(say, label, question, &asked.solution, width).tied());
        pieces.extend(explained(say, asked, &mut told, width));
        let rule = Remember::after(asked);
        if !known.contains(&rule) {
            known.push(rule);
            remembered.push(rule);
        }
    }
    let muted = Style::new(size::SMALL).ink(Ink::Muted);
    for rule in remembered {
        let rule = say.both(|to| {
            let rule = to.remember(rule).into();
            to.with("explain-remember", [("rule", rule)])
        });
        pieces.push(Piece::new(3.0, text::both(&rule, muted, width)));
    }
    pieces
}

fn head(number: usize, name: &str, width: f32) -> Piece {
    let style = Style::new(size::BODY).bold().ink(Ink::Accent);
    let number = text::line(&number.to_string(), style);
    let name = text::line(name, Style::new(size::LEAST).figures().ink(Ink::Muted));
    let mut line = Picture::empty(width, number.height);
    line.put(0.0, 0.0, number);
    let (x, y) = (width - name.width, (line.height - name.height) / 2.0);
    line.put(x, y, name);
    Piece::heading(12.0, line)
}

/// The answer in bold, named as on the sheet.
fn answer(
    say: &Languages<'_>,
    label: Option<String>,
    question: &Question,
    solution: &Answer,
    width: f32,
) -> Piece {
    let said = say.both(|to| {
        let said = spoken(to, question, solution);
        to.with("worked-answer", [("answer", said.into())])
    });
    let style = Style::new(size::SMALL + 0.5).bold();
    let indent = if label.is_some() { 14.0 } else { 0.0 };
    let words = text::both(&said, style, width - indent);
    let mut picture = Picture::empty(indent + words.width, words.height);
    if let Some(label) = label {
        picture.put(0.0, 0.0, text::line(&label, style));
    }
    picture.put(indent, 0.0, words);
    Piece::new(3.0, picture)
}

/// `B – text`, `3 – East 2♥`, or the answer alone.
fn spoken(speaker: &Speaker<'_>, question: &Question, solution: &Answer) -> String {
    let lettered =
        |at: usize, option: &Phrase| format!("{} – {}", blank::letter(at), speaker.phrase(option));
    match (solution, &question.ask) {
        (Answer::Choice(at), Ask::Choice(options)) => match options.get(*at) {
            Some(option) => lettered(*at, option),
            None => speaker.answer(solution, &question.ask),
        },
        (Answer::Choices(chosen), Ask::Choices(options)) if !chosen.is_empty() => {
            let right = options.iter().enumerate();
            let right = right.filter(|(at, _)| chosen.contains(at));
            let words = right.map(|(at, option)| lettered(at, option));
            words.collect::<Vec<_>>().join(" · ")
        }
        _ => speaker.answer(solution, &question.ask),
    }
}

/// The rules, each once per exercise, and the working.
fn explained(say: &Languages<'_>, asked: &Asked, told: &mut Vec<Reason>, width: f32) -> Vec<Piece> {
    let question = &asked.question;
    let grid = question.exhibits.iter().find_map(|exhibit| match exhibit {
        Exhibit::Grid(grid) if blank::has_fields(std::slice::from_ref(exhibit)) => Some(grid),
        _ => None,
    });
    let lines = asked.explained().filter(|line| match line {
        WorkedLine::Rule(reason) => {
            let fresh = !told.contains(reason);
            told.extend(fresh.then(|| reason.clone()));
            fresh
        }
        WorkedLine::Row { .. } => grid.is_none(),
        _ => true,
    });
    let lines: Vec<WorkedLine> = lines.collect();
    let mut pieces = working(say, &lines, Style::new(size::SMALL), width);
    if let (Some(grid), Answer::Column(numbers)) = (grid, &asked.solution) {
        let halves = matches!(&question.ask, Ask::Column(column) if column.halves);
        let written = numbers.iter().map(|number| match number {
            None => String::new(),
            Some(number) => say.first.notation.points_or_halves(*number, halves),
        });
        let written: Vec<String> = written.collect();
        let picture = diagram::grid(&say.first, grid, width, Some(&written));
        pieces.push(Piece::new(4.0, picture));
    }
    pieces
}
