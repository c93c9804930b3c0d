//! The words with which declarer calls for a card of dummy.

use contract_bridge::{Card, Rank, Strain, Suit};
use serde::Deserialize;

use crate::Phrase;
use crate::fields::{Fault, Field};
use crate::writing::Value;
use engine::laws::dummy_card::Designation;
use engine::{Fact, notation};

/// What declarer says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    Suit(Suit),
    /// “A high spade”.
    HighOf(Suit),
    /// A rank alone.
    Rank(Rank),
    /// Suit and rank.
    Card(Card),
}

/// As a lesson writes it: `small`, `suit("S")`, `rank("Q")`, `card("SQ")`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Written {
    Small,
    Duck,
    High,
    Win,
    Ruff,
    Anything,
    Suit(String),
    HighOf(String),
    Rank(String),
    Card(String),
}

impl Written {
    pub(super) fn read(self) -> Result<Says, Fault> {
        let suit = |text: String| {
            notation::parse_suit(&text).map_err(|_| Fault::new("notation", Field::Strain, text))
        };
        let card = |text: String| {
            notation::parse_card(&text).map_err(|_| Fault::new("notation", Field::Card, text))
        };
        Ok(match self {
            Self::Small => Says::Small,
            Self::Duck => Says::Duck,
            Self::High => Says::High,
            Self::Win => Says::Win,
            Self::Ruff => Says::Ruff,
            Self::Anything => Says::Anything,
            Self::Suit(text) => Says::Suit(suit(text)?),
            Self::HighOf(text) => Says::HighOf(suit(text)?),
            // A rank is read as the spade of that rank.
            Self::Rank(text) => Says::Rank(card(format!("S{text}"))?.rank),
            Self::Card(text) => Says::Card(card(text)?),
        })
    }
}

impl Says {
    /// As a lesson writes it.
    pub(super) fn writing(self) -> Value {
        let named = |name: &'static str, text: &str| {
            Value::Named(name, Box::new(Value::Text(text.to_owned())))
        };
        match self {
            Self::Small => Value::Word("small"),
            Self::Duck => Value::Word("duck"),
            Self::High => Value::Word("high"),
            Self::Win => Value::Word("win"),
            Self::Ruff => Value::Word("ruff"),
            Self::Anything => Value::Word("anything"),
            Self::Suit(suit) => named("suit", notation::strain(suit.into())),
            Self::HighOf(suit) => named("high_of", notation::strain(suit.into())),
            Self::Rank(rank) => named("rank", &rank.letter().to_string()),
            Self::Card(card) => named("card", &notation::card(card)),
        }
    }

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
        match self {
            Self::Small => Phrase::new("exercise-dummys_card-small"),
            Self::Duck => Phrase::new("exercise-dummys_card-duck"),
            Self::High => Phrase::new("exercise-dummys_card-high"),
            Self::Win => Phrase::new("exercise-dummys_card-win"),
            Self::Ruff => Phrase::new("exercise-dummys_card-ruff"),
            Self::Anything => Phrase::new("exercise-dummys_card-anything"),
            Self::Suit(suit) => {
                Phrase::new("exercise-dummys_card-suit").with("suit", Fact::Suit(suit))
            }
            Self::HighOf(suit) => {
                Phrase::new("exercise-dummys_card-high_of").with("suit", Fact::Suit(suit))
            }
            Self::Rank(rank) => {
                Phrase::new("exercise-dummys_card-rank").with("rank", Fact::Rank(rank))
            }
            Self::Card(card) => {
                Phrase::new("exercise-dummys_card-card").with("card", Fact::Card(card))
            }
        }
    }
}
