//! The lines of a score in columns: what for, how many points, why.

use crate::engine::score::{Account, ScoreItem, ScoreLine};
use crate::exercise::Step;
use crate::i18n::Speaker;

/// One line, before it is put in columns.
struct Row {
    /// `✗` where the learner had it otherwise.
    mark: &'static str,
    name: String,
    points: String,
    note: String,
}

impl Row {
    /// The same with one more remark.
    fn noted(self, remark: String) -> Self {
        let note = if self.note.is_empty() {
            remark
        } else {
            format!("{} · {remark}", self.note)
        };
        Self { note, ..self }
    }
}

const WRONG: &str = "✗";
const AS_IT_IS: &str = " ";

/// An account with its working, the Law of each line, and the total.
#[must_use]
pub fn of_account(speaker: &Speaker<'_>, account: &Account) -> Vec<String> {
    let rows = account
        .lines()
        .iter()
        .map(|line| row(speaker, line).noted(speaker.law(line.law())));
    let rows: Vec<Row> = rows.chain([total(speaker, account.total())]).collect();
    columns(&rows)
}

/// The working of an exercise, with what the learner has otherwise.
#[must_use]
pub fn of_steps(speaker: &Speaker<'_>, steps: &[Step]) -> Vec<String> {
    let wrote = |points: i32| {
        let points = speaker.notation.points(points).into();
        speaker.with("explain-you-wrote", [("points", points)])
    };
    let corrected = |row: Row, note: String| Row {
        mark: WRONG,
        ..row.noted(note)
    };
    let rows = steps.iter().filter_map(|step| match step {
        Step::Line { line, wrong: None } => Some(row(speaker, line)),
        Step::Line {
            line,
            wrong: Some(0),
        } => Some(corrected(
            row(speaker, line),
            speaker.text("explain-line-missing"),
        )),
        Step::Line {
            line,
            wrong: Some(points),
        } => Some(corrected(row(speaker, line), wrote(*points))),
        Step::Surplus { item, wrong } => {
            let note = format!(
                "{} ({})",
                speaker.text("explain-line-surplus"),
                wrote(*wrong)
            );
            Some(corrected(plain(speaker, *item, 0), note))
        }
        Step::Total {
            total: right,
            wrong: None,
        } => Some(total(speaker, *right)),
        Step::Total {
            total: right,
            wrong: Some(points),
        } => Some(corrected(total(speaker, *right), wrote(*points))),
        Step::Reason(_) | Step::Say(_) | Step::Row { .. } | Step::Card { .. } => None,
    });
    columns(&rows.collect::<Vec<_>>())
}

fn plain(speaker: &Speaker<'_>, item: ScoreItem, points: i32) -> Row {
    Row {
        mark: AS_IT_IS,
        name: speaker.score_item(item),
        points: speaker.notation.points(points),
        note: String::new(),
    }
}

fn row(speaker: &Speaker<'_>, line: &ScoreLine) -> Row {
    // A sum of one number says nothing that the points do not.
    let bare = speaker.notation.points(line.points.abs());
    let note = Some(speaker.working(line)).filter(|working| *working != bare);
    Row {
        note: note.unwrap_or_default(),
        ..plain(speaker, line.item, line.points)
    }
}

fn total(speaker: &Speaker<'_>, points: i32) -> Row {
    Row {
        mark: AS_IT_IS,
        name: speaker.text("score-total"),
        points: speaker.notation.points(points),
        note: String::new(),
    }
}

fn columns(rows: &[Row]) -> Vec<String> {
    let width = |of: fn(&Row) -> &str| rows.iter().map(|row| of(row).chars().count()).max();
    let names = width(|row| &row.name).unwrap_or(0);
    let points = width(|row| &row.points).unwrap_or(0);
    rows.iter()
        .map(
            |Row {
                 mark,
                 name,
                 points: sum,
                 note,
             }| {
                format!("{mark} {name:names$}  {sum:>points$}   {note}")
                    .trim_end()
                    .to_owned()
            },
        )
        .collect()
}
