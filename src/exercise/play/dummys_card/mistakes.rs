//! Well-known mistakes about calling a card from dummy, and their outcomes.

use super::{DummysCard, Says, choice};
use crate::play::winners;
use crate::prelude::*;
use engine::laws::dummy_card::CardChooser::{Declarer, EitherDefender};
use engine::laws::dummy_card::{Called, Designation};

mistakes! {
    pub(crate) HIGH_ENOUGH = "high-means-high-enough",
    WIN_IS_HIGHEST = "win-means-highest",
    WIN_NOT_KNOWN = "win-means-wins-so-far",
    WIN_IS_KNOWN = "win-only-for-the-last-hand",
    SUIT_PLAYS_WINNER = "suit-alone-plays-winner",
    RUFF_OVERRUFFS = "ruff-means-overruff",
    SUIT_IS_UNCLEAR = "suit-alone-is-unclear",
    WORDS_OF_ANY_SUIT = "small-or-high-of-any-suit",
    ANYTHING_IS_SMALL = "anything-is-a-small-card",
    ANYTHING_IS_DECLARERS = "anything-stays-with-declarer",
    RANK_IS_UNCLEAR = "rank-alone-is-unclear",
    RANK_IS_GUESSED = "rank-alone-is-guessed",
    ILLEGAL_CALL_STANDS = "illegal-call-stands",
    NEXT_BEST_CARD = "next-best-card-played",
    DEFENDER_MENDS_CALL = "defender-mends-the-call",
}

impl DummysCard {
    /// The outcomes of the call by wrong rules, the most telling mistake first.
    pub(super) fn wrong(&self, legal: Hand, right: Called) -> Vec<(Mistake, Called)> {
        let card = |card: Option<Card>| card.map(Called::Played);
        let again = Some(Called::Void { legal });
        let winners = winners(legal, &self.trick.0, *self.trumps);
        let (lowest, highest) = (low(legal), card(high(legal)));
        let cheapest_winner = low(winners);
        let named = self.named().filter(|card| !legal.contains(*card));
        let mut wrong = vec![(ILLEGAL_CALL_STANDS, card(named))];
        match &self.says {
            Says::Small | Says::Duck => wrong.push((WORDS_OF_ANY_SUIT, card(lowest))),
            Says::High => wrong.extend([
                (HIGH_ENOUGH, card(cheapest_winner)),
                (WORDS_OF_ANY_SUIT, highest),
            ]),
            // Until the last hand has played, a winning card may still lose.
            Says::Win if self.trick.0.len() < 3 => {
                let top = match right {
                    Called::Void { .. } => WIN_NOT_KNOWN,
                    _ => WIN_IS_HIGHEST,
                };
                wrong.extend([
                    (WIN_NOT_KNOWN, card(cheapest_winner)),
                    (top, card(high(winners))),
                    (WIN_IS_KNOWN, again),
                ]);
            }
            Says::Win => wrong.push((WIN_IS_HIGHEST, card(high(winners)))),
            Says::Ruff => wrong.extend([
                (RUFF_OVERRUFFS, card(cheapest_winner)),
                (SUIT_IS_UNCLEAR, again),
            ]),
            Says::Suit(suit) => {
                let winner = cheapest_winner.filter(|winner| winner.suit == **suit);
                wrong.extend([(SUIT_PLAYS_WINNER, card(winner)), (SUIT_IS_UNCLEAR, again)]);
            }
            Says::HighOf(_) => wrong.push((HIGH_ENOUGH, card(cheapest_winner))),
            Says::Anything => wrong.extend([
                (ANYTHING_IS_SMALL, card(lowest)),
                (ANYTHING_IS_DECLARERS, again),
            ]),
            Says::Rank(rank) => {
                let of_rank = self.dummy.iter().filter(|card| card.rank == **rank);
                let of_rank: Hand = of_rank.collect();
                wrong.push(match right {
                    Called::Choice { among, .. } => (RANK_IS_GUESSED, card(among.iter().next())),
                    _ if of_rank.len() >= 2 => (RANK_IS_UNCLEAR, Some(choice(Declarer, of_rank))),
                    _ => (ILLEGAL_CALL_STANDS, card(of_rank.iter().next())),
                });
                wrong.push((RANK_IS_UNCLEAR, again));
            }
            Says::Card(missing) => wrong.push((NEXT_BEST_CARD, card(self.neighbour(**missing)))),
        }
        if !matches!(right, Called::Played(_)) {
            wrong.push((DEFENDER_MENDS_CALL, Some(choice(EitherDefender, legal))));
        }
        let wrong = wrong.into_iter();
        let wrong = wrong.filter_map(|(mistake, called)| Some((mistake, called?)));
        wrong.filter(|(_, called)| *called != right).collect()
    }

    /// The card of dummy that the words designate if following suit is forgotten.
    fn named(&self) -> Option<Card> {
        let of_suit = |suit| cards_of(*self.dummy, suit);
        let card = match (self.meant, self.designation()) {
            (Some(card), _) => Some(*card),
            (None, Designation::Card(card)) => Some(card),
            (None, Designation::Suit(suit)) => low(of_suit(suit)),
            (None, Designation::HighOf(suit)) => high(of_suit(suit)),
            _ => None,
        };
        card.filter(|card| self.dummy.contains(*card))
    }

    /// The highest and the lowest legal card, of the suit named if there is one.
    pub(super) fn near(&self, legal: Hand) -> Hand {
        let of_suit = match self.designation() {
            Designation::Suit(suit) | Designation::HighOf(suit) => cards_of(legal, suit),
            _ => Hand::EMPTY,
        };
        let cards = if of_suit.is_empty() { legal } else { of_suit };
        high(cards).into_iter().chain(low(cards)).collect()
    }

    /// The card of dummy next to a missing one: below it, else above it.
    fn neighbour(&self, missing: Card) -> Option<Card> {
        let suit = cards_of(*self.dummy, missing.suit);
        let below = suit.iter().find(|card| card.rank < missing.rank);
        let next = below.or_else(|| low(suit));
        next.filter(|_| !suit.contains(missing))
    }
}

/// The first card of the lowest rank.
fn low(cards: Hand) -> Option<Card> {
    cards.iter().min_by_key(|card| card.rank)
}

/// The last card of the highest rank.
fn high(cards: Hand) -> Option<Card> {
    cards.iter().max_by_key(|card| card.rank)
}
