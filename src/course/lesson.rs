//! The shape of a lesson file.
//!
//! ```ron
//! (
//!     format: 1,
//!     id: "doubling",
//!     title: "lesson-doubling-title",
//!     steps: [
//!         say("lesson-doubling-intro"),
//!         recap(skills: ["sufficient-bid"], items: 2),
//!         notes("lesson-doubling-notes"),
//!         show(auction(dealer: N, calls: "1S P 2S X"), reveal: by_call),
//!         worked(exercise: judge_call(auction: "1S P P", call: "X"), expect: "legal"),
//!         ask(id: "double-partner", exercise: judge_call(auction: "1S P", call: "X"), expect: "illegal"),
//!         practise(skill: "double-legal", items: 4),
//!     ],
//! )
//! ```

use serde::{Deserialize, Deserializer};

use crate::step::Step;
use crate::text::{Text, fault, id};
use exercise::fields::Field;
use exercise::{Difficulty, Skill};

/// The format version that this program reads.
pub const FORMAT: u32 = 1;

/// The most steps of a lesson.
pub const MAX_STEPS: usize = 200;

/// A lesson: a title and steps in order.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The format version; see [`FORMAT`].
    #[serde(deserialize_with = "format")]
    pub format: u32,
    /// Kebab-case and unique in the course; it never changes.
    #[serde(deserialize_with = "id")]
    pub id: String,
    /// Shown in the course list and above the steps.
    pub title: Text,
    /// The steps, in order.
    #[serde(deserialize_with = "steps")]
    pub steps: Vec<Step>,
}

impl Lesson {
    /// The title and the texts of all steps.
    pub(super) fn texts(&self) -> impl Iterator<Item = &Text> {
        std::iter::once(&self.title).chain(self.steps.iter().flat_map(Step::texts))
    }

    /// The index of the first step from `from` on that learners see, else the number of steps.
    pub fn next_taken(&self, from: usize) -> usize {
        let mut steps = self.steps.iter().enumerate().skip(from);
        steps
            .find(|(_, step)| step.is_taken())
            .map_or(self.steps.len(), |(at, _)| at)
    }

    /// The index of the last step before this one that learners see.
    pub fn last_taken(&self, before: usize) -> Option<usize> {
        let steps = self.steps.get(..before).unwrap_or(&self.steps);
        steps.iter().rposition(Step::is_taken)
    }

    /// Maps step `at` of another version of this lesson to a step of this one: by its id, else by
    /// its content, else by its index. The end maps to the end.
    pub fn same_step(&self, before: &Self, at: usize) -> usize {
        let Some(old) = before.steps.get(at) else {
            return self.steps.len();
        };
        let same_id = |step: &Step| old.id().is_some() && step.id() == old.id();
        let same = self.steps.iter().position(same_id);
        let alike = || self.steps.iter().position(|step| step == old);
        // A parsed lesson has at least one step.
        let last = self.steps.len().saturating_sub(1);
        same.or_else(alike).unwrap_or(at.min(last))
    }

    /// The number of steps before this one that learners see; `usize::MAX` counts all of them.
    pub fn taken_before(&self, step: usize) -> usize {
        let before = self.steps.iter().take(step);
        before.filter(|step| step.is_taken()).count()
    }

    /// The number of questions that learners are asked.
    pub fn questions(&self) -> usize {
        let asked = |step: &Step| match step.fresh() {
            Some(fresh) => usize::from(fresh.items),
            None => usize::from(step.asks()),
        };
        self.steps.iter().map(asked).sum()
    }

    /// The difficulty of an exercise that replaces a step's own: that of the step, else of a
    /// practice step on the same skill, else of any practice step. Later practice steps count
    /// before earlier ones. The fallback is easy.
    pub fn difficulty(&self, step: usize) -> Difficulty {
        let own = self.steps.get(step);
        if let Some(difficulty) = own.and_then(Step::difficulty) {
            return difficulty;
        }
        let item = own.and_then(Step::exercise);
        let asks = |skill: Skill| {
            item.is_some_and(|item| item.questions().iter().any(|asked| asked.skill == skill))
        };
        let (before, after) = self.steps.split_at(step.min(self.steps.len()));
        let practised = after.iter().chain(before.iter().rev());
        let practised = practised.filter_map(|step| match step {
            Step::Practise {
                skill, difficulty, ..
            } => Some((*skill, *difficulty)),
            _ => None,
        });
        let practised: Vec<(Skill, Difficulty)> = practised.collect();
        let same = practised.iter().find(|(skill, _)| asks(*skill));
        let found = same.or(practised.first());
        found.map_or(Difficulty::Easy, |(_, difficulty)| *difficulty)
    }

    /// The teacher's notes right before a step.
    pub fn notes(&self, step: usize) -> impl Iterator<Item = &Text> {
        let start = self.last_taken(step).map_or(0, |last| last + 1);
        let before = self.steps.get(start..step).unwrap_or_default();
        before.iter().filter_map(|step| match step {
            Step::Notes(text) => Some(text),
            _ => None,
        })
    }
}

fn format<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    let format = u32::deserialize(from)?;
    if format == FORMAT {
        return Ok(format);
    }
    Err(fault("format", Field::Id, format.to_string()))
}

fn steps<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Step>, D::Error> {
    let steps = Vec::deserialize(from)?;
    match steps.len() {
        0 => Err(fault("no-steps", Field::Text, "")),
        1..=MAX_STEPS => Ok(steps),
        _ => Err(fault("too-many-steps", Field::Text, "")),
    }
}

/// A chapter of the course: a title and lessons in order.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The name of the folder with its lessons.
    #[serde(deserialize_with = "id")]
    pub id: String,
    /// Shown in the course list.
    pub title: Text,
    /// File names without `.ron`, in order.
    pub lessons: Vec<String>,
    /// Whether the chapter is skipped unless a learner has begun one of its lessons.
    #[serde(default)]
    pub optional: bool,
}

/// The most chapters of a course.
pub const MAX_CHAPTERS: usize = 200;

/// The most lessons of a course.
pub const MAX_LESSONS: usize = 2_000;

fn chapters<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Chapter>, D::Error> {
    let chapters = Vec::<Chapter>::deserialize(from)?;
    let lessons: usize = chapters.iter().map(|chapter| chapter.lessons.len()).sum();
    if chapters.len() <= MAX_CHAPTERS && lessons <= MAX_LESSONS {
        return Ok(chapters);
    }
    Err(fault("too-many-lessons", Field::Text, ""))
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename = "course")]
pub(super) struct CourseFile {
    #[serde(rename = "format", deserialize_with = "format")]
    pub(super) _format: u32,
    #[serde(deserialize_with = "chapters")]
    pub(super) chapters: Vec<Chapter>,
}
