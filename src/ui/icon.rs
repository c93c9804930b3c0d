//! The icon that the window bears, where the desktop does not find it by the program's name.
//!
//! Plain pixels, made by `tools/icon.py`: nothing is decoded before the first picture, neither
//! ours nor the one that eframe would bring along.

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
