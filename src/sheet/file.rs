//! Sheets as files: what is printed, where to, and what was in the way. The only place of this
//! folder that writes.

use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::{Block, Both, Languages, Part, PdfError, Sheet, block, score_table, scoring_card};

/// So many names are tried for a file that is not there yet.
const NAMES: u32 = 1000;

/// What is printed.
#[derive(Debug, Clone)]
pub enum Printed {
    /// Exercises, and their key.
    Worksheet(Sheet),
    /// The rules of scoring on a page.
    ScoringCard,
    /// Every score.
    ScoreTable,
    /// A document of one's own.
    Document {
        /// What stands above it.
        title: Both,
        /// What it says.
        blocks: Vec<Block>,
    },
}

/// Where to.
#[derive(Debug, Clone, Default)]
pub struct Destination {
    /// The file; without one, a name that is free in the present folder.
    pub file: Option<PathBuf>,
    /// A file of its own for the key; without one it stands at the end of the first.
    pub key: Option<PathBuf>,
    /// Whether a file that is there already is replaced.
    pub force: bool,
}

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum SheetError {
    /// There is such a file, and it is not to be replaced.
    #[error("{0} exists")]
    Exists(PathBuf),
    /// The exercises and the key were to go into one file.
    #[error("{0} is to hold both the exercises and the key")]
    SameFile(PathBuf),
    /// The file cannot be written.
    #[error("{0} cannot be written: {1}")]
    Unwritten(PathBuf, io::Error),
    /// No exercise is asked.
    #[error("there is nothing to print")]
    Empty,
    /// The pages cannot be made.
    #[error(transparent)]
    Unmade(#[from] PdfError),
}

impl SheetError {
    /// The text of it, and the file it is about.
    #[must_use]
    pub fn text(&self) -> (&'static str, Option<&Path>) {
        match self {
            Self::Exists(file) => ("sheet-error-exists", Some(file)),
            Self::SameFile(file) => ("sheet-error-same-file", Some(file)),
            Self::Unwritten(file, _) => ("sheet-error-not-written", Some(file)),
            Self::Empty => ("sheet-error-empty", None),
            Self::Unmade(_) => ("sheet-error-not-made", None),
        }
    }
}

/// Writes what is printed; the files written.
///
/// # Errors
/// [`SheetError`]; nothing was written then, or not all of it.
pub fn write(
    say: &Languages<'_>,
    printed: &Printed,
    stem: &str,
    to: Destination,
) -> Result<Vec<PathBuf>, SheetError> {
    let file = to.file.unwrap_or_else(|| free_file(Path::new(""), stem));
    let files = match (printed, to.key) {
        (Printed::Worksheet(sheet), _) if sheet.tasks.is_empty() => return Err(SheetError::Empty),
        (Printed::Worksheet(_), Some(key)) if key == file => {
            return Err(SheetError::SameFile(file));
        }
        (Printed::Worksheet(sheet), Some(key)) => vec![
            (file, sheet.to_pdf(say, Part::Exercises)?),
            (key, sheet.to_pdf(say, Part::Key)?),
        ],
        (Printed::Worksheet(sheet), None) => vec![(file, sheet.to_pdf(say, Part::Whole)?)],
        (Printed::ScoringCard, _) => vec![(file, scoring_card::to_file(say)?)],
        (Printed::ScoreTable, _) => vec![(file, score_table::to_file(say)?)],
        (Printed::Document { title, blocks }, _) => {
            vec![(file, block::document(say, title, blocks)?)]
        }
    };
    // Either both are written or none.
    if let Some((file, _)) = files.iter().find(|(file, _)| !to.force && file.exists()) {
        return Err(SheetError::Exists(file.clone()));
    }
    for (file, bytes) in &files {
        put(file, bytes, to.force)?;
    }
    Ok(files.into_iter().map(|(file, _)| file).collect())
}

/// Writes a file; one that is there is replaced only by `force`.
fn put(file: &Path, bytes: &[u8], force: bool) -> Result<(), SheetError> {
    let mut options = OpenOptions::new();
    options.write(true);
    if force {
        options.create(true).truncate(true);
    } else {
        options.create_new(true);
    }
    let written = options
        .open(file)
        .and_then(|mut opened| opened.write_all(bytes));
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => SheetError::Exists(file.to_owned()),
        _ => SheetError::Unwritten(file.to_owned(), error),
    })
}

/// `doubling.pdf`, with a number if there is such a file.
#[must_use]
pub fn free_file(folder: &Path, stem: &str) -> PathBuf {
    // Signs that some system has no room for in a file's name.
    let kept = |letter: char| match letter {
        letter if letter.is_alphanumeric() || "-_".contains(letter) => letter,
        _ => '-',
    };
    let stem: String = stem.chars().map(kept).take(80).collect();
    let numbered = (2..NAMES).map(|number| format!("{stem}-{number}"));
    let names = std::iter::once(stem.clone()).chain(numbered);
    let mut paths = names.map(|name| folder.join(format!("{name}.pdf")));
    let free = paths.find(|path| !path.exists());
    free.unwrap_or_else(|| folder.join(format!("{stem}.pdf")))
}
