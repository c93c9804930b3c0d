//! An open window: its events, its passes, and the showing of its picture.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Context, RequestRepaintInfo, ViewportBuilder, ViewportCommand, ViewportEvent};
use egui::{ViewportId, ViewportInfo};
use egui_winit::{ActionRequested, accesskit_winit};
use softbuffer::{SoftBufferError, Surface};
use winit::event::WindowEvent;
use winit::event_loop::{ActiveEventLoop, EventLoopProxy, OwnedDisplayHandle};
use winit::window::Window;

use crate::raster::Picture;
use crate::ui::{Pane, Windowed, fault::WindowError, monitors, winit_monitors};

/// The shortest time between two passes without input: 60 passes a second.
const BREATH: Duration = Duration::from_millis(16);

#[derive(Debug)]
pub(super) enum Wake {
    /// egui requests a pass of a window at this time. `passes` were made when it did so.
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
pub(super) struct Waker {
    pub(super) proxy: EventLoopProxy<Wake>,
    pub(super) beginning: Instant,
}

pub(super) struct Screen {
    pub(super) pane: Pane,
    beginning: Instant,
    pub(super) window: Arc<Window>,
    surface: Surface<OwnedDisplayHandle, Arc<Window>>,
    platform: egui_winit::State,
    pub(super) context: Context,
    info: ViewportInfo,
    /// Whether to query `info` again: at every pass that would be slow on a remote display.
    info_is_old: bool,
    picture: Picture,
    pub(super) next_pass: Option<Instant>,
    /// Whether the next pass only repeats what has changed in the other window.
    is_echo: bool,
    last_pass: Instant,
    pub(super) is_closed: bool,
}

impl Screen {
    /// Opens a window, hidden until its first frame is painted.
    pub(super) fn open(
        event_loop: &ActiveEventLoop,
        viewport: ViewportBuilder,
        waker: &Waker,
        pane: Pane,
    ) -> Result<Self, WindowError> {
        let context = context_that_wakes(waker.proxy.clone(), pane);
        // Also hidden until accessibility is set up.
        let viewport = on_a_monitor(event_loop, viewport).with_visible(false);
        let window = Arc::new(egui_winit::create_window(&context, event_loop, &viewport)?);
        let display = softbuffer::Context::new(event_loop.owned_display_handle())?;
        let surface = Surface::new(&display, Arc::clone(&window))?;
        let mut info = ViewportInfo::default();
        egui_winit::update_viewport_info(&mut info, &context, &window, true);
        let mut platform = egui_winit::State::new(
            context.clone(),
            ViewportId::ROOT,
            event_loop,
            Some(window.scale_factor() as f32),
            event_loop.system_theme(),
            None,
        );
        platform.init_accesskit(event_loop, &window, waker.proxy.clone());
        Ok(Self {
            pane,
            beginning: waker.beginning,
            window,
            surface,
            platform,
            context,
            info,
            info_is_old: false,
            picture: Picture::default(),
            next_pass: None,
            is_echo: false,
            last_pass: Instant::now(),
            is_closed: false,
        })
    }

    pub(super) fn reveal<A: Windowed>(
        &mut self,
        event_loop: &ActiveEventLoop,
        app: &mut A,
    ) -> Result<(), WindowError> {
        self.pass(event_loop, app);
        self.window.set_visible(true);
        Ok(self.show()?)
    }

    pub(super) fn event<A: Windowed>(
        &mut self,
        event_loop: &ActiveEventLoop,
        app: &mut A,
        event: &WindowEvent,
    ) -> Result<(), WindowError> {
        let response = self.platform.on_window_event(&self.window, event);
        match event {
            WindowEvent::RedrawRequested => {
                if self.picture.size() != self.size() {
                    self.pass(event_loop, app);
                }
                return Ok(self.show()?);
            }
            WindowEvent::CloseRequested => self.info.events.push(ViewportEvent::Close),
            WindowEvent::Destroyed => self.is_closed = true,
            WindowEvent::Resized(_)
            | WindowEvent::Moved(_)
            | WindowEvent::Focused(_)
            | WindowEvent::Occluded(_)
            | WindowEvent::ScaleFactorChanged { .. } => self.info_is_old = true,
            _ => {}
        }
        if response.repaint {
            self.wake();
        }
        Ok(())
    }

    pub(super) fn reader_event(&mut self, event: accesskit_winit::WindowEvent) {
        use accesskit_winit::WindowEvent as Told;

        match event {
            Told::InitialTreeRequested => self.context.enable_accesskit(),
            Told::ActionRequested(request) => self.platform.on_accesskit_action_request(request),
            Told::AccessibilityDeactivated => self.context.disable_accesskit(),
        }
        self.wake();
    }

    fn wake(&mut self) {
        self.next_pass = Some(Instant::now());
        self.is_echo = false;
    }

    /// Requests a pass because the other window may have changed something that shows here.
    pub(super) fn echo(&mut self) {
        self.is_echo = self.next_pass.is_none() || self.is_echo;
        self.next_pass = Some(Instant::now());
    }

    /// Requests a pass for egui. A request made before the last pass is already done.
    pub(super) fn pass_wished(&mut self, when: Instant, passes: u64) {
        let made = self.context.cumulative_pass_nr_for(ViewportId::ROOT);
        if made == passes || made == passes + 1 {
            let when = when.max(self.last_pass + BREATH);
            self.next_pass = Some(self.next_pass.map_or(when, |next| next.min(when)));
        }
    }

    /// Runs the next pass if it is due. Returns whether the other window may have to follow.
    pub(super) fn pass_if_due<A: Windowed>(
        &mut self,
        event_loop: &ActiveEventLoop,
        app: &mut A,
    ) -> bool {
        if self.next_pass.is_none_or(|when| when > Instant::now()) {
            return false;
        }
        let is_echo = self.is_echo;
        self.pass(event_loop, app);
        !is_echo
    }

    /// Lets the app draw once, carries out its window commands, and paints what has changed.
    fn pass<A: Windowed>(&mut self, event_loop: &ActiveEventLoop, app: &mut A) {
        self.next_pass = None;
        self.is_echo = false;
        self.last_pass = Instant::now();
        if std::mem::take(&mut self.info_is_old) {
            egui_winit::update_viewport_info(&mut self.info, &self.context, &self.window, false);
        }
        let mut input = self.platform.take_egui_input(&self.window);
        // One clock for all windows: a timer can be started in one and stopped in the other.
        input.time = Some(self.beginning.elapsed().as_secs_f64());
        input.viewports.clear();
        input.viewports.insert(ViewportId::ROOT, self.info.clone());
        let closing = input.viewport().close_requested();
        self.info.events.clear();
        let mut output = self.context.run_ui(input, |ui| match self.pane {
            Pane::First => app.draw_ui(ui),
            Pane::Second => app.draw_second_ui(ui),
        });
        let told = output.platform_output;
        let (platform, window) = (&mut self.platform, &self.window);
        platform.handle_platform_output_with_event_loop(window, event_loop, told);
        let root = output.viewport_output.remove(&ViewportId::ROOT);
        let commands = root.map_or_else(Vec::new, |root| root.commands);
        self.is_closed |= closing && !commands.contains(&ViewportCommand::CancelClose);
        self.obey(commands);

        let scale = output.pixels_per_point;
        let primitives = self.context.tessellate(output.shapes, scale);
        let (delta, size, ground) = (&mut output.textures_delta, self.size(), app.ground());
        let painted = self.picture.paint(delta, primitives, size, scale, ground);
        if !painted.is_empty() {
            self.window.request_redraw();
        }
    }

    fn obey(&mut self, commands: Vec<ViewportCommand>) {
        let mut actions = Vec::new();
        let (context, info, window) = (&self.context, &mut self.info, &self.window);
        egui_winit::process_viewport_commands(context, info, commands, window, &mut actions);
        for action in actions {
            let event = match action {
                ActionRequested::Cut => Some(egui::Event::Cut),
                ActionRequested::Copy => Some(egui::Event::Copy),
                ActionRequested::Paste => {
                    let text = self.platform.clipboard_text();
                    text.map(|text| egui::Event::Paste(text.replace("\r\n", "\n")))
                }
                ActionRequested::Screenshot(callback) => {
                    callback.complete(self.picture.image().clone().into());
                    None
                }
                // Hidden windows are always painted.
                ActionRequested::PaintWhileHidden => None,
            };
            self.platform.egui_input_mut().events.extend(event);
        }
        // The next pass handles the events above, or a command to close.
        if !self.info.events.is_empty() || !self.platform.egui_input().events.is_empty() {
            self.wake();
        }
    }

    fn size(&self) -> [usize; 2] {
        let size = self.window.inner_size();
        [size.width, size.height].map(|side| side as usize)
    }

    fn show(&mut self) -> Result<(), SoftBufferError> {
        let [width, height] = self.picture.size().map(|side| side as u32);
        // A minimized window may have zero pixels.
        let (Some(width), Some(height)) = (NonZeroU32::new(width), NonZeroU32::new(height)) else {
            return Ok(());
        };
        self.surface.resize(width, height)?;
        let mut buffer = self.surface.buffer_mut()?;
        for (pixel, color) in buffer.iter_mut().zip(&self.picture.image().pixels) {
            *pixel = u32::from_be_bytes([0, color.r(), color.g(), color.b()]);
        }
        self.window.pre_present_notify();
        buffer.present()
    }
}

/// Limits the window's size to the screen on which it will open.
fn on_a_monitor(event_loop: &ActiveEventLoop, viewport: ViewportBuilder) -> ViewportBuilder {
    let primary = event_loop.primary_monitor();
    let screen = winit_monitors::opening_screen(primary, event_loop.available_monitors());
    match (viewport.inner_size, screen) {
        (Some(size), Some(screen)) => viewport.with_inner_size(monitors::fitting(size, screen)),
        _ => viewport,
    }
}

/// An egui context that wakes the event loop when it wants a pass.
fn context_that_wakes(proxy: EventLoopProxy<Wake>, pane: Pane) -> Context {
    let context = Context::default();
    // No viewports: egui draws them inside this window.
    context.set_embed_viewports(true);
    context.set_request_repaint_callback(move |info: RequestRepaintInfo| {
        if let Some(when) = Instant::now().checked_add(info.delay) {
            let passes = info.current_cumulative_pass_nr;
            // Sending fails only after the event loop has ended.
            let _ = proxy.send_event(Wake::Pass { pane, when, passes });
        }
    });
    context
}
