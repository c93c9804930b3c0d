//! The play through `judge`: whole deals, leads, choices, premature cards.

use serde_json::{Value, json};

use super::tables::{filled, penalties, words};
use super::{ask, error};
use crate::given::{each_row, same};

#[test]
fn choices_before_a_lead() {
    each_row("lead_choice", |row| {
        let partner = penalties(&row["partner"]);
        let options = ask(&json!({
            "ask": "lead_options", "declarer": "S", "leader": "W", "phase": "play",
            "partner_penalty": partner,
        }));
        let expected: Vec<&str> = filled(&row["options"])
            .split(';')
            .filter(|option| !option.is_empty())
            .collect();
        same("options", &options["options"], &json!(expected))?;
        let choice = if &row["choice"] == "-" {
            "none"
        } else {
            &row["choice"]
        };
        let answer = ask(&json!({
            "ask": "lead_choice", "leader": "W", "hand": &row["hand"],
            "penalty": penalties(&row["own"]), "partner_penalty": partner, "choice": choice,
        }));
        same("legal", &answer["legal"], &json!(words(&row["legal"])))?;
        same(
            "picked up",
            &answer["picked_up"],
            &json!(words(&row["picked_up"])),
        )?;
        same("stays", &answer["penalty_after"], &penalties(&row["stays"]))?;
        let designates = &row["declarer_designates"] == "yes";
        same(
            "designates",
            &answer["declarer_designates"],
            &json!(designates),
        )
    });
}

#[test]
fn who_has_no_choice_is_offered_none() {
    let options = |question: Value| ask(&question)["options"].clone();
    let asked = json!({"ask": "lead_options", "declarer": "S", "leader": "W",
        "partner_penalty": {"H5": "major"}});
    assert_eq!(
        options(asked.clone()),
        json!(["require:H", "forbid:H", "none"])
    );
    let mut led = asked.clone();
    led["leader_has_led_since"] = json!(true);
    assert_eq!(options(led), json!([]), "declarer let an early lead stand");
    let declarer = json!({"ask": "lead_options", "declarer": "S", "leader": "N"});
    assert_eq!(options(declarer), json!([]));
    let mut opening = asked.clone();
    opening["phase"] = json!("opening_lead");
    opening["leader"] = json!("E");
    assert_eq!(error(&opening), "impossible_position");
    let choice = |choice: &str, penalty: Value| {
        error(
            &json!({"ask": "lead_choice", "leader": "W", "hand": "SA H9",
            "partner_penalty": penalty, "choice": choice}),
        )
    };
    assert_eq!(
        choice("require:D", json!({"H5": "major"})),
        "impossible_position"
    );
    assert_eq!(
        choice("require:H", json!({"H5": "minor"})),
        "impossible_position"
    );
    assert_eq!(
        choice("require:H", json!({"SA": "major"})),
        "impossible_position"
    );
    assert_eq!(choice("require", json!({"H5": "major"})), "bad_notation");
    let mut declaring = asked.clone();
    declaring["leader"] = json!("N");
    assert_eq!(error(&declaring), "impossible_position");
    let mut auction = asked;
    auction["phase"] = json!("auction");
    assert_eq!(error(&auction), "impossible_position");
}

/// The choices offered after a lead out of turn.
fn offered(question: &Value) -> (Value, Vec<String>) {
    let answer = ask(question);
    let choices = answer["options"].as_array().unwrap().iter();
    let choices = choices.map(|offer| offer["choice"].as_str().unwrap().to_owned());
    (answer["chooser"].clone(), choices.collect())
}

#[test]
fn leads_out_of_turn() {
    let opening = json!({"ask": "lead_out_of_turn", "phase": "opening_lead", "declarer": "S",
        "offender": "E", "card": "H2"});
    let five = [
        "become_dummy",
        "accept",
        "refuse:require:H",
        "refuse:forbid:H",
        "refuse:none",
    ];
    assert_eq!(
        offered(&opening),
        (json!("S"), five.map(str::to_owned).to_vec())
    );
    let with = |field: &str, value: Value| {
        let mut question = opening.clone();
        question[field] = value;
        question
    };
    let seen = offered(&with("dummy_seen", json!(true)));
    assert_eq!(seen, (json!("nobody"), vec!["accept".to_owned()]));
    let by_declarer = offered(&with("offender", json!("S")));
    assert_eq!(by_declarer, (json!("nobody"), vec!["law".to_owned()]));
    assert_eq!(error(&with("offender", json!("W"))), "impossible_position");
    assert_eq!(error(&with("due", json!("N"))), "impossible_position");
    assert_eq!(error(&with("card", json!("H1"))), "bad_notation");
    assert_eq!(error(&with("phase", json!("lead"))), "bad_notation");

    let later = json!({"ask": "lead_out_of_turn", "phase": "play", "declarer": "S",
        "offender": "N", "card": "H2", "due": "S"});
    let two = vec!["accept".to_owned(), "refuse".to_owned()];
    assert_eq!(offered(&later), (json!("EW"), two));
    let mut last = later.clone();
    last["last_trick"] = json!(true);
    assert_eq!(offered(&last).1, ["refuse"]);
    let mut seen = later.clone();
    seen["dummy_seen"] = json!(true);
    assert_eq!(error(&seen), "impossible_position");
    let mut nobody = later;
    nobody.as_object_mut().unwrap().remove("due");
    assert_eq!(error(&nobody), "bad_request");
}

#[test]
fn cards_too_early() {
    let asked = json!({"ask": "premature_play", "declarer": "S", "offender": "E",
        "suit_led": "D", "card": "DK"});
    let with = |fields: Value| {
        let mut question = asked.clone();
        for (field, value) in fields.as_object().unwrap() {
            question[field] = value.clone();
        }
        question
    };
    let answer = ask(&asked);
    let eight = [
        "highest",
        "lowest",
        "require:C",
        "require:H",
        "require:S",
        "forbid:C",
        "forbid:H",
        "forbid:S",
    ];
    assert_eq!(answer["options"], json!(eight));
    assert_eq!(answer["penalty"], json!({"DK": "major"}));
    let both = ask(&with(json!({"both_declaring_hands_played": true})));
    assert_eq!(
        (&both["options"], &both["penalty"]),
        (&json!([]), &json!({}))
    );
    assert_eq!(both["must_be_played"], json!("DK"));
    let legal = ask(&with(json!({"at_rho_turn": true, "legal_to_trick": true})));
    assert_eq!(
        (&legal["penalty"], &legal["must_be_played"]),
        (&json!({}), &json!("DK"))
    );
    let illegal = ask(&with(json!({"at_rho_turn": true, "legal_to_trick": false})));
    assert_eq!(illegal["penalty"], json!({"DK": "major"}));
    assert_eq!(
        ask(&with(json!({"dummy_moved_first": true})))["must_be_played"],
        json!("DK")
    );
    let second = ask(&with(json!({"penalty": {"H5": "minor"}})));
    assert_eq!(second["penalty"], json!({"H5": "major", "DK": "major"}));
    let chosen = |choice: &str, hand: &str| {
        ask(&with(json!({"choice": choice, "partner_hand": hand})))["legal"].clone()
    };
    assert_eq!(chosen("highest", "SA DA D3"), json!(["DA"]));
    assert_eq!(chosen("require:S", "SA CA"), json!(["SA"]));
    assert_eq!(chosen("forbid:S", "SA CA"), json!(["CA"]));
    assert_eq!(chosen("forbid:S", "SA"), json!(["SA"]));
    assert_eq!(error(&with(json!({"at_rho_turn": true}))), "bad_request");
    assert_eq!(error(&with(json!({"choice": "highest"}))), "bad_request");
    let refused =
        |choice: &str, hand: &str| error(&with(json!({"choice": choice, "partner_hand": hand})));
    assert_eq!(refused("require:D", "SA"), "impossible_position");
    assert_eq!(refused("highest", "DK"), "impossible_position");
    assert_eq!(refused("highest", ""), "impossible_position");
    assert_eq!(refused("best", "SA"), "bad_notation");
    let mine = json!({"choice": "highest", "partner_hand": "HA H3", "penalty": {"HA": "major"}});
    assert_eq!(error(&with(mine)), "impossible_position");
    let both = json!({"partner_penalty": {"DK": "major"}});
    assert_eq!(error(&with(both)), "impossible_position");
    assert_eq!(
        error(&with(json!({"partner_penalty": {"ZZ": "major"}}))),
        "bad_notation"
    );
    // Declarer's own premature card is played unless it is illegal.
    let declarer = |legal: bool| {
        let fields = json!({"offender": "S", "at_rho_turn": true, "legal_to_trick": legal});
        ask(&with(fields)).get("must_be_played").cloned()
    };
    assert_eq!((declarer(true), declarer(false)), (Some(json!("DK")), None));
}

const DEAL: &str = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";

#[test]
fn a_deal_is_played() {
    let asked = |hands: Value, play: &str| json!({"ask": "play", "contract": "7S", "declarer": "N", "hands": hands, "play": play});
    let answer = ask(&asked(json!(DEAL), "HA D2 C2 S2 S3"));
    assert_eq!(answer["winners"], json!(["N"]));
    assert_eq!(
        (&answer["tricks"], &answer["turn"]),
        (&json!(1), &json!("E"))
    );
    let by_seat = json!({"N": "AKQJT98765432...", "e": ".AKQJT98765432..",
        "S": "..AKQJT98765432.", "W": "...AKQJT98765432"});
    assert_eq!(ask(&asked(by_seat.clone(), "HA D2 C2 S2 S3")), answer);

    let illegal = ask(&asked(json!(DEAL), "HA D2 C2 S2 HK"));
    assert_eq!(illegal["error"]["code"], json!("illegal_card"));
    assert_eq!(illegal["error"]["index"], json!(5));
    assert_eq!(illegal["error"]["reasons"][0]["id"], json!("card-not-held"));

    let ending = json!({"N": "S2 H2", "E": "S3 D2", "S": "S4 C2", "W": "S5 C3"});
    let mut question = asked(ending, "S2 D2");
    question["leader"] = json!("N");
    let revoke = ask(&question);
    assert_eq!(
        revoke["error"]["reasons"],
        json!([{"id": "must-follow", "law": "44C"}])
    );

    let mut few = by_seat.clone();
    few["W"] = json!("...AKQ");
    assert_eq!(error(&asked(few, "")), "impossible_position");
    let mut twice = by_seat.clone();
    twice["W"] = json!("A...KQJT98765432");
    assert_eq!(error(&asked(twice, "")), "impossible_position");
    let mut missing = by_seat.clone();
    missing.as_object_mut().unwrap().remove("W");
    assert_eq!(error(&asked(missing, "")), "bad_request");
    let mut again = by_seat;
    again["n"] = json!("AKQJT98765432...");
    assert_eq!(error(&asked(again, "")), "impossible_position");
    assert_eq!(error(&asked(json!("N:A.K.Q.J"), "")), "bad_notation");
    assert_eq!(
        error(&asked(json!(format!("{DEAL} A...")), "")),
        "bad_notation"
    );
    assert_eq!(error(&asked(json!(DEAL), "HA HA")), "impossible_position");
    assert_eq!(error(&asked(json!(5), "")), "bad_request");
    let mut eight = asked(json!(DEAL), "");
    eight["contract"] = json!("8S");
    assert_eq!(error(&eight), "bad_notation");
}

#[test]
fn what_cannot_be_said_of_cards_is_refused() {
    let exposed = |fields: Value| {
        let mut question = json!({"ask": "exposed", "phase": "play", "declarer": "S", "seat": "E",
            "cards": ["C4"]});
        for (field, value) in fields.as_object().unwrap() {
            question[field] = value.clone();
        }
        error(&question)
    };
    let impossible = "impossible_position";
    assert_eq!(
        exposed(json!({"how": "revoke_corrected", "phase": "auction"})),
        impossible
    );
    assert_eq!(exposed(json!({"how": "led_prematurely"})), impossible);
    let two = json!(["C4", "D5"]);
    assert_eq!(
        exposed(json!({"how": "at_rho_turn_legal", "cards": two})),
        impossible
    );
    let halves = [
        ("at_rho_turn_legal", "legal_to_trick", false),
        ("at_rho_turn_illegal", "legal_to_trick", true),
        ("fifth_card_deliberate", "deliberate", false),
        ("fifth_card_accident", "deliberate", true),
    ];
    for (how, field, says) in halves {
        let mut fields = json!({"how": how});
        fields[field] = json!(says);
        assert_eq!(exposed(fields), impossible, "{how}");
    }
    let legal = |restriction: Value| {
        error(
            &json!({"ask": "legal_cards", "player": "W", "hand": "HA S3", "trick": "H9",
            "trumps": "NT", "restriction": restriction}),
        )
    };
    assert_eq!(legal(json!(["require", "H"])), impossible);
    assert_eq!(legal(json!(["forbid", "H"])), impossible);
    let mut whole = json!({"ask": "play", "contract": "7S", "declarer": "N", "hands": DEAL});
    whole["leader"] = json!("S");
    assert_eq!(
        error(&whole),
        impossible,
        "dummy does not make the opening lead"
    );
}
