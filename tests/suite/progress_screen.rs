//! The progress page and the list of learners: a generated year in every language, the same numbers
//! as a table, and nothing lost when moving to another computer.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use arbitro::clock::{Clock, Moment};
use arbitro::exercise::Skill;
use arbitro::i18n::Locale;
use arbitro::learner::Purpose;
use arbitro::learner::{Answered, Day, Mastery, Report, Stretch, UtcOffset};
use arbitro::ui::Options;
use arbitro::ui::app::App;
use arbitro::ui::command::{Command, LearnersCommand as Change};
use arbitro::ui::page::Page;
use arbitro::ui::state::TEXT_SIZES;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::given::speaker;
use crate::made_up;
use crate::renderer::{CpuRenderer, whole_window};
use crate::screens::{Window, assert_said, install_fonts, press, text};

/// 18 November 2026, a Wednesday.
const NOW: i64 = 1_795_000_000;

const A_DAY: i64 = 86_400;

/// A computer with a history of these learners; the first one has these answers.
fn computer(names: &[&str], rows: &[Answered]) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("history.sqlite");
    let _ = made_up::history(&path, names, rows);
    (folder, path)
}

fn app(history: Option<&Path>, locale: Locale) -> App {
    let clock = Clock::new(|| Moment {
        at: NOW,
        offset: UtcOffset::UTC,
    });
    let options = Options {
        history: history.map(Path::to_owned).into(),
        clock,
        ..Options::new(locale)
    };
    App::new(options, 7)
}

fn window(history: Option<&Path>, locale: Locale) -> Window {
    let mut window = Harness::builder()
        .with_size([1024.0, 768.0])
        .with_context_setup(install_fonts)
        .renderer(CpuRenderer::default())
        .build_ui_state(whole_window, app(history, locale));
    window.run();
    window
}

fn apply(window: &mut Window, command: Command) {
    window.state_mut().apply(command);
    window.run();
}

fn change(window: &mut Window, command: Change) {
    apply(window, Command::Learners(command));
}

fn report(rows: &[Answered]) -> Report {
    Report::new(rows, NOW, UtcOffset::UTC)
}

#[test]
fn a_year_is_counted_up() {
    let rows = made_up::year(NOW);
    let report = report(&rows);
    let sum = |of: fn(&(Day, arbitro::learner::Tally)) -> u32| -> u32 {
        report.over_time.iter().map(of).sum()
    };
    assert_eq!(report.stretch, Stretch::Week);
    assert_eq!(sum(|(_, tally)| tally.answered), rows.len() as u32);
    assert_eq!(report.all.answered, rows.len() as u32);
    assert_eq!(sum(|(_, tally)| tally.known), report.all.known);
    // Four of the fifty-three weeks were holidays.
    assert_eq!(report.over_time.len(), 49);
    let last = report.over_time.last().unwrap();
    assert_eq!(last.1, report.this_week);
    assert_eq!(last.0.date(), Day(20_773).date());
    let asked: Vec<Skill> = report
        .groups
        .iter()
        .flat_map(|(_, skills)| skills)
        .map(|it| it.skill)
        .collect();
    assert_eq!(asked.len() + report.unasked, Skill::ALL.len());
    for (_, skills) in &report.groups {
        assert!(skills.is_sorted_by_key(|it| it.skill));
    }
    assert_eq!(report.mistakes.len(), 8);
    assert!(report.mistakes.is_sorted_by(|a, b| a.1 >= b.1));
    let levels = report.groups.iter().flat_map(|(_, skills)| skills);
    let levels: Vec<Mastery> = levels.map(|it| it.mastery).collect();
    for level in Mastery::ALL {
        assert!(levels.contains(&level), "{level:?}");
    }
}

#[test]
fn a_fortnight_goes_by_days_and_more_by_weeks() {
    let rows = made_up::year(NOW);
    let since = |days: i64| -> Vec<Answered> {
        let of_then = |row: &&Answered| row.at > NOW - days * A_DAY;
        rows.iter().filter(of_then).cloned().collect()
    };
    assert_eq!(report(&since(10)).stretch, Stretch::Day);
    assert_eq!(report(&since(30)).stretch, Stretch::Week);
    let none = report(&[]);
    assert!(none.is_empty() && none.over_time.is_empty() && none.groups.is_empty());
    assert_eq!(none.unasked, Skill::ALL.len());
}

#[test]
fn a_day_has_its_date() {
    let date = |day| {
        let date = Day(day).date();
        (date.year, date.month, date.day)
    };
    assert_eq!(date(0), (1970, 1, 1));
    assert_eq!(date(-1), (1969, 12, 31));
    assert_eq!(date(11_016), (2000, 2, 29));
    assert_eq!(date(11_017), (2000, 3, 1));
    assert_eq!(date(20_775), (2026, 11, 18));
    assert_eq!(date(-719_162), (1, 1, 1));
    assert_eq!(date(2_932_896), (9999, 12, 31));
    // The days are consecutive.
    let mut before = Day(-800_000).date();
    for day in -799_999..800_000 {
        let date = Day(day).date();
        let next_month = (date.year, date.month, date.day) == (before.year, before.month + 1, 1);
        let next_year = (date.year, date.month, date.day) == (before.year + 1, 1, 1);
        let next_day = date.day == before.day + 1 && date.month == before.month;
        assert!(
            next_day || next_month || (next_year && before.month == 12),
            "{day}"
        );
        before = date;
    }
}

/// The progress page shows the numbers of the report, in all four languages.
#[test]
fn a_year_is_told_in_every_language() {
    let rows = made_up::year(NOW);
    let (_folder, path) = computer(&["Anna"], &rows);
    let report = report(&rows);
    for locale in Locale::BASES {
        let mut window = window(Some(&path), locale);
        press(&mut window, &text(locale, "nav-progress"));
        assert!(matches!(window.state().state().page, Page::Progress(_)));
        assert_eq!(window.state().state().report, report);
        let say = speaker(locale);
        let numbers = [
            ("answered", report.all.answered.into()),
            ("known", report.all.known.into()),
            ("week", report.this_week.answered.into()),
            ("week-known", report.this_week.known.into()),
        ];
        assert_said(&window, &say.with("progress-summary", numbers));
        // The line chart has a text for screen readers.
        let line = window.get_all_by_role(Role::Image);
        let line: Vec<String> = line
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        let percent = |percent: u32| say.with("progress-percent", [("percent", percent.into())]);
        let first = percent(report.over_time[0].1.percent().unwrap());
        assert_eq!(line.len(), 1, "{line:?}");
        assert!(line[0].contains(&first), "{line:?}");
        for (mistake, times) in &report.mistakes {
            let told = [
                ("slip", say.mistake(*mistake).into()),
                ("times", (*times).into()),
            ];
            let told = say.with("progress-slip", told).replace("**", "");
            assert_said(&window, &told);
        }
        // Each skill is a button that practises it.
        for (_, skills) in &report.groups {
            for practised in skills {
                let name = say.skill(practised.skill);
                let level = text(locale, &format!("mastery-{}", practised.mastery.id()));
                let label = format!("{name}, {level} ");
                assert_said(&window, &label);
            }
        }
        let skill = report.groups[0].1[0].skill;
        let name = format!("{}, ", say.skill(skill));
        let buttons: Vec<_> = window.query_all_by_label_contains(&name).collect();
        assert_eq!(buttons.len(), 1);
        buttons[0].scroll_to_me();
        window.run();
        window.get_by_label_contains(&name).click();
        window.run();
        let session = window
            .state()
            .state()
            .session()
            .expect("a row of exercises");
        assert_eq!(session.purpose, Purpose::Practice);
        let asked = window.state().state().attempt();
        assert_eq!(asked.map(|it| it.asked().skill), Some(skill));
    }
}

#[test]
fn the_table_says_the_same_numbers() {
    let rows = made_up::year(NOW);
    let (_folder, path) = computer(&["Anna"], &rows);
    let report = report(&rows);
    for locale in Locale::BASES {
        let mut window = window(Some(&path), locale);
        apply(&mut window, Command::GoProgress);
        press(&mut window, &text(locale, "progress-as-table"));
        assert!(window.query_by_role(Role::Image).is_none());
        let say = speaker(locale);
        let said: Vec<String> = window
            .query_all_by_role(Role::Label)
            .filter_map(|node| node.accesskit_node().value())
            .collect();
        let mut skills = 0;
        for practised in report.groups.iter().flat_map(|(_, skills)| skills) {
            let name = say.skill(practised.skill);
            let level = text(locale, &format!("mastery-{}", practised.mastery.id()));
            let (answered, known) = (practised.tally.answered, practised.tally.known);
            let its_row = |row: &&String| {
                let numbers: Vec<u32> = numbers(row.strip_prefix(&name).unwrap_or_default());
                row.contains(&level) && numbers.starts_with(&[answered, known])
            };
            assert!(
                said.iter().any(|row| its_row(&row)),
                "{} {name}",
                locale.tag()
            );
            skills += 1;
        }
        let weeks = said.iter().filter(|row| {
            let numbers = numbers(row);
            report.over_time.iter().any(|(day, tally)| {
                let of = [tally.answered, tally.known, tally.percent().unwrap_or(0)];
                numbers.ends_with(&of) && numbers[0] == u32::from(day.date().day)
            })
        });
        assert_eq!(weeks.count(), report.over_time.len(), "{}", locale.tag());
        assert!(skills > 40);
        press(&mut window, &text(locale, "progress-as-table"));
        assert!(window.query_by_role(Role::Image).is_some());
    }
}

/// The numbers in a text, in their order.
fn numbers(text: &str) -> Vec<u32> {
    let words = text.split(|c: char| !c.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn whoever_has_answered_nothing_is_shown_the_way() {
    for locale in Locale::BASES {
        let (_folder, path) = computer(&["Anna"], &[]);
        let mut window = window(Some(&path), locale);
        apply(&mut window, Command::GoProgress);
        assert_said(&window, &text(locale, "progress-empty"));
        press(&mut window, &text(locale, "progress-empty-practise"));
        assert!(matches!(window.state().state().page, Page::Practice(_)));
    }
}

/// Every row is labelled at every text size, and the wheel over the line chart scrolls the page.
#[test]
fn progress_is_drawn_at_every_size_and_the_line_does_not_catch_the_wheel() {
    let rows = made_up::year(NOW);
    let (_folder, path) = computer(&["Anna"], &rows);
    let mut window = window(Some(&path), Locale::De);
    apply(&mut window, Command::GoProgress);
    let line = window.get_by_role(Role::Image).rect();
    window.hover_at(line.center());
    window.event(egui::Event::MouseWheel {
        source: egui::MouseWheelSource::Wheel,
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -120.0),
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::NONE,
    });
    window.run();
    let moved = window.get_by_role(Role::Image).rect();
    assert!(moved.top() < line.top() - 50.0, "{line:?} {moved:?}");
    for _ in TEXT_SIZES {
        for table in [false, true] {
            apply(&mut window, Command::ShowTable(table));
            assert_said(&window, &speaker(Locale::De).skill(Skill::SufficientBid));
        }
        apply(&mut window, Command::ChangeTextSize(1));
    }
}

fn names(window: &Window) -> Vec<String> {
    let learners = window.state().state().notebook.learners().iter();
    learners.map(|learner| learner.name.clone()).collect()
}

fn present(window: &Window) -> String {
    let learner = window.state().state().notebook.learner();
    learner.map(|it| it.name.clone()).unwrap_or_default()
}

fn named(locale: Locale, id: &str, name: &str) -> String {
    speaker(locale).with(id, [("name", name.to_owned().into())])
}

#[test]
fn learners_are_added_renamed_chosen_and_deleted() {
    let rows: Vec<Answered> = made_up::year(NOW).into_iter().take(40).collect();
    for locale in Locale::BASES {
        let (_folder, path) = computer(&["Anna"], &rows);
        let mut window = window(Some(&path), locale);
        press(&mut window, &named(locale, "learners-nav", "Anna"));
        assert!(matches!(window.state().state().page, Page::Learners(_)));
        // An invalid name, and a name already taken.
        press(&mut window, &text(locale, "learners-add"));
        let most = [("most", 60.into())];
        assert_said(&window, &speaker(locale).with("learners-error-name", most));
        change(&mut window, Change::TypeName("Anna".to_owned()));
        press(&mut window, &text(locale, "learners-add"));
        assert_said(&window, &text(locale, "learners-error-taken"));
        // Typed and entered by keyboard.
        change(&mut window, Change::TypeName(String::new()));
        window
            .get_by_role_and_label(Role::TextInput, &text(locale, "learners-name"))
            .focus();
        window.run();
        window
            .get_by_role_and_label(Role::TextInput, &text(locale, "learners-name"))
            .type_text("Bruno");
        window.run();
        window.key_press(Key::Enter);
        window.run();
        assert_eq!(
            (present(&window), names(&window)),
            (
                "Bruno".to_owned(),
                vec!["Anna".to_owned(), "Bruno".to_owned()]
            )
        );
        assert_said(&window, &named(locale, "learners-added", "Bruno"));
        assert!(window.state().state().notebook.rows().is_empty());
        // Another learner is selected, and the first one's session does not continue.
        apply(&mut window, Command::Practise(None));
        apply(&mut window, Command::GoLearners);
        assert!(window.state().state().left_practice.as_ref().is_some());
        press(&mut window, &named(locale, "learners-choose-name", "Anna"));
        assert_eq!(present(&window), "Anna");
        assert_eq!(window.state().state().notebook.rows().len(), 40);
        assert!(window.state().state().left_practice.as_ref().is_none());
        assert!(window.state().state().due_count() > 0);
        assert!(matches!(window.state().state().page, Page::Home));
        // Renamed.
        apply(&mut window, Command::GoLearners);
        press(&mut window, &named(locale, "learners-rename-name", "Bruno"));
        change(&mut window, Change::TypeOther("Berta".to_owned()));
        press(&mut window, &text(locale, "learners-keep"));
        assert_eq!(names(&window), ["Anna", "Berta"]);
        assert_said(&window, &named(locale, "learners-renamed", "Berta"));
        // Escape leaves the name unchanged.
        press(&mut window, &named(locale, "learners-rename-name", "Berta"));
        window.key_press(Key::Escape);
        window.run();
        assert!(
            matches!(&window.state().state().page, Page::Learners(it) if it.renaming.is_none())
        );
        // Deleted after confirmation.
        ask_and_leave(&mut window, locale);
        press(&mut window, &named(locale, "learners-delete-name", "Anna"));
        press(&mut window, &text(locale, "learners-delete-yes"));
        assert_eq!(names(&window), ["Berta"]);
        assert_eq!(present(&window), "Berta");
        assert_said(&window, &named(locale, "learners-deleted", "Anna"));
        assert_eq!(window.state().state().due_count(), 0);
        drop(window);
        let again = self::window(Some(&path), locale);
        assert_eq!(names(&again), ["Berta"]);
    }
}

/// The dialog says what will be lost; Enter and Escape leave everything unchanged.
fn ask_and_leave(window: &mut Window, locale: Locale) {
    for key in [Key::Enter, Key::Escape] {
        press(window, &named(locale, "learners-delete-name", "Anna"));
        let answers = [("answers", 40.into())];
        assert_said(
            window,
            &speaker(locale).with("learners-delete-text", answers),
        );
        let cancel = text(locale, "learners-cancel");
        let cancel = window.get_by_role_and_label(Role::Button, &cancel);
        assert!(cancel.accesskit_node().is_focused());
        // Tab cycles through the dialog.
        for _ in 0..3 {
            window.key_press(Key::Tab);
            window.run();
        }
        let [cancel, delete] = ["learners-cancel", "learners-delete-yes"].map(|id| {
            let label = text(locale, id);
            let button = window.get_by_role_and_label(Role::Button, &label);
            button.accesskit_node().is_focused()
        });
        assert!(cancel || delete);
        if delete && key == Key::Enter {
            window.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
            window.run();
        }
        window.key_press(key);
        window.run();
        assert!(
            matches!(&window.state().state().page, Page::Learners(it) if it.deleting.is_none())
        );
        assert_eq!(names(window), ["Anna", "Berta"]);
    }
}

/// A file dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn what_is_saved_and_deleted_comes_back_whole() {
    let rows: Vec<Answered> = made_up::year(NOW).into_iter().take(60).collect();
    let (folder, path) = computer(&["Anna"], &rows);
    let locale = Locale::It;
    let mut window = window(Some(&path), locale);
    apply(&mut window, Command::OpenLesson("double".to_owned()));
    apply(&mut window, Command::Forward);
    let lessons = window.state().state().notebook.lessons().clone();
    assert!(!lessons.is_empty());
    apply(&mut window, Command::GoLearners);
    let file = folder.path().join("arbitro-Anna.sqlite");
    change(
        &mut window,
        Change::TypeExportPath(file.display().to_string()),
    );
    press(&mut window, &text(locale, "learners-export-do"));
    let saved = [("file", file.display().to_string().into())];
    assert_said(&window, &speaker(locale).with("learners-exported", saved));
    // The existing file is not overwritten.
    press(&mut window, &text(locale, "learners-export-do"));
    let there = [("file", file.display().to_string().into())];
    assert_said(
        &window,
        &speaker(locale).with("learners-error-exists", there),
    );
    press(&mut window, &named(locale, "learners-delete-name", "Anna"));
    press(&mut window, &text(locale, "learners-delete-yes"));
    assert_said(&window, &text(locale, "learners-none"));
    assert!(window.state().state().notebook.rows().is_empty());
    // The file may be dropped on any page.
    apply(&mut window, Command::GoHome);
    let dropped = Dropped(file.clone());
    window.input_mut().dropped_files.push(Arc::new(dropped));
    window.run();
    let facts = [("answers", 60.into()), ("known", 0.into())];
    assert_said(&window, &speaker(locale).with("learners-imported", facts));
    assert_eq!(present(&window), "Anna");
    assert_eq!(window.state().state().notebook.rows(), rows);
    assert_eq!(window.state().state().notebook.lessons(), &lessons);
    assert!(window.state().state().due_count() > 0);
    // Imported twice, nothing counts twice.
    change(&mut window, Change::Import(file));
    assert_said(&window, &text(locale, "learners-imported-nothing"));
    assert_eq!(window.state().state().notebook.rows().len(), 60);
}

#[test]
fn a_wrong_path_gives_a_sentence() {
    let (folder, path) = computer(&["Anna", "Bruno"], &[]);
    let text_file = folder.path().join("notes.sqlite");
    std::fs::write(&text_file, "Dear diary".repeat(200)).unwrap();
    let newer = folder.path().join("newer.sqlite");
    let bruno = folder.path().join("bruno.sqlite");
    let nowhere = folder.path().join("no").join("folder.sqlite");
    for locale in Locale::BASES {
        let mut window = window(Some(&path), locale);
        apply(&mut window, Command::GoLearners);
        if !bruno.exists() {
            change(&mut window, Change::ExportEveryone(true));
            change(
                &mut window,
                Change::TypeExportPath(bruno.display().to_string()),
            );
            change(&mut window, Change::Export);
            let mut bytes = std::fs::read(&bruno).unwrap();
            // The user version of an SQLite file is at this offset.
            bytes[60..64].copy_from_slice(&999_u32.to_be_bytes());
            std::fs::write(&newer, &bytes).unwrap();
        }
        let told = |window: &Window, id: &str, file: &Path| {
            let file = [("file", file.display().to_string().into())];
            assert_said(window, &speaker(locale).with(id, file));
        };
        for (file, id) in [
            (&text_file, "learners-error-foreign"),
            (&newer, "learners-error-newer"),
        ] {
            change(
                &mut window,
                Change::TypeImportPath(file.display().to_string()),
            );
            press(&mut window, &text(locale, "learners-import-do"));
            told(&window, id, file);
        }
        let own = folder.path().display().to_string();
        change(&mut window, Change::TypeImportPath(own.clone()));
        press(&mut window, &text(locale, "learners-import-do"));
        let own = [("path", own.into())];
        assert_said(&window, &speaker(locale).with("path-is-folder", own));
        let typed = nowhere.display().to_string();
        change(&mut window, Change::TypeImportPath(typed));
        press(&mut window, &text(locale, "learners-import-do"));
        let missing = nowhere.parent().unwrap().display().to_string();
        let missing = [("path", missing.into())];
        assert_said(&window, &speaker(locale).with("path-no-folder", missing));
        change(&mut window, Change::TypeImportPath("  ".to_owned()));
        press(&mut window, &text(locale, "learners-import-do"));
        assert_said(&window, &text(locale, "path-empty"));
        for (file, id) in [
            (nowhere.display().to_string(), "learners-error-unwritten"),
            (bruno.display().to_string(), "learners-error-exists"),
        ] {
            change(&mut window, Change::TypeExportPath(file.clone()));
            press(&mut window, &text(locale, "learners-export-do"));
            told(&window, id, Path::new(&file));
        }
        change(&mut window, Change::TypeExportPath(String::new()));
        press(&mut window, &text(locale, "learners-export-do"));
        assert_said(&window, &text(locale, "learners-no-path"));
        assert_eq!(names(&window), ["Anna", "Bruno"]);
    }
}

#[test]
fn a_guest_is_told_that_nothing_is_kept() {
    for locale in Locale::BASES {
        let mut window = window(None, locale);
        let guest = text(locale, "learners-guest");
        press(&mut window, &named(locale, "learners-nav", &guest));
        assert_said(&window, &text(locale, "learners-guest-text"));
        // Commands on an empty list do nothing.
        for command in [
            Change::Add,
            Change::Export,
            Change::Import("x".into()),
            Change::Delete,
            Change::KeepName,
        ] {
            change(&mut window, command);
        }
        apply(&mut window, Command::GoSettings);
        press(&mut window, &text(locale, "learners-open"));
        assert!(matches!(window.state().state().page, Page::Learners(_)));
    }
}

/// With an empty list, the first answer adds a learner, and the answer is stored.
#[test]
fn an_answer_without_a_name_is_kept() {
    let (_folder, path) = computer(&["Anna"], &[]);
    let mut window = window(Some(&path), Locale::Fr);
    apply(&mut window, Command::GoLearners);
    press(
        &mut window,
        &named(Locale::Fr, "learners-delete-name", "Anna"),
    );
    press(&mut window, &text(Locale::Fr, "learners-delete-yes"));
    assert_eq!(names(&window), [""; 0]);
    apply(&mut window, Command::Practise(None));
    apply(&mut window, Command::ShowAnswer);
    assert_eq!(names(&window), [text(Locale::Fr, "learner-first")]);
    drop(window);
    let again = self::window(Some(&path), Locale::Fr);
    assert_eq!(again.state().state().notebook.rows().len(), 1);
}

#[test]
fn a_suggested_path_fits_every_name() {
    let (_folder, path) = computer(&["A/B\\C: \"x\"?", ".."], &[]);
    let mut app = app(Some(&path), Locale::En);
    for _ in 0..2 {
        app.apply(Command::GoLearners);
        let Page::Learners(state) = &app.state().page else {
            panic!("elsewhere")
        };
        let suggested = PathBuf::from(&state.export_path);
        if !state.export_path.is_empty() {
            let name = suggested
                .file_name()
                .unwrap()
                .to_string_lossy()
                .into_owned();
            assert!(
                name.starts_with("arbitro") && name.ends_with(".sqlite"),
                "{name}"
            );
            assert!(!name.contains(['/', '\\', ':', '"', '?']), "{name}");
        }
        let second = app.state().notebook.learners()[1].id;
        app.apply(Command::Learners(Change::Choose(second)));
    }
}
