//! The choices on the page of worksheets, and its commands.

use std::path::PathBuf;
use std::sync::Arc;

use crate::exercise::{Group, Level, Skill};
use crate::i18n::Locale;
use crate::sheet::file::SheetError;

#[derive(Debug, Clone)]
pub struct SheetState {
    pub about: About,
    /// The most exercises on the sheet.
    pub items: u8,
    pub level: Level,
    pub locale: Locale,
    pub second: Option<Locale>,
    pub key_apart: bool,
    /// The path of the worksheet, as typed or proposed.
    pub path: String,
    /// Whether the path was typed. A proposal then no longer replaces it.
    pub path_typed: bool,
    /// The result of the last command.
    pub said: Option<SheetSaid>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
    /// A lesson of a chapter; `id` is `None` until one is chosen.
    Lesson {
        /// The chapter whose lessons are listed, from 0.
        chapter: usize,
        id: Option<String>,
    },
    /// All of a group, or one skill of it.
    Topic {
        group: Group,
        /// A skill of the group; `None` for all.
        skill: Option<Skill>,
    },
}

impl SheetState {
    pub const ITEMS: [u8; 4] = [5, 10, 15, 20];
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetCommand {
    SetAbout(About),
    SetItems(u8),
    SetLevel(Level),
    SetLocale(Locale),
    SetSecond(Option<Locale>),
    SetKeyApart(bool),
    TypePath(String),
    Make,
    MakeCard,
    MakeTable,
}

/// The result of making a sheet.
#[derive(Debug, Clone)]
pub enum SheetSaid {
    Made(Vec<PathBuf>),
    /// A lesson must be chosen first.
    NoLesson,
    NoPath,
    NotMade(Arc<SheetError>),
}

impl SheetSaid {
    pub const fn is_trouble(&self) -> bool {
        !matches!(self, Self::Made(_))
    }
}
