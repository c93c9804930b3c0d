//! A year of history: 20,000 answers of five learners. What is promised stands in
//! `benches/README.md`.

use std::path::PathBuf;

use arbitro::exercise::{Kind, Skill, Verdict};
use arbitro::learner::{Answered, Help, History, Occasion, UtcOffset, due};
use divan::Bencher;
use tempfile::TempDir;

fn main() {
    divan::main();
}

const ANSWERS: i64 = 20_000;
const LEARNERS: i64 = 5;
const YEAR: i64 = 365 * 86_400;

fn answered(number: i64) -> Answered {
    // Whole numbers small enough for any index.
    let at = number as usize;
    let kind = Kind::ALL[at % Kind::ALL.len()];
    let skill: Skill = kind.skills()[at / 7 % kind.skills().len()];
    Answered {
        at: number * (YEAR / ANSWERS),
        skill,
        kind,
        code: None,
        part: 0,
        answer: format!("trick-score=120 game={number}"),
        verdict: if at.is_multiple_of(5) {
            Verdict::Wrong
        } else {
            Verdict::Right
        },
        mistake: kind
            .mistakes()
            .first()
            .copied()
            .filter(|_| at.is_multiple_of(5)),
        seconds: 20,
        language: "it".to_owned(),
        help: Help::Unaided,
        occasion: if at.is_multiple_of(3) {
            Occasion::Review
        } else {
            Occasion::Practice
        },
    }
}

/// The history, and the folder that goes with it.
fn a_year() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("history.sqlite");
    let (mut history, _) = History::open(&path).expect("a history");
    let learners: Vec<_> = (0..LEARNERS)
        .map(|learner| {
            history
                .add(&format!("learner {learner}"), learner)
                .expect("a learner")
        })
        .collect();
    for number in 0..ANSWERS {
        let learner = learners[(number % LEARNERS) as usize];
        history.record(learner, &answered(number)).expect("a row");
    }
    (folder, path)
}

#[divan::bench(sample_count = 20)]
fn open_and_list_due(bencher: Bencher<'_, '_>) {
    let (_folder, path) = a_year();
    bencher.bench_local(|| {
        let (history, _) = History::open(&path).expect("a history");
        let learners = history.learners().expect("the learners");
        let due: Vec<_> = learners
            .iter()
            .map(|learner| {
                let rows = history.answers(learner.id).expect("rows");
                due(&rows, YEAR, UtcOffset::UTC)
            })
            .collect();
        due
    });
}

#[divan::bench(sample_count = 20)]
fn open_only(bencher: Bencher<'_, '_>) {
    let (_folder, path) = a_year();
    bencher.bench_local(|| History::open(&path).expect("a history"));
}

#[divan::bench(sample_count = 50)]
fn record_one_answer(bencher: Bencher<'_, '_>) {
    let (_folder, path) = a_year();
    let (mut history, _) = History::open(&path).expect("a history");
    let learner = history.learners().expect("the learners")[0].id;
    let answered = answered(1);
    bencher.bench_local(|| history.record(learner, &answered).expect("a row"));
}
