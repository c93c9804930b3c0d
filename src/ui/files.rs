//! Files as the user gives and gets them: by path on a disk, or through a host without a file
//! system, such as the page of a browser.

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

    /// The id of the message that there is a new file, from its id for a file on a disk.
    pub const fn written(self, on_disk: &'static str) -> &'static str {
        match self {
            Self::OnDisk => on_disk,
            Self::Handed => "files-downloaded",
        }
    }
}

/// A new file, for the host to give to the user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Download {
    pub name: String,
    pub bytes: Vec<u8>,
}
