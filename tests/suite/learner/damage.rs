//! Files that are not histories, or no longer valid ones.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use arbitro::learner::{History, OpenError, Opened, Trouble};
use rusqlite::Connection;

use super::{numbered, open, place};

/// Creates a valid history with some answers, and closes it.
fn begun(path: &Path) -> Vec<u8> {
    let (mut history, _) = open(path);
    let anna = history.add("Anna", 0).unwrap();
    for number in 0..200 {
        history.record(anna, &numbered(number)).unwrap();
    }
    drop(history);
    fs::read(path).unwrap()
}

/// The file is set aside unchanged, a new history is created, and the next start opens that one.
fn is_set_aside(path: &Path, name: &str) {
    let bytes = fs::read(path).ok();
    let (mut history, opened) = open(path);
    let Opened::SetAside(aside) = opened else {
        panic!("{name}: {opened:?}")
    };
    assert_eq!(aside.parent(), path.parent(), "{name}");
    assert_eq!(fs::read(&aside).ok(), bytes, "{name}");
    assert_eq!(history.learners().unwrap(), [], "{name}");
    let anna = history.add("Anna", 0).unwrap();
    history.record(anna, &numbered(1)).unwrap();
    drop(history);
    let (history, opened) = open(path);
    assert_eq!(opened, Opened::Kept, "{name}");
    assert_eq!(history.answers(anna).unwrap(), [numbered(1)], "{name}");
}

#[test]
fn a_damaged_file_is_set_aside() {
    let (_folder, path) = place();
    let sound = begun(&path);
    assert!(sound.len() > 5 * 4096, "{}", sound.len());
    let changed = |change: fn(&mut Vec<u8>)| {
        let mut bytes = sound.clone();
        change(&mut bytes);
        bytes
    };
    let cases: [(&str, Vec<u8>); 9] = [
        ("two bytes", vec![0, 0]),
        (
            "garbage",
            (0..9_999_u32).map(|at| (at * 7_919 % 251) as u8).collect(),
        ),
        ("text", b"Dear diary".repeat(500)),
        ("header only", changed(|bytes| bytes.truncate(100))),
        ("cut within a page", changed(|bytes| bytes.truncate(6_000))),
        (
            "half of it",
            changed(|bytes| bytes.truncate(bytes.len() / 2 / 4096 * 4096)),
        ),
        (
            "zeros in the middle",
            changed(|bytes| bytes[4096..20_000].fill(0)),
        ),
        (
            "noise in the middle",
            changed(|bytes| {
                for (at, byte) in bytes[8_192..12_288].iter_mut().enumerate() {
                    *byte = (at * 31 % 251) as u8;
                }
            }),
        ),
        ("wrong beginning", changed(|bytes| bytes[0] = b'X')),
    ];
    for (number, (name, bytes)) in cases.iter().enumerate() {
        fs::write(&path, bytes).unwrap();
        is_set_aside(&path, name);
        // No set-aside file overwrites an earlier one.
        let files = fs::read_dir(path.parent().unwrap()).unwrap();
        let aside = files.filter(|file| {
            let name = file.as_ref().unwrap().file_name();
            let name = name.to_string_lossy().into_owned();
            name.contains(".damaged-") && !name.contains("-wal") && !name.contains("-shm")
        });
        assert_eq!(aside.count(), number + 1, "{name}");
    }
}

#[test]
fn any_cut_and_any_broken_byte_is_survived() {
    let (_folder, path) = place();
    let sound = begun(&path);
    let mut state = 1_u64;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % below
    };
    for turn in 0..60 {
        let mut bytes = sound.clone();
        if turn % 2 == 0 {
            bytes.truncate(next(sound.len()));
        } else {
            for _ in 0..20 {
                let at = next(sound.len());
                bytes[at] = next(256) as u8;
            }
        }
        fs::write(&path, &bytes).unwrap();
        // A changed byte may be part of an answer's text, which cannot be detected. A changed
        // version number may look like a newer version.
        match History::open(&path) {
            Ok((mut history, _)) => {
                let learner = history
                    .learners()
                    .unwrap()
                    .first()
                    .map(|learner| learner.id);
                let learner = learner.unwrap_or_else(|| history.add("Anna", 0).unwrap());
                let _ = history.answers(learner);
                let _ = history.record(learner, &numbered(1));
            }
            Err(OpenError::Newer { .. }) => {}
            Err(error) => panic!("{turn}: {error:?}"),
        }
    }
}

#[test]
fn a_foreign_file_is_set_aside() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let foreign = Connection::open(&path).unwrap();
    foreign
        .execute_batch("CREATE TABLE learners (id INTEGER PRIMARY KEY); PRAGMA user_version = 1;")
        .unwrap();
    drop(foreign);
    is_set_aside(&path, "another program's");

    // A history of ours with an additional object in it.
    let (_folder, path) = place();
    begun(&path);
    Connection::open(&path)
        .unwrap()
        .execute_batch("CREATE TRIGGER t AFTER INSERT ON answers BEGIN DELETE FROM learners; END;")
        .unwrap();
    is_set_aside(&path, "with a trigger");

    let (_folder, path) = place();
    begun(&path);
    Connection::open(&path)
        .unwrap()
        .execute_batch("DROP TABLE answers;")
        .unwrap();
    is_set_aside(&path, "without its table");
}

#[test]
fn an_empty_file_is_a_new_history() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, []).unwrap();
    assert_eq!(open(&path).1, Opened::New);
    assert_eq!(open(&path).1, Opened::Kept);
    // SQLite itself treats a file of one byte as empty.
    fs::write(&path, [0]).unwrap();
    assert_eq!(open(&path).1, Opened::New);
}

#[test]
fn a_folder_in_the_way_is_set_aside() {
    let (_folder, path) = place();
    fs::create_dir_all(path.join("inside")).unwrap();
    let (_, opened) = open(&path);
    let Opened::SetAside(aside) = opened else {
        panic!("{opened:?}")
    };
    assert!(aside.join("inside").is_dir());
}

/// `--history letter.odt` is a typing error, and no reason to rename a letter.
#[test]
fn what_a_person_names_is_never_set_aside() {
    let (_folder, path) = place();
    let folder = path.parent().unwrap();
    fs::create_dir_all(folder.join("papers")).unwrap();
    fs::write(folder.join("letter.odt"), "Dear all, ".repeat(500)).unwrap();
    let other = Connection::open(folder.join("other.sqlite")).unwrap();
    other.execute_batch("CREATE TABLE t (a)").unwrap();
    drop(other);
    for name in ["papers", "letter.odt", "other.sqlite"] {
        let named = folder.join(name);
        let before = fs::read(&named).ok();
        let error = History::open_named(&named).expect_err(name);
        assert!(matches!(&error, OpenError::NoHistory(path) if *path == named));
        assert_eq!(fs::read(&named).ok(), before);
        let trouble = Trouble::NotOpened(error);
        assert_eq!(trouble.file(), named.display().to_string());
    }
    // A file that happens to have the lock file's name keeps its content.
    fs::write(folder.join("Cargo.lock"), "[[package]]").unwrap();
    assert!(matches!(
        History::open_named(&folder.join("Cargo")),
        Ok((_, Opened::New))
    ));
    let lock = fs::read_to_string(folder.join("Cargo.lock")).unwrap();
    assert_eq!(lock, "[[package]]");
    let names = fs::read_dir(folder).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert!(names.into_iter().all(|name| !name.contains("damaged")));
}

#[test]
fn a_newer_file_is_refused_and_untouched() {
    let (_folder, path) = place();
    begun(&path);
    let file = Connection::open(&path).unwrap();
    file.execute_batch("ALTER TABLE answers ADD COLUMN more TEXT; PRAGMA user_version = 4;")
        .unwrap();
    drop(file);
    let before = fs::read(&path).unwrap();
    let error = History::open(&path).expect_err("a newer file");
    assert!(
        matches!(error, OpenError::Newer { found: 4, known: 3 }),
        "{error:?}"
    );
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn where_nothing_can_be_written_nothing_is_opened() {
    // A file in place of the folder.
    let (folder, _) = place();
    let file = folder.path().join("file");
    fs::write(&file, "x").unwrap();
    let error = History::open(&file.join("history.sqlite")).expect_err("no folder");
    assert!(matches!(error, OpenError::Folder { .. }), "{error:?}");

    // A read-only folder; an administrator may write even there.
    let (_folder, path) = place();
    let data = path.parent().unwrap();
    fs::create_dir_all(data).unwrap();
    let mut rights = fs::metadata(data).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(data, rights.clone()).unwrap();
    match fs::write(data.join("probe"), "") {
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            let error = History::open(&path).expect_err("a read-only folder");
            assert!(matches!(error, OpenError::Folder { .. }), "{error:?}");
        }
        _ => {
            let _ = fs::remove_file(data.join("probe"));
            assert_eq!(open(&path).1, Opened::New);
        }
    }
    #[allow(
        clippy::permissions_set_readonly_false,
        reason = "the test's own folder"
    )]
    rights.set_readonly(false);
    fs::set_permissions(data, rights).unwrap();
}

#[test]
fn a_locked_file_is_not_set_aside() {
    let (_folder, path) = place();
    begun(&path);
    let other = Connection::open(&path).unwrap();
    other
        .execute_batch("BEGIN IMMEDIATE; DELETE FROM answers;")
        .unwrap();
    // While another program writes, the history can still be opened and read.
    let (history, opened) = open(&path);
    assert_eq!(opened, Opened::Kept);
    let learner = history.learners().unwrap()[0].id;
    assert_eq!(history.answers(learner).unwrap().len(), 200);
    other.execute_batch("ROLLBACK").unwrap();
}
