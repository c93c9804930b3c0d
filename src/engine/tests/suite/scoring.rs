//! The duplicate score: all results, compared with two independent tables (Law 77).

use std::collections::HashMap;

use arbitro_engine::auction::every_bid;
use arbitro_engine::notation::{self, parse_contract, parse_vulnerability};
use arbitro_engine::score::{DealResult, ScoreItem, Tricks};
use arbitro_engine::{AbsoluteVulnerability, Side};
use arbitro_engine::{Board, Doubling, Vulnerability, vulnerability_of};
use contract_bridge::{Contract, Penalty};

use crate::given::{each_row, rows, same, seat};

/// The 2,940 results: 35 bids, 3 doublings, 2 vulnerabilities, 14 numbers of tricks.
fn every_result() -> impl Iterator<Item = DealResult> {
    every_bid().flat_map(|bid| {
        Doubling::ALL.into_iter().flat_map(move |doubling| {
            Vulnerability::ALL
                .into_iter()
                .flat_map(move |vulnerability| {
                    Tricks::all().map(move |tricks| DealResult {
                        bid,
                        doubling,
                        vulnerability,
                        tricks,
                    })
                })
        })
    })
}

fn described(result: &DealResult) -> String {
    let contract = format!("{}{}", notation::bid(result.bid), result.doubling.suffix());
    format!(
        "{contract}, {:?}, {} tricks",
        result.vulnerability,
        result.tricks.get()
    )
}

#[test]
fn every_result_against_contract_bridge() {
    let mut results = 0;
    for result in every_result() {
        let penalty = match result.doubling {
            Doubling::Undoubled => Penalty::Undoubled,
            Doubling::Doubled => Penalty::Doubled,
            Doubling::Redoubled => Penalty::Redoubled,
        };
        let theirs = Contract {
            bid: result.bid,
            penalty,
        }
        .score(result.tricks.get(), result.vulnerability.is_vulnerable());
        assert_eq!(result.account().total(), theirs, "{}", described(&result));
        results += 1;
    }
    assert_eq!(results, 2_940);
}

/// A golden table, keyed by its first column and `NV` to `VXX`.
fn golden(name: &str, key: &str) -> HashMap<(String, &'static str), i32> {
    let columns = ["NV", "NVX", "NVXX", "V", "VX", "VXX"];
    let rows = rows(name);
    let number = |text: &str| text.parse::<i32>().expect("a number");
    rows.iter()
        .flat_map(|row| columns.map(|column| ((row[key].to_owned(), column), number(&row[column]))))
        .collect()
}

#[test]
fn every_result_against_the_tables() {
    let made = golden("duplicate_made", "contract");
    let overtricks = golden("duplicate_overtricks", "strain");
    let undertricks = golden("duplicate_undertricks", "down");
    for result in every_result() {
        let column = match (result.vulnerability, result.doubling) {
            (Vulnerability::NotVulnerable, Doubling::Undoubled) => "NV",
            (Vulnerability::NotVulnerable, Doubling::Doubled) => "NVX",
            (Vulnerability::NotVulnerable, Doubling::Redoubled) => "NVXX",
            (Vulnerability::Vulnerable, Doubling::Undoubled) => "V",
            (Vulnerability::Vulnerable, Doubling::Doubled) => "VX",
            (Vulnerability::Vulnerable, Doubling::Redoubled) => "VXX",
        };
        let over = i32::from(result.tricks.get()) - 6 - i32::from(result.bid.level.get());
        let expected = if over < 0 {
            -undertricks[&((-over).to_string(), column)]
        } else {
            let strain = notation::strain(result.bid.strain).to_owned();
            made[&(notation::bid(result.bid), column)] + over * overtricks[&(strain, column)]
        };
        assert_eq!(result.account().total(), expected, "{}", described(&result));
    }
}

#[test]
fn worked_deals_line_by_line() {
    each_row("duplicate_deals", |row| {
        let (bid, doubling) = parse_contract(&row["contract"]).map_err(|e| e.to_string())?;
        let vulnerability = match &row["vulnerable"] {
            "yes" => Vulnerability::Vulnerable,
            _ => Vulnerability::NotVulnerable,
        };
        let number = |text: &str| text.parse::<i32>().expect("a number");
        let tricks = row["tricks"]
            .parse()
            .ok()
            .and_then(Tricks::new)
            .ok_or("tricks")?;
        let account = DealResult {
            bid,
            doubling,
            vulnerability,
            tricks,
        }
        .account();
        same("score", account.total(), number(&row["score"]))?;
        same(
            "tricks",
            account.points(ScoreItem::TrickScore),
            number(&row["trick_score"]),
        )?;
        let overtricks = account.points(ScoreItem::Overtricks);
        same("overtricks", overtricks, number(&row["overtrick_points"]))?;
        let premiums = account.lines().iter().filter_map(|line| {
            let name = match (line.item, doubling) {
                (ScoreItem::TrickScore | ScoreItem::Overtricks | ScoreItem::Undertricks, _) => None,
                (ScoreItem::Insult, Doubling::Redoubled) => Some("redoubled"),
                (ScoreItem::Insult, _) => Some("doubled"),
                (item, _) => Some(item.id()),
            };
            name.map(|name| format!("{name} {}", line.points))
        });
        let premiums: Vec<String> = premiums.collect();
        let premiums = if premiums.is_empty() {
            "-".to_owned()
        } else {
            premiums.join(", ")
        };
        same("premiums", premiums.as_str(), &row["bonuses"])
    });
}

/// The working of a line: number of tricks and points for each.
#[test]
fn a_line_says_how_its_points_come_about() {
    let working = |contract: &str, vulnerability, tricks| -> Vec<(i32, i32)> {
        let (bid, doubling) = notation::parse_contract(contract).unwrap();
        let result = DealResult {
            bid,
            doubling,
            vulnerability,
            tricks: Tricks::new(tricks).unwrap(),
        };
        let account = result.account();
        let terms = account.lines()[0].terms();
        terms.iter().map(|term| (term.count, term.each)).collect()
    };
    let (not, vul) = (Vulnerability::NotVulnerable, Vulnerability::Vulnerable);
    assert_eq!(working("4S", not, 10), [(4, 30)]);
    assert_eq!(working("3NT", not, 9), [(1, 40), (2, 30)]);
    assert_eq!(working("4S", vul, 7), [(3, -100)]);
    assert_eq!(working("4SX", not, 9), [(1, -100)]);
    assert_eq!(working("4SX", not, 7), [(1, -100), (2, -200)]);
    assert_eq!(working("4SX", not, 5), [(1, -100), (2, -200), (2, -300)]);
    assert_eq!(working("4SX", vul, 7), [(1, -200), (2, -300)]);
    assert_eq!((not.other(), vul.other()), (vul, not));
}

#[test]
fn an_account_is_its_lines() {
    for result in every_result() {
        let account = result.account();
        let lines = account.lines();
        let sum: i32 = lines.iter().map(|line| line.points).sum();
        assert_eq!(account.total(), sum, "{}", described(&result));
        for line in lines.iter().filter(|line| !line.terms().is_empty()) {
            let terms: i32 = line.terms().iter().map(|term| term.count * term.each).sum();
            assert_eq!(line.points, line.factor() * terms, "{}", described(&result));
            assert!(
                line.terms().iter().all(|term| term.count > 0),
                "{}",
                described(&result)
            );
        }
        let order: Vec<ScoreItem> = lines.iter().map(|line| line.item).collect();
        assert!(
            order.is_sorted() && lines.iter().all(|line| line.points != 0),
            "{order:?}"
        );

        let has = |item| order.contains(&item);
        let premiums = usize::from(has(ScoreItem::PartScore)) + usize::from(has(ScoreItem::Game));
        assert_eq!(
            premiums,
            usize::from(result.is_made()),
            "{}",
            described(&result)
        );
        assert_eq!(
            has(ScoreItem::Undertricks),
            !result.is_made(),
            "{}",
            described(&result)
        );
    }
}

#[test]
fn the_score_alone_is_the_total_of_its_lines() {
    for result in every_result() {
        assert_eq!(
            result.score(),
            result.account().total(),
            "{}",
            described(&result)
        );
    }
}

#[test]
fn every_row_of_the_table_of_boards() {
    each_row("boards", |row| {
        let number = row["number"].parse().map_err(|_| "not a number")?;
        let board = Board::new(number).ok_or("no board")?;
        same("number", board.number(), number)?;
        same("dealer", board.dealer(), seat(&row["dealer"]))?;
        same(
            "vulnerable",
            notation::vulnerability(board.vulnerability()),
            &row["vul"],
        )?;
        let parsed = parse_vulnerability(&row["vul"]).map_err(|error| error.to_string())?;
        same("vulnerability", board.vulnerability(), parsed)
    });
}

#[test]
fn boards_repeat_after_sixteen_for_ever() {
    let plan = |number: u32| {
        let board = Board::new(number).expect("a board");
        (
            board.number() == number,
            board.dealer(),
            board.vulnerability(),
        )
    };
    for number in (1..=2_000).chain(u32::MAX - 100..=u32::MAX) {
        assert_eq!(plan(number), plan((number - 1) % 16 + 1), "board {number}");
    }
    assert_eq!(Board::new(0), None);
    let last = Board::new(u32::MAX).expect("a board");
    assert_eq!(
        (last.dealer(), last.vulnerability()),
        (seat("S"), AbsoluteVulnerability::NS)
    );
}

#[test]
fn the_board_says_whether_the_side_is_vulnerable() {
    let vulnerable = |board: &str, side| {
        let board = parse_vulnerability(board).expect("a vulnerability");
        vulnerability_of(board, side).is_vulnerable()
    };
    for side in Side::ALL {
        assert!(!vulnerable("None", side));
        assert!(vulnerable("All", side));
        assert!(vulnerable(side.letters(), side));
        assert!(!vulnerable(side.opponents().letters(), side));
    }
}

/// The reasons are named for what the result is, in the order in which a player adds up a score.
#[test]
fn every_result_has_the_rules_that_decide_it() {
    for result in every_result() {
        let level = result.bid.level.get();
        let tricks = result.tricks.get();
        let over = i32::from(tricks) - i32::from(level) - 6;
        let doubled = result.doubling != Doubling::Undoubled;
        let game = result.trick_score().points >= 100;
        let expected: Vec<&str> = if over < 0 {
            vec![match doubled {
                true => "score-undertricks-doubled",
                false => "score-undertricks",
            }]
        } else {
            let rules = [
                ("score-game", game),
                ("score-part-score", !game),
                ("score-grand-slam", level == 7),
                ("score-small-slam", level == 6 && tricks == 12),
                ("score-grand-slam-unbid", level == 6 && tricks == 13),
                ("score-slam-unbid", level < 6 && tricks >= 12),
                ("score-doubled", result.doubling == Doubling::Doubled),
                ("score-redoubled", result.doubling == Doubling::Redoubled),
                ("score-overtricks", over > 0),
            ];
            let rules = rules.into_iter().filter(|(_, holds)| *holds);
            rules.map(|(id, _)| id).collect()
        };
        let ids: Vec<&str> = result.reasons().iter().map(|reason| reason.id).collect();
        assert_eq!(ids, expected, "{}", described(&result));
    }
}
