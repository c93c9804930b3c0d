//! `bidding_box` and `stop_card`: the worked cases of the engine, once more from outside.

use serde_json::{Value, json};

use super::{ask, error};
use crate::given::{each_row, same};

fn letters(answer: &Value) -> Option<String> {
    let seats = answer.get("unauthorised_for")?.as_array().unwrap().iter();
    Some(seats.map(|seat| seat.as_str().unwrap()).collect())
}

#[test]
fn bidding_boxes() {
    each_row("bidding_box", |row| {
        let answer = ask(
            &json!({"ask": "bidding_box", "regulation": &row["regulation"],
            "card": &row["card"], "call": "2S", "by": "S",
            "unintended": &row["unintended"] == "yes"}),
        );
        same("state", answer["state"].as_str(), Some(&row["state"]))?;
        let barred = letters(&answer).unwrap_or_else(|| "-".to_owned());
        same("barred", barred.as_str(), &row["barred"])
    });
    let question = json!({"ask": "bidding_box", "regulation": "On table", "card": "In hand",
        "call": "P"});
    // Without the player nobody is named.
    assert_eq!(letters(&ask(&question)), None);
    for (field, value) in [("regulation", "loud"), ("card", "lost"), ("call", "8C")] {
        let mut unknown = question.clone();
        unknown[field] = json!(value);
        assert_eq!(error(&unknown), "bad_notation", "{field}");
    }
}

#[test]
fn stop_cards() {
    each_row("stop_cards", |row| {
        let auction = row["auction"].trim_matches('-');
        let question = json!({"ask": "stop_card", "auction": auction, "bid": &row["bid"]});
        if &row["skipped"] == "low" {
            return same("too low", error(&question).as_str(), "impossible_position");
        }
        let answer = ask(&question);
        let skipped: u64 = row["skipped"].parse().unwrap();
        same("skipped", answer["skipped"].as_u64(), Some(skipped))?;
        same("jump", answer["jump"].as_bool(), Some(skipped > 0))?;
        same(
            "pauses",
            answer["pauses"].as_str().unwrap_or("-"),
            &row["pauses"],
        )
    });
}

#[test]
fn a_stop_card_that_does_not_fit_and_the_pace_after_it() {
    let after = |bid: &str, more: Value| {
        let mut question = json!({"ask": "stop_card", "auction": "1H P", "bid": bid});
        for (field, value) in more.as_object().unwrap() {
            question[field] = value.clone();
        }
        question
    };
    for (bid, used, slip) in [
        ("3H", false, Some("omitted")),
        ("3H", true, None),
        ("2H", true, Some("needless")),
        ("2H", false, None),
    ] {
        let answer = ask(&after(bid, json!({"used": used})));
        assert_eq!(answer["slip"].as_str(), slip, "{bid} {used}");
    }
    for (tempo, barred) in [("at_once", "E"), ("as_required", ""), ("too_long", "E")] {
        let answer = ask(&after("3H", json!({"tempo": tempo})));
        assert_eq!(letters(&answer).as_deref(), Some(barred), "{tempo}");
    }
    let nobody = after("2H", json!({"tempo": "at_once"}));
    assert_eq!(error(&nobody), "impossible_position");
    let over = json!({"ask": "stop_card", "auction": "1H P P P", "bid": "3H"});
    assert_eq!(error(&over), "impossible_position");
    let double = json!({"ask": "stop_card", "auction": "1H", "bid": "X"});
    assert_eq!(error(&double), "bad_notation");
}
