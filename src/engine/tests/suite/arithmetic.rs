//! The examples of the course's sources, computed again: one row each.

use arbitro_engine::auction::{Outcome, every_bid};
use arbitro_engine::notation::{self, parse_side, parse_slip};
use arbitro_engine::score::aggregate::TeamBoard;
use arbitro_engine::score::matchpoints::{Scale, matchpoints};
use arbitro_engine::score::rubber::{Honours, PlayedDeal, Rubber};
use arbitro_engine::score::{DealResult, ResultLine, ScoreItem, SlipEntry};
use arbitro_engine::tournament::{Movement, PairNumber, Table};
use arbitro_engine::{Board, Contract, Doubling, Seat, Side, Vulnerability};

use crate::given::{bid, dealt_by, each_row, same, seat};

#[test]
fn every_example_holds() {
    each_row("arithmetic", |row| {
        let given = &row["given"];
        let got = match &row["what"] {
            "pairs" => pairs(given),
            "needed" => needed(given),
            "above" => above(given, &row["expected"]),
            "auction" => auction(given),
            "tricks" => tricks(given),
            "trick-score" => result(given, Vulnerability::NotVulnerable)
                .trick_score()
                .points
                .to_string(),
            "score-nv" => result(given, Vulnerability::NotVulnerable)
                .score()
                .to_string(),
            "score-v" => result(given, Vulnerability::Vulnerable).score().to_string(),
            "slam-nv" => slam(given, Vulnerability::NotVulnerable),
            "slam-v" => slam(given, Vulnerability::Vulnerable),
            "down-nv" => down(given, Vulnerability::NotVulnerable, &row["expected"]),
            "down-v" => down(given, Vulnerability::Vulnerable, &row["expected"]),
            "board" => board(given),
            "net" => net(given),
            "matchpoints" => compared(given),
            "top" => top(given),
            "east-west" => east_west(given),
            "rubber" => rubber(given),
            other => return Err(format!("nothing works out `{other}`")),
        };
        same(&row["what"], got.as_str(), &row["expected"])
    });
}

fn numbers(cell: &str) -> Vec<i32> {
    cell.split(' ').map(|word| word.parse().unwrap()).collect()
}

fn words(all: impl IntoIterator<Item = impl ToString>) -> String {
    let words: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    words.join(" ")
}

fn line(text: &str) -> ResultLine {
    match parse_slip(text).unwrap_or_else(|error| panic!("{error}")) {
        SlipEntry::Played(line) => line,
        SlipEntry::PassedOut => panic!("passed out"),
    }
}

fn result(text: &str, vulnerability: Vulnerability) -> DealResult {
    line(text).at(vulnerability)
}

fn pairs(table: &str) -> String {
    let table = Table::new(table.parse().unwrap()).unwrap();
    words(Side::ALL.map(|side| PairNumber::starting(table, side)))
}

fn needed(text: &str) -> String {
    let contract = Contract {
        bid: bid(text),
        doubling: Doubling::Undoubled,
        declarer: Seat::North,
    };
    contract.tricks_needed().to_string()
}

/// The lowest bids above a bid, as many as `expected` lists.
fn above(text: &str, expected: &str) -> String {
    let auction = dealt_by(Seat::North, text);
    let legal = every_bid().filter(|bid| auction.check(arbitro_engine::Call::Bid(*bid)).is_ok());
    words(legal.take(expected.split(' ').count()).map(notation::bid))
}

fn auction(text: &str) -> String {
    let (dealer, calls) = text.split_once(' ').unwrap();
    match dealt_by(seat(dealer), calls).outcome() {
        Outcome::Contract(contract) => {
            let players = [
                contract.declarer,
                contract.dummy(),
                contract.opening_leader(),
            ];
            format!("{} {}", notation::bid(contract.bid), words(players))
        }
        other => format!("{other:?}"),
    }
}

/// Tricks won and tricks needed.
fn tricks(text: &str) -> String {
    let line = line(text);
    words([
        i32::from(line.tricks.get()),
        i32::from(line.tricks.get()) - line.margin(),
    ])
}

fn slam(text: &str, vulnerability: Vulnerability) -> String {
    let account = result(text, vulnerability).account();
    let premium = account.points(ScoreItem::SmallSlam) + account.points(ScoreItem::GrandSlam);
    premium.to_string()
}

/// One down, two down, …: as many results as `expected` lists.
fn down(text: &str, vulnerability: Vulnerability, expected: &str) -> String {
    let contract = line(text);
    let down = 1..=i32::try_from(expected.split(' ').count()).unwrap();
    words(down.map(|down| {
        let line = ResultLine::with_margin(contract.bid, contract.doubling, -down).unwrap();
        -line.at(vulnerability).score()
    }))
}

fn board(number: &str) -> String {
    let board = Board::new(number.parse().unwrap()).unwrap();
    format!(
        "{} {}",
        board.dealer().letter(),
        notation::vulnerability(board.vulnerability())
    )
}

fn net(scores: &str) -> String {
    match numbers(scores)[..] {
        [ours, theirs] => TeamBoard { ours, theirs }.net().to_string(),
        _ => panic!("two scores"),
    }
}

fn compared(scores: &str) -> String {
    let board = matchpoints(&numbers(scores), Scale::TwoPerWin);
    words(board.ns())
}

fn top(times: &str) -> String {
    let scores = vec![0; times.parse().unwrap()];
    matchpoints(&scores, Scale::TwoPerWin).top().to_string()
}

/// The pairs that play the boards of a table, round by round.
fn east_west(text: &str) -> String {
    let [tables, boards] = numbers(text)[..] else {
        panic!("tables and boards")
    };
    let movement = Movement::new(u8::try_from(tables).unwrap()).unwrap();
    let meetings = (1..=movement.rounds()).flat_map(|round| movement.round(round).unwrap());
    words(
        meetings
            .filter(|meeting| i32::from(meeting.boards) == boards)
            .map(|meeting| meeting.ew),
    )
}

/// Both sides' points after deals like `EW 6S= EW:100`.
fn rubber(deals: &str) -> String {
    let mut rubber = Rubber::new();
    for deal in deals.split("; ") {
        let mut words = deal.split(' ');
        let declaring = parse_side(words.next().unwrap()).unwrap();
        let line = line(words.next().unwrap());
        let claims = words.map(|claim| {
            let (side, points) = claim.split_once(':').unwrap();
            (parse_side(side).unwrap(), points.parse().unwrap())
        });
        let claims: Vec<(Side, i32)> = claims.collect();
        let honours = Honours::claimed(&claims, line.bid.strain).unwrap();
        let deal = PlayedDeal::new(declaring, line, honours).unwrap();
        rubber.add(deal.into()).unwrap();
    }
    words(Side::ALL.map(|side| rubber.total(side)))
}
