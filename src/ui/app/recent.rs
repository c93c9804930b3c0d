//! The teacher's recent lessons: those saved or opened last.

use std::path::Path;

use crate::course::load;
use crate::ui::app::App;
use crate::ui::place::{RecentLesson, TeachState};

impl App {
    pub(super) fn teach_state(&self, chapter: Option<usize>) -> TeachState {
        let files = self.state.settings.recent_lessons().iter();
        // A file that is gone or broken is skipped.
        let lessons = files.filter_map(|file| {
            let lesson = load::read_lesson(file, |id| self.state.catalog.is_whole(id)).ok()?;
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

    pub(super) fn note_recent(&mut self, file: &Path) {
        self.state.settings_unkept |= self.state.settings.add_recent_lesson(file).is_err();
    }
}
