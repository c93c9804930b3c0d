//! An exercise being answered in the window: what has been chosen so far.

mod draft;

use std::ops::Deref;

use contract_bridge::Card;
use contract_bridge::auction::Call;

use crate::exercise::{Item, Position, Practised};
use crate::i18n::Notation;
use crate::learner::Asking;

pub use draft::Draft;

#[derive(Debug, Clone, PartialEq)]
pub struct Attempt {
    asking: Asking,
    pub draft: Draft,
    pub incomplete: bool,
    /// Whether every card is listed with the reason why it may or may not be played.
    pub every_card: bool,
    pub every_call: bool,
    /// The call or card that is being explained, once the answer is judged.
    pub why: Option<WhyAsked>,
    /// When the question appeared on the screen, in Unix seconds; set by the app.
    pub since: Option<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyAsked {
    Call(Call),
    Card(Card),
}

/// The question and its judgement come from the [`Asking`].
impl Deref for Attempt {
    type Target = Asking;

    fn deref(&self) -> &Asking {
        &self.asking
    }
}

impl From<Asking> for Attempt {
    fn from(asking: Asking) -> Self {
        Self {
            asking,
            draft: Draft::default(),
            incomplete: false,
            every_card: false,
            every_call: false,
            why: None,
            since: None,
        }
    }
}

impl Attempt {
    pub fn new(item: Item) -> Self {
        Asking::new(item, None).into()
    }

    pub fn practised(practised: Practised) -> Self {
        Asking::from(practised).into()
    }

    pub fn to_complete(item: Item) -> Self {
        let mut attempt = Self::from(Asking::to_complete(item));
        let asked = attempt.asked();
        attempt.draft = Draft::all_but_the_last(asked.solution.clone(), &asked.question.ask);
        attempt
    }

    /// Judges the draft. An incomplete draft is not judged and does not count as wrong.
    pub fn check(&mut self, notation: &Notation<'_>) {
        let ask = &self.asking.question().ask;
        let answer = self.draft.answer(ask, self.incomplete, notation);
        match answer {
            _ if self.grade().is_some() => {}
            Some(answer) => {
                self.asking.answer(answer);
                self.incomplete = false;
            }
            None => self.incomplete = true,
        }
    }

    /// Shows the next hint. An answer after a hint counts as not known.
    pub fn take_hint(&mut self) {
        self.asking.take_hint();
    }

    pub fn show_answer(&mut self) {
        self.asking.show_answer();
        self.incomplete = false;
    }

    pub fn next_question(&mut self) -> bool {
        let more = self.asking.next_question();
        if more {
            *self = Self::from(self.asking.clone());
        }
        more
    }

    pub fn was_shown(&self) -> bool {
        self.grade().is_some() && self.given().is_none()
    }

    /// Whether the learner can now write the score line by line, after a wrong total.
    pub fn can_fill_in(&self) -> bool {
        let near = self.grade().is_some_and(|grade| grade.near.is_some());
        near && self.given().is_some()
    }

    /// Asks for the score again, line by line. Only the first answer counts.
    pub fn fill_in(&mut self) {
        if let Position::ScoreContract(total) = self.item().position()
            && self.can_fill_in()
            && let Some(account) = total.line_by_line()
            && let Ok(account) = Item::new(account)
        {
            self.asking.ask_as(account);
            self.draft = Draft::default();
        }
    }

    /// Explains a call or card once the answer is judged, or closes its explanation.
    pub fn ask_why(&mut self, asked: WhyAsked) {
        if self.grade().is_some() {
            self.why = Some(asked).filter(|_| self.why != Some(asked));
        }
    }
}
