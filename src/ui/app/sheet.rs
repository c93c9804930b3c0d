//! Worksheets, the scoring card and the score table, from the choices on their page.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::exercise::{Difficulty, Group, Kind, Level, Skill, Topic};
use crate::i18n::Catalog;
use crate::sheet::file::{Destination, Printed, SheetError, free_file, make};
use crate::sheet::{Languages, Worksheet};
use crate::ui::printing::{About, SheetCommand, SheetSaid, SheetState};
use crate::ui::{app::App, app::typed_path, page::Page, state::speakers};

impl App {
    pub(super) fn go_sheet(&mut self, lesson: Option<String>) {
        let chapter = lesson.as_deref().and_then(|id| self.state.chapter_of(id));
        let about = About::Lesson {
            chapter: chapter.unwrap_or(0),
            id: lesson.filter(|_| chapter.is_some()),
        };
        self.go(Page::Sheet(SheetState {
            about,
            items: 10,
            level: Level::Of(Difficulty::Easy),
            locale: self.state.locale(),
            second: None,
            key_apart: false,
            path: String::new(),
            path_typed: false,
            said: None,
        }));
        self.propose_sheet();
    }

    pub(super) fn change_sheet(&mut self, command: SheetCommand) {
        use SheetCommand as Change;
        let Page::Sheet(state) = &mut self.state.page else {
            return;
        };
        state.said = None;
        match command {
            Change::SetAbout(about) => {
                state.about = about;
                self.propose_sheet();
            }
            Change::SetItems(items) => state.items = items,
            Change::SetLevel(level) => state.level = level,
            Change::SetLocale(locale) => {
                state.locale = locale;
                // Two variants of one language count as one: no second language then.
                state.second = state.second.filter(|it| it.base() != locale.base());
                self.propose_sheet();
            }
            Change::SetSecond(second) => state.second = second,
            Change::SetKeyApart(apart) => state.key_apart = apart,
            Change::TypePath(path) => (state.path, state.path_typed) = (path, true),
            Change::Make => self.make_worksheet(),
            Change::MakeCard => self.make_reference(&Printed::ScoringCard, "sheet-card-file"),
            Change::MakeTable => self.make_reference(&Printed::ScoreTable, "sheet-table-file"),
        }
    }

    fn say_of_sheet(&mut self, said: SheetSaid) {
        if let Page::Sheet(state) = &mut self.state.page {
            state.said = Some(said);
        }
    }

    /// Puts the path of a new file into the field, unless the user has typed one.
    fn propose_sheet(&mut self) {
        let Page::Sheet(state) = &self.state.page else {
            return;
        };
        if state.path_typed {
            return;
        }
        let stem = match &state.about {
            About::Lesson { id, .. } => id.as_deref().unwrap_or("arbitro"),
            About::Topic { group, skill } => skill.map_or(group.id(), Skill::id),
        };
        let stem = stem.to_owned();
        let path = self.proposed_folder();
        let path = path.map(|folder| free_file(&folder, &stem));
        if let Page::Sheet(state) = &mut self.state.page {
            state.path = path.unwrap_or_default().display().to_string();
        }
    }

    fn in_languages<T>(&self, state: &SheetState, run: impl FnOnce(&Languages<'_>) -> T) -> T {
        let catalog = |locale| Catalog::with_declarer(locale, self.state.choices.declarer);
        let first = catalog(state.locale);
        let second = state.second.map(catalog);
        let letters = self.state.choices.letters;
        run(&speakers(&first, second.as_ref(), letters))
    }

    fn make_worksheet(&mut self) {
        let Page::Sheet(state) = &self.state.page else {
            return;
        };
        let state = state.clone();
        let Some(path) = typed_path::read(&state.path) else {
            return self.say_of_sheet(SheetSaid::NoPath);
        };
        let seed = self.next_seed();
        let made = self.in_languages(&state, |say| {
            let sheet = self.sheet_about(&state, say, seed)?;
            let to = Destination {
                key: state.key_apart.then(|| {
                    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                    let name = [("name", stem.into_owned().into())];
                    let folder = path.parent().unwrap_or(Path::new(""));
                    free_file(folder, &say.first.with("sheet-key-file", name))
                }),
                file: Some(path),
                force: false,
            };
            Some(make(say, &Printed::Worksheet(sheet), "", to))
        });
        let said = made.map_or(SheetSaid::NoLesson, |made| self.said_of(made));
        if let Page::Sheet(state) = &mut self.state.page
            && !said.is_trouble()
        {
            // The next sheet needs another name.
            state.path_typed = false;
            self.propose_sheet();
        }
        self.say_of_sheet(said);
    }

    /// The sheet to make; `None` if no lesson is chosen.
    fn sheet_about(&self, state: &SheetState, say: &Languages<'_>, seed: u32) -> Option<Worksheet> {
        let items = usize::from(state.items);
        match &state.about {
            About::Lesson { id, .. } => {
                let lesson = self.state.course.lesson(id.as_deref()?)?;
                Some(Worksheet::of_lesson(say, lesson, items, seed))
            }
            About::Topic { group, skill } => {
                let kinds: Vec<Kind> = Group::kinds(*group).collect();
                let (title, topic) = match skill {
                    Some(skill) => (say.both(|to| to.skill(*skill)), Topic::of_skills(&[*skill])),
                    None => (say.both(|to| to.group(*group)), Topic::of_kinds(&kinds)),
                };
                Some(Worksheet::of_topic(&title, topic, state.level, items, seed))
            }
        }
    }

    /// Writes the scoring card or the score table to a new file in the folder of the worksheet.
    fn make_reference(&mut self, printed: &Printed, stem: &'static str) {
        let Page::Sheet(state) = &self.state.page else {
            return;
        };
        let typed = typed_path::read(&state.path);
        let beside = typed.as_deref().and_then(Path::parent);
        let typed = beside.filter(|folder| !folder.as_os_str().is_empty());
        let typed = typed.map(Path::to_owned);
        let Some(folder) = typed.or_else(|| self.proposed_folder()) else {
            return self.say_of_sheet(SheetSaid::NoPath);
        };
        let made = self.in_languages(state, |say| {
            let to = Destination {
                file: Some(free_file(&folder, &say.first.text(stem))),
                ..Destination::default()
            };
            make(say, printed, "", to)
        });
        let said = self.said_of(made);
        self.say_of_sheet(said);
    }

    fn said_of(&mut self, made: Result<Vec<(PathBuf, Vec<u8>)>, SheetError>) -> SheetSaid {
        let put = made.and_then(|files| self.put(files));
        put.map_or_else(|error| SheetSaid::NotMade(Arc::new(error)), SheetSaid::Made)
    }
}
