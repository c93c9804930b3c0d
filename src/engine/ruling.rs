//! *It has happened, what now?*: who may choose, the options, and the consequences of each. What
//! only a Director can find out (was it unintended?) is passed in as a fact and never guessed.

use contract_bridge::Seat;

use crate::{Reason, Side};

/// The player or side that chooses among the options of a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chooser {
    /// The Law itself: there is one option.
    Nobody,
    /// One player, without consulting partner (Law 10C).
    Player(Seat),
    /// Either player of a side: the first to speak.
    Either(Side),
}

/// A choice after an irregularity. Every kind of ruling has its own type of choices.
pub trait Choice: Copy + PartialEq + Into<&'static str> {
    /// The id of the kind of choice, whichever the suit or card: lower case, `_` between words.
    fn id(self) -> &'static str {
        self.into()
    }
}

/// One option, with its consequences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer<C, Consequence> {
    /// The choice.
    pub choice: C,
    /// The consequences, in the order in which they happen.
    pub follows: Vec<Consequence>,
}

/// A ruling after an irregularity.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Ruling<C, Consequence> {
    /// The player or side that chooses.
    pub chooser: Chooser,
    /// The options; never empty.
    pub options: Vec<Offer<C, Consequence>>,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl<C, Consequence> Ruling<C, Consequence> {
    /// A ruling without a choice.
    pub fn only(choice: C, follows: Vec<Consequence>, reasons: Vec<Reason>) -> Self {
        Self {
            chooser: Chooser::Nobody,
            options: vec![Offer { choice, follows }],
            reasons,
        }
    }
}

impl<C: PartialEq, Consequence> Ruling<C, Consequence> {
    /// The consequences of a choice; `None` if it is not offered.
    pub fn follows(&self, choice: &C) -> Option<&[Consequence]> {
        let offer = self.options.iter().find(|offer| offer.choice == *choice)?;
        Some(&offer.follows)
    }
}
