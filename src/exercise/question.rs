//! Questions: the prompt, the exhibits, and the shape of the answer. The set of shapes is closed,
//! so that screens, terminal and tests need no change when a kind of exercise is added.

#![allow(missing_docs, reason = "the names of the rest say it")]

use crate::Exhibit;
use engine::{Call, Fact, Facts, Hand, Seat};

/// A text without a Law: an id and facts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase {
    pub id: &'static str,
    /// The facts that the text mentions.
    pub facts: Facts,
}

impl Phrase {
    /// A phrase without facts.
    pub const fn new(id: &'static str) -> Self {
        Self {
            id,
            facts: Facts::new_const(),
        }
    }

    /// Adds a fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The question in one or two lines.
    pub prompt: Phrase,
    pub exhibits: Vec<Exhibit>,
    pub ask: Ask,
}

/// The shape of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// One of these.
    Choice(Vec<Phrase>),
    /// Any subset of these, perhaps empty.
    Choices(Vec<Phrase>),
    /// One of these calls, which the auction shown numbers from 1.
    CallMade(Vec<(Seat, Call)>),
    /// A number for each row.
    Column(Column),
    /// A line of a score slip in the learner's notation.
    ScoreSlip,
    /// Any set of calls.
    Calls,
    /// Any set of these cards.
    Cards(Hand),
    /// One of the four players.
    Seat,
    /// A whole number of points; negative for the side that loses them.
    Number,
    /// A nonnegative whole number of something else, which the phrase names.
    Count(Phrase),
    /// Points for each line of a score.
    Account,
}

/// A column to fill in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub rows: Vec<Phrase>,
    /// Whether half points occur; then answers count half points.
    pub halves: bool,
}
