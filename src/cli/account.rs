//! The lines of a score in columns: item, points, reason.

use crate::engine::score::Account;
use crate::exercise::Step;
use crate::i18n::Speaker;

use super::lines::columns;

/// The cells of a line: name, points, notes. `wrong`, a note on the learner's line, marks it.
fn cells(
    speaker: &Speaker<'_>,
    name: &str,
    points: i32,
    notes: Option<String>,
    wrong: Option<String>,
) -> Vec<String> {
    let mark = if wrong.is_some() { "✗" } else { " " };
    let notes: Vec<String> = notes.into_iter().chain(wrong).collect();
    vec![
        format!("{mark} {name}"),
        speaker.notation.points(points),
        format!(" {}", notes.join(" · ")),
    ]
}

/// An account with its working, the Law of each line, and the total.
pub fn of_account(speaker: &Speaker<'_>, account: &Account) -> Vec<String> {
    let lines = account.lines().iter().map(|line| {
        let law = speaker.law(line.law());
        let notes = match speaker.working_apart(line) {
            Some(working) => format!("{working} · {law}"),
            None => law,
        };
        let name = speaker.score_item(line.item);
        cells(speaker, &name, line.points, Some(notes), None)
    });
    let total = speaker.text("score-total");
    let total = cells(speaker, &total, account.total(), None, None);
    in_columns(lines.chain([total]))
}

/// The working of an exercise, with the learner's differing numbers.
pub fn of_steps(speaker: &Speaker<'_>, steps: &[Step]) -> Vec<String> {
    let wrote = |points: i32| {
        let points = speaker.notation.points(points).into();
        speaker.with("explain-you-wrote", [("points", points)])
    };
    in_columns(steps.iter().filter_map(|step| match step {
        Step::Line { line, wrong } => {
            let note = wrong.map(|points| match points {
                0 => speaker.text("explain-line-missing"),
                points => wrote(points),
            });
            let (name, working) = (speaker.score_item(line.item), speaker.working_apart(line));
            Some(cells(speaker, &name, line.points, working, note))
        }
        Step::Surplus { item, wrong } => {
            let surplus = speaker.text("explain-line-surplus");
            let note = Some(format!("{surplus} ({})", wrote(*wrong)));
            Some(cells(speaker, &speaker.score_item(*item), 0, None, note))
        }
        Step::Total { total, wrong } => {
            let name = speaker.text("score-total");
            Some(cells(speaker, &name, *total, None, wrong.map(wrote)))
        }
        Step::Reason(_) | Step::Say(_) | Step::Row { .. } | Step::Card { .. } => None,
    }))
}

fn in_columns(rows: impl Iterator<Item = Vec<String>>) -> Vec<String> {
    columns(&rows.collect::<Vec<_>>(), |column| column == 1, 2)
}
