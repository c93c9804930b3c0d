//! The history file in daily use.

use crate::given::item_of;
use std::thread;

use arbitro::exercise::{Answer, Difficulty, ItemCode, Kind, Level, Skill, Topic, Verdict};
use arbitro::learner::Asking;
use arbitro::learner::answered::written;
use arbitro::learner::{
    Answered, Asks, Begun, Help, History, HistoryError, Notebook, Occasion, Opened, Posed, Purpose,
    Reached, Whom,
};
use rusqlite::Connection;

use super::{answer, noon, numbered, open, place};

#[test]
fn a_history_begins_and_is_kept() {
    let (_folder, path) = place();
    let (mut history, opened) = open(&path);
    assert_eq!(opened, Opened::New);
    assert_eq!(history.learners().unwrap(), []);
    let anna = history.add("  Anna ", noon(1)).unwrap();
    let answers: Vec<Answered> = (0..50).map(numbered).collect();
    for answered in &answers {
        history.record(anna, answered).unwrap();
    }
    assert_eq!(history.answers(anna).unwrap(), answers);
    drop(history);

    let (history, opened) = open(&path);
    assert_eq!(opened, Opened::Kept);
    let learners = history.learners().unwrap();
    assert_eq!(learners.len(), 1);
    assert_eq!(
        (
            learners[0].id,
            learners[0].name.as_str(),
            learners[0].created
        ),
        (anna, "Anna", noon(1))
    );
    assert_eq!(history.answers(anna).unwrap(), answers);
}

#[test]
fn the_file_is_kept_safe() {
    let (_folder, path) = place();
    let (mut history, _) = open(&path);
    history.add("Anna", 0).unwrap();
    let file = Connection::open(&path).unwrap();
    let text = |pragma: &str| -> String {
        file.pragma_query_value(None, pragma, |row| row.get(0))
            .unwrap()
    };
    let number = |pragma: &str| -> i64 {
        file.pragma_query_value(None, pragma, |row| row.get(0))
            .unwrap()
    };
    assert_eq!(text("journal_mode"), "wal");
    assert_eq!(text("integrity_check"), "ok");
    assert_eq!(number("user_version"), 3);
    assert_eq!(number("application_id"), 0x4172_6274);
}

#[test]
fn a_file_of_an_earlier_version_is_brought_up_to_date() {
    let (_folder, path) = place();
    let (mut history, _) = open(&path);
    let anna = history.add("Anna", 0).unwrap();
    history.reach(anna, "seats", Reached::default()).unwrap();
    let session = begun();
    history.keep_session(anna, Some(&session)).unwrap();
    assert_eq!(history.session(anna).unwrap(), Some(session));
    drop(history);
    let file = Connection::open(&path).unwrap();
    file.execute_batch("DROP TABLE sessions; PRAGMA user_version = 2;")
        .unwrap();
    drop(file);
    let (history, opened) = open(&path);
    assert_eq!(opened, Opened::Kept);
    assert_eq!(history.lessons(anna).unwrap().len(), 1);
    assert_eq!(history.session(anna).unwrap(), None);
}

/// The names of purposes are stored: changing one would lose a session.
#[test]
fn purposes_keep_their_stored_names() {
    for (purpose, name) in [
        (Purpose::Practice, "practice"),
        (Purpose::Review, "review"),
        (Purpose::WarmUp, "warm-up"),
        (Purpose::Placement, "placement"),
        (Purpose::Test, "test"),
    ] {
        assert_eq!(<&str>::from(purpose), name);
        assert_eq!(name.parse(), Ok(purpose));
    }
}

#[test]
fn a_session_is_kept_until_it_ends_or_its_learner_goes() {
    let (folder, path) = place();
    let (mut history, _) = open(&path);
    let (anna, bert) = (
        history.add("Anna", 0).unwrap(),
        history.add("Bert", 0).unwrap(),
    );
    let planned = Begun {
        purpose: Purpose::Test,
        chapter: Some("scoring".to_owned()),
        planned: Some(2),
        asks: Asks::Planned(
            [Difficulty::Easy, Difficulty::Hard]
                .into_iter()
                .filter_map(|hard| ItemCode::new(Kind::ScoreContract, Skill::GameBonus, hard, 77))
                .collect(),
        ),
        ..begun()
    };
    let everything = Begun {
        planned: None,
        asks: Asks::Fresh {
            topic: Topic::mixed(),
            level: Level::Mixed,
            seed: u32::MAX,
        },
        ..begun()
    };
    for session in [begun(), planned, everything] {
        history.keep_session(anna, Some(&session)).unwrap();
        assert_eq!(history.session(anna).unwrap(), Some(session));
        assert_eq!(history.session(bert).unwrap(), None);
    }
    // An exported copy holds none.
    let copy = folder.path().join("copy.sqlite");
    history.export(Whom::Everyone, &copy).unwrap();
    let (copy, _) = open(&copy);
    assert_eq!(copy.session(anna).unwrap(), None);
    // Data of another version is left unchanged.
    let file = Connection::open(&path).unwrap();
    file.execute_batch("UPDATE sessions SET asks = 'score_contract:of-another-version'")
        .unwrap();
    assert_eq!(history.session(anna).unwrap(), None);
    // A review is not stored as a session, and deletes the stored one.
    let review = Begun {
        purpose: Purpose::Review,
        ..begun()
    };
    history.keep_session(anna, Some(&review)).unwrap();
    let count = |history: &History| {
        let file = Connection::open(&path).unwrap();
        assert!(history.learners().is_ok());
        file.query_row("SELECT count(*) FROM sessions", [], |row| {
            row.get::<_, i64>(0)
        })
        .unwrap()
    };
    assert_eq!(count(&history), 0);
    history.keep_session(bert, Some(&begun())).unwrap();
    assert_eq!(count(&history), 1);
    history.delete(bert).unwrap();
    assert_eq!(count(&history), 0);
}

fn begun() -> Begun {
    Begun {
        at: noon(3),
        purpose: Purpose::Practice,
        chapter: None,
        planned: Some(10),
        asks: Asks::Fresh {
            topic: Topic::of_kinds(&[Kind::ScoreContract]),
            level: Level::Of(Difficulty::Easy),
            seed: 7,
        },
    }
}

#[test]
fn every_field_is_kept() {
    let (_folder, path) = place();
    let (mut history, _) = open(&path);
    let anna = history.add("Anna", 0).unwrap();
    let code = ItemCode::new(Kind::ScoreContract, Skill::GameBonus, Difficulty::Hard, 77);
    let mut rows = Vec::new();
    for verdict in [Verdict::Right, Verdict::Partly, Verdict::Wrong] {
        for help in [Help::Unaided, Help::AfterHints] {
            for occasion in [Occasion::Practice, Occasion::Review] {
                rows.push(Answered {
                    at: noon(3),
                    skill: Skill::GameBonus,
                    kind: Kind::ScoreContract,
                    code,
                    part: 3,
                    answer: "game=500 “♠”".to_owned(),
                    verdict,
                    mistake: Kind::ScoreContract.mistakes().first().copied(),
                    seconds: u32::MAX,
                    language: "de-CH".to_owned(),
                    help,
                    occasion,
                });
            }
        }
    }
    assert!(code.is_some());
    for row in &rows {
        history.record(anna, row).unwrap();
    }
    assert_eq!(history.answers(anna).unwrap(), rows);
    // Every skill, kind and mistake is read back.
    for skill in Skill::ALL {
        history
            .record(anna, &answer('=', skill, Kind::TeamSwing, 0))
            .unwrap();
    }
    for kind in Kind::ALL {
        for mistake in kind.mistakes() {
            let mut row = answer('x', Skill::Imps, kind, noon(4));
            row.mistake = Some(*mistake);
            history.record(anna, &row).unwrap();
            assert_eq!(history.answers(anna).unwrap().last(), Some(&row));
        }
    }
}

#[test]
fn what_is_out_of_bounds_is_kept_within_them() {
    let (_folder, path) = place();
    let (mut history, _) = open(&path);
    let anna = history.add("Anna", i64::MIN).unwrap();
    for at in [i64::MIN, i64::MAX] {
        let mut row = numbered(1);
        row.at = at;
        row.answer = "♠".repeat(10_000);
        row.language = "x".repeat(100);
        history.record(anna, &row).unwrap();
    }
    let rows = history.answers(anna).unwrap();
    assert_eq!(rows.len(), 2);
    assert!(
        rows.iter()
            .all(|row| row.answer.chars().count() == 4_000 && row.language.len() == 35)
    );
    assert!(rows[0].at < 0 && rows[1].at > 0);
}

#[test]
fn answers_come_in_the_order_of_time() {
    let (_folder, path) = place();
    let (mut history, _) = open(&path);
    let anna = history.add("Anna", 0).unwrap();
    for number in [3, 1, 2] {
        history.record(anna, &numbered(number)).unwrap();
    }
    let answers = history.answers(anna).unwrap();
    assert_eq!(answers, [1, 2, 3].map(numbered));
}

#[test]
fn learners_come_and_go() {
    let (_folder, path) = place();
    let (mut history, _) = open(&path);
    let anna = history.add("Anna", 1).unwrap();
    let bruno = history.add("Bruno", 1).unwrap();
    history.record(anna, &numbered(1)).unwrap();
    history.record(bruno, &numbered(2)).unwrap();

    history.rename(anna, "Annalisa").unwrap();
    assert!(matches!(
        history.rename(anna, "Bruno"),
        Err(HistoryError::NameTaken)
    ));
    assert!(matches!(
        history.add("Bruno", 2),
        Err(HistoryError::NameTaken)
    ));
    let long = "x".repeat(61);
    for name in ["", "  ", "a\nb", &long] {
        assert!(
            matches!(history.add(name, 2), Err(HistoryError::Name)),
            "{name:?}"
        );
        assert!(
            matches!(history.rename(anna, name), Err(HistoryError::Name)),
            "{name:?}"
        );
    }
    let names = |history: &History| -> Vec<String> {
        let learners = history.learners().unwrap().into_iter();
        learners.map(|learner| learner.name).collect()
    };
    assert_eq!(names(&history), ["Annalisa", "Bruno"]);

    history.delete(anna).unwrap();
    assert_eq!(names(&history), ["Bruno"]);
    assert_eq!(history.answers(anna).unwrap(), []);
    assert_eq!(history.answers(bruno).unwrap(), [numbered(2)]);
    for gone in [
        history.delete(anna),
        history.rename(anna, "Carla"),
        history.record(anna, &numbered(3)),
    ] {
        assert!(matches!(gone, Err(HistoryError::NoSuchLearner)), "{gone:?}");
    }
    // A learner number is never reused, and a deleted name is not left in the file.
    let carla = history.add("Carla", 3).unwrap();
    assert_ne!(carla, anna);
    drop(history);
    for entry in std::fs::read_dir(path.parent().unwrap()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        assert!(!bytes.windows(8).any(|bytes| bytes == b"Annalisa"));
    }
}

#[test]
fn what_a_later_version_wrote_is_left_out_and_kept() {
    let (_folder, path) = place();
    let (mut history, _) = open(&path);
    let anna = history.add("Anna", 0).unwrap();
    history.record(anna, &numbered(1)).unwrap();
    let file = Connection::open(&path).unwrap();
    file.execute_batch(
        "INSERT INTO answers SELECT NULL, learner, at, 'later-skill', kind, code, part, answer,
            verdict, slip, seconds, language, after_hints, review FROM answers;
         INSERT INTO answers SELECT NULL, learner, at, skill, 'later_kind', code, part, answer,
            verdict, slip, seconds, language, after_hints, review FROM answers WHERE id = 1;
         INSERT INTO answers SELECT NULL, learner, at, skill, kind, 'ZZ9-0000-000', part, answer,
            verdict, 'later-slip', seconds, language, after_hints, review FROM answers WHERE id = 1;",
    )
    .unwrap();
    let answers = history.answers(anna).unwrap();
    let mut without_mistake = numbered(1);
    without_mistake.mistake = None;
    assert_eq!(answers, [numbered(1), without_mistake]);
    let kept: i64 = file
        .query_row("SELECT count(*) FROM answers", [], |row| row.get(0))
        .unwrap();
    assert_eq!(kept, 4);
}

#[test]
fn several_write_at_once() {
    const WRITERS: u32 = 4;
    const EACH: u32 = 50;
    let (_folder, path) = place();
    // Both create the file at the same time, too.
    thread::scope(|scope| {
        for writer in 0..WRITERS {
            let path = &path;
            scope.spawn(move || {
                let (mut history, _) = open(path);
                let own = history.add(&format!("writer {writer}"), 0).unwrap();
                for number in 0..EACH {
                    history.record(own, &numbered(number)).unwrap();
                    assert_eq!(history.answers(own).unwrap().len() as u32, number + 1);
                }
            });
        }
    });
    let (history, opened) = open(&path);
    assert_eq!(opened, Opened::Kept);
    let learners = history.learners().unwrap();
    assert_eq!(learners.len() as u32, WRITERS);
    for learner in learners {
        let answers = history.answers(learner.id).unwrap();
        assert_eq!(answers, (0..EACH).map(numbered).collect::<Vec<_>>());
    }
    let files = std::fs::read_dir(path.parent().unwrap()).unwrap();
    assert!(files.into_iter().all(|file| {
        !file
            .unwrap()
            .file_name()
            .to_string_lossy()
            .contains("damaged")
    }));
}

/// Two programs add the same learner at once; neither writes into another learner's record.
#[test]
fn a_learner_whom_another_program_has_added_meanwhile_is_met() {
    let (_folder, path) = place();
    Notebook::open(&path, None).add("Bruno", 0).unwrap();
    let mut first = Notebook::open(&path, None);
    let mut second = Notebook::open(&path, None);
    assert_eq!(first.turn_to_named("Anna", 0).ok(), Some(true));
    assert_eq!(second.turn_to_named("Anna", 0).ok(), Some(false));
    assert_eq!(second.learner().map(|learner| &*learner.name), Some("Anna"));
    // A learner with an invalid name: no learner is selected, and nothing is written.
    assert!(second.turn_to_named(&"n".repeat(61), 0).is_err());
    assert!(second.learner().is_none());
    second.record(numbered(1));
    first.record(numbered(2));
    let (history, _) = open(&path);
    let rows = history.learners().unwrap().into_iter();
    let rows = rows.map(|learner| history.answers(learner.id).unwrap());
    assert_eq!(rows.collect::<Vec<_>>(), [vec![], vec![numbered(2)]]);
}

#[test]
fn an_answer_makes_its_row() {
    for kind in Kind::ALL {
        for skill in kind.skills() {
            let code = ItemCode::new(kind, *skill, Difficulty::Medium, 5).unwrap();
            let item = item_of(&code);
            let mut asking = Asking::new(item.clone(), Some(code));
            loop {
                let answer = asking.asked().solution.clone();
                asking.answer(answer.clone());
                let posed = Posed {
                    since: noon(9),
                    now: noon(9),
                    occasion: Occasion::Practice,
                    language: "de-CH",
                    default_name: "Learner",
                };
                let row = Answered::of(&asking, &posed).expect("it was judged");
                assert_eq!((&*row.language, row.seconds), ("de-CH", 0));
                assert_eq!(
                    (row.skill, row.kind, row.at),
                    (asking.asked().skill, kind, noon(9))
                );
                assert!(row.is_known() && !row.is_missed());
                assert_eq!(row.answer, written(&answer));
                assert!(row.answer.chars().count() < 400, "{code}: {}", row.answer);
                for (mistake, wrong) in &asking.asked().mistakes {
                    // Values that the judge distinguishes are distinguished in the file.
                    let same = written(wrong) == row.answer;
                    assert!(!same || wrong.same(&answer), "{code}: {mistake:?}");
                }
                if !asking.next_question() {
                    break;
                }
            }
        }
    }
    let column = Answer::Column(vec![Some(3), None, Some(-1)]);
    assert_eq!(written(&column), "3 - -1");
    assert_eq!(written(&Answer::Choices(vec![0, 2])), "0 2");
    assert_eq!(written(&Answer::Number(-200)), "-200");
}
