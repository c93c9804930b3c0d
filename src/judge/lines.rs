//! Reads lines of limited length.

use std::io::{self, BufRead, Read};

/// The longest line that is answered, in bytes.
const MAX_LINE: usize = 1 << 20;

/// The result of reading a line.
pub(super) enum Line {
    /// A line, now in the buffer.
    Read,
    /// A line over [`MAX_LINE`], which is skipped.
    TooLong,
    /// The input has ended.
    End,
}

/// Reads the next line into `line`, without its end.
pub(super) fn read_line(reader: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let limit = MAX_LINE as u64 + 1;
    reader.by_ref().take(limit).read_until(b'\n', line)?;
    if line.is_empty() {
        return Ok(Line::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Line::Read);
    }
    if line.len() <= MAX_LINE {
        return Ok(Line::Read);
    }
    reader.skip_until(b'\n')?;
    Ok(Line::TooLong)
}
