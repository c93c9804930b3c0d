//! Test inputs: positions and rows of `tests/data`, parsed as in the engine's tests; exercises in
//! lesson syntax; and the texts.

#[allow(dead_code, reason = "the tests of the engine use the rest")]
#[path = "../../src/engine/tests/suite/given.rs"]
mod positions;

pub use positions::*;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex};

use arbitro::course::{Step, parse_lesson};
use arbitro::exercise::{Asked, Item, ItemCode, generate};
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};

/// An exercise in lesson syntax: `judge_call(auction: "1S P", call: "X")`.
pub fn item(exercise: &str) -> Item {
    let text =
        format!(r#"(format: 1, id: "l", title: "t", steps: [ask(id: "q", exercise: {exercise})])"#);
    let lesson = parse_lesson(Path::new("given.ron"), &text);
    let lesson = lesson.unwrap_or_else(|error| panic!("{exercise}\n{error:?}"));
    match lesson.steps.into_iter().next() {
        Some(Step::Ask { exercise, .. }) => exercise,
        other => panic!("{other:?} is no question"),
    }
}

/// The exercise of a code, generated once for all tests.
pub fn item_of(code: &ItemCode) -> &'static Item {
    static MADE: LazyLock<Mutex<HashMap<ItemCode, &'static Item>>> = LazyLock::new(Mutex::default);
    if let Some(item) = MADE.lock().expect("no test panics here").get(code) {
        return item;
    }
    let item = Box::leak(Box::new(generate(code)));
    MADE.lock()
        .expect("no test panics here")
        .entry(*code)
        .or_insert(item)
}

/// The texts of a language, loaded once for all tests.
pub fn catalog(locale: Locale) -> &'static Catalog {
    static CATALOGS: LazyLock<Vec<Catalog>> =
        LazyLock::new(|| Locale::ALL.into_iter().map(Catalog::new).collect());
    let found = CATALOGS.iter().find(|catalog| catalog.locale() == locale);
    found.expect("a catalogue of every locale")
}

/// A language with its national card letters.
pub fn speaker(locale: Locale) -> Speaker<'static> {
    let notation = Notation::new(catalog(locale), CardLetters::National);
    Speaker::new(catalog(locale), notation)
}

/// The questions of an exercise by their number.
pub trait Numbered {
    /// The question with this number, from 0.
    fn asked(&self, number: usize) -> Asked;
}

impl Numbered for Item {
    fn asked(&self, number: usize) -> Asked {
        self.questions()[number].clone()
    }
}

/// The Rust files of a folder below the root, with their texts, sorted.
pub fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    collect(&root().join(folder), "rs", &mut files);
    files.sort();
    files
}

/// The files with an extension in a folder and its subfolders, as paths from the root.
pub fn collect(folder: &Path, extension: &str, files: &mut Vec<(PathBuf, String)>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    for entry in entries {
        let path = entry.expect("a folder that can be read").path();
        if path.is_dir() {
            collect(&path, extension, files);
        } else if path.extension().is_some_and(|end| end == extension) {
            let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
            let short = path
                .strip_prefix(root())
                .expect("below the root")
                .to_owned();
            files.push((short, text));
        }
    }
}
