//! The silent timer that runs beside a question.

use super::{Talk, Timer};

impl Talk {
    pub fn toggle_timer(&mut self, now: f64) {
        self.timer = match self.timer {
            Some(_) => None,
            None => Some(Timer {
                until: now + Timer::FIRST,
                whole: Timer::FIRST,
            }),
        };
    }

    pub fn change_timer(&mut self, by: f64, now: f64) {
        if let Some(timer) = &mut self.timer {
            timer.until = (timer.until.max(now) + by).max(now);
            timer.whole = timer.whole.max(timer.until - now);
        }
    }
}
