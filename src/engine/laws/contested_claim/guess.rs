//! Whether a line turns on which opponent has a card (Law 70E1).

use contract_bridge::{Card, Hand, Seat};

use super::ContestedClaim;
use crate::{BySeat, cards_of};

/// Nobody finesses deeper than against two cards.
const DEEPEST: usize = 2;

impl ContestedClaim {
    /// Whether the line loses a trick to a card against which the claimer's side could have finessed:
    /// it played for the drop, or the finesse lost. If an opponent has shown out, nothing is guessed.
    pub(super) fn is_guess(&self, line: &[(Seat, [Card; 4])]) -> bool {
        let lost: Hand = self.lost(line).collect();
        let (mut hands, mut shown_out) = (self.hands, self.shown_out);
        for (leader, cards) in line {
            let led = cards[0].suit;
            let own = self.is_own(*leader);
            let void = |seat: Seat| !self.is_own(seat) && shown_out[seat].contains(led);
            let known = Seat::ALL.into_iter().any(void) || own && cards[1].suit != led;
            let mut missing = cards_of(lost, led).iter();
            if !known && missing.any(|missing| self.may_finesse(&hands, *leader, cards[0], missing))
            {
                return true;
            }
            let mut seat = *leader;
            for card in cards {
                hands[seat] -= Hand::from_iter([*card]);
                if card.suit != led {
                    shown_out[seat] = shown_out[seat].with([led].into_iter().collect());
                }
                seat = seat.lho();
            }
        }
        false
    }

    /// Whether a card that an opponent still has can be finessed against when its suit is led.
    fn may_finesse(&self, hands: &BySeat<Hand>, leader: Seat, lead: Card, missing: Card) -> bool {
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
        if !theirs.contains(missing) {
            return false;
        }
        if own {
            // Led towards the card, or the card itself is run.
            let towards = below(here) && finesses(there) && (above(here) || above(there));
            towards || finesses(here) && above(there)
        } else {
            let over = finesses(here) && (above(here) || above(there));
            over || above(here) && finesses(there)
        }
    }
}
