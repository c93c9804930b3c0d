//! The window where there is no file system, as in a browser: a host hands files in and takes new
//! ones, and nothing asks for a path.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use arbitro::course::{load, parse_lesson};
use arbitro::desk::Tool;
use arbitro::exercise::{Kind, Skill};
use arbitro::i18n::Locale;
use arbitro::learner::{History, OpenError, Trouble, Whom};
use arbitro::ui::chooser::Wanted;
use arbitro::ui::command::{Command, ComposeCommand, LearnersCommand, ProjectorCommand};
use arbitro::ui::compose::{Drawer, SaidOfFile};
use arbitro::ui::desk::{DeskCommand, Field};
use arbitro::ui::page::{HelpPage, Page};
use arbitro::ui::printing::SheetCommand;
use arbitro::ui::{Download, HistoryAt, Options};
use egui::accesskit::Role;
use egui::{Event, Key, OutputCommand};
use egui_kittest::kittest::Queryable as _;

use crate::given::{root, speaker};
use crate::made_up;
use crate::screens::{Window, assert_said, opened, press, text};

fn hosted(locale: Locale, kept: Option<&[u8]>) -> Window {
    let options = Options {
        history: HistoryAt::Host(kept.map(Arc::from)),
        ..Options::new(locale)
    };
    opened(options, [1280.0, 800.0])
}

fn apply(window: &mut Window, command: Command) {
    window.state_mut().apply(command);
    window.run();
}

fn composing(window: &mut Window, command: ComposeCommand) {
    apply(window, Command::Compose(command));
}

fn hand_in(window: &mut Window, wanted: Option<Wanted>, name: &str, bytes: &[u8]) {
    let bytes = Some(bytes.to_vec());
    window.state_mut().hand_in(wanted, name, bytes);
    window.run();
}

fn page(window: &Window) -> &Page {
    &window.state().state().page
}

/// The only new file, which the page says that the browser is saving.
fn download(window: &mut Window, locale: Locale) -> Download {
    let mut files = window.state_mut().take_downloads();
    assert_eq!(files.len(), 1);
    let file = files.remove(0);
    assert_downloaded(window, locale, &file.name);
    file
}

fn assert_downloaded(window: &Window, locale: Locale, names: &str) {
    let file = [("file", names.to_owned().into())];
    assert_said(window, &speaker(locale).with("files-downloaded", file));
}

fn assert_unsaid(window: &Window, said: &str) {
    let mut found = window.query_all_by_label_contains(said);
    assert!(found.next().is_none(), "somebody says: {said}");
}

fn press_again(window: &mut Window, locale: Locale) {
    press(window, &text(locale, "files-download-again"));
}

fn double() -> Vec<u8> {
    fs::read(root().join("lessons/auction/double.ron")).unwrap()
}

/// A lesson with a misspelt field in its fourth line.
const BROKEN: &[u8] = b"(\n    format: 1,\n    id: \"mine\",\n    titel: (en: \"Mine\"),\n)\n";

fn broken_told(locale: Locale) -> String {
    let file = Path::new("mine.ron");
    let error = load::lesson_of_bytes(file, BROKEN.to_vec(), |_| true).unwrap_err();
    assert_eq!(error.location.map(|at| at.line), Some(4));
    speaker(locale).lesson_error(&error)
}

#[test]
fn no_page_asks_for_a_path() {
    let on_disk = [
        "chooser-choose",
        "screen-boards-path",
        "compose-boards-path",
        "compose-path",
        "learners-export-path",
        "learners-import-path",
        "screen-sheet-path",
        "teach-folder-title",
        "teach-window-on",
        "settings-where-nowhere",
    ];
    let name = LearnersCommand::TypeName("Anna".to_owned());
    let drawer = |drawer| Command::Compose(ComposeCommand::Open(Some(drawer)));
    let pages = [
        (Command::GoLearners, "learners-export-do"),
        (Command::GoLearners, "chooser-file-title"),
        (Command::GoPractice, "chooser-file-title"),
        (Command::GoSheet(None), "screen-sheet-make"),
        (Command::GoTeach(None), "folder-edit"),
        (drawer(Drawer::Boards), "chooser-file-title"),
        (drawer(Drawer::Save), "compose-save-do"),
        (drawer(Drawer::Save), "compose-open-file"),
        (Command::GoSettings, "kept-take-along"),
        (Command::GoHelp(HelpPage::About), "help-about"),
    ];
    for locale in Locale::BASES {
        let mut window = hosted(locale, None);
        apply(&mut window, Command::GoLearners);
        apply(&mut window, Command::Learners(name.clone()));
        apply(&mut window, Command::Learners(LearnersCommand::Add));
        for (command, there) in pages.clone() {
            if let Command::Compose(_) = command {
                apply(&mut window, Command::GoCompose);
            }
            apply(&mut window, command);
            let there = text(locale, there);
            let mut buttons = window.query_all_by_role_and_label(Role::Button, &there);
            assert!(buttons.next().is_some(), "{there}");
            for id in on_disk {
                let label = text(locale, id);
                let mut found = window.query_all_by_label(&label);
                assert!(found.next().is_none(), "{id} at {there}");
            }
        }
    }
}

#[test]
fn what_is_to_be_chosen_is_asked_of_the_host_once() {
    let locale = Locale::Fr;
    let mut window = hosted(locale, None);
    for (command, button, wanted) in [
        (Command::GoPractice, "chooser-file-title", Wanted::Boards),
        (Command::GoLearners, "chooser-file-title", Wanted::Import),
        (Command::GoTeach(None), "folder-take", Wanted::Take),
    ] {
        apply(&mut window, command);
        assert_eq!(window.state_mut().take_wanted(), None);
        press(&mut window, &text(locale, button));
        assert_eq!(window.state_mut().take_wanted(), Some(wanted));
        assert_eq!(window.state_mut().take_wanted(), None);
    }
    assert!(window.state().state().chooser.is_none());
}

#[test]
fn answers_come_from_another_computer_and_go_there() {
    let locale = Locale::It;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("history.sqlite");
    let rows: Vec<_> = made_up::year(1_795_000_000).into_iter().take(60).collect();
    let _ = made_up::history(&path, &["Anna"], &rows);
    let (desktop, _) = History::open(&path).unwrap();
    let brought = folder.path().join("brought.sqlite");
    desktop.export(Whom::Everyone, &brought).unwrap();
    let brought = fs::read(brought).unwrap();

    let mut window = hosted(locale, None);
    hand_in(&mut window, None, "arbitro-Anna.sqlite", &brought);
    let facts = [("answers", 60.into()), ("known", 0.into())];
    assert_said(&window, &speaker(locale).with("learners-imported", facts));
    hand_in(&mut window, Some(Wanted::Import), "again.sqlite", &brought);
    assert_said(&window, &text(locale, "learners-imported-nothing"));
    assert_eq!(window.state().state().notebook.rows(), rows);

    press(&mut window, &text(locale, "learners-export-do"));
    let taken = download(&mut window, locale);
    assert_eq!(taken.name, "arbitro-Anna.sqlite");
    let back = folder.path().join("back.sqlite");
    fs::write(&back, &taken.bytes).unwrap();
    let (mut other, _) = History::open(&folder.path().join("other.sqlite")).unwrap();
    assert_eq!(other.import(&back).unwrap().answers, 60);
    assert_eq!(other.import(&back).unwrap().answers, 0);

    // What is no history, and what the host could not read.
    let file = |name: &str| [("file", name.to_owned().into())];
    hand_in(&mut window, None, "notes.sqlite", b"Dear diary");
    let said = speaker(locale).with("learners-error-foreign", file("notes.sqlite"));
    assert_said(&window, &said);
    window.state_mut().hand_in(None, "gone.sqlite", None);
    window.run();
    let said = speaker(locale).with("learners-error-unread", file("gone.sqlite"));
    assert_said(&window, &said);
}

#[test]
fn a_lesson_is_checked_and_taken() {
    for locale in Locale::BASES {
        let mut window = hosted(locale, None);
        // Dropped on any page, or chosen.
        for wanted in [None, Some(Wanted::Project)] {
            hand_in(&mut window, wanted, "mine.ron", BROKEN);
            assert!(matches!(page(&window), Page::Teach(_)));
            assert_said(&window, &broken_told(locale));
            apply(&mut window, Command::GoCourse(None));
        }
        hand_in(&mut window, Some(Wanted::Edit), "mine.ron", BROKEN);
        assert_said(&window, &broken_told(locale));

        hand_in(&mut window, Some(Wanted::Take), "double.ron", &double());
        assert!(matches!(page(&window), Page::Lesson(lesson) if lesson.id == "double"));
        apply(&mut window, Command::GoTeach(None));
        assert_unsaid(&window, &broken_told(locale));
        // It stays for this visit.
        let Page::Teach(teach) = page(&window) else {
            panic!("not at the page of the teacher");
        };
        let recent: Vec<&Path> = teach.recent.iter().map(|it| it.file.as_path()).collect();
        assert_eq!(recent, [Path::new("double.ron")]);
    }
}

#[test]
fn a_lesson_in_front_of_a_class_is_not_ended_by_what_is_dropped() {
    let mut window = hosted(Locale::En, None);
    let app = window.state_mut();
    app.hand_in(Some(Wanted::Project), "double.ron", Some(double()));
    app.hand_in(None, "mine.ron", Some(BROKEN.to_vec()));
    assert!(matches!(&app.state().page, Page::Projector(_)));
    // The host says what becomes of the whole screen.
    assert!(app.state().full_screen);
    app.screen_filled(false, false);
    assert!(!app.state().full_screen);
    app.apply(Command::Projector(ProjectorCommand::Leave { save: true }));
    window.run();
    let votes = download(&mut window, Locale::En);
    assert!(votes.name.starts_with("double-") && votes.name.ends_with(".txt"));
    // It cannot fill the screen.
    window
        .state_mut()
        .apply(Command::Project("double".to_owned()));
    assert!(!window.state().state().full_screen);
}

#[test]
fn boards_are_practised_and_composed_with() {
    let mut night = fs::read(root().join("tests/data/boards/night.pbn")).unwrap();
    // A remark in an old encoding.
    night.extend(b"\n% Ren\xe9\n");
    let mut window = hosted(Locale::De, None);
    hand_in(&mut window, None, "night.pbn", &night);
    assert!(matches!(page(&window), Page::Practice(_)));
    let boards = window.state().state().boards.clone().unwrap();
    assert_eq!(
        (boards.name().as_str(), boards.was_read()),
        ("night.pbn", true)
    );
    assert!(boards.bank().is_some());

    window
        .state_mut()
        .hand_in(Some(Wanted::Boards), "gone.pbn", None);
    window.run();
    let file = [("file", "gone.pbn".into())];
    assert_said(&window, &speaker(Locale::De).with("pbn-unreadable", file));

    apply(&mut window, Command::GoCompose);
    hand_in(&mut window, None, "night.pbn", &night);
    let Page::Compose(state) = page(&window) else {
        panic!("no lesson is being composed");
    };
    let night = state.night.as_ref().unwrap();
    assert!(night.read && !night.boards.is_empty());
}

#[test]
fn a_composed_lesson_is_taken_along_and_changed_again() {
    let locale = Locale::En;
    let mut window = hosted(locale, None);
    apply(&mut window, Command::GoCompose);
    composing(&mut window, ComposeCommand::TypeTitle("Mine".to_owned()));
    composing(&mut window, ComposeCommand::ToggleKind(Kind::LegalCalls));
    composing(&mut window, ComposeCommand::Propose);
    composing(&mut window, ComposeCommand::Open(Some(Drawer::Save)));
    assert!(window.state().is_unsaved());
    // Another lesson does not replace it.
    hand_in(&mut window, None, "double.ron", &double());
    let unsaved = SaidOfFile::Unsaved(Some("double.ron".into()));
    assert!(matches!(page(&window), Page::Compose(it) if it.said == Some(unsaved.clone())));

    press(&mut window, &text(locale, "compose-save-do"));
    let saved = download(&mut window, locale);
    assert_eq!(saved.name, "mine.ron");
    let lesson = String::from_utf8(saved.bytes.clone()).unwrap();
    let lesson = parse_lesson(Path::new("mine.ron"), &lesson).unwrap();
    assert_eq!(lesson.steps.len(), 5);
    assert!(!window.state().is_unsaved());
    press(&mut window, &text(locale, "compose-try"));
    assert!(matches!(page(&window), Page::Lesson(lesson) if lesson.id == "mine"));

    let mut later = hosted(locale, None);
    hand_in(&mut later, Some(Wanted::Edit), "mine.ron", &saved.bytes);
    assert!(matches!(page(&later), Page::Compose(it) if it.draft.steps().len() == 5));
}

#[test]
fn paper_is_downloaded() {
    let locale = Locale::En;
    let mut window = hosted(locale, None);
    let is_pdf = |file: &Download| file.bytes.starts_with(b"%PDF");
    apply(&mut window, Command::GoSheet(Some("double".to_owned())));
    press(&mut window, &text(locale, "screen-sheet-make"));
    let sheet = download(&mut window, locale);
    assert!(
        is_pdf(&sheet) && sheet.name == "double.pdf",
        "{}",
        sheet.name
    );
    for id in ["screen-sheet-card", "screen-sheet-table"] {
        press(&mut window, &text(locale, id));
        assert!(is_pdf(&download(&mut window, locale)));
    }
    let apart = Command::Sheet(SheetCommand::SetKeyApart(true));
    apply(&mut window, apart);
    press(&mut window, &text(locale, "screen-sheet-make"));
    let both = window.state_mut().take_downloads();
    assert!(both.len() == 2 && both.iter().all(is_pdf));
    let names = [both[0].name.as_str(), both[1].name.as_str()];
    assert_downloaded(&window, locale, &names.join(" · "));

    apply(&mut window, Command::GoDesk);
    let open = DeskCommand::Open(Tool::Score);
    let typed = DeskCommand::Type(Field::Result, "4SX-1 W".to_owned());
    for command in [open, typed, DeskCommand::Print] {
        apply(&mut window, Command::Desk(command));
    }
    assert!(is_pdf(&download(&mut window, locale)));
}

#[test]
fn a_browser_may_forget_and_says_so() {
    for locale in Locale::BASES {
        let words = text(locale, "kept-in-browser");
        let mut window = hosted(locale, None);
        assert_unsaid(&window, &words);
        let practise = Command::PractiseSkills(vec![Skill::GameBonus]);
        apply(&mut window, practise);
        // A question may have several parts.
        for _ in 0..4 {
            apply(&mut window, Command::ShowAnswer);
            apply(&mut window, Command::Forward);
        }
        apply(&mut window, Command::EndSession);
        assert_said(&window, &words);
        apply(&mut window, Command::GoProgress);
        assert_said(&window, &words);
        apply(&mut window, Command::GoSettings);
        press(&mut window, &text(locale, "kept-take-along"));
        assert!(matches!(page(&window), Page::Learners(_)));
        assert_said(&window, &words);
        // Where nothing is kept, nothing can be forgotten.
        window.state_mut().history_unstored(Trouble::Nowhere);
        apply(&mut window, Command::GoSettings);
        assert_unsaid(&window, &words);
        assert_said(&window, &text(locale, "settings-where-nowhere"));
    }
}

#[test]
fn what_a_browser_kept_and_cannot_be_read_has_no_name() {
    for locale in Locale::BASES {
        let kept = b"Dear diary".repeat(200);
        let mut window = hosted(locale, Some(&kept));
        assert_said(&window, &text(locale, "screen-history-none-here"));
        assert!(!window.state_mut().take_set_aside());
        press(&mut window, &text(locale, "screen-history-begin-anew"));
        // The host keeps it too: the browser may refuse the download.
        assert!(window.state_mut().take_set_aside());
        assert!(!window.state_mut().take_set_aside());
        assert_eq!(download(&mut window, locale).bytes, kept);
        press_again(&mut window, locale);
        assert_eq!(download(&mut window, locale).bytes, kept);
        assert!(!window.state_mut().take_set_aside());
        assert!(window.state().state().notebook.is_new());
        assert_unsaid(&window, &text(locale, "screen-history-none-here"));
    }
}

#[test]
fn answers_brought_while_none_can_be_kept_are_answered() {
    let (mut other, _) = History::in_memory(None).unwrap();
    other.add("Anna", 0).unwrap();
    let brought = other.exported(Whom::Everyone).unwrap();
    let name = "arbitro-Anna.sqlite";
    for locale in Locale::BASES {
        let mut window = hosted(locale, Some(&b"Dear diary".repeat(200)));
        let file = [("file", name.into())];
        let refused = speaker(locale).with("learners-error-no-history", file);
        for wanted in [None, Some(Wanted::Import)] {
            hand_in(&mut window, wanted, name, &brought);
            assert!(matches!(page(&window), Page::Learners(_)));
            assert_said(&window, &refused);
            assert_said(&window, &text(locale, "screen-history-none-here"));
            apply(&mut window, Command::GoLearners);
            assert_unsaid(&window, &refused);
            assert_said(&window, &text(locale, "screen-history-none-here"));
        }
        press(&mut window, &text(locale, "screen-history-begin-anew"));
        hand_in(&mut window, None, name, &brought);
        assert_unsaid(&window, &refused);
        let learners = window.state().state().notebook.learners();
        let names: Vec<&str> = learners.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["Anna"]);
    }
}

#[test]
fn a_file_that_the_browser_refused_is_downloaded_again() {
    let locale = Locale::De;
    let mut window = hosted(locale, None);
    let app = window.state_mut();
    app.hand_in(Some(Wanted::Project), "double.ron", Some(double()));
    app.apply(Command::Projector(ProjectorCommand::Leave { save: true }));
    window.run();
    let votes = download(&mut window, locale);
    press_again(&mut window, locale);
    assert_eq!(download(&mut window, locale), votes);

    apply(&mut window, Command::GoSheet(Some("double".to_owned())));
    let apart = Command::Sheet(SheetCommand::SetKeyApart(true));
    apply(&mut window, apart);
    press(&mut window, &text(locale, "screen-sheet-make"));
    let both = window.state_mut().take_downloads();
    assert_eq!(both.len(), 2);
    press_again(&mut window, locale);
    assert_eq!(window.state_mut().take_downloads(), both);

    apply(&mut window, Command::GoDesk);
    let open = DeskCommand::Open(Tool::Score);
    let typed = DeskCommand::Type(Field::Result, "4SX-1 W".to_owned());
    for command in [open, typed, DeskCommand::Print] {
        apply(&mut window, Command::Desk(command));
    }
    let case = download(&mut window, locale);
    press_again(&mut window, locale);
    assert_eq!(download(&mut window, locale), case);

    apply(&mut window, Command::GoCompose);
    composing(&mut window, ComposeCommand::TypeTitle("Mein".to_owned()));
    composing(&mut window, ComposeCommand::ToggleKind(Kind::LegalCalls));
    composing(&mut window, ComposeCommand::Propose);
    composing(&mut window, ComposeCommand::Open(Some(Drawer::Save)));
    composing(&mut window, ComposeCommand::Save);
    let lesson = download(&mut window, locale);
    press_again(&mut window, locale);
    assert_eq!(download(&mut window, locale), lesson);
    // Only the last files stay in memory; the first is no longer offered.
    let state = window.state().state();
    assert!(state.downloaded(Path::new(&lesson.name)).is_some());
    assert!(state.downloaded(Path::new(&votes.name)).is_none());
}

#[test]
fn no_sentence_speaks_of_what_a_browser_has_not() {
    for locale in Locale::BASES {
        let mut window = hosted(locale, None);
        let error = OpenError::Folder {
            folder: PathBuf::new(),
            source: io::ErrorKind::Other.into(),
        };
        window
            .state_mut()
            .history_unstored(Trouble::NotOpened(error));
        for (command, on_disk) in [
            (Command::GoHome, "screen-history-not-opened"),
            (Command::GoPractice, "screen-boards-drop"),
            (Command::GoSheet(None), "screen-sheet-more-text"),
        ] {
            apply(&mut window, command);
            assert_unsaid(&window, &text(locale, on_disk));
            assert_said(&window, &text(locale, &format!("{on_disk}-here")));
        }
    }
}

#[test]
fn a_key_for_the_whole_screen_is_listed_where_it_does_something() {
    for locale in Locale::BASES {
        let full = text(locale, "projector-key-full");
        let mut window = hosted(locale, None);
        let app = window.state_mut();
        app.apply(Command::Project("double".to_owned()));
        app.apply(Command::ShowKeys(true));
        for fills in [true, false] {
            window.state_mut().screen_filled(fills, false);
            // The list of keys scrolls into its place.
            window.run_steps(10);
            assert_said(&window, &text(locale, "projector-key-escape"));
            let listed = window.query_all_by_label(&full).next().is_some();
            assert_eq!(listed, fills);
        }
    }
}

#[test]
fn a_dropped_file_of_another_kind_is_answered() {
    for locale in Locale::BASES {
        let mut window = hosted(locale, None);
        let file = [("file", "holiday.jpg".into())];
        let words = speaker(locale).with("files-unknown", file);
        let drop_one = |window: &mut Window| hand_in(window, None, "holiday.jpg", b"a picture");
        drop_one(&mut window);
        assert_said(&window, &words);
        press(&mut window, &text(locale, "keys-close"));
        assert_unsaid(&window, &words);
        apply(&mut window, Command::GoPractice);
        drop_one(&mut window);
        assert_said(&window, &words);
        window.key_press(Key::Escape);
        window.run();
        assert_unsaid(&window, &words);
        assert!(matches!(page(&window), Page::Practice(_)));
        // Nothing covers a lesson in front of a class, or comes up after it.
        apply(&mut window, Command::Project("double".to_owned()));
        drop_one(&mut window);
        assert_eq!(window.state().state().unknown_file, None);
    }
}

#[test]
fn a_lesson_too_long_for_a_file_is_not_saved() {
    let mut window = hosted(Locale::Fr, None);
    let app = window.state_mut();
    app.apply(Command::GoCompose);
    let mut compose = |command| app.apply(Command::Compose(command));
    compose(ComposeCommand::TypeTitle("Longue".to_owned()));
    compose(ComposeCommand::AddWords);
    compose(ComposeCommand::Open(Some(Drawer::Save)));
    let Page::Compose(state) = &app.state().page else {
        panic!("no lesson is being composed");
    };
    let step = state.draft.steps()[0].key;
    for (words, said) in [
        // Longer than the most that is read.
        ("mot ".repeat(1 << 18), Some(SaidOfFile::TooLong)),
        ("mot".to_owned(), None),
    ] {
        let words = ComposeCommand::TypeWords(step, words);
        for command in [words, ComposeCommand::Save] {
            app.apply(Command::Compose(command));
        }
        let Page::Compose(state) = &app.state().page else {
            panic!("no lesson is being composed");
        };
        let trouble = state.said.clone();
        let trouble = trouble.filter(|it| !matches!(it, SaidOfFile::Saved { .. }));
        assert_eq!(trouble, said);
        assert_eq!(app.take_downloads().is_empty(), said.is_some());
        assert_eq!(app.is_unsaved(), said.is_some());
    }
}

/// A browser may refuse to copy, and says nothing.
#[test]
fn a_link_that_was_to_be_copied_is_selected() {
    let options = Options {
        address: Some("https://club.example/".to_owned()),
        ..Options::new(Locale::It)
    };
    let mut window = opened(options, [1280.0, 800.0]);
    apply(&mut window, Command::Share(true));
    press(&mut window, &text(Locale::It, "share-copy"));
    window.event(Event::Copy);
    window.step();
    let sharing = window.state().state().sharing.as_ref().unwrap();
    let copied = OutputCommand::CopyText(sharing.link.clone().unwrap());
    let commands = &window.output().platform_output.commands;
    assert!(commands.contains(&copied), "{commands:?}");
}
