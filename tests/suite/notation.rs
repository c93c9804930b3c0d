//! National notation, written and parsed; and what is refused because it is ambiguous or foreign.

use arbitro::engine::auction::every_call;
use arbitro::engine::notation as neutral;
use arbitro::engine::{Doubling, Hand, Seat, Side, Strain};
use arbitro::i18n::Locale::{self, De, DeCh, En, Fr, FrCh, It, ItCh};
use arbitro::i18n::{CardLetters, Notation};
use proptest::prelude::*;

use crate::given::{anything_typed, bid, card, cards, catalog, speaker};

const LETTERS: [CardLetters; 2] = [CardLetters::National, CardLetters::International];

/// Runs a check in each language, with each kind of card letters.
fn in_every_language(check: impl Fn(Notation, &str)) {
    for locale in Locale::ALL {
        for letters in LETTERS {
            check(Notation::new(catalog(locale), letters), locale.tag());
        }
    }
}

#[test]
fn what_is_written_is_read_again() {
    in_every_language(|notation, tag| {
        for call in every_call() {
            for written in [notation.call(call), notation.call_words(call)] {
                assert_eq!(notation.read_call(&written), Some(call), "{tag}: {written}");
                let shouted = written.to_uppercase();
                assert_eq!(notation.read_call(&shouted), Some(call), "{tag}: {shouted}");
            }
        }
        for card in Hand::ALL.iter() {
            let written = notation.card(card);
            assert_eq!(notation.read_card(&written), Some(card), "{tag}: {written}");
            let turned: String = written.chars().rev().collect();
            let turned = turned.replace("01", "10");
            assert_eq!(notation.read_card(&turned), Some(card), "{tag}: {turned}");
        }
        for seat in Seat::ALL {
            for written in [notation.seat(seat), notation.seat_letter(seat)] {
                assert_eq!(notation.read_seat(&written), Some(seat), "{tag}: {written}");
                let small = written.to_lowercase();
                assert_eq!(notation.read_seat(&small), Some(seat), "{tag}: {small}");
            }
        }
        for points in [0, 90, 620, 2_220, -50, -7_600] {
            let written = notation.points(points);
            assert_eq!(
                notation.read_points(&written),
                Some(points),
                "{tag}: {written}"
            );
        }
    });
}

#[test]
fn cards_are_read_with_letters_for_suits() {
    in_every_language(|notation, tag| {
        for card in Hand::ALL.iter() {
            let word = notation.suit(card.suit);
            let written = format!("{} {word}", notation.rank(card.rank));
            assert_eq!(notation.read_card(&written), Some(card), "{tag}: {written}");
        }
    });
}

#[test]
fn every_thing_has_its_own_name() {
    in_every_language(|notation, tag| {
        let mut calls: Vec<String> = every_call().map(|call| notation.call(call)).collect();
        calls.sort();
        calls.dedup();
        assert_eq!(calls.len(), 38, "{tag}");
        let mut cards: Vec<String> = Hand::ALL.iter().map(|card| notation.card(card)).collect();
        cards.sort();
        cards.dedup();
        assert_eq!(cards.len(), 52, "{tag}");
        let strains: Vec<String> = Strain::ASC
            .map(|strain| notation.strain_sign(strain))
            .into_iter()
            .collect();
        assert_eq!(&strains[..4], ["♣", "♦", "♥", "♠"], "{tag}");
        assert!(
            Side::ALL
                .iter()
                .all(|side| notation.side_letters(*side).len() == 2),
            "{tag}"
        );
    });
}

/// Asserts the notation shown on the screen: call, card, seat.
fn writes(locale: Locale, one_notrump: &str, king_of_hearts: &str, west: &str, sides: &str) {
    let notation = speaker(locale).notation;
    assert_eq!(notation.bid(bid("1NT")), one_notrump);
    assert_eq!(notation.card(card("HK")), king_of_hearts);
    assert_eq!(notation.seat_letter(Seat::West), west);
    let both = Side::ALL.map(|side| notation.side_letters(side)).join("/");
    assert_eq!(both, sides);
}

#[test]
fn each_language_writes_its_own_letters() {
    writes(It, "1SA", "R♥", "O", "NS/EO");
    writes(Fr, "1SA", "R♥", "O", "NS/EO");
    writes(De, "1SA", "K♥", "W", "NS/OW");
    writes(En, "1NT", "K♥", "W", "NS/EW");
    writes(ItCh, "1SA", "R♥", "O", "NS/EO");
    writes(FrCh, "1SA", "R♥", "O", "NS/EO");
    writes(DeCh, "1SA", "K♥", "W", "NS/OW");
}

#[test]
fn the_honours_of_each_language() {
    let honours =
        |locale, letters| Notation::new(catalog(locale), letters).cards(cards("SA SK SQ SJ ST S9"));
    let national = CardLetters::National;
    assert_eq!(honours(It, national), "A♠ R♠ D♠ F♠ 10♠ 9♠");
    assert_eq!(honours(Fr, national), "A♠ R♠ D♠ V♠ 10♠ 9♠");
    assert_eq!(honours(De, national), "A♠ K♠ D♠ B♠ 10♠ 9♠");
    assert_eq!(honours(En, national), "A♠ K♠ Q♠ J♠ 10♠ 9♠");
    for locale in Locale::ALL {
        assert_eq!(
            honours(locale, CardLetters::International),
            "A♠ K♠ Q♠ J♠ 10♠ 9♠"
        );
    }
}

#[test]
fn a_doubled_contract_is_written() {
    let notation = speaker(It).notation;
    assert_eq!(notation.contract(bid("4S"), Doubling::Redoubled), "4♠XX");
    assert_eq!(notation.contract(bid("3NT"), Doubling::Doubled), "3SAX");
    assert_eq!(notation.points(-100), "−100");
}

/// Asserts the meaning of a typed call in neutral notation; `-` if it is refused.
fn reads_call(locale: Locale, typed: &str, understood: &str) {
    let read = speaker(locale).notation.read_call(typed);
    let read = read.map_or_else(|| "-".to_owned(), neutral::call);
    assert_eq!(read, understood, "{}: {typed}", locale.tag());
}

#[test]
fn typed_calls() {
    for locale in [It, Fr, De, ItCh, FrCh, DeCh] {
        reads_call(locale, "1SA", "1NT");
        reads_call(locale, "1 sa", "1NT");
        reads_call(locale, "1C", "1H");
        reads_call(locale, "1P", "1S");
        reads_call(locale, "P", "P");
    }
    for locale in Locale::ALL {
        reads_call(locale, "1NT", "1NT");
        reads_call(locale, "3♥", "3H");
        reads_call(locale, " 3 ♥ ", "3H");
        reads_call(locale, "3♥\u{fe0f}", "3H");
        reads_call(locale, "x", "X");
        reads_call(locale, "XX", "XX");
        reads_call(locale, "-", "P");
    }
    reads_call(It, "3 cuori", "3H");
    reads_call(It, "3 quadri", "3D");
    reads_call(It, "1F", "1C");
    reads_call(It, "Surcontro", "XX");
    reads_call(Fr, "3 Cœur", "3H");
    reads_call(Fr, "3 coeur", "3H");
    reads_call(Fr, "3 COEUR", "3H");
    reads_call(Fr, "1T", "1C");
    reads_call(Fr, "1K", "1D");
    reads_call(Fr, "contre", "X");
    reads_call(De, "3 Cœur", "3H");
    reads_call(De, "3 Herz", "3H");
    reads_call(De, "1T", "1C");
    reads_call(De, "1 Karo", "1D");
    reads_call(De, "kontra", "X");
    reads_call(En, "1C", "1C");
    reads_call(En, "1N", "1NT");
    reads_call(En, "3 hearts", "3H");
    reads_call(En, "redouble", "XX");
}

#[test]
fn calls_that_are_not_meant_here() {
    for locale in Locale::ALL {
        for typed in [
            "", " ", "0♥", "8♥", "10♥", "♥3", "3", "3♥♥", "♥", "1SAX", "XXX", "?", "1é", "é",
            "１♥", "-1♥", "3 ", "hello", "4S=",
        ] {
            reads_call(locale, typed, "-");
        }
    }
    // Letters of another language.
    reads_call(En, "1SA", "-");
    reads_call(En, "1P", "-");
    reads_call(En, "1T", "-");
    reads_call(En, "contro", "-");
    reads_call(It, "1T", "-");
    reads_call(It, "1K", "-");
    reads_call(It, "1S", "-");
    reads_call(Fr, "1F", "-");
    reads_call(Fr, "1Q", "-");
    reads_call(Fr, "1S", "-");
    reads_call(De, "1F", "-");
    reads_call(De, "1S", "-");
    reads_call(De, "contre", "-");
}

fn reads_card(locale: Locale, typed: &str, understood: &str) {
    let read = speaker(locale).notation.read_card(typed);
    let read = read.map_or_else(|| "-".to_owned(), neutral::card);
    assert_eq!(read, understood, "{}: {typed}", locale.tag());
}

#[test]
fn typed_cards_and_their_collisions() {
    for locale in Locale::ALL {
        reads_card(locale, "10♣", "CT");
        reads_card(locale, "♣10", "CT");
        reads_card(locale, " a ♠", "SA");
        reads_card(locale, "K♥", "HK");
    }
    reads_card(It, "R♥", "HK");
    reads_card(It, "Rc", "HK");
    reads_card(It, "DC", "HQ");
    reads_card(It, "DQ", "DQ");
    reads_card(It, "FF", "CJ");
    reads_card(It, "F♥", "HJ");
    reads_card(It, "9F", "C9");
    reads_card(It, "10p", "ST");
    reads_card(It, "CF", "HJ");
    reads_card(Fr, "R♥", "HK");
    reads_card(Fr, "VK", "DJ");
    reads_card(Fr, "DK", "DQ");
    reads_card(Fr, "10T", "CT");
    reads_card(Fr, "AT", "CA");
    reads_card(Fr, "AC", "HA");
    reads_card(De, "KK", "DK");
    reads_card(De, "BT", "CJ");
    reads_card(De, "DC", "HQ");
    reads_card(De, "AP", "SA");
    reads_card(En, "AS", "SA");
    reads_card(En, "SA", "SA");
    reads_card(En, "HT", "HT");
    reads_card(En, "QD", "DQ");
    reads_card(En, "TC", "CT");
    reads_card(En, "KC", "CK");
}

#[test]
fn cards_that_are_not_meant_here() {
    for locale in Locale::ALL {
        for typed in [
            "", "♥", "A", "1♥", "11♥", "0♥", "A♥♥", "AA♥", "♥♠", "10", "é♥", "♥é", "52",
        ] {
            reads_card(locale, typed, "-");
        }
    }
    reads_card(En, "R♥", "-");
    reads_card(En, "V♥", "-");
    reads_card(En, "F♥", "-");
    reads_card(En, "AP", "-");
    reads_card(It, "V♥", "-");
    reads_card(It, "B♥", "-");
    reads_card(It, "AS", "-");
    reads_card(Fr, "F♥", "-");
    reads_card(Fr, "B♥", "-");
    reads_card(Fr, "AS", "-");
    reads_card(Fr, "TT", "-");
    reads_card(De, "R♥", "-");
    reads_card(De, "V♥", "-");
    reads_card(De, "AS", "-");
}

#[test]
fn o_is_west_or_east() {
    let reads = |locale: Locale, typed: &str| {
        let notation = speaker(locale).notation;
        notation.read_seat(typed).map_or('-', Seat::letter)
    };
    for locale in [It, Fr, ItCh, FrCh] {
        assert_eq!(reads(locale, "O"), 'W', "{}", locale.tag());
        assert_eq!(reads(locale, "e"), 'E', "{}", locale.tag());
    }
    for locale in [De, DeCh] {
        assert_eq!(reads(locale, "O"), 'E', "{}", locale.tag());
        assert_eq!(reads(locale, "ost"), 'E', "{}", locale.tag());
        assert_eq!(reads(locale, "E"), '-', "{}", locale.tag());
    }
    assert_eq!(reads(En, "O"), '-');
    assert_eq!(reads(En, "E"), 'E');
    for locale in Locale::ALL {
        assert_eq!(reads(locale, "N"), 'N', "{}", locale.tag());
        assert_eq!(reads(locale, " s "), 'S', "{}", locale.tag());
        for typed in ["", "NS", "X", "north-west", "1", "é", "♠"] {
            assert_eq!(reads(locale, typed), '-', "{}: {typed}", locale.tag());
        }
    }
}

#[test]
fn thousands_stand_apart_and_are_read_again() {
    let written = [
        (It, "1.090"),
        (Fr, "1\u{202f}090"),
        (De, "1.090"),
        (En, "1090"),
        (ItCh, "1’090"),
        (FrCh, "1’090"),
        (DeCh, "1’090"),
    ];
    for (locale, text) in written {
        let notation = speaker(locale).notation;
        assert_eq!(notation.points(1_090), text, "{}", locale.tag());
        assert_eq!(notation.points(-1_090), format!("−{text}"));
        assert_eq!(notation.points(-100), "−100");
        for points in [0, 50, 999, 1_000, 7_600, -7_600] {
            let again = notation.read_points(&notation.points(points));
            assert_eq!(again, Some(points), "{}", locale.tag());
        }
    }
}

#[test]
fn typed_points() {
    let notation = speaker(It).notation;
    let reads = |typed: &str, points| assert_eq!(notation.read_points(typed), points, "{typed}");
    for typed in [
        "1090",
        "+1090",
        " 1 090 ",
        "1'090",
        "1’090",
        "1.090",
        "1\u{202f}090",
    ] {
        reads(typed, Some(1_090));
    }
    for typed in ["-100", "−100", "–100", "- 100"] {
        reads(typed, Some(-100));
    }
    for typed in [
        "",
        "-",
        "+",
        "sei",
        "1,5",
        "--5",
        "12345678",
        "99999999999999999999",
        "0x10",
    ] {
        reads(typed, None);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn nothing_typed_stops_a_reader(typed in anything_typed()) {
        for locale in Locale::BASES {
            let notation = speaker(locale).notation;
            // The parsed value is written in the same way, or with another name for it.
            if let Some(call) = notation.read_call(&typed) {
                prop_assert_eq!(notation.read_call(&notation.call(call)), Some(call));
            }
            if let Some(card) = notation.read_card(&typed) {
                prop_assert_eq!(notation.read_card(&notation.card(card)), Some(card));
            }
            if let Some(seat) = notation.read_seat(&typed) {
                prop_assert_eq!(notation.read_seat(&notation.seat(seat)), Some(seat));
            }
            if let Some(points) = notation.read_points(&typed) {
                prop_assert_eq!(notation.read_points(&notation.points(points)), Some(points));
            }
        }
    }
}
