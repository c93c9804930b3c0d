//! The texts of a lesson: in which language, and what stands in braces in them.

use super::Speaker;
use crate::Both;
use course::Text;
use engine::notation as neutral;

impl Speaker<'_> {
    /// A lesson's text in this language; a teacher's own in another one if it lacks this.
    #[must_use]
    pub fn lesson_text(&self, text: &Text) -> String {
        let words = match text {
            Text::Id(id) => self.text(id),
            Text::Inline(texts) => {
                let own = texts.get(self.catalog.locale().base().tag());
                own.or_else(|| texts.values().next())
                    .cloned()
                    .unwrap_or_default()
            }
        };
        self.notation_in(&words)
    }

    /// A lesson's text in two languages, or in one: what a teacher wrote in one of them alone
    /// stands alone, and in no third language beside it.
    #[must_use]
    pub fn lesson_texts(&self, second: Option<&Self>, text: &Text) -> Both {
        let said = |say: &Self| say.has_lesson_text(text).then(|| say.lesson_text(text));
        match (said(self), second.and_then(said)) {
            (Some(first), second) => Both {
                second: second.filter(|second| *second != first),
                first,
            },
            (None, Some(second)) => second.into(),
            (None, None) => self.lesson_text(text).into(),
        }
    }

    /// Whether a lesson's text is there in this language.
    fn has_lesson_text(&self, text: &Text) -> bool {
        match text {
            Text::Id(_) => true,
            Text::Inline(texts) => texts.contains_key(self.catalog.locale().base().tag()),
        }
    }

    /// `{1S}`, `{HT}`, `{4SX}`, `{X}` and `{North}` in the reader's letters; other braces stay.
    #[must_use]
    pub fn notation_in(&self, text: &str) -> String {
        let mut spoken = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            spoken.push_str(before);
            let Some((inside, behind)) = after.split_once('}') else {
                // None closes any more: to look for it from every brace that opens takes too long.
                spoken.push('{');
                rest = after;
                break;
            };
            match self.neutral_words(inside) {
                Some(words) => spoken.push_str(&words),
                None => {
                    spoken.push('{');
                    spoken.push_str(inside);
                    spoken.push('}');
                }
            }
            rest = behind;
        }
        spoken.push_str(rest);
        spoken
    }

    fn neutral_words(&self, text: &str) -> Option<String> {
        let words: Option<Vec<String>> = text
            .split_whitespace()
            .map(|word| self.neutral_word(word))
            .collect();
        words
            .filter(|words| !words.is_empty())
            .map(|words| words.join(" "))
    }

    fn neutral_word(&self, word: &str) -> Option<String> {
        neutral::parse_word(word).map(|word| match word {
            neutral::Word::Call(call) => self.notation.call(call),
            neutral::Word::Contract(bid, doubling) => self.notation.contract(bid, doubling),
            neutral::Word::Card(card) => self.notation.card(card),
            neutral::Word::Seat(seat) => self.notation.seat(seat),
        })
    }
}

/// The pieces of a text with `**emphasis**`: whether each stands out, and its words.
pub fn spans(text: &str) -> impl Iterator<Item = (bool, &str)> {
    let pieces = text.split("**").enumerate();
    pieces.map(|(number, words)| (number % 2 == 1, words))
}

/// A text without its marks of emphasis, for where nothing can be bold.
#[must_use]
pub fn plain(text: &str) -> String {
    spans(text).map(|(_, words)| words).collect()
}
