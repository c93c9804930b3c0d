//! What screens may read of the state.

use std::path::Path;

use crate::clock::Moment;
use crate::course::{Course, LessonError, LessonFolder};
use crate::i18n::glossary::{Entry, entries};
use crate::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use crate::learner::Session;
use crate::learner::{Notebook, Today};
use crate::settings::{Settings, SettingsFile};
use crate::ui::attempt::Attempt;
use crate::ui::own_boards::OwnBoards;
use crate::ui::place::{Place, PracticeState};

use super::App;

impl App {
    /// The speaker of the chosen language.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'_> {
        Speaker::new(&self.catalog, self.notation())
    }

    /// The speaker of the second language, where one is chosen.
    #[must_use]
    pub fn second_speaker(&self) -> Option<Speaker<'_>> {
        let catalog = self.second.as_ref()?;
        let notation = Notation::new(catalog, self.choices.letters);
        Some(Speaker::new(catalog, notation))
    }

    pub(super) fn notation(&self) -> Notation<'_> {
        Notation::new(&self.catalog, self.choices.letters)
    }

    /// The chosen language.
    #[must_use]
    pub const fn locale(&self) -> Locale {
        self.catalog.locale()
    }

    /// What has been chosen. The language in it is the one that is kept; see [`App::locale`].
    #[must_use]
    pub const fn choices(&self) -> &Settings {
        &self.choices
    }

    /// The chosen card letters.
    #[must_use]
    pub const fn letters(&self) -> CardLetters {
        self.choices.letters
    }

    /// Light on dark.
    #[must_use]
    pub const fn dark(&self) -> bool {
        self.choices.dark
    }

    /// The text size, per cent.
    #[must_use]
    pub const fn text_size(&self) -> u16 {
        self.choices.text_size
    }

    /// The course.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// A lesson file that could not be shown.
    #[must_use]
    pub const fn lesson_error(&self) -> Option<&LessonError> {
        self.lesson_error.as_ref()
    }

    /// Where one is.
    #[must_use]
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// The notebook of whoever learns just now.
    #[must_use]
    pub const fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    /// Where the history lies; `None` if nothing is kept.
    #[must_use]
    pub fn history_path(&self) -> Option<&Path> {
        self.history.as_deref()
    }

    /// What is to be repeated today.
    #[must_use]
    pub const fn today(&self) -> &Today {
        &self.today
    }

    /// The moment it is.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    /// The glossary in the language of the reader; empty until help is opened.
    #[must_use]
    pub fn glossary(&self) -> &[Entry] {
        &self.glossary
    }

    /// Reads the glossary, with the terms of the other languages to search by.
    pub(super) fn read_glossary(&mut self) {
        let here = self.catalog.locale().base();
        let others = Locale::BASES.into_iter().filter(|locale| *locale != here);
        let others: Vec<Catalog> = others.map(Catalog::new).collect();
        let others: Vec<Speaker<'_>> = others
            .iter()
            .map(|catalog| Speaker::new(catalog, Notation::new(catalog, self.choices.letters)))
            .collect();
        self.glossary = entries(&self.speaker(), &others);
    }

    /// The teacher's own boards that take the place of the bank.
    #[must_use]
    pub const fn boards(&self) -> Option<&OwnBoards> {
        self.boards.as_ref()
    }

    /// The folder of lessons that is open.
    #[must_use]
    pub const fn folder(&self) -> Option<&LessonFolder> {
        self.folder.as_ref()
    }

    /// The path of a folder of lessons, as far as it is typed.
    #[must_use]
    pub fn folder_path(&self) -> &str {
        &self.folder_path
    }

    /// The path of a file of boards, as far as it is typed.
    #[must_use]
    pub fn boards_path(&self) -> &str {
        &self.boards_path
    }

    /// Where the choices are kept, and what became of a file that could not be read.
    #[must_use]
    pub const fn settings(&self) -> &SettingsFile {
        &self.settings
    }

    /// Whether the choices last made could not be written.
    #[must_use]
    pub const fn settings_unkept(&self) -> bool {
        self.settings_unkept
    }

    /// Whether the list of keys is open.
    #[must_use]
    pub const fn keys_shown(&self) -> bool {
        self.keys_shown
    }

    /// Whether the list of places is open, where there is no room for the rail.
    #[must_use]
    pub const fn menu_shown(&self) -> bool {
        self.menu_shown
    }

    /// The row of exercises that is left to be gone on with, if there is one.
    #[must_use]
    pub fn left_practice(&self) -> Option<&PracticeState> {
        self.left_practice.as_ref()
    }

    /// The exercise on the screen, if there is one.
    #[must_use]
    pub fn attempt(&self) -> Option<&Attempt> {
        match &self.place {
            Place::Lesson(lesson) => lesson.attempt.as_ref(),
            Place::Practice(practice) => {
                let session = practice.session.as_ref();
                let hidden = session.is_some_and(|session| session.paused || session.over);
                practice.attempt.as_ref().filter(|_| !hidden)
            }
            _ => None,
        }
    }

    /// The row of exercises on the screen, as long as it is not over.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        match &self.place {
            Place::Practice(practice) => practice.session.as_ref().filter(|it| !it.over),
            _ => None,
        }
    }

    pub(super) fn attempt_mut(&mut self) -> Option<&mut Attempt> {
        match &mut self.place {
            Place::Lesson(lesson) => lesson.attempt.as_mut(),
            Place::Practice(practice) => practice.attempt.as_mut(),
            _ => None,
        }
    }
}
