//! A conversation by lines: what is written and what is typed.

use std::borrow::Cow;
use std::io::{self, BufRead, Read as _, Write};

/// Longest line that is read as one, in bytes; no answer comes near.
const MAX_LINE: u64 = 1 << 16;

/// Why a conversation broke off.
#[derive(Debug, thiserror::Error)]
pub enum Stop {
    /// Nothing more could be read.
    #[error("the input could not be read: {0}")]
    Input(#[source] io::Error),
    /// Nothing more could be written; a reader that has left is no error.
    #[error("the output could not be written: {0}")]
    Output(#[source] io::Error),
}

/// Who shows what is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Echo {
    /// The terminal, as the keys are pressed.
    Typed,
    /// We do, so that answers from a pipe stand in the transcript.
    Written,
}

/// A text of which a terminal obeys nothing. Lessons, boards and names of files are anybody's: a
/// sign in them could clear the screen, move what stands there, or fill the clipboard.
#[must_use]
pub fn harmless(text: &str) -> Cow<'_, str> {
    let obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    if !text.contains(obeyed) {
        return Cow::Borrowed(text);
    }
    let text = text.replace("\r\n", "\n");
    Cow::Owned(text.replace(obeyed, "\u{fffd}"))
}

/// Lines in, lines out.
#[derive(Debug)]
pub struct Terminal<R, W> {
    input: R,
    output: W,
    echo: Echo,
}

impl<R: BufRead, W: Write> Terminal<R, W> {
    /// A conversation over any input and output.
    pub const fn new(input: R, output: W, echo: Echo) -> Self {
        Self {
            input,
            output,
            echo,
        }
    }

    /// Whether somebody sits there and types, so that one may wait for a key.
    #[must_use]
    pub const fn is_typed(&self) -> bool {
        matches!(self.echo, Echo::Typed)
    }

    /// Writes a text and ends the line.
    ///
    /// # Errors
    /// [`Stop::Output`].
    pub fn say(&mut self, text: &str) -> Result<(), Stop> {
        writeln!(self.output, "{}", harmless(text)).map_err(Stop::Output)
    }

    /// Writes several lines.
    ///
    /// # Errors
    /// [`Stop::Output`].
    pub fn say_all(&mut self, lines: &[String]) -> Result<(), Stop> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Writes an empty line.
    ///
    /// # Errors
    /// [`Stop::Output`].
    pub fn gap(&mut self) -> Result<(), Stop> {
        self.say("")
    }

    /// Writes a prompt and reads a line, without blanks around it; `None` at
    /// the end of input.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn ask(&mut self, prompt: &str) -> Result<Option<String>, Stop> {
        write!(self.output, "{} ", harmless(prompt)).map_err(Stop::Output)?;
        self.output.flush().map_err(Stop::Output)?;
        let mut line = Vec::new();
        let mut bounded = self.input.by_ref().take(MAX_LINE);
        let read = bounded.read_until(b'\n', &mut line).map_err(Stop::Input)?;
        let typed = String::from_utf8_lossy(&line).trim().to_owned();
        if read == 0 || self.echo == Echo::Written {
            self.say(&typed)?;
        }
        Ok((read > 0).then_some(typed))
    }

    /// Input and output, for what is not a conversation.
    pub fn into_parts(self) -> (R, W) {
        (self.input, self.output)
    }
}
