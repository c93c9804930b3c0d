//! Scores that are corrected later: what was agreed at the table, and what was written or reckoned
//! (Law 79). Tricks that were claimed or conceded are not decided here: Laws 69 and 71 rule those.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::{Fact, Reason};

/// The correction period, in minutes after the official score can be seen, unless the organiser says
/// otherwise (Law 79C1).
pub const PERIOD: u32 = 30;

/// What is wrong with a score.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum ScoreFault {
    /// What was agreed was reckoned or written wrongly, by a player or by the scorer.
    Recorded,
    /// A wrong number of tricks was agreed: the side that notices it has won more.
    TricksTooFew,
    /// A side has been credited with a trick that it did not win, or that its opponents could not
    /// lose, and knows it.
    TricksTooMany,
}

crate::ids!(ScoreFault);

/// When the fault is reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reported {
    /// Before the end of the round.
    InTheRound,
    /// After it, but before the official score could be seen.
    BeforeTheScore,
    /// This many minutes after the official score could be seen.
    MinutesAfter(u32),
}

/// What becomes of the score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// Whether it is corrected.
    pub corrected: bool,
    /// Why.
    pub reason: Reason,
}

impl ScoreFault {
    /// Whether a score is corrected, with a correction period of this many minutes. `convinced`:
    /// whether the Director is clearly convinced how many tricks were won, which counts only for
    /// tricks in dispute after the round (Law 79B3).
    pub fn correction(self, reported: Reported, convinced: bool, period: u32) -> Correction {
        let late = matches!(reported, Reported::MinutesAfter(minutes) if minutes > period);
        let minutes = Fact::Number(i32::try_from(period).unwrap_or(i32::MAX));
        let (corrected, id, law) = match self {
            _ if late => (false, "correction-period-over", "79C1"),
            Self::Recorded => (true, "correction-in-time", "79C1"),
            Self::TricksTooFew if reported == Reported::InTheRound => {
                (true, "tricks-settled-in-round", "79B2")
            }
            Self::TricksTooFew if convinced => (true, "tricks-clear-after-round", "79B3"),
            Self::TricksTooFew => (false, "tricks-not-raised-after-round", "79B3"),
            Self::TricksTooMany => (true, "tricks-not-won-given-back", "79A2"),
        };
        Correction {
            corrected,
            reason: Reason::new(id, law).with("minutes", minutes),
        }
    }
}
