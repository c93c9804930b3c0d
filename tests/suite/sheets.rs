//! Printed sheets, measured before they are written: everything inside the margins, no overlaps, no
//! unreadably small letters, and the same file for the same exercises.

use crate::given::Numbered as _;
use crate::given::item_of;
use arbitro::course::embedded;
use arbitro::engine::notation::parse_contract;
use arbitro::engine::score::{DealResult, Tricks};
use arbitro::engine::{Citation, Doubling, Strain, Vulnerability};
use arbitro::exercise::Asked;
use arbitro::exercise::asked::read_together;
use arbitro::exercise::worked::WorkedLine;
use arbitro::exercise::{Difficulty, Exhibit, ItemCode, Kind, Level, Practised, Topic};
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use arbitro::sheet::page::{Leaf, PRINTED, Role};
use arbitro::sheet::worksheet::MOST_ITEMS;
use arbitro::sheet::{
    Block, Languages, Part, Worksheet, block, document, score_table, scoring_card,
};

/// Runs something with one or two languages.
fn speaking<T>(first: Locale, second: Option<Locale>, run: impl FnOnce(&Languages<'_>) -> T) -> T {
    let (first, second) = (Catalog::new(first), second.map(Catalog::new));
    let spoken = |catalog| Speaker::new(catalog, Notation::new(catalog, CardLetters::National));
    run(&Languages {
        first: spoken(&first),
        second: second.as_ref().map(spoken),
    })
}

/// Everything printed is inside the margins and does not overlap.
fn well_laid(leaves: &[Leaf], least: f32, what: &str) {
    assert!(!leaves.is_empty(), "{what}: no page");
    for (leaf, page) in leaves.iter().zip(1..) {
        let printed = || leaf.placed.iter().filter(|it| it.role != Role::Foot);
        assert!(printed().next().is_some(), "{what}: page {page} is empty");
        for (at, placed) in printed().enumerate() {
            let words = placed.picture.words();
            let area = placed.area;
            assert!(
                PRINTED.holds(&area),
                "{what}, {page}: outside: {words} {area:?}"
            );
            let over = placed.picture.overflowing();
            assert_eq!(over, None, "{what}, {page}: runs over: {words}");
            let smallest = placed.picture.smallest_letters().unwrap_or(least);
            assert!(
                smallest >= least,
                "{what}, {page}: {smallest} points: {words}"
            );
            assert!(!words.contains('⟦'), "{what}: {words}");
            let meets = printed().skip(at + 1).find(|other| area.meets(&other.area));
            let meets = meets.map(|other| other.picture.words());
            assert_eq!(meets, None, "{what}, {page}: lies over: {words}");
        }
        let last = printed().next_back().map(|it| it.role);
        assert_eq!(
            last,
            Some(Role::Text),
            "{what}, {page}: ends with a heading"
        );
    }
}

fn words(leaves: &[Leaf]) -> String {
    let placed = leaves.iter().flat_map(|leaf| &leaf.placed);
    let words = placed.map(|it| it.picture.words());
    words.collect::<Vec<_>>().join("\n")
}

fn practised(kind: Kind, difficulty: Difficulty, seed: u32) -> Practised {
    let skills = kind.skills();
    let skill = skills[seed as usize % skills.len()];
    let code = ItemCode::new(kind, skill, difficulty, seed).unwrap();
    Practised {
        item: item_of(&code).clone(),
        skill,
        difficulty,
        code: Some(code),
    }
}

#[test]
fn every_kind_is_printed_in_every_language() {
    for locale in Locale::BASES {
        speaking(locale, None, |say| {
            for kind in Kind::ALL {
                let seeds = [(Difficulty::Easy, 3), (Difficulty::Hard, 8)];
                let exercises = seeds.map(|(difficulty, seed)| practised(kind, difficulty, seed));
                let sheet = Worksheet::of_exercises("Übung".into(), exercises.into_iter());
                let what = format!("{} in {}", kind.id(), locale.tag());
                let leaves = sheet.pages(say, Part::Whole);
                // A diagram too wide for a column of the key is scaled down.
                well_laid(&leaves, 5.5, &what);
                assert!((2..=6).contains(&leaves.len()), "{what}: {}", leaves.len());
            }
        });
    }
}

#[test]
fn two_languages_are_printed_together() {
    for (first, second) in [(Locale::De, Locale::Fr), (Locale::It, Locale::De)] {
        speaking(first, Some(second), |say| {
            let exercises = Kind::ALL.map(|kind| practised(kind, Difficulty::Medium, 5));
            let title = say.both(|to| to.text("screen-practice-mixed"));
            let sheet = Worksheet::of_exercises(title, exercises.into_iter());
            let leaves = sheet.pages(say, Part::Whole);
            well_laid(&leaves, 5.5, &format!("{first:?} and {second:?}"));
            let words = words(&leaves);
            let second = say.second.unwrap();
            for id in ["sheet-look-up", "screen-practice-mixed"] {
                let start: String = second.text(id).chars().take(24).collect();
                assert!(
                    words.contains(&start),
                    "{id} in {}",
                    second.catalog.locale().tag()
                );
            }
            scoring_card::pages(say)
                .iter()
                .chain(&score_table::pages(say))
                .for_each(|leaf| well_laid(std::slice::from_ref(leaf), 7.9, "of reference"));
        });
    }
}

#[test]
fn every_lesson_is_printed() {
    let course = embedded();
    speaking(Locale::It, None, |say| {
        for lesson in course.lessons() {
            let sheet = Worksheet::of_lesson(say, lesson, MOST_ITEMS, 11);
            if sheet.tasks.is_empty() {
                continue;
            }
            let leaves = sheet.pages(say, Part::Whole);
            well_laid(&leaves, 5.5, &lesson.id);
            let most = 2 + sheet.tasks.len();
            assert!(
                leaves.len() <= most,
                "{}: {} pages",
                lesson.id,
                leaves.len()
            );
        }
    });
}

/// The numbers of pages that are more than half empty, except the last one.
fn half_empty(leaves: &[Leaf]) -> Vec<usize> {
    let before_last = leaves.len().saturating_sub(1);
    let pages = leaves.iter().take(before_last).zip(1..);
    let empty = pages.filter(|(leaf, _)| leaf.filled() < 0.5);
    empty.map(|(_, page)| page).collect()
}

/// Whether the last of several pages has only one exercise or answer and is nearly empty.
fn ends_alone(leaves: &[Leaf]) -> bool {
    let Some((last, [_, ..])) = leaves.split_last() else {
        return false;
    };
    let headings = last.placed.iter().filter(|it| it.role == Role::Heading);
    headings.count() < 2 && last.filled() < 0.25
}

#[test]
fn pages_are_filled() {
    let course = embedded();
    let parts = [Part::Exercises, Part::Key];
    let filled = |say: &Languages<'_>, sheet: &Worksheet, what: &str| {
        for part in parts {
            let leaves = sheet.pages(say, part);
            assert_eq!(half_empty(&leaves), [0; 0], "{what}, {part:?}");
            assert!(!ends_alone(&leaves), "{what}, {part:?}: one ends alone");
        }
    };
    speaking(Locale::Fr, Some(Locale::It), |say| {
        let topic = Topic::of_kinds(&[
            Kind::PenaltyCardPlay,
            Kind::LeadRestriction,
            Kind::TwoPenaltyCards,
            Kind::PenaltyCardKind,
        ]);
        for seed in 1..5 {
            let level = Level::Of(Difficulty::Easy);
            let sheet = Worksheet::of_topic(&"pénalisées".into(), topic.clone(), level, 8, seed);
            filled(say, &sheet, &format!("penalty cards, {seed}"));
            let pages = sheet.pages(say, Part::Exercises).len();
            assert!(pages <= 5, "eight exercises on {pages} pages");
        }
    });
    speaking(Locale::De, None, |say| {
        let double = course.lesson("double").unwrap();
        let sheet = Worksheet::of_lesson(say, double, MOST_ITEMS, 11);
        let pages = parts.map(|part| sheet.pages(say, part).len());
        assert_eq!(pages, [2, 1]);
    });
    speaking(Locale::De, None, |say| {
        for lesson in course.lessons() {
            let sheet = Worksheet::of_lesson(say, lesson, MOST_ITEMS, 11);
            if !sheet.tasks.is_empty() {
                filled(say, &sheet, &lesson.id);
            }
        }
    });
}

#[test]
fn questions_of_a_lesson_are_named_and_fresh_ones_have_codes() {
    let course = embedded();
    let lesson = course.lesson("double").unwrap();
    speaking(Locale::En, None, |say| {
        let sheet = Worksheet::of_lesson(say, lesson, MOST_ITEMS, 11);
        let own = lesson
            .steps
            .iter()
            .filter(|step| step.id().is_some())
            .count();
        let fresh = lesson.steps.iter().filter_map(arbitro::course::Step::fresh);
        let fresh: usize = fresh.map(|fresh| usize::from(fresh.items)).sum();
        assert!(own > 0 && fresh > 0);
        assert_eq!(sheet.tasks.len(), own + fresh);
        let printed = words(&sheet.pages(say, Part::Exercises));
        for task in &sheet.tasks {
            let name = task.name.to_string();
            assert!(printed.contains(&name), "{name}");
            match name.parse::<ItemCode>() {
                Ok(code) => {
                    let made = item_of(&code).questions().to_vec();
                    assert!(task.questions.iter().all(|it| made.contains(it)), "{name}");
                }
                Err(_) => assert!(name.starts_with("double · "), "{name}"),
            }
        }
        let few = Worksheet::of_lesson(say, lesson, 3, 11);
        assert_eq!(few.tasks, sheet.tasks[..3]);
    });
}

#[test]
fn the_key_alone_holds_the_answers() {
    speaking(Locale::De, None, |say| {
        let topic = Topic::of_kinds(&[Kind::ScoreContract, Kind::NameContract]);
        let level = Level::Of(Difficulty::Medium);
        let sheet = Worksheet::of_topic(&"Probe".into(), topic, level, 6, 9);
        let exercises = words(&sheet.pages(say, Part::Exercises));
        let key = words(&sheet.pages(say, Part::Key));
        let answer = say.first.with("worked-answer", [("answer", "".into())]);
        let answer = answer.trim_end();
        assert!(key.contains(answer) && !exercises.contains(answer));
        for task in &sheet.tasks {
            for asked in &task.questions {
                for reason in asked.solved().reasons {
                    let law = say.first.law(reason.citation);
                    assert!(key.contains(&law), "{law}");
                }
            }
        }
        let whole = sheet.pages(say, Part::Whole);
        let title = say.first.with("sheet-key", [("title", "Probe".into())]);
        let begins = |leaf: &Leaf| leaf.placed[0].picture.words() == title;
        assert_eq!(whole.iter().filter(|leaf| begins(leaf)).count(), 1);
    });
}

/// Many exercises of a lesson have the same rule to remember.
#[test]
fn a_rule_to_take_away_stands_in_the_key_once() {
    let course = embedded();
    speaking(Locale::En, None, |say| {
        for lesson in course.lessons() {
            let sheet = Worksheet::of_lesson(say, lesson, MOST_ITEMS, 11);
            let leaves = sheet.pages(say, Part::Key);
            let lead = say.first.with("explain-remember", [("rule", "".into())]);
            let placed = leaves.iter().flat_map(|leaf| &leaf.placed);
            let said = placed.map(|it| it.picture.words());
            let mut rules: Vec<String> =
                said.filter(|said| said.starts_with(lead.trim())).collect();
            let all = rules.len();
            rules.sort();
            rules.dedup();
            assert_eq!(rules.len(), all, "{}", lesson.id);
        }
    });
}

/// The groups of questions that may be printed together, without repeats.
fn groups(questions: &[Asked]) -> Vec<&[Asked]> {
    let skills = questions.iter().map(|asked| Some(asked.skill));
    let together = |skill| read_together(questions, skill);
    let mut groups: Vec<&[Asked]> = Vec::new();
    for group in [None].into_iter().chain(skills).map(together) {
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

/// A text in which everything but letters and digits is a blank, with a blank at either end, so
/// that only whole words are found.
fn plain(text: &str) -> String {
    let kept = |sign: char| {
        if sign.is_alphanumeric() || "♠♥♦♣".contains(sign) {
            sign
        } else {
            ' '
        }
    };
    let text: String = text.chars().map(kept).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    format!(" {} ", words.join(" ").to_lowercase())
}

#[test]
fn no_question_on_paper_tells_the_answer_to_another() {
    let seeds = Difficulty::ALL
        .into_iter()
        .flat_map(|difficulty| (0..20).map(move |seed| (difficulty, seed)));
    speaking(Locale::En, None, |say| {
        for ((difficulty, seed), kind) in seeds.flat_map(|it| Kind::ALL.map(|kind| (it, kind))) {
            let made = practised(kind, difficulty, seed);
            for group in groups(made.item.questions()) {
                let first = &group[0].question;
                let known = plain(&say.first.phrase(&first.prompt));
                for (at, asked) in group.iter().enumerate() {
                    let what = format!("{} {at}", made.code.unwrap());
                    let question = &asked.question;
                    assert_eq!(
                        question.exhibits, first.exhibits,
                        "{what}: shows something else"
                    );
                    let answer = plain(&say.first.answer(&asked.solution, &question.ask));
                    if answer.trim().chars().count() < 2 || known.contains(&answer) {
                        continue;
                    }
                    for other in group.iter().filter(|other| *other != asked) {
                        let prompt = say.first.phrase(&other.question.prompt);
                        assert!(
                            !plain(&prompt).contains(&answer),
                            "{what}:{answer}in: {prompt}"
                        );
                    }
                }
            }
        }
    });
}

/// Paper asks for the skill that an exercise was made for, if the exercise does so at all.
#[test]
fn paper_asks_for_the_skill_that_is_practised() {
    for difficulty in Difficulty::ALL {
        for kind in Kind::ALL {
            for seed in 0..20 {
                let made = practised(kind, difficulty, seed);
                let questions = made.item.questions();
                let asks = |asked: &Asked| asked.skill == made.skill;
                let printed = read_together(questions, Some(made.skill));
                let what = made.code.unwrap();
                assert_eq!(
                    printed.iter().any(asks),
                    questions.iter().any(asks),
                    "{what}"
                );
            }
        }
    }
}

/// A step that asks only for its last part is printed so; any other is printed without parts that
/// give answers away.
#[test]
fn steps_of_lessons_are_printed_with_the_parts_they_ask() {
    let course = embedded();
    let mut begun = 0;
    let mut groups = 0;
    speaking(Locale::En, None, |say| {
        for lesson in course.lessons() {
            for task in Worksheet::of_lesson(say, lesson, MOST_ITEMS, 11).tasks {
                if task.begun.is_empty() {
                    groups += usize::from(task.questions.len() > 1);
                    assert!(!task.questions.iter().skip(1).any(|it| it.gives_away));
                } else {
                    begun += 1;
                    assert_eq!(task.questions.len(), 1, "{}", task.name);
                }
            }
        }
    });
    assert!(begun > 0 && groups > 0, "{begun} {groups}");
}

#[test]
fn the_same_exercises_are_the_same_file() {
    speaking(Locale::Fr, None, |say| {
        let made = |seed| {
            let level = Level::Mixed;
            let sheet = Worksheet::of_topic(&"Essai".into(), Topic::mixed(), level, 4, seed);
            sheet.to_pdf(say, Part::Whole).unwrap()
        };
        let file = made(4);
        assert!(file.starts_with(b"%PDF"));
        assert!(file == made(4), "the same seed gives another file");
        assert!(file != made(5), "another seed gives the same file");
    });
}

/// Every possible score is in the table, for every strain.
#[test]
fn the_score_table_holds_every_score() {
    for locale in Locale::ALL {
        speaking(locale, None, |say| {
            let leaves = score_table::pages(say);
            well_laid(&leaves, 8.0, locale.tag());
            assert_eq!(leaves.len(), 1, "{}", locale.tag());
            let printed = words(&leaves);
            let numbers: Vec<&str> = printed.split_whitespace().collect();
            for bid in arbitro::engine::auction::every_bid() {
                for doubling in Doubling::ALL {
                    for vulnerability in Vulnerability::ALL {
                        for tricks in Tricks::all() {
                            let result = DealResult {
                                bid,
                                doubling,
                                vulnerability,
                                tricks,
                            };
                            let score = result.score().to_string().replace('-', "−");
                            assert!(numbers.contains(&score.as_str()), "{result:?}: {score}");
                        }
                    }
                }
            }
        });
    }
}

/// Assumptions of the table: clubs score as diamonds, hearts as spades, and the strain makes no
/// difference to undertricks.
#[test]
fn strains_of_one_value_score_alike() {
    let score = |level, strain, doubling, vulnerability, tricks| {
        let bid = arbitro::engine::Bid::new(level, strain);
        DealResult {
            bid,
            doubling,
            vulnerability,
            tricks,
        }
        .score()
    };
    for level in 1..=7 {
        for doubling in Doubling::ALL {
            for vulnerable in Vulnerability::ALL {
                for tricks in Tricks::all() {
                    let of = |strain| score(level, strain, doubling, vulnerable, tricks);
                    assert_eq!(of(Strain::Clubs), of(Strain::Diamonds));
                    assert_eq!(of(Strain::Hearts), of(Strain::Spades));
                    if tricks.get() < 6 + level {
                        assert_eq!(of(Strain::Clubs), of(Strain::Notrump));
                    }
                }
            }
        }
    }
}

#[test]
fn the_scoring_card_is_one_page() {
    for locale in Locale::ALL {
        speaking(locale, None, |say| {
            let leaves = scoring_card::pages(say);
            well_laid(&leaves, 7.9, locale.tag());
            assert_eq!(leaves.len(), 1, "{}", locale.tag());
            let printed = words(&leaves);
            let points = |number| say.first.notation.points(number);
            for number in [
                20, 30, 40, 50, 300, 500, 750, 1000, 1500, 100, 200, 400, 4000,
            ] {
                let number = points(number);
                let found = printed.split([' ', '\n']).any(|word| word == number);
                assert!(found, "{number} in {}", locale.tag());
            }
            // A range of undertricks with the same cost.
            for rows in ["2–3", "4–13"] {
                assert!(printed.contains(rows), "{rows}: {printed}");
            }
            let games = ["4♠", "4♥", "5♦", "5♣"];
            assert!(
                games
                    .iter()
                    .all(|game| printed.replace(' ', "").contains(game))
            );
        });
    }
}

#[test]
fn a_document_takes_whatever_is_written() {
    let (bid, doubling) = parse_contract("4SX").unwrap();
    let result = DealResult {
        bid,
        doubling,
        vulnerability: Vulnerability::Vulnerable,
        tricks: Tricks::new(9).unwrap(),
    };
    let exhibits = practised(Kind::PenaltyCard, Difficulty::Hard, 2)
        .item
        .asked(0)
        .question;
    let account = result.account();
    let lines = account.lines().iter().copied().map(WorkedLine::Score);
    let mut blocks = vec![
        Block::Heading("**Fett** 2♥".into()),
        Block::Text("x".repeat(3000).as_str().into()),
        Block::Text("**halb\n- eins\n- zwei ♦♦♦\n\n\u{1f600} ｃ".into()),
        Block::Working(lines.chain([WorkedLine::Sum(account.total())]).collect()),
        Block::Law(Citation::duplicate("50B")),
        Block::Text("".into()),
    ];
    blocks.extend(exhibits.exhibits.iter().cloned().map(Block::Exhibit));
    // Headings that would be at the foot of a page.
    for at in 0..60 {
        let lines = "Wort ".repeat(at * 3 + 1);
        let words = Block::Text(lines.as_str().into());
        blocks.push(Block::Heading("Titel".into()));
        blocks.push(Block::Together(vec![
            words.clone(),
            Block::Text("klein".into()),
            words,
        ]));
    }
    speaking(Locale::De, None, |say| {
        let leaves = block::pages(say, &"Prüfung".into(), &blocks);
        well_laid(&leaves, 7.9, "a document");
        let file = document(say, &"Prüfung".into(), &blocks).unwrap();
        assert!(file.starts_with(b"%PDF"));
        let none = block::pages(say, &"Leer".into(), &[]);
        assert_eq!(none.len(), 1);
    });
}

/// Exhibits of lessons are drawn, too.
#[test]
fn whatever_lessons_show_is_drawn() {
    let course = embedded();
    let shown = course.lessons().flat_map(|lesson| &lesson.steps);
    let shown: Vec<Exhibit> = shown
        .filter_map(|step| match step {
            arbitro::course::Step::Show(show) => Some(show.picture.exhibits()),
            _ => None,
        })
        .flatten()
        .collect();
    assert!(shown.len() > 20);
    for locale in Locale::BASES {
        speaking(locale, None, |say| {
            let blocks: Vec<Block> = shown.iter().cloned().map(Block::Exhibit).collect();
            let leaves = block::pages(say, &"Bilder".into(), &blocks);
            well_laid(&leaves, 7.0, locale.tag());
        });
    }
}
