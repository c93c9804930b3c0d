//! The teacher's own words, by language.

use crate::text::Words;
use crate::text::{LANGUAGES, Text};

pub(super) fn set_words(all: &mut Words, language: &str, words: &str) {
    if words.is_empty() {
        all.remove(language);
    } else if LANGUAGES.contains(&language) {
        all.insert(language.to_owned(), words.to_owned());
    }
}

/// Sets words in a language. A text id of the program is replaced by the teacher's own words.
pub(super) fn set_in(text: &mut Text, language: &str, words: &str) {
    if matches!(text, Text::Id(_)) {
        *text = Text::Inline(Words::new());
    }
    if let Text::Inline(all) = text {
        set_words(all, language, words);
    }
}

pub(super) fn set_optional(text: &mut Option<Text>, language: &str, words: &str) {
    let mut now = text.take().unwrap_or_else(|| Text::Inline(Words::new()));
    set_in(&mut now, language, words);
    *text = Some(now);
}

/// The text without empty translations; `None` if nothing is left.
pub(super) fn written(words: &Words) -> Option<Text> {
    let full = |(language, text): (&String, &String)| {
        let text = text.trim();
        (!text.is_empty()).then(|| (language.clone(), text.to_owned()))
    };
    let words: Words = words.iter().filter_map(full).collect();
    (!words.is_empty()).then_some(Text::Inline(words))
}
