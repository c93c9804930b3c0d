//! Opens the window and runs it until it is closed. Starts the program again with the software
//! renderer after graphics have failed: a process can have only one event loop.

use std::cell::Cell;
use std::ffi::OsString;
use std::panic::resume_unwind;
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::thread::{Builder, JoinHandle};
use std::{env, io};

use crate::ui::fault::{self, WindowError};
use crate::ui::monitors;
use crate::ui::windowed::{APP_ID, Options, Renderer, Windowed};
use crate::ui::{app::App, software, theme, winit_monitors};

/// Whether the environment names a display to open a window on. Always true on systems where the
/// environment does not decide this.
pub fn display_present() -> bool {
    let named = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let mut names = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter();
    cfg!(not(all(unix, not(target_os = "macos")))) || names.any(named)
}

/// Whether there is a graphics card. Always true except on Linux: other systems can always draw by
/// themselves.
///
/// Without one, OpenGL and Vulkan are emulated on the processor. With an emulator the window opens
/// later than with our software renderer and takes three times the memory.
pub fn graphics_present() -> bool {
    // Devices of Linux's own drivers, of a vendor's driver, and of Windows (WSL).
    let cards = ["/dev/dri", "/dev/nvidia0", "/dev/dxg"];
    !cfg!(target_os = "linux") || cards.iter().any(|path| Path::new(path).exists())
}

/// Builds the app in a thread of its own while the system opens the window. Reading the texts and
/// the course takes about as long.
#[derive(Debug)]
pub struct Starting {
    options: Options,
    seed: u32,
    /// `None` if the system could not start a thread.
    thread: Option<JoinHandle<App>>,
}

impl Starting {
    /// Starts to build the app. `seed` decides which fresh exercises come.
    pub fn begin(options: Options, seed: u32) -> Self {
        let own = options.clone();
        let thread = Builder::new().name("app".to_owned());
        let thread = thread.spawn(move || App::new(own, seed)).ok();
        Self {
            options,
            seed,
            thread,
        }
    }

    pub fn app(self) -> App {
        match self.thread.map(JoinHandle::join) {
            Some(Ok(app)) => app,
            // Pass a panic on, so that it is explained to the user here.
            Some(Err(fault)) => resume_unwind(fault),
            None => App::new(self.options, self.seed),
        }
    }
}

const ICON: usize = 128;

/// The icon for desktops that do not find it by the program's name. Plain pixels, made by
/// `tools/icon.py`, so that nothing is decoded before the first frame.
static PIXELS: &[u8; 4 * ICON * ICON] = include_bytes!("../../assets/icon/window.rgba");

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Fits a new, still hidden window to its screen. eframe does not know the screens earlier.
fn keep_on_screen(window: &winit::window::Window) {
    let screen =
        winit_monitors::opening_screen(window.primary_monitor(), window.available_monitors());
    let wished = egui::Vec2::from(SIZE);
    let size = screen.map_or(wished, |screen| monitors::fitting(wished, screen));
    if size != wished {
        let _ = window.request_inner_size(winit::dpi::LogicalSize::new(size.x, size.y));
    }
}

pub fn native_options() -> eframe::NativeOptions {
    let icon = egui::IconData {
        rgba: PIXELS.to_vec(),
        width: ICON as u32,
        height: ICON as u32,
    };
    eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Arbitro")
            .with_app_id(APP_ID)
            .with_icon(icon)
            .with_inner_size(SIZE)
            .with_min_inner_size([720.0, 540.0]),
        ..eframe::NativeOptions::default()
    }
}

/// Opens the window and runs it until it is closed. `seed` decides which fresh exercises come.
///
/// # Errors
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
                        app.stands_among(winit_monitors::around(window));
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
    if error.is_of_graphics() && may_restart(renderer) {
        restarting();
        if let Ok(ended) = again_in_software() {
            return Ok(Some(ended));
        }
    }
    Err(error)
}

/// Whether the program may start again. One that did, with the software renderer, never does again.
const fn may_restart(renderer: Renderer) -> bool {
    matches!(renderer, Renderer::Graphics)
}

fn again_in_software() -> io::Result<ExitStatus> {
    let arguments = arguments(env::args_os().skip(1));
    Command::new(env::current_exe()?).args(arguments).status()
}

/// The arguments of the second start. The flag comes first, where no earlier option can take it as
/// its value.
fn arguments(given: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let software = ["--software".into()].into_iter();
    let arguments = software.chain(given);
    arguments
        .filter(|argument| argument != "--graphics")
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_start_has_the_same_arguments_and_one_more() {
        let given = ["--lang", "it", "--lesson", "a b.ron", "--"].map(OsString::from);
        let again = ["--software", "--lang", "it", "--lesson", "a b.ron", "--"];
        assert_eq!(arguments(given), again);
        assert_eq!(arguments([]), ["--software"]);
        let given = ["--graphics", "--lang", "de"].map(OsString::from);
        assert_eq!(arguments(given), ["--software", "--lang", "de"]);
    }

    #[test]
    fn it_starts_again_once() {
        assert!(may_restart(Renderer::Graphics));
        assert!(!may_restart(Renderer::Software));
    }
}
