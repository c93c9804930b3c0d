//! The screens of the computer as winit reports them.

use std::sync::{Arc, Weak};

use egui::{Pos2, Rect, Vec2};
use winit::monitor::MonitorHandle;
use winit::window::Window;

use crate::ui::monitors::{Monitor, Monitors, Screens};

/// The screens around a window, until it has closed.
pub fn around(window: &Arc<Window>) -> Monitors {
    Monitors::around(Arc::downgrade(window))
}

impl Screens for Weak<Window> {
    fn all(&self) -> Vec<Monitor> {
        let window = self.upgrade();
        let monitors = window.iter().flat_map(|window| window.available_monitors());
        monitors.enumerate().map(described).collect()
    }

    fn middle(&self) -> Option<Pos2> {
        let window = self.upgrade()?;
        let (at, size) = (window.outer_position().ok()?, window.outer_size());
        let [x, y] = [(at.x, size.width), (at.y, size.height)]
            .map(|(from, length)| from as f32 + length as f32 / 2.0);
        Some(Pos2::new(x, y))
    }
}

fn described((index, monitor): (usize, MonitorHandle)) -> Monitor {
    let (at, size) = (monitor.position(), monitor.size());
    let at = Pos2::new(at.x as f32, at.y as f32);
    let size = Vec2::new(size.width as f32, size.height as f32);
    Monitor {
        index,
        place: Rect::from_min_size(at, size),
        scale: monitor.scale_factor() as f32,
    }
}

/// The size in points of the screen on which a window opens: the primary one, else the smallest.
pub fn opening_screen(
    primary: Option<MonitorHandle>,
    all: impl Iterator<Item = MonitorHandle>,
) -> Option<Vec2> {
    let points = |monitor: MonitorHandle| {
        let size = monitor.size().to_logical::<f32>(monitor.scale_factor());
        Vec2::new(size.width, size.height)
    };
    match primary {
        Some(primary) => Some(points(primary)),
        None => all.map(points).reduce(Vec2::min),
    }
}
