//! A lesson in front of a class from its title to its end: one PNG for each press of the clicker.
//!
//! ```text
//! cargo run --example talk -- FOLDER [LESSON [WIDTH HEIGHT [LANGUAGE [SECOND]]]]
//! ```
//!
//! The default is Italian with German under it at 1024 × 768. The class votes on every question,
//! and votes a second time where the first vote advises it. `script.txt` in the folder lists the
//! keys. Needs neither a display nor a graphics card.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use arbitro::i18n::Locale;
use arbitro::ui::app::App;
use arbitro::ui::command::Command;
use arbitro::ui::page::Page;
use arbitro::ui::projector::beat::Beat;
use arbitro::ui::{Options, theme};
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;

#[path = "../tests/suite/renderer.rs"]
mod renderer;

/// A limit on the number of beats; no lesson reaches it.
const MOST: usize = 500;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().context("which folder?")?);
    let lesson = arguments.next().unwrap_or_else(|| "double".to_owned());
    let mut number = |or: f32| {
        let number = arguments.next().map(|text| text.parse::<f32>());
        number.transpose().map(|number| number.unwrap_or(or))
    };
    let size = [number(1024.0)?, number(768.0)?];
    let mut locale = |or| {
        let tag = arguments.next();
        tag.map_or(Some(or), |tag| Locale::from_tag(&tag))
            .context("no such language")
    };
    let (first, second) = (locale(Locale::It)?, locale(Locale::De)?);
    fs::create_dir_all(&folder)?;

    let mut app = App::new(Options::new(first), 7);
    app.apply(Command::SetSecond(Some(second)));
    app.apply(Command::Project(lesson.clone()));
    if !matches!(app.state().page, Page::Projector(_)) {
        bail!("no lesson {lesson}");
    }
    let mut window = Harness::builder()
        .with_size(size)
        .with_context_setup(theme::install_fonts)
        .renderer(renderer::CpuRenderer::default())
        .build_ui_state(renderer::whole_window, app);
    let mut script = Vec::new();
    for step in 0..MOST {
        window.run();
        let beat = beat(window.state());
        let keys = keys(beat, window.state());
        let name = format!("{step:03}.png");
        let picture = window.render().map_err(|error| anyhow::anyhow!(error))?;
        picture.save(folder.join(&name))?;
        let Some(keys) = keys else {
            script.push(format!("{name}  {beat:?}"));
            break;
        };
        script.push(format!("{name}  {beat:?}  then {keys:?}"));
        for key in keys {
            press(&mut window, key);
        }
    }
    fs::write(folder.join("script.txt"), script.join("\n") + "\n")?;
    Ok(())
}

fn beat(app: &App) -> Beat {
    let Page::Projector(talk) = &app.state().page else {
        return Beat::End;
    };
    talk.beat(&app.state().languages())
}

/// The next keys of the teacher. On the first vote half of the class is right, on the second nearly
/// all of it.
fn keys(beat: Beat, app: &App) -> Option<Vec<Key>> {
    let Page::Projector(talk) = &app.state().page else {
        return None;
    };
    let part = talk.part(talk.at);
    let ballot = part.and_then(|part| part.ballot.as_ref());
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    let votes = |right: usize, others: usize| {
        let options = ballot.map_or(0, |ballot| ballot.options.len());
        let of = |at: usize| {
            if Some(at) == ballot.map(|ballot| ballot.right) {
                right
            } else {
                others
            }
        };
        let keys = (0..options.min(4)).flat_map(move |at| vec![digits[at]; of(at)]);
        let mut keys: Vec<Key> = keys.collect();
        keys.push(Key::PageDown);
        keys
    };
    match beat {
        Beat::End => None,
        Beat::Options => Some(votes(13, 5)),
        Beat::Again => Some(votes(22, 2)),
        _ => Some(vec![Key::PageDown]),
    }
}

/// One press, 0.34 seconds after the press before.
fn press(window: &mut Harness<'_, App>, key: Key) {
    let event = |pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let input = window.input_mut();
    input.time = Some(input.time.unwrap_or(0.0) + 0.34);
    input.events.push(event(true));
    window.step();
    window.input_mut().events.push(event(false));
    window.step();
}
