//! Neutral notation: formatting, parsing, and what is rejected.

use arbitro_engine::auction::{every_bid, every_call};
use arbitro_engine::notation::{self as neutral, NotationError, Word};
use arbitro_engine::score::slip::{self, Words, states_result};
use arbitro_engine::score::{ResultLine, SlipEntry, SlipError};
use arbitro_engine::{Bid, Doubling, Hand, Seat, Strain, Suit, cards_of};
use proptest::prelude::*;

use crate::given::{anything_typed, bid, call, card, cards, every_line, seat};

#[test]
fn neutral_notation_round_trips() {
    for call in every_call() {
        assert_eq!(neutral::parse_call(&neutral::call(call)), Ok(call));
        assert_eq!(
            neutral::parse_call(&neutral::call(call).to_lowercase()),
            Ok(call)
        );
    }
    for card in Hand::ALL.iter() {
        assert_eq!(neutral::parse_card(&neutral::card(card)), Ok(card));
        assert_eq!(
            neutral::parse_card(&neutral::card(card).replace('T', "10")),
            Ok(card)
        );
    }
    for text in ["P", "Pass", "-", "pass"] {
        assert_eq!(neutral::parse_call(text), Ok(call("P")), "{text}");
    }
    assert_eq!(neutral::parse_call("Dbl"), Ok(call("X")));
    assert_eq!(neutral::parse_call("rdbl"), Ok(call("XX")));
    assert_eq!(neutral::parse_call("7N"), Ok(call("7NT")));
    let hand = cards("SA SK H2 CT");
    assert_eq!(neutral::parse_hand("AK.2..T"), Ok(hand));
    assert_eq!(neutral::parse_hand("AK.2..10"), Ok(hand));
    assert_eq!(neutral::parse_hand("sk, sa c10 h2"), Ok(hand));
    assert_eq!(neutral::cards(hand), "SA SK H2 CT");
    assert_eq!(
        neutral::parse_contract("4sxx"),
        Ok((bid("4S"), Doubling::Redoubled))
    );
    assert_eq!(neutral::parse_seat("w"), Ok(seat("W")));
    for suit in Suit::ASC {
        assert_eq!(neutral::parse_suit(&suit.letter().to_string()), Ok(suit));
    }
}

#[test]
fn what_is_no_neutral_notation() {
    for text in [
        "", "0C", "8C", "1", "C1", "1SA", "1Z", "XXX", "PP", "1♠♠", "é", "1é",
    ] {
        assert!(neutral::parse_call(text).is_err(), "{text}");
    }
    for text in [
        "", "S", "A", "AS", "S1", "S11", "1S", "SAA", "SÀ", "é", "S😀", "10", "é10",
    ] {
        assert!(neutral::parse_card(text).is_err(), "{text}");
    }
    for text in [
        "SA SA",
        "AA...",
        "...",
        "A.K.Q.J.T",
        "AKQJT98765432.A..",
        "A-K",
    ] {
        let empty = text == "...";
        assert_eq!(neutral::parse_hand(text).is_ok(), empty, "{text}");
    }
    for text in ["", "4", "4SXXX", "4SA", "X", "XX", "4X", "S4", "0S", "4éX"] {
        assert!(neutral::parse_contract(text).is_err(), "{text}");
    }
    for text in ["", "O", "NS", "Nord", "é"] {
        assert!(neutral::parse_seat(text).is_err(), "{text}");
    }
    for text in ["", "us", "NSEW", "é"] {
        assert!(neutral::parse_vulnerability(text).is_err(), "{text}");
    }
}

/// Each hand has one suit: `N:spades hearts diamonds clubs`.
const DEAL: &str = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";

#[test]
fn a_deal_is_four_hands_clockwise_from_the_seat_named() {
    for (place, first) in Seat::ALL.into_iter().enumerate() {
        let deal = neutral::parse_deal(&format!(" {}:{DEAL} ", first.letter())).unwrap();
        for (owner, suit) in (0..4).zip([Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs]) {
            let seat = Seat::ALL[(place + owner) % 4];
            assert_eq!(deal[seat], cards_of(Hand::ALL, suit), "{seat} of {first}");
        }
    }
}

#[test]
fn what_is_no_deal() {
    let refused = |text: &str| neutral::parse_deal(text).expect_err(text);
    for text in [
        "",
        "A... K... Q... J...",
        "N:A... K... Q...",
        "N:A... K... Q... J... T...",
        "N:SA K... Q... J...",
        "N:A... K... Q... J..",
    ] {
        assert_eq!(refused(text), NotationError::Deal(text.to_owned()));
    }
    assert_eq!(
        refused("O:A... K... Q... J..."),
        NotationError::Seat("O".to_owned())
    );
    for (text, twice) in [
        ("N:A... A... Q... J...", "SA"),
        ("N:A... K... Q... A...", "SA"),
        ("N:.A.. .K.. .Q.. .K..", "HK"),
    ] {
        assert_eq!(
            refused(text),
            NotationError::CardTwice(card(twice)),
            "{text}"
        );
    }
}

// Lines of a score slip.

#[test]
fn every_result_is_written_and_read_again() {
    assert_eq!(every_line().count(), 35 * 3 * 14);
    for line in every_line()
        .map(SlipEntry::Played)
        .chain([SlipEntry::PassedOut])
    {
        let written = neutral::slip(&line);
        assert_eq!(neutral::parse_slip(&written), Ok(line), "{written}");
        assert_eq!(
            neutral::parse_slip(&written.to_lowercase()),
            Ok(line),
            "{written}"
        );
        assert!(
            states_result(&written) != (line == SlipEntry::PassedOut),
            "{written}"
        );
    }
    for (text, stated) in [
        ("4S", false),
        ("4S X", false),
        (" 4S - 1 ", true),
        ("4S+", false),
    ] {
        assert_eq!(states_result(text), stated, "{text}");
    }
}

/// All margins at all levels: accepts those possible with thirteen tricks, and no others.
#[test]
fn tricks_beyond_the_thirteen_are_refused() {
    for bid in every_bid() {
        let (over, down) = (7 - bid.level.get(), 6 + bid.level.get());
        for number in 1..=40_u8 {
            let contract = neutral::bid(bid);
            let given = u32::from(number);
            let above = neutral::parse_slip(&format!("{contract}+{number}")).err();
            let expected = SlipError::Overtricks {
                bid,
                given,
                most: over,
            };
            assert_eq!(
                above,
                (number > over).then_some(expected),
                "{contract}+{number}"
            );
            let below = neutral::parse_slip(&format!("{contract}-{number}")).err();
            let expected = SlipError::Undertricks {
                bid,
                given,
                most: down,
            };
            assert_eq!(
                below,
                (number > down).then_some(expected),
                "{contract}-{number}"
            );
        }
    }
    let extreme =
        |bid: Bid, margin| ResultLine::with_margin(bid, Doubling::Undoubled, margin).is_err();
    assert!(extreme(bid("7NT"), i32::MAX) && extreme(bid("1C"), i32::MIN));
}

#[test]
fn a_line_that_is_not_read_says_what_is_wrong() {
    let refused = |text: &str| neutral::parse_slip(text).expect_err(text);
    let text = str::to_owned;
    let named = [
        ("", SlipError::Empty, "empty"),
        ("8S=", SlipError::Level(text("8S")), "level"),
        ("4", SlipError::Strain(text("")), "strain"),
        ("4Z", SlipError::Strain(text("Z")), "strain"),
        ("4S XXX", SlipError::Doubling(text("XXX")), "doubling"),
        ("4S 9", SlipError::Result(text("9")), "end"),
        ("4S+0", SlipError::Result(text("+0")), "end"),
    ];
    for (typed, error, id) in named {
        let found = refused(typed);
        assert_eq!((found.id(), found), (id, error), "{typed}");
    }
    assert_eq!(refused("7NT+1").id(), "overtricks");
    assert_eq!(refused("1C-8").id(), "undertricks");
    // An error repeats only the beginning of a long text.
    let long = "Z".repeat(1_000);
    let beginning = "Z".repeat(40);
    assert_eq!(refused(&format!("4{long}")), SlipError::Strain(beginning));
}

/// Words in which one strain ends like another strain with its doubling.
struct TwoWays;

impl Words for TwoWays {
    fn strain(&self, word: &str) -> Option<Strain> {
        match word {
            "C" => Some(Strain::Clubs),
            "CX" => Some(Strain::Hearts),
            _ => None,
        }
    }

    fn doubling(&self, word: &str) -> Option<Doubling> {
        (word == "X").then_some(Doubling::Doubled)
    }

    fn passed_out(&self, _: &str) -> bool {
        false
    }
}

#[test]
fn what_can_be_read_in_two_ways_is_not_read() {
    let ambiguous = slip::read("2CX=", &TwoWays).expect_err("clubs doubled, or hearts");
    assert_eq!(ambiguous, SlipError::Ambiguous("CX".to_owned()));
    assert_eq!(ambiguous.id(), "ambiguous");
    // With a space between them both readings are equal, so the result is not ambiguous.
    let doubled = ResultLine::with_margin(bid("2C"), Doubling::Doubled, 0).map(SlipEntry::Played);
    assert_eq!(slip::read("2C X=", &TwoWays), doubled);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn nothing_written_stops_the_neutral_reader(text in anything_typed()) {
        if let Ok(call) = neutral::parse_call(&text) {
            prop_assert_eq!(neutral::parse_call(&neutral::call(call)), Ok(call));
        }
        if let Ok(card) = neutral::parse_card(&text) {
            prop_assert_eq!(neutral::parse_card(&neutral::card(card)), Ok(card));
        }
        if let Ok(hand) = neutral::parse_hand(&text) {
            prop_assert_eq!(neutral::parse_hand(&neutral::cards(hand)), Ok(hand));
        }
        if let Ok((bid, doubling)) = neutral::parse_contract(&text) {
            let written = format!("{}{}", neutral::bid(bid), doubling.suffix());
            prop_assert_eq!(neutral::parse_contract(&written), Ok((bid, doubling)));
        }
        if let Ok(auction) = neutral::parse_auction(Seat::North, &text) {
            let calls: Vec<String> =
                auction.calls().iter().map(|made| neutral::call(made.call)).collect();
            prop_assert_eq!(neutral::parse_auction(Seat::North, &calls.join(" ")), Ok(auction));
        }
        if let Ok(strain) = neutral::parse_strain(&text) {
            prop_assert_eq!(neutral::parse_strain(neutral::strain(strain)), Ok(strain));
        }
        if let Ok(side) = neutral::parse_side(&text) {
            prop_assert_eq!(neutral::parse_side(side.letters()), Ok(side));
        }
        if let Ok(seat) = neutral::parse_seat(&text) {
            prop_assert_eq!(neutral::parse_seat(&seat.letter().to_string()), Ok(seat));
        }
        if let Ok(suit) = neutral::parse_suit(&text) {
            prop_assert_eq!(neutral::parse_suit(&suit.letter().to_string()), Ok(suit));
        }
        if let Ok(vulnerability) = neutral::parse_vulnerability(&text) {
            let written = neutral::vulnerability(vulnerability);
            prop_assert_eq!(neutral::parse_vulnerability(written), Ok(vulnerability));
        }
    }
}

#[test]
fn a_deal_is_written_as_it_is_read() {
    let text = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    let hands = neutral::parse_deal(text).unwrap();
    let written = neutral::deal(&hands);
    assert!(written.starts_with("N:AKQJT98765432"), "{written}");
    assert_eq!(neutral::parse_deal(&written), Ok(hands));
}

/// A word is a call, a contract, a card or a player, in this order; a letter alone is no player.
#[test]
fn words_are_told_apart() {
    let word = neutral::parse_word;
    assert_eq!(word("X"), Some(Word::Call(call("X"))));
    assert_eq!(word("4S"), Some(Word::Call(call("4S"))));
    let doubled = Word::Contract(bid("4S"), Doubling::Doubled);
    assert_eq!(word("4SX"), Some(doubled));
    assert_eq!(word("HT"), Some(Word::Card(card("HT"))));
    assert_eq!(word("North"), Some(Word::Seat(Seat::North)));
    assert_eq!(word("N"), None);
    assert_eq!(word("?"), None);
}
