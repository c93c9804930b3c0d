//! Atomic file writes: a temporary file in the same folder is synced, then moved into place.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

/// A new temporary file with this content in the folder of `path`, to be persisted there. It is
/// deleted unless it is persisted.
pub fn beside(path: &Path, mut content: impl Read) -> io::Result<NamedTempFile<File>> {
    let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
    // A bare file name has an empty parent folder.
    let folder = Path::new(".").join(folder);
    // Permissions of an ordinary new file, not the private ones of a temporary file.
    let mut file = Builder::new().make_in(folder, |path| File::create_new(path))?;
    io::copy(&mut content, &mut file)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Writes a file atomically and replaces what is there. A link is replaced, not followed.
pub fn replace(path: &Path, content: impl Read) -> io::Result<()> {
    beside(path, content)?.persist(path)?;
    Ok(())
}

/// Writes a file that must not exist yet.
pub fn create(path: &Path, content: impl Read) -> io::Result<()> {
    beside(path, content)?.persist_noclobber(path)?;
    Ok(())
}
