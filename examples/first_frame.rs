//! How long it takes from the start of the program to its first picture, beside an empty window.
//!
//! ```text
//! cargo run --release --example first_frame -- [RUNS]
//! ```
//!
//! Opens an empty eframe window and then Arbitro's, with the same options and fonts, each RUNS
//! times (7) in a process of its own, by turns, and prints the medians and their ratio. Needs a
//! display.

use std::env;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use arbitro::i18n::Locale;
use arbitro::ui::{App, Options, Starting, native_options, theme};
use egui::{Ui, ViewportCommand};

/// What is opened.
#[derive(Debug, Clone, Copy)]
enum Content {
    Empty,
    Arbitro,
}

impl Content {
    const fn flag(self) -> &'static str {
        match self {
            Self::Empty => "--empty",
            Self::Arbitro => "--arbitro",
        }
    }
}

fn main() -> Result<()> {
    match env::args().nth(1).as_deref() {
        Some("--empty") => open(Content::Empty),
        Some("--arbitro") => open(Content::Arbitro),
        Some(runs) => compare(runs.parse().context("how many runs?")?),
        None => compare(7),
    }
}

fn compare(runs: usize) -> Result<()> {
    let (mut empty, mut arbitro) = (Vec::new(), Vec::new());
    // The first start of a program waits for the disk.
    time(Content::Empty)?;
    time(Content::Arbitro)?;
    for _ in 0..runs.max(1) {
        empty.push(time(Content::Empty)?);
        arbitro.push(time(Content::Arbitro)?);
    }
    let (empty, arbitro) = (median(empty), median(arbitro));
    let ratio = arbitro.as_secs_f64() / empty.as_secs_f64();
    println!("empty window  {:4} ms", empty.as_millis());
    println!("Arbitro       {:4} ms", arbitro.as_millis());
    println!("ratio         {ratio:.2}");
    Ok(())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// From the start of a process to its word that the first frame is on the screen.
fn time(content: Content) -> Result<Duration> {
    let start = Instant::now();
    let mut child = Command::new(env::current_exe()?)
        .arg(content.flag())
        .stdout(Stdio::piped())
        .spawn()?;
    let output = child.stdout.take().context("no output")?;
    let read = BufReader::new(output).read_line(&mut String::new())?;
    let taken = start.elapsed();
    if !child.wait()?.success() || read == 0 {
        bail!("no window with {}", content.flag());
    }
    Ok(taken)
}

fn open(content: Content) -> Result<()> {
    let starting = match content {
        Content::Empty => None,
        Content::Arbitro => Some(Starting::begin(options(), 7)),
    };
    let create = move |creation: &eframe::CreationContext<'_>| {
        theme::install_fonts(&creation.egui_ctx);
        let app = starting.map(Starting::app);
        let passes = 0;
        Ok(Box::new(Timed { app, passes }) as Box<dyn eframe::App>)
    };
    let opened = eframe::run_native("Arbitro", native_options(), Box::new(create));
    opened.map_err(|error| anyhow::anyhow!("{error}"))
}

/// Everything as at a first start.
fn options() -> Options {
    Options::new(Locale::It)
}

/// Draws what it holds, speaks when the first frame has been shown, and closes.
struct Timed {
    app: Option<App>,
    passes: u32,
}

impl eframe::App for Timed {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        // A frame may take two passes, and is shown before the next frame begins.
        if ui.ctx().current_pass_index() == 0 {
            self.passes += 1;
        }
        if self.passes == 2 {
            println!("shown");
            // The reader's clock runs: a failure to tell it shows in its own error.
            let _ = io::stdout().flush();
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
        if let Some(app) = &mut self.app {
            app.draw_ui(ui);
        }
        ui.ctx().request_repaint();
    }
}
