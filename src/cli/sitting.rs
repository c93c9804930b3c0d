//! A learner at the terminal: languages, notebook, the question answered last.

use crate::clock::Clock;
use crate::exercise::Skill;
use crate::learner::{Asking, Mastery, Notebook, Posed, Purpose, Today, Trouble, mastery};

use super::aside;
use super::voices::Voices;

/// A session or a lesson at the terminal.
#[derive(Debug)]
pub struct Sitting<'a> {
    /// The languages.
    pub say: Voices<'a>,
    /// What the answers from now on are given for.
    pub purpose: Purpose,
    notebook: Notebook,
    clock: Clock,
    last: Option<Asking>,
}

impl<'a> Sitting<'a> {
    /// A sitting with a notebook.
    pub const fn new(say: Voices<'a>, notebook: Notebook, clock: Clock) -> Self {
        Self {
            say,
            purpose: Purpose::Practice,
            notebook,
            clock,
            last: None,
        }
    }

    /// A sitting that keeps nothing.
    pub fn of_guest(say: Voices<'a>) -> Self {
        Self::new(say, Notebook::of_guest(), Clock::of_system())
    }

    /// The notebook.
    pub const fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    /// The notebook, to write in; a learner without a name gets a default one.
    pub fn notebook_mut(&mut self) -> &mut Notebook {
        let name = self.say.first.text("learner-first");
        self.notebook.begin(&name, self.clock.now().at);
        &mut self.notebook
    }

    /// What is due today.
    pub fn today(&self) -> Today {
        let now = self.clock.now();
        self.notebook.due(now.at, now.offset)
    }

    /// How well a skill is known.
    pub fn mastery(&self, skill: Skill) -> Mastery {
        mastery(skill, self.notebook.rows(), self.clock.now().offset)
    }

    /// The present moment, in Unix seconds.
    pub fn now(&self) -> i64 {
        self.clock.now().at
    }

    /// Records a question that was asked at `since`, in Unix seconds, and has been judged.
    pub fn record(&mut self, asking: &Asking, since: i64) {
        let first = &self.say.first;
        self.notebook.record_judged(
            asking,
            &Posed {
                since,
                now: self.clock.now().at,
                occasion: self.purpose.occasion(),
                language: first.catalog.locale().tag(),
                default_name: &first.text("learner-first"),
            },
        );
        self.last = Some(asking.clone());
    }

    /// Writes down how far a lesson was taken.
    pub fn reach(&mut self, lesson: &str, step: usize, finished: bool) {
        let now = self.now();
        self.notebook_mut().reach(lesson, step, finished, now);
    }

    /// Why, or why not, of a call or a card of the question answered last.
    pub fn why(&self, typed: &str) -> Vec<String> {
        aside::why(&self.say, self.last.as_ref(), typed)
    }

    /// What to type to ask why, of the question answered last; `None` where there is nothing.
    pub fn why_example(&self) -> Option<String> {
        aside::example(&self.say, self.last.as_ref()?)
    }

    /// What to say of answers that could not be kept.
    pub fn unkept(&self) -> Option<String> {
        match self.notebook.trouble()? {
            trouble @ Trouble::NotKept(_) => Some(self.say.first.text(trouble.id())),
            _ => None,
        }
    }
}
