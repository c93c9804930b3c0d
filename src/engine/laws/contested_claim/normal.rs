//! Which cards of the claimer's side are normal: careless or inferior ones included, irrational ones
//! not (the note to Laws 70C to 70E). These rules are an interpretation:
//!
//! - a suit is played from the top (Law 70E2), suits in any order; but who has winners for all that is
//!   claimed leads no loser, and finesses in nothing;
//! - a card is not wasted: the last to play wins as cheaply as possible, a winner is not ruffed, a
//!   winner is not discarded while there is something else;
//! - whether to finesse or to play for the drop is open, unless an opponent has shown out;
//! - a winner that would block the suit is overtaken.
//!
//! A defender's partner does not know what is claimed, and plays as anybody would.

use contract_bridge::{Card, Hand, Rank, Seat, Suit};

use super::{ContestedClaim, Intention, State};
use crate::cards_of;
use crate::play::trick::{beats, winner, winning_card};

/// The normal cards of a hand of the claimer's side. `played`: the cards of the trick so far.
pub(super) fn cards(claim: &ContestedClaim, state: &State, played: &[Card], seat: Seat) -> Hand {
    let moment = Moment {
        claim,
        state,
        played,
        seat,
    };
    let intention = claim.statement.get(state.done);
    let intention = intention.filter(|_| claim.follows_plan(seat));
    match played.first() {
        None => moment.leads(intention.copied()),
        Some(led) => moment.plays(led.suit, intention.copied()),
    }
}

/// The legal cards of an opponent, but one of those that are worth the same.
pub(super) fn different(state: &State, seat: Seat, played: &[Card]) -> Hand {
    let legal = legal(state.hands[seat], played);
    let hands = state.hands.iter();
    let others = hands.fold(Hand::from_iter(played.iter().copied()), |all, (_, it)| {
        all | *it
    });
    let others = others - state.hands[seat];
    // A card is left out if no other player's card lies between it and the next lower one.
    let mut kept = Hand::EMPTY;
    let mut above: Option<Card> = None;
    for card in legal.iter() {
        let apart = above.is_none_or(|above| {
            let between = |it: &Card| it.rank > card.rank && it.rank < above.rank;
            above.suit != card.suit || cards_of(others, card.suit).iter().any(|it| between(&it))
        });
        if apart {
            kept = kept | one(card);
        }
        above = Some(card);
    }
    kept
}

/// The number of intentions that are done before a trick. `last`: the trick before.
pub(super) fn done(
    claim: &ContestedClaim,
    state: &State,
    last: Option<(Seat, &[Card; 4])>,
) -> usize {
    let own = || Seat::ALL.into_iter().filter(|&seat| claim.is_own(seat));
    let holds = |seat: Seat, suit: Suit| !state.hands[seat][suit].is_empty();
    let trumps = claim.strain.suit();
    let is_done = |intention: Intention, last: Option<(Seat, &[Card; 4])>| match intention {
        Intention::DrawTrumps => trumps.is_none_or(|trumps| {
            let all = |own| {
                let mut side = Seat::ALL
                    .into_iter()
                    .filter(|&seat| claim.is_own(seat) == own);
                side.any(|seat| holds(seat, trumps))
            };
            !all(true) || !all(false)
        }),
        Intention::Cash(suit) => !own().any(|seat| holds(seat, suit)),
        Intention::Play(card) | Intention::Finesse(card) => {
            !own().any(|seat| state.hands[seat].contains(card))
        }
        Intention::Ruff(suit) => {
            let ruffed = last.is_some_and(|(leader, cards)| {
                let led = claim.is_own(leader) && cards[0].suit == suit;
                led && Some(cards[2].suit) == trumps && Some(suit) != trumps
            });
            let can =
                |seat: Seat| holds(seat, suit) && can_ruff(claim, state, seat.partner(), suit);
            ruffed || !own().any(can)
        }
    };
    let mut done = state.done;
    let mut last = last;
    while let Some(intention) = claim.statement.get(done)
        && is_done(*intention, last)
    {
        // One ruff does one intention.
        if matches!(intention, Intention::Ruff(_)) {
            last = None;
        }
        done += 1;
    }
    done
}

/// A hand of the claimer's side at its turn.
struct Moment<'a> {
    claim: &'a ContestedClaim,
    state: &'a State,
    played: &'a [Card],
    seat: Seat,
}

impl Moment<'_> {
    fn hand(&self) -> Hand {
        self.held(self.seat)
    }

    /// The cards of a player, without the one played to the trick.
    fn held(&self, seat: Seat) -> Hand {
        self.state.hands[seat] - Hand::from_iter(self.played.iter().copied())
    }

    /// The number of the opponents' cards that are higher: cards with equal numbers are equals.
    fn higher(&self, card: Card) -> usize {
        let theirs = [self.seat.lho(), self.seat.rho()];
        let theirs = theirs.map(|seat| cards_of(self.held(seat), card.suit));
        let theirs = theirs[0] | theirs[1];
        theirs.iter().filter(|it| it.rank > card.rank).count()
    }

    fn is_master(&self, card: Card) -> bool {
        self.higher(card) == 0
    }

    // Leads.

    fn leads(&self, intention: Option<Intention>) -> Hand {
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
        // To the other hand, if there is a way: to a winner rather than to a ruff.
        let to_winners = suits_low(&|suit| self.leads_to_master(suit), &lowest_of);
        if !to_winners.is_empty() {
            return to_winners;
        }
        let ways = suits_low(&|suit| self.leads_across(suit), &lowest_of);
        if ways.is_empty() {
            self.any_lead()
        } else {
            ways
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
    fn has_enough(&self) -> bool {
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
        let leads = suits.into_iter().map(|suit| self.leads_of(suit));
        leads.fold(Hand::EMPTY, |all, cards| all | cards)
    }

    /// Whether a lead of the suit wins: with a master here or there, or by a ruff.
    fn is_safe(&self, suit: Suit) -> bool {
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
    fn winners(&self, suit: Suit) -> (usize, usize) {
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

    // Other plays.

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

    fn plays(&self, led: Suit, intention: Option<Intention>) -> Hand {
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
            Some(Intention::Finesse(card)) if third && self.played[0] == card => {
                if !suit.is_empty() && self.is_winning() {
                    return lowest(suit);
                }
            }
            Some(Intention::Finesse(card)) if third && suit.contains(card) => {
                let followed = self.played.get(1).is_some_and(|it| it.suit == led);
                if followed && self.wins(&card) {
                    return one(card);
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
                normal = normal | one(card);
            }
            class = Some(higher);
        }
        if self.is_second() && self.partner_may_win(led) {
            normal = normal | low;
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
            normal = normal | self.discards();
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

/// The lowest card of each wanted suit.
fn suits_low(wanted: &dyn Fn(Suit) -> bool, lowest_of: &dyn Fn(Suit) -> Hand) -> Hand {
    let suits = Suit::ASC.into_iter().filter(|suit| wanted(*suit));
    suits.fold(Hand::EMPTY, |all, suit| all | lowest_of(suit))
}

fn one(card: Card) -> Hand {
    Hand::from_iter([card])
}

/// The lowest card of cards of one suit, if there is any.
fn lowest(cards: Hand) -> Hand {
    cards.iter().next_back().map_or(Hand::EMPTY, one)
}

fn legal(hand: Hand, played: &[Card]) -> Hand {
    let follow = played.first().map(|led| cards_of(hand, led.suit));
    follow.filter(|suit| !suit.is_empty()).unwrap_or(hand)
}

/// Whether a hand has none of a side suit, and a trump.
fn can_ruff(claim: &ContestedClaim, state: &State, seat: Seat, suit: Suit) -> bool {
    let trumps = claim.strain.suit().filter(|trumps| *trumps != suit);
    let hand = state.hands[seat];
    trumps.is_some_and(|trumps| hand[suit].is_empty() && !hand[trumps].is_empty())
}
