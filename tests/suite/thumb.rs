//! Phones and tablets, upright and on their side: what is pressed is large enough for a finger,
//! nothing is wider than the window, bars are low, and numbers need no keyboard.

use arbitro::exercise::{Answer, Ask, Kind};
use arbitro::i18n::Locale;
use arbitro::settings::Settings;
use arbitro::ui::app::App;
use arbitro::ui::command::Command;
use arbitro::ui::theme::{Held, Theme};
use egui::accesskit::Role;
use egui::{Event, Key, Rect, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::layout::{SCREENS, can_be_pressed, none, set_text_size};
use crate::screens::{Window, sized, text};

const PHONE: [f32; 2] = [360.0, 640.0];
const SIZES: [[f32; 2]; 5] = [
    PHONE,
    [640.0, 360.0],
    [390.0, 844.0],
    [844.0, 390.0],
    [768.0, 1024.0],
];

/// The least side of what is pressed, in points (WCAG 2.2, 2.5.5).
const FINGER: f32 = 44.0;

/// What a finger would miss, and what leaves the window at the side, seen or scrolled away.
fn faults(window: &Window, place: &str) -> Vec<String> {
    let all = window.ctx.content_rect().expand(1.0);
    let mut faults = Vec::new();
    let mut open = vec![window.root()];
    while let Some(node) = open.pop() {
        let inner = node.accesskit_node();
        let name = inner.label().or_else(|| inner.value()).unwrap_or_default();
        if let Some(at) = inner.bounding_box().filter(|_| !name.is_empty()) {
            let (from, to) = ((at.x0 as f32, at.y0 as f32), (at.x1 as f32, at.y1 as f32));
            let rect = Rect::from_min_max(from.into(), to.into());
            let size = rect.size() / window.ctx.pixels_per_point();
            let (left, right) = (rect.left(), rect.right());
            if left < all.left() || right > all.right() {
                faults.push(format!("{place}: “{name}” leaves the window: {rect:?}"));
            }
            if can_be_pressed(inner.role()) && size.min_elem() < FINGER - 0.1 {
                faults.push(format!("{place}: “{name}” is small: {size:?}"));
            }
        }
        // A long text scrolls inside its field.
        if inner.role() != Role::TextInput {
            open.extend(node.children());
        }
    }
    faults
}

/// Every screen of these sizes, and what is wrong there.
pub fn screens(locale: Locale, sizes: &[[f32; 2]], letters: u16) -> Vec<String> {
    let mut wrong = Vec::new();
    for &size in sizes {
        let mut window = sized(locale, None, size);
        set_text_size(window.state_mut(), letters);
        window.state_mut().apply(Command::SetMotion(false));
        for (name, way) in SCREENS {
            way(window.state_mut());
            // A dialog that has to scroll takes some passes to find its size.
            window.run_steps(12);
            let place = format!("{name} in {} at {size:?}, {letters} %", locale.tag());
            wrong.extend(faults(&window, &place));
        }
    }
    wrong
}

/// Each kind of exercise, asked and answered, alternating between languages.
pub fn kinds(sizes: &[[f32; 2]], letters: u16) -> Vec<String> {
    let mut wrong = Vec::new();
    for (kind, locale) in Kind::ALL.into_iter().zip(Locale::BASES.into_iter().cycle()) {
        for &size in sizes {
            let mut window = sized(locale, None, size);
            set_text_size(window.state_mut(), letters);
            window.state_mut().apply(Command::SetMotion(false));
            window.state_mut().apply(Command::Practise(Some(kind)));
            for answered in [false, true] {
                if answered {
                    window.state_mut().apply(Command::ShowAnswer);
                }
                window.run();
                let place = format!("{} in {} at {size:?}, {letters} %", kind.id(), locale.tag());
                wrong.extend(faults(&window, &place));
            }
        }
    }
    wrong
}

#[test]
fn every_screen_is_for_fingers() {
    let mut wrong = screens(Locale::De, &SIZES, 100);
    wrong.extend(screens(Locale::De, &[PHONE], 130));
    for locale in [Locale::It, Locale::Fr, Locale::En] {
        wrong.extend(screens(locale, &[PHONE], 100));
    }
    none(&wrong);
}

#[test]
fn every_kind_of_exercise_is_for_fingers() {
    let mut wrong = kinds(&[PHONE, [640.0, 360.0]], 100);
    wrong.extend(kinds(&[PHONE], 130));
    none(&wrong);
}

fn practising(locale: Locale, kind: Kind, size: [f32; 2]) -> Window {
    let mut window = sized(locale, None, size);
    window.state_mut().apply(Command::SetMotion(false));
    window.state_mut().apply(Command::GoPractice);
    window.state_mut().apply(Command::SetLength(Some(20)));
    window.state_mut().apply(Command::Practise(Some(kind)));
    window.run();
    window
}

fn tap(window: &mut Window, label: &str) {
    let button = window.get_by_role_and_label(Role::Button, label);
    let seen = window.ctx.content_rect();
    assert!(
        seen.contains_rect(button.rect()),
        "“{label}” is out of reach"
    );
    button.click();
    window.run();
}

fn typed(window: &Window) -> String {
    let attempt = window.state().state().attempt();
    attempt.map_or_else(String::new, |it| it.draft.text().to_owned())
}

/// With nothing but taps, and without the keyboard of the system.
#[test]
fn twenty_scores_are_drilled_by_thumb_alone() {
    for (locale, size) in Locale::BASES.into_iter().cycle().zip(SIZES) {
        let mut window = practising(locale, Kind::ScoreContract, size);
        for number in 0..20 {
            let attempt = window.state().state().attempt().expect("a question");
            let answer = &attempt.item().questions()[attempt.place().0].solution;
            // A form is filled in by thumb in another test.
            let points = match (&attempt.question().ask, answer) {
                (Ask::Number, Answer::Number(points)) => Some(*points),
                _ => None,
            };
            if let Some(points) = points {
                for digit in points.unsigned_abs().to_string().chars() {
                    tap(&mut window, &digit.to_string());
                }
                if points < 0 {
                    tap(&mut window, &text(locale, "answer-minus"));
                }
                tap(&mut window, &text(locale, "screen-exercise-check"));
            } else {
                tap(&mut window, &text(locale, "screen-exercise-show"));
            }
            assert!(window.output().platform_output.ime.is_none());
            let forward = match number {
                19 => "screen-session-summary",
                _ => "screen-exercise-another",
            };
            tap(&mut window, &text(locale, forward));
        }
        let done = text(locale, "screen-session-done");
        assert!(window.query_all_by_label(&done).next().is_some());
    }
}

#[test]
fn a_number_is_mended_by_keys_on_the_screen() {
    let mut window = practising(Locale::En, Kind::ScoreContract, PHONE);
    for label in ["4", "2", "9"] {
        tap(&mut window, label);
    }
    tap(&mut window, &text(Locale::En, "answer-pad-erase"));
    tap(&mut window, "0");
    assert_eq!(typed(&window), "420");
    let minus = text(Locale::En, "answer-minus");
    tap(&mut window, &minus);
    assert_eq!(typed(&window), "−420");
    tap(&mut window, &minus);
    assert_eq!(typed(&window), "420");
}

/// A tablet may have a keyboard, and the window of a computer may be small.
#[test]
fn a_keyboard_works_where_the_keys_are_on_the_screen() {
    let mut window = practising(Locale::En, Kind::ScoreContract, PHONE);
    for digit in ["1", "1", "5"] {
        window.event(Event::Text(digit.to_owned()));
        window.run();
    }
    window.key_press(Key::Backspace);
    window.run();
    window.event(Event::Text("0".to_owned()));
    window.run();
    assert_eq!(typed(&window), "110");
    tap(&mut window, "0");
    assert_eq!(typed(&window), "1100");
    window.key_press(Key::Enter);
    window.run();
    let attempt = window.state().state().attempt().expect("a question");
    assert!(attempt.grade().is_some());
}

#[test]
fn a_screen_reader_writes_where_the_keys_are_on_the_screen() {
    let window = &mut practising(Locale::En, Kind::ScoreContract, PHONE);
    window
        .get_by_role(Role::TextInput)
        .set_text_value_accesskit("420");
    window.run();
    assert_eq!(typed(window), "420");
}

/// A form is filled in line by line: a key goes on to the next field.
#[test]
fn a_form_is_filled_in_by_thumb() {
    let mut window = sized(Locale::En, None, PHONE);
    let mut kinds = Kind::ALL.into_iter();
    let is_form = |app: &App| {
        let attempt = app.state().attempt();
        attempt.is_some_and(|it| matches!(&it.question().ask, Ask::Column(it) if it.rows.len() > 1))
    };
    while !is_form(window.state()) {
        let kind = kinds.next().expect("a kind that asks for a column");
        window.state_mut().apply(Command::Practise(Some(kind)));
    }
    window.run();
    tap(&mut window, "7");
    tap(&mut window, &text(Locale::En, "answer-pad-next"));
    tap(&mut window, "8");
    let attempt = window.state().state().attempt().expect("a question");
    assert_eq!((attempt.draft.row(0), attempt.draft.row(1)), ("7", "8"));
}

/// The menu and the buttons of a question take at most a fifth of the height of a phone, the
/// forward button is at the right thumb, and on a phone on its side all of it is one line.
#[test]
fn the_bars_are_low_and_at_the_thumb() {
    let buttons = [
        "nav-menu",
        "screen-exercise-hint",
        "screen-exercise-show",
        "screen-session-pause",
        "screen-session-end",
        "screen-exercise-check",
    ];
    for locale in Locale::BASES {
        for size in [PHONE, [390.0, 844.0], [640.0, 360.0]] {
            let window = practising(locale, Kind::WhoIsDeclarer, size);
            let rects = buttons.map(|id| {
                let label = text(locale, id);
                window.get_by_role_and_label(Role::Button, &label).rect()
            });
            let place = format!("{} at {size:?}: {rects:?}", locale.tag());
            let top = rects.iter().map(Rect::top).fold(f32::MAX, f32::min);
            let [.., forward] = rects;
            assert!(size[1] - top <= size[1] * 0.2, "{place}");
            assert!(forward.height() >= 48.0, "{place}");
            assert!(forward.right() > size[0] - 20.0, "{place}");
            if size[0] > size[1] {
                assert!(
                    rects.iter().all(|it| it.bottom() > forward.top()),
                    "{place}"
                );
            }
        }
    }
}

/// Letters are laid out again instead of being stretched.
#[test]
fn two_fingers_change_the_text_size() {
    let mut window = sized(Locale::En, None, PHONE);
    let size = |window: &Window| window.state().state().choices.text_size;
    assert_eq!(size(&window), 100);
    window.event(Event::Zoom(1.1));
    window.run();
    assert_eq!(size(&window), 100, "a tremble is no step");
    for (zoom, then) in [(1.3, 115), (1.3, 130), (0.7, 115)] {
        window.event(Event::Zoom(zoom));
        window.run();
        assert_eq!(size(&window), then);
    }
}

#[test]
fn a_window_is_held_as_its_shape_says() {
    let theme = |x, y, touched| {
        let theme = Theme::for_window(&Settings::default(), Vec2::new(x, y), touched);
        (theme.held, theme.finger > 0.0)
    };
    assert_eq!(theme(1024.0, 768.0, false), (Held::Desk, false));
    assert_eq!(theme(1024.0, 768.0, true), (Held::Desk, true));
    assert_eq!(theme(960.0, 1040.0, false), (Held::Desk, false));
    assert_eq!(theme(768.0, 1024.0, false), (Held::Upright, true));
    assert_eq!(theme(360.0, 640.0, false), (Held::Upright, true));
    assert_eq!(theme(640.0, 360.0, false), (Held::Across, true));
}
