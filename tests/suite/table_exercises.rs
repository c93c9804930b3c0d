//! Exercises on seats, a player's thirteen cards, the draw before a rubber and team matches at
//! half-time: worked cases, named mistakes, what is refused, what each difficulty means.

use std::collections::BTreeSet;
use std::path::Path;

use crate::given::Numbered as _;
use arbitro::course::parse_lesson;
use arbitro::exercise::{Answer, Ask, Difficulty, ItemCode, Kind, Verdict};

use crate::given::{each_row, item, item_of, rows, same, seat};

const KINDS: [Kind; 4] = [
    Kind::WhoSitsWhere,
    Kind::YourThirteenCards,
    Kind::DrawForDeal,
    Kind::TeamHalves,
];

#[test]
fn worked_cases_and_slips_come_out_as_at_the_table() {
    each_row("seat_slips", |row| {
        let item = item(&row["exercise"]);
        let part = row["part"].parse().expect("a part");
        let given = match item.asked(part).question.ask {
            Ask::Seat => Answer::Seat(seat(&row["answer"])),
            Ask::Count(_) => Answer::Number(row["answer"].parse().expect("a number")),
            _ => Answer::Choice(row["answer"].parse().expect("an option")),
        };
        let grade = item.asked(part).grade(&given);
        assert_eq!(grade.verdict, Verdict::Wrong, "{}", &row["exercise"]);
        same(
            "witness",
            item.witness().to_owned(),
            row["witness"].to_owned(),
        )?;
        same(
            "slip",
            grade.mistake.map(|mistake| mistake.0),
            Some(&row["slip"]),
        )
    });
}

#[test]
fn every_mistake_of_these_kinds_has_its_row() {
    let rows = rows("seat_slips");
    for kind in KINDS {
        let of_kind = format!("{}(", kind.id());
        let own = rows
            .iter()
            .filter(|row| row["exercise"].starts_with(&of_kind));
        let named: BTreeSet<&str> = own.map(|row| &row["slip"]).collect();
        let all: BTreeSet<&str> = kind.mistakes().iter().map(|mistake| mistake.0).collect();
        assert_eq!(named, all, "{}", kind.id());
    }
}

#[test]
fn more_cards_than_a_pack_has_are_refused() {
    let lesson = "(format: 1, id: \"l\", title: \"t\", steps: [ask(id: \"q\",
        exercise: your_thirteen_cards(when: counted(53)))])";
    let error = parse_lesson(Path::new("given.ron"), lesson).expect_err("too many");
    assert_eq!(error.problem.id, "cards-in-hand");
}

#[test]
fn boards_that_cannot_be_halved_are_refused() {
    for match_of in [
        "boards: 7, table: 1",
        "boards: 66, table: 1",
        "boards: 24, table: 3",
    ] {
        let lesson = format!(
            "(format: 1, id: \"l\", title: \"t\", steps: [ask(id: \"q\",
            exercise: team_halves({match_of}, asks: first))])"
        );
        let error = parse_lesson(Path::new("given.ron"), &lesson).expect_err(match_of);
        assert_eq!(error.problem.id, "team-match", "{match_of}");
    }
}

/// Suits decide only in hard exercises; aces occur from medium difficulty on.
#[test]
fn equal_cards_are_drawn_where_it_is_hard() {
    let kind = Kind::DrawForDeal;
    for difficulty in Difficulty::ALL {
        for seed in 0..200 {
            let code = ItemCode::new(kind, kind.skills()[0], difficulty, seed).expect("a code");
            let item = item_of(&code);
            let grade = item.asked(0).grade(&item.asked(0).solution);
            let by_suit = grade.reasons.iter().any(|it| it.id == "draw-suits-decide");
            assert_eq!(by_suit, difficulty == Difficulty::Hard, "{code}");
            let ace = item.witness().contains('A');
            assert_eq!(ace, difficulty == Difficulty::Medium, "{code}");
        }
    }
}

/// What is asked at each difficulty, by the id of the question or of the scene.
#[test]
fn each_difficulty_asks_its_own() {
    let asked = |kind: Kind, difficulty| -> BTreeSet<&str> {
        let codes = (0..200).map(|seed| ItemCode::new(kind, kind.skills()[0], difficulty, seed));
        codes
            .map(|code| {
                let question = item_of(&code.expect("a code")).asked(0).question;
                match (kind, &question.exhibits[..]) {
                    (Kind::YourThirteenCards, [arbitro::exercise::Exhibit::Scene(told)]) => {
                        told[0].id
                    }
                    _ => question.prompt.id,
                }
            })
            .collect()
    };
    let set = |ids: &[&'static str]| ids.iter().copied().collect::<BTreeSet<&str>>();
    let seats = |words: [&str; 3]| -> BTreeSet<String> {
        let words = words.into_iter().filter(|word| !word.is_empty());
        words
            .map(|word| format!("exercise-who_sits_where-{word}"))
            .collect()
    };
    let is = |difficulty, words| {
        let asked = asked(Kind::WhoSitsWhere, difficulty);
        assert_eq!(
            asked
                .into_iter()
                .map(str::to_owned)
                .collect::<BTreeSet<_>>(),
            seats(words)
        );
    };
    is(Difficulty::Easy, ["partner", "left", "calls_next"]);
    is(Difficulty::Medium, ["right", "called_before", "plays_last"]);
    is(Difficulty::Hard, ["partners_left", "partners_right", ""]);
    let [taken, counted, seen, played] = [
        "scene-cards-taken",
        "scene-cards-counted",
        "scene-cards-seen",
        "scene-cards-played",
    ];
    let cards = |difficulty| asked(Kind::YourThirteenCards, difficulty);
    assert_eq!(cards(Difficulty::Easy), set(&[taken, counted, played]));
    assert_eq!(cards(Difficulty::Medium), set(&[counted, seen, played]));
    assert_eq!(cards(Difficulty::Hard), set(&[counted, seen, played]));
}
