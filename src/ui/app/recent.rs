//! Lessons of one's own that are at hand: those saved or opened last.

use std::path::Path;

use crate::course::{Chapter, load};
use crate::ui::app::App;
use crate::ui::place::{RecentLesson, TeachState};

impl App {
    /// The page of the teacher, at a chapter by its number from 0.
    pub(super) fn teach_state(&self, chapter: Option<usize>) -> TeachState {
        let files = self.settings.recent_lessons().iter();
        // A file that is gone, or broken now, is not offered.
        let lessons = files.filter_map(|file| {
            let lesson = load::read_lesson(file, |id| self.catalog.is_whole(id)).ok()?;
            Some(RecentLesson {
                file: file.clone(),
                title: lesson.title,
            })
        });
        TeachState {
            chapter,
            recent: lessons.collect(),
            ..TeachState::default()
        }
    }

    /// A lesson's file was saved or opened.
    pub(super) fn note_recent(&mut self, file: &Path) {
        self.settings_unkept |= self.settings.add_recent_lesson(file).is_err();
    }

    /// The number of a chapter in the program's own course. What a teacher has opened has none, and
    /// does not change the others.
    #[must_use]
    pub fn chapter_number(&self, chapter: &Chapter) -> Option<usize> {
        let mut own = self.own_chapters.iter();
        own.position(|id| *id == chapter.id).map(|at| at + 1)
    }
}
