//! Skills, kinds and difficulties as lessons name them: `skill: "double-legal"`, `difficulty: 2`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Fault, Field};
use crate::{Difficulty, Kind, Skill};

impl TryFrom<String> for Skill {
    type Error = Fault;

    fn try_from(id: String) -> Result<Self, Fault> {
        Self::from_id(&id).ok_or_else(|| Fault::new("skill", Field::Skill, id))
    }
}

impl TryFrom<String> for Kind {
    type Error = Fault;

    fn try_from(id: String) -> Result<Self, Fault> {
        Self::from_id(&id).ok_or_else(|| Fault::new("kind", Field::Kind, id))
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
