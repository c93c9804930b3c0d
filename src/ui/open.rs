//! Opens the window and runs it until it is closed.

use std::cell::Cell;
use std::process::ExitStatus;

use crate::ui::fault::{self, WindowError};
use crate::ui::monitors::{self, Monitors};
use crate::ui::options::Options;
use crate::ui::starting::Starting;
use crate::ui::windowed::{APP_ID, Renderer, Windowed};
use crate::ui::{icon, restart, software, theme};

/// Whether the environment names a display to open a window on.
///
/// Always true on systems where the environment does not decide this.
pub fn display_present() -> bool {
    if cfg!(all(unix, not(target_os = "macos"))) {
        ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
    } else {
        true
    }
}

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Fits a new, still hidden window to its screen. eframe does not know the screens earlier.
fn keep_on_screen(window: &winit::window::Window) {
    let screen = monitors::opening_screen(window.primary_monitor(), window.available_monitors());
    let wished = egui::Vec2::from(SIZE);
    let size = screen.map_or(wished, |screen| monitors::fitting(wished, screen));
    if size != wished {
        let _ = window.request_inner_size(winit::dpi::LogicalSize::new(size.x, size.y));
    }
}

/// The options of the window for eframe.
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
/// No window could be opened, or a fault closed it. The program must then end, or continue without
/// a window: a process cannot open a second one.
pub fn run(options: Options, seed: u32, renderer: Renderer) -> Result<(), WindowError> {
    let starting = Starting::begin(options, seed);
    open(renderer, |context| {
        theme::install_fonts(context);
        starting.app()
    })
}

/// Opens the window with an app in it and runs it until it is closed. `create` makes the app, once
/// there is an egui context to install fonts in.
///
/// # Errors
/// Those of [`run`].
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

/// Runs the window until it is closed. If graphics fail, calls `restarting` and starts the program
/// again with the software renderer. The result is then the exit status of that second process.
///
/// # Errors
/// Why there is no window.
pub fn run_or_restart(
    options: Options,
    seed: u32,
    renderer: Renderer,
    restarting: impl FnOnce(),
) -> Result<Option<ExitStatus>, WindowError> {
    let Err(error) = run(options, seed, renderer) else {
        return Ok(None);
    };
    if error.is_of_graphics() && restart::may_follow(renderer) {
        restarting();
        if let Ok(ended) = restart::in_software() {
            return Ok(Some(ended));
        }
    }
    Err(error)
}
