//! A teacher's own boards, from a file.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use super::pbn::{MAX_BYTES, PbnReading, read_pbn};

/// Reads the boards of a PBN file; of a file above [`MAX_BYTES`] one byte more than that, to see
/// that it is too large.
///
/// # Errors
/// The file cannot be opened or read, or is not a regular file.
pub fn read_pbn_file(path: &Path) -> io::Result<PbnReading> {
    // Opening a pipe would wait for a writer.
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
