//! The worksheet page, used by keyboard and by mouse.

use std::fs;

use arbitro::exercise::{Group, Level};
use arbitro::i18n::Locale;
use arbitro::ui::command::Command;
use arbitro::ui::page::Page;
use arbitro::ui::printing::{About, SheetCommand, SheetSaid, SheetState};
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use crate::screens::{Window, press, text, window};

fn on_the_page(locale: Locale, lesson: Option<&str>) -> Window {
    let mut window = window(locale, None);
    let lesson = lesson.map(str::to_owned);
    window.state_mut().apply(Command::GoSheet(lesson));
    window.run();
    window
}

fn state(window: &Window) -> &SheetState {
    match &window.state().state().page {
        Page::Sheet(state) => state,
        other => panic!("not on the page: {other:?}"),
    }
}

/// Replaces the suggested path.
fn type_path(window: &mut Window, path: &str) {
    let typed = SheetCommand::TypePath(path.to_owned());
    window.state_mut().apply(Command::Sheet(typed));
    window.run();
}

fn choose(window: &mut Window, label: &str) {
    let button = window.get_by_role_and_label(Role::RadioButton, label);
    button.scroll_to_me();
    window.run();
    let button = window.get_by_role_and_label(Role::RadioButton, label);
    button.click();
    window.run();
}

#[test]
fn a_lesson_is_made_and_it_is_said_where_it_lies() {
    for locale in Locale::BASES {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("foglio.pdf");
        let mut window = on_the_page(locale, Some("double"));
        let wanted = About::Lesson {
            chapter: 2,
            id: Some("double".to_owned()),
        };
        assert_eq!(state(&window).about, wanted);
        type_path(&mut window, &file.display().to_string());
        press(&mut window, &text(locale, "screen-sheet-make"));
        assert!(fs::read(&file).unwrap().starts_with(b"%PDF"));
        let said = state(&window).said.clone();
        assert!(matches!(&said, Some(SheetSaid::Made(files)) if *files == [file.clone()]));
        let there = window.query_by(|node| {
            let label = node.label().unwrap_or_default();
            node.role() == Role::Status && label.contains("foglio.pdf")
        });
        assert!(there.is_some(), "{locale:?}");
        // The existing file stays unchanged.
        let before = fs::read(&file).unwrap();
        type_path(&mut window, &file.display().to_string());
        press(&mut window, &text(locale, "screen-sheet-make"));
        assert!(matches!(state(&window).said, Some(SheetSaid::NotMade(_))));
        assert_eq!(fs::read(&file).unwrap(), before);
    }
}

#[test]
fn a_topic_in_two_languages_with_a_key_apart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("blatt.pdf");
    let mut window = on_the_page(Locale::De, None);
    let heading = text(Locale::De, "screen-sheet-what");
    let topic = text(Locale::De, "screen-sheet-topic");
    choose(&mut window, &format!("{heading}: {topic}"));
    choose(&mut window, &text(Locale::De, "group-scoring"));
    let keys = ["screen-sheet-key", "screen-sheet-key-apart"].map(|id| text(Locale::De, id));
    choose(&mut window, &keys.join(": "));
    let items = text(Locale::De, "screen-sheet-items");
    choose(&mut window, &format!("{items}: 5"));
    let second = ["screen-sheet-second", "language-fr"].map(|id| text(Locale::De, id));
    choose(&mut window, &second.join(": "));
    let level = [
        "screen-practice-difficulty",
        "screen-practice-difficulty-mixed",
    ];
    choose(
        &mut window,
        &level.map(|id| text(Locale::De, id)).join(": "),
    );
    let chosen = state(&window);
    let group = Group::Scoring;
    assert_eq!(chosen.about, About::Topic { group, skill: None });
    assert_eq!((chosen.items, chosen.level), (5, Level::Mixed));
    assert_eq!(chosen.second, Some(Locale::Fr));
    type_path(&mut window, &file.display().to_string());
    press(&mut window, &text(Locale::De, "screen-sheet-make"));
    let made = match state(&window).said.clone() {
        Some(SheetSaid::Made(files)) => files,
        other => panic!("{other:?}"),
    };
    assert_eq!(made.len(), 2);
    assert!(
        made.iter()
            .all(|file| fs::read(file).unwrap().starts_with(b"%PDF"))
    );
}

#[test]
fn what_is_missing_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let locale = Locale::It;
    let mut window = on_the_page(locale, None);
    type_path(
        &mut window,
        &folder.path().join("a.pdf").display().to_string(),
    );
    press(&mut window, &text(locale, "screen-sheet-make"));
    assert!(matches!(state(&window).said, Some(SheetSaid::NoLesson)));
    type_path(&mut window, "  ");
    press(&mut window, &text(locale, "screen-sheet-make"));
    assert!(matches!(state(&window).said, Some(SheetSaid::NoPath)));
    // The card and the table need no options, and have names of their own.
    type_path(
        &mut window,
        &folder.path().join("a.pdf").display().to_string(),
    );
    for id in [
        "screen-sheet-card",
        "screen-sheet-table",
        "screen-sheet-card",
    ] {
        press(&mut window, &text(locale, id));
        assert!(
            matches!(state(&window).said, Some(SheetSaid::Made(_))),
            "{id}"
        );
    }
    let names = fs::read_dir(folder.path()).unwrap();
    assert_eq!(names.count(), 3);
}
