//! A conversation by lines: what is written and what is typed.

use std::borrow::Cow;
use std::io::{self, BufRead, IsTerminal as _, Read as _, Write};

pub use crate::judge::Stop;

/// Longest line that is read as one, in bytes; no answer comes near.
const MAX_LINE: u64 = 1 << 16;

/// Who shows what is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Echo {
    /// The terminal, as the keys are pressed.
    Typed,
    /// We do, so that answers from a pipe stand in the transcript.
    Written,
}

/// A text without control characters. Lessons, boards and names of files are anybody's: a
/// sequence in them could clear the screen, overwrite what stands there, or fill the clipboard.
pub fn harmless(text: &str) -> Cow<'_, str> {
    let obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    if !text.contains(obeyed) {
        return Cow::Borrowed(text);
    }
    let text = text.replace("\r\n", "\n");
    Cow::Owned(text.replace(obeyed, "\u{fffd}"))
}

/// Lines in, lines out. Every method fails with [`Stop`] alone.
pub struct Terminal<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    echo: Echo,
}

impl<'a> Terminal<'a> {
    /// A conversation over any input and output.
    pub fn new(input: impl BufRead + 'a, output: impl Write + 'a, echo: Echo) -> Self {
        Self {
            input: Box::new(input),
            output: Box::new(output),
            echo,
        }
    }

    /// Standard input and output. No terminal shows what comes from a pipe, so it is written.
    pub fn of_process() -> Self {
        let echo = if io::stdin().is_terminal() {
            Echo::Typed
        } else {
            Echo::Written
        };
        Self::new(io::stdin().lock(), io::stdout().lock(), echo)
    }

    /// Whether a person types, who can be asked for a key; a pipe may be silent for ever.
    pub const fn is_typed(&self) -> bool {
        matches!(self.echo, Echo::Typed)
    }

    /// Writes a text and ends the line.
    pub fn say(&mut self, text: &str) -> Result<(), Stop> {
        writeln!(self.output, "{}", harmless(text)).map_err(Stop::Output)
    }

    /// Writes several lines.
    pub fn say_all(&mut self, lines: &[String]) -> Result<(), Stop> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Writes an empty line.
    pub fn gap(&mut self) -> Result<(), Stop> {
        self.say("")
    }

    /// Writes a prompt and reads a line, without blanks around it; `None` at
    /// the end of input.
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
}
