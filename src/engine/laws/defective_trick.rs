//! Tricks with too few or too many cards (Law 67).

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;
use crate::laws::role::Role;

/// What is wrong with the trick.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Defect {
    /// A player contributed no card, but has one of the suit led.
    MissingCanFollow,
    /// A player contributed no card, and has none of the suit led.
    MissingCannotFollow,
    /// A player contributed two or more cards.
    Extra,
    /// Like `Extra`, and the face of a card that goes back was exposed in restoring it.
    ExtraExposed,
}

/// When it was noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, VariantArray)]
pub enum WhenNoticed {
    /// Before both sides had played to the next trick (Law 67A).
    InTime,
    /// After that (Law 67B).
    Late,
}

/// How the trick is corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Remedy {
    /// The missing card is played now, any legal one.
    PlayMissingCard,
    /// The offender adds a card of the suit led to those played; the winner does not change.
    AddCardOfSuitLed,
    /// The offender adds any card to those played; the winner does not change.
    AddAnyCard,
    /// The extra card is a fifth card, or one of two played at once (Laws 45E, 58B).
    AsFifthCard,
    /// The extra cards go back to the hand.
    RestoreExtraCards,
}

/// A defective trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DefectiveTrick {
    /// What is wrong with it.
    pub defect: Defect,
    /// When that was noticed.
    pub noticed: WhenNoticed,
    /// The role of the player with the missing or extra card.
    pub role: Role,
}

/// How the trick is corrected, and the consequences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DefectiveRuling {
    /// How the trick is corrected.
    pub remedy: Remedy,
    /// Whether the player is deemed to have revoked; it costs one trick at most (Law 64A2).
    pub deemed_revoke: bool,
    /// Whether it may be a revoke that a restored card was not played to an earlier trick.
    pub may_have_revoked: bool,
    /// Whether a card that was shown becomes a penalty card (Law 50).
    pub penalty_card: bool,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

ids!(Defect);

all!(WhenNoticed);

id!(Remedy);

impl DefectiveTrick {
    /// The ruling (Law 67).
    pub fn ruling(self) -> DefectiveRuling {
        use Defect::{Extra, ExtraExposed, MissingCanFollow, MissingCannotFollow};
        use WhenNoticed::{InTime, Late};
        match (self.noticed, self.defect) {
            (InTime, MissingCanFollow | MissingCannotFollow) => DefectiveRuling::only(
                Remedy::PlayMissingCard,
                Reason::new("trick-card-supplied", "67A1"),
            ),
            (InTime, Extra | ExtraExposed) => DefectiveRuling {
                // A defender's fifth card becomes a penalty card as soon as it is faced (Law 45E1).
                penalty_card: self.role == Role::Defender,
                ..DefectiveRuling::only(
                    Remedy::AsFifthCard,
                    Reason::new("trick-extra-in-time", "67A2"),
                )
            },
            (Late, MissingCanFollow) => DefectiveRuling::revoke(
                Remedy::AddCardOfSuitLed,
                Reason::new("trick-missing-can-follow", "67B1"),
            ),
            (Late, MissingCannotFollow) => DefectiveRuling::revoke(
                Remedy::AddAnyCard,
                Reason::new("trick-missing-cannot-follow", "67B1"),
            ),
            (Late, Extra | ExtraExposed) => self.restored(),
        }
    }

    fn restored(self) -> DefectiveRuling {
        let penalty_card = self.role == Role::Defender && self.defect == Defect::ExtraExposed;
        let mut ruling = DefectiveRuling {
            may_have_revoked: true,
            penalty_card,
            ..DefectiveRuling::only(
                Remedy::RestoreExtraCards,
                Reason::new("trick-extra-restored", "67B2"),
            )
        };
        if penalty_card {
            let reason = Reason::new("trick-extra-exposed", "67B2");
            ruling.reasons.push(reason);
        }
        ruling
    }
}

impl DefectiveRuling {
    /// Tricks for the opponents, given those that the side won from this trick on (Law 64A2).
    pub const fn automatic_tricks(&self, won_since: u8) -> u8 {
        if self.deemed_revoke && won_since > 0 {
            1
        } else {
            0
        }
    }

    fn only(remedy: Remedy, reason: Reason) -> Self {
        Self {
            remedy,
            deemed_revoke: false,
            may_have_revoked: false,
            penalty_card: false,
            reasons: vec![reason],
        }
    }

    fn revoke(remedy: Remedy, reason: Reason) -> Self {
        let mut ruling = Self::only(remedy, reason);
        ruling.deemed_revoke = true;
        ruling
            .reasons
            .push(Reason::new("trick-deemed-revoke", "64A2"));
        ruling
    }
}
