//! A row of exercises: what it is for, what it asks, and what came of it.

use std::collections::BTreeMap;

use crate::{Occasion, Today};
use exercise::{
    Difficulty, Exercise as _, Item, ItemCode, Level, Practice, Practised, Skill, Slip, Topic,
};

/// So many skills and slips are named in a summary.
pub const NAMED: usize = 5;

/// So many exercises are looked at to find one that asks for a skill.
const TRIES: usize = 50;

/// What a row of exercises is for.
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
            let mut parts = 0..made.item.parts();
            parts.any(|part| made.item.skill(part) == *skill)
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
            skill: code.map_or_else(|| item.skill(0), |code| code.skill()),
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

/// What came of a row.
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
            slips: slips(done),
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

fn slips(done: &[Done]) -> Vec<(Slip, u32)> {
    let mut times: BTreeMap<Slip, u32> = BTreeMap::new();
    for slip in done.iter().flat_map(|done| &done.slips) {
        *times.entry(*slip).or_default() += 1;
    }
    let mut slips: Vec<(Slip, u32)> = times.into_iter().collect();
    slips.sort_by_key(|(slip, times)| (std::cmp::Reverse(*times), *slip));
    slips
}
