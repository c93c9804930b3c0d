//! `arbitro check`: lesson files, checked by the engine.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use crate::course::check_path;
use crate::i18n::{Catalog, Locale, Speaker};

use super::{Status, Stop, Terminal};

/// Checks lesson files and folders; everything that is wrong is written.
///
/// # Errors
/// [`Stop`].
pub fn run(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    paths: &[PathBuf],
) -> Result<Status, Stop> {
    // A text must be there in every language, or somebody sees a hole.
    let catalogs = Locale::BASES.map(Catalog::new);
    let known = |id: &str| catalogs.iter().all(|catalog| catalog.has(id));
    let (mut files, mut errors) = (0, 0);
    for path in paths {
        let checked = check_path(path, known);
        if checked.files == 0 {
            let path = path.display().to_string().into();
            terminal.say(&speaker.with("cli-check-nothing", [("path", path)]))?;
            errors += 1;
        }
        files += checked.files;
        errors += checked.errors.len();
        for error in &checked.errors {
            terminal.say(&speaker.lesson_error(error))?;
        }
    }
    if errors == 0 {
        terminal.say(&speaker.with("cli-check-ok", [("files", files.into())]))?;
        Ok(Status::Done)
    } else {
        terminal.say(&speaker.with("cli-check-failed", [("errors", errors.into())]))?;
        Ok(Status::Failed)
    }
}
