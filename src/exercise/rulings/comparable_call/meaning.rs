//! The meaning of a call in lesson syntax: `11-20 S5+ H0-3 majors?`.

use contract_bridge::Suit;

use crate::fields::{Fault, Field};
use engine::laws::comparable::{Meaning, Purpose, Span};
use engine::notation;

/// Parses a meaning; `any` means no information.
pub(super) fn read(text: &str) -> Result<Meaning, Fault> {
    parse(text).ok_or_else(|| Fault::new("notation", Field::Text, text))
}

fn parse(text: &str) -> Option<Meaning> {
    let mut meaning = Meaning::ANY;
    for word in text.split_whitespace().filter(|word| *word != "any") {
        if let Some(asks) = word.strip_suffix('?') {
            let mut known = Purpose::ALL.into_iter();
            meaning.asks = Some(known.find(|purpose| purpose.id() == asks)?);
        } else if word.starts_with(|first: char| first.is_ascii_digit()) {
            meaning.points = span(word, Span::POINTS)?;
        } else {
            let (suit, length) = word.split_at_checked(1)?;
            let mut suits = Suit::ASC.into_iter();
            let suit = suits.find(|&it| notation::strain(it.into()) == suit)?;
            meaning.lengths[suit as usize] = span(length, Span::LENGTH)?;
        }
    }
    Some(meaning)
}

/// Parses `5`, `5+`, `5-7`.
fn span(text: &str, any: Span) -> Option<Span> {
    let (least, most) = match (text.strip_suffix('+'), text.split_once('-')) {
        (Some(least), _) => (least.parse().ok()?, any.most),
        (None, Some((least, most))) => (least.parse().ok()?, most.parse().ok()?),
        (None, None) => (text.parse().ok()?, text.parse().ok()?),
    };
    (least <= most && most <= any.most).then_some(Span { least, most })
}
