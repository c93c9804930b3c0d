//! The tables of the Laws, run through `judge`.

use serde_json::{Value, json};

use super::{ask, error};
use crate::given::{each_row, same};

/// `-` means nothing.
pub(super) fn filled(cell: &str) -> &str {
    if cell == "-" { "" } else { cell }
}

pub(super) fn words(cell: &str) -> Vec<&str> {
    filled(cell)
        .split(' ')
        .filter(|word| !word.is_empty())
        .collect()
}

/// `H5:major C8:major` as a JSON object.
pub(super) fn penalties(cell: &str) -> Value {
    let cards = words(cell).into_iter().map(|word| {
        let (card, kind) = word.split_once(':').unwrap();
        (card.to_owned(), json!(kind))
    });
    Value::Object(cards.collect())
}

/// A field that is omitted if the table has none.
fn optional(cell: &str) -> Option<Value> {
    (cell != "-").then(|| json!(cell))
}

#[test]
fn calls_are_checked() {
    each_row("call_legality", |row| {
        let answer = ask(&json!({
            "ask": "check_call",
            "dealer": &row["dealer"],
            "auction": filled(&row["calls"]),
            "call": &row["call"],
        }));
        same(
            "legal",
            &answer["legal"],
            &json!(&row["verdict"] == "legal"),
        )?;
        let law = answer["reasons"][0]["law"].as_str().unwrap_or_default();
        // The table cites Law 18 as a whole, and paragraphs of Law 19.
        let cited = row["law"].trim_start_matches('L');
        let fits = law.starts_with(cited) || cited.starts_with(law);
        same("law", fits || &row["verdict"] == "legal", true)
    });
}

#[test]
fn auctions_come_to_a_contract() {
    each_row("auction_results", |row| {
        let question =
            json!({"ask": "contract", "auction": &row["calls"], "dealer": &row["dealer"]});
        let answer = ask(&question);
        let played = row["result"].split_once(' ');
        let field = |cell: &str| optional(cell).unwrap_or(Value::Null);
        let expected = json!({
            "id": null,
            "ended": true,
            "passed_out": played.is_none(),
            "contract": played.map(|(contract, _)| contract),
            "declarer": played.map(|(_, declarer)| declarer),
            "dummy": field(&row["dummy"]),
            "leader": field(&row["leader"]),
        });
        same("answer", answer, expected)
    });
}

#[test]
fn deals_are_scored_for_either_side() {
    each_row("duplicate_deals", |row| {
        let score: i32 = row["score"].parse().unwrap();
        let tricks: i32 = row["tricks"].parse().unwrap();
        for (declarer, sides, sign) in [("S", "NS", 1), ("W", "EW", -1)] {
            let vul = if &row["vulnerable"] == "yes" {
                sides
            } else {
                "None"
            };
            let answer = ask(&json!({
                "ask": "score",
                "contract": &row["contract"],
                "declarer": declarer,
                "vul": vul,
                "tricks": tricks,
            }));
            same("score", &answer["score"], &json!(score))?;
            same("ns", &answer["ns"], &json!(sign * score))?;
            let lines = answer["lines"].as_array().unwrap();
            let sum: i64 = lines
                .iter()
                .map(|line| line["points"].as_i64().unwrap())
                .sum();
            same("sum", sum, i64::from(score))?;
            let points = |item: &str| {
                let line = lines.iter().find(|line| line["item"] == item);
                line.map_or(json!(0), |line| line["points"].clone())
                    .to_string()
            };
            same(
                "trick score",
                points("trick-score"),
                row["trick_score"].to_owned(),
            )?;
            same(
                "overtricks",
                points("overtricks"),
                row["overtrick_points"].to_owned(),
            )?;
            same("law", lines.iter().all(|line| line["law"] == "77"), true)?;
        }
        Ok(())
    });
}

#[test]
fn boards_have_dealer_and_vulnerability() {
    each_row("boards", |row| {
        let number: u32 = row["number"].parse().unwrap();
        let answer = ask(&json!({"ask": "board", "number": number}));
        same(
            "answer",
            answer,
            json!({"id": null, "dealer": &row["dealer"], "vul": &row["vul"]}),
        )
    });
}

/// Words whose second half may be in a separate field.
const HALVES: [(&str, &str, &str, bool); 4] = [
    ("at_rho_turn_legal", "at_rho_turn", "legal", true),
    (
        "at_rho_turn_illegal",
        "at_rho_turn",
        "legal_to_trick",
        false,
    ),
    ("fifth_card_deliberate", "fifth_card", "deliberate", true),
    ("fifth_card_accident", "fifth_card", "deliberate", false),
];

#[test]
fn exposed_cards_are_ruled_upon() {
    each_row("exposed", |row| {
        let mut question = json!({
            "ask": "exposed",
            "phase": &row["phase"],
            "declarer": &row["declarer"],
            "seat": &row["seat"],
            "cards": words(&row["cards"]),
            "how": &row["how"],
            "penalty": penalties(&row["penalty_before"]),
            "partner_penalty": penalties(&row["partner_before"]),
        });
        if let Some(due) = optional(&row["due"]) {
            question["due"] = due;
        }
        let mut questions = vec![question.clone()];
        if let Some((_, how, field, half)) = HALVES.iter().find(|(how, ..)| *how == &row["how"]) {
            question["how"] = json!(how);
            same("half a word", error(&question).as_str(), "bad_request")?;
            question[field] = json!(half);
            questions.push(question);
        }
        for question in questions {
            let answer = ask(&question);
            same(
                "penalty",
                &answer["penalty"],
                &penalties(&row["penalty_after"]),
            )?;
            let must_pass = json!(&row["partner_must_pass"] == "yes");
            let must_pass = Some(must_pass).filter(|_| &row["phase"] == "auction");
            same(
                "partner_must_pass",
                answer.get("partner_must_pass"),
                must_pass.as_ref(),
            )?;
            let bound = optional(&row["must_be_played"]);
            same(
                "must_be_played",
                answer.get("must_be_played"),
                bound.as_ref(),
            )?;
            same("reasons", answer["reasons"][0]["law"].is_string(), true)?;
        }
        Ok(())
    });
}

#[test]
fn legal_cards_are_listed() {
    each_row("legal_cards", |row| {
        let mut question = json!({
            "ask": "legal_cards",
            "player": &row["player"],
            "trumps": &row["trumps"],
            "hand": &row["hand"],
            "trick": filled(&row["trick"]),
            "penalty": penalties(&row["penalty"]),
        });
        if let Some(designated) = optional(&row["designated"]) {
            question["designated"] = designated;
        }
        let mut questions = vec![question.clone()];
        if &row["restriction"] != "-" {
            let written = row["restriction"].trim_start_matches("play-");
            let list: Vec<&str> = written.split([':', '+']).collect();
            // As a list, and as one word like declarer's options.
            questions = [json!(list), json!(written)]
                .map(|restriction| {
                    question["restriction"] = restriction;
                    question.clone()
                })
                .to_vec();
        }
        for question in questions {
            let answer = ask(&question);
            same("legal", &answer["legal"], &json!(words(&row["legal"])))?;
            let designates = json!(&row["declarer_designates"] == "yes");
            same(
                "declarer_designates",
                &answer["declarer_designates"],
                &designates,
            )?;
        }
        Ok(())
    });
}
