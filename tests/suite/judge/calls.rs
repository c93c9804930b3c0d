//! Irregular calls, run through `judge`.

mod going_on;

use serde_json::{Value, json};

use super::{ask, error};
use crate::given::{Row, each_row, same};

fn filled(cell: &str) -> &str {
    match cell {
        "-" | "none" => "",
        other => other,
    }
}

/// Fields that are omitted if the table has `-`.
fn put(question: &mut Value, row: &Row, fields: &[(&str, &str)]) {
    for (field, column) in fields {
        match &row[*column] {
            "-" => {}
            "yes" => question[field] = json!(true),
            "no" => question[field] = json!(false),
            other => question[field] = json!(filled(other)),
        }
    }
}

/// The result: option, turn, partner, lead, the offender's obligation.
fn settled(answer: &Value, row: &Row) -> Result<(), String> {
    let field = |name: &str| answer.get(name).cloned().unwrap_or(Value::Null);
    let cell = |name: &str| match &row[name] {
        "-" => Value::Null,
        other => json!(other),
    };
    same("error", field("error"), Value::Null)?;
    same("turn", field("turn"), cell("turn"))?;
    let laws: Vec<String> = answer["reasons"]
        .as_array()
        .unwrap()
        .iter()
        .map(|reason| reason["law"].as_str().unwrap().to_owned())
        .collect();
    for law in row["laws"].split(' ').filter(|law| *law != "-") {
        // In JSON, a Law is its number and section.
        let digits = law.find(|c: char| !c.is_ascii_digit());
        let section = digits.map_or(law, |digits| &law[..=digits]);
        same(law, laws.iter().any(|known| known == section), true)?;
    }
    if &row["option"] == "open" {
        return same("open", field("option"), Value::Null);
    }
    same("option", field("option"), cell("option"))?;
    same(
        "lead",
        field("lead_restriction"),
        json!(&row["lead"] == "yes"),
    )
}

fn partner(answer: &Value, row: &Row) -> Result<(), String> {
    if &row["option"] == "open" {
        return Ok(());
    }
    same("partner", &answer["partner"], &json!(&row["partner"]))?;
    let may = json!(&row["partner"] == "free");
    same("partner may call", &answer["partner_may_call"], &may)
}

#[test]
fn insufficient_bids() {
    each_row("insufficient_bids", |row| {
        let mut question = json!({"ask": "insufficient_bid", "auction": filled(&row["calls"]),
            "dealer": &row["dealer"], "bid": &row["bid"]});
        put(
            &mut question,
            row,
            &[
                ("accepted", "accepted"),
                ("replacement", "replacement"),
                ("comparable", "comparable"),
                ("before_ruling", "premature"),
                ("tried", "tried"),
                ("shows", "shows"),
                ("replacement_shows", "replacement_shows"),
            ],
        );
        if ["sufficient", "over"].contains(&&row["option"]) {
            return same("error", error(&question).as_str(), "impossible_position");
        }
        let answer = ask(&question);
        partner(&answer, row)?;
        settled(&answer, row)
    });
}

#[test]
fn calls_out_of_rotation() {
    each_row("calls_out_of_rotation", |row| {
        let mut question = json!({"ask": "call_out_of_rotation", "auction": filled(&row["calls"]),
            "dealer": &row["dealer"], "seat": &row["seat"], "call": &row["call"]});
        put(
            &mut question,
            row,
            &[
                ("artificial", "artificial"),
                ("rho_must_pass", "rho_must_pass"),
                ("accepted", "accepted"),
                ("called_over", "called_over"),
                ("accepts", "accepts"),
                ("rho_call", "others"),
                ("replacement", "replacement"),
                ("comparable", "comparable"),
            ],
        );
        match &row["option"] {
            "illegal" => return same("error", error(&question).as_str(), "illegal_call"),
            "in-turn" | "over" | "no-28B" => {
                return same("error", error(&question).as_str(), "impossible_position");
            }
            _ => {}
        }
        let answer = ask(&question);
        same("due", &answer["due"], &json!(&row["due"]))?;
        let must = answer.get("offender_must").and_then(Value::as_str);
        same("offender must", must.unwrap_or("-"), &row["offender_must"])?;
        let repeat = answer.get("must_repeat").and_then(Value::as_str);
        same("must repeat", repeat.unwrap_or("-"), &row["must_repeat"])?;
        partner(&answer, row)?;
        settled(&answer, row)
    });
}

#[test]
fn inadmissible_calls() {
    each_row("inadmissible_calls", |row| {
        let mut question = json!({"ask": "inadmissible_call", "auction": filled(&row["calls"]),
            "dealer": &row["dealer"], "seat": &row["seat"], "call": &row["call"]});
        put(
            &mut question,
            row,
            &[
                ("must_pass", "must_pass"),
                ("lho_called", "lho_called"),
                ("lead_faced", "lead_faced"),
            ],
        );
        if ["legal", "free", "passed"].contains(&&row["option"]) {
            return same("error", error(&question).as_str(), "impossible_position");
        }
        let answer = ask(&question);
        let must = answer.get("offender_must").and_then(Value::as_str);
        same("offender must", must.unwrap_or("-"), &row["offender_must"])?;
        partner(&answer, row)?;
        settled(&answer, row)
    });
}

#[test]
fn changes_of_call() {
    each_row("changes_of_call", |row| {
        let mut question = json!({"ask": "change_of_call", "auction": filled(&row["calls"]),
            "dealer": &row["dealer"], "seat": &row["seat"], "call": &row["to"]});
        put(
            &mut question,
            row,
            &[
                ("unintended", "unintended"),
                ("accepted", "accepted"),
                ("comparable", "comparable"),
            ],
        );
        if &row["option"] == "none" {
            return same("error", error(&question).as_str(), "impossible_position");
        }
        settled(&ask(&question), row)
    });
}

/// The names of the options, with the player who chooses.
fn options(answer: &Value) -> Vec<String> {
    let options = answer["options"].as_array().unwrap().iter();
    options
        .map(|it| {
            let by = it.get("by").and_then(Value::as_str).unwrap_or("-");
            format!("{} {by}", it["option"].as_str().unwrap())
        })
        .collect()
}

#[test]
fn options_name_who_chooses() {
    let bid = |field: &str, value: Value| {
        let mut question = json!({"ask": "insufficient_bid", "auction": "1S", "bid": "1H"});
        question[field] = value;
        options(&ask(&question))
    };
    let own = [
        "lowest_sufficient E",
        "comparable E",
        "other E",
        "double E",
        "insufficient_again E",
    ];
    assert_eq!(bid("accepted", json!(false)), own);
    assert_eq!(bid("accepted", json!(true)), ["accept S"]);
    assert_eq!(bid("comparable", json!(false))[0], "accept S");
    let call = |auction: &str, seat: &str, call: &str| {
        let question =
            json!({"ask": "call_out_of_rotation", "auction": auction, "seat": seat, "call": call});
        options(&ask(&question))
    };
    assert_eq!(
        call("", "E", "1S"),
        ["accept S", "call_in_turn N", "cancel S"]
    );
    assert_eq!(call("", "S", "1S"), ["accept W", "cancel W"]);
    assert_eq!(
        call("", "W", "1S"),
        ["accept N", "call_in_turn N", "cancel N"]
    );
    assert_eq!(call("1H", "N", "2H"), ["accept E", "refuse E"]);
    assert_eq!(call("1H", "S", "X"), ["rectified -"]);
    // Over 7NT there is no sufficient bid.
    let question = json!({"ask": "insufficient_bid", "auction": "7NT", "bid": "7S"});
    assert!(!options(&ask(&question)).contains(&"lowest_sufficient E".to_owned()));
}

#[test]
fn what_cannot_be_is_refused() {
    let bad = |question: Value| error(&question);
    let insufficient = |field: &str, value: Value| {
        let mut question =
            json!({"ask": "insufficient_bid", "auction": "1S", "bid": "1H", "accepted": false});
        question[field] = value;
        error(&question)
    };
    assert_eq!(insufficient("bid", json!("P")), "bad_notation");
    assert_eq!(insufficient("bid", json!("8H")), "bad_notation");
    assert_eq!(insufficient("bid", Value::Null), "bad_request");
    assert_eq!(insufficient("auction", json!("1S 1H")), "illegal_auction");
    assert_eq!(insufficient("shows", json!("Q")), "bad_notation");
    assert_eq!(insufficient("replacement", json!("XX")), "illegal_call");
    assert_eq!(insufficient("tried", json!("2H")), "impossible_position");
    assert_eq!(
        insufficient("tried", json!("X ".repeat(39))),
        "impossible_position"
    );
    let rotation = |fields: Value| {
        let mut question = json!({"ask": "call_out_of_rotation", "auction": "", "seat": "E",
            "call": "1S", "accepted": false});
        for (name, value) in fields.as_object().unwrap() {
            question[name] = value.clone();
        }
        error(&question)
    };
    assert_eq!(rotation(json!({"rho_call": "X"})), "illegal_call");
    assert_eq!(rotation(json!({"replacement": "1S"})), "bad_request");
    assert_eq!(
        rotation(json!({"rho_call": "2C", "replacement": "1S"})),
        "illegal_call"
    );
    assert_eq!(rotation(json!({"seat": "Q"})), "bad_notation");
    assert_eq!(
        bad(json!({"ask": "inadmissible_call", "auction": "7S", "call": "8Q"})),
        "bad_notation"
    );
    assert_eq!(
        bad(json!({"ask": "inadmissible_call", "auction": "1S", "call": "X", "must_pass": "long"})),
        "bad_notation"
    );
}
