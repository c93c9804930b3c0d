//! A learner at the terminal: languages, notebook, results.

use crate::clock::Clock;
use crate::exercise::Skill;
use crate::learner::{
    Answered, Asking, Done, Mastery, Notebook, Purpose, Summary, Today, Trouble, mastery,
};

use super::aside;
use super::voices::Voices;

/// A session or a lesson at the terminal.
#[derive(Debug)]
pub struct Sitting<'a> {
    /// Who speaks.
    pub say: Voices<'a>,
    notebook: Notebook,
    clock: Clock,
    purpose: Purpose,
    done: Vec<Done>,
    last: Option<Asking>,
}

impl<'a> Sitting<'a> {
    /// A sitting with a notebook.
    #[must_use]
    pub const fn new(say: Voices<'a>, notebook: Notebook, clock: Clock) -> Self {
        Self {
            say,
            notebook,
            clock,
            purpose: Purpose::Practice,
            done: Vec::new(),
            last: None,
        }
    }

    /// A sitting of which nothing is kept.
    #[must_use]
    pub fn of_guest(say: Voices<'a>) -> Self {
        Self::new(say, Notebook::of_guest(), Clock::of_system())
    }

    /// The notebook.
    #[must_use]
    pub const fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    /// What the answers from now on are given for.
    pub const fn set_purpose(&mut self, purpose: Purpose) {
        self.purpose = purpose;
    }

    /// What has been answered.
    #[must_use]
    pub fn done(&self) -> &[Done] {
        &self.done
    }

    /// The summary so far.
    #[must_use]
    pub fn summary(&self) -> Summary {
        Summary::of(&self.done)
    }

    /// What is due today.
    #[must_use]
    pub fn today(&self) -> Today {
        let now = self.clock.now();
        self.notebook.due(now.at, now.offset)
    }

    /// How well a skill is known.
    #[must_use]
    pub fn mastery(&self, skill: Skill) -> Mastery {
        mastery(skill, self.notebook.rows(), self.clock.now().offset)
    }

    /// The moment it is, in Unix seconds.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.clock.now().at
    }

    /// An exercise has been answered to its end.
    pub fn count(&mut self, done: Done) {
        self.done.push(done);
    }

    /// A question that was asked at `since`, in Unix seconds, has been judged.
    pub fn record(&mut self, asking: &Asking, since: i64) {
        let answered = Answered::of(asking, since, self.now());
        if let Some(mut answered) = answered.filter(|_| asking.is_recorded()) {
            answered.occasion = self.purpose.occasion();
            answered.language = self.say.first.catalog.locale().tag().to_owned();
            self.begin_learner();
            self.notebook.record(answered);
        }
        self.last = Some(asking.clone());
    }

    /// Writes down how far a lesson was taken.
    pub fn reach(&mut self, lesson: &str, step: usize, finished: bool) {
        self.begin_learner();
        self.notebook
            .reach(lesson, step, finished, self.clock.now().at);
    }

    /// Lets the course begin with a lesson.
    pub fn set_start(&mut self, lesson: &str) {
        self.begin_learner();
        self.notebook.set_start(lesson);
    }

    /// A learner's name where none was given, once there is something to keep.
    fn begin_learner(&mut self) {
        let name = self.say.first.text("learner-first");
        self.notebook.begin(&name, self.clock.now().at);
    }

    /// Why, or why not, of a call or a card of the question answered last.
    #[must_use]
    pub fn why(&self, typed: &str) -> Vec<String> {
        aside::why(&self.say, self.last.as_ref(), typed)
    }

    /// What to type to ask why, of the question answered last; `None` where there is nothing.
    #[must_use]
    pub fn why_example(&self) -> Option<String> {
        aside::example(&self.say, self.last.as_ref()?)
    }

    /// What to say of answers that could not be kept.
    #[must_use]
    pub fn unkept(&self) -> Option<String> {
        match self.notebook.trouble()? {
            trouble @ Trouble::NotKept(_) => Some(self.say.first.text(trouble.id())),
            _ => None,
        }
    }
}
