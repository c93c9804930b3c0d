//! A learner's session at the terminal: languages, notebook, the last answered question.

use crate::clock::Clock;
use crate::exercise::Skill;
use crate::i18n::Languages;
use crate::learner::{Asking, Mastery, Notebook, Posed, Purpose, Today, Trouble, mastery};

use super::aside;

#[derive(Debug)]
pub struct Sitting<'a> {
    pub say: Languages<'a>,
    /// The purpose recorded with answers from now on.
    pub purpose: Purpose,
    notebook: Notebook,
    clock: Clock,
    last: Option<Asking>,
}

impl<'a> Sitting<'a> {
    pub const fn new(say: Languages<'a>, notebook: Notebook, clock: Clock) -> Self {
        Self {
            say,
            purpose: Purpose::Practice,
            notebook,
            clock,
            last: None,
        }
    }

    pub fn of_guest(say: Languages<'a>) -> Self {
        Self::new(say, Notebook::of_guest(), Clock::of_system())
    }

    pub const fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    /// The notebook, to write to. Creates a default learner if there is none.
    pub fn notebook_mut(&mut self) -> &mut Notebook {
        let name = self.say.first.text("learner-first");
        self.notebook.begin(&name, self.clock.now().at);
        &mut self.notebook
    }

    pub fn today(&self) -> Today {
        let now = self.clock.now();
        self.notebook.due(now.at, now.offset)
    }

    pub fn mastery(&self, skill: Skill) -> Mastery {
        mastery(skill, self.notebook.rows(), self.clock.now().offset)
    }

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
                now: self.now(),
                occasion: self.purpose.occasion(),
                language: first.catalog.locale().tag(),
                default_name: &first.text("learner-first"),
            },
        );
        self.last = Some(asking.clone());
    }

    pub fn reach(&mut self, lesson: &str, step: usize, finished: bool) {
        let now = self.now();
        self.notebook_mut().reach(lesson, step, finished, now);
    }

    /// Why a call or a card of the last answered question is legal or not.
    pub fn why(&self, typed: &str) -> Vec<String> {
        aside::why(&self.say, self.last.as_ref(), typed)
    }

    /// What to type to ask “why not?”; `None` if nothing can be asked.
    pub fn why_example(&self) -> Option<String> {
        aside::example(&self.say, self.last.as_ref()?)
    }

    /// A message about answers that could not be stored, if any.
    pub fn unkept(&self) -> Option<String> {
        match self.notebook.trouble()? {
            trouble @ Trouble::NotKept(_) => Some(self.say.first.text(trouble.id())),
            _ => None,
        }
    }
}
