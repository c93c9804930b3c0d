//! Days: the local day that a time belongs to.

/// The offset of the learner's clock from UTC. The app gets it from the system. If the learner
/// travels or daylight saving time changes, old answers move by an hour or so, which does not
/// matter for days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct UtcOffset {
    seconds: i32,
}

impl UtcOffset {
    /// UTC itself.
    pub const UTC: Self = Self { seconds: 0 };

    /// An offset in minutes, positive to the east; clamped to −18 to +18 hours.
    pub fn minutes(minutes: i32) -> Self {
        Self {
            seconds: minutes.clamp(-18 * 60, 18 * 60) * 60,
        }
    }

    /// The day of a time in Unix seconds.
    pub const fn day(self, at: i64) -> Day {
        Day(at.saturating_add(self.seconds as i64).div_euclid(86_400))
    }
}

/// A day of the learner's calendar: days since 1 January 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(pub i64);

impl Day {
    /// The number of days since an earlier one; negative if that is later.
    pub const fn since(self, earlier: Self) -> i64 {
        self.0.saturating_sub(earlier.0)
    }

    /// The day a number of days later.
    #[must_use]
    pub const fn plus(self, days: i64) -> Self {
        Self(self.0.saturating_add(days))
    }

    /// The Monday of this day's week.
    #[must_use]
    pub const fn monday(self) -> Self {
        // Day 0 was a Thursday.
        let since_monday = self.0.saturating_add(3).rem_euclid(7);
        Self(self.0.saturating_sub(since_monday))
    }

    /// The calendar date: year, month 1 to 12, day of the month from 1.
    pub const fn date(self) -> Date {
        // Years counted from 1 March of year 0, so that a leap day is the last day of its year, in
        // eras of 400 years, which all have 146,097 days.
        let days = self.0.saturating_add(719_468);
        let era = days.div_euclid(146_097);
        let day = days.rem_euclid(146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let january_begins = month >= 10;
        Date {
            year: year + era * 400 + january_begins as i64,
            // Both values are small: see above.
            month: (if january_begins { month - 9 } else { month + 3 }) as u8,
            day: (day - (153 * month + 2) / 5 + 1) as u8,
        }
    }
}

/// A calendar date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Date {
    /// The year; 0 is the year before year 1.
    pub year: i64,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}
