//! What wakes the event loop from inside the program.

use std::time::Instant;

use egui_winit::accesskit_winit;
use winit::event_loop::EventLoopProxy;

use crate::ui::windowed::Pane;

#[derive(Debug)]
pub(super) enum Wake {
    /// egui asks for a pass in a window at this time; `passes` is the number made when it asked.
    Pass {
        pane: Pane,
        when: Instant,
        passes: u64,
    },
    Reader(accesskit_winit::Event),
}

impl From<accesskit_winit::Event> for Wake {
    fn from(event: accesskit_winit::Event) -> Self {
        Self::Reader(event)
    }
}

/// What every window needs to wake the event loop, and to tell the time as the others do.
#[derive(Clone)]
pub(super) struct Waker {
    pub(super) proxy: EventLoopProxy<Wake>,
    pub(super) beginning: Instant,
}
