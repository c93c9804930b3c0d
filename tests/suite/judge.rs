//! The engine for other programs: every question, and lines that cannot be answered.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod bidding_box;
mod calls;
mod card_rulings;
mod comparing;
mod information;
mod irregular;
mod play;
mod rights;
mod tables;

use std::fs::File;
use std::io::Write as _;

use arbitro::judge;
use serde_json::{Value, json};

/// The answers to several lines, and the number of errors among them.
fn answers(input: &[u8]) -> (Vec<Value>, usize) {
    keep(input);
    let mut output = Vec::new();
    let refused = judge::run(input, &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    (
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect(),
        refused,
    )
}

/// Appends the lines to the file that `ARBITRO_QUESTIONS` names: `tools/try-windows.sh` asks the same of
/// a program for Windows.
fn keep(input: &[u8]) {
    let Some(file) = std::env::var_os("ARBITRO_QUESTIONS") else {
        return;
    };
    let file = File::options().append(true).create(true).open(file);
    file.unwrap().write_all(&[input, b"\n"].concat()).unwrap();
}

/// The answer to one question.
fn ask(question: &Value) -> Value {
    let (mut answers, _) = answers(question.to_string().as_bytes());
    assert_eq!(answers.len(), 1, "{question}");
    answers.remove(0)
}

/// The error code of a line.
fn error(question: &Value) -> String {
    let answer = ask(question);
    let code = answer["error"]["code"].as_str();
    let code = code.unwrap_or_else(|| panic!("{question} was answered: {answer}"));
    assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    code.to_owned()
}

#[test]
fn legal_calls_are_listed_in_rank_order() {
    let answer = ask(&json!({"ask": "legal_calls", "auction": "7D X", "dealer": "W"}));
    assert_eq!(answer["legal"], json!(["P", "XX", "7H", "7S", "7NT"]));
    assert_eq!(answer["ended"], json!(false));
    let answer = ask(&json!({"ask": "legal_calls", "auction": []}));
    assert_eq!(answer["legal"].as_array().unwrap().len(), 36);
    let answer = ask(&json!({"ask": "legal_calls", "auction": "P P P P"}));
    assert_eq!(
        (&answer["legal"], &answer["ended"]),
        (&json!([]), &json!(true))
    );
}

#[test]
fn an_auction_in_progress_has_no_contract() {
    let answer = ask(&json!({"ask": "contract", "auction": "1H P P", "dealer": "N"}));
    assert_eq!(answer["ended"], json!(false));
    assert_eq!(
        (&answer["contract"], &answer["leader"]),
        (&Value::Null, &Value::Null)
    );
}

#[test]
fn notation_is_read_with_tolerance() {
    let calls =
        json!({"ask": "check_call", "auction": ["pass", "1n", "DBL", "rdbl"], "call": "2c"});
    assert_eq!(ask(&calls)["legal"], json!(true));
    let dashes = json!({"ask": "contract", "auction": "1NT - - -", "dealer": "east"});
    assert_eq!(ask(&dashes)["contract"], json!("1NT"));
    let contract =
        json!({"ask": "score", "contract": "4sx", "declarer": "n", "vul": "both", "tricks": 10});
    assert_eq!(ask(&contract)["score"], json!(790));
    let cards = |hand: Value, trick: Value| {
        let question = json!({"ask": "legal_cards", "player": "e", "hand": hand, "trick": trick,
            "trumps": "n", "penalty": {"h10": "MAJOR"}});
        ask(&question)["legal"].clone()
    };
    assert_eq!(cards(json!("sA h10 D2"), json!(["c10"])), json!(["HT"]));
    assert_eq!(cards(json!(["SA", "HT", "D2"]), json!("d3")), json!(["D2"]));
    assert_eq!(cards(json!("A.10.2."), json!("")), json!(["HT"]));
    assert_eq!(cards(json!("A.T.2.-"), Value::Null), json!(["HT"]));
}

#[test]
fn fields_that_are_missing_or_wrong_are_named() {
    let bad = |question: Value| error(&question);
    assert_eq!(bad(json!({"auction": "1S"})), "bad_request");
    assert_eq!(bad(json!({"ask": 7})), "bad_request");
    assert_eq!(
        bad(json!({"ask": "legal_call", "auction": "1S"})),
        "unknown_ask"
    );
    assert_eq!(bad(json!({"ask": "legal_calls"})), "bad_request");
    assert_eq!(
        bad(json!({"ask": "legal_calls", "auction": 5})),
        "bad_request"
    );
    assert_eq!(
        bad(json!({"ask": "legal_calls", "auction": "1S", "dealer": "O"})),
        "bad_notation"
    );
    assert_eq!(
        bad(json!({"ask": "check_call", "auction": "", "call": "8C"})),
        "bad_notation"
    );
    assert_eq!(
        bad(json!({"ask": "check_call", "auction": "1S P"})),
        "bad_request"
    );
    assert_eq!(bad(json!({"ask": "board", "number": "7"})), "bad_request");
    assert_eq!(bad(json!({"ask": "board", "number": 1.5})), "bad_request");
    assert_eq!(
        bad(json!({"ask": "board", "number": 0})),
        "impossible_position"
    );
    let score = |field: &str, value: Value| {
        let mut question =
            json!({"ask": "score", "contract": "3NT", "declarer": "S", "vul": "NS", "tricks": 9});
        question[field] = value;
        error(&question)
    };
    assert_eq!(score("contract", json!("8NT")), "bad_notation");
    assert_eq!(score("contract", json!("3NTXXX")), "bad_notation");
    assert_eq!(score("declarer", json!("X")), "bad_notation");
    assert_eq!(score("declarer", Value::Null), "bad_request");
    assert_eq!(score("vul", json!("me")), "bad_notation");
    assert_eq!(score("tricks", json!(14)), "impossible_position");
    assert_eq!(score("tricks", json!(-1)), "impossible_position");
    assert_eq!(score("tricks", json!("9")), "bad_request");
}

#[test]
fn an_illegal_call_is_named() {
    let answer = ask(&json!({"id": 4, "ask": "contract", "auction": "1S P 2H 1NT", "dealer": "N"}));
    let error = &answer["error"];
    assert_eq!(error["code"], json!("illegal_call"));
    assert_eq!(error["index"], json!(4));
    assert_eq!(
        error["reasons"],
        json!([{"id": "level-too-low", "law": "18D"}])
    );
    let message = error["message"].as_str().unwrap();
    assert!(message.contains('4') && message.contains("1NT") && message.contains("level-too-low"));
    let other = ask(&json!({"ask": "legal_calls", "auction": "1S P P P P"}));
    assert_eq!(other["error"]["code"], json!("illegal_auction"));
    assert_eq!(other["error"]["index"], json!(5));
}

#[test]
fn impossible_positions_are_refused() {
    let cards = |field: &str, value: Value| {
        let mut question = json!({"ask": "legal_cards", "player": "E", "hand": "SJ HQ H5 C3",
            "trick": "D7 D2", "trumps": "S", "penalty": {"H5": "major"}});
        question[field] = value;
        error(&question)
    };
    let impossible = "impossible_position";
    assert_eq!(cards("hand", json!("SJ SJ H5")), impossible);
    assert_eq!(cards("hand", json!("")), impossible);
    assert_eq!(cards("hand", json!("AKQJT98765432.5..3")), impossible);
    assert_eq!(cards("trick", json!("D7 D2 H5")), impossible);
    assert_eq!(cards("trick", json!("D7 D7")), impossible);
    assert_eq!(cards("trick", json!("D7 D2 D3 D4")), impossible);
    assert_eq!(cards("penalty", json!({"H6": "major"})), impossible);
    assert_eq!(cards("penalty", json!({"HQ": "minor"})), impossible);
    assert_eq!(
        cards("penalty", json!({"H5": "minor", "C3": "major"})),
        impossible
    );
    assert_eq!(
        cards("penalty", json!({"H5": "major", "h5": "major"})),
        impossible
    );
    assert_eq!(cards("partner_penalty", json!({"H5": "major"})), impossible);
    assert_eq!(cards("designated", json!("HQ")), impossible);
    assert_eq!(cards("penalty", json!({"H5": "medium"})), "bad_notation");
    assert_eq!(cards("penalty", json!("H5")), "bad_request");
    assert_eq!(cards("trumps", json!("Z")), "bad_notation");
    assert_eq!(
        cards("restriction", json!(["require", "D", "H"])),
        "bad_notation"
    );
    assert_eq!(cards("restriction", json!(["ask", "D"])), "bad_notation");
    let exposed = |field: &str, value: Value| {
        let mut question = json!({"ask": "exposed", "phase": "play", "declarer": "S", "seat": "E",
            "cards": ["C4"], "how": "dropped", "penalty": {}});
        question[field] = value;
        error(&question)
    };
    assert_eq!(exposed("cards", json!([])), impossible);
    assert_eq!(exposed("cards", json!("C4 C4")), impossible);
    assert_eq!(
        exposed("partner_penalty", json!({"C4": "major"})),
        impossible
    );
    assert_eq!(exposed("declarer", Value::Null), impossible);
    assert_eq!(exposed("how", json!("thrown")), "bad_notation");
    assert_eq!(exposed("phase", json!("dinner")), "bad_notation");
    let question = json!({"ask": "exposed", "phase": "play", "declarer": "S", "seat": "N",
        "cards": "C4", "how": "dropped", "penalty": {"H5": "major"}});
    assert_eq!(error(&question), impossible);
}

#[test]
fn order_and_ids_are_kept_and_errors_do_not_stop() {
    let input = concat!(
        "{\"id\":1,\"ask\":\"board\",\"number\":1}\r\n",
        "\n   \n",
        "{\"id\":\"two\",\"ask\":\"nothing\"}\n",
        "not json\n",
        "{\"id\":{\"deep\":[1,2.50,null]},\"ask\":\"board\",\"number\":2}\n",
        "[1,\"board\"]\n",
        "17\n",
        "{\"id\":12345678901234567890123,\"ask\":\"board\",\"number\":3}\n",
        "{\"ask\":\"board\",\"number\":4}",
    );
    let mut output = Vec::new();
    assert_eq!(judge::run(input.as_bytes(), &mut output).unwrap(), 4);
    let text = String::from_utf8(output).unwrap();
    let starts = [
        "{\"id\":1,\"dealer\":\"N\"",
        "{\"id\":\"two\",\"error\":{\"code\":\"unknown_ask\"",
        "{\"id\":null,\"error\":{\"code\":\"bad_json\"",
        "{\"id\":{\"deep\":[1,2.50,null]},\"dealer\":\"E\"",
        "{\"id\":null,\"error\":{\"code\":\"bad_request\"",
        "{\"id\":null,\"error\":{\"code\":\"bad_request\"",
        "{\"id\":12345678901234567890123,\"dealer\":\"S\"",
        "{\"id\":null,\"dealer\":\"W\"",
    ];
    assert_eq!(text.lines().count(), starts.len(), "{text}");
    for (line, start) in text.lines().zip(starts) {
        assert!(
            line.starts_with(start),
            "{line} does not start with {start}"
        );
    }
    let (_, refused) = answers(b"{\"ask\":\"board\",\"number\":1}\n\n");
    assert_eq!(refused, 0);
    assert_eq!(answers(b"").1, 0);
}

#[test]
fn broken_bytes_and_endless_lines_are_refused_alone() {
    let mut input = b"{\"id\":1,\"ask\":\"\xff\"}\n".to_vec();
    input.extend(std::iter::repeat_n(b' ', 1 << 20));
    input.extend(b"  \n{\"id\":2,\"ask\":\"board\",\"number\":2}\n");
    input.extend(b"{\"id\":3,\"ask\":\"legal_calls\",\"auction\":\"");
    input.extend(std::iter::repeat_n(b'P', 100_000));
    input.extend(b"\"}\n");
    let (answers, refused) = answers(&input);
    let codes: Vec<_> = answers
        .iter()
        .map(|answer| answer["error"]["code"].as_str())
        .collect();
    assert_eq!(
        codes,
        [
            Some("bad_json"),
            Some("line_too_long"),
            None,
            Some("bad_notation")
        ]
    );
    assert_eq!(refused, 3);
    // Invalid input is not echoed completely.
    assert!(answers[3].to_string().len() < 1000);
}

#[test]
fn the_examples_of_the_help_are_true() {
    let lines = || {
        judge::PROTOCOL
            .lines()
            .map(str::trim)
            .filter(|line| line.starts_with('{'))
    };
    let questions: Vec<&str> = lines().step_by(2).collect();
    let mut asked: Vec<Value> = questions
        .iter()
        .map(|question| serde_json::from_str::<Value>(question).unwrap()["ask"].clone())
        .collect();
    asked.dedup();
    let asks: Vec<&str> = judge::asks().collect();
    assert_eq!(asked, asks, "one at least for each question");
    assert_eq!(error(&json!({"ask": "nothing"})), "unknown_ask");
    for (question, shown) in questions.into_iter().zip(lines().skip(1).step_by(2)) {
        let mut output = Vec::new();
        let refused = judge::run(question.as_bytes(), &mut output).unwrap();
        assert_eq!(refused, 0);
        let answer = String::from_utf8(output).unwrap();
        // An ellipsis marks where text was cut.
        for part in shown.split('…') {
            assert!(answer.contains(part), "{question}: {answer} lacks {part}");
        }
    }
}

#[test]
fn a_passed_out_deal_scores_nothing() {
    let answer = ask(&json!({"ask": "score", "contract": "pass"}));
    assert_eq!(
        answer,
        json!({"id": null, "score": 0, "ns": 0, "lines": []})
    );
}

/// The help lists every word for an exposure.
#[test]
fn the_help_names_every_way_of_exposing_a_card() {
    for how in arbitro::engine::laws::exposed_card::How::ALL {
        let id = how.id();
        // Two of these words have their second half in a separate field.
        let word = ["at_rho_turn", "fifth_card"]
            .into_iter()
            .find(|word| id.starts_with(word))
            .unwrap_or(id);
        assert!(judge::PROTOCOL.contains(word), "{id}");
    }
}
