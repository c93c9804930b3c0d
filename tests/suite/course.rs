//! The course as a whole: its size, the structure of its lessons, and that positions confirm the
//! texts.

use std::collections::BTreeSet;
use std::fs;

use crate::given::Numbered as _;
use arbitro::course::way::PLACEMENT_ITEMS;
use arbitro::course::way::TEST_ITEMS;
use arbitro::course::{Chapter, Lesson, Step, Text, embedded};
use arbitro::exercise::ballot::ballot;
use arbitro::exercise::{Item, Skill, Verdict};
use arbitro::i18n::{Locale, catalog::sources};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;

use crate::given::{catalog, root, speaker};

const LANGUAGES: [Locale; 4] = [Locale::It, Locale::Fr, Locale::De, Locale::En];

/// The longest text of a step, in words: short enough for a class to read at a glance.
const WORDS: usize = 60;

fn lessons() -> Vec<Lesson> {
    let course = embedded();
    assert_eq!(course.errors, []);
    course.lessons().cloned().collect()
}

/// The text ids of a lesson.
fn ids(lesson: &Lesson) -> Vec<&str> {
    let texts = std::iter::once(&lesson.title).chain(lesson.steps.iter().flat_map(Step::texts));
    texts
        .map(|text| match text {
            Text::Id(id) => id.as_str(),
            Text::Inline(_) => panic!("{}: the course keeps its words in locales/", lesson.id),
        })
        .collect()
}

fn said(locale: Locale, id: &str) -> String {
    speaker(locale).lesson_text(&Text::Id(id.to_owned()))
}

fn words(text: &str) -> usize {
    let word = |word: &&str| word.contains(char::is_alphanumeric);
    text.split_whitespace().filter(word).count()
}

#[test]
fn the_course_has_its_size() {
    let course = embedded();
    assert!(
        (8..=14).contains(&course.chapters.len()),
        "{}",
        course.chapters.len()
    );
    assert!((35..=75).contains(&lessons().len()), "{}", lessons().len());
}

fn exercises(lesson: &Lesson) -> usize {
    let of = |step: &Step| match step {
        Step::Ask { .. } | Step::Vote { .. } | Step::Complete { .. } => 1,
        _ => step.fresh().map_or(0, |fresh| usize::from(fresh.items)),
    };
    lesson.steps.iter().map(of).sum()
}

/// Minutes at the desk: 100 words are read in a minute; a worked or gradually revealed example
/// takes a third of a minute, an exercise half a minute.
fn minutes(lesson: &Lesson, locale: Locale) -> f64 {
    let taken = lesson.steps.iter().filter(|step| step.is_taken());
    let texts = taken.clone().flat_map(Step::texts);
    let read: usize = texts
        .map(|text| words(&speaker(locale).lesson_text(text)))
        .sum();
    let watched = taken.filter(|step| step.reveals() > 0).count();
    read as f64 / 100.0 + watched as f64 / 3.0 + exercises(lesson) as f64 / 2.0
}

#[test]
fn every_lesson_has_the_shape_of_a_lesson() {
    for (number, lesson) in lessons().iter().enumerate() {
        let id = &lesson.id;
        let count = |is: fn(&Step) -> bool| lesson.steps.iter().filter(|step| is(step)).count();
        let begins = matches!(lesson.steps.first(), Some(Step::Recap { .. }));
        assert!(begins || number == 0, "{id} begins without a recap");
        assert!(
            count(|step| matches!(step, Step::Worked { .. })) >= 2,
            "{id}: examples"
        );
        assert!(
            count(|step| matches!(step, Step::Complete { .. })) >= 1,
            "{id}: the last step"
        );
        assert!(
            count(|step| matches!(step, Step::Vote { .. })) >= 1,
            "{id}: a vote"
        );
        assert!(
            count(|step| matches!(step, Step::Notes(_))) >= 1,
            "{id}: notes"
        );
        assert!(
            count(|step| matches!(step, Step::Practise { .. })) >= 1,
            "{id}: practice"
        );
        assert!(
            matches!(lesson.steps.last(), Some(Step::Say(_))),
            "{id}: an end"
        );
        let steps = lesson.taken_before(usize::MAX);
        assert!((10..=26).contains(&steps), "{id}: {steps} steps");
        for locale in LANGUAGES {
            let minutes = minutes(lesson, locale);
            assert!(
                (5.0..12.5).contains(&minutes),
                "{id} {}: {minutes:.1} minutes",
                locale.tag()
            );
        }
        for (at, step) in lesson.steps.iter().enumerate() {
            let judged = step.exercise().is_none() || step.expect().is_some();
            assert!(judged, "{id} step {}: no answer is expected", at + 1);
        }
    }
}

/// A recap repeats what an earlier lesson practised, and nothing from optional lessons.
#[test]
fn a_recap_is_of_what_came_before() {
    let course = embedded();
    let mut practised: BTreeSet<Skill> = BTreeSet::new();
    let mut beside: BTreeSet<Skill> = BTreeSet::new();
    for (chapter, lessons) in &course.chapters {
        let mut known = practised.clone();
        for lesson in lessons {
            for step in &lesson.steps {
                if let Step::Recap { skills, .. } = step {
                    let early = skills.iter().filter(|skill| !known.contains(skill));
                    let early: Vec<_> = early.map(|skill| skill.id()).collect();
                    assert!(early.is_empty(), "{}: {early:?} come later", lesson.id);
                }
            }
            let fresh = lesson.steps.iter().filter_map(Step::fresh);
            known.extend(fresh.flat_map(|fresh| fresh.skills.iter().copied()));
        }
        if chapter.optional {
            beside.extend(known);
        } else {
            practised = known;
        }
    }
    practised.extend(beside);
    let left: Vec<_> = Skill::ALL
        .iter()
        .filter(|skill| !practised.contains(skill))
        .collect();
    assert!(left.is_empty(), "never practised: {left:?}");
}

#[test]
fn one_is_led_past_what_is_optional() {
    let course = embedded();
    let (optional, rest): (Vec<_>, Vec<_>) = course
        .chapters
        .iter()
        .partition(|(chapter, _)| chapter.optional);
    let ids: Vec<&str> = optional
        .iter()
        .map(|(chapter, _)| chapter.id.as_str())
        .collect();
    assert_eq!(ids, ["rubber"]);
    let ids = |chapters: &[&(Chapter, Vec<Lesson>)]| -> Vec<String> {
        let lessons = chapters.iter().flat_map(|(_, lessons)| lessons);
        lessons.map(|lesson| lesson.id.clone()).collect()
    };
    let led: Vec<&str> = course
        .way(|_| false)
        .map(|lesson| lesson.id.as_str())
        .collect();
    assert_eq!(led, ids(&rest));
    // If one of its lessons is begun, the others are recommended too.
    let beside = ids(&optional);
    let begun = course.way(|lesson| Some(&lesson.id) == beside.first());
    assert_eq!(begun.count(), course.lessons().count());
    // The placement test neither asks about it nor leads there.
    let practised = optional.iter().flat_map(|(_, lessons)| lessons);
    let practised: BTreeSet<Skill> = practised.flat_map(Lesson::skills).collect();
    let along = course.skills_along(PLACEMENT_ITEMS);
    assert_eq!(along.len(), PLACEMENT_ITEMS);
    for skill in along {
        assert!(!practised.contains(&skill), "{}", skill.id());
        let begin = course.lesson_to_begin(Some(skill)).expect("a lesson");
        assert!(!beside.contains(&begin.id), "{}", begin.id);
    }
}

#[test]
fn every_chapter_ends_with_a_test_of_what_it_practises() {
    let course = embedded();
    assert_eq!(course.tests().count(), course.chapters.len());
    for (chapter, lessons) in course.tests() {
        let id = &chapter.id;
        let practised: BTreeSet<Skill> = lessons.iter().flat_map(Lesson::skills).collect();
        for seed in 0..12 {
            let test = course.test(id, seed).expect("a test");
            assert_eq!(test.len(), TEST_ITEMS as usize, "{id} {seed}");
            assert_eq!(course.test(id, seed), Some(test.clone()), "{id} {seed}");
            let asked: BTreeSet<Skill> = test.iter().map(|made| made.skill).collect();
            assert!(asked.is_subset(&practised), "{id} {seed}: {asked:?}");
            assert!(
                asked.len() * 2 > practised.len().min(10),
                "{id} {seed}: {asked:?}"
            );
            for (at, made) in test.iter().enumerate() {
                let again = test[..at].iter().any(|other| other.item == made.item);
                assert!(!again, "{id} {seed}: {:?} twice", made.item);
            }
        }
        assert_ne!(course.test(id, 1), course.test(id, 2), "{id}");
        let (last, others) = lessons.split_last().expect("lessons");
        assert_eq!(course.test_after(&last.id), Some(chapter));
        for lesson in others {
            assert_eq!(course.test_after(&lesson.id), None, "{}", lesson.id);
        }
    }
    assert_eq!(course.test("nothing", 1), None);
}

#[test]
fn no_text_is_longer_than_one_reads_at_a_glance() {
    for lesson in lessons() {
        for locale in LANGUAGES {
            for id in ids(&lesson) {
                let long = words(&said(locale, id));
                assert!(long <= WORDS, "{} {id}: {long} words", locale.tag());
            }
        }
    }
}

// What is said has been judged.

/// Runs of digits, as numbers.
fn numbers(text: &str) -> impl Iterator<Item = u32> + '_ {
    let runs = text.split(|c: char| !c.is_ascii_digit());
    runs.filter_map(|run| run.parse().ok())
}

/// Every number of a position: in its exhibits, and in the engine's results.
fn numbers_of(item: &Item, into: &mut BTreeSet<u32>) {
    into.extend(numbers(item.witness()));
    for part in 0..item.questions().len() {
        let grade = item.asked(part).grade(&item.asked(part).solution);
        assert_eq!(grade.verdict, Verdict::Right);
        into.extend(numbers(&format!(
            "{grade:?} {:?}",
            item.asked(part).question
        )));
        let told = grade.reasons.iter();
        into.extend(told.flat_map(|reason| {
            let said = speaker(Locale::En).reason(reason);
            numbers(&said).collect::<Vec<_>>()
        }));
    }
}

/// Numbers as written in a language, without grouping marks: `1 090`, `1.090`.
fn written_numbers(text: &str) -> Vec<u32> {
    let letters: Vec<char> = text.chars().collect();
    let digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let joins = |at: usize| {
        matches!(letters[at], '\u{202f}' | '\u{a0}' | '.' | '’')
            && at > 0
            && digit(at - 1)
            && (1..=3).all(|on| digit(at + on))
            && !digit(at + 4)
    };
    let joined: String = (0..letters.len())
        .filter(|&at| !joins(at))
        .map(|at| letters[at])
        .collect();
    numbers(&joined).collect()
}

/// Removes the numbers of Laws from a text: they are not claims about a position.
fn without_laws(text: &str) -> String {
    let mut kept = Vec::new();
    let mut law = false;
    let text = text.replace("§\u{202f}", "§ ");
    for word in text.split([' ', '\n', '\u{a0}']) {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric() && c != '§');
        let named = [
            "law",
            "laws",
            "loi",
            "lois",
            "articolo",
            "articoli",
            "l’articolo",
            "dall’articolo",
            "dell’articolo",
            "all’articolo",
            "nell’articolo",
            "gli",
            "§",
            "§§",
            "paragraf",
        ];
        let number = bare.starts_with(|c: char| c.is_ascii_digit());
        let binds = [
            "and", "to", "e", "et", "à", "und", "bis", "a", "o", "ou", "oder", "or", "–",
        ];
        let lower = bare.to_lowercase();
        if named.contains(&lower.as_str()) {
            law = true;
        } else if !(law && (number || binds.contains(&lower.as_str()))) {
            law = false;
        }
        if !(law && number) {
            kept.push(word);
        }
    }
    kept.join(" ")
}

/// Small numbers occur everywhere: cards in a hand, tricks, players.
const SMALL: u32 = 13;
const PACK: u32 = 52;

#[test]
fn every_number_in_a_text_comes_out_of_a_position() {
    let course = embedded();
    let mut wrong = Vec::new();
    for (chapter, lessons) in &course.chapters {
        for lesson in lessons {
            let file = format!("lessons/{}/{}.ron", chapter.id, lesson.id);
            let source = fs::read_to_string(root().join(file)).expect("the lesson's file");
            let mut known: BTreeSet<u32> = numbers(&source).collect();
            for item in lesson.steps.iter().filter_map(Step::exercise) {
                numbers_of(item, &mut known);
            }
            for locale in LANGUAGES {
                for id in ids(lesson) {
                    let text = without_laws(&catalog(locale).text(id));
                    let stray = written_numbers(&text).into_iter();
                    let stray = stray.filter(|n| *n > SMALL && *n != PACK && !known.contains(n));
                    wrong.extend(stray.map(|n| format!("{} {id}: {n}", locale.tag())));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "in no position of the lesson:\n{}",
        wrong.join("\n")
    );
}

/// The notation in each message of a language's lessons: `BRIDGE("1S")`.
fn notations(locale: Locale) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for (_, text) in sources(locale) {
        let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            if !message.id.name.starts_with("lesson-") {
                continue;
            }
            let elements = message.value.into_iter().flat_map(|value| value.elements);
            let notations = elements.filter_map(|element| match element {
                PatternElement::Placeable {
                    expression:
                        Expression::Inline(InlineExpression::FunctionReference { arguments, .. }),
                } => match arguments.positional.into_iter().next() {
                    Some(InlineExpression::StringLiteral { value }) => Some(value),
                    _ => None,
                },
                _ => None,
            });
            found.push((message.id.name, notations.collect()));
        }
    }
    found
}

/// Calls and cards that a text names occur in the lesson's file, where the engine judges them.
#[test]
fn every_call_and_card_in_a_text_stands_in_a_position() {
    let course = embedded();
    let notations = notations(Locale::En);
    let mut wrong = Vec::new();
    for (chapter, lessons) in &course.chapters {
        for lesson in lessons {
            let file = format!("lessons/{}/{}.ron", chapter.id, lesson.id);
            let source = fs::read_to_string(root().join(file)).expect("the lesson's file");
            let code: String = source
                .lines()
                .map(|line| line.split("//").next().unwrap_or_default())
                .collect::<Vec<_>>()
                .join("\n");
            let known: BTreeSet<&str> = code.split(|c: char| !c.is_alphanumeric()).collect();
            for id in ids(lesson) {
                let named = notations.iter().filter(|(of, _)| of == id);
                let stray = named.flat_map(|(_, named)| named);
                let stray = stray.filter(|word| !known.contains(word.as_str()));
                wrong.extend(stray.map(|word| format!("{id}: {word}")));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "in no position of the lesson:\n{}",
        wrong.join("\n")
    );
}

// The table of the course in lessons/README.md.

const TABLE: [&str; 2] = [
    "<!-- the table of lessons: written by the tests -->",
    "<!-- end of the table -->",
];

fn table() -> String {
    let mut rows = vec![
        "| lesson | steps | exercises | words it | fr | de | en | minutes |".to_owned(),
        "|---|---|---|---|---|---|---|---|".to_owned(),
    ];
    let mut sums = [0_usize; 6];
    let mut total = 0.0;
    for (chapter, lessons) in &embedded().chapters {
        for lesson in lessons {
            let long = LANGUAGES.map(|locale| {
                let texts = lesson
                    .steps
                    .iter()
                    .filter(|step| step.is_taken())
                    .flat_map(Step::texts);
                texts
                    .map(|text| words(&speaker(locale).lesson_text(text)))
                    .sum::<usize>()
            });
            let [it, fr, de, en] = long;
            let (steps, asked) = (lesson.taken_before(usize::MAX), exercises(lesson));
            let minutes = LANGUAGES
                .map(|locale| minutes(lesson, locale))
                .into_iter()
                .sum::<f64>()
                / 4.0;
            for (sum, one) in sums.iter_mut().zip([steps, asked, it, fr, de, en]) {
                *sum += one;
            }
            total += minutes;
            let optional = if chapter.optional { " (optional)" } else { "" };
            rows.push(format!(
                "| {}/{}{optional} | {steps} | {asked} | {it} | {fr} | {de} | {en} | {minutes:.0} |",
                chapter.id, lesson.id
            ));
        }
    }
    let [steps, asked, it, fr, de, en] = sums;
    rows.push(format!(
        "| **all** | {steps} | {asked} | {it} | {fr} | {de} | {en} | {total:.0} |"
    ));
    rows.join("\n")
}

/// `ARBITRO_FREEZE=1` rewrites it.
#[test]
fn the_readme_of_the_lessons_has_their_table() {
    let path = root().join("lessons/README.md");
    let text = fs::read_to_string(&path).expect("lessons/README.md");
    let [start, end] = TABLE;
    let (before, rest) = text.split_once(start).expect("where the table begins");
    let (old, after) = rest.split_once(end).expect("where the table ends");
    let table = table();
    if std::env::var_os("ARBITRO_FREEZE").is_some() {
        fs::write(&path, format!("{before}{start}\n{table}\n{end}{after}")).expect("written");
        return;
    }
    assert_eq!(
        old.trim().replace('\r', ""),
        table,
        "ARBITRO_FREEZE=1 writes the table anew"
    );
}

/// Every lesson is on the list of articles, and every erratum is listed.
#[test]
fn the_readme_of_the_lessons_names_every_lesson() {
    let text = fs::read_to_string(root().join("lessons/README.md")).expect("lessons/README.md");
    let [_, end] = TABLE;
    let (_, map) = text.split_once(end).expect("the map follows the table");
    for lesson in lessons() {
        assert!(map.contains(&format!("`{}`", lesson.id)), "{}", lesson.id);
    }
}

/// A class votes on three or four answers, one of them right; with two, a vote would be a coin
/// toss. A part for which too few mistakes are known is asked without a vote.
#[test]
fn every_vote_has_three_or_four_answers() {
    for lesson in lessons() {
        for step in &lesson.steps {
            let Step::Vote { id, exercise, .. } = step else {
                continue;
            };
            let ballots =
                (0..exercise.questions().len()).map(|part| ballot(&exercise.asked(part), 1));
            let mut voted = 0;
            for (part, ballot) in ballots.enumerate() {
                let Some(ballot) = ballot else {
                    continue;
                };
                voted += 1;
                let right = exercise.asked(part).solution;
                let options = ballot.options.iter();
                let hold = options.filter(|option| option.answer.same(&right)).count();
                assert_eq!(hold, 1, "{id}, part {part}");
                let count = ballot.options.len();
                assert!((3..=4).contains(&count), "{id}, part {part}: {count}");
            }
            assert!(voted > 0, "{id}: nothing to vote on");
        }
    }
}
