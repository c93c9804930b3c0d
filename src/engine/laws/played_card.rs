//! When a card is played (Law 45). What was a slip of the tongue, or whether partner could see a
//! face, the Director finds out and the caller passes in.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;
use crate::laws::role::Role;
use Fate::{Led, MayBeChanged, NotPlayed, PenaltyCard, Played, TakenBack};

/// What was done with a card.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Circumstance {
    /// Detached from the hand and faced on the table (Law 45A).
    FacedOnTable,
    /// Held face up, touching the table.
    TouchingTable,
    /// Held face up, nearly touching the table.
    NearlyTouchingTable,
    /// Held in a position that shows that it has been played.
    HeldAsPlayed,
    /// Moved towards the table and back in one movement, never at rest.
    MovedTowardsTableAndBack,
    /// Held so that partner could possibly see its face.
    FacePossibleForPartner,
    /// Held so that partner could possibly see its face, although partner looked elsewhere.
    PartnerLookedAway,
    /// Its face seen by one opponent only.
    FaceSeenByOpponentOnly,
    /// Its face seen by declarer and by dummy.
    SeenByDeclarerAndDummy,
    /// Named as the card to be played.
    Named,
    /// Designated in another way as the card to be played.
    Designated,
    /// A card in dummy that declarer touched on purpose.
    TouchedDeliberatelyInDummy,
    /// A card in dummy that declarer touched while arranging the cards.
    ArrangingDummy,
    /// A card in dummy that declarer touched while reaching for another.
    ReachingAnotherInDummy,
    /// Dropped by accident, face up.
    Dropped,
    /// A penalty card that can legally be played and must be (Law 50).
    PenaltyCardDue,
    /// A fifth card to a trick.
    FifthCard,
    /// A fifth card that the Director deems to be a lead.
    FifthCardLed,
    /// A card in dummy that declarer named by a slip of the tongue.
    SlipOfTongue,
    /// A card in dummy that declarer named while not paying attention.
    LossOfConcentration,
    /// A card in dummy that declarer named and no longer wants.
    ChangeOfMind,
    /// A card that dummy put into the played position although declarer had named another.
    WrongCardMovedByDummy,
    /// A card that dummy touched or indicated without being asked.
    IndicatedByDummy,
}

/// What happens to the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Fate {
    /// The card is played, or must be.
    Played,
    /// The card counts as a lead to the next trick (Laws 53 to 57).
    Led,
    /// The card is not played and stays where it belongs.
    NotPlayed,
    /// The card goes back, without further consequence.
    TakenBack,
    /// The card is played unless declarer changes it in time (Law 45C4(b)).
    MayBeChanged,
    /// The card is not played, but becomes a penalty card (Law 50).
    PenaltyCard,
}

id!(Fate);

impl Fate {
    /// Whether the card has been played.
    pub const fn is_played(self) -> bool {
        matches!(self, Self::Played | Self::Led)
    }
}

/// What happens to a card, and the reasons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedRuling {
    /// What happens to it.
    pub fate: Fate,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

/// A circumstance that is impossible for a card of this hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("`{}` cannot be said of a card of {}", .circumstance.id(), .role.id())]
pub struct NotOfRole {
    /// The owner of the card.
    pub role: Role,
    /// The circumstance stated.
    pub circumstance: Circumstance,
}

ids!(Circumstance);

impl Circumstance {
    /// Whether it is possible only for a card that lies in dummy.
    pub const fn is_of_dummy_alone(self) -> bool {
        matches!(
            self,
            Self::TouchedDeliberatelyInDummy
                | Self::ArrangingDummy
                | Self::ReachingAnotherInDummy
                | Self::SlipOfTongue
                | Self::LossOfConcentration
                | Self::ChangeOfMind
                | Self::WrongCardMovedByDummy
                | Self::IndicatedByDummy
        )
    }

    /// What happens to a card of this hand (Law 45). An error if the circumstance is impossible
    /// there or, for a defender, does not say whether partner could see its face.
    pub fn ruling(self, role: Role) -> Result<PlayedRuling, NotOfRole> {
        let found = match role {
            Role::Declarer => self.of_declarer(),
            Role::Dummy => self.of_dummy(),
            Role::Defender => self.of_defender(),
        };
        let (fate, reason) = found.ok_or(NotOfRole {
            role,
            circumstance: self,
        })?;
        Ok(PlayedRuling {
            fate,
            reasons: vec![reason],
        })
    }

    fn of_declarer(self) -> Option<(Fate, Reason)> {
        Some(match self {
            Self::FacedOnTable => (Played, Reason::new("played-faced", "45A")),
            Self::TouchingTable | Self::NearlyTouchingTable => {
                (Played, Reason::new("declarer-card-at-table", "45C2"))
            }
            Self::HeldAsPlayed => (Played, Reason::new("declarer-card-held-as-played", "45C2")),
            Self::MovedTowardsTableAndBack => (
                NotPlayed,
                Reason::new("declarer-card-never-at-rest", "45C2"),
            ),
            Self::FacePossibleForPartner
            | Self::PartnerLookedAway
            | Self::FaceSeenByOpponentOnly => {
                (NotPlayed, Reason::new("declarer-card-only-seen", "45C2"))
            }
            Self::Named | Self::Designated => (Played, Reason::new("card-designated", "45C4(a)")),
            Self::Dropped => (NotPlayed, Reason::new("declarer-card-dropped", "48A")),
            Self::FifthCard => fifth_card_returns(),
            Self::FifthCardLed => (Led, Reason::new("fifth-card-led", "45E2")),
            _ => return None,
        })
    }

    fn of_dummy(self) -> Option<(Fate, Reason)> {
        Some(match self {
            Self::Named => (Played, Reason::new("dummy-card-named", "45B")),
            Self::Designated => (Played, Reason::new("card-designated", "45C4(a)")),
            Self::TouchedDeliberatelyInDummy => (Played, Reason::new("dummy-card-touched", "45C3")),
            Self::ArrangingDummy | Self::ReachingAnotherInDummy => (
                NotPlayed,
                Reason::new("dummy-card-touched-in-passing", "45C3"),
            ),
            Self::Dropped => (NotPlayed, Reason::new("declarer-card-dropped", "48A")),
            Self::FifthCard => fifth_card_returns(),
            Self::FifthCardLed => (Led, Reason::new("fifth-card-led", "45E2")),
            Self::SlipOfTongue => (
                MayBeChanged,
                Reason::new("slip-of-tongue-may-be-changed", "45C4(b)"),
            ),
            Self::LossOfConcentration | Self::ChangeOfMind => {
                (Played, Reason::new("change-of-mind-stands", "45C4(b)"))
            }
            Self::WrongCardMovedByDummy => {
                (TakenBack, Reason::new("dummy-moved-wrong-card", "45D1"))
            }
            Self::IndicatedByDummy => (NotPlayed, Reason::new("dummy-indicated-card", "45F")),
            _ => return None,
        })
    }

    fn of_defender(self) -> Option<(Fate, Reason)> {
        Some(match self {
            Self::FacedOnTable => (Played, Reason::new("played-faced", "45A")),
            // A card held face up at the table counts as held where partner could see it.
            Self::TouchingTable
            | Self::NearlyTouchingTable
            | Self::FacePossibleForPartner
            | Self::PartnerLookedAway => (Played, Reason::new("defender-card-visible", "45C1")),
            Self::SeenByDeclarerAndDummy => {
                (Played, Reason::new("defender-card-seen-by-both", "45C1"))
            }
            Self::FaceSeenByOpponentOnly => {
                (NotPlayed, Reason::new("defender-card-hidden", "45C1"))
            }
            Self::Named | Self::Designated => (Played, Reason::new("card-designated", "45C4(a)")),
            Self::Dropped => (PenaltyCard, Reason::new("defender-card-dropped", "49")),
            Self::PenaltyCardDue => (Played, Reason::new("penalty-card-due", "45C5")),
            Self::FifthCard => (PenaltyCard, Reason::new("fifth-card-penalised", "45E1")),
            Self::FifthCardLed => (Led, Reason::new("fifth-card-led", "45E1")),
            _ => return None,
        })
    }
}

fn fifth_card_returns() -> (Fate, Reason) {
    (TakenBack, Reason::new("fifth-card-returns", "45E2"))
}
