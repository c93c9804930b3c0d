//! Penalty cards (Laws 50 and 51): the cards in front of a defender, and their kind.

use contract_bridge::{Card, Hand};
use strum::{EnumString, IntoStaticStr};

use crate::is_honour;

/// The two kinds of penalty card (Law 50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case", ascii_case_insensitive)]
pub enum PenaltyKind {
    /// One single small card exposed by accident.
    Minor,
    /// Every other penalty card.
    Major,
}

id!(PenaltyKind);

/// The penalty cards of one defender. Two or more are always major (Law 50B).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[must_use]
pub enum PenaltyCards {
    /// No penalty cards.
    #[default]
    None,
    /// One minor penalty card.
    Minor(Card),
    /// One or more major penalty cards.
    Major(Hand),
}

/// Why a combination of penalty cards is impossible.
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
    pub fn major(card: Card) -> Self {
        Self::Major([card].into_iter().collect())
    }

    /// Penalty cards from a list; never a minor one beside another, or an honour as a minor one.
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

    /// All of them, of both kinds.
    pub fn cards(self) -> Hand {
        match self {
            Self::None => Hand::EMPTY,
            Self::Minor(card) => [card].into_iter().collect(),
            Self::Major(cards) => cards,
        }
    }

    /// The major ones.
    pub fn majors(self) -> Hand {
        if let Self::Major(cards) = self {
            cards
        } else {
            Hand::EMPTY
        }
    }

    /// The kind of a card; `None` if it is no penalty card.
    pub fn kind(self, card: Card) -> Option<PenaltyKind> {
        match self {
            Self::Minor(minor) if minor == card => Some(PenaltyKind::Minor),
            Self::Major(cards) if cards.contains(card) => Some(PenaltyKind::Major),
            _ => None,
        }
    }

    /// Adds exposed cards: one small card by accident is minor, else all are major (Law 50B).
    pub fn with(self, exposed: Hand, by: Exposed) -> Self {
        // A minor penalty card that is played on purpose against the Law becomes major.
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

    /// Combines two sets: two or more cards are major, and a major card stays major (Law 50B).
    pub fn together(self, others: Self) -> Self {
        match (self, others) {
            (one, Self::None) | (Self::None, one) => one,
            (Self::Minor(one), Self::Minor(other)) if one == other => self,
            _ => Self::Major(self.cards() | others.cards()),
        }
    }

    /// Removes cards that were played or picked up. A major card stays major.
    pub fn without(self, gone: Hand) -> Self {
        match self {
            Self::Minor(card) if gone.contains(card) => Self::None,
            Self::Major(cards) if (cards - gone).is_empty() => Self::None,
            Self::Major(cards) => Self::Major(cards - gone),
            other => other,
        }
    }
}

/// How a card was exposed, as far as its kind depends on it (Law 50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Exposed {
    /// Dropped, or stuck to another card.
    ByAccident,
    /// Played, led, named or shown on purpose, although against the Law.
    Deliberately,
}
