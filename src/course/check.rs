//! Checking lesson files and folders, as a teacher asks for it.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::course::error::LessonError;
use crate::course::load::{parse_lesson, read_bounded, unique_ids, with_texts};
use crate::course::order::{self, Order};

/// Most files that one folder is searched for.
const MAX_FILES: usize = 10_000;

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
    for file in &files {
        checked.files += 1;
        let problem = check_file(file, &known, &mut seen);
        checked.errors.extend(problem.err());
    }
    let order = path.join(order::FILE);
    if order.is_file() {
        checked.files += 1;
        let wrong = match check_order(&order, &known) {
            Ok(order) => order.arrange(path, files.iter(), |_| false).faults,
            Err(error) => vec![error],
        };
        checked.errors.extend(wrong);
    }
    checked
}

fn check_order(file: &Path, known: &impl Fn(&str) -> bool) -> Result<Order, LessonError> {
    let text = read_bounded(file).map_err(|problem| problem.in_file(file))?;
    Order::parse(file, &text, known)
}

fn check_file(
    file: &Path,
    known: &impl Fn(&str) -> bool,
    seen: &mut HashMap<String, PathBuf>,
) -> Result<(), LessonError> {
    let text = read_bounded(file).map_err(|problem| problem.in_file(file))?;
    let lesson = parse_lesson(file, &text)?;
    unique_ids(&lesson, file, || text.as_str(), seen)?;
    with_texts(lesson, file, &text, known).map(|_| ())
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
        } else if kind.is_file()
            && path.extension().is_some_and(|end| end == "ron")
            && path.file_name().is_some_and(|name| name != order::FILE)
        {
            files.push(path);
        }
    }
}
