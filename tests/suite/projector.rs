//! A lesson in front of a class: keys, beats, votes, and readable slides.

use crate::given::item_of;
use std::path::Path;

use crate::given::Numbered as _;
use arbitro::course::classroom::{Advice, Poll, Tally, Teams};
use arbitro::course::{Named, embedded, parse_lesson};
use arbitro::exercise::ballot::{MOST, ballot};
use arbitro::exercise::{Answer, Difficulty, ItemCode, Kind};
use arbitro::i18n::Locale;
use arbitro::ui::Options;
use arbitro::ui::app::App;
use arbitro::ui::command::{Command, ProjectorCommand as Do};
use arbitro::ui::page::Page;
use arbitro::ui::projector::beat::Beat;
use arbitro::ui::projector::fit::share_of_words;
use arbitro::ui::projector::posed::Said;
use arbitro::ui::projector::talk::{Cover, Talk};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::layout::{faults, none, set_text_size};
use crate::screens::{Window, opened, press, speaking, text};

/// Screen sizes of projectors.
pub const SIZES: [[f32; 2]; 4] = [
    [1024.0, 768.0],
    [1280.0, 720.0],
    [1280.0, 800.0],
    [1920.0, 1080.0],
];

pub fn in_class(locale: Locale, second: Option<Locale>, lesson: &str, size: [f32; 2]) -> Window {
    let mut window = opened(Options::new(locale), size);
    window.state_mut().apply(Command::SetSecond(second));
    window
        .state_mut()
        .apply(Command::Project(lesson.to_owned()));
    window.run();
    window
}

pub fn talk(window: &Window) -> &Talk {
    match &window.state().state().page {
        Page::Projector(talk) => talk,
        other => panic!("nothing is shown to a class: {other:?}"),
    }
}

pub fn beat(app: &App) -> Beat {
    let Page::Projector(talk) = &app.state().page else {
        panic!("nothing is shown to a class")
    };
    talk.beat(&app.state().languages())
}

fn pressed(key: Key, pressed: bool) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

/// A key press some seconds after the previous one.
fn key_after(window: &mut Window, key: Key, seconds: f64) {
    let event = |down| pressed(key, down);
    let input = window.input_mut();
    input.time = Some(input.time.unwrap_or(0.0) + seconds);
    input.events.push(event(true));
    window.step();
    window.input_mut().events.push(event(false));
    window.run();
}

fn key(window: &mut Window, key: Key) {
    key_after(window, key, 0.4);
}

/// Moves forward to a wanted beat.
fn until(window: &mut Window, wanted: impl Fn(Beat) -> bool) {
    for _ in 0..300 {
        if wanted(beat(window.state())) {
            return;
        }
        key(window, Key::PageDown);
    }
    panic!("it never comes");
}

#[test]
fn percentages_make_a_hundred() {
    for a in 0..12 {
        for b in 0..12 {
            for c in 0..12 {
                let mut tally = Tally::default();
                for (answer, votes) in [a, b, c, 7].into_iter().enumerate() {
                    tally.set(answer, votes);
                }
                let sum: u32 = tally.percentages().iter().map(|it| u32::from(*it)).sum();
                assert_eq!(sum, 100, "{tally:?}");
            }
        }
    }
    assert_eq!(Tally::default().percentages(), [0; 4]);
    assert_eq!(Tally::default().advice(0), None);
}

#[test]
fn the_advice_turns_at_35_and_at_70() {
    let cases = [
        (0, 30, Advice::ExplainAgain),
        (34, 100, Advice::ExplainAgain),
        (7, 20, Advice::Discuss),
        (35, 100, Advice::Discuss),
        (70, 100, Advice::Discuss),
        (71, 100, Advice::GoOn),
        (1, 1, Advice::GoOn),
    ];
    for (right, total, advice) in cases {
        assert_eq!(Advice::of(right, total), advice, "{right} of {total}");
    }
}

#[test]
fn a_second_vote_follows_from_the_first_or_from_the_teacher() {
    let mut poll = Poll::default();
    assert!(!poll.goes_on(0));
    poll.again = true;
    assert!(!poll.goes_on(0), "nobody has voted yet");
    poll.hands[0].set(0, 9);
    assert!(poll.goes_on(0));
    poll.again = false;
    assert!(!poll.goes_on(0), "all are right");
    poll.hands[0].set(1, 9);
    assert!(poll.goes_on(0));
}

#[test]
fn teams_never_owe_points() {
    let mut teams = Teams::default();
    teams.change(0, -1);
    teams.change(1, 3);
    teams.change(2, 5);
    assert_eq!(teams.points(), [0, 3]);
}

/// Every ballot of every kind has the right answer exactly once, and no two answers that look
/// alike.
#[test]
fn ballots_have_one_right_answer() {
    let mut voted = std::collections::BTreeSet::new();
    for kind in Kind::ALL {
        for (skill, seed) in kind.skills().iter().zip(0..) {
            for seed in [seed, seed + 100, seed + 200] {
                let code = ItemCode::new(kind, *skill, Difficulty::Medium, seed).expect("a code");
                let item = item_of(&code);
                for part in 0..item.questions().len() {
                    let Some(ballot) = ballot(&item.asked(part), seed) else {
                        continue;
                    };
                    voted.insert(kind.id());
                    assert!((2..=MOST).contains(&ballot.options.len()), "{code}");
                    let right = item.asked(part).solution;
                    for (at, option) in ballot.options.iter().enumerate() {
                        assert_eq!(option.answer.same(&right), at == ballot.right, "{code}");
                        assert!(at != ballot.right || option.mistake.is_none(), "{code}");
                    }
                    let numbers: Vec<i32> = ballot
                        .options
                        .iter()
                        .filter_map(|option| match &option.answer {
                            Answer::Number(number) => Some(*number),
                            Answer::Account(lines) => Some(lines.values().sum()),
                            _ => None,
                        })
                        .collect();
                    assert!(numbers.windows(2).all(|it| it[0] < it[1]), "{code}");
                }
            }
        }
    }
    assert!(voted.len() > 20, "{voted:?}");
}

#[test]
fn the_clicker_leads_there_and_back() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    assert_eq!(beat(window.state()), Beat::Title);
    let mut seen = vec![(talk(&window).at, beat(window.state()))];
    while beat(window.state()) != Beat::End {
        key(&mut window, Key::PageDown);
        seen.push((talk(&window).at, beat(window.state())));
        assert!(seen.len() < 300);
    }
    assert!(seen.len() > 40);
    for (at, shown) in seen.iter().rev().skip(1) {
        key(&mut window, Key::PageUp);
        assert_eq!((talk(&window).at, beat(window.state())), (*at, *shown));
    }
    key(&mut window, Key::PageUp);
    assert_eq!(beat(window.state()), Beat::Title);
}

#[test]
fn a_bounce_and_a_held_key_count_once() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    key(&mut window, Key::PageDown);
    let there = (talk(&window).at, beat(window.state()));
    // Key repeat: the key is pressed repeatedly without a release.
    for held in 0..4 {
        let input = window.input_mut();
        input.time = Some(input.time.unwrap_or(0.0) + 0.4);
        input.events.push(pressed(Key::PageUp, true));
        window.step();
        assert_eq!(beat(window.state()), Beat::Title, "{held}");
    }
    window.input_mut().events.push(pressed(Key::PageUp, false));
    window.step();
    key(&mut window, Key::PageDown);
    key(&mut window, Key::F5);
    assert_eq!((talk(&window).at, beat(window.state())), there);
    key(&mut window, Key::PageDown);
    assert!(beat(window.state()).tells());
    // Twice in the same moment.
    for down in [true, false, true, false] {
        window.input_mut().events.push(pressed(Key::PageUp, down));
    }
    window.step();
    window.run();
    assert_eq!((talk(&window).at, beat(window.state())), there);
}

/// The window is resized, so that the frame is laid out twice, while a key is pressed.
#[test]
fn a_key_counts_in_a_frame_that_is_drawn_anew() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    window.set_size(egui::vec2(1280.0, 720.0));
    window.input_mut().events.push(pressed(Key::PageDown, true));
    window.step();
    window.run();
    assert_eq!(beat(window.state()), Beat::Options);
}

/// Fast presses when searching for a slide all count.
#[test]
fn quick_presses_all_count() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    let mut wanted = vec![(talk(&window).at, beat(window.state()))];
    for _ in 0..4 {
        key(&mut window, Key::PageDown);
        wanted.push((talk(&window).at, beat(window.state())));
    }
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    for (number, place) in wanted.iter().enumerate().skip(1) {
        key_after(&mut window, Key::PageDown, 0.2);
        let there = (talk(&window).at, beat(window.state()));
        assert_eq!(there, *place, "press {number}");
    }
    // A debounced press does not delay the next one.
    key_after(&mut window, Key::PageUp, 0.2);
    key_after(&mut window, Key::PageUp, 0.05);
    assert_eq!((talk(&window).at, beat(window.state())), wanted[3]);
    key_after(&mut window, Key::PageUp, 0.08);
    assert_eq!((talk(&window).at, beat(window.state())), wanted[2]);
}

/// Clickers easily send Escape, and their users have no other keys.
#[test]
fn a_clicker_closes_the_question_whether_to_leave() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    key(&mut window, Key::PageDown);
    let there = (talk(&window).at, beat(window.state()));
    for closing in [
        Key::PageDown,
        Key::PageUp,
        Key::B,
        Key::Period,
        Key::ArrowRight,
    ] {
        key(&mut window, Key::Escape);
        assert!(talk(&window).leaving);
        key(&mut window, closing);
        assert!(!talk(&window).leaving, "{closing:?}");
        assert_eq!((talk(&window).at, beat(window.state())), there);
        assert_eq!(talk(&window).cover, None);
    }
}

#[test]
fn a_step_is_found_in_the_list() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    let step = |window: &Window| talk(window).step_number();
    // By its keys.
    key(&mut window, Key::L);
    key(&mut window, Key::PageDown);
    key(&mut window, Key::ArrowDown);
    key(&mut window, Key::PageUp);
    key(&mut window, Key::Enter);
    assert_eq!(step(&window), 2);
    assert!(talk(&window).list.is_none());
    // By its number, in the list and without it.
    key(&mut window, Key::O);
    key(&mut window, Key::Num1);
    key(&mut window, Key::Num1);
    key(&mut window, Key::Enter);
    assert_eq!(step(&window), 11);
    // Escape closes the list without a question.
    key(&mut window, Key::L);
    key(&mut window, Key::Escape);
    assert!(talk(&window).list.is_none() && !talk(&window).leaving);
}

/// While a vote is open, a digit is a vote; otherwise it is a step number.
#[test]
fn a_number_and_enter_go_to_a_step() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    key(&mut window, Key::Num1);
    key(&mut window, Key::Num6);
    assert_eq!(talk(&window).typed, Some(16));
    key(&mut window, Key::Enter);
    assert_eq!(talk(&window).step_number(), 16);
    // An invalid step number resets the input.
    key(&mut window, Key::Num9);
    key(&mut window, Key::Num9);
    assert_eq!(talk(&window).typed, Some(9));
    key(&mut window, Key::PageUp);
    assert_eq!(talk(&window).typed, None);
    until(&mut window, |beat| beat == Beat::End);
    key(&mut window, Key::Num1);
    key(&mut window, Key::Enter);
    assert_eq!(talk(&window).step_number(), 1);
    until(&mut window, |beat| beat == Beat::Options);
    key(&mut window, Key::Num2);
    assert_eq!(talk(&window).typed, None);
    assert!(talk(&window).has_votes());
}

#[test]
fn all_of_a_step_is_shown_at_once() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    until(&mut window, |beat| matches!(beat, Beat::Picture(_)));
    key(&mut window, Key::A);
    assert_eq!(beat(window.state()), Beat::Picture(11), "a whole auction");
    until(&mut window, |beat| beat == Beat::Options);
    let at = talk(&window).at;
    key(&mut window, Key::End);
    let shown = beat(window.state());
    assert!(matches!(shown, Beat::Answer | Beat::Why(_)), "{shown:?}");
    key(&mut window, Key::PageDown);
    assert!(
        !matches!(beat(window.state()), Beat::Why(_)),
        "all the reasons"
    );
    // It leads to the end of every lesson, without getting stuck.
    let mut pressed = 0;
    while beat(window.state()) != Beat::End {
        key(&mut window, Key::A);
        pressed += 1;
        assert!(pressed < 100);
    }
    assert!(talk(&window).at > at);
}

/// The presses needed to show a lesson without votes: on average at most 3.6 per step or generated
/// question in one language, 4.8 in two. With the key that shows everything at once, at most 4.5 in
/// every lesson.
#[test]
fn a_lesson_takes_few_presses() {
    let course = arbitro::course::embedded();
    for (second, most) in [(None, 3.6), (Some(Locale::En), 4.8)] {
        let (mut presses, mut steps, mut worst) = (0, 0, Vec::new());
        for lesson in course.lessons() {
            let mut app = App::new(Options::new(Locale::De), 7);
            app.apply(Command::SetSecond(second));
            app.apply(Command::Project(lesson.id.clone()));
            let mut pressed = 0;
            while beat(&app) != Beat::End {
                app.apply(Command::Projector(Do::Forward));
                pressed += 1;
            }
            // With the key that shows everything at once.
            app.apply(Command::Project(lesson.id.clone()));
            let mut at_once = 0;
            while beat(&app) != Beat::End {
                app.apply(Command::Projector(Do::All));
                at_once += 1;
            }
            let taken = lesson.steps.iter().filter(|step| step.is_taken());
            // A whole board is thirty questions.
            let board = |kinds: &[Kind]| if kinds == [Kind::WholeBoard] { 30 } else { 1 };
            let all: usize = taken
                .map(|step| match (step.fresh(), step.exercise()) {
                    (Some(fresh), _) => usize::from(fresh.items) * board(fresh.kinds),
                    (None, Some(item)) => board(&[item.kind()]),
                    (None, None) => 1,
                })
                .sum();
            if pressed > all * 9 || at_once * 2 > all * 9 {
                worst.push(format!("{}: {pressed} or {at_once} for {all}", lesson.id));
            }
            presses += pressed;
            steps += all;
        }
        let share = presses as f64 / steps as f64;
        println!("{presses} presses for {steps}: {share:.2}");
        assert!(share <= most, "{presses} for {steps}: {share:.2}");
        assert!(worst.is_empty(), "{}", worst.join("\n"));
    }
}

/// A rule to remember is shown with the first question it belongs to, and not repeated.
#[test]
fn a_line_to_take_away_comes_once() {
    let mut app = App::new(Options::new(Locale::De), 7);
    app.apply(Command::Project("double".to_owned()));
    let mut told = Vec::new();
    while beat(&app) != Beat::End {
        if let (Beat::Why(to), Page::Projector(talk)) = (beat(&app), &app.state().page) {
            let from = talk.lines_before(&app.state().languages(), talk.at, beat(&app));
            let said = talk.said(talk.at);
            let said = said[from..to].iter().filter_map(|it| match it {
                Said::Remember(rule) => Some(*rule),
                _ => None,
            });
            told.extend(said);
        }
        app.apply(Command::Projector(Do::Forward));
    }
    let mut once = told.clone();
    once.dedup();
    assert_eq!(told, once);
    assert!(!told.is_empty());
}

/// The last slide names the next lesson of the course; a teacher's own lesson has no next one.
#[test]
fn a_lesson_of_ones_own_does_not_lead_on_to_the_course() {
    let file = crate::given::root().join("examples/pictures.ron");
    let course = embedded();
    let double = course.lesson("double").expect("a lesson of the course");
    for (named, leads_on) in [
        (Named::Course(Box::new(double.clone())), true),
        (Named::File(file), false),
    ] {
        let options = Options {
            lesson: Some(named),
            projector: true,
            ..Options::new(Locale::En)
        };
        let mut window = opened(options, SIZES[0]);
        while beat(window.state()) != Beat::End {
            window.state_mut().apply(Command::Projector(Do::Forward));
        }
        window.run();
        let end = text(Locale::En, "projector-end");
        assert!(window.query_by_label_contains(&end).is_some());
        let next = speaking(Locale::En, |say| {
            say.with("screen-lesson-end-next", [("lesson", "".into())])
        });
        let said = window.query_all_by_label_contains(next.trim()).next();
        assert_eq!(said.is_some(), leads_on);
    }
}

#[test]
fn nothing_is_seen_on_a_covered_screen() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    let title = text(Locale::It, "lesson-double-title");
    for (press, cover) in [
        (Key::B, Cover::Black),
        (Key::Period, Cover::Black),
        (Key::W, Cover::White),
    ] {
        key(&mut window, press);
        assert_eq!(talk(&window).cover, Some(cover));
        assert!(window.query_by_label_contains(&title).is_none());
        // The first press only shows what was there.
        key(&mut window, Key::PageDown);
        assert_eq!(talk(&window).cover, None);
        assert_eq!(beat(window.state()), Beat::Title);
        assert!(window.query_by_label_contains(&title).is_some());
    }
}

#[test]
fn the_class_votes_twice_and_the_answer_waits() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    until(&mut window, |beat| beat == Beat::Options);
    let part = talk(&window).part(talk(&window).at).expect("a question");
    let right = part.ballot.as_ref().expect("a ballot").right;
    let options = part.ballot.as_ref().expect("a ballot").options.len();
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    // Half of the votes are right.
    for (at, digit) in digits.into_iter().enumerate().take(options) {
        for _ in 0..if at == right { options } else { 1 } {
            key_after(&mut window, digit, 0.05);
        }
    }
    let wrong = (right + 1) % options;
    key(&mut window, digits[wrong]);
    key(&mut window, Key::Backspace);
    let part = talk(&window).part(talk(&window).at).expect("a question");
    assert_eq!(usize::from(part.poll.round(0).total()), 2 * options - 1);
    let percent = |window: &Window| window.query_all_by_label_contains("%").count();
    assert_eq!(percent(&window), 0, "shares before the vote is closed");
    key(&mut window, Key::PageDown);
    assert_eq!(beat(window.state()), Beat::Closed(0));
    assert_eq!(percent(&window), options);
    let told = text(Locale::It, "projector-right");
    assert!(window.query_by_label_contains(&told).is_none());
    key(&mut window, Key::PageDown);
    assert_eq!(beat(window.state()), Beat::Again);
    for _ in 0..9 {
        key_after(&mut window, digits[right], 0.05);
    }
    key(&mut window, Key::PageDown);
    assert_eq!(beat(window.state()), Beat::Closed(1));
    key(&mut window, Key::PageDown);
    assert_eq!(beat(window.state()), Beat::Answer);
    assert!(window.query_by_label_contains(&told).is_some());
    // Hidden, and shown again.
    key(&mut window, Key::H);
    assert!(window.query_by_label_contains(&told).is_none());
    key(&mut window, Key::PageDown);
    assert!(window.query_by_label_contains(&told).is_some());
}

#[test]
fn another_of_the_same_kind_takes_its_place() {
    let mut window = in_class(Locale::De, None, "the-score-slip", SIZES[0]);
    until(&mut window, |beat| beat == Beat::Options);
    let item = |window: &Window| {
        let posed = talk(window).posed(talk(window).at).expect("a question");
        posed.item.clone()
    };
    let before = item(&window);
    key(&mut window, Key::Num1);
    key(&mut window, Key::N);
    assert_eq!(beat(window.state()), Beat::Options);
    assert_eq!(item(&window).kind(), before.kind());
    assert_ne!(item(&window), before);
    assert!(talk(&window).has_votes(), "the votes given are kept");
}

/// A question written in the lesson has no code that gives its difficulty.
#[test]
fn another_question_is_as_hard_as_the_one_before() {
    let steps = r#"
        ask(id: "mine-1", exercise: judge_call(auction: "1S P", call: "X"), difficulty: 3),
        vote(id: "mine-2", exercise: judge_call(auction: "1S P P", call: "X")),
        complete(id: "mine-3", exercise: score_contract(contract: "4S", declarer: E, tricks: 10, board: 1)),
        practise(skill: "double-legal", items: 1, difficulty: 2),"#;
    let text = format!("(format: 1, id: \"mine\", title: (it: \"Mia\"), steps: [{steps}\n])");
    let lesson = parse_lesson(Path::new("mine.ron"), &text).expect("a lesson");
    let levels = [
        Difficulty::Hard,
        Difficulty::Medium,
        Difficulty::Medium,
        Difficulty::Medium,
    ];
    for (step, level) in levels.into_iter().enumerate() {
        let mut talk = Talk::new(&lesson, step);
        talk.pose(talk.at, 1);
        let kind = talk.posed(talk.at).expect("a question").item.kind();
        for seed in [5, 6] {
            talk.another(seed);
            let posed = talk.posed(talk.at).expect("a question");
            assert_eq!(posed.item.kind(), kind);
            let code = posed.code.expect("a fresh one");
            assert_eq!((step, code.difficulty()), (step, level));
        }
    }
    // Without a stated difficulty, it is easy.
    let text = text
        .replace(", difficulty: 3", "")
        .replace(", difficulty: 2", "");
    let lesson = parse_lesson(Path::new("mine.ron"), &text).expect("a lesson");
    assert_eq!(lesson.difficulty(0), Difficulty::Easy);
}

#[test]
fn escape_asks_first_and_saves_the_votes() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = Options {
        documents: Some(folder.path().to_owned()),
        ..Options::new(Locale::It)
    };
    let mut window = opened(options, SIZES[0]);
    window
        .state_mut()
        .apply(Command::Project("double".to_owned()));
    window.run();
    until(&mut window, |beat| beat == Beat::Options);
    key(&mut window, Key::Num2);
    key(&mut window, Key::Escape);
    assert!(talk(&window).leaving);
    key(&mut window, Key::Escape);
    assert!(!talk(&window).leaving);
    for name in ["", "-2"] {
        key(&mut window, Key::Escape);
        press(&mut window, &text(Locale::It, "projector-leave-save"));
        let Page::Teach(state) = &window.state().state().page else {
            panic!("not at the teacher's page")
        };
        let path = state.kept.clone().expect("written");
        let file = path.file_name().expect("a name").to_string_lossy();
        assert!(file.starts_with("double-") && file.ends_with(&format!("{name}.txt")));
        let written = std::fs::read_to_string(&path).expect("a text");
        assert!(written.contains("1 (100 %)"), "{written}");
        window
            .state_mut()
            .apply(Command::Project("double".to_owned()));
        window.run();
        until(&mut window, |beat| beat == Beat::Options);
        key(&mut window, Key::Num1);
    }
}

#[test]
fn votes_that_cannot_be_saved_stay_with_the_class() {
    let options = Options {
        documents: Some("/dev/null/nowhere".into()),
        ..Options::new(Locale::It)
    };
    let mut window = opened(options, SIZES[0]);
    window
        .state_mut()
        .apply(Command::Project("double".to_owned()));
    window.run();
    until(&mut window, |beat| beat == Beat::Options);
    key(&mut window, Key::Num2);
    // Escape works on a black screen, too.
    key(&mut window, Key::B);
    key(&mut window, Key::Escape);
    press(&mut window, &text(Locale::It, "projector-leave-save"));
    assert!(talk(&window).has_votes());
    assert!(window.query_by_label_contains("/dev/null").is_some());
    press(&mut window, &text(Locale::It, "projector-leave-stay"));
    assert!(!talk(&window).leaving);
}

/// The window asks once before it closes with votes, and closes when asked again.
#[test]
fn the_window_does_not_close_on_votes() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    let close = |window: &mut Window| {
        let root = egui::ViewportId::ROOT;
        let viewport = window.input_mut().viewports.entry(root).or_default();
        viewport.events.push(egui::ViewportEvent::Close);
        window.step();
        window.state().state().close_asked
    };
    assert!(!close(&mut window), "nothing would be lost");
    until(&mut window, |beat| beat == Beat::Options);
    key(&mut window, Key::Num2);
    assert!(close(&mut window));
    assert!(talk(&window).leaving);
}

/// After the answer nobody can vote, and going back from a hidden answer does not show it.
#[test]
fn a_hidden_answer_stays_hidden() {
    let mut window = in_class(Locale::It, None, "double", SIZES[0]);
    until(&mut window, |beat| matches!(beat, Beat::Why(_)));
    key(&mut window, Key::H);
    let before = beat(window.state());
    assert!(!before.tells());
    key(&mut window, Key::Num1);
    assert!(!talk(&window).has_votes());
    key(&mut window, Key::PageUp);
    assert!(!beat(window.state()).tells());
}

#[test]
fn what_happened_is_told_before_it_is_asked_about() {
    let mut window = in_class(Locale::De, None, "a-lead-out-of-turn", SIZES[0]);
    let mut told = 0;
    let mut last = Beat::Title;
    while last != Beat::End {
        window.state_mut().apply(Command::Projector(Do::Forward));
        let now = beat(window.state());
        let asks = |beat| matches!(beat, Beat::Question | Beat::Options);
        if asks(now) && !asks(last) {
            let talk = talk(&window);
            let part = talk.part(talk.at).expect("a question");
            // A short story is shown above the question itself.
            let above = talk
                .before(&window.state().state().languages(), talk.at)
                .line;
            let before = above.is_some() || matches!(last, Beat::Story(_) | Beat::Table);
            assert!(part.story.is_empty() || before);
            told += usize::from(!part.story.is_empty());
        }
        last = now;
    }
    assert!(told > 5, "{told}");
}

/// Every advice has a text for the teacher.
#[test]
fn the_advice_is_said() {
    for locale in Locale::BASES {
        for advice in Advice::ALL {
            let words = text(locale, advice.id());
            assert!(words.contains('%') && !words.contains('⟦'), "{words}");
        }
    }
}

#[test]
fn a_class_leaves_no_trace_in_a_history() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = Options {
        history: Some(folder.path().join("history.sqlite")).into(),
        ..Options::new(Locale::It)
    };
    let mut window = opened(options, SIZES[0]);
    window
        .state_mut()
        .apply(Command::Project("double".to_owned()));
    window.run();
    until(&mut window, |beat| beat == Beat::End);
    let app = window.state();
    assert!(app.state().notebook.rows().is_empty());
    assert!(app.state().notebook.lessons().is_empty());
    assert!(app.state().notebook.learner().is_none());
}

/// The bar shown with the pointer fits, even with the most controls.
#[test]
fn the_bar_fits_in_every_language() {
    let mut wrong = Vec::new();
    for locale in Locale::BASES {
        for size in [[800.0, 600.0], SIZES[0], SIZES[3]] {
            let mut window = in_class(locale, None, "double", size);
            until(&mut window, |beat| beat == Beat::Options);
            key(&mut window, Key::Num1);
            until(&mut window, |beat| beat == Beat::Answer);
            for text in [100, 200] {
                set_text_size(window.state_mut(), text);
                window.hover_at(egui::pos2(size[0] / 2.0, 100.0));
                window.run();
                let label = self::text(locale, "projector-teacher");
                assert!(window.query_by_label(&label).is_some());
                let place = format!("the bar in {} at {size:?}, {text} %", locale.tag());
                wrong.extend(faults(&window, &place));
                window.hover_at(egui::pos2(size[0] / 2.0, 120.0));
            }
        }
    }
    none(&wrong);
}

#[test]
fn the_mouse_alone_leads_through_a_lesson() {
    let mut window = in_class(Locale::En, None, "double", SIZES[2]);
    window.hover_at(egui::pos2(600.0, 400.0));
    window.run();
    press(&mut window, &text(Locale::En, "projector-forward"));
    assert_ne!(beat(window.state()), Beat::Title);
    // The bar disappears when the pointer rests.
    window.hover_at(egui::pos2(600.0, 420.0));
    window.run();
    press(&mut window, &text(Locale::En, "projector-timer"));
    assert!(talk(&window).timer.is_some());
    window.hover_at(egui::pos2(600.0, 400.0));
    window.run();
    press(&mut window, &text(Locale::En, "projector-leave"));
    press(&mut window, &text(Locale::En, "projector-leave-end"));
    assert!(matches!(window.state().state().page, Page::Teach(_)));
}

/// The sizes of words on the slides of what the lesson itself says, without generated questions.
fn sizes(window: &mut Window) -> Vec<f32> {
    let mut sizes = Vec::new();
    loop {
        window.state_mut().apply(Command::Projector(Do::Forward));
        window.run();
        if beat(window.state()) == Beat::End {
            return sizes;
        }
        let talk = talk(window);
        let posed = talk.posed(talk.at);
        if posed.is_none_or(|posed| posed.code.is_none()) {
            sizes.push(share_of_words(&window.ctx));
        }
    }
}

/// A slide has the scale that its own words need, not that of the same slide in another language.
#[test]
fn a_slide_is_sized_for_its_own_language() {
    let lesson = "playing-a-penalty-card";
    let mut window = in_class(Locale::De, None, lesson, SIZES[0]);
    let german = sizes(&mut window);
    window.state_mut().apply(Command::SetLocale(Locale::En));
    let again = Command::Project(lesson.to_owned());
    window.state_mut().apply(again);
    window.run();
    let english = sizes(&mut window);
    assert_eq!(
        english,
        sizes(&mut in_class(Locale::En, None, lesson, SIZES[0]))
    );
    assert!(german.len() > 5, "{german:?}");
    let smaller = german.iter().zip(&english).any(|(one, other)| one < other);
    assert!(smaller, "{german:?} {english:?}");
}

/// Slides with every kind of picture, in two languages: nothing is smaller than readable.
#[test]
fn slides_can_be_read_from_the_last_row() {
    let lessons = [
        "double",
        "playing-a-penalty-card",
        "the-score-slip",
        "the-revoke",
        "matchpoints",
        "the-opening-lead",
    ];
    let pairs = [
        (Locale::It, Some(Locale::De)),
        (Locale::Fr, Some(Locale::En)),
        (Locale::De, None),
        (Locale::En, Some(Locale::It)),
    ];
    let mut small = Vec::new();
    for (lesson, number) in lessons.into_iter().zip(0..) {
        let (locale, second) = pairs[number % pairs.len()];
        let size = SIZES[number % SIZES.len()];
        let mut window = in_class(locale, second, lesson, size);
        let mut beats = 0;
        while beat(window.state()) != Beat::End {
            window.state_mut().apply(Command::Projector(Do::Forward));
            window.run();
            beats += 1;
            // Words shrink for a picture that stays visible, but by less than a third.
            let share = share_of_words(&window.ctx);
            if share < 0.69 {
                let talk = talk(&window);
                let at = (lesson, locale, talk.at, beat(window.state()));
                small.push(format!("{share:.2} {size:?} {at:?}"));
            }
            assert!(beats < 400);
        }
        assert!(beats > 15);
    }
    assert!(small.is_empty(), "too small:\n{}", small.join("\n"));
}
