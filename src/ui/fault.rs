//! Why there is no window: classifies errors and panics of the system's libraries.

use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::{Arc, Mutex, PoisonError};

/// Why there is no window, with the system's own message for people who can help.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WindowError {
    #[error("the display cannot be reached: {0}")]
    Display(String),
    #[error("the library {0} is missing")]
    Library(String),
    #[error("neither OpenGL nor Vulkan works: {0}")]
    Graphics(String),
    /// The software renderer cannot show its pictures on this display.
    #[error("the display takes no pictures: {0}")]
    Pixels(String),
    #[error("something in the system is missing: {0}")]
    System(String),
    /// The window was open when a bug in Arbitro closed it.
    #[error("a fault has closed the window: {0}")]
    Broken(String),
}

impl WindowError {
    /// The id of the reason in the language files.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Display(_) => "window-fault-display",
            Self::Library(_) => "window-fault-library",
            Self::Graphics(_) => "window-fault-graphics",
            Self::Pixels(_) => "window-fault-pixels",
            Self::System(_) => "window-fault-system",
            Self::Broken(_) => "window-fault-broken",
        }
    }

    /// The system's message; for a missing library, its name.
    pub fn detail(&self) -> &str {
        match self {
            Self::Display(detail)
            | Self::Library(detail)
            | Self::Graphics(detail)
            | Self::Pixels(detail)
            | Self::System(detail)
            | Self::Broken(detail) => detail,
        }
    }

    pub const fn is_of_graphics(&self) -> bool {
        matches!(self, Self::Graphics(_))
    }

    /// An error of winit. Only its `Debug` text names a missing library.
    pub(super) fn of_winit(shown: String, debug: &str) -> Self {
        missing_library(debug).map_or(Self::Display(shown), Self::Library)
    }
}

impl From<eframe::Error> for WindowError {
    fn from(error: eframe::Error) -> Self {
        match &error {
            eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => {
                Self::of_winit(error.to_string(), &format!("{error:?}"))
            }
            _ => Self::Graphics(error.to_string()),
        }
    }
}

impl From<winit::error::EventLoopError> for WindowError {
    fn from(error: winit::error::EventLoopError) -> Self {
        Self::of_winit(error.to_string(), &format!("{error:?}"))
    }
}

impl From<winit::error::OsError> for WindowError {
    fn from(error: winit::error::OsError) -> Self {
        Self::of_winit(error.to_string(), &format!("{error:?}"))
    }
}

impl From<softbuffer::SoftBufferError> for WindowError {
    fn from(error: softbuffer::SoftBufferError) -> Self {
        Self::Pixels(match error {
            softbuffer::SoftBufferError::PlatformError(Some(said), _) => said,
            error => error.to_string(),
        })
    }
}

/// The first library name in a text: `libXi.so.6`.
fn missing_library(text: &str) -> Option<String> {
    let mut words = text.split(|c: char| !(c.is_ascii_alphanumeric() || "-_.".contains(c)));
    let library = words.find(|word| word.starts_with("lib") && word.contains(".so"))?;
    Some(library.trim_end_matches('.').to_owned())
}

/// Runs `open` and turns a panic in it into an error, without output on standard error.
///
/// Window libraries panic where others return an error: a missing keyboard library, a broken
/// graphics driver. `was_open` is called after a panic.
pub(super) fn guarded(
    open: impl FnOnce() -> Result<(), WindowError>,
    was_open: impl FnOnce() -> bool,
) -> Result<(), WindowError> {
    let last = Arc::new(Mutex::new(None));
    let kept = Arc::clone(&last);
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(Panic::of(info));
    }));
    let opened = panic::catch_unwind(AssertUnwindSafe(open));
    panic::set_hook(before);
    opened.unwrap_or_else(|_| {
        let last = last.lock().unwrap_or_else(PoisonError::into_inner).take();
        Err(last.unwrap_or_default().into_error(was_open()))
    })
}

#[derive(Debug, Default)]
struct Panic {
    message: String,
    file: String,
    line: u32,
}

impl Panic {
    fn of(info: &PanicHookInfo<'_>) -> Self {
        let at = info.location();
        Self {
            message: info.payload_as_str().unwrap_or_default().to_owned(),
            file: at.map_or("", panic::Location::file).to_owned(),
            line: at.map_or(0, panic::Location::line),
        }
    }

    fn into_error(self, was_open: bool) -> WindowError {
        let said = self.message.lines().next().unwrap_or_default();
        let detail = format!("{said} ({}:{})", self.file_in_crate(), self.line);
        match missing_library(&self.message) {
            _ if self.is_of_graphics() => WindowError::Graphics(detail),
            _ if was_open => WindowError::Broken(detail),
            Some(library) => WindowError::Library(library),
            None => WindowError::System(detail),
        }
    }

    fn is_of_graphics(&self) -> bool {
        const CRATES: [&str; 5] = ["wgpu", "egui-wgpu", "naga", "glow", "ash"];
        let of_crate = |folder: &str| {
            let name = folder.trim_end_matches(|c: char| c.is_ascii_digit() || ".-".contains(c));
            CRATES.contains(&name) || name.starts_with("wgpu-")
        };
        self.message.starts_with("wgpu") || self.file.split(['/', '\\']).any(of_crate)
    }

    fn file_in_crate(&self) -> &str {
        let parts = self.file.rsplit_once(['/', '\\']);
        let folders = parts.map_or("", |(folders, _)| folders);
        let source = folders.rfind("/src").or_else(|| folders.rfind("\\src"));
        let start = source.and_then(|source| folders[..source].rfind(['/', '\\']));
        &self.file[start.map_or(0, |at| at + 1)..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARGO: &str = "/where/it/was/built/src/crates";

    fn panicked(message: &str, file: &str, was_open: bool) -> WindowError {
        let panic = Panic {
            message: message.to_owned(),
            file: file.to_owned(),
            line: 7,
        };
        panic.into_error(was_open)
    }

    #[test]
    fn a_missing_library_is_named() {
        let of_winit = "Os(OsError { line: 788, error: XNotSupported(LibraryOpenError(OpenError { \
                        kind: Library, detail: \"opening library failed (libXcursor.so.1: cannot \
                        open shared object file: No such file or directory)\" })) })";
        let library = |name: &str| WindowError::Library(name.to_owned());
        let failed = |debug: &str| WindowError::of_winit("failed".to_owned(), debug);
        assert_eq!(failed(of_winit), library("libXcursor.so.1"));
        let display = WindowError::Display("failed".to_owned());
        assert_eq!(failed("XNotSupported(XOpenDisplayFailed)"), display);
        let file = format!("{CARGO}/xkbcommon-dl-0.4.2/src/x11.rs");
        let message = "Library libxkbcommon-x11.so could not be loaded.";
        assert_eq!(
            panicked(message, &file, false),
            library("libxkbcommon-x11.so")
        );
    }

    #[test]
    fn panics_of_graphics_lead_to_the_other_painter() {
        for file in [
            "wgpu-29.0.1/src/backend/wgpu_core.rs",
            "wgpu-core-29.0.1/src/device/mod.rs",
            "wgpu-hal-29.0.1/src/gles/egl.rs",
            "egui-wgpu-0.37.0/src/winit.rs",
            "naga-29.0.0/src/lib.rs",
        ] {
            for was_open in [false, true] {
                let error = panicked("broken", &format!("{CARGO}/{file}"), was_open);
                assert_eq!(error, WindowError::Graphics(format!("broken ({file}:7)")));
            }
        }
        let error = panicked("wgpu error: Validation Error\n\nCaused by", "lib.rs", false);
        assert!(error.is_of_graphics());
    }

    #[test]
    fn other_panics_tell_before_the_window_from_after() {
        let file = format!("{CARGO}/winit-0.30.13/src/event_loop.rs");
        let detail = "first (winit-0.30.13/src/event_loop.rs:7)".to_owned();
        assert_eq!(
            panicked("first\nsecond", &file, false),
            WindowError::System(detail)
        );
        let detail = "ours (src/ui/app.rs:7)".to_owned();
        assert_eq!(
            panicked("ours", "src/ui/app.rs", true),
            WindowError::Broken(detail)
        );
        let windows = r"C:\where\it\was\built\src\crates\winit-0.30.13\src\lib.rs";
        let error = panicked("x", windows, false);
        assert_eq!(error.detail(), r"x (winit-0.30.13\src\lib.rs:7)");
    }

    #[test]
    fn a_panic_becomes_an_error() {
        let error = guarded(|| panic!("ours"), || true);
        assert!(matches!(error, Err(WindowError::Broken(detail)) if detail.starts_with("ours (")));
        // The thread that builds the app passes its panic on.
        let in_a_thread = || match std::thread::spawn(|| panic!("there")).join() {
            Ok(()) => Ok(()),
            Err(fault) => panic::resume_unwind(fault),
        };
        let error = guarded(in_a_thread, || true);
        assert!(matches!(error, Err(WindowError::Broken(detail)) if detail.starts_with("there (")));
        assert_eq!(guarded(|| Ok(()), || true), Ok(()));
    }
}
