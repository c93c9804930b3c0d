//! Events that wake the event loop from inside the program.

use std::time::Instant;

use egui_winit::accesskit_winit;
use winit::event_loop::EventLoopProxy;

use crate::ui::windowed::Pane;

#[derive(Debug)]
pub(super) enum Wake {
    /// egui requests a pass of a window at this time. `passes` is the number of passes made at the
    /// time of the request.
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

/// What every window needs to wake the event loop and to share the clock of the others.
#[derive(Clone)]
pub(super) struct Waker {
    pub(super) proxy: EventLoopProxy<Wake>,
    pub(super) beginning: Instant,
}
