//! The tables of rulings about cards, run through `judge`: `trick`, `dummy_card`, `played`, `revoke`.

use serde_json::{Value, json};

use super::{ask, error};
use crate::given::{Row, each_row, same};

fn words(cell: &str) -> Vec<&str> {
    cell.split(' ')
        .filter(|word| !["", "-"].contains(word))
        .collect()
}

/// Sets a field of a question, unless the table has none.
fn put(question: &mut Value, field: &str, cell: &str) {
    if cell != "-" {
        question[field] = json!(cell);
    }
}

#[test]
fn tricks_have_winners() {
    each_row("tricks", |row| {
        let mut question = json!({"ask": "trick", "trumps": &row["trumps"],
            "leader": &row["leader"], "cards": &row["cards"]});
        let expected = json!({"id": null, "winner": &row["winner"]});
        same("answer", ask(&question), expected.clone())?;
        question["cards"] = json!(words(&row["cards"]));
        same("as a list", ask(&question), expected)
    });
}

#[test]
fn tricks_that_are_none_are_refused() {
    let trick =
        |cards: &str| error(&json!({"ask": "trick", "trumps": "S", "leader": "W", "cards": cards}));
    assert_eq!(trick("H6 H9 HK"), "impossible_position");
    assert_eq!(trick("H6 H9 HK S3 S4"), "impossible_position");
    assert_eq!(trick("H6 H9 HK H6"), "impossible_position");
    assert_eq!(trick(""), "impossible_position");
    assert_eq!(trick("H6 H9 HK H1"), "bad_notation");
    let without = |field: &str| {
        let mut question =
            json!({"ask": "trick", "trumps": "S", "leader": "W", "cards": "H6 H9 HK S3"});
        question[field] = Value::Null;
        error(&question)
    };
    assert_eq!(without("trumps"), "bad_request");
    assert_eq!(without("leader"), "bad_request");
    assert_eq!(without("cards"), "impossible_position");
}

fn call(row: &Row) -> Value {
    let mut designation = json!({});
    for field in ["suit", "rank", "words"] {
        put(&mut designation, field, &row[field]);
    }
    let mut question = json!({"ask": "dummy_card", "dummy": words(&row["dummy"]),
        "trick": words(&row["trick"]), "trumps": &row["trumps"],
        "lead_from_dummy": &row["trick"] == "-", "designation": designation});
    put(&mut question, "won_last_trick_with", &row["won_with"]);
    put(&mut question, "intention", &row["intention"]);
    put(&mut question, "declarer_hand", &row["own"]);
    if &row["tricks"] != "-" {
        let tricks = row["tricks"].split('/').map(|trick| {
            let (leader, cards) = trick.split_once(' ').expect("who led");
            json!({"leader": leader, "cards": cards})
        });
        question["tricks"] = tricks.collect();
    }
    question
}

#[test]
fn calls_of_dummys_card_are_understood() {
    each_row("dummy_cards", |row| {
        let answer = ask(&call(row));
        let (verb, cards) = row["result"].split_once(' ').unwrap();
        let card = Some(json!(cards)).filter(|_| verb == "play");
        same("card", answer.get("card"), card.as_ref())?;
        let by = match verb {
            // If the designation is void or would be a revoke, declarer chooses a legal card.
            "declarer" | "void" | "revoke" => Some("declarer"),
            "defender" => Some("either_defender"),
            _ => None,
        };
        let choice = by.map(|by| json!({"by": by, "among": words(cards)}));
        same("choice", answer.get("choice"), choice.as_ref())?;
        let reason = json!({"id": &row["reason"], "law": &row["law"]});
        same("reason", &answer["reasons"][0], &reason)
    });
}

#[test]
fn calls_are_read_with_tolerance() {
    let call = |designation: Value, dummy: Value| {
        let question = json!({"ask": "dummy_card", "dummy": dummy, "trick": "s5 sT", "trumps": "nt",
            "designation": designation, "won_last_trick_with": null, "intention": null});
        ask(&question)["card"].clone()
    };
    assert_eq!(
        call(json!({"suit": "s", "rank": null}), json!("A73.4..")),
        json!("S3")
    );
    assert_eq!(call(json!({"rank": 7}), json!("A73.4..")), json!("S7"));
    assert_eq!(
        call(json!({"rank": "10", "suit": "♠"}), json!("SA ST")),
        Value::Null
    );
    assert_eq!(call(json!({"rank": "k"}), json!(["SK", "S2"])), json!("SK"));
    for words in ["HIGH", "top", " highest "] {
        assert_eq!(
            call(json!({"words": words}), json!("SA S7")),
            json!("SA"),
            "{words}"
        );
    }
    for words in ["duck", "Small", "play low", "lowest"] {
        assert_eq!(
            call(json!({"words": words}), json!("SA S7")),
            json!("S7"),
            "{words}"
        );
    }
}

#[test]
fn calls_that_cannot_be_are_refused() {
    let call = |field: &str, value: Value| {
        let mut question = json!({"ask": "dummy_card", "dummy": "SA S7 H4", "trick": "S5 S2",
            "trumps": "NT", "lead_from_dummy": false, "designation": {"words": "high"}});
        question[field] = value;
        error(&question)
    };
    let impossible = "impossible_position";
    assert_eq!(call("dummy", json!("")), impossible);
    assert_eq!(call("dummy", json!("SA S5")), impossible);
    assert_eq!(call("dummy", json!("AKQJT98765432.5..")), impossible);
    assert_eq!(call("trick", json!("S5 S2 S3 S4")), impossible);
    assert_eq!(call("trick", json!("S5 S5")), impossible);
    assert_eq!(call("trick", json!([])), impossible, "then dummy leads");
    assert_eq!(call("lead_from_dummy", json!(true)), impossible);
    assert_eq!(call("intention", json!("HA")), impossible, "not in dummy");
    assert_eq!(
        call("designation", json!({"words": "ruff"})),
        impossible,
        "no trumps"
    );
    assert_eq!(
        call("designation", json!({"words": "high", "rank": "K"})),
        impossible
    );
    assert_eq!(
        call("designation", json!({"words": "win", "suit": "S"})),
        impossible
    );
    assert_eq!(call("declarer_hand", json!("SA")), impossible, "in dummy");
    let trick = |leader: &str, cards: &str| json!({"leader": leader, "cards": cards});
    for (tricks, code) in [
        (json!([trick("W", "H2 H3 H5")]), impossible),
        (json!([trick("W", "H2 H3 H5 S2")]), impossible),
        (json!([trick("W", "H2 H3 H5 H2")]), impossible),
        (json!([trick("Q", "H2 H3 H5 H6")]), "bad_notation"),
        (json!("H2 H3 H5 H6"), "bad_request"),
    ] {
        assert_eq!(call("tricks", tricks.clone()), code, "{tricks}");
    }
    assert_eq!(call("designation", json!({})), "bad_request");
    assert_eq!(call("designation", Value::Null), "bad_request");
    assert_eq!(
        call("designation", json!({"words": "please"})),
        "bad_notation"
    );
    assert_eq!(call("designation", json!({"suit": "Z"})), "bad_notation");
    assert_eq!(call("designation", json!({"rank": 14})), "bad_notation");
    assert_eq!(call("designation", json!({"rank": true})), "bad_request");
    assert_eq!(call("trumps", json!("X")), "bad_notation");
    assert_eq!(call("won_last_trick_with", json!("NT")), "bad_notation");
}

#[test]
fn cards_are_played_or_not() {
    each_row("played_cards", |row| {
        let mut question = json!({"ask": "played", "role": &row["role"],
            "circumstance": &row["circumstance"]});
        let answer = ask(&question);
        let played = ["played", "led"].contains(&&row["fate"]);
        same("played", &answer["played"], &json!(played))?;
        same("law", &answer["reasons"][0]["law"], &json!(&row["law"]))?;
        question["circumstance"] = json!(row["circumstance"].to_uppercase().replace('_', "-"));
        same("in capitals", ask(&question), answer)
    });
}

#[test]
fn it_is_declarer_who_touches_and_calls() {
    let played = |role: &str, circumstance: &str| json!({"ask": "played", "role": role, "circumstance": circumstance});
    for (circumstance, expected) in [
        ("touched_deliberately_in_dummy", true),
        ("arranging_dummy", false),
        ("slip_of_tongue", false),
        ("change_of_mind", true),
    ] {
        let answer = ask(&played("declarer", circumstance));
        assert_eq!(answer["played"], json!(expected), "{circumstance}");
        assert_eq!(answer, ask(&played("dummy", circumstance)));
        assert_eq!(
            error(&played("defender", circumstance)),
            "impossible_position"
        );
    }
    assert_eq!(
        error(&played("dummy", "held_as_played")),
        "impossible_position"
    );
    assert_eq!(
        error(&played("declarer", "penalty_card_due")),
        "impossible_position"
    );
    assert_eq!(error(&played("kibitzer", "dropped")), "bad_notation");
    assert_eq!(error(&played("declarer", "eaten")), "bad_notation");
    assert_eq!(
        error(&json!({"ask": "played", "role": "dummy"})),
        "bad_request"
    );
}

fn revoke(row: &Row) -> Value {
    let trick: u8 = row["trick"].parse().unwrap();
    let mut question = json!({"ask": "revoke", "declarer": "S", "offender": &row["offender"],
        "faced_card": &row["played"] == "faced", "established": &row["since"], "trick": trick,
        "both_sides": &row["other"] != "-", "same_suit_again": &row["again"] == "yes",
        "hands_returned": &row["hands"] == "yes"});
    put(&mut question, "trick_winner", &row["winner"]);
    put(&mut question, "by", &row["by"]);
    if &row["other"] == "same_trick" {
        question["same_trick"] = json!(true);
    }
    match &row["attention"] {
        "next_deal" => question["next_deal_called"] = json!(true),
        "round" => question["round_ended"] = json!(true),
        _ => {}
    }
    if let Ok(later) = row["later"].parse::<u8>() {
        let own = if "NS".contains(&row["offender"]) {
            "NS"
        } else {
            "EW"
        };
        let other = if own == "NS" { "EW" } else { "NS" };
        question["later_tricks_by_side"] = json!({own: later, other: 13 - trick - later});
    }
    question
}

#[test]
fn revokes_are_ruled_upon() {
    each_row("revokes", |row| {
        let mut questions = Vec::new();
        let mut question = revoke(row);
        question["failed_to_play_faced_card"] = json!(&row["owed"] == "faced");
        questions.push(question.clone());
        // `faced_card` alone means both ways to revoke with a faced card.
        if (&row["owed"] == "faced", &row["played"], &row["withdrawn"]) == (true, "hand", "none") {
            question["faced_card"] = json!(true);
            question["failed_to_play_faced_card"] = Value::Null;
            questions.push(question);
        }
        if let Ok(later) = row["later"].parse::<u8>() {
            let mut question = questions[0].clone();
            question["later_tricks_by_side"] = json!(later);
            question["established_by"] = question["established"].take();
            question.as_object_mut().unwrap().remove("established");
            questions.push(question);
        }
        for question in questions {
            let answer = ask(&question);
            let yes = |field: &str| json!(&row[field] == "yes");
            same("established", &answer["established"], &yes("established"))?;
            same(
                "must_correct",
                &answer["must_correct"],
                &yes("must_correct"),
            )?;
            same(
                "withdrawn_card",
                &answer["withdrawn_card"],
                &json!(&row["withdrawn"]),
            )?;
            let tricks: u8 = row["tricks"].parse().unwrap();
            same(
                "automatic_tricks",
                &answer["automatic_tricks"],
                &json!(tricks),
            )?;
            let laws = answer["reasons"].as_array().unwrap();
            let cited = laws.iter().any(|reason| reason["law"] == row["law"]);
            same("law", cited, true)?;
        }
        Ok(())
    });
}

#[test]
fn revokes_that_cannot_be_are_refused() {
    let revoke = |changes: &[(&str, Value)]| {
        let mut question = json!({"ask": "revoke", "declarer": "S", "offender": "W",
            "faced_card": false, "established": "next_trick_play", "trick": 5,
            "trick_winner": "W", "later_tricks_by_side": {"NS": 6, "EW": 2}});
        for (field, value) in changes {
            question[*field] = value.clone();
        }
        error(&question)
    };
    let impossible = "impossible_position";
    for trick in [0, 13, 14, -1] {
        assert_eq!(revoke(&[("trick", json!(trick))]), impossible, "{trick}");
    }
    assert_eq!(
        revoke(&[("later_tricks_by_side", json!({"NS": 6, "EW": 3}))]),
        impossible
    );
    assert_eq!(
        revoke(&[("later_tricks_by_side", json!({"NS": -1, "EW": 3}))]),
        impossible
    );
    assert_eq!(revoke(&[("later_tricks_by_side", json!(9))]), impossible);
    assert_eq!(
        revoke(&[("later_tricks_by_side", json!(u64::MAX))]),
        impossible
    );
    assert_eq!(revoke(&[("same_trick", json!(true))]), impossible);
    assert_eq!(
        revoke(&[("established", json!("none")), ("by", json!("NS"))]),
        impossible
    );
    assert_eq!(
        revoke(&[("established", json!("none")), ("round_ended", json!(true))]),
        impossible
    );
    assert_eq!(
        revoke(&[("later_tricks_by_side", json!({"XY": 1}))]),
        "bad_notation"
    );
    assert_eq!(revoke(&[("established", json!("perhaps"))]), "bad_notation");
    assert_eq!(revoke(&[("by", json!("me"))]), "bad_notation");
    assert_eq!(revoke(&[("trick_winner", Value::Null)]), "bad_request");
    assert_eq!(
        revoke(&[("later_tricks_by_side", Value::Null)]),
        "bad_request"
    );
    assert_eq!(
        revoke(&[("later_tricks_by_side", json!("2"))]),
        "bad_request"
    );
    assert_eq!(revoke(&[("offender", Value::Null)]), "bad_request");
    assert_eq!(revoke(&[("trick", json!("5"))]), "bad_request");
}

#[test]
fn the_tricks_are_asked_for_only_where_they_matter() {
    let dummy = json!({"ask": "revoke", "declarer": "S", "offender": "N", "faced_card": true,
        "established": "next_trick_play", "trick": 5});
    let answer = ask(&dummy);
    assert_eq!(answer["automatic_tricks"], json!(0));
    assert_eq!(answer["established"], json!(true));
    let seat = json!({"ask": "revoke", "declarer": "S", "offender": "W", "established": "named",
        "by": "N", "trick": 5});
    assert_eq!(
        ask(&seat)["established"],
        json!(false),
        "an opponent named the card"
    );
}
