//! The text fields of the ruling desk.

use crate::desk::exposed::ExposedCase;
use crate::engine::{Card, Hand};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Field {
    /// A contract with its result: that of a score, or the next line of a list.
    Result,
    Calls,
    #[default]
    Cards,
    Before,
    Partners,
    Hand,
    PartnerHand,
    Trick,
    Scores,
}

impl Field {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Result => "result",
            Self::Calls => "calls",
            Self::Cards => "cards",
            Self::Before => "before",
            Self::Partners => "partners",
            Self::Hand => "hand",
            Self::PartnerHand => "partner-hand",
            Self::Trick => "trick",
            Self::Scores => "scores",
        }
    }

    /// The cards of the case that belong into this field.
    pub(in crate::ui) fn cards(self, case: &ExposedCase) -> Vec<Card> {
        let hand = match self {
            Self::Cards => case.cards,
            Self::Before => case.before.cards,
            Self::Partners => case.partners.cards,
            Self::Hand => case.hand,
            Self::PartnerHand => case.partner_hand,
            Self::Trick => return case.trick.clone(),
            Self::Result | Self::Calls | Self::Scores => Hand::EMPTY,
        };
        hand.iter().collect()
    }

    /// Replaces the cards of the case in this field. Returns whether cards belong into it.
    pub(in crate::ui) fn put(self, case: &mut ExposedCase, cards: Vec<Card>) -> bool {
        let hand = cards.iter().copied().collect();
        match self {
            Self::Cards => case.cards = hand,
            Self::Before => case.before.cards = hand,
            Self::Partners => case.partners.cards = hand,
            Self::Hand => case.hand = hand,
            Self::PartnerHand => case.partner_hand = hand,
            Self::Trick => case.trick = cards,
            Self::Result | Self::Calls | Self::Scores => return false,
        }
        true
    }
}
