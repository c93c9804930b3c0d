//! The lines of a score in columns: item, points, reason.

use crate::engine::score::{Account, ScoreItem, ScoreLine};
use crate::exercise::Step;
use crate::i18n::Speaker;

use super::columns::{Align, columns};

/// One line, before it is set in columns.
struct Row {
    /// Whether the learner's line differs.
    wrong: bool,
    name: String,
    points: String,
    notes: Vec<String>,
}

impl Row {
    fn new(speaker: &Speaker<'_>, name: String, points: i32) -> Self {
        Self {
            wrong: false,
            name,
            points: speaker.notation.points(points),
            notes: Vec::new(),
        }
    }

    fn of(speaker: &Speaker<'_>, item: ScoreItem, points: i32) -> Self {
        Self::new(speaker, speaker.score_item(item), points)
    }

    fn line(speaker: &Speaker<'_>, line: &ScoreLine) -> Self {
        let row = Self::of(speaker, line.item, line.points);
        match speaker.working_apart(line) {
            Some(working) => row.noted(working),
            None => row,
        }
    }

    fn total(speaker: &Speaker<'_>, points: i32) -> Self {
        Self::new(speaker, speaker.text("score-total"), points)
    }

    fn noted(mut self, remark: String) -> Self {
        self.notes.push(remark);
        self
    }

    /// Marks the row as wrong if there is a note on what the learner wrote.
    fn corrected(self, note: Option<String>) -> Self {
        match note {
            None => self,
            Some(note) => Self {
                wrong: true,
                ..self.noted(note)
            },
        }
    }
}

/// An account with its working, the Law of each line, and the total.
pub fn of_account(speaker: &Speaker<'_>, account: &Account) -> Vec<String> {
    let lines = account.lines().iter();
    let rows = lines.map(|line| Row::line(speaker, line).noted(speaker.law(line.law())));
    lines_of(rows.chain([Row::total(speaker, account.total())]))
}

/// The working of an exercise, with the learner's differing numbers.
pub fn of_steps(speaker: &Speaker<'_>, steps: &[Step]) -> Vec<String> {
    let wrote = |points: i32| {
        let points = speaker.notation.points(points).into();
        speaker.with("explain-you-wrote", [("points", points)])
    };
    lines_of(steps.iter().filter_map(|step| match step {
        Step::Line { line, wrong } => {
            let note = wrong.map(|points| match points {
                0 => speaker.text("explain-line-missing"),
                points => wrote(points),
            });
            Some(Row::line(speaker, line).corrected(note))
        }
        Step::Surplus { item, wrong } => {
            let surplus = speaker.text("explain-line-surplus");
            let note = format!("{surplus} ({})", wrote(*wrong));
            Some(Row::of(speaker, *item, 0).corrected(Some(note)))
        }
        Step::Total { total, wrong } => {
            Some(Row::total(speaker, *total).corrected(wrong.map(wrote)))
        }
        Step::Reason(_) | Step::Say(_) | Step::Row { .. } | Step::Card { .. } => None,
    }))
}

fn lines_of(rows: impl Iterator<Item = Row>) -> Vec<String> {
    let cells = |row: Row| {
        let mark = if row.wrong { "✗" } else { " " };
        let note = format!(" {}", row.notes.join(" · "));
        vec![format!("{mark} {}", row.name), row.points, note]
    };
    let rows: Vec<Vec<String>> = rows.map(cells).collect();
    let align = |column| match column {
        1 => Align::Right,
        _ => Align::Left,
    };
    columns(&rows, align, 2)
}
