//! Files and folders that are typed or chosen with the mouse, from the folders and disks of the
//! computer.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::settings::OwnFolders;
use crate::ui::chooser::{Chooser, Entry, PathCommand, Spot, Wanted};
use crate::ui::command::{Command, ComposeCommand, LearnersCommand};
use crate::ui::{
    app::App, app::typed_path, own_boards::OwnBoards, page::Page, printing::SheetCommand,
};

/// The limit on the entries of a folder that are shown.
const MOST: usize = 5_000;

impl App {
    pub(super) fn at_path(&mut self, command: PathCommand) {
        match command {
            PathCommand::Typed(wanted, typed) => {
                match typed_path::found(&typed, wanted.is_folder()) {
                    Ok(path) => self.take_path(wanted, path),
                    Err(trouble) => self.state.path_trouble = Some((wanted, trouble)),
                }
            }
            PathCommand::Choose(wanted, _) if self.state.files.are_handed() => {
                self.handed.wanted = Some(wanted);
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
            PathCommand::Given(wanted, path) => self.take_given(wanted, &path),
            PathCommand::DownloadAgain(files) => self.give_again(&files),
            PathCommand::Close => (self.state.chooser, self.state.unknown_file) = (None, None),
        }
    }

    /// Takes in a file that was given for this, or (`None`) for what its name and the page suggest.
    fn take_given(&mut self, wanted: Option<Wanted>, path: &Path) {
        let composes = matches!(self.state.page, Page::Compose(_));
        let is = |wanted: &Wanted| {
            let end = path.extension();
            end.is_some_and(|end| end.eq_ignore_ascii_case(wanted.extension()))
        };
        let lesson = match &self.state.page {
            Page::Compose(_) => Wanted::Edit,
            Page::Teach(_) => Wanted::Project,
            _ => Wanted::Take,
        };
        // While the teacher composes a lesson, boards are for the lesson.
        let boards = match composes {
            true => Wanted::LessonBoards,
            false => Wanted::Boards,
        };
        let dropped = wanted.is_none();
        let suggested = [boards, Wanted::Import, lesson].into_iter().find(is);
        // Nothing that is dropped ends or covers a lesson in front of a class.
        let teaches = matches!(self.state.page, Page::Projector(_));
        let Some(wanted) = wanted.or(suggested.filter(|_| !teaches)) else {
            self.handed.files.remove(path);
            if !teaches {
                let name = path.file_name().unwrap_or(path.as_os_str());
                self.state.unknown_file = Some(name.to_string_lossy().into_owned());
            }
            return;
        };
        if wanted == Wanted::Import && !matches!(self.state.page, Page::Learners(_)) {
            self.act(Command::GoLearners);
        }
        self.take_path(wanted, path.to_owned());
        match wanted {
            Wanted::Boards if dropped => {
                self.go_practice();
                // Does not discard a running session.
                if self.state.session().is_none() {
                    self.choose_topic();
                }
            }
            Wanted::Take | Wanted::Project if self.state.lesson_error.is_some() => {
                self.go(Page::Teach(self.teach_state(None)));
            }
            _ => {}
        }
        if !matches!(wanted, Wanted::Take | Wanted::Project | Wanted::Edit) {
            self.handed.files.remove(path);
        }
    }

    pub(super) fn open_boards(&mut self, path: PathBuf) {
        let reading = self.read_boards(&path);
        self.state.boards = Some(OwnBoards::new(path, reading));
    }

    fn take_path(&mut self, wanted: Wanted, path: PathBuf) {
        let shown = |path: &Path| path.display().to_string();
        let named = shown(&self.named_in(path.clone()));
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
            Wanted::Lesson => self.compose(ComposeCommand::TypePath(named)),
            Wanted::Sheet => self.change_sheet(SheetCommand::TypePath(named)),
            Wanted::Export => self.change_learners(LearnersCommand::TypeExportPath(named)),
            Wanted::Take => self.act(Command::OpenLessonFile(path)),
            Wanted::Project => self.act(Command::ProjectFile(path)),
            Wanted::Edit => self.compose(ComposeCommand::Edit(path)),
        }
    }

    /// A file in this folder with the file name now in the field.
    fn named_in(&self, path: PathBuf) -> PathBuf {
        let typed = match &self.state.page {
            Page::Compose(state) => &state.path,
            Page::Sheet(state) => &state.path,
            Page::Learners(state) => &state.export_path,
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

impl Chooser {
    /// Starts in the folder of the path typed, or in the first of `others` that exists.
    fn open(wanted: Wanted, typed: Option<&Path>, others: &[PathBuf]) -> Self {
        let typed = typed.into_iter().flat_map(Path::ancestors);
        // The parent of a name without folders is the empty path.
        let typed = typed.filter(|path| !path.as_os_str().is_empty());
        let mut folders = typed.chain(others.iter().map(PathBuf::as_path));
        let begin = folders.find(|folder| folder.is_dir());
        Self::at(wanted, begin.unwrap_or(Path::new("/")))
    }

    fn at(wanted: Wanted, folder: &Path) -> Self {
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        let entries = Self::read(wanted, &folder);
        Self {
            wanted,
            folder,
            is_unreadable: entries.is_err(),
            entries: entries.unwrap_or_default(),
            spots: spots(),
        }
    }

    fn read(wanted: Wanted, folder: &Path) -> io::Result<Vec<Entry>> {
        let suits = |path: &Path| {
            let end = path.extension();
            end.is_some_and(|end| end.eq_ignore_ascii_case(wanted.extension()))
        };
        let entries = fs::read_dir(folder)?.flatten().map(|entry| Entry {
            name: entry.file_name().to_string_lossy().into_owned(),
            is_folder: entry.path().is_dir(),
            path: entry.path(),
        });
        let entries = entries.filter(|it| !it.name.starts_with('.'));
        let entries = entries.filter(|it| it.is_folder || suits(&it.path));
        let mut entries: Vec<Entry> = entries.take(MOST).collect();
        entries.sort_by_cached_key(|it| (!it.is_folder, it.name.to_lowercase()));
        Ok(entries)
    }
}

/// Where people keep files on this computer, including USB sticks.
fn spots() -> Vec<(Spot, PathBuf)> {
    let own = OwnFolders::of_user();
    let named = [
        ("chooser-home", own.home),
        ("chooser-documents", own.documents),
        ("chooser-desktop", own.desktop),
        ("chooser-downloads", own.downloads),
    ];
    let named = named.into_iter();
    let named = named.filter_map(|(name, path)| Some((Spot::Named(name), path?)));
    let disks = disks().into_iter().map(|path| {
        let name = path.file_name().unwrap_or(path.as_os_str());
        (Spot::Disk(name.to_string_lossy().into_owned()), path)
    });
    named.chain(disks).collect()
}

/// Disks and USB sticks: drive letters on Windows, elsewhere the usual mount points.
fn disks() -> Vec<PathBuf> {
    if cfg!(windows) {
        let letters = ('A'..='Z').map(|letter| PathBuf::from(format!("{letter}:\\")));
        return letters.filter(|disk| disk.is_dir()).collect();
    }
    let user = std::env::var_os("USER").unwrap_or_default();
    let homes = ["/media", "/run/media"].map(|folder| Path::new(folder).join(&user));
    let homes = homes.into_iter().chain([PathBuf::from("/Volumes")]);
    let homes = homes.filter(|_| !user.is_empty());
    let inside = homes.filter_map(|folder| fs::read_dir(folder).ok());
    let paths = inside.flat_map(Iterator::flatten).map(|entry| entry.path());
    paths.filter(|path| path.is_dir()).collect()
}
