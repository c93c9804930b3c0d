//! Files that are written whole or not at all: beside their place first, and moved there once all
//! of it is on the disk.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

/// A new file with this content in the folder of `path`, to be persisted there. It is deleted if
/// it is not.
///
/// # Errors
/// The folder is not there, is full, or cannot be written to.
pub fn beside(path: &Path, mut content: impl Read) -> io::Result<NamedTempFile<File>> {
    let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
    // A bare name has an empty folder.
    let folder = Path::new(".").join(folder);
    // With the permissions of any new file, not of a secret one.
    let mut file = Builder::new().make_in(folder, |path| File::create_new(path))?;
    io::copy(&mut content, &mut file)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Writes a file in the place of what lies there. A link is replaced, not followed.
///
/// # Errors
/// As [`beside`]; a folder lies there.
pub fn replace(path: &Path, content: impl Read) -> io::Result<()> {
    beside(path, content)?.persist(path)?;
    Ok(())
}

/// Writes a file where nothing lies yet.
///
/// # Errors
/// As [`beside`]; something lies there.
pub fn create(path: &Path, content: impl Read) -> io::Result<()> {
    beside(path, content)?.persist_noclobber(path)?;
    Ok(())
}
