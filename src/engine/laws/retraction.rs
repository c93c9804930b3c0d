//! Taking a played card back (Law 47), and whether a defender's card becomes a penalty card.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;
use crate::laws::role::Role;

/// Why a player wants to take a played card back.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Ground {
    /// A rectification requires it (Law 47A).
    Rectification,
    /// To correct an illegal play, such as a revoke (Law 47B).
    IllegalPlay,
    /// A slip of the tongue in naming dummy's card, corrected in time (Law 47C).
    UnintendedDesignation,
    /// An opponent changed a play (Law 47D).
    OpponentChanged,
    /// A non-offender changed a play after this player's side had revoked (Law 62C2).
    NonOffenderChanged,
    /// An opponent had wrongly said that it was this player's turn (Law 47E1).
    ToldWrongTurn,
    /// Played on a wrong explanation, corrected before any later card (Law 47E2(a)).
    WrongExplanation,
    /// Played on a wrong explanation, but a later card has been played.
    WrongExplanationTooLate,
    /// The opening lead on a wrong explanation, when dummy has already shown a card.
    OpeningLeadDummySeen,
    /// An opponent had led out of turn, and the proper lead is made (Laws 47F1, 53B).
    ProperLead,
    /// A better idea, or anything else (Law 47F2).
    AnythingElse,
}

/// Whether the card may be taken back, and what happens to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Retraction {
    /// The card stays played.
    MayNot,
    /// The card goes back to the hand.
    ToHand,
    /// The card goes back, and becomes a penalty card if partner could see it (Law 49).
    PenaltyCardIfSeen,
    /// The card becomes a penalty card (Laws 49, 50).
    PenaltyCard,
}

/// Whether the card may be taken back, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RetractionRuling {
    /// Whether the card may be taken back, and what happens to it.
    pub retraction: Retraction,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

/// A defender cannot have this ground: only declarer names dummy's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a defender does not designate a card from dummy (Law 45C4(b))")]
pub struct NotADefendersGround;

ids!(Ground);

impl Ground {
    /// Whether a card of this hand may be taken back (Law 47).
    pub fn ruling(self, role: Role) -> Result<RetractionRuling, NotADefendersGround> {
        if self == Self::UnintendedDesignation && role == Role::Defender {
            return Err(NotADefendersGround);
        }
        let (retraction, reason) = self.of_defender();
        let mut reasons = vec![reason];
        // A card that declarer's side shows is never a penalty card (Law 48A).
        let retraction = match retraction {
            Retraction::PenaltyCard | Retraction::PenaltyCardIfSeen if role != Role::Defender => {
                reasons.push(Reason::new("declarer-side-no-penalty", "48A"));
                Retraction::ToHand
            }
            other => other,
        };
        Ok(RetractionRuling {
            retraction,
            reasons,
        })
    }

    fn of_defender(self) -> (Retraction, Reason) {
        use Retraction::{MayNot, PenaltyCard, PenaltyCardIfSeen, ToHand};
        match self {
            Self::Rectification => (
                PenaltyCardIfSeen,
                Reason::new("retract-rectification", "47A"),
            ),
            Self::IllegalPlay => (PenaltyCard, Reason::new("retract-illegal-play", "47B")),
            Self::UnintendedDesignation => (ToHand, Reason::new("retract-unintended", "47C")),
            Self::OpponentChanged => (ToHand, Reason::new("retract-opponent-changed", "47D")),
            Self::NonOffenderChanged => (
                PenaltyCard,
                Reason::new("retract-after-non-offender", "62C2"),
            ),
            Self::ToldWrongTurn => (ToHand, Reason::new("retract-told-wrong-turn", "47E1")),
            Self::WrongExplanation => (ToHand, Reason::new("retract-wrong-explanation", "47E2(a)")),
            Self::WrongExplanationTooLate => (MayNot, Reason::new("retract-too-late", "47E2(b)")),
            Self::OpeningLeadDummySeen => (MayNot, Reason::new("retract-dummy-seen", "47E2(a)")),
            Self::ProperLead => (ToHand, Reason::new("retract-proper-lead", "47F1")),
            Self::AnythingElse => (MayNot, Reason::new("retract-nothing-else", "47F2")),
        }
    }
}
