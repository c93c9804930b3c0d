//! Worksheets, the scoring card and the score table, from the choices on their page.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::exercise::{Difficulty, Group, Kind, Level, Topic};
use crate::i18n::{Catalog, Notation, Speaker};
use crate::settings::documents_of_user;
use crate::sheet::file::{Destination, Printed, SheetError, free_file, write};
use crate::sheet::{Both, Languages, Sheet};
use crate::ui::app::App;
use crate::ui::app::typed_path;
use crate::ui::place::Place;
use crate::ui::printing::{About, SheetCommand, SheetSaid, SheetState};

impl App {
    /// Goes to the page of worksheets, with this lesson chosen.
    pub(super) fn go_sheet(&mut self, lesson: Option<String>) {
        let chapters = self.state.course.chapters.iter();
        let chapter = lesson.as_ref().and_then(|id| {
            let mut numbered = chapters.enumerate();
            let has = |(_, (_, lessons)): &(usize, &(_, Vec<crate::course::Lesson>))| {
                lessons.iter().any(|lesson| lesson.id == *id)
            };
            numbered.find(has).map(|(at, _)| at)
        });
        let about = match (chapter, lesson) {
            (Some(chapter), Some(id)) => About::Lesson {
                chapter,
                id: Some(id),
            },
            _ => About::Lesson {
                chapter: 0,
                id: None,
            },
        };
        let state = SheetState {
            about,
            items: 10,
            level: Level::Of(Difficulty::Easy),
            locale: self.state.locale(),
            second: None,
            key_apart: false,
            path: String::new(),
            path_typed: false,
            said: None,
        };
        self.go(Place::Sheet(state));
        self.propose_sheet();
    }

    pub(super) fn change_sheet(&mut self, command: SheetCommand) {
        use SheetCommand as Change;
        match command {
            Change::SetAbout(about) => {
                self.edit_sheet(|state| state.about = about);
                self.propose_sheet();
            }
            Change::SetItems(items) => self.edit_sheet(|state| state.items = items),
            Change::SetLevel(level) => self.edit_sheet(|state| state.level = level),
            Change::SetLocale(locale) => {
                self.edit_sheet(|state| {
                    state.locale = locale;
                    // Two variants of one language count as one: no second language then.
                    state.second = state.second.filter(|it| it.base() != locale.base());
                });
                self.propose_sheet();
            }
            Change::SetSecond(second) => self.edit_sheet(|state| state.second = second),
            Change::SetKeyApart(apart) => self.edit_sheet(|state| state.key_apart = apart),
            Change::TypePath(path) => self.edit_sheet(|state| {
                (state.path, state.path_typed) = (path, true);
            }),
            Change::Make => self.make_worksheet(),
            Change::MakeCard => self.make_reference(&Printed::ScoringCard, "sheet-card-file"),
            Change::MakeTable => self.make_reference(&Printed::ScoreTable, "sheet-table-file"),
        }
    }

    /// Changes a choice and clears the result of the last sheet.
    fn edit_sheet(&mut self, change: impl FnOnce(&mut SheetState)) {
        if let Place::Sheet(state) = &mut self.state.place {
            change(state);
            state.said = None;
        }
    }

    const fn sheet_state(&self) -> Option<&SheetState> {
        match &self.state.place {
            Place::Sheet(state) => Some(state),
            _ => None,
        }
    }

    fn say_of_sheet(&mut self, said: SheetSaid) {
        if let Place::Sheet(state) = &mut self.state.place {
            state.said = Some(said);
        }
    }

    /// Puts the path of a new file into the field, unless the user has typed one.
    fn propose_sheet(&mut self) {
        let Some(state) = self.sheet_state().filter(|state| !state.path_typed) else {
            return;
        };
        let stem = match &state.about {
            About::Lesson { id: Some(id), .. } => id.clone(),
            About::Lesson { id: None, .. } => "arbitro".to_owned(),
            About::Topic {
                skill: Some(skill), ..
            } => skill.id().to_owned(),
            About::Topic { group, .. } => group.id().to_owned(),
        };
        let folder = documents_of_user();
        let path = folder.map(|folder| free_file(&folder, &stem).display().to_string());
        if let Place::Sheet(state) = &mut self.state.place {
            state.path = path.unwrap_or_default();
        }
    }

    fn in_languages<T>(&self, state: &SheetState, run: impl FnOnce(&Languages<'_>) -> T) -> T {
        let catalog = |locale| Catalog::with_declarer(locale, self.state.choices.declarer);
        let first = catalog(state.locale);
        let second = state.second.map(catalog);
        let letters = self.state.choices.letters;
        let say = Languages {
            first: Speaker::new(&first, Notation::new(&first, letters)),
            second: second
                .as_ref()
                .map(|catalog| Speaker::new(catalog, Notation::new(catalog, letters))),
        };
        run(&say)
    }

    fn make_worksheet(&mut self) {
        let Some(state) = self.sheet_state().cloned() else {
            return;
        };
        let Some(path) = typed_path::read(&state.path) else {
            self.say_of_sheet(SheetSaid::NoPath);
            return;
        };
        let seed = self.next_seed();
        let made = self.in_languages(&state, |say| {
            let sheet = self.sheet_about(&state, say, seed)?;
            let to = Destination {
                key: state.key_apart.then(|| key_file(&path, say)),
                file: Some(path),
                force: false,
            };
            Some(write(say, &Printed::Worksheet(sheet), "", to))
        });
        self.say_what_came(made);
    }

    fn say_what_came(&mut self, made: Option<Result<Vec<PathBuf>, SheetError>>) {
        let said = match made {
            None => SheetSaid::NoLesson,
            Some(Ok(files)) => SheetSaid::Made(files),
            Some(Err(error)) => SheetSaid::NotMade(Arc::new(error)),
        };
        if !said.is_trouble()
            && let Place::Sheet(state) = &mut self.state.place
        {
            // The next sheet needs another name.
            state.path_typed = false;
            self.propose_sheet();
        }
        self.say_of_sheet(said);
    }

    /// The sheet to make; `None` if no lesson is chosen.
    fn sheet_about(&self, state: &SheetState, say: &Languages<'_>, seed: u32) -> Option<Sheet> {
        let items = usize::from(state.items);
        match &state.about {
            About::Lesson { id, .. } => {
                let lesson = self.state.course.lesson(id.as_deref()?)?;
                Some(Sheet::of_lesson(say, lesson, items, seed))
            }
            About::Topic { group, skill } => {
                let kinds: Vec<Kind> = Group::kinds(*group).collect();
                let (title, topic): (Both, Topic) = match skill {
                    Some(skill) => (say.both(|to| to.skill(*skill)), Topic::of_skills(&[*skill])),
                    None => (say.both(|to| to.group(*group)), Topic::of_kinds(&kinds)),
                };
                Some(Sheet::of_topic(&title, topic, state.level, items, seed))
            }
        }
    }

    /// Writes the scoring card or the score table to an unused file name, in the folder of the
    /// worksheet.
    fn make_reference(&mut self, printed: &Printed, stem: &'static str) {
        let Some(state) = self.sheet_state().cloned() else {
            return;
        };
        let typed = typed_path::read(&state.path);
        let beside = typed.as_deref().and_then(Path::parent);
        let typed = beside.filter(|folder| !folder.as_os_str().is_empty());
        let Some(folder) = typed.map(Path::to_owned).or_else(documents_of_user) else {
            self.say_of_sheet(SheetSaid::NoPath);
            return;
        };
        let made = self.in_languages(&state, |say| {
            let to = Destination {
                file: Some(free_file(&folder, &say.first.text(stem))),
                ..Destination::default()
            };
            write(say, printed, "", to)
        });
        let said = match made {
            Ok(files) => SheetSaid::Made(files),
            Err(error) => SheetSaid::NotMade(Arc::new(error)),
        };
        self.say_of_sheet(said);
    }
}

fn key_file(path: &Path, say: &Languages<'_>) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = [("name", stem.into_owned().into())];
    let folder = path.parent().unwrap_or(Path::new(""));
    free_file(folder, &say.first.with("sheet-key-file", name))
}
