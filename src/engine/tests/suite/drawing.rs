//! Before the first call: drawing for partners, and one's own thirteen cards (Law 7; rubber Law 3).

use arbitro_engine::Card;
use arbitro_engine::laws::drawing::Drawing;
use arbitro_engine::laws::own_cards::{Duty, Moment};
use arbitro_engine::notation::parse_cards;

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

#[test]
fn only_thirteen_cards_are_looked_at() {
    for cards in 0..=52 {
        let counted = Moment::Counted(cards).duty().0;
        let expected = if cards == 13 {
            Duty::Look
        } else {
            Duty::CallDirector
        };
        assert_eq!(counted, expected, "{cards}");
        assert_eq!(Moment::Seen(cards).duty().0, expected, "{cards}");
    }
    assert_eq!(Moment::Taken.duty().0, Duty::Count);
    assert_eq!(Moment::Played.duty().0, Duty::PutBack);
}
