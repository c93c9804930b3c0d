//! `docs/lessons.md` against the parser: every step, picture, exercise and field is documented,
//! with its type, whether it is required, and its default.
//!
//! The parser itself is asked: its error for an unknown field lists the existing ones.

use std::collections::BTreeSet;

use arbitro::course::LessonProblem;
use arbitro::exercise::Kind;

use crate::lesson_page::{PAGE, course, examples, lesson, read, set};
use crate::markdown::{Section, page, quoted, sections, table};

// What exists.

/// The place of a step, a picture or an exercise in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    Step,
    Picture,
    Exercise,
}

impl Shape {
    const ALL: [Self; 3] = [Self::Step, Self::Picture, Self::Exercise];

    fn written(self, name: &str, fields: &str) -> String {
        match self {
            Self::Step => format!("{name}({fields})"),
            Self::Picture => format!("show({name}({fields}))"),
            Self::Exercise => format!("show(position({name}({fields})))"),
        }
    }

    /// The parser's error.
    fn problem(self, name: &str, fields: &str) -> Option<LessonProblem> {
        read(&lesson(&self.written(name, fields))).err()
    }

    /// All names, as listed by the parser.
    fn names(self) -> Vec<String> {
        let problem = self.problem("zzz", "").expect("there is no such thing");
        assert_eq!(problem.id, "unknown-variant", "{problem:?}");
        problem.expected
    }
}

/// Names that take a single value instead of fields.
const BARE: [&str; 3] = ["say", "notes", "position"];

/// The part of the page from one main heading to the next.
fn part(title: &str) -> String {
    let page = page(PAGE);
    let from = page
        .split_once(&format!("\n## {title}\n"))
        .expect("a heading")
        .1;
    from.split("\n## ").next().unwrap_or(from).to_owned()
}

fn part_of(shape: Shape) -> Vec<Section> {
    sections(&part(match shape {
        Shape::Step => "Steps",
        Shape::Picture => "Pictures",
        Shape::Exercise => "Exercises",
    }))
}

/// Every name with the section that describes it.
fn described() -> Vec<(Shape, String, Section)> {
    let of = |shape| {
        let sections = part_of(shape).into_iter();
        sections.flat_map(move |section| {
            let names: Vec<String> = quoted(&section.title).iter().map(|&it| it.into()).collect();
            assert!(!names.is_empty(), "{} names nothing", section.title);
            names
                .into_iter()
                .map(move |name| (shape, name, section.clone()))
        })
    };
    Shape::ALL.into_iter().flat_map(of).collect()
}

/// A row of a field table.
struct Field {
    name: String,
    kind: String,
    default: String,
}

fn fields(section: &Section) -> Vec<Field> {
    let rows = table(&section.text, "field").into_iter();
    let unquoted = |cell: &str| cell.trim_matches('`').to_owned();
    rows.map(|row| {
        assert_eq!(row.len(), 4, "{}: {row:?}", section.title);
        let [name, default] = [&row[0], &row[2]].map(|cell| unquoted(cell));
        let kind = row[1].clone();
        Field {
            name,
            kind,
            default,
        }
    })
    .collect()
}

fn names_of(fields: &[Field]) -> BTreeSet<String> {
    fields.iter().map(|field| field.name.clone()).collect()
}

#[test]
fn everything_has_its_section() {
    let described = described();
    for shape in Shape::ALL {
        let here = described.iter().filter(|(of, ..)| *of == shape);
        let here: Vec<String> = here.map(|(_, name, _)| name.clone()).collect();
        assert_eq!(set(&here).len(), here.len(), "{shape:?} twice");
        assert_eq!(set(here), set(shape.names()), "{shape:?}");
    }
    assert_eq!(set(Shape::Exercise.names()), set(Kind::ALL.map(Kind::id)));
}

#[test]
fn every_field_is_described() {
    for (shape, name, section) in described() {
        let fields = fields(&section);
        if BARE.contains(&name.as_str()) {
            assert!(fields.is_empty(), "{name}");
            continue;
        }
        let problem = shape.problem(&name, "zzz: 1").expect("no such field");
        assert_eq!(problem.id, "unknown-field", "{name}: {problem:?}");
        assert_eq!(names_of(&fields), set(problem.expected), "{name}");
    }
    let of_lesson = read("(zzz: 1)").expect_err("no such field").expected;
    let file = sections(&page(PAGE));
    let file = file.iter().find(|it| it.title == "The file");
    assert_eq!(names_of(&fields(file.expect("a section"))), set(of_lesson));
}

#[test]
fn fields_inside_of_others_are_described() {
    let page = page(PAGE);
    let named = |first: &str| {
        set(table(&page, first)
            .iter()
            .map(|row| row[0].trim_matches('`')))
    };
    let exercise = |written: &str| {
        let step = format!("show(position({written}))");
        let problem = read(&lesson(&step)).expect_err("no such field");
        assert_eq!(problem.id, "unknown-field", "{step}: {problem:?}");
        set(problem.expected)
    };
    let option = "score_to_contract(score: 1, options: [(zzz: 1)])";
    assert_eq!(exercise(option), named("field of an option"));
    let of_course = |text: &str| {
        let problem = &course(text).errors[0].problem;
        assert_eq!(problem.id, "unknown-field", "{problem:?}");
        set(problem.expected.clone())
    };
    assert_eq!(of_course("(zzz: 1)"), named("field of the course"));
    let chapter = of_course("(format: 1, chapters: [(zzz: 1)])");
    assert_eq!(chapter, named("field of a chapter"));
    let questions = table(&page, "question");
    assert!(!questions.is_empty());
    for row in questions {
        // `next_table(pair: 103)`
        let written = row[0].trim_matches('`');
        let (question, inside) = written.split_once('(').expect("a question with a field");
        let inside = inside.trim_end_matches(')').split(", ");
        let fields = inside.filter_map(|field| Some(field.split_once(':')?.0));
        let asked = format!("pair_and_table(tables: 7, asks: {question}(zzz: 1))");
        assert_eq!(exercise(&asked), set(fields), "{question}");
    }
}

// Types and defaults.

/// The value of a field in an example, up to the next comma or bracket.
fn value<'a>(example: &'a str, field: &str) -> Option<&'a str> {
    let found = example.match_indices(&format!("{field}:")).find(|(at, _)| {
        let before = example[..*at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != '"')
    });
    let rest = &example[found?.0 + field.len() + 1..];
    Some(rest[..end(rest)].trim())
}

/// The end of the value at the beginning of a text.
fn end(text: &str) -> usize {
    let (mut depth, mut quoted) = (0, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' => depth += 1,
            ')' | ']' | ',' if depth == 0 => return at,
            ')' | ']' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// The steps in the examples of a section.
fn steps_of(section: &Section) -> Vec<String> {
    let mut steps = Vec::new();
    for fence in examples(&section.text) {
        let mut rest = fence.text.as_str();
        while !rest.trim().is_empty() {
            let (step, after) = rest.split_at(end(rest));
            steps.push(step.trim().to_owned());
            rest = after.strip_prefix(',').unwrap_or(after);
        }
    }
    steps
}

/// A step with one more field inside `name`; `None` if it has no `name`.
fn with_field(step: &str, name: &str, field: &str) -> Option<String> {
    let at = step.find(&format!("{name}("))? + name.len() + 1;
    let mut close = at;
    loop {
        close += end(&step[close..]);
        match step[close..].chars().next()? {
            ',' => close += 1,
            _ => break,
        }
    }
    let inside = step[at..close].trim_end().trim_end_matches(',');
    let comma = if inside.is_empty() { "" } else { ", " };
    Some(format!(
        "{}{inside}{comma}{field}{}",
        &step[..at],
        &step[close..]
    ))
}

/// The types on the page, each with an example.
fn types() -> Vec<(String, String)> {
    let rows = table(&page(PAGE), "type").into_iter();
    rows.map(|row| (row[0].clone(), row[1].trim_matches('`').to_owned()))
        .collect()
}

/// `list of results` is a list of `result`.
fn one_of(kind: &str) -> &str {
    kind.strip_prefix("list of ")
        .map_or(kind, |of| of.strip_suffix('s').unwrap_or(of))
}

#[test]
fn types_are_what_the_reader_takes() {
    let types = types();
    for (shape, name, section) in described() {
        for Field {
            name: field, kind, ..
        } in fields(&section)
        {
            let place = format!("{name}, {field}");
            let example = steps_of(&section)
                .iter()
                .any(|step| value(step, &field).is_some());
            assert!(example, "{place}: no example names it");
            let listed = kind.starts_with("list of");
            let nonsense = if listed { "[zzz]" } else { "zzz" };
            let said = shape.problem(&name, &format!("{field}: {nonsense}"));
            let said = said.expect("nonsense is refused");
            let words = quoted(&kind).into_iter();
            let words = set(words.map(|word| word.split('(').next().unwrap_or(word)));
            if !words.is_empty() {
                assert_eq!(set(said.expected), words, "{place}");
                continue;
            }
            let one = one_of(&kind);
            // Types with a table of their own are tested above.
            if !table(&section.text, &format!("field of an {one}")).is_empty() {
                continue;
            }
            let named = ["seat", "exercise", "picture"].contains(&kind.as_str());
            assert!(named || said.id != "unknown-variant", "{place}: {said:?}");
            let known = types.iter().find(|(of, _)| of == one || *of == kind);
            let (_, example) = known.unwrap_or_else(|| panic!("{place}: what is `{kind}`?"));
            let example = if listed {
                format!("[{example}]")
            } else {
                example.clone()
            };
            let said = shape.problem(&name, &format!("{field}: {example}"));
            let refused = ["expected-kind", "notation", "unknown-variant", "syntax"];
            let refused = said.filter(|said| refused.contains(&said.id.as_str()));
            assert_eq!(refused, None, "{place}: {example}");
        }
    }
}

#[test]
fn what_is_needed_is_said() {
    for (shape, name, section) in described() {
        let (fields, steps) = (fields(&section), steps_of(&section));
        let marked = fields.iter().filter(|field| field.default == "needed");
        let marked = set(marked.map(|field| &field.name));
        let (mut given, mut needed) = (String::new(), BTreeSet::new());
        while let Some(said) = shape.problem(&name, &given) {
            if said.id != "missing-field" || BARE.contains(&name.as_str()) {
                break;
            }
            let field = said.expected[0].clone();
            let sample = steps.iter().find_map(|step| value(step, &field));
            let sample = sample.unwrap_or_else(|| panic!("{name}: no example of {field}"));
            given.push_str(&format!("{field}: {sample}, "));
            assert!(needed.insert(field), "{name}({given})");
        }
        assert_eq!(needed, marked, "{name}");
    }
}

#[test]
fn defaults_are_what_is_said() {
    let mut seen = 0;
    for (_, name, section) in described() {
        let steps = steps_of(&section);
        for Field {
            name: field,
            default,
            ..
        } in fields(&section)
        {
            if ["needed", "–"].contains(&default.as_str()) {
                continue;
            }
            let without = steps.iter().filter(|step| value(step, &field).is_none());
            let same = without.filter(|step| {
                let Some(with) = with_field(step, &name, &format!("{field}: {default}")) else {
                    return false;
                };
                let (plain, with) = (read(&lesson(step)), read(&lesson(&with)));
                plain.is_ok() && plain == with
            });
            assert!(
                same.count() > 0,
                "{name}: is `{field}` {default} by itself?"
            );
            seen += 1;
        }
    }
    assert!(seen > 40, "only {seen} defaults");
}
