//! Where lessons come from: the program itself, or a folder of a teacher.
//!
//! The only place of the course that reads files.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};
use ron::extensions::Extensions;

use crate::course::error::{LessonError, LessonProblem, Place};
use crate::course::lesson::{Chapter, CourseFile, Lesson, Step, Text};
use crate::exercise::Exercise as _;
use crate::exercise::fields::Field;

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/lessons");

/// Largest lesson file, in bytes.
pub const MAX_BYTES: u64 = 1 << 20;

/// Most files that one folder is searched for.
const MAX_FILES: usize = 10_000;

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
            let path = folder.join(name);
            let text = read_bounded(&path);
            (path, text)
        })
    }
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
    let (file, text) = read(Path::new("course.ron"));
    let order = text
        .map_err(|problem| problem.in_file(&file))
        .and_then(|text| parse::<CourseFile>(&file, &text).map(|order| (order, text)));
    let (order, order_text) = match order {
        Ok(order) => order,
        Err(error) => {
            course.errors.push(error);
            return course;
        }
    };
    let mut ids: HashMap<String, PathBuf> = HashMap::new();
    for chapter in order.chapters {
        let mut lessons = Vec::new();
        for name in &chapter.lessons {
            // A name is a plain word: nothing outside the folder can be named.
            let plain = name
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
            let (path, text) = if plain {
                read(&Path::new(&chapter.id).join(format!("{name}.ron")))
            } else {
                (file.clone(), Err(LessonProblem::new("id-form").found(name)))
            };
            let lesson = match text {
                Ok(text) => parse_lesson(&path, &text).and_then(|lesson| {
                    unique_ids(&lesson, &path, &text, &mut ids).map(|()| lesson)
                }),
                // The mistake is in the list, where the name stands.
                Err(problem) if problem.id == "lesson-missing" || !plain => Err(LessonError {
                    place: find_quoted(&order_text, name),
                    ..problem.found(name).in_file(&file)
                }),
                Err(problem) => Err(problem.in_file(&path)),
            };
            match lesson {
                Ok(lesson) => lessons.push(lesson),
                Err(error) => course.errors.push(error),
            }
        }
        course.chapters.push((chapter, lessons));
    }
    course
}

fn unique_ids(
    lesson: &Lesson,
    path: &Path,
    text: &str,
    seen: &mut HashMap<String, PathBuf>,
) -> Result<(), LessonError> {
    let own = std::iter::once(lesson.id.as_str());
    for id in own.chain(lesson.steps.iter().filter_map(Step::id)) {
        if seen.insert(id.to_owned(), path.to_owned()).is_some() {
            let place = text
                .rfind(&format!("\"{id}\""))
                .map(|at| Place::of(text, at));
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
    for step in &lesson.steps {
        let (Step::Ask {
            id,
            exercise,
            expect,
        }
        | Step::Vote {
            id,
            exercise,
            expect,
        }) = step
        else {
            continue;
        };
        let Some(expect) = expect else { continue };
        let witness = exercise.witness();
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !words(&witness).eq_ignore_ascii_case(&words(expect)) {
            let after = text.find(&format!("\"{id}\"")).unwrap_or(0);
            let place = text[after..]
                .find(&format!("\"{expect}\""))
                .map(|at| Place::of(text, after + at));
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

/// The text without the byte order mark that some editors put before it.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

fn parse<T: serde::de::DeserializeOwned>(file: &Path, text: &str) -> Result<T, LessonError> {
    let text = without_mark(text);
    let named = NamedPictures::of(text);
    let options = ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME
            | Extensions::UNWRAP_NEWTYPES
            | Extensions::UNWRAP_VARIANT_NEWTYPES,
    );
    options.from_str(&named.text).map_err(|error| {
        let problem = LessonProblem::of_ron(&error.code);
        let start = offset_of(&named.text, error.span.start.line, error.span.start.col);
        let end = offset_of(&named.text, error.span.end.line, error.span.end.col);
        let offset = exact_offset(&named.text, start, end, &problem);
        let place = Some(Place::of(text, named.original_offset(offset)));
        LessonError {
            file: file.to_owned(),
            place,
            problem,
        }
    })
}

/// Where in the text a problem is, near where the reader noticed it.
fn exact_offset(text: &str, start: usize, end: usize, problem: &LessonProblem) -> usize {
    let Some(found) = &problem.found else {
        // The reader may notice a value of another kind at the blank before it.
        let value = text[start..].trim_start();
        let is_value = problem.id == "expected-kind" && !value.is_empty();
        return if is_value {
            text.len() - value.len()
        } else {
            start
        };
    };
    let before = &text[..end];
    let last = |word: &str| before.rfind(word);
    // A card is a word among others; other values stand between quotation marks.
    let at = match problem.field {
        Some(Field::Cards | Field::PenaltyCards | Field::Hand) => last(found),
        _ => last(&format!("\"{found}\"")).map(|at| at + 1),
    };
    let here = text[start..].starts_with(found.as_str());
    match (at, &problem.illegal_call) {
        (Some(at), Some((number, ..))) => at + word_offset(found, number - 1),
        (Some(at), None) => at,
        (None, _) if here => start,
        // A name that was noticed only after its value.
        (None, _) => last(found).unwrap_or(start),
    }
}

/// Where word number `index` (from 0) of an auction starts.
fn word_offset(text: &str, index: usize) -> usize {
    let separator = |c: char| c.is_whitespace() || c == ',' || c == '|';
    let mut words = 0;
    let mut inside = false;
    for (at, c) in text.char_indices() {
        if separator(c) {
            inside = false;
        } else if !inside {
            if words == index {
                return at;
            }
            words += 1;
            inside = true;
        }
    }
    0
}

/// The byte offset of a line and a column, both from 1; columns count characters.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let mut start = 0;
    for _ in 1..line {
        start += text[start..]
            .find('\n')
            .map_or(text.len() - start, |at| at + 1);
    }
    text[start..]
        .char_indices()
        .nth(column.saturating_sub(1))
        .map_or(text.len(), |(at, _)| start + at)
}

/// `show(auction(…), reveal: by_call)` with the name `picture:` put in, since RON
/// cannot mix values with and without names.
struct NamedPictures {
    text: String,
    /// Offsets in `text` at which the name was put in, rising.
    inserted: Vec<usize>,
}

const PICTURE: &str = "picture: ";

impl NamedPictures {
    fn of(original: &str) -> Self {
        let mut named = Self {
            text: String::with_capacity(original.len()),
            inserted: Vec::new(),
        };
        let mut rest = original;
        while let Some(c) = rest.chars().next() {
            let token = token_length(rest);
            let (word, after) = rest.split_at(token.max(c.len_utf8()));
            named.text.push_str(word);
            rest = after;
            if word != "show" {
                continue;
            }
            let opened = without_blanks(after);
            let Some(inside) = opened.strip_prefix('(') else {
                continue;
            };
            let start = without_blanks(inside);
            let name = token_length(start);
            let is_picture = name > 0 && without_blanks(&start[name..]).starts_with('(');
            if is_picture && start.starts_with(char::is_alphabetic) {
                let skipped = after.len() - start.len();
                named.text.push_str(&after[..skipped]);
                named.inserted.push(named.text.len());
                named.text.push_str(PICTURE);
                rest = start;
            }
        }
        named
    }

    /// The offset in the original text of an offset in the text with names.
    fn original_offset(&self, offset: usize) -> usize {
        let before = self.inserted.iter().filter(|&&at| at < offset);
        let shift: usize = before.map(|&at| PICTURE.len().min(offset - at)).sum();
        offset - shift
    }
}

/// The text without the blanks and comments at its start.
fn without_blanks(text: &str) -> &str {
    let mut rest = text.trim_start();
    while rest.starts_with("//") || rest.starts_with("/*") {
        rest = rest[token_length(rest)..].trim_start();
    }
    rest
}

/// The length of the word, string or comment at the start; 0 for anything else.
fn token_length(text: &str) -> usize {
    let until = |end: Option<usize>| end.unwrap_or(text.len());
    if text.starts_with("//") {
        return until(text.find('\n'));
    }
    if text.starts_with("/*") {
        return until(text.find("*/").map(|at| at + 2));
    }
    if let Some(inside) = text.strip_prefix('"') {
        let mut escaped = false;
        for (at, c) in inside.char_indices() {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => return at + 2,
                _ => {}
            }
        }
        return text.len();
    }
    until(text.find(|c: char| !(c.is_alphanumeric() || c == '_')))
}

/// The place of a quoted word in a text.
fn find_quoted(text: &str, word: &str) -> Option<Place> {
    text.find(&format!("\"{word}\""))
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
fn read_bounded(path: &Path) -> Result<String, LessonProblem> {
    let size = fs::metadata(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => LessonProblem::new("lesson-missing"),
        _ => LessonProblem::new("unreadable"),
    })?;
    if !size.is_file() {
        return Err(LessonProblem::new("unreadable"));
    }
    if size.len() > MAX_BYTES {
        return Err(LessonProblem::new("too-large"));
    }
    let bytes = fs::read(path).map_err(|_| LessonProblem::new("unreadable"))?;
    let text = String::from_utf8(bytes).map_err(|_| LessonProblem::new("not-text"))?;
    Ok(without_mark(&text).to_owned())
}

/// Reads one lesson file.
///
/// # Errors
/// As [`parse_lesson`], or the file cannot be read.
pub fn read_lesson(path: &Path) -> Result<Lesson, LessonError> {
    let text = read_bounded(path).map_err(|problem| problem.in_file(path))?;
    parse_lesson(path, &text)
}

/// What checking a file or folder found.
#[derive(Debug, Default)]
pub struct Checked {
    /// Lesson files looked at.
    pub files: usize,
    /// What is wrong.
    pub errors: Vec<LessonError>,
}

/// Checks a lesson file, or every lesson file of a folder and its course.
#[must_use]
pub fn check_path(path: &Path, known: impl Fn(&str) -> bool) -> Checked {
    let mut checked = Checked::default();
    let mut files = Vec::new();
    if path.is_dir() {
        collect(path, &mut files);
    } else {
        files.push(path.to_owned());
    }
    let mut seen = HashMap::new();
    for file in files {
        checked.files += 1;
        let problem = check_file(&file, &known, &mut seen);
        checked.errors.extend(problem.err());
    }
    if path.join("course.ron").is_file() {
        // What the lessons themselves have wrong has been said already.
        let course = Course::from_folder(path).errors.into_iter();
        let order = path.join("course.ron");
        checked.files += 1;
        checked
            .errors
            .extend(course.filter(|error| error.file == order));
    }
    checked
}

fn check_file(
    file: &Path,
    known: &impl Fn(&str) -> bool,
    seen: &mut HashMap<String, PathBuf>,
) -> Result<(), LessonError> {
    let text = read_bounded(file).map_err(|problem| problem.in_file(file))?;
    let lesson = parse_lesson(file, &text)?;
    unique_ids(&lesson, file, &text, seen)?;
    match first_missing(&lesson, known) {
        None => Ok(()),
        Some(id) => Err(LessonError {
            place: find_quoted(&text, id),
            ..LessonProblem::new("missing-text").found(id).in_file(file)
        }),
    }
}

/// The lesson files of a folder and its folders, sorted; links are not followed.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let mut entries: Vec<_> = entries.filter_map(Result::ok).collect();
    entries.sort_by_key(fs::DirEntry::path);
    for entry in entries {
        if files.len() >= MAX_FILES {
            return;
        }
        let path = entry.path();
        let Ok(kind) = entry.file_type() else {
            continue;
        };
        if kind.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "ron")
            && path.file_name().is_some_and(|name| name != "course.ron")
        {
            files.push(path);
        }
    }
}
