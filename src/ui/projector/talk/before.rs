//! The text and story before a picture, an example or a question.

use super::Talk;
use crate::course::Step;
use crate::exercise::{Exhibit, Item};
use crate::i18n::Languages;
use crate::ui::Both;
use crate::ui::projector::{beat::Position, pieces::letters, posed::crowded, words};

/// Fewer letters, with one language or two, would leave a slide nearly empty: a line above instead.
const LINE: [usize; 2] = [100, 60];

/// The most letters of that line and of the question together.
const WITH_QUESTION: [usize; 2] = [170, 100];

/// The most letters above a table that fills the slide.
const WITH_TABLE: [usize; 2] = [170, 90];

/// What comes first at a position.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Before {
    pub texts: Vec<Vec<Both>>,
    /// Pages of the story.
    pub stories: Vec<Vec<Both>>,
    /// Text and story in one line above the question or the example, if they are short.
    pub line: Option<Both>,
}

impl Talk {
    pub fn before(&self, words: &Languages<'_>, at: Position) -> Before {
        let Some(step) = self.script.steps.get(at.step) else {
            return Before::default();
        };
        let caption = match step {
            Step::Show(show) => show.text.as_ref().and_then(|it| words::caption(words, it)),
            _ => None,
        };
        let said = match caption {
            None if at.item == 0 && at.part == 0 => words::said(words, step),
            _ => Vec::new(),
        };
        let part = self.part(at);
        let (told, question) = match step {
            Step::Worked { exercise, .. } => {
                let question = &exercise.first_question().question;
                (words::story(words, &story(exercise)), Some(question))
            }
            _ => {
                let told = part.map(|part| words::story(words, &part.story));
                (told.unwrap_or_default(), part.map(|part| &part.question))
            }
        };
        let all: Vec<&Both> = said.iter().chain(&told).collect();
        let length: usize = all.iter().map(|both| letters(both)).sum();
        let languages = usize::from(words.second.is_some());
        // Above a table that stands alone there is more room than above a question.
        let table = match step {
            Step::Worked { .. } => question.and_then(crowded).is_some(),
            _ => {
                let measure = self.posed(at).and_then(|it| it.measure(at.part));
                measure.is_some_and(|it| it.table)
            }
        };
        let with_table = table && length <= WITH_TABLE[languages];
        let short = with_table
            || question.is_some_and(|question| {
                let asked = letters(&words.both(|say| say.phrase(&question.prompt)));
                length <= LINE[languages] && length + asked <= WITH_QUESTION[languages]
            });
        if short && !all.is_empty() {
            let second: Vec<&str> = all.iter().filter_map(|it| it.second.as_deref()).collect();
            let first: Vec<&str> = all.iter().map(|it| it.first.as_str()).collect();
            let second = (!second.is_empty()).then(|| second.join(" "));
            let first = first.join(" ");
            return Before {
                line: Some(Both { first, second }),
                ..Before::default()
            };
        }
        Before {
            texts: words::paged(words, said),
            stories: words::paged(words, told),
            line: None,
        }
    }
}

fn story(exercise: &Item) -> Vec<crate::exercise::Phrase> {
    let exhibits = exercise.first_question().question.exhibits.iter();
    let told = exhibits.filter_map(|exhibit| match exhibit {
        Exhibit::Scene(told) => Some(told),
        _ => None,
    });
    told.flatten().cloned().collect()
}
