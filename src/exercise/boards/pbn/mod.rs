//! Reads Portable Bridge Notation (version 2.1) as found in real files.
//!
//! Three steps, each in one pass: `scan` finds tags and words and drops comments, `games` groups
//! them into boards, `board` parses a board's `auction` and `outcome`, which the engine judges.
//!
//! By the standard, an empty line separates boards. Real files have empty lines inside a board, or
//! none between two boards, so tags decide as well.

mod auction;
mod board;
mod games;
mod outcome;
mod play;
mod scan;
mod score_table;

use std::borrow::Cow;

use super::{PlayedBoard, SkipReason, Skipped};
use games::Games;

/// The largest file, in bytes.
pub const MAX_BYTES: usize = 8 << 20;

/// The most boards read from one file.
pub const MAX_GAMES: usize = 50_000;

/// The most damaged lines reported for one file.
pub const MAX_DAMAGED: usize = 1_000;

/// The result of reading a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PbnReading {
    /// Boards with a valid deal, in file order.
    pub boards: Vec<PlayedBoard>,
    /// What was skipped, in file order.
    pub skipped: Vec<Skipped>,
}

impl PbnReading {
    fn skip(&mut self, line: usize, board: Option<&str>, why: SkipReason) {
        self.skipped.push(Skipped {
            line,
            board: board.map(clipped),
            why,
        });
    }
}

/// Reads the boards of a file in UTF-8 or Latin-1.
pub fn read_pbn(bytes: &[u8]) -> PbnReading {
    let mut reading = PbnReading::default();
    if bytes.len() > MAX_BYTES {
        reading.skip(1, None, SkipReason::TooLarge);
        return reading;
    }
    // No text contains a zero byte, but every UTF-16 line does.
    if bytes.contains(&0) {
        reading.skip(1, None, SkipReason::NotText);
        return reading;
    }
    let text = decoded(bytes);
    let mut games = Games::new(&text);
    let mut count = 0;
    while let Some(game) = games.next_game(&mut reading) {
        count += 1;
        if count > MAX_GAMES {
            reading.skip(game.line, None, SkipReason::TooManyBoards);
            break;
        }
        board::read(&game, &mut reading);
    }
    if count == 0 {
        reading.skip(1, None, SkipReason::NoBoards);
    }
    // A damaged line is reported when it is found, its board when that is complete, so sort by
    // line.
    reading.skipped.sort_by_key(|skipped| skipped.line);
    reading
}

/// Decodes a file, and drops a byte order mark.
fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        // In Latin-1 a byte is the number of its character.
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// The beginning of a text, to limit the length of a report.
fn clipped(text: &str) -> String {
    text.chars().take(40).collect()
}
