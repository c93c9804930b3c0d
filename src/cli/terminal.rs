//! Line-based input and output.

use std::borrow::Cow;
use std::io::{self, BufRead, IsTerminal as _, Read as _, Write};

pub use crate::judge::Stop;

/// The longest input line, in bytes; any answer is much shorter.
const MAX_LINE: u64 = 1 << 16;

/// Whether typed input is echoed by the terminal or by us.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Echo {
    /// By the terminal, as the keys are pressed.
    Typed,
    /// By us, so that answers from a pipe appear in the transcript.
    Written,
}

/// A text without control characters. Lessons, boards and file names are untrusted: an escape
/// sequence in them could clear the screen, overwrite text, or fill the clipboard.
pub fn harmless(text: &str) -> Cow<'_, str> {
    let obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    if !text.contains(obeyed) {
        return Cow::Borrowed(text);
    }
    let text = text.replace("\r\n", "\n");
    Cow::Owned(text.replace(obeyed, "\u{fffd}"))
}

pub struct Terminal<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    echo: Echo,
}

impl<'a> Terminal<'a> {
    pub fn new(input: impl BufRead + 'a, output: impl Write + 'a, echo: Echo) -> Self {
        Self {
            input: Box::new(input),
            output: Box::new(output),
            echo,
        }
    }

    /// Standard input and output. Input from a pipe is echoed, because no terminal shows it.
    pub fn of_process() -> Self {
        let echo = if io::stdin().is_terminal() {
            Echo::Typed
        } else {
            Echo::Written
        };
        Self::new(io::stdin().lock(), io::stdout().lock(), echo)
    }

    /// Whether a person types and can be asked to press a key; a pipe may stay open without input.
    pub const fn is_typed(&self) -> bool {
        matches!(self.echo, Echo::Typed)
    }

    /// Writes a text and a line break.
    pub fn say(&mut self, text: &str) -> Result<(), Stop> {
        writeln!(self.output, "{}", harmless(text)).map_err(Stop::Output)
    }

    pub fn say_all(&mut self, lines: &[String]) -> Result<(), Stop> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    pub fn gap(&mut self) -> Result<(), Stop> {
        self.say("")
    }

    /// Writes a prompt and reads a line, without surrounding blanks; `None` at the end of input.
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
