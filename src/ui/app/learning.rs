//! Records answers in the learner's notebook, and what the course derives from them.

use crate::learner::{Asking, Occasion, Posed, Report};
use crate::ui::app::App;
use crate::ui::place::Place;

impl App {
    pub(super) fn look_at_today(&mut self) {
        let now = self.clock.now();
        self.looked_on = now.offset.day(now.at);
        self.state.today = self.state.notebook.due(now.at, now.offset);
    }

    pub(super) fn look_at_progress(&mut self) {
        let now = self.clock.now();
        self.state.report = Report::new(self.state.notebook.rows(), now.at, now.offset);
    }

    /// Computes what is due again if a new day has begun.
    pub(super) fn keep_up(&mut self) {
        let now = self.clock.now();
        if now.offset.day(now.at) != self.looked_on {
            self.look_at_today();
        }
    }

    /// Adds a default learner if there is none. The name is that of the language, with a number if
    /// it is taken.
    pub(super) fn begin_learner(&mut self) {
        let name = self.state.speaker().text("learner-first");
        let now = self.clock.now().at;
        self.state.notebook.begin(&name, now);
    }

    /// Starts to time the question on the screen, unless it is timed already.
    pub(super) fn time_question(&mut self) {
        let now = self.clock.now().at;
        if let Some(attempt) = self.state.place.attempt_mut() {
            attempt.since.get_or_insert(now);
        }
    }

    /// Records the question that was just judged.
    pub(super) fn record_answer(&mut self) {
        let now = self.clock.now().at;
        let Some(attempt) = self.state.attempt() else {
            return;
        };
        // In a lesson only the first attempt at a question counts: after it the learner has seen
        // the answer.
        let again = match &self.state.place {
            Place::Lesson(state) => state.answered.contains_key(&(state.step, state.item)),
            _ => false,
        };
        if again && attempt.code().is_none() {
            return;
        }
        let session = self.state.session();
        let asking = Asking::clone(attempt);
        let posed = Posed {
            since: attempt.since.unwrap_or(now),
            now,
            occasion: session.map_or(Occasion::Practice, |it| it.purpose.occasion()),
            language: self.state.locale().tag(),
            default_name: &self.state.speaker().text("learner-first"),
        };
        if self.state.notebook.record_judged(&asking, &posed) {
            self.look_at_today();
        }
    }
}
