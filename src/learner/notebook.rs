//! The notebook of whoever learns just now: the rows at hand in memory, every new one written
//! to the history first.

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
    current: Option<LearnerId>,
    rows: Vec<Answered>,
    lessons: Lessons,
    start: Option<String>,
    session: Option<Begun>,
    trouble: Option<Trouble>,
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

    /// The same of a file that a person has named: what is no history is not touched.
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

    /// Reads the learners and the pages of one of them anew.
    fn reload(&mut self, wanted: Option<LearnerId>) {
        let Some(history) = &self.history else {
            return;
        };
        match pages(history, wanted) {
            Ok(pages) => {
                self.learners = pages.learners;
                self.current = pages.current;
                self.rows = pages.rows;
                self.lessons = pages.lessons;
                self.start = pages.start;
                self.session = pages.session;
            }
            Err(error) => self.trouble = Some(Trouble::NotKept(error)),
        }
    }

    /// Whether what is answered is written to a file.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        self.history.is_some() && self.current.is_some()
    }

    /// Whether nobody has learned on this computer yet.
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

    /// Who learns just now; `None` for a guest.
    #[must_use]
    pub fn learner(&self) -> Option<&Learner> {
        let current = self.current?;
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

    /// The answers of whoever learns just now, in the order in which they were given.
    #[must_use]
    pub fn rows(&self) -> &[Answered] {
        &self.rows
    }

    /// How far the lessons were taken.
    #[must_use]
    pub const fn lessons(&self) -> &Lessons {
        &self.lessons
    }

    /// The lesson with which the course begins; `None` for the first one.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// The session that was begun and has not ended.
    #[must_use]
    pub const fn session(&self) -> Option<&Begun> {
        self.session.as_ref()
    }

    /// What is to be repeated on the day of `now`, in Unix seconds.
    #[must_use]
    pub fn due(&self, now: i64, offset: UtcOffset) -> Today {
        due(&self.rows, now, offset)
    }

    /// Writes an answer down. One that cannot be written still counts until the program ends.
    pub fn record(&mut self, answered: Answered) {
        if let (Some(history), Some(learner)) = (&mut self.history, self.current)
            && let Err(error) = history.record(learner, &answered)
        {
            self.trouble = Some(Trouble::NotKept(error));
        }
        self.rows.push(answered);
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
        let before = self.lessons.get(lesson).copied().unwrap_or_default();
        // The moment is the present one, even if a clock has run ahead before.
        let reached = Reached {
            at,
            ..Reached { at, step, finished }.joined(before)
        };
        if let (Some(history), Some(learner)) = (&mut self.history, self.current)
            && let Err(error) = history.reach(learner, lesson, reached)
        {
            self.trouble = Some(Trouble::NotKept(error));
        }
        self.lessons.insert(lesson.to_owned(), reached);
    }

    /// Lets the course begin with a lesson.
    pub fn set_start(&mut self, lesson: &str) {
        if let (Some(history), Some(learner)) = (&mut self.history, self.current)
            && let Err(error) = history.set_start(learner, lesson)
        {
            self.trouble = Some(Trouble::NotKept(error));
        }
        self.start = Some(lesson.to_owned());
    }

    /// Keeps the session that has just begun; `None` once it has ended.
    pub fn keep_session(&mut self, session: Option<Begun>) {
        if let (Some(history), Some(learner)) = (&mut self.history, self.current)
            && let Err(error) = history.keep_session(learner, session.as_ref())
        {
            self.trouble = Some(Trouble::NotKept(error));
        }
        self.session = session;
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
    /// As for [`add`](Self::add). Where it is the file that fails, nobody's pages lie open: what is
    /// answered now is not to stand in another's.
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
            (self.current, self.start, self.session) = (None, None, None);
            self.rows.clear();
            self.lessons.clear();
        }
        added.map(|()| true)
    }

    /// Begins the pages of somebody who has given no name, if nobody has learned on this computer
    /// yet. Where another program has just done so, those pages are opened.
    pub fn begin(&mut self, name: &str, created: i64) {
        if !self.is_new() {
            return;
        }
        if let Err(error) = self.add(name, created) {
            self.reload(None);
            if self.current.is_none() {
                self.trouble = Some(Trouble::NotKept(error));
            }
        }
    }

    /// Changes the history by something that may change learners, and reads it anew.
    ///
    /// # Errors
    /// Those of the change; `None` for a guest, who has no history.
    pub fn change<T, E>(
        &mut self,
        change: impl FnOnce(&mut History) -> Result<T, E>,
    ) -> Option<Result<T, E>> {
        let changed = change(self.history.as_mut()?);
        self.reload(self.current);
        Some(changed)
    }
}

/// What is read when pages are opened.
struct Pages {
    learners: Vec<Learner>,
    current: Option<LearnerId>,
    rows: Vec<Answered>,
    lessons: Lessons,
    start: Option<String>,
    session: Option<Begun>,
}

fn pages(history: &History, wanted: Option<LearnerId>) -> Result<Pages, HistoryError> {
    let learners = history.learners()?;
    let known = learners.iter().map(|learner| learner.id);
    let current = known.clone().find(|id| Some(*id) == wanted);
    let current = current.or_else(|| known.clone().next());
    let (rows, lessons, start, session) = match current {
        Some(id) => (
            history.answers(id)?,
            history.lessons(id)?,
            history.start(id)?,
            history.session(id)?,
        ),
        None => Default::default(),
    };
    Ok(Pages {
        learners,
        current,
        rows,
        lessons,
        start,
        session,
    })
}
