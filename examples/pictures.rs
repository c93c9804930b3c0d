//! Every screen in every language, by day and night, small and large, as PNG.
//!
//! ```text
//! cargo run --release --example pictures -- FOLDER [PART-OF-A-NAME]
//! ```
//!
//! Needs neither a display nor a graphics card.

use std::path::{Path, PathBuf};

use arbitro::exercise::Kind;
use arbitro::i18n::Locale;
use arbitro::ui::app::{App, Command, Place};
use arbitro::ui::{Options, theme};
use egui_kittest::Harness;

#[path = "../tests/suite/renderer.rs"]
mod renderer;

/// A screen: its name, and how to get there from the start.
type Scene = (&'static str, fn(&mut App));

const SCENES: &[Scene] = &[
    ("home", |_| {}),
    ("practice", |app| app.apply(Command::GoPractice)),
    ("keys", |app| app.apply(Command::ShowKeys(true))),
    ("lesson-text", |app| {
        app.apply(Command::OpenLesson("what-may-i-say".to_owned()));
        app.apply(Command::Forward);
        app.apply(Command::Forward);
    }),
    ("lesson-show", |app| {
        app.apply(Command::OpenLesson("what-may-i-say".to_owned()));
        for _ in 0..3 {
            app.apply(Command::Forward);
        }
    }),
    ("lesson-table", |app| {
        app.apply(Command::OpenLesson("first-penalty-card".to_owned()));
        for _ in 0..4 {
            app.apply(Command::Forward);
        }
    }),
    ("lesson-end", |app| {
        app.apply(Command::OpenLesson("what-may-i-say".to_owned()));
        while matches!(app.place(), Place::Lesson(state) if state.step < 28) {
            app.apply(Command::ShowAnswer);
            app.apply(Command::Forward);
        }
    }),
    ("judge-call", |app| step(app, 0)),
    ("judge-call-wrong", |app| {
        step(app, 0);
        app.apply(Command::Choose(0));
        app.apply(Command::Forward);
    }),
    ("legal-calls", |app| step(app, 1)),
    ("legal-calls-wrong", |app| {
        step(app, 1);
        app.apply(Command::ToggleCall(call("2S")));
        app.apply(Command::ToggleCall(call("P")));
        app.apply(Command::ToggleCall(call("X")));
        app.apply(Command::Forward);
    }),
    ("contract", |app| step(app, 2)),
    ("declarer-wrong", |app| {
        step(app, 2);
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
        app.apply(Command::ChooseSeat(arbitro::engine::Seat::North));
        app.apply(Command::Forward);
    }),
    ("score", |app| step(app, 3)),
    ("score-wrong", |app| {
        step(app, 3);
        app.apply(Command::TypeNumber("460".to_owned()));
        app.apply(Command::Forward);
    }),
    ("account-wrong", |app| {
        use arbitro::engine::score::ScoreItem::{Game, Overtricks, TrickScore};
        step(app, 4);
        for (item, points) in [(TrickScore, "120"), (Overtricks, "200"), (Game, "500")] {
            app.apply(Command::TypeLine(item, points.to_owned()));
        }
        app.apply(Command::Forward);
    }),
    ("penalty-kind-wrong", |app| {
        step(app, 5);
        app.apply(Command::Choose(0));
        app.apply(Command::Forward);
    }),
    ("penalty-play", |app| {
        step(app, 5);
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
        app.apply(Command::ToggleCard(card("C7")));
    }),
    ("penalty-play-wrong", |app| {
        step(app, 5);
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
        app.apply(Command::ToggleCard(card("C7")));
        app.apply(Command::ToggleCard(card("CQ")));
        app.apply(Command::Forward);
    }),
    ("minor-right", |app| {
        step(app, 6);
        for name in ["HQ", "HT", "H5"] {
            app.apply(Command::ToggleCard(card(name)));
        }
        app.apply(Command::Forward);
    }),
    ("practising", |app| {
        app.apply(Command::Practise(Some(Kind::ScoreContract)));
    }),
];

/// Goes to a step of `pictures.ron`.
fn step(app: &mut App, wanted: usize) {
    app.apply(Command::OpenLesson("pictures".to_owned()));
    while matches!(app.place(), Place::Lesson(state) if state.step < wanted) {
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
}

fn call(text: &str) -> arbitro::engine::Call {
    arbitro::engine::notation::parse_call(text).expect("a call written above")
}

fn card(text: &str) -> arbitro::engine::Card {
    arbitro::engine::notation::parse_card(text).expect("a card written above")
}

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "target/pictures".to_owned()));
    let part = arguments.next().unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    for locale in Locale::BASES {
        for dark in [false, true] {
            for size in [[1024, 768], [1920, 1080]] {
                for (name, go) in SCENES {
                    let shade = if dark { "dark" } else { "light" };
                    let file = format!("{name}-{}-{shade}-{}.png", locale.tag(), size[0]);
                    if file.contains(&part) {
                        picture(&folder.join(file), locale, dark, size, *go)?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn picture(
    file: &Path,
    locale: Locale,
    dark: bool,
    [width, height]: [u16; 2],
    go: fn(&mut App),
) -> anyhow::Result<()> {
    let lesson = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/pictures.ron");
    let options = Options { locale, lesson: Some(lesson), item: None };
    let mut app = App::new(options, 7);
    app.apply(Command::GoHome);
    app.apply(Command::SetDark(dark));
    go(&mut app);
    let mut harness = Harness::builder()
        .with_size([f32::from(width), f32::from(height)])
        .with_context_setup(theme::install_fonts)
        .renderer(renderer::CpuRenderer::default())
        .build_ui_state(|ui, app: &mut App| app.draw_ui(ui), app);
    harness.run();
    let image = harness.render().map_err(anyhow::Error::msg)?;
    image.save(file)?;
    Ok(())
}
