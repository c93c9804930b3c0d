//! Words of a teacher's own, language by language.

use crate::text::Words;
use crate::text::{LANGUAGES, Text};

pub(super) fn set_words(all: &mut Words, language: &str, words: &str) {
    if words.is_empty() {
        all.remove(language);
    } else if LANGUAGES.contains(&language) {
        all.insert(language.to_owned(), words.to_owned());
    }
}

/// A text of the program becomes the teacher's own as soon as it is written over.
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

/// The words without empty ones; `None` where there are none.
pub(super) fn written(words: &Words) -> Option<Text> {
    let full = |(language, text): (&String, &String)| {
        let text = text.trim();
        (!text.is_empty()).then(|| (language.clone(), text.to_owned()))
    };
    let words: Words = words.iter().filter_map(full).collect();
    (!words.is_empty()).then_some(Text::Inline(words))
}
