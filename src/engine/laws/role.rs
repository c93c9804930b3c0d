//! The roles of the players: the Laws ask for the role of a player, not for the seat.

use contract_bridge::Seat;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Side;

/// The role of a player during the play.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Role {
    /// The player who plays both hands of the side that won the auction.
    Declarer,
    /// Declarer's partner, whose hand lies face up.
    Dummy,
    /// Either opponent of declarer.
    Defender,
}

impl Role {
    /// All three roles.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The role of a seat, given the declarer.
    #[must_use]
    pub fn of(seat: Seat, declarer: Seat) -> Self {
        if seat == declarer {
            Self::Declarer
        } else if Side::of(seat) == Side::of(declarer) {
            Self::Dummy
        } else {
            Self::Defender
        }
    }

    /// The id that lessons and other programs use.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The role with this id; `None` if there is none.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }
}
