//! What a window is to whatever paints it.

use crate::ui::monitors::Monitors;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Renderer {
    /// The graphics card, or what stands for it: OpenGL or Vulkan.
    Graphics,
    Software,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pane {
    /// The one that is always there.
    First,
    /// The teacher's own, while a class sees the first.
    Second,
}

/// What fills a window, whatever paints it.
pub trait Windowed: eframe::App {
    fn draw_ui(&mut self, ui: &mut egui::Ui);
    fn ground(&self) -> egui::Color32;
    /// Its first window stands among these screens.
    fn stands_among(&mut self, _monitors: Monitors) {}

    /// The painter offers to open a second window, in a context of its own.
    fn second_can_be_hosted(&mut self) {}
    /// The second window, while there is to be one.
    fn second_window(&self) -> Option<egui::ViewportBuilder> {
        None
    }
    /// Puts the fonts into the context of the second window.
    fn dress_second(&mut self, _context: &egui::Context) {}
    /// Draws one pass of the second window.
    fn draw_second_ui(&mut self, _ui: &mut egui::Ui) {}
    /// The second window was closed by hand, or could not be opened: it is not to be opened again.
    fn second_is_closed(&mut self) {}
}

/// The app id, by which desktops know the program: the name of its `.desktop` file without the
/// extension.
pub const APP_ID: &str = "arbitro";
