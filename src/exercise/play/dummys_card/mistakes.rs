//! Well-known mistakes about calling a card from dummy, and their outcomes.

use contract_bridge::{Card, Hand};

use super::{Case, Outcome, Says};
use crate::Slip;
use crate::grade::slips;
use engine::cards_of;
use engine::laws::dummy_card::Called;
use engine::play::trick::{beats, winning_place};

slips! {
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

impl Case<'_> {
    /// The outcomes of the call by wrong rules, the most telling mistake first.
    pub(super) fn wrong(&self) -> Vec<(Slip, Outcome)> {
        let card = |card: Option<Card>| card.map(Outcome::Card);
        let again = Some(Outcome::Again);
        let (legal, winners) = (self.turn.legal(), self.winners());
        let (lowest, highest) = (low(legal), card(high(legal)));
        let cheapest_winner = low(winners);
        let revokes = matches!(self.ruling.called, Called::WouldRevoke { .. });
        let named = self.named().filter(|_| revokes);
        let mut wrong = vec![(ILLEGAL_CALL_STANDS, card(named))];
        match &self.at.says {
            Says::Small | Says::Duck => wrong.push((WORDS_OF_ANY_SUIT, card(lowest))),
            Says::High => wrong.extend([
                (HIGH_ENOUGH, card(cheapest_winner)),
                (WORDS_OF_ANY_SUIT, highest),
            ]),
            // Until the last hand has played, a winning card may still lose.
            Says::Win if self.at.trick.0.len() < 3 => {
                let top = match self.right {
                    Outcome::Again => WIN_NOT_KNOWN,
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
                let of_rank = self.at.dummy.iter().filter(|card| card.rank == **rank);
                let of_rank: Hand = of_rank.collect();
                wrong.push(match self.right {
                    Outcome::Which(among) => (RANK_IS_GUESSED, card(among.iter().next())),
                    _ if of_rank.len() >= 2 => (RANK_IS_UNCLEAR, Some(Outcome::Which(of_rank))),
                    _ => (ILLEGAL_CALL_STANDS, card(of_rank.iter().next())),
                });
                wrong.push((RANK_IS_UNCLEAR, again));
            }
            Says::Card(missing) => wrong.push((NEXT_BEST_CARD, card(self.neighbour(**missing)))),
        }
        if !matches!(self.right, Outcome::Card(_)) {
            wrong.push((DEFENDER_MENDS_CALL, Some(Outcome::Defender)));
        }
        let outcomes = wrong.into_iter();
        let outcomes = outcomes.filter_map(|(slip, outcome)| Some((slip, outcome?)));
        outcomes
            .filter(|(_, outcome)| *outcome != self.right)
            .collect()
    }

    /// The card of dummy that the words designate if following suit is forgotten.
    fn named(&self) -> Option<Card> {
        let of_suit = |suit| cards_of(*self.at.dummy, suit);
        let card = match (self.at.meant, &self.at.says) {
            (Some(card), _) => Some(*card),
            (None, Says::Card(card)) => Some(**card),
            (None, Says::Suit(suit)) => low(of_suit(**suit)),
            (None, Says::HighOf(suit)) => high(of_suit(**suit)),
            (None, Says::Ruff) => self.at.trumps.suit().and_then(|suit| low(of_suit(suit))),
            _ => None,
        };
        card.filter(|card| self.at.dummy.contains(*card))
    }

    /// The legal cards that beat the cards played so far.
    fn winners(&self) -> Hand {
        let (trick, trumps) = (&self.at.trick.0, *self.at.trumps);
        let best = winning_place(trick, trumps).and_then(|place| trick.get(place));
        let wins = |card: &Card| best.is_some_and(|best| beats(*card, *best, trumps));
        self.turn.legal().iter().filter(wins).collect()
    }

    /// The card of dummy next to a missing one: below it, else above it.
    fn neighbour(&self, missing: Card) -> Option<Card> {
        let suit = cards_of(*self.at.dummy, missing.suit);
        let below = suit.iter().filter(|card| card.rank < missing.rank);
        let above = suit.iter().filter(|card| card.rank > missing.rank);
        let next = high(below.collect()).or_else(|| low(above.collect()));
        next.filter(|_| !suit.contains(missing))
    }
}

/// The card of the lowest rank.
pub(super) fn low(cards: Hand) -> Option<Card> {
    cards.iter().min_by_key(|card| card.rank)
}

/// The card of the highest rank.
pub(super) fn high(cards: Hand) -> Option<Card> {
    cards.iter().max_by_key(|card| card.rank)
}
