//! The open window: what it is told, what is drawn in it and what is shown.

use std::num::NonZeroU32;
use std::rc::Rc;
use std::time::{Duration, Instant};

use egui::{Context, RequestRepaintInfo, ViewportBuilder, ViewportCommand, ViewportEvent};
use egui::{Vec2, ViewportId, ViewportInfo};
use egui_winit::{ActionRequested, accesskit_winit};
use softbuffer::{SoftBufferError, Surface};
use winit::event::WindowEvent;
use winit::event_loop::{ActiveEventLoop, EventLoopProxy, OwnedDisplayHandle};
use winit::monitor::MonitorHandle;
use winit::window::Window;

use super::Wake;
use super::picture::Picture;
use crate::ui::Windowed;
use crate::ui::fault::WindowError;

/// The least time between two passes that nobody's hand has asked for: sixty a second.
const BREATH: Duration = Duration::from_millis(16);

/// The open window with the app in it.
pub(super) struct Screen<A> {
    window: Rc<Window>,
    surface: Surface<OwnedDisplayHandle, Rc<Window>>,
    platform: egui_winit::State,
    context: Context,
    info: ViewportInfo,
    /// Whether `info` may be out of date: asking the system at every pass would be slow on a
    /// display far away.
    info_is_old: bool,
    app: A,
    picture: Picture,
    next_pass: Option<Instant>,
    last_pass: Instant,
    is_closed: bool,
}

impl<A: Windowed> Screen<A> {
    /// Opens the window and shows the first frame.
    pub(super) fn open(
        event_loop: &ActiveEventLoop,
        viewport: ViewportBuilder,
        proxy: &EventLoopProxy<Wake>,
        create: impl FnOnce(&Context) -> A,
    ) -> Result<Self, WindowError> {
        let context = context_that_wakes(proxy.clone());
        // Hidden until it is painted, and until screen readers know of it.
        let viewport = on_a_monitor(event_loop, viewport).with_visible(false);
        let window = Rc::new(egui_winit::create_window(&context, event_loop, &viewport)?);
        let display = softbuffer::Context::new(event_loop.owned_display_handle())?;
        let surface = Surface::new(&display, Rc::clone(&window))?;
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
        platform.init_accesskit(event_loop, &window, proxy.clone());
        let app = create(&context);
        let mut screen = Self {
            window,
            surface,
            platform,
            context,
            info,
            info_is_old: false,
            app,
            picture: Picture::new(),
            next_pass: None,
            last_pass: Instant::now(),
            is_closed: false,
        };
        screen.pass(event_loop);
        screen.window.set_visible(true);
        screen.show()?;
        Ok(screen)
    }

    /// Whether it is time to end.
    pub(super) const fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// When the next pass is due, if any is.
    pub(super) const fn next_pass(&self) -> Option<Instant> {
        self.next_pass
    }

    /// Takes up an event of the window.
    pub(super) fn event(
        &mut self,
        event_loop: &ActiveEventLoop,
        event: &WindowEvent,
    ) -> Result<(), WindowError> {
        let response = self.platform.on_window_event(&self.window, event);
        match event {
            WindowEvent::RedrawRequested => {
                if self.picture.size() != self.size() {
                    self.pass(event_loop);
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
            self.next_pass = Some(Instant::now());
        }
        Ok(())
    }

    /// Takes up what a screen reader asks for.
    pub(super) fn reader_event(&mut self, event: accesskit_winit::WindowEvent) {
        match event {
            accesskit_winit::WindowEvent::InitialTreeRequested => self.context.enable_accesskit(),
            accesskit_winit::WindowEvent::ActionRequested(request) => {
                self.platform.on_accesskit_action_request(request);
            }
            accesskit_winit::WindowEvent::AccessibilityDeactivated => {
                self.context.disable_accesskit();
            }
        }
        self.next_pass = Some(Instant::now());
    }

    /// egui asks for a pass. What was asked before the last one is done already.
    pub(super) fn pass_wished(&mut self, when: Instant, passes: u64) {
        let made = self.context.cumulative_pass_nr_for(ViewportId::ROOT);
        if made == passes || made == passes + 1 {
            let when = when.max(self.last_pass + BREATH);
            self.next_pass = Some(self.next_pass.map_or(when, |next| next.min(when)));
        }
    }

    /// Makes the next pass if its time has come.
    pub(super) fn pass_if_due(&mut self, event_loop: &ActiveEventLoop) {
        if self.next_pass.is_some_and(|when| when <= Instant::now()) {
            self.pass(event_loop);
        }
    }

    /// Lets the app draw once, does what it asks of the window, and paints what has changed.
    fn pass(&mut self, event_loop: &ActiveEventLoop) {
        self.next_pass = None;
        self.last_pass = Instant::now();
        if std::mem::take(&mut self.info_is_old) {
            egui_winit::update_viewport_info(&mut self.info, &self.context, &self.window, false);
        }
        let mut input = self.platform.take_egui_input(&self.window);
        input.viewports = [(ViewportId::ROOT, self.info.clone())]
            .into_iter()
            .collect();
        let closing = input.viewport().close_requested();
        self.info.events.clear();
        let app = &mut self.app;
        let mut output = self.context.run_ui(input, |ui| app.draw_ui(ui));
        let platform_output = output.platform_output;
        self.platform.handle_platform_output_with_event_loop(
            &self.window,
            event_loop,
            platform_output,
        );
        let root = output.viewport_output.remove(&ViewportId::ROOT);
        let commands = root.map_or_else(Vec::new, |root| root.commands);
        self.is_closed |= closing && !commands.contains(&ViewportCommand::CancelClose);
        self.obey(commands);

        let primitives = self
            .context
            .tessellate(output.shapes, output.pixels_per_point);
        let changed = self.picture.paint(
            &mut output.textures_delta,
            primitives,
            self.size(),
            output.pixels_per_point,
            self.app.ground(),
        );
        if changed {
            self.window.request_redraw();
        }
    }

    /// Does what the app asks of its window.
    fn obey(&mut self, commands: Vec<ViewportCommand>) {
        let mut actions = Vec::new();
        let (context, window) = (&self.context, &self.window);
        egui_winit::process_viewport_commands(
            context,
            &mut self.info,
            commands,
            window,
            &mut actions,
        );
        let events = &mut self.platform.egui_input_mut().events;
        let mut pastes = false;
        for action in actions {
            match action {
                ActionRequested::Cut => events.push(egui::Event::Cut),
                ActionRequested::Copy => events.push(egui::Event::Copy),
                ActionRequested::Paste => pastes = true,
                ActionRequested::Screenshot(callback) => {
                    callback.complete(self.picture.image().clone().into());
                }
                // A hidden window is painted here like any other.
                ActionRequested::PaintWhileHidden => {}
            }
        }
        if pastes && let Some(text) = self.platform.clipboard_text() {
            let text = text.replace("\r\n", "\n");
            let event = egui::Event::Paste(text);
            self.platform.egui_input_mut().events.push(event);
        }
        let has_news =
            !self.info.events.is_empty() || !self.platform.egui_input().events.is_empty();
        // The events above, or a command to close, are seen by the next pass.
        if has_news {
            self.next_pass = Some(Instant::now());
        }
    }

    /// Pixels across and down.
    fn size(&self) -> [usize; 2] {
        let size = self.window.inner_size();
        [size.width, size.height].map(|side| side as usize)
    }

    /// Copies the picture to the screen.
    fn show(&mut self) -> Result<(), SoftBufferError> {
        let [width, height] = self.picture.size().map(|side| side as u32);
        // A minimized window may have no pixels at all.
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

/// A window no larger than the largest monitor: on a small screen with large letters it would
/// hang over the edges.
fn on_a_monitor(event_loop: &ActiveEventLoop, viewport: ViewportBuilder) -> ViewportBuilder {
    let points = |monitor: MonitorHandle| {
        let size = monitor.size().to_logical::<f32>(monitor.scale_factor());
        Vec2::new(size.width, size.height)
    };
    let largest = event_loop
        .available_monitors()
        .map(points)
        .reduce(Vec2::max);
    match (viewport.inner_size, largest) {
        // A system may not know its monitors.
        (Some(size), Some(largest)) if largest.min_elem() > 0.0 => {
            viewport.with_inner_size(size.min(largest))
        }
        _ => viewport,
    }
}

/// egui's context, which wakes the event loop when it wants a pass.
fn context_that_wakes(proxy: EventLoopProxy<Wake>) -> Context {
    let context = Context::default();
    // No second window: what would open one is drawn inside this one.
    context.set_embed_viewports(true);
    context.set_request_repaint_callback(move |info: RequestRepaintInfo| {
        if let Some(when) = Instant::now().checked_add(info.delay) {
            let passes = info.current_cumulative_pass_nr;
            // It fails only when the event loop is gone.
            let _ = proxy.send_event(Wake::Pass { when, passes });
        }
    });
    context
}
