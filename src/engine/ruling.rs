//! *It has happened, what now?*: who may choose among what, and what follows from each.
//!
//! Every Law that deals with an irregularity answers in this form. Where
//! nothing is to be chosen there is one option and [`Chooser::Nobody`]. What
//! only a Director can find out (was it unintended? is the call comparable?)
//! is given to the Law as a fact, never guessed by it.

use contract_bridge::Seat;

use crate::{Reason, Side};

/// Who chooses among the options of a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chooser {
    /// The Law itself: there is one option.
    Nobody,
    /// One player, without consulting his partner (Law 10C).
    Player(Seat),
    /// Either player of a side, whoever speaks first.
    Either(Side),
}

/// One thing that may be chosen, with what follows from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer<Choice, Consequence> {
    /// What may be chosen.
    pub choice: Choice,
    /// What follows, in the order in which it happens.
    pub follows: Vec<Consequence>,
}

/// What the Laws say after an irregularity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling<Choice, Consequence> {
    /// Who chooses.
    pub chooser: Chooser,
    /// What may be chosen; never empty.
    pub options: Vec<Offer<Choice, Consequence>>,
    /// Why, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl<Choice, Consequence> Ruling<Choice, Consequence> {
    /// A ruling in which the Law leaves nothing to choose.
    #[must_use]
    pub fn only(choice: Choice, follows: Vec<Consequence>, reasons: Vec<Reason>) -> Self {
        Self {
            chooser: Chooser::Nobody,
            options: vec![Offer { choice, follows }],
            reasons,
        }
    }
}

impl<Choice: PartialEq, Consequence> Ruling<Choice, Consequence> {
    /// What follows from a choice; `None` if it is not offered.
    #[must_use]
    pub fn follows(&self, choice: &Choice) -> Option<&[Consequence]> {
        let offer = self.options.iter().find(|offer| offer.choice == *choice)?;
        Some(&offer.follows)
    }
}
