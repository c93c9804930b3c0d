//! Irregular calls followed by another Law or another choice, and contradictory questions.

use serde_json::{Value, json};

use crate::judge::{ask, error};

/// The names of the options that follow.
fn then(answer: &Value) -> Vec<&str> {
    let then = answer["then"].as_array().map_or(&[][..], Vec::as_slice);
    then.iter()
        .map(|it| it["option"].as_str().unwrap())
        .collect()
}

#[test]
fn a_second_insufficient_bid_is_accepted_or_not() {
    let again = |accepted: Value| {
        ask(
            &json!({"ask": "insufficient_bid", "auction": "1S", "bid": "1H", "replacement": "1D",
            "replacement_accepted": accepted}),
        )
    };
    let open = again(Value::Null);
    assert_eq!(then(&open), ["accept", "refuse"]);
    assert_eq!(open["then"][0]["partner"], "free");
    let accepted = again(json!(true));
    assert_eq!(accepted["option"], "accept");
    assert_eq!(
        (&accepted["turn"], &accepted["partner"]),
        (&json!("S"), &json!("free"))
    );
    let refused = again(json!(false));
    assert_eq!(refused["option"], "insufficient_again");
    assert_eq!(
        (&refused["turn"], &refused["partner"]),
        (&json!("E"), &json!("pass_rest"))
    );
    assert!(then(&refused).is_empty());
    let sufficient = json!({"ask": "insufficient_bid", "auction": "1S", "bid": "1H",
        "replacement": "2H", "replacement_accepted": true});
    assert_eq!(error(&sufficient), "bad_request");
}

#[test]
fn a_repeated_bid_that_is_too_low_is_for_the_next_player() {
    let repeated = |fields: Value| {
        let mut question = json!({"ask": "call_out_of_rotation", "auction": "1S P", "seat": "W",
            "call": "1H", "accepted": false, "rho_call": "P"});
        for (name, value) in fields.as_object().unwrap() {
            question[name] = value.clone();
        }
        ask(&question)
    };
    let must = repeated(json!({}));
    assert_eq!(must["must_repeat"], "1H");
    assert_eq!(then(&must), ["accept", "refuse"]);
    let made = repeated(json!({"replacement": "1H"}));
    assert_eq!(
        (made["option"].as_str(), then(&made)),
        (Some("repeat"), vec!["accept", "refuse"])
    );
    let accepted = repeated(json!({"replacement": "1H", "replacement_accepted": true}));
    assert_eq!(
        (&accepted["option"], &accepted["turn"]),
        (&json!("accept"), &json!("N"))
    );
    let refused = repeated(json!({"replacement": "1H", "replacement_accepted": false}));
    assert_eq!(
        (&refused["option"], &refused["turn"]),
        (&json!("refuse"), &json!("W"))
    );
}

#[test]
fn what_is_in_rotation_is_made_and_judged() {
    let early = |call: &str, over: Value| {
        ask(
            &json!({"ask": "call_out_of_rotation", "auction": "1H", "seat": "S", "call": call,
            "rho_must_pass": true, "called_over": over}),
        )
    };
    assert_eq!(early("2C", Value::Null)["turn"], "W");
    assert_eq!(early("2C", json!("2D"))["turn"], "N");
    let low = early("1D", Value::Null);
    assert_eq!(
        (&low["turn"], then(&low)),
        (&json!("S"), vec!["accept", "refuse"])
    );
    assert_eq!(
        early("1D", json!("1S"))["turn"],
        "N",
        "called over is accepted"
    );
}

#[test]
fn an_artificial_bid_is_judged_by_what_it_shows() {
    let mut question = json!({"ask": "call_out_of_rotation", "auction": "", "seat": "E",
        "call": "2D", "shows": "H"});
    let cites = |question: &Value| {
        let answer = ask(question);
        let reasons = answer["reasons"].as_array().unwrap();
        reasons
            .iter()
            .any(|it| it["id"] == "judged-by-what-it-shows" && it["law"] == "29C")
    };
    assert!(cites(&question));
    question["accepted"] = json!(false);
    assert!(cites(&question));
    question["shows"] = json!("Q");
    assert_eq!(error(&question), "bad_notation");
    question.as_object_mut().unwrap().remove("shows");
    assert!(!cites(&question));
}

#[test]
fn what_contradicts_itself_or_belongs_elsewhere_is_refused() {
    let early = |fields: Value| {
        let mut question =
            json!({"ask": "call_out_of_rotation", "auction": "", "seat": "E", "call": "1S"});
        for (name, value) in fields.as_object().unwrap() {
            question[name] = value.clone();
        }
        question
    };
    let refused = |fields: Value| error(&early(fields));
    assert_eq!(
        refused(json!({"accepted": true, "called_over": "1H"})),
        "bad_request"
    );
    assert_eq!(
        refused(json!({"accepts": true, "called_over": "1H"})),
        "bad_request"
    );
    let dealer = json!({"seat": "W", "accepts": true, "accepted": false, "called_over": "2H"});
    assert_eq!(refused(dealer), "bad_request");
    let low = json!({"auction": "1NT", "seat": "W", "call": "1C", "accepted": false, "replacement": "1D"});
    assert_eq!(refused(low), "illegal_call");
    let over = json!({"auction": "1H P P", "seat": "N", "call": "2H", "accepted": false,
        "rho_call": "P", "replacement": "2H"});
    assert_eq!(refused(over), "impossible_position");
    let message = |question: &Value| {
        let answer = ask(question);
        assert_eq!(answer["error"]["code"], "bad_notation");
        answer["error"]["message"].as_str().unwrap().to_owned()
    };
    let eight = message(&early(json!({"call": "8C"})));
    assert!(eight.contains("inadmissible_call"), "{eight}");
    let high = message(&json!({"ask": "inadmissible_call", "auction": "", "call": "300C"}));
    assert!(high.contains("255"), "{high}");
    let late = json!({"ask": "change_of_call", "auction": "1S P P P", "call": "X",
        "unintended": true, "lead_faced": true});
    assert_eq!(error(&late), "impossible_position");
}

#[test]
fn a_passed_out_auction_is_over_by_another_section() {
    let answer = ask(&json!({"ask": "check_call", "auction": "P P P P", "call": "P"}));
    assert_eq!(
        answer["reasons"][0],
        json!({"id": "auction-over", "law": "22B"})
    );
}
