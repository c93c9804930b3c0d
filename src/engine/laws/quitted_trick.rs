//! Cards that have been played: turning, pointing, inspecting (Laws 45G, 65, 66).

use contract_bridge::Seat;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::{Reason, Side};

/// What a player does with cards that have been played.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum TrickAct {
    /// Turns the player's own card once all four have played.
    TurnAfterFour,
    /// Turns the player's own card before all four have played.
    TurnBeforeFour,
    /// Anyone says that a card points the wrong way, before that side has played to the next trick.
    CorrectPointing,
    /// As `CorrectPointing`, but that player's side has played to the next trick.
    CorrectPointingLate,
    /// Asks to see the trick again: own card face up, the side has not played to the next trick.
    SeeTrick,
    /// As `SeeTrick`, but the player's own card is turned.
    SeeTrickCardTurned,
    /// As `SeeTrick`, but the player's side has played to the next trick.
    SeeTrickPlayedOn,
    /// Dummy asks to see the trick.
    DummyAsksToSee,
    /// Looks at an earlier trick during the play.
    LookAtEarlierTrick,
    /// Mixes the player's own cards before the result is agreed.
    MixBeforeAgreement,
    /// Leaves the cards in order until the result is agreed.
    KeepInOrder,
}

ids!(TrickAct);

impl TrickAct {
    /// Whether it is allowed, and why (Laws 45G, 65, 66).
    pub fn ruling(self) -> (bool, Reason) {
        match self {
            Self::TurnAfterFour => (true, Reason::new("trick-turned", "65A")),
            Self::TurnBeforeFour => (false, Reason::new("trick-turned-early", "45G")),
            Self::CorrectPointing => (true, Reason::new("trick-pointing-corrected", "65B3")),
            Self::CorrectPointingLate => (false, Reason::new("trick-pointing-too-late", "65B3")),
            Self::SeeTrick => (true, Reason::new("trick-seen-again", "66A")),
            Self::SeeTrickCardTurned => (false, Reason::new("trick-own-card-turned", "66A")),
            Self::SeeTrickPlayedOn => (false, Reason::new("trick-side-played-on", "66A")),
            Self::DummyAsksToSee => (false, Reason::new("trick-dummy-asks", "66A")),
            Self::LookAtEarlierTrick => (false, Reason::new("trick-closed", "66C")),
            Self::MixBeforeAgreement => (false, Reason::new("trick-order-kept", "65D")),
            Self::KeepInOrder => (true, Reason::new("trick-order-kept", "65C")),
        }
    }
}

/// Which way a turned card points (Law 65B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Pointing {
    /// Lengthwise towards partner: the trick was won.
    Upright,
    /// Lengthwise towards the opponents: the trick was lost.
    Sideways,
}

id!(Pointing);

impl Pointing {
    /// How a player turns the card of a trick that `winner` has won.
    pub fn of(player: Seat, winner: Seat) -> (Self, Reason) {
        if Side::of(player) == Side::of(winner) {
            (Self::Upright, Reason::new("trick-won-upright", "65B1"))
        } else {
            (Self::Sideways, Reason::new("trick-lost-sideways", "65B2"))
        }
    }
}
