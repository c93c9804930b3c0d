//! The state of a lesson in front of a class: the position, the questions, the votes.
//!
//! The [`Position`] and the [`Beat`] alone decide what a slide shows. So the teacher's window can
//! show the next slide beside the current one.

mod before;
pub mod phones;
mod reveal;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::course::classroom::room::{Round, Vote};
use crate::course::classroom::{Tally, Teams};
use crate::course::{Lesson, Step};
use crate::exercise::ballot::own_votes;
use crate::exercise::{ItemCode, Level, Practice, generate};
use crate::ui::projector::{beat::Beat, beat::Position, posed::Part, posed::Posed};

pub use before::Before;
use phones::ClassPhones;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cover {
    /// A black slide, so that the class looks at the teacher.
    Black,
    /// A white slide, for a bright room.
    White,
}

#[derive(Debug, Clone)]
pub struct Talk {
    /// A copy of the lesson, so that it stays the same even if its file changes.
    pub script: Arc<Lesson>,
    /// How often a newer version of the lesson has been taken.
    pub revision: u32,
    pub at: Position,
    /// The current beat; `None` means the first of the position.
    pub beat: Option<Beat>,
    /// The questions so far, by step and question. They stay the same when the teacher goes back.
    pub posed: BTreeMap<(usize, u8), Posed>,
    /// The sources of the fresh questions, by step.
    sources: BTreeMap<usize, Practice>,
    pub cover: Option<Cover>,
    /// Whether the answer is hidden again.
    pub hidden: bool,
    pub timer: Option<Timer>,
    /// Whether the question before leaving is open.
    pub leaving: bool,
    pub list: Option<StepList>,
    /// The number of the step being typed.
    pub typed: Option<usize>,
    /// The folder into which the votes could not be written.
    pub unkept: Option<PathBuf>,
    pub teams: Option<Teams>,
    pub phones: ClassPhones,
    /// The answer that received the last vote by digit key.
    last_vote: Option<usize>,
    /// Earlier questions that were replaced; they keep their votes.
    pub replaced: Vec<Posed>,
}

impl Talk {
    /// Starts a lesson at this step. At the first step the title comes before it.
    pub fn new(lesson: &Lesson, step: usize) -> Self {
        Self {
            at: Position {
                step: lesson.next_taken(step),
                ..Position::default()
            },
            script: Arc::new(lesson.clone()),
            revision: 0,
            beat: None,
            posed: BTreeMap::new(),
            sources: BTreeMap::new(),
            cover: None,
            hidden: false,
            timer: None,
            leaving: false,
            list: None,
            typed: None,
            unkept: None,
            teams: None,
            phones: ClassPhones::Off,
            last_vote: None,
            replaced: Vec::new(),
        }
    }

    /// Continues with a newer version of the lesson, at the same step. Earlier votes are kept.
    pub fn take_newer(&mut self, newer: &Lesson) {
        let step = newer.same_step(&self.script, self.at.step);
        let unchanged = newer.steps.get(step) == self.script.steps.get(self.at.step);
        self.script = Arc::new(newer.clone());
        self.revision += 1;
        self.sources.clear();
        for ((at, item), posed) in std::mem::take(&mut self.posed) {
            if unchanged && at == self.at.step {
                self.posed.insert((step, item), posed);
            } else {
                self.replaced.push(posed);
            }
        }
        if unchanged {
            self.at.step = step;
        } else {
            self.at = Position {
                step: newer.next_taken(step),
                ..Position::default()
            };
            self.beat = None;
        }
    }

    /// Poses the question of a position unless it is posed. `seed` selects a fresh exercise.
    pub fn pose(&mut self, at: Position, seed: u32) {
        if self.posed.contains_key(&(at.step, at.item)) {
            return;
        }
        let script = &self.script;
        let difficulty = || script.difficulty(at.step);
        let posed = script.steps.get(at.step).and_then(|step| match step {
            Step::Ask { exercise, .. } | Step::Vote { exercise, .. } => {
                Some(Posed::new(exercise.clone(), None, difficulty(), seed))
            }
            Step::Complete { exercise, .. } => {
                Some(Posed::to_complete(exercise.clone(), difficulty(), seed))
            }
            step => {
                let fresh = step.fresh()?;
                let source = self.sources.entry(at.step).or_insert_with(|| {
                    Practice::new(fresh.topic(), Level::Of(fresh.difficulty), seed)
                });
                let next = source.next()?;
                Some(Posed::new(next.item, next.code, next.difficulty, seed))
            }
        });
        if let Some(mut posed) = posed {
            posed.number = self.exercises();
            self.posed.insert((at.step, at.item), posed);
        }
    }

    /// The number of exercises posed so far, replaced ones too.
    fn exercises(&self) -> u32 {
        (self.posed.len() + self.replaced.len()) as u32
    }

    pub fn posed(&self, at: Position) -> Option<&Posed> {
        self.posed.get(&(at.step, at.item))
    }

    pub fn part(&self, at: Position) -> Option<&Part> {
        self.posed(at)?.parts.get(at.part)
    }

    fn part_mut(&mut self) -> Option<&mut Part> {
        let at = self.at;
        let posed = self.posed.get_mut(&(at.step, at.item))?;
        posed.parts.get_mut(at.part)
    }

    /// Replaces the current question with another of the same kind and difficulty, from `seed`.
    pub fn another(&mut self, seed: u32) {
        let key = (self.at.step, self.at.item);
        let (Some(posed), Some(part)) = (self.posed(self.at), self.part(self.at)) else {
            return;
        };
        let difficulty = posed.difficulty;
        let code = ItemCode::new(posed.item.kind(), part.skill, difficulty, seed);
        let Some(code) = code else {
            return;
        };
        let fresh = Posed {
            number: self.exercises(),
            ..Posed::new(generate(&code), Some(code), difficulty, seed)
        };
        if let Some(before) = self.posed.insert(key, fresh) {
            self.replaced.push(before);
        }
        self.at.part = 0;
        // The first beat of the question, or of the story before it.
        self.beat = Some(Beat::Story(0));
        self.hidden = false;
        self.last_vote = None;
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StepList {
    /// The number of the marked step, from 1.
    pub marked: usize,
}

/// A silent timer, in seconds of the window's clock.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Timer {
    /// The time at which it ends.
    pub until: f64,
    /// Its whole duration, in seconds.
    pub whole: f64,
}

impl Timer {
    /// Its first duration, in seconds.
    pub const FIRST: f64 = 60.0;
    pub const MORE: f64 = 30.0;

    /// The seconds left, never below 0.
    pub fn left(self, now: f64) -> f64 {
        (self.until - now).max(0.0)
    }
}

impl Talk {
    pub fn toggle_timer(&mut self, now: f64) {
        let whole = Timer::FIRST;
        let until = now + whole;
        let stopped = self.timer.is_none();
        self.timer = stopped.then_some(Timer { until, whole });
    }

    pub fn change_timer(&mut self, by: f64, now: f64) {
        if let Some(timer) = &mut self.timer {
            timer.until = (timer.until.max(now) + by).max(now);
            timer.whole = timer.whole.max(timer.until - now);
        }
    }

    // The votes of the class on the current question.

    /// Counts a vote for an answer, if a vote is open.
    pub fn vote(&mut self, beat: Beat, answer: usize) {
        let offered = self.part(self.at).and_then(|part| part.ballot.as_ref());
        let offered = offered.map_or(0, |ballot| ballot.options.len());
        let own = beat == Beat::Options && self.has_own_answers(self.at);
        if answer < offered && beat.open_round().is_some() && !self.hidden && !own {
            self.last_vote = Some(answer);
            self.with_open_hands(beat, |hands| hands.add(answer));
        }
    }

    pub fn take_back_last(&mut self, beat: Beat) {
        if let Some(answer) = self.last_vote.take() {
            self.with_open_hands(beat, |hands| hands.take_back(answer));
        }
    }

    /// Whether there are any votes.
    pub fn has_votes(&self) -> bool {
        let posed = self.replaced.iter().chain(self.posed.values());
        let mut parts = posed.flat_map(|posed| &posed.parts);
        parts.any(|part| !part.poll.is_empty())
    }

    /// Sets the number of hands for an answer, if a vote is open.
    pub fn count(&mut self, beat: Beat, answer: usize, votes: u16) {
        self.with_open_hands(beat, |hands| hands.set(answer, votes));
    }

    fn with_open_hands(&mut self, beat: Beat, change: impl FnOnce(&mut Tally)) {
        // Once the class has seen the answer, no vote counts.
        if self.hidden {
            return;
        }
        let Some(part) = self.part_mut().filter(|part| part.ballot.is_some()) else {
            return;
        };
        let hands = beat.open_round().and_then(|at| part.poll.hands.get_mut(at));
        if let Some(hands) = hands {
            change(hands);
        }
    }

    /// Whether in the first vote on a question phones give answers of their own: because the teacher
    /// wants it, or because there is no ballot.
    pub fn has_own_answers(&self, at: Position) -> bool {
        let Some((on, part)) = self.phones.on().zip(self.part(at)) else {
            return false;
        };
        let hands = part.poll.hands.iter().any(|tally| tally.total() > 0);
        let wanted = on.typing || part.ballot.is_none() || part.own;
        wanted && own_votes(&part.question.ask).is_some() && !hands
    }

    /// The round in which phones vote now: none while the slide is covered, nor once the class has seen
    /// the answer, although the teacher goes back.
    pub fn open_round(&self, beat: Beat) -> Option<Round> {
        let vote = beat.open_round()?;
        let posed = self.posed(self.at)?;
        let part = posed.parts.get(self.at.part)?;
        if part.ballot.is_none() && !self.has_own_answers(self.at) {
            return None;
        }
        let seen = self.cover.is_none() && !self.hidden && !part.told;
        seen.then_some(Round {
            question: posed.number,
            part: self.at.part,
            vote,
        })
    }

    /// Takes over the votes of phones in a round: answers of the class's own, or those of options.
    pub fn count_phones(&mut self, round: Round, votes: Vec<Vote>, own: bool) {
        let posed = self.posed.values_mut().chain(&mut self.replaced);
        let mut posed = posed.filter(|it| it.number == round.question);
        if let Some(part) = posed.next().and_then(|it| it.parts.get_mut(round.part)) {
            part.count_phones(round.vote, votes, own);
        }
    }

    /// Notes that the class has seen the answer, and gives the teams their points for it, once.
    pub fn note_told(&mut self, beat: Beat) {
        if !beat.tells() {
            return;
        }
        if let Some(part) = self.part_mut() {
            part.told = true;
        }
        if self.teams.is_none() {
            return;
        }
        let part = self.part_mut().filter(|part| !part.scored);
        let Some(points) = part.and_then(|part| {
            part.scored = true;
            part.team_points()
        }) else {
            return;
        };
        let teams = self.teams.get_or_insert_default();
        for (team, points) in points.into_iter().enumerate() {
            teams.change(team, points);
        }
    }

    /// Opens a second vote, whatever the result of the first advises. Needs votes in the first.
    pub fn vote_again(&mut self) {
        if let Some(part) = self.part_mut()
            && part.poll.round(0).total() > 0
        {
            part.poll.again = true;
            part.told = false;
            self.beat = Some(Beat::Again);
            self.hidden = false;
            self.last_vote = None;
        }
    }
}
