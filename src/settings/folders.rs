//! Where the user's files lie: in the platform's folders, or beside a program that is carried
//! from computer to computer.
//!
//! A file called [`MARKER`] beside the program makes it *portable*. Everything is then kept in
//! [`DATA`] beside it, and what is written for people (worksheets, votes, lessons) is offered a
//! place in the same folder. Nothing is left on a computer of a club, even where the stick cannot
//! be written to: then nothing is kept at all.

use std::env;
use std::path::{Path, PathBuf};

/// The file that makes the program portable. Its content is for people.
pub const MARKER: &str = "portable.txt";

/// The folder for choices and history, beside that file; made when there is something to keep.
pub const DATA: &str = "data";

/// The folder of lessons beside it, if there is one.
const LESSONS: &str = "lessons";

const SETTINGS: &str = "settings.ron";
const HISTORY: &str = "history.sqlite";

/// Where the user's files lie; `None` where the system has no place for them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Folders {
    /// The file of choices.
    pub settings: Option<PathBuf>,
    /// The history of the learners.
    pub history: Option<PathBuf>,
    /// Where a person looks for files.
    pub documents: Option<PathBuf>,
    /// Lessons that came with the program, to be opened as a folder.
    pub lessons: Option<PathBuf>,
}

impl Folders {
    /// The folders of the user.
    pub fn of_user() -> Self {
        let program = env::current_exe().ok();
        let portable = program.as_deref().and_then(Self::beside);
        portable.unwrap_or_else(Self::of_platform)
    }

    /// The folders beside a program, if it is portable.
    pub fn beside(program: &Path) -> Option<Self> {
        let folder = folder_of(program)?;
        if !folder.join(MARKER).is_file() {
            return None;
        }
        let data = folder.join(DATA);
        let lessons = folder.join(LESSONS);
        Some(Self {
            settings: Some(data.join(SETTINGS)),
            history: Some(data.join(HISTORY)),
            lessons: lessons.is_dir().then_some(lessons),
            documents: Some(folder.to_owned()),
        })
    }

    fn of_platform() -> Self {
        let own = directories::ProjectDirs::from("", "", "arbitro");
        let own = own.as_ref();
        Self {
            settings: own.map(|own| own.config_dir().join(SETTINGS)),
            history: own.map(|own| own.data_dir().join(HISTORY)),
            documents: documents_of_platform(),
            lessons: None,
        }
    }
}

/// Where a person keeps files, as far as the system has such folders.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnFolders {
    /// All of them.
    pub home: Option<PathBuf>,
    /// Documents.
    pub documents: Option<PathBuf>,
    /// What lies on the desktop.
    pub desktop: Option<PathBuf>,
    /// What was downloaded.
    pub downloads: Option<PathBuf>,
}

impl OwnFolders {
    /// The folders of the user.
    pub fn of_user() -> Self {
        let Some(own) = directories::UserDirs::new() else {
            return Self::default();
        };
        let there = |path: Option<&Path>| path.filter(|path| path.is_dir()).map(Path::to_owned);
        Self {
            home: there(Some(own.home_dir())),
            documents: there(own.document_dir()),
            desktop: there(own.desktop_dir()),
            downloads: there(own.download_dir()),
        }
    }
}

/// The folder of documents, else the home folder.
fn documents_of_platform() -> Option<PathBuf> {
    let folders = directories::UserDirs::new()?;
    let documents = folders.document_dir().filter(|folder| folder.is_dir());
    Some(documents.unwrap_or_else(|| folders.home_dir()).to_owned())
}

/// The folder in which a program is shown: on macOS programs are folders themselves.
fn folder_of(program: &Path) -> Option<&Path> {
    let folder = program.parent()?;
    let bundle = folder
        .ends_with("Contents/MacOS")
        .then(|| folder.ancestors().nth(2))
        .flatten()
        .filter(|bundle| bundle.extension().is_some_and(|end| end == "app"));
    bundle.map_or(Some(folder), Path::parent)
}
