//! Lessons as text: what is written here reads back as the same lesson.
//!
//! `ron` makes the text; each step stands in one line where it fits, otherwise a field a
//! line, so that a person can read and change it.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use ron::ser::PrettyConfig;
use serde::Serialize;

use crate::lesson::{LANGUAGES, Lesson, Text};
use crate::load::{MAX_BYTES, parse_lesson, read_bounded};
use crate::shown::Show;
use crate::step::Step;
use exercise::writing::{Value, Writing};
use exercise::{Difficulty, Item, Kind, Skill};

/// The longest line of steps without words of their own, in characters.
pub const LINE: usize = 100;

const STEP_INDENT: usize = 8;

/// How deep a step may be broken into lines.
const DEEPEST: usize = 4;

impl Lesson {
    /// The text of the lesson's file. `help` is put above it as a comment.
    #[must_use]
    pub fn to_ron(&self, help: &str) -> String {
        let mut text = String::new();
        for line in help.lines() {
            text.push_str(format!("// {line}").trim_end());
            text.push('\n');
        }
        let title = text_value(&self.title);
        text.push_str(&format!("(\n    format: {},\n", self.format));
        text.push_str(&format!("    id: \"{}\",\n", self.id));
        text.push_str(&format!("    title: {},\n", laid_out(&title, 4)));
        text.push_str("    steps: [\n");
        for step in &self.steps {
            let step = laid_out(&step_value(step), STEP_INDENT);
            // The reader puts this name in by itself.
            let step = match step.strip_prefix("show(") {
                Some(rest) => format!("show({}", rest.replacen("picture: ", "", 1)),
                None => step,
            };
            text.push_str(&format!("        {step},\n"));
        }
        text.push_str("    ],\n)\n");
        text
    }
}

/// Writes a lesson to a file, whole or not at all. A link in that place is replaced: what it leads
/// to may be nobody's lesson.
///
/// # Errors
/// The folder is not there, the disk is full, nobody may write there, or the lesson is longer than
/// [`MAX_BYTES`] and could not be read again.
pub fn save(lesson: &Lesson, help: &str, path: &Path) -> io::Result<()> {
    let text = lesson.to_ron(help);
    if text.len() as u64 > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    replace(path, text.as_bytes())
}

/// Puts a new file in the place of what lies there, once it is whole and on the disk.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    for fresh in beside(path, "new")? {
        let mut file = match fs::File::create_new(&fresh) {
            Ok(file) => file,
            // Another's, or what a cut of the power has left.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        let written = file.write_all(bytes).and_then(|()| file.sync_all());
        let placed = written.and_then(|()| fs::rename(&fresh, path));
        if placed.is_err() {
            // What is left of an attempt is of no use; that it stays changes nothing.
            let _ = fs::remove_file(&fresh);
        }
        return placed;
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// So many names are tried for a file beside another.
const NAMES: u32 = 1_000;

/// Names beside a file, since none is moved from one disk to another in one piece: `one.ron.bak`,
/// `one.ron.2.bak` and so on.
fn beside(path: &Path, ending: &'static str) -> io::Result<impl Iterator<Item = PathBuf>> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    Ok((1..=NAMES).map(move |number| {
        let mut beside = name.to_owned();
        if number > 1 {
            beside.push(format!(".{number}"));
        }
        beside.push(format!(".{ending}"));
        path.with_file_name(beside)
    }))
}

/// Whether a file holds just what would be written for its lesson here, with one of these helps
/// above it: no remarks and no layout of somebody's own, which another text would not have.
#[must_use]
pub fn is_own_writing(path: &Path, helps: impl IntoIterator<Item = String>) -> bool {
    let text = read_bounded(path).ok();
    let lesson = text.and_then(|text| Some((parse_lesson(path, &text).ok()?, text)));
    lesson.is_some_and(|(lesson, text)| {
        let mut helps = helps.into_iter();
        helps.any(|help| lesson.to_ron(&help) == text)
    })
}

/// Keeps a copy of a file beside it: `one.ron.bak`, or `one.ron.2.bak` and so on where another
/// copy lies already, which stays. A copy that says the same is not made twice. No reader of
/// lessons takes such a file for one. Where the copy lies.
///
/// # Errors
/// The file cannot be read, the disk is full, or nobody may write there.
pub fn keep_copy(path: &Path) -> io::Result<PathBuf> {
    for copy in beside(path, "bak")? {
        match copy_to_new(path, &copy) {
            Ok(()) => return Ok(copy),
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            Err(_) if say_the_same(path, &copy) => return Ok(copy),
            Err(_) => {}
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Copies a file to one that must not be there yet; whole, or nothing is left of it.
fn copy_to_new(from: &Path, to: &Path) -> io::Result<()> {
    // A pipe or a device has no end.
    if !from.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut from = fs::File::open(from)?;
    let mut copy = fs::File::create_new(to)?;
    let copied = io::copy(&mut from, &mut copy).and_then(|_| copy.sync_all());
    if copied.is_err() {
        // Half a copy is none; that it stays would change nothing but the next one's number.
        let _ = fs::remove_file(to);
    }
    copied
}

fn say_the_same(one: &Path, other: &Path) -> bool {
    let length = |path| fs::metadata(path).ok().map(|about| about.len());
    let text = |path| fs::read(path).ok();
    length(one) == length(other) && text(one).is_some_and(|one| Some(one) == text(other))
}

/// An exercise as a lesson writes it, in one line.
#[must_use]
pub fn item_text(item: &Item) -> String {
    item.text()
}

/// A value at this indentation: in one line if it fits, else broken as little as it takes.
fn laid_out(value: &Value, indent: usize) -> String {
    let escaped = has_awkward_text(value);
    // A comma follows.
    let width = |line: &str| line.chars().count() + indent + 1;
    let fits = |text: &String| text.lines().all(|line| width(line) <= LINE);
    let laid = (0..DEEPEST).map(|depth| of_depth(value, depth, escaped));
    let mut laid: Vec<String> = laid.collect();
    let chosen = laid.iter().position(fits);
    // Where nothing fits, words are long: each language on a line of its own.
    let broken = laid.len().saturating_sub(1);
    let chosen = laid.swap_remove(chosen.unwrap_or(broken));
    indented(&chosen, indent, escaped)
}

/// Lines after the first moved to the right; not inside a text that goes over several lines.
fn indented(text: &str, indent: usize, escaped: bool) -> String {
    let mut moved = String::with_capacity(text.len());
    let mut quoted = false;
    for c in text.chars() {
        moved.push(c);
        match c {
            // Where quotation marks are escaped, no text has a line break.
            '"' if !escaped => quoted = !quoted,
            '\n' if !quoted => moved.extend(std::iter::repeat_n(' ', indent)),
            _ => {}
        }
    }
    moved
}

fn of_depth(value: &impl Serialize, depth: usize, escaped: bool) -> String {
    let config = PrettyConfig::new()
        .depth_limit(depth)
        .new_line("\n")
        .escape_strings(escaped);
    // Only what cannot be text is refused: values nested without end, names with blanks.
    exercise::text::options()
        .to_string_pretty(value, config)
        .expect("plain values a few levels deep can be written")
}

/// Whether a text in it holds what cannot stand between quotation marks as it is.
fn has_awkward_text(value: &Value) -> bool {
    match value {
        Value::Text(text) => {
            text.contains(|c: char| matches!(c, '"' | '\\') || (c.is_control() && c != '\n'))
        }
        Value::List(values) => values.iter().any(has_awkward_text),
        Value::Named(_, value) => has_awkward_text(value),
        Value::Fields(fields) | Value::Variant(_, fields) => fields.values().any(has_awkward_text),
        Value::Word(_) | Value::Number(_) | Value::Flag(_) | Value::Exercise(_) => false,
    }
}

fn text_value(text: &Text) -> Value {
    match text {
        Text::Id(id) => Value::Text(id.clone()),
        Text::Inline(texts) => {
            let of = |language: &&'static str| {
                let text = texts.get(*language)?;
                Some((*language, Value::Text(text.clone())))
            };
            Value::Fields(LANGUAGES.iter().filter_map(of).collect())
        }
    }
}

fn item_value(item: &Item) -> Value {
    Value::Exercise(Box::new(item.clone()))
}

fn step_value(step: &Step) -> Value {
    let named = |name: &'static str, text: &Text| Value::Named(name, Box::new(text_value(text)));
    match step {
        Step::Say(text) => named("say", text),
        Step::Notes(text) => named("notes", text),
        Step::Show(show) => show_value(show),
        Step::Check { exercise, expect } => {
            let own = Own {
                expect: Some(expect),
                ..Own::default()
            };
            Value::Variant("check", position(exercise, own))
        }
        Step::Worked {
            exercise,
            expect,
            text,
        } => {
            let own = Own {
                expect: expect.as_deref(),
                text: text.as_ref(),
                ..Own::default()
            };
            Value::Variant("worked", position(exercise, own))
        }
        Step::Complete {
            id,
            exercise,
            expect,
            difficulty,
            text,
        } => {
            let own = Own {
                id: Some(id),
                expect: expect.as_deref(),
                difficulty: *difficulty,
                text: text.as_ref(),
            };
            Value::Variant("complete", position(exercise, own))
        }
        Step::Ask {
            id,
            exercise,
            expect,
            difficulty,
        }
        | Step::Vote {
            id,
            exercise,
            expect,
            difficulty,
        } => {
            let own = Own {
                id: Some(id),
                expect: expect.as_deref(),
                difficulty: *difficulty,
                text: None,
            };
            let name = match step {
                Step::Vote { .. } => "vote",
                _ => "ask",
            };
            Value::Variant(name, position(exercise, own))
        }
        Step::Recap {
            skills,
            kinds,
            items,
            difficulty,
        } => {
            let skills = skills.iter().map(|skill| Skill::id(*skill).to_owned());
            let fields = Writing::default().list("skills", skills);
            Value::Variant("recap", fresh(fields, kinds, *items, *difficulty))
        }
        Step::Practise {
            skill,
            kinds,
            items,
            difficulty,
        } => {
            let fields = Writing::default().quoted("skill", skill.id());
            Value::Variant("practise", fresh(fields, kinds, *items, *difficulty))
        }
    }
}

/// What a step says beside its position.
#[derive(Clone, Copy, Default)]
struct Own<'a> {
    id: Option<&'a str>,
    expect: Option<&'a str>,
    difficulty: Option<Difficulty>,
    text: Option<&'a Text>,
}

/// The fields of a step with a position of its own.
fn position(exercise: &Item, own: Own<'_>) -> Writing {
    Writing::default()
        .some(own.id, |fields, id| fields.quoted("id", id))
        .field("exercise", item_value(exercise))
        .some(own.expect, |fields, expect| fields.quoted("expect", expect))
        .some(own.difficulty, |fields, difficulty| {
            fields.number("difficulty", difficulty.number())
        })
        .some(own.text, |fields, text| {
            fields.field("text", text_value(text))
        })
}

fn fresh(fields: Writing, kinds: &[Kind], items: u8, difficulty: Difficulty) -> Writing {
    let named = (!kinds.is_empty()).then_some(kinds);
    let harder = Some(difficulty).filter(|&difficulty| difficulty != Difficulty::Easy);
    fields
        .some(named, |fields, kinds| {
            fields.list("kinds", kinds.iter().map(|kind| kind.id().to_owned()))
        })
        .number("items", items)
        .some(harder, |fields, difficulty| {
            fields.number("difficulty", difficulty.number())
        })
}

fn show_value(show: &Show) -> Value {
    let fields = Writing::default()
        .field("picture", show.picture.value())
        .word_unless("at_once", "reveal", show.reveal.word())
        .some(show.text.as_ref(), |fields, text| {
            fields.field("text", text_value(text))
        });
    Value::Variant("show", fields)
}
