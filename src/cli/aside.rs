//! What can be typed instead of an answer: repeat the question, a hint, and “why not?”. All begin
//! with a question mark, which no answer does in any language.

use crate::engine::notation;
use crate::exercise::why::{self, Judged};
use crate::i18n::{Languages, Speaker};
use crate::learner::Asking;

use super::answer::to_type;
use super::lines::{line, lines};

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

pub fn why(say: &Languages<'_>, last: Option<&Asking>, typed: &str) -> Vec<String> {
    let example = last.and_then(|last| Some((last, example(say, last)?)));
    let Some((last, example)) = example else {
        return line(say, |speaker| speaker.text("cli-why-nothing"));
    };
    let told = |judged: &Judged, name: &dyn Fn(&Speaker<'_>) -> String| {
        let sign = if judged.allowed { "✓" } else { "✗" };
        lines(say, |to| {
            let why = to.named(&name(to), &to.why(judged));
            vec![to.text("cli-why"), format!("  {sign} {why}")]
        })
    };
    let reading = &say.first.notation;
    if let Some(call) = reading.read_call(typed)
        && let Some(judged) = why::why_call(last.question(), call)
    {
        return told(&judged, &|to| to.notation.call_words(call));
    }
    if let Some(card) = reading.read_card(typed)
        && let Some(judged) = last.grade().and_then(|grade| why::why_card(grade, card))
    {
        return told(&judged, &|to| to.notation.card(card));
    }
    let example = format!("? {example}");
    line(say, |to| {
        to.with("cli-why-unclear", [("example", example.clone().into())])
    })
}
