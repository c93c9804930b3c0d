//! A lesson in front of a class. None of it is recorded in a learner's history.

use std::path::{Path, PathBuf};

use egui::{Context, Ui, Vec2, ViewportBuilder, ViewportCommand, ViewportId};

use crate::course::Text;
use crate::course::classroom::{Teams, quiz::quiz};
use crate::exercise::{Kind, Topic};
use crate::sheet::file::put;
use crate::ui::command::{Command, ProjectorCommand as Do};
use crate::ui::page::{Page, TeachState};
use crate::ui::projector::results;
use crate::ui::{
    APP_ID, app::App, monitors, projector::beat::Beat, projector::talk::Talk,
    projector::teacher_ui, state,
};

/// Distance of the teacher's window from the corner of its screen, in points.
const TEACHER_AT: Vec2 = Vec2::splat(40.0);

/// Size of the teacher's window where the screen has room, in points.
const TEACHER: Vec2 = Vec2::new(1100.0, 760.0);

impl App {
    pub(super) fn project(&mut self, id: &str) {
        let step = match &self.state.page {
            Page::Lesson(state) if state.id == id => state.step,
            _ => 0,
        };
        self.project_from(id, step);
    }

    /// Shows a lesson to the class from this step on; from its beginning if it has no such step.
    pub(super) fn project_from(&mut self, id: &str, step: usize) {
        let Some(lesson) = self.state.course.lesson(id) else {
            return;
        };
        let step = if step < lesson.steps.len() { step } else { 0 };
        self.project_talk(Talk::new(lesson, step));
    }

    /// Shows fresh questions of a topic to the class.
    pub(super) fn start_quiz(&mut self) {
        let seed = self.next_seed();
        let Page::Teach(TeachState { quiz: asked, .. }) = &self.state.page else {
            return;
        };
        let (topic, title) = match asked.group {
            Some(group) => {
                let kinds: Vec<Kind> = group.kinds().collect();
                (Topic::of_kinds(&kinds), format!("group-{}", group.id()))
            }
            None => (Topic::mixed(), "teach-quiz-mixed".to_owned()),
        };
        let topic = self.state.choices.of_the_club(topic);
        let mut talk = Talk::new(&quiz(Text::Id(title), topic, asked.items, seed), 0);
        talk.teams = asked.teams.then(Teams::default);
        self.project_talk(talk);
    }

    fn project_talk(&mut self, talk: Talk) {
        self.before_talk = matches!(self.state.page, Page::Lesson(_));
        self.go(Page::Projector(Box::new(talk)));
        self.state.full_screen = self.state.fills_screen;
        self.pose();
    }

    /// Poses the current question and the next one, so that the teacher sees it before the class.
    pub(super) fn pose(&mut self) {
        let seeds = [self.next_seed(), self.next_seed()];
        if let Page::Projector(talk) = &mut self.state.page {
            talk.pose(talk.at, seeds[0]);
            if let Some(next) = talk.next_position() {
                talk.pose(next, seeds[1]);
            }
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    pub(super) fn act_on_projector(&mut self, command: &Do) {
        // Can also be chosen before a lesson.
        if let Do::TeacherWindow(shown) = *command {
            self.state.choices.teacher_window = shown;
            return;
        }
        if let Do::Leave { save } = *command {
            return self.leave_projector(save);
        }
        let seed = self.next_seed();
        let letters = self.state.choices.letters;
        let words = state::speakers(&self.state.catalog, self.state.second.as_ref(), letters);
        let Page::Projector(talk) = &mut self.state.page else {
            return;
        };
        let beat = talk.beat(&words);
        match *command {
            Do::Forward => talk.forward(&words),
            Do::Back => talk.back(&words),
            Do::All => talk.show_all(&words),
            Do::List(shown) => talk.show_list(shown),
            Do::Mark(by) => talk.mark(by),
            Do::Type(digit) => talk.type_digit(digit),
            Do::Jump(number) => talk.jump(number),
            Do::Cover(cover) => talk.cover = cover,
            Do::Hide => {
                let tells = talk.beat.is_some_and(Beat::tells);
                talk.hidden = tells && !talk.hidden;
            }
            Do::Another => talk.another(seed),
            Do::Timer(now) => talk.toggle_timer(now),
            Do::MoreTime(by, now) => talk.change_timer(by, now),
            Do::Vote(answer) => talk.vote(beat, answer),
            Do::TakeBack => talk.take_back_last(beat),
            Do::Count(answer, votes) => talk.count(beat, answer, votes),
            Do::VoteAgain => talk.vote_again(),
            Do::AskLeave(leaving) => (talk.leaving, talk.unkept) = (leaving, None),
            Do::Teams(shown) => talk.teams = shown.then(Teams::default),
            Do::TeamPoints(team, by) => {
                talk.teams.get_or_insert_default().change(team, by);
            }
            Do::FullScreen(full) => return self.state.full_screen = full,
            // Done above.
            Do::TeacherWindow(_) | Do::Leave { .. } => return,
        }
        self.pose();
    }

    pub(super) fn leave_projector(&mut self, save: bool) {
        let kept = match save {
            true => self.keep_votes().map(Some),
            false => Ok(None),
        };
        let mut lesson = None;
        if let Page::Projector(talk) = &mut self.state.page {
            lesson = Some(talk.script.id.clone());
            // If the votes cannot be written, the lesson stays open and keeps them.
            talk.unkept = kept.as_ref().err().cloned();
        }
        let Ok(kept) = kept else { return };
        self.state.full_screen = false;
        let from_lesson = std::mem::take(&mut self.before_talk);
        let left = self.left_lesson.take_if(|_| from_lesson && kept.is_none());
        self.state.page = match left {
            Some(left) => Page::Lesson(left),
            None => Page::Teach(TeachState {
                kept,
                ..self.teach_state(lesson.and_then(|id| self.state.chapter_of(&id)))
            }),
        };
    }

    /// Writes the votes into a new file in the folder of documents, and beside it a sheet and a lesson
    /// of the same exercises. The error is that folder.
    fn keep_votes(&mut self) -> Result<PathBuf, PathBuf> {
        let folder = self.documents.clone().unwrap_or_default();
        let Page::Projector(talk) = &self.state.page else {
            return Err(folder);
        };
        let now = self.clock.now();
        let day = now.offset.day(now.at);
        let say = self.state.speaker();
        let text = results::results(talk, &say, day).into_bytes();
        let stem = format!("{}-{}", talk.script.id, results::date(day));
        if self.state.files.are_handed() {
            let path = PathBuf::from(stem + ".txt");
            self.give(&path, text);
            return Ok(path);
        }
        let sheet = results::sheet(talk, &self.state.languages(), day);
        let lesson = results::lesson(talk, &say, day).map(|(_, text)| text.into_bytes());
        let files = [("txt", Some(text)), ("pdf", sheet), ("ron", lesson)];
        let files: Vec<_> = files
            .into_iter()
            .filter_map(|(extension, bytes)| Some((extension, bytes?)))
            .collect();
        let extensions: Vec<&str> = files.iter().map(|(extension, _)| *extension).collect();
        let path = free_stem(&folder, &stem, &extensions);
        let files = files.into_iter();
        let files = files.map(|(extension, bytes)| (path.with_extension(extension), bytes));
        put(files.collect(), false).map_err(|_| folder)?;
        Ok(path.with_extension("txt"))
    }

    /// The teacher's window, if wanted: on another screen than the class's if possible.
    pub(super) fn teacher_window(&self) -> Option<ViewportBuilder> {
        let wanted = self.state.choices.teacher_window && !self.state.files.are_handed();
        if !wanted || !matches!(self.state.page, Page::Projector(_)) {
            return None;
        }
        let title = self.state.speaker().text("teacher-window");
        let window = ViewportBuilder::default()
            .with_title(format!("Arbitro – {title}"))
            .with_app_id(APP_ID)
            .with_inner_size(TEACHER)
            .with_min_inner_size([640.0, 480.0]);
        let class = self.state.choices.projector_at;
        let class = class.filter(|_| self.state.full_screen);
        let class = class.and_then(|corner| self.monitors.at(corner));
        let free = class.and_then(|class| self.monitors.beside(class));
        let Some(free) = free else {
            return Some(window);
        };
        let size = monitors::fitting(TEACHER, free.place.size() / free.scale);
        let at = free.place.min / free.scale + TEACHER_AT;
        Some(window.with_position(at).with_inner_size(size))
    }

    pub(super) fn teacher_viewport_ui(&self, ui: &Ui, talk: &Talk, commands: &mut Vec<Command>) {
        let apart = !self.second_hosted && !ui.ctx().embed_viewports();
        if let Some(window) = self.teacher_window().filter(|_| apart) {
            let id = ViewportId::from_hash_of("teacher");
            ui.ctx().show_viewport_immediate(id, window, |ui, _| {
                teacher_ui(ui, &self.state, talk, commands);
                if ui.input(|input| input.viewport().close_requested()) {
                    commands.push(Command::Projector(Do::TeacherWindow(false)));
                }
            });
        }
    }

    /// Requests full screen, or its end. At the start of a lesson the window goes to the screen
    /// that a class saw last. Later, as after the user dragged it, it stays where it is.
    pub(super) fn fill_screen(&mut self, ctx: &Context) {
        if self.state.full_screen == self.full_screen_asked {
            return;
        }
        self.full_screen_asked = self.state.full_screen;
        if !self.state.full_screen {
            self.was_projecting &= matches!(self.state.page, Page::Projector(_));
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(false));
            return;
        }
        let known = self.state.choices.projector_at;
        let known = known.filter(|_| !self.was_projecting);
        let known = known.and_then(|corner| self.monitors.at(corner));
        self.was_projecting = true;
        let Some(screen) = known.or_else(|| self.monitors.here()) else {
            return ctx.send_viewport_cmd(ViewportCommand::Fullscreen(true));
        };
        self.state.choices.projector_at = Some(screen.corner());
        self.keep_choices();
        ctx.send_viewport_cmd(ViewportCommand::SetMonitor(screen.index));
    }
}

/// A path for files that differ in their extension, none of which exists: with a number if necessary.
fn free_stem(folder: &Path, stem: &str, extensions: &[&str]) -> PathBuf {
    let numbered = (2..1000).map(|number| folder.join(format!("{stem}-{number}")));
    let mut paths = std::iter::once(folder.join(stem)).chain(numbered);
    let is_there = |path: &PathBuf, it: &&str| path.with_extension(it).exists();
    let is_free = |path: &PathBuf| !extensions.iter().any(|it| is_there(path, it));
    paths.find(is_free).unwrap_or_else(|| folder.join(stem))
}
