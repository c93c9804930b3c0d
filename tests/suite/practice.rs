//! Practice: well mixed, without repeats, the same for the same seed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use arbitro::boards::Bank;
use arbitro::cli::survey;
use arbitro::exercise::practice::NO_REPEAT;
use arbitro::exercise::{
    Difficulty, Exercise as _, Kind, Level, Practice, Practised, Skill, Topic, generate,
};

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

#[test]
fn every_kind_comes_as_often() {
    let items = practised(Topic::mixed(), Level::Mixed, 9, 40 * Kind::ALL.len());
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    for made in &items {
        *counted.entry(made.item.kind().id()).or_default() += 1;
    }
    assert_eq!(counted.len(), Kind::ALL.len());
    assert!(
        counted.values().all(|&times| (38..=42).contains(&times)),
        "{counted:?}"
    );
    let hard = items
        .iter()
        .filter(|made| made.difficulty == Difficulty::Hard);
    let share = 100 * hard.count() / items.len();
    assert!((10..=30).contains(&share), "{share} %");
}

#[test]
fn the_same_seed_and_the_code_give_the_same_exercises() {
    let first = practised(Topic::mixed(), Level::Mixed, 77, 60);
    let again = practised(Topic::mixed(), Level::Mixed, 77, 60);
    assert_eq!(first, again);
    assert_ne!(first, practised(Topic::mixed(), Level::Mixed, 78, 60));
    for made in first {
        let code = made.code.expect("from the bank");
        assert_eq!(generate(&code), made.item, "{code}");
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
    // An empty file is no boards: the bank stays.
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
