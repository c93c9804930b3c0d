//! `dummys_act` and `revoke_equity`: the worked cases of the engine, once more from outside.

use serde_json::{Value, json};

use super::{ask, error};
use crate::given::{each_row, same};

#[test]
fn acts_of_dummy() {
    each_row("dummy_scenes", |row| {
        let said = |word: &str| row["before"].split(' ').any(|it| it == word);
        let answer = ask(
            &json!({"ask": "dummys_act", "act": row["act"].to_uppercase(),
            "lost": said("lost"), "asked": said("asked"), "legal": said("legal")}),
        );
        let word = |field: &str| answer[field].as_str().map(str::to_owned);
        same(
            "permission",
            word("permission"),
            Some(row["permission"].to_owned()),
        )?;
        same("follows", word("follows"), Some(row["follows"].to_owned()))?;
        let laws = answer["reasons"].as_array().map(|reasons| {
            let law = |reason: &Value| reason["law"].as_str().unwrap_or("-").to_owned();
            reasons.iter().map(law).collect::<Vec<_>>()
        });
        same(
            "laws",
            laws,
            Some(vec![row["law"].to_owned(), row["why"].to_owned()]),
        )
    });
    assert_eq!(
        error(&json!({"ask": "dummys_act", "act": "sleeps"})),
        "bad_notation"
    );
}

#[test]
fn what_revokes_cost_in_the_end() {
    each_row("revoke_equities", |row| {
        let hands = json!({"N": &row["N"], "E": &row["E"], "S": &row["S"], "W": &row["W"]});
        let answer = ask(
            &json!({"ask": "revoke_equity", "declarer": &row["declarer"],
            "trumps": &row["trumps"], "leader": &row["leader"], "hands": hands,
            "play": &row["play"], "next_deal_called": &row["noticed"] == "next_deal",
            "round_ended": &row["noticed"] == "round"}),
        );
        for (field, column) in [
            ("transferred", "transferred"),
            ("at_table", "table"),
            ("without_revoke", "without"),
            ("tricks", "final"),
        ] {
            same(field, answer[field].to_string(), row[column].to_owned())?;
        }
        Ok(())
    });
}
