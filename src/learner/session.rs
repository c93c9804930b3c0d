//! A session: a series of exercises, its purpose, and the results.

use std::collections::{BTreeSet, VecDeque};

use strum::{EnumString, IntoStaticStr};

use crate::progress::most_frequent;
use crate::{Asks, Begun, Occasion, Today};
use exercise::{Difficulty, Item, ItemCode, Level, Mistake, Practice, Practised, Skill, Topic};

/// Maximum number of skills and of mistakes in a summary.
pub const NAMED: usize = 5;

/// Maximum number of exercises generated to find one that asks for a skill.
const TRIES: usize = 50;

/// The purpose of a session. The names of its variants are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Purpose {
    /// A topic of the learner's choice.
    Practice,
    /// The skills that are due today.
    Review,
    /// The warm-up after a long absence.
    WarmUp,
    /// A placement test: finds where in the course to begin.
    Placement,
    /// The test at the end of a chapter.
    Test,
}

impl Purpose {
    /// The occasion of answers in such a session.
    pub const fn occasion(self) -> Occasion {
        match self {
            Self::Review | Self::WarmUp => Occasion::Review,
            Self::Practice | Self::Placement | Self::Test => Occasion::Practice,
        }
    }

    /// Whether it is stored, to be resumed. A review is not: its unanswered skills stay due.
    pub const fn is_kept(self) -> bool {
        !matches!(self, Self::Review | Self::WarmUp)
    }
}

/// The exercises of today's review or warm-up: one for each skill, from a seed of its own.
pub fn review(today: &Today, seeds: impl FnMut() -> u32) -> (Purpose, Vec<Practised>) {
    let purpose = match today {
        Today::Review(_) => Purpose::Review,
        Today::WarmUp(_) => Purpose::WarmUp,
    };
    (purpose, one_of_each(today.skills(), Level::Mixed, seeds))
}

/// The exercises of the placement test, at most one for each skill.
pub fn placement(skills: &[Skill], seeds: impl FnMut() -> u32) -> Vec<Practised> {
    one_of_each(skills, Level::Of(Difficulty::Easy), seeds)
}

fn one_of_each(skills: &[Skill], level: Level, mut seeds: impl FnMut() -> u32) -> Vec<Practised> {
    let exercise = |skill: &Skill| {
        let topic = Topic::of_skills(&[*skill]);
        let mut made = Practice::new(topic, level, seeds()).take(TRIES);
        // An exercise generated for one skill may ask for a related skill instead. The answer would
        // count for that one, and the due skill would stay due.
        made.find(|made| {
            made.item
                .questions()
                .iter()
                .any(|asked| asked.skill == *skill)
        })
    };
    skills.iter().filter_map(exercise).collect()
}

/// The result of an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The skill it was made for.
    pub skill: Skill,
    /// Whether every question was right at the first try, with or without hints.
    pub right: bool,
    /// Whether hints were used.
    pub helped: bool,
    /// The mistakes recognised.
    pub mistakes: Vec<Mistake>,
}

impl Done {
    /// The initial result of an exercise, without mistakes.
    pub(super) fn begun(item: &Item, code: Option<ItemCode>) -> Self {
        Self {
            skill: code.map_or_else(|| item.first_question().skill, |code| code.skill()),
            right: true,
            helped: false,
            mistakes: Vec::new(),
        }
    }

    /// Whether all of it was known: right, and without hints.
    pub const fn is_known(&self) -> bool {
        self.right && !self.helped
    }
}

/// The source of the exercises of a session.
#[derive(Debug, Clone)]
pub enum Source {
    /// An endless series of generated exercises.
    Fresh(Box<Practice>),
    /// A fixed list, in this order.
    Planned(VecDeque<Practised>),
}

impl Source {
    /// The source for a stored session.
    fn of(asks: &Asks) -> Self {
        match asks {
            Asks::Fresh { topic, level, seed } => {
                Self::Fresh(Box::new(Practice::new(topic.clone(), *level, *seed)))
            }
            Asks::Planned(codes) => Self::Planned(codes.iter().copied().map(From::from).collect()),
        }
    }

    /// The next exercise, if there is one.
    pub fn next_exercise(&mut self) -> Option<Practised> {
        match self {
            Self::Fresh(practice) => practice.next(),
            Self::Planned(planned) => planned.pop_front(),
        }
    }
}

/// A series of exercises with their results.
#[derive(Debug, Clone)]
pub struct Session {
    /// Its purpose.
    pub purpose: Purpose,
    /// The source of the exercises.
    pub source: Source,
    /// Number of exercises; `None` if the learner decides when to stop.
    pub planned: Option<u32>,
    /// The id of the chapter, for a chapter test.
    pub test: Option<String>,
    /// The results so far.
    pub done: Vec<Done>,
    /// Whether the question is hidden until the learner continues.
    pub paused: bool,
    /// Whether the session is over and shows the summary.
    pub over: bool,
    /// Whether the notebook stores it, to be resumed after the program was closed.
    pub kept: bool,
}

impl From<ItemCode> for Session {
    fn from(code: ItemCode) -> Self {
        Self::planned(Purpose::Practice, vec![Practised::from(code)])
    }
}

impl Session {
    const fn new(purpose: Purpose, source: Source, planned: Option<u32>) -> Self {
        Self {
            purpose,
            source,
            planned,
            test: None,
            done: Vec::new(),
            paused: false,
            over: false,
            kept: false,
        }
    }

    /// A session with a fixed list of exercises, in this order.
    pub fn planned(purpose: Purpose, exercises: Vec<Practised>) -> Self {
        let planned = u32::try_from(exercises.len()).ok();
        Self::new(purpose, Source::Planned(exercises.into()), planned)
    }

    /// A session of `planned` generated exercises; `None` if the learner decides when to stop.
    pub fn fresh(practice: Practice, planned: Option<u32>) -> Self {
        let source = Source::Fresh(Box::new(practice));
        Self::new(Purpose::Practice, source, planned)
    }

    /// The test of a chapter.
    pub fn test(chapter: String, exercises: Vec<Practised>) -> Self {
        Self {
            test: Some(chapter),
            ..Self::planned(Purpose::Test, exercises)
        }
    }

    /// A stored session, without its results.
    pub fn of(begun: &Begun) -> Self {
        Self {
            test: begun.chapter.clone(),
            kept: true,
            ..Self::new(begun.purpose, Source::of(&begun.asks), begun.planned)
        }
    }

    /// Whether it was left in the middle and can be resumed.
    pub const fn is_cut_off(&self) -> bool {
        self.kept && !self.over && !self.done.is_empty()
    }

    /// Number of exercises answered.
    pub fn asked(&self) -> u32 {
        count(&self.done, |_| true)
    }

    /// Number of exercises that were right.
    pub fn right(&self) -> u32 {
        count(&self.done, |done| done.right)
    }

    /// Number of exercises that were known.
    pub fn known(&self) -> u32 {
        count(&self.done, Done::is_known)
    }

    /// The skill of the first exercise that was not known.
    pub fn first_missed(&self) -> Option<Skill> {
        let missed = self.done.iter().find(|done| !done.is_known());
        missed.map(|done| done.skill)
    }

    /// The current difficulty, if it adapts to the answers.
    pub const fn level(&self) -> Option<Difficulty> {
        match &self.source {
            Source::Fresh(practice) => match practice.level() {
                Level::Of(difficulty) => Some(difficulty),
                Level::Mixed => None,
            },
            Source::Planned(_) => None,
        }
    }

    /// Adds the result of an exercise; generated exercises become harder or easier with it.
    pub fn keep(&mut self, done: Done) {
        if let Source::Fresh(practice) = &mut self.source {
            practice.answered(done.right);
        }
        self.done.push(done);
    }

    /// Whether `pass` exercises of a complete test were known; `None` for anything else.
    pub fn passed(&self, pass: u32) -> Option<bool> {
        let complete = self.test.is_some() && self.is_complete();
        complete.then(|| self.known() >= pass)
    }

    /// Whether all planned exercises have been answered.
    pub fn is_complete(&self) -> bool {
        self.planned.is_some_and(|planned| self.asked() >= planned)
    }
}

/// The summary of a session.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    /// Number of exercises answered.
    pub asked: u32,
    /// Number of exercises that were right, with or without hints.
    pub right: u32,
    /// Number of exercises answered after hints.
    pub helped: u32,
    /// The skills of which all exercises were known, in course order.
    pub well: Vec<Skill>,
    /// Each mistake with its count, the most frequent first.
    pub mistakes: Vec<(Mistake, u32)>,
    /// The skills with an exercise that was not known, the most often missed first.
    pub again: Vec<Skill>,
}

impl Summary {
    /// The summary of these results.
    pub fn of(done: &[Done]) -> Self {
        let missed = done.iter().filter(|one| !one.is_known());
        let again = most_frequent(missed.map(|one| one.skill));
        let again: Vec<Skill> = again.into_iter().map(|(skill, _)| skill).collect();
        let skills: BTreeSet<Skill> = done.iter().map(|one| one.skill).collect();
        let well = skills.into_iter().filter(|skill| !again.contains(skill));
        Self {
            asked: count(done, |_| true),
            right: count(done, |one| one.right),
            helped: count(done, |one| one.helped),
            well: well.collect(),
            mistakes: most_frequent(done.iter().flat_map(|done| done.mistakes.iter().copied())),
            again,
        }
    }
}

fn count(done: &[Done], counts: impl Fn(&Done) -> bool) -> u32 {
    let counted = done.iter().filter(|one| counts(one)).count();
    u32::try_from(counted).unwrap_or(u32::MAX)
}
