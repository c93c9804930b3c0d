//! Opens the notebook for a terminal session.

use std::path::PathBuf;

use crate::clock::Clock;
use crate::i18n::Speaker;
use crate::learner::{HistoryError, Notebook};
use crate::settings::{Folders, Settings};

use super::arguments::Kept;
use super::{Stop, Terminal};

#[derive(Debug, Clone, Default)]
pub struct Keeping {
    pub path: Option<PathBuf>,
    /// Whether the file was named on the command line.
    pub named: bool,
    /// The last learner, by the number in that history.
    pub last: Option<i64>,
    /// The name of the learner; a new name adds a learner.
    pub name: Option<String>,
}

impl Keeping {
    /// The choices of the command line, completed from the settings.
    pub fn of(kept: Kept, choices: Settings) -> Self {
        if kept.no_history {
            return Self::default();
        }
        let named = kept.history.is_some();
        Self {
            path: kept.history.or_else(|| Folders::of_user().history),
            named,
            // Learner numbers in the settings refer to the window's history file.
            last: choices.learner.filter(|_| !named),
            name: kept.learner,
        }
    }

    /// The notebook, or a guest's if nothing is stored. Reports a history that cannot be opened.
    pub(super) fn notebook(
        &self,
        terminal: &mut Terminal<'_>,
        speaker: &Speaker<'_>,
    ) -> Result<Notebook, Stop> {
        let notebook = match &self.path {
            None => Notebook::of_guest(),
            Some(path) if self.named => Notebook::open_named(path),
            Some(path) => Notebook::open(path, self.last),
        };
        if let Some(trouble) = notebook.trouble() {
            let file = [("file", trouble.file().into())];
            terminal.say(&speaker.with(trouble.id(), file))?;
        }
        Ok(notebook)
    }

    /// Opens the notebook, and says whose it is; `None` for an invalid name, after saying why.
    pub fn open(
        self,
        terminal: &mut Terminal<'_>,
        speaker: &Speaker<'_>,
        clock: &Clock,
    ) -> Result<Option<Notebook>, Stop> {
        let mut notebook = self.notebook(terminal, speaker)?;
        // Without a history there are no learners.
        if notebook.history().is_none() {
            return Ok(Some(notebook));
        }
        if let Some(name) = &self.name {
            let name = name.trim();
            let named = || [("name", name.to_owned().into())];
            match notebook.turn_to_named(name, clock.now().at) {
                Ok(false) => {}
                Ok(true) => {
                    terminal.say(&speaker.with("cli-learner-new", named()))?;
                    return Ok(Some(notebook));
                }
                Err(HistoryError::Name) => {
                    terminal.say(&speaker.with("cli-learner-name", named()))?;
                    return Ok(None);
                }
                // The history cannot be written. The drill goes on; its end says so too.
                Err(_) => {
                    terminal.say(&speaker.text("screen-history-not-opened"))?;
                    return Ok(Some(notebook));
                }
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
