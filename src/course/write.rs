//! Writes lessons as text that reads back as the same lesson.
//!
//! Uses `ron`. A step that fits stands on one line, otherwise one field per line, so that a person
//! can read and change it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::Serialize;

use crate::read::{MAX_BYTES, read_bounded};
use crate::tokens::all_tokens;
use crate::{Lesson, files, parse_lesson};

/// The longest line of a step without texts, in characters.
pub const LINE: usize = 100;

const STEP_INDENT: usize = 8;

/// How many nested levels of a step may be broken into lines.
const DEEPEST: usize = 4;

impl Lesson {
    /// The text of the lesson's file. `help` is written above it as a comment.
    pub fn to_ron(&self, help: &str) -> String {
        let mut text = String::new();
        for line in help.lines() {
            text.push_str(format!("// {line}").trim_end());
            text.push('\n');
        }
        text.push_str(&format!("(\n    format: {},\n", self.format));
        text.push_str(&format!("    id: \"{}\",\n", self.id));
        text.push_str(&format!("    title: {},\n", laid_out(&self.title, 4)));
        text.push_str("    steps: [\n");
        for step in &self.steps {
            let step = laid_out(step, STEP_INDENT);
            text.push_str(&format!("        {step},\n"));
        }
        text.push_str("    ],\n)\n");
        text
    }
}

/// Writes a lesson to a file atomically, as [`written`]. A link is replaced, not followed: its
/// target may not be a lesson.
pub fn save(lesson: &Lesson, help: &str, path: &Path) -> io::Result<()> {
    files::replace(path, written(lesson, help)?.as_bytes())
}

/// The text of a lesson's file, unless it is longer than [`MAX_BYTES`] and could not be read again.
pub fn written(lesson: &Lesson, help: &str) -> io::Result<String> {
    let text = lesson.to_ron(help);
    if text.len() as u64 > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(text)
}

/// Whether a file holds exactly what [`save`] writes for its lesson with one of these help texts.
/// Otherwise saving would lose comments or layout written by hand.
pub fn is_own_writing(path: &Path, helps: impl IntoIterator<Item = String>) -> bool {
    let text = read_bounded(path).ok();
    let lesson = text.and_then(|text| Some((parse_lesson(path, &text).ok()?, text)));
    lesson.is_some_and(|(lesson, text)| {
        let mut helps = helps.into_iter();
        helps.any(|help| lesson.to_ron(&help) == text)
    })
}

/// The most copies of a file.
const COPIES: u32 = 1_000;

/// Copies a file to `one.ron.bak` beside it, or to `one.ron.2.bak` and so on if that name is taken.
/// An identical copy is reused. Lesson readers ignore these files. Returns the path of the copy.
pub fn keep_copy(path: &Path) -> io::Result<PathBuf> {
    // Reading a pipe or a device may never end.
    if !path.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let copies = (1..=COPIES).map(|number| {
        let mut copy = name.to_owned();
        if number > 1 {
            copy.push(format!(".{number}"));
        }
        copy.push(".bak");
        path.with_file_name(copy)
    });
    for copy in copies {
        if say_the_same(path, &copy) {
            return Ok(copy);
        }
        if fs::symlink_metadata(&copy).is_err() {
            files::create(&copy, File::open(path)?)?;
            return Ok(copy);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn say_the_same(one: &Path, other: &Path) -> bool {
    let length = |path| fs::metadata(path).ok().map(|about| about.len());
    let text = |path| fs::read(path).ok();
    length(one) == length(other) && text(one).is_some_and(|one| Some(one) == text(other))
}

/// A value at this indentation: on one line if it fits, else broken into as few lines as possible.
fn laid_out(value: &impl Serialize, indent: usize) -> String {
    // Leave room for the comma.
    let width = |line: &str| line.chars().count() + indent + 1;
    let fits = |text: &String| text.lines().all(|line| width(line) <= LINE);
    let mut layouts = (0..DEEPEST).map(|depth| of_depth(value, depth));
    // Nothing fits because the texts are long: put each language on a line of its own.
    let chosen = layouts.find(fits);
    let chosen = chosen.unwrap_or_else(|| of_depth(value, DEEPEST - 1));
    indented(&chosen, indent)
}

/// Indents all lines after the first, except inside a text of several lines.
fn indented(text: &str, indent: usize) -> String {
    let mut moved = String::with_capacity(text.len());
    for (_, token) in all_tokens(text) {
        moved.push_str(token);
        if token == "\n" {
            moved.extend(std::iter::repeat_n(' ', indent));
        }
    }
    moved
}

fn of_depth(value: &impl Serialize, depth: usize) -> String {
    // Quotation marks stay unescaped in a raw string, `r#"…"#`.
    let config = PrettyConfig::new()
        .depth_limit(depth)
        .new_line("\n")
        .escape_strings(false);
    // Serialization fails only for values nested too deeply and names with blanks.
    exercise::text::options()
        .to_string_pretty(value, config)
        .expect("plain values a few levels deep can be written")
}
