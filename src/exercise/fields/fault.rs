//! Errors about values in lessons. `serde` errors carry only text, so a [`Fault`] is encoded in the
//! error text, and `course` decodes it.

use std::fmt;

use engine::{Card, notation};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// The kind of a value in a lesson, for error messages; its text is `lesson-field-<id>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Field {
    Auction,
    Call,
    Seat,
    Hand,
    Cards,
    Card,
    Contract,
    Strain,
    Vulnerability,
    Board,
    Tricks,
    Items,
    How,
    PenaltyCards,
    Skill,
    Kind,
    Id,
    Text,
}

engine::ids!(Field);

/// An invalid value: its field, and the text found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Id of the message: `lesson-error-<id>`.
    pub id: String,
    /// The field the value was meant for.
    pub field: Field,
    /// The text found.
    pub found: String,
}

const MARK: char = '\u{2}';
const SEPARATOR: char = '\u{1f}';

impl Fault {
    /// A fault with this message.
    pub fn new(id: &str, field: Field, found: impl Into<String>) -> Self {
        Self {
            id: id.to_owned(),
            field,
            found: found.into(),
        }
    }

    /// A fault about a card.
    pub(crate) fn of_card(id: &str, card: Card) -> Self {
        Self::new(id, Field::Card, notation::card(card))
    }

    /// Decodes a fault from the text of an error; `None` if it contains none.
    pub fn from_message(text: &str) -> Option<Self> {
        let mut parts = text.split_once(MARK)?.1.splitn(3, SEPARATOR);
        let (id, field, found) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self::new(id, Field::from_id(field)?, found))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, field, found } = self;
        write!(f, "{MARK}{id}{SEPARATOR}{}{SEPARATOR}{found}", field.id())
    }
}
