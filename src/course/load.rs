//! Loads lessons, embedded or from files, and checks everything in them.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::error::nearest;
use crate::order::{self, Order};
use crate::parse::{parse, without_mark};
use crate::read::text_of;
pub use crate::read::{MAX_BYTES, read_bounded};
use crate::tokens::tokens;
use crate::{Chapter, Lesson, LessonError, LessonProblem, Location, Step, Text};
use exercise::{Kind, Topic};
use include_dir::{Dir, File, include_dir};

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../lessons");

/// Chapters with their lessons, and the errors of files that could not be read.
#[derive(Debug, Clone, Default)]
pub struct Course {
    /// The chapters, in order.
    pub chapters: Vec<(Chapter, Vec<Lesson>)>,
    /// Files that were skipped, and why.
    pub errors: Vec<LessonError>,
}

impl Course {
    /// Every lesson, in order.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.chapters.iter().flat_map(|(_, lessons)| lessons)
    }

    /// The lesson with this id.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons().find(|lesson| lesson.id == id)
    }
}

/// The course embedded in the program.
pub fn embedded() -> Course {
    let mut course = Course::default();
    let chapters = match embedded_chapters() {
        Ok(chapters) => chapters,
        Err(error) => {
            course.errors.push(error);
            return course;
        }
    };
    let mut ids = HashMap::new();
    for chapter in chapters {
        let mut lessons = Vec::new();
        for name in &chapter.lessons {
            let lesson = read_embedded(&Path::new(&chapter.id).join(format!("{name}.ron")));
            let lesson = lesson.and_then(|(path, text)| {
                let lesson = parse_lesson(&path, text)?;
                unique_ids(&lesson, &path, || text, &mut ids)?;
                Ok(lesson)
            });
            match lesson {
                Ok(lesson) => lessons.push(lesson),
                Err(error) => course.errors.push(error),
            }
        }
        course.chapters.push((chapter, lessons));
    }
    course
}

/// The chapters of [`embedded`], without their lessons.
///
/// # Errors
/// The order of the course cannot be read.
pub fn embedded_chapters() -> Result<Vec<Chapter>, LessonError> {
    let (path, text) = read_embedded(Path::new(order::FILE))?;
    // Tests check the text ids of the course.
    Ok(Order::parse(&path, text, |_| true)?.chapters)
}

fn read_embedded(name: &Path) -> Result<(PathBuf, &'static str), LessonError> {
    let text = EMBEDDED.get_file(name).and_then(File::contents_utf8);
    let path = Path::new("lessons").join(name);
    let missing = || LessonProblem::new("lesson-missing").in_file(&path);
    text.ok_or_else(missing).map(|text| (path, text))
}

/// Checks that no id occurs twice. `text` gives the file's text, needed only to place an error.
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
            let at = text.rfind(&format!("\"{id}\""));
            let problem = LessonProblem::new("id-twice").found(id);
            return Err(problem.at(path, at.map(|at| Location::of(text, at))));
        }
    }
    Ok(())
}

/// Reads a lesson and checks everything in it that the engine can check, up to the first error.
pub fn parse_lesson(file: &Path, text: &str) -> Result<Lesson, LessonError> {
    let text = without_mark(text);
    let lesson: Lesson = parse(file, text)?;
    let fresh = lesson.steps.iter().filter_map(Step::fresh);
    if let Some(fresh) = fresh.into_iter().find(|fresh| fresh.topic().is_empty()) {
        let kind = fresh.kinds.first().map_or("", |kind| kind.id());
        let fitting = Topic::of_skills(fresh.skills);
        let problem = LessonProblem::new("kind-of-other-skills").found(kind);
        let problem = problem.expected(fitting.kinds().map(Kind::id));
        return Err(problem.at(file, Location::of_quoted(text, kind)));
    }
    let judged = lesson.steps.iter();
    let judged = judged.filter_map(|step| Some((step.exercise()?, step.expect()?)));
    for (number, (exercise, expect)) in judged.enumerate() {
        let witness = exercise.witness();
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !words(witness).eq_ignore_ascii_case(&words(expect)) {
            let place = nth_expect(text, number).map(|at| Location::of(text, at));
            let problem = LessonProblem::new("expect-denied")
                .found(expect)
                .expected([witness]);
            return Err(problem.at(file, place));
        }
    }
    Ok(lesson)
}

/// The offset of the value of the `number`th `expect` field, from 0.
fn nth_expect(text: &str, number: usize) -> Option<usize> {
    let tokens: Vec<(usize, &str)> = tokens(text).collect();
    let named = tokens
        .windows(3)
        .filter(|three| three[0].1 == "expect" && three[1].1 == ":");
    named.map(|three| three[2].0).nth(number)
}

/// Reads one lesson file and checks it. `known` says which text ids exist.
pub fn read_lesson(path: &Path, known: impl Fn(&str) -> bool) -> Result<Lesson, LessonError> {
    let text = read_bounded(path).map_err(|problem| problem.in_file(path))?;
    check_lesson(path, &text, known)
}

/// Reads the bytes of a lesson file and checks them, as [`read_lesson`].
pub fn lesson_of_bytes(
    path: &Path,
    bytes: Vec<u8>,
    known: impl Fn(&str) -> bool,
) -> Result<Lesson, LessonError> {
    let text = text_of(bytes).map_err(|problem| problem.in_file(path))?;
    check_lesson(path, &text, known)
}

/// Reads a lesson from the text of its file and checks it. `known` says which text ids exist.
pub fn check_lesson(
    path: &Path,
    text: &str,
    known: impl Fn(&str) -> bool,
) -> Result<Lesson, LessonError> {
    let lesson = parse_lesson(path, text)?;
    check_texts(&lesson, path, text, &known)?;
    Ok(lesson)
}

pub(super) fn check_texts(
    lesson: &Lesson,
    path: &Path,
    text: &str,
    known: &impl Fn(&str) -> bool,
) -> Result<(), LessonError> {
    let mut named = lesson.texts().filter_map(Text::id);
    named.find(|id| !known(id)).map_or(Ok(()), |id| {
        let problem = LessonProblem::new("missing-text").found(id);
        Err(problem.at(path, Location::of_quoted(text, id)))
    })
}

/// A lesson that a user names.
#[derive(Debug, Clone)]
pub enum Named {
    /// A lesson of the course, found by its id.
    Course(Box<Lesson>),
    /// A file, which may not exist.
    File(PathBuf),
}

impl Named {
    /// The lesson of the course with this id, else the file of this name. The error is the most
    /// similar ids, if no such file exists and the name does not look like a file name.
    pub fn find(course: &Course, named: &Path) -> Result<Self, Vec<String>> {
        let id = named.to_str().unwrap_or_default();
        if let Some(lesson) = course.lesson(id) {
            return Ok(Self::Course(Box::new(lesson.clone())));
        }
        if named.exists() || named.extension().is_some() {
            return Ok(Self::File(named.to_owned()));
        }
        let ids: Vec<&str> = course.lessons().map(|lesson| lesson.id.as_str()).collect();
        Err(nearest(id, &ids))
    }
}
