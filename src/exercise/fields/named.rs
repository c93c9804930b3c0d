//! Skills, kinds and difficulties as lessons name them: `skill: "double-legal"`, `difficulty: 2`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Fault, Field};
use crate::{Difficulty, Kind, Skill};

impl Serialize for Skill {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Skill {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = String::deserialize(from)?;
        Self::from_id(&id).ok_or_else(|| de::Error::custom(Fault::new("skill", Field::Skill, id)))
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = String::deserialize(from)?;
        let kind = Self::ALL.into_iter().find(|kind| kind.id() == id);
        kind.ok_or_else(|| de::Error::custom(Fault::new("kind", Field::Kind, id)))
    }
}

impl Serialize for Difficulty {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Difficulty {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::from_number(number)
            .ok_or_else(|| de::Error::unknown_variant(&number.to_string(), &["1", "2", "3"]))
    }
}
