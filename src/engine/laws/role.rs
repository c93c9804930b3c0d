//! Declarer, dummy, defender: the Laws ask who somebody is in the play, not where he sits.

use contract_bridge::Seat;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Side;

/// What a player is during the play.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Role {
    /// Who plays both hands of the side that won the auction.
    Declarer,
    /// Declarer's partner, whose hand lies face up.
    Dummy,
    /// Either opponent of declarer.
    Defender,
}

impl Role {
    /// All three.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The role of a seat, given who declares.
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

    /// The word for lessons and other programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The role with this word.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }
}
