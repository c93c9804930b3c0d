//! Finished tricks: everybody turns his own card and leaves it before him (Law 65).

use crate::Side;

/// How a card of a finished trick lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turned {
    /// Pointing to partner: the trick was won.
    Upright,
    /// Pointing to the opponents: the trick was lost.
    Sideways,
}

impl Turned {
    /// How a player of `side` turns his card after a trick won by `winner`.
    #[must_use]
    pub fn after(winner: Side, side: Side) -> Self {
        if winner == side {
            Self::Upright
        } else {
            Self::Sideways
        }
    }

    /// Who won the trick, seen from a card that a player of `side` has turned.
    #[must_use]
    pub fn winner(self, side: Side) -> Side {
        match self {
            Self::Upright => side,
            Self::Sideways => side.opponents(),
        }
    }
}

/// The tricks won by the owner of a row of turned cards; partner's row shows the same.
#[must_use]
pub fn tricks_won(row: &[Turned]) -> usize {
    row.iter().filter(|card| **card == Turned::Upright).count()
}
