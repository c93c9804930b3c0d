//! The shape of a lesson file.
//!
//! ```ron
//! (
//!     format: 1,
//!     id: "doubling",
//!     title: "lesson-doubling-title",
//!     steps: [
//!         say("lesson-doubling-intro"),
//!         show(auction(dealer: N, calls: "1S P 2S X"), reveal: by_call),
//!         ask(id: "double-partner", exercise: judge_call(auction: "1S P", call: "X"), expect: "illegal"),
//!         practise(skill: "double-legal", items: 4),
//!     ],
//! )
//! ```

use std::collections::BTreeMap;

use contract_bridge::auction::Call;
use contract_bridge::{Hand, Seat, Strain};
use serde::{Deserialize, Deserializer, de};

use crate::engine::Card;
use crate::exercise::fields::{self, Fault, Field};
use crate::exercise::{Difficulty, Exhibit, Item, LaidCard, Skill, TableView};

/// The version of the format that this program reads.
pub const FORMAT: u32 = 1;

/// Most steps a lesson may have.
pub const MAX_STEPS: usize = 200;

/// A lesson: a title and steps in order.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// See [`FORMAT`].
    #[serde(deserialize_with = "format")]
    pub format: u32,
    /// Kebab-case, unique in the course, for ever.
    #[serde(deserialize_with = "id")]
    pub id: String,
    /// Shown in the course list and above the steps.
    pub title: Text,
    /// What happens, in order.
    #[serde(deserialize_with = "steps")]
    pub steps: Vec<Step>,
}

/// One step of a lesson.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(clippy::large_enum_variant, reason = "a lesson has a few dozen steps")]
pub enum Step {
    /// A paragraph or two.
    Say(Text),
    /// A picture, with or without a text: `show(auction(…), reveal: by_call)`.
    Show {
        /// What is shown. Its name may be left out.
        picture: Shown,
        /// All at once, or call by call.
        #[serde(default)]
        reveal: Reveal,
        /// What is said about it.
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
    },
    /// Fresh questions on a skill.
    Practise {
        /// What is practised.
        #[serde(deserialize_with = "skill")]
        skill: Skill,
        /// How many questions, 1 to 50.
        #[serde(deserialize_with = "items")]
        items: u8,
        /// 1 to 3.
        #[serde(default = "easy", deserialize_with = "difficulty")]
        difficulty: Difficulty,
    },
}

/// How a picture appears.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reveal {
    /// All at once.
    #[default]
    AtOnce,
    /// An auction call by call.
    ByCall,
}

/// A picture in a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Shown {
    /// An auction: `auction(dealer: N, calls: "1S P")`.
    Auction {
        /// Who calls first.
        #[serde(default = "fields::north", deserialize_with = "fields::seat")]
        dealer: Seat,
        /// The calls; they must be legal.
        #[serde(deserialize_with = "fields::calls")]
        calls: Vec<Call>,
    },
    /// A player with cards: `table(player: E, hand: "…", faced: "H9", trick: "D7 D2")`.
    Table(ShownTable),
}

/// See [`Shown::Table`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "WrittenTable")]
pub struct ShownTable(TableView);

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "table")]
struct WrittenTable {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    player: Seat,
    #[serde(deserialize_with = "fields::hand")]
    hand: Hand,
    #[serde(default, deserialize_with = "fields::hand")]
    faced: Hand,
    #[serde(default, deserialize_with = "fields::trick")]
    trick: Option<Vec<Card>>,
    #[serde(default, deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
}

impl TryFrom<WrittenTable> for ShownTable {
    type Error = Fault;

    fn try_from(written: WrittenTable) -> Result<Self, Fault> {
        let cards = crate::engine::notation::cards;
        let strange = written.faced - written.hand;
        if !strange.is_empty() {
            return Err(Fault::new("not-in-hand", Field::Cards, cards(strange)));
        }
        let trick = written.trick.unwrap_or_default();
        if let Some(card) = trick.iter().find(|card| written.hand.contains(**card)) {
            let card = crate::engine::notation::card(*card);
            return Err(Fault::new("card-twice", Field::Cards, card));
        }
        let leader = (0..trick.len()).fold(written.player, |seat, _| seat.rho());
        let faced = written
            .faced
            .iter()
            .map(|card| LaidCard {
                seat: written.player,
                card,
                kind: None,
            })
            .collect();
        Ok(Self(TableView {
            declarer: Some(written.declarer),
            strain: written.trumps,
            player: written.player,
            hand: written.hand,
            others: Vec::new(),
            leader,
            trick,
            faced,
        }))
    }
}

impl Shown {
    /// What is drawn.
    #[must_use]
    pub fn exhibit(&self) -> Exhibit {
        match self {
            Self::Auction { dealer, calls } => Exhibit::Auction {
                auction: fields::auction_of(*dealer, calls),
                asked: None,
            },
            Self::Table(table) => Exhibit::Table(table.0.clone()),
        }
    }
}

/// A text: an id of the language files, or the words themselves by language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Text {
    /// A Fluent id.
    Id(String),
    /// Words of a teacher, by language: `it`, `fr`, `de`, `en`.
    Inline(BTreeMap<String, String>),
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(TextVisitor)
    }
}

struct TextVisitor;

impl<'de> de::Visitor<'de> for TextVisitor {
    type Value = Text;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a text id, or texts by language: (it: \"…\", de: \"…\")")
    }

    fn visit_str<E: de::Error>(self, id: &str) -> Result<Text, E> {
        Ok(Text::Id(id.to_owned()))
    }

    fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<Text, A::Error> {
        let mut texts = BTreeMap::new();
        while let Some((language, text)) = map.next_entry::<String, String>()? {
            if !LANGUAGES.contains(&language.as_str()) {
                return Err(de::Error::unknown_field(&language, LANGUAGES));
            }
            if text.trim().is_empty() {
                return Err(de::Error::custom(Fault::new(
                    "empty-text",
                    Field::Text,
                    language,
                )));
            }
            if texts.insert(language, text).is_some() {
                return Err(de::Error::custom(Fault::new(
                    "duplicate-field",
                    Field::Text,
                    "",
                )));
            }
        }
        if texts.is_empty() {
            return Err(de::Error::custom(Fault::new("empty-text", Field::Text, "")));
        }
        Ok(Text::Inline(texts))
    }
}

/// The languages an inline text may be in. In RON an identifier has no hyphen.
const LANGUAGES: &[&str] = &["it", "fr", "de", "en"];

fn format<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    let format = u32::deserialize(from)?;
    if format == FORMAT {
        return Ok(format);
    }
    Err(de::Error::custom(Fault::new(
        "format",
        Field::Id,
        format.to_string(),
    )))
}

fn id<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let id = String::deserialize(from)?;
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !id.is_empty() && id.chars().all(letters) {
        return Ok(id);
    }
    Err(de::Error::custom(Fault::new("id-form", Field::Id, id)))
}

fn steps<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Step>, D::Error> {
    let steps = Vec::deserialize(from)?;
    match steps.len() {
        0 => Err(de::Error::custom(Fault::new("no-steps", Field::Text, ""))),
        1..=MAX_STEPS => Ok(steps),
        _ => Err(de::Error::custom(Fault::new(
            "too-many-steps",
            Field::Text,
            "",
        ))),
    }
}

fn skill<'de, D: Deserializer<'de>>(from: D) -> Result<Skill, D::Error> {
    let id = String::deserialize(from)?;
    Skill::from_id(&id).ok_or_else(|| de::Error::custom(Fault::new("skill", Field::Skill, id)))
}

fn items<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let items = u8::deserialize(from)?;
    if (1..=50).contains(&items) {
        return Ok(items);
    }
    Err(de::Error::custom(Fault::new(
        "items",
        Field::Tricks,
        items.to_string(),
    )))
}

fn difficulty<'de, D: Deserializer<'de>>(from: D) -> Result<Difficulty, D::Error> {
    let number = u8::deserialize(from)?;
    Difficulty::from_number(number)
        .ok_or_else(|| de::Error::unknown_variant(&number.to_string(), &["1", "2", "3"]))
}

const fn easy() -> Difficulty {
    Difficulty::Easy
}

impl Step {
    /// The texts that the step names.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        match self {
            Self::Say(text) => Some(text),
            Self::Show { text, .. } => text.as_ref(),
            _ => None,
        }
        .into_iter()
    }

    /// How many calls appear one by one; 0 for a step that shows everything at once.
    #[must_use]
    pub fn calls_to_reveal(&self) -> usize {
        match self {
            Self::Show {
                picture: Shown::Auction { calls, .. },
                reveal: Reveal::ByCall,
                ..
            } => calls.len(),
            _ => 0,
        }
    }

    /// The id of a question of the lesson's own.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Ask { id, .. } | Self::Vote { id, .. } => Some(id),
            _ => None,
        }
    }
}

/// A chapter of the course: a title and lessons in order.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The folder of its lessons.
    #[serde(deserialize_with = "id")]
    pub id: String,
    /// Shown in the course list.
    pub title: Text,
    /// File names without `.ron`, in order.
    pub lessons: Vec<String>,
}

/// The order of the course, `course.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename = "course")]
pub(super) struct CourseFile {
    #[serde(rename = "format", deserialize_with = "format")]
    pub(super) _format: u32,
    pub(super) chapters: Vec<Chapter>,
}
