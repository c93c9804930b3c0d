//! The progress of a learner in each lesson of the course.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use crate::store::{if_violated, one};
use crate::{History, HistoryError, LearnerId};

/// The longest lesson id in the history, in characters; a longer one is not stored.
pub const LESSON_CHARS: usize = 60;

/// The progress in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reached {
    /// When the learner last continued it, in Unix seconds.
    pub at: i64,
    /// The furthest step reached, from 0.
    pub step: u16,
    /// Whether the lesson was completed at least once.
    pub finished: bool,
}

impl Reached {
    /// Merges two records of one lesson: the furthest step, the latest time.
    #[must_use]
    pub fn joined(self, other: Self) -> Self {
        Self {
            at: self.at.max(other.at),
            step: self.step.max(other.step),
            finished: self.finished || other.finished,
        }
    }
}

/// The key under which the best result of a chapter test is stored among the lessons: `step` is the
/// number of exercises known, `finished` whether the test was passed. No lesson has such an id,
/// since ids contain no colon.
pub fn test_of(chapter: &str) -> String {
    format!("test:{chapter}")
}

/// The key under which the best mark of a lesson is stored beside it: `step` is the number of
/// questions right at the first try, `finished` whether all were.
pub fn mark_of(lesson: &str) -> String {
    format!("mark:{lesson}")
}

/// Progress by lesson id.
pub type Lessons = BTreeMap<String, Reached>;

impl History {
    /// The progress of a learner in the lessons that were begun.
    pub fn lessons(&self, learner: LearnerId) -> Result<Lessons, HistoryError> {
        Ok(lessons(&self.connection, learner)?)
    }

    /// Stores the progress in a lesson, unless its id is longer than [`LESSON_CHARS`].
    pub fn reach(
        &mut self,
        learner: LearnerId,
        lesson: &str,
        reached: Reached,
    ) -> Result<(), HistoryError> {
        if !fits(lesson) {
            return Ok(());
        }
        let written = write(&self.connection, learner, lesson, reached);
        written.map_err(|error| if_violated(error, HistoryError::NoSuchLearner))
    }

    /// The lesson with which the course begins for a learner; `None` for the first one.
    pub fn start(&self, learner: LearnerId) -> Result<Option<String>, HistoryError> {
        let query = "SELECT start FROM learners WHERE id = ?1";
        let start = |row: &Row<'_>| row.get(0);
        let start = self.connection.query_row(query, [learner.0], start);
        Ok(start.optional()?.flatten())
    }

    /// Sets the lesson with which the course begins.
    pub fn set_start(&mut self, learner: LearnerId, lesson: &str) -> Result<(), HistoryError> {
        if !fits(lesson) {
            return Ok(());
        }
        let query = "UPDATE learners SET start = ?2 WHERE id = ?1";
        one(self.connection.execute(query, params![learner.0, lesson])?)
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

/// Replaces the stored progress of a lesson.
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
