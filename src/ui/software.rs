//! The window painted by the processor, for machines without OpenGL or Vulkan.
//!
//! Two things are kept apart: a *pass* lets the app draw and paints what has changed into a
//! picture; *showing* copies that picture to the screen whenever the system asks for it. So a
//! window that was covered costs no pass, and one at rest costs nothing at all: passes come from
//! events and from what egui asks for, never from a clock of our own.

mod picture;
mod screen;

use std::time::Instant;

use egui::{Context, ViewportBuilder};
use egui_winit::accesskit_winit;
use winit::application::ApplicationHandler;
use winit::event::WindowEvent;
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop, EventLoopProxy};
use winit::window::WindowId;

use crate::ui::Windowed;
use crate::ui::fault::WindowError;
use screen::Screen;

/// Opens the window and runs it until it is closed.
///
/// # Errors
/// No window could be opened, or the display has stopped taking pictures.
pub(super) fn run<A: Windowed>(
    viewport: ViewportBuilder,
    create: impl FnOnce(&Context) -> A,
) -> Result<(), WindowError> {
    let event_loop = EventLoop::with_user_event().build()?;
    let mut host = Host {
        proxy: event_loop.create_proxy(),
        plan: Some((viewport, create)),
        screen: None,
        fault: None,
    };
    event_loop.run_app(&mut host)?;
    host.fault.map_or(Ok(()), Err)
}

/// What wakes the event loop from inside the program.
#[derive(Debug)]
enum Wake {
    /// egui asks for a pass at this time; it had made so many when it asked.
    Pass { when: Instant, passes: u64 },
    /// A screen reader.
    Reader(accesskit_winit::Event),
}

impl From<accesskit_winit::Event> for Wake {
    fn from(event: accesskit_winit::Event) -> Self {
        Self::Reader(event)
    }
}

/// Opens the window when the event loop is ready, and hands it the events.
struct Host<F, A> {
    proxy: EventLoopProxy<Wake>,
    plan: Option<(ViewportBuilder, F)>,
    screen: Option<Screen<A>>,
    fault: Option<WindowError>,
}

impl<F, A: Windowed> Host<F, A> {
    /// Does something with the open window; an error ends the program.
    fn with_screen(
        &mut self,
        event_loop: &ActiveEventLoop,
        act: impl FnOnce(&mut Screen<A>) -> Result<(), WindowError>,
    ) {
        let Some(screen) = &mut self.screen else {
            return;
        };
        if let Err(fault) = act(screen) {
            self.fault = Some(fault);
            event_loop.exit();
        } else if screen.is_closed() {
            event_loop.exit();
        }
    }
}

impl<F: FnOnce(&Context) -> A, A: Windowed> ApplicationHandler<Wake> for Host<F, A> {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        let Some((viewport, create)) = self.plan.take() else {
            return;
        };
        match Screen::open(event_loop, viewport, &self.proxy, create) {
            Ok(screen) => self.screen = Some(screen),
            Err(fault) => {
                self.fault = Some(fault);
                event_loop.exit();
            }
        }
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, wake: Wake) {
        self.with_screen(event_loop, |screen| {
            match wake {
                Wake::Pass { when, passes } => screen.pass_wished(when, passes),
                Wake::Reader(event) => screen.reader_event(event.window_event),
            }
            Ok(())
        });
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, _: WindowId, event: WindowEvent) {
        self.with_screen(event_loop, |screen| screen.event(event_loop, &event));
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        self.with_screen(event_loop, |screen| {
            screen.pass_if_due(event_loop);
            Ok(())
        });
        let next = self.screen.as_ref().and_then(Screen::next_pass);
        event_loop.set_control_flow(next.map_or(ControlFlow::Wait, ControlFlow::WaitUntil));
    }

    fn exiting(&mut self, _: &ActiveEventLoop) {
        // The window goes while there is still a connection to the display.
        self.screen = None;
    }
}
