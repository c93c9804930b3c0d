//! Lessons: the course is played to its end in every language, and errors in bad files are
//! reported.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::given::Numbered as _;
use arbitro::course::load::{MAX_BYTES, read_lesson};
use arbitro::course::text::MAX_ID;
use arbitro::course::{
    Fresh, Lesson, LessonError, LessonFolder, Show, Shown, Step, Text, check_path, embedded,
    parse_lesson,
};
use arbitro::engine::notation;
use arbitro::exercise::worked::{WorkedLine, begun, worked};
use arbitro::exercise::{
    Answer, Ask, Cell, Column, Exhibit, Grade, Item, ItemCode, Kind, Remember, Skill,
    Step as Working, Verdict,
};
use arbitro::i18n::{CardLetters, Locale, Notation, Speaker};
use proptest::prelude::*;

use crate::every_kind::near;
use crate::given::{catalog, collect, item_of, root, speaker};

// The course.

#[test]
fn the_course_loads_without_errors() {
    let course = embedded();
    assert_eq!(course.errors, []);
    assert!(course.lessons().count() >= 2);
    for locale in Locale::ALL {
        // The folder has the same lessons in the same order, and their texts are there.
        let catalog = catalog(locale);
        let folder = LessonFolder::open(&root().join("lessons"), |id| catalog.is_whole(id));
        assert_eq!(folder.order_faults(), [], "{}", locale.tag());
        let of_folder = folder
            .lessons()
            .map(|file| file.lesson().expect("a lesson"));
        assert!(of_folder.eq(course.lessons()));
    }
}

#[test]
fn every_lesson_file_is_in_the_course() {
    let mut files = Vec::new();
    collect(&root().join("lessons"), "ron", &mut files);
    let of_files: BTreeSet<PathBuf> = files.into_iter().map(|(path, _)| path).collect();
    let chapters = embedded().chapters;
    let of_course = chapters.iter().flat_map(|(chapter, _)| {
        let name = |lesson: &String| format!("lessons/{}/{lesson}.ron", chapter.id);
        chapter.lessons.iter().map(name).map(PathBuf::from)
    });
    let of_course: BTreeSet<PathBuf> = of_course
        .chain([PathBuf::from("lessons/course.ron")])
        .collect();
    assert_eq!(of_files, of_course);
}

/// A reader that reads every text aloud and fails on a missing one.
pub struct Reader<'a> {
    pub speaker: Speaker<'a>,
    pub place: String,
}

impl Reader<'_> {
    fn hears(&self, text: &str) {
        let whole = !text.trim().is_empty() && !text.contains(['⟦', '⟧', '{', '}']);
        assert!(
            whole,
            "{} in {}: “{text}”",
            self.place,
            self.speaker.catalog.locale().tag()
        );
    }

    fn plays(&mut self, lesson: &Lesson) {
        self.place.clone_from(&lesson.id);
        self.hears(&self.speaker.lesson_text(&lesson.title));
        for (number, step) in lesson.steps.iter().enumerate() {
            self.place = format!("{} step {}", lesson.id, number + 1);
            for text in step.texts() {
                self.hears(&self.speaker.lesson_text(text));
            }
            match step {
                Step::Say(_) | Step::Notes(_) => {}
                Step::Show(show) => {
                    let exhibits = show.picture.exhibits();
                    exhibits.iter().for_each(|exhibit| self.looks_at(exhibit));
                }
                Step::Worked { exercise, .. } => {
                    self.follows(&worked(exercise.questions()));
                    self.answers(exercise);
                }
                Step::Complete { exercise, .. } => {
                    self.follows(&begun(exercise.questions()));
                    self.answers(exercise);
                }
                Step::Check { exercise, .. }
                | Step::Ask { exercise, .. }
                | Step::Vote { exercise, .. } => self.answers(exercise),
                Step::Recap { .. } | Step::Practise { .. } => {
                    self.practises(step.fresh().expect("fresh questions"));
                }
            }
        }
    }

    fn practises(&self, fresh: Fresh<'_>) {
        for &skill in fresh.skills {
            self.hears(&self.speaker.skill(skill));
            let by = |kind: &Kind| fresh.kinds.is_empty() || fresh.kinds.contains(kind);
            for kind in practising(skill).filter(by) {
                for seed in 0..u32::from(fresh.items) {
                    let code = ItemCode::new(kind, skill, fresh.difficulty, seed);
                    self.answers(item_of(&code.expect("a skill of the kind")));
                }
            }
        }
    }

    fn follows(&self, lines: &[WorkedLine]) {
        lines
            .iter()
            .for_each(|line| self.hears(&self.speaker.worked_line(line)));
    }

    /// Answers every part correctly, and then wrongly in every plausible way.
    pub fn answers(&self, item: &Item) {
        self.hears(&self.speaker.kind(item.kind()));
        for part in 0..item.questions().len() {
            let question = item.asked(part).question;
            self.hears(&self.speaker.phrase(&question.prompt));
            question
                .exhibits
                .iter()
                .for_each(|exhibit| self.looks_at(exhibit));
            if let Ask::Count(label) = &question.ask {
                self.hears(&self.speaker.phrase(label));
            }
            self.hears(&self.speaker.remember(Remember::after(&item.asked(part))));
            if let Ask::Choice(options)
            | Ask::Choices(options)
            | Ask::Column(Column { rows: options, .. }) = &question.ask
            {
                options
                    .iter()
                    .for_each(|option| self.hears(&self.speaker.phrase(option)));
            }
            let right = item.asked(part).solution;
            let answers = near(&question.ask, &right);
            for answer in [right.clone()].into_iter().chain(answers) {
                let grade = item.asked(part).grade(&answer);
                assert_eq!(
                    grade.verdict == Verdict::Right,
                    answer.same(&right),
                    "{}",
                    self.place
                );
                if !matches!(answer, Answer::Choice(_)) {
                    self.hears(&self.speaker.answer(&answer, &question.ask));
                }
                self.hears(&self.speaker.answer(&grade.solution, &question.ask));
                self.is_told(&grade);
            }
        }
    }

    fn is_told(&self, grade: &Grade) {
        let reason = |reason: &arbitro::engine::Reason| {
            self.hears(&self.speaker.reason(reason));
            self.hears(&self.speaker.law(reason.citation));
            self.hears(&self.speaker.law_subject(reason.citation));
            self.hears(&self.speaker.law_book(reason.citation));
        };
        grade.reasons.iter().for_each(reason);
        if let Some(mistake) = grade.mistake {
            self.hears(&self.speaker.mistake(mistake));
        }
        for step in &grade.steps {
            match step {
                Working::Reason(why) => reason(why),
                Working::Line { line, .. } => {
                    self.hears(&self.speaker.score_item(line.item));
                    if !line.terms().is_empty() {
                        self.hears(&self.speaker.working(line));
                    }
                }
                Working::Surplus { item, .. } => self.hears(&self.speaker.score_item(*item)),
                Working::Total { total, .. } => self.hears(&self.speaker.notation.points(*total)),
                Working::Say(phrase) => self.hears(&self.speaker.phrase(phrase)),
                Working::Row { .. } => {}
                Working::Card { card, why_not, .. } => {
                    self.hears(&self.speaker.notation.card_words(*card));
                    why_not.iter().for_each(reason);
                }
            }
        }
    }

    fn looks_at(&self, exhibit: &Exhibit) {
        let notation = &self.speaker.notation;
        match exhibit {
            Exhibit::Auction { auction, asked } => {
                let made = auction.calls().iter().map(|made| made.call);
                for call in made.chain(*asked) {
                    self.hears(&notation.call(call));
                    self.hears(&notation.call_words(call));
                }
            }
            Exhibit::Result { result, declarer } => {
                self.hears(&notation.contract(result.bid, result.doubling));
                self.hears(&notation.seat(*declarer));
                self.hears(&notation.vulnerability(result.vulnerability));
            }
            Exhibit::Board { vulnerability, .. } => {
                self.hears(&notation.board_vulnerability(*vulnerability));
            }
            Exhibit::Scene(told) => {
                assert!(!told.is_empty(), "{}", self.place);
                told.iter()
                    .for_each(|phrase| self.hears(&self.speaker.phrase(phrase)));
            }
            Exhibit::Calls { calls, .. } => {
                calls
                    .iter()
                    .for_each(|call| self.hears(&notation.call_words(*call)));
            }
            Exhibit::Grid(grid) => {
                self.hears(&self.speaker.phrase(&grid.title));
                for name in &grid.columns {
                    self.hears(&self.speaker.phrase(name));
                }
                let filled = |cell: &&Cell| **cell != Cell::Empty;
                for cell in grid.rows.iter().flatten().filter(filled) {
                    self.hears(&self.speaker.cell(cell));
                }
            }
            Exhibit::Table(table) => {
                if !table.hand.is_empty() {
                    self.hears(&notation.cards(table.hand));
                }
                self.hears(&notation.seat(table.player));
                table
                    .hand
                    .iter()
                    .for_each(|card| self.hears(&notation.card_words(card)));
            }
        }
    }
}

fn practising(skill: Skill) -> impl Iterator<Item = Kind> {
    Kind::ALL
        .into_iter()
        .filter(move |kind| kind.skills().contains(&skill))
}

fn the_course_is_played_in(locale: Locale) {
    let course = embedded();
    for letters in [CardLetters::National, CardLetters::International] {
        let speaker = Speaker::new(catalog(locale), Notation::new(catalog(locale), letters));
        let mut reader = Reader {
            speaker,
            place: String::new(),
        };
        for (chapter, lessons) in &course.chapters {
            reader.place.clone_from(&chapter.id);
            reader.hears(&speaker.lesson_text(&chapter.title));
            lessons.iter().for_each(|lesson| reader.plays(lesson));
        }
    }
}

#[test]
fn the_course_is_played_in_italian() {
    the_course_is_played_in(Locale::It);
    the_course_is_played_in(Locale::ItCh);
}

#[test]
fn the_course_is_played_in_french() {
    the_course_is_played_in(Locale::Fr);
    the_course_is_played_in(Locale::FrCh);
}

#[test]
fn the_course_is_played_in_german() {
    the_course_is_played_in(Locale::De);
    the_course_is_played_in(Locale::DeCh);
}

#[test]
fn the_course_is_played_in_english() {
    the_course_is_played_in(Locale::En);
}

// What a lesson may contain.

fn read(text: &str) -> Result<Lesson, LessonError> {
    parse_lesson(Path::new("lesson.ron"), text)
}

fn loads(text: &str) -> Lesson {
    read(text).unwrap_or_else(|error| panic!("{text}\n{error:?}"))
}

const DOUBLING: &str = r#"(
    format: 1,
    id: "doubling",
    title: "lesson-doubling-title",
    steps: [
        say("lesson-doubling-intro"),
        show(auction(dealer: N, calls: "1S P 2S X"), reveal: by_call),
        ask(id: "double-partner", exercise: legal_calls(dealer: N, auction: "1S P")),
        practise(skill: "double-legal", items: 4),
        vote(id: "may-he", exercise: judge_call(auction: "1S P P", call: "X")),
    ],
)
"#;

#[test]
fn the_example_of_the_format_loads() {
    let lesson = loads(DOUBLING);
    assert_eq!((lesson.id.as_str(), lesson.steps.len()), ("doubling", 5));
    let Step::Show(Show {
        picture: Shown::Auction { calls, .. },
        text,
        ..
    }) = &lesson.steps[1]
    else {
        panic!("{:?}", lesson.steps[1]);
    };
    let calls: Vec<String> = calls.iter().copied().map(notation::call).collect();
    assert_eq!((calls.join(" ").as_str(), text), ("1S P 2S X", &None));
    let asked: Vec<Option<&str>> = lesson.steps.iter().map(Step::id).collect();
    assert_eq!(
        asked,
        [None, None, Some("double-partner"), None, Some("may-he")]
    );
}

#[test]
fn the_same_lesson_written_otherwise() {
    let lesson = loads(DOUBLING);
    let same = |text: String| assert_eq!(loads(&text), lesson, "{text}");
    same(format!("\u{feff}{DOUBLING}"));
    same(DOUBLING.replace('\n', "\r\n"));
    same(DOUBLING.split_whitespace().collect::<Vec<_>>().join(" "));
    same(DOUBLING.replace(
        "show(auction(",
        "show( // seen call by call\n  picture: auction(",
    ));
    same(DOUBLING.replace("show(auction", "show ( /* a picture */ auction"));
    same(DOUBLING.replace("dealer: N, ", ""));
    same(DOUBLING.replace("1S P 2S X", "1s,pass | 2S  dbl"));
}

#[test]
fn words_in_a_text_are_no_picture() {
    let tricky = r#"(format: 1, id: "l", title: "show(auction(", steps: [
        // show(auction(calls: "1S")) is how one shows an auction
        say((en: "show(auction(calls: \"1S\"))")),
        show(text: "t", picture: auction(calls: "1S")),
    ])"#;
    let lesson = loads(tricky);
    assert_eq!(lesson.title, Text::Id("show(auction(".to_owned()));
    let texts: Vec<&Text> = lesson.steps.iter().flat_map(Step::texts).collect();
    let words = [("en".to_owned(), r#"show(auction(calls: "1S"))"#.to_owned())];
    assert_eq!(
        texts,
        [&Text::Inline(words.into()), &Text::Id("t".to_owned())]
    );
}

#[test]
fn a_teachers_own_words_are_read_in_the_nearest_language() {
    let lesson = loads(
        r#"(format: 1, id: "l", title: (it: "Il contro", de: "Das Kontra"), steps: [
            say((it: "Dopo {1NT} si può dire {X}. {Qui} no.")),
        ])"#,
    );
    let said = |locale, text: &Text| speaker(locale).lesson_text(text);
    assert_eq!(said(Locale::It, &lesson.title), "Il contro");
    assert_eq!(said(Locale::DeCh, &lesson.title), "Das Kontra");
    let text = lesson.steps[0].texts().next().expect("a text");
    assert_eq!(
        said(Locale::It, text),
        "Dopo 1SA si può dire Contro. {Qui} no."
    );
}

// Errors in lessons. `▸` marks the place of the error.

/// Asserts the problem of a lesson with one error, and its place.
fn wrong(marked: &str, id: &str) {
    let (before, after) = marked.split_once('▸').expect("the place is marked");
    let line = before.split('\n').count();
    let column = before
        .rsplit('\n')
        .next()
        .unwrap_or_default()
        .chars()
        .count()
        + 1;
    let text = format!("{before}{after}");
    let error = read(&text).expect_err(marked);
    let place = error.location.map(|place| (place.line, place.column));
    assert_eq!(
        (error.problem.id.as_str(), place),
        (id, Some((line, column))),
        "{marked}"
    );
    is_explained(&error);
}

/// Asserts that every language has a text for the error.
fn is_explained(error: &LessonError) {
    for locale in Locale::ALL {
        let said = speaker(locale).lesson_error(error);
        assert!(!said.contains(['⟦', '⟧']), "{}: {said}", locale.tag());
    }
}

/// A lesson with these steps.
fn steps(steps: &str) -> String {
    format!(
        "(\n    format: 1,\n    id: \"l\",\n    title: \"t\",\n    steps: [\n{steps}\n    ],\n)\n"
    )
}

/// An error in an exercise.
fn wrong_exercise(marked: &str, id: &str) {
    wrong(
        &steps(&format!("        ask(id: \"q\", exercise: {marked}),")),
        id,
    );
}

/// An error in a step.
fn wrong_step(marked: &str, id: &str) {
    wrong(
        &steps(&format!(
            "        say(\"a\"),\n        {marked},\n        say(\"b\"),"
        )),
        id,
    );
}

#[test]
fn a_place_is_counted_in_lines_and_characters() {
    let place = |text: &str| {
        let place = read(text)
            .expect_err("a bad lesson")
            .location
            .expect("a place");
        (place.line, place.column)
    };
    // Line 3 ends at column 15; on line 6, eight blanks precede the step.
    assert_eq!(place(&steps("        saay(\"a\"),")), (6, 9));
    let auction = r#"        ask(id: "q", exercise: judge_call(auction: "1S P X", call: "2S")),"#;
    assert_eq!(place(&steps(auction)), (6, 58));
    assert_eq!(place(&steps(auction).replace('\n', "\r\n")), (6, 58));
    let accents = r#"        say((it: "È così: ♠ più su di ♥", es: "así")),"#;
    assert_eq!(place(&steps(accents)), (6, 43));
    assert_eq!(place("\u{feff}(format: 2)"), (1, 10));
}

#[test]
fn auctions_that_are_not() {
    wrong_exercise(
        r#"judge_call(auction: "1S P ▸X", call: "2S")"#,
        "illegal-call",
    );
    wrong_exercise(r#"judge_call(auction: "▸XX", call: "2S")"#, "illegal-call");
    wrong_exercise(
        r#"judge_call(auction: "1S P P P, ▸P", call: "2S")"#,
        "illegal-call",
    );
    wrong_exercise(
        r#"legal_calls(auction: "1S | 2S | ▸2H | X")"#,
        "illegal-call",
    );
    wrong_exercise(r#"judge_call(auction: "▸1S Q", call: "2S")"#, "notation");
    wrong_exercise(r#"judge_call(auction: "1S", call: "▸8S")"#, "notation");
    wrong_exercise(r#"name_contract(auction: "▸1S P P")"#, "auction-not-over");
    wrong_exercise(r#"name_contract(auction: "1S P P P ▸P")"#, "illegal-call");
    wrong_step(
        r#"show(auction(calls: "1S ▸1S"), reveal: by_call)"#,
        "illegal-call",
    );
    wrong_step(
        r#"show(picture: auction(dealer: E, calls: "1S P ▸XX"))"#,
        "illegal-call",
    );
}

#[test]
fn cards_that_cannot_be() {
    wrong_exercise(
        r#"penalty_card(player: E, hand: "SA SK ▸SA", exposes: "SA", how: "dropped")"#,
        "card-twice",
    );
    wrong_exercise(
        r#"penalty_card(exposes: "SA", how: "dropped", player: E, hand: "SA SK ▸SA")"#,
        "card-twice",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "SA SK", before: "SK:major", trick: "D2 ▸SA")"#,
        "card-twice",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "▸SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2 HA", trick: "")"#,
        "too-many-cards",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "▸AKQJT98765432.A..", trick: "")"#,
        "too-many-cards",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "▸S1 S2", trick: "")"#,
        "notation",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "S4 S3", exposes: "▸S2", how: "dropped")"#,
        "not-in-hand",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "S4 S3", before: "▸S2:major", trick: "")"#,
        "not-in-hand",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "S4 S3", before: "S4:major", trick: "▸H2 H3 H4 H5")"#,
        "trick-full",
    );
    wrong_step(
        r#"show(table(player: E, hand: "SA SK", faced: "▸S2"))"#,
        "not-in-hand",
    );
    wrong_step(
        r#"show(table(player: E, hand: "SA SK", trick: "▸SA"))"#,
        "card-twice",
    );
}

#[test]
fn penalty_cards_that_cannot_be() {
    wrong_exercise(
        r#"penalty_card(player: E, hand: "SK S3", before: "▸SK:minor", trick: "")"#,
        "minor-honour",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "S4 S3", before: "▸S4:minor S3:minor", trick: "")"#,
        "minor-beside-another",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "S4 S3", before: "▸S4", trick: "")"#,
        "penalty-cards",
    );
    wrong_exercise(
        r#"penalty_card(player: N, hand: "S4 S3", before: "▸S4:major", exposes: "S3", how: "dropped")"#,
        "penalty-of-declarer",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "S4 S3", exposes: "S3", how: "▸droped")"#,
        "how",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "S4 S3", exposes: "▸S3")"#,
        "how-missing",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "S4 S3", how: "▸dropped")"#,
        "exposes-missing",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "▸S4 S3")"#,
        "nothing-asked",
    );
    wrong_exercise(
        r#"penalty_card(player: E, hand: "S4 S3", before: "S4:major", exposes: "S3", how: "▸instead_of_penalty_card_refused")"#,
        "how-not-here",
    );
}

#[test]
fn results_that_cannot_be() {
    wrong_exercise(r#"score_contract(contract: "4S", tricks: ▸14)"#, "tricks");
    wrong_exercise(r#"score_contract(contract: "4S", tricks: ▸300)"#, "tricks");
    wrong_exercise(r#"score_contract(contract: "▸8S", tricks: 9)"#, "notation");
    wrong_exercise(
        r#"score_contract(contract: "▸4SXXX", tricks: 9)"#,
        "notation",
    );
    wrong_exercise(
        r#"score_contract(contract: "4S", tricks: 9, vulnerable: "▸us")"#,
        "notation",
    );
}

#[test]
fn words_that_the_format_does_not_know() {
    wrong_step(r#"▸askk(id: "q")"#, "unknown-variant");
    wrong_step(
        r#"ask(id: "q", ▸exersise: legal_calls(auction: ""))"#,
        "unknown-field",
    );
    wrong_step(
        r#"show(auction(calls: "1S"), ▸texts: "a")"#,
        "unknown-field",
    );
    wrong_step(
        r#"show(auction(calls: "1S"), reveal: ▸slowly)"#,
        "unknown-variant",
    );
    wrong_step(r#"say((it: "ciao", ▸es: "hola"))"#, "unknown-field");
    wrong_step(r#"say((▸it: " "))"#, "empty-text");
    wrong_exercise(r#"▸judgecall(auction: "1S", call: "X")"#, "unknown-variant");
    wrong_exercise(r#"judge_call(auction: "1S", ▸cal: "X")"#, "unknown-field");
    wrong_exercise(
        r#"judge_call(dealer: ▸Q, auction: "1S", call: "X")"#,
        "unknown-variant",
    );
    wrong_exercise(
        r#"judge_call(dealer: ▸"N", auction: "1S", call: "X")"#,
        "quoted-word",
    );
    wrong_exercise(r#"judge_call(auction: "1S", call: ▸7)"#, "expected-kind");
    wrong_exercise(r#"judge_call(auction: "1S"▸)"#, "missing-field");
    wrong_exercise(
        r#"score_contract(contract: "4S", ▸contract: "3S", tricks: 9)"#,
        "duplicate-field",
    );
    wrong_step(r#"practise(skill: "▸doubel-legal", items: 4)"#, "skill");
    wrong_step(
        r#"practise(skill: "double-legal", kinds: ["▸judge_calls"], items: 5)"#,
        "kind",
    );
    wrong_step(
        r#"practise(skill: "double-legal", kinds: [▸"score_contract"], items: 5)"#,
        "kind-of-other-skills",
    );
    wrong_step(r#"practise(skill: "double-legal", items: ▸51)"#, "items");
    wrong_step(r#"practise(skill: "double-legal", items: ▸0)"#, "items");
    wrong_step(
        r#"practise(skill: "double-legal", items: 5, difficulty: ▸4)"#,
        "expected-kind",
    );
    wrong_step(
        r#"ask(id: "▸Q 1", exercise: legal_calls(auction: ""))"#,
        "id-form",
    );
    let asks = |id: String| format!(r#"ask(id: "▸{id}", exercise: legal_calls(auction: ""))"#);
    wrong_step(&asks("q".repeat(MAX_ID + 1)), "id-form");
    assert!(read(&steps(&asks("q".repeat(MAX_ID)).replace('▸', ""))).is_ok());
}

/// Only `show` accepts its picture without a field name.
#[test]
fn a_field_without_its_name() {
    let error = read(&steps(r#"        ask(legal_calls(auction: "")),"#)).expect_err("no name");
    assert_eq!(error.problem.found.as_deref(), Some("legal_calls"));
    wrong_step(r#"ask(▸legal_calls(auction: ""))"#, "unknown-field");
    wrong_step(r#"practise(▸"double-legal", items: 4)"#, "name-missing");
}

#[test]
fn an_author_who_expects_otherwise() {
    let denied = |marked: &str| wrong_step(marked, "expect-denied");
    denied(r#"ask(id: "q", exercise: judge_call(auction: "1S P", call: "X"), expect: ▸"legal")"#);
    denied(
        r#"vote(id: "q", exercise: score_contract(contract: "3NT", tricks: 9), expect: ▸"600")"#,
    );
    denied(
        r#"ask(id: "q", exercise: name_contract(auction: "1S P 2S P P P"), expect: ▸"2S by S")"#,
    );
    let error = read(&steps(
        r#"ask(id: "q", exercise: judge_call(auction: "1S P", call: "X"), expect: "legal")"#,
    ));
    assert_eq!(error.expect_err("denied").problem.expected, ["illegal"]);
    // Text in a comment, in a nested comment or in a string is not a field of the lesson.
    for before in [
        r#"/* expect: "a" /* expect: "b" */ expect: "c" */ say("t"), // expect: "d""#,
        "say((en: \"She writes\nexpect: \\\"e\\\" and expect: it\")),",
        "say((en: r#\"A quotation mark: \" and expect: \"f\"\"#)),",
        "say((en: r##\"\"# expect: \"g\" #\"##)),",
    ] {
        denied(&format!(
            "{before}\n        ask(id: \"q\", exercise: legal_calls(auction: \"7NT\"), expect: ▸\"P\")"
        ));
    }
    // Blanks and capitals do not matter.
    loads(&steps(
        r#"ask(id: "q", exercise: name_contract(auction: "1S P 2S P P P"), expect: " 2s  by n")"#,
    ));
}

/// The steps other than texts and questions.
const SHAPED: &str = r#"(
    format: 1,
    id: "l",
    title: "t",
    steps: [
        recap(skills: ["sufficient-bid", "double-legal"], items: 2),
        notes("for-the-teacher"),
        say("a"),
        check(exercise: legal_calls(auction: "7NT"), expect: "P X"),
        show(table(player: E, hand: "SJ S8", dummy: "SA", trick: "D7 D2 DQ D3", leader: W), reveal: by_card),
        show(deal(hands: "N:98.J76.JT953.AQ4 AQJ54.AT42.Q.T52 T76.KQ5.8762.J83 K32.983.AK4.K976", trumps: "S")),
        show(board(number: 7)),
        show(position(matchpoints(board: 2, results: ["4S= S", "2S+1 S"])), reveal: by_line, text: "c"),
        worked(exercise: score_contract(contract: "4S", tricks: 10, form: account), expect: "420", text: "d"),
        complete(id: "q", exercise: name_contract(auction: "1S P P P"), expect: "1S by N", text: "e"),
        notes("for-the-teacher-too"),
    ],
)"#;

#[test]
fn a_lesson_has_what_a_course_needs() {
    let lesson = loads(SHAPED);
    let reveals: Vec<usize> = lesson.steps.iter().map(Step::reveals).collect();
    // A rule, two lines of points and their sum are revealed one by one.
    assert_eq!(reveals, [0, 0, 0, 0, 4, 0, 0, 2, 4, 0, 0]);
    let taken: Vec<bool> = lesson.steps.iter().map(Step::is_taken).collect();
    assert_eq!(taken.iter().filter(|taken| !**taken).count(), 3);
    assert_eq!((lesson.next_taken(1), lesson.next_taken(10)), (2, 11));
    assert_eq!(
        (lesson.last_taken(4), lesson.last_taken(0)),
        (Some(2), None)
    );
    assert_eq!(
        (lesson.taken_before(4), lesson.taken_before(usize::MAX)),
        (2, 8)
    );
    let notes = |step| lesson.notes(step).collect::<Vec<_>>();
    assert_eq!(notes(2), [&Text::Id("for-the-teacher".to_owned())]);
    assert_eq!(notes(4), Vec::<&Text>::new());
    let fresh = lesson.steps[0].fresh().expect("fresh questions");
    assert_eq!((fresh.skills.len(), fresh.items), (2, 2));
    let Step::Show(show) = &lesson.steps[4] else {
        panic!("{:?}", lesson.steps[4]);
    };
    for revealed in 0..=4 {
        let [Exhibit::Table(table)] = &show.exhibits(revealed)[..] else {
            panic!("no table");
        };
        assert_eq!((table.trick.len(), table.leader.letter()), (revealed, 'W'));
        assert_eq!(table.others.len(), 1, "dummy is seen");
    }
}

#[test]
fn what_appears_bit_by_bit_must_have_bits() {
    wrong_step(
        r#"show(board(number: 7), reveal: ▸by_call)"#,
        "reveal-not-here",
    );
    wrong_step(
        r#"show(auction(calls: "1S"), reveal: ▸by_card)"#,
        "reveal-not-here",
    );
    wrong_step(
        r#"show(table(player: E, hand: "SA"), reveal: ▸by_card)"#,
        "reveal-not-here",
    );
    wrong_step(
        r#"show(deal(hands: "▸N:AKQJ.432.432.432 T987.AK5.AK5.765"))"#,
        "deal",
    );
    wrong_step(r#"show(board(number: ▸0))"#, "board-number");
    wrong_step(
        r#"recap(skills: ["double-legal", "▸doubel-legal"], items: 2)"#,
        "skill",
    );
    wrong_step(
        r#"check(exercise: judge_call(auction: "1S P", call: "X"), expect: ▸"legal")"#,
        "expect-denied",
    );
    wrong_step(
        r#"worked(exercise: score_contract(contract: "3NT", tricks: 9), expect: ▸"600")"#,
        "expect-denied",
    );
}

/// The unsolved example does not contain the answer; the solved one ends with it.
#[test]
fn an_example_is_worked_out_to_its_end_or_to_the_last_step() {
    let account = |form: &str| {
        crate::given::item(&format!(
            r#"score_contract(contract: "4S", tricks: 11, form: {form})"#
        ))
    };
    let sums = |lines: &[WorkedLine]| {
        let sum = |line: &&WorkedLine| matches!(line, WorkedLine::Sum(450));
        lines.iter().filter(sum).count()
    };
    for form in ["total", "account"] {
        let (whole, part) = (
            worked(account(form).questions()),
            begun(account(form).questions()),
        );
        assert_eq!((sums(&whole), sums(&part)), (1, 0), "{form}");
        let scores = |lines: &[WorkedLine]| {
            let score = |line: &&WorkedLine| matches!(line, WorkedLine::Score(_));
            lines.iter().filter(score).count()
        };
        let asked = usize::from(form == "account");
        assert_eq!(scores(&whole) - scores(&part), asked, "{form}");
    }
    let parts = crate::given::item(r#"name_contract(auction: "1S P 2S P P P")"#)
        .questions()
        .to_vec();
    let answers = |lines: &[WorkedLine]| {
        let answer = |line: &&WorkedLine| matches!(line, WorkedLine::Answer { .. });
        lines.iter().filter(answer).count()
    };
    assert_eq!((answers(&worked(&parts)), answers(&begun(&parts))), (4, 3));
    let column = crate::given::item(r#"matchpoints(board: 2, results: ["4S= S", "2S+1 S"])"#)
        .questions()
        .to_vec();
    let said = |lines: &[WorkedLine]| {
        let said = |line: &&WorkedLine| matches!(line, WorkedLine::Said(_));
        lines.iter().filter(said).count()
    };
    assert_eq!((said(&worked(&column)), said(&begun(&column))), (2, 1));
}

#[test]
fn files_that_cannot_be_read_to_their_end() {
    wrong(&steps("say▸(\"a\"\n").replace("    ],\n)", "]"), "unclosed");
    wrong(
        "(\n    format: 1,\n    id: \"l\",\n    title: \"t\",\n    steps: [say(\"a\")▸,",
        "unclosed",
    );
    wrong(&steps("        say(▸\"a),"), "unclosed");
    wrong(
        &format!("{}▸ x", steps("say(\"a\"),").trim_end()),
        "trailing",
    );
    wrong(&steps("").replace("\n    ],", "\n    ▸],"), "no-steps");
    wrong(
        &steps("say(\"a\")").replace("format: 1", "format: ▸2"),
        "format",
    );
    wrong("▸", "expected-kind");
    wrong("▸\n\n", "expected-kind");
    wrong("▸hello", "unknown-variant");
    let many = "say(\"a\"),".repeat(201);
    let error = read(&steps(&many)).expect_err("too many steps");
    assert_eq!(error.problem.id, "too-many-steps");
}

#[test]
fn brackets_without_end() {
    let nested = |text: String, ids: &[&str]| {
        let error = read(&text).expect_err("nothing but brackets");
        assert!(
            ids.contains(&error.problem.id.as_str()),
            "{:.9} {:?}",
            text,
            error.problem
        );
        is_explained(&error);
    };
    nested("(".repeat(200_000), &["expected-kind", "too-deep"]);
    nested("[".repeat(200_000), &["expected-kind", "too-deep"]);
    nested("{".repeat(200_000), &["expected-kind", "too-deep"]);
    nested("/*".repeat(200_000), &["unclosed", "too-deep"]);
    nested(
        steps(&"say(".repeat(100_000)),
        &["unclosed", "too-deep", "expected-kind"],
    );
    nested(
        steps(&format!("say({}", "[".repeat(200_000))),
        &["expected-kind", "unclosed", "too-deep"],
    );
    nested(
        steps(&"show(auction(".repeat(50_000)),
        &["unknown-field", "unclosed", "too-deep"],
    );
}

// Files and folders.

/// A fresh folder for one test.
fn folder(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("lessons")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    for (file, bytes) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder to write to");
        fs::write(path, bytes).expect("a file to write");
    }
    folder
}

/// The result of checking a folder: file name, line and column, problem.
fn checked(folder: &Path) -> Vec<String> {
    let checked = check_path(folder, |id| {
        catalog(Locale::En).has(id) || id == "t" || id == "a"
    });
    let error = |error: &LessonError| {
        is_explained(error);
        let file = error
            .file
            .strip_prefix(folder)
            .unwrap_or(&error.file)
            .display();
        let place = error
            .location
            .map(|place| format!(":{}:{}", place.line, place.column));
        format!("{file}{} {}", place.unwrap_or_default(), error.problem.id)
    };
    checked.errors.iter().map(error).collect()
}

#[test]
fn files_that_are_no_lessons() {
    let large = steps("say(\"a\"),") + &" ".repeat(2 << 20);
    assert!(large.len() as u64 > MAX_BYTES);
    let latin1 = b"(format: 1, id: \"caff\xe8\")";
    let folder = folder(
        "strange",
        &[
            ("empty.ron", b""),
            ("large.ron", large.as_bytes()),
            ("latin1.ron", latin1),
            ("notes.txt", b"no lesson"),
            ("utf16.ron", b"\xff\xfe(\0"),
            ("zero.ron", b"\0\0\0\0"),
        ],
    );
    assert_eq!(
        checked(&folder),
        [
            "empty.ron:1:1 expected-kind",
            "large.ron too-large",
            "latin1.ron not-text",
            "utf16.ron not-text",
            "zero.ron:1:1 expected-kind",
        ]
    );
    let id = |path: &Path| {
        read_lesson(path, |_| true)
            .expect_err("no lesson")
            .problem
            .id
    };
    assert_eq!(id(&folder.join("large.ron")), "too-large");
    assert_eq!(id(&folder.join("nowhere.ron")), "lesson-missing");
    assert_eq!(id(&folder), "unreadable");
}

#[test]
fn a_byte_order_mark_shifts_nothing() {
    let lesson = r#"(format: 1, id: "l", title: "t", steps: [say("nowhere")])"#;
    let folder = folder("mark", &[("l.ron", format!("\u{feff}{lesson}").as_bytes())]);
    assert_eq!(checked(&folder), ["l.ron:1:46 missing-text"]);
}

#[test]
fn texts_that_no_language_has() {
    let with = |steps_of: &str| steps(steps_of).into_bytes();
    let folder = folder(
        "texts",
        &[
            ("good.ron", &with("        say(\"a\"),")),
            (
                "missing.ron",
                &with("        say(\"lesson-nowhere\"),").replace_id("m"),
            ),
        ],
    );
    assert_eq!(checked(&folder), ["missing.ron:6:13 missing-text"]);
}

trait ReplaceId {
    fn replace_id(self, id: &str) -> Vec<u8>;
}

impl ReplaceId for Vec<u8> {
    /// The same lesson under another id.
    fn replace_id(self, id: &str) -> Vec<u8> {
        let text = String::from_utf8(self).expect("a text");
        text.replace("id: \"l\"", &format!("id: \"{id}\""))
            .into_bytes()
    }
}

#[test]
fn ids_are_unique_in_the_whole_course() {
    let question =
        |id: &str| format!("        ask(id: \"{id}\", exercise: legal_calls(auction: \"\")),");
    let one = steps(&question("opening")).into_bytes().replace_id("one");
    let same_question = steps(&question("opening")).into_bytes().replace_id("two");
    let same_lesson = steps(&question("other")).into_bytes().replace_id("one");
    let within = steps(&format!("{}\n{}", question("twice"), question("twice")));
    let folder = folder(
        "ids",
        &[
            ("1.ron", &one),
            ("2.ron", &same_question),
            ("3.ron", &same_lesson),
            ("4.ron", within.as_bytes()),
        ],
    );
    assert_eq!(
        checked(&folder),
        [
            "2.ron:6:17 id-twice",
            "3.ron:3:9 id-twice",
            "4.ron:7:17 id-twice"
        ]
    );
}

#[test]
fn a_course_says_what_is_wrong_with_it() {
    let good = steps("say(\"a\"),").into_bytes();
    let course = |chapters: &str| format!("(format: 1, chapters: [\n{chapters}\n])").into_bytes();
    let order = course(r#"(id: "c", title: "t", lessons: ["l", "lost", "../../l", "bad"]),"#);
    let bad = steps("saay(\"a\"),").into_bytes();
    let folder = folder(
        "course",
        &[
            ("course.ron", &order),
            ("c/l.ron", &good),
            ("c/bad.ron", &bad),
        ],
    );
    assert_eq!(
        checked(&folder),
        [
            "c/bad.ron:6:1 unknown-variant",
            "course.ron:2:38 lesson-missing",
            "course.ron:2:46 id-form"
        ]
    );
}

// Random edits of a file.

fn any_edit() -> impl Strategy<Value = (usize, usize, String)> {
    let pieces = [
        "",
        "(",
        ")",
        "[",
        "]",
        "\"",
        ",",
        ":",
        "//",
        "/*",
        "*/",
        "\\",
        "'",
        "{",
        "}",
        "é",
        "♠",
        "😀",
        "\0",
        "\n",
        "\r\n",
        "\u{feff}",
        "show",
        "show(auction(",
        "picture: ",
        "r#\"",
        "-1",
        "99999999999",
        "N",
        "XX",
        "SA SA",
        "H5:minor",
        "1S 1S",
        "format: 2",
        "id: \"q\"",
        "exercise:",
        "_",
        ".",
    ];
    let piece = prop::sample::select(pieces.to_vec()).prop_map(str::to_owned);
    (
        any::<prop::sample::Index>(),
        0..20_usize,
        prop_oneof![piece, ".{0,4}"],
    )
        .prop_map(|(at, length, text)| (at.index(usize::MAX), length, text))
}

/// Lessons of the course with some parts replaced.
fn any_damaged_lesson() -> impl Strategy<Value = String> {
    let mut files = Vec::new();
    collect(&root().join("lessons"), "ron", &mut files);
    let mut texts: Vec<String> = files.into_iter().map(|(_, text)| text).collect();
    texts.push(DOUBLING.to_owned());
    (
        prop::sample::select(texts),
        prop::collection::vec(any_edit(), 1..4),
    )
        .prop_map(|(text, edits)| {
            let mut letters: Vec<char> = text.chars().collect();
            for (at, length, piece) in edits {
                let at = at % (letters.len() + 1);
                let end = (at + length).min(letters.len());
                letters.splice(at..end, piece.chars());
            }
            letters.into_iter().collect()
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn no_damage_stops_the_reader(text in any_damaged_lesson()) {
        if let Err(error) = read(&text) {
            let known = catalog(Locale::En).has(&format!("lesson-error-{}", error.problem.id));
            prop_assert!(known, "no words for {:?}", error.problem);
            let lines = text.matches('\n').count() + 1;
            prop_assert!(error.location.is_none_or(|place| (1..=lines).contains(&place.line)));
        }
    }

    #[test]
    fn no_text_stops_the_reader(text in "\\PC{0,200}") {
        prop_assert!(read(&text).is_err());
    }
}
