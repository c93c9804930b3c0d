//! Reads lesson files as text: their size limit, their location, and whether they have changed.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Read as _;
use std::path::Path;
use std::time::SystemTime;

use crate::error::LessonProblem;
use crate::parse::without_mark;

/// The largest lesson file, in bytes.
pub const MAX_BYTES: u64 = 1 << 20;

/// Whether links lead from a folder to a file outside it. A folder from someone else may name its
/// own lessons and no other files on the computer.
pub(super) fn leads_out_of(folder: &Path, path: &Path) -> bool {
    match (folder.canonicalize(), path.canonicalize()) {
        (Ok(folder), Ok(path)) => !path.starts_with(folder),
        // A missing file leads nowhere; reading it reports the error.
        _ => false,
    }
}

/// Reads a file that a folder names, unless links lead out of the folder.
pub(super) fn read_within(folder: &Path, path: &Path) -> Result<String, LessonProblem> {
    if leads_out_of(folder, path) {
        return Err(LessonProblem::new("unreadable"));
    }
    read_bounded(path)
}

/// Reads a text file of at most [`MAX_BYTES`].
pub fn read_bounded(path: &Path) -> Result<String, LessonProblem> {
    let unreadable = |_| LessonProblem::new("unreadable");
    let about = fs::metadata(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => LessonProblem::new("lesson-missing"),
        _ => unreadable(error),
    })?;
    // Opening a pipe would block until something writes to it.
    if !about.is_file() {
        return Err(LessonProblem::new("unreadable"));
    }
    // The limit is checked while reading: some special files claim to be empty and never end.
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    let mut bounded = file.take(MAX_BYTES + 1);
    bounded.read_to_end(&mut bytes).map_err(unreadable)?;
    text_of(bytes)
}

/// The text of a file with these bytes, at most [`MAX_BYTES`].
pub(super) fn text_of(bytes: Vec<u8>) -> Result<String, LessonProblem> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(LessonProblem::new("too-large"));
    }
    let text = String::from_utf8(bytes).map_err(|_| LessonProblem::new("not-text"))?;
    Ok(without_mark(&text).to_owned())
}

/// A watched file, read again when it changes.
#[derive(Debug, Clone, Default)]
pub(super) struct Watch {
    /// The hash of what was read; `None` before the first look.
    seen: Option<u64>,
    /// When it was modified last, and its length in bytes.
    stamp: Option<(Option<SystemTime>, u64)>,
    /// For how many more looks the file is read even if its stamp is unchanged.
    unsettled: u8,
    failed: bool,
}

/// For how many looks a file that has just changed is read again: on some disks timestamps have a
/// resolution of two seconds, which hides a second change.
const UNSETTLED: u8 = 3;

impl Watch {
    pub(super) const fn was_seen(&self) -> bool {
        self.seen.is_some()
    }

    /// The content of the file, if it has changed since the last look; else `None`.
    pub(super) fn look(
        &mut self,
        path: &Path,
        read: impl FnOnce() -> Result<String, LessonProblem>,
    ) -> Option<Result<String, LessonProblem>> {
        let about = fs::metadata(path).ok();
        let stamp = about.map(|about| (about.modified().ok(), about.len()));
        // The stamp does not cover permissions, so a failed read is tried again.
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
