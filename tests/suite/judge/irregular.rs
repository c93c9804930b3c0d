//! `defective_trick` and `wrong_board`: the worked cases of the engine, once more from outside.

use serde_json::{Value, json};

use super::{ask, error};
use crate::given::{Row, each_row, same};

/// A field of an answer as text; `-` if there is none, `yes` and `no` for flags.
fn word<'a>(answer: &'a Value, field: &str) -> &'a str {
    match &answer[field] {
        Value::Bool(flag) => ["no", "yes"][usize::from(*flag)],
        other => other.as_str().unwrap_or("-"),
    }
}

fn laws(answer: &Value) -> Vec<&str> {
    let reasons = answer["reasons"].as_array().unwrap().iter();
    reasons
        .map(|reason| reason["law"].as_str().unwrap())
        .collect()
}

#[test]
fn defective_tricks() {
    each_row("defective_tricks", |row| {
        let answer = ask(&json!({"ask": "defective_trick", "defect": &row["defect"],
            "role": row["role"].to_uppercase(), "late": &row["noticed"] == "late", "won": 2}));
        for field in [
            "remedy",
            "deemed_revoke",
            "may_have_revoked",
            "penalty_card",
        ] {
            same(field, word(&answer, field), &row[field])?;
        }
        let tricks = u64::from(&row["deemed_revoke"] == "yes");
        same("tricks", answer["tricks"].as_u64(), Some(tricks))?;
        same("law", laws(&answer)[0], &row["law"])
    });
    let question = json!({"ask": "defective_trick", "defect": "extra", "role": "defender"});
    assert!(ask(&question).get("tricks").is_none());
    let mut unknown = question;
    unknown["defect"] = json!("torn");
    assert_eq!(error(&unknown), "bad_notation");
    unknown["defect"] = Value::Null;
    assert_eq!(error(&unknown), "bad_request");
}

/// The question of a row, with the facts that it names.
fn about_board(case: &str, row: &Row) -> Value {
    let mut question = json!({"ask": "wrong_board", "case": case});
    for fact in row["facts"].split(' ').filter(|fact| *fact != "-") {
        match fact {
            "unplayable" => question["playable"] = json!(false),
            "nowhere" | "played" => question["place"] = json!(fact),
            _ => question[fact] = json!(true),
        }
    }
    question
}

/// `15A` of `15A1(b)`.
fn section(law: &str) -> &str {
    &law[..3]
}

#[test]
fn wrong_boards() {
    each_row("wrong_boards", |row| {
        let answer = ask(&about_board(&row["case"], row));
        same("action", word(&answer, "action"), &row["action"])?;
        same("law", laws(&answer), vec![section(&row["law"])])
    });
}

#[test]
fn missing_cards() {
    each_row("missing_cards", |row| {
        let mut question = about_board("missing_card", row);
        question["role"] = json!(&row["role"]);
        let answer = ask(&question);
        same("liability", word(&answer, "liability"), &row["liability"])?;
        let reasons = 1 + usize::from(&row["liability"] != "-");
        same("reasons", laws(&answer).len(), reasons)
    });
}

#[test]
fn the_other_board_and_what_cannot_be() {
    let mut question = json!({"ask": "wrong_board", "case": "Other board"});
    for (differs, later) in [(false, "play_normally"), (true, "adjust")] {
        question["differs"] = json!(differs);
        let answer = ask(&question);
        assert_eq!(word(&answer, "later"), later);
        assert_eq!(laws(&answer), ["15A", "15A"]);
    }
    let played = json!({"ask": "wrong_board", "case": "missing_card", "place": "played"});
    assert_eq!(error(&played), "impossible_position");
    for (field, value) in [
        ("case", "lost board"),
        ("place", "pocket"),
        ("role", "kibitzer"),
    ] {
        let mut question = json!({"ask": "wrong_board", "case": "missing_card"});
        question[field] = json!(value);
        assert_eq!(error(&question), "bad_notation", "{field}");
    }
}
