//! Victory points: a match is worth 20 of them, shared by its margin in IMPs (Law 78D). Which scale is
//! used is a regulation; this is the continuous scale of the World Bridge Federation (report of its
//! scoring panel, January 2013), the tables as published.
//!
//! For a margin of *M* IMPs over *N* boards the winner gets 10 + 10 (1 − τ^(3*M*/*B*)) / (1 − τ³),
//! where τ = (√5 − 1)/2 and *B* = 15 √*N*; from a margin of *B* on, 20. This is rounded to two
//! decimals. Rounding can make an IMP worth more than the one before it; as in the report, such a
//! place is raised by 0.01, until no IMP is worth more than the one before.

use super::hundredths::Hundredths;
use crate::{Fact, Reason};

/// The scale for matches of one length.
///
/// ```
/// use arbitro_engine::score::victory::VictoryScale;
///
/// let scale = VictoryScale::new(24).unwrap();
/// assert_eq!(scale.of(12).to_string(), "12.75");
/// assert_eq!(scale.of(-12).to_string(), "7.25");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VictoryScale {
    boards: u32,
    /// What the winner gets for a margin of 0, 1, 2, … IMPs, in hundredths, up to the first 20.
    winner: Vec<i32>,
}

/// The victory points of a match, in hundredths.
const ALL: i32 = 2000;

impl VictoryScale {
    /// The most boards in a match.
    pub const MOST: u32 = 128;

    /// The scale for this many boards; `None` for 0 or more than [`Self::MOST`].
    pub fn new(boards: u32) -> Option<Self> {
        if !(1..=Self::MOST).contains(&boards) {
            return None;
        }
        let mut winner = Vec::new();
        for margin in 0.. {
            winner.push(rounded(margin, boards));
            if winner.last() == Some(&ALL) {
                break;
            }
        }
        make_concave(&mut winner);
        Some(Self { boards, winner })
    }

    /// The number of boards.
    pub const fn boards(&self) -> u32 {
        self.boards
    }

    /// The victory points of a team that wins by this margin in IMPs, or loses by it if negative.
    pub fn of(&self, margin: i32) -> Hundredths {
        let size = usize::try_from(margin.unsigned_abs()).unwrap_or(usize::MAX);
        let winner = self.winner.get(size).copied().unwrap_or(ALL);
        Hundredths::new(if margin < 0 { ALL - winner } else { winner })
    }

    /// The smallest margin that is worth all 20 victory points.
    pub fn whole_match(&self) -> u32 {
        u32::try_from(self.winner.len() - 1).unwrap_or(u32::MAX)
    }

    /// Why a margin is worth its victory points.
    pub fn reason(&self, margin: i32) -> Reason {
        let size = i32::try_from(margin.unsigned_abs()).unwrap_or(i32::MAX);
        Reason::new("victory-points", "78D")
            .with("boards", Fact::Number(self.boards.cast_signed()))
            .with("margin", Fact::Number(size))
            .with("winner", Fact::Hundredths(self.of(size)))
            .with("loser", Fact::Hundredths(self.of(-size)))
    }
}

/// The formula, rounded to hundredths. No value is so close to a half that the last digits of a
/// floating-point number matter; a test looks at all of them.
fn rounded(margin: u32, boards: u32) -> i32 {
    let ratio = (5_f64.sqrt() - 1.0) / 2.0;
    let whole = 15.0 * f64::from(boards).sqrt();
    let share = (1.0 - ratio.powf(3.0 * f64::from(margin) / whole)) / (1.0 - ratio.powi(3));
    // At most 20 × 100 and a little, so the cast is safe.
    ((1000.0 + 1000.0 * share).round() as i32).min(ALL)
}

/// Raises by 0.01 each place from which the next step is larger than the step to it.
fn make_concave(winner: &mut [i32]) {
    loop {
        let mut raised = false;
        for at in 1..winner.len().saturating_sub(1) {
            if winner[at + 1] - winner[at] > winner[at] - winner[at - 1] {
                winner[at] += 1;
                raised = true;
            }
        }
        if !raised {
            break;
        }
    }
}
