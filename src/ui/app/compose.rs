//! Composing a lesson, and the folder of lessons that is open.

use std::path::{Path, PathBuf};

use crate::course::folder::Change;
use crate::course::write::save;
use crate::course::{Chapter, Course, Draft, Lesson, LessonFolder, Text, load};
use crate::exercise::{Difficulty, Topic};
use crate::settings::documents_of_user;
use crate::ui::app::App;
use crate::ui::command::ComposeCommand;
use crate::ui::compose::{ComposeState, Drawer, Night, SaidOfFile};
use crate::ui::place::Place;

/// The chapter of the folder that is open. No lesson of the program has such an id.
const CHAPTER: &str = "own-folder";

/// Seconds between two looks at the folder.
pub(super) const LOOK: f64 = 1.0;

impl App {
    /// To the lesson being composed, or to a new one.
    pub(super) fn go_compose(&mut self) {
        if matches!(self.place, Place::Compose(_)) {
            return;
        }
        let language = self.locale().base().tag();
        let left = self.left_compose.take();
        let state = left.unwrap_or_else(|| ComposeState::new(language));
        self.go(Place::Compose(state));
        self.suggest_path();
    }

    pub(super) fn compose(&mut self, command: ComposeCommand) {
        match command {
            ComposeCommand::New => {
                let language = self.locale().base().tag();
                self.left_compose = None;
                self.place = Place::Compose(ComposeState::new(language));
                self.suggest_path();
            }
            ComposeCommand::Edit(path) => {
                self.go_compose();
                let unsaved = |state: &ComposeState| state.is_unsaved();
                if matches!(&self.place, Place::Compose(state) if unsaved(state)) {
                    self.composing(|state| {
                        state.drawer = Some(Drawer::Save);
                        state.said = Some(SaidOfFile::Unsaved(path));
                    });
                } else {
                    self.edit_lesson(&path);
                }
            }
            ComposeCommand::EditAnyway(path) => self.edit_lesson(&path),
            ComposeCommand::Propose => self.propose(),
            ComposeCommand::Swap(key) => {
                let seed = self.next_seed();
                self.composing(|state| {
                    state.draft.swap(key, seed);
                    state.choose(Some(key));
                });
            }
            ComposeCommand::SwapOthers => {
                let seed = self.next_seed();
                self.composing(|state| {
                    state.draft.swap_others(seed);
                    state.choose(state.chosen);
                });
            }
            ComposeCommand::Save => self.save_lesson(false),
            ComposeCommand::SaveOver => self.save_lesson(true),
            ComposeCommand::TypeTitle(words) => {
                self.composing(|state| state.draft.set_title(state.language, &words));
                self.suggest_path();
            }
            other => self.composing(|state| change(state, other)),
        }
    }

    fn composing(&mut self, change: impl FnOnce(&mut ComposeState)) {
        if let Place::Compose(state) = &mut self.place {
            change(state);
        }
    }

    /// Proposes exercises of the kinds picked.
    fn propose(&mut self) {
        let seed = self.next_seed();
        self.composing(|state| {
            let topic = Topic::of_kinds(&state.kinds);
            let keys = state.draft.propose(&topic, state.items, seed);
            state.said = None;
            if let Some(first) = keys.first() {
                state.choose(Some(*first));
            }
        });
    }

    /// Whether an id belongs to a lesson or a question of the course, this file's aside.
    fn is_taken(&self, id: &str, own: Option<&str>) -> bool {
        let others = self.course.lessons();
        let mut others = others.filter(|lesson| own != Some(lesson.id.as_str()));
        others
            .any(|lesson| lesson.id == id || lesson.steps.iter().any(|step| step.id() == Some(id)))
    }

    fn finished_lesson(&self, state: &ComposeState) -> Result<Lesson, SaidOfFile> {
        let own = state.draft.id();
        let lesson = state.draft.lesson(|id| self.is_taken(id, own));
        lesson.map_err(SaidOfFile::Unfinished)
    }

    /// Puts a path that goes with the title into the field, as long as nobody has typed one.
    fn suggest_path(&mut self) {
        let Place::Compose(state) = &self.place else {
            return;
        };
        if state.own_path {
            return;
        }
        let path = match &state.file {
            Some(file) => Some(file.clone()),
            None => self.free_path(state),
        };
        let path = path.map(|path| path.display().to_string());
        self.composing(|state| state.path = path.unwrap_or_default());
    }

    fn free_path(&self, state: &ComposeState) -> Option<PathBuf> {
        let folder = self.folder.as_ref().map(|it| it.path().to_owned());
        let folder = folder.or_else(documents_of_user)?;
        let title = state.draft.title.values().next();
        let id = crate::course::compose::id_of(title.map_or("", String::as_str));
        Some(folder.join(format!("{id}.ron")))
    }

    fn save_lesson(&mut self, over: bool) {
        let Place::Compose(state) = &self.place else {
            return;
        };
        let (said, lesson) = match self.saved(state, over) {
            Ok((path, lesson)) => (SaidOfFile::Saved(path), Some(lesson)),
            Err(said) => (said, None),
        };
        self.composing(|state| {
            if let (Some(lesson), SaidOfFile::Saved(path)) = (lesson, &said) {
                state.draft.saved_as(&lesson);
                state.file = Some(path.clone());
                state.saved = Some(state.draft.clone());
            }
            state.said = Some(said);
        });
        self.look_at_folder();
    }

    fn saved(&self, state: &ComposeState, over: bool) -> Result<(PathBuf, Lesson), SaidOfFile> {
        let typed = state.path.trim();
        if typed.is_empty() {
            return Err(SaidOfFile::NoPath);
        }
        let lesson = self.finished_lesson(state)?;
        let mut path = PathBuf::from(typed);
        if path.is_dir() {
            path.push(format!("{}.ron", lesson.id));
        } else if path.extension().is_none() {
            path.set_extension("ron");
        }
        let own = state.file.as_ref() == Some(&path);
        if !own && !over && path.exists() {
            return Err(SaidOfFile::Exists(path));
        }
        let help = self.speaker().text("compose-file-help");
        match save(&lesson, &help, &path) {
            Ok(()) => Ok((path, lesson)),
            Err(_) => Err(SaidOfFile::NotWritten(path)),
        }
    }

    /// Opens a lesson file to be changed.
    fn edit_lesson(&mut self, path: &Path) {
        let language = self.locale().base().tag();
        let mut state = ComposeState::new(language);
        match load::read_lesson(path, |id| self.catalog.has(id)) {
            Ok(lesson) => {
                state.draft = Draft::of(&lesson);
                state.saved = Some(state.draft.clone());
                state.file = Some(path.to_owned());
                let first = state.draft.steps().first().map(|step| step.key);
                state.choose(first);
            }
            Err(_) => state.said = Some(SaidOfFile::NotRead(path.to_owned())),
        }
        self.left_compose = None;
        self.place = Place::Compose(state);
        self.suggest_path();
    }

    /// Opens a folder of lessons and goes to its page.
    pub(super) fn open_folder(&mut self, path: &Path) {
        let folder = LessonFolder::open(path, |id| self.catalog.has(id));
        self.folder_path = path.display().to_string();
        self.folder = Some(folder);
        self.show_folder();
        self.go(Place::Folder);
    }

    /// Closes the folder; the course is as it was before.
    pub(super) fn close_folder(&mut self) {
        self.folder = None;
        if let Some(course) = self.course_before.take() {
            self.course = course;
        }
    }

    /// Looks whether something in the folder has changed, and shows it.
    pub(super) fn look_at_folder(&mut self) {
        let Some(folder) = &mut self.folder else {
            return;
        };
        // The lesson being taken is known by its file, whose id may be another one now.
        let taken = match &self.place {
            Place::Lesson(state) => folder.file_of(&state.id),
            Place::Projector(talk) => folder.file_of(&talk.lesson),
            _ => None,
        };
        let taken = taken.and_then(|file| Some((file.path().to_owned(), file.lesson()?.clone())));
        let changes = folder.look(|id| self.catalog.has(id));
        if changes.is_empty() {
            return;
        }
        self.show_folder();
        if let Some((path, before)) = taken
            && changes.contains(&Change::Lesson(path.clone()))
        {
            self.take_newer(&path, &before);
        }
    }

    /// Puts the lessons of the folder into the course, in place of others with the same ids.
    fn show_folder(&mut self) {
        let Some(folder) = &self.folder else { return };
        let lessons = folder.lessons().filter_map(|file| file.lesson().cloned());
        let mut lessons: Vec<Lesson> = lessons.collect();
        let mut seen = std::collections::BTreeSet::new();
        lessons.retain(|lesson| seen.insert(lesson.id.clone()));
        let name = folder
            .path()
            .file_name()
            .unwrap_or(folder.path().as_os_str());
        let name = name.to_string_lossy().into_owned();
        let before = self
            .course_before
            .get_or_insert_with(|| self.course.clone());
        self.course = before.clone();
        put_first(
            &mut self.course,
            CHAPTER,
            Text::Inline([("en".to_owned(), name)].into()),
            lessons,
        );
    }

    /// Goes on with the newer version of the lesson being taken, at the same step.
    fn take_newer(&mut self, path: &Path, before: &Lesson) {
        let newer = self.folder.as_ref().and_then(|folder| {
            let mut files = folder.lessons();
            files.find(|file| file.path() == path)?.lesson().cloned()
        });
        let Some(newer) = newer else { return };
        let state = match &mut self.place {
            Place::Projector(talk) => {
                talk.take_newer(&newer);
                return self.pose();
            }
            Place::Lesson(state) => state,
            _ => return,
        };
        state.id.clone_from(&newer.id);
        let step = newer.same_step(before, state.step);
        let unchanged = newer.steps.get(step) == before.steps.get(state.step);
        state.step = step;
        if !unchanged {
            self.enter_step(newer.next_taken(step));
        }
    }
}

/// Puts a chapter before all others; its lessons take the place of others with the same ids.
pub(super) fn put_first(course: &mut Course, id: &str, title: Text, own: Vec<Lesson>) {
    for (_, lessons) in &mut course.chapters {
        lessons.retain(|known| own.iter().all(|lesson| lesson.id != known.id));
    }
    course.chapters.retain(|(_, lessons)| !lessons.is_empty());
    if own.is_empty() {
        return;
    }
    let chapter = Chapter {
        id: id.to_owned(),
        title,
        lessons: own.iter().map(|lesson| lesson.id.clone()).collect(),
    };
    course.chapters.insert(0, (chapter, own));
}

/// What needs nothing but the draft.
fn change(state: &mut ComposeState, command: ComposeCommand) {
    // Whatever was said of the file was said of the lesson as it was.
    if !matches!(command, ComposeCommand::Open(_) | ComposeCommand::Choose(_)) {
        state.said = None;
    }
    match command {
        ComposeCommand::Choose(key) => state.choose(Some(key)),
        ComposeCommand::Open(drawer) => state.drawer = drawer,
        ComposeCommand::NextPart => {
            if let Some(attempt) = &mut state.preview
                && attempt.next_part()
            {
                attempt.show_answer();
            } else {
                state.choose(state.chosen);
            }
        }
        ComposeCommand::ToggleKind(kind) => match state.kinds.iter().position(|it| *it == kind) {
            Some(at) => {
                state.kinds.remove(at);
            }
            None => state.kinds.push(kind),
        },
        ComposeCommand::Unfold(group) => state.unfolded = group,
        ComposeCommand::SetItems(items) => state.items = items,
        ComposeCommand::AddWords => {
            let key = state.draft.add_words(state.chosen);
            state.choose(Some(key));
        }
        ComposeCommand::Keep(key, kept) => state.draft.keep(key, kept),
        ComposeCommand::Remove(key) => remove(state, key),
        ComposeCommand::Restore => {
            let key = state.draft.restore();
            state.choose(key);
        }
        ComposeCommand::Move(key, place) => state.draft.move_to(key, place),
        ComposeCommand::SetForm(key, form) => {
            state.draft.set_form(key, form);
            state.choose(Some(key));
        }
        ComposeCommand::SetLanguage(language) => state.language = language,
        ComposeCommand::TypeWords(key, words) => {
            state.draft.set_words(key, state.language, &words);
        }
        ComposeCommand::TypeBoardsPath(path) => state.boards_path = path,
        ComposeCommand::OpenBoards(path) => {
            state.boards.clear();
            state.night = Some(Night::open(&path));
            state.drawer = Some(Drawer::Boards);
        }
        ComposeCommand::ToggleBoard(board) => {
            let picked = state.boards.remove(&board);
            state.boards.extend((!picked).then_some(board));
        }
        ComposeCommand::SetAsking(asking) => state.asking = asking,
        ComposeCommand::AddBoards => add_boards(state),
        ComposeCommand::TypePath(path) => {
            state.own_path = true;
            state.path = path;
        }
        _ => {}
    }
}

/// Takes a step out; its neighbour is looked at then.
fn remove(state: &mut ComposeState, key: u32) {
    let at = state.draft.place_of(key).unwrap_or(0);
    state.draft.remove(key);
    let steps = state.draft.steps();
    let next = steps.get(at).or_else(|| steps.last()).map(|step| step.key);
    state.choose(next);
}

fn add_boards(state: &mut ComposeState) {
    let Some(night) = &state.night else { return };
    let picked = state.boards.iter().filter_map(|at| night.boards.get(*at));
    let items = picked.filter_map(|board| board.item(state.asking));
    let items: Vec<_> = items.collect();
    let keys: Vec<u32> = items
        .into_iter()
        .map(|item| state.draft.add_item(item, Difficulty::Medium))
        .collect();
    // Boards that were really played are meant.
    for key in &keys {
        state.draft.keep(*key, true);
    }
    if let Some(first) = keys.first() {
        state.boards.clear();
        state.choose(Some(*first));
    }
}
