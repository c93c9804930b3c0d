//! An exercise as a worksheet prints it.

use std::fmt;

use super::Both;
use exercise::asked::read_together;
use exercise::worked::WorkedLine;
use exercise::{Asked, ItemCode, Practised};

/// An exercise of a worksheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Task {
    /// The questions that are printed.
    pub questions: Vec<Asked>,
    /// By what it is found again.
    pub name: Name,
    /// What is said before it.
    pub text: Option<Both>,
    /// What is worked out before them; empty where nothing is.
    pub begun: Vec<WorkedLine>,
}

/// By what an exercise is found again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Name {
    /// Its code, to be typed in the app or the terminal.
    Code(ItemCode),
    /// A question of a lesson's own, by the lesson's id and its place among them from 1.
    Lesson(String, usize),
    /// By nothing: it was made from a teacher's own boards.
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

impl Task {
    pub(super) fn practised(practised: &Practised) -> Self {
        Self {
            questions: read_together(practised.item.questions(), Some(practised.skill)).to_vec(),
            name: practised.code.map_or(Name::Nameless, Name::Code),
            text: None,
            begun: Vec::new(),
        }
    }
}
