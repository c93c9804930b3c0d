//! `lesson` and `check`: lessons played and lesson files checked.

use std::fs;
use std::io;
use std::path::PathBuf;

use arbitro::cli::terminal::Echo;
use arbitro::cli::{Status, Terminal, check, lesson};
use arbitro::course::embedded;
use arbitro::i18n::Locale;

use super::{at_terminal, guest, in_language};
use crate::given;

#[test]
fn lessons_play_to_their_end_from_a_pipe() {
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            for lesson in embedded().lessons() {
                let input = "\n".repeat(500);
                let mut context = guest(speaker);
                let (tally, written) = at_terminal(&mut context, &input, |terminal, context| {
                    lesson::run(terminal, context, lesson, 3)
                });
                assert!(tally.asked > 4 && tally.right == 0, "{}", lesson.id);
                assert!(written.contains(&speaker.text("cli-lesson-end")));
                assert!(
                    !written.contains("**") && !written.contains('⟦'),
                    "{written}"
                );
            }
        });
    }
}

/// A temporary folder, deleted afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("arbitro-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const LESSON: &str = "(format: 1, id: \"mine\", title: (it: \"Mia\", en: \"Mine\"), steps: [
    say((it: \"Una **parola**.\", en: \"One **word**.\")),
    ask(id: \"mine-1\", exercise: judge_call(auction: \"1S P\", call: \"X\")),
])";

#[test]
fn lesson_files_are_checked_with_their_places() {
    let folder = Folder::new("check");
    let checked = |locale: Locale, paths: &[PathBuf]| {
        in_language(locale, |speaker| {
            let mut output = Vec::new();
            let mut terminal = Terminal::new(io::empty(), &mut output, Echo::Typed);
            let status = check::run(&mut terminal, speaker, paths, false).unwrap();
            drop(terminal);
            (status, String::from_utf8(output).unwrap())
        })
    };
    let good = folder.file("good.ron", LESSON);
    assert_eq!(
        checked(Locale::En, &[good]),
        (Status::Done, "1 file checked: no errors.\n".into())
    );
    let (status, written) = checked(Locale::En, &[given::root().join("lessons")]);
    assert_eq!(status, Status::Done, "the course itself\n{written}");
    let bad = folder.file(
        "bad.ron",
        &LESSON.replace("mine", "other").replace("1S P", "1S 1S"),
    );
    let gone = folder.0.join("gone.ron");
    for locale in Locale::BASES {
        let (status, written) = checked(locale, &[bad.clone(), gone.clone()]);
        assert_eq!(status, Status::Failed);
        assert!(
            written.contains("bad.ron") && written.contains("gone.ron"),
            "{written}"
        );
        assert!(written.contains('3') && !written.contains('⟦'), "{written}");
    }
    let text = folder.file(
        "text.ron",
        &LESSON.replace(
            "(it: \"Una **parola**.\", en: \"One **word**.\")",
            "\"no-such-text\"",
        ),
    );
    assert_eq!(checked(Locale::En, &[text]).0, Status::Failed);
    // A warning is shown; --strict counts it as an error.
    let unclosed = folder.file("unclosed.ron", &LESSON.replace("**word**", "**word"));
    let (status, written) = checked(Locale::En, std::slice::from_ref(&unclosed));
    assert_eq!(status, Status::Done, "{written}");
    assert!(written.contains("1 warning."), "{written}");
    let strict = in_language(Locale::En, |speaker| {
        let mut terminal = Terminal::new(io::empty(), io::sink(), Echo::Typed);
        check::run(&mut terminal, speaker, &[unclosed], true).unwrap()
    });
    assert_eq!(strict, Status::Failed);
    let empty = Folder::new("empty");
    assert_eq!(
        checked(Locale::En, std::slice::from_ref(&empty.0)).0,
        Status::Failed
    );
}

#[test]
fn boards_are_counted_and_what_is_left_out_is_named() {
    let checked = |locale: Locale, paths: &[PathBuf]| {
        in_language(locale, |speaker| {
            let mut output = Vec::new();
            let mut terminal = Terminal::new(io::empty(), &mut output, Echo::Typed);
            let status = check::run(&mut terminal, speaker, paths, false).unwrap();
            drop(terminal);
            (status, String::from_utf8(output).unwrap())
        })
    };
    let file = |name: &str| given::root().join("tests/data/pbn").join(name);
    let path = file("contradictions.pbn");
    let (status, written) = checked(Locale::En, std::slice::from_ref(&path));
    assert_eq!(status, Status::Done);
    let lines: Vec<&str> = written.lines().collect();
    let at = path.display();
    assert!(
        lines[0].starts_with(&format!("{at}:5: Board 1 is kept without")),
        "{written}"
    );
    let read = "7 boards read, 7 with a whole auction, 2 with a result.";
    assert_eq!(lines.last(), Some(&format!("{at}: {read}").as_str()));
    assert_eq!(lines.len(), 6);
    let folder = Folder::new("boards");
    let nothing = [
        file("no_pbn.pbn"),
        folder.0.join("gone.pbn"),
        folder.file("empty.PBN", ""),
    ];
    for locale in Locale::BASES {
        for path in &nothing {
            let (status, written) = checked(locale, &[path.clone(), file("whole.pbn")]);
            assert_eq!(status, Status::Failed, "{written}");
            assert!(written.contains(&path.display().to_string()), "{written}");
            assert!(!written.contains('⟦'), "{written}");
        }
    }
    let lesson = folder.file("good.ron", LESSON);
    let (status, written) = checked(Locale::En, &[lesson, file("whole.pbn")]);
    assert_eq!(status, Status::Done);
    assert!(
        written.contains("1 board read,") && written.contains("1 file checked"),
        "{written}"
    );
}
