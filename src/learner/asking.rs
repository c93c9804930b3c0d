//! The state of an exercise while it is asked: one question after the other, each graded once.
//! Shared by the window, the terminal and the projector.

use exercise::hint::{Hint, Hints};
use exercise::{Answer, Asked, Grade, Item, ItemCode, Practised, Question, Verdict};

use crate::{Answered, Done};

/// An exercise, its current question, and the results so far.
#[derive(Debug, Clone, PartialEq)]
pub struct Asking {
    item: Item,
    code: Option<ItemCode>,
    at: usize,
    hints: Hints,
    judged: Option<Judged>,
    done: Done,
    to_complete: bool,
    own_case: bool,
    /// This question was already answered in another form.
    repeated: bool,
}

/// A question that was answered, or whose answer was shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// `None` if the answer was shown instead.
    pub given: Option<Answer>,
    /// The grade; if the answer was shown, that of the right answer.
    pub grade: Grade,
}

impl Asking {
    /// An exercise at its first question; `code` is the code of a generated one.
    pub fn new(item: Item, code: Option<ItemCode>) -> Self {
        Self {
            hints: Hints::of(item.first_question()),
            done: Done::begun(&item, code),
            item,
            code,
            at: 0,
            judged: None,
            to_complete: false,
            own_case: false,
            repeated: false,
        }
    }

    /// An exercise that asks only its last question; the others are already worked out.
    pub fn to_complete(item: Item) -> Self {
        let mut asking = Self::new(item, None);
        asking.to_complete = true;
        asking.go_to(asking.questions().len() - 1);
        asking
    }

    /// A player's own case, whose answers are not stored in the history.
    pub fn own_case(item: Item) -> Self {
        Self {
            own_case: true,
            ..Self::new(item, None)
        }
    }

    /// An exercise whose first questions, but not all, were answered before.
    pub fn resumed(practised: Practised, answers: &[&Answered]) -> Self {
        let done = Done::of(&practised, answers);
        let mut asking = Self::from(practised);
        asking.done = done;
        asking.go_to(answers.len());
        asking
    }

    fn go_to(&mut self, at: usize) {
        self.at = at;
        self.hints = Hints::of(&self.item.questions()[at]);
        self.judged = None;
        self.repeated = false;
    }

    /// The exercise.
    pub const fn item(&self) -> &Item {
        &self.item
    }

    /// The code of a generated exercise.
    pub const fn code(&self) -> Option<ItemCode> {
        self.code
    }

    /// All questions of the exercise.
    pub fn questions(&self) -> &[Asked] {
        self.item.questions()
    }

    /// The current question, with its answer.
    pub fn asked(&self) -> &Asked {
        &self.questions()[self.at]
    }

    /// The current question.
    pub fn question(&self) -> &Question {
        &self.asked().question
    }

    /// The index of the current question, from 0, and the number of questions.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.questions().len())
    }

    /// The judgement of the current question; `None` until there is one.
    pub const fn judged(&self) -> Option<&Judged> {
        self.judged.as_ref()
    }

    /// The grade of the current question; `None` until it is graded.
    pub fn grade(&self) -> Option<&Grade> {
        Some(&self.judged.as_ref()?.grade)
    }

    /// The answer to the current question; `None` also if the answer was shown instead.
    pub fn given(&self) -> Option<&Answer> {
        self.judged.as_ref()?.given.as_ref()
    }

    /// Grades an answer; ignored if the question has been graded.
    pub fn answer(&mut self, answer: Answer) {
        if self.judged.is_none() {
            let grade = self.asked().grade(&answer);
            self.done.right &= grade.verdict == Verdict::Right;
            self.done.mistakes.extend(grade.mistakes());
            let given = Some(answer);
            self.judged = Some(Judged { given, grade });
        }
    }

    /// Shows the answer, unless the question has been graded. Counts as not known.
    pub fn show_answer(&mut self) {
        if self.judged.is_none() {
            self.done.right = false;
            let grade = self.asked().solved();
            self.judged = Some(Judged { given: None, grade });
        }
    }

    /// Advances to the next question once the current one is graded; false if there is none.
    pub fn next_question(&mut self) -> bool {
        let more = self.judged.is_some() && self.at + 1 < self.questions().len();
        if more {
            self.go_to(self.at + 1);
        }
        more
    }

    /// Asks the current question in another form. Only the first answer counts.
    pub fn ask_as(&mut self, item: Item) {
        self.item = item;
        self.go_to(self.at.min(self.questions().len() - 1));
        self.repeated = true;
    }

    /// Whether the last question has been graded.
    pub fn is_finished(&self) -> bool {
        self.judged.is_some() && self.at + 1 == self.questions().len()
    }

    /// The hints for the current question, and how many of them were shown.
    pub const fn hints(&self) -> &Hints {
        &self.hints
    }

    /// Whether another hint is available.
    pub const fn has_more_hints(&self) -> bool {
        self.judged.is_none() && self.hints.has_more()
    }

    /// Shows the next hint. An answer after it counts as not known.
    pub fn take_hint(&mut self) -> Option<&Hint> {
        if self.judged.is_some() {
            return None;
        }
        let hint = self.hints.take_next();
        self.done.helped |= hint.is_some();
        hint
    }

    /// The result of the exercise so far.
    pub const fn done(&self) -> &Done {
        &self.done
    }

    /// Whether only the last question is asked.
    pub const fn is_to_complete(&self) -> bool {
        self.to_complete
    }

    /// Whether it is a player's own case.
    pub const fn is_own_case(&self) -> bool {
        self.own_case
    }

    /// Whether the answer to the current question is stored in the history. It is not if all steps
    /// but the last were given, because it then says little.
    pub(super) const fn is_recorded(&self) -> bool {
        !(self.own_case || self.to_complete || self.repeated)
    }
}

impl From<Practised> for Asking {
    fn from(practised: Practised) -> Self {
        Self::new(practised.item, practised.code)
    }
}
