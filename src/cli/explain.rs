//! The judgement of an answer, and a score, as lines of text.

use crate::engine::score::Account;
use crate::engine::{Hand, Reason};
use crate::exercise::{Answer, Ask, Column, Grade, Remember, Step, Verdict};
use crate::i18n::Speaker;
use crate::learner::Judged;

use super::lines::columns;

/// The verdict, the mistake, the right answer, the rules with their Laws, and the working.
pub fn lines(speaker: &Speaker<'_>, judged: &Judged, ask: &Ask) -> Vec<String> {
    let grade = &judged.grade;
    let given = judged.given.as_ref();
    let mut lines = Vec::new();
    if let Some(given) = given {
        let answer = speaker.answer(given, ask).into();
        lines.push(speaker.with("explain-your-answer", [("answer", answer)]));
    }
    lines.push(verdict(speaker, grade, given));
    let is_right = given.is_some() && grade.verdict == Verdict::Right;
    let mistakes = speaker.mistakes(grade);
    lines.extend(mistakes.map(|(lead, words)| format!("{lead} {words}")));
    lines.extend(grade.near.map(|near| speaker.near(near)));
    if !is_right {
        let answer = speaker.answer(&grade.solution, ask).into();
        lines.push(speaker.with("explain-right-answer", [("answer", answer)]));
    }
    let cards = if is_right {
        Vec::new()
    } else {
        cards(speaker, &grade.steps)
    };
    // A reason given for a single card is not repeated here.
    let told = |reason: &&Reason| {
        !cards.is_empty() && barring(&grade.steps).any(|barred| barred.id == reason.id)
    };
    let rules = grade.reasons.iter().filter(|reason| !told(reason));
    lines.extend(rules.map(|reason| speaker.ruled(reason)));
    let mut working = of_steps(speaker, &grade.steps);
    working.extend(self::working(speaker, &grade.steps, ask));
    if !working.is_empty() {
        lines.push(speaker.text("explain-working"));
        lines.extend(working);
    }
    if !cards.is_empty() {
        lines.push(speaker.text("explain-why-not"));
        lines.extend(cards);
    }
    lines
}

pub fn remember(speaker: &Speaker<'_>, rule: impl Into<Remember>) -> String {
    let rule = [("rule", speaker.remember(rule).into())];
    speaker.with("explain-remember", rule)
}

fn working(speaker: &Speaker<'_>, steps: &[Step], ask: &Ask) -> Vec<String> {
    let lines = steps.iter().filter_map(|step| match step {
        Step::Say(phrase) => Some(format!("  {}", speaker.phrase(phrase))),
        Step::Row { row, right, wrong } => match ask {
            Ask::Column(column) => row_line(speaker, column, *row, *right, *wrong),
            _ => None,
        },
        _ => None,
    });
    lines.collect()
}

fn row_line(
    speaker: &Speaker<'_>,
    column: &Column,
    row: usize,
    right: i32,
    wrong: Option<i32>,
) -> Option<String> {
    let number = |number: i32| speaker.notation.points_or_halves(number, column.halves);
    let name = speaker.phrase(column.rows.get(row)?);
    let named = speaker.named(&name, &number(right));
    Some(match wrong {
        None => format!("  {named}"),
        Some(wrong) => {
            let wrote = [("points", number(wrong).into())];
            format!("✗ {named} ({})", speaker.with("explain-you-wrote", wrote))
        }
    })
}

fn verdict(speaker: &Speaker<'_>, grade: &Grade, given: Option<&Answer>) -> String {
    let (sign, id) = match (given, grade.verdict) {
        (None, _) => ("→", "explain-shown"),
        (_, Verdict::Right) => ("✓", "explain-right"),
        (_, Verdict::Partly) => ("~", "explain-partly"),
        (_, Verdict::Wrong) => ("✗", "explain-wrong"),
    };
    format!("{sign} {}", speaker.text(id))
}

fn barring(steps: &[Step]) -> impl Iterator<Item = &Reason> {
    steps.iter().filter_map(|step| match step {
        Step::Card { why_not, .. } => why_not.as_ref(),
        _ => None,
    })
}

/// Which cards may be played, and why others may not. Cards with the same reason share a line.
fn cards(speaker: &Speaker<'_>, steps: &[Step]) -> Vec<String> {
    let mut groups: Vec<(String, Hand)> = Vec::new();
    for step in steps {
        let Step::Card { card, why_not, .. } = step else {
            continue;
        };
        let said = match why_not {
            Some(reason) => format!("✗ {}", speaker.ruled(reason)),
            None => format!("✓ {}", speaker.text("explain-may-play")),
        };
        match groups.iter_mut().find(|(known, _)| *known == said) {
            Some((_, cards)) => {
                cards.insert(*card);
            }
            None => groups.push((said, Hand::from_iter([*card]))),
        }
    }
    let lines = groups.into_iter();
    let lines = lines.map(|(said, cards)| format!("  {} {said}", speaker.notation.cards(cards)));
    lines.collect()
}

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

pub fn account(speaker: &Speaker<'_>, account: &Account) -> Vec<String> {
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

fn of_steps(speaker: &Speaker<'_>, steps: &[Step]) -> Vec<String> {
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
