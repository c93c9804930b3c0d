//! The words with which declarer calls for a card of dummy.

use contract_bridge::{Card, Rank, Strain, Suit};
use serde::{Deserialize, Serialize};

use crate::Phrase;
use crate::fields::{CardText, RankText, SuitText};
use engine::Fact;
use engine::laws::dummy_card::Designation;

/// What declarer says; a lesson writes `small`, `suit("S")`, `rank("Q")`, `card("SQ")`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Says {
    /// “Small”.
    Small,
    /// “Duck”.
    Duck,
    /// “High”.
    High,
    /// “Win it”.
    Win,
    /// “Ruff”.
    Ruff,
    /// “Play anything”.
    Anything,
    /// A suit alone.
    #[serde(
        deserialize_with = "SuitText::read",
        serialize_with = "SuitText::write"
    )]
    Suit(Suit),
    /// “A high spade”.
    #[serde(
        deserialize_with = "SuitText::read",
        serialize_with = "SuitText::write"
    )]
    HighOf(Suit),
    /// A rank alone.
    #[serde(
        deserialize_with = "RankText::read",
        serialize_with = "RankText::write"
    )]
    Rank(Rank),
    /// Suit and rank.
    #[serde(
        deserialize_with = "CardText::read",
        serialize_with = "CardText::write"
    )]
    Card(Card),
}

impl Says {
    /// What the Laws call it. “Ruff” names the trump suit; at no trump it says nothing.
    pub(super) fn designation(self, strain: Strain) -> Designation {
        match self {
            Self::Small | Self::Duck => Designation::Low,
            Self::High => Designation::High,
            Self::Win => Designation::Win,
            Self::Ruff => strain
                .suit()
                .map_or(Designation::Anything, Designation::Suit),
            Self::Anything => Designation::Anything,
            Self::Suit(suit) => Designation::Suit(suit),
            Self::HighOf(suit) => Designation::HighOf(suit),
            Self::Rank(rank) => Designation::Rank(rank),
            Self::Card(card) => Designation::Card(card),
        }
    }

    /// The question, with the words in it.
    pub(super) fn prompt(self) -> Phrase {
        let prompt = Phrase::new(match self {
            Self::Small => "exercise-dummys_card-small",
            Self::Duck => "exercise-dummys_card-duck",
            Self::High => "exercise-dummys_card-high",
            Self::Win => "exercise-dummys_card-win",
            Self::Ruff => "exercise-dummys_card-ruff",
            Self::Anything => "exercise-dummys_card-anything",
            Self::Suit(_) => "exercise-dummys_card-suit",
            Self::HighOf(_) => "exercise-dummys_card-high_of",
            Self::Rank(_) => "exercise-dummys_card-rank",
            Self::Card(_) => "exercise-dummys_card-card",
        });
        match self {
            Self::Suit(suit) | Self::HighOf(suit) => prompt.with("suit", Fact::Suit(suit)),
            Self::Rank(rank) => prompt.with("rank", Fact::Rank(rank)),
            Self::Card(card) => prompt.with("card", Fact::Card(card)),
            _ => prompt,
        }
    }
}
