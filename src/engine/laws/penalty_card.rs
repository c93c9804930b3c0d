//! Penalty cards (Laws 50 and 51): what lies in front of a defender, and of
//! which kind. What may be played while it lies there is judged by
//! [`Turn`](crate::play::Turn); what declarer may ask of the owner's
//! partner stands in [`lead_restriction`](crate::laws::lead_restriction).

use contract_bridge::{Card, Hand};

use crate::is_honour;

/// The two kinds of penalty card (Law 50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PenaltyKind {
    /// One single small card exposed by accident.
    Minor,
    /// Every other one.
    Major,
}

/// The penalty cards in front of one defender.
///
/// Two or more are always major (Law 50B), so a minor one is always alone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum PenaltyCards {
    /// None.
    #[default]
    None,
    /// One minor penalty card.
    Minor(Card),
    /// One or more major penalty cards.
    Major(Hand),
}

/// Penalty cards that cannot lie together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossiblePenaltyCards {
    /// A minor penalty card beside another one.
    #[error("a minor penalty card is always the only one (Law 50B)")]
    MinorBesideAnother(Card),
    /// An honour as a minor penalty card.
    #[error("an honour is never a minor penalty card (Law 50B)")]
    MinorHonour(Card),
}

impl PenaltyCards {
    /// One major penalty card.
    #[must_use]
    pub fn major(card: Card) -> Self {
        Self::Major([card].into_iter().collect())
    }

    /// Penalty cards from a list, as a lesson or another program states them.
    ///
    /// # Errors
    /// A minor one beside another, or an honour as minor.
    pub fn from_kinds(
        cards: impl IntoIterator<Item = (Card, PenaltyKind)>,
    ) -> Result<Self, ImpossiblePenaltyCards> {
        let cards: Vec<_> = cards.into_iter().collect();
        let minor = cards.iter().find(|(_, kind)| *kind == PenaltyKind::Minor);
        match (minor, cards.len()) {
            (Some(&(card, _)), _) if is_honour(card) => {
                Err(ImpossiblePenaltyCards::MinorHonour(card))
            }
            (Some(&(card, _)), 1) => Ok(Self::Minor(card)),
            (Some(&(card, _)), _) => Err(ImpossiblePenaltyCards::MinorBesideAnother(card)),
            (None, 0) => Ok(Self::None),
            (None, _) => Ok(Self::Major(
                cards.into_iter().map(|(card, _)| card).collect(),
            )),
        }
    }

    /// All of them, of whichever kind.
    #[must_use]
    pub fn cards(self) -> Hand {
        match self {
            Self::None => Hand::EMPTY,
            Self::Minor(card) => [card].into_iter().collect(),
            Self::Major(cards) => cards,
        }
    }

    /// The major ones.
    #[must_use]
    pub fn majors(self) -> Hand {
        if let Self::Major(cards) = self {
            cards
        } else {
            Hand::EMPTY
        }
    }

    /// The kind of a card, if it lies there.
    #[must_use]
    pub fn kind(self, card: Card) -> Option<PenaltyKind> {
        match self {
            Self::Minor(minor) if minor == card => Some(PenaltyKind::Minor),
            Self::Major(cards) if cards.contains(card) => Some(PenaltyKind::Major),
            _ => None,
        }
    }

    /// The same with newly exposed cards (Law 50B): one small card, exposed by
    /// accident, alone, is minor; in every other case all become major.
    #[must_use]
    pub fn with(self, exposed: Hand, by: Exposed) -> Self {
        // A minor penalty card played on purpose where it may not be is major from then on.
        if by == Exposed::Deliberately && !exposed.is_empty() {
            return Self::Major(self.cards() | exposed);
        }
        let exposed = exposed - self.cards();
        let single = exposed.iter().next().filter(|_| exposed.len() == 1);
        match (self, single) {
            _ if exposed.is_empty() => self,
            (Self::None, Some(card)) if !is_honour(card) => Self::Minor(card),
            _ => Self::Major(self.cards() | exposed),
        }
    }

    /// Both at once: two or more are major, and what is major stays so (Law 50B).
    #[must_use]
    pub fn together(self, others: Self) -> Self {
        match (self, others) {
            (one, Self::None) | (Self::None, one) => one,
            (Self::Minor(one), Self::Minor(other)) if one == other => self,
            _ => Self::Major(self.cards() | others.cards()),
        }
    }

    /// The same after cards were played or picked up. What was major stays major.
    #[must_use]
    pub fn without(self, gone: Hand) -> Self {
        match self {
            Self::Minor(card) if gone.contains(card) => Self::None,
            Self::Major(cards) if (cards - gone).is_empty() => Self::None,
            Self::Major(cards) => Self::Major(cards - gone),
            other => other,
        }
    }
}

/// How a card came to be exposed, as far as its kind depends on it (Law 50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Exposed {
    /// Dropped, or stuck to another.
    ByAccident,
    /// Played, led, named or shown on purpose, although wrongly.
    Deliberately,
}
