//! The state of the lesson being composed.

use std::collections::BTreeSet;
use std::io;
use std::path::PathBuf;

use crate::course::compose::{TableForm, Unfinished};
use crate::course::from_boards::{Asking, NightBoard, night};
use crate::course::{Draft, LessonError};
use crate::exercise::{Group, Kind, boards::PbnReading};
use crate::ui::attempt::Attempt;

pub const ITEMS: [usize; 4] = [3, 5, 10, 20];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawer {
    Topics,
    Boards,
    Save,
}

#[derive(Debug, Clone, Default)]
pub struct ComposeState {
    pub draft: Draft,
    pub chosen: Option<u32>,
    pub preview: Option<Attempt>,
    pub drawer: Option<Drawer>,
    pub kinds: Vec<Kind>,
    pub unfolded: Option<Group>,
    pub items: usize,
    /// The tag of the language in which the teacher types.
    pub language: &'static str,
    pub boards_path: String,
    pub night: Option<Night>,
    /// The boards picked, by their places in the file from 0.
    pub boards: BTreeSet<usize>,
    pub asking: Asking,
    pub with_hands: bool,
    /// The deal of the selected step as typed; `None` if nothing was typed.
    pub deal_typed: Option<String>,
    /// The table of the selected step as typed; `None` if nothing was typed.
    pub table_typed: Option<TableForm>,
    pub path: String,
    /// Whether the path was typed; then it no longer follows the title.
    pub own_path: bool,
    /// The file that the lesson was read from or last saved to.
    pub file: Option<PathBuf>,
    /// The text of that file at the time, to detect changes by others before it is overwritten.
    pub file_text: Option<String>,
    pub saved: Option<Draft>,
    pub said: Option<SaidOfFile>,
}

#[derive(Debug, Clone)]
pub struct Night {
    pub path: PathBuf,
    pub read: bool,
    pub boards: Vec<NightBoard>,
    /// The boards that the question fits, by their places in the file from 0, ascending.
    pub usable: Vec<usize>,
    /// The current place in `usable`, from 0; the arrow keys start there.
    pub at: usize,
    pub sought: bool,
    pub number: String,
    pub found: Option<Found>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    Number(u32),
    Nowhere,
}

impl Night {
    /// `reading` is `None` if the file could not be read.
    pub fn new(path: PathBuf, reading: Option<PbnReading>, asking: Asking) -> Self {
        let mut night = Self {
            path,
            read: reading.is_some(),
            boards: reading.map_or_else(Vec::new, |reading| night(&reading.boards)),
            usable: Vec::new(),
            at: 0,
            sought: false,
            number: String::new(),
            found: None,
        };
        night.ask(asking);
        night
    }

    /// The number of a board: its own, else its place in the file from 1.
    pub fn number_of(&self, board: usize) -> u32 {
        let own = self.boards.get(board).and_then(|board| board.number);
        let place = || u32::try_from(board + 1).ok();
        own.or_else(place).unwrap_or_default()
    }

    pub fn go_to(&mut self, place: usize) {
        self.at = place.min(self.usable.len().saturating_sub(1));
        self.sought = true;
    }

    /// Goes to the board whose number was typed; again, to the next board with this number.
    pub fn find(&mut self) {
        let number = self.number.trim().parse::<u32>().ok();
        let again = number.is_some() && self.found == number.map(Found::Number);
        let from = if again { self.at + 1 } else { 0 };
        let all = self.usable.len();
        let mut places = (from..all).chain(0..from.min(all));
        let place = places.find(|place| {
            let board = self.usable.get(*place);
            number.is_some() && board.map(|board| self.number_of(*board)) == number
        });
        self.found = Some(place.and(number).map_or(Found::Nowhere, Found::Number));
        if let Some(place) = place {
            self.go_to(place);
        }
    }

    pub fn ask(&mut self, asking: Asking) {
        let boards = self.boards.iter().enumerate();
        let usable = boards.filter(|(_, board)| board.item(asking).is_some());
        let board = self.usable.get(self.at).copied().unwrap_or_default();
        self.usable = usable.map(|(at, _)| at).collect();
        // Stay at the current board if it is still usable.
        self.be_at(board);
        self.found = None;
    }

    /// Goes to a board of the file; if it is not usable, to the next usable one, else to the last.
    pub fn be_at(&mut self, board: usize) {
        let near = self.usable.partition_point(|usable| *usable < board);
        self.at = near.min(self.usable.len().saturating_sub(1));
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaidOfFile {
    Saved {
        file: PathBuf,
        /// The backup copy of what someone else had written there.
        copy: Option<PathBuf>,
    },
    Exists(PathBuf),
    NotWritten(PathBuf),
    /// Nothing was written: the lesson is longer than a file that can be read again.
    TooLong,
    /// Nothing was written: the backup copy of what someone else had written there failed.
    NotKept(PathBuf, NotKept),
    NoPath,
    Unfinished(Unfinished),
    NotRead(Box<LessonError>),
    /// Unsaved changes stand in the way of opening this file, or of a new lesson (`None`).
    Unsaved(Option<PathBuf>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotKept {
    Full,
    Forbidden,
    Other,
}

impl NotKept {
    pub fn of(error: &io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded => Self::Full,
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Self::Forbidden,
            _ => Self::Other,
        }
    }

    pub const fn text(self) -> &'static str {
        match self {
            Self::Full => "compose-not-kept-full",
            Self::Forbidden => "compose-not-kept-forbidden",
            Self::Other => "compose-not-kept",
        }
    }
}

impl ComposeState {
    pub fn new(language: &'static str) -> Self {
        Self {
            drawer: Some(Drawer::Topics),
            items: 5,
            language,
            with_hands: true,
            ..Self::default()
        }
    }

    pub fn at_night(&mut self, change: impl FnOnce(&mut Night)) {
        if let Some(night) = &mut self.night {
            change(night);
        }
    }

    /// Adds a step beside the selected one, and selects it.
    pub fn add(&mut self, add: impl FnOnce(&mut Draft, Option<u32>) -> u32) {
        let key = add(&mut self.draft, self.chosen);
        self.choose(Some(key));
    }

    pub fn is_unsaved(&self) -> bool {
        !self.draft.steps().is_empty() && self.saved.as_ref() != Some(&self.draft)
    }

    pub fn warn_of_unsaved(&mut self, file: Option<PathBuf>) {
        self.drawer = Some(Drawer::Save);
        self.said = Some(SaidOfFile::Unsaved(file));
    }

    pub fn choose(&mut self, key: Option<u32>) {
        self.drawer = None;
        self.deal_typed = None;
        self.table_typed = None;
        self.chosen = key.filter(|key| self.draft.step(*key).is_some());
        self.preview = self.chosen.and_then(|key| {
            let item = self.draft.step(key)?.step.exercise()?;
            let mut attempt = Attempt::new(item.clone());
            attempt.show_answer();
            Some(attempt)
        });
    }
}
