//! The window: screens that draw and send, and one place that acts.
//!
//! - [`app`] the state, [`app::App::apply`] which acts on commands, and what each frame changes
//! - [`command`] what a person did; [`place`] where one is; [`compose`] a lesson being composed
//! - [`theme`] every colour and every size
//! - [`text`] paragraphs with emphasis and coloured suit signs
//! - [`chooser`] choosing a file or folder by mouse; [`typed_path`] a path as typed or pasted
//! - [`control`] buttons, fields and their focus rings; [`rows`] long lists
//! - [`attempt`] an exercise being answered
//! - [`desk`] what lies on the ruling desk
//! - [`exercise`], [`explanation`] how an exercise and its judgement are shown
//! - [`projector`] a lesson in front of a class
//! - [`screens`] the course, a lesson, practice, the keys
//! - [`table`] draws bridge: cards, the felt, auctions, boards, scores
//! - [`answer`] one input for each shape of answer
//! - `starting` the app being made while the window opens
//! - [`raster`] a painter without a graphics card, for pictures, tests and the window of
//!   `--software`
//! - [`graphics`] whether there is a card to paint with, [`monitors`] the screens there are
//! - [`icon`] what the window bears on its edge and in the task bar
//! - [`fault`] why there is no window, [`restart`] the second start without a graphics card
//!
//! Functions that draw end in `_ui`, read the state and push commands.

pub mod answer;
pub mod app;
pub mod attempt;
pub mod chooser;
pub mod command;
pub mod compose;
pub mod control;
pub mod desk;
pub mod exercise;
pub mod explanation;
pub mod fault;
pub mod graphics;
pub mod icon;
pub mod monitors;
pub mod opening;
pub mod own_boards;
pub mod place;
pub mod printing;
pub mod projector;
pub mod raster;
pub mod restart;
pub mod rows;
pub mod screens;
mod software;
mod starting;
pub mod table;
pub mod text;
pub mod theme;
pub mod typed_path;

use std::cell::Cell;
use std::path::PathBuf;

use crate::clock::Clock;
use crate::course::Named;
use crate::exercise::ItemCode;
use crate::i18n::Locale;
use crate::settings::SettingsFile;

pub use app::App;
pub use fault::WindowError;
use monitors::Monitors;
pub use starting::Starting;

/// What the command line asks of the window.
#[derive(Debug, Clone)]
pub struct Options {
    /// The language to begin with.
    pub locale: Locale,
    /// A lesson to open.
    pub lesson: Option<Named>,
    /// An exercise to open.
    pub item: Option<ItemCode>,
    /// A PBN file whose boards are practised on.
    pub boards: Option<PathBuf>,
    /// Where the choices of the person at the window are kept.
    pub settings: SettingsFile,
    /// Where the history of the learners lies; `None` keeps nothing.
    pub history: Option<PathBuf>,
    /// Begin in front of a class, with the lesson that is opened.
    pub projector: bool,
    /// Where a person looks for files; nowhere keeps no votes.
    pub documents: Option<PathBuf>,
    /// A folder of lessons to propose to a teacher.
    pub lessons: Option<PathBuf>,
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
            projector: false,
            documents: None,
            lessons: None,
            clock: Clock::of_system(),
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

/// Who paints the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Renderer {
    /// The graphics card, or what stands for it: OpenGL or Vulkan.
    Graphics,
    /// The processor alone.
    Software,
}

/// The windows of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pane {
    /// The one that is always there.
    First,
    /// The teacher's own, while a class sees the first.
    Second,
}

/// What fills a window, whoever paints it.
pub trait Windowed: eframe::App {
    /// Draws one pass.
    fn draw_ui(&mut self, ui: &mut egui::Ui);
    /// What shows where nothing is drawn.
    fn ground(&self) -> egui::Color32;
    /// Its first window stands among these screens.
    fn stands_among(&mut self, _monitors: Monitors) {}

    /// Whoever paints the window offers to open a second one, in a context of its own.
    fn second_can_be_hosted(&mut self) {}
    /// The second window, while there is to be one.
    fn second_window(&self) -> Option<egui::ViewportBuilder> {
        None
    }
    /// Puts the fonts into the context of the second window.
    fn dress_second(&mut self, _context: &egui::Context) {}
    /// Draws one pass of the second window.
    fn draw_second_ui(&mut self, _ui: &mut egui::Ui) {}
    /// The second window was closed by hand, or could not be opened: it is not to be wished again.
    fn second_is_closed(&mut self) {}
}

/// By which name desktops know the program: that of its `.desktop` file, without the end.
pub const APP_ID: &str = "arbitro";

/// How large the window opens where the screen has room, in points.
const SIZE: [f32; 2] = [1280.0, 800.0];

/// Makes a window that was just created, and is still hidden, fit its screen: eframe knows the
/// screens only then.
fn keep_on_screen(window: &winit::window::Window) {
    let screen = monitors::opening_screen(window.primary_monitor(), window.available_monitors());
    let wished = egui::Vec2::from(SIZE);
    let size = screen.map_or(wished, |screen| monitors::fitting(wished, screen));
    if size != wished {
        let _ = window.request_inner_size(winit::dpi::LogicalSize::new(size.x, size.y));
    }
}

/// How the window is to be opened, whoever fills and paints it.
#[must_use]
pub fn native_options() -> eframe::NativeOptions {
    eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Arbitro")
            .with_app_id(APP_ID)
            .with_icon(icon::icon())
            .with_inner_size(SIZE)
            .with_min_inner_size([720.0, 540.0]),
        ..eframe::NativeOptions::default()
    }
}

/// Opens the window and runs it until it is closed. `seed` decides which fresh
/// exercises come.
///
/// # Errors
/// No window could be opened, or a fault has closed it. The program has to end then, or go on
/// without a window: there is no second one in a process.
pub fn run(options: Options, seed: u32, renderer: Renderer) -> Result<(), WindowError> {
    let starting = Starting::begin(options, seed);
    open(renderer, |context| {
        theme::install_fonts(context);
        starting.app()
    })
}

/// Opens the window with whatever fills it and runs it until it is closed. `create` is called
/// when there is a context to install fonts in.
///
/// # Errors
/// As those of [`run`].
pub fn open<A: Windowed + 'static>(
    renderer: Renderer,
    create: impl FnOnce(&egui::Context) -> A,
) -> Result<(), WindowError> {
    let is_open = Cell::new(false);
    let open = || {
        let create = |context: &egui::Context| {
            is_open.set(true);
            create(context)
        };
        match renderer {
            Renderer::Software => software::run(native_options().viewport, create),
            Renderer::Graphics => {
                let create = Box::new(|creation: &eframe::CreationContext<'_>| {
                    let mut app = create(&creation.egui_ctx);
                    if let Some(window) = creation.winit_window() {
                        keep_on_screen(window);
                        app.stands_among(Monitors::around(window));
                    }
                    Ok(Box::new(app) as Box<dyn eframe::App>)
                });
                Ok(eframe::run_native("Arbitro", native_options(), create)?)
            }
        }
    };
    fault::guarded(open, || is_open.get())
}
