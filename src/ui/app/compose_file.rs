//! The file of the lesson being composed: its path, saving it, and opening it again.

use std::io;
use std::path::{Path, PathBuf};

use crate::course::write::{is_own_writing, keep_copy, save, written};
use crate::course::{Draft, Lesson, load};
use crate::i18n::{Catalog, Locale};
use crate::ui::compose::{ComposeState, Drawer, NotKept, SaidOfFile};
use crate::ui::{app::App, app::typed_path, page::Page};

/// The text id of the comment at the head of every lesson file that the app writes.
const HELP: &str = "compose-file-help";

impl App {
    /// Whether a lesson or a question of the course has this id, apart from the lesson `own`.
    pub(super) fn is_taken(&self, id: &str, own: Option<&str>) -> bool {
        let others = self.state.course.lessons();
        let mut others = others.filter(|lesson| own != Some(lesson.id.as_str()));
        let asks = |lesson: &Lesson| lesson.steps.iter().any(|step| step.id() == Some(id));
        others.any(|lesson| lesson.id == id || asks(lesson))
    }

    /// Puts a path based on the title into the field, unless the user has typed one.
    pub(super) fn suggest_path(&mut self) {
        let folder = self.state.folder.as_ref().map(|it| it.path().to_owned());
        let documents = self.proposed_folder();
        self.composing(|state| {
            if state.own_path {
                return;
            }
            let new = || {
                let folder = folder.or(documents)?;
                Some(folder.join(format!("{}.ron", state.draft.id_by_title())))
            };
            let path = state.file.clone().or_else(new).unwrap_or_default();
            state.path = path.display().to_string();
        });
    }

    /// Saves the lesson. Replaces another file only if the user has confirmed its path, `over`.
    pub(super) fn save_lesson(&mut self, over: Option<&Path>) {
        let Page::Compose(state) = &self.state.page else {
            return;
        };
        let (said, written) = match self.saved(state, over) {
            Ok((said, lesson, text)) => (said, Some((lesson, text))),
            Err(said) => (said, None),
        };
        if let (Some((_, text)), SaidOfFile::Saved { file, .. }) = (&written, &said) {
            if self.state.files.are_handed() {
                let bytes = text.as_bytes();
                self.handed.files.insert(file.clone(), bytes.to_vec());
                self.give(file, bytes.to_vec());
            }
            self.note_recent(file);
            // The page of the folder proposes the folder of the last save.
            let proposed = file.parent().filter(|_| self.state.folder.is_none());
            if let Some(folder) = proposed {
                self.state.folder_path = folder.display().to_string();
            }
        }
        self.composing(|state| {
            if let (Some((lesson, text)), SaidOfFile::Saved { file, .. }) = (written, &said) {
                state.draft.saved_as(&lesson);
                state.file = Some(file.clone());
                state.file_text = Some(text);
                state.saved = Some(state.draft.clone());
            }
            state.said = Some(said);
        });
        self.look_at_folder();
    }

    fn saved(
        &self,
        state: &ComposeState,
        over: Option<&Path>,
    ) -> Result<(SaidOfFile, Lesson, String), SaidOfFile> {
        let mut path = typed_path::read(&state.path).ok_or(SaidOfFile::NoPath)?;
        let own = state.draft.id();
        let lesson = state.draft.lesson(|id| self.is_taken(id, own));
        let lesson = lesson.map_err(SaidOfFile::Unfinished)?;
        if path.is_dir() {
            path.push(format!("{}.ron", lesson.id));
        } else if path.extension().is_none() {
            path.set_extension("ron");
        }
        let help = self.state.speaker().text(HELP);
        let text = written(&lesson, &help).map_err(|_| SaidOfFile::TooLong)?;
        if self.state.files.are_handed() {
            let said = SaidOfFile::Saved {
                file: path,
                copy: None,
            };
            return Ok((said, lesson, text));
        }
        if over != Some(path.as_path()) && path.exists() && !is_own(state, &path) {
            return Err(SaidOfFile::Exists(path));
        }
        let copy = kept(&path, &help)
            .map_err(|error| SaidOfFile::NotKept(path.clone(), NotKept::of(&error)))?;
        save(&lesson, &help, &path).map_err(|_| SaidOfFile::NotWritten(path.clone()))?;
        Ok((SaidOfFile::Saved { file: path, copy }, lesson, text))
    }

    pub(super) fn edit_lesson(&mut self, path: &Path) {
        let mut state = self.empty_lesson();
        // Read before the lesson: a change between the two reads is then noticed.
        let text = load::read_bounded(path).ok();
        match self.read_lesson(path) {
            Ok(lesson) => {
                state.draft = Draft::of(&lesson);
                state.saved = Some(state.draft.clone());
                state.file = Some(path.to_owned());
                state.file_text = text;
                let first = state.draft.steps().first().map(|step| step.key);
                state.choose(first);
            }
            Err(error) => {
                state.drawer = Some(Drawer::Save);
                state.said = Some(SaidOfFile::NotRead(Box::new(error)));
            }
        }
        self.begin_lesson(state);
    }
}

/// Copies the file at this path, unless there is none or the composer itself wrote it. A lesson
/// does not hold the comments that a teacher added by hand, so saving would lose them.
fn kept(path: &Path, help: &str) -> io::Result<Option<PathBuf>> {
    // The file may have been written in any language.
    let others = Locale::BASES.into_iter();
    let others = others.map(|locale| Catalog::new(locale).text(HELP));
    let helps = std::iter::once(help.to_owned()).chain(others);
    if !path.exists() || is_own_writing(path, helps) {
        return Ok(None);
    }
    keep_copy(path).map(Some)
}

/// Whether the lesson was read from this file or saved there, and the file has not changed since.
fn is_own(state: &ComposeState, path: &Path) -> bool {
    state.file.as_deref() == Some(path)
        && state.file_text.is_some()
        && state.file_text == load::read_bounded(path).ok()
}
