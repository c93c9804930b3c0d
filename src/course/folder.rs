//! A folder of lessons, checked once or watched with its `course.ron`. Saved lessons appear; while
//! a file has errors, its last good version stays; a folder that disappears may come back.
//!
//! No background thread: the caller [looks](LessonFolder::look) at the folder every few seconds.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::found::Found;
use crate::load::{check_texts, unique_ids};
use crate::order::{self, Arranged, Order};
use crate::read::{Watch, leads_out_of, read_bounded, read_within};
use crate::warnings::warnings;
use crate::{Chapter, Lesson, LessonError, parse_lesson};

pub use crate::found::{MAX_DEPTH, MAX_ENTRIES, MAX_FILES, MAX_TOTAL};

/// A lesson file of the folder.
#[derive(Debug, Clone, Default)]
pub struct WatchedLesson {
    path: PathBuf,
    lesson: Option<Lesson>,
    error: Option<LessonError>,
    warnings: Vec<LessonError>,
    deleted: bool,
    file: Watch,
}

impl WatchedLesson {
    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The last version without errors.
    pub const fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_ref()
    }

    /// The error of the newest version.
    pub const fn error(&self) -> Option<&LessonError> {
        self.error.as_ref()
    }

    /// Warnings about the last good version.
    pub fn warnings(&self) -> &[LessonError] {
        &self.warnings
    }

    /// Whether the file has been deleted. Its last good version stays until a new opening.
    pub const fn is_deleted(&self) -> bool {
        self.deleted
    }
}

/// A change since the last look.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A new lesson, or a new good version of one.
    Lesson(PathBuf),
    /// A new version with an error.
    Broken(PathBuf),
    /// A file that no longer exists.
    Deleted(PathBuf),
    /// The order of the lessons has changed, or has an error.
    Order,
    /// The folder cannot be reached.
    Gone,
    /// The folder can be reached again.
    Back,
}

/// A folder of lessons.
#[derive(Debug, Clone, Default)]
pub struct LessonFolder {
    path: PathBuf,
    lessons: BTreeMap<PathBuf, WatchedLesson>,
    order_file: Watch,
    /// The last good order, if there is one.
    order: Option<Order>,
    order_error: Option<LessonError>,
    arranged: Arranged,
    gone: bool,
    too_much: bool,
}

impl LessonFolder {
    /// Opens a folder, which may be [gone](Self::is_gone). `known` says which text ids exist.
    pub fn open(path: &Path, known: impl Fn(&str) -> bool) -> Self {
        let mut folder = Self {
            path: path.to_owned(),
            ..Self::default()
        };
        folder.look(known);
        folder
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the folder cannot be reached now.
    pub const fn is_gone(&self) -> bool {
        self.gone
    }

    /// Whether the folder exceeds a limit, so that lessons may be missing.
    pub const fn holds_too_much(&self) -> bool {
        self.too_much
    }

    /// Its lessons, in order.
    pub fn lessons(&self) -> impl Iterator<Item = &WatchedLesson> {
        let files = self.arranged.files.iter();
        files.filter_map(|path| self.lessons.get(path))
    }

    /// The number of lessons.
    pub fn len(&self) -> usize {
        self.lessons.len()
    }

    /// Whether it has no lessons.
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }

    /// A lesson by its index in the order.
    pub fn lesson(&self, place: usize) -> Option<&WatchedLesson> {
        self.lessons.get(self.arranged.files.get(place)?)
    }

    /// The chapters with the indices of their lessons; last the lessons that no chapter names.
    pub fn chapters(&self) -> impl Iterator<Item = (Option<&Chapter>, Range<usize>)> {
        let chapters = self.arranged.chapters.iter();
        chapters.map(|(chapter, places)| (chapter.as_ref(), places.clone()))
    }

    /// Whether a `course.ron` has been read without errors.
    pub const fn is_ordered(&self) -> bool {
        self.order.is_some()
    }

    /// The error of the newest `course.ron`; the last good one stays in use.
    pub const fn order_error(&self) -> Option<&LessonError> {
        self.order_error.as_ref()
    }

    /// Errors about names in `course.ron` that match no lesson.
    pub fn order_faults(&self) -> &[LessonError] {
        &self.arranged.faults
    }

    /// The file of the lesson with this id.
    pub fn file_of(&self, id: &str) -> Option<&WatchedLesson> {
        let is_it = |file: &&WatchedLesson| file.lesson().is_some_and(|lesson| lesson.id == id);
        self.lessons().find(is_it)
    }

    /// Reads what has changed since the last look. `known` says which text ids exist.
    pub fn look(&mut self, known: impl Fn(&str) -> bool) -> Vec<Change> {
        let mut changes = Vec::new();
        if !self.path.is_dir() {
            if !self.gone {
                self.gone = true;
                changes.push(Change::Gone);
            }
            return changes;
        }
        if self.gone {
            self.gone = false;
            changes.push(Change::Back);
        }
        if self.look_at_order(&known) {
            changes.push(Change::Order);
        }
        let Found { files, too_much } = Found::in_folder(&self.path);
        self.too_much = too_much;
        let mut found: BTreeSet<PathBuf> = files.into_iter().collect();
        if too_much {
            // A known file that the search did not reach is not deleted, and files that
            // `course.ron` names are always read.
            let named = self.order.iter().flat_map(Order::files);
            let named = named.map(|file| self.path.join(file)).take(MAX_FILES);
            let known = self.lessons.keys().cloned().chain(named);
            let here = |path: &PathBuf| path.is_file() && !leads_out_of(&self.path, path);
            found.extend(known.filter(here));
        }
        for file in self.lessons.values_mut() {
            if !file.deleted && !found.contains(&file.path) {
                file.deleted = true;
                file.error = None;
                file.file = Watch::default();
                changes.push(Change::Deleted(file.path.clone()));
            }
        }
        for path in found {
            let file = self.lessons.entry(path.clone());
            let file = file.or_insert_with(|| WatchedLesson {
                path,
                ..WatchedLesson::default()
            });
            changes.extend(file.look(&known));
        }
        if !changes.is_empty() {
            self.same_ids(&mut changes);
            self.arrange();
        }
        changes
    }

    /// Reads `course.ron` again if it has changed; returns whether it has.
    fn look_at_order(&mut self, known: &impl Fn(&str) -> bool) -> bool {
        let path = self.path.join(order::FILE);
        let first = !self.order_file.was_seen();
        let read = || read_within(&self.path, &path);
        let Some(text) = self.order_file.look(&path, read) else {
            return false;
        };
        let order = text
            .map_err(|problem| problem.in_file(&path))
            .and_then(|text| Order::parse(&path, &text, known));
        match order {
            Ok(order) => (self.order, self.order_error) = (Some(order), None),
            Err(error) if error.problem.id == "lesson-missing" => {
                (self.order, self.order_error) = (None, None);
                // At the first look, a missing file is not a change.
                return !first;
            }
            Err(error) => self.order_error = Some(error),
        }
        true
    }

    fn arrange(&mut self) {
        let gone = |path: &Path| self.lessons.get(path).is_some_and(|file| file.deleted);
        let unordered = Order::default();
        let order = self.order.as_ref().unwrap_or(&unordered);
        self.arranged = order.arrange(&self.path, self.lessons.keys(), gone);
    }

    /// Of two files with the same id, only the first keeps its lesson.
    fn same_ids(&mut self, changes: &mut Vec<Change>) {
        let mut seen = HashMap::new();
        for file in self.lessons.values_mut().filter(|file| !file.deleted) {
            let twice = |error: &LessonError| error.problem.id == "id-twice";
            if file.error.as_ref().is_some_and(twice) {
                file.error = None;
            }
            let Some(lesson) = file.lesson.as_ref().filter(|_| file.error.is_none()) else {
                continue;
            };
            let text = || read_bounded(&file.path).unwrap_or_default();
            if let Err(error) = unique_ids(lesson, &file.path, text, &mut seen) {
                let broken = Change::Broken(file.path.clone());
                changes.retain(|change| *change != Change::Lesson(file.path.clone()));
                if !changes.contains(&broken) {
                    changes.push(broken);
                }
                file.error = Some(error);
            }
        }
    }
}

impl WatchedLesson {
    /// Reads the file if it has changed since the last look.
    fn look(&mut self, known: &impl Fn(&str) -> bool) -> Option<Change> {
        self.deleted = false;
        let text = self.file.look(&self.path, || read_bounded(&self.path))?;
        let lesson = text
            .map_err(|problem| problem.in_file(&self.path))
            .and_then(|text| {
                let lesson = parse_lesson(&self.path, &text)?;
                check_texts(&lesson, &self.path, &text, known)?;
                let warnings = warnings(&lesson, &self.path, &text);
                Ok((lesson, warnings))
            });
        match lesson {
            Ok((lesson, warnings)) => {
                (self.lesson, self.error) = (Some(lesson), None);
                self.warnings = warnings;
                Some(Change::Lesson(self.path.clone()))
            }
            Err(error) => {
                self.error = Some(error);
                Some(Change::Broken(self.path.clone()))
            }
        }
    }
}

/// The result of checking a file or folder.
#[derive(Debug, Default)]
pub struct Checked {
    /// The number of lesson files read.
    pub files: usize,
    /// The errors found.
    pub errors: Vec<LessonError>,
    /// What the format allows but the author probably did not mean.
    pub warnings: Vec<LessonError>,
    /// Whether the folder exceeds a limit, so that some files were not read.
    pub too_much: bool,
}

/// Checks a lesson file, or a folder with its `course.ron`. `known` says which text ids exist.
pub fn check_path(path: &Path, known: impl Fn(&str) -> bool) -> Checked {
    let mut checked = Checked::default();
    let mut files = vec![path.to_owned()];
    if path.is_dir() {
        let found = Found::in_folder(path);
        files = found.files;
        files.sort();
        checked.too_much = found.too_much;
    }
    let mut seen = HashMap::new();
    for file in &files {
        checked.files += 1;
        match check_file(file, &known, &mut seen) {
            Ok(warnings) => checked.warnings.extend(warnings),
            Err(error) => checked.errors.push(error),
        }
    }
    let order = path.join(order::FILE);
    if order.is_file() {
        checked.files += 1;
        let text = read_within(path, &order).map_err(|problem| problem.in_file(&order));
        let read = text.and_then(|text| Order::parse(&order, &text, &known));
        let wrong = match read {
            Ok(order) => order.arrange(path, files.iter(), |_| false).faults,
            Err(error) => vec![error],
        };
        checked.errors.extend(wrong);
    }
    checked
}

fn check_file(
    file: &Path,
    known: &impl Fn(&str) -> bool,
    seen: &mut HashMap<String, PathBuf>,
) -> Result<Vec<LessonError>, LessonError> {
    let text = read_bounded(file).map_err(|problem| problem.in_file(file))?;
    let lesson = parse_lesson(file, &text)?;
    unique_ids(&lesson, file, || text.as_str(), seen)?;
    check_texts(&lesson, file, &text, known)?;
    Ok(warnings(&lesson, file, &text))
}
