//! The steps of a lesson.

use serde::{Deserialize, Deserializer, de};

use crate::lesson::{Text, id};
use crate::shown::Show;
use exercise::fields::{Fault, Field};
use exercise::worked::worked;
use exercise::{Difficulty, Item, Kind, Skill, Topic};

/// One step of a lesson.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(clippy::large_enum_variant, reason = "a lesson has a few dozen steps")]
pub enum Step {
    /// A paragraph or two.
    Say(Text),
    /// For the teacher: what to watch for in the step that follows. The class does not
    /// see it.
    Notes(Text),
    /// A position whose answer the texts state. Nobody is asked; it is judged as every
    /// other, so that a sentence that is wrong is found.
    Check {
        /// The position.
        exercise: Item,
        /// The answer that the texts state. Must agree with the engine.
        expect: String,
    },
    /// A picture, with or without a text: `show(auction(…), reveal: by_call)`.
    Show(Show),
    /// An example worked out by the engine, line by line.
    Worked {
        /// The position.
        exercise: Item,
        /// See `ask`.
        #[serde(default)]
        expect: Option<String>,
        /// What is said about it.
        #[serde(default)]
        text: Option<Text>,
    },
    /// An example worked out but for its last step, which is asked.
    Complete {
        /// Kebab-case, unique in the course, for ever.
        #[serde(deserialize_with = "id")]
        id: String,
        /// The position.
        exercise: Item,
        /// See `ask`.
        #[serde(default)]
        expect: Option<String>,
        /// See `ask`.
        #[serde(default, deserialize_with = "own_difficulty")]
        difficulty: Option<Difficulty>,
        /// How far the reasoning has got.
        #[serde(default)]
        text: Option<Text>,
    },
    /// A question of the lesson's own.
    Ask {
        /// Kebab-case, unique in the course, for ever.
        #[serde(deserialize_with = "id")]
        id: String,
        /// The position.
        exercise: Item,
        /// A second witness: what the author believes the answer to be. Must
        /// agree with the engine.
        #[serde(default)]
        expect: Option<String>,
        /// How hard it is, 1 to 3, where the author says so.
        #[serde(default, deserialize_with = "own_difficulty")]
        difficulty: Option<Difficulty>,
    },
    /// As `ask`; in a classroom the class votes on it.
    Vote {
        /// Kebab-case, unique in the course, for ever.
        #[serde(deserialize_with = "id")]
        id: String,
        /// The position.
        exercise: Item,
        /// See `ask`.
        #[serde(default)]
        expect: Option<String>,
        /// See `ask`.
        #[serde(default, deserialize_with = "own_difficulty")]
        difficulty: Option<Difficulty>,
    },
    /// Fresh questions on what was learned in earlier lessons, mixed.
    Recap {
        /// What is taken up again.
        #[serde(deserialize_with = "skills")]
        skills: Vec<Skill>,
        /// By which kinds of exercise; without them, by all that practise the skills.
        #[serde(default, deserialize_with = "kinds")]
        kinds: Vec<Kind>,
        /// How many questions, 1 to 50.
        #[serde(deserialize_with = "items")]
        items: u8,
        /// 1 to 3.
        #[serde(default = "easy", deserialize_with = "difficulty")]
        difficulty: Difficulty,
    },
    /// Fresh questions on a skill.
    Practise {
        /// What is practised.
        #[serde(deserialize_with = "skill")]
        skill: Skill,
        /// By which kinds of exercise; without them, by all that practise the skill.
        #[serde(default, deserialize_with = "kinds")]
        kinds: Vec<Kind>,
        /// How many questions, 1 to 50.
        #[serde(deserialize_with = "items")]
        items: u8,
        /// 1 to 3.
        #[serde(default = "easy", deserialize_with = "difficulty")]
        difficulty: Difficulty,
    },
}

fn skill<'de, D: Deserializer<'de>>(from: D) -> Result<Skill, D::Error> {
    let id = String::deserialize(from)?;
    Skill::from_id(&id).ok_or_else(|| de::Error::custom(Fault::new("skill", Field::Skill, id)))
}

fn skills<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Skill>, D::Error> {
    let ids = Vec::<String>::deserialize(from)?;
    let known = |id: String| {
        Skill::from_id(&id).ok_or_else(|| de::Error::custom(Fault::new("skill", Field::Skill, id)))
    };
    let skills = ids.into_iter().map(known).collect::<Result<Vec<_>, _>>()?;
    if skills.is_empty() {
        return Err(de::Error::custom(Fault::new("skill", Field::Skill, "")));
    }
    Ok(once(skills))
}

fn kinds<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Kind>, D::Error> {
    let known = |id: String| {
        let kind = Kind::ALL.into_iter().find(|kind| kind.id() == id);
        kind.ok_or_else(|| de::Error::custom(Fault::new("kind", Field::Kind, id)))
    };
    let ids = Vec::<String>::deserialize(from)?.into_iter();
    ids.map(known).collect::<Result<Vec<_>, _>>().map(once)
}

/// Each once, where it stands first: skills are looked for by every kind, and long lists of
/// doubles would be looked through for very long.
fn once<T: PartialEq>(all: Vec<T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// Most fresh questions of a step.
pub const MAX_ITEMS: u8 = 50;

fn items<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let items = u8::deserialize(from)?;
    if (1..=MAX_ITEMS).contains(&items) {
        return Ok(items);
    }
    Err(de::Error::custom(Fault::new(
        "items",
        Field::Items,
        items.to_string(),
    )))
}

fn difficulty<'de, D: Deserializer<'de>>(from: D) -> Result<Difficulty, D::Error> {
    let number = u8::deserialize(from)?;
    Difficulty::from_number(number)
        .ok_or_else(|| de::Error::unknown_variant(&number.to_string(), &["1", "2", "3"]))
}

fn own_difficulty<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Difficulty>, D::Error> {
    difficulty(from).map(Some)
}

const fn easy() -> Difficulty {
    Difficulty::Easy
}

/// The fresh questions of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fresh<'a> {
    /// What they practise.
    pub skills: &'a [Skill],
    /// By which kinds of exercise; none are all.
    pub kinds: &'a [Kind],
    /// How many.
    pub items: u8,
    /// How hard.
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
            Self::Worked { exercise, .. } => worked(&exercise.questions()).len(),
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
