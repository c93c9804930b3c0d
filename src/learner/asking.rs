//! An exercise while it is asked: one question after the other, each judged once. The window, the
//! terminal and the projector ask with it, and keep no verdict of their own.

use exercise::hint::{Hint, Hints};
use exercise::{Answer, Asked, Grade, Item, ItemCode, Practised, Question, Verdict};

use crate::{Answered, Done};

/// An exercise, the question that is asked, and the results so far.
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
    /// This question was answered before, in another form.
    repeated: bool,
}

/// A question that was answered, or whose answer was shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// `None` if the answer was shown instead.
    pub given: Option<Answer>,
    /// The judgement; of the right answer if that was shown.
    pub grade: Grade,
}

impl Asking {
    /// An exercise at its first question, with the code of a generated one.
    #[must_use]
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

    /// An exercise of which only the last question is asked, the others being worked out.
    #[must_use]
    pub fn to_complete(item: Item) -> Self {
        let mut asking = Self::new(item, None);
        asking.to_complete = true;
        asking.go_to(asking.questions().len() - 1);
        asking
    }

    /// A player's own case, whose answers go into no history.
    #[must_use]
    pub fn own_case(item: Item) -> Self {
        Self {
            own_case: true,
            ..Self::new(item, None)
        }
    }

    /// An exercise whose first questions were answered before the program was closed; fewer
    /// answers than it has questions.
    #[must_use]
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
    #[must_use]
    pub const fn item(&self) -> &Item {
        &self.item
    }

    /// The code of a generated exercise.
    #[must_use]
    pub const fn code(&self) -> Option<ItemCode> {
        self.code
    }

    /// All questions of the exercise.
    #[must_use]
    pub fn questions(&self) -> &[Asked] {
        self.item.questions()
    }

    /// The question asked now, with its answer.
    #[must_use]
    pub fn asked(&self) -> &Asked {
        &self.questions()[self.at]
    }

    /// What is asked now.
    #[must_use]
    pub fn question(&self) -> &Question {
        &self.asked().question
    }

    /// The number of the question asked now, from 0, and of all questions.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.questions().len())
    }

    /// The judgement of this question, once there is one.
    #[must_use]
    pub const fn judged(&self) -> Option<&Judged> {
        self.judged.as_ref()
    }

    /// The grade of this question, once it is judged.
    #[must_use]
    pub fn grade(&self) -> Option<&Grade> {
        Some(&self.judged.as_ref()?.grade)
    }

    /// The answer to this question; `None` also where it was shown instead.
    #[must_use]
    pub fn given(&self) -> Option<&Answer> {
        self.judged.as_ref()?.given.as_ref()
    }

    /// Judges an answer; a question is judged once.
    pub fn answer(&mut self, answer: Answer) {
        if self.judged.is_none() {
            let grade = self.asked().grade(&answer);
            self.done.right &= grade.verdict == Verdict::Right;
            self.done.slips.extend(grade.slips());
            let given = Some(answer);
            self.judged = Some(Judged { given, grade });
        }
    }

    /// Shows the answer, unless the question is judged. It counts as not known.
    pub fn show_answer(&mut self) {
        if self.judged.is_none() {
            self.done.right = false;
            let grade = self.asked().solved();
            self.judged = Some(Judged { given: None, grade });
        }
    }

    /// Goes on to the next question once this one is judged; false if there is none.
    pub fn next_question(&mut self) -> bool {
        let more = self.judged.is_some() && self.at + 1 < self.questions().len();
        if more {
            self.go_to(self.at + 1);
        }
        more
    }

    /// Asks this question in another form, such as a score line by line. The first answer counts.
    pub fn ask_as(&mut self, item: Item) {
        self.item = item;
        self.go_to(self.at.min(self.questions().len() - 1));
        self.repeated = true;
    }

    /// Whether the last question has been judged.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.judged.is_some() && self.at + 1 == self.questions().len()
    }

    /// The hints for this question, and how many were looked at.
    #[must_use]
    pub const fn hints(&self) -> &Hints {
        &self.hints
    }

    /// Whether another hint can be had.
    #[must_use]
    pub const fn has_more_hints(&self) -> bool {
        self.judged.is_none() && self.hints.has_more()
    }

    /// Looks at the next hint. An answer after it counts as not known.
    pub fn take_hint(&mut self) -> Option<&Hint> {
        if self.judged.is_some() {
            return None;
        }
        let hint = self.hints.take_next();
        self.done.helped |= hint.is_some();
        hint
    }

    /// The result of the exercise so far.
    #[must_use]
    pub const fn done(&self) -> &Done {
        &self.done
    }

    /// Whether only the last question is asked.
    #[must_use]
    pub const fn is_to_complete(&self) -> bool {
        self.to_complete
    }

    /// Whether it is a player's own case.
    #[must_use]
    pub const fn is_own_case(&self) -> bool {
        self.own_case
    }

    /// Whether the answer to this question goes into the history. Where all but the last step was
    /// given, an answer says little.
    #[must_use]
    pub const fn is_recorded(&self) -> bool {
        !(self.own_case || self.to_complete || self.repeated)
    }
}

impl From<Practised> for Asking {
    fn from(practised: Practised) -> Self {
        Self::new(practised.item, practised.code)
    }
}
