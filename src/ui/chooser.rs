//! Choosing a file or a folder by mouse, in the window itself.
//!
//! The system's own dialog would speak another language than the one chosen here and, on Linux,
//! want
//! GTK or a portal; `egui-file-dialog` has no release for egui 0.37 yet.

use std::path::PathBuf;

/// What a path is wanted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    Lessons,
    /// Boards to practise on.
    Boards,
    LessonBoards,
    /// Where a lesson is saved.
    Lesson,
    /// Where a worksheet is saved.
    Sheet,
    /// Where answers are saved for another computer.
    Export,
    /// Answers from another computer.
    Import,
}

impl Wanted {
    pub const fn is_folder(self) -> bool {
        matches!(self, Self::Lessons)
    }

    /// Whether something is written there: then a folder will do, and the name stays.
    pub const fn is_to_save(self) -> bool {
        matches!(self, Self::Lesson | Self::Sheet | Self::Export)
    }

    /// How the names of such files end.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Lessons | Self::Lesson => "ron",
            Self::Boards | Self::LessonBoards => "pbn",
            Self::Sheet => "pdf",
            Self::Export | Self::Import => "sqlite",
        }
    }

    pub const fn title(self) -> &'static str {
        match self {
            Self::Lessons => "chooser-folder-title",
            Self::Boards | Self::LessonBoards | Self::Import => "chooser-file-title",
            Self::Lesson | Self::Sheet | Self::Export => "chooser-save-title",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PathCommand {
    Typed(Wanted, String),
    /// Choose by mouse, beginning where the path typed leads.
    Choose(Wanted, String),
    Go(PathBuf),
    Take(PathBuf),
    Close,
}

/// A folder that is looked through.
#[derive(Debug, Clone)]
pub struct Chooser {
    pub wanted: Wanted,
    pub folder: PathBuf,
    /// Its folders and the files that suit, in this order. Hidden ones are left out.
    pub entries: Vec<Entry>,
    pub is_unreadable: bool,
    /// Where people keep files on this computer, sticks among them.
    pub spots: Vec<(Spot, PathBuf)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    /// All of it.
    pub path: PathBuf,
    pub is_folder: bool,
}

/// A place where people keep files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Spot {
    /// One that has a name in every language: its text.
    Named(&'static str),
    /// A disk or a stick, by its own name.
    Disk(String),
}
