//! The texts of a lesson: which language is used, and the notation in braces.

use super::Speaker;
use crate::Both;
use course::Text;
use engine::notation as neutral;

impl Speaker<'_> {
    /// A lesson's text in this language; a teacher's text falls back to another language if it
    /// lacks this one.
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

    /// A lesson's text in two languages. A teacher's text that exists in only one of them is shown
    /// in that one alone; no third language is shown beside it.
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

    /// Whether a lesson's text exists in this language.
    fn has_lesson_text(&self, text: &Text) -> bool {
        match text {
            Text::Id(_) => true,
            Text::Inline(texts) => texts.contains_key(self.catalog.locale().base().tag()),
        }
    }

    /// Converts `{1S}`, `{HT}`, `{4SX}`, `{X}` and `{North}` to the reader's letters; other braces
    /// are unchanged.
    pub fn notation_in(&self, text: &str) -> String {
        let mut spoken = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            spoken.push_str(before);
            let Some((inside, behind)) = after.split_once('}') else {
                // No closing brace follows. Without this exit, searching again from every opening
                // brace would be slow.
                spoken.push('{');
                rest = after;
                break;
            };
            match self.neutral_words(inside) {
                Some(words) => spoken.push_str(&words),
                None => spoken.extend(["{", inside, "}"]),
            }
            rest = behind;
        }
        spoken.push_str(rest);
        spoken
    }

    fn neutral_words(&self, text: &str) -> Option<String> {
        let words = text.split_whitespace().map(neutral::parse_word);
        let spoken = |word| match word {
            neutral::Word::Call(call) => self.notation.call(call),
            neutral::Word::Contract(bid, doubling) => self.notation.contract(bid, doubling),
            neutral::Word::Card(card) => self.notation.card(card),
            neutral::Word::Seat(seat) => self.notation.seat(seat),
        };
        let words: Vec<String> = words.map(|word| word.map(spoken)).collect::<Option<_>>()?;
        (!words.is_empty()).then(|| words.join(" "))
    }
}
