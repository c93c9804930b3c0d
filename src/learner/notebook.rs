//! The notebook of the current learner: the rows in memory, each first written to the history.

use std::path::{Path, PathBuf};

use crate::lessons::test_of;
use crate::{
    Answered, Asking, Begun, History, HistoryError, Learner, LearnerId, Lessons, OpenError, Opened,
    Posed, Reached, Session, Today, UtcOffset, due,
};
use exercise::Skill;

/// An error with the history file. The notebook continues in memory.
#[derive(Debug)]
pub enum Trouble {
    /// The file, damaged or not a history, was moved to this path; a new one was created.
    SetAside(PathBuf),
    /// The file could not be opened: nothing is stored.
    NotOpened(OpenError),
    /// An answer or other data could not be written.
    NotKept(HistoryError),
    /// The host of a history [in memory](History::in_memory) could not store its bytes.
    NotStored,
    /// The host has no place for a history in memory: it ends with the program.
    Nowhere,
}

impl Trouble {
    /// The id of the message about it.
    pub fn id(&self) -> &'static str {
        match self {
            Self::SetAside(_) => "screen-history-set-aside",
            Self::NotOpened(OpenError::Newer { .. }) => "screen-history-newer",
            Self::NotOpened(OpenError::NoHistory(path)) if path.as_os_str().is_empty() => {
                "screen-history-none-here"
            }
            Self::NotOpened(OpenError::NoHistory(_)) => "screen-history-none",
            Self::NotOpened(_) => "screen-history-not-opened",
            Self::NotKept(_) | Self::NotStored => "screen-history-not-kept",
            Self::Nowhere => "screen-history-nowhere",
        }
    }

    /// The value of `file` in the message; empty if the message names no file.
    pub fn file(&self) -> String {
        match self {
            Self::SetAside(path) | Self::NotOpened(OpenError::NoHistory(path)) => {
                path.display().to_string()
            }
            Self::NotOpened(_) | Self::NotKept(_) | Self::NotStored | Self::Nowhere => {
                String::new()
            }
        }
    }
}

/// The history of one learner.
#[derive(Debug, Default)]
pub struct Notebook {
    /// `None` for a guest, and if the file could not be opened.
    history: Option<History>,
    learners: Vec<Learner>,
    pages: Pages,
    trouble: Option<Trouble>,
}

/// The data of one learner in the history; empty for a guest.
#[derive(Debug, Default)]
struct Pages {
    learner: Option<LearnerId>,
    rows: Vec<Answered>,
    lessons: Lessons,
    start: Option<String>,
    session: Option<Begun>,
}

impl Pages {
    fn read(history: &History, learner: LearnerId) -> Result<Self, HistoryError> {
        Ok(Self {
            learner: Some(learner),
            rows: history.answers(learner)?,
            lessons: history.lessons(learner)?,
            start: history.start(learner)?,
            session: history.session(learner)?,
        })
    }
}

impl Notebook {
    /// The notebook of a guest: in memory only.
    pub fn of_guest() -> Self {
        Self::default()
    }

    /// Opens the history at a path, for the learner with this [number](LearnerId::number), else
    /// for the learner added first. An error is available as [`trouble`](Self::trouble).
    pub fn open(path: &Path, last: Option<i64>) -> Self {
        Self::of(History::open(path), last)
    }

    /// Opens a file that the user has named; leaves it untouched if it is not a history.
    pub fn open_named(path: &Path) -> Self {
        Self::of(History::open_named(path), None)
    }

    /// A notebook in memory, as [`History::in_memory`].
    pub fn in_memory(file: Option<&[u8]>, last: Option<i64>) -> Self {
        Self::of(History::in_memory(file), last)
    }

    fn of(opened: Result<(History, Opened), OpenError>, last: Option<i64>) -> Self {
        let mut notebook = Self::default();
        match opened {
            Ok((history, opened)) => {
                notebook.history = Some(history);
                if let Opened::SetAside(aside) = opened {
                    notebook.trouble = Some(Trouble::SetAside(aside));
                }
            }
            Err(error) => notebook.trouble = Some(Trouble::NotOpened(error)),
        }
        notebook.reload(last.map(LearnerId));
        notebook
    }

    /// Reads the learners again, and the data of `wanted`, else of the first learner.
    fn reload(&mut self, wanted: Option<LearnerId>) {
        let Some(history) = &self.history else {
            return;
        };
        let read = history.learners().and_then(|learners| {
            let mut ids = learners.iter().map(|learner| learner.id);
            let first = ids.clone().next();
            let pages = match ids.find(|id| Some(*id) == wanted).or(first) {
                Some(learner) => Pages::read(history, learner)?,
                None => Pages::default(),
            };
            Ok((learners, pages))
        });
        match read {
            Ok((learners, pages)) => (self.learners, self.pages) = (learners, pages),
            Err(error) => self.trouble = Some(Trouble::NotKept(error)),
        }
    }

    /// Writes data of the current learner to the file, if there is a file.
    fn write(&mut self, change: impl FnOnce(&mut History, LearnerId) -> Result<(), HistoryError>) {
        if let (Some(history), Some(learner)) = (&mut self.history, self.pages.learner)
            && let Err(error) = change(history, learner)
        {
            self.trouble = Some(Trouble::NotKept(error));
        }
    }

    /// Whether answers are written to a file.
    pub const fn is_kept(&self) -> bool {
        self.history.is_some() && self.pages.learner.is_some()
    }

    /// Whether the history has no learner yet.
    pub fn is_new(&self) -> bool {
        self.history.is_some() && self.learners.is_empty()
    }

    /// Whether what was opened is damaged or not a history.
    pub const fn is_unreadable(&self) -> bool {
        matches!(
            self.trouble,
            Some(Trouble::NotOpened(OpenError::NoHistory(_)))
        )
    }

    /// The last error, if any.
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// Notes an error of the host that stores a history in memory.
    pub fn note_trouble(&mut self, trouble: Trouble) {
        self.trouble = Some(trouble);
    }

    /// The history itself, for export and import; `None` for a guest.
    pub const fn history(&self) -> Option<&History> {
        self.history.as_ref()
    }

    /// All learners, in the order in which they were added.
    pub fn learners(&self) -> &[Learner] {
        &self.learners
    }

    /// The current learner; `None` for a guest.
    pub fn learner(&self) -> Option<&Learner> {
        let current = self.pages.learner?;
        self.learners.iter().find(|learner| learner.id == current)
    }

    /// The learner with this name; ignores surrounding space and case.
    pub fn learner_named(&self, name: &str) -> Option<LearnerId> {
        let plain = |name: &str| name.trim().to_lowercase();
        let mut learners = self.learners.iter();
        let named = learners.find(|learner| plain(&learner.name) == plain(name));
        named.map(|learner| learner.id)
    }

    /// The answers of the current learner, in the order in which they were given.
    pub fn rows(&self) -> &[Answered] {
        &self.pages.rows
    }

    /// The progress in the lessons.
    pub const fn lessons(&self) -> &Lessons {
        &self.pages.lessons
    }

    /// The lesson with which the course begins; `None` for the default, the first one.
    pub fn start(&self) -> Option<&str> {
        self.pages.start.as_deref()
    }

    /// The session that has begun and not ended.
    pub const fn session(&self) -> Option<&Begun> {
        self.pages.session.as_ref()
    }

    /// The skills to repeat on the day of `now`, in Unix seconds, as if only the wanted ones had ever
    /// been asked.
    pub fn due(&self, now: i64, offset: UtcOffset, wanted: impl Fn(Skill) -> bool) -> Today {
        let rows = self.pages.rows.iter().filter(|row| wanted(row.skill));
        due(&rows.cloned().collect::<Vec<_>>(), now, offset)
    }

    /// Stores an answer. If it cannot be written, it still counts until the program ends.
    pub fn record(&mut self, answered: Answered) {
        self.write(|history, learner| history.record(learner, &answered));
        self.pages.rows.push(answered);
    }

    /// Stores the answer to the question that has just been graded, unless such answers are not
    /// recorded. Returns whether it was stored.
    pub fn record_judged(&mut self, asking: &Asking, posed: &Posed<'_>) -> bool {
        let answered = Answered::of(asking, posed).filter(|_| asking.is_recorded());
        let Some(answered) = answered else {
            return false;
        };
        self.begin(posed.default_name, posed.now);
        self.record(answered);
        true
    }

    /// Stores the result of a completed test; `pass` is the number of known exercises required.
    /// Returns whether the test is passed, as [`Session::passed`].
    pub fn note_test(&mut self, session: &Session, pass: u32, now: i64) -> Option<bool> {
        let passed = session.passed(pass)?;
        let chapter = session.test.as_deref()?;
        self.reach(&test_of(chapter), session.known() as usize, passed, now);
        Some(passed)
    }

    /// Stores the progress in a lesson, at a time in Unix seconds.
    pub fn reach(&mut self, lesson: &str, step: usize, finished: bool, at: i64) {
        let step = u16::try_from(step).unwrap_or(u16::MAX);
        let before = self.pages.lessons.get(lesson).copied().unwrap_or_default();
        // Uses the current time, even if the clock was ahead before.
        let reached = Reached {
            at,
            ..Reached { at, step, finished }.joined(before)
        };
        self.write(|history, learner| history.reach(learner, lesson, reached));
        self.pages.lessons.insert(lesson.to_owned(), reached);
    }

    /// Sets the lesson with which the course begins.
    pub fn set_start(&mut self, lesson: &str) {
        self.write(|history, learner| history.set_start(learner, lesson));
        self.pages.start = Some(lesson.to_owned());
    }

    /// Stores the session that has just begun; `None` once it has ended.
    pub fn keep_session(&mut self, session: Option<Begun>) {
        self.write(|history, learner| history.keep_session(learner, session.as_ref()));
        self.pages.session = session;
    }

    /// Switches to another learner.
    pub fn turn_to(&mut self, learner: LearnerId) {
        self.reload(Some(learner));
    }

    /// Adds a learner, as [`History::add`], and switches to them. A guest cannot add any.
    pub fn add(&mut self, name: &str, created: i64) -> Result<(), HistoryError> {
        let Some(history) = &mut self.history else {
            return Err(HistoryError::NoSuchLearner);
        };
        let learner = history.add(name, created)?;
        self.reload(Some(learner));
        Ok(())
    }

    /// Switches to the learner with this name, or adds one. Returns whether one was added. If the
    /// file fails, there is no current learner: new answers are not stored for another one.
    pub fn turn_to_named(&mut self, name: &str, created: i64) -> Result<bool, HistoryError> {
        if let Some(known) = self.learner_named(name) {
            self.turn_to(known);
            return Ok(false);
        }
        let added = self.add(name, created);
        if let Err(HistoryError::NameTaken) = added {
            // Another process has added the learner since the list was read.
            self.reload(None);
            if let Some(known) = self.learner_named(name) {
                self.turn_to(known);
                return Ok(false);
            }
        }
        if added.is_err() {
            self.pages = Pages::default();
        }
        added.map(|()| true)
    }

    /// Adds a default learner with the given name, if there is no learner yet. If another process
    /// has just added one, switches to it.
    pub fn begin(&mut self, name: &str, created: i64) {
        if !self.is_new() {
            return;
        }
        if let Err(error) = self.add(name, created) {
            self.reload(None);
            if self.pages.learner.is_none() {
                self.trouble = Some(Trouble::NotKept(error));
            }
        }
    }

    /// Changes the history and reads it again; `None` for a guest, who has no history.
    pub fn change<T, E>(
        &mut self,
        change: impl FnOnce(&mut History) -> Result<T, E>,
    ) -> Option<Result<T, E>> {
        let changed = change(self.history.as_mut()?);
        self.reload(self.pages.learner);
        Some(changed)
    }
}
