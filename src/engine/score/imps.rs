//! International matchpoints: a scale that flattens big swings (Law 78B).

use crate::{Fact, Reason};

/// The smallest difference that is worth 1, 2, … 24 IMPs.
pub const THRESHOLDS: [u64; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, //
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
];

/// A difference that is impossible between two scores: every score is a multiple of ten.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("two scores cannot differ by {0}: scores are multiples of 10")]
pub struct NotADifference(pub i64);

/// The IMPs for a difference, with its sign: positive for the side that gained.
///
/// ```
/// use arbitro_engine::score::imps::imps;
///
/// assert_eq!(imps(450), Ok(10));
/// assert_eq!(imps(-210), Ok(-5));
/// assert!(imps(45).is_err());
/// ```
///
/// # Errors
/// [`NotADifference`] if the difference is not a multiple of ten.
pub fn imps(difference: i64) -> Result<i32, NotADifference> {
    if difference % 10 != 0 {
        return Err(NotADifference(difference));
    }
    let size = difference.unsigned_abs();
    // At most 24, so the cast is safe.
    let imps = THRESHOLDS.partition_point(|&from| from <= size) as i32;
    Ok(if difference < 0 { -imps } else { imps })
}

/// Why a difference is worth its IMPs.
pub fn reason(difference: i64) -> Result<Reason, NotADifference> {
    let imps = imps(difference)?.abs();
    let size = i32::try_from(difference.unsigned_abs()).unwrap_or(i32::MAX);
    Ok(Reason::new("imps-for-difference", "78B")
        .with("difference", Fact::Number(size))
        .with("imps", Fact::Number(imps)))
}
