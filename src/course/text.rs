//! Texts and ids in lessons.

use std::collections::BTreeMap;

use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use exercise::fields::{Fault, Field};

/// The words of a text by language: `it`, `fr`, `de`, `en`.
pub type Translations = BTreeMap<String, String>;

/// A text: an id in the language files, or the words themselves by language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Text {
    /// A Fluent id.
    Id(String),
    /// The teacher's words, by language: `it`, `fr`, `de`, `en`.
    Inline(Translations),
}

impl Text {
    pub(super) fn id(&self) -> Option<&str> {
        match self {
            Self::Id(id) => Some(id),
            Self::Inline(_) => None,
        }
    }

    pub(super) const fn words(&self) -> Option<&Translations> {
        match self {
            Self::Id(_) => None,
            Self::Inline(words) => Some(words),
        }
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let texts = match self {
            Self::Id(id) => return to.serialize_str(id),
            Self::Inline(texts) => texts,
        };
        let mut fields = to.serialize_struct("Text", texts.len())?;
        for language in LANGUAGES {
            if let Some(text) = texts.get(*language) {
                fields.serialize_field(language, text)?;
            }
        }
        fields.end()
    }
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
        f.write_str("\"…\", (it: \"…\", fr: \"…\", de: \"…\", en: \"…\")")
    }

    fn visit_str<E: de::Error>(self, id: &str) -> Result<Text, E> {
        Ok(Text::Id(id.to_owned()))
    }

    fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<Text, A::Error> {
        let mut texts = Translations::new();
        while let Some((language, text)) = map.next_entry::<String, String>()? {
            if !LANGUAGES.contains(&language.as_str()) {
                return Err(de::Error::unknown_field(&language, LANGUAGES));
            }
            if text.trim().is_empty() {
                return Err(fault("empty-text", Field::Text, language));
            }
            if texts.insert(language, text).is_some() {
                return Err(fault("duplicate-field", Field::Text, ""));
            }
        }
        if texts.is_empty() {
            return Err(fault("empty-text", Field::Text, ""));
        }
        Ok(Text::Inline(texts))
    }
}

/// The error for a value that is not allowed.
pub(super) fn fault<E: de::Error>(id: &str, field: Field, found: impl Into<String>) -> E {
    E::custom(Fault::new(id, field, found))
}

/// The languages of inline texts. A RON identifier cannot contain a hyphen.
pub(super) const LANGUAGES: &[&str] = &["it", "fr", "de", "en"];

/// The longest id of a lesson or a question, in letters: files and stored rows hold it.
pub const MAX_ID: usize = 60;

/// Whether a text has the form of an id of a chapter, a lesson or a question.
pub fn is_id(id: &str) -> bool {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (1..=MAX_ID).contains(&id.len()) && id.chars().all(letters)
}

pub(super) fn id<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let id = String::deserialize(from)?;
    if is_id(&id) {
        return Ok(id);
    }
    Err(fault("id-form", Field::Id, id))
}
