//! A session that has begun and not ended, to be resumed. Its answers are in the history.

use rusqlite::{OptionalExtension as _, Row, params};

use crate::{Answered, Done, Help, History, HistoryError, LearnerId, Purpose, lessons};
use exercise::{Difficulty, ItemCode, Kind, Level, Practised, Skill, Topic, Verdict};

/// The stored state of a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Begun {
    /// When it began, in Unix seconds.
    pub at: i64,
    /// Its purpose.
    pub purpose: Purpose,
    /// The id of the chapter, for a chapter test.
    pub chapter: Option<String>,
    /// Number of exercises; `None` if the learner decides when to stop.
    pub planned: Option<u32>,
    /// The exercises that it asks.
    pub asks: Asks,
}

/// The exercises that a session asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asks {
    /// Generated exercises: the same seed and the same results give the same exercises.
    Fresh {
        /// The topic.
        topic: Topic,
        /// How hard the first exercise is.
        level: Level,
        /// The seed.
        seed: u32,
    },
    /// A fixed list of exercises, in this order.
    Planned(Vec<ItemCode>),
}

impl Begun {
    /// The rows from the start of this session on. `rows` are the answers of its learner.
    pub fn answers<'a>(&self, rows: &'a [Answered]) -> Answers<'a> {
        let before = rows.iter().take_while(|row| row.at < self.at).count();
        Answers(rows.get(before..).unwrap_or_default())
    }
}

/// Answers in the history that are not yet assigned to an exercise of a session.
#[derive(Debug, Clone)]
pub struct Answers<'a>(&'a [Answered]);

impl<'a> Answers<'a> {
    /// Takes the answers to the questions of the next exercise, up to the first one missing.
    pub fn to(&mut self, exercise: &Practised) -> Vec<&'a Answered> {
        let mut given = Vec::new();
        for part in 0..exercise.item.questions().len() {
            let fits = |row: &Answered| {
                exercise.code.is_some()
                    && row.code == exercise.code
                    && usize::from(row.part) == part
            };
            let Some(at) = self.0.iter().position(fits) else {
                break;
            };
            let (used, left) = self.0.split_at(at + 1);
            given.extend(used.last());
            self.0 = left;
        }
        given
    }
}

impl Done {
    /// The result of an exercise from the answers to all its questions.
    pub fn of(exercise: &Practised, answers: &[&Answered]) -> Self {
        Self {
            right: answers.iter().all(|row| row.verdict == Verdict::Right),
            // If the answer was shown, there is no answer.
            helped: answers
                .iter()
                .any(|row| row.help == Help::AfterHints && !row.answer.is_empty()),
            mistakes: answers.iter().filter_map(|row| row.mistake).collect(),
            ..Self::begun(&exercise.item, exercise.code)
        }
    }
}

impl History {
    /// The session begun and not ended; `None` also if this version does not understand it.
    pub fn session(&self, learner: LearnerId) -> Result<Option<Begun>, HistoryError> {
        let query = "SELECT at, purpose, chapter, planned, level, seed, asks FROM sessions
                     WHERE learner = ?1";
        let connection = &self.connection;
        let begun = connection.query_row(query, [learner.0], understood);
        Ok(begun.optional()?.flatten())
    }

    /// Stores a session in place of this learner's last one; `None` deletes it.
    pub fn keep_session(
        &mut self,
        learner: LearnerId,
        session: Option<&Begun>,
    ) -> Result<(), HistoryError> {
        // A teacher's chapter may have an id that is too long.
        let fits = |begun: &Begun| begun.chapter.as_deref().is_none_or(lessons::fits);
        let Some(begun) = session.filter(|it| it.purpose.is_kept() && fits(it)) else {
            let delete = "DELETE FROM sessions WHERE learner = ?1";
            self.connection.execute(delete, [learner.0])?;
            return Ok(());
        };
        let (level, seed) = match begun.asks {
            Asks::Fresh { level, seed, .. } => (Some(level), seed),
            Asks::Planned(_) => (None, 0),
        };
        let level = match level {
            Some(Level::Of(difficulty)) => Some(difficulty.number()),
            Some(Level::Mixed) | None => None,
        };
        let insert = "INSERT OR REPLACE INTO sessions
                      (learner, at, purpose, chapter, planned, level, seed, asks)
                      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
        let row = params![
            learner.0,
            begun.at,
            <&str>::from(begun.purpose),
            begun.chapter,
            begun.planned,
            level,
            seed,
            words(&begun.asks),
        ];
        self.connection.execute(insert, row)?;
        Ok(())
    }
}

fn understood(row: &Row<'_>) -> rusqlite::Result<Option<Begun>> {
    let (purpose, asks): (String, String) = (row.get(1)?, row.get(6)?);
    let (at, chapter, planned) = (row.get(0)?, row.get(2)?, row.get(3)?);
    let (level, seed) = (row.get(4)?, row.get(5)?);
    let purpose = purpose.parse().ok().filter(|it: &Purpose| it.is_kept());
    let asks = match purpose {
        Some(Purpose::Practice) => fresh(&asks, level, seed),
        _ => codes(&asks),
    };
    Ok(purpose.zip(asks).map(|(purpose, asks)| Begun {
        at,
        purpose,
        chapter,
        planned,
        asks,
    }))
}

/// Item codes, or pairs such as `score_contract:game-bonus`, separated by spaces.
fn words(asks: &Asks) -> String {
    let words: Vec<String> = match asks {
        Asks::Planned(codes) => codes.iter().map(ItemCode::to_string).collect(),
        Asks::Fresh { topic, .. } => topic
            .asks()
            .map(|(kind, skill)| format!("{}:{}", kind.id(), skill.id()))
            .collect(),
    };
    words.join(" ")
}

fn codes(words: &str) -> Option<Asks> {
    let codes = words.split(' ').map(|code| code.parse().ok());
    Some(Asks::Planned(codes.collect::<Option<_>>()?))
}

fn fresh(words: &str, level: Option<u8>, seed: u32) -> Option<Asks> {
    let asks = words.split(' ').map(|pair| {
        let (kind, skill) = pair.split_once(':')?;
        let kind = Kind::from_id(kind)?;
        let skill = Skill::from_id(skill).filter(|skill| kind.skills().contains(skill))?;
        Some(Topic::of_skill_in(kind, skill))
    });
    let topics: Vec<Topic> = asks.collect::<Option<_>>()?;
    let level = match level {
        Some(number) => Level::Of(Difficulty::from_number(number)?),
        None => Level::Mixed,
    };
    let topic = topics.into_iter().reduce(Topic::with)?;
    Some(Asks::Fresh { topic, level, seed })
}
