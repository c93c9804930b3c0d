//! A learner's stored answers, what is computed from them, and that none is lost.

mod damage;
mod killed;
mod levels;
mod reviews;
mod sharing;
mod store;

use std::path::PathBuf;

use arbitro::exercise::{Kind, Mistake, Skill, Verdict};
use arbitro::learner::{Answered, Help, History, Occasion, Opened};
use tempfile::TempDir;

const DAY: i64 = 86_400;

/// Noon UTC of a day.
fn noon(day: i64) -> i64 {
    day * DAY + DAY / 2
}

/// An answer on a day in practice: `=` right, `~` partly, `x` wrong, `?` right after hints; for
/// review the letters `R`, `P`, `W`, `H`.
fn answer(sign: char, skill: Skill, kind: Kind, at: i64) -> Answered {
    let (verdict, help, occasion) = match sign {
        '=' => (Verdict::Right, Help::Unaided, Occasion::Practice),
        '~' => (Verdict::Partly, Help::Unaided, Occasion::Practice),
        'x' => (Verdict::Wrong, Help::Unaided, Occasion::Practice),
        '?' => (Verdict::Right, Help::AfterHints, Occasion::Practice),
        'R' => (Verdict::Right, Help::Unaided, Occasion::Review),
        'P' => (Verdict::Partly, Help::Unaided, Occasion::Review),
        'W' => (Verdict::Wrong, Help::Unaided, Occasion::Review),
        'H' => (Verdict::Right, Help::AfterHints, Occasion::Review),
        other => panic!("`{other}` is no answer"),
    };
    Answered {
        at,
        skill,
        kind,
        code: None,
        part: 0,
        answer: "0".to_owned(),
        verdict,
        mistake: None,
        seconds: 7,
        language: "it".to_owned(),
        help,
        occasion,
    }
}

/// An answer that can be identified by its number.
fn numbered(number: u32) -> Answered {
    let skill = Skill::ALL[number as usize % Skill::ALL.len()];
    let kind = Kind::ALL
        .into_iter()
        .find(|kind| kind.skills().contains(&skill))
        .expect("a kind for each skill");
    let sign = ['=', 'x', '~', '?', 'R', 'W'][number as usize % 6];
    let mut answered = answer(sign, skill, kind, noon(20_000) + i64::from(number));
    answered.answer = number.to_string();
    answered.mistake = kind.mistakes().first().copied().filter(|_| sign == 'x');
    answered
}

fn mistake_of(kind: Kind) -> Mistake {
    *kind.mistakes().first().expect("a mistake")
}

/// A temporary folder, and the path of a history in it.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("data").join("history.sqlite");
    (folder, path)
}

fn open(path: &std::path::Path) -> (History, Opened) {
    History::open(path).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()))
}
