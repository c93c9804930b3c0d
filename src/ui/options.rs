//! The options that the command line gives to the window.

use std::path::PathBuf;

use crate::clock::Clock;
use crate::course::Named;
use crate::exercise::ItemCode;
use crate::i18n::Locale;
use crate::settings::SettingsFile;

#[derive(Debug, Clone)]
pub struct Options {
    pub locale: Locale,
    pub lesson: Option<Named>,
    pub item: Option<ItemCode>,
    /// A PBN file of boards to practise with.
    pub boards: Option<PathBuf>,
    pub settings: SettingsFile,
    /// The file of the learners' history; `None` saves nothing.
    pub history: Option<PathBuf>,
    /// Whether to start in front of a class, with the lesson that is opened.
    pub projector: bool,
    /// The user's folder of documents. Without it votes cannot be saved.
    pub documents: Option<PathBuf>,
    /// A folder of lessons that the app proposes to a teacher.
    pub lessons: Option<PathBuf>,
    pub clock: Clock,
}

impl Options {
    /// Only a language: settings and history are not saved.
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
