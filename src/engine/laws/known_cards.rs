//! What declarer knows of the cards, and which card of dummy is known to win (Law 46B1(b)).
//!
//! The Law does not say what “known” is based on. Interpretation: on everything that declarer has
//! seen, if each player follows suit when able to. Declarer's own hand, if it has still to play,
//! does not beat dummy's card unless every card that it may play does.

use contract_bridge::{Card, Hand, Seat, Suit};

use super::dummy_card::DummyTurn;
use crate::cards_of;
use crate::play::SuitSet;
use crate::play::trick::beats;

/// What declarer knows besides dummy and the trick in progress.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[must_use]
pub struct KnownCards {
    /// The cards left in declarer's hand; `None` if they are not given.
    pub declarer: Option<Hand>,
    /// The cards of earlier tricks.
    pub gone: Hand,
    /// Suits in which the defender on dummy's left has shown out.
    pub void_on_left: SuitSet,
    /// Suits in which the defender on dummy's right has shown out.
    pub void_on_right: SuitSet,
    /// Suits in which dummy has shown out.
    pub void_of_dummy: SuitSet,
    /// Suits in which declarer has shown out.
    pub void_of_declarer: SuitSet,
}

impl KnownCards {
    /// The knowledge from complete tricks, each with the player who led to it.
    pub fn of_tricks(dummy: Seat, tricks: &[(Seat, [Card; 4])]) -> Self {
        let mut known = Self::default();
        for (leader, cards) in tricks {
            let [led, ..] = cards;
            let mut seat = *leader;
            for card in cards {
                known.gone.insert(*card);
                if card.suit != led.suit {
                    let voids = known.voids_of(seat, dummy);
                    *voids = voids.with(SuitSet::from_iter([led.suit]));
                }
                seat = seat.lho();
            }
        }
        known
    }

    fn voids_of(&mut self, seat: Seat, dummy: Seat) -> &mut SuitSet {
        if seat == dummy {
            &mut self.void_of_dummy
        } else if seat == dummy.lho() {
            &mut self.void_on_left
        } else if seat == dummy.rho() {
            &mut self.void_on_right
        } else {
            &mut self.void_of_declarer
        }
    }
}

/// A player, clockwise from dummy: 1 on dummy's left, 2 declarer, 3 on dummy's right.
type Place = usize;

/// Declarer's [`Place`].
pub(super) const DECLARER: Place = 2;

impl DummyTurn {
    /// The cards that declarer has not seen.
    pub(super) fn unseen(&self) -> Hand {
        let trick: Hand = self.trick.iter().copied().collect();
        let own = self.known.declarer.unwrap_or_default();
        Hand::ALL - self.hand - trick - own - self.known.gone
    }

    /// Whether the cards that declarer has not seen are enough for both defenders.
    pub(super) fn leaves_enough(&self) -> bool {
        self.unseen().len() >= self.cards_left(1) + self.cards_left(3)
    }

    /// Whether no hand still to play can beat a card that dummy plays.
    pub(super) fn is_sure(&self, card: Card) -> bool {
        let led = self.trick.first().map_or(card.suit, |led| led.suit);
        (1..=3)
            .filter(|&place| !self.has_played(place))
            .all(|place| !match place {
                DECLARER => self.declarer_must_beat(card, led),
                _ => self.defender_may_beat(place, card, led),
            })
    }

    fn has_played(&self, place: Place) -> bool {
        place + self.trick.len() > 3
    }

    /// Number of cards a player holds: as many as dummy, or one less after playing to this trick.
    pub(super) fn cards_left(&self, place: Place) -> usize {
        self.hand.len() - usize::from(self.has_played(place))
    }

    fn declarer_must_beat(&self, card: Card, led: Suit) -> bool {
        let higher = |own: Card| beats(own, card, self.trumps);
        let Some(hand) = self.known.declarer else {
            // Declarer's cards are not given: one of them may be a winner that must be played.
            return self.unseen().iter().any(higher);
        };
        let follows = cards_of(hand, led);
        let legal = if follows.is_empty() { hand } else { follows };
        !legal.is_empty() && legal.iter().all(higher)
    }

    /// Whether a deal is possible in which this defender has a card that wins and may be played.
    fn defender_may_beat(&self, place: Place, card: Card, led: Suit) -> bool {
        let own = self.possible(place, led);
        let other = self.possible(4 - place, led);
        let higher = |held: &Card| beats(*held, card, self.trumps);
        own.iter().filter(higher).any(|held| {
            // A player who ruffs has no card of the suit led.
            let own = if held.suit == led {
                own
            } else {
                own - cards_of(own, led)
            };
            self.can_hold(held, place, own, other)
        })
    }

    /// The unseen cards that a defender may hold.
    fn possible(&self, place: Place, led: Suit) -> Hand {
        let known = match place {
            1 => self.known.void_on_left,
            _ => self.known.void_on_right,
        };
        // The card of the player on dummy's right is the last of the trick.
        let played = (place + self.trick.len()).checked_sub(4);
        let played = played.and_then(|at| self.trick.get(at));
        let shows_out = played.is_some_and(|card| card.suit != led);
        let unseen = self.unseen().iter();
        unseen
            .filter(|card| !(known.contains(card.suit) || shows_out && card.suit == led))
            .collect()
    }

    /// Whether both defenders can have enough cards (Hall's condition); the rest are declarer's.
    fn can_hold(&self, card: Card, place: Place, mut own: Hand, mut other: Hand) -> bool {
        own.remove(card);
        other.remove(card);
        let (needs, others) = (self.cards_left(place), self.cards_left(4 - place));
        own.len() + 1 >= needs && other.len() >= others && (own | other).len() + 1 >= needs + others
    }
}
