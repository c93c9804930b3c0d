//! Boards that were scored less often than others: Neuberg's formula, a regulation under Law 78D.

use super::hundredths::Hundredths;
use super::matchpoints::{Matchpoints, Scale};

/// The matchpoints on a board with only `scores` real results, as if it had `expected` of them. Every
/// result stands for as many as are missing to each, its own included; so an average stays an average,
/// and a top on few comparisons is worth a little less than the full top.
///
/// ```
/// use arbitro_engine::score::matchpoints::{Matchpoints, Scale};
/// use arbitro_engine::score::neuberg::neuberg;
///
/// let top_of_eight = Matchpoints::from_halves(28);
/// let as_of_nine = neuberg(top_of_eight, 8, 9, Scale::TwoPerWin);
/// assert_eq!(as_of_nine.unwrap().to_string(), "15.88");
/// ```
///
/// `None` if there is no score, or fewer are expected.
pub fn neuberg(won: Matchpoints, scores: u32, expected: u32, scale: Scale) -> Option<Hundredths> {
    if scores == 0 || expected < scores {
        return None;
    }
    let own = i64::from(scale.per_win());
    let (scores, expected) = (i64::from(scores), i64::from(expected));
    let halves = i64::try_from(won.halves()).ok()?;
    // In half points: (won + own) × expected / scores − own.
    let number = (halves.checked_add(own)?).checked_mul(expected)? - own * scores;
    Hundredths::of_fraction(number, 2 * scores)
}

/// The top of a board with as many real results as expected.
pub fn top(expected: u32, scale: Scale) -> Matchpoints {
    let others = u64::from(expected.saturating_sub(1));
    Matchpoints::from_halves(2 * u64::from(scale.per_win()) * others)
}
