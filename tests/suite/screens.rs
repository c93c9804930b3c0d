//! The window, controlled as by a screen reader: by role and label, in every language.
//!
//! The harness fails on a missing glyph and on an input without a name.

use std::path::Path;
use std::sync::Arc;

use arbitro::course::Named;
use arbitro::engine::notation::{parse_call, parse_card};
use arbitro::engine::score::ScoreItem;
use arbitro::exercise::{Kind, Mistake};
use arbitro::i18n::glossary::{Entry, Group, terms};
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use arbitro::settings::SettingsFile;
use arbitro::ui::app::App;
use arbitro::ui::attempt::Draft;
use arbitro::ui::command::Command;
use arbitro::ui::page::{HelpPage, Page};
use arbitro::ui::state::TEXT_SIZES;
use arbitro::ui::{Options, theme};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::renderer::{CpuRenderer, whole_window};

pub type Window = Harness<'static, App>;

pub fn window(locale: Locale, lesson: Option<&str>) -> Window {
    sized(locale, lesson, [1280.0, 800.0])
}

pub fn sized(locale: Locale, lesson: Option<&str>, size: [f32; 2]) -> Window {
    let file = |file| Named::File(Path::new(env!("CARGO_MANIFEST_DIR")).join(file));
    let lesson = lesson.map(file);
    let options = Options {
        lesson,
        ..Options::new(locale)
    };
    opened(options, size)
}

/// Installs the fonts without what only sharpens letters: words are laid out the same, and letters
/// of a new size are painted several times as fast.
pub fn install_fonts(ctx: &egui::Context) {
    let mut fonts = theme::fonts();
    for data in fonts.font_data.values_mut() {
        let tweak = &mut Arc::make_mut(data).tweak;
        tweak.hinting = Some(false);
        tweak.subpixel_binning = Some(false);
    }
    ctx.set_fonts(fonts);
}

pub fn opened(options: Options, size: [f32; 2]) -> Window {
    let mut window = Harness::builder()
        .with_size(size)
        .with_context_setup(install_fonts)
        .renderer(CpuRenderer::default())
        .build_ui_state(whole_window, App::new(options, 7));
    window.run();
    window
}

/// The positions for the screen pictures.
const POSITIONS: &str = "examples/pictures.ron";

fn position(locale: Locale, step: usize) -> Window {
    let mut window = window(locale, Some(POSITIONS));
    while matches!(&window.state().state().page, Page::Lesson(state) if state.step < step) {
        window.state_mut().apply(Command::ShowAnswer);
        window.state_mut().apply(Command::Forward);
    }
    window.run();
    window
}

pub fn speaking<T>(locale: Locale, say: impl FnOnce(Speaker<'_>) -> T) -> T {
    let catalog = Catalog::new(locale);
    say(Speaker::new(
        &catalog,
        Notation::new(&catalog, CardLetters::National),
    ))
}

pub fn text(locale: Locale, id: &str) -> String {
    speaking(locale, |say| say.text(id))
}

pub fn kind(locale: Locale, kind: Kind) -> String {
    speaking(locale, |say| say.kind(kind))
}

pub fn press(window: &mut Window, label: &str) {
    let button = window.get_by_role_and_label(Role::Button, label);
    // The button may be below the visible part of the page.
    button.scroll_to_me();
    window.run();
    window.get_by_role_and_label(Role::Button, label).click();
    window.run();
}

/// Scrolls to the end of the page.
pub fn scroll_to_the_end(window: &mut Window) {
    window.event(Event::PointerMoved(egui::pos2(640.0, 500.0)));
    window.event(Event::MouseWheel {
        source: egui::MouseWheelSource::Wheel,
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -1e7),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
    });
    window.run_steps(20);
}

pub fn check(window: &mut Window, locale: Locale) {
    press(window, &text(locale, "screen-exercise-check"));
}

pub fn assert_said(window: &Window, part: &str) {
    assert!(
        window.query_all_by_label_contains(part).next().is_some(),
        "nobody says: {part}"
    );
}

fn assert_mistake(window: &Window, locale: Locale, mistake: &'static str) {
    assert_said(
        window,
        &speaking(locale, |say| say.mistake(Mistake(mistake))),
    );
}

fn step_of(window: &Window) -> usize {
    match &window.state().state().page {
        Page::Lesson(state) => state.step,
        _ => panic!("no lesson is open"),
    }
}

#[test]
fn what_is_chosen_in_the_window_survives_a_start() {
    let folder = crate::settings::Folder::new("window");
    let opened = |locale| {
        let app = App::new(
            Options {
                settings: SettingsFile::at(folder.file()),
                ..Options::new(locale)
            },
            7,
        );
        let mut window = Harness::builder()
            .with_size([1024.0, 768.0])
            .with_context_setup(install_fonts)
            .renderer(CpuRenderer::default())
            .build_ui_state(whole_window, app);
        window.run();
        window
    };
    let mut window = opened(Locale::En);
    window.state_mut().apply(Command::SetLocale(Locale::De));
    window.state_mut().apply(Command::SetDark(true));
    window.state_mut().apply(Command::ChangeTextSize(1));
    let kept = SettingsFile::at(folder.file()).settings();
    assert_eq!((kept.locale, kept.dark), (Some(Locale::De), true));
    assert_eq!(kept.text_size, window.state().state().choices.text_size);
    drop(window);
    // The command line sets the language for one session; the stored setting stays.
    let mut window = opened(Locale::Fr);
    assert!(window.state().state().choices.dark);
    window.state_mut().apply(Command::SetDark(false));
    assert_eq!(
        SettingsFile::at(folder.file()).settings().locale,
        Some(Locale::De)
    );
    drop(window);
    for locale in Locale::BASES {
        std::fs::write(folder.file(), "(dark: maybe)").expect("a file of settings");
        let window = opened(locale);
        let broken = window
            .state()
            .state()
            .settings
            .broken()
            .expect("a broken file");
        let said = speaking(locale, |say| {
            let file = broken.display().to_string();
            say.with("screen-settings-broken", [("file", file.into())])
        });
        assert_said(&window, &said);
    }
}

/// Each lesson in one of the languages, alternating; the terminal plays all lessons in every
/// language.
#[test]
fn every_lesson_is_played_to_its_end_by_keyboard_alone() {
    let course = arbitro::course::embedded();
    for (lesson, locale) in course.lessons().zip(Locale::BASES.into_iter().cycle()) {
        let mut window = window(locale, None);
        window
            .state_mut()
            .apply(Command::OpenLesson(lesson.id.clone()));
        window.run();
        let end = text(locale, "screen-lesson-end-title");
        let mut presses = 0;
        while window.query_all_by_label(&end).next().is_none() {
            presses += 1;
            assert!(
                presses < 400,
                "{} does not end in {}",
                lesson.id,
                locale.tag()
            );
            // An answer is never required to continue: it can be shown.
            if window
                .state()
                .state()
                .attempt()
                .is_some_and(|attempt| attempt.grade().is_none())
            {
                window.state_mut().apply(Command::ShowAnswer);
            }
            window.key_press(Key::Enter);
            window.run();
        }
        press(&mut window, &text(locale, "screen-lesson-end-home"));
        assert_said(&window, &text(locale, "screen-home-lesson-done"));
    }
}

/// At the smallest projector size, no text of a lesson takes more than seven lines.
#[test]
fn no_text_of_a_lesson_takes_more_than_seven_lines() {
    use arbitro::ui::text::{Style, job};
    use arbitro::ui::theme::{Size, Theme, Weight};

    let course = arbitro::course::embedded();
    let mut long = Vec::new();
    for locale in Locale::BASES {
        let size = egui::Vec2::new(1024.0, 768.0);
        let theme = Theme::new(false, Theme::scale(size, 100));
        let mut harness = Harness::builder()
            .with_size(size)
            .with_context_setup(install_fonts)
            .build_ui(|_| {});
        harness.run();
        let width = LESSON_TEXT.min((size.x - RAIL) / theme.px(1.0)) * theme.px(1.0);
        for lesson in course.lessons() {
            for text in lesson
                .steps
                .iter()
                .filter(|step| step.is_taken())
                .flat_map(arbitro::course::Step::texts)
            {
                let said = speaking(locale, |say| say.lesson_text(text));
                let rows = said.split("\n\n").map(|paragraph| {
                    let mut style = Style::new(&theme, Size::Lead, Weight::Regular);
                    style.size = theme.px(25.0);
                    let mut job = job(&theme, paragraph.trim(), style);
                    job.wrap.max_width = width;
                    harness
                        .ctx
                        .fonts_mut(|fonts| fonts.layout_job(job))
                        .rows
                        .len()
                });
                let rows: usize = rows.sum();
                if rows > 7 {
                    long.push(format!("{} {rows}: {text:?}", locale.tag()));
                }
            }
        }
    }
    assert!(
        long.is_empty(),
        "{} texts:\n{}",
        long.len(),
        long.join("\n")
    );
}

/// The maximum width of a lesson's text, in points of the design: 37 times its letter size.
const LESSON_TEXT: f32 = 37.0 * 25.0;

/// The width of the rail, the margins and the scroll bar, in points.
const RAIL: f32 = 280.0;

#[test]
fn a_wrong_verdict_on_a_call_names_the_slip_and_the_law() {
    for locale in Locale::BASES {
        let mut window = position(locale, 0);
        // Choose the option by its number, and check with Enter.
        window.event(egui::Event::Text("1".to_owned()));
        window.run();
        window.key_press(Key::Enter);
        window.run();
        assert_said(&window, &text(locale, "explain-wrong"));
        assert_mistake(&window, locale, "same-level-lower-suit");
        assert_said(&window, &text(locale, "law-subject-18"));
    }
}

#[test]
fn the_bidding_box_is_filled_by_pressing_calls() {
    for locale in Locale::BASES {
        let mut window = position(locale, 1);
        for call in ["P", "XX", "2S"] {
            let call = parse_call(call).unwrap();
            let label = speaking(locale, |say| say.notation.call_words(call));
            window.get_by_role_and_label(Role::CheckBox, &label).click();
            window.run();
        }
        check(&mut window, locale);
        assert_said(&window, &text(locale, "explain-right"));
    }
}

#[test]
fn a_score_typed_with_the_other_bonus_is_recognised() {
    for locale in Locale::BASES {
        let mut window = position(locale, 3);
        window.event(egui::Event::Text("460".to_owned()));
        window.run();
        window.key_press(Key::Enter);
        window.run();
        assert_mistake(&window, locale, "bonus-of-other-vulnerability");
        assert_said(&window, "660");
    }
}

#[test]
fn a_line_missing_in_a_score_is_marked() {
    for locale in Locale::BASES {
        let mut window = position(locale, 4);
        let lines = [
            (ScoreItem::TrickScore, "120"),
            (ScoreItem::Overtricks, "200"),
            (ScoreItem::Game, "500"),
        ];
        for (item, points) in lines {
            let label = speaking(locale, |say| say.score_item(item));
            let field = window.get_by_role_and_label(Role::TextInput, &label);
            field.focus();
            window.run();
            window
                .get_by_role_and_label(Role::TextInput, &label)
                .type_text(points);
            window.run();
        }
        check(&mut window, locale);
        assert_said(&window, &text(locale, "explain-partly"));
        assert_mistake(&window, locale, "insult-forgotten");
    }
}

#[test]
fn a_penalty_card_is_judged_and_then_played_on_the_table() {
    for locale in Locale::BASES {
        let mut window = position(locale, 5);
        let minor = text(locale, "option-minor");
        window
            .get_by_role_and_label(Role::RadioButton, &minor)
            .click();
        window.run();
        check(&mut window, locale);
        assert_mistake(&window, locale, "deliberate-small-is-minor");
        press(&mut window, &text(locale, "screen-exercise-next"));

        let seven = speaking(locale, |say| {
            say.notation.card_words(parse_card("C7").unwrap())
        });
        window.get_by_role_and_label(Role::CheckBox, &seven).click();
        window.run();
        check(&mut window, locale);
        assert_said(&window, &text(locale, "explain-wrong"));
        assert_said(&window, &text(locale, "law-subject-50"));
    }
}

#[test]
fn the_language_changes_without_losing_the_place_or_the_answer() {
    let mut window = position(Locale::It, 3);
    window.event(egui::Event::Text("46".to_owned()));
    window.run();
    for locale in Locale::ALL {
        window.state_mut().apply(Command::SetLocale(locale));
        window.run();
        assert_eq!(step_of(&window), 3);
        assert_said(&window, &text(locale, "screen-exercise-check"));
        let typed = window
            .state()
            .state()
            .attempt()
            .map(|attempt| attempt.draft.text().to_owned());
        assert_eq!(typed.as_deref(), Some("46"));
    }
}

#[test]
fn checking_before_answering_says_what_is_missing() {
    for (step, id) in [
        (0, "screen-exercise-choose-first"),
        (3, "screen-exercise-number-first"),
        (4, "screen-exercise-account-first"),
    ] {
        let mut window = position(Locale::It, step);
        check(&mut window, Locale::It);
        assert_said(&window, &text(Locale::It, id));
        assert!(
            window
                .state()
                .state()
                .attempt()
                .is_some_and(|attempt| attempt.grade().is_none())
        );
    }
}

#[test]
fn an_item_code_opens_its_exercise_and_a_mistyped_one_is_refused() {
    let locale = Locale::Fr;
    let mut window = window(locale, None);
    press(&mut window, &text(locale, "nav-practice"));
    let name = text(locale, "screen-practice-code");
    let open = text(locale, "screen-practice-open-code");
    let code = "SC1-8QMG-BVC".parse::<arbitro::exercise::ItemCode>().ok();
    let typed = code.map_or_else(
        || panic!("the code above is valid"),
        |code| code.to_string(),
    );
    let wrong = format!("{}0", &typed[..typed.len() - 1]);
    for (text_typed, opens) in [(wrong, false), (typed, true)] {
        window.state_mut().apply(Command::TypeCode(String::new()));
        window.run();
        window.get_by_role_and_label(Role::TextInput, &name).focus();
        window.run();
        window
            .get_by_role_and_label(Role::TextInput, &name)
            .type_text(&text_typed);
        window.run();
        press(&mut window, &open);
        assert_eq!(
            window.state().state().attempt().is_some(),
            opens,
            "{text_typed}"
        );
        if !opens {
            assert_said(&window, &text(locale, "screen-practice-code-mistyped"));
        }
    }
}

#[test]
fn practice_goes_on_without_end_in_every_topic() {
    let locale = Locale::De;
    let mut window = window(locale, None);
    window.state_mut().apply(Command::GoPractice);
    let endless = Command::SetLength(None);
    window.state_mut().apply(endless);
    for kind in arbitro::exercise::Kind::ALL {
        window.state_mut().apply(Command::Practise(Some(kind)));
        for _ in 0..6 {
            window.run();
            window.state_mut().apply(Command::ShowAnswer);
            window.run();
            window.state_mut().apply(Command::Forward);
        }
        window.run();
        assert!(window.state().state().attempt().is_some());
    }
}

#[test]
fn every_size_of_window_and_text_shows_every_position() {
    for size in [[720.0, 540.0], [1024.0, 768.0], [1920.0, 1080.0]] {
        for text_size in [TEXT_SIZES[0], TEXT_SIZES[TEXT_SIZES.len() - 1]] {
            let mut window = sized(Locale::De, Some(POSITIONS), size);
            while window.state().state().choices.text_size != text_size {
                let by = if window.state().state().choices.text_size < text_size {
                    1
                } else {
                    -1
                };
                window.state_mut().apply(Command::ChangeTextSize(by));
            }
            for _ in 0..30 {
                window.run();
                window.state_mut().apply(Command::ShowAnswer);
                window.run();
                window.state_mut().apply(Command::Forward);
            }
            window.run();
        }
    }
}

#[test]
fn the_keys_are_listed_and_escape_closes_them() {
    for locale in Locale::BASES {
        let mut window = window(locale, None);
        window.event(egui::Event::Text("?".to_owned()));
        // The list needs a few frames to find its height.
        window.run_steps(8);
        assert_said(&window, &text(locale, "keys-title"));
        window.key_press(Key::Escape);
        window.run();
        assert!(!window.state().state().keys_shown);
        window.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
        window.run();
        assert_eq!(window.state().state().choices.text_size, 115);
    }
}

#[test]
fn a_broken_lesson_file_is_explained_with_its_place() {
    let folder = std::env::temp_dir().join(format!("arbitro-screens-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("broken.ron");
    let lesson = "(\n    format: 1,\n    id: \"x\",\n    title: (en: \"X\"),\n    stepps: [],\n)\n";
    std::fs::write(&file, lesson).unwrap();
    for locale in Locale::BASES {
        let options = Options {
            lesson: Some(Named::File(file.clone())),
            ..Options::new(locale)
        };
        let app = App::new(options, 7);
        let mut window = Harness::builder()
            .with_size([1280.0, 800.0])
            .with_context_setup(install_fonts)
            .renderer(CpuRenderer::default())
            .build_ui_state(whole_window, app);
        window.run();
        assert_said(&window, &text(locale, "lesson-error-unknown-field"));
        assert_said(&window, "stepps");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn pictures_are_painted_without_a_graphics_card() {
    let mut window = position(Locale::It, 5);
    let image = window.render().unwrap();
    assert_eq!((image.width(), image.height()), (1280, 800));
    let felt = theme::Theme::new(false, 1.0).felt.to_array();
    let green = image.pixels().filter(|pixel| pixel.0 == felt).count();
    assert!(green > 50_000, "the felt covers only {green} pixels");
}

#[test]
fn enter_opens_the_code_that_was_typed() {
    let locale = Locale::En;
    let mut window = window(locale, None);
    press(&mut window, &text(locale, "nav-practice"));
    let name = text(locale, "screen-practice-code");
    window.get_by_role_and_label(Role::TextInput, &name).focus();
    window.run();
    window
        .get_by_role_and_label(Role::TextInput, &name)
        .type_text("sc18qmgbvc");
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert!(window.state().state().attempt().is_some());
}

#[test]
fn what_was_left_is_found_again_as_it_stood() {
    let mut window = position(Locale::It, 3);
    window.event(egui::Event::Text("46".to_owned()));
    window.run();
    window.key_press(Key::Escape);
    window.run();
    assert!(matches!(window.state().state().page, Page::Home));
    window
        .state_mut()
        .apply(Command::OpenLesson("pictures".to_owned()));
    window.run();
    let typed = window
        .state()
        .state()
        .attempt()
        .map(|attempt| attempt.draft.text().to_owned());
    assert_eq!(typed.as_deref(), Some("46"));
}

#[test]
fn a_second_try_is_not_counted() {
    let mut window = position(Locale::It, 0);
    for option in [0, 1] {
        window
            .state_mut()
            .apply(Command::Answer(Draft::Option(option)));
        window.state_mut().apply(Command::Forward);
        window.state_mut().apply(Command::Forward);
        window.state_mut().apply(Command::Back);
    }
    let Page::Lesson(state) = &window.state().state().page else {
        panic!("no lesson is open")
    };
    assert_eq!(state.answered.len(), 1);
    assert_eq!(state.answered.get(&(0, 0)), Some(&false));
}

#[test]
fn a_swiss_form_is_chosen_from_the_list() {
    let mut window = window(Locale::De, None);
    let list = text(Locale::De, "nav-language");
    window.get_by_role_and_label(Role::ComboBox, &list).click();
    window.run();
    let swiss = text(Locale::De, "language-de-CH");
    window.get_by_label(&swiss).click();
    window.run();
    assert_eq!(window.state().state().locale(), Locale::DeCh);
}

/// A teacher's own boards replace the bank, and their gaps are reported.
#[test]
fn own_boards_are_opened_and_put_back() {
    let locale = Locale::It;
    let mut window = window(locale, None);
    window.state_mut().apply(Command::GoPractice);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let open = |window: &mut Window, file: &str| {
        window
            .state_mut()
            .apply(Command::OpenBoards(folder.join(file)));
        window.run();
    };
    open(&mut window, "assets/boards.pbn");
    assert!(
        window
            .state()
            .state()
            .boards
            .as_ref()
            .is_some_and(|own| own.skipped().is_empty())
    );
    assert!(
        window
            .query_all_by_label_contains("boards.pbn")
            .next()
            .is_some()
    );
    window.state_mut().apply(Command::Practise(None));
    window.run();
    let attempt = window.state().state().attempt().expect("an exercise");
    assert_eq!(attempt.code(), None, "no code recreates it elsewhere");

    window.state_mut().apply(Command::ChooseTopic);
    window.run();
    press(&mut window, &text(locale, "screen-boards-close"));
    window.state_mut().apply(Command::Practise(None));
    assert!(
        window
            .state()
            .state()
            .attempt()
            .is_some_and(|attempt| attempt.code().is_some())
    );

    // A file that is not a board file is reported, and the bank stays in use.
    for file in ["Cargo.toml", "no-such-file.pbn"] {
        window.state_mut().apply(Command::ChooseTopic);
        open(&mut window, file);
        assert!(
            window
                .state()
                .state()
                .boards
                .as_ref()
                .is_some_and(|own| own.bank().is_none())
        );
        assert!(window.query_all_by_label_contains(file).next().is_some());
        window.state_mut().apply(Command::Practise(None));
        assert!(
            window
                .state()
                .state()
                .attempt()
                .is_some_and(|attempt| attempt.code().is_some())
        );
    }
}

/// Only the visible part of the glossary is drawn; a screen reader announces the number of terms.
#[test]
fn the_glossary_draws_what_is_in_sight() {
    for locale in Locale::BASES {
        let mut window = window(locale, None);
        window
            .state_mut()
            .apply(Command::GoHelp(HelpPage::Glossary));
        window.run();
        let drawn = |window: &Window| window.query_all_by_role(Role::ListItem).count();
        assert!((4..40).contains(&drawn(&window)), "{}", drawn(&window));
        let list = window.query_all_by_role(Role::List).next();
        let size = list.and_then(|list| list.accesskit_node().size_of_set());
        assert_eq!(size, Some(terms().count()));
        let group = |entry: &&Entry| entry.group == Group::Tournament;
        let last = window.state().state().glossary.iter().rfind(group);
        let last = last.expect("a term").means.clone();
        assert!(window.query_by_label(&last).is_none());
        scroll_to_the_end(&mut window);
        assert_said(&window, &last);
        assert!((4..40).contains(&drawn(&window)), "{}", drawn(&window));
    }
}
