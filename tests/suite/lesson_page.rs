//! `docs/lessons.md` against the parser: every example parses, every error looks as shown, every
//! word and every skill is documented. `lesson_fields` tests the fields.

use std::collections::BTreeSet;
use std::path::Path;

use arbitro::course::folder::{MAX_DEPTH, MAX_FILES};
use arbitro::course::lesson::MAX_STEPS;
use arbitro::course::load::MAX_BYTES;
use arbitro::course::{Checked, Lesson, LessonProblem, Step, Text, check_path, parse_lesson};
use arbitro::engine::laws::exposed_card::How;
use arbitro::engine::laws::played_card::Circumstance;
use arbitro::engine::score::ScoreItem;
use arbitro::engine::tournament::Table;
use arbitro::exercise::fields::MOST_BOARDS;
use arbitro::exercise::rubber::rubber_sheet::MOST_DEALS;
use arbitro::exercise::rulings::which_article_is_right::SUBJECTS;
use arbitro::exercise::{Kind, Skill};
use arbitro::i18n::Locale;

use crate::given::{catalog, speaker};
use crate::markdown::{Fence, fences, page, quoted, table};

pub const PAGE: &str = "docs/lessons.md";

/// Pages that contain lessons or parts of lessons.
const PAGES: [&str; 3] = [PAGE, "README.md", "CONTRIBUTING.md"];

// Examples.

/// The shortest lesson with these steps.
pub fn lesson(steps: &str) -> String {
    format!("(format: 1, id: \"page\", title: (en: \"Title\"), steps: [\n{steps}\n])")
}

pub fn read(text: &str) -> Result<Lesson, LessonProblem> {
    parse_lesson(Path::new(PAGE), text).map_err(|error| error.problem)
}

pub fn examples(text: &str) -> impl Iterator<Item = Fence> {
    fences(text).into_iter().filter(|fence| fence.info == "ron")
}

/// The check result of a `course.ron` in a folder whose lessons are missing.
pub fn course(text: &str) -> Checked {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("course.ron"), text).expect("a file");
    check_path(folder.path(), |_| true)
}

#[test]
fn every_example_is_read() {
    let mut failed = Vec::new();
    let mut seen = 0;
    for path in PAGES {
        for fence in examples(&page(path)) {
            let place = format!("{path}, line {}", fence.line);
            seen += 1;
            if fence.text.contains("chapters:") {
                let errors = course(&fence.text).errors;
                assert!(!errors.is_empty(), "{place}: the lessons are not there");
                let strange = errors.iter().filter(|it| it.problem.id != "lesson-missing");
                failed.extend(strange.map(|error| format!("{place}: {error:?}")));
                continue;
            }
            let whole = fence.text.contains("format:");
            let text = if whole {
                fence.text.clone()
            } else {
                lesson(&fence.text)
            };
            match parse_lesson(Path::new(PAGE), &text) {
                Ok(lesson) => failed.extend(missing(&lesson).map(|id| format!("{place}: {id}"))),
                Err(error) => {
                    let told = speaker(Locale::En).lesson_error(&error);
                    failed.push(format!("{place}: {told}"));
                }
            }
        }
    }
    assert!(seen > 50, "only {seen} examples");
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// The unknown text ids of a lesson.
fn missing(lesson: &Lesson) -> impl Iterator<Item = &String> {
    let texts = lesson.steps.iter().flat_map(Step::texts);
    let ids = texts.chain([&lesson.title]).filter_map(|text| match text {
        Text::Id(id) => Some(id),
        Text::Inline(_) => None,
    });
    ids.filter(|id| !catalog(Locale::En).has(id))
}

#[test]
fn errors_look_as_the_page_shows_them() {
    let all = fences(&page(PAGE));
    let wrong = all.windows(2).filter(|pair| pair[0].info == "ron wrong");
    let mut seen = 0;
    for pair in wrong {
        let error = parse_lesson(Path::new("wrong.ron"), &pair[0].text);
        let error = error.expect_err("a lesson with an error");
        let told = speaker(Locale::En).lesson_error(&error);
        assert_eq!(told, pair[1].text.trim_end(), "line {}", pair[1].line);
        seen += 1;
    }
    assert_eq!(seen, all.iter().filter(|it| it.info == "ron wrong").count());
    assert!(seen >= 3);
}

pub fn set(names: impl IntoIterator<Item = impl Into<String>>) -> BTreeSet<String> {
    names.into_iter().map(Into::into).collect()
}

#[test]
fn limits_are_what_is_said() {
    let page = page(PAGE);
    let limits = [
        (MAX_STEPS, "1 to ", " of them"),
        (MAX_FILES, "", " files at most"),
        (MAX_DEPTH, "", " deep"),
        (MOST_BOARDS as usize, "the number of a board, 1 to ", " |"),
        (MOST_DEALS, "1 to ", "; nobody may win"),
        (usize::from(Table::MOST), "how many, 1 to ", " |"),
    ];
    for (limit, before, after) in limits {
        let said = format!("{before}{limit}{after}");
        assert!(page.contains(&said), "{said}");
    }
    assert_eq!(MAX_BYTES, 1 << 20);
    assert!(page.contains("at most 1 MiB"));
}

// Words.

#[test]
fn every_word_of_a_list_is_there() {
    let page = page(PAGE);
    let words = |section: &str, first: &str| {
        let from = page
            .split_once(&format!("# {section}\n"))
            .expect("a heading")
            .1;
        set(table(from, first)
            .iter()
            .map(|row| row[0].trim_matches('`')))
    };
    let hows = words("How a card comes to be seen", "word");
    assert_eq!(hows, set(How::ALL.map(How::id)));
    let played = words("`is_it_played`", "word");
    assert_eq!(played, set(Circumstance::ALL.map(Circumstance::id)));
    let articles = words("`which_article_is_right`", "word");
    assert_eq!(articles, set(SUBJECTS.iter().copied()));
    let lines = page
        .split_once("The lines of an account are")
        .expect("the lines")
        .1;
    let lines = lines.split("\n\n").next().unwrap_or(lines);
    assert_eq!(set(quoted(lines)), set(ScoreItem::ALL.map(ScoreItem::id)));
}

#[test]
fn every_skill_stands_with_its_kinds() {
    let rows = table(&page(PAGE), "skill").into_iter();
    let of_page = rows.map(|row| {
        let kinds: Vec<String> = quoted(&row[2]).iter().map(|&it| it.into()).collect();
        (row[0].trim_matches('`').to_owned(), row[1].clone(), kinds)
    });
    let of_program = Skill::ALL.into_iter().map(|skill| {
        let kinds = Kind::ALL
            .into_iter()
            .filter(|kind| kind.skills().contains(&skill));
        let kinds: Vec<String> = kinds.map(|kind| kind.id().to_owned()).collect();
        (
            skill.id().to_owned(),
            speaker(Locale::En).skill(skill),
            kinds,
        )
    });
    assert_eq!(of_page.collect::<Vec<_>>(), of_program.collect::<Vec<_>>());
}
