//! The learner's path through the window: first start, placement test, practice, review, hints, two
//! languages, settings; and what survives a restart.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::given::Numbered as _;
use arbitro::clock::{Clock, Moment};
use arbitro::course::Lesson;
use arbitro::course::way::TEST_ITEMS;
use arbitro::engine::notation::parse_call;
use arbitro::exercise::scoring::score_contract::Near;
use arbitro::exercise::{Answer, Ask, Group, Kind, Skill, Verdict};
use arbitro::i18n::{Catalog, DeclarerWord, Locale};
use arbitro::learner::Purpose;
use arbitro::learner::{Help, Occasion, UtcOffset};
use arbitro::settings::SettingsFile;
use arbitro::ui::Options;
use arbitro::ui::app::App;
use arbitro::ui::attempt::Draft;
use arbitro::ui::attempt::WhyAsked;
use arbitro::ui::command::Command;
use arbitro::ui::page::Page;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::giving;
use crate::renderer::{CpuRenderer, whole_window};
use crate::screens::{Window, assert_said, install_fonts, press, speaking, text};

/// A computer to learn on: a folder, and an adjustable clock.
struct Computer {
    folder: tempfile::TempDir,
    time: Arc<AtomicI64>,
}

const A_DAY: i64 = 86_400;

impl Computer {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
            time: Arc::new(AtomicI64::new(1_800_000_000)),
        }
    }

    fn history(&self) -> PathBuf {
        self.folder.path().join("history.sqlite")
    }

    fn pass(&self, seconds: i64) {
        self.time.fetch_add(seconds, Ordering::SeqCst);
    }

    fn app(&self, locale: Locale) -> App {
        let time = Arc::clone(&self.time);
        let clock = Clock::new(move || Moment {
            at: time.load(Ordering::SeqCst),
            offset: UtcOffset::UTC,
        });
        let options = Options {
            settings: SettingsFile::at(self.folder.path().join("settings.ron")),
            history: Some(self.history()).into(),
            clock,
            ..Options::new(locale)
        };
        App::new(options, 7)
    }

    fn window(&self, locale: Locale) -> Window {
        let mut window = Harness::builder()
            .with_size([1024.0, 768.0])
            .with_context_setup(install_fonts)
            .renderer(CpuRenderer::default())
            .build_ui_state(whole_window, self.app(locale));
        window.run();
        window
    }
}

/// Answers the exercise on the screen, rightly or wrongly, and continues.
fn give(app: &mut App, right: bool) {
    while app.state().attempt().is_some_and(|it| it.grade().is_none()) {
        let Some(attempt) = app.state().attempt() else {
            return;
        };
        let (item, (part, _)) = (attempt.item().clone(), attempt.place());
        if right {
            let ask = item.asked(part).question.ask;
            let answer = item.asked(part).solution;
            let draft = giving::draft(&app.state().speaker().notation, &ask, &answer);
            app.apply(Command::Answer(draft));
            app.apply(Command::Forward);
            // An empty answer must be confirmed.
            if app.state().attempt().is_some_and(|it| it.grade().is_none()) {
                app.apply(Command::Forward);
            }
        } else {
            app.apply(Command::ShowAnswer);
        }
        app.apply(Command::Forward);
        if app.state().session().is_none()
            || app.state().attempt().is_none_or(|it| it.place().0 == 0)
        {
            return;
        }
    }
}

#[test]
fn a_newcomer_picks_a_language_and_is_asked_at_once() {
    for locale in Locale::BASES {
        let computer = Computer::new();
        let mut window = computer.window(Locale::En);
        assert!(matches!(window.state().state().page, Page::Welcome));
        press(
            &mut window,
            &text(locale, &format!("language-{}", locale.tag())),
        );
        assert_said(&window, &text(locale, "screen-home-intro"));
        press(&mut window, &text(locale, "welcome-place"));
        // One press after choosing the language, the first question is shown.
        let session = window
            .state()
            .state()
            .session()
            .expect("a row of questions");
        assert_eq!(session.purpose, Purpose::Placement);
        assert_eq!(session.planned, Some(8));
        assert!(window.state().state().attempt().is_some());
        let learner = window
            .state()
            .state()
            .notebook
            .learner()
            .expect("a learner");
        assert_eq!(learner.name, text(locale, "learner-first"));
    }
}

/// However the first page is left, answers are stored.
#[test]
fn the_first_page_can_be_left_by_the_rail() {
    for command in [
        Command::GoPractice,
        Command::GoCourse(None),
        Command::GoSettings,
    ] {
        let computer = Computer::new();
        let mut app = computer.app(Locale::Fr);
        app.apply(command);
        app.apply(Command::Practise(Some(Kind::JudgeCall)));
        app.apply(Command::ShowAnswer);
        drop(app);
        let app = computer.app(Locale::Fr);
        assert_eq!(app.state().notebook.rows().len(), 1);
    }
}

/// Takes the test of a chapter, with `known` right answers.
fn take_test(app: &mut App, chapter: &str, known: u32) {
    app.apply(Command::TakeTest(chapter.to_owned()));
    let mut number = 0;
    while app.state().session().is_some() {
        give(app, number < known);
        number += 1;
        assert!(number <= TEST_ITEMS);
    }
    assert_eq!(number, TEST_ITEMS);
}

#[test]
fn the_test_of_a_chapter_is_passed_with_eight_and_kept() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::It);
    let result = |app: &App| {
        app.state()
            .test_result("table")
            .map(|best| (best.step, best.finished))
    };
    assert_eq!(result(&app), None);
    take_test(&mut app, "table", 7);
    assert_eq!(result(&app), Some((7, false)));
    app.apply(Command::TakeTest("table".to_owned()));
    give(&mut app, true);
    app.apply(Command::EndSession);
    assert_eq!(result(&app), Some((7, false)));
    take_test(&mut app, "table", 8);
    assert_eq!(result(&app), Some((8, true)));
    take_test(&mut app, "table", 0);
    drop(app);
    let app = computer.app(Locale::It);
    assert_eq!(result(&app), Some((8, true)));
    assert_eq!(app.state().test_result("play"), None);
}

#[test]
fn the_last_lesson_of_a_chapter_leads_to_its_test() {
    let computer = Computer::new();
    let mut window = computer.window(Locale::En);
    press(&mut window, &text(Locale::En, "language-en"));
    let (_, lessons) = &window.state().state().course.chapters[0];
    let last = lessons.last().expect("lessons").clone();
    window
        .state_mut()
        .apply(Command::OpenLesson(last.id.clone()));
    for _ in 0..500 {
        let app = window.state_mut();
        if app.state().progress(&last.id).is_some_and(|it| it.finished) {
            break;
        }
        if app.state().attempt().is_some_and(|it| it.grade().is_none()) {
            app.apply(Command::ShowAnswer);
        }
        app.apply(Command::Forward);
    }
    window.run();
    // The mastery of the skills it practises is shown too.
    for skill in last.skills() {
        assert_said(&window, &window.state().state().speaker().skill(skill));
    }
    let items = [("items", TEST_ITEMS.into())];
    let label = window
        .state()
        .state()
        .speaker()
        .with("screen-lesson-end-test", items);
    press(&mut window, &label);
    let session = window.state().state().session().expect("a test");
    assert_eq!(session.purpose, Purpose::Test);
    assert_eq!(session.planned, Some(TEST_ITEMS));
}

#[test]
fn rubber_is_for_those_who_choose_it() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::De);
    let lessons = |app: &App, id: &str| {
        let found = app
            .state()
            .course
            .chapters
            .iter()
            .find(|(chapter, _)| chapter.id == id);
        let (_, lessons) = found.expect("a chapter");
        lessons
            .iter()
            .map(|lesson| lesson.id.clone())
            .collect::<Vec<_>>()
    };
    let (tournament, rubber) = (lessons(&app, "tournament"), lessons(&app, "rubber"));
    let finish = |app: &mut App, id: &str| {
        app.apply(Command::OpenLesson(id.to_owned()));
        for _ in 0..500 {
            if app.state().progress(id).is_some_and(|it| it.finished) {
                return;
            }
            if app.state().attempt().is_some_and(|it| it.grade().is_none()) {
                app.apply(Command::ShowAnswer);
            }
            app.apply(Command::Forward);
        }
        panic!("{id} does not end");
    };
    let everything: Vec<String> = app
        .state()
        .course
        .lessons()
        .map(|it| it.id.clone())
        .collect();
    let until = everything
        .iter()
        .position(|id| *id == rubber[0])
        .expect("rubber");
    for id in &everything[..until] {
        finish(&mut app, id);
    }
    assert_eq!(tournament.last(), everything[..until].last());
    let next = app.state().next_lesson().map(|it| it.id.clone());
    assert_eq!(next.as_ref(), everything.get(until + rubber.len()));
    // Once the learner has taken a lesson of the optional chapter, its next one is proposed.
    finish(&mut app, &rubber[0]);
    let next = app.state().next_lesson().map(|it| it.id.clone());
    assert_eq!(next.as_ref(), rubber.get(1));
}

#[test]
fn the_course_opens_where_the_first_question_was_missed() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::It);
    app.apply(Command::PlaceMe);
    let mut number = 0;
    while app.state().session().is_some() {
        give(&mut app, number < 3);
        number += 1;
        assert!(number <= 8);
    }
    assert_eq!(number, 8);
    let start = app
        .state()
        .notebook
        .start()
        .expect("a place to begin")
        .to_owned();
    let chapter = app
        .state()
        .course
        .chapters
        .iter()
        .position(|(_, lessons)| lessons[0].id == start);
    assert!(chapter.is_some_and(|at| at > 1), "{start}");
    assert_eq!(
        app.state().next_lesson().map(|it| it.id.clone()),
        Some(start.clone())
    );
    drop(app);
    // The setting survives a restart, and the first page is not shown again.
    let app = computer.app(Locale::It);
    assert!(matches!(app.state().page, Page::Home));
    assert_eq!(
        app.state().next_lesson().map(|it| it.id.clone()),
        Some(start)
    );
    assert_eq!(
        app.state()
            .notebook
            .rows()
            .iter()
            .filter(|row| row.part == 0 && row.is_known())
            .count(),
        3
    );
}

#[test]
fn who_knows_everything_or_stops_is_not_in_the_way() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::Fr);
    app.apply(Command::PlaceMe);
    while app.state().session().is_some() {
        give(&mut app, true);
    }
    let last = app
        .state()
        .course
        .chapters
        .last()
        .map(|(_, lessons)| lessons[0].id.clone());
    assert_eq!(app.state().notebook.start().map(str::to_owned), last);
    let computer = Computer::new();
    let mut app = computer.app(Locale::Fr);
    app.apply(Command::PlaceMe);
    app.apply(Command::EndSession);
    assert!(app.state().session().is_none());
    assert_eq!(app.state().notebook.start(), None);
}

#[test]
fn what_was_answered_and_read_survives_a_start() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::De);
    app.apply(Command::LookAround);
    app.apply(Command::OpenLesson("double".to_owned()));
    for _ in 0..30 {
        give(&mut app, true);
        computer.pass(7);
        app.apply(Command::Forward);
    }
    let progress = app.state().progress("double").expect("a lesson begun");
    assert!(progress.step > 3);
    let rows = app.state().notebook.rows().to_vec();
    assert!(!rows.is_empty());
    assert!(
        rows.iter()
            .all(|row| row.language == "de" && row.occasion == Occasion::Practice)
    );
    drop(app);
    let app = computer.app(Locale::De);
    assert_eq!(app.state().progress("double"), Some(progress));
    assert_eq!(app.state().notebook.rows(), rows);
    assert_eq!(
        app.state().choices.learner,
        app.state().notebook.learner().map(|it| it.id.number())
    );
}

#[test]
fn a_row_of_ten_is_done_by_keyboard_alone_and_summed_up() {
    for (locale, kind) in Locale::BASES.into_iter().zip([
        Kind::JudgeCall,
        Kind::ScoreContract,
        Kind::WhoIsDeclarer,
        Kind::PenaltyCardKind,
    ]) {
        let computer = Computer::new();
        let mut window = computer.window(locale);
        window.state_mut().apply(Command::LookAround);
        window.state_mut().apply(Command::GoPractice);
        window.run();
        window
            .state_mut()
            .apply(Command::ShowSkills(Some(kind.group())));
        window.run();
        // Tab to the button of the kind, then Enter.
        tab_to(&mut window, &crate::screens::kind(locale, kind));
        window.key_press(Key::Enter);
        window.run();
        assert_eq!(
            window.state().state().session().map(|it| it.planned),
            Some(Some(10))
        );
        let mut presses = 0;
        while window.state().state().session().is_some() {
            presses += 1;
            assert!(presses < 200, "the row does not end");
            let open = window
                .state()
                .state()
                .attempt()
                .is_some_and(|it| it.grade().is_none());
            if open && !answered_by_key(&mut window) {
                tab_to(&mut window, &text(locale, "screen-exercise-show"));
                window.key_press(Key::Enter);
                window.run();
                continue;
            }
            window.key_press(Key::Enter);
            window.run();
        }
        assert_said(&window, &text(locale, "screen-session-done"));
        assert_eq!(window.state().state().notebook.rows().len(), 10);
    }
}

/// Types an answer if the shape allows it: a number, an option's digit, a seat's letter.
fn answered_by_key(window: &mut Window) -> bool {
    use arbitro::exercise::{Answer, Ask};
    let app = window.state();
    let Some(attempt) = app.state().attempt() else {
        return false;
    };
    let answer = attempt.item().asked(attempt.place().0).solution;
    let typed = match (&attempt.question().ask, answer) {
        (Ask::Choice(_), Answer::Choice(index)) => (index + 1).to_string(),
        (Ask::Number, Answer::Number(points)) => points.to_string(),
        (Ask::Seat, Answer::Seat(seat)) => app.state().speaker().notation.seat_letter(seat),
        _ => return false,
    };
    // A field gets the focus when the question appears.
    window.event(egui::Event::Text(typed));
    window.run();
    true
}

/// Presses Tab until the element with this label has the focus.
fn tab_to(window: &mut Window, label: &str) {
    for _ in 0..200 {
        window.key_press(Key::Tab);
        window.run();
        if window
            .query_all_by_label(label)
            .any(|node| node.accesskit_node().is_focused())
        {
            return;
        }
    }
    panic!("Tab does not come to {label}");
}

#[test]
fn nothing_moves_when_the_learner_appears() {
    let computer = Computer::new();
    let mut window = computer.window(Locale::It);
    window.set_size(egui::vec2(1280.0, 800.0));
    window.state_mut().apply(Command::LookAround);
    window.run();
    let nav = text(Locale::It, "nav-course");
    let place = |window: &Window| window.get_by_role_and_label(Role::Button, &nav).rect();
    let before = place(&window);
    assert!(window.state().state().notebook.is_new());
    window.state_mut().apply(Command::Practise(None));
    give(window.state_mut(), true);
    window.run();
    assert!(!window.state().state().notebook.is_new());
    assert_eq!(place(&window), before);
}

#[test]
fn a_pause_hides_the_question_and_its_time_does_not_count() {
    let computer = Computer::new();
    let mut window = computer.window(Locale::It);
    window.state_mut().apply(Command::LookAround);
    window
        .state_mut()
        .apply(Command::Practise(Some(Kind::ScoreContract)));
    window.run();
    computer.pass(5);
    window.key_press(Key::F4);
    window.run();
    assert!(window.state().state().attempt().is_none());
    assert_said(&window, &text(Locale::It, "screen-session-paused-text"));
    computer.pass(3_000);
    window.key_press(Key::Enter);
    window.run();
    assert!(window.state().state().attempt().is_some());
    computer.pass(4);
    window.state_mut().apply(Command::ShowAnswer);
    let seconds: Vec<u32> = window
        .state()
        .state()
        .notebook
        .rows()
        .iter()
        .map(|it| it.seconds)
        .collect();
    assert_eq!(seconds, [4]);
}

#[test]
fn what_is_due_is_reviewed_and_then_no_longer_due() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::En);
    app.apply(Command::LookAround);
    app.apply(Command::GoPractice);
    app.apply(Command::SetLength(None));
    let skills = [Skill::SufficientBid, Skill::OpeningLeader, Skill::GameBonus];
    for skill in skills {
        app.apply(Command::PractiseSkills(vec![skill]));
        for right in [true, true, false] {
            give(&mut app, right);
        }
    }
    assert_eq!(app.state().due_count(), 0, "nothing is due on the same day");
    computer.pass(3 * A_DAY);
    drop(app);
    let mut app = computer.app(Locale::En);
    let due = app.state().due_count();
    assert!(due >= skills.len());
    app.apply(Command::Review);
    assert_eq!(
        app.state().session().map(|it| it.purpose),
        Some(Purpose::Review)
    );
    while app.state().session().is_some() {
        give(&mut app, true);
    }
    let left = app.state().today.skills().to_vec();
    assert!(left.is_empty(), "{left:?}");
    let reviewed = app
        .state()
        .notebook
        .rows()
        .iter()
        .filter(|row| row.occasion == Occasion::Review);
    assert!(reviewed.count() >= due);
    // After a long absence there is a warm-up of ten, and never a backlog.
    computer.pass(200 * A_DAY);
    drop(app);
    let mut app = computer.app(Locale::En);
    assert!(app.state().is_warm_up());
    app.apply(Command::Review);
    assert_eq!(
        app.state().session().map(|it| it.purpose),
        Some(Purpose::WarmUp)
    );
    assert!(
        app.state()
            .session()
            .and_then(|it| it.planned)
            .is_some_and(|n| n <= 10)
    );
}

#[test]
fn an_answer_after_hints_is_right_and_yet_not_known() {
    for locale in Locale::BASES {
        let computer = Computer::new();
        let mut window = computer.window(locale);
        window.state_mut().apply(Command::LookAround);
        window
            .state_mut()
            .apply(Command::Practise(Some(Kind::ScoreContract)));
        window.run();
        window.key_press(Key::F1);
        window.run();
        let hints = window
            .state()
            .state()
            .attempt()
            .map(|it| it.hints().taken().cloned().collect::<Vec<_>>())
            .unwrap_or_default();
        assert_eq!(hints.len(), 1);
        let said = window.state().state().speaker().hint(&hints[0]);
        assert_said(&window, &said);
        give(window.state_mut(), true);
        let row = window
            .state()
            .state()
            .notebook
            .rows()
            .last()
            .cloned()
            .expect("an answer");
        assert_eq!((row.help, row.is_known()), (Help::AfterHints, false));
        let session = window.state().state().session().expect("a row");
        assert!(session.done[0].right && session.done[0].helped);
    }
}

#[test]
fn every_exercise_has_hints_that_can_be_said() {
    use arbitro::exercise::hint::Hints;
    use arbitro::exercise::{Level, Practice, Topic};
    let catalogs = Locale::BASES.map(Catalog::new);
    for kind in Kind::ALL {
        for practised in Practice::new(Topic::of_kinds(&[kind]), Level::Mixed, 5).take(20) {
            for part in 0..practised.item.questions().len() {
                let hints = Hints::of(&practised.item.asked(part)).all().to_vec();
                assert!(!hints.is_empty());
                for catalog in &catalogs {
                    let notation =
                        arbitro::i18n::Notation::new(catalog, arbitro::i18n::CardLetters::National);
                    let say = arbitro::i18n::Speaker::new(catalog, notation);
                    for hint in &hints {
                        let said = say.hint(hint);
                        assert!(!said.contains('⟦') && !said.contains('{'), "{said}");
                    }
                }
            }
        }
    }
}

#[test]
fn why_not_is_answered_for_any_call() {
    for locale in Locale::BASES {
        let mut window = crate::screens::window(locale, Some("examples/pictures.ron"));
        window.state_mut().apply(Command::ShowAnswer);
        window.run();
        press(&mut window, &text(locale, "explain-every-call"));
        let call = parse_call("7NT").unwrap();
        let name = window.state().state().speaker().notation.call_words(call);
        window
            .get_by_role_and_label(Role::CheckBox, &name)
            .scroll_to_me();
        window.run();
        window.get_by_role_and_label(Role::CheckBox, &name).click();
        window.run();
        assert_eq!(
            window.state().state().attempt().and_then(|it| it.why),
            Some(WhyAsked::Call(call))
        );
        assert!(
            window.query_all_by_label_contains(&name).count() > 1,
            "a reason for {name}"
        );
    }
}

#[test]
fn two_languages_stand_together_and_one_key_flips_them() {
    let mut window = crate::screens::window(Locale::It, Some("examples/pictures.ron"));
    window
        .state_mut()
        .apply(Command::SetSecond(Some(Locale::De)));
    window.run();
    let prompts = |window: &Window| {
        let attempt = window.state().state().attempt().expect("a question");
        let prompt = attempt.question().prompt.clone();
        let second = window
            .state()
            .state()
            .second_speaker()
            .expect("a second language");
        (
            window.state().state().speaker().phrase(&prompt),
            second.phrase(&prompt),
        )
    };
    let (first, second) = prompts(&window);
    assert_ne!(first, second);
    assert_said(&window, &first);
    assert_said(&window, &second);
    window.key_press(Key::F2);
    window.run();
    assert_eq!(prompts(&window), (second, first));
    assert_eq!(window.state().state().locale(), Locale::De);
    // A second language that becomes the first is no longer the second.
    window.state_mut().apply(Command::SetLocale(Locale::It));
    assert_eq!(window.state().state().choices.second, None);
}

#[test]
fn every_setting_holds_at_once_and_at_the_next_start() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::It);
    app.apply(Command::LookAround);
    for command in [
        Command::SetLocale(Locale::ItCh),
        Command::SetSecond(Some(Locale::Fr)),
        Command::SetDeclarer(DeclarerWord::Dichiarante),
        Command::SetFourColors(true),
        Command::SetMotion(false),
        Command::SetStopCard(false),
        Command::SetDark(true),
        Command::ChangeTextSize(6),
    ] {
        app.apply(command);
    }
    let said = app.state().speaker().text("kind-who_is_declarer");
    assert!(said.contains("dichiarante"), "{said}");
    let kept = app.state().choices;
    drop(app);
    let app = computer.app(Locale::ItCh);
    assert_eq!(app.state().choices, kept);
    assert_eq!(app.state().choices.text_size, 250);
    assert!(app.state().second_speaker().is_some());
    assert!(
        app.state()
            .speaker()
            .text("kind-who_is_declarer")
            .contains("dichiarante")
    );
}

#[test]
fn a_damaged_history_is_told_and_begun_anew() {
    for locale in Locale::BASES {
        let computer = Computer::new();
        std::fs::write(computer.history(), "no history").unwrap();
        let mut window = computer.window(locale);
        // Shown on the first page already: a returning learner would think that everything was
        // lost.
        assert_said(&window, "history.sqlite.damaged-1");
        window
            .state_mut()
            .apply(Command::Practise(Some(Kind::JudgeCall)));
        assert!(window.state().state().notebook.is_kept());
        // If no file can be opened, learning works without a record.
        let computer = Computer::new();
        std::fs::write(computer.folder.path().join("file"), "").unwrap();
        let options = Options {
            history: Some(computer.folder.path().join("file").join("history.sqlite")).into(),
            ..Options::new(locale)
        };
        let app = App::new(options, 7);
        assert!(matches!(app.state().page, Page::Home));
        assert!(app.state().notebook.trouble().is_some() && !app.state().notebook.is_kept());
    }
}

#[test]
fn a_row_is_not_lost_by_looking_elsewhere() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::It);
    app.apply(Command::Practise(Some(Kind::ScoreContract)));
    give(&mut app, true);
    for command in [
        Command::GoPractice,
        Command::GoHome,
        Command::GoPractice,
        Command::GoSettings,
        Command::GoPractice,
    ] {
        app.apply(command);
    }
    assert_eq!(app.state().session().map(|it| it.done.len()), Some(1));
    // The last level and length stay selected after a session.
    app.apply(Command::ChooseTopic);
    app.apply(Command::SetLength(Some(20)));
    app.apply(Command::Practise(Some(Kind::ScoreContract)));
    give(&mut app, true);
    app.apply(Command::EndSession);
    app.apply(Command::OpenLesson("double".to_owned()));
    app.apply(Command::Forward);
    app.apply(Command::GoPractice);
    let Page::Practice(practice) = &app.state().page else {
        panic!("practice")
    };
    assert_eq!(practice.length, Some(20));
    assert!(practice.session.is_none());
}

/// The text of the practice button on the home page.
fn door(locale: Locale, above: &str, title: &str, below: &str) -> String {
    let named = speaking(locale, |say| say.named(&say.text(above), title));
    format!("{named}. {below}")
}

#[test]
fn practice_that_was_cut_off_is_offered_at_the_next_start() {
    for locale in Locale::BASES {
        let computer = Computer::new();
        let mut app = computer.app(locale);
        let scores = Group::Scoring;
        app.apply(Command::PractiseGroup(scores));
        for right in [true, false] {
            computer.pass(20);
            give(&mut app, right);
        }
        let asked = app
            .state()
            .attempt()
            .map(|it| (it.item().clone(), it.code()));
        assert!(asked.is_some());
        let results = app.state().session().map(|it| it.done.clone());
        // The program is killed, without a chance to save.
        drop(app);
        computer.pass(A_DAY);
        let mut window = computer.window(locale);
        let third = speaking(locale, |say| {
            say.with(
                "screen-lesson-step",
                [("step", 3_u32.into()), ("steps", 10_u32.into())],
            )
        });
        let group = speaking(locale, |say| say.group(scores));
        let label = door(locale, "screen-home-practice-continue", &group, &third);
        press(&mut window, &label);
        assert_eq!(
            window
                .state()
                .state()
                .attempt()
                .map(|it| (it.item().clone(), it.code())),
            asked
        );
        assert_eq!(
            window.state().state().session().map(|it| it.done.clone()),
            results
        );
        // New answers count once, and the remaining questions of the ten are asked.
        for _ in 2..10 {
            give(window.state_mut(), true);
        }
        window.run();
        assert_said(&window, &text(locale, "screen-session-done"));
        drop(window);
        let app = computer.app(locale);
        assert!(app.state().session_left().is_none());
        assert!(app.state().notebook.session().is_none());
    }
}

#[test]
fn after_a_wrong_total_the_score_can_be_written_line_by_line() {
    for locale in Locale::BASES {
        let computer = Computer::new();
        let mut window = computer.window(locale);
        window
            .state_mut()
            .apply(Command::PractiseSkills(vec![Skill::GameBonus]));
        window.run();
        let fill_in = text(locale, "screen-exercise-fill-in");
        assert!(window.query_by_label(&fill_in).is_none());
        let item = window
            .state()
            .state()
            .attempt()
            .expect("a question")
            .item()
            .clone();
        let Answer::Number(total) = item.asked(0).solution else {
            panic!("an easy score is one number")
        };
        let wrong = (total + 7).to_string();
        window
            .state_mut()
            .apply(Command::Answer(Draft::Text(wrong)));
        window.state_mut().apply(Command::Forward);
        window.run();
        let said = speaking(locale, |say| say.near(Near::Above(7)));
        assert_said(&window, &said);
        press(&mut window, &fill_in);
        let attempt = window.state().state().attempt().expect("a question");
        assert!(matches!(attempt.question().ask, Ask::Account));
        assert!(attempt.grade().is_none());
        // This is a second attempt; the first one counts.
        give(window.state_mut(), true);
        let done = window.state().state().session().map(|it| it.done.clone());
        let right: Option<Vec<bool>> = done.map(|it| it.iter().map(|one| one.right).collect());
        assert_eq!(right, Some(vec![false]));
        let rows = window.state().state().notebook.rows();
        assert_eq!(rows.len(), 1);
        assert_eq!(rows[0].verdict, Verdict::Wrong);
    }
}

/// Takes a lesson to its end; `first_right` says whether its first answer is right.
fn take_lesson(app: &mut App, id: &str, first_right: bool) {
    app.apply(Command::OpenLesson(id.to_owned()));
    let mut right = first_right;
    for _ in 0..200 {
        let Page::Lesson(state) = &app.state().page else {
            panic!("the lesson is left")
        };
        let steps = app
            .state()
            .course
            .lesson(id)
            .map_or(0, |lesson| lesson.steps.len());
        if state.step >= steps {
            return;
        }
        if app.state().attempt().is_some_and(|it| it.grade().is_none()) {
            give(app, right);
            right = true;
        } else {
            app.apply(Command::Forward);
        }
    }
    panic!("the lesson does not end");
}

#[test]
fn the_best_mark_of_a_lesson_stands_beside_it() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::It);
    let id = "double";
    let mark = |app: &App| {
        app.state()
            .course
            .lesson(id)
            .and_then(|lesson| app.state().mark(lesson))
    };
    assert_eq!(mark(&app), None);
    // A lesson left in the middle has no result.
    app.apply(Command::OpenLesson(id.to_owned()));
    app.apply(Command::Forward);
    assert_eq!(mark(&app), None);
    take_lesson(&mut app, id, false);
    let asked = app.state().course.lesson(id).map_or(0, Lesson::questions);
    assert!(asked > 3);
    assert_eq!(mark(&app), Some((asked - 1, asked)));
    take_lesson(&mut app, id, true);
    assert_eq!(mark(&app), Some((asked, asked)));
    // The best result stays, even after a restart.
    take_lesson(&mut app, id, false);
    drop(app);
    let mut window = computer.window(Locale::It);
    assert_eq!(mark(window.state()), Some((asked, asked)));
    window.state_mut().apply(Command::GoCourse(None));
    window.run();
    let title = window
        .state()
        .state()
        .course
        .lesson(id)
        .map(|it| it.title.clone());
    let said = speaking(Locale::It, |say| {
        let mark = say.with(
            "screen-home-lesson-mark",
            [("right", asked.into()), ("asked", asked.into())],
        );
        format!("{}, {mark}", say.lesson_text(&title.expect("a title")))
    });
    assert_said(&window, &said);
}

#[test]
fn a_session_goes_on_at_the_part_that_was_not_answered() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::Fr);
    app.apply(Command::Practise(Some(Kind::NameContract)));
    give(&mut app, true);
    while app.state().attempt().is_some_and(|it| it.place() == (0, 1)) {
        give(&mut app, true);
    }
    app.apply(Command::ShowAnswer);
    app.apply(Command::Forward);
    let part = app.state().attempt().map(|it| it.place());
    assert_eq!(part.map(|(part, _)| part), Some(1));
    let rows = app.state().notebook.rows().len();
    drop(app);
    let mut app = computer.app(Locale::Fr);
    // The practice page in the rail shows a paused session, which can be ended.
    app.apply(Command::GoPractice);
    assert!(app.state().session().is_some_and(|it| it.paused));
    app.apply(Command::Pause(false));
    assert_eq!(app.state().attempt().map(|it| it.place()), part);
    let before = app.state().session().map_or(0, |it| it.done.len());
    give(&mut app, true);
    let done = app
        .state()
        .session()
        .map(|it| it.done.clone())
        .unwrap_or_default();
    assert_eq!(done.len(), before + 1);
    assert!(done.last().is_some_and(|last| !last.right));
    assert!(app.state().notebook.rows().len() > rows);
    app.apply(Command::EndSession);
    drop(app);
    assert!(computer.app(Locale::Fr).state().session_left().is_none());
}

#[test]
fn a_review_leaves_the_practice_that_waits() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::It);
    app.apply(Command::Practise(Some(Kind::ScoreContract)));
    give(&mut app, true);
    drop(app);
    computer.pass(9 * A_DAY);
    let mut app = computer.app(Locale::It);
    assert!(app.state().due_count() > 0);
    app.apply(Command::Review);
    give(&mut app, true);
    app.apply(Command::GoHome);
    assert_eq!(
        app.state().session_left().map(|it| it.purpose),
        Some(Purpose::Practice)
    );
    app.apply(Command::GoOnWithPractice);
    assert_eq!(
        app.state().session().map(|it| it.purpose),
        Some(Purpose::Practice)
    );
    // Another session replaces it, even after a restart.
    app.apply(Command::ChooseTopic);
    app.apply(Command::Practise(Some(Kind::JudgeCall)));
    drop(app);
    assert!(computer.app(Locale::It).state().session_left().is_none());
}

#[test]
fn a_test_that_was_cut_off_goes_on_and_counts() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::De);
    app.apply(Command::TakeTest("table".to_owned()));
    for _ in 0..5 {
        give(&mut app, true);
    }
    drop(app);
    let mut window = computer.window(Locale::De);
    let title = window.state().state().course.chapters[0].0.clone();
    assert_eq!(title.id, "table");
    let left = window
        .state()
        .state()
        .session_left()
        .map(|it| it.test.clone());
    assert_eq!(left, Some(Some("table".to_owned())));
    let at = speaking(Locale::De, |say| {
        say.with(
            "screen-lesson-step",
            [("step", 6_u32.into()), ("steps", TEST_ITEMS.into())],
        )
    });
    let title = speaking(Locale::De, |say| say.lesson_text(&title.title));
    let label = door(
        Locale::De,
        "screen-home-test-continue",
        &format!("1  {title}"),
        &at,
    );
    press(&mut window, &label);
    for _ in 5..TEST_ITEMS - 1 {
        give(window.state_mut(), true);
    }
    // Killed again, after the last verdict but before the result was shown.
    while window
        .state()
        .state()
        .attempt()
        .is_some_and(|it| !it.is_finished())
    {
        let attempt = window.state().state().attempt().expect("the last question");
        let (item, part) = (attempt.item().clone(), attempt.place().0);
        let notation = window.state().state().speaker().notation;
        let draft = giving::draft(
            &notation,
            &item.asked(part).question.ask,
            &item.asked(part).solution,
        );
        window.state_mut().apply(Command::Answer(draft));
        while window
            .state()
            .state()
            .attempt()
            .is_some_and(|it| it.grade().is_none())
        {
            window.state_mut().apply(Command::Forward);
        }
        if window
            .state()
            .state()
            .attempt()
            .is_some_and(|it| !it.is_finished())
        {
            window.state_mut().apply(Command::Forward);
        }
    }
    assert!(window.state().state().test_result("table").is_none());
    drop(window);
    let app = computer.app(Locale::De);
    let result = app
        .state()
        .test_result("table")
        .map(|it| (it.step, it.finished));
    assert_eq!(result, Some((10, true)));
    assert!(app.state().session_left().is_none());
}

#[test]
fn a_new_day_is_noticed_without_a_new_start() {
    let computer = Computer::new();
    let mut window = computer.window(Locale::De);
    window
        .state_mut()
        .apply(Command::PractiseSkills(vec![Skill::GameBonus]));
    give(window.state_mut(), false);
    window.state_mut().apply(Command::GoHome);
    window.run();
    assert_eq!(window.state().state().due_count(), 0);
    computer.pass(5 * A_DAY);
    window.run();
    assert!(window.state().state().due_count() > 0);
}

#[test]
fn a_language_for_once_leaves_the_second_one_as_it_was() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::It);
    app.apply(Command::SetLocale(Locale::It));
    app.apply(Command::SetSecond(Some(Locale::De)));
    drop(app);
    let mut app = computer.app(Locale::De);
    assert!(app.state().second_speaker().is_none());
    app.apply(Command::SetDark(true));
    drop(app);
    let app = computer.app(Locale::It);
    assert!(app.state().choices.dark && app.state().second_speaker().is_some());
}

/// On a slow computer, a digit and Enter arrive in one frame.
#[test]
fn what_is_typed_with_enter_counts() {
    let computer = Computer::new();
    let mut window = computer.window(Locale::En);
    window
        .state_mut()
        .apply(Command::Practise(Some(Kind::ScoreContract)));
    window.run();
    // A sum is asked for as one number, or line by line.
    let is_number = |window: &Window| {
        let ask = window
            .state()
            .state()
            .attempt()
            .map(|it| &it.question().ask);
        matches!(ask, Some(arbitro::exercise::Ask::Number))
    };
    while !is_number(&window) {
        window.state_mut().apply(Command::ShowAnswer);
        window.state_mut().apply(Command::Forward);
        assert!(
            window.state().state().session().is_some(),
            "no number is asked for"
        );
    }
    window.run();
    window.event(egui::Event::Text("77".to_owned()));
    window.key_press(Key::Enter);
    window.run();
    let given = window
        .state()
        .state()
        .attempt()
        .and_then(|it| it.given().cloned());
    assert_eq!(given, Some(arbitro::exercise::Answer::Number(77)));
}

#[test]
fn a_question_of_a_lesson_counts_once() {
    let computer = Computer::new();
    let mut app = computer.app(Locale::Fr);
    app.apply(Command::OpenLesson("double".to_owned()));
    let own = |app: &App| {
        app.state()
            .attempt()
            .is_some_and(|it| it.code().is_none() && !it.is_to_complete())
    };
    for _ in 0..60 {
        if own(&app) {
            break;
        }
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
    assert!(own(&app), "a lesson asks something of its own");
    app.apply(Command::ShowAnswer);
    let before = app.state().notebook.rows().len();
    app.apply(Command::Forward);
    app.apply(Command::Back);
    assert!(own(&app));
    app.apply(Command::ShowAnswer);
    assert_eq!(app.state().notebook.rows().len(), before);
}

/// In a narrow window the pages are a list. Choosing an entry closes it, even the entry of the
/// current page.
#[test]
fn the_list_of_places_closes_when_something_is_chosen() {
    let locale = Locale::Fr;
    let mut window = crate::screens::sized(locale, None, [720.0, 540.0]);
    window
        .state_mut()
        .apply(Command::Practise(Some(Kind::JudgeCall)));
    window.run();
    press(&mut window, &text(locale, "nav-menu"));
    assert!(window.state().state().menu_shown);
    press(&mut window, &text(locale, "nav-practice"));
    assert!(!window.state().state().menu_shown);
    assert!(window.state().state().attempt().is_some());
    press(&mut window, &text(locale, "nav-menu"));
    press(&mut window, &text(locale, "nav-settings"));
    assert!(!window.state().state().menu_shown);
    assert!(matches!(window.state().state().page, Page::Settings));
}
