//! Properties of every kind of exercise: right and wrong answers are told apart, every mistake can
//! be made, no answer is worth guessing, item codes keep their exercises.
//!
//! `ARBITRO_ITEMS=20000 cargo test every_kind` tests that many items of each kind instead of a few
//! hundred; `ARBITRO_KINDS=honours,revoke` tests only these kinds.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::given::Numbered as _;
use arbitro::engine::auction::every_call;
use arbitro::engine::score::{ResultLine, ScoreItem, SlipEntry, Tricks};
use arbitro::engine::{Hand, Seat, notation};
use arbitro::exercise::{Answer, Ask, Difficulty, Item, ItemCode, Kind, Verdict, generate};

use crate::given::{each_row, item_of, same};

/// The number of items tested for each kind.
fn items() -> u32 {
    let wanted = std::env::var("ARBITRO_ITEMS").ok();
    wanted.and_then(|number| number.parse().ok()).unwrap_or(600)
}

/// The kinds tested: all, or those in `ARBITRO_KINDS`, separated by commas.
fn looked_at() -> Vec<Kind> {
    let named = std::env::var("ARBITRO_KINDS").unwrap_or_default();
    let wanted = |kind: &Kind| named.is_empty() || named.split(',').any(|id| id == kind.id());
    Kind::ALL.into_iter().filter(wanted).collect()
}

/// Codes of a kind, alternating between all its skills and difficulties.
fn codes(kind: Kind) -> impl Iterator<Item = ItemCode> {
    let skills = kind.skills();
    let seeds = items() / (3 * u32::try_from(skills.len()).expect("few skills")) + 1;
    (0..seeds).flat_map(move |seed| {
        skills.iter().flat_map(move |&skill| {
            Difficulty::ALL.into_iter().map(move |difficulty| {
                ItemCode::new(kind, skill, difficulty, seed).expect("a skill of the kind")
            })
        })
    })
}

/// Answers close to the right one, none of them right.
pub fn near(ask: &Ask, right: &Answer) -> Vec<Answer> {
    match (ask, right) {
        (Ask::Choice(options), Answer::Choice(right)) => (0..=options.len())
            .filter(|at| at != right)
            .map(Answer::Choice)
            .collect(),
        (Ask::Seat, Answer::Seat(right)) => Seat::ALL
            .into_iter()
            .filter(|seat| seat != right)
            .map(Answer::Seat)
            .collect(),
        (Ask::Number, Answer::Number(right)) => [-10, -1, 1, 10]
            .map(|more| right + more)
            .into_iter()
            .chain([-right, right * 2])
            .filter(|other| other != right)
            .map(Answer::Number)
            .collect(),
        (Ask::Cards(hand), Answer::Cards(right)) => {
            let toggled = |card| *right ^ [card].into_iter().collect();
            let outside = (Hand::ALL - *hand).iter().next();
            hand.iter()
                .chain(outside)
                .map(|card| Answer::Cards(toggled(card)))
                .collect()
        }
        (Ask::Calls, Answer::Calls(right)) => every_call()
            .map(|toggled| {
                let kept = every_call().filter(|call| right.contains(call) != (*call == toggled));
                Answer::Calls(kept.collect())
            })
            .collect(),
        (Ask::Account, Answer::Account(right)) => ScoreItem::ALL
            .into_iter()
            .flat_map(|item| {
                let points = right.get(&item).copied();
                let others = match points {
                    Some(points) => vec![points + 10, -points, 0],
                    None => vec![50, -50],
                };
                others.into_iter().map(move |other| {
                    let mut account = right.clone();
                    account.insert(item, other);
                    Answer::Account(account)
                })
            })
            .chain(right.keys().map(|item| {
                let mut account = right.clone();
                account.remove(item);
                Answer::Account(account)
            }))
            .collect(),
        (Ask::Count(_), Answer::Number(right)) => (0..=13)
            .chain([right + 1, right * 2 + 1])
            .filter(|other| other != right)
            .map(Answer::Number)
            .collect(),
        (Ask::Choices(options), Answer::Choices(right)) => (0..options.len())
            .map(|toggled| {
                let kept = |at: &usize| right.contains(at) != (*at == toggled);
                Answer::Choices((0..options.len()).filter(kept).collect())
            })
            .collect(),
        (Ask::CallMade(calls), Answer::CallMade(right)) => (0..calls.len())
            .filter(|at| at != right)
            .map(Answer::CallMade)
            .collect(),
        (Ask::Column(column), Answer::Column(right)) => (0..column.rows.len())
            .flat_map(|row| {
                [1, -1, 10, 100].map(|more| {
                    let mut rows = right.clone();
                    rows[row] = Some(rows[row].unwrap_or(0) + more);
                    Answer::Column(rows)
                })
            })
            .collect(),
        (Ask::ScoreSlip, Answer::ScoreSlip(right)) => Tricks::all()
            .flat_map(|tricks| {
                ["1C", "3NT", "3NTX", "4S", "4SXX"].map(|contract| {
                    let (bid, doubling) = notation::parse_contract(contract).expect("a contract");
                    SlipEntry::Played(ResultLine {
                        bid,
                        doubling,
                        tricks,
                    })
                })
            })
            .chain([SlipEntry::PassedOut])
            .filter(|entry| entry != right)
            .map(Answer::ScoreSlip)
            .collect(),
        (ask, right) => panic!("{right:?} is no answer to {ask:?}"),
    }
}

/// The questions of a kind, one after the other.
fn questions(kind: Kind, mut look: impl FnMut(ItemCode, &Item, usize)) {
    for code in codes(kind) {
        let item = item_of(&code);
        for part in 0..item.questions().len() {
            look(code, item, part);
        }
    }
}

#[test]
fn only_the_model_answer_is_right() {
    for kind in looked_at() {
        for code in codes(kind) {
            let item = item_of(&code);
            assert_eq!(*item, generate(&code), "{code}");
            assert_eq!(item.kind(), kind, "{code}");
            assert!(!item.questions().is_empty(), "{code}");
            for part in 0..item.questions().len() {
                right_is_right(kind, code, item, part);
            }
        }
    }
}

fn right_is_right(kind: Kind, code: ItemCode, item: &Item, part: usize) {
    let (question, right) = (item.asked(part).question, item.asked(part).solution);
    assert!(!question.exhibits.is_empty(), "{code}");
    let grade = item.asked(part).grade(&right);
    assert_eq!(grade.verdict, Verdict::Right, "{code} {part}: {right:?}");
    assert_eq!(grade.mistake, None, "{code} {part}");
    assert_eq!(grade.solution, right, "{code} {part}");
    assert!(!grade.reasons.is_empty(), "{code} {part}");

    let others = near(&question.ask, &right);
    assert!(!others.is_empty(), "{code} {part}");
    for answer in others {
        let grade = item.asked(part).grade(&answer);
        assert_ne!(grade.verdict, Verdict::Right, "{code} {part}: {answer:?}");
        assert_eq!(grade.solution, right, "{code} {part}: {answer:?}");
        assert!(!grade.reasons.is_empty(), "{code} {part}: {answer:?}");
        let known = grade
            .mistake
            .is_none_or(|mistake| kind.mistakes().contains(&mistake));
        assert!(known, "{code} {part}: {:?}", grade.mistake);
    }
}

#[test]
fn an_item_practises_a_skill_of_its_kind() {
    for kind in looked_at() {
        // Its questions are those of many kinds.
        if kind == Kind::WholeBoard {
            continue;
        }
        questions(kind, |code, item, part| {
            assert!(
                kind.skills().contains(&item.asked(part).skill),
                "{code} {part}"
            );
        });
    }
}

#[test]
fn options_differ_and_one_is_right() {
    for kind in looked_at() {
        questions(kind, |code, item, part| {
            let (Ask::Choice(options) | Ask::Choices(options)) = item.asked(part).question.ask
            else {
                return;
            };
            assert!(options.len() >= 2, "{code} {part}: {options:?}");
            for (at, option) in options.iter().enumerate() {
                assert!(
                    !options[..at].contains(option),
                    "{code} {part}: {option:?} twice"
                );
            }
            match item.asked(part).solution {
                Answer::Choice(right) => assert!(right < options.len(), "{code} {part}"),
                Answer::Choices(right) => {
                    assert!(right.iter().all(|&at| at < options.len()), "{code} {part}");
                }
                other => panic!("{code} {part}: {other:?}"),
            }
        });
    }
}

/// A mistake leads to a wrong answer and is named; each of the kind's mistakes occurs.
#[test]
fn every_mistake_can_be_made() {
    for kind in looked_at() {
        let mut made = BTreeSet::new();
        questions(kind, |code, item, part| {
            let right = item.asked(part).solution;
            for (mistake, answer) in item.asked(part).mistakes {
                if answer.same(&right) {
                    continue;
                }
                let grade = item.asked(part).grade(&answer);
                assert_ne!(grade.verdict, Verdict::Right, "{code} {part}: {mistake:?}");
                let named = grade
                    .mistake
                    .unwrap_or_else(|| panic!("{code} {part}: {mistake:?} unnamed"));
                made.insert(named.0);
            }
            for answer in near(&item.asked(part).question.ask, &right) {
                made.extend(
                    item.asked(part)
                        .grade(&answer)
                        .mistake
                        .map(|mistake| mistake.0),
                );
            }
        });
        let mistakes: BTreeSet<&str> = kind.mistakes().iter().map(|mistake| mistake.0).collect();
        assert_eq!(
            mistakes.len(),
            kind.mistakes().len(),
            "{}: a mistake twice",
            kind.id()
        );
        let never: Vec<_> = mistakes.difference(&made).collect();
        assert!(never.is_empty(), "{}: never made: {never:?}", kind.id());
    }
}

/// The most frequent answer to a question of a skill is right in three of five cases at most.
#[test]
fn no_answer_is_worth_guessing() {
    const MOST: usize = 60;
    let mut guessed = Vec::new();
    for kind in looked_at() {
        for &skill in kind.skills() {
            let mut given: BTreeMap<usize, BTreeMap<String, usize>> = BTreeMap::new();
            for seed in 0..240 {
                let difficulty = Difficulty::ALL[seed as usize % 3];
                let code = ItemCode::new(kind, skill, difficulty, seed).expect("a code");
                for (part, asked) in item_of(&code).questions().iter().enumerate() {
                    let said = match (&asked.question.ask, &asked.solution) {
                        (Ask::Choice(options), Answer::Choice(right)) => {
                            format!("{:?}", options[*right])
                        }
                        (_, other) => format!("{other:?}"),
                    };
                    *given.entry(part).or_default().entry(said).or_default() += 1;
                }
            }
            for (part, answers) in given {
                let all: usize = answers.values().sum();
                let frequent = answers.iter().max_by_key(|(_, times)| **times);
                let (answer, times) = frequent.expect("asked at least once");
                // A question that few exercises ask says nothing about the others.
                if all >= 60 && times * 100 > MOST * all {
                    let (kind, skill) = (kind.id(), skill.id());
                    guessed.push(format!("{kind} {skill} {part}: {times} of {all} {answer}"));
                }
            }
        }
    }
    assert!(guessed.is_empty(), "{}", guessed.join("\n"));
}

/// A fingerprint of the position of a code: FNV-1a of its lesson text.
fn fingerprint(item: &Item) -> u32 {
    item.text().bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

fn frozen(code: &str) -> String {
    let code: ItemCode = code
        .parse()
        .unwrap_or_else(|error| panic!("{code}: {error}"));
    let item = item_of(&code);
    format!("{}\t{:08x}", item.witness(), fingerprint(item))
}

/// The exercise of a code must never change: a generator that makes another exercise for a code
/// needs a new format digit. After an intended change, `ARBITRO_FREEZE=1` rewrites the table.
#[test]
fn exercises_stay_as_they_are() {
    let table = crate::given::root().join("tests/data/item_codes.tsv");
    if std::env::var_os("ARBITRO_FREEZE").is_some() {
        let mut lines = vec!["# code\twitness\tfingerprint".to_owned()];
        for kind in Kind::ALL {
            let skills = kind.skills();
            for number in 0..skills.len().max(5) {
                let skill = skills[number % skills.len()];
                let difficulty = Difficulty::ALL[number % 3];
                let code = ItemCode::new(kind, skill, difficulty, 1_000 + number as u32);
                let code = code.expect("a code").to_string();
                lines.push(format!("{code}\t{}", frozen(&code)));
            }
        }
        std::fs::write(&table, lines.join("\n") + "\n").expect("written");
    }
    let pinned: RefCell<BTreeMap<String, usize>> = RefCell::default();
    each_row("item_codes", |row| {
        let expected = format!("{}\t{}", &row["witness"], &row["fingerprint"]);
        let kind = row["code"][..2].to_owned();
        *pinned.borrow_mut().entry(kind).or_default() += 1;
        same("made", frozen(&row["code"]), expected)
    });
    let pinned = pinned.into_inner();
    for kind in Kind::ALL {
        let codes = pinned.get(kind.letters()).copied().unwrap_or(0);
        assert!(codes >= 5, "{}: {codes} codes pinned", kind.id());
    }
}
