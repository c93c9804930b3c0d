//! The history of all learners on a computer, in one SQLite file.

use std::path::Path;

use rusqlite::{Connection, ErrorCode, Row, params};

use crate::answered::{ANSWER_CHARS, LANGUAGE_CHARS};
use crate::opening::{self, InTheWay};
use crate::{Answered, Help, Occasion, OpenError, Opened};
use exercise::{Kind, Skill, Verdict};

/// Maximum number of characters of a learner's name.
pub const NAME_CHARS: usize = 60;

/// The first and the last second of the years 1 to 9999, in Unix seconds.
const MOMENTS: (i64, i64) = (-62_135_596_800, 253_402_300_799);

/// The id of a learner in one file. It is never reused, even after deletion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LearnerId(pub(super) i64);

impl LearnerId {
    /// The number by which the settings remember the last learner.
    pub const fn number(self) -> i64 {
        self.0
    }
}

/// A learner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Learner {
    /// The id of the learner in the history.
    pub id: LearnerId,
    /// The name as shown.
    pub name: String,
    /// When the learner was added, in Unix seconds.
    pub created: i64,
}

/// Why the history could not be read or changed. It has then not been changed at all.
#[derive(Debug, thiserror::Error)]
pub enum HistoryError {
    /// The name must have 1 to [`NAME_CHARS`] characters and no control character.
    #[error("a name has 1 to {NAME_CHARS} characters")]
    Name,
    /// Another learner already has this name.
    #[error("another learner has this name")]
    NameTaken,
    /// The learner does not exist, or no longer exists.
    #[error("there is no such learner")]
    NoSuchLearner,
    /// An SQLite error: locked for too long, a full disk, a file damaged since it was opened.
    #[error("the history cannot be read or written")]
    Database(#[from] rusqlite::Error),
}

/// The history of all learners on a computer. Several processes may open it at once.
#[derive(Debug)]
pub struct History {
    pub(super) connection: Connection,
}

impl History {
    /// Opens the file, or creates it together with its folder.
    ///
    /// A file that is damaged or is not a history is renamed to a free name, and a new one is
    /// created; [`Opened`] says which happened. An empty file becomes a new history. A file that a
    /// later version wrote is refused and left unchanged, as is one that cannot be read or written
    /// at this time: it may be undamaged.
    pub fn open(path: &Path) -> Result<(Self, Opened), OpenError> {
        let (connection, opened) = opening::open(path, InTheWay::SetAside)?;
        Ok((Self { connection }, opened))
    }

    /// Opens a file that the user has named. If it is damaged or not a history, it is left
    /// unchanged in its place: it may be a letter, or a folder.
    pub fn open_named(path: &Path) -> Result<(Self, Opened), OpenError> {
        let (connection, opened) = opening::open(path, InTheWay::Refuse)?;
        Ok((Self { connection }, opened))
    }

    /// Opens a history in memory: the bytes of a file, or a new one. Where there is no file system,
    /// the caller stores [`to_bytes`](Self::to_bytes) when [`changes`](Self::changes) has changed.
    ///
    /// # Errors
    /// The bytes are damaged or not a history, or a later version wrote them.
    pub fn in_memory(file: Option<&[u8]>) -> Result<(Self, Opened), OpenError> {
        let (connection, opened) = opening::in_memory(file)?;
        Ok((Self { connection }, opened))
    }

    /// The whole history as the bytes of a file.
    pub fn to_bytes(&self) -> Result<Vec<u8>, HistoryError> {
        Ok(self.connection.serialize("main")?.to_vec())
    }

    /// The number of rows changed since the history was opened.
    pub fn changes(&self) -> u64 {
        self.connection.total_changes()
    }

    /// All learners, in the order in which they were added.
    pub fn learners(&self) -> Result<Vec<Learner>, HistoryError> {
        let query = "SELECT id, name, created FROM learners ORDER BY id";
        let mut statement = self.connection.prepare_cached(query)?;
        let learners = statement.query_map([], |row| {
            Ok(Learner {
                id: LearnerId(row.get(0)?),
                name: row.get(1)?,
                created: row.get(2)?,
            })
        })?;
        Ok(learners.collect::<Result<_, _>>()?)
    }

    /// Adds a learner at a time in Unix seconds. Trims the name, which must be free.
    pub fn add(&mut self, name: &str, created: i64) -> Result<LearnerId, HistoryError> {
        let name = checked(name)?;
        let created = created.clamp(MOMENTS.0, MOMENTS.1);
        // A class of thirty may start in the same minute with one name; chance tells them apart.
        let origin = "?2 || ':' || ?1 || ':' || lower(hex(randomblob(8)))";
        let insert =
            format!("INSERT INTO learners (origin, name, created) VALUES ({origin}, ?1, ?2)");
        self.connection
            .execute(&insert, params![name, created])
            .map_err(|error| if_violated(error, HistoryError::NameTaken))?;
        Ok(LearnerId(self.connection.last_insert_rowid()))
    }

    /// Gives a learner another name; fails as [`History::add`], or if there is no such learner.
    pub fn rename(&mut self, learner: LearnerId, name: &str) -> Result<(), HistoryError> {
        let row = params![learner.0, checked(name)?];
        let query = "UPDATE learners SET name = ?2 WHERE id = ?1";
        let changed = self.connection.execute(query, row);
        one(changed.map_err(|error| if_violated(error, HistoryError::NameTaken))?)
    }

    /// Deletes a learner with all answers, permanently.
    pub fn delete(&mut self, learner: LearnerId) -> Result<(), HistoryError> {
        let query = "DELETE FROM learners WHERE id = ?1";
        one(self.connection.execute(query, [learner.0])?)?;
        // The log still contains the deleted data. If another process is reading at this time, the
        // log is emptied later, when the file is closed.
        self.connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        Ok(())
    }

    /// Stores an answer. When this returns, it is on the disk.
    pub fn record(&mut self, learner: LearnerId, answered: &Answered) -> Result<(), HistoryError> {
        let stored = Raw::of(answered).insert(&self.connection, learner);
        // The row itself is within the limits; only the learner can be missing.
        stored.map_err(|error| if_violated(error, HistoryError::NoSuchLearner))
    }

    /// The answers of a learner in order of time; none if there is no such learner. Answers to a
    /// skill or kind of exercise that this version does not know stay in the file and are skipped.
    pub fn answers(&self, learner: LearnerId) -> Result<Vec<Answered>, HistoryError> {
        let rows = rows(&self.connection, learner)?;
        Ok(rows.into_iter().filter_map(Raw::understood).collect())
    }

    /// The number of answers of a learner, understood or not; 0 if there is no such learner.
    pub fn count(&self, learner: LearnerId) -> Result<u64, HistoryError> {
        let query = "SELECT count(*) FROM answers WHERE learner = ?1";
        let mut statement = self.connection.prepare_cached(query)?;
        let count: i64 = statement.query_row([learner.0], |row| row.get(0))?;
        // A count is never negative.
        Ok(count.unsigned_abs())
    }
}

/// The trimmed name, if it is valid.
pub(super) fn checked(name: &str) -> Result<&str, HistoryError> {
    let name = name.trim();
    let fits = (1..=NAME_CHARS).contains(&name.chars().count());
    if fits && !name.chars().any(char::is_control) {
        Ok(name)
    } else {
        Err(HistoryError::Name)
    }
}

/// The error of a change; `violated` if the change violates a constraint of the tables.
pub(super) fn if_violated<E: From<rusqlite::Error>>(error: rusqlite::Error, violated: E) -> E {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => violated,
        _ => error.into(),
    }
}

pub(super) const fn one(changed: usize) -> Result<(), HistoryError> {
    match changed {
        0 => Err(HistoryError::NoSuchLearner),
        _ => Ok(()),
    }
}

/// A row as stored in the file.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Raw {
    at: i64,
    skill: String,
    kind: String,
    code: Option<String>,
    part: u8,
    answer: String,
    verdict: String,
    mistake: Option<String>,
    seconds: u32,
    language: String,
    after_hints: bool,
    review: bool,
}

/// The columns of a row, in the order of [`Raw`].
const COLUMNS: &str = "at, skill, kind, code, part, answer, verdict, slip, seconds, language, \
                       after_hints, review";

/// The rows of a learner, in order of time.
pub(super) fn rows(connection: &Connection, learner: LearnerId) -> rusqlite::Result<Vec<Raw>> {
    let query = format!("SELECT {COLUMNS} FROM answers WHERE learner = ?1 ORDER BY at, id");
    let mut statement = connection.prepare_cached(&query)?;
    statement.query_map([learner.0], Raw::read)?.collect()
}

impl Raw {
    fn of(answered: &Answered) -> Self {
        let short = |text: &str, most| text.chars().take(most).collect();
        Self {
            at: answered.at.clamp(MOMENTS.0, MOMENTS.1),
            skill: answered.skill.id().to_owned(),
            kind: answered.kind.id().to_owned(),
            code: answered.code.map(|code| code.to_string()),
            part: answered.part,
            answer: short(&answered.answer, ANSWER_CHARS),
            verdict: word(answered.verdict).to_owned(),
            mistake: answered.mistake.map(|mistake| mistake.0.to_owned()),
            seconds: answered.seconds,
            language: short(&answered.language, LANGUAGE_CHARS),
            after_hints: answered.help == Help::AfterHints,
            review: answered.occasion == Occasion::Review,
        }
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            at: row.get(0)?,
            skill: row.get(1)?,
            kind: row.get(2)?,
            code: row.get(3)?,
            part: row.get(4)?,
            answer: row.get(5)?,
            verdict: row.get(6)?,
            mistake: row.get(7)?,
            seconds: row.get(8)?,
            language: row.get(9)?,
            after_hints: row.get(10)?,
            review: row.get(11)?,
        })
    }

    pub(super) fn insert(
        &self,
        connection: &Connection,
        learner: LearnerId,
    ) -> rusqlite::Result<()> {
        let query = format!(
            "INSERT INTO answers (learner, {COLUMNS})
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"
        );
        let mut statement = connection.prepare_cached(&query)?;
        statement.execute(params![
            learner.0,
            self.at,
            self.skill,
            self.kind,
            self.code,
            self.part,
            self.answer,
            self.verdict,
            self.mistake,
            self.seconds,
            self.language,
            self.after_hints,
            self.review,
        ])?;
        Ok(())
    }

    /// The answer; `None` if a later version wrote the row. Only drops an unknown code or mistake.
    fn understood(self) -> Option<Answered> {
        let mut verdicts = VERDICTS.into_iter();
        let mistake_of = |id: String| {
            let mut mistakes = Kind::ALL.into_iter().flat_map(Kind::mistakes);
            mistakes.find(|mistake| mistake.0 == id).copied()
        };
        Some(Answered {
            at: self.at,
            skill: Skill::from_id(&self.skill)?,
            kind: Kind::from_id(&self.kind)?,
            code: self.code.and_then(|code| code.parse().ok()),
            part: self.part,
            answer: self.answer,
            verdict: verdicts.find(|verdict| word(*verdict) == self.verdict)?,
            mistake: self.mistake.and_then(mistake_of),
            seconds: self.seconds,
            language: self.language,
            help: match self.after_hints {
                true => Help::AfterHints,
                false => Help::Unaided,
            },
            occasion: match self.review {
                true => Occasion::Review,
                false => Occasion::Practice,
            },
        })
    }
}

const VERDICTS: [Verdict; 3] = [Verdict::Right, Verdict::Partly, Verdict::Wrong];

const fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Right => "right",
        Verdict::Partly => "partly",
        Verdict::Wrong => "wrong",
    }
}
