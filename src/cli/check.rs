//! `arbitro check`: the engine checks lesson files and boards.

use std::path::{Path, PathBuf};

use crate::course::check_path;
use crate::exercise::boards::{Bank, PbnReading, is_pbn, read_pbn_file};
use crate::i18n::{Catalog, Locale, Speaker};

use super::{Status, Stop, Terminal};

/// Writes everything that is wrong in these files and folders. If `strict`, warnings are errors.
pub fn run(
    terminal: &mut Terminal<'_>,
    speaker: &Speaker<'_>,
    paths: &[PathBuf],
    strict: bool,
) -> Result<Status, Stop> {
    let (boards, lessons): (Vec<&PathBuf>, Vec<&PathBuf>) =
        paths.iter().partition(|path| is_pbn(path));
    let mut usable = true;
    for path in boards {
        usable &= open_boards(terminal, speaker, path)?.is_some();
    }
    if !lessons.is_empty() {
        usable &= check_lessons(terminal, speaker, &lessons, strict)?;
    }
    Ok(if usable { Status::Done } else { Status::Failed })
}

fn check_lessons(
    terminal: &mut Terminal<'_>,
    speaker: &Speaker<'_>,
    paths: &[&PathBuf],
    strict: bool,
) -> Result<bool, Stop> {
    // A text must exist in every language, or some learners see a gap.
    let catalogs = Locale::BASES.map(Catalog::new);
    let known = |id: &str| catalogs.iter().all(|catalog| catalog.is_whole(id));
    let (mut files, mut errors, mut warnings) = (0, 0, 0);
    for path in paths {
        let checked = check_path(path, known);
        let path = path.display().to_string();
        if checked.files == 0 {
            terminal.say(&speaker.with("cli-check-nothing", [("path", path.clone().into())]))?;
            errors += 1;
        }
        if checked.too_much {
            terminal.say(&speaker.with("folder-too-much", [("folder", path.into())]))?;
            errors += 1;
        }
        files += checked.files;
        errors += checked.errors.len();
        warnings += checked.warnings.len();
        for found in checked.errors.iter().chain(&checked.warnings) {
            terminal.say(&speaker.lesson_error(found))?;
        }
    }
    if warnings > 0 {
        terminal.say(&speaker.with("cli-check-warnings", [("warnings", warnings.into())]))?;
    }
    terminal.say(&match errors {
        0 => speaker.with("cli-check-ok", [("files", files.into())]),
        _ => speaker.with("cli-check-failed", [("errors", errors.into())]),
    })?;
    Ok(errors == 0 && (warnings == 0 || !strict))
}

/// Opens a PBN file, and reports its contents and what was skipped; `None` if no board is usable.
pub fn open_boards(
    terminal: &mut Terminal<'_>,
    speaker: &Speaker<'_>,
    path: &Path,
) -> Result<Option<Bank>, Stop> {
    let file = path.display().to_string();
    let Ok(PbnReading { boards, skipped }) = read_pbn_file(path) else {
        terminal.say(&speaker.with("pbn-unreadable", [("file", file.into())]))?;
        return Ok(None);
    };
    for skipped in &skipped {
        let place = format!("{file}:{}", skipped.line).into();
        let place = speaker.with("lesson-error-file", [("file", place)]);
        terminal.say(&format!("{place} {}", speaker.skipped(skipped)))?;
    }
    let bank = Bank::new(boards);
    let facts = [
        ("file", file.into()),
        ("boards", bank.boards().len().into()),
        ("auctions", bank.auctions().len().into()),
        ("outcomes", bank.outcomes().len().into()),
    ];
    terminal.say(&speaker.with("pbn-read", facts))?;
    Ok(Some(bank).filter(|bank| !bank.boards().is_empty()))
}
