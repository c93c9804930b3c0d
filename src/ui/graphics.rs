//! Whether the computer has a graphics card to paint with.
//!
//! Without one, OpenGL and Vulkan are imitated by the processor, by programs that were written
//! for much more than a window at rest: it opens later than ours and takes three times the
//! memory. So the window is painted by us from the start there.

use std::path::Path;

/// Where Linux shows graphics cards: by its own drivers, by a maker's, and through Windows.
const CARDS: [&str; 3] = ["/dev/dri", "/dev/nvidia0", "/dev/dxg"];

/// Whether there is a graphics card. Always true where the system is sure to paint by itself:
/// everywhere but on Linux.
pub fn is_present() -> bool {
    !cfg!(target_os = "linux") || CARDS.iter().any(|path| Path::new(path).exists())
}
