//! The folder of lessons that is open: watched, and shown in the course.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use egui::Ui;

use crate::course::{Chapter, Course, Lesson, LessonFolder, Text, folder::Change};
use crate::ui::{app::App, page::Page};

/// The id of the chapter of an open folder whose `course.ron` names none. No lesson has this id.
const CHAPTER: &str = "own-folder";

const LOOK: Duration = Duration::from_secs(1);

impl App {
    /// Checks the folder of lessons once a second. Without a folder this wakes no frame.
    pub(super) fn watch_folder(&mut self, ui: &Ui) {
        if self.state.folder.is_some() {
            let now = ui.input(|input| input.time);
            if now - self.folder_seen >= LOOK.as_secs_f64() {
                self.folder_seen = now;
                self.look_at_folder();
            }
            ui.ctx().request_repaint_after(LOOK);
        }
    }

    pub(super) fn open_folder(&mut self, path: &Path) {
        let folder = LessonFolder::open(path, |id| self.state.catalog.is_whole(id));
        self.state.folder_path = path.display().to_string();
        self.state.folder = Some(folder);
        self.show_folder();
        self.go(Page::Folder);
    }

    pub(super) fn look_at_folder(&mut self) {
        let Some(folder) = &mut self.state.folder else {
            return;
        };
        // Remember the current lesson by its file: its id may have changed.
        let taken = match &self.state.page {
            Page::Lesson(state) => folder.file_of(&state.id),
            Page::Projector(talk) => folder.file_of(&talk.script.id),
            _ => None,
        };
        let taken = taken.and_then(|file| Some((file.path().to_owned(), file.lesson()?.clone())));
        let changes = folder.look(|id| self.state.catalog.is_whole(id));
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

    /// Puts the lessons of the folder before the course, in their order.
    fn show_folder(&mut self) {
        let Some(folder) = &self.state.folder else {
            return;
        };
        let path = folder.path();
        let name = path.file_name().unwrap_or(path.as_os_str());
        let name = Text::Inline([("en".to_owned(), name.to_string_lossy().into_owned())].into());
        let mut seen = BTreeSet::new();
        let own = folder.chapters().map(|(chapter, places)| {
            let files = places.filter_map(|place| folder.lesson(place));
            let lessons = files.filter_map(|file| file.lesson().cloned());
            let lessons = lessons.filter(|lesson| seen.insert(lesson.id.clone()));
            let own = chapter.map(|it| (it.id.clone(), it.title.clone()));
            let (id, title) = own.unwrap_or_else(|| (CHAPTER.to_owned(), name.clone()));
            (id, title, lessons.collect())
        });
        let own: Vec<(String, Text, Vec<Lesson>)> = own.collect();
        let course = &mut self.state.course;
        let before = self.course_before.get_or_insert_with(|| course.clone());
        course.clone_from(before);
        for (id, title, lessons) in own.into_iter().rev() {
            put_first(course, &id, title, lessons);
        }
    }

    /// Continues with the newer version of the current lesson, at the same step.
    fn take_newer(&mut self, path: &Path, before: &Lesson) {
        let newer = self.state.folder.as_ref().and_then(|folder| {
            let mut files = folder.lessons();
            files.find(|file| file.path() == path)?.lesson().cloned()
        });
        let Some(newer) = newer else { return };
        let state = match &mut self.state.page {
            Page::Projector(talk) => {
                talk.take_newer(&newer);
                return self.pose();
            }
            Page::Lesson(state) => state,
            _ => return,
        };
        state.id.clone_from(&newer.id);
        let step = newer.same_step(before, state.step);
        let changed = newer.steps.get(step) != before.steps.get(state.step);
        state.step = step;
        if changed {
            self.enter_step(newer.next_taken(step));
        }
    }
}

/// Puts a chapter before all others; its lessons replace others with the same ids.
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
        optional: false,
    };
    course.chapters.insert(0, (chapter, own));
}
