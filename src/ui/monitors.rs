//! The screens of the computer, as the window system reports them: which one shows the class its
//! slides, and which one is left for the teacher.

use std::fmt::Debug;

use egui::{Pos2, Rect, Vec2};

/// The screens around a window: none without a window system, as in tests or a browser.
#[derive(Debug, Default)]
pub struct Monitors(Option<Box<dyn Screens>>);

/// What the window system knows of its screens.
pub trait Screens: Debug + Send {
    fn all(&self) -> Vec<Monitor>;
    /// The middle of the window on the desktop; `None` where the system hides it.
    fn middle(&self) -> Option<Pos2>;
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Monitor {
    /// The index in the system's list, for [`egui::ViewportCommand::SetMonitor`].
    pub index: usize,
    /// The position and size, in pixels of the whole desktop.
    pub place: Rect,
    /// Pixels per point.
    pub scale: f32,
}

impl Monitor {
    /// The upper left corner, in pixels of the whole desktop. It identifies the screen later.
    pub const fn corner(&self) -> [i32; 2] {
        [self.place.min.x as i32, self.place.min.y as i32]
    }
}

impl Monitors {
    pub fn around(window: impl Screens + 'static) -> Self {
        Self(Some(Box::new(window)))
    }

    fn all(&self) -> Vec<Monitor> {
        self.0.iter().flat_map(|window| window.all()).collect()
    }

    /// The screen that shows the middle of the window; `None` where the system hides its position.
    pub fn here(&self) -> Option<Monitor> {
        holding(&self.all(), self.0.as_ref()?.middle()?)
    }

    pub fn at(&self, [x, y]: [i32; 2]) -> Option<Monitor> {
        holding(&self.all(), Pos2::new(x as f32, y as f32))
    }

    pub fn beside(&self, taken: Monitor) -> Option<Monitor> {
        let mut others = self.all().into_iter();
        others.find(|other| other.place != taken.place)
    }
}

/// Space that a desktop takes from a screen, in points: window borders, the title bar, a task bar.
/// winit cannot query the work area.
const TAKEN: Vec2 = Vec2::new(16.0, 96.0);

/// The largest window size, up to `wished`, that fits on a screen. In points.
pub fn fitting(wished: Vec2, screen: Vec2) -> Vec2 {
    // Some systems do not know the size of their screens.
    if screen.min_elem() <= TAKEN.max_elem() {
        return wished;
    }
    wished.min(screen - TAKEN)
}

/// The monitor that contains a point. A point on the right or lower edge belongs to the neighbour.
fn holding(monitors: &[Monitor], at: Pos2) -> Option<Monitor> {
    let holds = |place: Rect| {
        let inside = at - place.min;
        inside.min_elem() >= 0.0 && inside.x < place.width() && inside.y < place.height()
    };
    monitors.iter().copied().find(|it| holds(it.place))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desktop() -> [Monitor; 2] {
        let monitor = |index, x: f32, width, height| Monitor {
            index,
            place: Rect::from_min_size(Pos2::new(x, 0.0), Vec2::new(width, height)),
            scale: 1.0,
        };
        [
            monitor(0, 0.0, 1280.0, 800.0),
            monitor(1, 1280.0, 1024.0, 768.0),
        ]
    }

    #[test]
    fn a_corner_belongs_to_its_own_screen() {
        let all = desktop();
        let index = |x, y| holding(&all, Pos2::new(x, y)).map(|it| it.index);
        assert_eq!(index(0.0, 0.0), Some(0));
        assert_eq!(index(1279.0, 799.0), Some(0));
        assert_eq!(index(1280.0, 0.0), Some(1));
        assert_eq!(index(1280.0, 780.0), None);
        assert_eq!(index(-1.0, 5.0), None);
        for monitor in all {
            let [x, y] = monitor.corner();
            assert_eq!(index(x as f32, y as f32), Some(monitor.index));
        }
    }

    #[test]
    fn a_window_has_room_for_its_title_bar() {
        let wished = Vec2::new(1280.0, 800.0);
        let on = |width, height| fitting(wished, Vec2::new(width, height));
        assert_eq!(on(1024.0, 768.0), Vec2::new(1008.0, 672.0));
        assert_eq!(on(1366.0, 768.0), Vec2::new(1280.0, 672.0));
        assert_eq!(on(1920.0, 1080.0), wished);
        // The size of the screen is unknown.
        assert_eq!(on(0.0, 0.0), wished);
    }

    #[test]
    fn without_a_window_no_screen_is_known() {
        let none = Monitors::default();
        assert_eq!(none.here(), None);
        assert_eq!(none.at([0, 0]), None);
        assert_eq!(none.beside(desktop()[0]), None);
    }
}
