//! The pages of the window, each with its state.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::course::Text;
use crate::exercise::{Difficulty, Group, ItemCodeError, Level, Practice, Skill};
use crate::learner::{HistoryError, Imported, LearnerId, Mastery, Session, TransferError};
use crate::ui::{
    attempt::Attempt, compose::ComposeState, desk::DeskState, printing::SheetState,
    projector::talk::Talk,
};

#[derive(Debug, Clone)]
#[allow(clippy::large_enum_variant, reason = "at most three exist")]
pub enum Page {
    /// The first page for a new learner: a language, one sentence, and where to start.
    Welcome,
    Home,
    /// The map of the course, at a chapter by its number from 0.
    Course(Option<usize>),
    Lesson(LessonState),
    Compose(ComposeState),
    Folder,
    Practice(PracticeState),
    Desk(DeskState),
    Progress(ProgressState),
    Learners(LearnersState),
    Sheet(SheetState),
    Teach(TeachState),
    Projector(Box<Talk>),
    Settings,
    /// Terms, Laws, and what the program is made of.
    Help(HelpState),
}

impl Page {
    /// The exercise of a lesson or of practice, also while the session is paused or over.
    pub const fn attempt_mut(&mut self) -> Option<&mut Attempt> {
        match self {
            Self::Lesson(lesson) => lesson.attempt.as_mut(),
            Self::Practice(practice) => practice.attempt.as_mut(),
            _ => None,
        }
    }
}

#[derive(Debug, Clone, Default)]
pub struct LessonState {
    pub id: String,
    /// The step, from 0; the number of steps when the lesson is over.
    pub step: usize,
    /// The number of reveals of a picture or example shown so far.
    pub revealed: usize,
    pub attempt: Option<Attempt>,
    pub source: Option<Practice>,
    /// The question within a practice step, from 0.
    pub item: u8,
    /// Whether each question was right at the first try, by step and question.
    pub answered: BTreeMap<(usize, u8), bool>,
    /// At the end of the lesson: the mastery of the skills it practises.
    pub known: Vec<(Skill, Mastery)>,
}

impl LessonState {
    /// Keeps whether the question was right at the first try, once it is finished.
    pub fn keep_answer(&mut self) {
        if let Some(attempt) = self.attempt.as_ref().filter(|it| it.is_finished()) {
            let right = attempt.done().right;
            self.answered.entry((self.step, self.item)).or_insert(right);
        }
    }
}

#[derive(Debug, Clone)]
pub struct PracticeState {
    pub level: Level,
    /// The number of exercises in a session; `None` until the learner ends it.
    pub length: Option<u32>,
    /// The group whose skills are shown one by one.
    pub unfolded: Option<Group>,
    /// `None` while topics are being chosen.
    pub session: Option<Session>,
    pub attempt: Option<Attempt>,
    pub code: String,
    pub code_error: Option<ItemCodeError>,
}

/// The lengths of a session to choose from.
pub const LENGTHS: [Option<u32>; 3] = [Some(10), Some(20), None];

impl Default for PracticeState {
    fn default() -> Self {
        Self {
            level: Level::Of(Difficulty::Easy),
            length: LENGTHS[0],
            unfolded: None,
            session: None,
            attempt: None,
            code: String::new(),
            code_error: None,
        }
    }
}

impl PracticeState {
    /// Whether answers were given in a session that has not ended.
    pub fn is_unfinished(&self) -> bool {
        let session = self.session.as_ref();
        session.is_some_and(|session| !session.over && !session.done.is_empty())
    }

    /// Whether a session was left unfinished, and can be continued after a restart.
    pub fn is_cut_off(&self) -> bool {
        self.session.as_ref().is_some_and(Session::is_cut_off)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HelpState {
    pub page: HelpPage,
    pub search: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum HelpPage {
    #[default]
    Glossary,
    /// The Laws and their editions.
    Laws,
    /// The program itself: licences, and where files are kept.
    About,
}

impl HelpPage {
    pub const ALL: [Self; 3] = [Self::Glossary, Self::Laws, Self::About];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Glossary => "glossary",
            Self::Laws => "laws",
            Self::About => "about",
        }
    }
}

#[derive(Debug, Clone, Default)]
pub struct TeachState {
    /// The chapter whose lessons are shown, from 0.
    pub chapter: Option<usize>,
    pub kept: Option<PathBuf>,
    pub quiz: Quiz,
    /// The teacher's own lessons, the last one used first.
    pub recent: Vec<RecentLesson>,
}

/// What a quiz for a class is to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quiz {
    /// `None`: everything mixed.
    pub group: Option<Group>,
    pub items: usize,
    /// Whether two teams get points.
    pub teams: bool,
}

impl Quiz {
    /// The numbers of questions to choose from.
    pub const ITEMS: [usize; 3] = [5, 10, 15];
}

impl Default for Quiz {
    fn default() -> Self {
        Self {
            group: None,
            items: 10,
            teams: false,
        }
    }
}

#[derive(Debug, Clone)]
pub struct RecentLesson {
    pub file: PathBuf,
    pub title: Text,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ProgressState {
    pub table: bool,
}

#[derive(Debug, Clone, Default)]
pub struct LearnersState {
    pub name: String,
    /// The learner being renamed, and the new name as typed.
    pub renaming: Option<(LearnerId, String)>,
    /// The learner to delete, awaiting confirmation.
    pub deleting: Option<Deleting>,
    pub everyone: bool,
    pub export_path: String,
    pub import_path: String,
    /// The result of the last command.
    pub said: Option<Said>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deleting {
    pub learner: LearnerId,
    /// The number of answers that would be deleted too.
    pub answers: u64,
}

/// The result of a command for the list of learners.
#[derive(Debug, Clone)]
pub enum Said {
    /// A learner with this name was added and is now the current one.
    Added(String),
    Renamed(String),
    Deleted(String),
    Refused(Arc<HistoryError>),
    Exported(PathBuf),
    Imported(Imported),
    NoPath,
    NotExported(Arc<TransferError>, PathBuf),
    NotImported(Arc<TransferError>, PathBuf),
    /// Nothing was taken from the file: there is no history to add to.
    NoHistory(PathBuf),
    /// A new history has begun; this is a copy of what could not be read.
    BegunAnew(PathBuf),
}

impl Said {
    /// Whether the result is about a file, not about a name.
    pub const fn is_of_file(&self) -> bool {
        use Said::{Added, BegunAnew, Deleted, Refused, Renamed};

        !matches!(
            self,
            Added(_) | Renamed(_) | Deleted(_) | Refused(_) | BegunAnew(_)
        )
    }

    pub const fn is_trouble(&self) -> bool {
        use Said::{NoHistory, NoPath, NotExported, NotImported, Refused};

        matches!(
            self,
            Refused(_) | NoPath | NotExported(..) | NotImported(..) | NoHistory(_)
        )
    }
}
