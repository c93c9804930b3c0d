//! A window drawn with the software renderer, for machines without OpenGL or Vulkan.
//!
//! Drawing has two stages. A *pass* lets the app draw, and paints what has changed into a picture.
//! *Showing* copies that picture to the screen whenever the system asks for it. So uncovering a
//! window costs no pass, and a window at rest costs nothing: passes come from events and from
//! egui's requests, never from a timer of our own.
//!
//! The second window, if the app wants one, is a [`Screen`] like the first, with an egui context of
//! its own. An egui viewport would have to be drawn in the middle of the first window's pass, and
//! would share its textures.

mod screen;

use std::time::Instant;

use egui::{Context, ViewportBuilder};
use winit::application::ApplicationHandler;
use winit::event::WindowEvent;
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop};
use winit::window::WindowId;

use crate::ui::{Pane, Windowed, fault::WindowError, theme, winit_monitors};
use screen::{Screen, Wake, Waker};

/// Opens the window and runs it until it is closed.
///
/// # Errors
/// No window could be opened, or the display no longer accepts pictures.
pub(super) fn run<A: Windowed>(
    viewport: ViewportBuilder,
    create: impl FnOnce(&Context) -> A,
) -> Result<(), WindowError> {
    let event_loop = EventLoop::with_user_event().build()?;
    let mut host = Host {
        waker: Waker {
            proxy: event_loop.create_proxy(),
            beginning: Instant::now(),
        },
        plan: Some((viewport, create)),
        open: None,
        fault: None,
    };
    event_loop.run_app(&mut host)?;
    host.fault.map_or(Ok(()), Err)
}

/// Opens the windows when the event loop is ready, and passes them their events.
struct Host<F, A> {
    waker: Waker,
    plan: Option<(ViewportBuilder, F)>,
    open: Option<Open<A>>,
    fault: Option<WindowError>,
}

struct Open<A> {
    app: A,
    first: Screen,
    second: Option<Screen>,
}

impl<A: Windowed> Open<A> {
    fn new(
        event_loop: &ActiveEventLoop,
        viewport: ViewportBuilder,
        waker: &Waker,
        create: impl FnOnce(&Context) -> A,
    ) -> Result<Self, WindowError> {
        let mut first = Screen::open(event_loop, viewport, waker, Pane::First)?;
        let mut app = create(&first.context);
        app.stands_among(winit_monitors::around(&first.window));
        app.second_can_be_hosted();
        first.reveal(event_loop, &mut app)?;
        Ok(Self {
            app,
            first,
            second: None,
        })
    }

    fn screens(&mut self) -> impl Iterator<Item = &mut Screen> {
        std::iter::once(&mut self.first).chain(&mut self.second)
    }

    fn event(
        &mut self,
        event_loop: &ActiveEventLoop,
        window: WindowId,
        event: &WindowEvent,
    ) -> Result<(), WindowError> {
        let mut screens = std::iter::once(&mut self.first).chain(&mut self.second);
        match screens.find(|screen| screen.window.id() == window) {
            Some(screen) => screen.event(event_loop, &mut self.app, event),
            None => Ok(()),
        }
    }

    fn woken(&mut self, wake: Wake) {
        match wake {
            Wake::Pass { pane, when, passes } => {
                if let Some(screen) = self.screens().find(|screen| screen.pane == pane) {
                    screen.pass_wished(when, passes);
                }
            }
            Wake::Reader(event) => {
                if let Some(screen) = self.screens().find(|it| it.window.id() == event.window_id) {
                    screen.reader_event(event.window_event);
                }
            }
        }
    }

    /// Runs the passes that are due. A change in one window may show in the other.
    fn passes(&mut self, event_loop: &ActiveEventLoop, waker: &Waker) {
        let has_news = self.first.pass_if_due(event_loop, &mut self.app);
        if let Some(second) = &mut self.second {
            if second.pass_if_due(event_loop, &mut self.app) {
                self.first.echo();
            }
            if has_news {
                second.echo();
            }
        }
        self.keep_up_second(event_loop, waker);
    }

    /// Opens or closes the second window as the app wants. Tells the app if it was or stays closed.
    fn keep_up_second(&mut self, event_loop: &ActiveEventLoop, waker: &Waker) {
        if self.second.take_if(|screen| screen.is_closed).is_some() {
            self.app.second_is_closed();
            self.first.echo();
        }
        let wish = self.app.second_window();
        if wish.is_some() == self.second.is_some() {
            return;
        }
        self.second = None;
        let Some(viewport) = wish else { return };
        let opened = Screen::open(event_loop, viewport, waker, Pane::Second);
        let revealed = opened.and_then(|mut screen| {
            theme::install_fonts(&screen.context);
            screen.reveal(event_loop, &mut self.app)?;
            Ok(screen)
        });
        self.second = revealed.ok();
        if self.second.is_none() {
            self.app.second_is_closed();
        }
        self.first.echo();
    }
}

impl<F, A: Windowed> Host<F, A> {
    /// Runs an action on the open windows. An error ends the program.
    fn with_open(
        &mut self,
        event_loop: &ActiveEventLoop,
        act: impl FnOnce(&mut Open<A>, &Waker) -> Result<(), WindowError>,
    ) {
        let Some(open) = &mut self.open else { return };
        if let Err(fault) = act(open, &self.waker) {
            self.fault = Some(fault);
        }
        if self.fault.is_some() || open.first.is_closed {
            event_loop.exit();
        }
    }
}

impl<F: FnOnce(&Context) -> A, A: Windowed> ApplicationHandler<Wake> for Host<F, A> {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        let Some((viewport, create)) = self.plan.take() else {
            return;
        };
        match Open::new(event_loop, viewport, &self.waker, create) {
            Ok(open) => self.open = Some(open),
            Err(fault) => {
                self.fault = Some(fault);
                event_loop.exit();
            }
        }
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, wake: Wake) {
        self.with_open(event_loop, |open, _| {
            open.woken(wake);
            Ok(())
        });
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, id: WindowId, event: WindowEvent) {
        self.with_open(event_loop, |open, _| open.event(event_loop, id, &event));
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        self.with_open(event_loop, |open, waker| {
            open.passes(event_loop, waker);
            Ok(())
        });
        let open = self.open.iter_mut();
        let screens = open.flat_map(Open::screens);
        let next = screens.filter_map(|screen| screen.next_pass).min();
        event_loop.set_control_flow(next.map_or(ControlFlow::Wait, ControlFlow::WaitUntil));
    }

    fn exiting(&mut self, _: &ActiveEventLoop) {
        // Drop the windows while the display connection is still open.
        self.open = None;
    }
}
