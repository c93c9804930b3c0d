//! Reading Portable Bridge Notation (version 2.1), as real files have it.
//!
//! Three steps, each in one pass over the file: `scan` finds tags and words and
//! drops comments, `games` puts them together into boards, `board` reads a
//! board's `auction` and `outcome` and lets the engine judge them.
//!
//! By the standard an empty line separates boards. Real files have such lines in the middle of a
//! board, or none between two, so the tags decide as well.

mod auction;
mod board;
mod games;
mod outcome;
mod scan;
mod score_table;

use std::borrow::Cow;
use std::cmp::Ordering;

use super::{PlayedBoard, SkipReason, Skipped};
use games::Games;

/// Largest file, in bytes.
pub const MAX_BYTES: usize = 8 << 20;

/// Most boards that are read from one file.
pub const MAX_GAMES: usize = 50_000;

/// Most damaged lines of one file that are reported.
pub const MAX_DAMAGED: usize = 1_000;

/// The result of reading a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PbnReading {
    /// Boards with a good deal, in the order of the file.
    pub boards: Vec<PlayedBoard>,
    /// What was left out, in the order of the file.
    pub skipped: Vec<Skipped>,
}

impl PbnReading {
    /// Reports a damaged line: the `number`th of the file.
    fn skip_damaged(&mut self, number: usize, line: usize, board: Option<&str>, why: SkipReason) {
        match number.cmp(&MAX_DAMAGED) {
            Ordering::Less => self.skip(line, board, why),
            Ordering::Equal => self.skip(line, None, SkipReason::TooManyDamaged),
            // A file may be made of nothing else, and each report is larger than its line.
            Ordering::Greater => {}
        }
    }

    fn skip(&mut self, line: usize, board: Option<&str>, why: SkipReason) {
        self.skipped.push(Skipped {
            line,
            board: board.map(clipped),
            why,
        });
    }
}

/// Reads the boards of a file in UTF-8 or Latin-1.
#[must_use]
pub fn read_pbn(bytes: &[u8]) -> PbnReading {
    let mut reading = PbnReading::default();
    if bytes.len() > MAX_BYTES {
        reading.skip(1, None, SkipReason::TooLarge);
        return reading;
    }
    // No text has such a byte; every line of one in UTF-16 has.
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
    // A damaged line is reported when it is met, its board when that is complete.
    reading.skipped.sort_by_key(|skipped| skipped.line);
    reading
}

/// The text of a file, without the mark that some editors put first.
fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        // In Latin-1 a byte is the number of its character.
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// The beginning of a text, so that a report has a limited length.
fn clipped(text: &str) -> String {
    text.chars().take(40).collect()
}
