//! Reads the folders and disks in which a file or folder is chosen.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::settings::OwnFolders;
use crate::ui::chooser::{Chooser, Entry, Spot, Wanted};

/// The limit on the entries of a folder that are shown.
const MOST: usize = 5_000;

impl Chooser {
    /// Starts in the folder typed, in the folder of the file typed, or in the first of `others`
    /// that exists.
    pub(super) fn open(wanted: Wanted, typed: Option<&Path>, others: &[PathBuf]) -> Self {
        let typed = typed.into_iter().flat_map(Path::ancestors);
        // The parent of a name without folders is the empty path.
        let typed = typed.filter(|path| !path.as_os_str().is_empty());
        let mut folders = typed.chain(others.iter().map(PathBuf::as_path));
        let begin = folders.find(|folder| folder.is_dir());
        Self::at(wanted, begin.unwrap_or(Path::new("/")))
    }

    pub(super) fn at(wanted: Wanted, folder: &Path) -> Self {
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        let entries = Self::read(wanted, &folder);
        Self {
            wanted,
            folder,
            is_unreadable: entries.is_err(),
            entries: entries.unwrap_or_default(),
            spots: spots(),
        }
    }

    fn read(wanted: Wanted, folder: &Path) -> io::Result<Vec<Entry>> {
        let suits = |path: &Path| {
            let end = path.extension();
            end.is_some_and(|end| end.eq_ignore_ascii_case(wanted.extension()))
        };
        let entries = fs::read_dir(folder)?.flatten().map(|entry| Entry {
            name: entry.file_name().to_string_lossy().into_owned(),
            is_folder: entry.path().is_dir(),
            path: entry.path(),
        });
        let entries = entries.filter(|it| !it.name.starts_with('.'));
        let entries = entries.filter(|it| it.is_folder || suits(&it.path));
        let mut entries: Vec<Entry> = entries.take(MOST).collect();
        entries.sort_by_cached_key(|it| (!it.is_folder, it.name.to_lowercase()));
        Ok(entries)
    }
}

/// Where people keep files on this computer, including USB sticks.
fn spots() -> Vec<(Spot, PathBuf)> {
    let own = OwnFolders::of_user();
    let named = [
        ("chooser-home", own.home),
        ("chooser-documents", own.documents),
        ("chooser-desktop", own.desktop),
        ("chooser-downloads", own.downloads),
    ];
    let named = named.into_iter();
    let named = named.filter_map(|(name, path)| Some((Spot::Named(name), path?)));
    let disks = disks().into_iter().map(|path| {
        let name = path.file_name().unwrap_or(path.as_os_str());
        (Spot::Disk(name.to_string_lossy().into_owned()), path)
    });
    named.chain(disks).collect()
}

/// Disks and USB sticks: drive letters on Windows, elsewhere the usual mount points.
fn disks() -> Vec<PathBuf> {
    if cfg!(windows) {
        let letters = ('A'..='Z').map(|letter| PathBuf::from(format!("{letter}:\\")));
        return letters.filter(|disk| disk.is_dir()).collect();
    }
    let user = std::env::var_os("USER").unwrap_or_default();
    let homes = ["/media", "/run/media"].map(|folder| Path::new(folder).join(&user));
    let homes = homes.into_iter().chain([PathBuf::from("/Volumes")]);
    let homes = homes.filter(|_| !user.is_empty());
    let inside = homes.filter_map(|folder| fs::read_dir(folder).ok());
    let paths = inside.flat_map(Iterator::flatten).map(|entry| entry.path());
    paths.filter(|path| path.is_dir()).collect()
}
