//! Untrusted input: lessons, courses, boards, histories, settings. Whatever they contain, the
//! result is quick and short, stays inside the folder, and does not control the terminal.
//!
//! More tests are beside those of each file type: `lessons`, `boards`, `settings`, `learner`,
//! `judge`; `fuzz/` searches for unknown cases.

use std::fs;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use arbitro::cli::terminal::{Echo, harmless};
use arbitro::cli::{Status, Terminal, check};
use arbitro::course::lesson::{MAX_CHAPTERS, MAX_LESSONS};
use arbitro::course::load::{MAX_BYTES, read_lesson};
use arbitro::course::{Checked, Step, check_path, parse_lesson};
use arbitro::exercise::boards::{PbnReading, SkipReason, pbn, read_pbn};
use arbitro::exercise::{ItemCode, Kind, Skill};
use arbitro::i18n::Locale;
use arbitro::learner::{History, TransferError};
use arbitro::settings::{Settings, SettingsFile};

use crate::given::speaker;

/// Far more than any of these takes, and far less than quadratic time would take.
const SOON: Duration = Duration::from_secs(20);

fn soon<T>(what: &str, act: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = act();
    assert!(begun.elapsed() < SOON, "{what}: {:?}", begun.elapsed());
    done
}

/// A lesson of maximum size: a beginning, one repeated piece, an end.
fn filled(before: &str, piece: &str, after: &str) -> String {
    let room = MAX_BYTES as usize - before.len() - after.len();
    format!("{before}{}{after}", piece.repeat(room / piece.len()))
}

fn asking(exercise: &str) -> (String, &'static str) {
    let before = "(format: 1, id: \"l\", title: \"t\", steps: [ask(id: \"q\", exercise: ";
    (format!("{before}{exercise}"), "\"))])")
}

#[test]
fn a_lesson_of_a_million_signs_is_refused_soon_and_briefly() {
    let steps = "(format: 1, id: \"l\", title: \"t\", steps: [";
    let (auction, auction_end) = asking("legal_calls(auction: \"");
    let (illegal, _) = asking("legal_calls(auction: \"1C 1C ");
    let (call, _) = asking("judge_call(auction: \"\", call: \"");
    let expected = "(format: 1, id: \"l\", title: \"t\", steps: [ask(id: \"q\", \
                    exercise: judge_call(auction: \"\", call: \"1C\"), expect: \"";
    let long = [
        filled(
            "(format: 1, id: \"",
            "X",
            "\", title: \"t\", steps: [say(\"a\")])",
        ),
        filled(&auction, "P ", auction_end),
        filled(&illegal, "P ", auction_end),
        filled(&call, "7", auction_end),
        filled(expected, "expect: ", "\")])"),
        filled(expected, "illegal\\n", "\")])"),
        filled(steps, "say(\"a\"),", "])"),
        filled(
            &format!("{steps}practise(skill: \"double-legal\", items: "),
            "9",
            ")])",
        ),
        filled("", "(", ""),
        filled("", "[", ""),
        filled("", "{", ""),
        filled("", "/*", ""),
        filled("", "show(", ""),
        filled("", "show(/**/", ""),
        filled("", "show /*", ""),
        filled("r", "#", ""),
        filled("", "#![enable(implicit_some)]", ""),
        filled("", "\n", ""),
        filled("", "\u{feff}", ""),
        filled("", "\\u{10ffff}", ""),
    ];
    for text in long {
        let begin: String = text.chars().take(60).collect();
        let error = soon(&begin, || parse_lesson(Path::new("l.ron"), &text));
        let error = error.expect_err(&begin);
        for locale in Locale::BASES {
            let said = speaker(locale).lesson_error(&error);
            assert!(said.chars().count() < 1_000, "{begin}: {}", said.len());
        }
    }
}

#[test]
fn a_long_text_of_a_lesson_is_taken_soon() {
    let steps = "(format: 1, id: \"l\", title: \"t\", steps: [say((en: \"";
    for piece in ["**{1S} {HT} ", "{", "*", "\u{202e}a", "e\u{301}"] {
        let text = filled(steps, piece, "\"))])");
        let lesson = soon(piece, || parse_lesson(Path::new("l.ron"), &text));
        let lesson = lesson.expect(piece);
        let [Step::Say(words)] = &lesson.steps[..] else {
            panic!("{piece}: {} steps", lesson.steps.len());
        };
        for locale in Locale::BASES {
            let said = soon(piece, || speaker(locale).lesson_text(words));
            assert!(said.len() > text.len() / 4, "{piece}: {}", said.len());
        }
    }
    // A text with unclosed braces stays as it is.
    let said = speaker(Locale::En).notation_in("{X {North} {{ {1S");
    assert_eq!(said, "{X {North} {{ {1S");
}

/// Many skills and many kinds would make very many pairs.
#[test]
fn skills_and_kinds_that_are_named_again_and_again_count_once() {
    let skills = "\"imps\",".repeat(70_000);
    let kinds = "\"score_contract\",".repeat(30_000);
    let recap = format!("recap(skills: [{skills}\"game-bonus\"], kinds: [{kinds}], items: 2)");
    let text = format!("(format: 1, id: \"l\", title: \"t\", steps: [{recap}])");
    assert!(text.len() <= MAX_BYTES as usize);
    let lesson = soon("recap", || parse_lesson(Path::new("l.ron"), &text));
    let lesson = lesson.expect("a recap");
    let [Step::Recap { skills, kinds, .. }] = &lesson.steps[..] else {
        panic!("{} steps", lesson.steps.len());
    };
    assert_eq!(*skills, [Skill::Imps, Skill::GameBonus]);
    assert_eq!(*kinds, [Kind::ScoreContract]);
}

/// A folder with a course of these lines, and one lesson of maximum size.
fn course(chapters: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("c")).unwrap();
    let lesson = filled(
        "(format: 1, id: \"l\", title: (en: \"t\"), steps: [say((en: \"",
        "a",
        "\"))])",
    );
    fs::write(folder.path().join("c/l.ron"), lesson).unwrap();
    let order = format!("(format: 1, chapters: [{chapters}])");
    fs::write(folder.path().join("course.ron"), order).unwrap();
    folder
}

fn problems(checked: &Checked) -> Vec<&str> {
    let errors = checked.errors.iter();
    errors.map(|error| error.problem.id.as_str()).collect()
}

fn checked(folder: &tempfile::TempDir) -> Checked {
    check_path(folder.path(), |_| true)
}

/// A list of ten kilobytes would otherwise read gigabytes.
#[test]
fn a_course_that_names_one_lesson_again_and_again_reads_it_once() {
    let again = "\"l\", ".repeat(MAX_LESSONS);
    let folder = course(&format!("(id: \"c\", title: \"t\", lessons: [{again}])"));
    let course = soon("again and again", || checked(&folder));
    assert_eq!(course.files, 2);
    assert_eq!(problems(&course), vec!["named-twice"; MAX_LESSONS - 1]);
    assert!(course.errors.iter().all(|error| error.location.is_some()));
}

#[test]
fn a_course_has_its_bounds() {
    let too_many = [
        format!(
            "(id: \"c\", title: \"t\", lessons: [{}])",
            "\"x\",".repeat(MAX_LESSONS + 1)
        ),
        "(id: \"c\", title: \"t\", lessons: []),".repeat(MAX_CHAPTERS + 1),
    ];
    for chapters in too_many {
        let folder = course(&chapters);
        let course = soon("too many", || checked(&folder));
        assert_eq!(problems(&course), ["too-many-lessons"]);
        for locale in Locale::BASES {
            let said = speaker(locale).lesson_error(&course.errors[0]);
            // Without grouping marks.
            let marks = ['.', ',', '\u{a0}', '\u{202f}'];
            let said = said.replace(marks, "");
            assert!(said.contains(&MAX_LESSONS.to_string()), "{said}");
            assert!(said.contains(&MAX_CHAPTERS.to_string()), "{said}");
        }
    }
}

#[test]
fn a_course_names_nothing_outside_its_folder() {
    let outside = tempfile::tempdir().unwrap();
    let secret = outside.path().join("l.ron");
    fs::write(
        &secret,
        "(format: 1, id: \"l\", title: (en: \"t\"), steps: [say((en: \"a\"))])",
    )
    .unwrap();
    let absolute = outside
        .path()
        .join("l")
        .display()
        .to_string()
        .replace('\\', "/");
    for name in [
        "../l",
        "..",
        "/etc/passwd",
        "c/l",
        "l.ron",
        "",
        "C:l",
        "~",
        "l\\u{0}",
        &absolute,
    ] {
        let folder = course(&format!("(id: \"c\", title: \"t\", lessons: [\"{name}\"])"));
        assert_eq!(problems(&checked(&folder)), ["id-form"], "{name}");
    }
    for chapter in ["..", "../c", "/", "c/..", "C:", ""] {
        let folder = course(&format!(
            "(id: \"{chapter}\", title: \"t\", lessons: [\"l\"])"
        ));
        assert_eq!(problems(&checked(&folder)), ["id-form"], "{chapter}");
    }
}

#[test]
#[cfg(unix)]
fn links_lead_nowhere() {
    use std::os::unix::fs::symlink;

    let outside = tempfile::tempdir().unwrap();
    let lesson = "(format: 1, id: \"l\", title: (en: \"t\"), steps: [say((en: \"a\"))])";
    fs::write(outside.path().join("l.ron"), lesson).unwrap();
    let folder = course(
        "(id: \"c\", title: \"t\", lessons: [\"linked\"]), (id: \"d\", title: \"t\", lessons: [\"l\"])",
    );
    symlink(
        outside.path().join("l.ron"),
        folder.path().join("c/linked.ron"),
    )
    .unwrap();
    symlink(outside.path(), folder.path().join("d")).unwrap();
    // Only the course and the lesson in the folder are read.
    assert_eq!(checked(&folder).files, 2);
    assert_eq!(problems(&checked(&folder)), ["lesson-missing"; 2]);
    fs::remove_file(folder.path().join("course.ron")).unwrap();
    assert_eq!(check_path(folder.path(), |_| true).files, 1);
    // If the user names a link, its target is meant.
    let link = folder.path().join("c/linked.ron");
    assert!(read_lesson(&link, |_| true).is_ok());
    // A folder linked into itself is not searched endlessly.
    symlink(folder.path(), folder.path().join("again")).unwrap();
    assert_eq!(
        soon("again", || check_path(folder.path(), |_| true)).files,
        1
    );
}

/// Some files claim to be empty but have content; others never end.
#[test]
#[cfg(target_os = "linux")]
fn files_of_the_system_are_bounded() {
    let id = |path: &str| {
        read_lesson(Path::new(path), |_| true)
            .expect_err(path)
            .problem
            .id
    };
    assert_eq!(id("/dev/zero"), "unreadable");
    assert_eq!(id("/dev/tty"), "unreadable");
    assert_ne!(id("/proc/self/maps"), "unreadable");
    let settings = SettingsFile::at("/proc/self/maps".into());
    assert_eq!(settings.settings(), Settings::default());
    assert!(arbitro::exercise::boards::read_pbn_file(Path::new("/dev/zero")).is_err());
}

#[test]
fn a_sign_that_commands_a_terminal_is_none() {
    let signs = "a\u{1b}[2J\u{1b}]52;c;aGVs\u{7}\u{9b}31m\u{8}\u{0}\u{7f}b";
    let shown = harmless(signs);
    assert!(shown.chars().all(|c| !c.is_control()), "{shown:?}");
    assert!(shown.starts_with('a') && shown.ends_with('b'));
    assert_eq!(harmless("lines\r\nand\ttabs\n"), "lines\nand\ttabs\n");
    assert_eq!(harmless("over\rwritten"), "over\u{fffd}written");
    // The program's own texts contain none of them and are not copied.
    let own = "♠ ♥ «1090» −50\u{202f}%";
    assert!(matches!(harmless(own), std::borrow::Cow::Borrowed(_)));
}

/// Lessons, boards and file names, as printed in a terminal.
#[test]
fn no_file_commands_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let lesson = folder.path().join("a\u{1b}[31m.ron");
    let pbn = folder.path().join("b.pbn");
    let bad = "(format: 1, id: \"\\u{1b}]0;x\\u{7}\", title: \"t\", steps: [say(\"a\")])";
    if fs::write(&lesson, bad).is_err() {
        // Windows does not allow such names.
        return;
    }
    fs::write(&pbn, "[Board \"\u{1b}[2J1\"]\n[Deal \"\u{1b}[2J\"]\n").unwrap();
    let mut written = Vec::new();
    let mut terminal = Terminal::new(io::empty(), &mut written, Echo::Typed);
    let status = check::run(&mut terminal, &speaker(Locale::En), &[lesson, pbn], false).unwrap();
    assert_eq!(status, Status::Failed);
    drop(terminal);
    let written = String::from_utf8(written).unwrap();
    let obeyed = written.chars().find(|c| c.is_control() && *c != '\n');
    assert_eq!(obeyed, None, "{written:?}");
}

#[test]
fn numbers_and_bytes_that_are_no_choices() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    let large = format!("(text_size: {})", "9".repeat(60_000));
    let deep = "[".repeat(60_000);
    let wide = format!("(language: \"{}\")", "x".repeat(60_000));
    for text in [
        large.as_str(),
        &deep,
        "(text_size: -1)",
        "(text_size: 1e400)",
        "(learner: 1e3)",
    ] {
        fs::write(&path, text).unwrap();
        let file = soon("choices", || SettingsFile::at(path.clone()));
        assert_eq!(file.settings(), Settings::default(), "{text:.40}");
        assert!(file.broken().is_some(), "{text:.40}");
    }
    for text in [
        wide.as_str(),
        "(projector_at: (-2147483648, 2147483647))",
        "(unknown: [[[]]])",
    ] {
        fs::write(&path, text).unwrap();
        let file = SettingsFile::at(path.clone());
        assert_eq!(file.settings().locale, None, "{text:.40}");
    }
}

#[test]
fn codes_of_any_length_are_refused() {
    for text in [
        "",
        "-",
        "\0",
        "SC1-8QMG-BVC\0",
        "ＳＣ1-8QMG-BVC",
        "SC1-8QMG-BVC-BVC",
    ] {
        assert!(text.parse::<ItemCode>().is_err(), "{text:?}");
    }
    for piece in ["S", "-", "0", "é", "SC1-8QMG-BVC"] {
        let text = piece.repeat(1 << 20);
        assert!(soon(piece, || text.parse::<ItemCode>()).is_err());
    }
}

#[test]
fn boards_of_long_lines_and_wrong_bytes_are_told_of_briefly() {
    let long = "x".repeat(1 << 20);
    let texts = [
        format!("[Event \"{long}\"]\n[Deal \"N:{long}\"]\n"),
        format!("[{long} \"a\"]\n"),
        format!("[Board \"{long}\"]\n[Deal \"-\"]\n"),
        format!("[Deal \"N:{}\"]\n[Auction \"N\"]\n{long}\n", "- ".repeat(4)),
        format!("%{long}\n;{long}\n{{{long}"),
    ];
    for text in texts {
        let mut bytes = text.into_bytes();
        bytes.extend(b"\0\xff\xfe\x80");
        let PbnReading { boards, skipped } = soon("boards", || read_pbn(&bytes));
        assert!(boards.is_empty() && !skipped.is_empty());
        for skipped in skipped {
            assert!(speaker(Locale::De).skipped(&skipped).chars().count() < 1_000);
        }
    }
}

/// A report is larger than its line: reports on a file of damaged lines only could take gigabytes.
#[test]
fn a_file_of_damaged_lines_is_told_of_briefly() {
    for line in ["[\n", "[a\n", "[a \"\n", "{\n", "[]\n\n"] {
        let text = line.repeat(pbn::MAX_BYTES / line.len());
        let PbnReading { boards, skipped } = soon(line, || read_pbn(text.as_bytes()));
        assert!(boards.is_empty(), "{line}");
        assert!(
            skipped.len() <= pbn::MAX_DAMAGED + 1,
            "{line}: {}",
            skipped.len()
        );
        let told = skipped
            .iter()
            .any(|it| it.why == SkipReason::TooManyDamaged);
        assert_eq!(told, skipped.len() >= pbn::MAX_DAMAGED, "{line}");
    }
    let told = "[\n".repeat(pbn::MAX_DAMAGED - 1);
    let said = read_pbn(told.as_bytes()).skipped;
    assert!(said.iter().all(|it| it.why != SkipReason::TooManyDamaged));
}

/// A single value may be parsed for every line, or apply to every board.
#[test]
fn a_long_value_is_looked_at_once() {
    let read = |what: &str, text: String| {
        assert!(text.len() <= pbn::MAX_BYTES, "{what}");
        soon(what, || read_pbn(text.as_bytes()))
    };
    let whys = |reading: &PbnReading| -> Vec<SkipReason> {
        let skipped = reading.skipped.iter();
        skipped.map(|skipped| skipped.why.clone()).collect()
    };
    let boards = "[Event \"\"]\n\n".repeat(pbn::MAX_GAMES);

    let blanks = " ".repeat(4 << 20);
    let text = format!("[Board \"{blanks}\"]\n{}", "[\n".repeat(2_000_000));
    let reading = read("damaged lines", text);
    assert!(reading.boards.is_empty());
    assert_eq!(reading.skipped.len(), pbn::MAX_DAMAGED + 1);

    let blanks = " ".repeat(7_000_000);
    let reading = read("blanks", format!("[Deal \"##{blanks}\"]\n\n{boards}"));
    assert!(reading.boards.is_empty());
    assert_eq!(reading.skipped.len(), pbn::MAX_GAMES + 1);

    let deal = "[Deal \"##N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]";
    for (columns, damaged) in [(7_000_000, true), (4_000, false)] {
        let table = format!("{}Contract;Declarer;Result", ";".repeat(columns));
        let text = format!("{deal}\n[ScoreTable \"##{table}\"]\n\n{boards}");
        let reading = read("columns", text);
        assert_eq!(reading.boards.len(), pbn::MAX_GAMES, "{columns}");
        let mut expected = vec![SkipReason::TooManyBoards];
        if damaged {
            expected.insert(0, SkipReason::Tag);
        }
        assert_eq!(whys(&reading), expected, "{columns}");
    }
}

/// A value longer than any real one is a damaged line, and no value of the previous board replaces
/// it.
#[test]
fn a_value_has_its_bound() {
    let deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    let before = format!("[Board \"1\"]\n[Deal \"##{deal}\"]\n\n[Board \"2\"]\n");
    let reading = |value: &str| {
        let text = format!("{before}[Deal \"{value}\"]\n");
        let PbnReading { boards, skipped } = read_pbn(text.as_bytes());
        let skipped = skipped.into_iter();
        let whys: Vec<_> = skipped.map(|it| (it.line, it.board, it.why)).collect();
        (boards.len(), whys)
    };
    let blanks = " ".repeat(4 << 10);
    assert_eq!(reading(&format!("{blanks}{deal}{blanks}")), (2, vec![]));
    let two = Some("2".to_owned());
    let damaged = [(4, SkipReason::NoDeal), (5, SkipReason::Tag)];
    let damaged = damaged.map(|(line, why)| (line, two.clone(), why)).to_vec();
    assert_eq!(reading(&"x".repeat(1 + (4 << 10))), (1, damaged));
}

/// Data that another program has not yet merged into an SQLite file is in a log beside it, which
/// counts as well.
#[test]
fn the_log_beside_a_history_is_bounded_as_well() {
    let folder = tempfile::tempdir().unwrap();
    let (mut own, _) = History::open(&folder.path().join("own.sqlite")).unwrap();
    let from = folder.path().join("from.sqlite");
    let (from_history, _) = History::open(&from).unwrap();
    drop(from_history);
    let log = fs::File::create(folder.path().join("from.sqlite-wal")).unwrap();
    // Nothing is written: the file is sparse.
    log.set_len(arbitro::learner::transfer::MAX_BYTES).unwrap();
    let error = own.import(&from).expect_err("too large");
    assert!(matches!(error, TransferError::TooLarge), "{error:?}");
    fs::remove_file(folder.path().join("from.sqlite-wal")).unwrap();
    assert!(own.import(&from).is_ok());
}
