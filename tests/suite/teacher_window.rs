//! The teacher's window, drawn in a context of its own, as the host without a graphics card does.

use arbitro::i18n::Locale;
use arbitro::ui::app::App;
use arbitro::ui::command::{Command, ProjectorCommand as Do};
use arbitro::ui::page::Page;
use arbitro::ui::projector::beat::Beat;
use arbitro::ui::state::TEXT_SIZES;
use arbitro::ui::{Options, Windowed as _};
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::layout::{faults, none, set_text_size};
use crate::renderer::CpuRenderer;
use crate::screens::{Window, install_fonts, press, speaking, text};

/// The teacher's window while a class sees a lesson. The main window is not drawn, so that results
/// cannot depend on it.
fn beside_class(locale: Locale, lesson: &str, size: [f32; 2]) -> Window {
    let mut app = App::new(Options::new(locale), 7);
    app.second_can_be_hosted();
    app.apply(Command::Project(lesson.to_owned()));
    app.apply(Command::Projector(Do::TeacherWindow(true)));
    assert!(app.second_window().is_some());
    let mut window = Harness::builder()
        .with_size(size)
        .renderer(CpuRenderer::default())
        .with_context_setup(install_fonts)
        .build_ui_state(|ui, app: &mut App| app.draw_second_ui(ui), app);
    window.run();
    window
}

fn beat(window: &Window) -> Beat {
    let Page::Projector(talk) = &window.state().state().page else {
        panic!("nothing is shown to a class")
    };
    talk.beat(&window.state().state().languages())
}

fn until(window: &mut Window, wanted: Beat) {
    for _ in 0..300 {
        if beat(window) == wanted {
            window.run();
            return;
        }
        window.state_mut().apply(Command::Projector(Do::Forward));
    }
    panic!("it never comes");
}

#[test]
fn it_is_there_while_it_is_wished_and_a_class_looks() {
    let mut window = beside_class(Locale::It, "double", [1100.0, 760.0]);
    let app = window.state_mut();
    app.second_is_closed();
    assert!(app.second_window().is_none());
    app.apply(Command::Projector(Do::TeacherWindow(true)));
    assert!(app.second_window().is_some());
    app.apply(Command::Projector(Do::Leave { save: false }));
    assert!(app.second_window().is_none());
    assert!(
        app.state().choices.teacher_window,
        "the choice is for the next class, too"
    );
}

/// On the teacher page, before a class sees anything.
#[test]
fn it_is_wished_before_the_lesson() {
    let mut window = crate::screens::sized(Locale::De, None, [1024.0, 768.0]);
    window.state_mut().apply(Command::GoTeach(None));
    window.run();
    press(&mut window, &text(Locale::De, "teach-window-on"));
    assert!(window.state().state().choices.teacher_window);
    press(&mut window, &text(Locale::De, "teach-window-off"));
    assert!(!window.state().state().choices.teacher_window);
}

#[test]
fn it_leads_the_class() {
    let mut window = beside_class(Locale::De, "double", [1100.0, 760.0]);
    assert_eq!(beat(&window), Beat::Title);
    window.key_press(Key::PageDown);
    window.run();
    assert_ne!(beat(&window), Beat::Title);
    press(&mut window, &text(Locale::De, "projector-back"));
    assert_eq!(beat(&window), Beat::Title);
    // What the class sees is described, even if that is nothing.
    let black = text(Locale::De, "teacher-now-black");
    assert!(window.query_by_label(&black).is_none());
    window.key_press(Key::B);
    window.run();
    assert!(window.query_by_label(&black).is_some());
}

#[test]
fn votes_are_counted_there() {
    let mut window = beside_class(Locale::It, "double", [1100.0, 760.0]);
    until(&mut window, Beat::Options);
    let more = one_more(Locale::It, "B");
    for _ in 0..3 {
        press(&mut window, &more);
    }
    let Page::Projector(talk) = &window.state().state().page else {
        panic!("the class is gone")
    };
    let part = talk.part(talk.at).expect("a question");
    assert_eq!(part.poll.round(0).counts().get(1), Some(&3));
}

#[test]
fn the_counts_stand_side_by_side() {
    let mut window = beside_class(Locale::De, "double", [1024.0, 768.0]);
    until(&mut window, Beat::Options);
    let heights = ["A", "B", "C", "D"].map(|letter| {
        let more = one_more(Locale::De, letter);
        window.get_by_label(&more).rect().top()
    });
    assert_eq!([heights[0], heights[2]], [heights[1], heights[3]]);
}

/// The name of the button that adds a vote.
fn one_more(locale: Locale, letter: &str) -> String {
    speaking(locale, |say| {
        say.with("teacher-one-more", [("letter", letter.into())])
    })
}

#[test]
fn it_fits_in_every_language() {
    let mut wrong = Vec::new();
    for locale in Locale::BASES {
        for size in [[640.0, 480.0], [1100.0, 760.0]] {
            let mut window = beside_class(locale, "double", size);
            for at in [Beat::Options, Beat::Closed(0), Beat::Answer] {
                until(&mut window, at);
                window.state_mut().apply(Command::Projector(Do::Vote(0)));
                for scale in [80, 100, 200] {
                    assert!(TEXT_SIZES.contains(&scale));
                    set_text_size(window.state_mut(), scale);
                    window.run();
                    let place = format!("{at:?} in {} at {size:?}, {scale} %", locale.tag());
                    wrong.extend(faults(&window, &place));
                }
            }
        }
    }
    none(&wrong);
}
