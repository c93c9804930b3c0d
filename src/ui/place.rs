//! The pages of the window, each with its state.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::course::Text;
use crate::exercise::{Difficulty, Group, ItemCodeError, Level, Practice, Skill};
use crate::learner::{HistoryError, Imported, LearnerId, Mastery, Session, TransferError};
use crate::ui::attempt::Attempt;
use crate::ui::compose::ComposeState;
use crate::ui::desk::DeskState;
use crate::ui::printing::SheetState;
use crate::ui::projector::talk::Talk;

/// A page of the window, with its state.
#[derive(Debug, Clone)]
#[allow(clippy::large_enum_variant, reason = "at most three exist")]
pub enum Place {
    /// The first page of a new learner: a language, one sentence, and where to begin.
    Welcome,
    /// What to do next, and the learner's progress.
    Home,
    /// The map of the course, at a chapter by its number from 0.
    Course(Option<usize>),
    /// A lesson.
    Lesson(LessonState),
    /// A lesson being composed.
    Compose(ComposeState),
    /// The folder of lessons that is open.
    Folder,
    /// Practice and review.
    Practice(PracticeState),
    /// The ruling desk.
    Desk(DeskState),
    /// The learner's progress.
    Progress(ProgressState),
    /// Who learns on this computer.
    Learners(LearnersState),
    /// Worksheets and what else is to be printed.
    Sheet(SheetState),
    /// What a teacher needs.
    Teach(TeachState),
    /// A lesson in front of a class.
    Projector(Box<Talk>),
    /// What can be chosen.
    Settings,
    /// Terms, Laws, and what the program is made of.
    Help(HelpState),
}

#[derive(Debug, Clone, Default)]
pub struct LessonState {
    pub id: String,
    /// The step, from 0; as many as there are steps when it is over.
    pub step: usize,
    /// Calls of a picture shown so far.
    pub revealed: usize,
    /// The question of the step, if it asks one.
    pub attempt: Option<Attempt>,
    /// Where the fresh questions of a practice step come from.
    pub source: Option<Practice>,
    /// The question within a practice step, from 0.
    pub item: u8,
    /// By step and question: whether it was right at the first try.
    pub answered: BTreeMap<(usize, u8), bool>,
    /// At its end: how well what it practises is known.
    pub known: Vec<(Skill, Mastery)>,
}

/// Practice: a choice of topics, or a session.
#[derive(Debug, Clone)]
pub struct PracticeState {
    pub level: Level,
    /// The number of exercises in a session.
    pub length: Length,
    /// The group whose skills are shown one by one.
    pub unfolded: Option<Group>,
    /// `None` while topics are being chosen.
    pub session: Option<Session>,
    pub attempt: Option<Attempt>,
    /// The item code as typed.
    pub code: String,
    /// What is wrong with it.
    pub code_error: Option<ItemCodeError>,
}

impl Default for PracticeState {
    fn default() -> Self {
        Self {
            level: Level::Of(Difficulty::Easy),
            length: Length::Items(10),
            unfolded: None,
            session: None,
            attempt: None,
            code: String::new(),
            code_error: None,
        }
    }
}

impl PracticeState {
    /// Whether a session was left in the middle, and can be continued.
    pub fn is_cut_off(&self) -> bool {
        self.session.as_ref().is_some_and(Session::is_cut_off)
    }
}

/// The number of exercises in a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    Items(u32),
    /// Until the learner ends it.
    Endless,
}

impl Length {
    pub const ALL: [Self; 3] = [Self::Items(10), Self::Items(20), Self::Endless];
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HelpState {
    /// Which of them.
    pub page: HelpPage,
    /// What is searched for in the glossary.
    pub search: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum HelpPage {
    /// The terms, to be searched.
    #[default]
    Glossary,
    /// The Laws and their editions.
    Laws,
    /// The program itself: licences, where things lie.
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
    /// Where the votes of the last lesson were written.
    pub kept: Option<PathBuf>,
    /// Lessons of one's own, the last one used first.
    pub recent: Vec<RecentLesson>,
}

#[derive(Debug, Clone)]
pub struct RecentLesson {
    /// Its file.
    pub file: PathBuf,
    /// What it is called.
    pub title: Text,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ProgressState {
    /// As rows of numbers.
    pub table: bool,
}

#[derive(Debug, Clone, Default)]
pub struct LearnersState {
    /// The name of a new learner, as typed.
    pub name: String,
    /// The learner whose name is being changed, and the new name as typed.
    pub renaming: Option<(LearnerId, String)>,
    /// The learner to delete, if that is confirmed.
    pub deleting: Option<Deleting>,
    /// All learners go into the file, not only the present one.
    pub everyone: bool,
    /// The path of the file to write, as typed.
    pub export_path: String,
    /// The path of the file to take in, as typed.
    pub import_path: String,
    /// The result of the last command.
    pub said: Option<Said>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deleting {
    /// Who.
    pub learner: LearnerId,
    /// The number of answers that are deleted too.
    pub answers: u64,
}

/// The result of something done to the list of learners.
#[derive(Debug, Clone)]
pub enum Said {
    /// A learner of this name was added, and learns now.
    Added(String),
    /// A learner was given this name.
    Renamed(String),
    /// The learner of this name was deleted.
    Deleted(String),
    /// It could not be done.
    Refused(Arc<HistoryError>),
    /// A file was written.
    Exported(PathBuf),
    /// A file was taken in.
    Imported(Imported),
    /// A path is wanted first.
    NoPath,
    /// The file at this path could not be written.
    NotExported(Arc<TransferError>, PathBuf),
    /// The file at this path could not be taken in.
    NotImported(Arc<TransferError>, PathBuf),
}

impl Said {
    /// Whether it is about a file, not about a name.
    pub const fn is_of_file(&self) -> bool {
        matches!(
            self,
            Self::Exported(_)
                | Self::Imported(_)
                | Self::NoPath
                | Self::NotExported(..)
                | Self::NotImported(..)
        )
    }

    pub const fn is_trouble(&self) -> bool {
        matches!(
            self,
            Self::Refused(_) | Self::NoPath | Self::NotExported(..) | Self::NotImported(..)
        )
    }
}
