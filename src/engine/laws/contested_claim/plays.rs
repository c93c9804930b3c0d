//! The normal cards of the claimer's side that are not leads.

use contract_bridge::{Card, Hand, Rank, Seat, Suit};

use super::Intention;
use super::moment::{Moment, can_ruff, lowest, one};
use crate::cards_of;
use crate::play::trick::{beats, winner, winning_card};

impl Moment<'_> {
    fn best(&self) -> Option<Card> {
        winning_card(self.played, self.claim.strain)
    }

    fn wins(&self, card: &Card) -> bool {
        let best = self.best();
        best.is_none_or(|best| beats(*card, best, self.claim.strain))
    }

    fn is_winning(&self) -> bool {
        let winner = winner(self.state.leader, self.played, self.claim.strain);
        winner.is_some_and(|winner| self.claim.is_own(winner))
    }

    fn is_last(&self) -> bool {
        self.played.len() == 3
    }

    /// Whether the other hand of this side plays after this one, as the last.
    fn is_second(&self) -> bool {
        self.played.len() == 1
    }

    pub fn plays(&self, led: Suit, intention: Option<Intention>) -> Hand {
        let hand = self.hand();
        let suit = cards_of(hand, led);
        let trumps = self.claim.strain.suit();
        let third = self.played.len() == 2;
        match intention {
            Some(Intention::Play(card)) if hand.contains(card) => {
                let may = card.suit == led || suit.is_empty() && Some(card.suit) == trumps;
                if may {
                    return one(card);
                }
            }
            // The card is run, and not covered.
            Some(Intention::Finesse(card))
                if third && self.played[0] == card && !suit.is_empty() && self.is_winning() =>
            {
                return lowest(suit);
            }
            Some(Intention::Finesse(card)) if third && suit.contains(card) => {
                let followed = self.played.get(1).is_some_and(|it| it.suit == led);
                if followed && self.wins(&card) {
                    return one(card);
                }
            }
            // The way to the hand that leads to the finesse: no other finesse is taken on it.
            Some(Intention::Finesse(card))
                if third && card.suit == led && self.held(self.seat.partner()).contains(card) =>
            {
                let best = self.best().filter(|_| self.is_winning());
                let sure = best.is_some_and(|best| self.is_master(best));
                let masters: Hand = suit
                    .iter()
                    .filter(|it| self.wins(it) && self.is_master(*it))
                    .collect();
                if !sure && !masters.is_empty() {
                    return lowest(masters);
                }
            }
            Some(Intention::Ruff(ruffed)) if third && ruffed == led && suit.is_empty() => {
                let ruffs = trumps.map_or(Hand::EMPTY, |trumps| cards_of(hand, trumps));
                let ruffs = ruffs.iter().filter(|card| self.wins(card)).collect();
                let lowest = lowest(ruffs);
                return if lowest.is_empty() {
                    self.discards()
                } else {
                    lowest
                };
            }
            _ => {}
        }
        match suit.is_empty() {
            true => self.not_following(),
            false => self.following(led, suit),
        }
    }

    fn following(&self, led: Suit, suit: Hand) -> Hand {
        let winning: Hand = suit.iter().filter(|card| self.wins(card)).collect();
        let (low, cheapest) = (lowest(suit), lowest(winning));
        if winning.is_empty() {
            return low;
        }
        if self.is_last() {
            return if self.is_winning() { low } else { cheapest };
        }
        let (next, other) = (self.seat.lho(), self.seat.rho());
        let void = |seat: Seat| {
            let before = self.state.shown_out[seat].contains(led);
            before || seat == other && self.played.last().is_some_and(|it| it.suit != led)
        };
        if void(next) && self.is_second() && self.may_be_ruffed(led) && self.partner_may_win(led) {
            return low;
        }
        let sure = self.best().is_some_and(|best| self.is_master(best));
        if self.is_winning() && (sure || void(next)) {
            return self.overtaking(suit, low, cheapest);
        }
        if void(next) {
            return cheapest;
        }
        if void(other) {
            // All that is out is with the player after this one.
            let theirs = cards_of(self.held(next), led);
            let most = theirs.iter().next().map(|card| card.rank);
            let above = |card: &Card| most.is_none_or(|most: Rank| card.rank > most);
            let sure = lowest(winning.iter().filter(above).collect());
            return if sure.is_empty() { cheapest } else { sure };
        }
        let mut normal = Hand::EMPTY;
        let (winners, tricks) = self.winners(led);
        let high: Hand = winning
            .iter()
            .filter(|card| self.is_master(*card))
            .collect();
        let winning = if winners == tricks || self.has_enough() && !high.is_empty() {
            high
        } else if high.is_empty() {
            winning
        } else {
            // Nobody finesses deeper than against two cards.
            winning
                .iter()
                .filter(|card| self.higher(*card) <= 2)
                .collect()
        };
        let ascending: Vec<Card> = winning.iter().collect();
        let mut class = None;
        for card in ascending.into_iter().rev() {
            let higher = self.higher(card);
            if class != Some(higher) {
                normal |= one(card);
            }
            class = Some(higher);
        }
        if self.is_second() && self.partner_may_win(led) {
            normal |= low;
        }
        normal
    }

    /// The other hand's card wins: it is overtaken if it would be the last of its suit there, and the
    /// suit is high here; without fail if only a loser could be led next.
    fn overtaking(&self, suit: Hand, low: Hand, cheapest: Hand) -> Hand {
        let partner = self.seat.partner();
        let theirs = self.held(partner);
        let blocks = theirs[self.played[0].suit].is_empty();
        let high = suit.len() >= 2 && suit.iter().all(|card| self.is_master(card));
        if !blocks || !high || self.is_second() {
            return low;
        }
        let there = Moment {
            seat: partner,
            ..*self
        };
        let loser = |suit: &Suit| !theirs[*suit].is_empty() && !there.is_safe(*suit);
        match Suit::ASC.iter().any(loser) {
            true => cheapest,
            false => low | cheapest,
        }
    }

    fn may_be_ruffed(&self, led: Suit) -> bool {
        let trumps = self.claim.strain.suit().filter(|trumps| *trumps != led);
        let theirs = [self.seat.lho(), self.seat.rho()].map(|seat| self.held(seat));
        trumps.is_some_and(|trumps| theirs.iter().any(|hand| !hand[trumps].is_empty()))
    }

    /// Whether the other hand, which plays last, can beat the best card so far.
    fn partner_may_win(&self, led: Suit) -> bool {
        let partner = self.seat.partner();
        let theirs = cards_of(self.held(partner), led);
        theirs.iter().any(|card| self.wins(&card)) || can_ruff(self.claim, self.state, partner, led)
    }

    fn not_following(&self) -> Hand {
        let best = self.best();
        let safe = self.is_last() || best.is_some_and(|best| self.is_master(best));
        if self.is_winning() && safe {
            return self.discards();
        }
        let trumps = self.claim.strain.suit();
        let ruffs = trumps.map_or(Hand::EMPTY, |trumps| cards_of(self.hand(), trumps));
        let ruffs: Hand = ruffs.iter().filter(|card| self.wins(card)).collect();
        if ruffs.is_empty() {
            return self.discards();
        }
        let low = lowest(ruffs);
        if self.is_last() {
            return low;
        }
        let mut normal = ruffs.iter().next().map_or(low, |top| low | one(top));
        if self.is_winning() || self.is_second() {
            normal |= self.discards();
        }
        normal
    }

    fn discards(&self) -> Hand {
        let (hand, trumps) = (self.hand(), self.claim.strain.suit());
        let side = Suit::ASC.into_iter().filter(|suit| Some(*suit) != trumps);
        let lows = side.fold(Hand::EMPTY, |all, suit| all | lowest(cards_of(hand, suit)));
        let losers: Hand = lows.iter().filter(|card| !self.is_master(*card)).collect();
        if !losers.is_empty() {
            losers
        } else if !lows.is_empty() {
            lows
        } else {
            lowest(hand)
        }
    }
}
