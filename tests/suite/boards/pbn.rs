//! Files as found in practice, `tests/data/pbn/*.pbn`: what is read and what is skipped.

use std::collections::BTreeSet;
use std::fs;

use arbitro::engine::{Auction, Board, Hand, Seat, notation};
use arbitro::exercise::boards::pbn::{MAX_BYTES, MAX_GAMES};
use arbitro::exercise::boards::{
    Outcome, Part, PbnReading, PlayedBoard, SkipReason, Skipped, read_pbn,
};
use arbitro::i18n::Locale;
use proptest::prelude::*;

use crate::given::{each_row, root, rows, same, speaker};

fn bytes(file: &str) -> Vec<u8> {
    let path = root().join("tests/data/pbn").join(file);
    fs::read(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

/// `1 N None 1S P 4S P P P: 4S by N, 10, 52 cards`.
fn described(board: &PlayedBoard) -> String {
    let number = board.number.map_or("-".to_owned(), |n| n.to_string());
    let dealer = board.dealer.letter();
    let vulnerability = notation::vulnerability(board.vulnerability);
    let mut text = format!("{number} {dealer} {vulnerability}");
    for made in board.auction.iter().flat_map(Auction::calls) {
        text += " ";
        text += &notation::call(made.call);
    }
    match board.outcome {
        None => text,
        Some(Outcome::PassedOut) => text + ": passed out",
        Some(Outcome::Played { contract, tricks }) => {
            let cards = match board.play.len() {
                0 => String::new(),
                cards => format!(", {cards} cards"),
            };
            format!("{text}: {contract}, {}{cards}", tricks.get())
        }
    }
}

/// `12 7 CardTwice`: line, board and the name of the reason.
fn named(skipped: &Skipped) -> String {
    let reason = format!("{:?}", skipped.why);
    let name: String = reason
        .chars()
        .take_while(char::is_ascii_alphabetic)
        .collect();
    let board = skipped.board.as_deref().unwrap_or("-");
    format!("{} {board} {name}", skipped.line)
}

fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    match items[..] {
        [] => "-".to_owned(),
        _ => items.join(" / "),
    }
}

#[test]
fn files_are_read_and_say_what_they_lack() {
    each_row("pbn_files", |row| {
        let reading = read_pbn(&bytes(&row["file"]));
        let boards = list(reading.boards.iter().map(described));
        same("boards", boards.as_str(), &row["boards"])?;
        let skipped = list(reading.skipped.iter().map(named));
        same("skipped", skipped.as_str(), &row["skipped"])
    });
}

#[test]
fn every_file_is_in_the_table() {
    let listed: BTreeSet<String> = rows("pbn_files")
        .iter()
        .map(|row| row["file"].to_owned())
        .collect();
    let folder = fs::read_dir(root().join("tests/data/pbn")).expect("the folder");
    let there = folder.map(|entry| entry.expect("an entry").file_name());
    let there: BTreeSet<String> = there.filter_map(|name| name.into_string().ok()).collect();
    assert_eq!(there, listed);
}

/// The same file with the line ends and encodings of other systems.
#[test]
fn line_ends_and_encodings_make_no_difference() {
    for row in rows("pbn_files") {
        let plain = bytes(&row["file"]);
        let text = String::from_utf8(plain.clone()).expect("our own files are UTF-8");
        let expected = read_pbn(&plain);
        let marked = [b"\xEF\xBB\xBF".as_slice(), &plain].concat();
        let ended = [plain.as_slice(), b"\r\n\x1A"].concat();
        let accented = [b"; caf\xE9 \xAB \xFC \xBB\n".as_slice(), &plain].concat();
        let same_lines = [
            text.replace('\n', "\r\n").into_bytes(),
            text.replace('\n', "\r").into_bytes(),
            marked,
            ended,
        ];
        for (how, other) in same_lines.iter().enumerate() {
            assert_eq!(read_pbn(other), expected, "{}, {how}", &row["file"]);
        }
        let mut lower = read_pbn(&accented);
        for skipped in &mut lower.skipped {
            skipped.line = match skipped.why.part() {
                Part::File => skipped.line,
                _ => skipped.line - 1,
            };
        }
        assert_eq!(lower, expected, "{} in Latin-1", &row["file"]);
    }
}

/// Latin-1 is decoded: a name must not cost a board or turn into two letters.
#[test]
fn letters_of_latin_1_are_kept() {
    let reading = read_pbn(b"[Board \"\xC9tui 7\"]\n[Deal \"N:-\"]\n");
    assert_eq!(reading.skipped[0].board.as_deref(), Some("Étui 7"));
}

#[test]
fn hands_go_to_their_seats_whoever_is_named_first() {
    let reading = read_pbn(&bytes("rotated.pbn"));
    let [east, south, west] = &reading.boards[..] else {
        panic!("{:?}", reading.skipped);
    };
    let whole = &read_pbn(&bytes("whole.pbn")).boards[0];
    for board in [east, south, west] {
        assert_eq!(board.hands, whole.hands);
    }
    let text = String::from_utf8(bytes("whole.pbn")).expect("UTF-8");
    let deal = text.split("N:").nth(1).expect("a deal");
    let north = deal
        .split(' ')
        .next()
        .and_then(|hand| notation::parse_hand(hand).ok());
    assert_eq!(Some(whole.hands[Seat::North]), north);
}

#[test]
fn the_same_deal_is_inherited_whole() {
    let reading = read_pbn(&bytes("inherited.pbn"));
    let [first, second, third, ..] = &reading.boards[..] else {
        panic!("{:?}", reading.skipped);
    };
    assert_eq!(first.hands, second.hands);
    assert_ne!(first.hands, third.hands);
}

#[test]
fn what_is_no_text_is_told_once() {
    let board = "[Event \"Club\"]\n[Deal \"N:... ... ... ...\"]\n".repeat(40);
    let low: Vec<u8> = board.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let high: Vec<u8> = board.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let marked = |mark: [u8; 2], bytes: &[u8]| [&mark, bytes].concat();
    let files = [
        marked([0xFF, 0xFE], &low),
        marked([0xFE, 0xFF], &high),
        b"PK\x03\x04\n[\x00\x00\n[\n[".to_vec(),
    ];
    for file in files {
        let reading = read_pbn(&file);
        assert_eq!(reading.boards, []);
        assert_eq!(list(reading.skipped.iter().map(named)), "1 - NotText");
    }
}

#[test]
fn a_file_has_its_bounds() {
    let large = vec![b' '; MAX_BYTES + 1];
    let reading = read_pbn(&large);
    assert_eq!(reading.boards, []);
    assert_eq!(list(reading.skipped.iter().map(named)), "1 - TooLarge");
    let deal = "[Deal \"N:... ... ... ...\"]\n";
    let many = deal.repeat(MAX_GAMES + 10);
    let reading = read_pbn(many.as_bytes());
    assert_eq!(reading.skipped.len(), MAX_GAMES + 1);
    assert_eq!(
        reading.skipped.last().map(named),
        Some(format!("{} - TooManyBoards", MAX_GAMES + 1))
    );
}

/// The slowest input: many opening signs that are never closed. With quadratic time, this test
/// would not end.
#[test]
fn damage_takes_no_time() {
    let nasty = [
        "{",
        "[",
        "\"",
        "[a \"",
        "[a \"\" ",
        "[a\n",
        "[a \"\"\n\n\n",
        "%",
        ";",
        "=1",
        "- ",
        "[Auction \"N\"]\n1C",
        "{}",
        "\r",
        "[Deal \"#\"]",
        "[Board \"##1\"]\n\n",
    ];
    for nasty in nasty {
        let text = nasty.repeat((1 << 20) / nasty.len());
        assert_eq!(read_pbn(text.as_bytes()).boards, [], "{nasty}");
    }
}

/// One of each reason; for a contract other than the one bid, also the case of a passed-out deal.
fn every_reason() -> Vec<SkipReason> {
    let mut found: Vec<SkipReason> = Vec::new();
    let mut add = |reading: PbnReading| {
        for skipped in reading.skipped {
            let known = found
                .iter()
                .any(|known| std::mem::discriminant(known) == std::mem::discriminant(&skipped.why));
            let all_passed = skipped.why == SkipReason::OtherContract { bid: None };
            if !known || all_passed {
                found.push(skipped.why);
            }
        }
    };
    for row in rows("pbn_files") {
        add(read_pbn(&bytes(&row["file"])));
    }
    let bounds = [
        SkipReason::TooLarge,
        SkipReason::NotText,
        SkipReason::TooManyBoards,
        SkipReason::TooManyDamaged,
    ];
    found.extend(bounds);
    // 29 reasons; that of another contract has two texts.
    assert_eq!(found.len(), 30, "{found:?}");
    found
}

#[test]
fn every_reason_is_told_in_every_language() {
    for why in every_reason() {
        for board in [None, Some("12".to_owned())] {
            let skipped = Skipped {
                line: 7,
                board: board.clone(),
                why: why.clone(),
            };
            let mut told = BTreeSet::new();
            for locale in Locale::BASES {
                let text = speaker(locale).skipped(&skipped);
                assert!(text.ends_with('.') && text.len() > 10, "{locale:?}: {text}");
                assert!(!text.contains(['⟦', '{', '$']), "{locale:?}: {text}");
                let of_a_board = !matches!(why.part(), Part::File | Part::Line);
                let names_it = board.is_some() && text.contains("12");
                assert!(!of_a_board || names_it == board.is_some(), "{text}");
                told.insert(text);
            }
            assert_eq!(told.len(), 4, "{told:?}");
        }
    }
}

#[test]
fn a_reason_is_told_in_words() {
    let told = |file: &str, at: usize| {
        let reading = read_pbn(&bytes(file));
        speaker(Locale::En).skipped(&reading.skipped[at])
    };
    assert!(
        told("bad_deals.pbn", 0).starts_with("Board 1 is left out. "),
        "{}",
        told("bad_deals.pbn", 0)
    );
    assert_eq!(
        told("contradictions.pbn", 0),
        "Board 1 is kept without its contract and result. The auction ends in 2♠ by North, \
         but a different contract is given."
    );
    assert!(
        told("bad_auctions.pbn", 0).starts_with(
            "Board 1 is kept without its auction. Call number 3, 1♥, is not allowed there. "
        ),
        "{}",
        told("bad_auctions.pbn", 0)
    );
}

/// Invariants of any result.
fn sound(reading: &PbnReading, lines: usize) {
    for board in &reading.boards {
        let all = board.hands.iter();
        let all = all.fold(Hand::EMPTY, |all, (_, &hand)| {
            assert_eq!(hand.len(), 13);
            all | hand
        });
        assert_eq!(all, Hand::ALL);
        assert!(
            board
                .number
                .is_none_or(|number| Board::new(number).is_some())
        );
        let Some(auction) = &board.auction else {
            continue;
        };
        assert_eq!(auction.dealer(), board.dealer);
        if let (Some(Outcome::Played { contract, .. }), true) = (board.outcome, auction.has_ended())
        {
            assert_eq!(auction.contract_so_far(), Some(contract));
        }
    }
    assert!(!reading.boards.is_empty() || !reading.skipped.is_empty());
    let mut before = 1;
    for skipped in &reading.skipped {
        assert!((before..=lines).contains(&skipped.line), "{skipped:?}");
        before = skipped.line;
    }
}

/// Fragments of files, in any order.
fn pieces() -> impl Strategy<Value = Vec<u8>> {
    let deal = "[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n";
    let piece = prop_oneof![
        4 => Just(deal.as_bytes().to_vec()),
        4 => proptest::sample::select(vec![
            "\n", "\r\n", "\r", " ", "\t", "[", "]", "\"", "{", "}", ";", "%", "#", "##", "*", "+",
            "-", "^I", "^S", "=1=", "$7", "!", "[Board \"7\"]", "[Dealer \"E\"]", "[Auction \"N\"]\n",
            "[Auction \"#\"]", "[Contract \"4SX\"]", "[Declarer \"^S\"]", "[Declarer \"S\"]",
            "[Result \"EW 10\"]", "[Result \"9\"]", "[Vulnerable \"##All\"]", "[Play \"W\"]", "[Note \"1:",
            "1C", "7NT ", " X ", " XX ", " Pass ", " AP ", "1S Pass 2S Pass Pass Pass\n", "[Deal \"#\"]",
        ]).prop_map(|text| text.as_bytes().to_vec()),
        1 => proptest::collection::vec(any::<u8>(), 0..6),
    ];
    proptest::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

fn lines_of(bytes: &[u8]) -> usize {
    let ends = bytes.iter().filter(|byte| matches!(byte, b'\n' | b'\r'));
    ends.count() + 1
}

proptest! {
    #[test]
    fn no_bytes_stop_the_reader(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
        sound(&read_pbn(&bytes), lines_of(&bytes));
    }

    #[test]
    fn no_pieces_of_files_stop_the_reader(bytes in pieces()) {
        sound(&read_pbn(&bytes), lines_of(&bytes));
    }

    /// A truncated file loses at most its last board.
    #[test]
    fn a_file_cut_short_keeps_what_is_whole(at in 0..40_000_usize) {
        let bank = include_bytes!("../../../assets/boards.pbn");
        let cut = &bank[..at];
        let reading = read_pbn(cut);
        sound(&reading, lines_of(cut));
        let whole = arbitro::exercise::boards::Bank::standard().boards();
        let kept = reading.boards.len().saturating_sub(1);
        prop_assert_eq!(&reading.boards[..kept], &whole[..kept]);
        prop_assert!(kept + 2 >= cut.windows(7).filter(|at| at == b"[Board ").count());
    }
}
