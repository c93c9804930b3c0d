//! Whether the computer has a graphics card.
//!
//! Without one, OpenGL and Vulkan are emulated on the processor. The emulators are made for much
//! more than a window at rest: with them the window opens later than with our software renderer and
//! takes three times the memory. So on such a computer we use our renderer from the start.

use std::path::Path;

/// Device files of graphics cards on Linux: of its own drivers, of a vendor's driver, and of
/// Windows (WSL).
const CARDS: [&str; 3] = ["/dev/dri", "/dev/nvidia0", "/dev/dxg"];

/// Whether there is a graphics card. Always true except on Linux: other systems can always draw by
/// themselves.
pub fn is_present() -> bool {
    !cfg!(target_os = "linux") || CARDS.iter().any(|path| Path::new(path).exists())
}
