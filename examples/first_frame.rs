//! Measures the time from the start of the program to its first frame, compared with an empty
//! window.
//!
//! ```text
//! cargo run --release --example first_frame -- [RUNS]
//! ```
//!
//! Opens an empty eframe window, Arbitro in eframe, and Arbitro with the software renderer, as on a
//! computer without a graphics card. All use the same options and fonts. Each runs RUNS times
//! (default 7) in a process of its own; the three alternate. Prints the medians and their ratios.
//! Needs a display.

use std::env;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use arbitro::i18n::Locale;
use arbitro::ui::{App, Options, Renderer, Starting, Windowed, open, theme};
use egui::{Ui, ViewportCommand};

/// A window to measure: the program's flag, its name, whether the app fills it, and the renderer.
struct Content {
    flag: &'static str,
    name: &'static str,
    app: bool,
    renderer: Renderer,
}

const CONTENTS: [Content; 3] = [
    Content {
        flag: "--empty",
        name: "empty window",
        app: false,
        renderer: Renderer::Graphics,
    },
    Content {
        flag: "--graphics",
        name: "Arbitro",
        app: true,
        renderer: Renderer::Graphics,
    },
    Content {
        flag: "--software",
        name: "Arbitro, painted by the processor",
        app: true,
        renderer: Renderer::Software,
    },
];

fn main() -> Result<()> {
    let argument = env::args().nth(1);
    let content = CONTENTS
        .iter()
        .find(|it| argument.as_deref() == Some(it.flag));
    match (content, argument) {
        (Some(content), _) => show(content),
        (None, Some(runs)) => compare(runs.parse().context("how many runs?")?),
        (None, None) => compare(7),
    }
}

fn compare(runs: usize) -> Result<()> {
    let mut times = CONTENTS.map(|_| Vec::new());
    // The first start of a program reads from the disk, so it is not counted.
    for run in 0..=runs.max(1) {
        for (content, times) in CONTENTS.iter().zip(&mut times) {
            let taken = time(content)?;
            if run > 0 {
                times.push(taken);
            }
        }
    }
    let medians = times.map(median);
    for (content, taken) in CONTENTS.iter().zip(medians) {
        let ratio = taken.as_secs_f64() / medians[0].as_secs_f64();
        println!("{:34} {:4} ms  {ratio:.2}", content.name, taken.as_millis());
    }
    Ok(())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// The time from the start of a process to its report that the first frame is on the screen.
fn time(content: &Content) -> Result<Duration> {
    let start = Instant::now();
    let mut child = Command::new(env::current_exe()?)
        .arg(content.flag)
        .stdout(Stdio::piped())
        .spawn()?;
    let output = child.stdout.take().context("no output")?;
    let read = BufReader::new(output).read_line(&mut String::new())?;
    let taken = start.elapsed();
    if !child.wait()?.success() || read == 0 {
        bail!("no window with {}", content.flag);
    }
    Ok(taken)
}

fn show(content: &Content) -> Result<()> {
    let starting = content.app.then(|| Starting::begin(options(), 7));
    let opened = open(content.renderer, |context| {
        theme::install_fonts(context);
        Timed {
            app: starting.map(Starting::app),
            passes: 0,
        }
    });
    opened.map_err(|error| anyhow::anyhow!("{error:?}"))
}

/// The options of a first start.
fn options() -> Options {
    Options::new(Locale::It)
}

/// Draws its content, reports when the first frame has been shown, and closes.
struct Timed {
    app: Option<App>,
    passes: u32,
}

impl Windowed for Timed {
    fn draw_ui(&mut self, ui: &mut Ui) {
        // A frame may take two passes. It is shown before the next frame begins.
        if ui.ctx().current_pass_index() == 0 {
            self.passes += 1;
        }
        if self.passes == 2 {
            println!("shown");
            // If this report fails, the parent process, which measures the time, shows the error.
            let _ = io::stdout().flush();
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
        if let Some(app) = &mut self.app {
            app.draw_ui(ui);
        }
        ui.ctx().request_repaint();
    }

    fn ground(&self) -> egui::Color32 {
        egui::Color32::WHITE
    }
}

impl eframe::App for Timed {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.draw_ui(ui);
    }
}
