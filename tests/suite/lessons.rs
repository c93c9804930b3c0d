//! probing
use std::path::Path;
use arbitro::course::parse_lesson;

#[test]
fn probe() {
    let head = "(\n    format: 1,\n    id: \"l\",\n    title: \"t\",\n    steps: [\n";
    let ask = |e: &str| format!("{head}        ask(id: \"q\", exercise: {e}),\n    ],\n)\n");
    let cases: Vec<String> = vec![
        ask(r#"judge_call(auction: "1S P X", call: "2S")"#),
        ask(r#"judge_call(auction: "1S P 2S", call: "8S")"#),
        ask(r#"judge_call(auction: "1S Q 2S", call: "X")"#),
        ask(r#"judge_call(dealer: Q, auction: "1S", call: "X")"#),
        ask(r#"judge_call(dealer: "N", auction: "1S", call: "X")"#),
        ask(r#"judge_call(auction: "1S", cal: "X")"#),
        ask(r#"judge_call(auction: "1S")"#),
        ask(r#"judge_call(auction: "1S", call: 7)"#),
        ask(r#"judgecall(auction: "1S", call: "X")"#),
        ask(r#"penalty_card(player: E, hand: "SA SK SA", exposes: "SA", how: "dropped")"#),
        ask(r#"penalty_card(player: E, hand: "SA SK", before: "SK:major", trick: "D2 SA")"#),
        ask(r#"penalty_card(player: E, hand: "SA SK", exposes: "S2", how: "dropped")"#),
        ask(r#"penalty_card(player: E, hand: "SA SK", exposes: "SK", how: "droped")"#),
        ask(r#"penalty_card(player: E, hand: "SA SK", exposes: "SK")"#),
        ask(r#"penalty_card(player: E, hand: "SA SK", how: "dropped")"#),
        ask(r#"penalty_card(player: E, hand: "SA SK")"#),
        ask(r#"penalty_card(player: E, hand: "SA SK", before: "SK:minor", trick: "")"#),
        ask(r#"penalty_card(player: E, hand: "S2 S3", before: "S2:minor S3:minor", trick: "")"#),
        ask(r#"penalty_card(player: E, hand: "S2 S3", before: "S2", trick: "")"#),
        ask(r#"penalty_card(player: E, hand: "S2 S3", before: "S4:major", trick: "")"#),
        ask(r#"penalty_card(player: N, hand: "S2 S3", before: "S2:major", exposes: "S3", how: "dropped")"#),
        ask(r#"penalty_card(player: E, hand: "S2 S3", before: "S2:major", trick: "H2 H3 H4 H5")"#),
        ask(r#"penalty_card(player: E, hand: "S2 S3", before: "S2:major", trick: "", trumps: "Q")"#),
        ask(r#"penalty_card(player: E, hand: "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2 HA", exposes: "SK", how: "dropped")"#),
        ask(r#"penalty_card(player: E, hand: "AKQJT98765432.A..", exposes: "SK", how: "dropped")"#),
        ask(r#"penalty_card(player: E, hand: "S1", exposes: "SK", how: "dropped")"#),
        ask(r#"name_contract(auction: "1S P P")"#),
        ask(r#"score_contract(contract: "4S", tricks: 14)"#),
        ask(r#"score_contract(contract: "4S", tricks: 300)"#),
        ask(r#"score_contract(contract: "4S", tricks: -1)"#),
        ask(r#"score_contract(contract: "8S", tricks: 10)"#),
        ask(r#"score_contract(contract: "4S", tricks: 10, vulnerable: "XY")"#),
        ask(r#"score_contract(contract: "4S", tricks: 10, form: lines)"#),
        ask(r#"score_contract(contract: "4S", contract: "3S", tricks: 10)"#),
        ask(r#"judge_call(auction: "1S P", call: "X"), expect: "legal""#),
        format!("{head}        askk(id: \"q\"),\n    ],\n)\n"),
        format!("{head}        say(\"a\"),\n        ask(id: \"q\", exersise: judge_call(auction: \"1S\", call: \"X\")),\n    ],\n)\n"),
        format!("{head}        say(\"a\"\n    ],\n)\n"),
        format!("{head}        say(\"a),\n    ],\n)\n"),
        format!("{head}        say(\"a\"),\n"),
        format!("{head}        say(\"a\"),\n    ],\n) x\n"),
        format!("{head}    ],\n)\n"),
        format!("{head}        practise(skill: \"doubel-legal\", items: 4),\n    ],\n)\n"),
        format!("{head}        practise(skill: \"double-legal\", items: 51),\n    ],\n)\n"),
        format!("{head}        practise(skill: \"double-legal\", items: 5, difficulty: 4),\n    ],\n)\n"),
        format!("{head}        ask(id: \"Q 1\", exercise: judge_call(auction: \"\", call: \"X\")),\n    ],\n)\n"),
        format!("{head}        say((it: \"ciao\", es: \"hola\")),\n    ],\n)\n"),
        format!("{head}        say((it: \"\")),\n    ],\n)\n"),
        format!("{head}        show(auction(calls: \"1S 1S\"), reveal: by_call),\n    ],\n)\n"),
        format!("{head}        show(auction(calls: \"1S\"), reveal: slowly),\n    ],\n)\n"),
        format!("{head}        show(auction(calls: \"1S\"), text: \"a\", foo: 1),\n    ],\n)\n"),
        format!("{head}        show(table(player: E, hand: \"SA SK\", faced: \"S2\")),\n    ],\n)\n"),
        format!("{head}        show(table(player: E, hand: \"SA SK\", trick: \"SA\")),\n    ],\n)\n"),
        head.replace("format: 1", "format: 2") + "        say(\"a\"),\n    ],\n)\n",
        String::new(),
        "   \n".into(),
        "(((".into(),
        "(".repeat(200_000),
        "[".repeat(200_000),
        format!("{head}{}", "say(".repeat(100_000)),
        format!("\u{feff}{head}        saay(\"a\"),\n    ],\n)\n"),
        format!("\u{feff}(format: 1, id: \"l\", title: \"t\", steps: [ask(id: \"q\", exercise: judge_call(auction: \"1S P\", call: \"X\"), expect: \"legal\")])"),
        format!("\u{feff}(format: 1, id: \"l\", title: \"t\", steps: [ask(id: \"q\", exercise: judge_call(auction: \"1S 1S\", call: \"X\"), expect: \"legal\")])"),
        ask(r#"judge_call(auction: "1S P X", call: "2S")"#).replace('\n', "\r\n"),
        ask(r#"judge_call(auction: "1S P", call: "X"), expect: "legal""#).replace('\n', "\r\n"),
    ];
    for text in cases {
        let shown = if text.len() > 3000 { "long".to_owned() } else { text.clone() };
        match parse_lesson(Path::new("l.ron"), &text) {
            Ok(_) => println!("OK!!! {shown}"),
            Err(e) => {
                let p = &e.problem;
                println!("{} {:?} field {:?} found {:?} expected {:?}", p.id, e.place.map(|p| (p.line, p.column)), p.field, p.found, p.expected);
                if let Some(pl) = e.place && shown != "long" {
                    let line = shown.lines().nth(pl.line - 1).unwrap_or("<none>");
                    println!("    {line}\n    {}^", " ".repeat(pl.column - 1));
                }
            }
        }
    }
}
