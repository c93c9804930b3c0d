//! A lesson being composed, as the window holds it.

use std::collections::BTreeSet;
use std::io;
use std::path::PathBuf;

use crate::course::Draft;
use crate::course::compose::{TableForm, Unfinished};
use crate::course::from_boards::{Asking, NightBoard, night};
use crate::exercise::boards::PbnReading;
use crate::exercise::{Group, Kind};
use crate::ui::attempt::Attempt;

/// How many exercises can be proposed at once.
pub const ITEMS: [usize; 4] = [3, 5, 10, 20];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawer {
    Topics,
    Boards,
    Save,
}

#[derive(Debug, Clone)]
pub struct ComposeState {
    pub draft: Draft,
    /// The step that is looked at.
    pub chosen: Option<u32>,
    /// Its exercise as it will be asked, with the answer.
    pub preview: Option<Attempt>,
    /// What is open instead.
    pub drawer: Option<Drawer>,
    pub kinds: Vec<Kind>,
    /// The group whose kinds are shown.
    pub unfolded: Option<Group>,
    pub items: usize,
    /// The language in which words are typed.
    pub language: &'static str,
    pub boards_path: String,
    /// The boards of that file.
    pub night: Option<Night>,
    /// Which of them are picked.
    pub boards: BTreeSet<usize>,
    pub asking: Asking,
    /// Their four hands are shown before the question.
    pub with_hands: bool,
    /// The deal of the step looked at, as typed, if it was typed.
    pub deal_typed: Option<String>,
    /// The table of the step looked at, as typed, if it was typed.
    pub table_typed: Option<TableForm>,
    pub path: String,
    /// The path was typed: it no longer follows the title.
    pub own_path: bool,
    /// The file that the lesson was read from or last written to.
    pub file: Option<PathBuf>,
    /// What that file held then: who has written there since is not to lose it.
    pub file_text: Option<String>,
    pub saved: Option<Draft>,
    pub said: Option<SaidOfFile>,
}

#[derive(Debug, Clone)]
pub struct Night {
    pub path: PathBuf,
    /// Whether it could be read at all.
    pub read: bool,
    /// Its boards.
    pub boards: Vec<NightBoard>,
    /// Which of them say enough for what is asked, by their numbers from 0, rising.
    pub usable: Vec<usize>,
    /// The current place among these, from 0: there the arrow keys begin.
    pub at: usize,
    /// That board is to be brought into sight.
    pub sought: bool,
    /// The number of a board that is looked for, as typed.
    pub number: String,
    /// The result of the search.
    pub found: Option<Found>,
}

/// The result of looking for a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// A board of this number.
    Number(u32),
    /// None that can be asked about has such a number.
    Nowhere,
}

impl Night {
    /// The boards of a file, to ask this of them; `None` if it could not be read.
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

    /// The number of a board: its own, else its place in the file.
    pub fn number_of(&self, board: usize) -> u32 {
        let own = self.boards.get(board).and_then(|board| board.number);
        let place = || u32::try_from(board + 1).ok();
        own.or_else(place).unwrap_or_default()
    }

    /// Goes to a board among those that can be asked about, from 0.
    pub fn go_to(&mut self, place: usize) {
        self.at = place.min(self.usable.len().saturating_sub(1));
        self.sought = true;
    }

    /// Goes to the board whose number was typed; again, to the next one of this number, where a
    /// file has several.
    pub fn find(&mut self) {
        let number = self.number.trim().parse::<u32>().ok();
        let again = number.is_some_and(|number| self.found == Some(Found::Number(number)));
        let from = if again { self.at + 1 } else { 0 };
        let all = self.usable.len();
        let places = (from..all).chain(0..from.min(all));
        let mut places = places.filter(|place| {
            let board = self.usable.get(*place);
            board.map(|board| self.number_of(*board)) == number
        });
        let place = number.and_then(|_| places.next());
        self.found = Some(match (place, number) {
            (Some(_), Some(number)) => Found::Number(number),
            _ => Found::Nowhere,
        });
        if let Some(place) = place {
            self.go_to(place);
        }
    }

    /// Something else is asked of the boards.
    pub fn ask(&mut self, asking: Asking) {
        let boards = self.boards.iter().enumerate();
        let usable = boards.filter(|(_, board)| board.item(asking).is_some());
        let board = self.usable.get(self.at).copied().unwrap_or_default();
        self.usable = usable.map(|(at, _)| at).collect();
        // The current board stays, as far as it can be asked about.
        self.be_at(board);
        self.found = None;
    }

    /// Makes a board of the file the current one, or the next that can be asked about.
    pub fn be_at(&mut self, board: usize) {
        let near = self.usable.partition_point(|usable| *usable < board);
        self.at = near.min(self.usable.len().saturating_sub(1));
    }
}

/// The result of saving a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaidOfFile {
    Saved {
        /// Where.
        file: PathBuf,
        /// The copy of what somebody else had written there.
        copy: Option<PathBuf>,
    },
    /// Something else lies there already.
    Exists(PathBuf),
    /// It could not be written there.
    NotWritten(PathBuf),
    /// No copy of what somebody else had written there could be kept: nothing was written.
    NotKept(PathBuf, NotKept),
    /// A path is wanted first.
    NoPath,
    /// The lesson is not finished.
    Unfinished(Unfinished),
    /// The file could not be read as a lesson.
    NotRead(PathBuf),
    /// This lesson is not saved yet, and another one was to be changed, that of this file, or a
    /// new one to be begun.
    Unsaved(Option<PathBuf>),
}

/// Why no copy of a file could be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotKept {
    /// The disk has no room.
    Full,
    /// The system allows no writing there.
    Forbidden,
    /// Something else.
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
            draft: Draft::default(),
            chosen: None,
            preview: None,
            drawer: Some(Drawer::Topics),
            kinds: Vec::new(),
            unfolded: None,
            items: 5,
            language,
            boards_path: String::new(),
            night: None,
            boards: BTreeSet::new(),
            asking: Asking::Score,
            with_hands: true,
            deal_typed: None,
            table_typed: None,
            path: String::new(),
            own_path: false,
            file: None,
            file_text: None,
            saved: None,
            said: None,
        }
    }

    /// Changes what is looked at in the file of boards that is open.
    pub fn at_night(&mut self, change: impl FnOnce(&mut Night)) {
        if let Some(night) = &mut self.night {
            change(night);
        }
    }

    /// Whether something would be lost if another lesson took its place.
    pub fn is_unsaved(&self) -> bool {
        !self.draft.steps().is_empty() && self.saved.as_ref() != Some(&self.draft)
    }

    /// Looks at a step, its exercise with the answer.
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
