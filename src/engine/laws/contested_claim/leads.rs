//! The normal leads of the claimer's side.

use contract_bridge::{Card, Hand, Suit};

use super::Intention;
use super::moment::{Moment, can_ruff, lowest, one};
use crate::cards_of;

impl Moment<'_> {
    pub fn leads(&self, intention: Option<Intention>) -> Hand {
        let (hand, partner) = (self.hand(), self.seat.partner());
        let dummys = self.held(partner);
        let suits = |wanted: &dyn Fn(Suit) -> bool| {
            let suits = Suit::ASC.into_iter().filter(|suit| wanted(*suit));
            suits.fold(Hand::EMPTY, |all, suit| all | self.leads_of(suit))
        };
        let lowest_of = |suit| lowest(cards_of(hand, suit));
        let to_carry_out = match intention {
            None => return self.any_lead(),
            Some(Intention::DrawTrumps) => {
                let trumps = self.claim.strain.suit();
                suits(&|suit| Some(suit) == trumps)
            }
            Some(Intention::Cash(cashed)) => suits(&|suit| suit == cashed),
            Some(Intention::Play(card)) if hand.contains(card) => one(card),
            Some(Intention::Finesse(card)) if self.runs(card) => one(card),
            Some(Intention::Play(card) | Intention::Finesse(card)) if dummys.contains(card) => {
                lowest_of(card.suit)
            }
            Some(Intention::Ruff(suit)) if can_ruff(self.claim, self.state, partner, suit) => {
                lowest_of(suit)
            }
            Some(_) => Hand::EMPTY,
        };
        if !to_carry_out.is_empty() {
            return to_carry_out;
        }
        // To the other hand, if there is a way: to a winner rather than to a ruff, and not with the
        // card that is to finesse.
        let to_winners = suits_low(&|suit| self.leads_to_master(suit), &lowest_of);
        let ways = match to_winners.is_empty() {
            true => suits_low(&|suit| self.leads_across(suit), &lowest_of),
            false => to_winners,
        };
        let kept = match intention {
            Some(Intention::Finesse(card)) => ways - one(card),
            _ => ways,
        };
        if !kept.is_empty() {
            kept
        } else if !ways.is_empty() {
            ways
        } else {
            self.any_lead()
        }
    }

    /// Whether a finesse with a card of this hand is taken by leading it: the other hand has the
    /// higher card.
    fn runs(&self, card: Card) -> bool {
        let own = cards_of(self.hand(), card.suit);
        let higher = own.iter().any(|it| it.rank > card.rank);
        let theirs = cards_of(self.held(self.seat.partner()), card.suit);
        let above = theirs.iter().any(|it| it.rank > card.rank);
        own.contains(card) && !higher && above
    }

    /// Whether there are winners for all that is claimed; a defender's partner does not know.
    pub fn has_enough(&self) -> bool {
        let winners: usize = Suit::ASC.into_iter().map(|suit| self.winners(suit).0).sum();
        let claimed = usize::from(self.claim.claimed);
        self.claim.follows_plan(self.seat) && usize::from(self.state.won) + winners >= claimed
    }

    fn any_lead(&self) -> Hand {
        let hand = self.hand();
        let mut suits: Vec<Suit> = Suit::ASC.to_vec();
        suits.retain(|suit| !hand[*suit].is_empty());
        if self.has_enough() && suits.iter().any(|suit| self.is_safe(*suit)) {
            suits.retain(|suit| self.is_safe(*suit));
        }
        // What an opponent's void has shown is not thrown away by leading from the tenace.
        let other = |suit: &Suit| self.is_safe(*suit) && !self.is_proven_tenace(*suit);
        if suits.iter().any(other) {
            suits.retain(|suit| !self.is_proven_tenace(*suit));
        }
        let leads = suits.into_iter().map(|suit| match self.is_led_back(suit) {
            true => lowest(cards_of(hand, suit)),
            false => self.leads_of(suit),
        });
        leads.fold(Hand::EMPTY, |all, cards| all | cards)
    }

    /// Whether a lead of the suit wins: with a master here or there, or by a ruff.
    pub fn is_safe(&self, suit: Suit) -> bool {
        let top = cards_of(self.hand(), suit).iter().next();
        top.is_some_and(|top| self.is_master(top)) || self.leads_across(suit)
    }

    fn is_proven_tenace(&self, suit: Suit) -> bool {
        let held = cards_of(self.hand(), suit);
        let mut out = [self.seat.lho(), self.seat.rho()].into_iter();
        let known = out.any(|seat| self.state.shown_out[seat].contains(suit));
        let masters = held.iter().filter(|card| self.is_master(*card)).count();
        let led_to = !self.held(self.seat.partner())[suit].is_empty();
        known && led_to && masters > 0 && masters < held.len()
    }

    /// Whether a suit with a proven finesse is led low: to a master in the other hand, which keeps
    /// another card to lead back.
    fn is_led_back(&self, suit: Suit) -> bool {
        let theirs = cards_of(self.held(self.seat.partner()), suit);
        self.is_proven_tenace(suit) && self.leads_to_master(suit) && theirs.len() > 1
    }

    /// From the top, or low to the other hand.
    fn leads_of(&self, suit: Suit) -> Hand {
        let cards = cards_of(self.hand(), suit);
        let top = cards.iter().next().map_or(Hand::EMPTY, one);
        let high = top.iter().any(|top| self.is_master(top));
        match self.leads_across(suit) && !high {
            true => top | lowest(cards),
            false => top,
        }
    }

    /// The winners of this side in a suit, at most as many as it has tricks; and those tricks.
    pub fn winners(&self, suit: Suit) -> (usize, usize) {
        let hands = [self.seat, self.seat.partner()].map(|seat| cards_of(self.held(seat), suit));
        let both = hands[0] | hands[1];
        let masters = both.iter().filter(|card| self.is_master(*card)).count();
        let longest = hands[0].len().max(hands[1].len());
        (masters.min(longest), longest)
    }

    /// Whether a suit of this hand leads to a winner or a ruff in the other one.
    fn leads_across(&self, suit: Suit) -> bool {
        let ruff = can_ruff(self.claim, self.state, self.seat.partner(), suit);
        self.leads_to_master(suit) || ruff && !self.hand()[suit].is_empty()
    }

    fn leads_to_master(&self, suit: Suit) -> bool {
        let theirs = cards_of(self.held(self.seat.partner()), suit);
        let master = theirs.iter().next().is_some_and(|top| self.is_master(top));
        master && !self.hand()[suit].is_empty()
    }
}

/// The lowest card of each wanted suit.
fn suits_low(wanted: &dyn Fn(Suit) -> bool, lowest_of: &dyn Fn(Suit) -> Hand) -> Hand {
    let suits = Suit::ASC.into_iter().filter(|suit| wanted(*suit));
    suits.fold(Hand::EMPTY, |all, suit| all | lowest_of(suit))
}
