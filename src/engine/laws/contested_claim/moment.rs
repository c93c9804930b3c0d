//! A hand of the claimer's side at its turn, and what may be known of the cards.

use contract_bridge::{Card, Hand, Seat, Suit};

use super::{ContestedClaim, State};
use crate::cards_of;

/// A hand of the claimer's side at its turn.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    pub claim: &'a ContestedClaim,
    pub state: &'a State,
    pub played: &'a [Card],
    pub seat: Seat,
}

impl Moment<'_> {
    pub fn hand(&self) -> Hand {
        self.held(self.seat)
    }

    /// The cards of a player, without the one played to the trick.
    pub fn held(&self, seat: Seat) -> Hand {
        self.state.hands[seat] - Hand::from_iter(self.played.iter().copied())
    }

    /// The number of the opponents' cards that are higher: cards with equal numbers are equals.
    pub fn higher(&self, card: Card) -> usize {
        let theirs = [self.seat.lho(), self.seat.rho()];
        let theirs = theirs.map(|seat| cards_of(self.held(seat), card.suit));
        let theirs = theirs[0] | theirs[1];
        theirs.iter().filter(|it| it.rank > card.rank).count()
    }

    pub fn is_master(&self, card: Card) -> bool {
        self.higher(card) == 0
    }
}

pub(super) fn one(card: Card) -> Hand {
    Hand::from_iter([card])
}

/// The lowest card of cards of one suit, if there is any.
pub(super) fn lowest(cards: Hand) -> Hand {
    cards.iter().next_back().map_or(Hand::EMPTY, one)
}

/// Whether a hand has none of a side suit, and a trump.
pub(super) fn can_ruff(claim: &ContestedClaim, state: &State, seat: Seat, suit: Suit) -> bool {
    let trumps = claim.strain.suit().filter(|trumps| *trumps != suit);
    let hand = state.hands[seat];
    trumps.is_some_and(|trumps| hand[suit].is_empty() && !hand[trumps].is_empty())
}
