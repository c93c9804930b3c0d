//! A learner's session at the terminal: languages, notebook, the last answered question.

use std::path::PathBuf;

use crate::clock::Clock;
use crate::exercise::Skill;
use crate::i18n::{Languages, Speaker};
use crate::learner::{
    Asking, HistoryError, Mastery, Notebook, Posed, Purpose, Today, Trouble, mastery,
};
use crate::settings::{Folders, Settings};

use super::arguments::Kept;
use super::{Stop, Terminal, aside};

#[derive(Debug)]
pub struct Context<'a> {
    pub say: Languages<'a>,
    /// The purpose recorded with answers from now on.
    pub purpose: Purpose,
    /// What the club uses decides which skills are repeated.
    pub club: Settings,
    notebook: Notebook,
    clock: Clock,
    last: Option<Asking>,
}

impl<'a> Context<'a> {
    pub fn new(say: Languages<'a>, notebook: Notebook, clock: Clock) -> Self {
        Self {
            say,
            purpose: Purpose::Practice,
            club: Settings::default(),
            notebook,
            clock,
            last: None,
        }
    }

    pub fn of_guest(say: Languages<'a>) -> Self {
        Self::new(say, Notebook::of_guest(), Clock::of_system())
    }

    pub const fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    /// The notebook, to write to. Creates a default learner if there is none.
    pub fn notebook_mut(&mut self) -> &mut Notebook {
        let name = self.say.first.text("learner-first");
        self.notebook.begin(&name, self.clock.now().at);
        &mut self.notebook
    }

    pub fn today(&self) -> Today {
        let now = self.clock.now();
        let wanted = |skill| self.club.practises(skill);
        self.notebook.due(now.at, now.offset, wanted)
    }

    pub fn mastery(&self, skill: Skill) -> Mastery {
        mastery(skill, self.notebook.rows(), self.clock.now().offset)
    }

    pub fn now(&self) -> i64 {
        self.clock.now().at
    }

    /// Records a question that was asked at `since`, in Unix seconds, and has been judged.
    pub fn record(&mut self, asking: &Asking, since: i64) {
        let first = &self.say.first;
        self.notebook.record_judged(
            asking,
            &Posed {
                since,
                now: self.now(),
                occasion: self.purpose.occasion(),
                language: first.catalog.locale().tag(),
                default_name: &first.text("learner-first"),
            },
        );
        self.last = Some(asking.clone());
    }

    pub fn reach(&mut self, lesson: &str, step: usize, finished: bool) {
        let now = self.now();
        self.notebook_mut().reach(lesson, step, finished, now);
    }

    pub fn why(&self, typed: &str) -> Vec<String> {
        aside::why(&self.say, self.last.as_ref(), typed)
    }

    /// What to type to ask “why not?”; `None` if nothing can be asked.
    pub fn why_example(&self) -> Option<String> {
        aside::example(&self.say, self.last.as_ref()?)
    }

    /// A message about answers that could not be stored, if any.
    pub fn unkept(&self) -> Option<String> {
        match self.notebook.trouble()? {
            trouble @ Trouble::NotKept(_) => Some(self.say.first.text(trouble.id())),
            _ => None,
        }
    }
}

/// Whose answers are kept, and where.
#[derive(Debug, Clone, Default)]
pub struct Keeping {
    /// The history file; `None` if nothing is stored.
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
