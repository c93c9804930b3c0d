//! Exercises on comparing results, rubber sheets, honours and movements: worked cases, named
//! mistakes, what is refused, and what each difficulty means.

use std::collections::BTreeSet;
use std::path::Path;

use crate::given::Numbered as _;
use arbitro::course::parse_lesson;
use arbitro::engine::notation::vulnerability;
use arbitro::engine::score::aggregate::TeamBoard;
use arbitro::engine::{Doubling, Fact, Side};
use arbitro::exercise::{
    Answer, Ask, Cell, Difficulty, Exhibit, Item, ItemCode, Kind, Phrase, Skill, Verdict,
};

use crate::given::{each_row, item, item_of, rows, same, seat};

const KINDS: [Kind; 14] = [
    Kind::Matchpoints,
    Kind::TravellerLine,
    Kind::TeamSwing,
    Kind::VictoryPoints,
    Kind::CrossImps,
    Kind::AdjustedScore,
    Kind::ScoreCorrection,
    Kind::RubberEntry,
    Kind::RubberSheet,
    Kind::Honours,
    Kind::Chicago,
    Kind::PairAndTable,
    Kind::SpecialMovement,
    Kind::SessionRanking,
];

// Positions as lessons write them.

#[test]
fn worked_cases_come_out_as_in_the_reference() {
    each_row("compared_positions", |row| {
        same(
            "witness",
            item(&row["exercise"]).witness().to_owned(),
            row["witness"].to_owned(),
        )
    });
}

/// Parses an answer such as `8 2.5 0`, `-470`, `150 NS` in the shape of the question.
fn answer(ask: &Ask, text: &str) -> Answer {
    let whole = |text: &str| text.parse::<i32>().expect("a number");
    match ask {
        Ask::Column(_) => Answer::Column(text.split(' ').map(|word| Some(whole(word))).collect()),
        Ask::Seat => Answer::Seat(seat(text)),
        Ask::Number | Ask::Count(_) => Answer::Number(whole(text)),
        Ask::Choice(options) => {
            let worth = |option: &arbitro::exercise::Phrase| {
                let mut said = String::from("0");
                for (_, fact) in &option.facts {
                    match fact {
                        Fact::Number(points) | Fact::Points(points) => said = points.to_string(),
                        Fact::Hundredths(share) if said == "0" => said = share.to_string(),
                        Fact::Hundredths(share) => said = format!("{said} {share}"),
                        Fact::BoardVulnerability(sides) => {
                            said = vulnerability(*sides).to_owned();
                        }
                        Fact::Side(side) => said = format!("{said} {}", side.letters()),
                        other => panic!("{other:?} in an option"),
                    }
                }
                said
            };
            let chosen = |option: &&arbitro::exercise::Phrase| {
                let said = worth(option);
                said == text
                    || option.id == text
                    || text
                        .split_once(' ')
                        .is_some_and(|(points, _)| said == points)
            };
            let at = options.iter().position(|option| chosen(&option));
            Answer::Choice(at.unwrap_or_else(|| panic!("{text} is not offered: {options:?}")))
        }
        other => panic!("{other:?} is not asked here"),
    }
}

#[test]
fn wrong_answers_are_called_by_their_names() {
    each_row("compared_slips", |row| {
        let item = item(&row["exercise"]);
        let part = row["part"].parse().expect("a part");
        let given = answer(&item.asked(part).question.ask, &row["answer"]);
        let grade = item.asked(part).grade(&given);
        if grade.verdict == Verdict::Right {
            return Err("it is right".to_owned());
        }
        same(
            "slip",
            grade.mistake.map(|mistake| mistake.0),
            Some(&row["slip"]),
        )
    });
}

#[test]
fn every_mistake_of_these_kinds_has_its_row() {
    let rows = rows("compared_slips");
    for kind in KINDS {
        let of_kind = format!("{}(", kind.id());
        let named: BTreeSet<&str> = rows
            .iter()
            .filter(|row| row["exercise"].starts_with(&of_kind))
            .map(|row| &row["slip"])
            .collect();
        let all: BTreeSet<&str> = kind.mistakes().iter().map(|mistake| mistake.0).collect();
        assert_eq!(named, all, "{}", kind.id());
    }
}

#[test]
fn impossible_positions_are_refused() {
    each_row("compared_faults", |row| {
        let lesson = format!(
            r#"(format: 1, id: "l", title: "t", steps: [ask(id: "q", exercise: {})])"#,
            &row["exercise"]
        );
        let problem = parse_lesson(Path::new("given.ron"), &lesson).err();
        let id = problem.map(|error| error.problem.id);
        same("problem", id.as_deref(), Some(&row["problem"]))
    });
}

/// The examples in the module docs, with every field given.
#[test]
fn lessons_may_write_every_field() {
    for (exercise, witness) in [
        (
            r#"matchpoints(board: 5, results: ["4S= S", "4S+1 N", "3NT-1 S", "P"], scale: 2, rows: [2, 3])"#,
            "6 0",
        ),
        (
            r#"traveller_line(board: 5, results: ["4S= S", "3NT-1 N"], pairs: "1-101 5-102", row: 2, side: "EW", open: true)"#,
            "5 5 100 EW",
        ),
        (
            r#"team_swing(board: 4, ours: "4S= S", theirs: "4S-1 N", table: true)"#,
            "+720 12",
        ),
        (
            r#"team_swing(board: 4, ours: "4S= S", theirs: "4S-1 N", table: false, board_a_match: true)"#,
            "2",
        ),
        (
            r#"cross_imps(board: 1, results: ["4S= S", "3S+1 S", "4S-1 S", "P"], pairs: "1-101 2-103 3-102 4-104", row: 1, side: "EW", butler: true, table: true)"#,
            "+90 -8",
        ),
        (
            r#"score_correction(board: 5, written: "4S= S", right: "4S+1 S", fault: recorded, side: "EW", round_over: true, minutes: 45, period: 60)"#,
            "score-corrected 650",
        ),
        (
            r#"rubber_entry(before: ["1NT+1 S", "3H= W"], deal: "3DX-2 E", we: "NS", vulnerability: true)"#,
            "0 300 0 0",
        ),
        (
            r#"rubber_sheet(deals: ["3NT+1 E", "2SX-2 N N:100", "2HX+1 E"], we: "EW", asks: whole)"#,
            "1500 100 1400",
        ),
        (
            r#"honours(deal: "N:AKQJ.432.432.432 T987.AK5.AK5.765 65.QJT9.QJT9.AKQ 432.876.876.JT98", contract: "4S", declarer: E, tricks: 8, tournament: false)"#,
            "100 NS",
        ),
        (
            r#"chicago(deals: ["2S= S", "2C= E"], we: "EW", asks: points, shown: true, other_side: true, stand_alone: true)"#,
            "90 0",
        ),
        (
            r#"pair_and_table(tables: 7, round: 3, asks: next_table(pair: 103), room: true)"#,
            "6",
        ),
    ] {
        assert_eq!(item(exercise).witness(), witness, "{exercise}");
    }
}

#[test]
fn a_sheet_is_drawn_like_a_sheet() {
    let entry = item(
        r#"rubber_entry(before: ["1NT+1 S", "3H= W", "3DX-2 E", "2NT= N"], deal: "6S= E W:100")"#,
    );
    let Some(Exhibit::Grid(grid)) = entry.asked(0).question.exhibits.into_iter().next() else {
        panic!("no sheet");
    };
    let said = |cell: &Cell| match cell {
        Cell::Fact(Fact::Number(number)) => number.to_string(),
        Cell::Words(phrase) => phrase.id.to_owned(),
        _ => String::new(),
    };
    let rows: Vec<String> = grid
        .rows
        .iter()
        .map(|row| row.iter().map(said).collect::<Vec<_>>().join("|"))
        .collect();
    let expected = [
        "3|300|",
        "1|30|",
        "1|40|",
        "2||90",
        "4|70|",
        "rubber-new-line||",
    ];
    assert_eq!(rows, expected);
    assert_eq!(grid.line_after, Some(1));
}

#[test]
fn the_rubber_bonus_is_not_told_before_it_is_asked() {
    let rubber = item(r#"rubber_sheet(deals: ["4S= S", "3NT= N"])"#);
    assert_eq!(rubber.questions().len(), 4);
    let told = |part| {
        let grade = rubber.asked(part).grade(&rubber.asked(part).solution);
        grade
            .reasons
            .iter()
            .any(|reason| reason.id == "rubber-two-nil")
    };
    assert_eq!([0, 1, 2].map(told), [false, false, true]);
}

// What the generators make.

const SEEDS: u32 = 150;

fn of(
    kind: Kind,
    skill: Skill,
    difficulty: Difficulty,
) -> impl Iterator<Item = (ItemCode, &'static Item)> {
    (0..SEEDS).map(move |seed| {
        let code = ItemCode::new(kind, skill, difficulty, seed).expect("a skill of the kind");
        (code, item_of(&code))
    })
}

/// The percentage of `wanted` items.
fn share(kind: Kind, skill: Skill, difficulty: Difficulty, wanted: impl Fn(&Item) -> bool) -> u32 {
    let found = of(kind, skill, difficulty)
        .filter(|(_, item)| wanted(item))
        .count();
    u32::try_from(found).expect("few items") * 100 / SEEDS
}

fn always(kind: Kind, skill: Skill, difficulty: Difficulty, described: impl Fn(&Item) -> bool) {
    for (code, item) in of(kind, skill, difficulty) {
        assert!(described(item), "{code} ({}): {item:?}", skill.id());
    }
}

fn at_times(kind: Kind, skill: Skill, difficulty: Difficulty, wanted: impl Fn(&Item) -> bool) {
    let share = share(kind, skill, difficulty, wanted);
    assert!(
        (3..=97).contains(&share),
        "{} {difficulty:?}: {share} %",
        skill.id()
    );
}

const HARDER: [Difficulty; 2] = [Difficulty::Medium, Difficulty::Hard];

#[test]
fn a_skill_that_is_wanted_is_asked_for() {
    for kind in KINDS {
        for &skill in kind.skills() {
            for difficulty in Difficulty::ALL {
                always(kind, skill, difficulty, |item| {
                    (0..item.questions().len()).any(|part| item.asked(part).skill == skill)
                });
            }
        }
    }
}

#[test]
fn items_do_not_repeat() {
    for kind in KINDS {
        for &skill in kind.skills() {
            for difficulty in Difficulty::ALL {
                let posed: BTreeSet<String> = of(kind, skill, difficulty)
                    .map(|(_, item)| format!("{:?}", item.asked(0).question))
                    .collect();
                let different = posed.len() * 100 / SEEDS as usize;
                assert!(
                    different >= 60,
                    "{} {difficulty:?}: {different} %",
                    skill.id()
                );
            }
        }
    }
}

/// The North-South scores on the traveller shown.
fn ns_scores(item: &Item) -> Vec<i32> {
    let exhibits = item.asked(0).question.exhibits;
    let grid = exhibits.into_iter().find_map(|exhibit| match exhibit {
        Exhibit::Grid(grid) => Some(grid),
        _ => None,
    });
    let grid = grid.expect("a traveller");
    let plus = Phrase::new("grid-points-ns");
    let plus = grid.columns.iter().position(|column| *column == plus);
    let plus = plus.expect("a column of points");
    let rows = grid.rows.iter();
    rows.map(|row| match (&row[plus], &row[plus + 1]) {
        (Cell::Fact(Fact::Number(points)), _) => *points,
        (_, Cell::Fact(Fact::Number(points))) => -points,
        other => panic!("{other:?}"),
    })
    .collect()
}

#[test]
fn travellers_are_tied_where_it_matters() {
    let kind = Kind::Matchpoints;
    let column = |item: &Item| match item.asked(0).question.ask {
        Ask::Column(column) => column,
        other => panic!("{other:?}"),
    };
    let tied = |item: &Item| {
        let scores = ns_scores(item);
        let different: BTreeSet<i32> = scores.iter().copied().collect();
        different.len() < scores.len()
    };
    let tables = |item: &Item| ns_scores(item).len();
    let (count, ties) = (Skill::MatchpointCount, Skill::MatchpointTies);
    always(kind, count, Difficulty::Easy, |item| {
        !tied(item) && tables(item) <= 5
    });
    always(kind, ties, Difficulty::Easy, |item| {
        tied(item) && tables(item) <= 5
    });
    for difficulty in HARDER {
        always(kind, count, difficulty, |item| {
            tied(item) && item.asked(0).skill == count
        });
        always(kind, ties, difficulty, |item| {
            tied(item) && (4..=8).contains(&tables(item))
        });
        at_times(kind, count, difficulty, |item| ns_scores(item).contains(&0));
    }
    let halves = |item: &Item| column(item).halves;
    for skill in [count, ties] {
        always(kind, skill, Difficulty::Easy, |item| !halves(item));
        at_times(kind, skill, Difficulty::Hard, halves);
    }
    at_times(kind, count, Difficulty::Easy, |item| {
        column(item).rows.len() == 1
    });
}

#[test]
fn team_boards_rise_from_one_sign_to_two() {
    let kind = Kind::TeamSwing;
    let scores = |item: &Item| match ns_scores(item)[..] {
        [ours, theirs] => TeamBoard { ours, theirs },
        ref other => panic!("{other:?}"),
    };
    let difference = Skill::TeamDifference;
    always(kind, difference, Difficulty::Easy, |item| {
        scores(item).ours > 0 && scores(item).theirs > 0
    });
    always(kind, difference, Difficulty::Medium, |item| {
        scores(item).ours.signum() * scores(item).theirs.signum() < 0
    });
    always(kind, difference, Difficulty::Hard, |item| {
        scores(item).ours <= 0 && scores(item).theirs <= 0
    });
    let table =
        |item: &Item| item.asked(1).question.exhibits.len() > item.asked(0).question.exhibits.len();
    for skill in [difference, Skill::Imps] {
        for difficulty in Difficulty::ALL {
            always(kind, skill, difficulty, table);
        }
    }
    at_times(kind, Skill::Imps, Difficulty::Hard, |item| {
        scores(item).net() == 0
    });
    let apart = |item: &Item| scores(item).net().abs();
    always(kind, Skill::BoardAMatch, Difficulty::Easy, |item| {
        apart(item) > 30
    });
    always(kind, Skill::BoardAMatch, Difficulty::Hard, |item| {
        apart(item) <= 30
    });
}

/// The doubling of the contract shown, if any.
fn doubling(item: &Item, part: usize) -> Option<Doubling> {
    let exhibits = item.asked(part).question.exhibits;
    exhibits.into_iter().find_map(|exhibit| match exhibit {
        Exhibit::Result { result, .. } => Some(result.doubling),
        _ => None,
    })
}

#[test]
fn deals_of_a_rubber_rise_from_plain_to_twisted() {
    let kind = Kind::RubberEntry;
    let told = |item: &Item| {
        let exhibits = item.asked(0).question.exhibits;
        exhibits
            .iter()
            .any(|exhibit| matches!(exhibit, Exhibit::Board { .. }))
    };
    let honours = |item: &Item| {
        let exhibits = item.asked(0).question.exhibits;
        exhibits
            .iter()
            .any(|exhibit| matches!(exhibit, Exhibit::Scene(_)))
    };
    let doubled = |item: &Item| doubling(item, 0) != Some(Doubling::Undoubled);
    for &skill in kind.skills() {
        always(kind, skill, Difficulty::Easy, |item| {
            told(item) && !honours(item) && !doubled(item)
        });
        for difficulty in HARDER {
            always(kind, skill, difficulty, |item| !told(item));
        }
        at_times(kind, skill, Difficulty::Hard, doubled);
    }
    at_times(kind, Skill::RubberAboveTheLine, Difficulty::Medium, honours);
}

#[test]
fn rubbers_are_won_or_broken_off_as_the_skill_wants() {
    let kind = Kind::RubberSheet;
    for difficulty in Difficulty::ALL {
        let hard = difficulty == Difficulty::Hard;
        always(kind, Skill::RubberGame, difficulty, |item| {
            (3..=5).contains(&item.questions().len())
                && (0..item.questions().len())
                    .all(|part| item.asked(part).skill == Skill::RubberGame)
        });
        for skill in [Skill::RubberBonus, Skill::UnfinishedRubber] {
            always(kind, skill, difficulty, |item| {
                let parts = item.questions().len();
                item.asked(parts - 1).skill == skill && (parts == 2) != hard && parts <= 8
            });
        }
        let game = |item: &Item| (0..item.questions().len()).any(|part| wins_a_game(item, part));
        always(kind, Skill::RubberBonus, Difficulty::Hard, game);
    }
    let nothing = |item: &Item| {
        let premium = item.asked(item.questions().len() - 2).solution;
        premium.same(&Answer::Column(vec![Some(0), Some(0)]))
    };
    always(kind, Skill::RubberBonus, Difficulty::Medium, |item| {
        !nothing(item)
    });
    always(kind, Skill::UnfinishedRubber, Difficulty::Easy, |item| {
        !nothing(item)
    });
    at_times(kind, Skill::UnfinishedRubber, Difficulty::Hard, nothing);
    at_times(kind, Skill::RubberGame, Difficulty::Hard, |item| {
        (0..item.questions().len()).any(|part| doubling(item, part) == Some(Doubling::Redoubled))
    });
}

fn wins_a_game(item: &Item, part: usize) -> bool {
    let grade = item.asked(part).grade(&item.asked(part).solution);
    grade
        .reasons
        .iter()
        .any(|reason| reason.id == "rubber-game-won")
}

/// What is agreed at the table of a Chicago: one phrase, and one more for each variant.
fn agreed(item: &Item) -> usize {
    let exhibits = item.asked(0).question.exhibits;
    match &exhibits[0] {
        Exhibit::Scene(agreed) => agreed.len(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn chicagos_rise_from_plain_deals_to_variants() {
    let kind = Kind::Chicago;
    let dealer = |item: &Item| item.asked(0).question.prompt.id == "exercise-chicago-dealer";
    let passed = |item: &Item| item.text().contains("\"P\"");
    let shown = |item: &Item| {
        let exhibits = item.asked(0).question.exhibits;
        exhibits
            .iter()
            .any(|it| matches!(it, Exhibit::Board { .. }))
    };
    for difficulty in Difficulty::ALL {
        at_times(kind, Skill::ChicagoConditions, difficulty, dealer);
        always(kind, Skill::ChicagoTotal, difficulty, |item| {
            item.questions().len() == 2
        });
    }
    for &skill in kind.skills() {
        for difficulty in [Difficulty::Easy, Difficulty::Medium] {
            always(kind, skill, difficulty, |item| agreed(item) == 1);
        }
        at_times(kind, skill, Difficulty::Hard, |item| agreed(item) > 1);
        always(kind, skill, Difficulty::Easy, |item| !passed(item));
    }
    for difficulty in HARDER {
        always(kind, Skill::ChicagoConditions, difficulty, passed);
    }
    for skill in [Skill::ChicagoDeal, Skill::ChicagoTotal] {
        at_times(kind, skill, Difficulty::Hard, passed);
        always(kind, skill, Difficulty::Easy, shown);
        for difficulty in HARDER {
            always(kind, skill, difficulty, |item| !shown(item));
        }
    }
}

/// At least nine exercises of ten differ.
#[test]
fn chicagos_do_not_repeat() {
    for &skill in Kind::Chicago.skills() {
        for difficulty in Difficulty::ALL {
            let texts: BTreeSet<String> = of(Kind::Chicago, skill, difficulty)
                .map(|(_, item)| item.text())
                .collect();
            let different = texts.len() * 100 / SEEDS as usize;
            assert!(
                different >= 90,
                "{} {difficulty:?}: {different} %",
                skill.id()
            );
        }
    }
}

#[test]
fn honours_are_there_about_as_often_as_not() {
    let (kind, skill) = (Kind::Honours, Skill::HonoursBonus);
    for difficulty in Difficulty::ALL {
        let none = share(kind, skill, difficulty, |item| item.witness() == "0");
        assert!((25..=65).contains(&none), "{difficulty:?}: {none} % none");
        let options = if difficulty == Difficulty::Easy { 3 } else { 5 };
        always(
            kind,
            skill,
            difficulty,
            |item| matches!(item.asked(0).question.ask, Ask::Choice(found) if found.len() == options),
        );
    }
    let tournament =
        |item: &Item| item.asked(0).question.prompt.id == "exercise-honours-tournament";
    always(kind, skill, Difficulty::Medium, |item| !tournament(item));
    at_times(kind, skill, Difficulty::Hard, tournament);
    for side in Side::ALL {
        at_times(kind, skill, Difficulty::Hard, |item| {
            item.witness().contains(side.letters())
        });
    }
}

#[test]
fn hands_with_honours_are_of_one_pack() {
    for difficulty in HARDER {
        always(Kind::Honours, Skill::HonoursBonus, difficulty, |item| {
            let table =
                item.asked(0)
                    .question
                    .exhibits
                    .into_iter()
                    .find_map(|exhibit| match exhibit {
                        Exhibit::Table(table) => Some(table),
                        _ => None,
                    });
            let Some(table) = table else { return false };
            let others = table.others.iter().map(|(_, hand)| *hand);
            let hands: Vec<_> = [table.hand].into_iter().chain(others).collect();
            let all = hands
                .iter()
                .fold(arbitro::engine::Hand::EMPTY, |all, hand| all | *hand);
            hands.iter().all(|hand| hand.len() == 13) && all.len() == 52
        });
    }
}

#[test]
fn movements_skip_only_when_it_is_hard() {
    let kind = Kind::PairAndTable;
    let skips = |item: &Item| {
        let grade = item.asked(0).grade(&item.asked(0).solution);
        grade
            .reasons
            .iter()
            .any(|reason| reason.id == "movement-skip")
    };
    let pairs = Skill::PairMovement;
    for difficulty in [Difficulty::Easy, Difficulty::Medium] {
        always(kind, pairs, difficulty, |item| !skips(item));
    }
    at_times(kind, pairs, Difficulty::Hard, skips);
    let prompt = |id: &'static str| move |item: &Item| item.asked(0).question.prompt.id == id;
    at_times(
        kind,
        pairs,
        Difficulty::Hard,
        prompt("exercise-pair_and_table-round"),
    );
    let room = |item: &Item| item.asked(0).question.exhibits.len() == 2;
    always(kind, pairs, Difficulty::Easy, room);
    always(kind, pairs, Difficulty::Hard, |item| !room(item));
    let around = |item: &Item| item.asked(0).solution.same(&Answer::Number(1));
    at_times(kind, pairs, Difficulty::Medium, around);
    for (difficulty, id) in [
        (Difficulty::Easy, "exercise-pair_and_table-number"),
        (Difficulty::Medium, "exercise-pair_and_table-start"),
        (Difficulty::Hard, "exercise-pair_and_table-who"),
    ] {
        always(kind, Skill::PairNumber, difficulty, prompt(id));
    }
    at_times(
        kind,
        Skill::BoardMovement,
        Difficulty::Hard,
        prompt("exercise-pair_and_table-from"),
    );
}

#[test]
fn a_line_is_read_before_points_are_entered() {
    let (kind, skill) = (Kind::TravellerLine, Skill::TravellerLine);
    let enters = |item: &Item| matches!(item.asked(2).question.ask, Ask::Choice(_));
    let asks_who_wrote = |item: &Item| item.questions().len() == 4;
    always(kind, skill, Difficulty::Easy, |item| {
        !enters(item) && !asks_who_wrote(item)
    });
    always(kind, skill, Difficulty::Medium, |item| !enters(item));
    at_times(kind, skill, Difficulty::Medium, asks_who_wrote);
    always(kind, skill, Difficulty::Hard, enters);
    let tables = |item: &Item| match &item.asked(0).question.exhibits[..] {
        [_, Exhibit::Grid(traveller)] => traveller.rows.len(),
        other => panic!("{other:?}"),
    };
    for difficulty in Difficulty::ALL {
        always(kind, skill, difficulty, |item| {
            (5..=8).contains(&tables(item))
        });
    }
    // The cells to be entered, the last two of the line asked about, are empty.
    let open =
        item(r#"traveller_line(board: 5, results: ["4S= S", "3NT-1 N"], row: 2, open: true)"#);
    for part in 0..open.questions().len() {
        let Some(Exhibit::Grid(traveller)) = open.asked(part).question.exhibits.pop() else {
            panic!("no traveller");
        };
        assert_eq!(traveller.rows[1][4..], [Cell::Empty, Cell::Empty]);
        assert_ne!(traveller.rows[0][4], Cell::Empty);
    }
}

#[test]
fn matches_rise_from_short_ones_to_drawn_ones() {
    let (kind, skill) = (Kind::VictoryPoints, Skill::VictoryPoints);
    let margin = |item: &Item| match item.asked(0).solution {
        Answer::Number(margin) => margin,
        other => panic!("{other:?}"),
    };
    let options = |item: &Item| match item.asked(1).question.ask {
        Ask::Choice(options) => options.len(),
        other => panic!("{other:?}"),
    };
    always(kind, skill, Difficulty::Easy, |item| margin(item) > 0);
    for difficulty in HARDER {
        at_times(kind, skill, difficulty, |item| margin(item) < 0);
    }
    for difficulty in Difficulty::ALL {
        always(kind, skill, difficulty, |item| {
            (3..=5).contains(&options(item))
        });
    }
}

#[test]
fn adjusted_scores_rise_from_sessions_that_change_nothing() {
    let (kind, skill) = (Kind::AdjustedScore, Skill::AdjustedScore);
    let usual = |item: &Item| match item.asked(0).solution {
        Answer::Column(rows) => rows.iter().all(|row| matches!(row, Some(40 | 50 | 60))),
        other => panic!("{other:?}"),
    };
    always(kind, skill, Difficulty::Easy, usual);
    for difficulty in HARDER {
        at_times(kind, skill, difficulty, usual);
    }
}

/// Whether a score is corrected, once more: what was written wrongly until the period ends, more
/// tricks in the round only, tricks given back until the period ends.
#[test]
fn corrections_are_those_of_a_second_model() {
    let (kind, skill) = (Kind::ScoreCorrection, Skill::LateCorrection);
    for difficulty in Difficulty::ALL {
        let (mut fates, mut other_period) = (BTreeSet::new(), 0);
        for (code, item) in of(kind, skill, difficulty) {
            let asked = item.asked(0);
            let told = asked
                .question
                .exhibits
                .iter()
                .find_map(|exhibit| match exhibit {
                    Exhibit::Scene(told) => Some(told),
                    _ => None,
                });
            let told = told.expect("a scene");
            let has = |id: &str| told.iter().any(|phrase| phrase.id == id);
            let minutes = |id: &str| {
                let said = told.iter().find(|phrase| phrase.id == id)?;
                let minutes = said.facts.iter().find(|(name, _)| *name == "minutes");
                match minutes?.1 {
                    Fact::Number(minutes) => Some(minutes),
                    _ => None,
                }
            };
            let period = minutes("scene-correction-period");
            other_period += usize::from(period.is_some());
            let late = minutes("scene-correction-after").unwrap_or(0) > period.unwrap_or(30);
            let expected = match () {
                () if late => "period-over",
                () if has("scene-correction-doubted") && !has("scene-correction-in-round") => {
                    "no-more-tricks"
                }
                () => "score-corrected",
            };
            assert!(item.witness().starts_with(expected), "{code}: {item:?}");
            fates.insert(expected);
        }
        assert_eq!(fates.len(), 3, "{difficulty:?}");
        assert_eq!(other_period > 0, difficulty == Difficulty::Hard);
    }
}

#[test]
fn half_tables_and_turned_boards_rise_from_the_room_on_show() {
    let kind = Kind::SpecialMovement;
    let shows_room = |item: &Item| {
        let exhibits = item.asked(0).question.exhibits;
        exhibits
            .iter()
            .any(|it| matches!(it, Exhibit::Grid(grid) if grid.title.id == "grid-room"))
    };
    let prompt = |item: &Item| item.asked(0).question.prompt.id;
    for skill in [Skill::HalfTable, Skill::ArrowSwitch, Skill::Howell] {
        always(kind, skill, Difficulty::Easy, |item| {
            shows_room(item) || prompt(item).contains("howell_")
        });
    }
    always(kind, Skill::HalfTable, Difficulty::Hard, |item| {
        !shows_room(item)
    });
    at_times(kind, Skill::HalfTable, Difficulty::Medium, |item| {
        prompt(item) == "exercise-special_movement-boards"
    });
    always(kind, Skill::ArrowSwitch, Difficulty::Hard, |item| {
        prompt(item) == "exercise-special_movement-rival"
    });
}

#[test]
fn percentages_rise_from_rounds_sat_out_to_lower_tops() {
    let (kind, skill) = (Kind::SessionRanking, Skill::SessionPercentage);
    let sat_out = |item: &Item| {
        let reasons = item.asked(0).reasons;
        reasons.iter().any(|it| it.id == "sit-out-does-not-count")
    };
    for difficulty in [Difficulty::Easy, Difficulty::Medium] {
        always(kind, skill, difficulty, sat_out);
    }
    always(kind, skill, Difficulty::Hard, |item| !sat_out(item));
    // The highest total is not in front: otherwise nobody would need percentages.
    for difficulty in Difficulty::ALL {
        always(kind, Skill::RankingByPercentage, difficulty, |item| {
            let asked = item.asked(0);
            let total = asked
                .mistakes
                .iter()
                .find(|(it, _)| it.0 == "ranked-by-total");
            total.is_some_and(|(_, answer)| *answer != asked.solution)
        });
    }
}
