//! The steps of a lesson.

use serde::{Deserialize, Deserializer, Serialize};

use crate::shown::{Show, checked};
use crate::text::{Text, fault, id};
use exercise::fields::{Field, is_default};
use exercise::worked::worked;
use exercise::{Difficulty, Item, Kind, Skill, Topic};

/// One step of a lesson.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(clippy::large_enum_variant, reason = "a lesson has a few dozen steps")]
#[allow(missing_docs, reason = "fields are described where they stand first")]
pub enum Step {
    /// A paragraph or two.
    Say(Text),
    /// For the teacher: what to watch for in the next step. The class does not see it.
    Notes(Text),
    /// A position whose answer the texts state, checked to find a wrong sentence; not asked.
    Check {
        exercise: Item,
        /// The answer that the texts state. It must agree with the engine.
        expect: String,
    },
    /// A picture, with or without a text: `show(auction(…), reveal: by_call)`.
    #[serde(deserialize_with = "checked")]
    Show(Show),
    /// An example solved by the engine, line by line.
    Worked {
        exercise: Item,
        #[serde(default, skip_serializing_if = "is_default")]
        expect: Option<String>,
        /// A text about it.
        #[serde(default, skip_serializing_if = "is_default")]
        text: Option<Text>,
    },
    /// An example solved except for its last line, which is asked.
    Complete {
        #[serde(deserialize_with = "id")]
        id: String,
        exercise: Item,
        #[serde(default, skip_serializing_if = "is_default")]
        expect: Option<String>,
        #[serde(default, skip_serializing_if = "is_default")]
        difficulty: Option<Difficulty>,
        /// A text about the reasoning so far.
        #[serde(default, skip_serializing_if = "is_default")]
        text: Option<Text>,
    },
    /// A question of the lesson.
    Ask {
        /// Kebab-case and unique in the course; it never changes.
        #[serde(deserialize_with = "id")]
        id: String,
        exercise: Item,
        /// The answer that the author expects, as a cross-check. It must agree with the engine.
        #[serde(default, skip_serializing_if = "is_default")]
        expect: Option<String>,
        /// The difficulty, 1 to 3, if the author gives one.
        #[serde(default, skip_serializing_if = "is_default")]
        difficulty: Option<Difficulty>,
    },
    /// As `ask`; in a classroom the class votes on it.
    Vote {
        #[serde(deserialize_with = "id")]
        id: String,
        exercise: Item,
        #[serde(default, skip_serializing_if = "is_default")]
        expect: Option<String>,
        #[serde(default, skip_serializing_if = "is_default")]
        difficulty: Option<Difficulty>,
    },
    /// Generated questions on skills of earlier lessons, mixed.
    Recap {
        #[serde(deserialize_with = "skills")]
        skills: Vec<Skill>,
        /// The kinds of exercise; if empty, all that practise the skills.
        #[serde(default, skip_serializing_if = "is_default", deserialize_with = "once")]
        kinds: Vec<Kind>,
        /// The number of questions, 1 to 50.
        #[serde(deserialize_with = "items")]
        items: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        difficulty: Difficulty,
    },
    /// Generated questions on a skill.
    Practise {
        skill: Skill,
        #[serde(default, skip_serializing_if = "is_default", deserialize_with = "once")]
        kinds: Vec<Kind>,
        #[serde(deserialize_with = "items")]
        items: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        difficulty: Difficulty,
    },
}

fn skills<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Skill>, D::Error> {
    let skills = once(from)?;
    if skills.is_empty() {
        return Err(fault("skill", Field::Skill, ""));
    }
    Ok(skills)
}

/// Removes repeated values and keeps the first of each: skills are searched in every kind, so long
/// lists of repeats would be slow.
fn once<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + PartialEq,
{
    let mut found = Vec::new();
    for value in Vec::<T>::deserialize(from)? {
        if !found.contains(&value) {
            found.push(value);
        }
    }
    Ok(found)
}

/// The most generated questions of a step.
pub const MAX_ITEMS: u8 = 50;

fn items<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let items = u8::deserialize(from)?;
    if (1..=MAX_ITEMS).contains(&items) {
        return Ok(items);
    }
    Err(fault("items", Field::Items, items.to_string()))
}

/// The generated questions of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fresh<'a> {
    /// The skills that they practise.
    pub skills: &'a [Skill],
    /// The kinds of exercise; all if empty.
    pub kinds: &'a [Kind],
    /// How many questions are generated.
    pub items: u8,
    /// Their difficulty.
    pub difficulty: Difficulty,
}

impl Fresh<'_> {
    /// The topic from which the questions are drawn.
    pub fn topic(&self) -> Topic {
        if self.kinds.is_empty() {
            Topic::of_skills(self.skills)
        } else {
            Topic::of_skills_in(self.skills, self.kinds)
        }
    }
}

impl Step {
    /// The texts of the step.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        match self {
            Self::Say(text) | Self::Notes(text) => Some(text),
            Self::Show(Show { text, .. })
            | Self::Worked { text, .. }
            | Self::Complete { text, .. } => text.as_ref(),
            _ => None,
        }
        .into_iter()
    }

    /// Whether learners see the step; they do not see notes and checks.
    pub const fn is_taken(&self) -> bool {
        !matches!(self, Self::Notes(_) | Self::Check { .. })
    }

    /// Whether the step asks a question of the lesson, not a generated one.
    pub const fn asks(&self) -> bool {
        matches!(
            self,
            Self::Ask { .. } | Self::Vote { .. } | Self::Complete { .. }
        )
    }

    /// The number of reveals after the first view: calls, cards or lines.
    pub fn reveals(&self) -> usize {
        match self {
            Self::Show(show) => show.reveals(),
            Self::Worked { exercise, .. } => worked(exercise.questions()).len(),
            _ => 0,
        }
    }

    /// The id of its question, unless that is generated.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Ask { id, .. } | Self::Vote { id, .. } | Self::Complete { id, .. } => Some(id),
            _ => None,
        }
    }

    /// The position of the step, if it has one of its own.
    pub const fn exercise(&self) -> Option<&Item> {
        match self {
            Self::Check { exercise, .. }
            | Self::Worked { exercise, .. }
            | Self::Complete { exercise, .. }
            | Self::Ask { exercise, .. }
            | Self::Vote { exercise, .. } => Some(exercise),
            _ => None,
        }
    }

    /// The answer that the author expects.
    pub fn expect(&self) -> Option<&str> {
        match self {
            Self::Check { expect, .. } => Some(expect),
            Self::Worked { expect, .. }
            | Self::Complete { expect, .. }
            | Self::Ask { expect, .. }
            | Self::Vote { expect, .. } => expect.as_deref(),
            _ => None,
        }
    }

    /// The difficulty of its own question, if the author gives one.
    pub const fn difficulty(&self) -> Option<Difficulty> {
        match self {
            Self::Complete { difficulty, .. }
            | Self::Ask { difficulty, .. }
            | Self::Vote { difficulty, .. } => *difficulty,
            _ => None,
        }
    }

    /// The generated questions that it asks.
    pub fn fresh(&self) -> Option<Fresh<'_>> {
        let (skills, kinds, items, difficulty) = match self {
            Self::Recap {
                skills,
                kinds,
                items,
                difficulty,
            } => (skills.as_slice(), kinds, *items, *difficulty),
            Self::Practise {
                skill,
                kinds,
                items,
                difficulty,
            } => (std::slice::from_ref(skill), kinds, *items, *difficulty),
            _ => return None,
        };
        Some(Fresh {
            skills,
            kinds,
            items,
            difficulty,
        })
    }
}
