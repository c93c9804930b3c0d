//! What a test is given beyond the engine: exercises as lessons write them, and the words.

use std::path::Path;
use std::sync::LazyLock;

use arbitro::course::{Step, parse_lesson};
use arbitro::engine::laws::call_consequence::CallConsequence;
use arbitro::exercise::{Asked, Item};
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};

/// An exercise as a lesson writes it: `judge_call(auction: "1S P", call: "X")`.
pub fn item(exercise: &str) -> Item {
    let text =
        format!(r#"(format: 1, id: "l", title: "t", steps: [ask(id: "q", exercise: {exercise})])"#);
    let lesson = parse_lesson(Path::new("given.ron"), &text);
    let lesson = lesson.unwrap_or_else(|error| panic!("{exercise}\n{error:?}"));
    match lesson.steps.into_iter().next() {
        Some(Step::Ask { exercise, .. }) => exercise,
        other => panic!("{other:?} is no question"),
    }
}

/// The texts of a language, read once for all tests.
pub fn catalog(locale: Locale) -> &'static Catalog {
    static CATALOGS: LazyLock<Vec<Catalog>> =
        LazyLock::new(|| Locale::ALL.into_iter().map(Catalog::new).collect());
    let found = CATALOGS.iter().find(|catalog| catalog.locale() == locale);
    found.expect("a catalogue of every locale")
}

/// A language with the letters on its own cards.
pub fn speaker(locale: Locale) -> Speaker<'static> {
    let notation = Notation::new(catalog(locale), CardLetters::National);
    Speaker::new(catalog(locale), notation)
}

/// Every consequence has words in every language, with all they need.
pub fn said_everywhere(follows: &[CallConsequence]) {
    for locale in Locale::ALL {
        for consequence in follows {
            let said = speaker(locale).reason(&consequence.reason());
            let id = consequence.reason().id;
            assert!(
                !said.is_empty() && !said.contains(['{', '$']),
                "{id}: {said}"
            );
            assert!(!said.contains(id), "{id} has no words: {said}");
        }
    }
}

/// The questions of an exercise by their number.
pub trait Numbered {
    /// The question with this number, from 0.
    fn asked(&self, number: usize) -> Asked;
}

impl Numbered for Item {
    fn asked(&self, number: usize) -> Asked {
        self.questions()[number].clone()
    }
}
