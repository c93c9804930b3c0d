//! Drawing for partners and for the first deal of a rubber (rubber bridge, Law 3).

use contract_bridge::Card;

use crate::Reason;

/// What the four drawn cards decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawing {
    /// The card of the first dealer, who chooses seat and pack.
    pub first: Card,
    /// The card of the first dealer's partner.
    pub partner: Card,
}

impl Drawing {
    /// The highest card deals, the second highest is the partner; equal ranks: spades first.
    pub fn of(mut cards: [Card; 4]) -> Self {
        cards.sort_by_key(|card| std::cmp::Reverse((card.rank, card.suit)));
        let [first, partner, ..] = cards;
        Self { first, partner }
    }

    /// The rule that decides, and the rule on equal ranks if it was needed.
    pub fn reasons(cards: [Card; 4]) -> Vec<Reason> {
        let Self { first, partner } = Self::of(cards);
        let equal = |card: Card| cards.iter().filter(|c| c.rank == card.rank).count() > 1;
        let rule = Reason::rubber("draw-highest-deals", "3");
        let suits = Reason::rubber("draw-suits-decide", "3");
        let suits = Some(suits).filter(|_| equal(first) || equal(partner));
        [rule].into_iter().chain(suits).collect()
    }
}
