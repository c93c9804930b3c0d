//! JSON values with several accepted forms, and the forms written.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::engine::laws::exposed_card::Phase;
use crate::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::engine::notation::{self, NotationError};
use crate::engine::{Card, Hand};

use super::answer::Answer;
use super::refusal::Refusal;

/// A word in the form of the engine's ids: lower case, with `_` between its parts.
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

/// The value of an enum named by its id.
pub(super) fn named<T>(word: &str, known: fn(&str) -> Option<T>) -> Result<T, Refusal> {
    let found = known(&id_of(word));
    found.ok_or_else(|| Refusal::notation(format_args!("`{word}` is not known here")))
}

pub(super) fn read_phase(word: &str) -> Result<Phase, Refusal> {
    let unknown = || format!("`{word}` is not a phase (auction, opening_lead, play)");
    let phase = word.trim().parse();
    phase.map_err(|_| Refusal::notation(unknown()))
}

/// Parses an optional value.
pub(super) fn optional<T, E: Into<Refusal>>(
    text: Option<&String>,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<Option<T>, Refusal> {
    text.map(|text| read(text).map_err(E::into)).transpose()
}

/// Whether a flag is true; a missing flag is false.
pub(super) fn given(flag: Option<bool>) -> bool {
    flag == Some(true)
}

/// One of two values, by a flag.
pub(super) fn either<T>(flag: bool, yes: T, no: T) -> T {
    if flag { yes } else { no }
}

/// Calls or cards: one string, or a JSON array of strings. `null` means none.
#[derive(Default)]
pub(super) struct Tokens(pub(super) String);

impl Tokens {
    /// The text; a single `-` means none.
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

/// Parses each word of a text; words are separated by blanks or commas.
pub(super) fn each<T, C: FromIterator<T>>(
    text: &str,
    read: impl Fn(&str) -> Result<T, NotationError>,
) -> Result<C, NotationError> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(read).collect()
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(TokensVisitor)
    }
}

struct TokensVisitor;

impl<'de> Visitor<'de> for TokensVisitor {
    type Value = Tokens;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string or a list of strings")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Tokens, E> {
        Ok(Tokens(text.to_owned()))
    }

    fn visit_unit<E: de::Error>(self) -> Result<Tokens, E> {
        Ok(Tokens::default())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Tokens, A::Error> {
        let mut joined = String::new();
        while let Some(word) = list.next_element::<String>()? {
            if !joined.is_empty() {
                joined.push(' ');
            }
            joined.push_str(&word);
        }
        Ok(Tokens(joined))
    }
}

/// The entries of an object in order, repeated names included.
pub(super) struct Entries<T>(pub(super) Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Entries<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(EntriesVisitor(PhantomData))
    }
}

struct EntriesVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for EntriesVisitor<T> {
    type Value = Entries<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries<T>, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(Entries(entries))
    }
}

/// Penalty cards with their kinds, `{"H5":"major"}`, not yet validated.
pub(super) type Penalties = Option<Entries<String>>;

/// The penalty cards, if such a set is possible.
pub(super) fn penalty_cards(given: &Penalties) -> Result<PenaltyCards, Refusal> {
    let mut cards: Vec<(Card, PenaltyKind)> = Vec::new();
    for (card, kind) in given.iter().flat_map(|given| &given.0) {
        let card = notation::parse_card(card)?;
        if cards.iter().any(|(known, _)| *known == card) {
            return Err(NotationError::CardTwice(card).into());
        }
        let kind = kind.trim();
        let unknown = || format!("`{kind}` is not a kind of penalty card (minor, major)");
        let kind = kind.parse().map_err(|_| Refusal::notation(unknown()))?;
        cards.push((card, kind));
    }
    PenaltyCards::from_kinds(cards).map_err(Refusal::impossible)
}

/// Penalty cards with their kinds, sorted as in a hand.
pub(super) fn penalties(cards: PenaltyCards) -> Answer {
    let each = cards.cards().iter();
    each.fold(Answer::default(), |answer, card| {
        let kind = cards.kind(card).map(PenaltyKind::id);
        answer.given(&notation::card(card), kind)
    })
}

/// Cards as a list, spades to clubs, high to low.
pub(super) fn listed(cards: Hand) -> Vec<String> {
    cards.iter().map(notation::card).collect()
}
