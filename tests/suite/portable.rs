//! A portable program stores everything beside itself and leaves nothing on the computer.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use arbitro::i18n::Locale;
use arbitro::learner::Notebook;
use arbitro::settings::{DATA, Folders, MARKER, Settings, SettingsFile};
use tempfile::TempDir;

use crate::given::speaker;

/// A folder with a program in it, represented by an empty file.
fn stick(marked: bool) -> (TempDir, PathBuf) {
    let stick = tempfile::tempdir().unwrap();
    if marked {
        fs::write(stick.path().join(MARKER), "").unwrap();
    }
    let program = stick.path().join("arbitro");
    (stick, program)
}

#[test]
fn the_file_beside_the_program_makes_it_portable() {
    let (_plain, program) = stick(false);
    assert_eq!(Folders::beside(&program), None);
    let (stick, program) = stick(true);
    let data = stick.path().join(DATA);
    let here = Folders::beside(&program).expect("portable");
    assert_eq!(here.settings, Some(data.join("settings.ron")));
    assert_eq!(here.history, Some(data.join("history.sqlite")));
    assert_eq!(here.documents.as_deref(), Some(stick.path()));
    assert_eq!(here.lessons, None);
    assert!(
        !data.exists(),
        "nothing is made before there is something to keep"
    );
    let lessons = stick.path().join("lessons");
    fs::create_dir(&lessons).unwrap();
    assert_eq!(Folders::beside(&program).unwrap().lessons, Some(lessons));
    // A folder with the marker's name does not count.
    let (other, program) = self::stick(false);
    fs::create_dir(other.path().join(MARKER)).unwrap();
    assert_eq!(Folders::beside(&program), None);
}

/// On macOS a program is a folder, and the files beside it are outside of it.
#[test]
fn beside_a_bundle_is_outside_of_it() {
    let (stick, _) = stick(true);
    let inside = |bundle: &str| stick.path().join(bundle).join("Contents/MacOS/arbitro");
    let here = Folders::beside(&inside("Arbitro.app")).expect("portable");
    assert_eq!(here.documents.as_deref(), Some(stick.path()));
    assert_eq!(Folders::beside(&inside("Arbitro")), None);
    assert_eq!(Folders::beside(&stick.path().join("deeper/arbitro")), None);
}

/// A copy of the program on a stick; hard-linked, because the program is large.
fn at(stick: &Path) -> PathBuf {
    let program = stick.join(format!("arbitro{}", std::env::consts::EXE_SUFFIX));
    let built = Path::new(env!("CARGO_BIN_EXE_arbitro"));
    if fs::hard_link(built, &program).is_err() {
        fs::copy(built, &program).unwrap();
    }
    program
}

fn drill(program: &Path, home: &Path) -> (bool, String) {
    let mut child = Command::new(program)
        .args(["--lang", "en", "drill", "--item", "JC1-0G00-05S"])
        .env("HOME", home)
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_DATA_HOME", home.join("data"))
        .env("XDG_CACHE_HOME", home.join("cache"))
        .env("APPDATA", home)
        .env("LOCALAPPDATA", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input may have exited already.
    let _ = child.stdin.take().unwrap().write_all(b"1\n");
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    (output.status.success(), said)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn a_portable_program_leaves_nothing_on_the_computer() {
    let (home, (stick, _)) = (tempfile::tempdir().unwrap(), stick(true));
    let data = stick.path().join(DATA);
    fs::create_dir(&data).unwrap();
    // A setting made on another computer applies here too.
    let mut settings = SettingsFile::at(data.join("settings.ron"));
    let chosen = Settings {
        dark: true,
        ..Settings::default()
    };
    settings.keep(chosen).unwrap();
    let (well, said) = drill(&at(stick.path()), home.path());
    assert!(well, "{said}");
    assert_eq!(names(home.path()), [""; 0]);
    assert_eq!(names(stick.path()), [&at_name(), DATA, MARKER]);
    let notebook = Notebook::open(&data.join("history.sqlite"), None);
    assert!(!notebook.rows().is_empty(), "the answers are on the stick");
    let settings = SettingsFile::at(data.join("settings.ron")).settings();
    assert!(settings.dark, "choices come along");
}

fn at_name() -> String {
    format!("arbitro{}", std::env::consts::EXE_SUFFIX)
}

#[test]
fn without_the_file_answers_are_kept_on_the_computer() {
    let (home, (stick, _)) = (tempfile::tempdir().unwrap(), stick(false));
    let (well, said) = drill(&at(stick.path()), home.path());
    assert!(well, "{said}");
    assert_eq!(names(stick.path()), [at_name()]);
    assert!(!names(home.path()).is_empty());
}

/// Nothing is stored rather than stored on a computer that belongs to someone else.
#[test]
fn a_stick_that_cannot_be_written_to_keeps_nothing_and_leaves_nothing() {
    let (home, (stick, _)) = (tempfile::tempdir().unwrap(), stick(true));
    // A file is in place of the folder, so not even an administrator can write there.
    fs::write(stick.path().join(DATA), "in the way").unwrap();
    let (well, said) = drill(&at(stick.path()), home.path());
    assert!(well, "{said}");
    let trouble = speaker(Locale::En).text("screen-history-not-opened");
    assert!(said.contains(&trouble), "{said}");
    assert_eq!(names(home.path()), [""; 0]);
}
