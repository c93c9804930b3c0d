//! The artificial adjusted score: what each side gets for a board on which no result can be obtained
//! (Law 12C2).

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::hundredths::Hundredths;
use super::matchpoints::Matchpoints;
use crate::Reason;

/// How far a side is responsible for the irregularity.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Responsibility {
    /// Directly at fault: average minus.
    AtFault,
    /// Only partly at fault: average.
    PartlyAtFault,
    /// In no way at fault: average plus.
    NotAtFault,
}

crate::ids!(Responsibility);

impl Responsibility {
    /// The share of the board's matchpoints in per cent, if the pair's other boards change nothing.
    pub const fn share(self) -> Hundredths {
        Hundredths::whole(match self {
            Self::AtFault => 40,
            Self::PartlyAtFault => 50,
            Self::NotAtFault => 60,
        })
    }

    /// The share in per cent of a pair that has `session` per cent on its other boards (Law 12C2(c)):
    /// average plus is at least as much as that, average minus at most.
    pub fn share_with(self, session: Option<Hundredths>) -> Hundredths {
        let share = self.share();
        match (self, session) {
            (Self::NotAtFault, Some(session)) => share.max(session),
            (Self::AtFault, Some(session)) => share.min(session),
            _ => share,
        }
    }

    /// The share in matchpoints of a board with this top; `None` if that is too large a number.
    pub fn matchpoints(self, top: Matchpoints) -> Option<Hundredths> {
        let halves = i64::try_from(top.halves()).ok()?;
        let number = i64::from(self.share().get()).checked_mul(halves)?;
        // Of 10,000 hundredths of a per cent, in half points.
        Hundredths::of_fraction(number, 20_000)
    }

    /// The IMPs, as they usually are (Law 12C2(b)): a regulation may say otherwise (Law 86B).
    pub const fn imps(self) -> i32 {
        match self {
            Self::AtFault => -3,
            Self::PartlyAtFault => 0,
            Self::NotAtFault => 3,
        }
    }

    /// Why a pair gets this share.
    pub fn reason(self, session: Option<Hundredths>) -> Reason {
        if self.share_with(session) != self.share() {
            let id = match self {
                Self::AtFault => "average-minus-own-session",
                Self::PartlyAtFault | Self::NotAtFault => "average-plus-own-session",
            };
            return Reason::new(id, "12C2(c)");
        }
        Reason::new(
            match self {
                Self::AtFault => "average-minus",
                Self::PartlyAtFault => "average",
                Self::NotAtFault => "average-plus",
            },
            "12C2(a)",
        )
    }

    /// Why a pair gets these IMPs.
    pub const fn imps_reason(self) -> Reason {
        Reason::new(
            match self {
                Self::AtFault => "average-minus-imps",
                Self::PartlyAtFault => "average-imps",
                Self::NotAtFault => "average-plus-imps",
            },
            "12C2(b)",
        )
    }
}

/// The two sides are judged apart: what they get need not add up to the whole board (Law 12C1(f)).
pub const fn split_reason() -> Reason {
    Reason::new("adjusted-scores-need-not-balance", "12C1(f)")
}
