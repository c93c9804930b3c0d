//! An exercise of a worksheet.

use std::fmt;

use exercise::asked::read_together;
use exercise::worked::WorkedLine;
use exercise::{Asked, ItemCode, Practised};
use i18n::Both;

/// An exercise of a worksheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Task {
    /// The printed questions.
    pub questions: Vec<Asked>,
    /// What identifies the exercise.
    pub name: Name,
    /// A text before it.
    pub text: Option<Both>,
    /// Lines already worked out before the questions; may be empty.
    pub begun: Vec<WorkedLine>,
}

/// Identifies an exercise on paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Name {
    /// Its code, which can be typed in the app or the terminal.
    Code(ItemCode),
    /// A question of a lesson: the lesson's id, and the number among its questions from 1.
    Lesson(String, usize),
    /// No name: it was made from a teacher's own boards.
    Nameless,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => code.fmt(f),
            Self::Lesson(lesson, number) => write!(f, "{lesson} · {number}"),
            Self::Nameless => Ok(()),
        }
    }
}

impl From<Practised> for Task {
    fn from(practised: Practised) -> Self {
        Self {
            questions: read_together(practised.item.questions(), Some(practised.skill)).to_vec(),
            name: practised.code.map_or(Name::Nameless, Name::Code),
            text: None,
            begun: Vec::new(),
        }
    }
}
