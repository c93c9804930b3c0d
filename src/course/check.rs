//! Checking lesson files and folders, as a teacher asks for it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::error::LessonError;
use crate::found::Found;
use crate::load::{parse_lesson, unique_ids, with_texts};
use crate::order::{self, Order};
use crate::read::{read_bounded, read_within};
use crate::warnings::warnings;

/// What checking a file or folder found.
#[derive(Debug, Default)]
pub struct Checked {
    /// Lesson files looked at.
    pub files: usize,
    /// The errors found.
    pub errors: Vec<LessonError>,
    /// What is allowed but probably not meant.
    pub warnings: Vec<LessonError>,
    /// The folder holds more than is looked at.
    pub too_much: bool,
}

/// Checks a lesson file, or every lesson file of a folder and its course.
#[must_use]
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
        let wrong = match check_order(path, &order, &known) {
            Ok(order) => order.arrange(path, files.iter(), |_| false).faults,
            Err(error) => vec![error],
        };
        checked.errors.extend(wrong);
    }
    checked
}

fn check_order(
    folder: &Path,
    file: &Path,
    known: &impl Fn(&str) -> bool,
) -> Result<Order, LessonError> {
    let text = read_within(folder, file).map_err(|problem| problem.in_file(file))?;
    Order::parse(file, &text, known)
}

fn check_file(
    file: &Path,
    known: &impl Fn(&str) -> bool,
    seen: &mut HashMap<String, PathBuf>,
) -> Result<Vec<LessonError>, LessonError> {
    let text = read_bounded(file).map_err(|problem| problem.in_file(file))?;
    let lesson = parse_lesson(file, &text)?;
    unique_ids(&lesson, file, || text.as_str(), seen)?;
    let lesson = with_texts(lesson, file, &text, known)?;
    Ok(warnings(&lesson, file, &text))
}
