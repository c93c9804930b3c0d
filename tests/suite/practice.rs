//! Practice: well mixed, without repeats, deterministic for a seed.

use crate::given::item_of;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::given::Numbered as _;
use arbitro::cli::{survey, topic};
use arbitro::engine::Doubling;
use arbitro::exercise::boards::Bank;
use arbitro::exercise::look::Look;
use arbitro::exercise::practice::{NO_REPEAT, NO_SAME_BOARD};
use arbitro::exercise::{Ask, Difficulty, Group, Kind, Level, Practice, Practised, Skill, Topic};

fn practised(topic: Topic, level: Level, seed: u32, items: usize) -> Vec<Practised> {
    Practice::new(topic, level, seed).take(items).collect()
}

#[test]
fn neighbours_ask_for_different_skills() {
    let topics = [
        Topic::mixed(),
        Topic::of_kinds(&[Kind::JudgeCall]),
        Topic::of_kinds(&[Kind::JudgeCall, Kind::LegalCalls]),
        Topic::of_skills(&[Skill::Overtricks, Skill::Undertricks]),
        Topic::of_skills(&[Skill::SufficientBid, Skill::GameBonus]),
    ];
    for topic in topics {
        for seed in 0..20 {
            let items = practised(topic.clone(), Level::Mixed, seed, 120);
            assert_eq!(items.len(), 120);
            for pair in items.windows(2) {
                assert_ne!(pair[0].skill, pair[1].skill, "{topic:?} {seed}");
            }
        }
    }
}

#[test]
fn one_skill_alone_is_practised_all_the_same() {
    for skill in Skill::ALL {
        let topic = Topic::of_skills(&[skill]);
        let kinds = topic.kinds().count();
        let items = practised(topic, Level::Of(Difficulty::Medium), 3, 4 * kinds);
        assert!(items.iter().all(|made| made.skill == skill), "{skill:?}");
        let shown: BTreeSet<&str> = items.iter().map(|made| made.item.kind().id()).collect();
        assert_eq!(shown.len(), kinds, "{skill:?}: every kind takes its turn");
    }
}

#[test]
fn nothing_comes_again_within_fifty() {
    for topic in [
        Topic::mixed(),
        Topic::of_kinds(&[Kind::ScoreContract]),
        Topic::of_skills(&[Skill::SufficientBid]),
    ] {
        for seed in 0..6 {
            let items = practised(topic.clone(), Level::Mixed, seed, 260);
            for (at, made) in items.iter().enumerate() {
                let lately = &items[at.saturating_sub(NO_REPEAT)..at];
                let again = lately.iter().any(|other| other.item == made.item);
                assert!(!again, "{topic:?} {seed}: {:?}", made.code);
            }
        }
    }
}

/// All skills are equally frequent; only dealer and vulnerability share a turn.
#[test]
fn every_skill_comes_as_often() {
    let skills = Skill::ALL.len() - 1;
    let items = practised(Topic::mixed(), Level::Mixed, 9, 20 * skills);
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    for made in &items {
        *counted.entry(made.skill.id()).or_default() += 1;
    }
    for skill in Skill::ALL {
        let turns = if board(skill) { 10 } else { 20 };
        assert_eq!(counted.get(skill.id()), Some(&turns), "{}", skill.id());
    }
    let kinds: BTreeSet<&str> = items.iter().map(|made| made.item.kind().id()).collect();
    // The whole board fills a session by itself.
    assert_eq!(kinds.len(), Kind::ALL.len() - 1);
    let hard = items
        .iter()
        .filter(|made| made.difficulty == Difficulty::Hard);
    let share = 100 * hard.count() / items.len();
    assert!((10..=30).contains(&share), "{share} %");
}

const fn board(skill: Skill) -> bool {
    matches!(skill, Skill::BoardDealer | Skill::BoardVulnerability)
}

const LEVELS: [Level; 4] = [
    Level::Of(Difficulty::Easy),
    Level::Of(Difficulty::Medium),
    Level::Of(Difficulty::Hard),
    Level::Mixed,
];

/// How often each skill is asked for; dealer and vulnerability, which share a turn, count as one.
fn turns(skills: impl Iterator<Item = Skill>) -> BTreeMap<&'static str, usize> {
    let mut turns = BTreeMap::new();
    for skill in skills {
        let turn = if board(skill) { "board" } else { skill.id() };
        *turns.entry(turn).or_default() += 1;
    }
    turns
}

/// For the drills of the terminal and the groups of the window: all skills are equally frequent
/// (with six skills, none exceeds one in six), no exercise repeats within fifty, no board number
/// within twenty.
#[test]
fn drills_are_not_lopsided() {
    let words = ["tournament", "score", "play", "rulings"];
    let drills = words.map(|words| (words, topic::find(words).expect("a topic")));
    let groups = Group::ALL.map(|group| {
        let kinds: Vec<Kind> = group.kinds().collect();
        (group.id(), Topic::of_kinds(&kinds))
    });
    for (words, topic) in drills.into_iter().chain(groups) {
        let known = turns(topic.kinds().flat_map(|kind| kind.skills().iter().copied()));
        assert!(words != "tournament" || known.len() >= 6, "{known:?}");
        for level in LEVELS {
            for seed in 0..4 {
                let items = practised(topic.clone(), level, seed, 48);
                let told = format!("{words} {level:?} {seed}");
                let asked = turns(items.iter().map(|made| made.skill));
                let share = items.len() / known.len();
                for turn in known.keys() {
                    let times = asked.get(turn).copied().unwrap_or(0);
                    let even = (share..=share + 1).contains(&times);
                    assert!(even, "{told}: {turn} {times} times, not {share}");
                    let one_in_six = known.len() < 6 || 6 * times <= items.len();
                    assert!(one_in_six, "{told}: {turn} {times} times");
                }
                assert_eq!(asked.len(), known.len().min(items.len()), "{told}");
                for (at, made) in items.iter().enumerate() {
                    let before = &items[..at];
                    let again = before.iter().any(|other| other.item == made.item);
                    assert!(!again, "{told}: {:?} twice", made.code);
                    let lately = &items[at.saturating_sub(NO_SAME_BOARD - 1)..at];
                    let number = Look::of(&made.item).board;
                    assert!(
                        number.is_none_or(|number| (1..=32).contains(&number)),
                        "{told}"
                    );
                    let again = lately
                        .iter()
                        .any(|other| Look::of(&other.item).board == number);
                    assert!(number.is_none() || !again, "{told}: board {number:?}");
                }
            }
        }
    }
}

/// Consecutive exercises on boards differ in board, vulnerability and player, except in rare cases
/// in which a skill leaves no choice.
#[test]
fn neighbours_look_different() {
    let (mut pairs, mut alike) = (0, 0);
    for seed in 0..10 {
        let topic = topic::find("score").expect("a topic");
        let items = practised(topic, Level::Mixed, seed, 50);
        let looks: Vec<Look> = items.iter().map(|made| Look::of(&made.item)).collect();
        for pair in looks.windows(2) {
            pairs += 1;
            alike += u32::from(pair[0].alike(&pair[1]) > 0);
        }
    }
    assert!(alike * 50 <= pairs, "{alike} of {pairs}");
}

/// Harder after three right answers, easier after two wrong ones, within limits.
#[test]
fn the_level_follows_the_answers() {
    let easy = Level::Of(Difficulty::Easy);
    let mut practice = Practice::new(Topic::mixed(), easy, 1);
    let story = [
        (true, 1),
        (true, 1),
        (true, 2),
        (true, 2),
        (true, 2),
        (false, 2),
        (true, 2),
        (false, 2),
        (false, 1),
        (false, 1),
        (false, 1),
        (true, 1),
        (true, 1),
        (true, 2),
        (true, 2),
        (true, 2),
        (true, 3),
        (true, 3),
        (true, 3),
        (true, 3),
    ];
    for (turn, (right, level)) in story.into_iter().enumerate() {
        practice.answered(right);
        let wanted = Difficulty::from_number(level).expect("a difficulty");
        assert_eq!(practice.level(), Level::Of(wanted), "turn {turn}");
        let made = practice.next().expect("an exercise");
        assert_eq!(made.difficulty, wanted);
    }
    let mut mixed = Practice::new(Topic::mixed(), Level::Mixed, 1);
    for _ in 0..5 {
        mixed.answered(true);
    }
    assert_eq!(mixed.level(), Level::Mixed);
}

/// Easy scoring practice begins with undoubled contracts that are made, asked as one number.
#[test]
fn easy_begins_with_contracts_made() {
    for seed in 0..20 {
        let topic = Topic::of_kinds(&[Kind::ScoreContract]);
        let items = practised(topic, Level::Of(Difficulty::Easy), seed, 5);
        for made in &items {
            let result = made.item.asked(0).scored.expect("a score is asked for");
            assert!(result.is_made() && result.doubling == Doubling::Undoubled);
            assert_eq!(made.item.asked(0).question.ask, Ask::Number);
        }
        let skills: Vec<Skill> = items.iter().map(|made| made.skill).collect();
        assert!(skills.is_sorted(), "{skills:?}");
    }
}

#[test]
fn the_same_seed_and_the_code_give_the_same_exercises() {
    let first = practised(Topic::mixed(), Level::Mixed, 77, 60);
    let again = practised(Topic::mixed(), Level::Mixed, 77, 60);
    assert_eq!(first, again);
    assert_ne!(first, practised(Topic::mixed(), Level::Mixed, 78, 60));
    for made in first {
        let code = made.code.expect("from the bank");
        assert_eq!(*item_of(&code), made.item, "{code}");
        let level = (code.skill(), code.difficulty());
        assert_eq!(level, (made.skill, made.difficulty));
    }
}

#[test]
fn a_teachers_boards_take_the_place_of_the_bank() {
    let own: Vec<_> = Bank::standard().boards()[..3].to_vec();
    let bank = Arc::new(Bank::new(own));
    let topic = || Topic::of_kinds(&Kind::ALL);
    let from = |bank| {
        let practice = Practice::new(topic(), Level::Mixed, 5).from_boards(bank);
        practice.take(200).collect::<Vec<_>>()
    };
    let items = from(Arc::clone(&bank));
    assert!(
        items.iter().all(|made| made.code.is_none()),
        "no code recreates them elsewhere"
    );
    assert_eq!(items.len(), 200);
    // An empty file has no boards, so the bank is used.
    let items = from(Arc::new(Bank::new(Vec::new())));
    assert!(items.iter().all(|made| made.code.is_some()));
}

#[test]
fn topics_add_up() {
    let one = Topic::of_skills(&[Skill::SufficientBid]);
    let both = one.clone().with(Topic::of_kinds(&[Kind::JudgeCall]));
    let skills: BTreeSet<Skill> = practised(both, Level::Mixed, 1, 60)
        .into_iter()
        .map(|made| made.skill)
        .collect();
    assert!(
        Kind::JudgeCall
            .skills()
            .iter()
            .all(|skill| skills.contains(skill))
    );
    assert_eq!(one.clone().with(one.clone()), one);
}

#[test]
fn a_survey_counts_what_there_is() {
    let practice = Practice::new(Topic::mixed(), Level::Mixed, 2);
    // Redoubled contracts are rare.
    let lines = survey::lines(practice.take(2_000));
    let counted = |what: &str| -> BTreeMap<String, u32> {
        let rows = lines
            .iter()
            .map(|line| line.split('\t').collect::<Vec<_>>());
        rows.filter(|row| row[0] == what)
            .map(|row| (row[1].to_owned(), row[2].parse().expect("a number")))
            .collect()
    };
    assert_eq!(counted("kind").values().sum::<u32>(), 2_000);
    assert_eq!(counted("skill").values().sum::<u32>(), 2_000);
    assert_eq!(counted("difficulty").len(), 3);
    for what in ["slip", "result", "auction", "vulnerability"] {
        assert!(counted(what).len() >= 3, "{what}: {:?}", counted(what));
    }
}
