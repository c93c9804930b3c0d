//! The window: screens that draw and send, and one place that acts.
//!
//! - [`app`] the state and [`app::App::apply`], the only writer of it
//! - [`command`] what a person did; [`place`] where one is
//! - [`theme`] every colour and every size
//! - [`text`] paragraphs with emphasis and coloured suit signs
//! - [`control`] buttons, fields and their focus rings
//! - [`attempt`] an exercise being answered
//! - [`exercise`], [`explanation`] how an exercise and its judgement are shown
//! - [`screens`] the course, a lesson, practice, the keys
//! - [`table`] draws bridge: cards, the felt, auctions, boards, scores
//! - [`answer`] one input for each shape of answer
//! - [`raster`] a painter without a graphics card, for pictures and tests
//!
//! Functions that draw end in `_ui`, read the state and push commands.

pub mod answer;
pub mod app;
pub mod attempt;
pub mod command;
pub mod control;
pub mod exercise;
pub mod explanation;
pub mod own_boards;
pub mod place;
pub mod raster;
pub mod screens;
pub mod table;
pub mod text;
pub mod theme;

use std::path::PathBuf;

use crate::clock::Clock;
use crate::exercise::ItemCode;
use crate::i18n::Locale;
use crate::settings::SettingsFile;

pub use app::App;

/// What the command line asks of the window.
#[derive(Debug, Clone)]
pub struct Options {
    /// The language to begin with.
    pub locale: Locale,
    /// A lesson file to open.
    pub lesson: Option<PathBuf>,
    /// An exercise to open.
    pub item: Option<ItemCode>,
    /// A PBN file whose boards are practised on.
    pub boards: Option<PathBuf>,
    /// Where the choices of the person at the window are kept.
    pub settings: SettingsFile,
    /// Where the history of the learners lies; `None` keeps nothing.
    pub history: Option<PathBuf>,
    /// What tells the moment.
    pub clock: Clock,
}

impl Options {
    /// Nothing but a language: what is chosen and answered is kept nowhere.
    #[must_use]
    pub fn new(locale: Locale) -> Self {
        Self {
            locale,
            lesson: None,
            item: None,
            boards: None,
            settings: SettingsFile::default(),
            history: None,
            clock: Clock::of_system(),
        }
    }
}

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// The display cannot be reached.
    #[error("the display cannot be reached")]
    Display(#[source] eframe::Error),
    /// Neither OpenGL nor Vulkan works.
    #[error("neither OpenGL nor Vulkan works")]
    Graphics(#[source] eframe::Error),
    /// Something else of the system is missing.
    #[error("something in the system is missing")]
    System,
}

impl WindowError {
    /// The id of the reason in the language files.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Display(_) => "window-fault-display",
            Self::Graphics(_) => "window-fault-graphics",
            Self::System => "window-fault-system",
        }
    }
}

impl From<eframe::Error> for WindowError {
    fn from(error: eframe::Error) -> Self {
        match error {
            eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => Self::Display(error),
            _ => Self::Graphics(error),
        }
    }
}

/// Whether the environment names a display that a window could be opened on.
///
/// Always true where displays are not a matter of the environment.
#[must_use]
pub fn display_present() -> bool {
    if cfg!(all(unix, not(target_os = "macos"))) {
        ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
    } else {
        true
    }
}

/// Opens the window and runs it until it is closed. `seed` decides which fresh
/// exercises come.
///
/// # Errors
/// No window could be opened.
pub fn run(options: Options, seed: u32) -> Result<(), WindowError> {
    let native = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_app_id("arbitro")
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size([720.0, 540.0]),
        ..eframe::NativeOptions::default()
    };
    let open = move || {
        eframe::run_native(
            "Arbitro",
            native,
            Box::new(move |creation| {
                theme::install_fonts(&creation.egui_ctx);
                Ok(Box::new(App::new(options, seed)))
            }),
        )
    };
    // A keyboard library that is missing makes winit panic rather than return an error.
    let opened = std::panic::catch_unwind(std::panic::AssertUnwindSafe(open));
    Ok(opened.map_err(|_| WindowError::System)??)
}
