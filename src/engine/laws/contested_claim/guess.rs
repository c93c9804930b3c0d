//! Whether a line turns on which opponent has a card (Law 70E1).

use contract_bridge::{Card, Hand, Seat};

use super::ContestedClaim;
use crate::play::trick::winner;
use crate::{BySeat, cards_of};

/// Nobody finesses deeper than against two cards.
const DEEPEST: usize = 2;

impl ContestedClaim {
    /// Whether the line goes wrong in a suit in which the claimer's side could have finessed: it played
    /// for the drop, or the finesse lost. If an opponent has shown out, nothing is guessed.
    pub(super) fn is_guess(&self, line: &[(Seat, [Card; 4])]) -> bool {
        let (mut hands, mut shown_out) = (self.hands, self.shown_out);
        let mut best = self.best_play(&hands, self.leader);
        for (leader, cards) in line {
            let led = cards[0].suit;
            let before = hands;
            let own = self.is_own(*leader);
            let void = |seat: Seat| !self.is_own(seat) && shown_out[seat].contains(led);
            let known = Seat::ALL.into_iter().any(void) || own && cards[1].suit != led;
            let mut seat = *leader;
            for card in cards {
                hands[seat] -= Hand::from_iter([*card]);
                if card.suit != led {
                    shown_out[seat] = shown_out[seat].with([led].into_iter().collect());
                }
                seat = seat.lho();
            }
            let next = winner(*leader, cards, self.strain).unwrap_or(seat);
            let after = self.best_play(&hands, next);
            let kept = after.map(|after| after + u8::from(self.is_own(next)));
            if !known && kept < best && self.may_finesse(&before, *leader, cards[0]) {
                return true;
            }
            best = after;
        }
        false
    }

    /// Whether there is a finesse against a card of the opponents in the suit that is led.
    fn may_finesse(&self, hands: &BySeat<Hand>, leader: Seat, lead: Card) -> bool {
        let theirs = Seat::ALL.into_iter().filter(|&seat| !self.is_own(seat));
        let theirs = theirs.fold(Hand::EMPTY, |all, seat| all | hands[seat]);
        let mut missing = cards_of(theirs, lead.suit).iter();
        missing.any(|missing| self.beats_by_finesse(hands, leader, lead, missing))
    }

    /// Whether a card that an opponent still has can be finessed against when its suit is led.
    fn beats_by_finesse(
        &self,
        hands: &BySeat<Hand>,
        leader: Seat,
        lead: Card,
        missing: Card,
    ) -> bool {
        let own = self.is_own(leader);
        let first = if own { leader } else { leader.lho() };
        let of = |seat: Seat| cards_of(hands[seat], missing.suit);
        let theirs = of(first.lho()) | of(first.rho());
        let [here, there] = [first, first.partner()].map(of);
        let above = |cards: Hand| cards.iter().any(|card| card.rank > missing.rank);
        let below = |cards: Hand| cards.iter().any(|card| card.rank < missing.rank);
        // It wins if the missing cards are in front of it.
        let finesses = |cards: Hand| {
            cards.iter().any(|card| {
                let higher = theirs.iter().filter(|it| it.rank > card.rank).count();
                let beats = own || card.rank > lead.rank;
                card.rank < missing.rank && higher <= DEEPEST && beats
            })
        };
        if own {
            // Led towards the card, or the card itself is run; with one card there is no choice.
            let towards = below(here) && finesses(there) && (above(here) || above(there));
            towards || finesses(here) && above(there) && below(there)
        } else {
            let over = finesses(here) && (above(here) || above(there));
            here.len() > 1 && (over || above(here) && finesses(there))
        }
    }
}
