//! Answers recorded in the learner's notebook, the list of learners, and moving their answers to
//! other computers.

use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::learner::{
    Asking, History, HistoryError, LearnerId, Notebook, Occasion, Posed, Report, TransferError,
    Whom,
};
use crate::sheet::file::free_path;
use crate::ui::page::{Deleting, LearnersState, Page, Said};
use crate::ui::{app::App, app::typed_path, command::LearnersCommand, files::Files};

impl App {
    pub(super) fn look_at_today(&mut self) {
        let now = self.clock.now();
        self.looked_on = now.offset.day(now.at);
        let club = self.state.choices;
        let notebook = &self.state.notebook;
        self.state.today = notebook.due(now.at, now.offset, |skill| club.practises(skill));
    }

    pub(super) fn look_at_progress(&mut self) {
        let now = self.clock.now();
        self.state.report = Report::new(self.state.notebook.rows(), now.at, now.offset);
    }

    /// Adds a learner if there is none, with the default name of the language.
    pub(super) fn begin_learner(&mut self) {
        let name = self.state.speaker().text("learner-first");
        let now = self.clock.now().at;
        self.state.notebook.begin(&name, now);
    }

    pub(super) fn record_answer(&mut self) {
        let now = self.clock.now().at;
        let Some(attempt) = self.state.attempt() else {
            return;
        };
        // In a lesson only the first attempt at a question counts: after it the learner has seen
        // the answer.
        let again = match &self.state.page {
            Page::Lesson(state) => state.answered.contains_key(&(state.step, state.item)),
            _ => false,
        };
        if again && attempt.code().is_none() {
            return;
        }
        let session = self.state.session();
        let asking = Asking::clone(attempt);
        let posed = Posed {
            since: attempt.since.unwrap_or(now),
            now,
            occasion: session.map_or(Occasion::Practice, |it| it.purpose.occasion()),
            language: self.state.locale().tag(),
            default_name: &self.state.speaker().text("learner-first"),
        };
        if self.state.notebook.record_judged(&asking, &posed) {
            self.look_at_today();
        }
    }

    pub(super) fn change_learners(&mut self, command: LearnersCommand) {
        use LearnersCommand as Change;

        let said = match command {
            Change::TypeName(name) => {
                self.edit_learners(|state| state.name = name);
                None
            }
            Change::Add => self.add_learner(),
            Change::Choose(learner) => {
                self.turning(|notebook| notebook.turn_to(learner));
                self.go(Page::Home);
                None
            }
            Change::Rename(learner) => self.begin_renaming(learner),
            Change::TypeOther(name) => {
                self.edit_learners(|state| {
                    if let Some((_, typed)) = &mut state.renaming {
                        *typed = name;
                    }
                });
                None
            }
            Change::KeepName => self.rename_learner(),
            Change::AskDelete(learner) => self.ask_to_delete(learner),
            Change::Delete => self.delete_learner(),
            Change::ExportEveryone(everyone) => {
                self.edit_learners(|state| state.everyone = everyone);
                self.suggest_export();
                None
            }
            Change::TypeExportPath(path) => {
                self.edit_learners(|state| state.export_path = path);
                None
            }
            Change::Export => self.export(),
            Change::TypeImportPath(path) => {
                self.edit_learners(|state| state.import_path = path);
                None
            }
            Change::Import(path) => self.import(&path),
            Change::BeginAnew => self.begin_anew(),
        };
        if said.is_some() {
            self.edit_learners(|state| state.said = said);
        }
    }

    fn edit_learners(&mut self, change: impl FnOnce(&mut LearnersState)) {
        if let Page::Learners(state) = &mut self.state.page {
            change(state);
        }
    }

    const fn learners_state(&self) -> Option<&LearnersState> {
        match &self.state.page {
            Page::Learners(state) => Some(state),
            _ => None,
        }
    }

    fn name_of(&self, learner: LearnerId) -> Option<String> {
        let mut learners = self.state.notebook.learners().iter();
        let named = learners.find(|it| it.id == learner)?;
        Some(named.name.clone())
    }

    /// Runs a change after which another learner may be current, and updates what depends on that.
    fn turning<T>(&mut self, change: impl FnOnce(&mut Notebook) -> T) -> T {
        let id = |notebook: &Notebook| notebook.learner().map(|learner| learner.id);
        let before = id(&self.state.notebook);
        let changed = change(&mut self.state.notebook);
        if id(&self.state.notebook) != before {
            // These belong to the earlier learner.
            self.left_lesson = None;
            self.state.left_practice = self.session_cut_off();
        }
        self.look_at_today();
        self.look_at_progress();
        changed
    }

    fn add_learner(&mut self) -> Option<Said> {
        let name = self.learners_state()?.name.clone();
        let now = self.clock.now().at;
        let added = self.turning(|notebook| notebook.add(&name, now));
        Some(added.map_or_else(refused, |()| {
            self.edit_learners(|state| state.name.clear());
            self.suggest_export();
            Said::Added(name.trim().to_owned())
        }))
    }

    fn begin_renaming(&mut self, learner: Option<LearnerId>) -> Option<Said> {
        let renaming = learner.and_then(|learner| Some((learner, self.name_of(learner)?)));
        self.edit_learners(|state| (state.renaming, state.said) = (renaming, None));
        None
    }

    fn rename_learner(&mut self) -> Option<Said> {
        let (learner, name) = self.learners_state()?.renaming.clone()?;
        let rename = |history: &mut History| history.rename(learner, &name);
        let renamed = self.turning(|notebook| notebook.change(rename))?;
        Some(renamed.map_or_else(refused, |()| {
            self.edit_learners(|state| state.renaming = None);
            self.suggest_export();
            Said::Renamed(name.trim().to_owned())
        }))
    }

    fn ask_to_delete(&mut self, learner: Option<LearnerId>) -> Option<Said> {
        let counted = learner.and_then(|learner| {
            let answers = self.state.notebook.history()?.count(learner);
            Some((learner, answers))
        });
        match counted {
            None => self.edit_learners(|state| state.deleting = None),
            Some((learner, Ok(answers))) => {
                let deleting = Some(Deleting { learner, answers });
                self.edit_learners(|state| (state.deleting, state.said) = (deleting, None));
            }
            Some((_, Err(error))) => return Some(refused(error)),
        }
        None
    }

    fn delete_learner(&mut self) -> Option<Said> {
        let Deleting { learner, .. } = self.learners_state()?.deleting?;
        self.edit_learners(|state| state.deleting = None);
        let name = self.name_of(learner).unwrap_or_default();
        let delete = |history: &mut History| history.delete(learner);
        let deleted = self.turning(|notebook| notebook.change(delete))?;
        Some(deleted.map_or_else(refused, |()| {
            self.suggest_export();
            Said::Deleted(name)
        }))
    }

    /// Puts the path of a new file into the export field: `arbitro-Anna.sqlite`, with a number if
    /// that exists; `arbitro.sqlite` for all learners.
    pub(super) fn suggest_export(&mut self) {
        let Some(state) = self.learners_state() else {
            return;
        };
        let learner = self.state.notebook.learner().filter(|_| !state.everyone);
        // Replaces characters that some system does not allow in a file name.
        let kept = |letter: char| match letter {
            letter if letter.is_alphanumeric() || "-_ .".contains(letter) => letter,
            _ => '-',
        };
        let name = learner.map_or("", |learner| &learner.name);
        let name: String = name.chars().map(kept).collect();
        let stem = match name.trim_matches([' ', '.']) {
            "" => "arbitro".to_owned(),
            name => format!("arbitro-{name}"),
        };
        let folder = self.proposed_folder();
        let path = folder.map(|folder| free_path(&folder, &stem, "sqlite"));
        let path = path.unwrap_or_default().display().to_string();
        self.edit_learners(|state| state.export_path = path);
    }

    fn export(&mut self) -> Option<Said> {
        let state = self.learners_state()?;
        let Some(path) = typed_path::read(&state.export_path) else {
            return Some(Said::NoPath);
        };
        let whom = match self.state.notebook.learner() {
            Some(learner) if !state.everyone => Whom::One(learner.id),
            _ => Whom::Everyone,
        };
        let history = self.state.notebook.history()?;
        let exported = match self.state.files {
            Files::OnDisk => history.export(whom, &path),
            Files::Handed => {
                let exported = history.exported(whom);
                exported.map(|bytes| self.give(&path, bytes))
            }
        };
        Some(match exported {
            Ok(()) => Said::Exported(path),
            Err(error) => Said::NotExported(Arc::new(error), path),
        })
    }

    fn import(&mut self, path: &Path) -> Option<Said> {
        if path.as_os_str().is_empty() {
            return Some(Said::NoPath);
        }
        let handed = match self.state.files {
            Files::OnDisk => None,
            // What could not be read is no file here, either.
            Files::Handed => Some(self.handed.files.remove(path)),
        };
        let import = |history: &mut History| match handed {
            None => history.import(path),
            Some(Some(bytes)) => history.import_bytes(&bytes),
            Some(None) => Err(TransferError::File(io::ErrorKind::Other.into())),
        };
        Some(match self.turning(|notebook| notebook.change(import)) {
            Some(Ok(imported)) => {
                self.edit_learners(|state| state.import_path.clear());
                self.suggest_export();
                Said::Imported(imported)
            }
            Some(Err(error)) => Said::NotImported(Arc::new(error), path.to_owned()),
            None => Said::NoHistory(path.to_owned()),
        })
    }
}

fn refused(error: HistoryError) -> Said {
    Said::Refused(Arc::new(error))
}
