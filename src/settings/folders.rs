//! Where the user's files are stored: in the platform's folders, or beside a *portable* program.
//! The file [`MARKER`] makes it one: everything is then stored in [`DATA`] beside it, dialogs start
//! there, and nothing is left on a club's computer. If the stick cannot be written to, nothing is
//! stored at all.

use std::env;
use std::path::{Path, PathBuf};

/// The file that makes the program portable. Its content is an explanation for people.
pub const MARKER: &str = "portable.txt";

/// The folder for settings and history, beside that file; created when there is something to store.
pub const DATA: &str = "data";

const LESSONS: &str = "lessons";

const SETTINGS: &str = "settings.ron";
const HISTORY: &str = "history.sqlite";

/// Paths of the user's files; `None` where the system has no place for them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Folders {
    pub settings: Option<PathBuf>,
    pub history: Option<PathBuf>,
    /// The folder in which file dialogs start.
    pub documents: Option<PathBuf>,
    pub lessons: Option<PathBuf>,
}

impl Folders {
    pub fn of_user() -> Self {
        let program = env::current_exe().ok();
        let portable = program.as_deref().and_then(Self::beside);
        portable.unwrap_or_else(Self::of_platform)
    }

    /// The folders beside a program; `None` if it is not portable.
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

/// The user's personal folders; `None` where the system has no such folder.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnFolders {
    pub home: Option<PathBuf>,
    pub documents: Option<PathBuf>,
    pub desktop: Option<PathBuf>,
    pub downloads: Option<PathBuf>,
}

impl OwnFolders {
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

/// The documents folder; falls back to the home folder.
fn documents_of_platform() -> Option<PathBuf> {
    let folders = directories::UserDirs::new()?;
    let documents = folders.document_dir().filter(|folder| folder.is_dir());
    Some(documents.unwrap_or_else(|| folders.home_dir()).to_owned())
}

/// The folder that contains the program; on macOS an application is a folder itself.
fn folder_of(program: &Path) -> Option<&Path> {
    let folder = program.parent()?;
    let bundle = folder
        .ends_with("Contents/MacOS")
        .then(|| folder.ancestors().nth(2))
        .flatten()
        .filter(|bundle| bundle.extension().is_some_and(|end| end == "app"));
    bundle.map_or(Some(folder), Path::parent)
}
