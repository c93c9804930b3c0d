//! Values on the wire: neutral notation in and out, borrowed from the line
//! where that can be.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use crate::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::engine::notation::{self, NotationError};
use crate::engine::{Bid, Call, Card, Contract, Hand, Reason, Seat, Strain};

use super::refusal::{Code, Refusal};

/// A string, borrowed unless it has escapes.
#[derive(serde::Deserialize)]
#[serde(transparent)]
pub(super) struct Text<'a>(#[serde(borrow)] pub(super) Cow<'a, str>);

impl Text<'_> {
    pub(super) fn seat(&self) -> Result<Seat, Refusal> {
        Ok(notation::parse_seat(&self.0)?)
    }
}

/// A word as the engine's ids are written: small letters, `_` between its parts.
pub(super) fn id_of(word: &str) -> Cow<'_, str> {
    let word = word.trim();
    let plain = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    if word.chars().all(plain) {
        return Cow::Borrowed(word);
    }
    let letter = |letter: char| match letter {
        ' ' | '-' => '_',
        other => other.to_ascii_lowercase(),
    };
    Cow::Owned(word.chars().map(letter).collect())
}

/// Calls or cards: one string, or a JSON array of them. `null` is none.
#[derive(Default)]
pub(super) struct Words<'a>(pub(super) Cow<'a, str>);

impl Words<'_> {
    /// The words; a lonely `-` is none.
    pub(super) fn text(&self) -> &str {
        match self.0.trim() {
            "-" => "",
            other => other,
        }
    }

    pub(super) fn cards(&self) -> Result<Vec<Card>, NotationError> {
        notation::parse_cards(self.text())
    }

    pub(super) fn hand(&self) -> Result<Hand, NotationError> {
        notation::parse_hand(self.text())
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Words<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(WordsVisitor)
    }
}

struct WordsVisitor;

impl<'de> Visitor<'de> for WordsVisitor {
    type Value = Words<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string or a list of strings")
    }

    fn visit_borrowed_str<E: de::Error>(self, text: &'de str) -> Result<Words<'de>, E> {
        Ok(Words(Cow::Borrowed(text)))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Words<'de>, E> {
        Ok(Words(Cow::Owned(text.to_owned())))
    }

    fn visit_unit<E: de::Error>(self) -> Result<Words<'de>, E> {
        Ok(Words::default())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Words<'de>, A::Error> {
        let mut joined = String::new();
        while let Some(word) = list.next_element::<Text<'_>>()? {
            if !joined.is_empty() {
                joined.push(' ');
            }
            joined.push_str(&word.0);
        }
        Ok(Words(Cow::Owned(joined)))
    }
}

/// Penalty cards with their kinds, `{"H5":"major"}`, not yet checked.
#[derive(Default)]
pub(super) struct Penalties<'a>(Vec<(Text<'a>, Text<'a>)>);

impl<'de: 'a, 'a> Deserialize<'de> for Penalties<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(PenaltiesVisitor)
    }
}

struct PenaltiesVisitor;

impl<'de> Visitor<'de> for PenaltiesVisitor {
    type Value = Penalties<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of cards and kinds, {\"H5\":\"major\"}")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Penalties<'de>, E> {
        Ok(Penalties::default())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Penalties<'de>, A::Error> {
        let mut cards = Vec::new();
        while let Some(entry) = map.next_entry()? {
            cards.push(entry);
        }
        Ok(Penalties(cards))
    }
}

impl Penalties<'_> {
    /// The penalty cards, if they can lie together.
    pub(super) fn read(&self) -> Result<PenaltyCards, Refusal> {
        let mut cards: Vec<(Card, PenaltyKind)> = Vec::with_capacity(self.0.len());
        for (card, kind) in &self.0 {
            let card = notation::parse_card(&card.0)?;
            if cards.iter().any(|(known, _)| *known == card) {
                return Err(NotationError::CardTwice(card).into());
            }
            cards.push((card, read_kind(&kind.0)?));
        }
        PenaltyCards::from_kinds(cards).map_err(Refusal::impossible)
    }
}

fn read_kind(word: &str) -> Result<PenaltyKind, Refusal> {
    match word.trim() {
        kind if kind.eq_ignore_ascii_case("minor") => Ok(PenaltyKind::Minor),
        kind if kind.eq_ignore_ascii_case("major") => Ok(PenaltyKind::Major),
        other => {
            let message = format!("`{other}` is not a kind of penalty card (minor, major)");
            Err(Refusal::new(Code::BadNotation, message))
        }
    }
}

/// A call, written without taking memory.
pub(super) struct CallOut(pub(super) Call);

impl Serialize for CallOut {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Call::Pass => to.serialize_str("P"),
            Call::Double => to.serialize_str("X"),
            Call::Redouble => to.serialize_str("XX"),
            Call::Bid(bid) => to.serialize_str(bid_text(bid)),
        }
    }
}

/// The bids by strain, each in rising order.
const BIDS: [(Strain, [&str; 7]); 5] = [
    (Strain::Clubs, ["1C", "2C", "3C", "4C", "5C", "6C", "7C"]),
    (Strain::Diamonds, ["1D", "2D", "3D", "4D", "5D", "6D", "7D"]),
    (Strain::Hearts, ["1H", "2H", "3H", "4H", "5H", "6H", "7H"]),
    (Strain::Spades, ["1S", "2S", "3S", "4S", "5S", "6S", "7S"]),
    (
        Strain::Notrump,
        ["1NT", "2NT", "3NT", "4NT", "5NT", "6NT", "7NT"],
    ),
];

fn bid_text(bid: Bid) -> &'static str {
    let level = usize::from(bid.level.get()) - 1;
    let row = BIDS.iter().find(|(strain, _)| *strain == bid.strain);
    row.and_then(|(_, texts)| texts.get(level))
        .copied()
        .unwrap_or_default()
}

/// A card, written without taking memory.
pub(super) struct CardOut(pub(super) Card);

impl Serialize for CardOut {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let letters = [self.0.suit.letter(), self.0.rank.letter()].map(|letter| letter as u8);
        to.serialize_str(std::str::from_utf8(&letters).unwrap_or_default())
    }
}

/// Cards as a list, spades to clubs, high to low.
pub(super) struct CardsOut(pub(super) Hand);

impl Serialize for CardsOut {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(CardOut))
    }
}

/// Penalty cards as an object, in the order of a sorted hand.
pub(super) struct PenaltiesOut(pub(super) PenaltyCards);

impl Serialize for PenaltiesOut {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let cards = self.0.cards();
        let mut map = to.serialize_map(Some(cards.len()))?;
        for card in cards {
            let kind = match self.0.kind(card) {
                Some(PenaltyKind::Minor) => "minor",
                _ => "major",
            };
            map.serialize_entry(&CardOut(card), kind)?;
        }
        map.end()
    }
}

/// A seat's letter.
pub(super) struct SeatOut(pub(super) Seat);

impl Serialize for SeatOut {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_char(self.0.letter())
    }
}

/// A contract without its declarer: `4SX`.
pub(super) struct ContractOut(pub(super) Contract);

impl Serialize for ContractOut {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Contract { bid, doubling, .. } = self.0;
        to.collect_str(&format_args!("{}{}", bid_text(bid), doubling.suffix()))
    }
}

/// Rules by id, with the number and section of their Laws.
#[derive(Debug, serde::Serialize)]
#[serde(transparent)]
pub(super) struct Reasons(Vec<ReasonOut>);

#[derive(Debug, serde::Serialize)]
struct ReasonOut {
    id: &'static str,
    law: &'static str,
}

impl Reasons {
    pub(super) fn of<'r>(reasons: impl IntoIterator<Item = &'r Reason>) -> Self {
        let out = |reason: &Reason| ReasonOut {
            id: reason.id,
            law: reason.citation.section(),
        };
        Self(reasons.into_iter().map(out).collect())
    }
}
