//! What is chosen on the page “worksheet”, and what is done there.

use std::path::PathBuf;
use std::sync::Arc;

use crate::exercise::{Group, Level, Skill};
use crate::i18n::Locale;
use crate::sheet::file::SheetError;

#[derive(Debug, Clone)]
pub struct SheetState {
    /// What the exercises are about.
    pub about: About,
    /// At most this number.
    pub items: u8,
    /// How hard those of a topic are; a lesson has its own.
    pub level: Level,
    pub locale: Locale,
    /// Which language follows it, smaller.
    pub second: Option<Locale>,
    /// Whether the key has a file of its own.
    pub key_apart: bool,
    /// Where the file shall lie, as typed or proposed.
    pub path: String,
    /// Whether the path was typed: then it is not replaced by another proposal.
    pub path_typed: bool,
    /// The result of the last command.
    pub said: Option<SheetSaid>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
    /// A lesson, once it is chosen, of a chapter by its number from 0.
    Lesson {
        /// The chapter whose lessons are shown.
        chapter: usize,
        /// The lesson's id.
        id: Option<String>,
    },
    /// All of a group, or one skill of it.
    Topic {
        /// The group.
        group: Group,
        /// One of its skills.
        skill: Option<Skill>,
    },
}

impl SheetState {
    pub const ITEMS: [u8; 4] = [5, 10, 15, 20];
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetCommand {
    /// About something else.
    SetAbout(About),
    /// Another number of exercises.
    SetItems(u8),
    /// Harder or easier.
    SetLevel(Level),
    /// Another language.
    SetLocale(Locale),
    /// Another second language, or none.
    SetSecond(Option<Locale>),
    /// The key in a file of its own, or not.
    SetKeyApart(bool),
    /// Where the file shall lie, as typed.
    TypePath(String),
    /// Make the worksheet.
    Make,
    /// Make the scoring card.
    MakeCard,
    /// Make the score table.
    MakeTable,
}

/// The result of making a sheet.
#[derive(Debug, Clone)]
pub enum SheetSaid {
    /// These files were written.
    Made(Vec<PathBuf>),
    /// A lesson is wanted first.
    NoLesson,
    /// A path is wanted first.
    NoPath,
    /// It could not be written.
    NotMade(Arc<SheetError>),
}

impl SheetSaid {
    pub const fn is_trouble(&self) -> bool {
        !matches!(self, Self::Made(_))
    }
}
