//! The key: for each exercise the answer, its working line by line with the Laws, and the rule to
//! remember.

use super::blank;
use super::block::working;
use super::diagram::{self, Filled};
use super::page::{Piece, Role};
use super::picture::{Ink, Picture};
use super::task::Task;
use super::text::{self, Style, size};
use engine::{Reason, Seat};
use exercise::worked::WorkedLine;
use exercise::{Answer, Ask, Exhibit, Grade, Phrase, Question, Remember, Step};
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
        pieces.extend(explained(say, question, asked.solved(), &mut told, width));
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
    Piece::new(12.0, line).role(Role::Heading).tied()
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
        (Answer::CallMade(at), _) => match call_made(speaker, &question.exhibits, *at) {
            Some(call) => format!("{} – {call}", at + 1),
            None => (at + 1).to_string(),
        },
        _ => speaker.answer(solution, &question.ask),
    }
}

/// The numbered call and its player.
fn call_made(speaker: &Speaker<'_>, exhibits: &[Exhibit], at: usize) -> Option<String> {
    exhibits.iter().find_map(|exhibit| match exhibit {
        Exhibit::Calls { dealer, calls } => {
            let call = *calls.get(at)?;
            let seat = (0..at).fold(*dealer, |seat: Seat, _| seat.lho());
            let seat = speaker.notation.seat(seat);
            Some(format!("{seat} {}", speaker.notation.call(call)))
        }
        _ => None,
    })
}

/// The rules, each once per exercise, and the working.
fn explained(
    say: &Languages<'_>,
    question: &Question,
    grade: Grade,
    told: &mut Vec<Reason>,
    width: f32,
) -> Vec<Piece> {
    let mut lines: Vec<WorkedLine> = Vec::new();
    let grid = question.exhibits.iter().find_map(|exhibit| match exhibit {
        Exhibit::Grid(grid) if blank::has_fields(std::slice::from_ref(exhibit)) => Some(grid),
        _ => None,
    });
    let steps = grade.steps.into_iter().filter_map(|step| match step {
        Step::Reason(reason) => Some(WorkedLine::Rule(reason)),
        Step::Say(phrase) => Some(WorkedLine::Said(phrase)),
        Step::Line { line, .. } => Some(WorkedLine::Score(line)),
        Step::Total { total, .. } => Some(WorkedLine::Sum(total)),
        Step::Row { row, right, .. } if grid.is_none() => match &question.ask {
            Ask::Column(column) => Some(WorkedLine::Row {
                name: column.rows.get(row)?.clone(),
                number: right,
                halves: column.halves,
            }),
            _ => None,
        },
        Step::Row { .. } | Step::Surplus { .. } | Step::Card { .. } => None,
    });
    let rules = grade.reasons.into_iter().map(WorkedLine::Rule);
    for line in rules.chain(steps) {
        if let WorkedLine::Rule(reason) = &line {
            if told.contains(reason) {
                continue;
            }
            told.push(reason.clone());
        }
        lines.push(line);
    }
    let mut pieces = working(say, &lines, Style::new(size::SMALL), width);
    if let (Some(grid), Answer::Column(numbers)) = (grid, &grade.solution) {
        let halves = matches!(&question.ask, Ask::Column(column) if column.halves);
        let written = numbers.iter().map(|number| match number {
            None => String::new(),
            Some(number) if halves => say.first.notation.halves(*number),
            Some(number) => say.first.notation.points(*number),
        });
        let written: Vec<String> = written.collect();
        let picture = diagram::grid(&say.first, grid, width, Filled::With(&written));
        pieces.push(Piece::new(4.0, picture));
    }
    pieces
}
