//! Taking a lesson, step by step, and the teacher's recent lessons.

use std::path::Path;

use crate::course::carried::pack;
use crate::course::{Lesson, Named, Step};
use crate::exercise::{Level, Practice};
use crate::learner::{lessons::mark_of, mastery};
use crate::ui::page::{LessonState, Page, RecentLesson, TeachState};
use crate::ui::{app::App, app::folder::put_first, attempt::Attempt};

impl App {
    /// The id of a named lesson; a file is added to the course first.
    pub(super) fn take_in(&mut self, named: Named) -> Option<String> {
        match named {
            Named::Course(lesson) => Some(lesson.id),
            Named::File(path) => self.take_in_file(&path),
        }
    }

    pub(super) fn take_in_file(&mut self, path: &Path) -> Option<String> {
        self.state.lesson_error = None;
        match self.read_lesson(path) {
            Ok(lesson) => {
                self.note_recent(path);
                Some(self.put_in(lesson))
            }
            Err(error) => {
                self.state.lesson_error = Some(error);
                None
            }
        }
    }

    /// Puts a teacher's own lesson before the course. Returns its id.
    pub(super) fn put_in(&mut self, lesson: Lesson) -> String {
        let (id, title) = (lesson.id.clone(), lesson.title.clone());
        // The reading position in an earlier lesson of this id does not fit the new one.
        self.left_lesson.take_if(|left| left.id == id);
        if self.state.address.is_some() {
            let packed = pack(&lesson.to_ron("")).into();
            self.state.carried.insert(id.clone(), packed);
        }
        put_first(&mut self.state.course, &id, title, vec![lesson]);
        id
    }

    pub(super) fn teach_state(&self, chapter: Option<usize>) -> TeachState {
        let recent = self.state.settings.recent_lessons();
        let files = recent.iter().chain(self.handed.files.keys());
        // A file that is gone or broken is skipped.
        let lessons = files.filter_map(|file| {
            let lesson = self.read_lesson(file).ok()?;
            Some(RecentLesson {
                file: file.clone(),
                title: lesson.title,
            })
        });
        TeachState {
            chapter,
            recent: lessons.collect(),
            ..TeachState::default()
        }
    }

    pub(super) fn note_recent(&mut self, file: &Path) {
        if self.state.files.are_handed() {
            return;
        }
        self.state.settings_unkept |= self.state.settings.add_recent_lesson(file).is_err();
    }

    pub(super) fn open_lesson(&mut self, id: &str) {
        let Some(lesson) = self.state.course.lesson(id) else {
            return;
        };
        let progress = self.state.progress(id).filter(|it| !it.finished);
        let step = progress.map_or(0, |it| usize::from(it.step));
        let step = lesson.next_taken(if step < lesson.steps.len() { step } else { 0 });
        if let Some(left) = self.left_lesson.take_if(|left| left.id == id)
            && left.step < lesson.steps.len()
        {
            return self.go(Page::Lesson(left));
        }
        self.go(Page::Lesson(LessonState {
            id: id.to_owned(),
            ..LessonState::default()
        }));
        self.enter_step(step);
    }

    /// Shows a step, and records that the learner got there.
    pub(super) fn enter_step(&mut self, step: usize) {
        self.show_step(step);
        let now = self.clock.now().at;
        let Page::Lesson(state) = &self.state.page else {
            return;
        };
        let Some(lesson) = self.state.course.lesson(&state.id) else {
            return;
        };
        let finished = step >= lesson.steps.len();
        // After a restart the app does not know the earlier answers of a lesson.
        if finished && state.answered.len() == lesson.questions() {
            let right = state.answered.values().filter(|right| **right).count();
            let all = right == state.answered.len();
            let mark = mark_of(&state.id);
            self.state.notebook.reach(&mark, right, all, now);
        }
        self.state.notebook.reach(&state.id, step, finished, now);
    }

    /// Shows a step of the lesson on the screen.
    pub(super) fn show_step(&mut self, step: usize) {
        let seed = self.next_seed();
        let offset = self.clock.now().offset;
        let Page::Lesson(state) = &mut self.state.page else {
            return;
        };
        let Some(lesson) = self.state.course.lesson(&state.id) else {
            return;
        };
        (state.step, state.item, state.revealed) = (step, 0, 0);
        state.source = source_of(lesson, step, seed);
        state.attempt = attempt_of(lesson, step).or_else(|| next_of(&mut state.source));
        if step >= lesson.steps.len() {
            let rows = self.state.notebook.rows();
            let known = lesson.skills().into_iter();
            state.known = known.map(|its| (its, mastery(its, rows, offset))).collect();
        }
    }

    pub(super) fn forward_in_lesson(&mut self) {
        let Page::Lesson(state) = &mut self.state.page else {
            return;
        };
        let Some(lesson) = self.state.course.lesson(&state.id) else {
            return;
        };
        let Some(step) = lesson.steps.get(state.step) else {
            self.state.page = Page::Course(self.state.chapter_of(&lesson.id));
            return;
        };
        if let Some(attempt) = &mut state.attempt {
            if attempt.grade().is_none() {
                return self.judge(Attempt::check);
            }
            if attempt.next_question() {
                return;
            }
            state.keep_answer();
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

    pub(super) fn back(&mut self) {
        let Page::Lesson(state) = &mut self.state.page else {
            return;
        };
        state.keep_answer();
        let lesson = self.state.course.lesson(&state.id);
        if let Some(last) = lesson.and_then(|lesson| lesson.last_taken(state.step)) {
            // A link may have led to steps that the learner has not reached.
            self.show_step(last);
        }
    }
}

fn attempt_of(lesson: &Lesson, step: usize) -> Option<Attempt> {
    match lesson.steps.get(step)? {
        Step::Ask { exercise, .. } | Step::Vote { exercise, .. } => {
            Some(Attempt::new(exercise.clone()))
        }
        Step::Complete { exercise, .. } => Some(Attempt::to_complete(exercise.clone())),
        _ => None,
    }
}

fn source_of(lesson: &Lesson, step: usize, seed: u32) -> Option<Practice> {
    let fresh = lesson.steps.get(step)?.fresh()?;
    let level = Level::Of(fresh.difficulty);
    Some(Practice::new(fresh.topic(), level, seed))
}

fn next_of(source: &mut Option<Practice>) -> Option<Attempt> {
    source.as_mut()?.next().map(Attempt::practised)
}
