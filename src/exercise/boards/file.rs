//! A teacher's own boards, from a file.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use super::pbn::{MAX_BYTES, PbnReading, read_pbn};

/// Reads the boards of a PBN file. Of a file above [`MAX_BYTES`], one byte more is read, which
/// shows that it is too large.
///
/// # Errors
/// The file cannot be opened or read, or is not a regular file.
pub fn read_pbn_file(path: &Path) -> io::Result<PbnReading> {
    // Opening a pipe would block until something writes to it.
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?
        .take(MAX_BYTES as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(read_pbn(&bytes))
}

/// Whether the file name has the extension of a PBN file.
pub fn is_pbn(path: &Path) -> bool {
    let end = path.extension().and_then(|end| end.to_str());
    end.is_some_and(|end| end.eq_ignore_ascii_case("pbn"))
}
