//! The state of the window, and the one place that acts on commands.

use std::collections::HashMap;

use egui::Ui;

use crate::course::{Course, Lesson, LessonError, Step, load};
use crate::exercise::{Difficulty, ItemCode, Kind, Level, Practice, Topic};
use crate::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use crate::settings::{Settings, SettingsFile};
use crate::ui::Options;
use crate::ui::attempt::Attempt;
use crate::ui::command::Command;
use crate::ui::own_boards::OwnBoards;
use crate::ui::place::{LessonProgress, LessonState, Place, PracticeState};
use crate::ui::screens;
use crate::ui::theme::Theme;

/// The text sizes one can choose, per cent.
pub const TEXT_SIZES: [u16; 9] = [80, 90, 100, 115, 130, 150, 175, 200, 250];

/// The window's state.
#[derive(Debug)]
pub struct App {
    catalog: Catalog,
    letters: CardLetters,
    dark: bool,
    text_size: u16,
    course: Course,
    /// A lesson file named on the command line that cannot be shown.
    lesson_error: Option<LessonError>,
    place: Place,
    /// The lesson and the practice last left, as they stood.
    left_lesson: Option<LessonState>,
    left_practice: Option<PracticeState>,
    progress: HashMap<String, LessonProgress>,
    /// A teacher's own boards, or why there are none.
    boards: Option<OwnBoards>,
    /// Where they are, as typed.
    boards_path: String,
    keys_shown: bool,
    settings: SettingsFile,
    /// The language that was chosen here or at an earlier start; the command line's is none.
    chosen: Option<Locale>,
    /// Whether the choices could not be written.
    settings_unkept: bool,
    seed: u32,
    commands: Vec<Command>,
    /// What was last put into egui's style.
    styled: Option<(bool, f32)>,
}

impl App {
    /// The app at its start. `seed` decides which fresh exercises come.
    #[must_use]
    pub fn new(options: Options, seed: u32) -> Self {
        let catalog = Catalog::new(options.locale);
        let course = load::embedded().with_texts_checked(|id| catalog.has(id));
        let kept = options.settings.settings();
        let mut app = Self {
            catalog,
            letters: kept.letters,
            dark: kept.dark,
            text_size: kept.text_size,
            course,
            lesson_error: None,
            place: Place::Home,
            left_lesson: None,
            left_practice: None,
            progress: HashMap::new(),
            boards: None,
            boards_path: String::new(),
            keys_shown: false,
            chosen: kept.locale,
            settings: options.settings,
            settings_unkept: false,
            seed,
            commands: Vec::new(),
            styled: None,
        };
        if let Some(path) = options.lesson {
            app.open_file(&path);
        }
        if let Some(path) = options.boards {
            app.boards = Some(OwnBoards::open(&path));
            app.place = Place::Practice(PracticeState::default());
        }
        if let Some(code) = options.item {
            app.place = Place::Practice(PracticeState {
                source: Some(more_like(code, seed)),
                level: Level::Of(code.difficulty()),
                attempt: Some(Attempt::of_code(code)),
                ..PracticeState::default()
            });
        }
        app
    }

    fn open_file(&mut self, path: &std::path::Path) {
        match load::read_lesson(path, |id| self.catalog.has(id)) {
            Ok(lesson) => {
                let id = lesson.id.clone();
                let chapter = crate::course::Chapter {
                    id: id.clone(),
                    title: lesson.title.clone(),
                    lessons: vec![id.clone()],
                };
                // It takes the place of a lesson of the course with the same id.
                for (_, lessons) in &mut self.course.chapters {
                    lessons.retain(|known| known.id != id);
                }
                self.course.chapters.insert(0, (chapter, vec![lesson]));
                self.apply(Command::OpenLesson(id));
            }
            Err(error) => self.lesson_error = Some(error),
        }
    }

    /// The speaker of the chosen language.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'_> {
        Speaker::new(&self.catalog, self.notation())
    }

    fn notation(&self) -> Notation<'_> {
        Notation::new(&self.catalog, self.letters)
    }

    /// The chosen language.
    #[must_use]
    pub const fn locale(&self) -> Locale {
        self.catalog.locale()
    }

    /// The chosen card letters.
    #[must_use]
    pub const fn letters(&self) -> CardLetters {
        self.letters
    }

    /// Light on dark.
    #[must_use]
    pub const fn dark(&self) -> bool {
        self.dark
    }

    /// The text size, per cent.
    #[must_use]
    pub const fn text_size(&self) -> u16 {
        self.text_size
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

    /// How far a lesson has been taken.
    #[must_use]
    pub fn progress(&self, lesson: &str) -> Option<LessonProgress> {
        self.progress.get(lesson).copied()
    }

    /// The teacher's own boards that take the place of the bank.
    #[must_use]
    pub const fn boards(&self) -> Option<&OwnBoards> {
        self.boards.as_ref()
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

    /// The exercise on the screen, if there is one.
    #[must_use]
    pub const fn attempt(&self) -> Option<&Attempt> {
        match &self.place {
            Place::Home => None,
            Place::Lesson(lesson) => lesson.attempt.as_ref(),
            Place::Practice(practice) => practice.attempt.as_ref(),
        }
    }

    /// Draws the window and then acts on what was done in it.
    pub fn draw_ui(&mut self, ui: &mut Ui) {
        let window = ui.ctx().content_rect().size();
        let theme = Theme::new(self.dark, Theme::scale(window, self.text_size));
        if self.styled != Some((theme.dark, theme.k)) {
            theme.apply(ui.ctx());
            self.styled = Some((theme.dark, theme.k));
            // The style of this pass was taken before: draw it anew.
            ui.ctx().request_discard("style");
        }
        let mut commands = std::mem::take(&mut self.commands);
        screens::window_ui(ui, self, &theme, &mut commands);
        for command in commands.drain(..) {
            self.apply(command);
            ui.ctx().request_repaint();
        }
        self.commands = commands;
    }

    /// Acts on a command: the only writer of the state. What is chosen is kept at once.
    pub fn apply(&mut self, command: Command) {
        self.act(command);
        let settings = Settings {
            locale: self.chosen,
            letters: self.letters,
            dark: self.dark,
            text_size: self.text_size,
        };
        if settings != self.settings.settings() {
            self.settings_unkept = self.settings.keep(settings).is_err();
        }
    }

    fn act(&mut self, command: Command) {
        match command {
            Command::GoHome => self.go(Place::Home),
            Command::GoPractice => {
                if !matches!(self.place, Place::Practice(_)) {
                    let practice = self.left_practice.take().unwrap_or_default();
                    self.go(Place::Practice(practice));
                }
            }
            Command::OpenLesson(id) => self.open_lesson(&id),
            Command::Forward => self.forward(),
            Command::Back => self.back(),
            Command::ShowAnswer => self.edit(Attempt::show_answer),
            Command::Practise(kind) => {
                let topic = kind.map_or_else(Topic::mixed, |kind| Topic::of_kinds(&[kind]));
                self.practise(topic);
            }
            Command::PractiseGroup(group) => {
                let kinds: Vec<Kind> = group.kinds().collect();
                self.practise(Topic::of_kinds(&kinds));
            }
            Command::ShowSkills(group) => {
                if let Place::Practice(practice) = &mut self.place {
                    practice.unfolded = group;
                }
            }
            Command::ShowEveryCard(shown) => self.edit(|attempt| attempt.every_card = shown),
            Command::PractiseSkills(skills) => {
                self.practise(Topic::of_skills(&skills));
            }
            Command::ChooseTopic => {
                let level = match &self.place {
                    Place::Practice(practice) => practice.level,
                    _ => Level::Of(Difficulty::Easy),
                };
                self.place = Place::Practice(PracticeState {
                    level,
                    ..PracticeState::default()
                });
            }
            Command::SetLevel(level) => {
                if let Place::Practice(practice) = &mut self.place {
                    practice.level = level;
                    if let Some(source) = &mut practice.source {
                        source.set_level(level);
                    }
                }
            }
            Command::TypeCode(code) => {
                if let Place::Practice(practice) = &mut self.place {
                    (practice.code, practice.code_error) = (code, None);
                }
            }
            Command::OpenCode => self.open_code(),
            Command::TypeBoardsPath(path) => self.boards_path = path,
            Command::OpenBoards(path) => self.boards = Some(OwnBoards::open(&path)),
            Command::CloseBoards => self.boards = None,
            Command::SetLocale(locale) => {
                self.catalog = Catalog::new(locale);
                self.chosen = Some(locale);
            }
            Command::SetLetters(letters) => self.letters = letters,
            Command::SetDark(dark) => self.dark = dark,
            Command::ChangeTextSize(by) => self.change_text_size(by),
            Command::ShowKeys(shown) => self.keys_shown = shown,
            Command::Choose(index) => self.draft(|attempt| attempt.draft.choice = Some(index)),
            Command::ToggleChoice(index) => self.draft(|attempt| attempt.toggle_choice(index)),
            Command::ChooseCallMade(index) => {
                self.draft(|attempt| attempt.draft.call_made = Some(index));
            }
            Command::TypeRow(row, text) => self.draft(|attempt| {
                attempt.draft.rows.insert(row, text);
            }),
            Command::TypeSlip(text) => self.draft(|attempt| attempt.draft.slip = text),
            Command::ToggleCall(call) => self.draft(|attempt| attempt.toggle_call(call)),
            Command::ToggleCard(card) => self.draft(|attempt| attempt.toggle_card(card)),
            Command::ChooseSeat(seat) => self.draft(|attempt| attempt.draft.seat = Some(seat)),
            Command::TypeNumber(text) => self.draft(|attempt| attempt.draft.number = text),
            Command::TypeLine(item, text) => self.draft(|attempt| {
                attempt.draft.account.insert(item, text);
            }),
        }
    }

    fn edit(&mut self, change: impl FnOnce(&mut Attempt)) {
        let attempt = match &mut self.place {
            Place::Home => None,
            Place::Lesson(lesson) => lesson.attempt.as_mut(),
            Place::Practice(practice) => practice.attempt.as_mut(),
        };
        if let Some(attempt) = attempt {
            change(attempt);
        }
    }

    /// Changes an answer in the making; a judged one stays as it is.
    fn draft(&mut self, change: impl FnOnce(&mut Attempt)) {
        self.edit(|attempt| {
            if attempt.grade().is_none() {
                change(attempt);
                attempt.incomplete = false;
            }
        });
    }

    fn change_text_size(&mut self, by: i8) {
        let at = TEXT_SIZES
            .iter()
            .position(|&size| size == self.text_size)
            .unwrap_or(2);
        let next = at
            .saturating_add_signed(by.into())
            .min(TEXT_SIZES.len() - 1);
        self.text_size = TEXT_SIZES[next];
    }

    /// Goes elsewhere; what is left stays as it is, to be gone on with.
    fn go(&mut self, place: Place) {
        match std::mem::replace(&mut self.place, place) {
            Place::Home => {}
            Place::Lesson(lesson) => self.left_lesson = Some(lesson),
            Place::Practice(practice) => self.left_practice = Some(practice),
        }
    }

    fn open_lesson(&mut self, id: &str) {
        let Some(lesson) = self.course.lesson(id) else {
            return;
        };
        let progress = self.progress.get(id).copied().unwrap_or_default();
        let step = if progress.finished || progress.step >= lesson.steps.len() {
            0
        } else {
            progress.step
        };
        let step = lesson.next_taken(step);
        if let Some(left) = self.left_lesson.take_if(|left| left.id == id)
            && left.step < lesson.steps.len()
        {
            self.go(Place::Lesson(left));
            return;
        }
        let state = LessonState {
            id: id.to_owned(),
            ..LessonState::default()
        };
        self.go(Place::Lesson(state));
        self.enter_step(step);
    }

    fn enter_step(&mut self, step: usize) {
        let seed = self.next_seed();
        let Place::Lesson(state) = &mut self.place else {
            return;
        };
        let Some(lesson) = self.course.lesson(&state.id) else {
            return;
        };
        state.step = step;
        state.item = 0;
        state.revealed = 0;
        state.source = source_of(lesson, step, seed);
        state.attempt = attempt_of(lesson, step).or_else(|| next_of(&mut state.source));
        let progress = self.progress.entry(state.id.clone()).or_default();
        progress.step = progress.step.max(step);
        progress.finished |= step >= lesson.steps.len();
    }

    fn forward(&mut self) {
        match &self.place {
            Place::Home => {}
            Place::Lesson(_) => self.forward_in_lesson(),
            Place::Practice(_) => self.forward_in_practice(),
        }
    }

    fn forward_in_lesson(&mut self) {
        let notation = Notation::new(&self.catalog, self.letters);
        let Place::Lesson(state) = &mut self.place else {
            return;
        };
        let Some(lesson) = self.course.lesson(&state.id) else {
            return;
        };
        let Some(step) = lesson.steps.get(state.step) else {
            self.place = Place::Home;
            return;
        };
        if let Some(attempt) = &mut state.attempt {
            if attempt.grade().is_none() {
                attempt.check(&notation);
                return;
            }
            if attempt.next_part() {
                return;
            }
            let question = (state.step, state.item);
            state.answered.entry(question).or_insert(attempt.is_right());
        }
        if state.revealed < step.reveals() {
            state.revealed += 1;
            return;
        }
        if let Some(fresh) = step.fresh()
            && state.item + 1 < fresh.items
        {
            state.item += 1;
            state.attempt = next_of(&mut state.source);
            return;
        }
        let next = lesson.next_taken(state.step + 1);
        self.enter_step(next);
    }

    fn back(&mut self) {
        let Place::Lesson(state) = &self.place else {
            return;
        };
        let lesson = self.course.lesson(&state.id);
        if let Some(last) = lesson.and_then(|lesson| lesson.last_taken(state.step)) {
            self.enter_step(last);
        }
    }

    fn practise(&mut self, topic: Topic) {
        let seed = self.next_seed();
        let level = match &self.place {
            Place::Practice(practice) => practice.level,
            _ => Level::Of(Difficulty::Easy),
        };
        self.place = Place::Practice(PracticeState {
            level,
            source: Some(match self.boards.as_ref().and_then(OwnBoards::bank) {
                Some(bank) => Practice::new(topic, level, seed).from_boards(bank),
                None => Practice::new(topic, level, seed),
            }),
            ..PracticeState::default()
        });
        self.next_exercise();
    }

    fn next_exercise(&mut self) {
        if let Place::Practice(practice) = &mut self.place {
            practice.attempt = next_of(&mut practice.source);
        }
    }

    fn forward_in_practice(&mut self) {
        let notation = Notation::new(&self.catalog, self.letters);
        let Place::Practice(practice) = &mut self.place else {
            return;
        };
        let Some(attempt) = &mut practice.attempt else {
            return;
        };
        if attempt.grade().is_none() {
            attempt.check(&notation);
            return;
        }
        if attempt.next_part() {
            return;
        }
        practice.asked += 1;
        practice.right += u32::from(attempt.is_right());
        self.next_exercise();
    }

    fn open_code(&mut self) {
        let seed = self.next_seed();
        let Place::Practice(practice) = &mut self.place else {
            return;
        };
        match practice.code.parse::<ItemCode>() {
            Ok(code) => {
                practice.source = Some(more_like(code, seed));
                practice.level = Level::Of(code.difficulty());
                practice.attempt = Some(Attempt::of_code(code));
            }
            Err(error) => practice.code_error = Some(error),
        }
    }

    /// The seed of the next fresh exercise.
    fn next_seed(&mut self) -> u32 {
        // A full cycle through 32 bits; the low bits are mixed before use.
        self.seed = self
            .seed
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        self.seed >> 7
    }
}

/// After an exercise named by its code come others of its kind and skill.
fn more_like(code: ItemCode, seed: u32) -> Practice {
    let topic = Topic::of_skill_in(code.kind(), code.skill());
    Practice::new(topic, Level::Of(code.difficulty()), seed)
}

/// The question that a lesson's step asks of its own.
fn attempt_of(lesson: &Lesson, step: usize) -> Option<Attempt> {
    match lesson.steps.get(step)? {
        Step::Ask { exercise, .. } | Step::Vote { exercise, .. } => {
            Some(Attempt::new(exercise.clone()))
        }
        Step::Complete { exercise, .. } => Some(Attempt::to_complete(exercise.clone())),
        _ => None,
    }
}

/// Where the fresh questions of a lesson's step come from.
fn source_of(lesson: &Lesson, step: usize, seed: u32) -> Option<Practice> {
    let fresh = lesson.steps.get(step)?.fresh()?;
    Some(Practice::new(
        fresh.topic(),
        Level::Of(fresh.difficulty),
        seed,
    ))
}

/// The next fresh question.
fn next_of(source: &mut Option<Practice>) -> Option<Attempt> {
    source.as_mut()?.next().map(Attempt::practised)
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.draw_ui(ui);
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        Theme::new(self.dark, 1.0).paper.to_normalized_gamma_f32()
    }
}
