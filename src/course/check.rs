//! Checks lesson files and folders for a teacher.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::error::LessonError;
use crate::found::Found;
use crate::load::{check_texts, parse_lesson, unique_ids};
use crate::order::{self, Order};
use crate::read::{read_bounded, read_within};
use crate::warnings::warnings;

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

/// Checks a lesson file, or every lesson file of a folder and its `course.ron`. `known` says which
/// text ids exist.
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
    check_texts(&lesson, file, &text, known)?;
    Ok(warnings(&lesson, file, &text))
}
