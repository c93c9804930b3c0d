//! Inputs for tests: positions in neutral notation, and the rows of `tests/data`. The tests of the
//! other crates include this file too.

use std::fs;
use std::ops::Index;
use std::path::Path;

use engine::auction::every_bid;
use engine::laws::penalty_card::{ImpossiblePenaltyCards, PenaltyCards, PenaltyKind};
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke, Since,
    TrickNumber,
};
use engine::notation::{self, parse_side};
use engine::score::rubber::{PlayedDeal, Rubber, RubberDeal};
use engine::score::{ResultLine, SlipEntry, Tricks};
use engine::{Auction, Bid, Call, Card, Doubling, Hand, Seat, Side, Suit};
use proptest::prelude::*;

/// An auction with North as dealer; `-` and the empty string are the empty auction.
pub fn auction(calls: &str) -> Auction {
    dealt_by(Seat::North, calls)
}

/// An auction with the given dealer.
pub fn dealt_by(dealer: Seat, calls: &str) -> Auction {
    let calls = if calls == "-" { "" } else { calls };
    notation::parse_auction(dealer, calls).unwrap_or_else(|error| panic!("`{calls}`: {error}"))
}

/// One call.
pub fn call(text: &str) -> Call {
    notation::parse_call(text).unwrap_or_else(|error| panic!("{error}"))
}

/// One bid.
pub fn bid(text: &str) -> Bid {
    match call(text) {
        Call::Bid(bid) => bid,
        other => panic!("{other} is not a bid"),
    }
}

/// One card.
pub fn card(text: &str) -> Card {
    notation::parse_card(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Cards; `-` and the empty string are no card.
pub fn cards(text: &str) -> Hand {
    let text = if text == "-" { "" } else { text };
    notation::parse_hand(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Cards in the given order; `-` and the empty string are no card.
pub fn trick(text: &str) -> Vec<Card> {
    let text = if text == "-" { "" } else { text };
    notation::parse_cards(text).unwrap_or_else(|error| panic!("{error}"))
}

/// A seat.
pub fn seat(text: &str) -> Seat {
    notation::parse_seat(text).unwrap_or_else(|error| panic!("{error}"))
}

/// A suit.
pub fn suit(text: &str) -> Suit {
    notation::parse_suit(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Penalty cards: `H5:minor`, `H5:major C8:major`; `-` for none.
pub fn penalty(text: &str) -> PenaltyCards {
    penalty_or_not(text).unwrap_or_else(|error| panic!("`{text}`: {error:?}"))
}

/// Penalty cards, or why the combination is impossible.
pub fn penalty_or_not(text: &str) -> Result<PenaltyCards, ImpossiblePenaltyCards> {
    let lies = |word: &str| {
        let (name, kind) = word.split_once(':').unwrap_or((word, ""));
        match kind {
            "minor" => (card(name), PenaltyKind::Minor),
            "major" => (card(name), PenaltyKind::Major),
            other => panic!("`{other}` is no kind of penalty card"),
        }
    };
    let words = text.split_whitespace().filter(|word| *word != "-");
    PenaltyCards::from_kinds(words.map(lies))
}

/// The root of the repository.
pub fn root() -> &'static Path {
    let mut above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let found = above.find(|folder| folder.join("Cargo.lock").is_file());
    found.expect("a crate of the repository")
}

/// A row of a table, with its fields by the names in the header.
pub struct Row {
    head: Vec<String>,
    fields: Vec<String>,
}

impl Index<&str> for Row {
    type Output = str;
    fn index(&self, name: &str) -> &str {
        let at = self.head.iter().position(|head| head == name);
        &self.fields[at.unwrap_or_else(|| panic!("no column `{name}` in {:?}", self.head))]
    }
}

/// The rows of `tests/data/<name>.tsv`.
pub fn rows(name: &str) -> Vec<Row> {
    let path = root().join("tests/data").join(format!("{name}.tsv"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let split = |line: &str| line.split('\t').map(str::to_owned).collect::<Vec<_>>();
    let mut lines = text.lines();
    let head = lines
        .next()
        .and_then(|line| line.strip_prefix("# "))
        .map(split);
    let head = head.unwrap_or_else(|| panic!("{path:?} begins without a head"));
    let rows: Vec<Row> = lines
        .filter(|line| !line.is_empty())
        .map(|line| Row {
            head: head.clone(),
            fields: split(line),
        })
        .collect();
    assert!(!rows.is_empty(), "{path:?} is empty");
    for row in &rows {
        assert_eq!(
            row.fields.len(),
            head.len(),
            "{path:?}, row {}",
            row.fields[0]
        );
    }
    rows
}

/// Checks every row, and reports all rows that fail with what they returned.
pub fn each_row(name: &str, check: impl Fn(&Row) -> Result<(), String>) {
    let rows = rows(name);
    let failed: Vec<String> = rows
        .iter()
        .filter_map(|row| {
            check(row)
                .err()
                .map(|why| format!("{}: {why}", row.fields[0]))
        })
        .collect();
    assert!(
        failed.is_empty(),
        "{} of {}:\n{}",
        failed.len(),
        rows.len(),
        failed.join("\n")
    );
}

/// `Ok` if both are equal, else a message with both values.
#[allow(
    clippy::needless_pass_by_value,
    reason = "values are written where they are compared"
)]
pub fn same<T: PartialEq + std::fmt::Debug>(what: &str, got: T, expected: T) -> Result<(), String> {
    if got == expected {
        return Ok(());
    }
    Err(format!("{what}: got {got:?}, expected {expected:?}"))
}

/// 35 bids, 3 doublings, 14 numbers of tricks.
pub fn every_line() -> impl Iterator<Item = ResultLine> {
    every_bid().flat_map(|bid| {
        Doubling::ALL.into_iter().flat_map(move |doubling| {
            Tricks::all().map(move |tricks| ResultLine {
                bid,
                doubling,
                tricks,
            })
        })
    })
}

/// Arbitrary text as a user might type it.
pub fn anything_typed() -> impl Strategy<Value = String> {
    let pieces = [
        "1",
        "7",
        "10",
        "S",
        "H",
        "SA",
        "NT",
        "♥",
        "♠\u{fe0f}",
        "é",
        "œ",
        "ß",
        "😀",
        "X",
        "P",
        "-",
        "−",
        " ",
        ".",
        "İ",
        "ŉ",
        "K",
        "R",
        "O",
        "\u{301}",
        "０",
    ];
    let mixed = prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..6);
    prop_oneof![
        ".{0,12}",
        mixed.prop_map(|pieces| pieces.concat()),
        ".".prop_map(|piece| piece.repeat(20_000)),
    ]
}

/// A trick from 1 to 12.
pub fn trick_number(number: u8) -> TrickNumber {
    TrickNumber::new(number).expect("a trick from 1 to 12")
}

/// A revoke with South as declarer; nothing else has happened.
pub fn revoke(offender: Seat, number: u8) -> Revoke {
    Revoke {
        declarer: Seat::South,
        offender,
        trick: trick_number(number),
        failure: Failure::Obligation,
        played_from: PlayedFrom::UnfacedHand,
        since: Since::WentOn(Continuation::NextTrickPlay, Side::of(offender)),
        other_side: OtherSide::Followed,
        earlier: Earlier::None,
        attention: Attention::InTime,
        hands: FourHands::NotAllReturned,
    }
}

/// A deal of a rubber: `NS 3NT=`.
pub fn played(text: &str) -> RubberDeal {
    let (side, line) = text.split_once(' ').unwrap();
    match notation::parse_slip(line).unwrap() {
        SlipEntry::PassedOut => panic!("{text}: nothing was played"),
        SlipEntry::Played(line) => PlayedDeal::new(parse_side(side).unwrap(), line, None)
            .unwrap()
            .into(),
    }
}

/// A rubber after these deals.
pub fn rubber(deals: &[&str]) -> Rubber {
    let mut rubber = Rubber::new();
    for deal in deals {
        rubber.add(played(deal)).unwrap();
    }
    rubber
}
