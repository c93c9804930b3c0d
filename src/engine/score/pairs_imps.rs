//! IMPs in a pairs tournament (Law 78B): a score is compared with every other score on the board, or with
//! one average of them, the datum. Which of the two, and how the datum is made, is a regulation.

use super::imps::{NotADifference, imps};
use crate::{Fact, Reason};

/// Cross-IMPs: for each North-South score, the IMPs against every other score, added up. East-West
/// have the same with the opposite sign.
///
/// ```
/// use arbitro_engine::score::pairs_imps::cross_imps;
///
/// assert_eq!(cross_imps(&[420, 170, -50]), Ok(vec![16, 0, -16]));
/// ```
///
/// # Errors
/// [`NotADifference`] if a score is not a multiple of ten.
pub fn cross_imps(ns_scores: &[i32]) -> Result<Vec<i32>, NotADifference> {
    let one = |own: &i32| {
        let mut all = 0_i32;
        for other in ns_scores {
            all = all.saturating_add(imps(i64::from(*own) - i64::from(*other))?);
        }
        Ok(all)
    };
    ns_scores.iter().map(one).collect()
}

/// Why a score has its cross-IMPs: with how many others it was compared.
pub fn cross_reason(ns_scores: &[i32]) -> Reason {
    Reason::new("cross-imps", "78B").with("others", count(ns_scores.len().saturating_sub(1)))
}

/// The datum of a board: the mean of the North-South scores without the highest and the lowest of
/// them, rounded to the nearest ten, halves away from zero. With fewer than three scores none is left out.
/// `None` if there are no scores.
pub fn datum(ns_scores: &[i32]) -> Option<i32> {
    let mut sorted = ns_scores.to_vec();
    sorted.sort_unstable();
    match sorted.as_slice() {
        [_, middle @ .., _] if !middle.is_empty() => mean_in_tens(middle),
        all => mean_in_tens(all),
    }
}

/// The mean of scores, rounded to the nearest ten, halves away from zero; `None` if there are none.
pub fn mean_in_tens(scores: &[i32]) -> Option<i32> {
    let sum: i64 = scores.iter().map(|score| i64::from(*score)).sum();
    let tens = 10 * i64::try_from(scores.len()).ok()?;
    let size = (2 * sum.abs() + tens).checked_div(2 * tens)? * 10;
    i32::try_from(if sum < 0 { -size } else { size }).ok()
}

/// Butler scoring: the IMPs of each North-South score against the datum.
///
/// # Errors
/// [`NotADifference`] if a score is not a multiple of ten.
pub fn butler(ns_scores: &[i32]) -> Result<Vec<i32>, NotADifference> {
    let datum = datum(ns_scores).unwrap_or(0);
    let one = |own: &i32| imps(i64::from(*own) - i64::from(datum));
    ns_scores.iter().map(one).collect()
}

/// How the datum is made of these scores.
pub fn datum_reason(ns_scores: &[i32]) -> Reason {
    let counted = match ns_scores.len() {
        many @ 3.. => many - 2,
        few => few,
    };
    Reason::new("butler-datum", "78B").with("counted", count(counted))
}

fn count(number: usize) -> Fact {
    Fact::Number(i32::try_from(number).unwrap_or(i32::MAX))
}
