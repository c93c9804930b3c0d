//! What declarer may require of the partner of a player with penalty cards (Laws 50D2, 51B).

use contract_bridge::{Card, Hand, Suit};

use crate::cards_of;
use crate::laws::penalty_card::PenaltyCards;
use crate::play::{Restriction, SuitSet};

/// What declarer may choose when that partner is to lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeadChoice {
    /// A suit must be led; its penalty cards go back to the hand.
    Require(Suit),
    /// One or more suits must not be led; their penalty cards go back to the hand.
    Forbid(SuitSet),
    /// Declarer requires nothing; the penalty cards stay.
    NoDemand,
}

/// The choices before the partner of `owner`'s penalty cards leads. Empty without a major one: not
/// even "no demand" (Law 50C).
pub fn lead_choices(owner: PenaltyCards) -> Vec<LeadChoice> {
    let majors = owner.majors();
    let suits: Vec<Suit> = Suit::ASC
        .into_iter()
        .filter(|&suit| !cards_of(majors, suit).is_empty())
        .collect();
    if suits.is_empty() {
        return Vec::new();
    }
    let mut subsets: Vec<Vec<Suit>> = (1..1_usize << suits.len())
        .map(|mask| {
            let chosen = suits
                .iter()
                .enumerate()
                .filter(|(i, _)| mask & (1 << i) != 0);
            chosen.map(|(_, &suit)| suit).collect()
        })
        .collect();
    subsets.sort_by_key(Vec::len);
    let required = suits.iter().copied().map(LeadChoice::Require);
    let forbidden = subsets
        .into_iter()
        .map(|set| LeadChoice::Forbid(set.into_iter().collect()));
    required
        .chain(forbidden)
        .chain([LeadChoice::NoDemand])
        .collect()
}

impl LeadChoice {
    /// The restriction on the lead that this choice imposes.
    pub fn restriction(self) -> Restriction {
        match self {
            Self::Require(suit) => Restriction::require(suit),
            Self::Forbid(suits) => Restriction::forbid(suits),
            Self::NoDemand => Restriction::None,
        }
    }

    /// The penalty cards that go back to their owner's hand.
    pub fn picked_up(self, owner: PenaltyCards) -> Hand {
        let goes = |card: &Card| match self {
            Self::Require(suit) => card.suit == suit,
            Self::Forbid(suits) => suits.contains(card.suit),
            Self::NoDemand => false,
        };
        owner.cards().iter().filter(goes).collect()
    }
}
