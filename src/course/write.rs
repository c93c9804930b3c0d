//! Lessons as text: what is written here reads back as the same lesson.
//!
//! `ron` makes the text; each step stands in one line where it fits, otherwise a field a
//! line, so that a person can read and change it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::Serialize;

use crate::files;
use crate::lesson::Lesson;
use crate::load::parse_lesson;
use crate::locate::all_tokens;
use crate::read::{MAX_BYTES, read_bounded};

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

/// Writes a lesson to a file, whole or not at all. A link in that place is replaced: it may
/// lead to something else than a lesson.
///
/// # Errors
/// The folder is missing, full or read-only, or the lesson is longer than [`MAX_BYTES`] and could
/// not be read again.
pub fn save(lesson: &Lesson, help: &str, path: &Path) -> io::Result<()> {
    let text = lesson.to_ron(help);
    if text.len() as u64 > MAX_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    files::replace(path, text.as_bytes())
}

/// Whether a file holds just what [`save`] writes for its lesson with one of these helps: no remarks
/// and no layout by hand, which would be lost.
#[must_use]
pub fn is_own_writing(path: &Path, helps: impl IntoIterator<Item = String>) -> bool {
    let text = read_bounded(path).ok();
    let lesson = text.and_then(|text| Some((parse_lesson(path, &text).ok()?, text)));
    lesson.is_some_and(|(lesson, text)| {
        let mut helps = helps.into_iter();
        helps.any(|help| lesson.to_ron(&help) == text)
    })
}

/// Most copies of a file beside it.
const COPIES: u32 = 1_000;

/// Keeps a copy of a file beside it: `one.ron.bak`, or `one.ron.2.bak` and so on where another
/// copy lies already, which stays. A copy that says the same is not made twice. No reader of
/// lessons takes such a file for one. Where the copy lies.
///
/// # Errors
/// The file cannot be read, the disk is full, or the folder cannot be written to.
pub fn keep_copy(path: &Path) -> io::Result<PathBuf> {
    // A pipe or a device has no end.
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

/// A value at this indentation: in one line if it fits, else broken as little as it takes.
fn laid_out(value: &impl Serialize, indent: usize) -> String {
    // A comma follows.
    let width = |line: &str| line.chars().count() + indent + 1;
    let fits = |text: &String| text.lines().all(|line| width(line) <= LINE);
    let mut layouts = (0..DEEPEST).map(|depth| of_depth(value, depth));
    // Where nothing fits, words are long: each language on a line of its own.
    let chosen = layouts.find(fits);
    indented(
        &chosen.unwrap_or_else(|| of_depth(value, DEEPEST - 1)),
        indent,
    )
}

/// Lines after the first moved to the right; not inside a text that goes over several lines.
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
    // Quotation marks stand in a raw string, `r#"…"#`, as they are.
    let config = PrettyConfig::new()
        .depth_limit(depth)
        .new_line("\n")
        .escape_strings(false);
    // Only what cannot be text is refused: values nested without end, names with blanks.
    exercise::text::options()
        .to_string_pretty(value, config)
        .expect("plain values a few levels deep can be written")
}
