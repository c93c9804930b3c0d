//! A solved exercise: what leads to the answer, line by line.

#![allow(missing_docs, reason = "the names of the rest say it")]

use crate::{Answer, Ask, Asked, Phrase, Step};
use engine::score::ScoreLine;
use engine::{Fact, Reason};

/// A line of a solved exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WorkedLine {
    /// The question, if there are several.
    Question(Phrase),
    Rule(Reason),
    /// A line of working in words.
    Said(Phrase),
    Score(ScoreLine),
    Sum(i32),
    /// A number of a column.
    Row {
        name: Phrase,
        /// The number, in half points if `halves` is set.
        number: i32,
        halves: bool,
    },
    /// The answer, unless the previous line gives it.
    Answer {
        answer: Answer,
        ask: Ask,
    },
}

/// The whole solution of an exercise.
pub fn worked(questions: &[Asked]) -> Vec<WorkedLine> {
    let several = questions.len() > 1;
    let lines = questions.iter().flat_map(|asked| {
        let prompt = several.then(|| WorkedLine::Question(asked.question.prompt.clone()));
        prompt.into_iter().chain(asked.worked())
    });
    lines.collect()
}

/// The solution without its last step, which the learner is to find: the earlier questions with
/// their answers, and the working of the last question without its end. Rules are omitted, since
/// they often give the answer away.
pub fn begun(questions: &[Asked]) -> Vec<WorkedLine> {
    let Some((last, before)) = questions.split_last() else {
        return Vec::new();
    };
    let before = before.iter().flat_map(|asked| {
        let prompt = WorkedLine::Question(asked.question.prompt.clone());
        [prompt, answer_line(asked)]
    });
    let mut working = last.worked();
    working.retain(|line| {
        !matches!(
            line,
            WorkedLine::Rule(_) | WorkedLine::Sum(_) | WorkedLine::Answer { .. }
        )
    });
    // The rows of a column repeat the results of the working before them.
    let is_row = |line: &WorkedLine| matches!(line, WorkedLine::Row { .. });
    if !working.iter().all(is_row) {
        working.retain(|line| !is_row(line));
    }
    // If a sum is asked, all lines lead to it; otherwise the last line is the answer.
    let adds_up = matches!(last.question.ask, Ask::Number);
    let is_score = |line: &WorkedLine| matches!(line, WorkedLine::Score(_));
    if !(adds_up && working.iter().all(is_score)) {
        working.pop();
    }
    before.chain(working).collect()
}

impl Asked {
    /// The lines that lead to the answer: the rules, then the working.
    pub fn explained(&self) -> impl Iterator<Item = WorkedLine> {
        let grade = self.solved();
        let rules = grade.reasons.into_iter().map(WorkedLine::Rule);
        let steps = grade.steps.into_iter();
        rules.chain(steps.filter_map(|step| line_of(step, &self.question.ask)))
    }

    /// The lines that lead to the answer, and the answer.
    pub fn worked(&self) -> Vec<WorkedLine> {
        let mut lines: Vec<WorkedLine> = self.explained().collect();
        let is_said = match (lines.last(), &self.solution) {
            (Some(WorkedLine::Sum(sum)), Answer::Number(number)) => sum == number,
            (Some(WorkedLine::Sum(_)), Answer::Account(_)) => true,
            (Some(WorkedLine::Row { .. }), Answer::Column(_)) => true,
            _ => false,
        };
        if !is_said {
            lines.push(answer_line(self));
        }
        lines
    }
}

/// The answer; a call is said with its player.
fn answer_line(asked: &Asked) -> WorkedLine {
    if let (Answer::CallMade(at), Ask::CallMade(calls)) = (&asked.solution, &asked.question.ask)
        && let Some((seat, call)) = calls.get(*at)
    {
        let said = Phrase::new("worked-call").with("seat", Fact::Seat(*seat));
        return WorkedLine::Said(said.with("call", Fact::Call(*call)));
    }
    WorkedLine::Answer {
        answer: asked.solution.clone(),
        ask: asked.question.ask.clone(),
    }
}

fn line_of(step: Step, ask: &Ask) -> Option<WorkedLine> {
    match step {
        Step::Reason(reason) => Some(WorkedLine::Rule(reason)),
        Step::Say(phrase) => Some(WorkedLine::Said(phrase)),
        Step::Line { line, .. } => Some(WorkedLine::Score(line)),
        Step::Total { total, .. } => Some(WorkedLine::Sum(total)),
        Step::Row { row, right, .. } => match ask {
            Ask::Column(column) => Some(WorkedLine::Row {
                name: column.rows.get(row)?.clone(),
                number: right,
                halves: column.halves,
            }),
            _ => None,
        },
        // The answer names the cards, so a line for each would be too much.
        Step::Surplus { .. } | Step::Card { .. } => None,
    }
}
