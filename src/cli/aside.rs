//! What can be typed instead of an answer: repeat the question, a hint, and “why not?”.

use crate::engine::notation;
use crate::exercise::why;
use crate::i18n::Languages;
use crate::learner::Asking;

use super::answer::to_type;
use super::lines::{line, lines};

/// Typed text that is not an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Aside {
    /// `?`: the question again.
    Repeat,
    /// `??`: the next hint.
    Hint,
    /// `? 2♥`: why a call or a card of the last answered question is legal or not.
    Why(String),
}

impl Aside {
    /// Parses typed text, without surrounding blanks; `None` if it may be an answer.
    pub fn read(typed: &str) -> Option<Self> {
        let asked = typed.strip_prefix('?')?.trim();
        Some(match asked {
            "" => Self::Repeat,
            "?" => Self::Hint,
            asked => Self::Why(asked.to_owned()),
        })
    }
}

/// A call or a card of the last answered question to ask about, as it is typed.
pub fn example(say: &Languages<'_>, last: &Asking) -> Option<String> {
    let speaker = &say.first;
    if why::open_auction(last.question()).is_some() {
        return Some(format!("2{}", to_type(speaker, "S")));
    }
    let card = why::cards(last.grade()?).next()?;
    // Suit, then rank: `SA`, `H7`.
    let neutral = notation::card(card);
    let (suit, rank) = neutral.split_at_checked(1)?;
    let rank = match rank {
        "A" | "K" | "Q" | "J" | "T" => to_type(speaker, &format!("rank-{rank}")),
        number => number.to_owned(),
    };
    Some(format!("{rank}{}", to_type(speaker, suit)))
}

/// The engine's reason for a call or a card typed after the question mark.
pub fn why(say: &Languages<'_>, last: Option<&Asking>, typed: &str) -> Vec<String> {
    let example = last.and_then(|last| Some((last, example(say, last)?)));
    let Some((last, example)) = example else {
        return line(say, |speaker| speaker.text("cli-why-nothing"));
    };
    let reading = &say.first.notation;
    let call = reading.read_call(typed);
    let call = call.and_then(|call| Some((call, why::why_call(last.question(), call)?)));
    let card = reading.read_card(typed);
    let card = card.and_then(|card| Some((card, why::why_card(last.grade()?, card)?)));
    let judged = match (&call, &card) {
        (Some((_, judged)), _) | (None, Some((_, judged))) => judged,
        (None, None) => {
            let example = format!("? {example}");
            return line(say, |speaker| {
                speaker.with("cli-why-unclear", [("example", example.clone().into())])
            });
        }
    };
    let sign = if judged.allowed { "✓" } else { "✗" };
    lines(say, |speaker| {
        let name = match (&call, &card) {
            (Some((call, _)), _) => speaker.notation.call_words(*call),
            (None, Some((card, _))) => speaker.notation.card(*card),
            (None, None) => String::new(),
        };
        vec![
            speaker.text("cli-why"),
            format!("  {sign} {}", speaker.named(&name, &speaker.why(judged))),
        ]
    })
}
