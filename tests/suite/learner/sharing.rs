//! Moving a history to another computer.

use std::fs;

use arbitro::learner::{
    Answered, History, Imported, Learner, LearnerId, OpenError, Opened, TransferError, Whom,
};
use rusqlite::Connection;

use super::{noon, numbered, open, place};

fn history_of(names: &[&str]) -> (tempfile::TempDir, History, Vec<LearnerId>) {
    let (folder, path) = place();
    let (mut history, _) = open(&path);
    let ids: Vec<LearnerId> = names
        .iter()
        .zip(1..)
        .map(|(name, day)| history.add(name, noon(day)).unwrap())
        .collect();
    for (at, learner) in ids.iter().enumerate() {
        for number in 0..30 {
            history
                .record(*learner, &numbered(number + 100 * at as u32))
                .unwrap();
        }
    }
    (folder, history, ids)
}

fn content(history: &History) -> Vec<(String, i64, Vec<Answered>)> {
    let learners = history.learners().unwrap().into_iter();
    learners
        .map(|Learner { id, name, created }| (name, created, history.answers(id).unwrap()))
        .collect()
}

#[test]
fn a_history_goes_and_comes() {
    let (folder, history, _) = history_of(&["Anna", "Bruno"]);
    let file = folder.path().join("export.sqlite");
    history.export(Whom::Everyone, &file).unwrap();
    assert!(matches!(
        history.export(Whom::Everyone, &file),
        Err(TransferError::Exists)
    ));
    // No other files are left behind.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);

    let (_other, mut second, _) = history_of(&[]);
    let imported = Imported {
        learners: 2,
        answers: 60,
        known: 0,
    };
    assert_eq!(second.import(&file).unwrap(), imported);
    assert_eq!(content(&second), content(&history));
    // Imported again, nothing is duplicated.
    let again = Imported {
        learners: 0,
        answers: 0,
        known: 60,
    };
    assert_eq!(second.import(&file).unwrap(), again);
    assert_eq!(content(&second), content(&history));
    // The file is plain, without a log, and unchanged.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

/// A browser keeps the bytes of a history, which are a file elsewhere.
#[test]
fn a_history_in_memory_is_a_file_elsewhere() {
    let (folder, history, _) = history_of(&["Anna", "Bruno"]);
    let there = content(&history);
    drop(history);
    let file = fs::read(folder.path().join("data/history.sqlite")).unwrap();
    let (mut history, opened) = History::in_memory(Some(&file)).unwrap();
    assert_eq!(opened, Opened::Kept);
    assert_eq!(content(&history), there);
    let before = history.changes();
    history.add("Carla", noon(3)).unwrap();
    assert!(history.changes() > before);

    let back = folder.path().join("back.sqlite");
    fs::write(&back, history.to_bytes().unwrap()).unwrap();
    let (again, opened) = open(&back);
    assert_eq!(opened, Opened::Kept);
    assert_eq!(content(&again), content(&history));
}

/// A browser has no files: it takes in the bytes of one, and gives the bytes of another.
#[test]
fn bytes_and_files_are_merged_both_ways() {
    let (folder, mut desktop, _) = history_of(&["Anna", "Bruno"]);
    let file = folder.path().join("export.sqlite");
    desktop.export(Whom::Everyone, &file).unwrap();
    let bytes = fs::read(&file).unwrap();
    let (mut browser, _) = History::in_memory(None).unwrap();
    assert_eq!(browser.import_bytes(&bytes).unwrap().answers, 60);
    assert_eq!(content(&browser), content(&desktop));
    let again = browser.import_bytes(&bytes).unwrap();
    assert_eq!((again.answers, again.known), (0, 60));

    let anna = browser.learners().unwrap()[0].id;
    browser.record(anna, &numbered(500)).unwrap();
    let one = browser.exported(Whom::One(anna)).unwrap();
    assert!(!one.windows(5).any(|bytes| bytes == b"Bruno"));
    let kept = browser.to_bytes().unwrap();
    for (name, bytes, new) in [("one.sqlite", one, 1), ("kept.sqlite", kept, 0)] {
        let back = folder.path().join(name);
        fs::write(&back, bytes).unwrap();
        assert_eq!(desktop.import(&back).unwrap().answers, new);
        assert_eq!(content(&desktop), content(&browser));
    }
}

#[test]
fn bytes_that_are_no_history_add_nothing() {
    let (_folder, desktop, _) = history_of(&["Anna"]);
    let whole = desktop.exported(Whom::Everyone).unwrap();
    let (mut browser, _) = History::in_memory(None).unwrap();
    for bytes in [
        &b""[..],
        b"a letter, not a history",
        &whole[..whole.len() / 2],
    ] {
        let error = browser.import_bytes(bytes).unwrap_err();
        assert!(
            matches!(error, TransferError::NotAHistory | TransferError::Damaged),
            "{error:?}"
        );
        assert_eq!(content(&browser), []);
    }
}

#[test]
fn what_is_no_history_is_not_opened_in_memory() {
    let (new, opened) = History::in_memory(None).unwrap();
    assert_eq!((opened, content(&new)), (Opened::New, Vec::new()));
    let whole = new.to_bytes().unwrap();
    for bytes in [&b"a letter, not a history"[..], &whole[..whole.len() / 2]] {
        let error = History::in_memory(Some(bytes)).unwrap_err();
        assert!(
            matches!(error, OpenError::NoHistory(_) | OpenError::Database(_)),
            "{error:?}"
        );
    }
}

#[test]
fn one_learner_goes_alone() {
    let (folder, mut history, ids) = history_of(&["Anna", "Bruno"]);
    let file = folder.path().join("bruno.sqlite");
    history.export(Whom::One(ids[1]), &file).unwrap();
    let bytes = fs::read(&file).unwrap();
    assert!(!bytes.windows(4).any(|bytes| bytes == b"Anna"));
    let (_other, mut second, _) = history_of(&[]);
    second.import(&file).unwrap();
    assert_eq!(content(&second), content(&history)[1..]);

    history.delete(ids[0]).unwrap();
    let gone = history.export(Whom::One(ids[0]), &folder.path().join("anna.sqlite"));
    assert!(matches!(gone, Err(TransferError::NoSuchLearner)));
    assert!(!folder.path().join("anna.sqlite").exists());
    let nowhere = history.export(Whom::Everyone, &folder.path().join("no/where.sqlite"));
    assert!(nowhere.is_err());
}

#[test]
fn two_computers_are_merged() {
    let (folder, mut desk, ids) = history_of(&["Anna"]);
    let first = folder.path().join("first.sqlite");
    desk.export(Whom::Everyone, &first).unwrap();
    let (_other, mut laptop, _) = history_of(&[]);
    laptop.import(&first).unwrap();
    let there = laptop.learners().unwrap()[0].id;
    // Both computers continue, and the learner is renamed on one of them.
    laptop.rename(there, "Annalisa").unwrap();
    laptop.record(there, &numbered(500)).unwrap();
    desk.record(ids[0], &numbered(400)).unwrap();
    // The same answer twice in the same second counts as two answers.
    laptop.record(there, &numbered(500)).unwrap();
    let second = folder.path().join("second.sqlite");
    laptop.export(Whom::Everyone, &second).unwrap();
    let imported = desk.import(&second).unwrap();
    assert_eq!(
        imported,
        Imported {
            learners: 0,
            answers: 2,
            known: 30
        }
    );
    let expected: Vec<Answered> = (0..30).chain([400, 500, 500]).map(numbered).collect();
    assert_eq!(content(&desk), [("Anna".to_owned(), noon(1), expected)]);
    assert_eq!(desk.import(&second).unwrap().answers, 0);
}

#[test]
fn another_learner_of_the_same_name_stays_another() {
    let (folder, history, _) = history_of(&["Carla", "Anna"]);
    let file = folder.path().join("export.sqlite");
    history.export(Whom::Everyone, &file).unwrap();
    let (_other, mut second, _) = history_of(&["Anna"]);
    let long = "n".repeat(60);
    second
        .rename(second.learners().unwrap()[0].id, "Anna")
        .unwrap();
    second.import(&file).unwrap();
    let names: Vec<String> = content(&second)
        .into_iter()
        .map(|(name, ..)| name)
        .collect();
    assert_eq!(names, ["Anna", "Carla", "Anna 2"]);

    let (folder, history, _) = history_of(&["x", &long]);
    let file = folder.path().join("export.sqlite");
    history.export(Whom::Everyone, &file).unwrap();
    let (_other, mut second, _) = history_of(&[&long]);
    second.import(&file).unwrap();
    let mut names = content(&second).into_iter().map(|(name, ..)| name);
    assert_eq!(names.next_back(), Some(format!("{} 2", "n".repeat(58))));
}

/// In a class, thirty learners may start in the same second under the default name.
#[test]
fn two_who_begin_at_once_are_two() {
    let (folder, history, _) = history_of(&["Learner"]);
    let file = folder.path().join("export.sqlite");
    history.export(Whom::Everyone, &file).unwrap();
    let (_other, mut second, _) = history_of(&["Learner"]);
    assert_eq!(second.import(&file).unwrap().learners, 1);
    let names = content(&second).into_iter().map(|(name, ..)| name);
    assert_eq!(names.collect::<Vec<_>>(), ["Learner", "Learner 2"]);
    // A renamed learner is not confused with a later one who takes the old name.
    let first = second.learners().unwrap()[0].id;
    second.rename(first, "Anna").unwrap();
    assert!(second.add("Learner", noon(1)).is_ok());
}

#[test]
fn an_export_leaves_what_lies_beside_it() {
    let (folder, history, _) = history_of(&["Anna"]);
    let file = folder.path().join("export.sqlite");
    let others = ["export.sqlite.part", "export.sqlite.1.part"].map(|it| folder.path().join(it));
    for other in &others {
        fs::write(other, "half a download").unwrap();
    }
    history.export(Whom::Everyone, &file).unwrap();
    for other in &others {
        assert_eq!(fs::read_to_string(other).unwrap(), "half a download");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4);
}

/// An export modified by SQL.
fn changed(sql: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let (folder, history, _) = history_of(&["Anna"]);
    let file = folder.path().join("export.sqlite");
    history.export(Whom::Everyone, &file).unwrap();
    let connection = Connection::open(&file).unwrap();
    connection
        .execute_batch(sql)
        .unwrap_or_else(|error| panic!("{sql}: {error}"));
    drop(connection);
    (folder, file)
}

#[test]
fn a_file_that_is_not_trusted_is_looked_at() {
    let cases = [
        ("CREATE VIEW more AS SELECT 1;", "Damaged"),
        (
            "CREATE TRIGGER t AFTER INSERT ON answers BEGIN DELETE FROM learners; END;",
            "Damaged",
        ),
        ("DROP TABLE answers;", "Damaged"),
        ("ALTER TABLE answers ADD COLUMN more TEXT;", "Damaged"),
        (
            "DROP TABLE answers; CREATE VIEW answers AS SELECT 1 AS id;",
            "Damaged",
        ),
        ("PRAGMA user_version = 9;", "Newer { found: 9, known: 3 }"),
        ("PRAGMA application_id = 1;", "NotAHistory"),
        ("PRAGMA user_version = 0;", "NotAHistory"),
        ("PRAGMA user_version = -1;", "NotAHistory"),
        // Rows that violate the rules.
        (
            "PRAGMA ignore_check_constraints = 1; UPDATE answers SET verdict = 'splendid';",
            "Damaged",
        ),
        (
            "PRAGMA ignore_check_constraints = 1; UPDATE answers SET part = 300;",
            "Damaged",
        ),
        (
            "PRAGMA ignore_check_constraints = 1; UPDATE learners SET name = '';",
            "Damaged",
        ),
        (
            "UPDATE learners SET name = 'a' || char(10) || 'b';",
            "Damaged",
        ),
        (
            "PRAGMA ignore_check_constraints = 1;
             UPDATE answers SET answer = CAST(zeroblob(2000000) AS TEXT) WHERE id = 1;",
            "Damaged",
        ),
        (
            "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
             INSERT INTO learners SELECT i, 'o' || i, 'n' || i, 0, NULL FROM n;",
            "TooLarge",
        ),
    ];
    let (_other, mut history, _) = history_of(&["Bruno"]);
    let before = content(&history);
    for (sql, expected) in cases {
        let (_folder, file) = changed(sql);
        let error = history.import(&file).expect_err(sql);
        assert_eq!(format!("{error:?}"), expected, "{sql}");
        assert_eq!(content(&history), before, "{sql}");
    }
    // Answers without a learner are dropped.
    let (_folder, file) = changed("PRAGMA foreign_keys = 0; DELETE FROM learners;");
    assert_eq!(history.import(&file).unwrap(), Imported::default());
    // A skill of a later version is kept.
    let (_folder, file) = changed("UPDATE answers SET skill = 'later' WHERE id = 1;");
    assert_eq!(history.import(&file).unwrap().answers, 30);
    assert_eq!(content(&history)[1].2.len(), 29);
}

#[test]
fn what_is_no_file_of_ours_is_not_imported() {
    let (folder, mut history, _) = history_of(&["Bruno"]);
    let file = folder.path().join("file");
    let export = folder.path().join("export.sqlite");
    history.export(Whom::Everyone, &export).unwrap();
    let sound = fs::read(&export).unwrap();
    let cases: [(&[u8], &str); 5] = [
        (b"", "NotAHistory"),
        (b"x", "NotAHistory"),
        (&b"no database at all ".repeat(100), "NotAHistory"),
        (&sound[..5_000], "Damaged"),
        (&sound[..4_096], "Damaged"),
    ];
    for (bytes, expected) in cases {
        fs::write(&file, bytes).unwrap();
        let error = history.import(&file).expect_err(expected);
        assert_eq!(format!("{error:?}"), expected, "{} bytes", bytes.len());
    }
    let error = history.import(folder.path()).expect_err("a folder");
    assert!(matches!(error, TransferError::NotAHistory), "{error:?}");
    let error = history
        .import(&folder.path().join("nothing"))
        .expect_err("nothing");
    assert!(matches!(error, TransferError::File(_)), "{error:?}");
    let large = fs::File::create(folder.path().join("large")).unwrap();
    large.set_len((64 << 20) + 1).unwrap();
    let error = history
        .import(&folder.path().join("large"))
        .expect_err("too large");
    assert!(matches!(error, TransferError::TooLarge), "{error:?}");
}

#[test]
fn a_history_in_use_can_be_imported_from() {
    let (folder, _history, _) = history_of(&["Anna"]);
    let (_other, mut second, _) = history_of(&[]);
    let file = folder.path().join("data").join("history.sqlite");
    assert_eq!(second.import(&file).unwrap().answers, 30);
}
