//! PBN files: whatever the bytes, boards come out whole, and what is missing is told.
#![no_main]

use std::sync::LazyLock;

use arbitro::exercise::boards::{Outcome, read_pbn};
use arbitro::engine::Hand;
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use libfuzzer_sys::fuzz_target;

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::new(Locale::Fr));

fuzz_target!(|bytes: &[u8]| {
    let reading = read_pbn(bytes);
    assert!(!(reading.boards.is_empty() && reading.skipped.is_empty()));
    for board in &reading.boards {
        let all = board.hands.iter().fold(Hand::EMPTY, |all, (_, &hand)| {
            assert_eq!(hand.len(), 13);
            all | hand
        });
        assert_eq!(all, Hand::ALL);
        let Some(auction) = &board.auction else {
            continue;
        };
        assert_eq!(auction.dealer(), board.dealer);
        if let Some(Outcome::Played { contract, .. }) = board.outcome {
            assert!(!auction.has_ended() || auction.contract_so_far() == Some(contract));
        }
    }
    let speaker = Speaker::new(&CATALOG, Notation::new(&CATALOG, CardLetters::National));
    for skipped in &reading.skipped {
        assert!(!speaker.skipped(skipped).is_empty());
    }
});
