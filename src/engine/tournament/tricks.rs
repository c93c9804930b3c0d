//! Finished tricks: each player turns the player's own card and leaves it on the table (Law 65).

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
    /// How a player of `side` turns the card after a trick won by `winner`.
    pub fn after(winner: Side, side: Side) -> Self {
        if winner == side {
            Self::Upright
        } else {
            Self::Sideways
        }
    }

    /// The side that won the trick, given a card turned by a player of `side`.
    pub fn winner(self, side: Side) -> Side {
        match self {
            Self::Upright => side,
            Self::Sideways => side.opponents(),
        }
    }
}

/// The tricks won by the owner of a row of turned cards. Partner's row gives the same number.
pub fn tricks_won(row: &[Turned]) -> usize {
    row.iter().filter(|card| **card == Turned::Upright).count()
}
