//! The options of a choice.

use crate::{Answer, Mistake, Phrase};

/// The value of each option and its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Options<T>(Vec<(T, Phrase)>);

impl<T: PartialEq> Options<T> {
    /// Options in this order, with a function for their texts.
    pub(crate) fn new(
        options: impl IntoIterator<Item = T>,
        mut say: impl FnMut(&T) -> Phrase,
    ) -> Self {
        let options = options.into_iter().map(|option| {
            let said = say(&option);
            (option, said)
        });
        Self(options.collect())
    }

    /// Options in this order, each with a text without facts.
    pub(crate) fn plain(options: impl IntoIterator<Item = (T, &'static str)>) -> Self {
        let options = options.into_iter();
        let options = options.map(|(option, id)| (option, Phrase::new(id)));
        Self(options.collect())
    }

    fn place(&self, option: &T) -> Option<usize> {
        self.0.iter().position(|(offered, _)| offered == option)
    }

    pub(super) fn phrases(&self) -> Vec<Phrase> {
        self.0.iter().map(|(_, phrase)| phrase.clone()).collect()
    }

    /// The answer that chooses an option; `None` if it is not offered.
    pub(crate) fn answer(&self, option: &T) -> Option<Answer> {
        self.place(option).map(Answer::Choice)
    }

    /// The answer that chooses several options, in the order offered; options not offered are
    /// ignored.
    pub(crate) fn answers(&self, options: &[T]) -> Answer {
        let offered = self.0.iter().enumerate();
        let chosen = offered.filter(|(_, (option, _))| options.contains(option));
        Answer::Choices(chosen.map(|(place, _)| place).collect())
    }

    /// Mistakes that lead to an option, as far as that option is offered.
    pub(crate) fn mistakes(
        &self,
        mistakes: impl IntoIterator<Item = (Mistake, T)>,
    ) -> Vec<(Mistake, Answer)> {
        let offered = |(mistake, option)| Some((mistake, self.answer(&option)?));
        mistakes.into_iter().filter_map(offered).collect()
    }
}
