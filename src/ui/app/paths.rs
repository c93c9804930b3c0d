//! Files and folders that are typed or chosen with the mouse.

use std::path::{Path, PathBuf};

use crate::exercise::boards::read_pbn_file;
use crate::settings::OwnFolders;
use crate::ui::app::App;
use crate::ui::app::typed_path;
use crate::ui::chooser::{Chooser, PathCommand, Wanted};
use crate::ui::command::{ComposeCommand, LearnersCommand};
use crate::ui::own_boards::OwnBoards;
use crate::ui::place::Place;
use crate::ui::printing::SheetCommand;

impl App {
    pub(super) fn at_path(&mut self, command: PathCommand) {
        match command {
            PathCommand::Typed(wanted, typed) => {
                match typed_path::found(&typed, wanted.is_folder()) {
                    Ok(path) => self.take_path(wanted, path),
                    Err(trouble) => self.state.path_trouble = Some((wanted, trouble)),
                }
            }
            PathCommand::Choose(wanted, typed) => {
                let typed = typed_path::read(&typed);
                let home = OwnFolders::of_user().home;
                let others: Vec<PathBuf> = self.documents.clone().into_iter().chain(home).collect();
                self.state.chooser = Some(Chooser::open(wanted, typed.as_deref(), &others));
            }
            PathCommand::Go(folder) => {
                if let Some(chooser) = &mut self.state.chooser {
                    *chooser = Chooser::at(chooser.wanted, &folder);
                }
            }
            PathCommand::Take(path) => {
                if let Some(chooser) = self.state.chooser.take() {
                    self.take_path(chooser.wanted, path);
                }
            }
            PathCommand::Close => self.state.chooser = None,
        }
    }

    pub(super) fn open_boards(&mut self, path: PathBuf) {
        let reading = read_pbn_file(&path).ok();
        self.state.boards = Some(OwnBoards::new(path, reading));
    }

    fn take_path(&mut self, wanted: Wanted, path: PathBuf) {
        let shown = |path: &Path| path.display().to_string();
        match wanted {
            Wanted::Lessons => self.open_folder(&path),
            Wanted::Boards => {
                self.state.boards_path = shown(&path);
                self.open_boards(path);
            }
            Wanted::LessonBoards => {
                self.compose(ComposeCommand::TypeBoardsPath(shown(&path)));
                self.compose(ComposeCommand::OpenBoards(path));
            }
            Wanted::Import => {
                self.change_learners(LearnersCommand::TypeImportPath(shown(&path)));
                self.change_learners(LearnersCommand::Import(path));
            }
            Wanted::Lesson => {
                let path = shown(&self.named_in(path));
                self.compose(ComposeCommand::TypePath(path));
            }
            Wanted::Sheet => {
                let path = shown(&self.named_in(path));
                self.change_sheet(SheetCommand::TypePath(path));
            }
            Wanted::Export => {
                let path = shown(&self.named_in(path));
                self.change_learners(LearnersCommand::TypeExportPath(path));
            }
        }
    }

    /// A file in this folder with the file name now in the field.
    fn named_in(&self, path: PathBuf) -> PathBuf {
        let typed = match &self.state.place {
            Place::Compose(state) => &state.path,
            Place::Sheet(state) => &state.path,
            Place::Learners(state) => &state.export_path,
            _ => return path,
        };
        // The typed path may be a folder itself.
        let typed = typed_path::read(typed).filter(|typed| !typed.is_dir());
        match typed.as_deref().and_then(Path::file_name) {
            Some(name) if path.is_dir() => path.join(name),
            _ => path,
        }
    }
}
