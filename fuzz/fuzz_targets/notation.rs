//! What people type, in every language and in neutral notation: what is read
//! is written and read again as the same.
#![no_main]

use std::sync::LazyLock;

use arbitro::engine::notation as neutral;
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation};
use libfuzzer_sys::fuzz_target;

static CATALOGS: LazyLock<Vec<Catalog>> =
    LazyLock::new(|| Locale::ALL.into_iter().map(Catalog::new).collect());

fuzz_target!(|text: &str| {
    if let Ok(call) = neutral::parse_call(text) {
        assert_eq!(neutral::parse_call(&neutral::call(call)), Ok(call));
    }
    if let Ok(card) = neutral::parse_card(text) {
        assert_eq!(neutral::parse_card(&neutral::card(card)), Ok(card));
    }
    if let Ok(hand) = neutral::parse_hand(text) {
        assert_eq!(neutral::parse_hand(&neutral::cards(hand)), Ok(hand));
    }
    if let Ok(entry) = neutral::parse_slip(text) {
        assert_eq!(neutral::parse_slip(&neutral::mistake(&entry)), Ok(entry));
    }
    let _ = neutral::parse_contract(text);
    let _ = neutral::parse_vulnerability(text);
    let _ = neutral::parse_auction(arbitro::engine::Seat::North, text);
    for catalog in CATALOGS.iter() {
        for letters in [CardLetters::National, CardLetters::International] {
            let notation = Notation::new(catalog, letters);
            if let Some(call) = notation.read_call(text) {
                assert_eq!(notation.read_call(&notation.call(call)), Some(call));
            }
            if let Some(card) = notation.read_card(text) {
                assert_eq!(notation.read_card(&notation.card(card)), Some(card));
            }
            if let Some(points) = notation.read_points(text) {
                assert_eq!(notation.read_points(&notation.points(points)), Some(points));
            }
            if let Ok(entry) = notation.read_slip(text) {
                assert_eq!(notation.read_slip(&notation.mistake(&entry)), Ok(entry));
            }
            let _ = notation.read_seat(text);
        }
    }
});
