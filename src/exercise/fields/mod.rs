//! The values of positions as written in lessons: text in neutral notation, which the engine checks
//! while it is parsed, so that an error has its exact place. Skills and kinds are written by id.

pub mod dealt;
mod fault;
mod text;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Difficulty, Kind, Skill};
use engine::{Auction, Call, Card, Hand, Seat, notation};

pub use fault::{Fault, Field};
pub use text::*;

/// The only card of a hand.
///
/// # Errors
/// The hand is empty or has several cards.
pub fn one_card(cards: Hand) -> Result<Card, Fault> {
    let only = cards.iter().next().filter(|_| cards.len() == 1);
    only.ok_or_else(|| Fault::new("one-card", Field::Card, notation::cards(cards)))
}

/// An auction from legal calls.
pub fn auction_of(dealer: Seat, calls: &[Call]) -> Auction {
    let mut auction = Auction::new(dealer);
    for &call in calls {
        if auction.push(call).is_err() {
            break;
        }
    }
    auction
}

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
