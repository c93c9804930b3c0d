//! The list of learners, and moving their answers to other computers.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::learner::{History, HistoryError, LearnerId, Whom};
use crate::settings::documents_of_user;
use crate::ui::app::App;
use crate::ui::app::typed_path;
use crate::ui::command::LearnersCommand;
use crate::ui::place::{Deleting, LearnersState, Place, Said};

/// The limit on numbered names tried for a new file.
const NAMES: u32 = 100;

impl App {
    pub(super) fn change_learners(&mut self, command: LearnersCommand) {
        use LearnersCommand as Change;
        match command {
            Change::TypeName(name) => self.edit_learners(|state| state.name = name),
            Change::Add => self.add_learner(),
            Change::Choose(learner) => self.choose_learner(learner),
            Change::Rename(learner) => self.begin_renaming(learner),
            Change::TypeOther(name) => self.edit_learners(|state| {
                if let Some((_, typed)) = &mut state.renaming {
                    *typed = name;
                }
            }),
            Change::KeepName => self.rename_learner(),
            Change::AskDelete(learner) => self.ask_to_delete(learner),
            Change::Delete => self.delete_learner(),
            Change::ExportEveryone(everyone) => {
                self.edit_learners(|state| state.everyone = everyone);
                self.suggest_export();
            }
            Change::TypeExportPath(path) => self.edit_learners(|state| state.export_path = path),
            Change::Export => self.export(),
            Change::TypeImportPath(path) => self.edit_learners(|state| state.import_path = path),
            Change::Import(path) => self.import(&path),
        }
    }

    fn edit_learners(&mut self, change: impl FnOnce(&mut LearnersState)) {
        if let Place::Learners(state) = &mut self.state.place {
            change(state);
        }
    }

    fn learners_state(&self) -> Option<&LearnersState> {
        match &self.state.place {
            Place::Learners(state) => Some(state),
            _ => None,
        }
    }

    fn say_of_learners(&mut self, said: Said) {
        self.edit_learners(|state| state.said = Some(said));
    }

    fn name_of(&self, learner: LearnerId) -> Option<String> {
        let mut learners = self.state.notebook.learners().iter();
        let named = learners.find(|it| it.id == learner)?;
        Some(named.name.clone())
    }

    /// Runs a change that may change the current learner, and updates everything that depends on
    /// it.
    fn turning<T>(&mut self, change: impl FnOnce(&mut Self) -> T) -> T {
        let id = |app: &Self| app.state.notebook.learner().map(|learner| learner.id);
        let before = id(self);
        let changed = change(self);
        if id(self) != before {
            // These belong to the earlier learner.
            self.left_lesson = None;
            self.state.left_practice = self.session_cut_off();
        }
        self.look_at_today();
        self.look_at_progress();
        changed
    }

    fn add_learner(&mut self) {
        let Some(name) = self.learners_state().map(|state| state.name.clone()) else {
            return;
        };
        let now = self.clock.now().at;
        match self.turning(|app| app.state.notebook.add(&name, now)) {
            Ok(()) => {
                self.edit_learners(|state| state.name.clear());
                self.say_of_learners(Said::Added(name.trim().to_owned()));
                self.suggest_export();
            }
            Err(error) => self.say_of_learners(Said::Refused(Arc::new(error))),
        }
    }

    /// Makes this the current learner and goes to the first page.
    fn choose_learner(&mut self, learner: LearnerId) {
        self.turning(|app| app.state.notebook.turn_to(learner));
        self.go(Place::Home);
    }

    fn begin_renaming(&mut self, learner: Option<LearnerId>) {
        let renaming = learner.and_then(|learner| Some((learner, self.name_of(learner)?)));
        self.edit_learners(|state| (state.renaming, state.said) = (renaming, None));
    }

    fn rename_learner(&mut self) {
        let renaming = self.learners_state().and_then(|it| it.renaming.clone());
        let Some((learner, name)) = renaming else {
            return;
        };
        let renamed = self.change_history(|history| history.rename(learner, &name));
        if renamed {
            self.edit_learners(|state| state.renaming = None);
            self.say_of_learners(Said::Renamed(name.trim().to_owned()));
            self.suggest_export();
        }
    }

    fn ask_to_delete(&mut self, learner: Option<LearnerId>) {
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
            Some((_, Err(error))) => self.say_of_learners(Said::Refused(Arc::new(error))),
        }
    }

    fn delete_learner(&mut self) {
        let deleting = self.learners_state().and_then(|state| state.deleting);
        let Some(Deleting { learner, .. }) = deleting else {
            return;
        };
        self.edit_learners(|state| state.deleting = None);
        let name = self.name_of(learner).unwrap_or_default();
        if self.change_history(|history| history.delete(learner)) {
            self.say_of_learners(Said::Deleted(name));
            self.suggest_export();
        }
    }

    /// Changes the history. Returns whether that worked; if not, shows the error.
    fn change_history(
        &mut self,
        change: impl FnOnce(&mut History) -> Result<(), HistoryError>,
    ) -> bool {
        let changed = self.turning(|app| app.state.notebook.change(change));
        match changed {
            Some(Ok(())) => true,
            Some(Err(error)) => {
                self.say_of_learners(Said::Refused(Arc::new(error)));
                false
            }
            None => false,
        }
    }

    /// Puts the path of a new file into the export field.
    pub(super) fn suggest_export(&mut self) {
        let Some(state) = self.learners_state() else {
            return;
        };
        let learner = self.state.notebook.learner().filter(|_| !state.everyone);
        let name = learner.map(|learner| learner.name.clone());
        let path = documents_of_user().map(|folder| free_file(&folder, name.as_deref()));
        let path = path.map(|path| path.display().to_string());
        self.edit_learners(|state| state.export_path = path.unwrap_or_default());
    }

    fn export(&mut self) {
        let Some(state) = self.learners_state() else {
            return;
        };
        let Some(path) = typed_path::read(&state.export_path) else {
            self.say_of_learners(Said::NoPath);
            return;
        };
        let whom = match self.state.notebook.learner() {
            Some(learner) if !state.everyone => Whom::One(learner.id),
            _ => Whom::Everyone,
        };
        let Some(history) = self.state.notebook.history() else {
            return;
        };
        let said = match history.export(whom, &path) {
            Ok(()) => Said::Exported(path),
            Err(error) => Said::NotExported(Arc::new(error), path),
        };
        self.say_of_learners(said);
    }

    fn import(&mut self, path: &Path) {
        if path.as_os_str().is_empty() {
            self.say_of_learners(Said::NoPath);
            return;
        }
        let imported =
            self.turning(|app| app.state.notebook.change(|history| history.import(path)));
        let said = match imported {
            Some(Ok(imported)) => Said::Imported(imported),
            Some(Err(error)) => Said::NotImported(Arc::new(error), path.to_owned()),
            None => return,
        };
        if !said.is_trouble() {
            self.edit_learners(|state| state.import_path.clear());
        }
        self.say_of_learners(said);
    }
}

/// `arbitro-Anna.sqlite`, with a number if that file exists; `arbitro.sqlite` for all learners.
fn free_file(folder: &Path, name: Option<&str>) -> PathBuf {
    // Replaces characters that some system does not allow in a file name.
    let kept = |letter: char| match letter {
        letter if letter.is_alphanumeric() || "-_ .".contains(letter) => letter,
        _ => '-',
    };
    let name: String = name.unwrap_or_default().chars().map(kept).collect();
    let name = name.trim_matches([' ', '.']);
    let stem = if name.is_empty() {
        "arbitro".to_owned()
    } else {
        format!("arbitro-{name}")
    };
    let numbered = (2..NAMES).map(|number| format!("{stem}-{number}"));
    let names = std::iter::once(stem.clone()).chain(numbered);
    let mut paths = names.map(|name| folder.join(format!("{name}.sqlite")));
    let free = paths.find(|path| !path.exists());
    free.unwrap_or_else(|| folder.join(format!("{stem}.sqlite")))
}
