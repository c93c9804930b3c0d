//! The notebook of the present learner: the rows in memory, every new one written to the history
//! first.

use std::path::{Path, PathBuf};

use crate::lessons::test_of;
use crate::{
    Answered, Asking, Begun, History, HistoryError, Learner, LearnerId, Lessons, OpenError, Opened,
    Posed, Reached, Session, Today, UtcOffset, due,
};

/// What went wrong with the file. The notebook goes on in memory.
#[derive(Debug)]
pub enum Trouble {
    /// The file was damaged or foreign; it lies at this path now, and a new one was begun.
    SetAside(PathBuf),
    /// The file could not be opened: nothing is kept.
    NotOpened(OpenError),
    /// An answer or something else could not be written.
    NotKept(HistoryError),
}

impl Trouble {
    /// The id of the sentence that tells of it.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::SetAside(_) => "screen-history-set-aside",
            Self::NotOpened(OpenError::Newer { .. }) => "screen-history-newer",
            Self::NotOpened(OpenError::NoHistory(_)) => "screen-history-none",
            Self::NotOpened(_) => "screen-history-not-opened",
            Self::NotKept(_) => "screen-history-not-kept",
        }
    }

    /// The file that the sentence names as `file`; empty where it names none.
    #[must_use]
    pub fn file(&self) -> String {
        match self {
            Self::SetAside(path) | Self::NotOpened(OpenError::NoHistory(path)) => {
                path.display().to_string()
            }
            Self::NotOpened(_) | Self::NotKept(_) => String::new(),
        }
    }
}

/// The history as one learner sees it.
#[derive(Debug, Default)]
pub struct Notebook {
    /// `None` for a guest, and where the file could not be opened.
    history: Option<History>,
    learners: Vec<Learner>,
    pages: Pages,
    trouble: Option<Trouble>,
}

/// What the history holds of one learner; nothing of a guest.
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
    /// The notebook of a guest: kept in memory only.
    #[must_use]
    pub fn of_guest() -> Self {
        Self::default()
    }

    /// Opens the history at a path, at the pages of the learner with this
    /// [number](LearnerId::number), else of the one added first. What goes wrong is [`Trouble`].
    #[must_use]
    pub fn open(path: &Path, last: Option<i64>) -> Self {
        Self::of(History::open(path), last)
    }

    /// Opens a file that a person has named: what is no history is not touched.
    #[must_use]
    pub fn open_named(path: &Path) -> Self {
        Self::of(History::open_named(path), None)
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

    /// Reads the learners again, and the pages of one of them: of the first one, if not of `wanted`.
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

    /// Changes what the file holds of the present learner, if anything is kept.
    fn write(&mut self, change: impl FnOnce(&mut History, LearnerId) -> Result<(), HistoryError>) {
        if let (Some(history), Some(learner)) = (&mut self.history, self.pages.learner)
            && let Err(error) = change(history, learner)
        {
            self.trouble = Some(Trouble::NotKept(error));
        }
    }

    /// Whether what is answered is written to a file.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        self.history.is_some() && self.pages.learner.is_some()
    }

    /// Whether there is no learner on this computer yet.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.history.is_some() && self.learners.is_empty()
    }

    /// What went wrong last, if anything did.
    #[must_use]
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// The history itself, to carry it elsewhere; `None` for a guest.
    #[must_use]
    pub const fn history(&self) -> Option<&History> {
        self.history.as_ref()
    }

    /// Every learner, those added first at the head.
    #[must_use]
    pub fn learners(&self) -> &[Learner] {
        &self.learners
    }

    /// The present learner; `None` for a guest.
    #[must_use]
    pub fn learner(&self) -> Option<&Learner> {
        let current = self.pages.learner?;
        self.learners.iter().find(|learner| learner.id == current)
    }

    /// The learner with this name; space around it and capitals do not matter.
    #[must_use]
    pub fn learner_named(&self, name: &str) -> Option<LearnerId> {
        let plain = |name: &str| name.trim().to_lowercase();
        let mut learners = self.learners.iter();
        let named = learners.find(|learner| plain(&learner.name) == plain(name));
        named.map(|learner| learner.id)
    }

    /// The answers of the present learner, in the order in which they were given.
    #[must_use]
    pub fn rows(&self) -> &[Answered] {
        &self.pages.rows
    }

    /// How far the lessons were taken.
    #[must_use]
    pub const fn lessons(&self) -> &Lessons {
        &self.pages.lessons
    }

    /// The lesson with which the course begins; `None` for the first one.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        self.pages.start.as_deref()
    }

    /// The session that was begun and has not ended.
    #[must_use]
    pub const fn session(&self) -> Option<&Begun> {
        self.pages.session.as_ref()
    }

    /// What is to be repeated on the day of `now`, in Unix seconds.
    #[must_use]
    pub fn due(&self, now: i64, offset: UtcOffset) -> Today {
        due(&self.pages.rows, now, offset)
    }

    /// Writes an answer down. One that cannot be written still counts until the program ends.
    pub fn record(&mut self, answered: Answered) {
        self.write(|history, learner| history.record(learner, &answered));
        self.pages.rows.push(answered);
    }

    /// Writes down the answer to the question that has just been judged, unless it goes into no
    /// history; whether it was.
    pub fn record_judged(&mut self, asking: &Asking, posed: &Posed<'_>) -> bool {
        let answered = Answered::of(asking, posed.since, posed.now);
        let Some(mut answered) = answered.filter(|_| asking.is_recorded()) else {
            return false;
        };
        answered.occasion = posed.occasion;
        posed.language.clone_into(&mut answered.language);
        self.begin(posed.default_name, posed.now);
        self.record(answered);
        true
    }

    /// Writes down the result of a test that was taken to its end, where so many known exercises
    /// pass it; whether it is passed. `None` if the session is no test, or not complete.
    pub fn note_test(&mut self, session: &Session, pass: u32, now: i64) -> Option<bool> {
        let chapter = session.test.as_deref().filter(|_| session.is_complete())?;
        let known = session.known();
        self.reach(&test_of(chapter), known as usize, known >= pass, now);
        Some(known >= pass)
    }

    /// Writes down how far a lesson was taken, at a moment in Unix seconds.
    pub fn reach(&mut self, lesson: &str, step: usize, finished: bool, at: i64) {
        let step = u16::try_from(step).unwrap_or(u16::MAX);
        let before = self.pages.lessons.get(lesson).copied().unwrap_or_default();
        // The moment is the present one, even if a clock has run ahead before.
        let reached = Reached {
            at,
            ..Reached { at, step, finished }.joined(before)
        };
        self.write(|history, learner| history.reach(learner, lesson, reached));
        self.pages.lessons.insert(lesson.to_owned(), reached);
    }

    /// Lets the course begin with a lesson.
    pub fn set_start(&mut self, lesson: &str) {
        self.write(|history, learner| history.set_start(learner, lesson));
        self.pages.start = Some(lesson.to_owned());
    }

    /// Keeps the session that has just begun; `None` once it has ended.
    pub fn keep_session(&mut self, session: Option<Begun>) {
        self.write(|history, learner| history.keep_session(learner, session.as_ref()));
        self.pages.session = session;
    }

    /// Opens the pages of another learner.
    pub fn turn_to(&mut self, learner: LearnerId) {
        self.reload(Some(learner));
    }

    /// Adds a learner at a moment in Unix seconds, and opens the new pages.
    ///
    /// # Errors
    /// As for [`History::add`]. A guest's notebook has no learners.
    pub fn add(&mut self, name: &str, created: i64) -> Result<(), HistoryError> {
        let Some(history) = &mut self.history else {
            return Err(HistoryError::NoSuchLearner);
        };
        let learner = history.add(name, created)?;
        self.reload(Some(learner));
        Ok(())
    }

    /// Opens the pages of the learner with this name, or begins them; whether they were begun.
    ///
    /// # Errors
    /// As for [`add`](Self::add). If the file fails, no pages are open: what is answered now must
    /// not go into another learner's.
    pub fn turn_to_named(&mut self, name: &str, created: i64) -> Result<bool, HistoryError> {
        if let Some(known) = self.learner_named(name) {
            self.turn_to(known);
            return Ok(false);
        }
        let added = self.add(name, created);
        if let Err(HistoryError::NameTaken) = added {
            // Another program has begun them since the learners were read.
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

    /// Begins the pages of a learner who has given no name, if there is none on this computer yet.
    /// Where another program has just done so, those pages are opened.
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

    /// Changes the history by something that may change learners, and reads it again.
    ///
    /// # Errors
    /// Those of the change; `None` for a guest, who has no history.
    pub fn change<T, E>(
        &mut self,
        change: impl FnOnce(&mut History) -> Result<T, E>,
    ) -> Option<Result<T, E>> {
        let changed = change(self.history.as_mut()?);
        self.reload(self.pages.learner);
        Some(changed)
    }
}
