//! The owner of the window's state. [`App::apply`] makes every change that the user asks for.
//!
//! Apart from commands, [`App::draw_ui`] writes in each frame only what depends on the clock, the
//! disk and the window: what is due when a new day has begun, the open folder of lessons, the size
//! and the monitor of the window, and the page with unsaved work when the window is asked to close.
//!
//! egui's memory holds only data for drawing, which may be lost: the style last set, measured sizes
//! on a slide and in long lists, what was already scrolled into view, which field has already had
//! the focus, and the last key pressed in front of a class. No answer or choice is only there.

mod act;
mod compose;
mod compose_file;
mod course;
mod desk;
mod folder;
mod handed;
mod learners;
mod link;
mod paths;
#[cfg(feature = "phones")]
mod phones;
mod practice;
mod projector;
mod sheet;
mod typed_path;

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{Context, Id, Ui, Vec2, ViewportBuilder, ViewportCommand};

use crate::clock::Clock;
use crate::course::{Course, embedded, embedded_chapters};
use crate::exercise::Level;
use crate::i18n::{Catalog, Locale};
use crate::learner::{Day, Notebook, Report, Today, Trouble};
use crate::ui::command::{Command, ProjectorCommand};
use crate::ui::compose::{ComposeState, Drawer};
use crate::ui::files::{Files, Handed};
use crate::ui::page::{LessonState, Page, PracticeState};
use crate::ui::projector::{projector_ui, teacher_ui};
use crate::ui::{
    HistoryAt, Options, Windowed, desk::DeskState, link::Link, link::Place, monitors::Monitors,
    screens, state::State, theme::Theme,
};

#[derive(Debug)]
pub struct App {
    state: State,
    /// The language of the settings, else of the computer. The window has another one for now if a
    /// link or the command line asked for it.
    settled: Locale,
    /// The last lesson, in the state in which the learner left it.
    left_lesson: Option<LessonState>,
    left_desk: Option<DeskState>,
    left_compose: Option<ComposeState>,
    handed: Handed,
    clock: Clock,
    /// The day for which `today` was computed.
    looked_on: Day,
    /// When the folder of lessons was last checked, in seconds of the window.
    folder_seen: f64,
    /// The course without the lessons of the folder.
    course_before: Option<Course>,
    seed: u32,
    full_screen_asked: bool,
    /// Whether the window was already full screen in this lesson.
    was_projecting: bool,
    /// Whether a learner's lesson was on the screen before the lesson in front of a class.
    before_talk: bool,
    documents: Option<PathBuf>,
    /// Whether the renderer hosts the second window too, with an egui context of its own.
    second_hosted: bool,
    monitors: Monitors,
    #[cfg(feature = "phones")]
    phones: crate::ui::voting::Host,
}

impl App {
    /// The app at its start. `seed` decides which fresh exercises come.
    pub fn new(options: Options, seed: u32) -> Self {
        let choices = options.settings.settings();
        let catalog = Catalog::with_declarer(options.locale, choices.declarer);
        let own_chapters = embedded_chapters().unwrap_or_default().into_iter();
        let files = match options.history {
            HistoryAt::Host(_) => Files::Handed,
            HistoryAt::Nowhere | HistoryAt::File(_) => Files::OnDisk,
        };
        let mut handed = Handed::default();
        let (notebook, history) = match options.history {
            HistoryAt::Nowhere => (Notebook::of_guest(), None),
            HistoryAt::File(path) => (Notebook::open(&path, choices.learner), Some(path)),
            HistoryAt::Host(file) => {
                let notebook = Notebook::in_memory(file.as_deref(), choices.learner);
                handed.unread = file.filter(|_| notebook.is_unreadable());
                (notebook, None)
            }
        };
        let folder_path = options.lessons.map(|path| path.display().to_string());
        let now = options.clock.now();
        let state = State {
            catalog,
            second: None,
            choices,
            course: LazyCell::new(embedded),
            lesson_error: None,
            link_unread: false,
            page: if notebook.is_new() {
                Page::Welcome
            } else {
                Page::Home
            },
            left_practice: None,
            today: Today::Review(Vec::new()),
            report: Report::new(&[], now.at, now.offset),
            notebook,
            history,
            glossary: Vec::new(),
            boards: None,
            boards_path: String::new(),
            files,
            downloaded: Vec::new(),
            unknown_file: None,
            folder: None,
            folder_path: folder_path.unwrap_or_default(),
            chooser: None,
            path_trouble: None,
            own_chapters: own_chapters.map(|chapter| chapter.id).collect(),
            keys_shown: false,
            menu_shown: false,
            address: options.address,
            carried: BTreeMap::new(),
            sharing: None,
            settings: options.settings,
            settings_unkept: false,
            close_asked: false,
            full_screen: false,
            fills_screen: true,
            class_size: Vec2::ZERO,
        };
        let mut app = Self {
            state,
            settled: choices.locale.unwrap_or(options.system),
            left_lesson: None,
            left_desk: None,
            left_compose: None,
            handed,
            clock: options.clock,
            looked_on: Day(0),
            folder_seen: 0.0,
            course_before: None,
            seed,
            full_screen_asked: false,
            was_projecting: false,
            before_talk: false,
            documents: options.documents,
            second_hosted: false,
            monitors: Monitors::default(),
            #[cfg(feature = "phones")]
            phones: crate::ui::voting::Host::default(),
        };
        app.state.second = app.second_catalog(choices.second);
        app.look_at_today();
        app.state.left_practice = app.session_cut_off();
        match options.lesson.and_then(|named| app.take_in(named)) {
            // A lesson shown to a class is recorded for no learner.
            Some(id) if options.projector => app.project(&id),
            None if options.projector => app.state.page = Page::Teach(app.teach_state(None)),
            Some(id) => app.apply(Command::OpenLesson(id)),
            None => {}
        }
        if let Some(path) = options.boards {
            app.open_boards(path);
            app.state.page = Page::Practice(PracticeState::default());
        }
        if let Some(code) = options.item {
            app.state.page = Page::Practice(PracticeState {
                level: Level::Of(code.difficulty()),
                ..PracticeState::default()
            });
            app.practise_like(code);
        }
        app
    }

    /// The address of what is on the screen.
    pub fn link(&self) -> Link {
        Link::of(&self.state)
    }

    /// Goes to where a link leads; to the start if that is unknown. Returns false if it stays, to ask
    /// about the votes of a class first.
    pub fn follow(&mut self, link: Link) -> bool {
        self.go_by(link, false)
    }

    /// Follows a link of its own back or forward, or after a reload, as [`Self::follow`].
    pub fn return_to(&mut self, link: Link) -> bool {
        self.go_by(link, true)
    }

    /// Goes to the start, which says that the link cannot be read, as [`Self::follow`].
    pub fn follow_unread(&mut self) -> bool {
        let went = self.follow(Link {
            locale: None,
            place: Place::Start,
        });
        self.state.link_unread = went;
        went
    }

    fn go_by(&mut self, link: Link, returns: bool) -> bool {
        self.apply(Command::Follow { link, returns });
        !matches!(&self.state.page, Page::Projector(talk) if talk.leaving)
    }

    /// The host of the history could not store it, or has no place for it.
    pub fn history_unstored(&mut self, trouble: Trouble) {
        self.state.notebook.note_trouble(trouble);
    }

    /// The host says whether the window can fill the screen, and whether it does.
    pub const fn screen_filled(&mut self, can: bool, full: bool) {
        (self.state.fills_screen, self.state.full_screen) = (can, full);
    }

    pub const fn state(&self) -> &State {
        &self.state
    }

    pub fn draw_ui(&mut self, ui: &mut Ui) {
        let now = self.clock.now();
        if now.offset.day(now.at) != self.looked_on {
            self.look_at_today();
        }
        self.watch_folder(ui);
        #[cfg(feature = "phones")]
        self.follow_phones(ui.ctx());
        self.state.class_size = ui.ctx().content_rect().size();
        let theme = self.style(ui);
        let mut commands = Vec::new();
        if let Page::Projector(talk) = &self.state.page {
            projector_ui(ui, &self.state, talk, &theme, &mut commands);
            self.teacher_viewport_ui(ui, talk, &mut commands);
        } else {
            screens::window_ui(ui, &self.state, &theme, &mut commands);
        }
        self.apply_all(ui, commands);
        self.fill_screen(ui.ctx());
        self.guard_close(ui.ctx());
    }

    /// egui gives a repeated pass no key and no click a second time, so commands are carried out in
    /// the pass in which they arrive.
    fn apply_all(&mut self, ui: &Ui, commands: Vec<Command>) {
        for command in commands {
            self.apply(command);
            ui.ctx().request_repaint();
        }
    }

    /// The theme for the window being drawn. Puts it into egui's style if it has changed.
    fn style(&self, ui: &mut Ui) -> Theme {
        let (window, touched) = ui.input(|it| (it.content_rect().size(), it.has_touch_screen()));
        let theme = Theme::for_window(&self.state.choices, window, touched);
        let motion = self.state.choices.motion;
        let now = (theme.dark, theme.k, theme.finger, motion);
        let set = Id::unique("style");
        if ui.data(|data| data.get_temp(set)) != Some(now) {
            ui.data_mut(|data| data.insert_temp(set, now));
            theme.apply(ui.ctx(), motion);
            ui.reset_style();
        }
        theme
    }

    /// Carries out a command. Saves changed settings at once.
    pub fn apply(&mut self, command: Command) {
        self.state.close_asked = false;
        self.state.path_trouble = None;
        self.act(command);
        if let Some(attempt) = self.state.page.attempt_mut() {
            attempt.since.get_or_insert(self.clock.now().at);
        }
        // If the history cannot be opened today, the settings still keep the current learner.
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

    /// Keeps the window open once if the votes of a class or a composed lesson would be lost.
    fn guard_close(&mut self, ctx: &Context) {
        let asked = ctx.input(|input| input.viewport().close_requested());
        if !asked || self.state.close_asked || !self.show_unsaved() {
            return;
        }
        self.state.close_asked = true;
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        ctx.request_repaint();
    }

    /// Whether the votes of a class or a composed lesson would be lost with the window.
    pub fn is_unsaved(&self) -> bool {
        let composed = match &self.state.page {
            Page::Projector(talk) if talk.has_votes() => return true,
            Page::Compose(state) => Some(state),
            _ => self.left_compose.as_ref(),
        };
        composed.is_some_and(ComposeState::is_unsaved)
    }

    /// Goes to what is not saved yet. Returns whether there was anything.
    fn show_unsaved(&mut self) -> bool {
        if !self.is_unsaved() {
            return false;
        }
        if let Page::Projector(talk) = &mut self.state.page
            && talk.has_votes()
        {
            talk.leaving = true;
            return true;
        }
        self.go_compose();
        if let Page::Compose(state) = &mut self.state.page {
            state.drawer = Some(Drawer::Save);
        }
        true
    }

    fn next_seed(&mut self) -> u32 {
        // A linear congruential generator with full 32-bit period; the low bits are mixed before
        // use.
        let next = self.seed.wrapping_mul(1_664_525);
        self.seed = next.wrapping_add(1_013_904_223);
        self.seed >> 7
    }
}

impl Windowed for App {
    fn draw_ui(&mut self, ui: &mut Ui) {
        // The inherent method, not this one.
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

    fn draw_second_ui(&mut self, ui: &mut Ui) {
        self.style(ui);
        let mut commands = Vec::new();
        if let Page::Projector(talk) = &self.state.page {
            teacher_ui(ui, &self.state, talk, &mut commands);
        }
        self.apply_all(ui, commands);
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
