//! Files that a host without a file system hands in, and new ones that it takes.
//!
//! A file that is handed in goes by its name in place of a path.

use std::path::{Path, PathBuf};

use crate::course::{Lesson, LessonError, LessonProblem, load};
use crate::exercise::boards::{PbnReading, read_pbn, read_pbn_file};
use crate::learner::Notebook;
use crate::settings::documents_of_user;
use crate::sheet::file::{SheetError, put};
use crate::ui::chooser::{PathCommand, Wanted};
use crate::ui::files::{Download, Files};
use crate::ui::{app::App, command::Command, page::Said};

/// The limit on the new files that can be given again: they stay in memory.
const MOST_GIVEN: usize = 4;

impl App {
    /// The new files since this was last called.
    pub fn take_downloads(&mut self) -> Vec<Download> {
        std::mem::take(&mut self.handed.downloads)
    }

    /// What the host is to ask the user for.
    pub const fn take_wanted(&mut self) -> Option<Wanted> {
        self.handed.wanted.take()
    }

    /// Whether the host is to keep what it has kept, and is no history, under another name before it
    /// stores a new history.
    pub const fn take_set_aside(&mut self) -> bool {
        std::mem::replace(&mut self.handed.set_aside, false)
    }

    /// Takes in a file that the user has chosen for this, or has dropped (`None`). `bytes` is `None`
    /// if the host could not read it.
    pub fn hand_in(&mut self, wanted: Option<Wanted>, name: &str, bytes: Option<Vec<u8>>) {
        let path = PathBuf::from(name);
        self.handed.files.remove(&path);
        self.handed
            .files
            .extend(bytes.map(|bytes| (path.clone(), bytes)));
        self.apply(Command::Path(PathCommand::Given(wanted, path)));
    }

    /// The folder that the app proposes for new files.
    pub(super) fn proposed_folder(&self) -> Option<PathBuf> {
        match self.state.files {
            Files::OnDisk => documents_of_user(),
            Files::Handed => Some(PathBuf::new()),
        }
    }

    pub(super) fn read_lesson(&self, path: &Path) -> Result<Lesson, LessonError> {
        let known = |id: &str| self.state.catalog.is_whole(id);
        if !self.state.files.are_handed() {
            return load::read_lesson(path, known);
        }
        match self.handed.files.get(path) {
            Some(bytes) => load::lesson_of_bytes(path, bytes.clone(), known),
            None => Err(LessonProblem::new("unreadable").in_file(path)),
        }
    }

    /// `None` if the file cannot be read.
    pub(super) fn read_boards(&self, path: &Path) -> Option<PbnReading> {
        if self.state.files.are_handed() {
            return self.handed.files.get(path).map(|bytes| read_pbn(bytes));
        }
        read_pbn_file(path).ok()
    }

    /// Has the host and the user keep what is no history, and begins a new one in its place.
    pub(super) fn begin_anew(&mut self) -> Option<Said> {
        let unread = self.handed.unread.take()?;
        let copy = PathBuf::from("arbitro-damaged.sqlite");
        self.handed.set_aside = true;
        self.give(&copy, unread.to_vec());
        self.state.notebook = Notebook::in_memory(None, None);
        self.act(Command::GoLearners);
        Some(Said::BegunAnew(copy))
    }

    /// Gives a new file to the host.
    pub(super) fn give(&mut self, path: &Path, bytes: Vec<u8>) {
        let name = path.display().to_string();
        let given = &mut self.state.downloaded;
        given.retain(|it| it.name != name);
        if given.len() >= MOST_GIVEN {
            given.remove(0);
        }
        let file = Download { name, bytes };
        given.push(file.clone());
        self.handed.downloads.push(file);
    }

    /// Gives new files to the host once more: a browser may have refused them.
    pub(super) fn give_again(&mut self, files: &[PathBuf]) {
        let again = files.iter().filter_map(|file| self.state.downloaded(file));
        self.handed.downloads.extend(again.cloned());
    }

    /// Writes new files, all or none, or gives them to the host.
    pub(super) fn put(
        &mut self,
        files: Vec<(PathBuf, Vec<u8>)>,
    ) -> Result<Vec<PathBuf>, SheetError> {
        if !self.state.files.are_handed() {
            return put(files, false);
        }
        let give = |(path, bytes): (PathBuf, Vec<u8>)| {
            self.give(&path, bytes);
            path
        };
        Ok(files.into_iter().map(give).collect())
    }
}
