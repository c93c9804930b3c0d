//! A generated year of answers, for tests and pictures of the pages that show it.

use std::path::Path;

use arbitro::exercise::{Kind, Skill, Verdict};
use arbitro::learner::{Answered, Help, History, LearnerId, Occasion};

const A_DAY: i64 = 86_400;

/// Weeks before the present one.
const WEEKS: i64 = 52;

/// A year of answers up to `now`, in Unix seconds: on most days of most weeks, none in a month of
/// holidays; the skills follow the order of the course, and mastery grows.
#[must_use]
pub fn year(now: i64) -> Vec<Answered> {
    let mut rows = Vec::new();
    let mut chance = 20_261_122_u64;
    let mut draw = |below: u64| {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) % below
    };
    for week in 0..=WEEKS {
        if (28..32).contains(&week) {
            continue;
        }
        for day in 0..3 {
            let begin = now - (WEEKS - week) * 7 * A_DAY - day * A_DAY;
            for number in 0..3 + draw(10) {
                let met = (4 + week.unsigned_abs()).min(58);
                let skill = Skill::ALL[draw(met) as usize];
                let known = draw(100) < 48 + week.unsigned_abs() * 4 / 5 + skill as u64 % 5;
                let seconds = number as i64 * 40 - A_DAY / 24;
                rows.push(row(skill, known, begin + seconds, draw(30)));
            }
        }
    }
    rows.sort_by_key(|row| row.at);
    rows
}

fn row(skill: Skill, known: bool, at: i64, chance: u64) -> Answered {
    let kinds: Vec<Kind> = Kind::ALL
        .into_iter()
        .filter(|kind| kind.skills().contains(&skill))
        .collect();
    let kind = kinds[chance as usize % kinds.len()];
    let mistakes = kind.mistakes();
    let mistake = mistakes
        .get(chance as usize % mistakes.len().max(1))
        .copied();
    Answered {
        at,
        skill,
        kind,
        code: None,
        part: 0,
        answer: "0".to_owned(),
        verdict: if known {
            Verdict::Right
        } else {
            Verdict::Wrong
        },
        mistake: mistake.filter(|_| !known),
        seconds: 20,
        language: "it".to_owned(),
        help: if known && chance == 7 {
            Help::AfterHints
        } else {
            Help::Unaided
        },
        occasion: if chance.is_multiple_of(3) {
            Occasion::Review
        } else {
            Occasion::Practice
        },
    }
}

/// Creates a history with learners of these names; the first one has these answers.
#[must_use]
pub fn history(path: &Path, names: &[&str], rows: &[Answered]) -> Vec<LearnerId> {
    let (mut history, _) = History::open(path).expect("a new history");
    let learners = names.iter().zip(1..);
    let learners: Vec<LearnerId> = learners
        .map(|(name, at)| history.add(name, at).expect("a learner"))
        .collect();
    for row in rows {
        history.record(learners[0], row).expect("an answer");
    }
    learners
}
