//! Finds lesson files in a folder and its subfolders, within fixed limits.

use std::fs;
use std::path::{Path, PathBuf};

use crate::order;
use crate::read::MAX_BYTES;

/// The most lessons read from a folder.
pub const MAX_FILES: usize = 2_000;

/// The most entries of any kind read from a folder and its subfolders.
pub const MAX_ENTRIES: usize = 5_000;

/// How many levels of folders are searched.
pub const MAX_DEPTH: usize = 6;

/// The most bytes of all lessons of a folder; a long lesson has about twenty thousand.
pub const MAX_TOTAL: u64 = 64 << 20;

/// The lesson files of a folder and its subfolders. Links are not followed.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// Unordered.
    pub(super) files: Vec<PathBuf>,
    /// Whether a limit was reached.
    pub(super) too_much: bool,
}

impl Found {
    /// Searches breadth first: a subfolder full of other files hides no lesson above it.
    pub(super) fn in_folder(path: &Path) -> Self {
        let mut found = Self::default();
        let mut entries_left = MAX_ENTRIES;
        let mut bytes_left = MAX_TOTAL;
        let mut folders = vec![path.to_owned()];
        for _ in 0..MAX_DEPTH {
            let mut deeper = Vec::new();
            folders.sort();
            let entries = folders.iter().filter_map(|it| fs::read_dir(it).ok());
            for entry in entries.flatten() {
                if entries_left == 0 || found.files.len() >= MAX_FILES {
                    found.too_much = true;
                    return found;
                }
                entries_left -= 1;
                // `metadata` of an entry describes a link itself, not its target.
                let about = entry.and_then(|entry| Ok((entry.path(), entry.metadata()?)));
                let Ok((path, about)) = about else {
                    continue;
                };
                if about.is_dir() {
                    deeper.push(path);
                } else if about.is_file() && is_lesson(&path) {
                    let Some(left) = bytes_left.checked_sub(about.len().min(MAX_BYTES)) else {
                        found.too_much = true;
                        return found;
                    };
                    bytes_left = left;
                    found.files.push(path);
                }
            }
            folders = deeper;
        }
        found.too_much = !folders.is_empty();
        found
    }
}

fn is_lesson(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "ron")
        && path.file_name().is_some_and(|name| name != order::FILE)
}
