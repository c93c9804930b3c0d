//! `arbitro sheet`: worksheets, the scoring card and the score table as PDF files.

use std::io::{BufRead, Write};

use crate::sheet::Languages;
use crate::sheet::file::{Destination, Printed, SheetError, write};

use super::{Status, Stop, Terminal};

/// So many exercises has the sheet of a topic, unless it is said.
pub const ITEMS: usize = 10;

/// Writes what is printed, and says where it lies.
///
/// `stem` is the name of a file for which none is given.
///
/// # Errors
/// [`Stop`] of the terminal. What is wrong with a file is said there, and is the status.
pub fn run(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    say: &Languages<'_>,
    printed: &Printed,
    stem: &str,
    to: Destination,
) -> Result<Result<(), SheetError>, Stop> {
    match write(say, printed, stem, to) {
        Ok(files) => {
            for file in files {
                let file = [("file", file.display().to_string().into())];
                terminal.say(&say.first.with("cli-sheet-written", file))?;
            }
            Ok(Ok(()))
        }
        Err(error) => Ok(Err(error)),
    }
}

/// What a failure is to whoever called the program.
impl From<&SheetError> for Status {
    fn from(_: &SheetError) -> Self {
        Self::Failed
    }
}
