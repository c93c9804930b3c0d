//! Numbers with two decimals, as scorers print them: victory points, percentages.

use std::fmt;

/// A number in hundredths: 1339 is 13.39.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hundredths(i32);

impl Hundredths {
    /// A whole number.
    pub const fn whole(number: i32) -> Self {
        Self(number.saturating_mul(100))
    }

    /// A number of hundredths.
    pub const fn new(hundredths: i32) -> Self {
        Self(hundredths)
    }

    /// The number of hundredths.
    pub const fn get(self) -> i32 {
        self.0
    }

    /// The nearest number of hundredths to a fraction, halves away from zero; `None` if the divisor
    /// is 0 or the number too large.
    pub fn of_fraction(number: i64, divisor: i64) -> Option<Self> {
        let (number, divisor) = (i128::from(number), i128::from(divisor));
        let size = (200 * number.abs() + divisor.abs()).checked_div(2 * divisor.abs())?;
        let size = i32::try_from(size).ok()?;
        Some(Self(if (number < 0) == (divisor < 0) {
            size
        } else {
            -size
        }))
    }
}

/// `13.39`, `-0.50`.
impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", size / 100, size % 100)
    }
}
