//! The interface between the program, the app, and the renderer that draws the app's windows.

use std::path::PathBuf;
use std::sync::Arc;

use crate::clock::Clock;
use crate::course::Named;
use crate::exercise::ItemCode;
use crate::i18n::Locale;
use crate::settings::SettingsFile;
use crate::ui::monitors::Monitors;

/// The options that the command line gives to the window.
#[derive(Debug, Clone)]
pub struct Options {
    pub locale: Locale,
    /// The language of the computer, for settings that name none.
    pub system: Locale,
    pub lesson: Option<Named>,
    pub item: Option<ItemCode>,
    /// A PBN file of boards to practise with.
    pub boards: Option<PathBuf>,
    pub settings: SettingsFile,
    pub history: HistoryAt,
    /// Whether to start in front of a class, with the lesson that is opened.
    pub projector: bool,
    /// The user's folder of documents. Without it votes cannot be saved.
    pub documents: Option<PathBuf>,
    /// A folder of lessons that the app proposes to a teacher.
    pub lessons: Option<PathBuf>,
    /// The address under which others open the app, without a link into it. Without it nothing is
    /// shared.
    pub address: Option<String>,
    pub clock: Clock,
}

impl Options {
    /// Only a language: settings and history are not saved.
    pub fn new(locale: Locale) -> Self {
        Self {
            locale,
            system: locale,
            lesson: None,
            item: None,
            boards: None,
            settings: SettingsFile::default(),
            history: HistoryAt::Nowhere,
            projector: false,
            documents: None,
            lessons: None,
            address: None,
            clock: Clock::of_system(),
        }
    }
}

/// Where the learners' history is kept.
#[derive(Debug, Clone, Default)]
pub enum HistoryAt {
    #[default]
    Nowhere,
    File(PathBuf),
    /// In memory, by a host without a file system, which stores it: the bytes that it has stored.
    Host(Option<Arc<[u8]>>),
}

impl From<Option<PathBuf>> for HistoryAt {
    fn from(path: Option<PathBuf>) -> Self {
        path.map_or(Self::Nowhere, Self::File)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Renderer {
    /// OpenGL or Vulkan, on a graphics card or emulated.
    Graphics,
    Software,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pane {
    /// The main window, which is always open.
    First,
    /// The teacher's window, while a class sees the first.
    Second,
}

/// An app that fills a window, with any renderer.
pub trait Windowed: eframe::App {
    fn draw_ui(&mut self, ui: &mut egui::Ui);
    fn ground(&self) -> egui::Color32;
    /// Passes the screens around the first window.
    fn stands_among(&mut self, _monitors: Monitors) {}

    /// The renderer can open a second window with an egui context of its own.
    fn second_can_be_hosted(&mut self) {}
    /// The options of the second window; `None` while there should be none.
    fn second_window(&self) -> Option<egui::ViewportBuilder> {
        None
    }
    /// Draws one pass of the second window.
    fn draw_second_ui(&mut self, _ui: &mut egui::Ui) {}
    /// The user closed the second window, or it could not be opened. It must not open again.
    fn second_is_closed(&mut self) {}
}

/// The app id, by which desktops identify the program: the name of its `.desktop` file without the
/// extension.
pub const APP_ID: &str = "arbitro";
