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
    /// One player, without consulting partner (Law 10C).
    Player(Seat),
    /// Either player of a side: the first to speak.
    Either(Side),
}

/// What may be chosen after an irregularity. Every kind of ruling has its own choices.
pub trait Choice: Copy + PartialEq {
    /// The word for other programs, in small letters with `_` between its parts. It says which
    /// kind of choice this is, not which suit or card.
    fn id(self) -> &'static str;
}

/// One thing that may be chosen, with what follows from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer<C, Consequence> {
    /// What may be chosen.
    pub choice: C,
    /// What follows, in the order in which it happens.
    pub follows: Vec<Consequence>,
}

/// What the Laws say after an irregularity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling<C, Consequence> {
    /// Who chooses.
    pub chooser: Chooser,
    /// What may be chosen; never empty.
    pub options: Vec<Offer<C, Consequence>>,
    /// Why, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl<C, Consequence> Ruling<C, Consequence> {
    /// A ruling in which the Law leaves nothing to choose.
    #[must_use]
    pub fn only(choice: C, follows: Vec<Consequence>, reasons: Vec<Reason>) -> Self {
        Self {
            chooser: Chooser::Nobody,
            options: vec![Offer { choice, follows }],
            reasons,
        }
    }
}

impl<C: PartialEq, Consequence> Ruling<C, Consequence> {
    /// What follows from a choice; `None` if it is not offered.
    #[must_use]
    pub fn follows(&self, choice: &C) -> Option<&[Consequence]> {
        let offer = self.options.iter().find(|offer| offer.choice == *choice)?;
        Some(&offer.follows)
    }
}
