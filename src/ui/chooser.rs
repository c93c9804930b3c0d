//! Choosing a file or a folder with the mouse, inside the window, and errors of a typed path.
//!
//! The system's own dialog may use another language than the one chosen here, and on Linux it needs
//! GTK or a portal. `egui-file-dialog` has no release for egui 0.37 yet.

use std::path::{Path, PathBuf};

use crate::i18n::Speaker;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    Lessons,
    Boards,
    LessonBoards,
    Lesson,
    Sheet,
    Export,
    Import,
    /// A lesson to go through, to show to a class, or to change.
    Take,
    Project,
    Edit,
}

impl Wanted {
    pub const fn is_folder(self) -> bool {
        matches!(self, Self::Lessons)
    }

    /// Whether a file will be written. Then a folder can be chosen too; the typed name stays.
    pub const fn is_to_save(self) -> bool {
        matches!(self, Self::Lesson | Self::Sheet | Self::Export)
    }

    pub const fn extension(self) -> &'static str {
        match self {
            Self::Lessons | Self::Lesson | Self::Take | Self::Project | Self::Edit => "ron",
            Self::Boards | Self::LessonBoards => "pbn",
            Self::Sheet => "pdf",
            Self::Export | Self::Import => "sqlite",
        }
    }

    pub const fn title(self) -> &'static str {
        match self {
            Self::Lessons => "chooser-folder-title",
            Self::Boards | Self::LessonBoards | Self::Import => "chooser-file-title",
            Self::Take | Self::Project | Self::Edit => "chooser-file-title",
            Self::Lesson | Self::Sheet | Self::Export => "chooser-save-title",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PathCommand {
    Typed(Wanted, String),
    Choose(Wanted, String),
    Go(PathBuf),
    Take(PathBuf),
    /// A file that was dropped, or that the host has handed in for this.
    Given(Option<Wanted>, PathBuf),
    /// Give these new files to the host once more.
    DownloadAgain(Vec<PathBuf>),
    Close,
}

#[derive(Debug, Clone)]
pub struct Chooser {
    pub wanted: Wanted,
    pub folder: PathBuf,
    /// The folders, then the matching files, each sorted by name. Hidden ones are skipped.
    pub entries: Vec<Entry>,
    pub is_unreadable: bool,
    /// Where people keep files on this computer, including USB sticks.
    pub spots: Vec<(Spot, PathBuf)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    pub path: PathBuf,
    pub is_folder: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Spot {
    Named(&'static str),
    Disk(String),
}

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
