//! What a play is made of, and what it refuses.

use contract_bridge::{Card, Seat};

use crate::play::IllegalCard;
use crate::{Citation, Fact, Reason};

/// Four cards in clockwise order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// The cards, the leader's first.
    pub cards: [Card; 4],
    /// Who won it (Law 44E, F).
    pub winner: Seat,
}

/// A card that was played, and what let it stand if it was irregular.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedCard {
    /// Who played it.
    pub seat: Seat,
    /// What.
    pub card: Card,
    /// The Law under which an irregular play stands; `None` for a regular one.
    pub condoned: Option<Citation>,
}

/// Why a card may not be played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalPlay {
    /// All tricks have been played.
    Over,
    /// Declarer has first to choose (Laws 26B, 50D2, 51A).
    ChoicePending,
    /// The opening lead lies face down; it is to be faced, not changed (Law 41A).
    LeadFaceDown {
        /// The card that lies there.
        card: Card,
    },
    /// The card itself.
    Card(IllegalCard),
}

impl IllegalPlay {
    /// The rule broken, with its Law.
    #[must_use]
    pub fn reason(self, card: Card) -> Reason {
        let said = match self {
            Self::Over => Reason::new("play-over", "44"),
            Self::ChoicePending => Reason::new("choice-pending", "50D2"),
            Self::LeadFaceDown { .. } => Reason::new("lead-lies-face-down", "41A"),
            Self::Card(illegal) => return illegal.reason(card),
        };
        said.with("card", Fact::Card(card))
    }
}

/// Hands that cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleDeal {
    /// The same card in two hands.
    #[error("card {} is in two hands", crate::notation::card(*.0))]
    CardTwice(Card),
    /// A hand with another number of cards than thirteen.
    #[error("{0:?} has {1} cards instead of 13")]
    NotThirteen(Seat, usize),
    /// Hands of an ending that are not of one length.
    #[error("the hands do not have the same number of cards")]
    Unequal,
    /// A whole deal that somebody else than declarer's left-hand opponent opens.
    #[error("the opening lead belongs to the player on declarer's left (Law 41A)")]
    NotTheOpeningLeader,
    /// An ending without cards.
    #[error("there are no cards to play")]
    NoCards,
}
