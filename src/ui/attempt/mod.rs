//! An exercise being answered in the window: what has been chosen so far.

mod draft;

use std::ops::Deref;

use contract_bridge::Card;
use contract_bridge::auction::Call;

use crate::exercise::{Item, ItemCode, Position, Practised, generate};
use crate::i18n::Notation;
use crate::learner::{Answered, Asking};

pub use draft::Draft;

/// An exercise that is asked, and the answer in the making.
#[derive(Debug, Clone, PartialEq)]
pub struct Attempt {
    asking: Asking,
    pub draft: Draft,
    /// Set when an answer was checked before it was complete.
    pub incomplete: bool,
    /// Whether every card is listed with why it may or may not be played.
    pub every_card: bool,
    /// Whether the calls that can be asked about are laid out.
    pub every_call: bool,
    /// The call or the card that is explained, once the answer has been judged.
    pub why: Option<WhyAsked>,
    /// Since when the question has been on the screen, in Unix seconds; the window sets it.
    pub since: Option<i64>,
}

/// A call or a card that the learner asks about: why not?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyAsked {
    Call(Call),
    Card(Card),
}

/// What is asked and how it was judged is read from the [`Asking`].
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
    /// A concrete exercise, as a lesson asks it.
    pub fn new(item: Item) -> Self {
        Asking::new(item, None).into()
    }

    pub fn of_code(code: ItemCode) -> Self {
        Asking::new(generate(&code), Some(code)).into()
    }

    pub fn practised(practised: Practised) -> Self {
        Asking::from(practised).into()
    }

    /// An exercise whose first questions were answered before the program was closed.
    pub fn resumed(practised: Practised, answers: &[&Answered]) -> Self {
        Asking::resumed(practised, answers).into()
    }

    pub fn to_complete(item: Item) -> Self {
        let mut attempt = Self::from(Asking::to_complete(item));
        let asked = attempt.asked();
        attempt.draft = Draft::all_but_the_last(asked.solution.clone(), &asked.question.ask);
        attempt
    }

    /// Judges the draft; an incomplete one is not held against the learner.
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

    /// Looks at the next hint. An answer after it counts as not known.
    pub fn take_hint(&mut self) {
        self.asking.take_hint();
    }

    /// Whether the score can be written line by line now, after a wrong total.
    pub fn can_fill_in(&self) -> bool {
        let near = self.grade().is_some_and(|grade| grade.near.is_some());
        near && self.given().is_some()
    }

    /// Asks for the same score line by line. What was answered first counts.
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

    /// Asks why, or no longer asks. Only once the answer has been judged.
    pub fn ask_why(&mut self, asked: WhyAsked) {
        if self.grade().is_some() {
            self.why = Some(asked).filter(|_| self.why != Some(asked));
        }
    }
}
