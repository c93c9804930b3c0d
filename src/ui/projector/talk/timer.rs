//! The quiet timer that runs beside a question.

use super::Talk;

/// A quiet timer, in seconds of the window's own time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Timer {
    /// When it is over.
    pub until: f64,
    /// How long it runs in all.
    pub whole: f64,
}

impl Timer {
    /// How long it runs at first, in seconds.
    pub const FIRST: f64 = 60.0;
    /// How much is added or taken away at a time.
    pub const MORE: f64 = 30.0;

    /// Seconds left, never below 0.
    pub fn left(self, now: f64) -> f64 {
        (self.until - now).max(0.0)
    }
}

impl Talk {
    /// The timer at its start, or put away.
    pub fn toggle_timer(&mut self, now: f64) {
        self.timer = match self.timer {
            Some(_) => None,
            None => Some(Timer {
                until: now + Timer::FIRST,
                whole: Timer::FIRST,
            }),
        };
    }

    /// More time, or less.
    pub fn change_timer(&mut self, by: f64, now: f64) {
        if let Some(timer) = &mut self.timer {
            timer.until = (timer.until.max(now) + by).max(now);
            timer.whole = timer.whole.max(timer.until - now);
        }
    }
}
