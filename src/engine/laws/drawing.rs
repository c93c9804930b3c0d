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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_cards;

    #[test]
    fn the_highest_deals_and_the_next_is_partner() {
        for (cards, first, partner, by_suit) in [
            ("H9 CK S4 DJ", "CK", "DJ", false),
            ("SK C2 DA H3", "DA", "SK", false),
            ("HQ SQ D7 C5", "SQ", "HQ", true),
            ("C8 DA H8 S2", "DA", "H8", true),
            ("D4 C4 H4 S4", "S4", "H4", true),
            ("SA HK D3 C3", "SA", "HK", false),
        ] {
            let of = |text: &str| parse_cards(text).expect("cards");
            let drawn = <[Card; 4]>::try_from(of(cards)).expect("four");
            let Drawing {
                first: deals,
                partner: with,
            } = Drawing::of(drawn);
            assert_eq!(
                vec![deals, with],
                of(&format!("{first} {partner}")),
                "{cards}"
            );
            let reasons = Drawing::reasons(drawn);
            assert_eq!(reasons.len(), 1 + usize::from(by_suit), "{cards}");
        }
    }
}
