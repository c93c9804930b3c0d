//! Looking for lesson files in a folder and its folders, of which there may be any number.

use std::fs;
use std::path::{Path, PathBuf};

use crate::order;
use crate::read::MAX_BYTES;

/// Most lessons that are taken from a folder.
pub const MAX_FILES: usize = 2_000;

/// Most things in a folder and its folders that are looked at, whatever they are.
pub const MAX_ENTRIES: usize = 5_000;

/// How many folders deep lessons are looked for.
pub const MAX_DEPTH: usize = 6;

/// Most bytes that the lessons of a folder may have together; a long one has twenty thousand.
pub const MAX_TOTAL: u64 = 64 << 20;

/// The lesson files of a folder and its folders; links are not followed.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// In no order.
    pub(super) files: Vec<PathBuf>,
    /// There is more than is looked at.
    pub(super) too_much: bool,
}

impl Found {
    /// What lies nearer to the top is found first: a folder full of other things hides none of it.
    pub(super) fn in_folder(path: &Path) -> Self {
        let mut found = Self::default();
        let mut entries_left = MAX_ENTRIES;
        let mut bytes_left = MAX_TOTAL;
        let mut folders = vec![path.to_owned()];
        for _ in 0..MAX_DEPTH {
            let mut deeper = Vec::new();
            folders.sort();
            for entry in folders
                .iter()
                .filter_map(|it| fs::read_dir(it).ok())
                .flatten()
            {
                if entries_left == 0 || found.files.len() >= MAX_FILES {
                    found.too_much = true;
                    return found;
                }
                entries_left -= 1;
                // Of a link it is told what the link is, not what it leads to.
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
