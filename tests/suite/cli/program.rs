//! The program as a process: its exit status, its language, and where it writes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use arbitro::i18n::{Catalog, Locale};
use arbitro::learner::Notebook;
use arbitro::settings::SettingsFile;

#[cfg(all(target_os = "linux", feature = "app"))]
use crate::given::speaker;

/// Runs the program with these lines typed, on a computer where it has never been started.
pub(super) fn arbitro(arguments: &[&str], typed: &str) -> (Option<i32>, String, String) {
    arbitro_at("", arguments, typed)
}

/// As [`arbitro`], with an X display.
fn arbitro_at(display: &str, arguments: &[&str], typed: &str) -> (Option<i32>, String, String) {
    let home = tempfile::tempdir().unwrap();
    arbitro_on(display, home.path(), arguments, typed)
}

/// As [`arbitro`], with its folders in `home`, so that tests never touch the developer's own files.
fn arbitro_of(home: &Path, arguments: &[&str], typed: &str) -> (Option<i32>, String, String) {
    arbitro_on("", home, arguments, typed)
}

fn arbitro_on(
    display: &str,
    home: &Path,
    arguments: &[&str],
    typed: &str,
) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(arguments)
        .env("DISPLAY", display)
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("LC_ALL", "fr_CH.UTF-8")
        .env("HOME", home)
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_DATA_HOME", home.join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input may have exited already.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code(), text(stdout), text(stderr))
}

#[test]
fn the_program_ends_with_a_status() {
    let status = |arguments: &[&str]| arbitro(arguments, "").0;
    assert_eq!(status(&["drill", "--items", "2"]), Some(0));
    assert_eq!(status(&["drill", "poker"]), Some(2));
    assert_eq!(status(&["drill", "--difficulty", "4"]), Some(2));
    assert_eq!(status(&["drill", "--item", "JC1-0G00-055"]), Some(2));
    assert_eq!(status(&["lesson"]), Some(0));
    assert_eq!(status(&["lesson", "nothing"]), Some(2));
    assert_eq!(status(&["lesson", "--test", "nothing"]), Some(2));
    assert_eq!(
        status(&["lesson", "--test", "table", "--no-history"]),
        Some(0)
    );
    assert_eq!(status(&["lesson", "nothing.ron"]), Some(1));
    assert_eq!(status(&["score", "4S=", "--vul", "NS"]), Some(2));
    assert_eq!(status(&["score", "4S=", "--vul", "us"]), Some(2));
    assert_eq!(status(&["score", "4S+1"]), Some(0));
    assert_eq!(status(&["check", "no/such/folder"]), Some(1));
    assert_eq!(status(&["check"]), Some(2));
    assert_eq!(status(&["--lang", "xx", "lesson"]), Some(2));
    assert_eq!(status(&["judge", "--help"]), Some(0));
    assert_eq!(status(&["--item", "JC1-0G00-05S", "lesson"]), Some(2));
    assert_eq!(status(&["--software", "lesson"]), Some(2));
    let judged = |typed: &str| arbitro(&["judge"], typed);
    assert_eq!(judged("{\"ask\":\"board\",\"number\":1}\n").0, Some(0));
    assert_eq!(judged("{}\n{\"ask\":\"board\",\"number\":1}\n").0, Some(1));
}

#[test]
fn the_language_is_the_systems_unless_one_is_named() {
    let (_, french, _) = arbitro(&["lesson"], "");
    assert!(
        french.starts_with(&Catalog::new(Locale::Fr).text("cli-lessons")),
        "{french}"
    );
    let german = Catalog::new(Locale::De).text("cli-lessons");
    for arguments in [["--lang", "de", "lesson"], ["lesson", "--lang", "de"]] {
        assert!(arbitro(&arguments, "").1.starts_with(&german));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_display_it_goes_on_in_the_terminal() {
    let (status, written, _) = arbitro(&["--lang", "it"], "");
    let italian = Catalog::new(Locale::It);
    assert_eq!(status, Some(0));
    let why = if cfg!(feature = "app") {
        "cli-no-display"
    } else {
        "cli-without-window"
    };
    assert!(written.starts_with(&italian.text(why)), "{written}");
    assert!(
        written.trim_end().ends_with(&italian.text("cli-goodbye")),
        "{written}"
    );
    let (_, written, _) = arbitro(&["--item", "JC1-0G00-05S"], "q\n");
    assert!(written.contains("JC1-0G00-05S"));
}

/// A name leads to the same lesson on the command line of the window and of the terminal.
#[test]
#[cfg(target_os = "linux")]
fn a_lesson_is_named_by_its_id_or_its_file() {
    let file = crate::given::root().join("lessons/auction/double.ron");
    let title = Catalog::new(Locale::En).text("lesson-double-title");
    let with = |arguments: &[&str], named: &str| {
        let arguments = [&["--lang", "en"], arguments, &[named]].concat();
        arbitro(&arguments, "q\n")
    };
    for arguments in [&["lesson"][..], &["--lesson"], &["--projector", "--lesson"]] {
        for named in ["double", file.to_str().unwrap()] {
            let (status, written, _) = with(arguments, named);
            assert_eq!(status, Some(0), "{arguments:?} {named}");
            assert!(written.contains(&title), "{arguments:?} {named}: {written}");
        }
        let (status, _, complaint) = with(arguments, "doubel");
        assert_eq!(status, Some(2), "{arguments:?}");
        assert!(complaint.contains("“doubel”"), "{complaint}");
        assert!(complaint.contains("did you mean: double"), "{complaint}");
        let (_, _, complaint) = with(arguments, "zzz");
        assert!(!complaint.contains("did you mean"), "{complaint}");
    }
}

/// `--history` names another file, `--no-history` none; the default is the window's file.
#[test]
#[cfg(target_os = "linux")]
fn answers_go_where_the_command_line_says() {
    let home = tempfile::tempdir().unwrap();
    let shared = home.path().join("data/arbitro/history.sqlite");
    let own = home.path().join("class/monday.sqlite");
    let drill = |more: &[&str]| {
        let arguments = [&["drill", "--item", "JC1-0G00-05S"], more].concat();
        let (status, written, complaint) = arbitro_of(home.path(), &arguments, "\n");
        assert_eq!((status, complaint.as_str()), (Some(0), ""), "{written}");
        written
    };
    drill(&["--no-history"]);
    assert!(!shared.exists());
    let named = own.to_str().unwrap();
    drill(&["--history", named, "--learner", "Zoé"]);
    assert!(!shared.exists());
    assert_eq!(Notebook::open(&own, None).learner().unwrap().name, "Zoé");
    // The window opens with the learner of the last session.
    drill(&["--learner", "Anna"]);
    let told = drill(&["--learner", "Bruno"]);
    assert!(told.contains("Bruno"), "{told}");
    assert!(drill(&[]).contains("Bruno"));
    let settings = SettingsFile::at(home.path().join("config/arbitro/settings.ron"));
    let notebook = Notebook::open(&shared, settings.settings().learner);
    assert_eq!(notebook.learner().unwrap().name, "Bruno");
    assert_eq!(notebook.rows().len(), 2);
    let status = |arguments: &[&str]| arbitro_of(home.path(), arguments, "").0;
    assert_eq!(status(&["drill", "--learner", ""]), Some(2));
    assert_eq!(
        status(&["drill", "--learner", "A", "--no-history"]),
        Some(2)
    );
    assert_eq!(status(&["drill", "--review", "judge_call"]), Some(2));
    assert_eq!(status(&["drill", "--two-languages", "xx"]), Some(2));
    // A lesson is begun and listed for the learner who took it.
    let lesson = |more: &[&str], typed: &str| {
        let arguments = [&["--lang", "en", "lesson"], more].concat();
        arbitro_of(home.path(), &arguments, typed).1
    };
    lesson(&["double", "--two-languages", "it"], "\n\n\n");
    assert!(lesson(&[], "").contains("(started)"));
    assert!(!lesson(&["--learner", "Anna"], "").contains("(started)"));
    assert!(!lesson(&["--learner", "Nobody"], "").contains("(started)"));
    assert_eq!(Notebook::open(&shared, None).learners().len(), 2);
}

/// A text that needs a contract or a number is incomplete alone, so a lesson cannot show it.
#[test]
fn a_lesson_names_only_texts_that_are_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("l.ron");
    let with_title = |title: &str| {
        let lesson =
            format!("(format: 1, id: \"l\", title: \"{title}\", steps: [say((en: \"A.\"))])");
        std::fs::write(&file, lesson).unwrap();
        arbitro(&["--lang", "en", "check", file.to_str().unwrap()], "")
    };
    assert_eq!(with_title("cli-goodbye").0, Some(0));
    let (status, said, _) = with_title("cli-check-failed");
    assert_eq!(status, Some(1));
    assert!(said.contains("cli-check-failed"), "{said}");
}

/// Two programs at once: the history has every answer of both.
#[test]
#[cfg(target_os = "linux")]
fn two_programs_share_a_history() {
    const EACH: usize = 6;
    let home = tempfile::tempdir().unwrap();
    let history = home.path().join("class.sqlite");
    let named = history.to_str().unwrap();
    let answers = |learner: &str| {
        for _ in 0..EACH {
            let drill = ["drill", "--item", "JC1-0G00-05S", "--history", named];
            let arguments = [&drill[..], &["--learner", learner]].concat();
            let (status, written, complaint) = arbitro_of(home.path(), &arguments, "\n");
            assert_eq!((status, complaint.as_str()), (Some(0), ""), "{written}");
        }
    };
    std::thread::scope(|scope| {
        for learner in ["Anna", "Anna", "Bruno"] {
            scope.spawn(move || answers(learner));
        }
    });
    let notebook = Notebook::open(&history, None);
    let rows = notebook.learners().iter().map(|learner| {
        let notebook = Notebook::open(&history, Some(learner.id.number()));
        (learner.name.clone(), notebook.rows().len())
    });
    let mut rows: Vec<(String, usize)> = rows.collect();
    rows.sort();
    let (anna, bruno) = (("Anna".to_owned(), 2 * EACH), ("Bruno".to_owned(), EACH));
    assert_eq!(rows, [anna, bruno]);
}

/// With either renderer: there is no display, and its libraries may be missing too.
#[test]
#[cfg(all(target_os = "linux", feature = "app"))]
fn a_window_that_cannot_open_is_explained() {
    for arguments in [&["--lang", "it"][..], &["--software", "--lang", "it"]] {
        let (status, written, complaint) = arbitro_at(":64999", arguments, "");
        let italian = Catalog::new(Locale::It);
        let failed = speaker(Locale::It).with("cli-window-failed", [("reason", "".into())]);
        assert!(written.starts_with(failed.trim_end()), "{written}");
        let goes_on = italian.text("cli-window-failed-terminal");
        assert!(written.lines().any(|line| line == goes_on), "{written}");
        assert_eq!(complaint, "");
        assert_eq!(status, Some(0));
    }
}

/// A program without paper says so to whoever asks for a sheet, and does not offer one.
#[test]
#[cfg(not(feature = "paper"))]
fn without_paper_no_sheet_is_made() {
    let why = Catalog::new(Locale::It).text("cli-without-paper");
    for asked in [
        &["sheet"][..],
        &["sheet", "double", "--items", "3"],
        &["sheet", "poker"],
    ] {
        let (status, written, complaint) = arbitro(&[asked, &["--lang", "it"]].concat(), "");
        assert_eq!((status, written.as_str()), (Some(2), ""), "{asked:?}");
        assert_eq!(complaint.trim_end(), why, "{asked:?}");
    }
    let (_, help, _) = arbitro(&["--help"], "");
    assert!(
        help.contains("\n  score ") && !help.contains("sheet"),
        "{help}"
    );
}

#[test]
fn a_reader_who_leaves_ends_it_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(["judge"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let question = b"{\"ask\":\"legal_calls\",\"auction\":\"\"}\n";
    input.write_all(question).unwrap();
    // The answer comes at once, before further questions.
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert!(line.starts_with("{\"id\":null,\"legal\":[\"P\","), "{line}");
    let _ = input.write_all(question);
    drop(input);
    let Output { status, stderr, .. } = child.wait_with_output().unwrap();
    assert_eq!((status.code(), stderr.len()), (Some(0), 0));
}

/// The examples in the help can be copied as they are.
#[test]
fn the_examples_of_the_help_can_be_copied() {
    let (status, help, _) = arbitro(&["judge", "--help"], "");
    assert_eq!(status, Some(0));
    let asked = help
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with('{') && line.contains("\"ask\""));
    let asked: Vec<&str> = asked.collect();
    assert!(asked.len() >= arbitro::judge::asks().count());
    let (status, answers, _) = arbitro(&["judge"], &asked.join("\n"));
    assert_eq!(status, Some(0), "{answers}");
    assert_eq!(answers.lines().count(), asked.len());
}
