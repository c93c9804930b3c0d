//! Where in the app one is, with what belongs to that place.

use std::collections::BTreeMap;

use crate::exercise::{Difficulty, Group, ItemCodeError, Level, Practice};
use crate::ui::attempt::Attempt;

/// Where in the app one is.
#[derive(Debug, Clone)]
pub enum Place {
    /// The course list.
    Home,
    /// A lesson.
    Lesson(LessonState),
    /// Practice.
    Practice(PracticeState),
}

/// A lesson being taken.
#[derive(Debug, Clone, Default)]
pub struct LessonState {
    /// Its id.
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
}

/// Practice: a choice of topics, or an endless row of exercises.
#[derive(Debug, Clone)]
pub struct PracticeState {
    /// How hard.
    pub level: Level,
    /// Where the exercises come from; `None` while topics are being chosen.
    pub source: Option<Practice>,
    /// The group whose skills are shown one by one.
    pub unfolded: Option<Group>,
    /// The exercise.
    pub attempt: Option<Attempt>,
    /// Questions answered.
    pub asked: u32,
    /// Of these, right.
    pub right: u32,
    /// The item code as typed.
    pub code: String,
    /// What is wrong with it.
    pub code_error: Option<ItemCodeError>,
}

impl Default for PracticeState {
    fn default() -> Self {
        Self {
            level: Level::Of(Difficulty::Easy),
            source: None,
            unfolded: None,
            attempt: None,
            asked: 0,
            right: 0,
            code: String::new(),
            code_error: None,
        }
    }
}

/// How far a lesson has been taken in this session.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// The furthest step reached.
    pub step: usize,
    /// Taken to its end at least once.
    pub finished: bool,
}
