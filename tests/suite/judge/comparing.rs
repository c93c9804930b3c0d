//! Comparing and adding results through `judge`.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{ask, error};
use crate::given::{Row, each_row, rows, same};

fn numbers(cell: &str) -> Vec<Value> {
    cell.split(' ')
        .map(|word| serde_json::from_str(word).unwrap())
        .collect()
}

fn number(cell: &str) -> i64 {
    cell.parse().unwrap()
}

#[test]
fn travellers_are_matchpointed_on_both_scales() {
    each_row("matchpoints", |row| {
        for (per_win, ns, ew) in [(2, "ns_two", "ew_two"), (1, "ns_one", "ew_one")] {
            let top = number(&row["top"]) * per_win / 2;
            let expected =
                json!({"id": null, "ns": numbers(&row[ns]), "ew": numbers(&row[ew]), "top": top});
            let mut question =
                json!({"ask": "matchpoints", "ns": numbers(&row["ns"]), "per_win": per_win});
            same("answer", &ask(&question), &expected)?;
            if per_win == 2 {
                question["per_win"] = Value::Null;
                same("by default", &ask(&question), &expected)?;
            }
        }
        Ok(())
    });
}

#[test]
fn differences_are_turned_into_imps() {
    each_row("imps", |row| {
        for difference in [number(&row["from"]), number(&row["to"])] {
            for sign in [1, -1] {
                let answer = ask(&json!({"ask": "imps", "difference": sign * difference}));
                same("imps", &answer["imps"], &json!(sign * number(&row["imps"])))?;
            }
        }
        Ok(())
    });
    each_row("team_boards", |row| {
        let answer = ask(&json!({"ask": "imps", "difference": number(&row["net"])}));
        same("imps", &answer["imps"], &json!(number(&row["imps"])))
    });
}

fn deal(row: &Row) -> Value {
    if &row["contract"] == "Pass" {
        return json!({"contract": "Pass"});
    }
    let mut deal = json!({"side": &row["side"], "contract": &row["contract"], "tricks": number(&row["tricks"])});
    if let Some((side, points)) = row["honours"].split_once(':') {
        deal["honours"] = json!([{"side": side, "points": number(points)}]);
    }
    deal
}

fn both(row: &Row, what: &str) -> Value {
    json!({"NS": number(&row[format!("ns_{what}").as_str()]), "EW": number(&row[format!("ew_{what}").as_str()])})
}

#[test]
fn rubbers_are_kept_deal_by_deal() {
    let mut worked: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for row in rows("rubber_deals") {
        let (id, _) = row["id"].split_once('.').unwrap();
        worked.entry(id.to_owned()).or_default().push(row);
    }
    each_row("rubber_totals", |row| {
        let deals = &worked[&row["id"]];
        let answer = ask(&json!({
            "ask": "rubber",
            "deals": deals.iter().map(deal).collect::<Vec<_>>(),
            "unfinished": &row["unfinished"] == "yes",
        }));
        for (got, row) in answer["deals"].as_array().unwrap().iter().zip(deals) {
            let game = Some(&row["game_won"]).filter(|side| *side != "-");
            let expected = json!({
                "vul_before": &row["vul_before"],
                "below": both(row, "below"),
                "above": both(row, "above"),
                "game_won": game,
            });
            same(&row["id"], got, &expected)?;
        }
        same(
            "deals",
            answer["deals"].as_array().unwrap().len(),
            deals.len(),
        )?;
        for what in ["games", "below", "above", "bonus", "total"] {
            same(what, &answer[what], &both(row, what))?;
        }
        Ok(())
    });
}

#[test]
fn chicagos_are_kept_deal_by_deal() {
    let mut worked: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for row in rows("chicago") {
        let (id, _) = row["id"].split_once('.').unwrap();
        worked.entry(id.to_owned()).or_default().push(row);
    }
    for (id, rows) in &worked {
        let custom = &rows[0]["custom"];
        let mut deals: Vec<Value> = rows.iter().map(deal).collect();
        let asked = |deals: &[Value]| {
            ask(
                &json!({"ask": "chicago", "deals": deals, "other_side": custom == "other_side",
                "stand_alone": custom == "stand_alone"}),
            )
        };
        let answer = asked(&deals);
        let mut total = [0, 0];
        for (row, found) in rows.iter().zip(answer["deals"].as_array().unwrap()) {
            let points = ["ns", "ew"].map(|side| number(&row[side]));
            total = [total[0] + points[0], total[1] + points[1]];
            let said = |[ns, ew]: [i64; 2]| json!({"NS": ns, "EW": ew});
            assert_eq!(found["points"], said(points), "{}", &row["id"]);
            assert_eq!(found["part_score"], both(row, "part"), "{}", &row["id"]);
            assert_eq!(found["dealer"], row["dealer"], "{}", &row["id"]);
            assert_eq!(found["vul"], row["vul"], "{}", &row["id"]);
        }
        assert_eq!(
            answer["total"],
            json!({"NS": total[0], "EW": total[1]}),
            "{id}"
        );
        assert_eq!(answer["next_dealer"], Value::Null, "{id}");
        // Before the last deal, who deals it is said.
        let last = rows.last().unwrap();
        deals.pop();
        let before = asked(&deals);
        assert_eq!(before["next_dealer"], last["dealer"], "{id}");
        assert_eq!(before["next_vul"], last["vul"], "{id}");
        // A fifth deal is refused by its number.
        let pass = json!({"contract": "Pass"});
        deals.extend([deal(last), pass]);
        let refused = asked(&deals);
        assert_eq!(refused["error"]["code"], "impossible_position", "{id}");
        assert_eq!(refused["error"]["index"], deals.len(), "{id}");
    }
}

#[test]
fn the_lines_of_a_slip_are_scored() {
    each_row("slip_lines", |row| {
        for (vul, column) in [("None", "nv"), ("NS", "v")] {
            let answer = ask(
                &json!({"ask": "score", "contract": &row["contract"], "declarer": "S",
                "vul": vul, "tricks": number(&row["tricks"])}),
            );
            same(column, &answer["score"], &json!(number(&row[column])))?;
        }
        Ok(())
    });
}

#[test]
fn comparisons_that_cannot_be_made() {
    let impossible = "impossible_position";
    assert_eq!(error(&json!({"ask": "matchpoints", "ns": []})), impossible);
    assert_eq!(
        error(&json!({"ask": "matchpoints", "ns": [1], "per_win": 3})),
        "bad_request"
    );
    assert_eq!(error(&json!({"ask": "matchpoints"})), "bad_request");
    assert_eq!(
        error(&json!({"ask": "matchpoints", "ns": ["420"]})),
        "bad_request"
    );
    assert_eq!(error(&json!({"ask": "imps", "difference": 45})), impossible);
    assert_eq!(
        error(&json!({"ask": "imps", "difference": "450"})),
        "bad_request"
    );
    assert_eq!(error(&json!({"ask": "imps"})), "bad_request");
}

#[test]
fn rubbers_that_cannot_be() {
    let asked = |deals: Value, unfinished: bool| {
        ask(&json!({"ask": "rubber", "deals": deals, "unfinished": unfinished}))
    };
    let refused = |deals: Value| {
        let answer = asked(deals, false);
        (
            answer["error"]["code"]
                .as_str()
                .unwrap_or("none")
                .to_owned(),
            answer["error"]["index"].clone(),
        )
    };
    let game = json!({"side": "NS", "contract": "3NT", "tricks": 9});
    let changed = |field: &str, value: Value| {
        let mut deal = game.clone();
        deal[field] = value;
        refused(json!([game, deal]))
    };
    let second = |code: &str| (code.to_owned(), json!(2));
    let claim = |side: &str, points: i32| json!({"side": side, "points": points});
    assert_eq!(changed("tricks", json!(14)), second("impossible_position"));
    assert_eq!(changed("tricks", Value::Null), second("bad_request"));
    assert_eq!(changed("side", Value::Null), second("bad_request"));
    assert_eq!(changed("side", json!("N")), second("bad_notation"));
    assert_eq!(changed("contract", json!("8NT")), second("bad_notation"));
    assert_eq!(
        changed("contract", json!("Pass")),
        second("impossible_position")
    );
    assert_eq!(
        changed("honours", json!([claim("NS", 100)])),
        second("impossible_position")
    );
    let two = json!([claim("NS", 150), claim("EW", 150)]);
    assert_eq!(changed("honours", two), second("impossible_position"));
    let passed = json!({"contract": "Pass", "honours": [claim("NS", 100)]});
    assert_eq!(refused(json!([passed])).0, "impossible_position");
    // The third deal comes too late.
    let over = refused(json!([game, game, game]));
    assert_eq!(over, ("impossible_position".to_owned(), json!(3)));
    let ended = asked(json!([game, game]), true);
    assert_eq!(ended["error"]["code"], json!("impossible_position"));
    assert_eq!(
        asked(json!([game, game]), false)["bonus"],
        json!({"NS": 700, "EW": 0})
    );
    assert_eq!(asked(json!([]), true)["total"], json!({"NS": 0, "EW": 0}));
}

#[test]
fn imps_of_pairs_are_counted_in_both_ways() {
    each_row("pairs_imps", |row| {
        let opposite = |cell: &str| -> Vec<i64> { cell.split(' ').map(|it| -number(it)).collect() };
        for (way, imps) in [("cross_imps", &row["cross"]), ("butler", &row["butler"])] {
            let answer = ask(&json!({"ask": way, "ns": numbers(&row["ns"])}));
            same("ns", &answer["ns"], &json!(numbers(imps)))?;
            same("ew", &answer["ew"], &json!(opposite(imps)))?;
            if way == "butler" {
                same("datum", &answer["datum"], &json!(number(&row["datum"])))?;
            }
        }
        Ok(())
    });
    for way in ["cross_imps", "butler"] {
        assert_eq!(error(&json!({"ask": way, "ns": []})), "impossible_position");
        assert_eq!(
            error(&json!({"ask": way, "ns": [425, 420]})),
            "impossible_position"
        );
    }
}

#[test]
fn victory_points_are_shared() {
    let points = |margin: i64, boards: i64| {
        let answer = ask(&json!({"ask": "victory_points", "margin": margin, "boards": boards}));
        (answer["ours"].clone(), answer["theirs"].clone())
    };
    each_row("victory_points", |row| {
        let winners = row["winner"].split(' ').enumerate();
        for (margin, winner) in winners {
            let winner: f64 = winner.parse().unwrap();
            let (ours, _) = points(margin as i64, number(&row["boards"]));
            same("ours", ours.as_f64(), Some(winner))?;
        }
        Ok(())
    });
    assert_eq!(points(-12, 24), (json!(7.25), json!(12.75)));
    assert_eq!(points(i64::from(i32::MIN), 24), (json!(0.0), json!(20.0)));
    let bad = |boards: i64| error(&json!({"ask": "victory_points", "margin": 1, "boards": boards}));
    assert_eq!([bad(0), bad(129)], ["impossible_position"; 2]);
}

#[test]
fn boards_of_the_evening_are_adjusted_and_corrected() {
    each_row("adjusted_scores", |row| {
        let session: Option<f64> = row["session"].parse().ok();
        let question = json!({"ask": "adjusted_score", "ns": &row["responsibility"],
            "ew": "Partly at fault", "ns_session": session});
        let answer = ask(&question);
        same("ns", answer["ns"].as_f64(), row["percent"].parse().ok())?;
        same(
            "reason",
            &answer["reasons"][0]["id"],
            &json!(&row["reason"]),
        )?;
        let question = json!({"ask": "adjusted_score", "ns": &row["responsibility"],
            "ew": "at_fault", "imps": true});
        same("imps", &ask(&question)["ns"], &json!(number(&row["imps"])))
    });
    each_row("score_corrections", |row| {
        let mut question = json!({"ask": "score_correction", "fault": &row["fault"]});
        match &row["reported"] {
            "in_the_round" => {}
            "before_the_score" => question["round_over"] = json!(true),
            minutes => question["minutes"] = json!(number(minutes)),
        }
        question["convinced"] = json!(&row["convinced"] == "yes");
        let answer = ask(&question);
        same(
            "corrected",
            &answer["corrected"],
            &json!(&row["corrected"] == "yes"),
        )?;
        same(
            "reason",
            &answer["reasons"][0]["id"],
            &json!(&row["reason"]),
        )
    });
    each_row("neuberg", |row| {
        for (per_win, expected) in [(2, &row["two"]), (1, &row["one"])] {
            let won = number(&row["won"]) as f64 * per_win as f64 / 2.0;
            let question = json!({"ask": "neuberg", "matchpoints": won, "per_win": per_win,
                "scores": number(&row["scores"]), "expected": number(&row["expected"])});
            let made = ask(&question)["matchpoints"].as_f64();
            same("matchpoints", made, expected.parse().ok())?;
        }
        Ok(())
    });
    let neuberg = |won: f64, scores: i64, expected: i64| {
        error(
            &json!({"ask": "neuberg", "matchpoints": won, "scores": scores, "expected": expected}),
        )
    };
    let refused = [
        neuberg(14.0, 8, 7),
        neuberg(0.0, 0, 8),
        neuberg(15.0, 8, 9),
        neuberg(0.3, 8, 9),
    ];
    assert_eq!(refused, ["impossible_position"; 4]);
    let blame = |word: &str| error(&json!({"ask": "adjusted_score", "ns": word, "ew": "at_fault"}));
    assert_eq!(blame("guilty"), "bad_notation");
    let fault = json!({"ask": "score_correction", "fault": "nothing"});
    assert_eq!(error(&fault), "bad_notation");
    let session =
        json!({"ask": "adjusted_score", "ns": "at_fault", "ew": "at_fault", "ew_session": 101});
    assert_eq!(error(&session), "impossible_position");
    let points = |ours: i64, theirs: i64| {
        ask(&json!({"ask": "board_a_match", "ours": ours, "theirs": theirs}))["points"].clone()
    };
    assert_eq!(
        [points(430, 420), points(-50, -50), points(-100, -50)],
        [2, 1, 0]
    );
}

#[test]
fn a_mitchell_and_its_half_table_are_those_of_the_published_sheets() {
    for tables in [5_u8, 6] {
        each_row(&format!("movement_{tables}"), |row| {
            let round = number(&row["round"]);
            let asked = json!({"ask": "movement", "tables": tables, "round": round});
            let answer = ask(&asked);
            let turned =
                ask(&json!({"ask": "movement", "tables": tables, "round": round, "turned": true}));
            let listed = answer["tables"].as_array().unwrap();
            same("tables", listed.len(), usize::from(tables))?;
            for (at, (it, turned)) in listed
                .iter()
                .zip(turned["tables"].as_array().unwrap())
                .enumerate()
            {
                let (ew, boards) = (&it["ew"], &it["boards"]);
                let table = (at + 1).to_string();
                same(
                    "meeting",
                    format!("{ew}/{boards}"),
                    row[table.as_str()].to_owned(),
                )?;
                same("North-South stay", &it["ns"], &it["table"])?;
                same("turned", (&turned["ns"], &turned["ew"]), (ew, &it["ns"]))?;
                let mut half = asked.clone();
                half["missing"] = ew.clone();
                same("sits out", &ask(&half)["sits_out"], &it["ns"])?;
            }
            Ok(())
        });
    }
}

#[test]
fn in_a_howell_all_meet_all() {
    for tables in 4..=7 {
        let mut met = std::collections::BTreeSet::new();
        for round in 1..2 * tables {
            let answer =
                ask(&json!({"ask": "movement", "tables": tables, "round": round, "howell": true}));
            assert_eq!(answer["rounds"], json!(2 * tables - 1));
            for it in answer["tables"].as_array().unwrap() {
                let mut pairs = ["ns", "ew"].map(|side| it[side].as_u64().unwrap());
                pairs.sort_unstable();
                assert!(met.insert(pairs), "{pairs:?} meet again");
            }
        }
        assert_eq!(met.len(), (2 * tables * (2 * tables - 1) / 2) as usize);
    }
    for impossible in [
        json!({"ask": "movement", "tables": 3, "round": 1, "howell": true}),
        json!({"ask": "movement", "tables": 7, "round": 8}),
        json!({"ask": "movement", "tables": 0, "round": 1}),
        json!({"ask": "movement", "tables": 7, "round": 1, "missing": 108}),
        json!({"ask": "movement", "tables": 7, "round": 1, "missing": 255}),
        json!({"ask": "ranking", "sessions": [[4, 3]]}),
        json!({"ask": "ranking", "sessions": [[2.25, 3]]}),
        json!({"ask": "ranking", "sessions": [[-1, 3]]}),
    ] {
        assert_eq!(error(&impossible), "impossible_position", "{impossible}");
    }
}

#[test]
fn the_ranking_is_by_what_was_possible() {
    let answer =
        ask(&json!({"ask": "ranking", "sessions": [[110, 200], [0, 0], [96, 160], [60.0, 100]]}));
    let expected = json!([
        {"pair": 3, "place": 1, "percent": 60.0},
        {"pair": 4, "place": 1, "percent": 60.0},
        {"pair": 1, "place": 3, "percent": 55.0},
        {"pair": 2, "place": 4, "percent": null},
    ]);
    assert_eq!(answer["ranking"], expected);
    let halves = ask(&json!({"ask": "ranking", "sessions": [[1.5, 4]]}));
    assert_eq!(halves["ranking"][0]["percent"], 37.5);
}
