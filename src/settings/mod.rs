//! The user's settings, kept between sessions in a small RON file. A broken file never stops the
//! program: the defaults apply, and the file is set aside under another name before new settings
//! are written. Reading changes nothing. Writing is atomic: after a power failure, the old file or
//! the new one is there.

#![allow(missing_docs, reason = "docs are there where a name does not tell it")]

mod folders;

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::course::files;
use crate::exercise::{Skill, Topic};
use crate::i18n::{CardLetters, DeclarerWord, Locale};

pub use folders::{DATA, Folders, MARKER, OwnFolders};

/// The largest settings file, in bytes.
const MAX_BYTES: u64 = 1 << 16;

/// The most lesson files remembered.
const RECENT: usize = 8;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// The language; `None` means the system's.
    pub locale: Option<Locale>,
    pub letters: CardLetters,
    pub dark: bool,
    /// Size of the text, 80 to 250 per cent.
    pub text_size: u16,
    pub second: Option<Locale>,
    /// Whether each suit has its own colour: diamonds orange, clubs green.
    pub four_colors: bool,
    pub motion: bool,
    pub declarer: DeclarerWord,
    /// Whether the club uses the stop card; otherwise practice and review leave it out.
    pub stop_card: bool,
    /// The last learner, by the number in the history.
    pub learner: Option<i64>,
    /// Whether the teacher has a second window beside the projector's.
    pub teacher_window: bool,
    /// The last position of the projector window: its top left corner in desktop pixels.
    pub projector_at: Option<[i32; 2]>,
}

impl Settings {
    /// A topic without what the club does not use.
    pub fn of_the_club(self, topic: Topic) -> Topic {
        match self.stop_card {
            true => topic,
            false => topic.without(Skill::StopCard),
        }
    }

    /// Whether the club has a use for the skill.
    pub fn practises(self, skill: Skill) -> bool {
        self.stop_card || skill != Skill::StopCard
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            locale: None,
            second: None,
            four_colors: false,
            motion: true,
            declarer: DeclarerWord::Giocante,
            stop_card: true,
            learner: None,
            teacher_window: false,
            projector_at: None,
            letters: CardLetters::National,
            dark: false,
            text_size: 100,
        }
    }
}

/// The settings as the file has them; those of other versions are read as far as understood.
#[derive(Serialize, Deserialize)]
#[serde(default, rename = "settings")]
struct Written {
    language: Option<String>,
    card_letters: String,
    dark: bool,
    text_size: u16,
    second_language: Option<String>,
    four_colors: bool,
    motion: bool,
    italian_declarer: String,
    stop_card: bool,
    learner: Option<i64>,
    teacher_window: bool,
    projector_at: Option<[i32; 2]>,
    recent_lessons: Vec<PathBuf>,
}

impl Default for Written {
    fn default() -> Self {
        Self::from(Settings::default())
    }
}

const NATIONAL: &str = "national";
const INTERNATIONAL: &str = "international";

impl From<Settings> for Written {
    fn from(settings: Settings) -> Self {
        let letters = match settings.letters {
            CardLetters::National => NATIONAL,
            CardLetters::International => INTERNATIONAL,
        };
        let tag = |locale: Option<Locale>| Some(locale?.tag().to_owned());
        Self {
            language: tag(settings.locale),
            card_letters: letters.to_owned(),
            dark: settings.dark,
            text_size: settings.text_size,
            second_language: tag(settings.second),
            four_colors: settings.four_colors,
            motion: settings.motion,
            italian_declarer: settings.declarer.word().to_owned(),
            stop_card: settings.stop_card,
            learner: settings.learner,
            teacher_window: settings.teacher_window,
            projector_at: settings.projector_at,
            recent_lessons: Vec::new(),
        }
    }
}

impl From<Written> for Settings {
    fn from(written: Written) -> Self {
        let locale = |tag: Option<String>| Locale::from_tag(&tag?);
        Self {
            locale: locale(written.language),
            letters: match written.card_letters.as_str() {
                INTERNATIONAL => CardLetters::International,
                _ => CardLetters::National,
            },
            dark: written.dark,
            text_size: written.text_size.clamp(80, 250),
            second: locale(written.second_language),
            four_colors: written.four_colors,
            motion: written.motion,
            declarer: DeclarerWord::ALL
                .into_iter()
                .find(|word| word.word() == written.italian_declarer)
                .unwrap_or_default(),
            stop_card: written.stop_card,
            learner: written.learner,
            teacher_window: written.teacher_window,
            projector_at: written.projector_at,
        }
    }
}

/// The folder in which file dialogs start; see [`Folders`].
pub fn documents_of_user() -> Option<PathBuf> {
    Folders::of_user().documents
}

#[derive(Debug, Clone, Default)]
pub struct SettingsFile {
    path: Option<PathBuf>,
    settings: Settings,
    recent_lessons: Vec<PathBuf>,
    broken: Option<PathBuf>,
}

impl SettingsFile {
    pub fn of_user() -> Self {
        let path = Folders::of_user().settings;
        path.map_or_else(Self::default, Self::at)
    }

    /// The settings file at this path; it need not exist.
    pub fn at(path: PathBuf) -> Self {
        let read = read(&path);
        let broken = read.is_none().then(|| path.clone());
        let mut written = read.unwrap_or_default();
        let mut recent_lessons = std::mem::take(&mut written.recent_lessons);
        recent_lessons.truncate(RECENT);
        Self {
            path: Some(path),
            settings: written.into(),
            recent_lessons,
            broken,
        }
    }

    /// The settings in a text that a host without files has stored; the defaults if it cannot be read.
    pub fn of_text(text: &str) -> Self {
        let written: Written = ron::from_str(text).unwrap_or_default();
        Self {
            settings: written.into(),
            ..Self::default()
        }
    }

    /// Settings as the text that [`of_text`](Self::of_text) reads.
    pub fn to_text(settings: Settings) -> String {
        ron::to_string(&Written::from(settings)).unwrap_or_default()
    }

    /// The settings when the file was last read or written.
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// The path of the file; `None` if nothing is stored.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// A file that could not be read; after new settings are written, where it was set aside.
    pub fn broken(&self) -> Option<&Path> {
        self.broken.as_deref()
    }

    /// Stores new settings. Nothing is written if they are unchanged.
    pub fn keep(&mut self, settings: Settings) -> io::Result<()> {
        if settings == self.settings {
            return Ok(());
        }
        self.settings = settings;
        self.write()
    }

    /// The lesson files saved or opened last, the newest first.
    pub fn recent_lessons(&self) -> &[PathBuf] {
        &self.recent_lessons
    }

    pub fn add_recent_lesson(&mut self, file: &Path) -> io::Result<()> {
        let file = std::path::absolute(file)?;
        if self.recent_lessons.first() == Some(&file) {
            return Ok(());
        }
        self.recent_lessons.retain(|other| *other != file);
        self.recent_lessons.insert(0, file);
        self.recent_lessons.truncate(RECENT);
        self.write()
    }

    fn write(&mut self) -> io::Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let written = Written {
            recent_lessons: self.recent_lessons.clone(),
            ..Written::from(self.settings)
        };
        let text = ron::ser::to_string_pretty(&written, ron::ser::PrettyConfig::default())
            .map_err(io::Error::other)?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        if self.broken.as_ref() == Some(path) {
            self.broken = Some(set_aside(path)?);
        }
        files::replace(path, text.as_bytes())
    }
}

/// The settings in a file, the defaults if there is none; `None` if they cannot be read.
fn read(path: &Path) -> Option<Written> {
    match fs::metadata(path) {
        Ok(file) if file.is_file() => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Some(Written::default()),
        _ => return None,
    }
    // The limit is checked while reading: the size that a system reports may be wrong.
    let mut text = String::new();
    let file = File::open(path).ok()?;
    let read = file.take(MAX_BYTES + 1).read_to_string(&mut text).ok()?;
    if read as u64 > MAX_BYTES {
        return None;
    }
    ron::from_str(&text).ok()
}

/// Renames a file that cannot be read to a free name.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let name = |number: u32| path.with_extension(format!("ron.broken-{number}"));
    let free = (1..1000).map(name).find(|name| !name.exists());
    let free = free.ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &free)?;
    Ok(free)
}
