//! Errors of a path that the user typed.

use std::path::{Path, PathBuf};

use crate::i18n::Speaker;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PathTrouble {
    Empty,
    /// The folder exists, but has no file of this name.
    Missing(PathBuf),
    /// The folder does not exist either.
    NoFolder(PathBuf),
    IsFolder(PathBuf),
    IsFile(PathBuf),
    Forbidden(PathBuf),
    Unreadable(PathBuf),
}

impl PathTrouble {
    /// The error message: what was looked for, and where.
    pub fn said(&self, say: &Speaker<'_>) -> String {
        let of = |id: &str, path: &Path| say.with(id, [("path", shown(path).into())]);
        match self {
            Self::Empty => say.text("path-empty"),
            Self::Missing(path) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let folder = shown(path.parent().unwrap_or(path));
                let facts = [
                    ("name", name.into_owned().into()),
                    ("folder", folder.into()),
                ];
                say.with("path-missing", facts)
            }
            Self::NoFolder(path) => of("path-no-folder", path),
            Self::IsFolder(path) => of("path-is-folder", path),
            Self::IsFile(path) => of("path-is-file", path),
            Self::Forbidden(path) => of("path-forbidden", path),
            Self::Unreadable(path) => of("path-unreadable", path),
        }
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
