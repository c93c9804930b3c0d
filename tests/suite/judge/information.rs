//! `unauthorized_information` and `explanation`: the worked cases of the engine, once more from
//! outside.

use serde_json::{Value, json};

use super::{ask, error};
use crate::given::{each_row, same};

/// A field of an answer as text; `-` if there is none.
fn word<'a>(answer: &'a Value, field: &str) -> &'a str {
    answer.get(field).and_then(Value::as_str).unwrap_or("-")
}

/// A list of words, joined.
fn list(answer: &Value, field: &str, between: &str) -> String {
    let words = answer[field].as_array().unwrap().iter();
    let words: Vec<&str> = words.map(|word| word.as_str().unwrap()).collect();
    words.join(between)
}

fn last_law(answer: &Value) -> &str {
    let reasons = answer["reasons"].as_array().unwrap();
    reasons.last().unwrap()["law"].as_str().unwrap()
}

#[test]
fn sources_of_information() {
    each_row("unauthorized", |row| {
        let question = json!({"ask": "unauthorized_information", "source": &row["source"],
            "by": &row["by"]});
        let barred = row["barred"].trim_matches('-');
        let told = list(&ask(&question), "unauthorised_for", "");
        same("barred", told.as_str(), barred)
    });
}

/// `P:7:5 2S:6:5:suggested` as objects.
fn alternatives(poll: &str) -> Value {
    let call = |word: &str| {
        let parts: Vec<&str> = word.split(':').collect();
        let number = |at: usize| parts[at].parse::<u8>().unwrap();
        json!({"call": parts[0], "considered": number(1), "chosen": number(2),
            "suggested": parts.len() > 3})
    };
    poll.split(' ').map(call).collect()
}

#[test]
fn logical_alternatives() {
    each_row("logical_alternatives", |row| {
        let player = if &row["informed"] == "yes" { "N" } else { "E" };
        let question = json!({"ask": "unauthorized_information", "source": "hesitation", "by": "S",
            "player": player, "alternatives": alternatives(&row["poll"])});
        let allowed = list(&ask(&question), "may_choose", " ");
        same("allowed", allowed.as_str(), &row["allowed"])
    });
}

#[test]
fn what_follows_from_information() {
    let mut question = json!({"ask": "unauthorized_information", "source": "Hesitation", "by": "S",
        "alternatives": alternatives("P:7:5 2S:6:5:suggested")});
    for (moment, response) in [
        ("agreed", "reserve"),
        ("disputed", "director_now"),
        ("suspected", "director_later"),
    ] {
        question["moment"] = json!(moment);
        assert_eq!(word(&ask(&question), "response"), response);
    }
    question["chosen"] = json!("2S");
    question["damaged"] = json!(true);
    let steps = [
        "information",
        "alternatives",
        "suggestion",
        "damage",
        "adjust",
    ];
    for (known, step) in steps.into_iter().enumerate() {
        question["known"] = json!(known);
        assert_eq!(word(&ask(&question), "next_step"), step);
    }
    question["known"] = json!(5);
    assert_eq!(error(&question), "impossible_position");
    question["known"] = json!(4);
    question["chosen"] = json!("P");
    assert_eq!(word(&ask(&question), "next_step"), "stand");
    question["chosen"] = json!("3H");
    assert_eq!(error(&question), "impossible_position");
    question["alternatives"] = json!([{"call": "P", "considered": 3, "chosen": 4}]);
    assert_eq!(error(&question), "impossible_position");
    question["alternatives"] = json!([{"call": "8C", "considered": 4, "chosen": 4}]);
    assert_eq!(error(&question), "bad_notation");
    let unknown = json!({"ask": "unauthorized_information", "source": "telepathy", "by": "S"});
    assert_eq!(error(&unknown), "bad_notation");
}

#[test]
fn mistaken_explanations() {
    each_row("explanations", |row| {
        let mut question = json!({"ask": "explanation", "explained": &row["explained"],
            "held": row["held"].to_uppercase()});
        match &row["agreed"] {
            "-" => {}
            "nothing" => question["no_agreement"] = json!(true),
            agreed => question["agreed"] = json!(agreed),
        }
        let answer = ask(&question);
        same("mistaken", word(&answer, "mistaken"), &row["mistaken"])?;
        same("law", last_law(&answer), &row["law"])
    });
}

/// A question about an explanation with this mistake.
fn explained(mistaken: &str) -> Value {
    let agreed = if mistaken == "explanation" {
        "strong"
    } else {
        "weak"
    };
    let held = if mistaken == "nothing" {
        "weak"
    } else {
        "strong"
    };
    json!({"ask": "explanation", "explained": "weak", "held": held, "agreed": agreed})
}

#[test]
fn corrected_explanations() {
    each_row("corrections", |row| {
        let mut question = explained(&row["mistaken"]);
        question["noticed"] = json!(&row["noticed"]);
        question["stage"] = json!(&row["stage"]);
        if &row["role"] != "-" {
            question["role"] = json!(&row["role"]);
        }
        let answer = ask(&question);
        same("when", word(&answer, "correct"), &row["when"])?;
        same("law", last_law(&answer), &row["law"])
    });
}

#[test]
fn misinformed_calls() {
    each_row("misinformed", |row| {
        let mut question = explained(&row["mistaken"]);
        question["auction"] = json!(&row["calls"]);
        question["misled"] = json!(&row["seat"]);
        question["influenced"] = json!(&row["influenced"] == "yes");
        question["lead_faced"] = json!(&row["lead_faced"] == "yes");
        if &row["redress"] == "-" {
            return same("error", error(&question).as_str(), "impossible_position");
        }
        let answer = ask(&question);
        same("redress", word(&answer, "redress"), &row["redress"])?;
        same("law", last_law(&answer), &row["law"])
    });
}

#[test]
fn the_basis_of_a_score_after_misinformation() {
    let mut question = explained("explanation");
    for (gained, basis) in [(true, "agreement"), (false, "table")] {
        question["gained"] = json!(gained);
        assert_eq!(word(&ask(&question), "basis"), basis);
    }
    question["no_agreement"] = json!(true);
    assert_eq!(error(&question), "impossible_position");
    question["agreed"] = Value::Null;
    question["gained"] = json!(true);
    assert_eq!(word(&ask(&question), "basis"), "no_agreement");
    let mut right = explained("call");
    right["gained"] = json!(true);
    assert_eq!(error(&right), "impossible_position");
    let mut late = explained("explanation");
    late["noticed"] = json!("caller");
    assert_eq!(word(&ask(&late), "correct"), "after_auction");
    late["stage"] = json!("play");
    assert_eq!(error(&late), "bad_request");
    late["noticed"] = json!("dummy");
    assert_eq!(error(&late), "bad_notation");
    late["misled"] = json!("S");
    late["noticed"] = Value::Null;
    assert_eq!(error(&late), "bad_request");
}
