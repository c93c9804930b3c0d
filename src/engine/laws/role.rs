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

ids!(Role);

impl Role {
    /// The role of a seat, given the declarer.
    pub fn of(seat: Seat, declarer: Seat) -> Self {
        if seat == declarer {
            Self::Declarer
        } else if Side::of(seat) == Side::of(declarer) {
            Self::Dummy
        } else {
            Self::Defender
        }
    }
}
