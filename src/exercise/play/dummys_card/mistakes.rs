//! Well-known mistakes about calling a card of dummy, and what they lead to.

use contract_bridge::{Card, Hand};

use super::{DummysCard, Outcome, Says};
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

impl DummysCard {
    /// What comes of the words for those who have a rule wrong, the most telling first.
    pub(super) fn wrong(&self) -> Vec<(Slip, Outcome)> {
        let right = self.outcome();
        let mut wrong: Vec<(Slip, Outcome)> = Vec::new();
        let mut say = |slip: Slip, outcome: Option<Outcome>| {
            wrong.extend(outcome.map(|outcome| (slip, outcome)));
        };
        if let (Called::WouldRevoke { .. }, card) = (self.ruling().called, self.named()) {
            say(ILLEGAL_CALL_STANDS, card.map(Outcome::Card));
        }
        let card = |card: Option<Card>| card.map(Outcome::Card);
        match self.at.says {
            Says::Small | Says::Duck => say(WORDS_OF_ANY_SUIT, card(self.lowest())),
            Says::High => {
                say(HIGH_ENOUGH, card(self.cheapest_winner()));
                say(WORDS_OF_ANY_SUIT, card(self.highest()));
            }
            Says::Win => {
                // Until the last hand a card that wins so far may still lose.
                let so_far = self.cheapest_winner().filter(|_| self.at.trick.0.len() < 3);
                say(WIN_NOT_KNOWN, card(so_far));
                let slip = match right {
                    Outcome::Again if self.at.trick.0.len() < 3 => WIN_NOT_KNOWN,
                    _ => WIN_IS_HIGHEST,
                };
                say(slip, card(self.top_of_winners()));
                if self.at.trick.0.len() < 3 {
                    say(WIN_IS_KNOWN, Some(Outcome::Again));
                }
            }
            Says::Ruff => {
                say(RUFF_OVERRUFFS, card(self.cheapest_winner()));
                say(SUIT_IS_UNCLEAR, Some(Outcome::Again));
            }
            Says::Suit(suit) => {
                let winner = self.cheapest_winner().filter(|winner| winner.suit == suit);
                say(SUIT_PLAYS_WINNER, card(winner));
                say(SUIT_IS_UNCLEAR, Some(Outcome::Again));
            }
            Says::HighOf(_) => say(HIGH_ENOUGH, card(self.cheapest_winner())),
            Says::Anything => {
                say(ANYTHING_IS_SMALL, card(self.lowest()));
                say(ANYTHING_IS_DECLARERS, Some(Outcome::Again));
            }
            Says::Rank(rank) => {
                let of_rank: Hand = self
                    .at
                    .dummy
                    .0
                    .iter()
                    .filter(|card| card.rank == rank)
                    .collect();
                if let Outcome::Which(among) = right {
                    say(RANK_IS_GUESSED, card(among.iter().next()));
                } else if of_rank.len() >= 2 {
                    say(RANK_IS_UNCLEAR, Some(Outcome::Which(of_rank)));
                } else {
                    say(ILLEGAL_CALL_STANDS, card(of_rank.iter().next()));
                }
                say(RANK_IS_UNCLEAR, Some(Outcome::Again));
            }
            Says::Card(named) => say(NEXT_BEST_CARD, card(self.neighbour(named))),
        }
        if !matches!(right, Outcome::Card(_)) {
            say(DEFENDER_MENDS_CALL, Some(Outcome::Defender));
        }
        wrong.retain(|(_, outcome)| *outcome != right);
        wrong
    }

    /// The card of dummy that the words pick where following suit is forgotten.
    fn named(&self) -> Option<Card> {
        let low = |suit| cards_of(self.at.dummy.0, suit).iter().next_back();
        let card = match (self.meant, self.at.says) {
            (Some(card), _) | (None, Says::Card(card)) => Some(card),
            (None, Says::Suit(suit)) => low(suit),
            (None, Says::HighOf(suit)) => cards_of(self.at.dummy.0, suit).iter().next(),
            (None, Says::Ruff) => self.at.trumps.0.suit().and_then(low),
            _ => None,
        };
        card.filter(|card| self.at.dummy.0.contains(*card))
    }

    /// The legal cards that beat what lies there.
    fn winners(&self) -> impl Iterator<Item = Card> {
        let best = winning_place(&self.at.trick.0, self.at.trumps.0)
            .and_then(|at| self.at.trick.0.get(at));
        let legal = self.turn.legal();
        let wins =
            move |card: &Card| best.is_some_and(|best| beats(*card, *best, self.at.trumps.0));
        legal.iter().filter(wins)
    }

    fn cheapest_winner(&self) -> Option<Card> {
        self.winners().min_by_key(|card| card.rank)
    }

    fn top_of_winners(&self) -> Option<Card> {
        self.winners().max_by_key(|card| card.rank)
    }

    fn lowest(&self) -> Option<Card> {
        self.turn.legal().iter().min_by_key(|card| card.rank)
    }

    fn highest(&self) -> Option<Card> {
        self.turn.legal().iter().max_by_key(|card| card.rank)
    }

    /// The card next to one that is missing: below it, else above.
    fn neighbour(&self, missing: Card) -> Option<Card> {
        let suit = cards_of(self.at.dummy.0, missing.suit);
        let below = suit.iter().filter(|card| card.rank < missing.rank);
        let above = suit.iter().filter(|card| card.rank > missing.rank);
        let next = below
            .max_by_key(|card| card.rank)
            .or_else(|| above.min_by_key(|card| card.rank));
        next.filter(|_| !self.at.dummy.0.contains(missing))
    }
}
