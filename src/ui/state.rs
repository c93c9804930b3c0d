//! The state of the window: screens read it, and [`App`](crate::ui::App) changes it.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Vec2;

use crate::course::compose::Unfinished;
use crate::course::{Chapter, Course, Lesson, LessonError, LessonFolder};
use crate::i18n::glossary::Entry;
use crate::i18n::{CardLetters, Catalog, Languages, Locale, Notation, Speaker};
use crate::learner::lessons::{Reached, mark_of, test_of};
use crate::learner::{Notebook, Report, Session, Today, Trouble};
use crate::settings::{Settings, SettingsFile};
use crate::ui::chooser::{Chooser, PathTrouble, Wanted};
use crate::ui::files::{Download, Files};
use crate::ui::page::{Page, PracticeState};
use crate::ui::{attempt::Attempt, own_boards::OwnBoards};

/// In per cent.
pub const TEXT_SIZES: [u16; 9] = [80, 90, 100, 115, 130, 150, 175, 200, 250];

#[derive(Debug)]
pub struct State {
    pub catalog: Catalog,
    pub second: Option<Catalog>,
    /// The settings to save. The window may have other languages, from a link or the
    /// command line.
    pub choices: Settings,
    /// Read when it is first needed.
    pub course: LazyCell<Course>,
    /// A lesson file named on the command line that cannot be shown.
    pub lesson_error: Option<LessonError>,
    /// Whether what was opened is no link of ours.
    pub link_unread: bool,
    pub page: Page,
    /// The last practice, in the state in which the learner left it.
    pub left_practice: Option<PracticeState>,
    pub notebook: Notebook,
    pub history: Option<PathBuf>,
    pub today: Today,
    /// The learner's progress when its page was opened.
    pub report: Report,
    /// The glossary in the reader's language; empty until the help is opened.
    pub glossary: Vec<Entry>,
    /// A teacher's own boards, which replace the bank.
    pub boards: Option<OwnBoards>,
    pub boards_path: String,
    pub files: Files,
    /// The last new files that the host has taken, in case the user did not get them.
    pub downloaded: Vec<Download>,
    /// The file dropped last, if the app reads no such files.
    pub unknown_file: Option<String>,
    /// The folder of lessons that is watched.
    pub folder: Option<LessonFolder>,
    pub folder_path: String,
    pub chooser: Option<Chooser>,
    /// The error of the path that was typed last.
    pub path_trouble: Option<(Wanted, PathTrouble)>,
    /// The ids of the chapters of the program's own course.
    pub own_chapters: Vec<String>,
    pub keys_shown: bool,
    /// Whether the list of pages is open, in a window too small for the rail.
    pub menu_shown: bool,
    /// The address of the app for others; `None` where it has none.
    pub address: Option<String>,
    /// A teacher's own lessons that links can carry: their ids, and each one packed.
    pub carried: BTreeMap<String, Arc<str>>,
    /// The open dialog with a link to give away.
    pub sharing: Option<Sharing>,
    pub settings: SettingsFile,
    pub settings_unkept: bool,
    pub close_asked: bool,
    pub full_screen: bool,
    /// Whether the window can fill the screen.
    pub fills_screen: bool,
    /// The size of the first window, in points.
    pub class_size: Vec2,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sharing {
    /// The whole address, or why the lesson being composed has none yet.
    pub link: Result<String, Unfinished>,
    /// Whether a lesson travels in it.
    pub carries_lesson: bool,
    pub copied: bool,
}

/// The speaker of a language, with these letters on the cards.
pub const fn speaker(catalog: &Catalog, letters: CardLetters) -> Speaker<'_> {
    Speaker::new(catalog, Notation::new(catalog, letters))
}

/// The speakers of a first language and, if there is one, of a second.
pub fn speakers<'a>(
    first: &'a Catalog,
    second: Option<&'a Catalog>,
    letters: CardLetters,
) -> Languages<'a> {
    Languages {
        first: speaker(first, letters),
        second: second.map(|second| speaker(second, letters)),
    }
}

impl State {
    pub fn speaker(&self) -> Speaker<'_> {
        speaker(&self.catalog, self.choices.letters)
    }

    pub fn second_speaker(&self) -> Option<Speaker<'_>> {
        self.languages().second
    }

    /// The first language, and the second if one is chosen.
    pub fn locales(&self) -> (Locale, Option<Locale>) {
        let second = self.second.as_ref().map(Catalog::locale);
        (self.catalog.locale(), second)
    }

    pub fn languages(&self) -> Languages<'_> {
        speakers(&self.catalog, self.second.as_ref(), self.choices.letters)
    }

    pub const fn locale(&self) -> Locale {
        self.catalog.locale()
    }

    /// The exercise on the screen; `None` while the session is paused or over.
    pub fn attempt(&self) -> Option<&Attempt> {
        match &self.page {
            Page::Lesson(lesson) => lesson.attempt.as_ref(),
            Page::Practice(practice) => {
                let session = practice.session.as_ref();
                let hidden = session.is_some_and(|session| session.paused || session.over);
                practice.attempt.as_ref().filter(|_| !hidden)
            }
            _ => None,
        }
    }

    /// The session on the screen; `None` when it is over.
    pub fn session(&self) -> Option<&Session> {
        match &self.page {
            Page::Practice(practice) => practice.session.as_ref().filter(|it| !it.over),
            _ => None,
        }
    }

    pub fn session_left(&self) -> Option<&Session> {
        let left = self.left_practice.as_ref()?;
        left.session.as_ref().filter(|it| it.is_cut_off())
    }

    /// The learner's progress in a lesson; `None` if it was not started.
    pub fn progress(&self, lesson: &str) -> Option<Reached> {
        self.notebook.lessons().get(lesson).copied()
    }

    /// The lesson to continue with: the one started last, else the first unfinished one from the
    /// learner's start in the course. Skips optional chapters that the learner has not chosen.
    pub fn next_lesson(&self) -> Option<&Lesson> {
        let lessons = || self.course.lessons();
        let reached = |lesson: &Lesson| self.progress(&lesson.id);
        let begun = lessons()
            .filter(|lesson| reached(lesson).is_some_and(|it| it.step > 0 && !it.finished))
            .max_by_key(|lesson| reached(lesson).map(|it| it.at));
        let open = |lesson: &&Lesson| !reached(lesson).is_some_and(|it| it.finished);
        let start = self.notebook.start();
        let chosen = |lesson: &Lesson| {
            reached(lesson).is_some() || start.is_some_and(|start| lesson.id == start)
        };
        let from_start = || {
            let before = |lesson: &&Lesson| start.is_some_and(|start| lesson.id != start);
            self.course.way(chosen).skip_while(before).find(open)
        };
        let next = begun.or_else(from_start);
        let next = next.or_else(|| self.course.way(chosen).find(open));
        next.or_else(|| lessons().next())
    }

    /// The best result of a chapter's test: the number of known skills, and whether it was passed.
    pub fn test_result(&self, chapter: &str) -> Option<Reached> {
        self.progress(&test_of(chapter))
    }

    /// The most questions right at the first try, and the number of questions of a lesson; `None`
    /// if it was never taken from start to end.
    pub fn mark(&self, lesson: &Lesson) -> Option<(usize, usize)> {
        let asked = lesson.questions();
        let best = self.progress(&mark_of(&lesson.id)).filter(|_| asked > 0)?;
        // The lesson may have become shorter since.
        Some((usize::from(best.step).min(asked), asked))
    }

    pub fn chapter_of(&self, lesson: &str) -> Option<usize> {
        let mut chapters = self.course.chapters.iter();
        chapters.position(|(_, lessons)| lessons.iter().any(|known| known.id == lesson))
    }

    /// The number of a chapter in the program's own course, from 1. Other lessons have none.
    pub fn chapter_number(&self, chapter: &Chapter) -> Option<usize> {
        let mut own = self.own_chapters.iter();
        own.position(|id| *id == chapter.id).map(|at| at + 1)
    }

    /// Whether a host without a file system, such as a browser, keeps the history.
    pub fn is_kept_by_host(&self) -> bool {
        let lost = matches!(self.notebook.trouble(), Some(Trouble::Nowhere));
        self.files.are_handed() && self.notebook.history().is_some() && !lost
    }

    /// The new file of this name, if the host has taken it lately.
    pub fn downloaded(&self, file: &Path) -> Option<&Download> {
        let mut downloaded = self.downloaded.iter();
        downloaded.find(|it| Path::new(&it.name) == file)
    }

    pub fn due_count(&self) -> usize {
        self.today.skills().len()
    }

    /// Whether the learner returns after a long absence.
    pub const fn is_warm_up(&self) -> bool {
        matches!(self.today, Today::WarmUp(_))
    }

    pub fn path_trouble(&self, wanted: Wanted) -> Option<&PathTrouble> {
        let (of, trouble) = self.path_trouble.as_ref()?;
        (*of == wanted).then_some(trouble)
    }

    /// The size of the first window, for the proportions of its picture in the teacher's window.
    pub fn class_shape(&self) -> Vec2 {
        if self.class_size.min_elem() > 1.0 {
            self.class_size
        } else {
            Vec2::new(16.0, 9.0)
        }
    }
}
