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
    /// For the teacher: what to watch for in the step that follows. The class does not
    /// see it.
    Notes(Text),
    /// A position whose answer the texts state. It is not asked, but checked as any other, so that
    /// a wrong sentence is found.
    Check {
        exercise: Item,
        /// The answer that the texts state. Must agree with the engine.
        expect: String,
    },
    /// A picture, with or without a text: `show(auction(…), reveal: by_call)`.
    #[serde(deserialize_with = "checked")]
    Show(Show),
    /// An example worked out by the engine, line by line.
    Worked {
        exercise: Item,
        #[serde(default, skip_serializing_if = "is_default")]
        expect: Option<String>,
        /// What is said about it.
        #[serde(default, skip_serializing_if = "is_default")]
        text: Option<Text>,
    },
    /// An example worked out but for its last step, which is asked.
    Complete {
        #[serde(deserialize_with = "id")]
        id: String,
        exercise: Item,
        #[serde(default, skip_serializing_if = "is_default")]
        expect: Option<String>,
        #[serde(default, skip_serializing_if = "is_default")]
        difficulty: Option<Difficulty>,
        /// How far the reasoning has got.
        #[serde(default, skip_serializing_if = "is_default")]
        text: Option<Text>,
    },
    /// A question of the lesson's own.
    Ask {
        /// Kebab-case, unique in the course, for ever.
        #[serde(deserialize_with = "id")]
        id: String,
        exercise: Item,
        /// A second witness: what the author believes the answer to be. Must
        /// agree with the engine.
        #[serde(default, skip_serializing_if = "is_default")]
        expect: Option<String>,
        /// How hard it is, 1 to 3, where the author says so.
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
    /// Fresh questions on what was learned in earlier lessons, mixed.
    Recap {
        #[serde(deserialize_with = "skills")]
        skills: Vec<Skill>,
        /// By which kinds of exercise; without them, by all that practise the skills.
        #[serde(default, skip_serializing_if = "is_default", deserialize_with = "once")]
        kinds: Vec<Kind>,
        /// How many questions, 1 to 50.
        #[serde(deserialize_with = "items")]
        items: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        difficulty: Difficulty,
    },
    /// Fresh questions on a skill.
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

/// Each value once, where it stands first: skills are looked for by every kind, and long lists of
/// repeated ones would take very long.
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

/// Most fresh questions of a step.
pub const MAX_ITEMS: u8 = 50;

fn items<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let items = u8::deserialize(from)?;
    if (1..=MAX_ITEMS).contains(&items) {
        return Ok(items);
    }
    Err(fault("items", Field::Items, items.to_string()))
}

/// The fresh questions of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fresh<'a> {
    /// The skills that they practise.
    pub skills: &'a [Skill],
    /// The kinds of exercise; all if empty.
    pub kinds: &'a [Kind],
    /// The number of questions.
    pub items: u8,
    /// Their difficulty.
    pub difficulty: Difficulty,
}

impl Fresh<'_> {
    /// What the questions are drawn from.
    #[must_use]
    pub fn topic(&self) -> Topic {
        if self.kinds.is_empty() {
            Topic::of_skills(self.skills)
        } else {
            Topic::of_skills_in(self.skills, self.kinds)
        }
    }
}

impl Step {
    /// The texts that the step names.
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

    /// Whether it is for those who take the lesson; notes and checks are not.
    #[must_use]
    pub const fn is_taken(&self) -> bool {
        !matches!(self, Self::Notes(_) | Self::Check { .. })
    }

    /// Whether it asks a question of the lesson's own.
    #[must_use]
    pub const fn asks(&self) -> bool {
        matches!(
            self,
            Self::Ask { .. } | Self::Vote { .. } | Self::Complete { .. }
        )
    }

    /// How many times something appears in it after the first look: calls, cards, lines.
    #[must_use]
    pub fn reveals(&self) -> usize {
        match self {
            Self::Show(show) => show.reveals(),
            Self::Worked { exercise, .. } => worked(exercise.questions()).len(),
            _ => 0,
        }
    }

    /// The id of a question of the lesson's own.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Ask { id, .. } | Self::Vote { id, .. } | Self::Complete { id, .. } => Some(id),
            _ => None,
        }
    }

    /// The position of the step, if it has one of its own.
    #[must_use]
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

    /// What the author believes its answer to be.
    #[must_use]
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

    /// How hard its own question is, where the author says so.
    #[must_use]
    pub const fn difficulty(&self) -> Option<Difficulty> {
        match self {
            Self::Complete { difficulty, .. }
            | Self::Ask { difficulty, .. }
            | Self::Vote { difficulty, .. } => *difficulty,
            _ => None,
        }
    }

    /// The fresh questions that it asks.
    #[must_use]
    pub fn fresh(&self) -> Option<Fresh<'_>> {
        match self {
            Self::Recap {
                skills,
                kinds,
                items,
                difficulty,
            } => Some(Fresh {
                skills,
                kinds,
                items: *items,
                difficulty: *difficulty,
            }),
            Self::Practise {
                skill,
                kinds,
                items,
                difficulty,
            } => Some(Fresh {
                skills: std::slice::from_ref(skill),
                kinds,
                items: *items,
                difficulty: *difficulty,
            }),
            _ => None,
        }
    }
}
