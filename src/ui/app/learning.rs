//! What goes into the learner's notebook, and what the course makes of it.

use crate::course::Lesson;
use crate::learner::lessons::{mark_of, test_of};
use crate::learner::{Answered, Occasion, Report, Today};
use crate::ui::app::App;
use crate::ui::place::Place;

/// How far a lesson has been taken.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// The furthest step reached.
    pub step: usize,
    /// Taken to its end at least once.
    pub finished: bool,
}

impl App {
    /// How far a lesson has been taken; `None` if it was not begun.
    #[must_use]
    pub fn progress(&self, lesson: &str) -> Option<LessonProgress> {
        let reached = self.notebook.lessons().get(lesson)?;
        Some(LessonProgress {
            step: usize::from(reached.step),
            finished: reached.finished,
        })
    }

    /// The lesson to go on with: the one begun last, else the first that is not finished from
    /// where the course begins for this learner. Optional chapters wait to be chosen.
    #[must_use]
    pub fn next_lesson(&self) -> Option<&Lesson> {
        let lessons = || self.course.lessons();
        let reached = |lesson: &&Lesson| self.notebook.lessons().get(&lesson.id).copied();
        let begun = lessons()
            .filter(|lesson| reached(lesson).is_some_and(|it| it.step > 0 && !it.finished))
            .max_by_key(|lesson| reached(lesson).map(|it| it.at));
        let open = |lesson: &&Lesson| !reached(lesson).is_some_and(|it| it.finished);
        let start = self.notebook.start();
        let chosen = |lesson: &Lesson| {
            reached(&lesson).is_some() || start.is_some_and(|start| lesson.id == start)
        };
        let from_start = || {
            let before = |lesson: &&Lesson| start.is_some_and(|start| lesson.id != start);
            self.course.way(chosen).skip_while(before).find(open)
        };
        let next = begun.or_else(from_start);
        let next = next.or_else(|| self.course.way(chosen).find(open));
        next.or_else(|| lessons().next())
    }

    /// The best result of a chapter's test: how many were known, and whether that passed it; `None`
    /// if it was never taken to its end.
    #[must_use]
    pub fn test_result(&self, chapter: &str) -> Option<LessonProgress> {
        self.progress(&test_of(chapter))
    }

    /// The best mark of a lesson: how many of its questions were right at the first try, and how
    /// many there are; `None` if it was never taken from its start to its end.
    #[must_use]
    pub fn mark(&self, lesson: &Lesson) -> Option<(usize, usize)> {
        let asked = lesson.questions();
        let best = self.progress(&mark_of(&lesson.id)).filter(|_| asked > 0)?;
        // A lesson may have become shorter since.
        Some((best.step.min(asked), asked))
    }

    /// The chapter that a lesson stands in, by its number from 0.
    #[must_use]
    pub fn chapter_of(&self, lesson: &str) -> Option<usize> {
        let chapters = &self.course.chapters;
        chapters
            .iter()
            .position(|(_, lessons)| lessons.iter().any(|known| known.id == lesson))
    }

    /// Looks anew at what is due.
    pub(super) fn look_at_today(&mut self) {
        let now = self.clock.now();
        self.looked_on = now.offset.day(now.at);
        self.today = self.notebook.due(now.at, now.offset);
    }

    /// How it goes, as of the moment when one went to look.
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// Computes anew how it goes.
    pub(super) fn look_at_progress(&mut self) {
        let now = self.clock.now();
        self.report = Report::new(self.notebook.rows(), now.at, now.offset);
    }

    /// Looks anew at what is due if a new day has begun since.
    pub(super) fn keep_up(&mut self) {
        let now = self.clock.now();
        if now.offset.day(now.at) != self.looked_on {
            self.look_at_today();
        }
    }

    /// A learner's name where none was given: that of the language, with a number if it is taken.
    pub(super) fn begin_learner(&mut self) {
        let name = self.speaker().text("learner-first");
        let now = self.clock.now().at;
        self.notebook.begin(&name, now);
    }

    /// Begins to time the question on the screen, unless that is done.
    pub(super) fn time_question(&mut self) {
        let now = self.clock.now().at;
        if let Some(attempt) = self.attempt_mut() {
            attempt.since.get_or_insert(now);
        }
    }

    /// Records the question that has just been judged.
    pub(super) fn record_answer(&mut self) {
        let now = self.clock.now().at;
        let Some(attempt) = self.attempt() else {
            return;
        };
        // A question of a lesson counts the first time: its answer has been seen since.
        let again = match &self.place {
            Place::Lesson(state) => state.answered.contains_key(&(state.step, state.item)),
            _ => false,
        };
        if !attempt.is_recorded() || (again && attempt.code().is_none()) {
            return;
        }
        let since = attempt.since.unwrap_or(now);
        let Some(mut answered) = Answered::of(attempt, since, now) else {
            return;
        };
        answered.language = self.locale().tag().to_owned();
        let session = self.session();
        answered.occasion = session.map_or(Occasion::Practice, |it| it.purpose.occasion());
        // An answer given before anybody said their name goes to a default learner.
        self.begin_learner();
        self.notebook.record(answered);
        self.look_at_today();
    }

    /// How many skills are due today.
    #[must_use]
    pub fn due_count(&self) -> usize {
        self.today.skills().len()
    }

    /// Whether the learner comes back after a long absence.
    #[must_use]
    pub const fn is_warm_up(&self) -> bool {
        matches!(self.today, Today::WarmUp(_))
    }
}
