//! Tricks with a card too few or too many (Law 67).

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;
use crate::laws::role::Role;

/// What is wrong with the trick.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Defect {
    /// A player put no card to it, and has one of the suit led.
    MissingCanFollow,
    /// A player put no card to it, and has none of the suit led.
    MissingCannotFollow,
    /// A player put two or more cards to it.
    Extra,
    /// The same, and the face of a card that goes back was exposed in restoring it.
    ExtraExposed,
}

/// When it was noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WhenNoticed {
    /// Before both sides had played to the next trick (Law 67A).
    InTime,
    /// After that (Law 67B).
    Late,
}

/// What is done about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Remedy {
    /// The missing card is played now, any legal one.
    PlayMissingCard,
    /// A card of the suit led is put among his played cards; the trick stays as it was won.
    AddCardOfSuitLed,
    /// Any card is put among his played cards; the trick stays as it was won.
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
    /// Whose card is missing or too many.
    pub role: Role,
}

/// What is done, and what follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DefectiveRuling {
    /// What is done.
    pub remedy: Remedy,
    /// The player is deemed to have revoked there; one trick at most (Law 64A2).
    pub deemed_revoke: bool,
    /// Not having played a restored card to an earlier trick may be a revoke.
    pub may_have_revoked: bool,
    /// A card shown is a penalty card (Law 50).
    pub penalty_card: bool,
    /// Why, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl Defect {
    /// Every defect.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The word for lessons and other programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The defect with this word.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }
}

impl WhenNoticed {
    /// Both.
    pub const ALL: [Self; 2] = [Self::InTime, Self::Late];
}

impl Remedy {
    /// The word for lessons and other programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl DefectiveTrick {
    /// What is done (Law 67).
    #[must_use]
    pub fn ruling(self) -> DefectiveRuling {
        use Defect::{Extra, ExtraExposed, MissingCanFollow, MissingCannotFollow};
        use WhenNoticed::{InTime, Late};
        match (self.noticed, self.defect) {
            (InTime, MissingCanFollow | MissingCannotFollow) => DefectiveRuling::only(
                Remedy::PlayMissingCard,
                Reason::new("trick-card-supplied", "67A1"),
            ),
            (InTime, Extra | ExtraExposed) => DefectiveRuling {
                // A fifth card of a defender is one as soon as it is faced (Law 45E1).
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
    /// Tricks that go to the opponents, given how many the player's side won
    /// from the defective trick on (Law 64A2).
    #[must_use]
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
