//! The tricks and cards of a play, and its errors.

use contract_bridge::{Card, Seat};

use crate::play::IllegalCard;
use crate::{Citation, Fact, Reason};

/// Four cards in clockwise order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    /// The player who led.
    pub leader: Seat,
    /// The cards, the leader's first.
    pub cards: [Card; 4],
    /// The player who won it (Law 44E, F).
    pub winner: Seat,
}

/// A card that was played, and the Law that lets it stand if it was irregular.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedCard {
    /// The player who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The Law under which an irregular play stands; `None` for a regular one.
    pub condoned: Option<Citation>,
}

/// Why a card may not be played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalPlay {
    /// All tricks have been played.
    Over,
    /// Declarer must make a choice first (Laws 26B, 50D2, 51A).
    ChoicePending,
    /// The opening lead lies face down; it must be faced and cannot be changed (Law 41A).
    LeadFaceDown(Card),
    /// The card is illegal.
    Card(IllegalCard),
}

impl IllegalPlay {
    /// The rule broken, with its Law.
    pub fn reason(self, card: Card) -> Reason {
        let said = match self {
            Self::Over => Reason::new("play-over", "44"),
            Self::ChoicePending => Reason::new("choice-pending", "50D2"),
            Self::LeadFaceDown(_) => Reason::new("lead-lies-face-down", "41A"),
            Self::Card(illegal) => return illegal.reason(card),
        };
        said.with("card", Fact::Card(card))
    }
}

/// Why hands cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleDeal {
    /// A card is in two hands.
    #[error("card {} is in two hands", crate::notation::card(*.0))]
    CardTwice(Card),
    /// A hand that does not have thirteen cards; with the number it has.
    #[error("{0:?} has {1} cards instead of 13")]
    NotThirteen(Seat, usize),
    /// Hands of an ending that have different lengths.
    #[error("the hands do not have the same number of cards")]
    Unequal,
    /// A whole deal in which the opening leader is not declarer's left-hand opponent.
    #[error("the opening lead belongs to the player on declarer's left (Law 41A)")]
    NotTheOpeningLeader,
    /// An ending without cards.
    #[error("there are no cards to play")]
    NoCards,
}
