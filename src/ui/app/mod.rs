//! The owner of the window's state, and the one place that acts on commands.
//!
//! - here: drawing, and what changes in each frame; `act` what each command does
//! - `practice` sessions; `course` the way through a lesson; `learning` what goes into the learner's
//!   notebook; `learners` who learns
//! - `compose`, `compose_file`, `compose_picture` composing lessons; `folder` the folder of them;
//!   `recent` lessons that were saved or opened last
//! - `projector` a lesson in front of a class; `desk` the ruling desk; `sheet` what is printed
//! - `paths`, `typed_path`, `chooser` files typed or chosen; `closing` what would be lost with the
//!   window
//!
//! # Who writes the state
//!
//! [`App::apply`] makes every change that a person asks for. Apart from commands,
//! [`App::draw_ui`] writes in each frame only what follows from the clock, the disk and the window:
//!
//! - what is due, once a new day has begun
//! - the folder of lessons that is open, once a second, and the course if a file has changed
//! - the size of the window, and which style was last put into egui
//! - whether the window fills its screen, and on which monitor
//! - the page with what is not saved yet, when the window is asked to close
//!
//! egui's memory keeps what belongs to drawing alone and may be lost: measured sizes on a slide and
//! in long lists, what was already scrolled into view, which field was given the focus, and the
//! last key pressed in front of a class. No answer, choice or text is kept only there.

mod act;
mod chooser;
mod closing;
mod compose;
mod compose_file;
mod compose_picture;
mod course;
mod desk;
mod folder;
mod learners;
mod learning;
mod paths;
mod practice;
mod projector;
mod recent;
mod sheet;
mod typed_path;

use std::path::PathBuf;

use egui::{Ui, Vec2, ViewportBuilder};

use crate::clock::Clock;
use crate::course::{Course, load};
use crate::exercise::Level;
use crate::i18n::Catalog;
use crate::learner::{Day, Notebook, Report, Today};
use crate::ui::command::{Command, ProjectorCommand};
use crate::ui::compose::ComposeState;
use crate::ui::desk::DeskState;
use crate::ui::monitors::Monitors;
use crate::ui::place::{LessonState, Place, PracticeState};
use crate::ui::projector::projector_ui;
use crate::ui::screens;
use crate::ui::state::State;
use crate::ui::theme::{self, Theme};
use crate::ui::{Options, Pane, Windowed};

/// The owner of the [`State`]: acts on commands and draws.
#[derive(Debug)]
pub struct App {
    state: State,
    /// The lesson last left, as it stood.
    left_lesson: Option<LessonState>,
    /// The ruling desk as it was left.
    left_desk: Option<DeskState>,
    /// The lesson being composed, as it was left.
    left_compose: Option<ComposeState>,
    clock: Clock,
    /// The day for which `today` was computed.
    looked_on: Day,
    /// When the folder of lessons was last checked, in seconds of the window.
    folder_seen: f64,
    /// The course as it is without the folder.
    course_before: Option<Course>,
    seed: u32,
    commands: Vec<Command>,
    /// What was last asked of the system: that the window fills its screen, or not.
    full_screen_asked: bool,
    /// It filled the screen already in this lesson.
    was_projecting: bool,
    /// Whether a lesson shown to a class was open here before.
    before_talk: Option<bool>,
    /// The folder where the user keeps documents.
    documents: Option<PathBuf>,
    /// What was last put into egui's style, in the first window and in the second.
    styled: [Option<Styled>; 2],
    /// The painter opens the second window too, with a context of its own.
    second_hosted: bool,
    monitors: Monitors,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Styled {
    dark: bool,
    k: f32,
    motion: bool,
}

impl App {
    /// The app at its start. `seed` decides which fresh exercises come.
    pub fn new(options: Options, seed: u32) -> Self {
        let choices = options.settings.settings();
        let catalog = Catalog::with_declarer(options.locale, choices.declarer);
        let course = load::embedded().with_texts_checked(|id| catalog.is_whole(id));
        let own_chapters = course.chapters.iter();
        let own_chapters = own_chapters
            .map(|(chapter, _)| chapter.id.clone())
            .collect();
        let history = options.history;
        let notebook = history.as_ref().map_or_else(Notebook::of_guest, |path| {
            Notebook::open(path, choices.learner)
        });
        let now = options.clock.now();
        let state = State {
            catalog,
            second: None,
            choices,
            course,
            lesson_error: None,
            place: if notebook.is_new() {
                Place::Welcome
            } else {
                Place::Home
            },
            left_practice: None,
            today: Today::Review(Vec::new()),
            report: Report::new(&[], now.at, now.offset),
            notebook,
            history,
            glossary: Vec::new(),
            boards: None,
            boards_path: String::new(),
            folder: None,
            folder_path: options
                .lessons
                .map(|path| path.display().to_string())
                .unwrap_or_default(),
            chooser: None,
            path_trouble: None,
            own_chapters,
            keys_shown: false,
            menu_shown: false,
            settings: options.settings,
            settings_unkept: false,
            close_asked: false,
            full_screen: false,
            class_size: Vec2::ZERO,
        };
        let mut app = Self {
            state,
            left_lesson: None,
            left_desk: None,
            left_compose: None,
            clock: options.clock,
            looked_on: Day(0),
            folder_seen: 0.0,
            course_before: None,
            seed,
            commands: Vec::new(),
            full_screen_asked: false,
            was_projecting: false,
            before_talk: None,
            documents: options.documents,
            styled: [None; 2],
            second_hosted: false,
            monitors: Monitors::default(),
        };
        // A language of the command line is for once: what is kept stays.
        app.state.second = app.second_catalog(choices.second);
        app.look_at_today();
        app.state.left_practice = app.session_cut_off();
        let lesson = options.lesson.and_then(|named| app.take_in(named));
        match lesson {
            // Nothing that is shown to a class belongs to a learner.
            Some(id) if options.projector => app.project(&id),
            None if options.projector => app.state.place = Place::Teach(app.teach_state(None)),
            Some(id) => app.apply(Command::OpenLesson(id)),
            None => {}
        }
        if let Some(path) = options.boards {
            app.open_boards(path);
            app.state.place = Place::Practice(PracticeState::default());
        }
        if let Some(code) = options.item {
            app.state.place = Place::Practice(PracticeState {
                level: Level::Of(code.difficulty()),
                ..PracticeState::default()
            });
            app.practise_like(code);
        }
        app
    }

    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Draws the window and then acts on what was done in it.
    pub fn draw_ui(&mut self, ui: &mut Ui) {
        self.keep_up();
        self.watch_folder(ui);
        self.state.class_size = ui.ctx().content_rect().size();
        let theme = self.style(ui, Pane::First);
        let mut commands = std::mem::take(&mut self.commands);
        if let Place::Projector(talk) = &self.state.place {
            projector_ui(ui, &self.state, talk, &theme, &mut commands);
            self.teacher_viewport_ui(ui, talk, &mut commands);
        } else {
            screens::window_ui(ui, &self.state, &theme, &mut commands);
        }
        // A pass that is drawn again is handed no key and no click a second time: what was done is
        // acted on in whichever pass it is seen.
        for command in commands.drain(..) {
            self.apply(command);
            ui.ctx().request_repaint();
        }
        self.commands = commands;
        self.fill_screen(ui.ctx());
        self.guard_close(ui.ctx());
    }

    /// The theme for the window that is drawn in, and put into egui's style where it was not yet.
    fn style(&mut self, ui: &Ui, pane: Pane) -> Theme {
        let theme = Theme::for_window(&self.state.choices, ui.ctx().content_rect().size());
        let now = Styled {
            dark: theme.dark,
            k: theme.k,
            motion: self.state.choices.motion,
        };
        if self.styled[pane as usize].replace(now) != Some(now) {
            theme.apply(ui.ctx(), now.motion);
            // The style of this pass was taken before: draw it again.
            ui.ctx().request_discard("style");
        }
        theme
    }

    /// Acts on a command. What is chosen and what is answered is kept at once.
    pub fn apply(&mut self, command: Command) {
        self.state.close_asked = false;
        self.state.path_trouble = None;
        self.act(command);
        self.time_question();
        // A history that cannot be opened today is not a reason to forget who learns.
        if self.state.notebook.history().is_some() {
            let learner = self.state.notebook.learner();
            self.state.choices.learner = learner.map(|learner| learner.id.number());
        }
        self.keep_choices();
    }

    fn keep_choices(&mut self) {
        if self.state.choices != self.state.settings.settings() {
            self.state.settings_unkept = self.state.settings.keep(self.state.choices).is_err();
        }
    }

    fn next_seed(&mut self) -> u32 {
        // A full cycle through 32 bits; the low bits are mixed before use.
        self.seed = self
            .seed
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        self.seed >> 7
    }
}

impl Windowed for App {
    fn draw_ui(&mut self, ui: &mut Ui) {
        // The method above, not this one.
        Self::draw_ui(self, ui);
    }

    fn ground(&self) -> egui::Color32 {
        Theme::new(self.state.choices.dark, 1.0).paper
    }

    fn stands_among(&mut self, monitors: Monitors) {
        self.monitors = monitors;
    }

    fn second_can_be_hosted(&mut self) {
        self.second_hosted = true;
    }

    fn second_window(&self) -> Option<ViewportBuilder> {
        self.teacher_window()
    }

    fn dress_second(&mut self, context: &egui::Context) {
        theme::install_fonts(context);
        self.styled[Pane::Second as usize] = None;
    }

    fn draw_second_ui(&mut self, ui: &mut Ui) {
        self.draw_teacher_ui(ui);
    }

    fn second_is_closed(&mut self) {
        self.apply(Command::Projector(ProjectorCommand::TeacherWindow(false)));
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.draw_ui(ui);
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.ground().to_normalized_gamma_f32()
    }
}
