//! A teacher's own boards, from a file.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use super::pbn::{MAX_BYTES, PbnReading, read_pbn};

/// Reads the boards of a PBN file; of a larger one than is read, no more than it
/// takes to see that.
///
/// # Errors
/// The file cannot be opened or read, or is no file.
pub fn read_pbn_file(path: &Path) -> io::Result<PbnReading> {
    // Opening a pipe would wait for somebody to write into it.
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?
        .take(MAX_BYTES as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(read_pbn(&bytes))
}

/// Whether a file's name says that it holds boards.
#[must_use]
pub fn is_pbn(path: &Path) -> bool {
    let end = path.extension().and_then(|end| end.to_str());
    end.is_some_and(|end| end.eq_ignore_ascii_case("pbn"))
}
