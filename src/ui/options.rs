//! What the command line asks of the window.

use std::path::PathBuf;

use crate::clock::Clock;
use crate::course::Named;
use crate::exercise::ItemCode;
use crate::i18n::Locale;
use crate::settings::SettingsFile;

#[derive(Debug, Clone)]
pub struct Options {
    /// The language to begin with.
    pub locale: Locale,
    /// A lesson to open.
    pub lesson: Option<Named>,
    /// An exercise to open.
    pub item: Option<ItemCode>,
    /// A PBN file whose boards are practised on.
    pub boards: Option<PathBuf>,
    /// Where the choices of the person at the window are kept.
    pub settings: SettingsFile,
    /// Where the history of the learners lies; `None` keeps nothing.
    pub history: Option<PathBuf>,
    /// Begin in front of a class, with the lesson that is opened.
    pub projector: bool,
    /// Where a person looks for files; nowhere keeps no votes.
    pub documents: Option<PathBuf>,
    /// A folder of lessons to propose to a teacher.
    pub lessons: Option<PathBuf>,
    /// What tells the moment.
    pub clock: Clock,
}

impl Options {
    /// Nothing but a language: no settings and no history are kept.
    pub fn new(locale: Locale) -> Self {
        Self {
            locale,
            lesson: None,
            item: None,
            boards: None,
            settings: SettingsFile::default(),
            history: None,
            projector: false,
            documents: None,
            lessons: None,
            clock: Clock::of_system(),
        }
    }
}
