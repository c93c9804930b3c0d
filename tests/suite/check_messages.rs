//! Messages of `arbitro check` to a teacher: what was found, and what is allowed.

use std::path::Path;

use arbitro::course::{check_path, parse_lesson};
use arbitro::i18n::Locale;

use crate::given::speaker;

/// A lesson with this step on its sixth line.
fn with_step(step: &str) -> String {
    format!("(\n format: 1,\n id: \"l\",\n title: (en: \"T\"),\n steps: [\n{step}\n ],\n)\n")
}

/// The message about a lesson with this step, without the file name.
fn said(step: &str) -> String {
    let error = parse_lesson(Path::new("l.ron"), &with_step(step)).expect_err(step);
    let said = speaker(Locale::En).lesson_error(&error);
    said.trim_start_matches("l.ron, ").to_owned()
}

#[test]
fn a_teacher_reads_what_was_found_and_what_may_stand_there() {
    let cases = [
        (
            r#"ask(id: "q", exercise: legal_calls(dealer: "N", auction: "1S")),"#,
            "line 6, column 44: this word is written without quotation marks\n  your file has: \"N\"\n  possible here: N",
        ),
        (
            "say(()),",
            "line 6, column 5: this value is of the wrong kind\n  your file has: (\n  possible here: \"…\", (it: \"…\", fr: \"…\", de: \"…\", en: \"…\")",
        ),
        (
            r#"show(picture: "photo.png"),"#,
            "line 6, column 15: this value is of the wrong kind\n  your file has: \"photo.png\"\n  possible here: auction(…), table(…), deal(…), board(…), position(…)",
        ),
        (
            r#"practise(skill: "double-legal", items: 99999),"#,
            "line 6, column 40: the number of items must be between 1 and 50\n  your file has: 99999\n  possible here: 1 … 50",
        ),
        (
            r#"practise(skill: "double-legal", items: -3),"#,
            "line 6, column 40: the number of items must be between 1 and 50\n  your file has: -3\n  possible here: 1 … 50",
        ),
        (
            r#"practise(skill: "double-legal", items: 3, difficulty: 7),"#,
            "line 6, column 55: this value is of the wrong kind\n  your file has: 7\n  possible here: 1, 2, 3",
        ),
        (
            r#"practise(skill: "double-legal", items: 3"#,
            "line 6, column 9: a bracket or a quotation mark is not closed",
        ),
        (
            r#"practise(skill: "double-legal", kinds: ["score_contract"], items: 3),"#,
            "line 6, column 41: exercises of this kind do not practise any of these skills\n  your file has: score_contract\n  possible here: judge_call, legal_calls, find_the_illegal_call",
        ),
        (
            "show(5),",
            "line 6, column 6: this value is of the wrong kind\n  your file has: 5\n  possible here: auction(…), table(…), deal(…), board(…), position(…)",
        ),
        (
            "show(table.png),",
            "line 6, column 6: this value is of the wrong kind\n  your file has: table.png\n  possible here: auction(…), table(…), deal(…), board(…), position(…)",
        ),
        (
            r#"show("pictures/table.png"),"#,
            "line 6, column 6: this value is of the wrong kind\n  your file has: \"pictures/table.png\"\n  possible here: auction(…), table(…), deal(…), board(…), position(…)",
        ),
        (
            r#"show(auction("1S P")),"#,
            "line 6, column 14: a name and a colon belong before this value\n  your file has: \"1S P\"",
        ),
        (
            r#"ask(id: "q", exercise: score_contract(contract: "4S", tricks: 10.5)),"#,
            "line 6, column 63: this value is of the wrong kind\n  your file has: 10.5\n  possible here: 0 … 13",
        ),
        (
            r#"ask(id: "q", exercise: score_contract(contract: "4S", tricks: 14)),"#,
            "line 6, column 63: the number of tricks must be between 0 and 13\n  your file has: 14\n  possible here: 0 … 13",
        ),
        (
            r#"ask(id: "q", exercise: judge_call(auction: "1S P", call: "X"), expect: "legal"),"#,
            "line 6, column 72: “expect” says legal, the rules say illegal",
        ),
        (
            "say((en: \"a\"))\n say((en: \"b\")),",
            "line 6, column 15: a comma is missing here",
        ),
        (
            r#"say((en: "He said "pass" loudly")),"#,
            "line 6, column 19: a quotation mark in the middle of a text ends it: write “ ” inside a text",
        ),
        (
            r#"show(deal(hands: "N:AKQ.432.432.432 JT98.AKQ.AKQ.AKQ 7654.JT98.JT98.J 32.765.765.T9876")),"#,
            "line 6, column 19: a deal needs 13 cards in each hand; North has 12",
        ),
        (
            r#"show(deal(hands: "N:AKQ2.432.432.5432 JT98.AKQ.AKQ.AKQ 7654.JT98.JT98.J 3.765.765.T9876")),"#,
            "line 6, column 19: a deal needs 13 cards in each hand; North has 14",
        ),
        (
            r#"show(deal(hands: "N:AKQ.432.432.5432 AT98.AKQ.AKQ.AKQ 7654.JT98.JT98.J 32.765.765.T9876")),"#,
            "line 6, column 19: SA appears twice",
        ),
    ];
    for (step, message) in cases {
        assert_eq!(said(step), message, "{step}");
    }
}

/// For an unknown name, similar names are suggested.
#[test]
fn names_that_may_have_been_meant() {
    let cases = [
        (r#"practise(skill: "doubles", items: 2),"#, "double-legal"),
        (r#"recap(skills: ["undertrick"], items: 2),"#, "undertricks"),
        (
            r#"practise(skill: "double-legal", kinds: ["judge_calls"], items: 2),"#,
            "judge_call",
        ),
        (
            r#"asks(id: "q", exercise: legal_calls(auction: "")),"#,
            "ask",
        ),
        (
            r#"ask(id: "q", exercise: score_contrakt(contract: "4S", tricks: 9)),"#,
            "score_contract",
        ),
        (
            r#"ask(id: "q", exercise: penalty_card(player: E, hand: "S4 S3", exposes: "S3", how: "droped")),"#,
            "dropped",
        ),
    ];
    for (step, meant) in cases {
        let said = said(step);
        let nearest = said.lines().find(|line| line.contains("did you mean"));
        assert!(nearest.is_some_and(|line| line.contains(meant)), "{said}");
    }
    let far = said(r#"practise(skill: "zzz", items: 2),"#);
    assert!(far.contains("possible here: seats, "), "{far}");
}

/// `expect` in a comment or a text is not a field: the error is placed at the right step.
#[test]
fn the_place_of_an_answer_is_that_of_its_own_step() {
    let steps = r#"// expect: "illegal"
say((en: "We expect: \"legal\" here")),
ask(id: "a", exercise: judge_call(auction: "1S P", call: "X"), expect: "illegal"),
ask(id: "b", exercise: judge_call(auction: "1S", call: "X"), expect: "illegal"),"#;
    assert!(
        said(steps).starts_with("line 9, column 70: "),
        "{}",
        said(steps)
    );
}

#[test]
fn what_is_probably_not_meant_is_a_warning_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("l.ron");
    let steps = r#"say((en: "A **bold word", it: "Una **parola**")),
say((en: "Then {AH} and {1S}, {North}")),
say((en: "{1Z} {", it: "{4SX} {HT}")),"#;
    std::fs::write(&path, with_step(steps)).unwrap();
    let checked = check_path(&path, |_| true);
    assert_eq!(checked.errors, []);
    let told: Vec<_> = checked
        .warnings
        .iter()
        .map(|warning| {
            let problem = &warning.problem;
            let place = warning.location.map_or((0, 0), |at| (at.line, at.column));
            (
                place,
                problem.id.as_str(),
                problem.found.as_deref(),
                problem.nearest.join(" "),
            )
        })
        .collect();
    let none = String::new;
    assert_eq!(
        told,
        [
            ((4, 15), "language-lacking", Some("it"), none()),
            ((6, 13), "bold-open", Some("**bold word"), none()),
            ((7, 11), "language-lacking", Some("it"), none()),
            ((7, 16), "brace-unknown", Some("{AH}"), "{HA}".to_owned()),
            ((8, 11), "brace-unknown", Some("{1Z}"), none()),
            ((8, 16), "brace-open", Some("{"), none()),
        ]
    );
    for locale in Locale::ALL {
        for warning in &checked.warnings {
            let said = speaker(locale).lesson_error(warning);
            assert!(!said.contains('⟦'), "{}: {said}", locale.tag());
        }
    }
}
