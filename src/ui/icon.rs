//! The window icon, for desktops that do not find it by the program's name.
//!
//! Plain pixels, made by `tools/icon.py`, so that nothing is decoded before the first frame:
//! neither our icon nor eframe's default one.

use egui::IconData;

/// Its width and height, in pixels.
const SIDE: usize = 128;

static PIXELS: &[u8; 4 * SIDE * SIDE] = include_bytes!("../../assets/icon/window.rgba");

pub fn icon() -> IconData {
    IconData {
        rgba: PIXELS.to_vec(),
        width: SIDE as u32,
        height: SIDE as u32,
    }
}
