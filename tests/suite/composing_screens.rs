//! Composing a lesson in the window, by mouse and by keyboard only, and a folder of lessons that
//! changes while a lesson is taken.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use arbitro::course::compose::TableForm;
use arbitro::course::folder::MAX_FILES;
use arbitro::course::from_boards::Asking;
use arbitro::course::{Shown, Step, Text, check_path, parse_lesson};
use arbitro::engine::{Seat, Strain};
use arbitro::exercise::{Group, Kind};
use arbitro::i18n::Locale;
use arbitro::ui::command::{Command, ComposeCommand};
use arbitro::ui::compose::{ComposeState, Drawer, NotKept, SaidOfFile};
use arbitro::ui::page::Page;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _};

use crate::given::{root, speaker};
use crate::screens::{Window, assert_said, press, scroll_to_the_end, speaking, text, window};

fn composing(window: &mut Window, command: ComposeCommand) {
    window.state_mut().apply(Command::Compose(command));
    window.run();
}

fn state(window: &Window) -> &ComposeState {
    match &window.state().state().page {
        Page::Compose(state) => state,
        other => panic!("no lesson is being composed: {other:?}"),
    }
}

fn keys(window: &Window) -> Vec<u32> {
    let steps = state(window).draft.steps();
    steps.iter().map(|step| step.key).collect()
}

fn composer(locale: Locale) -> Window {
    let mut window = window(locale, None);
    window.state_mut().apply(Command::GoCompose);
    window.run();
    window
}

fn tab_to(window: &mut Window, found: impl Fn(&str, Role) -> bool) {
    for _ in 0..200 {
        window.key_press(Key::Tab);
        window.run();
        let focused = window.query_all_by(|node| {
            let label = node.label().unwrap_or_default();
            node.is_focused() && found(&label, node.role())
        });
        if focused.count() > 0 {
            return;
        }
    }
    panic!("Tab does not come there");
}

fn tab_to_button(window: &mut Window, label: &str) {
    tab_to(window, |seen, _| seen == label);
    window.key_press(Key::Enter);
    window.run();
}

/// Types into the focused field and replaces its content.
fn type_over(window: &mut Window, words: &str) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.event(Event::Text(words.to_owned()));
    window.run();
}

fn assert_good(path: &Path) {
    let checked = check_path(path, |_| false);
    assert_eq!((checked.files, checked.errors), (1, vec![]));
}

#[test]
fn a_lesson_is_composed_by_keyboard_alone() {
    let locale = Locale::De;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut window = composer(locale);
    let scoring = speaker(locale).group(Group::Scoring);
    tab_to(&mut window, |label, role| {
        role == Role::TextInput && label == text(locale, "compose-lesson-title")
    });
    type_over(&mut window, "Übung");
    tab_to_button(&mut window, &scoring);
    tab_to_button(&mut window, &speaker(locale).kind(Kind::ScoreContract));
    let propose = speaker(locale).with(
        "compose-propose",
        [("items", 5.into()), ("kinds", 1.into())],
    );
    tab_to_button(&mut window, &propose);
    let before = keys(&window);
    assert_eq!(before.len(), 5);
    // The first step is selected; the keyboard moves it down and back.
    window.key_press_modifiers(Modifiers::ALT, Key::ArrowDown);
    window.run();
    assert_eq!(keys(&window)[..2], [before[1], before[0]]);
    window.key_press_modifiers(Modifiers::ALT, Key::ArrowUp);
    window.run();
    assert_eq!(keys(&window), before);
    tab_to_button(&mut window, &text(locale, "compose-swap"));
    tab_to_button(&mut window, &text(locale, "compose-keep"));
    assert!(state(&window).draft.steps()[0].kept);
    tab_to_button(&mut window, &text(locale, "compose-add-words"));
    let words = format!("{} (DE)", text(locale, "compose-words"));
    tab_to(&mut window, |label, role| {
        role == Role::MultilineTextInput && label == words
    });
    type_over(&mut window, "Willkommen.");
    tab_to_button(&mut window, &text(locale, "compose-save"));
    tab_to(&mut window, |label, role| {
        role == Role::TextInput && label == text(locale, "compose-path")
    });
    type_over(&mut window, &path.display().to_string());
    window.key_press(Key::Enter);
    window.run();
    let saved = [("file", path.display().to_string().into())];
    assert_said(&window, &speaker(locale).with("compose-saved", saved));
    assert_good(&path);
    let lesson = parse_lesson(&path, &fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!((lesson.id.as_str(), lesson.steps.len()), ("uebung", 6));
    assert!(lesson.steps.iter().any(|step| matches!(step, Step::Say(_))));
}

#[test]
fn a_lesson_is_composed_by_mouse_and_never_overwrites_another() {
    for locale in Locale::BASES {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("there.ron");
        fs::write(&path, "something else").unwrap();
        let mut window = composer(locale);
        composing(&mut window, ComposeCommand::TypeTitle("Bridge".to_owned()));
        press(&mut window, &speaker(locale).group(Group::Auction));
        let kind = speaker(locale).kind(Kind::WhoIsDeclarer);
        let pick = window.get_by_role_and_label(Role::CheckBox, &kind);
        pick.scroll_to_me();
        window.run();
        window.get_by_role_and_label(Role::CheckBox, &kind).click();
        window.run();
        let facts = [("items", 5.into()), ("kinds", 1.into())];
        press(&mut window, &speaker(locale).with("compose-propose", facts));
        press(&mut window, &text(locale, "compose-down"));
        press(&mut window, &text(locale, "compose-remove"));
        assert_eq!(keys(&window).len(), 4);
        press(&mut window, &text(locale, "compose-restore"));
        assert_eq!(keys(&window), [1, 0, 2, 3, 4]);
        press(&mut window, &text(locale, "compose-save"));
        composing(
            &mut window,
            ComposeCommand::TypePath(path.display().to_string()),
        );
        press(&mut window, &text(locale, "compose-save-do"));
        let file = || [("file", path.display().to_string().into())];
        assert_said(&window, &speaker(locale).with("compose-exists", file()));
        assert_eq!(fs::read_to_string(&path).unwrap(), "something else");
        press(&mut window, &text(locale, "compose-replace"));
        let copy = folder.path().join("there.ron.bak");
        let facts = [
            ("file", path.display().to_string().into()),
            ("copy", copy.display().to_string().into()),
        ];
        assert_said(&window, &speaker(locale).with("compose-saved-copy", facts));
        assert_eq!(fs::read_to_string(&copy).unwrap(), "something else");
        assert_good(&path);
        // Once the file is the composer's own, it is saved again without asking.
        composing(
            &mut window,
            ComposeCommand::TypeTitle("Bridge II".to_owned()),
        );
        press(&mut window, &text(locale, "compose-save-do"));
        assert_said(&window, &speaker(locale).with("compose-saved", file()));
        press(&mut window, &text(locale, "compose-try"));
        assert!(
            matches!(&window.state().state().page, Page::Lesson(state) if state.id == "bridge")
        );
        // The draft is still there.
        window.state_mut().apply(Command::GoCompose);
        window.run();
        assert_eq!(keys(&window).len(), 5);
    }
}

#[test]
fn what_is_not_saved_is_not_lost_by_changing_another_lesson() {
    let locale = Locale::Fr;
    let mut window = composer(locale);
    composing(&mut window, ComposeCommand::ToggleKind(Kind::JudgeCall));
    composing(&mut window, ComposeCommand::Propose);
    let folder = root().join("tests/data/lessons/watched");
    window
        .state_mut()
        .apply(Command::OpenLessonFolder(folder.clone()));
    window.step();
    let other = folder.join("two-questions.ron");
    window
        .state_mut()
        .apply(Command::Compose(ComposeCommand::Edit(other.clone())));
    window.step();
    let file = [("file", other.display().to_string().into())];
    assert_said(&window, &speaker(locale).with("compose-unsaved", file));
    assert_eq!(keys(&window).len(), 5);
    let anyway = text(locale, "compose-edit-anyway");
    window.get_by_role_and_label(Role::Button, &anyway).click();
    window.run_steps(3);
    assert_eq!(state(&window).draft.id(), Some("two-questions"));
    assert!(!state(&window).is_unsaved());
    // A lesson opened without changes is replaced without asking.
    window
        .state_mut()
        .apply(Command::Compose(ComposeCommand::Edit(other)));
    window.step();
    assert_eq!(state(&window).said, None);
}

#[test]
fn nothing_is_written_over_that_was_not_asked_about() {
    let locale = Locale::En;
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["one.ron", "two.ron"].map(|name| folder.path().join(name));
    fs::write(&one, "one").unwrap();
    fs::write(&two, "two").unwrap();
    let path = |path: &Path| ComposeCommand::TypePath(path.display().to_string());
    let mut window = composer(locale);
    composing(&mut window, ComposeCommand::TypeTitle("Mine".to_owned()));
    composing(&mut window, ComposeCommand::ToggleKind(Kind::LegalCalls));
    composing(&mut window, ComposeCommand::Propose);
    // A question about one file, after which another path is typed.
    composing(&mut window, path(&two));
    composing(&mut window, ComposeCommand::SaveOver(one.clone()));
    assert_eq!(state(&window).said, Some(SaidOfFile::Exists(two.clone())));
    assert_eq!(fs::read_to_string(&two).unwrap(), "two");
    // The message disappears with the next change of the lesson.
    for change in [
        ComposeCommand::TypeTitle("Mine too".to_owned()),
        ComposeCommand::Swap(0),
        ComposeCommand::SwapOthers,
    ] {
        composing(&mut window, ComposeCommand::Save);
        assert!(state(&window).said.is_some());
        composing(&mut window, change);
        assert_eq!(state(&window).said, None);
    }
    // A new lesson does not replace an unsaved one.
    composing(&mut window, ComposeCommand::New);
    assert_eq!(state(&window).said, Some(SaidOfFile::Unsaved(None)));
    assert_said(&window, &text(locale, "compose-unsaved-new"));
    assert_eq!(keys(&window).len(), 5);
    composing(&mut window, ComposeCommand::SaveOver(two.clone()));
    let saved = |copy: Option<&str>| SaidOfFile::Saved {
        file: two.clone(),
        copy: copy.map(|name| folder.path().join(name)),
    };
    assert_eq!(state(&window).said, Some(saved(Some("two.ron.bak"))));
    // Another program writes to the file, so it is no longer the composer's own.
    fs::write(&two, "by hand").unwrap();
    composing(&mut window, ComposeCommand::Save);
    assert_eq!(state(&window).said, Some(SaidOfFile::Exists(two.clone())));
    assert_eq!(fs::read_to_string(&two).unwrap(), "by hand");
    composing(&mut window, ComposeCommand::SaveOver(two.clone()));
    assert_eq!(state(&window).said, Some(saved(Some("two.ron.2.bak"))));
    assert_good(&two);
    composing(&mut window, ComposeCommand::Save);
    assert_eq!(state(&window).said, Some(saved(None)));
    composing(&mut window, ComposeCommand::New);
    assert!(keys(&window).is_empty());
}

/// A lesson written by hand, with comments, which no lesson value can hold.
const BY_HAND: &str = "// Before the holidays.\n(\n    format: 1,\n    id: \"mine\",\n    \
    title: (en: \"Mine\"),\n    steps: [\n        /* ask twice */ say((en: \"Words.\")),\n    ],\n)\n";

#[test]
fn remarks_in_a_file_written_by_hand_are_kept_in_a_copy() {
    for locale in Locale::BASES {
        let folder = tempfile::tempdir().unwrap();
        let [file, copy] = ["mine.ron", "mine.ron.bak"].map(|name| folder.path().join(name));
        fs::write(&file, BY_HAND).unwrap();
        let mut window = composer(locale);
        composing(&mut window, ComposeCommand::Edit(file.clone()));
        composing(&mut window, ComposeCommand::AddWords);
        composing(
            &mut window,
            ComposeCommand::TypeWords(1, "More.".to_owned()),
        );
        press(&mut window, &text(locale, "compose-save"));
        press(&mut window, &text(locale, "compose-save-do"));
        let facts = [
            ("file", file.display().to_string().into()),
            ("copy", copy.display().to_string().into()),
        ];
        assert_said(&window, &speaker(locale).with("compose-saved-copy", facts));
        assert_eq!(fs::read_to_string(&copy).unwrap(), BY_HAND);
        assert_good(&file);
        // From now on the file is the composer's own: no copy is made, in this window or a later
        // one, whatever its language.
        for locale in [locale, Locale::De, Locale::It] {
            let mut window = composer(locale);
            composing(&mut window, ComposeCommand::Edit(file.clone()));
            composing(
                &mut window,
                ComposeCommand::TypeTitle(format!("In {}", locale.tag())),
            );
            composing(&mut window, ComposeCommand::Save);
            let saved = SaidOfFile::Saved {
                file: file.clone(),
                copy: None,
            };
            assert_eq!(state(&window).said, Some(saved));
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}

#[test]
fn where_no_copy_can_be_kept_nothing_is_saved() {
    let locale = Locale::Fr;
    let folder = tempfile::tempdir().unwrap();
    // A file name of maximum length has no room for more letters.
    let file = folder.path().join(format!("{}.ron", "m".repeat(250)));
    fs::write(&file, BY_HAND).unwrap();
    let mut window = composer(locale);
    composing(&mut window, ComposeCommand::Edit(file.clone()));
    composing(&mut window, ComposeCommand::TypeTitle("Autre".to_owned()));
    press(&mut window, &text(locale, "compose-save"));
    press(&mut window, &text(locale, "compose-save-do"));
    let facts = [("file", file.display().to_string().into())];
    assert_said(&window, &speaker(locale).with("compose-not-kept", facts));
    assert_eq!(fs::read_to_string(&file).unwrap(), BY_HAND);
    assert!(state(&window).is_unsaved());
    let why = |kind: ErrorKind| NotKept::of(&kind.into());
    assert_eq!(why(ErrorKind::StorageFull), NotKept::Full);
    assert_eq!(why(ErrorKind::ReadOnlyFilesystem), NotKept::Forbidden);
    assert_eq!(why(ErrorKind::PermissionDenied), NotKept::Forbidden);
    assert_eq!(why(ErrorKind::NotFound), NotKept::Other);
}

/// Three thousand boards, each number twice, as in a file of two tournaments.
fn long_file(path: &Path) {
    let suits = [
        "AKQJT98765432...",
        ".AKQJT98765432..",
        "..AKQJT98765432.",
        "...AKQJT98765432",
    ];
    let board = |number: usize, first: usize| {
        let hands: Vec<&str> = (0..4).map(|seat| suits[(first + seat) % 4]).collect();
        format!(
            "[Board \"{number}\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:{}\"]\n\
             [Declarer \"N\"]\n[Contract \"7S\"]\n[Result \"13\"]\n\n",
            hands.join(" ")
        )
    };
    let boards: String = (0..3_000)
        .map(|at| board(at % 1_500 + 1, at / 1_500))
        .collect();
    fs::write(path, boards).unwrap();
}

fn in_focus(node: &AccessKitNode<'_>) -> bool {
    node.is_focused()
}

/// The focused board; it is completely visible.
fn focused_board(window: &Window) -> String {
    let mut focused = window.query_all_by(in_focus);
    let node = focused.next().expect("something has the focus");
    let rect = node.rect();
    assert!(rect.top() >= 0.0 && rect.bottom() <= 800.0, "{rect:?}");
    node.accesskit_node().label().unwrap_or_default()
}

/// A distant board is scrolled into view before it gets the focus.
fn settle(window: &mut Window) {
    window.run_steps(8);
}

/// Presses a button that may have to be scrolled to.
fn press_far(window: &mut Window, label: &str) {
    let button = window.get_by_role_and_label(Role::Button, label);
    button.scroll_to_me();
    settle(window);
    window.get_by_role_and_label(Role::Button, label).click();
    settle(window);
}

#[test]
fn every_board_of_a_long_file_can_be_picked() {
    let locale = Locale::De;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.pbn");
    long_file(&path);
    let mut window = composer(locale);
    composing(&mut window, ComposeCommand::OpenBoards(path));
    let night = |window: &Window| state(window).night.clone().expect("boards");
    assert_eq!(night(&window).usable.len(), 3_000);
    // Only visible rows are drawn.
    let drawn = |window: &Window| window.query_all_by_role(Role::CheckBox).count();
    assert!((5..60).contains(&drawn(&window)), "{}", drawn(&window));
    // By keyboard: the number, then the arrow keys.
    let number = text(locale, "compose-board-number");
    tab_to(&mut window, |label, role| {
        role == Role::TextInput && label == number
    });
    type_over(&mut window, "1400");
    window.key_press(Key::Enter);
    settle(&mut window);
    assert!(focused_board(&window).starts_with("Board 1400,"));
    window.key_press(Key::Space);
    window.run();
    assert!(state(&window).boards.contains(&1_399));
    assert!((5..60).contains(&drawn(&window)), "{}", drawn(&window));
    let place = |window: &Window, key: Key| {
        let node = window.query_all_by(in_focus).next();
        (
            key,
            node.and_then(|node| node.accesskit_node().position_in_set()),
        )
    };
    for (key, at) in [
        (Key::ArrowDown, 1_400),
        (Key::PageDown, 1_410),
        (Key::ArrowUp, 1_409),
        (Key::End, 2_999),
        (Key::PageUp, 2_989),
        (Key::Home, 0),
    ] {
        window.key_press(key);
        settle(&mut window);
        assert_eq!(place(&window, key), (key, Some(at)));
        assert_eq!(night(&window).at, at);
        focused_board(&window);
    }
    // Tab leaves the list in one step, however long it is.
    let find = text(locale, "compose-board-find");
    window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    window.run();
    let focused = window.query_all_by(in_focus).next();
    assert_eq!(
        focused.and_then(|node| node.accesskit_node().label()),
        Some(find.clone())
    );
    // By mouse: the number again, for the second board with this number.
    composing(
        &mut window,
        ComposeCommand::TypeBoardNumber(" 7 ".to_owned()),
    );
    for at in [6, 1_506, 6] {
        press_far(&mut window, &find);
        assert_eq!(night(&window).at, at);
        assert!(focused_board(&window).starts_with("Board 7,"));
    }
    composing(
        &mut window,
        ComposeCommand::TypeBoardNumber("1501".to_owned()),
    );
    press_far(&mut window, &find);
    let facts = [("number", "1501".into())];
    assert_said(
        &window,
        &speaker(locale).with("compose-board-nowhere", facts),
    );
    // The file has no auction.
    composing(&mut window, ComposeCommand::SetAsking(Asking::Lead));
    assert_eq!(night(&window).usable.len(), 0);
    assert_said(&window, &text(locale, "compose-boards-none"));
}

#[test]
fn a_step_is_dragged_to_another_place() {
    let mut window = composer(Locale::En);
    composing(&mut window, ComposeCommand::ToggleKind(Kind::LegalCalls));
    composing(&mut window, ComposeCommand::Propose);
    let before = keys(&window);
    let row = |window: &Window, number: usize| {
        let start = format!("Step {number}.");
        let found = window.query_all_by_label_contains(&start).next();
        found.expect("a step").rect().center()
    };
    let (from, to) = (row(&window, 1), row(&window, 3));
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.event(Event::PointerMoved(from));
    window.event(button(from, true));
    window.run();
    let below = to + egui::vec2(0.0, 6.0);
    for step in 1..=8 {
        window.event(Event::PointerMoved(from.lerp(below, step as f32 / 8.0)));
        window.run();
    }
    window.event(button(below, false));
    window.run();
    assert_eq!(
        keys(&window),
        [before[1], before[2], before[0], before[3], before[4]]
    );
}

#[test]
fn boards_of_a_night_become_a_lesson() {
    let locale = Locale::It;
    let mut window = composer(locale);
    press(&mut window, &text(locale, "compose-add-boards"));
    let boards = root().join("tests/data/boards/night.pbn");
    composing(&mut window, ComposeCommand::OpenBoards(boards));
    let asking = format!(
        "{}: {}",
        text(locale, "compose-boards-asking"),
        text(locale, "compose-boards-matchpoints")
    );
    window
        .get_by_role_and_label(Role::RadioButton, &asking)
        .click();
    window.run();
    let board = window.query_all_by_role(Role::CheckBox).next();
    board.expect("the board with four tables").click();
    window.run();
    let add = speaker(locale).with("compose-boards-add", [("items", 1.into())]);
    press(&mut window, &add);
    let kinds = state(&window).draft.steps().iter();
    let kinds: Vec<Kind> = kinds.filter_map(|step| Some(step.about()?.0)).collect();
    assert_eq!(kinds, [Kind::Matchpoints]);
    // The four hands are shown before it, under the board number, in every language.
    let seen = state(&window).draft.steps().first().map(|step| &step.step);
    let Some(Step::Show(show)) = seen else {
        panic!("nothing is shown before the question: {seen:?}")
    };
    assert!(matches!(show.picture, Shown::Deal(_)));
    let Some(Text::Inline(words)) = &show.text else {
        panic!("the board is not named")
    };
    assert_eq!(words.len(), 4);
    assert!(words.values().all(|said| said.contains('2')), "{words:?}");
    // A path that is not a file is reported.
    composing(
        &mut window,
        ComposeCommand::OpenBoards(PathBuf::from("nowhere.pbn")),
    );
    let facts = [("file", "nowhere.pbn".into())];
    assert_said(&window, &speaker(locale).with("pbn-unreadable", facts));
}

#[test]
fn a_lesson_with_notes_and_a_typed_deal_is_saved_shown_and_found_again() {
    let locale = Locale::Fr;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("soir.ron");
    let mut window = composer(locale);
    composing(&mut window, ComposeCommand::TypeTitle("Le soir".to_owned()));
    press(&mut window, &text(locale, "compose-add-deal"));
    let key = keys(&window)[0];
    let deal = "N:AKQJ.432.432.432 T987.AK5.AK5.765 65.QJT9.QJT9.AKQ 432.876.876.JT98";
    // Incomplete input is refused with a message, and nothing changes.
    let before = state(&window).draft.clone();
    composing(
        &mut window,
        ComposeCommand::TypeDeal(key, deal[..20].to_owned()),
    );
    assert_eq!(state(&window).draft, before);
    composing(&mut window, ComposeCommand::TypeDeal(key, deal.to_owned()));
    press(&mut window, &text(locale, "compose-add-notes"));
    let notes = keys(&window)[0];
    assert_ne!(notes, key, "notes stand before what they are about");
    let words = "Demander qui ouvre.".to_owned();
    composing(&mut window, ComposeCommand::TypeWords(notes, words));
    composing(&mut window, ComposeCommand::Open(Some(Drawer::Save)));
    composing(
        &mut window,
        ComposeCommand::TypePath(path.display().to_string()),
    );
    press(&mut window, &text(locale, "compose-save-do"));
    assert_good(&path);
    let written = fs::read_to_string(&path).unwrap();
    assert!(written.contains(deal), "{written}");
    let lesson = parse_lesson(&path, &written).unwrap();
    assert!(matches!(lesson.steps[..], [Step::Notes(_), Step::Show(_)]));
    // The folder page suggests its path, and the teacher's page lists it.
    assert_eq!(
        window.state().state().folder_path,
        folder.path().display().to_string()
    );
    press(&mut window, &text(locale, "compose-project"));
    assert!(matches!(window.state().state().page, Page::Projector(_)));
    window.state_mut().apply(Command::GoTeach(None));
    window.run();
    assert_said(&window, "Le soir");
    window
        .query_all_by_label_contains("soir.ron")
        .next()
        .expect("its file");
}

/// A table is entered with mouse and keyboard, and fields that the form lacks stay unchanged.
#[test]
fn a_table_is_put_together_and_saved() {
    let locale = Locale::De;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("stich.ron");
    let mut window = composer(locale);
    composing(&mut window, ComposeCommand::TypeTitle("Stich".to_owned()));
    press(&mut window, &text(locale, "compose-add-table"));
    let key = keys(&window)[0];
    let shown = |window: &Window| match state(window).draft.step(key).unwrap().picture() {
        Some(Shown::Table(table)) => table.clone(),
        other => panic!("{other:?}"),
    };
    let first = TableForm::of(&shown(&window));
    assert_eq!(first.table(&shown(&window)), Some(shown(&window)));
    let typed = TableForm {
        player: Seat::South,
        hand: "SA D3".to_owned(),
        dummy: "S4 C2".to_owned(),
        trick: "SK S7 S9".to_owned(),
        ..first
    };
    // A repeated card is refused with a message, and nothing changes.
    let before = shown(&window);
    let twice = TableForm {
        dummy: "SA".to_owned(),
        ..typed.clone()
    };
    composing(&mut window, ComposeCommand::TypeTable(key, twice));
    assert_eq!(shown(&window), before);
    assert_said(&window, &text(locale, "compose-table-hint"));
    // A table from a file may have dummy to play; viewing it changes nothing.
    let of_dummy = TableForm {
        player: Seat::North,
        dummy: String::new(),
        ..typed.clone()
    };
    composing(
        &mut window,
        ComposeCommand::TypeTable(key, of_dummy.clone()),
    );
    window.run();
    assert_eq!(TableForm::of(&shown(&window)), of_dummy);
    composing(&mut window, ComposeCommand::TypeTable(key, typed.clone()));
    let trumps = speaker(locale).notation.strain(Strain::Hearts);
    let name = speaker(locale).named(&text(locale, "compose-table-trumps"), &trumps);
    let chip = window.get_by_role_and_label(Role::RadioButton, &name);
    chip.scroll_to_me();
    window.run();
    let chip = window.get_by_role_and_label(Role::RadioButton, &name);
    chip.click();
    window.run();
    composing(&mut window, ComposeCommand::Open(Some(Drawer::Save)));
    composing(
        &mut window,
        ComposeCommand::TypePath(path.display().to_string()),
    );
    press(&mut window, &text(locale, "compose-save-do"));
    assert_good(&path);
    let written = fs::read_to_string(&path).unwrap();
    let lesson = parse_lesson(&path, &written).unwrap();
    let [Step::Show(show)] = &lesson.steps[..] else {
        panic!("{written}")
    };
    let table = shown(&window);
    assert_eq!(show.picture, Shown::Table(table.clone()));
    let trumps = Some(Strain::Hearts);
    assert_eq!(TableForm::of(&table), TableForm { trumps, ..typed });
}

#[test]
fn the_file_and_the_lesson_are_called_after_the_same_title() {
    let mut window = composer(Locale::It);
    for (language, title) in [("it", "Martedì sera"), ("en", "Tuesday evening")] {
        composing(&mut window, ComposeCommand::SetLanguage(language));
        composing(&mut window, ComposeCommand::TypeTitle(title.to_owned()));
    }
    composing(&mut window, ComposeCommand::AddWords);
    let key = keys(&window)[0];
    composing(
        &mut window,
        ComposeCommand::TypeWords(key, "Ciao".to_owned()),
    );
    let draft = &state(&window).draft;
    let id = draft.lesson(|_| false).unwrap().id;
    assert_eq!(id, draft.id_by_title());
}

/// By mouse only: into a folder, back, into it again, and the file.
#[test]
fn a_file_is_chosen_by_mouse() {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("club");
    fs::create_dir(&club).unwrap();
    fs::copy(root().join("assets/boards.pbn"), club.join("Serata.PBN")).unwrap();
    fs::write(club.join("note.txt"), "no boards").unwrap();
    for locale in Locale::BASES {
        let mut window = window(locale, None);
        let app = window.state_mut();
        app.apply(Command::GoPractice);
        app.apply(Command::TypeBoardsPath(folder.path().display().to_string()));
        window.run();
        let choose = speaker(locale).named(
            &text(locale, "screen-boards-path"),
            &text(locale, "chooser-choose"),
        );
        press(&mut window, &choose);
        let named = |name: &str| speaker(locale).with("chooser-folder", [("name", name.into())]);
        press(&mut window, &named("club"));
        assert!(window.query_by_label("note.txt").is_none());
        press(&mut window, &text(locale, "chooser-up"));
        press(&mut window, &named("club"));
        press(&mut window, "Serata.PBN");
        assert!(window.state().state().chooser.as_ref().is_none());
        let boards = window.state().state().boards.as_ref().expect("boards");
        assert!(boards.was_read());
        // Escape leaves everything unchanged.
        press(&mut window, &choose);
        window.key_press(Key::Escape);
        window.run();
        assert!(window.state().state().chooser.as_ref().is_none());
        assert!(matches!(window.state().state().page, Page::Practice(_)));
    }
}

#[test]
fn what_is_wrong_with_a_path_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let here = folder.path().display().to_string();
    for locale in Locale::BASES {
        let say = speaker(locale);
        let mut window = window(locale, None);
        window.state_mut().apply(Command::GoPractice);
        let mut said = |typed: String, words: String| {
            let app = window.state_mut();
            app.apply(Command::TypeBoardsPath(typed));
            window.run();
            press(&mut window, &text(locale, "screen-boards-open"));
            assert_said(&window, &words);
        };
        said(String::new(), say.text("path-empty"));
        let facts = [("name", "no.pbn".into()), ("folder", here.clone().into())];
        said(at("no.pbn"), say.with("path-missing", facts));
        let missing = [("path", at("nowhere").into())];
        said(at("nowhere/no.pbn"), say.with("path-no-folder", missing));
        let it_is = [("path", here.clone().into())];
        said(format!("file://{here}"), say.with("path-is-folder", it_is));
    }
}

fn watched(title: &str, steps: &[&str]) -> String {
    let say = |words: &&str| format!("        say((en: \"{words}\")),\n");
    let steps: String = steps.iter().map(say).collect();
    format!(
        "(\n    format: 1,\n    id: \"watched\",\n    title: (en: \"{title}\"),\n    steps: [\n{steps}    ],\n)\n"
    )
}

/// Lets more than a second pass.
fn wait(window: &mut Window) {
    window.run_steps(12);
}

#[test]
fn a_saved_change_appears_and_keeps_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.ron");
    fs::write(&file, watched("One", &["First words.", "Second words."])).unwrap();
    let mut window = window(Locale::En, None);
    let open = Command::OpenLessonFolder(folder.path().to_owned());
    window.state_mut().apply(open);
    window.step();
    assert_said(&window, "One");
    window
        .state_mut()
        .apply(Command::OpenLesson("watched".to_owned()));
    window.state_mut().apply(Command::Forward);
    window.step();
    assert_said(&window, "Second words.");
    // Saved again with another text: shown at once, at the same step.
    fs::write(&file, watched("One", &["First words.", "Other words!"])).unwrap();
    wait(&mut window);
    assert_said(&window, "Other words!");
    assert!(matches!(&window.state().state().page, Page::Lesson(state) if state.step == 1));
    // Broken: the last good version stays, and the page shows the place of the error.
    fs::write(&file, "(\n  format: 1,\n  id: broken,\n)").unwrap();
    wait(&mut window);
    assert_said(&window, "Other words!");
    assert_said(&window, "one.ron");
    assert_said(&window, &text(Locale::En, "folder-last-good"));
    fs::write(&file, watched("One", &["First words.", "Put right."])).unwrap();
    wait(&mut window);
    assert_said(&window, "Put right.");
    // The file is deleted: the lesson stays, and the folder page says so.
    fs::remove_file(&file).unwrap();
    wait(&mut window);
    assert_said(&window, "Put right.");
    window.state_mut().apply(Command::GoLessonFolder);
    window.step();
    assert_said(&window, &text(Locale::En, "folder-deleted"));
    fs::remove_dir_all(folder.path()).unwrap();
    wait(&mut window);
    assert_said(&window, "not available at the moment");
    window.state_mut().apply(Command::CloseLessonFolder);
    window.step();
    assert!(window.state().state().course.lesson("watched").is_none());
    assert!(window.state().state().course.lesson("double").is_some());
}

#[test]
fn what_check_warns_of_stands_on_the_page_of_the_folder() {
    for locale in Locale::BASES {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("one.ron");
        let lesson = watched("One", &["Open **bold", "In {xyz} braces"]);
        let lesson = lesson.replacen("en: \"", "it: \"Uno\", en: \"", 1);
        fs::write(&file, &lesson).unwrap();
        let told = check_path(folder.path(), |_| true).warnings;
        let ids: Vec<&str> = told.iter().map(|it| it.problem.id.as_str()).collect();
        assert_eq!(
            ids,
            [
                "language-lacking",
                "bold-open",
                "language-lacking",
                "brace-unknown"
            ]
        );
        let mut window = window(locale, None);
        window
            .state_mut()
            .apply(Command::OpenLessonFolder(folder.path().to_owned()));
        window.state_mut().apply(Command::GoLessonFolder);
        window.step();
        window.step();
        for warning in &told {
            assert_said(
                &window,
                &speaking(locale, |say| say.lesson_problem(&warning.problem)),
            );
        }
        // If there are many, only their number is shown.
        let many: Vec<String> = (0..8).map(|number| format!("**{number}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        fs::write(&file, watched("One", &many)).unwrap();
        wait(&mut window);
        let more = speaking(locale, |say| {
            say.with("folder-more-warnings", [("more", 3_u32.into())])
        });
        assert_said(&window, &more);
    }
}

#[test]
fn a_lesson_being_composed_says_what_is_probably_not_meant() {
    let mut window = composer(Locale::It);
    composing(&mut window, ComposeCommand::AddWords);
    let key = keys(&window)[0];
    let warned = |window: &Window, id: &str| {
        let said = text(Locale::It, &format!("lesson-error-{id}"));
        window
            .query_all_by(|node| node.label().is_some_and(|it| it.starts_with(&said)))
            .count()
    };
    composing(
        &mut window,
        ComposeCommand::TypeWords(key, "Le **prese".to_owned()),
    );
    assert_eq!(
        (warned(&window, "bold-open"), warned(&window, "brace-open")),
        (1, 0)
    );
    composing(
        &mut window,
        ComposeCommand::TypeWords(key, "Le **prese** {".to_owned()),
    );
    assert_eq!(
        (warned(&window, "bold-open"), warned(&window, "brace-open")),
        (0, 1)
    );
    composing(
        &mut window,
        ComposeCommand::TypeWords(key, "Le prese".to_owned()),
    );
    composing(&mut window, ComposeCommand::SetLanguage("fr"));
    composing(
        &mut window,
        ComposeCommand::TypeTitle("Les levées".to_owned()),
    );
    composing(&mut window, ComposeCommand::Choose(key));
    let draft = &state(&window).draft;
    let lacking = draft.warnings(draft.step(key).expect("the step"));
    assert_eq!(lacking.len(), 1);
    let said = speaking(Locale::It, |say| say.lesson_problem(&lacking[0]));
    assert_said(&window, &said);
}

#[test]
fn the_order_of_a_folder_is_shown_and_what_is_wrong_with_it() {
    for locale in Locale::BASES {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for id in ["a", "b", "c"] {
            let lesson = watched(&format!("Lesson {id}"), &["Words."]).replace("watched", id);
            fs::write(path(&format!("{id}.ron")), lesson).unwrap();
        }
        let order = |lessons: &str| {
            let chapter =
                format!("(id: \"one\", title: (en: \"Chapter One\"), lessons: [{lessons}])");
            fs::write(
                path("course.ron"),
                format!("(format: 1, chapters: [\n{chapter}])"),
            )
            .unwrap();
        };
        order("\"c\", \"lost\", \"a\"");
        let mut window = window(locale, None);
        let open = Command::OpenLessonFolder(folder.path().to_owned());
        window.state_mut().apply(open);
        window.step();
        let height = |window: &Window, label: &str| {
            let node = window.query_all_by_label(label).next();
            node.unwrap_or_else(|| panic!("nobody says {label}"))
                .rect()
                .top()
        };
        let others = text(locale, "folder-not-in-order");
        let labels = ["Chapter One", "Lesson c", "Lesson a", &others, "Lesson b"];
        let heights: Vec<f32> = labels.iter().map(|label| height(&window, label)).collect();
        assert!(heights.is_sorted(), "{heights:?}");
        // At the place of the unknown name.
        assert_said(&window, &text(locale, "lesson-error-lesson-missing"));
        let at = [
            ("file", "course.ron".into()),
            ("line", 2.into()),
            ("column", 56.into()),
        ];
        assert_said(&window, &speaker(locale).with("lesson-error-at", at));
        // The chapters are also in the course.
        let course = &window.state().state().course;
        let chapters: Vec<usize> = course.chapters.iter().map(|(_, all)| all.len()).collect();
        assert_eq!(chapters[..2], [2, 1]);
        assert_eq!(course.lessons().next().unwrap().id, "c");
        // Broken: the last good order stays, and the page says so.
        fs::write(path("course.ron"), "(format: 1, chapters: [(id: \"one\")])").unwrap();
        wait(&mut window);
        assert_said(&window, &text(locale, "folder-last-good"));
        assert_eq!(
            window.state().state().course.lessons().next().unwrap().id,
            "c"
        );
        order("\"b\"");
        wait(&mut window);
        assert_eq!(
            window.state().state().course.lessons().next().unwrap().id,
            "b"
        );
        // Without any good order, lessons are sorted by file name.
        fs::remove_file(path("course.ron")).unwrap();
        wait(&mut window);
        assert!(window.query_by_label("Chapter One").is_none());
        fs::write(path("course.ron"), "(").unwrap();
        wait(&mut window);
        assert_said(&window, &text(locale, "folder-by-name"));
        assert_eq!(
            window.state().state().course.lessons().next().unwrap().id,
            "a"
        );
    }
}

/// The window asks once before it closes on an unsaved lesson, and closes when asked again.
#[test]
fn the_window_does_not_close_on_an_unsaved_lesson() {
    let mut window = composer(Locale::Fr);
    let close = |window: &mut Window| {
        let root = egui::ViewportId::ROOT;
        let viewport = window.input_mut().viewports.entry(root).or_default();
        viewport.events.push(egui::ViewportEvent::Close);
        window.step();
        let commands = &window.output().viewport_output[&root].commands;
        commands.contains(&egui::ViewportCommand::CancelClose)
    };
    assert!(!close(&mut window), "nothing would be lost");
    composing(&mut window, ComposeCommand::TypeTitle("Mienne".to_owned()));
    composing(&mut window, ComposeCommand::AddWords);
    assert!(state(&window).is_unsaved());
    // Also from another page.
    window.state_mut().apply(Command::GoHome);
    window.run();
    assert!(close(&mut window));
    assert_eq!(state(&window).drawer, Some(Drawer::Save));
    assert!(!close(&mut window), "asked twice, it closes");
}

#[test]
fn of_a_folder_of_thousands_as_much_is_drawn_as_of_one_of_a_few() {
    let opened = |lessons: usize| {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..lessons {
            let lesson = watched(&format!("Lesson {number:04}"), &["Words."]);
            let lesson = lesson.replace("watched", &format!("l-{number:04}"));
            fs::write(folder.path().join(format!("{number:04}.ron")), lesson).unwrap();
        }
        let mut window = window(Locale::En, None);
        let open = Command::OpenLessonFolder(folder.path().to_owned());
        window.state_mut().apply(open);
        window.run_steps(30);
        (folder, window)
    };
    let (_few, few) = opened(40);
    let (_many, mut many) = opened(MAX_FILES);
    assert_said(&many, &format!("{MAX_FILES} lessons"));
    let drawn = |window: &Window| window.query_all_by_role(Role::ListItem).count();
    assert!((4..30).contains(&drawn(&many)), "{}", drawn(&many));
    assert_eq!(drawn(&many), drawn(&few));
    // A screen reader announces the position and the number of items.
    let rows: Vec<_> = many.query_all_by_role(Role::ListItem).collect();
    let places = rows
        .iter()
        .map(|row| row.accesskit_node().position_in_set());
    let places: Vec<Option<usize>> = places.collect();
    assert_eq!(places[..3], [Some(0), Some(1), Some(2)]);
    let list = many.query_all_by_role(Role::List).next();
    let size = list.and_then(|list| list.accesskit_node().size_of_set());
    assert_eq!(size, Some(MAX_FILES));
    // Down to its end.
    let end = "Lesson 1999";
    assert!(many.query_by_label(end).is_none());
    scroll_to_the_end(&mut many);
    assert_said(&many, end);
    assert!((4..30).contains(&drawn(&many)), "{}", drawn(&many));
}

#[test]
fn what_a_teacher_wrote_in_one_language_stands_in_no_third() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.ron");
    let steps = [
        "say((fr: \"Seul.\", en: \"Alone.\"))",
        "say((it: \"Primo.\", de: \"Erstens.\\n\\nZweitens.\"))",
    ];
    let lesson = format!(
        "(format: 1, id: \"mine\", title: (it: \"Mia\"), steps: [{}])",
        steps.join(", ")
    );
    fs::write(&file, lesson).unwrap();
    let mut window = window(Locale::It, None);
    window
        .state_mut()
        .apply(Command::SetSecond(Some(Locale::Fr)));
    window.state_mut().apply(Command::OpenLessonFile(file));
    window.run();
    assert_said(&window, "Seul.");
    assert!(
        window.query_by_label("Alone.").is_none(),
        "nobody chose English"
    );
    // The additional texts of the second language are spoken too.
    window
        .state_mut()
        .apply(Command::SetSecond(Some(Locale::De)));
    window.state_mut().apply(Command::Forward);
    window.run();
    for words in ["Primo.", "Erstens.", "Zweitens."] {
        assert_said(&window, words);
    }
}
