//! Addresses of what the window shows: written, read, followed; and lessons that travel in them.

use std::fs;
use std::path::Path;

use arbitro::course::carried::{pack, unpack};
use arbitro::course::load::MAX_BYTES;
use arbitro::course::parse_lesson;
use arbitro::course::text::is_id;
use arbitro::desk::Tool;
use arbitro::exercise::{Group, ItemCode, Kind, Skill};
use arbitro::i18n::{DeclarerWord, Locale};
use arbitro::settings::SettingsFile;
use arbitro::ui::app::App;
use arbitro::ui::command::{Command, ComposeCommand, ProjectorCommand};
use arbitro::ui::link::{Link, Place, Subject};
use arbitro::ui::page::{HelpPage, Page};
use arbitro::ui::{Options, state::Sharing};
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use proptest::prelude::*;

use crate::given::speaker;
use crate::screens::{Window, assert_said, opened, press, text};

const ADDRESS: &str = "https://bridge.example/arbitro/";

/// A teacher's own lesson, of two steps and notes that learners do not see.
const LESSON: &str = r#"(
    format: 1,
    id: "club-night",
    title: (it: "Serata al circolo", en: "Club night"),
    steps: [
        say((it: "Benvenuti", en: "Welcome")),
        notes((en: "Hand out the cards")),
        ask(id: "club-1", exercise: judge_call(auction: "1S P", call: "X"), expect: "illegal"),
    ],
)
"#;

fn app(locale: Locale) -> App {
    App::new(Options::new(locale), 7)
}

fn read(text: &str) -> Link {
    Link::read(text).unwrap_or_else(|| panic!("{text} is no link"))
}

fn follow(app: &mut App, text: &str) -> bool {
    app.follow(read(text))
}

/// The address of what is on the screen.
fn address(app: &App) -> String {
    app.link().to_string()
}

fn code(app: &App) -> ItemCode {
    let attempt = app.state().attempt().expect("an exercise");
    attempt.code().expect("the code of an exercise")
}

/// Answers exercises of practice until another one comes.
fn answer_one(app: &mut App) {
    let before = code(app);
    while app.state().attempt().is_some() && code(app) == before {
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
}

fn step_of(app: &App) -> usize {
    match &app.state().page {
        Page::Lesson(state) => state.step,
        page => panic!("no lesson is open, but {page:?}"),
    }
}

/// The id of the lesson on the screen.
fn lesson_id(app: &App) -> String {
    match &app.state().page {
        Page::Lesson(state) => state.id.clone(),
        page => panic!("no lesson is open, but {page:?}"),
    }
}

/// Takes the lesson on the screen to its end.
fn finish_lesson(app: &mut App) {
    let id = lesson_id(app);
    for _ in 0..200 {
        if app.state().progress(&id).is_some_and(|it| it.finished) {
            return;
        }
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
    panic!("{id} does not end");
}

/// Goes to the next step of the lesson on the screen.
fn finish_step(app: &mut App) {
    let step = step_of(app);
    while step_of(app) == step {
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
}

/// Links to every page, with every id.
fn links() -> Vec<String> {
    let pages = [
        "home",
        "course",
        "course/table",
        "lesson/double",
        "lesson/double/3",
        "class/double",
        "class/double/3",
        "practice",
        "practice/mixed",
        "practice/double-legal+sufficient-bid",
        "item/SC1-8QMG-BVC",
        "review",
        "placement",
        "test/table",
        "desk",
        "progress",
        "learners",
        "sheet",
        "sheet/double",
        "teach",
        "compose",
        "settings",
    ];
    let mut links: Vec<String> = pages.map(str::to_owned).into();
    links.extend(Kind::ALL.map(|kind| format!("practice/{}", kind.id())));
    links.extend(Group::ALL.map(|group| format!("practice/{}", group.id())));
    links.extend(Skill::ALL.map(|skill| format!("practice/{}", skill.id())));
    links.extend(Tool::ALL.map(|tool| format!("desk/{}", tool.id())));
    links.extend(HelpPage::ALL.map(|page| format!("help/{}", page.id())));
    links.push(format!("shared/{}", pack(LESSON)));
    links.push(format!("shared-class/{}/2", pack(LESSON)));
    links
}

#[test]
fn every_link_that_is_written_is_read_back() {
    for page in links() {
        for locale in Locale::ALL.map(Some).into_iter().chain([None]) {
            let language = locale.map_or_else(String::new, |locale| format!("/{}", locale.tag()));
            let text = format!("#{language}/{page}");
            let link = read(&text);
            assert_eq!(link.locale, locale, "{text}");
            assert_eq!(link.to_string(), text);
        }
    }
    let start = |locale| Link {
        locale,
        place: Place::Start,
    };
    for text in ["", "#", "#/", "/"] {
        assert_eq!(Link::read(text), Some(start(None)), "{text}");
    }
    // What is written behind a link in a text.
    for end in [".", ",", ";", ":", ")", ">", "]", ").", "/", "/."] {
        let text = format!("#/it/lesson/double/3{end}");
        assert_eq!(read(&text), read("#/it/lesson/double/3"), "{text}");
    }
    assert_eq!(read("#/it"), start(Some(Locale::It)));
    assert_eq!(start(Some(Locale::It)).to_string(), "#/it");
    assert_eq!(read(&start(None).to_string()), start(None));
}

#[test]
fn what_is_no_link_is_none() {
    for text in [
        "#nowhere",
        "#/xx/home",
        "#/it/home/again",
        "#/it/it",
        "#/it/lesson",
        "#/it/lesson/Double",
        "#/it/lesson/../double",
        "#/it/lesson/double/0",
        "#/it/lesson/double/-1",
        "#/it/lesson/double/99999999999999999999",
        "#/it/lesson/double/3/4",
        "#/it/course/table/1",
        "#/it/item/SC1-8QMG-BVD",
        "#/it/item",
        "#/it/practice/chess",
        "#/it/practice/double-legal+",
        "#/it/desk/chess",
        "#/it/help/wanted",
        "#/it/shared",
    ] {
        assert_eq!(Link::read(text), None, "{text}");
    }
    let many = vec!["double-legal"; 100_000].join("+");
    assert_eq!(Link::read(&format!("#/it/practice/{many}")), None);
}

/// Texts that look like links.
fn any_link() -> impl Strategy<Value = String> {
    let words = [
        "it",
        "de-CH",
        "home",
        "lesson",
        "double",
        "3",
        "0",
        "shared",
        "class",
        "item",
        "practice",
        "mixed",
        "+",
        "",
        "SC1-8QMG-BVC",
        "sheet",
        "desk",
        "score",
        "…",
    ];
    let parts = prop::collection::vec(prop::sample::select(words.to_vec()), 0..6);
    prop_oneof![
        parts.prop_map(|parts| format!("#/{}", parts.join("/"))),
        ".*"
    ]
}

proptest! {
    #[test]
    fn no_text_stops_the_reader(text in any_link()) {
        if let Some(link) = Link::read(&text) {
            prop_assert_eq!(Link::read(&link.to_string()), Some(link));
        }
    }

    #[test]
    fn whatever_is_packed_is_unpacked(text in ".*", other in "[A-Za-z0-9_-]{0,200}") {
        prop_assert_eq!(unpack(&pack(&text)), Ok(text));
        // Whatever else is there is refused, or it is a text.
        let _ = unpack(&other);
    }
}

#[test]
fn a_link_leads_to_what_has_this_address() {
    let mut app = app(Locale::It);
    for page in links() {
        let link = read(&format!("#/it/{page}"));
        assert!(app.follow(link.clone()), "{page}");
        let now = app.link();
        match (&link.place, &now.place) {
            // Nothing is due.
            (Place::Review, place) => assert_eq!(*place, Place::Home),
            // One topic may have several names.
            (Place::Practice(asked), Place::Practice(got)) => {
                assert_eq!(asked.topic(), got.topic(), "{page}");
            }
            // Without a step the lesson opens where the learner is.
            (Place::Lesson(asked), Place::Lesson(got))
            | (Place::Class(asked), Place::Class(got)) => {
                assert_eq!(asked.lesson, got.lesson, "{page}");
                let step = asked.step.or(got.step);
                assert!(step.is_some() && got.step == step, "{page}: {now}");
            }
            (asked, got) => assert_eq!(asked, got, "{page}"),
        }
        // Following the address again changes nothing.
        let before = format!("{:?}", app.state().page);
        assert!(app.follow(now.clone()));
        assert_eq!(app.link(), now);
        assert_eq!(format!("{:?}", app.state().page), before, "{page}");
    }
}

#[test]
fn a_link_speaks_its_language_and_changes_no_setting() {
    let mut app = app(Locale::It);
    assert_eq!(address(&app), "#/it/home");
    follow(&mut app, "#/de/help/glossary");
    assert_eq!(app.state().locale(), Locale::De);
    assert_eq!(app.state().choices.locale, None);
    // Without a language it stays.
    follow(&mut app, "#/settings");
    assert_eq!(address(&app), "#/de/settings");
    // The language alone is no place to go back to.
    let before = app.link();
    app.apply(Command::SetLocale(Locale::Fr));
    assert_eq!(address(&app), "#/fr/settings");
    assert!(!app.link().is_step_from(&before));
}

/// In Italian and English, as the settings say.
fn settled() -> App {
    let mut app = app(Locale::It);
    app.apply(Command::SetLocale(Locale::It));
    app.apply(Command::SetSecond(Some(Locale::En)));
    app
}

fn languages(app: &App) -> (Option<Locale>, Option<Locale>) {
    (app.state().choices.locale, app.state().choices.second)
}

#[test]
fn a_language_for_now_stays_out_of_the_settings() {
    let mut by_link = settled();
    let kept = languages(&by_link);
    assert_eq!(kept, (Some(Locale::It), Some(Locale::En)));
    follow(&mut by_link, "#/de/home");
    let choices = by_link.state().choices;
    let by_command_line = App::new(
        Options {
            settings: SettingsFile::of_text(&SettingsFile::to_text(choices)),
            ..Options::new(Locale::De)
        },
        7,
    );
    for mut app in [by_link, by_command_line] {
        let german = (Locale::De, Some(Locale::En));
        assert_eq!(app.state().locales(), german);
        app.apply(Command::FlipLanguages);
        assert_eq!(app.state().locales(), (Locale::En, Some(Locale::De)));
        assert_eq!(languages(&app), kept);
        app.apply(Command::SetDeclarer(DeclarerWord::Dichiarante));
        assert_eq!(app.state().locales(), (Locale::En, Some(Locale::De)));
        assert_eq!(languages(&app), kept);
        app.apply(Command::FlipLanguages);
        assert_eq!(app.state().locales(), german);
        // The second language comes back after a link in it.
        follow(&mut app, "#/en/home");
        app.apply(Command::SetDeclarer(DeclarerWord::Giocante));
        assert_eq!(app.state().locales(), (Locale::En, None));
        assert_eq!(languages(&app), kept);
        follow(&mut app, "#/it/home");
        assert_eq!(app.state().locales(), (Locale::It, Some(Locale::En)));
    }
    // In a language that the computer has, not the settings.
    let system = Options {
        system: Locale::It,
        ..Options::new(Locale::De)
    };
    let mut app = App::new(system, 7);
    app.apply(Command::SetSecond(Some(Locale::En)));
    app.apply(Command::FlipLanguages);
    assert_eq!(languages(&app), (None, Some(Locale::En)));
}

#[test]
fn a_language_that_is_chosen_is_kept_even_beside_another_for_now() {
    let mut app = settled();
    follow(&mut app, "#/de/settings");
    app.apply(Command::SetSecond(Some(Locale::Fr)));
    assert_eq!(languages(&app), (Some(Locale::It), Some(Locale::Fr)));
    // The first one of the settings cannot be their second.
    app.apply(Command::SetSecond(Some(Locale::It)));
    assert_eq!(app.state().locales(), (Locale::De, Some(Locale::It)));
    assert_eq!(languages(&app), (Some(Locale::It), Some(Locale::Fr)));
    app.apply(Command::SetLocale(Locale::De));
    app.apply(Command::FlipLanguages);
    assert_eq!(languages(&app), (Some(Locale::Fr), Some(Locale::De)));
}

#[test]
fn a_new_learner_starts_at_the_welcome() {
    let folder = tempfile::tempdir().unwrap();
    let options = || Options {
        history: Some(folder.path().join("history.sqlite")).into(),
        ..Options::new(Locale::En)
    };
    let mut app = App::new(options(), 7);
    assert_eq!(address(&app), "#/en");
    app.apply(Command::LookAround);
    assert_eq!(address(&app), "#/en/home");
    follow(&mut app, "#/en");
    assert!(matches!(app.state().page, Page::Welcome));
    follow(&mut app, "#/en/lesson/double/2");
    assert_eq!(address(&app), "#/en/lesson/double/2");
    finish_step(&mut app);
    drop(app);
    let mut app = App::new(options(), 7);
    follow(&mut app, "#/en");
    assert_eq!(address(&app), "#/en/home");
    // A reload comes back to the step, and so does the lesson without one.
    follow(&mut app, "#/en/lesson/double");
    assert_eq!(address(&app), "#/en/lesson/double/3");
}

#[test]
fn looking_at_a_later_step_is_no_progress() {
    let mut app = app(Locale::It);
    follow(&mut app, "#/it/lesson/double/3");
    assert_eq!(address(&app), "#/it/lesson/double/3");
    assert_eq!(app.state().progress("double"), None);
    app.apply(Command::Back);
    assert_eq!(address(&app), "#/it/lesson/double/2");
    assert_eq!(app.state().progress("double"), None);
    finish_step(&mut app);
    let reached = app.state().progress("double").map(|it| it.step.into());
    assert_eq!(reached, Some(step_of(&app)));
    // Whoever is in a lesson is not taken out of its step, nor loses an answer.
    app.apply(Command::ShowAnswer);
    let before = format!("{:?}", app.state().page);
    for link in ["#/it/lesson/double", "#/it/lesson/double/99"] {
        follow(&mut app, link);
        assert_eq!(format!("{:?}", app.state().page), before, "{link}");
    }
}

#[test]
fn back_goes_through_the_steps_of_a_lesson_and_keeps_the_answers() {
    let mut app = app(Locale::It);
    let home = app.link();
    app.apply(Command::OpenLesson("double".to_owned()));
    let first = app.link();
    assert_eq!(first.to_string(), "#/it/lesson/double/1");
    assert!(first.is_step_from(&home));
    while step_of(&app) == 0 {
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
    let second = app.link();
    assert_eq!(second.to_string(), "#/it/lesson/double/2");
    assert!(second.is_step_from(&first));
    app.follow(first.clone());
    assert_eq!(app.link(), first);
    let answered = |app: &App| match &app.state().page {
        Page::Lesson(state) => state.answered.len(),
        _ => 0,
    };
    assert!(answered(&app) > 0);
    app.follow(home);
    app.follow(second.clone());
    assert_eq!(app.link(), second);
    assert!(answered(&app) > 0);
}

#[test]
fn a_link_takes_nobody_to_the_end_of_a_lesson() {
    let mut app = app(Locale::It);
    follow(&mut app, "#/it/lesson/double/99");
    assert_eq!(address(&app), "#/it/lesson/double/1");
    assert!(
        app.state()
            .progress("double")
            .is_some_and(|it| !it.finished)
    );
    // Whoever was there comes back to it.
    finish_lesson(&mut app);
    let end = app.link();
    app.apply(Command::GoHome);
    follow(&mut app, "#/it/lesson/double/1");
    assert_eq!(step_of(&app), 0);
    assert!(app.follow(end.clone()));
    assert_eq!(app.link(), end);
    let steps = app.state().course.lesson("double").unwrap().steps.len();
    assert_eq!(step_of(&app), steps);
}

#[test]
fn back_leaves_a_session_as_a_whole_and_forward_takes_it_up() {
    let mut app = app(Locale::It);
    follow(&mut app, "#/it/practice");
    let topics = app.link();
    app.apply(Command::PractiseGroup(Group::Scoring));
    let session = app.link();
    assert_eq!(session.to_string(), "#/it/practice/scoring");
    assert!(session.is_step_from(&topics));
    answer_one(&mut app);
    assert_eq!(app.link(), session);
    let second = code(&app);
    app.follow(topics.clone());
    assert!(matches!(&app.state().page, Page::Practice(it) if it.session.is_none()));
    assert_eq!(app.link(), topics);
    app.follow(session.clone());
    assert_eq!(code(&app), second);
    app.follow(read("#/it/home"));
    app.follow(session.clone());
    assert_eq!(code(&app), second);
    assert_eq!(app.state().session().unwrap().asked(), 1);
    // The summary stands in the place of the session.
    app.apply(Command::EndSession);
    assert!(!app.link().is_step_from(&session));
    app.follow(topics);
    assert!(matches!(&app.state().page, Page::Practice(it) if it.session.is_none()));
}

#[test]
fn going_back_begins_no_session_in_place_of_another() {
    let mut app = app(Locale::It);
    app.apply(Command::Practise(Some(Kind::ScoreContract)));
    let practice = app.link();
    assert_eq!(practice.to_string(), "#/it/practice/score_contract");
    app.apply(Command::TakeTest("table".to_owned()));
    let test = app.link();
    assert_eq!(test.to_string(), "#/it/test/table");
    answer_one(&mut app);
    let asked = code(&app);
    app.return_to(practice.clone());
    assert_eq!(app.link().place, Place::Topics);
    app.return_to(read("#/it/placement"));
    assert_eq!(app.link().place, Place::Topics);
    // An exercise can be asked again beside it.
    let item = "#/it/item/SC1-8QMG-BVC";
    app.return_to(read(item));
    assert_eq!(address(&app), item);
    app.return_to(test);
    assert_eq!(code(&app), asked);
    assert_eq!(app.state().session().unwrap().asked(), 1);
    // Whoever opens a link begins, as with its button.
    app.follow(practice.clone());
    assert_eq!(app.link(), practice);
}

#[test]
fn going_back_twice_loses_no_answers() {
    let mut app = app(Locale::It);
    follow(&mut app, "#/it/item/SC1-8QMG-BVC");
    answer_one(&mut app);
    let second = code(&app);
    app.return_to(read("#/it/practice"));
    app.return_to(read("#/it/home"));
    app.apply(Command::GoPractice);
    assert_eq!(code(&app), second);
    assert_eq!(app.state().session().unwrap().asked(), 1);
}

#[test]
fn a_reload_asks_the_same_exercise() {
    let folder = tempfile::tempdir().unwrap();
    // Every start has other chance.
    let app = |seed| {
        let options = Options {
            history: Some(folder.path().join("history.sqlite")).into(),
            ..Options::new(Locale::It)
        };
        App::new(options, seed)
    };
    let mut before = app(0);
    follow(&mut before, "#/it/practice/score");
    for seed in [1, 2] {
        let asked = code(&before);
        drop(before);
        before = app(seed);
        follow(&mut before, "#/it/practice/scoring");
        assert_eq!(code(&before), asked);
        answer_one(&mut before);
    }
    assert_eq!(before.state().session().unwrap().asked(), 2);
}

#[test]
fn the_link_of_an_exercise_asks_the_same_everywhere() {
    let mut app = app(Locale::It);
    app.apply(Command::Practise(Some(Kind::ScoreContract)));
    let asked = code(&app);
    let text = format!("#/it/item/{asked}");
    let mut other = self::app(Locale::It);
    follow(&mut other, &text);
    assert_eq!(code(&other), asked);
    assert_eq!(address(&other), text);
    let item = |app: &App| app.state().attempt().unwrap().item().clone();
    assert_eq!(item(&other), item(&app));
    // More of its kind follow, each at its own address, and Back leaves all of them.
    let before = other.link();
    answer_one(&mut other);
    assert_ne!(other.link(), before);
    assert!(!other.link().is_step_from(&before));
    // The session that was left can be continued.
    follow(&mut app, &text);
    follow(&mut app, "#/it/practice/score_contract");
    assert_eq!(code(&app), asked);
}

#[test]
fn a_class_is_one_place_and_its_votes_are_not_lost() {
    let mut app = app(Locale::It);
    follow(&mut app, "#/it/class/double/2");
    let class = app.link();
    assert_eq!(class.to_string(), "#/it/class/double/2");
    for _ in 0..200 {
        if matches!(&app.state().page, Page::Projector(talk) if talk.has_votes()) {
            break;
        }
        app.apply(Command::Projector(ProjectorCommand::Forward));
        app.apply(Command::Projector(ProjectorCommand::Count(0, 3)));
    }
    assert!(!app.link().is_step_from(&class));
    // Without a step the link leads to where the class is.
    let now = app.link();
    assert!(follow(&mut app, "#/it/class/double"));
    assert_eq!(app.link(), now);
    assert!(!app.follow_unread());
    assert!(!app.state().link_unread);
    assert!(!follow(&mut app, "#/de/home"));
    assert_eq!(app.state().locale(), Locale::It);
    assert!(matches!(&app.state().page, Page::Projector(talk) if talk.has_votes() && talk.leaving));
    app.apply(Command::Projector(ProjectorCommand::Leave { save: false }));
    // Back does not begin the class again.
    assert!(!app.link().is_step_from(&class));
    assert!(follow(&mut app, "#/it/class/double/2"));
    assert!(follow(&mut app, "#/it/home"));
    assert_eq!(address(&app), "#/it/home");
    assert!(!app.state().full_screen);
}

#[test]
fn what_a_link_names_may_be_unknown() {
    for locale in Locale::BASES {
        let mut window = opened(Options::new(locale), [1280.0, 800.0]);
        window.state_mut().follow(read("#/lesson/no-such-lesson/2"));
        window.run();
        assert_said(&window, "no-such-lesson");
        assert_said(&window, &text(locale, "lesson-error-lesson-missing"));
        assert_eq!(window.state().link().place, Place::Home);
        // The message goes with the next link.
        window.state_mut().follow(read("#/course/no-such-chapter"));
        assert_eq!(window.state().link().place, Place::Course(None));
        assert!(window.state().state().lesson_error.is_none());
        window.state_mut().follow(read("#/test/no-such-chapter"));
        window.state_mut().follow(read("#/sheet/no-such-lesson"));
        assert_eq!(window.state().link().place, Place::Sheet(None));
    }
}

#[test]
fn a_lesson_travels_in_its_link() {
    let packed = pack(LESSON);
    let mut window = opened(Options::new(Locale::It), [1280.0, 800.0]);
    let shared = format!("#/it/shared/{packed}");
    assert!(window.state_mut().follow(read(&shared)));
    window.run();
    assert_said(&window, "Serata al circolo");
    assert_said(&window, "Benvenuti");
    assert_eq!(address(window.state()), format!("{shared}/1"));
    window.state_mut().apply(Command::Forward);
    window.run();
    // Learners do not count the notes.
    assert_eq!(address(window.state()), format!("{shared}/2"));
    let id = lesson_id(window.state());
    window.state_mut().apply(Command::Project(id));
    let class = format!("#/it/shared-class/{packed}/2");
    assert_eq!(address(window.state()), class);
    // A reload.
    for link in [format!("{shared}/2"), class] {
        let mut app = app(Locale::En);
        follow(&mut app, &link);
        assert_eq!(address(&app), link);
    }
    // Another lesson, and back: the first one is there as it was left.
    let mut app = app(Locale::It);
    follow(&mut app, &format!("{shared}/2"));
    app.apply(Command::ShowAnswer);
    let other = LESSON
        .replace("club-night", "other")
        .replace("club-1", "other-1");
    follow(&mut app, &format!("#/it/shared/{}", pack(&other)));
    follow(&mut app, &format!("{shared}/2"));
    assert_eq!(address(&app), format!("{shared}/2"));
}

#[test]
fn a_lesson_in_a_link_is_no_other_lesson() {
    let mut app = app(Locale::It);
    let double = app.state().course.lesson("double").unwrap().clone();
    let forged = LESSON.replace("club-night", "double");
    let link = format!("#/it/shared/{}", pack(&forged));
    follow(&mut app, &link);
    let id = lesson_id(&app);
    assert!(is_id(&id) && id != "double", "{id}");
    finish_lesson(&mut app);
    assert!(app.state().progress(&id).is_some_and(|it| it.finished));
    assert_eq!(app.state().progress("double"), None);
    assert_eq!(app.state().mark(&double), None);
    assert_eq!(app.state().course.lesson("double"), Some(&double));
    // Nor is it another teacher's, and the same link is the same lesson everywhere.
    let other = forged.replace("Serata", "Torneo");
    follow(&mut app, &format!("#/it/shared/{}", pack(&other)));
    assert_ne!(lesson_id(&app), id);
    for mut app in [app, self::app(Locale::De)] {
        follow(&mut app, &link);
        assert_eq!(lesson_id(&app), id);
    }
    // Its chapter is none of the course.
    let mut app = self::app(Locale::It);
    let table = LESSON.replace("club-night", "table");
    follow(&mut app, &format!("#/it/shared/{}", pack(&table)));
    follow(&mut app, "#/it/course/table");
    let chapters = &app.state().course.chapters;
    let open = match &app.state().page {
        Page::Course(Some(at)) => &chapters[*at],
        page => panic!("no chapter is open, but {page:?}"),
    };
    assert!(open.1.len() > 1, "{:?}", open.0);
    follow(&mut app, "#/it/test/table");
    assert_eq!(address(&app), "#/it/test/table");
}

#[test]
fn a_lesson_in_a_link_is_taken_up_after_a_reload() {
    let folder = tempfile::tempdir().unwrap();
    let app = || {
        let options = Options {
            history: Some(folder.path().join("history.sqlite")).into(),
            ..Options::new(Locale::It)
        };
        App::new(options, 7)
    };
    let link = format!("#/it/shared/{}", pack(LESSON));
    let mut before = app();
    follow(&mut before, &link);
    before.apply(Command::Forward);
    assert_eq!(address(&before), format!("{link}/2"));
    drop(before);
    let mut after = app();
    follow(&mut after, &link);
    assert_eq!(address(&after), format!("{link}/2"));
}

#[test]
fn a_lesson_in_a_link_leaves_the_answers_in_another() {
    let mut app = app(Locale::It);
    app.apply(Command::OpenLesson("double".to_owned()));
    app.apply(Command::ShowAnswer);
    app.apply(Command::GoHome);
    follow(&mut app, &format!("#/it/shared-class/{}", pack(LESSON)));
    follow(&mut app, "#/it/lesson/double");
    let attempt = app.state().attempt().expect("an exercise");
    assert!(attempt.judged().is_some());
}

#[test]
fn a_lesson_in_a_link_is_checked_like_a_file() {
    let cases = [
        (LESSON.replace("say((it", "say(7, (it"), 6),
        (LESSON.replace("illegal", "legal"), 8),
        (LESSON.replace("auction: \"1S P\"", "auction: \"1S 1C\""), 8),
        (LESSON.replace("format: 1", "format: 9"), 2),
        (
            LESSON.replace("(en: \"Hand out the cards\")", "\"no-such-text\""),
            7,
        ),
    ];
    for (lesson, line) in cases {
        for locale in Locale::BASES {
            let mut window = opened(Options::new(locale), [1280.0, 800.0]);
            let link = format!("#/{}/shared/{}", locale.tag(), pack(&lesson));
            window.state_mut().follow(read(&link));
            window.run();
            let error = window.state().state().lesson_error.clone();
            let error = error.unwrap_or_else(|| panic!("nothing is wrong with {lesson}"));
            let place = error.location.expect("a place in the text");
            assert_eq!(place.line, line, "{error:?}");
            let at = [
                ("file", text(locale, "share-file").into()),
                ("line", place.line.into()),
                ("column", place.column.into()),
            ];
            assert_said(&window, &speaker(locale).with("lesson-error-at", at));
            assert_eq!(window.state().link().place, Place::Home);
        }
    }
}

#[test]
fn a_link_that_was_cut_off_says_so() {
    let packed = pack(LESSON);
    for end in 0..packed.len() {
        let problem = unpack(&packed[..end]).expect_err("a part of a lesson");
        assert_eq!(problem.id, "link-damaged", "the first {end} characters");
    }
    // A single wrong letter is noticed, too.
    for at in 0..packed.len() {
        let mut letters = packed.clone().into_bytes();
        letters[at] = if letters[at] == b'A' { b'B' } else { b'A' };
        let changed = unpack(std::str::from_utf8(&letters).unwrap());
        assert!(
            changed.is_err() || changed.as_deref() == Ok(LESSON),
            "letter {at}"
        );
    }
    for locale in Locale::BASES {
        let mut window = opened(Options::new(locale), [1280.0, 800.0]);
        let link = format!("#/shared/{}", &packed[..packed.len() / 2]);
        window.state_mut().follow(read(&link));
        window.run();
        assert_said(&window, &text(locale, "lesson-error-link-damaged"));
    }
}

#[test]
fn a_link_that_was_changed_on_its_way_says_so() {
    let packed = pack(LESSON);
    let link = format!("#/it/shared/{packed}");
    let mut app = app(Locale::It);
    let changed = format!("{packed}%3D");
    for changed in [&changed, "a.b", "a%20b", "%E2%80%A6", "…"] {
        follow(&mut app, &format!("#/it/shared/{changed}"));
        let error = app.state().lesson_error.as_ref();
        let problem = error.map(|error| error.problem.id.as_str());
        assert_eq!(problem, Some("link-damaged"), "{changed}");
        assert_eq!(address(&app), "#/it/home");
    }
    // What a text has behind a link does no harm.
    for end in [".", ")", ">."] {
        follow(&mut app, "#/it/home");
        follow(&mut app, &format!("{link}{end}"));
        assert_eq!(address(&app), format!("{link}/1"));
    }
}

#[test]
fn what_is_no_link_says_so_at_the_start() {
    for locale in Locale::BASES {
        let mut window = opened(Options::new(locale), [1280.0, 800.0]);
        window.state_mut().apply(Command::GoSettings);
        assert!(window.state_mut().follow_unread());
        window.run();
        assert_eq!(window.state().link().place, Place::Home);
        assert_said(&window, &text(locale, "share-unread"));
        // The message goes with the next page.
        window.state_mut().apply(Command::GoSettings);
        assert!(!window.state().state().link_unread);
    }
}

#[test]
fn a_small_link_cannot_fill_the_memory() {
    let problem = |text: &str| unpack(text).expect_err("too large").id;
    let bomb = pack(&" ".repeat(64 << 20));
    assert!(bomb.len() < 100_000);
    assert_eq!(problem(&bomb), "too-large");
    assert_eq!(problem(&"A".repeat(3 << 20)), "too-large");
    let most = "x".repeat(MAX_BYTES as usize);
    assert_eq!(unpack(&pack(&most)), Ok(most));
}

/// Every lesson of the course would fit into a link that browsers and mail can hold.
#[test]
fn every_lesson_fits_into_a_link() {
    for entry in arbitro::course::embedded().lessons() {
        let text = entry.to_ron("");
        let packed = pack(&text);
        assert!(
            packed.len() < 2_000,
            "{}: {} characters",
            entry.id,
            packed.len()
        );
        let back = unpack(&packed).expect("what was packed");
        let back = parse_lesson(Path::new("link.ron"), &back).expect("a lesson");
        assert_eq!(back, *entry);
    }
}

fn at_address(locale: Locale) -> Window {
    let options = Options {
        address: Some(ADDRESS.to_owned()),
        ..Options::new(locale)
    };
    opened(options, [1280.0, 800.0])
}

fn sharing(window: &Window) -> Sharing {
    let sharing = window.state().state().sharing.clone();
    sharing.expect("the dialog with a link")
}

fn compose(window: &mut Window, commands: Vec<ComposeCommand>) {
    window.state_mut().apply(Command::GoCompose);
    for command in commands {
        window.state_mut().apply(Command::Compose(command));
    }
    window.run();
}

/// What a phone reads from the codes on the screen.
pub fn codes_on(window: &mut Window) -> Vec<String> {
    let picture = window.render().unwrap();
    let [width, height] = [picture.width(), picture.height()].map(|size| size as usize);
    let light = |x: usize, y: usize| picture.get_pixel(x as u32, y as u32).0[0];
    let mut read = rqrr::PreparedImage::prepare_from_greyscale(width, height, light);
    let codes = read.detect_grids();
    let read = codes.iter().map(rqrr::Grid::decode);
    read.map(|read| read.expect("a code that can be read").1)
        .collect()
}

/// What a phone reads from the one code of the dialog.
fn scanned(window: &mut Window, locale: Locale) -> String {
    let label = text(locale, "share-code");
    assert!(
        window
            .query_by_role_and_label(Role::Image, &label)
            .is_some()
    );
    let codes = codes_on(window);
    assert_eq!(codes.len(), 1);
    codes[0].clone()
}

#[test]
fn the_lesson_of_the_composer_is_given_away_as_a_link_and_a_code() {
    for locale in Locale::BASES {
        for dark in [false, true] {
            let mut window = at_address(locale);
            window.state_mut().apply(Command::SetDark(dark));
            let words = vec![
                ComposeCommand::TypeTitle("Una serata".to_owned()),
                ComposeCommand::AddWords,
            ];
            compose(&mut window, words);
            press(&mut window, &text(locale, "share-open"));
            // It has no step with words yet.
            assert!(sharing(&window).link.is_err());
            assert_said(&window, &text(locale, "compose-unfinished-no-steps"));
            press(&mut window, &text(locale, "keys-close"));
            assert!(window.state().state().sharing.is_none());
            let Page::Compose(state) = &window.state().state().page else {
                panic!("the composer is closed");
            };
            let key = state.draft.steps()[0].key;
            let words = ComposeCommand::TypeWords(key, "Benvenuti".to_owned());
            compose(&mut window, vec![words]);
            press(&mut window, &text(locale, "share-open"));
            assert_said(&window, &text(locale, "share-lesson-text"));
            let link = sharing(&window).link.expect("a link");
            let shared = format!("{ADDRESS}#/{}/shared/", locale.tag());
            assert!(link.starts_with(&shared), "{link}");
            assert_eq!(scanned(&mut window, locale), link);
            press(&mut window, &text(locale, "share-copy"));
            assert!(sharing(&window).copied);
            let key = text(locale, "key-ctrl").into();
            let copied = speaker(locale).with("share-copied", [("ctrl", key)]);
            assert_said(&window, &copied);
            // Someone else opens it.
            let mut other = opened(Options::new(Locale::En), [1280.0, 800.0]);
            other
                .state_mut()
                .follow(read(link.strip_prefix(ADDRESS).unwrap()));
            other.run();
            assert_eq!(other.state().state().locale(), locale);
            assert_said(&other, "Una serata");
            assert_said(&other, "Benvenuti");
        }
    }
}

#[test]
fn a_link_too_long_for_a_code_says_so() {
    let locale = Locale::It;
    let mut window = at_address(locale);
    let kinds = Kind::ALL.map(ComposeCommand::ToggleKind);
    let mut commands = vec![
        ComposeCommand::TypeTitle("Tutto".to_owned()),
        ComposeCommand::SetItems(20),
    ];
    commands.extend(kinds);
    commands.extend([
        ComposeCommand::Propose,
        ComposeCommand::Propose,
        ComposeCommand::Propose,
        ComposeCommand::Propose,
        ComposeCommand::Propose,
    ]);
    compose(&mut window, commands);
    press(&mut window, &text(locale, "share-open"));
    assert!(sharing(&window).link.unwrap().len() > 3_000);
    assert_said(&window, &text(locale, "share-no-code"));
    let code = text(locale, "share-code");
    assert!(window.query_by_role_and_label(Role::Image, &code).is_none());
}

#[test]
fn a_step_and_an_exercise_are_given_away_too() {
    let locale = Locale::It;
    let mut window = at_address(locale);
    let share = text(locale, "share-open");
    window.state_mut().follow(read("#/lesson/double/2"));
    window.run();
    press(&mut window, &share);
    let link = format!("{ADDRESS}#/it/lesson/double/2");
    assert_eq!(scanned(&mut window, locale), link);
    assert_eq!(sharing(&window).link, Ok(link));
    window.key_press(egui::Key::Escape);
    window.run();
    assert!(window.state().state().sharing.is_none());
    assert_eq!(address(window.state()), "#/it/lesson/double/2");
    // Of a session of its own choice the exercise on the screen is given away.
    window
        .state_mut()
        .apply(Command::Practise(Some(Kind::ScoreContract)));
    window.run();
    press(&mut window, &share);
    let item = format!("{ADDRESS}#/it/item/{}", code(window.state()));
    assert_eq!(sharing(&window).link, Ok(item));
}

#[test]
fn a_teachers_own_file_is_given_away_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club-night.ron");
    fs::write(&file, LESSON).unwrap();
    let mut window = at_address(Locale::It);
    window
        .state_mut()
        .apply(Command::OpenLessonFile(file.clone()));
    window.run();
    press(&mut window, &text(Locale::It, "share-open"));
    let link = sharing(&window).link.expect("a link");
    assert!(address(window.state()).ends_with("/1"));
    assert!(!link.ends_with("/1"), "{link} leads to a step");
    let mut other = app(Locale::It);
    follow(&mut other, link.strip_prefix(ADDRESS).unwrap());
    let steps = |app: &App| {
        let lesson = app.state().course.lesson(&lesson_id(app)).cloned();
        lesson.map(|lesson| (lesson.title, lesson.steps))
    };
    assert_eq!(steps(&other), steps(window.state()));
    // A computer without an address for others shows no such button, and opens the file as ever.
    let mut desktop = opened(Options::new(Locale::It), [1280.0, 800.0]);
    desktop.state_mut().apply(Command::OpenLessonFile(file));
    desktop.state_mut().apply(Command::Share(true));
    desktop.run();
    assert!(desktop.state().state().sharing.is_none());
    let share = text(Locale::It, "share-open");
    assert!(
        desktop
            .query_by_role_and_label(Role::Button, &share)
            .is_none()
    );
    assert_eq!(address(desktop.state()), "#/it/lesson/club-night/1");
}

/// Each name of a topic is the name of one topic only.
#[test]
fn no_two_topics_have_one_name() {
    let kinds = Kind::ALL.map(|kind| (kind.id(), Subject::Kind(kind)));
    let groups = Group::ALL.map(|group| (group.id(), Subject::Group(group)));
    let skills = Skill::ALL.map(|skill| (skill.id(), Subject::Skills(vec![skill])));
    for (id, subject) in kinds.into_iter().chain(groups).chain(skills) {
        let place = Place::Practice(subject);
        assert_eq!(read(&format!("#/practice/{id}")).place, place);
    }
}
