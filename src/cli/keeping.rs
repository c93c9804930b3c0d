//! Whose notebook lies open in the terminal.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use crate::clock::Clock;
use crate::i18n::Speaker;
use crate::learner::{HistoryError, Notebook};

use super::{Stop, Terminal};

/// Where answers are kept, and whose they are.
#[derive(Debug, Clone, Default)]
pub struct Keeping {
    /// The history; `None` if nothing is to be kept.
    pub path: Option<PathBuf>,
    /// Whether a person has named it.
    pub named: bool,
    /// Who learned last, by the number in that history.
    pub last: Option<i64>,
    /// Who learns now; a name that is new is a new learner.
    pub name: Option<String>,
}

impl Keeping {
    /// The notebook; that of a guest where nothing is to be kept.
    #[must_use]
    pub fn notebook(&self) -> Notebook {
        match &self.path {
            None => Notebook::of_guest(),
            Some(path) if self.named => Notebook::open_named(path),
            Some(path) => Notebook::open(path, self.last),
        }
    }

    /// Opens the notebook, and says what the learner should know: that the history cannot be
    /// opened, that he is new, and of several learners who he is. `None` for a name that
    /// nobody can have, which is told as well.
    ///
    /// # Errors
    /// [`Stop::Output`].
    pub fn open(
        self,
        terminal: &mut Terminal<impl BufRead, impl Write>,
        speaker: &Speaker<'_>,
        clock: &Clock,
    ) -> Result<Option<Notebook>, Stop> {
        let mut notebook = self.notebook();
        if let Some(trouble) = notebook.trouble() {
            let file = [("file", trouble.file().into())];
            terminal.say(&speaker.with(trouble.id(), file))?;
        }
        // Without a history there are no learners either.
        if notebook.history().is_none() {
            return Ok(Some(notebook));
        }
        if let Some(name) = self.name {
            let said = turn_to(&mut notebook, speaker, &name, clock.now().at);
            if let Err(unfit) = said {
                terminal.say(&unfit)?;
                return Ok(None);
            }
            if let Ok(Some(said)) = said {
                terminal.say(&said)?;
                return Ok(Some(notebook));
            }
        }
        let several = notebook.learners().len() > 1;
        if let Some(learner) = notebook.learner().filter(|_| several) {
            let name = [("name", learner.name.clone().into())];
            terminal.say(&speaker.with("cli-learner", name))?;
        }
        Ok(Some(notebook))
    }
}

/// Opens the pages of the learner with this name, or new ones.
///
/// # Errors
/// In words why nobody can be called that.
fn turn_to(
    notebook: &mut Notebook,
    speaker: &Speaker<'_>,
    name: &str,
    now: i64,
) -> Result<Option<String>, String> {
    let name = name.trim();
    let named = [("name", name.to_owned().into())];
    match notebook.turn_to_named(name, now) {
        Ok(false) => Ok(None),
        Ok(true) => Ok(Some(speaker.with("cli-learner-new", named))),
        Err(HistoryError::Name) => Err(speaker.with("cli-learner-name", named)),
        // It cannot be written: the drill goes on, and its end tells that nothing was kept.
        Err(_) => Ok(Some(speaker.text("screen-history-not-opened"))),
    }
}
