//! Files as the user gives and gets them: by path on a disk, or through a host without a file
//! system, such as the page of a browser.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::ui::chooser::Wanted;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Files {
    /// The user names paths.
    OnDisk,
    /// The host asks the user for a file and hands it in, and takes new files as downloads.
    Handed,
}

impl Files {
    pub const fn are_handed(self) -> bool {
        matches!(self, Self::Handed)
    }

    /// The id of a message: the first for files on a disk, the second for handed ones.
    pub const fn worded(self, on_disk: &'static str, handed: &'static str) -> &'static str {
        match self {
            Self::OnDisk => on_disk,
            Self::Handed => handed,
        }
    }

    /// The id of the message that there is a new file, from its id for a file on a disk.
    pub const fn written(self, on_disk: &'static str) -> &'static str {
        self.worded(on_disk, "files-downloaded")
    }
}

/// A new file, for the host to give to the user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Download {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// What a host without a file system has handed in and is to take.
#[derive(Debug, Default)]
pub struct Handed {
    /// What the host is to ask the user for.
    pub wanted: Option<Wanted>,
    pub downloads: Vec<Download>,
    /// The lessons of this visit, and the file that is being taken in, each by its name.
    pub files: BTreeMap<PathBuf, Vec<u8>>,
    /// What the host has kept, if it is no history.
    pub unread: Option<Arc<[u8]>>,
    /// Whether the host is to keep that under another name.
    pub set_aside: bool,
}
