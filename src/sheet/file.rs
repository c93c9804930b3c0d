//! Writes sheets to files. The only module of this crate that writes files.

use std::path::{Path, PathBuf};
use std::{fs, io};

use tempfile::TempPath;

use super::{Block, Part, PdfError, Worksheet, block, score_table, scoring_card};
use course::files;
use i18n::{Both, Languages};

/// The most numbered names tried to find a free one.
const NAMES: u32 = 1000;

/// What to print.
#[derive(Debug, Clone)]
pub enum Printed {
    /// Exercises with their key.
    Worksheet(Worksheet),
    /// The rules of scoring on a page.
    ScoringCard,
    /// The table of all scores.
    ScoreTable,
    /// A document of blocks.
    Document {
        /// Its title.
        title: Both,
        /// Its content.
        blocks: Vec<Block>,
    },
}

/// Where to write.
#[derive(Debug, Clone, Default)]
pub struct Destination {
    /// The file; without one, a free name in the current folder.
    pub file: Option<PathBuf>,
    /// A separate file for the key; without one, the key follows the exercises.
    pub key: Option<PathBuf>,
    /// Whether to replace existing files.
    pub force: bool,
}

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum SheetError {
    /// The file exists and must not be replaced.
    #[error("{0} exists")]
    Exists(PathBuf),
    /// The exercises and the key have the same file.
    #[error("{0} is to hold both the exercises and the key")]
    SameFile(PathBuf),
    /// The file cannot be written.
    #[error("{0} cannot be written: {1}")]
    Unwritten(PathBuf, io::Error),
    /// There are no exercises.
    #[error("there is nothing to print")]
    Empty,
    /// The PDF could not be generated.
    #[error(transparent)]
    Unmade(#[from] PdfError),
}

impl SheetError {
    /// The id of the error's text, and the file it concerns.
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

/// Prints to files and returns their paths. After an error, nothing has been written and existing
/// files are unchanged.
pub fn write(
    say: &Languages<'_>,
    printed: &Printed,
    stem: &str,
    to: Destination,
) -> Result<Vec<PathBuf>, SheetError> {
    let force = to.force;
    put(make(say, printed, stem, to)?, force)
}

/// The paths and the bytes of the files that [`write()`] writes.
pub fn make(
    say: &Languages<'_>,
    printed: &Printed,
    stem: &str,
    to: Destination,
) -> Result<Vec<(PathBuf, Vec<u8>)>, SheetError> {
    let file = to.file.unwrap_or_else(|| free_file(Path::new(""), stem));
    Ok(match (printed, to.key) {
        (Printed::Worksheet(sheet), _) if sheet.tasks.is_empty() => return Err(SheetError::Empty),
        (Printed::Worksheet(_), Some(key)) if place(&key) == place(&file) => {
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
    })
}

/// The canonical path of a file that may not exist yet: links are followed.
fn place(file: &Path) -> PathBuf {
    if let Ok(place) = fs::canonicalize(file) {
        return place;
    }
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    match (fs::canonicalize(folder), file.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        // The folder does not exist; writing reports that later.
        _ => file.to_owned(),
    }
}

/// Writes all files or none, and returns their paths. Existing files are replaced only with `force`.
pub fn put(files: Vec<(PathBuf, Vec<u8>)>, force: bool) -> Result<Vec<PathBuf>, SheetError> {
    if let Some((file, _)) = files.iter().find(|(file, _)| !force && file.exists()) {
        return Err(SheetError::Exists(file.clone()));
    }
    let mut ready = Vec::new();
    for (file, bytes) in &files {
        let unwritten = |error| SheetError::Unwritten(file.clone(), error);
        if force && file.exists() && !file.is_file() {
            // A printer or a pipe is written to directly and not replaced.
            fs::write(file, bytes).map_err(unwritten)?;
        } else {
            let new = files::beside(&place(file), &bytes[..]).map_err(unwritten)?;
            ready.push((file, new.into_temp_path()));
        }
    }
    let last = ready.len().saturating_sub(1);
    // Each new file with the one it replaced, which is deleted at the end.
    let mut placed: Vec<(PathBuf, Option<TempPath>)> = Vec::new();
    for (index, (file, new)) in ready.into_iter().enumerate() {
        let at = place(file);
        // Replacing the last file is atomic. Other old files are kept until all are written.
        let is_kept = force && index < last && at.exists();
        let old = is_kept.then(|| set_aside(&at)).transpose();
        let written = old.and_then(|old| {
            let written = match force {
                true => new.persist(&at),
                false => new.persist_noclobber(&at),
            };
            match (written, old) {
                (Ok(()), old) => placed.push((at, old)),
                // Without an old file, whatever is at this path now is not ours.
                (Err(error), None) => return Err(error.into()),
                (Err(error), Some(old)) => {
                    put_back(old, &at);
                    return Err(error.into());
                }
            }
            Ok(())
        });
        if let Err(error) = written {
            for (at, old) in placed {
                match old {
                    Some(old) => put_back(old, &at),
                    // Nothing can be done if removing it fails.
                    None => fs::remove_file(&at).unwrap_or_default(),
                }
            }
            return Err(match error.kind() {
                io::ErrorKind::AlreadyExists => SheetError::Exists(file.clone()),
                _ => SheetError::Unwritten(file.clone(), error),
            });
        }
    }
    Ok(files.into_iter().map(|(file, _)| file).collect())
}

/// Renames an existing file to a temporary name in the same folder.
fn set_aside(at: &Path) -> io::Result<TempPath> {
    let aside = files::beside(at, io::empty())?.into_temp_path();
    fs::rename(at, &aside)?;
    Ok(aside)
}

/// Moves the old file back. If that fails, the file is kept under its temporary name.
fn put_back(old: TempPath, at: &Path) {
    if let Err(error) = old.persist(at) {
        let _ = error.path.keep();
    }
}

/// `doubling.pdf`, or with a number if that exists.
pub fn free_file(folder: &Path, stem: &str) -> PathBuf {
    // Characters that some systems do not allow in file names.
    let kept = |letter: char| match letter {
        letter if letter.is_alphanumeric() || "-_".contains(letter) => letter,
        _ => '-',
    };
    let stem: String = stem.chars().map(kept).take(80).collect();
    free_path(folder, &stem, "pdf")
}

/// A path with this stem that does not exist: with a number if necessary.
pub fn free_path(folder: &Path, stem: &str, extension: &str) -> PathBuf {
    let numbered = (2..NAMES).map(|number| format!("{stem}-{number}"));
    let names = std::iter::once(stem.to_owned()).chain(numbered);
    let mut paths = names.map(|name| folder.join(format!("{name}.{extension}")));
    let free = paths.find(|path| !path.exists());
    free.unwrap_or_else(|| folder.join(format!("{stem}.{extension}")))
}
