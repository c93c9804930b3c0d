//! The judgement of an answer as lines of text.

use crate::engine::{Hand, Reason};
use crate::exercise::{Answer, Ask, Column, Grade, Remember, Step, Verdict};
use crate::i18n::Speaker;
use crate::learner::Judged;

use super::account;

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
    let mut working = account::of_steps(speaker, &grade.steps);
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

/// The line with the rule to remember.
pub fn remember(speaker: &Speaker<'_>, rule: impl Into<Remember>) -> String {
    let rule = [("rule", speaker.remember(rule).into())];
    speaker.with("explain-remember", rule)
}

/// The working in words, and the rows of a column.
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

/// The reasons why cards may not be played.
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
            Some((_, cards)) => _ = cards.insert(*card),
            None => groups.push((said, Hand::from_iter([*card]))),
        }
    }
    let lines = groups.into_iter();
    let lines = lines.map(|(said, cards)| format!("  {} {said}", speaker.notation.cards(cards)));
    lines.collect()
}
