//! The order of lessons in `course.ron`: chapters, each a list of lesson names.
//!
//! A name stands for `<chapter>/<name>.ron`, or for `<name>.ron` beside `course.ron` itself.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::error::{LessonError, LessonProblem, Location};
use crate::lesson::{Chapter, CourseFile};
use crate::parse::{parse, without_mark};
use crate::tokens::all_tokens;

/// The name of the file with the order.
pub(super) const FILE: &str = "course.ron";

#[derive(Debug, Clone, Default)]
pub(super) struct Order {
    pub(super) chapters: Vec<Chapter>,
    /// The locations of the names of each chapter.
    locations: Vec<Vec<Location>>,
}

/// Lessons in order, and what is wrong with the order.
#[derive(Debug, Clone, Default)]
pub(super) struct Arranged {
    pub(super) files: Vec<PathBuf>,
    /// The chapters with their files; last, without a chapter, the files that none names.
    pub(super) chapters: Vec<(Option<Chapter>, Range<usize>)>,
    /// Errors about names without a lesson, and names that occur twice.
    pub(super) faults: Vec<LessonError>,
}

impl Order {
    /// Parses an order, or finds its first error. `known` says which text ids exist.
    pub(super) fn parse(
        file: &Path,
        text: &str,
        known: impl Fn(&str) -> bool,
    ) -> Result<Self, LessonError> {
        let text = without_mark(text);
        let CourseFile { chapters, .. } = parse(file, text)?;
        let mut titles = chapters.iter().filter_map(|chapter| chapter.title.id());
        if let Some(id) = titles.find(|id| !known(id)) {
            let problem = LessonProblem::new("missing-text").found(id);
            return Err(problem.at(file, Location::of_quoted(text, id)));
        }
        Ok(Self {
            locations: locations(text),
            chapters,
        })
    }

    /// The files that its names may stand for, relative to the folder.
    pub(super) fn files(&self) -> impl Iterator<Item = PathBuf> {
        let chapters = self.chapters.iter();
        let named =
            chapters.flat_map(|chapter| chapter.lessons.iter().map(move |name| (chapter, name)));
        named
            .filter(|(_, name)| is_plain(name))
            .flat_map(|(chapter, name)| files(chapter, name))
    }

    /// Arranges the lessons of a folder in this order; those it does not name follow, sorted by
    /// file name. `lessons` are the known files; `gone` says which of them have been deleted since.
    pub(super) fn arrange<'a>(
        &self,
        folder: &Path,
        lessons: impl Iterator<Item = &'a PathBuf>,
        gone: impl Fn(&Path) -> bool,
    ) -> Arranged {
        let mut left: BTreeSet<&PathBuf> = lessons.collect();
        let all = left.clone();
        let mut arranged = Arranged::default();
        let order = folder.join(FILE);
        for (at, chapter) in self.chapters.iter().enumerate() {
            let start = arranged.files.len();
            for (number, name) in chapter.lessons.iter().enumerate() {
                let mut files = files(chapter, name)
                    .map(|file| folder.join(file))
                    .into_iter();
                let file = files.find(|file| is_plain(name) && all.contains(file));
                let problem = match &file {
                    _ if !is_plain(name) => Some("id-form"),
                    None => Some("lesson-missing"),
                    Some(file) if !left.remove(file) => Some("named-twice"),
                    Some(file) => {
                        arranged.files.push(file.clone());
                        gone(file).then_some("lesson-missing")
                    }
                };
                if let Some(id) = problem {
                    let problem = LessonProblem::new(id).found(name);
                    let place = self.locations.get(at).and_then(|names| names.get(number));
                    arranged.faults.push(problem.at(&order, place.copied()));
                }
            }
            let range = start..arranged.files.len();
            arranged.chapters.push((Some(chapter.clone()), range));
        }
        let others = arranged.files.len();
        arranged.files.extend(left.into_iter().cloned());
        if others < arranged.files.len() {
            let range = others..arranged.files.len();
            arranged.chapters.push((None, range));
        }
        arranged
    }
}

/// The files that a name may stand for; the first that exists counts.
fn files(chapter: &Chapter, name: &str) -> [PathBuf; 2] {
    let file = PathBuf::from(format!("{name}.ron"));
    [Path::new(&chapter.id).join(&file), file]
}

/// Whether a name is a plain word, so that it cannot point outside the folder.
fn is_plain(name: &str) -> bool {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    !name.is_empty() && name.chars().all(letter)
}

/// The locations of the lesson names, chapter by chapter. A text parsed as an order has one list
/// called `lessons` in each chapter.
fn locations(text: &str) -> Vec<Vec<Location>> {
    let mut locations: Vec<Vec<Location>> = Vec::new();
    let mut here = Location { line: 1, column: 1 };
    let mut inside = false;
    for (_, token) in all_tokens(text) {
        match token {
            "lessons" => {
                inside = true;
                locations.push(Vec::new());
            }
            "]" => inside = false,
            _ if inside && token.starts_with('"') => {
                locations
                    .last_mut()
                    .into_iter()
                    .for_each(|it| it.push(here));
            }
            _ => {}
        }
        for c in token.chars() {
            (here.line, here.column) = match c {
                '\n' => (here.line + 1, 1),
                _ => (here.line, here.column + 1),
            };
        }
    }
    locations
}
