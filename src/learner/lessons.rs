//! How far each lesson of the course was taken.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::{History, HistoryError, LearnerId};

/// Characters of a lesson's id that the history takes; of a longer one nothing is kept.
pub const LESSON_CHARS: usize = 60;

/// How far a lesson was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reached {
    /// When it was last gone on with, in Unix seconds.
    pub at: i64,
    /// The furthest step reached, from 0.
    pub step: u16,
    /// Taken to its end at least once.
    pub finished: bool,
}

impl Reached {
    /// What both know together: the furthest step, the latest moment.
    #[must_use]
    pub fn joined(self, other: Self) -> Self {
        Self {
            at: self.at.max(other.at),
            step: self.step.max(other.step),
            finished: self.finished || other.finished,
        }
    }
}

/// Under what name the best result of a chapter's test is kept beside the lessons: how many were
/// known as the step, passed as finished. No lesson has such a name, since ids have no colon.
#[must_use]
pub fn test_of(chapter: &str) -> String {
    format!("test:{chapter}")
}

/// Under what name the best mark of a lesson is kept beside it: how many of its questions were
/// right at the first try as the step, all of them as finished.
#[must_use]
pub fn mark_of(lesson: &str) -> String {
    format!("mark:{lesson}")
}

/// By the ids of the lessons.
pub type Lessons = BTreeMap<String, Reached>;

impl History {
    /// How far a learner has taken the lessons that were begun.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn lessons(&self, learner: LearnerId) -> Result<Lessons, HistoryError> {
        Ok(lessons(&self.connection, learner)?)
    }

    /// Writes down how far a lesson was taken. A lesson of a teacher with a longer id than
    /// [`LESSON_CHARS`] is passed over.
    ///
    /// # Errors
    /// If there is no such learner, or the file cannot be written.
    pub fn reach(
        &mut self,
        learner: LearnerId,
        lesson: &str,
        reached: Reached,
    ) -> Result<(), HistoryError> {
        if !fits(lesson) {
            return Ok(());
        }
        write(&self.connection, learner, lesson, reached).map_err(|error| {
            match error.sqlite_error_code() {
                Some(rusqlite::ErrorCode::ConstraintViolation) => HistoryError::NoSuchLearner,
                _ => error.into(),
            }
        })
    }

    /// The lesson with which the course begins for a learner; `None` for the first one.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn start(&self, learner: LearnerId) -> Result<Option<String>, HistoryError> {
        let query = "SELECT start FROM learners WHERE id = ?1";
        let start = self
            .connection
            .query_row(query, [learner.0], |row| row.get(0));
        Ok(start.optional()?.flatten())
    }

    /// Lets the course begin with a lesson.
    ///
    /// # Errors
    /// If there is no such learner, or the file cannot be written.
    pub fn set_start(&mut self, learner: LearnerId, lesson: &str) -> Result<(), HistoryError> {
        if !fits(lesson) {
            return Ok(());
        }
        let query = "UPDATE learners SET start = ?2 WHERE id = ?1";
        match self.connection.execute(query, params![learner.0, lesson])? {
            0 => Err(HistoryError::NoSuchLearner),
            _ => Ok(()),
        }
    }
}

pub(super) fn fits(lesson: &str) -> bool {
    (1..=LESSON_CHARS).contains(&lesson.chars().count())
}

pub(super) fn lessons(connection: &Connection, learner: LearnerId) -> rusqlite::Result<Lessons> {
    let query = "SELECT lesson, at, step, finished FROM lessons WHERE learner = ?1";
    let mut statement = connection.prepare_cached(query)?;
    let lessons = statement.query_map([learner.0], |row| {
        let reached = Reached {
            at: row.get(1)?,
            step: row.get(2)?,
            finished: row.get(3)?,
        };
        Ok((row.get(0)?, reached))
    })?;
    lessons.collect()
}

/// Puts a lesson in the place of what is known of it.
pub(super) fn write(
    connection: &Connection,
    learner: LearnerId,
    lesson: &str,
    reached: Reached,
) -> rusqlite::Result<()> {
    let query = "INSERT INTO lessons (learner, lesson, at, step, finished)
                 VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT (learner, lesson)
                 DO UPDATE SET at = excluded.at, step = excluded.step, finished = excluded.finished";
    let mut statement = connection.prepare_cached(query)?;
    let Reached { at, step, finished } = reached;
    statement.execute(params![learner.0, lesson, at, step, finished])?;
    Ok(())
}
