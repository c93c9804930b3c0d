//! The texts of a lesson in the languages of the class, in pieces for one slide each.

use crate::course::{Step, Text};
use crate::exercise::{Exercise as _, Exhibit, Phrase};
use crate::i18n::Speaker;
use crate::ui::app::App;
use crate::ui::projector::pieces::pieces;
use crate::ui::text::Both;

/// A text of at most so many letters stands beside its picture; a longer one before it.
const CAPTION: usize = 150;

/// Words for the pieces of texts: the languages of the class.
#[derive(Debug, Clone, Copy)]
pub struct Words<'a> {
    /// The first language.
    pub say: Speaker<'a>,
    /// The second, where there is one.
    pub second: Option<Speaker<'a>>,
}

impl<'a> Words<'a> {
    /// The languages chosen in the window.
    #[must_use]
    pub fn of(app: &'a App) -> Self {
        Self {
            say: app.speaker(),
            second: app.second_speaker(),
        }
    }

    fn both(&self, words: impl Fn(&Speaker<'_>) -> String) -> Both {
        Both::said(&self.say, self.second.as_ref(), words)
    }

    /// The pieces of a lesson's text.
    #[must_use]
    pub fn text(&self, text: &Text) -> Vec<Both> {
        pieces(&self.say.lesson_texts(self.second.as_ref(), text))
    }

    /// The pieces of what a step says before it shows anything; of an example also what happened
    /// at its table.
    #[must_use]
    pub fn before(&self, step: &Step) -> Vec<Both> {
        let mut all: Vec<Both> = step.texts().flat_map(|text| self.text(text)).collect();
        if let Step::Worked { exercise, .. } = step {
            for exhibit in exercise.pose(0).exhibits {
                if let Exhibit::Scene(told) = exhibit {
                    all.extend(self.story(&told));
                }
            }
        }
        all
    }

    /// The pieces of a story: a sentence each, two short ones together.
    #[must_use]
    pub fn story(&self, told: &[Phrase]) -> Vec<Both> {
        let told: Vec<Both> = told
            .iter()
            .map(|phrase| self.both(|say| say.phrase(phrase)))
            .collect();
        told.iter().flat_map(pieces).collect()
    }

    /// The text of a picture that is short enough to stand beside it.
    #[must_use]
    pub fn caption(&self, text: &Text) -> Option<Both> {
        let mut all = self.text(text).into_iter();
        let short = |both: &Both| both.first.chars().count() <= CAPTION;
        all.next()
            .filter(|both| all.next().is_none() && short(both))
    }
}
