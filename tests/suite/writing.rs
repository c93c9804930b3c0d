//! Exercises and lessons written as text are parsed back unchanged.

use crate::given::item_of;
use std::path::Path;

use crate::given::Numbered as _;
use arbitro::course::write::LINE;
use arbitro::course::{Lesson, Step, embedded, parse_lesson};
use arbitro::exercise::{Difficulty, Item, ItemCode, Kind};

use crate::given;

/// Items of every kind, skill and difficulty.
fn every_item(seeds: u32) -> impl Iterator<Item = &'static Item> {
    let skills = Kind::ALL
        .into_iter()
        .flat_map(|kind| kind.skills().iter().map(move |skill| (kind, *skill)));
    skills.flat_map(move |(kind, skill)| {
        Difficulty::ALL.into_iter().flat_map(move |difficulty| {
            (0..seeds).map(move |seed| {
                let code = ItemCode::new(kind, skill, difficulty, seed);
                item_of(&code.expect("a skill of the kind"))
            })
        })
    })
}

#[test]
fn every_exercise_is_written_as_it_is_read() {
    for item in every_item(12) {
        let text = item.text();
        let read = given::item(&text);
        // The skill it was made for is not part of the position.
        let loose = item.kind() == Kind::ScoreContract;
        assert!(loose || read == *item, "{text}\n{item:?}\n{read:?}");
        assert_eq!(read.text(), text);
        for part in 0..item.questions().len() {
            assert_eq!(
                read.asked(part).question,
                item.asked(part).question,
                "{text}"
            );
            assert_eq!(
                read.asked(part).solution,
                item.asked(part).solution,
                "{text}"
            );
            assert_eq!(
                read.asked(part).mistakes,
                item.asked(part).mistakes,
                "{text}"
            );
        }
        assert_eq!(read.questions().len(), item.questions().len(), "{text}");
        assert_eq!(read.witness(), item.witness(), "{text}");
    }
}

fn lesson_of(item: &Item) -> Lesson {
    let text = r#"(format: 1, id: "l", title: (en: "A title"), steps: [say("t")])"#;
    let lesson = parse_lesson(Path::new("given.ron"), text);
    let mut lesson = lesson.expect("a lesson");
    lesson.steps.push(Step::Ask {
        id: "a-question".into(),
        exercise: item.clone(),
        expect: None,
        difficulty: None,
    });
    lesson
}

#[test]
fn no_line_of_an_exercise_is_too_long_to_read() {
    let mut widest = (0, String::new());
    for item in every_item(3) {
        let text = lesson_of(item).to_ron("");
        for line in text.lines() {
            // A deal of four hands is one string and cannot be broken, nor can its play.
            let whole_deal = line.contains("deal: \"N:") || line.contains("play: \"");
            if !whole_deal && line.chars().count() > widest.0 {
                widest = (line.chars().count(), line.to_owned());
            }
        }
    }
    assert!(widest.0 <= LINE, "{} {}", widest.0, widest.1);
}

#[test]
fn an_exercise_is_short_in_a_lesson() {
    let rows = [
        r#"score_contract(contract: "4SX", declarer: W, tricks: 9, vulnerable: "NS")"#,
        r#"score_contract(contract: "3NT", tricks: 11, board: 7)"#,
        r#"judge_call(auction: "1S P P", call: "X")"#,
        r#"judge_call(dealer: W, auction: "", call: "X")"#,
        r#"board_conditions(board: 23)"#,
        r#"dummys_card(dummy: "SK S4 H2", trumps: "H", says: suit("S"))"#,
        r#"pair_and_table(tables: 5, asks: next_table(pair: 103))"#,
        r#"matchpoints(board: 7, results: ["4S= S", "P"], pairs: "3-104 5-106")"#,
    ];
    for row in rows {
        assert_eq!(given::item(row).text(), row);
    }
}

#[test]
fn the_whole_course_is_written_and_reads_back() {
    let course = embedded();
    assert!(course.lessons().count() > 40);
    for lesson in course.lessons() {
        let text = lesson.to_ron("A lesson of the course.\nTwo lines.");
        let read = parse_lesson(Path::new("written.ron"), &text);
        let read = read.unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        assert_eq!(read, *lesson, "{text}");
        assert!(text.starts_with("// A lesson of the course.\n// Two lines.\n(\n"));
    }
}

#[test]
fn words_of_any_kind_survive() {
    let awkward = [
        "Plain words.",
        "Two paragraphs.\n\nThe second.",
        r#"She says "double" and \ that."#,
        "a\ttab, a\r\nline of Windows",
        "show(auction(calls: \"1S\"))",
        "l’atout «♠» ’ — \u{301}accent",
        "**bold** // no comment /* none */",
        "brackets ) ] } \" and more",
    ];
    for words in awkward {
        let mut lesson = lesson_of(&given::item("board_conditions(board: 1)"));
        let inline = |words: &str| {
            let both = [("it", words), ("de", "Anderes")];
            let both = both.map(|(language, words)| (language.to_owned(), words.to_owned()));
            arbitro::course::Text::Inline(both.into_iter().collect())
        };
        lesson.title = inline(words);
        lesson.steps.insert(0, Step::Say(inline(words)));
        lesson.steps.push(Step::Notes(inline(words)));
        let text = lesson.to_ron("");
        let read = parse_lesson(Path::new("written.ron"), &text);
        let read = read.unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        assert_eq!(read, lesson, "{text}");
    }
}

#[test]
fn a_board_and_who_is_vulnerable_must_agree() {
    let lesson = |more: &str| {
        let exercise = format!("score_contract(contract: \"4S\", tricks: 10, {more})");
        let text = format!(
            "(format: 1, id: \"l\", title: \"t\", steps: [ask(id: \"q\", exercise: {exercise})])"
        );
        parse_lesson(Path::new("given.ron"), &text)
    };
    assert!(lesson("board: 2, vulnerable: \"NS\"").is_ok());
    let error = lesson("board: 2, vulnerable: \"EW\"").expect_err("board 2 is vulnerable for NS");
    assert_eq!(error.problem.id, "cannot-be");
    assert_eq!(error.problem.found.as_deref(), Some("EW"));
    assert!(error.location.is_some());
}
