//! What a call means, as lessons write it: `11-20 S5+ H0-3 majors?`.

use contract_bridge::Suit;

use engine::laws::comparable::{Meaning, Purpose, Span};

/// The word for a meaning that tells nothing.
const ANY: &str = "any";

/// The meaning; `None` if it is not written so.
pub(super) fn parse(text: &str) -> Option<Meaning> {
    let mut meaning = Meaning::ANY;
    for word in text.split_whitespace().filter(|word| *word != ANY) {
        if let Some(asks) = word.strip_suffix('?') {
            let mut known = Purpose::ALL.into_iter();
            meaning.asks = Some(known.find(|purpose| purpose.id() == asks)?);
        } else if word.starts_with(|first: char| first.is_ascii_digit()) {
            meaning.points = span(word, Span::POINTS)?;
        } else {
            let mut letters = word.chars();
            let letter = letters.next()?;
            let suit = Suit::ASC.into_iter().find(|&it| sign(it) == letter)?;
            meaning.lengths[suit as usize] = span(letters.as_str(), Span::LENGTH)?;
        }
    }
    Some(meaning)
}

/// `5`, `5+`, `5-7`.
fn span(text: &str, any: Span) -> Option<Span> {
    let (least, most) = match (text.strip_suffix('+'), text.split_once('-')) {
        (Some(least), _) => (least.parse().ok()?, any.most),
        (None, Some((least, most))) => (least.parse().ok()?, most.parse().ok()?),
        (None, None) => (text.parse().ok()?, text.parse().ok()?),
    };
    (least <= most && most <= any.most).then_some(Span { least, most })
}

const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => 'C',
        Suit::Diamonds => 'D',
        Suit::Hearts => 'H',
        Suit::Spades => 'S',
    }
}

/// The text that is read as this meaning.
pub(super) fn written(meaning: &Meaning) -> String {
    let points =
        (meaning.points != Span::POINTS).then(|| written_span(meaning.points, Span::POINTS));
    let suits = Suit::DESC.into_iter().filter_map(|suit| {
        let length = meaning.length(suit);
        let told = length != Span::LENGTH;
        told.then(|| format!("{}{}", sign(suit), written_span(length, Span::LENGTH)))
    });
    let asks = meaning.asks.map(|asks| format!("{}?", asks.id()));
    let words: Vec<String> = points.into_iter().chain(suits).chain(asks).collect();
    match words.is_empty() {
        true => ANY.to_owned(),
        false => words.join(" "),
    }
}

fn written_span(span: Span, any: Span) -> String {
    let Span { least, most } = span;
    if most == any.most {
        format!("{least}+")
    } else if least == most {
        least.to_string()
    } else {
        format!("{least}-{most}")
    }
}
