//! PBN deals: what is read has no card twice and reads back as the same.
#![no_main]

use arbitro::engine::notation::parse_deal;
use arbitro::engine::{Hand, Seat, Suit, cards_of};
use libfuzzer_sys::fuzz_target;

fn holding(hand: Hand, suit: Suit) -> String {
    cards_of(hand, suit)
        .iter()
        .map(|card| card.rank.letter())
        .collect()
}

fuzz_target!(|text: &str| {
    let Ok(deal) = parse_deal(text) else { return };
    let total: usize = deal.iter().map(|(_, hand)| hand.len()).sum();
    let all = deal.iter().fold(Hand::EMPTY, |all, (_, &hand)| all | hand);
    assert_eq!(total, all.len(), "a card in two hands");
    let hands = Seat::ALL.map(|seat| {
        let suits = Suit::DESC.map(|suit| holding(deal[seat], suit));
        suits.join(".")
    });
    assert_eq!(parse_deal(&format!("N:{}", hands.join(" "))), Ok(deal));
});
