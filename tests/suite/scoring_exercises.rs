//! Exercises about scores, score slips and boards: worked cases, named mistakes, what each
//! difficulty means, and what lessons may not contain.

use std::collections::BTreeSet;
use std::path::Path;

use crate::given::Numbered as _;
use arbitro::course::parse_lesson;
use arbitro::engine::score::{DealResult, ScoreItem, ScoreLine, SlipEntry, Tricks};
use arbitro::engine::{Doubling, Fact, Seat, Side, Vulnerability, notation};
use arbitro::exercise::scoring::score_contract::Near;
use arbitro::exercise::{
    Answer, Ask, Cell, Difficulty, Exhibit, Grid, Item, ItemCode, Kind, Phrase, Skill, Step,
    Verdict,
};

use crate::given::{each_row, item, item_of, rows, same, seat};

const KINDS: [Kind; 7] = [
    Kind::ScoreToContract,
    Kind::ContractKind,
    Kind::ScoreWhatIf,
    Kind::ReadScoreSlip,
    Kind::WriteScoreSlip,
    Kind::BoardConditions,
    Kind::FindTheSlip,
];

const SEEDS: u32 = 150;

/// Items of a kind that practise a skill, at a difficulty.
fn items(kind: Kind, skill: Skill, difficulty: Difficulty) -> impl Iterator<Item = &'static Item> {
    (0..SEEDS).map(move |seed| {
        let code = ItemCode::new(kind, skill, difficulty, seed).expect("a skill of the kind");
        item_of(&code)
    })
}

/// Runs `look` on items of all skills and difficulties of a kind.
fn every_item(kind: Kind, mut look: impl FnMut(&Item, Skill, Difficulty)) {
    for &skill in kind.skills() {
        for difficulty in Difficulty::ALL {
            items(kind, skill, difficulty).for_each(|item| look(item, skill, difficulty));
        }
    }
}

fn fact(phrase: &Phrase, name: &str) -> Fact {
    let found = phrase.facts.iter().find(|(own, _)| *own == name);
    found
        .unwrap_or_else(|| panic!("{phrase:?} has no {name}"))
        .1
}

fn options(item: &Item, part: usize) -> Vec<Phrase> {
    match item.asked(part).question.ask {
        Ask::Choice(options) | Ask::Choices(options) => options,
        other => panic!("{other:?} is no choice"),
    }
}

fn shown_result(item: &Item) -> DealResult {
    let exhibits = item.asked(0).question.exhibits;
    let shown = exhibits.into_iter().find_map(|exhibit| match exhibit {
        Exhibit::Result { result, .. } => Some(result),
        _ => None,
    });
    shown.expect("a result is shown")
}

fn shown_grid(item: &Item) -> Grid {
    let exhibits = item.asked(0).question.exhibits;
    let shown = exhibits.into_iter().find_map(|exhibit| match exhibit {
        Exhibit::Grid(grid) => Some(grid),
        _ => None,
    });
    shown.expect("a grid is shown")
}

#[test]
fn worked_cases() {
    each_row("scoring_exercises", |row| {
        same(
            "answer",
            item(&row["exercise"]).witness().to_owned(),
            row["witness"].to_owned(),
        )
    });
}

// Mistakes.

/// Parses an answer in neutral notation.
fn read(item: &Item, part: usize, text: &str) -> Answer {
    let number = || {
        text.parse::<i32>()
            .unwrap_or_else(|_| panic!("`{text}` is no number"))
    };
    match item.asked(part).question.ask {
        Ask::Seat => Answer::Seat(seat(text)),
        Ask::Number | Ask::Count(_) => Answer::Number(number()),
        Ask::ScoreSlip => Answer::ScoreSlip(notation::parse_slip(text).expect("a mistake")),
        Ask::Choices(_) => {
            let at = |item: &ScoreItem| text.split(' ').any(|word| word == item.id());
            let all = (0..).zip(ScoreItem::ALL);
            Answer::Choices(all.filter(|(_, item)| at(item)).map(|(at, _)| at).collect())
        }
        Ask::Choice(options) => Answer::Choice(choice(&options, text)),
        other => panic!("{other:?} is not asked here"),
    }
}

/// The option with this number, line of a score, or line of a slip in words.
fn choice(options: &[Phrase], text: &str) -> usize {
    if let Ok(number) = text.parse::<usize>() {
        return number - 1;
    }
    let reads = |option: &Phrase| match notation::parse_slip(text) {
        Ok(SlipEntry::Played(line)) => {
            let sign = match line.margin() {
                0 => "made",
                1.. => "over",
                _ => "down",
            };
            option.id == format!("option-reading-{sign}")
                && fact(option, "bid") == Fact::Bid(line.bid)
                && fact(option, "doubling") == Fact::Doubling(line.doubling)
                && fact(option, "number") == Fact::Number(line.margin().abs())
        }
        _ => option.id == format!("option-line-{text}"),
    };
    let found = options.iter().position(reads);
    found.unwrap_or_else(|| panic!("`{text}` is not among {options:?}"))
}

#[test]
fn mistakes_are_called_by_their_names() {
    each_row("scoring_slips", |row| {
        let (item, part) = (item(&row["exercise"]), row["part"].parse().expect("a part"));
        let grade = item.asked(part).grade(&read(&item, part, &row["answer"]));
        same("right", grade.verdict == Verdict::Right, false)?;
        let slip = grade.mistake.map_or("-", |mistake| mistake.0);
        same("slip", slip, &row["slip"])
    });
}

#[test]
fn every_mistake_has_a_row() {
    for kind in KINDS {
        let rows = rows("scoring_slips");
        let own = rows
            .iter()
            .filter(|row| row["exercise"].starts_with(kind.id()));
        let shown: BTreeSet<&str> = own.map(|row| &row["slip"]).collect();
        let known: BTreeSet<&str> = kind.mistakes().iter().map(|mistake| mistake.0).collect();
        assert_eq!(shown, known, "{}", kind.id());
    }
}

/// What a wrong total is close to, in the words of the table.
fn near_of(near: Near) -> String {
    match near {
        Near::TrickMore => "a trick more".to_owned(),
        Near::TrickFewer => "a trick fewer".to_owned(),
        Near::Without(line) => format!("without {} {}", line.item.id(), line.points),
        Near::Otherwise { line, other } => {
            format!("{} {other} for {}", line.item.id(), line.points)
        }
        Near::With(line) => format!("with {} {}", line.item.id(), line.points),
        Near::Twice(line) => format!("{} twice {}", line.item.id(), line.points),
        Near::Above(points) => format!("{points} above"),
        Near::Below(points) => format!("{points} below"),
    }
}

#[test]
fn a_wrong_total_without_a_known_mistake_is_compared_with_the_lines() {
    each_row("near_totals", |row| {
        let (contract, tricks, sides) = (&row["contract"], &row["tricks"], &row["vulnerable"]);
        let vulnerable = match sides {
            "-" => String::new(),
            sides => format!(", vulnerable: \"{sides}\""),
        };
        let written =
            format!("score_contract(contract: \"{contract}\", tricks: {tricks}{vulnerable})");
        let given = row["given"].parse().expect("points");
        let grade = item(&written).asked(0).grade(&Answer::Number(given));
        same("slip", grade.mistake, None)?;
        same(
            "near",
            grade.near.map(near_of).as_deref(),
            Some(&row["near"]),
        )
    });
}

#[test]
fn what_is_said_of_a_wrong_total_adds_up() {
    let mut told = BTreeSet::new();
    let skills = [
        Skill::GameBonus,
        Skill::SlamBonus,
        Skill::DoubledContract,
        Skill::Undertricks,
    ];
    let made = skills.into_iter().flat_map(|skill| {
        Difficulty::ALL
            .into_iter()
            .flat_map(move |hard| items(Kind::ScoreContract, skill, hard))
    });
    for made in made {
        let Some(result) = made.asked(0).scored else {
            panic!("no score is asked for")
        };
        if made.asked(0).question.ask == Ask::Account {
            continue;
        }
        let (total, account) = (result.score(), result.account());
        let points = |item: ScoreItem| {
            let line = account.lines().iter().find(|line| line.item == item);
            line.map(|line| line.points)
        };
        for off in [
            -500, -250, -200, -100, -60, -50, -30, 7, 20, 30, 50, 100, 200, 250, 300, 500,
        ] {
            let given = total + off;
            let grade = made.asked(0).grade(&Answer::Number(given));
            assert_eq!(
                grade.near.is_none(),
                grade.mistake.is_some(),
                "{made:?} {given}"
            );
            let scores = |by: i8| {
                let tricks = result
                    .tricks
                    .get()
                    .checked_add_signed(by)
                    .and_then(Tricks::new);
                tricks.map(|tricks| DealResult { tricks, ..result }.score())
            };
            let Some(near) = grade.near else { continue };
            let right = |line: ScoreLine| points(line.item) == Some(line.points);
            let holds = match near {
                Near::TrickMore => scores(1) == Some(given),
                Near::TrickFewer => scores(-1) == Some(given),
                Near::Without(line) => right(line) && given == total - line.points,
                Near::Otherwise { line, other } => {
                    right(line) && given == total - line.points + other
                }
                Near::With(line) => points(line.item).is_none() && given == total + line.points,
                Near::Twice(line) => right(line) && given == total + line.points,
                Near::Above(by) => by > 0 && given == total + by,
                Near::Below(by) => by > 0 && given == total - by,
            };
            assert!(holds, "{made:?}: {given} is said to be {near:?}");
            told.insert(near_of(near).split(' ').next().map(str::to_owned));
        }
    }
    assert!(told.len() > 8, "{told:?}");
}

#[test]
fn an_answer_with_some_of_the_lines_is_partly_right() {
    let what_if = item(r#"score_what_if(contract: "2S", tricks: 9, change: doubled)"#);
    let verdict = |text: &str| what_if.asked(0).grade(&read(&what_if, 0, text)).verdict;
    assert_eq!(verdict("trick-score insult"), Verdict::Partly);
    assert_eq!(verdict("trick-score small-slam"), Verdict::Wrong);
    assert_eq!(verdict("-"), Verdict::Wrong);
}

// What is generated.

/// The score of a `score_to_contract` option for a side, by the engine.
fn scores(option: &Phrase, side: Side) -> i32 {
    let (Fact::Slip(SlipEntry::Played(line)), Fact::Seat(seat), Fact::Vulnerability(vulnerability)) = (
        fact(option, "result"),
        fact(option, "seat"),
        fact(option, "vulnerability"),
    ) else {
        panic!("{option:?} is no result")
    };
    let points = line.at(vulnerability).score();
    if Side::of(seat) == side {
        points
    } else {
        -points
    }
}

#[test]
fn one_result_alone_gives_the_score() {
    every_item(Kind::ScoreToContract, |item, skill, difficulty| {
        let prompt = item.asked(0).question.prompt;
        let (Fact::Side(side), Fact::Points(score)) =
            (fact(&prompt, "side"), fact(&prompt, "points"))
        else {
            panic!("{prompt:?}")
        };
        assert!(score > 0, "{item:?}");
        assert_eq!(item.asked(0).skill, skill);
        let options = options(item, 0);
        assert_eq!(options.len(), 4, "{item:?}");
        let right: Vec<usize> = (0..4)
            .filter(|at| scores(&options[*at], side) == score)
            .collect();
        assert_eq!(item.asked(0).solution, Answer::Choice(right[0]));
        assert_eq!(right.len(), 1, "{item:?}");
        if difficulty == Difficulty::Easy {
            let Fact::Slip(SlipEntry::Played(line)) = fact(&options[right[0]], "result") else {
                panic!("{item:?}")
            };
            assert_eq!(line.doubling, Doubling::Undoubled);
            assert!(line.bid.level.get() <= 4);
        }
    });
}

#[test]
fn the_right_option_stands_anywhere() {
    let mut places = [0; 4];
    every_item(Kind::ScoreToContract, |item, _, _| {
        if let Answer::Choice(at) = item.asked(0).solution {
            places[at] += 1;
        }
    });
    let all: u32 = places.iter().sum();
    assert!(
        places.iter().all(|&times| times * 100 > all * 18),
        "{places:?}"
    );
}

/// The percentage of items that are as described.
fn share(kind: Kind, skill: Skill, difficulty: Difficulty, wanted: impl Fn(&Item) -> bool) -> u32 {
    let found = items(kind, skill, difficulty)
        .filter(|item| wanted(item))
        .count();
    u32::try_from(found).expect("few items") * 100 / SEEDS
}

#[test]
fn contracts_are_of_every_class() {
    let kind = Kind::ContractKind;
    every_item(kind, |item, skill, difficulty| {
        let deal = shown_result(item);
        let doubled = deal.doubling != Doubling::Undoubled;
        assert!(deal.is_made(), "{item:?}");
        assert_eq!(doubled, skill == Skill::DoubledIntoGame, "{item:?}");
        assert_eq!(item.asked(0).skill, skill);
        if difficulty == Difficulty::Easy {
            assert_eq!(deal.margin(), 0, "{item:?}");
            assert_ne!(deal.doubling, Doubling::Redoubled, "{item:?}");
        }
    });
    for difficulty in Difficulty::ALL {
        for (class, about) in [
            ("part-score", 35),
            ("game", 30),
            ("small-slam", 20),
            ("grand-slam", 15),
        ] {
            let share = share(kind, Skill::PartScoreGameSlam, difficulty, |item| {
                item.witness() == class
            });
            assert!(
                share.abs_diff(about) <= 12,
                "{class} {difficulty:?}: {share} %"
            );
        }
        let game = share(kind, Skill::DoubledIntoGame, difficulty, |item| {
            item.witness() == "game"
        });
        assert!((30..=65).contains(&game), "{difficulty:?}: {game} % games");
    }
    // Hard: the tricks won would be enough for more than was bid.
    for item in items(kind, Skill::PartScoreGameSlam, Difficulty::Hard) {
        let deal = shown_result(item);
        assert!(deal.margin() > 0 || deal.bid.level.get() == 7, "{item:?}");
    }
    let redoubled = share(kind, Skill::DoubledIntoGame, Difficulty::Hard, |item| {
        shown_result(item).doubling == Doubling::Redoubled
    });
    assert!((35..=65).contains(&redoubled), "{redoubled} %");
}

#[test]
fn changes_are_those_of_the_skill() {
    let kind = Kind::ScoreWhatIf;
    every_item(kind, |item, skill, _| {
        assert_eq!(item.asked(0).skill, skill);
    });
    let nothing = |item: &Item| item.witness() == "nothing";
    for difficulty in Difficulty::ALL {
        let share_of =
            |skill, wanted: &dyn Fn(&Item) -> bool| share(kind, skill, difficulty, wanted);
        // A change has an effect, except vulnerability on a part-score.
        for skill in [
            Skill::WhatIfDoubled,
            Skill::WhatIfHigher,
            Skill::WhatIfTrickMore,
        ] {
            assert_eq!(share_of(skill, &nothing), 0, "{difficulty:?}");
        }
        let idle = share_of(Skill::WhatIfVulnerable, &nothing);
        assert!((4..=60).contains(&idle), "{difficulty:?}: {idle} %");
        let into_game = share_of(Skill::WhatIfHigher, &|item| {
            item.witness().contains("part-score game")
        });
        assert!(into_game >= 10, "{difficulty:?}: {into_game} %");
        let made_by_it = share_of(Skill::WhatIfTrickMore, &|item| {
            item.witness().contains("undertricks") && item.witness().contains("trick-score")
        });
        assert!(
            (3..=40).contains(&made_by_it),
            "{difficulty:?}: {made_by_it} %"
        );
    }
    let lifted = share(kind, Skill::WhatIfDoubled, Difficulty::Hard, |item| {
        item.witness().contains("part-score game")
    });
    assert!(lifted >= 8, "{lifted} %");
}

/// The account shown is the engine's.
#[test]
fn the_score_shown_is_that_of_the_result() {
    every_item(Kind::ScoreWhatIf, |item, _, _| {
        let total = shown_result(item).score();
        let last = shown_grid(item).rows.pop().expect("a total");
        assert_eq!(last[1], Cell::Fact(Fact::Points(total)), "{item:?}");
    });
}

#[test]
fn slips_of_paper_are_read_and_written() {
    for kind in [Kind::ReadScoreSlip, Kind::WriteScoreSlip] {
        let &[skill] = kind.skills() else {
            panic!("one skill")
        };
        let line = |item: &Item| match (item.asked(0).question.ask, item.asked(0).solution) {
            (Ask::ScoreSlip, Answer::ScoreSlip(SlipEntry::Played(line))) => Some(line),
            (Ask::ScoreSlip, _) => None,
            _ => match fact(&item.asked(0).question.prompt, "slip") {
                Fact::Slip(SlipEntry::Played(line)) => Some(line),
                _ => None,
            },
        };
        let doubling = |wanted: Doubling| {
            move |item: &Item| line(item).is_some_and(|line| line.doubling == wanted)
        };
        let of =
            |difficulty, wanted: &dyn Fn(&Item) -> bool| share(kind, skill, difficulty, wanted);
        use Difficulty::{Easy, Hard, Medium};
        assert_eq!(of(Easy, &doubling(Doubling::Undoubled)), 100);
        let doubled = of(Medium, &doubling(Doubling::Doubled));
        assert!((20..=50).contains(&doubled), "{doubled} %");
        let redoubled = of(Hard, &doubling(Doubling::Redoubled));
        assert!((18..=42).contains(&redoubled), "{redoubled} %");
        for difficulty in Difficulty::ALL {
            for sign in [-1, 0, 1] {
                let signed = |item: &Item| line(item).is_some_and(|l| l.margin().signum() == sign);
                assert!(of(difficulty, &signed) >= 8, "{} {difficulty:?}", kind.id());
            }
        }
        let passed_out = |item: &Item| line(item).is_none();
        assert_eq!(of(Easy, &passed_out), 0);
        let once = of(Medium, &passed_out) + of(Hard, &passed_out);
        assert_eq!(once > 0, kind == Kind::WriteScoreSlip, "{once} %");
    }
}

#[test]
fn boards_are_those_of_the_difficulty() {
    every_item(Kind::BoardConditions, |item, _, difficulty| {
        let Fact::Number(number) = fact(&item.asked(0).question.prompt, "number") else {
            panic!("{item:?}")
        };
        let range = match difficulty {
            Difficulty::Easy => 1..=16,
            Difficulty::Medium | Difficulty::Hard => 1..=32,
        };
        assert!(range.contains(&number), "{item:?}");
        let seen = matches!(item.asked(0).question.exhibits[..], [Exhibit::Board { .. }]);
        assert_eq!(seen, difficulty != Difficulty::Hard, "{item:?}");
    });
}

/// The points of the lines of an account shown, and their total.
fn sheet(grid: &Grid) -> (Vec<i32>, i32) {
    let mut points: Vec<i32> = grid
        .rows
        .iter()
        .map(|row| match row[1] {
            Cell::Fact(Fact::Points(points)) => points,
            ref other => panic!("{other:?}"),
        })
        .collect();
    let total = points.pop().expect("a total");
    (points, total)
}

#[test]
fn one_line_of_the_account_is_wrong() {
    let mut lines_of = [Vec::new(), Vec::new(), Vec::new()];
    every_item(Kind::FindTheSlip, |item, skill, difficulty| {
        assert_eq!(item.asked(0).skill, skill);
        let (shown, total) = sheet(&shown_grid(item));
        assert_eq!(total, shown.iter().sum::<i32>(), "{item:?}");
        let account = shown_result(item).account();
        let right: Vec<i32> = account.lines().iter().map(|line| line.points).collect();
        assert_eq!(shown.len(), right.len(), "{item:?}");
        let wrong: Vec<usize> = (0..right.len())
            .filter(|&at| shown[at] != right[at])
            .collect();
        assert_eq!(wrong.len(), 1, "{item:?}");
        assert_eq!(item.asked(0).solution, Answer::Choice(wrong[0]));
        assert_eq!(item.asked(1).solution, Answer::Number(right[wrong[0]]));
        assert_eq!(options(item, 0).len(), right.len());
        lines_of[usize::from(difficulty.number()) - 1].push(right.len());
    });
    let mean = |lines: &Vec<usize>| lines.iter().sum::<usize>() * 10 / lines.len();
    let [easy, medium, hard] = lines_of.each_ref().map(mean);
    assert!(
        easy + 2 < medium && medium + 2 < hard,
        "{easy} {medium} {hard} tenths"
    );
}

#[test]
fn no_line_of_the_account_is_usually_the_wrong_one() {
    for skill in Kind::FindTheSlip.skills() {
        for difficulty in Difficulty::ALL {
            let tricks = share(Kind::FindTheSlip, *skill, difficulty, |item| {
                item.witness().starts_with("trick-score")
            });
            assert!((15..=70).contains(&tricks), "{difficulty:?}: {tricks} %");
        }
    }
}

#[test]
fn there_are_many_different_items() {
    for kind in KINDS {
        for &skill in kind.skills() {
            for difficulty in Difficulty::ALL {
                let made: BTreeSet<String> = items(kind, skill, difficulty)
                    .map(|item| format!("{item:?}"))
                    .collect();
                let enough = match (kind, difficulty) {
                    // There are no more boards.
                    (Kind::BoardConditions, Difficulty::Easy) => 16,
                    (Kind::BoardConditions, _) => 30,
                    _ => 100,
                };
                assert!(
                    made.len() >= enough,
                    "{} {difficulty:?}: {}",
                    skill.id(),
                    made.len()
                );
            }
        }
    }
}

// Scored contracts.

#[test]
fn a_scored_contract_counts_for_the_skill_it_was_made_for() {
    every_item(Kind::ScoreContract, |item, skill, _| {
        assert_eq!(item.asked(0).skill, skill);
    });
    let skill = |text: &str| item(text).asked(0).skill;
    assert_eq!(
        skill(r#"score_contract(contract: "4S", tricks: 11)"#),
        Skill::Overtricks
    );
    assert_eq!(
        skill(r#"score_contract(contract: "2SX", tricks: 8)"#),
        Skill::DoubledContract
    );
}

#[test]
fn doubled_into_game_is_scored_often() {
    let lifted = |item: &Item| {
        let deal = shown_result(item);
        let plain = DealResult {
            doubling: Doubling::Undoubled,
            ..deal
        };
        deal.trick_score().points >= 100 && plain.trick_score().points < 100
    };
    for difficulty in [Difficulty::Medium, Difficulty::Hard] {
        let share = share(
            Kind::ScoreContract,
            Skill::DoubledContract,
            difficulty,
            lifted,
        );
        assert!((35..=80).contains(&share), "{difficulty:?}: {share} %");
    }
}

/// The rules given for a result.
fn rules(exercise: &str) -> Vec<&'static str> {
    let item = item(exercise);
    let grade = item.asked(0).grade(&item.asked(0).solution);
    grade.reasons.iter().map(|reason| reason.id).collect()
}

#[test]
fn whatever_counts_is_told() {
    let told = |contract: &str, tricks: u8| {
        rules(&format!(
            r#"score_contract(contract: "{contract}", tricks: {tricks})"#
        ))
    };
    assert_eq!(told("2S", 8), ["score-part-score"]);
    assert_eq!(
        told("4S", 12),
        ["score-game", "score-slam-unbid", "score-overtricks"]
    );
    assert_eq!(
        told("6SX", 13),
        [
            "score-game",
            "score-grand-slam-unbid",
            "score-doubled",
            "score-overtricks"
        ]
    );
    assert_eq!(
        told("7NTXX", 13),
        ["score-game", "score-grand-slam", "score-redoubled"]
    );
    assert_eq!(told("4S", 9), ["score-undertricks"]);
    assert_eq!(told("4SXX", 9), ["score-undertricks-doubled"]);
}

/// For any answer, every line of the right score is shown with its total.
#[test]
fn the_whole_account_is_the_working() {
    for kind in [
        Kind::ScoreContract,
        Kind::ScoreToContract,
        Kind::FindTheSlip,
    ] {
        every_item(kind, |item, _, _| {
            for part in 0..item.questions().len() {
                let steps = item.asked(part).grade(&item.asked(part).solution).steps;
                let points = steps.iter().map(|step| match step {
                    Step::Line { line, .. } => line.points,
                    _ => 0,
                });
                let sum: i32 = points.sum();
                let total = steps.iter().find_map(|step| match step {
                    Step::Total { total, .. } => Some(*total),
                    _ => None,
                });
                assert_eq!(total, Some(sum), "{item:?}");
            }
        });
    }
}

// What lessons may not contain.

fn refused(exercise: &str, problem: &str) {
    let text =
        format!(r#"(format: 1, id: "l", title: "t", steps: [ask(id: "q", exercise: {exercise})])"#);
    let error = parse_lesson(Path::new("refused.ron"), &text).expect_err(exercise);
    assert_eq!(error.problem.id.as_str(), problem, "{exercise}");
}

#[test]
fn impossible_positions_are_refused() {
    let result = |options: &str| format!("score_to_contract(score: 420, options: [{options}])");
    for options in [
        "",
        r#"(contract: "4S", tricks: 10)"#,
        r#"(contract: "3S", tricks: 10), (contract: "2S", tricks: 10)"#,
        r#"(contract: "4S", tricks: 10), (contract: "4H", tricks: 10)"#,
        r#"(contract: "4S", tricks: 10), (contract: "3S", tricks: 10), (contract: "3S", tricks: 10)"#,
    ] {
        refused(&result(options), "one-option-scores");
    }
    refused(
        r#"contract_kind(contract: "4S", tricks: 9)"#,
        "contract-not-made",
    );
    refused(r#"contract_kind(contract: "4S", tricks: 14)"#, "tricks");
    refused(r#"contract_kind(contract: "8S")"#, "notation");
    let changes = [
        r#"contract: "4SX", tricks: 10, change: doubled"#,
        r#"contract: "4S", tricks: 10, change: redoubled"#,
        r#"contract: "4S", tricks: 10, vulnerable: "NS", change: vulnerable"#,
        r#"contract: "7S", tricks: 10, change: higher"#,
        r#"contract: "4S", tricks: 13, change: trick_more"#,
    ];
    for change in changes {
        refused(&format!("score_what_if({change})"), "no-such-change");
    }
    refused(r#"read_score_slip(slip: "P")"#, "slip-passed-out");
    refused(r#"read_score_slip(slip: "3SA+2")"#, "notation");
    refused(r#"read_score_slip(slip: "4S+4")"#, "notation");
    refused("write_score_slip()", "played-or-passed-out");
    refused(
        r#"write_score_slip(contract: "4S")"#,
        "played-or-passed-out",
    );
    refused(
        r#"write_score_slip(contract: "4S", tricks: 9, passed_out: true)"#,
        "played-or-passed-out",
    );
    // A passed-out deal has no declarer.
    refused(
        "write_score_slip(passed_out: true, declarer: E)",
        "played-or-passed-out",
    );
    refused("board_conditions(board: 0)", "board-number");
    refused("board_conditions(board: 1000)", "board-number");
    let account = |line: &str| format!(r#"find_the_slip(contract: "4S", tricks: 10, {line})"#);
    for line in [
        r#"line: "trick-score", points: 120"#,
        r#"line: "trick-score", points: 0"#,
        r#"line: "trick-score", points: 2000000000"#,
        r#"line: "trick-score", points: -10000"#,
        // Without its sign, the number is not an `i32`.
        r#"line: "trick-score", points: -2147483648"#,
        r#"line: "overtricks", points: 30"#,
        r#"line: "tricks", points: 30"#,
    ] {
        refused(&account(line), "no-wrong-line");
    }
    refused(
        r#"find_the_slip(contract: "4S", tricks: 9, line: "undertricks", points: 100)"#,
        "no-wrong-line",
    );
}

/// A second derivation of a table of the Laws: vulnerability makes no difference to the class of a
/// contract.
#[test]
fn a_class_is_the_premium_of_the_account() {
    for tricks in Tricks::all().filter(|tricks| tricks.get() >= 7) {
        for level in 1..=tricks.get() - 6 {
            for (strain, value, ten) in [
                ("C", 20, 0),
                ("D", 20, 0),
                ("H", 30, 0),
                ("S", 30, 0),
                ("NT", 30, 10),
            ] {
                for (suffix, factor) in [("", 1), ("X", 2), ("XX", 4)] {
                    let points = (i32::from(level) * value + ten) * factor;
                    let class = match level {
                        7 => "grand-slam",
                        6 => "small-slam",
                        _ if points >= 100 => "game",
                        _ => "part-score",
                    };
                    let tricks = tricks.get();
                    let told = format!(
                        r#"contract_kind(contract: "{level}{strain}{suffix}", tricks: {tricks})"#
                    );
                    assert_eq!(item(&told).witness(), class, "{told}");
                }
            }
        }
    }
}

#[test]
fn seats_and_vulnerability_of_a_result_are_kept() {
    let told = item(
        r#"score_to_contract(side: EW, score: 100, options: [
            (contract: "4S", tricks: 9, declarer: N, vulnerable: true),
            (contract: "4S", tricks: 9, declarer: N),
        ])"#,
    );
    let first = &options(&told, 0)[0];
    assert_eq!(fact(first, "seat"), Fact::Seat(Seat::North));
    assert_eq!(
        fact(first, "vulnerability"),
        Fact::Vulnerability(Vulnerability::Vulnerable)
    );
    assert_eq!(told.asked(0).skill, Skill::ResultFromPenalty);
}
