//! Where lessons come from: the program itself, or a folder of a teacher.
//!
//! The only place of the course that reads files.

use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::error::{LessonError, LessonProblem, Place};
use crate::lesson::{Chapter, Lesson, Text};
use crate::locate::tokens;
use crate::order::{self, Order};
use crate::parse::{parse, without_mark};
use crate::step::Step;
use exercise::{Kind, Topic};
use include_dir::{Dir, include_dir};

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../lessons");

/// Largest lesson file, in bytes.
pub const MAX_BYTES: u64 = 1 << 20;

/// Chapters with their lessons, and what could not be read.
#[derive(Debug, Clone, Default)]
pub struct Course {
    /// In order.
    pub chapters: Vec<(Chapter, Vec<Lesson>)>,
    /// Files that are left out, and why.
    pub errors: Vec<LessonError>,
}

impl Course {
    /// Every lesson, in order.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.chapters.iter().flat_map(|(_, lessons)| lessons)
    }

    /// The lesson with this id.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons().find(|lesson| lesson.id == id)
    }

    /// Leaves out lessons that name a text which no language file has.
    ///
    /// `known` says which ids there are.
    #[must_use]
    pub fn with_texts_checked(mut self, known: impl Fn(&str) -> bool) -> Self {
        for (chapter, lessons) in &mut self.chapters {
            lessons.retain(|lesson| match first_missing(lesson, &known) {
                None => true,
                Some(id) => {
                    let problem = LessonProblem::new("missing-text").found(id);
                    let file = Path::new(&chapter.id).join(format!("{}.ron", lesson.id));
                    self.errors.push(problem.in_file(&file));
                    false
                }
            });
        }
        self
    }

    /// The course of a folder with a `course.ron`; what is wrong stands in `errors`.
    #[must_use]
    pub fn from_folder(folder: &Path) -> Self {
        assemble(|name| {
            let beside = folder.join(name.file_name().unwrap_or_default());
            let path = folder.join(name);
            // Who has few lessons needs no folder for each chapter.
            let path = if path.is_file() || !beside.is_file() {
                path
            } else {
                beside
            };
            let text = read_within(folder, &path);
            (path, text)
        })
    }
}

/// Whether links lead from a folder to a file that lies elsewhere. A folder that somebody was given
/// names its own lessons, and nothing else of the computer.
pub(super) fn leads_out_of(folder: &Path, path: &Path) -> bool {
    match (folder.canonicalize(), path.canonicalize()) {
        (Ok(folder), Ok(path)) => !path.starts_with(folder),
        // What is not there leads nowhere; reading it says so.
        _ => false,
    }
}

/// Reads a file that a folder names, unless links lead out of it.
///
/// # Errors
/// As [`read_bounded`].
pub(super) fn read_within(folder: &Path, path: &Path) -> Result<String, LessonProblem> {
    if leads_out_of(folder, path) {
        return Err(LessonProblem::new("unreadable"));
    }
    read_bounded(path)
}

/// The course that the program brings along.
#[must_use]
pub fn embedded() -> Course {
    assemble(|name| {
        let text = EMBEDDED
            .get_file(name)
            .ok_or_else(|| LessonProblem::new("lesson-missing"))
            .and_then(|file| {
                file.contents_utf8()
                    .ok_or_else(|| LessonProblem::new("not-text"))
            });
        (PathBuf::from("lessons").join(name), text.map(str::to_owned))
    })
}

type Source = (PathBuf, Result<String, LessonProblem>);

fn assemble(read: impl Fn(&Path) -> Source) -> Course {
    let mut course = Course::default();
    let (file, text) = read(Path::new(order::FILE));
    let order = text
        .map_err(|problem| problem.in_file(&file))
        // What the titles name is checked with the texts of the lessons.
        .and_then(|text| Order::parse(&file, &text, |_| true));
    let order = match order {
        Ok(order) => order,
        Err(error) => {
            course.errors.push(error);
            return course;
        }
    };
    let mut ids: HashMap<String, PathBuf> = HashMap::new();
    let mut named = HashSet::new();
    for (at, chapter) in order.chapters().iter().enumerate() {
        let mut lessons = Vec::new();
        for (number, name) in chapter.lessons.iter().enumerate() {
            // A short list that names one large file again and again would be a long read.
            if !named.insert((&chapter.id, name)) {
                course.errors.push(LessonError {
                    place: order.place(at, number),
                    ..LessonProblem::new("named-twice").found(name).in_file(&file)
                });
                continue;
            }
            let plain = order::is_plain(name);
            let (path, text) = if plain {
                read(&Path::new(&chapter.id).join(format!("{name}.ron")))
            } else {
                (file.clone(), Err(LessonProblem::new("id-form").found(name)))
            };
            let lesson = match text {
                Ok(text) => parse_lesson(&path, &text).and_then(|lesson| {
                    unique_ids(&lesson, &path, || &text, &mut ids).map(|()| lesson)
                }),
                // The mistake is in the list, where the name stands.
                Err(problem) if problem.id == "lesson-missing" || !plain => Err(LessonError {
                    place: order.place(at, number),
                    ..problem.found(name).in_file(&file)
                }),
                Err(problem) => Err(problem.in_file(&path)),
            };
            match lesson {
                Ok(lesson) => lessons.push(lesson),
                Err(error) => course.errors.push(error),
            }
        }
        course.chapters.push((chapter.clone(), lessons));
    }
    course
}

/// `text` is that of the file, wanted only where there is an error.
pub(super) fn unique_ids<T: AsRef<str>>(
    lesson: &Lesson,
    path: &Path,
    text: impl FnOnce() -> T,
    seen: &mut HashMap<String, PathBuf>,
) -> Result<(), LessonError> {
    let own = std::iter::once(lesson.id.as_str());
    for id in own.chain(lesson.steps.iter().filter_map(Step::id)) {
        if seen.insert(id.to_owned(), path.to_owned()).is_some() {
            let text = text();
            let text = text.as_ref();
            let place = find_last_quoted(text, id);
            let problem = LessonProblem::new("id-twice").found(id);
            return Err(LessonError {
                place,
                ..problem.in_file(path)
            });
        }
    }
    Ok(())
}

/// Reads a lesson and checks everything in it that the engine can check.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn parse_lesson(file: &Path, text: &str) -> Result<Lesson, LessonError> {
    let text = without_mark(text);
    let lesson: Lesson = parse(file, text)?;
    let fresh = lesson.steps.iter().filter_map(Step::fresh);
    if let Some(fresh) = fresh.into_iter().find(|fresh| fresh.topic().is_empty()) {
        let kind = fresh.kinds.first().map_or("", |kind| kind.id());
        let fitting = Topic::of_skills(fresh.skills);
        let problem = LessonProblem::new("kind-of-other-skills").found(kind);
        let problem = problem.expected(fitting.kinds().map(Kind::id));
        return Err(LessonError {
            place: find_quoted(text, kind),
            ..problem.in_file(file)
        });
    }
    let judged = lesson.steps.iter();
    let judged = judged.filter_map(|step| Some((step.exercise()?, step.expect()?)));
    for (number, (exercise, expect)) in judged.enumerate() {
        let witness = exercise.witness();
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !words(&witness).eq_ignore_ascii_case(&words(expect)) {
            let place = nth_expect(text, number).map(|at| Place::of(text, at));
            let problem = LessonProblem::new("expect-denied")
                .found(expect)
                .expected([witness]);
            return Err(LessonError {
                place,
                ..problem.in_file(file)
            });
        }
    }
    Ok(lesson)
}

/// Where the value of field number `number` (from 0) of the name `expect` stands.
fn nth_expect(text: &str, number: usize) -> Option<usize> {
    let tokens: Vec<(usize, &str)> = tokens(text).collect();
    let named = tokens
        .windows(3)
        .filter(|three| three[0].1 == "expect" && three[1].1 == ":");
    named.map(|three| three[2].0).nth(number)
}

/// The place of a quoted word in a text.
pub(super) fn find_quoted(text: &str, word: &str) -> Option<Place> {
    text.find(&format!("\"{word}\""))
        .map(|at| Place::of(text, at))
}

/// The place where it stands for the last time.
fn find_last_quoted(text: &str, word: &str) -> Option<Place> {
    text.rfind(&format!("\"{word}\""))
        .map(|at| Place::of(text, at))
}

fn first_missing<'a>(lesson: &'a Lesson, known: &impl Fn(&str) -> bool) -> Option<&'a str> {
    let texts = std::iter::once(&lesson.title).chain(lesson.steps.iter().flat_map(Step::texts));
    texts
        .filter_map(|text| match text {
            Text::Id(id) => Some(id.as_str()),
            Text::Inline(_) => None,
        })
        .find(|id| !known(id))
}

/// A text file of at most [`MAX_BYTES`].
pub fn read_bounded(path: &Path) -> Result<String, LessonProblem> {
    let unreadable = |_| LessonProblem::new("unreadable");
    let about = fs::metadata(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => LessonProblem::new("lesson-missing"),
        _ => unreadable(error),
    })?;
    // Opening a pipe would wait for somebody to write into it.
    if !about.is_file() {
        return Err(LessonProblem::new("unreadable"));
    }
    // Counted while it is read: some files say that they are empty, and never end.
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    let mut bounded = file.take(MAX_BYTES + 1);
    if bounded.read_to_end(&mut bytes).map_err(unreadable)? as u64 > MAX_BYTES {
        return Err(LessonProblem::new("too-large"));
    }
    let text = String::from_utf8(bytes).map_err(|_| LessonProblem::new("not-text"))?;
    Ok(without_mark(&text).to_owned())
}

/// A file that is read again when it has changed.
#[derive(Debug, Clone, Default)]
pub(super) struct Watch {
    /// What was read, by its hash; `None` before the first look.
    seen: Option<u64>,
    stamp: Option<Stamp>,
    /// Looks for which it is read whatever its stamp says.
    unsettled: u8,
    failed: bool,
}

/// By what a change of a file is noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stamp {
    modified: Option<SystemTime>,
    bytes: u64,
}

/// Looks for which a file that has just changed is read again: some disks count time in steps
/// of two seconds, and would not tell a second change from the first.
const UNSETTLED: u8 = 3;

impl Watch {
    /// Whether it was looked at before.
    pub(super) const fn was_seen(&self) -> bool {
        self.seen.is_some()
    }

    /// What can be read of a file, if it is something else than at the last look.
    pub(super) fn look(
        &mut self,
        path: &Path,
        read: impl FnOnce() -> Result<String, LessonProblem>,
    ) -> Option<Result<String, LessonProblem>> {
        let stamp = fs::metadata(path).ok().map(|about| Stamp {
            modified: about.modified().ok(),
            bytes: about.len(),
        });
        // Who may read a file is not seen in its stamp; what is in it is.
        let same = stamp == self.stamp && !(self.failed && stamp.is_some());
        if same && self.was_seen() && self.unsettled == 0 {
            return None;
        }
        self.unsettled = if same {
            self.unsettled.saturating_sub(1)
        } else {
            UNSETTLED
        };
        self.stamp = stamp;
        let text = read();
        self.failed = matches!(&text, Err(problem) if problem.id == "unreadable");
        let mut hasher = DefaultHasher::new();
        let read = text.as_ref().map_err(|problem| &problem.id);
        read.hash(&mut hasher);
        let seen = Some(hasher.finish());
        let other = seen != self.seen;
        self.seen = seen;
        other.then_some(text)
    }
}

/// Reads one lesson file. `known` says which text ids there are.
///
/// # Errors
/// As [`parse_lesson`]; the file cannot be read; a text is missing.
pub fn read_lesson(path: &Path, known: impl Fn(&str) -> bool) -> Result<Lesson, LessonError> {
    let text = read_bounded(path).map_err(|problem| problem.in_file(path))?;
    let lesson = parse_lesson(path, &text)?;
    with_texts(lesson, path, &text, &known)
}

/// The lesson, if every text that it names is known.
pub(super) fn with_texts(
    lesson: Lesson,
    path: &Path,
    text: &str,
    known: &impl Fn(&str) -> bool,
) -> Result<Lesson, LessonError> {
    let Some(id) = first_missing(&lesson, known) else {
        return Ok(lesson);
    };
    let place = find_quoted(text, id);
    let problem = LessonProblem::new("missing-text").found(id);
    Err(LessonError {
        place,
        ..problem.in_file(path)
    })
}
