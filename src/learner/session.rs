//! A session: exercises one after the other, what they are for, and their results.

use std::collections::{BTreeMap, VecDeque};

use crate::progress::slips;
use crate::{Asks, Begun, Occasion, Today};
use exercise::{Difficulty, Item, ItemCode, Level, Practice, Practised, Skill, Slip, Topic};

/// How many skills and slips a summary names.
pub const NAMED: usize = 5;

/// How many exercises are generated to find one that asks for a skill.
const TRIES: usize = 50;

/// What a session is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A topic of the learner's choice.
    Practice,
    /// What is due today.
    Review,
    /// The mixture after a long absence.
    WarmUp,
    /// To find where in the course to begin.
    Placement,
    /// The test at the end of a chapter.
    Test,
}

impl Purpose {
    /// On what occasion its answers are given.
    #[must_use]
    pub const fn occasion(self) -> Occasion {
        match self {
            Self::Review | Self::WarmUp => Occasion::Review,
            Self::Practice | Self::Placement | Self::Test => Occasion::Practice,
        }
    }

    /// Whether it can be gone on with after the program was closed. What was not answered of a
    /// review is due all the same.
    #[must_use]
    pub const fn is_kept(self) -> bool {
        match self {
            Self::Practice | Self::Placement | Self::Test => true,
            Self::Review | Self::WarmUp => false,
        }
    }
}

/// The exercises of today's review or warm-up, one for each skill. Each is made from a seed of
/// its own.
#[must_use]
pub fn review(today: &Today, seeds: impl FnMut() -> u32) -> (Purpose, Vec<Practised>) {
    let purpose = match today {
        Today::Review(_) => Purpose::Review,
        Today::WarmUp(_) => Purpose::WarmUp,
    };
    (purpose, one_of_each(today.skills(), Level::Mixed, seeds))
}

/// The questions on some skills by which a learner finds where to begin.
#[must_use]
pub fn placement(skills: &[Skill], seeds: impl FnMut() -> u32) -> Vec<Practised> {
    one_of_each(skills, Level::Of(Difficulty::Easy), seeds)
}

fn one_of_each(skills: &[Skill], level: Level, mut seeds: impl FnMut() -> u32) -> Vec<Practised> {
    let skills = skills.iter();
    let exercise = |skill: &Skill| {
        let topic = Topic::of_skills(&[*skill]);
        // An exercise made for one skill may in the end ask for its neighbour: the answer would
        // count there, and what was due would stay due.
        let asks = |made: &Practised| {
            let questions = made.item.questions();
            questions.iter().any(|asked| asked.skill == *skill)
        };
        let mut made = Practice::new(topic, level, seeds()).take(TRIES);
        made.find(asks)
    };
    skills.filter_map(exercise).collect()
}

/// An exercise that was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The skill it was made for.
    pub skill: Skill,
    /// Every part right at the first try, hints or not.
    pub right: bool,
    /// Hints came first.
    pub helped: bool,
    /// The mistakes recognised.
    pub slips: Vec<Slip>,
}

impl Done {
    /// An exercise of which nothing has gone wrong yet.
    #[must_use]
    pub fn begun(item: &Item, code: Option<ItemCode>) -> Self {
        Self {
            skill: code.map_or_else(|| item.first_question().skill, |code| code.skill()),
            right: true,
            helped: false,
            slips: Vec::new(),
        }
    }

    /// Whether all of it was known: right, and without hints.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.right && !self.helped
    }
}

/// Where the exercises of a session come from.
#[derive(Debug, Clone)]
pub enum Source {
    /// An endless practice.
    Fresh(Box<Practice>),
    /// A list, in this order.
    Planned(VecDeque<Practised>),
}

impl Source {
    /// The exercises of a session as it was begun.
    #[must_use]
    pub fn of(asks: &Asks) -> Self {
        match asks {
            Asks::Fresh { topic, level, seed } => {
                Self::Fresh(Box::new(Practice::new(topic.clone(), *level, *seed)))
            }
            Asks::Planned(codes) => {
                Self::Planned(codes.iter().copied().map(Practised::from).collect())
            }
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

/// Exercises one after the other, and their results.
#[derive(Debug, Clone)]
pub struct Session {
    /// What it is for.
    pub purpose: Purpose,
    /// Where the exercises come from.
    pub source: Source,
    /// How many there will be; `None` if the learner decides when to stop.
    pub planned: Option<u32>,
    /// The chapter that it tests, by its id.
    pub test: Option<String>,
    /// What has been answered.
    pub done: Vec<Done>,
    /// The question is hidden until the learner goes on.
    pub paused: bool,
    /// It is over, and the summary is shown.
    pub over: bool,
    /// The notebook keeps it, so that the learner can go on with it after the program was closed.
    pub kept: bool,
}

impl From<ItemCode> for Session {
    /// One exercise, by its code.
    fn from(code: ItemCode) -> Self {
        Self::planned(Purpose::Practice, vec![Practised::from(code)])
    }
}

impl Session {
    /// A session that is about to begin.
    #[must_use]
    pub const fn new(purpose: Purpose, source: Source, planned: Option<u32>) -> Self {
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

    /// These exercises, in this order.
    #[must_use]
    pub fn planned(purpose: Purpose, exercises: Vec<Practised>) -> Self {
        let planned = u32::try_from(exercises.len()).ok();
        Self::new(purpose, Source::Planned(exercises.into()), planned)
    }

    /// Fresh exercises; `planned` is how many, `None` if the learner decides when to stop.
    #[must_use]
    pub fn fresh(practice: Practice, planned: Option<u32>) -> Self {
        let source = Source::Fresh(Box::new(practice));
        Self::new(Purpose::Practice, source, planned)
    }

    /// The test of a chapter.
    #[must_use]
    pub fn test(chapter: String, exercises: Vec<Practised>) -> Self {
        Self {
            test: Some(chapter),
            ..Self::planned(Purpose::Test, exercises)
        }
    }

    /// A session as it was begun.
    #[must_use]
    pub fn of(begun: &Begun) -> Self {
        Self {
            test: begun.chapter.clone(),
            kept: true,
            ..Self::new(begun.purpose, Source::of(&begun.asks), begun.planned)
        }
    }

    /// Whether it was left in the middle and can be resumed.
    #[must_use]
    pub const fn is_cut_off(&self) -> bool {
        self.kept && !self.over && !self.done.is_empty()
    }

    /// How many were answered.
    #[must_use]
    pub fn asked(&self) -> u32 {
        u32::try_from(self.done.len()).unwrap_or(u32::MAX)
    }

    /// How many of them were right.
    #[must_use]
    pub fn right(&self) -> u32 {
        let right = self.done.iter().filter(|done| done.right).count();
        u32::try_from(right).unwrap_or(u32::MAX)
    }

    /// How many exercises were known.
    #[must_use]
    pub fn known(&self) -> u32 {
        known(&self.done)
    }

    /// The skill of the first exercise that was not known.
    #[must_use]
    pub fn first_missed(&self) -> Option<Skill> {
        let missed = self.done.iter().find(|done| !done.is_known());
        missed.map(|done| done.skill)
    }

    /// How hard the exercises are now, where that follows the answers.
    #[must_use]
    pub const fn level(&self) -> Option<Difficulty> {
        match &self.source {
            Source::Fresh(practice) => match practice.level() {
                Level::Of(difficulty) => Some(difficulty),
                Level::Mixed => None,
            },
            Source::Planned(_) => None,
        }
    }

    /// Keeps the result of an exercise; fresh ones become harder or easier with it.
    pub fn keep(&mut self, done: Done) {
        if let Source::Fresh(practice) = &mut self.source {
            practice.answered(done.right);
        }
        self.done.push(done);
    }

    /// Whether all that was planned has been answered.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.planned.is_some_and(|planned| self.asked() >= planned)
    }
}

/// The summary of a session.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many exercises were answered.
    pub asked: u32,
    /// How many of them were right, hints or not.
    pub right: u32,
    /// How many were answered after hints.
    pub helped: u32,
    /// The skills of which everything was known, in the order of the course.
    pub well: Vec<Skill>,
    /// Each mistake with how often it was made, the most frequent first.
    pub slips: Vec<(Slip, u32)>,
    /// The skills of which something was not known, the most often missed first.
    pub again: Vec<Skill>,
}

impl Summary {
    /// The summary of what was answered.
    #[must_use]
    pub fn of(done: &[Done]) -> Self {
        let (well, again) = skills(done);
        Self {
            asked: count(done, |_| true),
            right: count(done, |one| one.right),
            helped: count(done, |one| one.helped),
            well,
            slips: slips(done.iter().flat_map(|done| done.slips.iter().copied())),
            again,
        }
    }
}

/// How many of them were known.
#[must_use]
pub fn known(done: &[Done]) -> u32 {
    count(done, Done::is_known)
}

fn count(done: &[Done], counts: impl Fn(&Done) -> bool) -> u32 {
    let counted = done.iter().filter(|one| counts(one)).count();
    u32::try_from(counted).unwrap_or(u32::MAX)
}

fn skills(done: &[Done]) -> (Vec<Skill>, Vec<Skill>) {
    let mut missed: BTreeMap<Skill, u32> = BTreeMap::new();
    for one in done {
        *missed.entry(one.skill).or_default() += u32::from(!one.is_known());
    }
    let well = missed.iter().filter(|(_, times)| **times == 0);
    let well = well.map(|(skill, _)| *skill).collect();
    let mut again: Vec<(Skill, u32)> = missed.into_iter().filter(|(_, times)| *times > 0).collect();
    again.sort_by_key(|(skill, times)| (std::cmp::Reverse(*times), *skill));
    (well, again.into_iter().map(|(skill, _)| skill).collect())
}
