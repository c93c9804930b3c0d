//! The state of the window: screens read it, and [`App`](crate::ui::App) changes it.

use std::path::PathBuf;

use egui::Vec2;

use crate::course::{Chapter, Course, Lesson, LessonError, LessonFolder};
use crate::exercise::Skill;
use crate::i18n::glossary::Entry;
use crate::i18n::{Catalog, Languages, Locale, Notation, Speaker};
use crate::learner::lessons::{mark_of, test_of};
use crate::learner::{Notebook, Report, Session, Today};
use crate::settings::{Settings, SettingsFile};
use crate::ui::attempt::Attempt;
use crate::ui::chooser::{Chooser, Wanted};
use crate::ui::own_boards::OwnBoards;
use crate::ui::place::{Place, PracticeState};
use crate::ui::typed_path::PathTrouble;

/// The text sizes to choose from, in per cent.
pub const TEXT_SIZES: [u16; 9] = [80, 90, 100, 115, 130, 150, 175, 200, 250];

#[derive(Debug)]
pub struct State {
    pub catalog: Catalog,
    /// The texts of the second language, if one is chosen.
    pub second: Option<Catalog>,
    /// The settings as they are now. The language in them is the one that is saved; the window may
    /// have another one from the command line, see [`State::locale`].
    pub choices: Settings,
    pub course: Course,
    /// A lesson file named on the command line that cannot be shown.
    pub lesson_error: Option<LessonError>,
    pub place: Place,
    /// The last practice, in the state in which the learner left it.
    pub left_practice: Option<PracticeState>,
    pub notebook: Notebook,
    /// The file of the history; `None` if nothing is saved.
    pub history: Option<PathBuf>,
    /// What is due today; updated when a question is answered or a new day begins.
    pub today: Today,
    /// The learner's progress when its page was opened.
    pub report: Report,
    /// The glossary in the reader's language; empty until the help is opened.
    pub glossary: Vec<Entry>,
    /// A teacher's own boards, which replace the bank.
    pub boards: Option<OwnBoards>,
    /// The path of a file of boards, as typed.
    pub boards_path: String,
    /// The folder of lessons that is open and watched.
    pub folder: Option<LessonFolder>,
    /// The path of a folder of lessons, as typed.
    pub folder_path: String,
    /// The dialog for choosing a file or folder, while it is open.
    pub chooser: Option<Chooser>,
    /// The error of the path that was typed last.
    pub path_trouble: Option<(Wanted, PathTrouble)>,
    /// The ids of the chapters of the program's own course. They keep their numbers when a teacher
    /// opens more lessons.
    pub own_chapters: Vec<String>,
    pub keys_shown: bool,
    /// Whether the list of places is open, in a window too small for the rail.
    pub menu_shown: bool,
    pub settings: SettingsFile,
    /// Whether the settings could not be written.
    pub settings_unkept: bool,
    /// Whether the window was asked to close while there was unsaved work.
    pub close_asked: bool,
    /// Whether the window should be full screen.
    pub full_screen: bool,
    /// The size of the first window, in points.
    pub class_size: Vec2,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// The furthest step reached.
    pub step: usize,
    /// Whether the lesson was taken to its end at least once.
    pub finished: bool,
}

impl State {
    pub fn speaker(&self) -> Speaker<'_> {
        Speaker::new(&self.catalog, self.notation())
    }

    pub fn second_speaker(&self) -> Option<Speaker<'_>> {
        let catalog = self.second.as_ref()?;
        let notation = Notation::new(catalog, self.choices.letters);
        Some(Speaker::new(catalog, notation))
    }

    /// The first language, and the second if one is chosen.
    pub fn languages(&self) -> (Locale, Option<Locale>) {
        let second = self.second.as_ref().map(Catalog::locale);
        (self.catalog.locale(), second)
    }

    /// The speakers of the first and second language.
    pub fn words(&self) -> Languages<'_> {
        Languages {
            first: self.speaker(),
            second: self.second_speaker(),
        }
    }

    pub fn notation(&self) -> Notation<'_> {
        Notation::new(&self.catalog, self.choices.letters)
    }

    pub const fn locale(&self) -> Locale {
        self.catalog.locale()
    }

    pub fn attempt(&self) -> Option<&Attempt> {
        match &self.place {
            Place::Lesson(lesson) => lesson.attempt.as_ref(),
            Place::Practice(practice) => {
                let session = practice.session.as_ref();
                let hidden = session.is_some_and(|session| session.paused || session.over);
                practice.attempt.as_ref().filter(|_| !hidden)
            }
            _ => None,
        }
    }

    /// Like [`Self::attempt`], mutable and also while the session is paused or over.
    pub fn attempt_mut(&mut self) -> Option<&mut Attempt> {
        match &mut self.place {
            Place::Lesson(lesson) => lesson.attempt.as_mut(),
            Place::Practice(practice) => practice.attempt.as_mut(),
            _ => None,
        }
    }

    pub fn asked_skill(&self) -> Option<Skill> {
        Some(self.attempt()?.asked().skill)
    }

    /// The session on the screen; `None` when it is over.
    pub fn session(&self) -> Option<&Session> {
        match &self.place {
            Place::Practice(practice) => practice.session.as_ref().filter(|it| !it.over),
            _ => None,
        }
    }

    /// The unfinished session that the learner left.
    pub fn session_left(&self) -> Option<&Session> {
        let left = self.left_practice.as_ref()?;
        left.session.as_ref().filter(|it| it.is_cut_off())
    }

    /// The learner's progress in a lesson; `None` if it was not started.
    pub fn progress(&self, lesson: &str) -> Option<LessonProgress> {
        let reached = self.notebook.lessons().get(lesson)?;
        Some(LessonProgress {
            step: usize::from(reached.step),
            finished: reached.finished,
        })
    }

    /// The lesson to continue with: the one started last, else the first unfinished one from the
    /// learner's start in the course. Skips optional chapters that the learner has not chosen.
    pub fn next_lesson(&self) -> Option<&Lesson> {
        let lessons = || self.course.lessons();
        let reached = |lesson: &&Lesson| self.notebook.lessons().get(&lesson.id).copied();
        let begun = lessons()
            .filter(|lesson| reached(lesson).is_some_and(|it| it.step > 0 && !it.finished))
            .max_by_key(|lesson| reached(lesson).map(|it| it.at));
        let open = |lesson: &&Lesson| !reached(lesson).is_some_and(|it| it.finished);
        let start = self.notebook.start();
        let chosen = |lesson: &Lesson| {
            reached(&lesson).is_some() || start.is_some_and(|start| lesson.id == start)
        };
        let from_start = || {
            let before = |lesson: &&Lesson| start.is_some_and(|start| lesson.id != start);
            self.course.way(chosen).skip_while(before).find(open)
        };
        let next = begun.or_else(from_start);
        let next = next.or_else(|| self.course.way(chosen).find(open));
        next.or_else(|| lessons().next())
    }

    /// The best result of a chapter's test: the number of known skills, and whether the test was
    /// passed. `None` if the test was never completed.
    pub fn test_result(&self, chapter: &str) -> Option<LessonProgress> {
        self.progress(&test_of(chapter))
    }

    /// The best mark of a lesson: the number of its questions that were right at the first try, and
    /// the number of all questions. `None` if the lesson was never taken from start to end.
    pub fn mark(&self, lesson: &Lesson) -> Option<(usize, usize)> {
        let asked = lesson.questions();
        let best = self.progress(&mark_of(&lesson.id)).filter(|_| asked > 0)?;
        // The lesson may have become shorter since.
        Some((best.step.min(asked), asked))
    }

    pub fn chapter_of(&self, lesson: &str) -> Option<usize> {
        let mut chapters = self.course.chapters.iter();
        chapters.position(|(_, lessons)| lessons.iter().any(|known| known.id == lesson))
    }

    /// The number of a chapter in the program's own course, from 1. Lessons that a teacher opened
    /// have no number and do not change those of other chapters.
    pub fn chapter_number(&self, chapter: &Chapter) -> Option<usize> {
        let mut own = self.own_chapters.iter();
        own.position(|id| *id == chapter.id).map(|at| at + 1)
    }

    pub fn due_count(&self) -> usize {
        self.today.skills().len()
    }

    /// Whether the learner returns after a long absence.
    pub const fn is_warm_up(&self) -> bool {
        matches!(self.today, Today::WarmUp(_))
    }

    /// The error of the path typed for this purpose.
    pub fn path_trouble(&self, wanted: Wanted) -> Option<&PathTrouble> {
        let trouble = self.path_trouble.as_ref();
        trouble
            .filter(|(of, _)| *of == wanted)
            .map(|(_, trouble)| trouble)
    }

    /// The size of the first window, which gives its picture in the teacher's window its
    /// proportions.
    pub fn class_shape(&self) -> Vec2 {
        if self.class_size.min_elem() > 1.0 {
            self.class_size
        } else {
            Vec2::new(16.0, 9.0)
        }
    }
}
