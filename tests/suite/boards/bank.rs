//! The bank, from which exercises are drawn, must be valid and contain enough rare cases.

use std::collections::BTreeMap;

use arbitro::engine::score::{DealResult, ScoreItem, Tricks};
use arbitro::engine::{
    Auction, Board, Contract, Doubling, Hand, Seat, Side, Strain, auction, notation,
    vulnerability_of,
};
use arbitro::exercise::boards::{Bank, Outcome, PlayedBoard, read_pbn};

use crate::given::root;

/// Every board that was played, with its contract and tricks.
fn played() -> impl Iterator<Item = (&'static PlayedBoard, Contract, Tricks)> {
    let boards = Bank::standard().boards().iter();
    boards.filter_map(|board| match board.outcome {
        Some(Outcome::Played { contract, tricks }) => Some((board, contract, tricks)),
        _ => None,
    })
}

fn result(board: &PlayedBoard, contract: Contract, tricks: Tricks) -> DealResult {
    DealResult {
        bid: contract.bid,
        doubling: contract.doubling,
        vulnerability: vulnerability_of(board.vulnerability, Side::of(contract.declarer)),
        tricks,
    }
}

#[test]
fn nothing_of_the_bank_is_skipped() {
    let bytes = std::fs::read(root().join("assets/boards.pbn")).expect("the bank");
    assert!(bytes.len() < 600_000, "{} bytes", bytes.len());
    let reading = read_pbn(&bytes);
    assert_eq!(reading.skipped, []);
    assert_eq!(reading.boards, Bank::standard().boards());
    let bank = Bank::standard();
    assert_eq!(bank.boards().len(), 1024);
    assert_eq!(bank.auctions(), (0..1024).collect::<Vec<_>>());
    assert_eq!(bank.outcomes(), (0..1024).collect::<Vec<_>>());
}

#[test]
fn every_board_is_whole() {
    for (number, board) in (1..).zip(Bank::standard().boards()) {
        let of = Board::new(number).expect("a number from 1");
        assert_eq!(board.number, Some(number));
        assert_eq!(board.dealer, of.dealer(), "board {number}");
        assert_eq!(board.vulnerability, of.vulnerability(), "board {number}");
        let hands = board.hands.iter();
        let all = hands.fold(Hand::EMPTY, |all, (_, &hand)| {
            assert_eq!(hand.len(), 13, "board {number}");
            all | hand
        });
        assert_eq!(all, Hand::ALL, "board {number}");
    }
}

/// The calls are made again one by one, independently of the parser.
#[test]
fn every_auction_is_legal_and_gives_the_contract() {
    for board in Bank::standard().boards() {
        let number = board.number;
        let read = board.auction.as_ref().expect("an auction");
        let mut again = Auction::new(board.dealer);
        for made in read.calls() {
            assert_eq!(again.turn(), made.seat, "board {number:?}");
            assert_eq!(again.push(made.call), Ok(()), "board {number:?}");
        }
        let came_to = match board.outcome.expect("an outcome") {
            Outcome::PassedOut => auction::Outcome::PassedOut,
            Outcome::Played { contract, .. } => auction::Outcome::Contract(contract),
        };
        assert_eq!(again.outcome(), came_to, "board {number:?}");
    }
}

/// The tags of the file agree with the auction, read without our parser.
#[test]
fn the_tags_say_what_the_auction_came_to() {
    let text = std::fs::read_to_string(root().join("assets/boards.pbn")).expect("the bank");
    let of = |name: &str| -> Vec<&str> {
        let tag = format!("[{name} \"");
        let lines = text.lines().filter_map(|line| line.strip_prefix(&tag));
        lines.filter_map(|rest| rest.strip_suffix("\"]")).collect()
    };
    let (contracts, declarers, results) = (of("Contract"), of("Declarer"), of("Result"));
    let boards = Bank::standard().boards();
    assert_eq!(
        [contracts.len(), declarers.len(), results.len()],
        [boards.len(); 3]
    );
    for (at, board) in boards.iter().enumerate() {
        let expected = match board.outcome {
            Some(Outcome::Played { contract, tricks }) => (
                format!(
                    "{}{}",
                    notation::bid(contract.bid),
                    contract.doubling.suffix()
                ),
                contract.declarer.letter().to_string(),
                tricks.get().to_string(),
            ),
            _ => ("Pass".to_owned(), String::new(), String::new()),
        };
        let (contract, declarer, tricks) = expected;
        assert_eq!(contracts[at], contract, "board {:?}", board.number);
        assert_eq!(declarers[at], declarer, "board {:?}", board.number);
        assert_eq!(results[at], tricks, "board {:?}", board.number);
    }
}

/// The types of a board, by the lines of its account.
fn kinds(board: &PlayedBoard, contract: Contract, tricks: Tricks) -> Vec<&'static str> {
    let result = result(board, contract, tricks);
    let made = result.is_made();
    let mut kinds = vec![match (contract.doubling, made) {
        (Doubling::Undoubled, true) => "undoubled, made",
        (Doubling::Undoubled, false) => "undoubled, down",
        (Doubling::Doubled, true) => "doubled, made",
        (Doubling::Doubled, false) => "doubled, down",
        (Doubling::Redoubled, true) => "redoubled, made",
        (Doubling::Redoubled, false) => "redoubled, down",
    }];
    kinds.push(match contract.bid.strain {
        Strain::Clubs => "clubs",
        Strain::Diamonds => "diamonds",
        Strain::Hearts => "hearts",
        Strain::Spades => "spades",
        Strain::Notrump => "no trump",
    });
    let has = |result: DealResult, item: ScoreItem| {
        let account = result.account();
        account.lines().iter().any(|line| line.item == item)
    };
    let undoubled = DealResult {
        doubling: Doubling::Undoubled,
        tricks: Tricks::new(contract.tricks_needed()).expect("13 at most"),
        ..result
    };
    let game = has(undoubled, ScoreItem::Game);
    kinds.push(match contract.bid.level.get() {
        7 => "grand slam",
        6 => "small slam",
        _ if game => "game",
        _ => "part-score",
    });
    if !game && made && has(result, ScoreItem::Game) {
        kinds.push(match contract.doubling {
            Doubling::Doubled => "doubled into game",
            _ => "redoubled into game",
        });
    }
    kinds
}

const WANTED: [&str; 17] = [
    "passed out",
    "undoubled, made",
    "undoubled, down",
    "doubled, made",
    "doubled, down",
    "redoubled, made",
    "redoubled, down",
    "part-score",
    "game",
    "small slam",
    "grand slam",
    "doubled into game",
    "clubs",
    "diamonds",
    "hearts",
    "spades",
    "no trump",
];

#[test]
fn each_kind_of_result_occurs_twenty_times() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let boards = Bank::standard().boards();
    let passed_out = boards.len() - played().count();
    counts.insert("passed out", passed_out);
    for (board, contract, tricks) in played() {
        for kind in kinds(board, contract, tricks) {
            *counts.entry(kind).or_default() += 1;
        }
    }
    for kind in WANTED {
        let count = counts.get(kind).copied().unwrap_or_default();
        assert!(count >= 20, "{kind}: {count}\n{counts:#?}");
    }
}

#[test]
fn declarers_and_conditions_go_round() {
    let boards = Bank::standard().boards();
    let mut conditions: BTreeMap<(char, &str), usize> = BTreeMap::new();
    for board in boards {
        let key = (
            board.dealer.letter(),
            notation::vulnerability(board.vulnerability),
        );
        *conditions.entry(key).or_default() += 1;
    }
    assert_eq!(conditions.len(), 16);
    assert!(
        conditions.values().all(|&count| count == 64),
        "{conditions:?}"
    );
    for seat in Seat::ALL {
        let declared = played().filter(|(_, contract, _)| contract.declarer == seat);
        assert!(declared.count() > 200, "{seat}");
    }
}
