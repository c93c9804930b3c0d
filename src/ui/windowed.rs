//! The interface between an app and the renderer that draws its windows.

use crate::ui::monitors::Monitors;

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
