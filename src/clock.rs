//! The current time: read from the system here only, and passed on from here.

use std::sync::Arc;

use chrono::{Local, Offset as _, Utc};

use crate::learner::UtcOffset;

/// A point in time, and the UTC offset that decides where its day begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// Unix seconds.
    pub at: i64,
    /// How far local time is ahead of UTC.
    pub offset: UtcOffset,
}

/// A source of the current time.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Moment + Send + Sync>);

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Clock").field(&self.now()).finish()
    }
}

impl Clock {
    /// The clock of this computer.
    pub fn of_system() -> Self {
        Self::new(|| {
            let now = Local::now();
            Moment {
                at: now.with_timezone(&Utc).timestamp(),
                offset: UtcOffset::minutes(now.offset().fix().local_minus_utc() / 60),
            }
        })
    }

    /// A clock that calls a function.
    pub fn new(tell: impl Fn() -> Moment + Send + Sync + 'static) -> Self {
        Self(Arc::new(tell))
    }

    /// The current time.
    pub fn now(&self) -> Moment {
        (self.0)()
    }
}
