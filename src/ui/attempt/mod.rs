//! An exercise being answered: what has been chosen so far, and the judgement.

mod draft;

use contract_bridge::Card;
use contract_bridge::auction::Call;

use crate::exercise::hint::Hints;
use crate::exercise::{
    Answer, Exercise as _, Grade, Item, ItemCode, Practised, Question, Slip, Verdict, generate,
};
use crate::i18n::Notation;
use crate::learner::{Answered, Done};

pub use draft::Draft;

/// An exercise, the part that is asked, and what has been answered.
#[derive(Debug, Clone, PartialEq)]
pub struct Attempt {
    item: Item,
    code: Option<ItemCode>,
    part: usize,
    question: Question,
    /// The answer in the making.
    pub draft: Draft,
    grade: Option<Grade>,
    given: Option<Answer>,
    verdicts: Vec<Verdict>,
    /// Set when an answer was checked before it was complete.
    pub incomplete: bool,
    /// Whether it is told of every card why it may or may not be played.
    pub every_card: bool,
    /// Whether the calls of which one may ask why are laid out.
    pub every_call: bool,
    /// The call or the card of which it is told why, once the answer has been judged.
    pub why: Option<Asked>,
    /// What helps with this part.
    hints: Hints,
    /// Hints were looked at in some part.
    helped: bool,
    /// The mistakes recognised so far.
    slips: Vec<Slip>,
    /// Since when the part has been on the screen, in Unix seconds; the window sets it.
    pub since: Option<i64>,
    /// Whether the judgement of this part is in the history; the window sets it.
    pub recorded: bool,
    /// Whether all but the last step was given.
    to_complete: bool,
    /// Whether the answer goes into nobody's history.
    of_nobody: bool,
}

/// A call or a card of which one asks: why not?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// A call.
    Call(Call),
    /// A card.
    Card(Card),
}

impl Attempt {
    /// A concrete exercise, as a lesson asks it.
    #[must_use]
    pub fn new(item: Item) -> Self {
        Self::begin(item, None)
    }

    /// An exercise whose answers go into nobody's history: somebody's own case.
    #[must_use]
    pub fn of_nobody(item: Item) -> Self {
        let mut attempt = Self::begin(item, None);
        attempt.of_nobody = true;
        attempt
    }

    /// A generated exercise.
    #[must_use]
    pub fn of_code(code: ItemCode) -> Self {
        Self::begin(generate(&code), Some(code))
    }

    /// An exercise of a practice.
    #[must_use]
    pub fn practised(practised: Practised) -> Self {
        Self::begin(practised.item, practised.code)
    }

    /// An exercise of which some parts are answered already: it goes on with the next part.
    #[must_use]
    pub fn gone_on_with(practised: Practised, answers: &[&Answered]) -> Self {
        let done = Done::of(&practised, answers);
        let mut attempt = Self::practised(practised);
        attempt.verdicts = answers.iter().map(|row| row.verdict).collect();
        (attempt.helped, attempt.slips) = (done.helped, done.slips);
        attempt.pose(answers.len());
        attempt
    }

    /// An exercise of which only the last step is left to do: its last part, with what
    /// goes before filled in.
    #[must_use]
    pub fn to_complete(item: Item) -> Self {
        let mut attempt = Self::begin(item, None);
        attempt.to_complete = true;
        attempt.pose(attempt.item.parts().saturating_sub(1));
        let solution = attempt.item.solve(attempt.part);
        attempt.draft = Draft::all_but_the_last(solution, &attempt.question.ask);
        attempt
    }

    fn pose(&mut self, part: usize) {
        self.part = part;
        self.question = self.item.pose(part);
        self.hints = Hints::of(&self.item, part);
    }

    fn begin(item: Item, code: Option<ItemCode>) -> Self {
        let question = item.pose(0);
        let hints = Hints::of(&item, 0);
        Self {
            item,
            code,
            part: 0,
            question,
            draft: Draft::default(),
            grade: None,
            given: None,
            verdicts: Vec::new(),
            incomplete: false,
            every_card: false,
            every_call: false,
            why: None,
            hints,
            helped: false,
            slips: Vec::new(),
            since: None,
            recorded: false,
            to_complete: false,
            of_nobody: false,
        }
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

    /// The part asked, from 0, and how many there are.
    #[must_use]
    pub fn part(&self) -> (usize, usize) {
        (self.part, self.item.parts())
    }

    /// What is asked now.
    #[must_use]
    pub const fn question(&self) -> &Question {
        &self.question
    }

    /// The judgement of this part, once there is one.
    #[must_use]
    pub const fn grade(&self) -> Option<&Grade> {
        self.grade.as_ref()
    }

    /// What was answered; `None` if the answer was shown instead.
    #[must_use]
    pub const fn given(&self) -> Option<&Answer> {
        self.given.as_ref()
    }

    /// Whether every part was right at the first try. Meaningful once finished.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.verdicts
            .iter()
            .all(|&verdict| verdict == Verdict::Right)
    }

    /// Whether the last part has been judged.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.grade.is_some() && self.part + 1 == self.item.parts()
    }

    /// Judges the draft; an incomplete one is not held against the learner.
    pub fn check(&mut self, notation: &Notation<'_>) {
        if self.grade.is_some() {
            return;
        }
        let Some(answer) = self
            .draft
            .answer(&self.question.ask, self.incomplete, notation)
        else {
            self.incomplete = true;
            return;
        };
        let grade = self.item.grade(self.part, &answer);
        self.verdicts.push(grade.verdict);
        self.slips.extend(grade.slips());
        self.given = Some(answer);
        self.grade = Some(grade);
        self.incomplete = false;
    }

    /// Shows the answer without one having been given.
    pub fn show_answer(&mut self) {
        if self.grade.is_none() {
            let solution = self.item.solve(self.part);
            self.grade = Some(self.item.grade(self.part, &solution));
            self.verdicts.push(Verdict::Wrong);
            self.incomplete = false;
        }
    }

    /// Goes on to the next part, if there is one.
    pub fn next_part(&mut self) -> bool {
        if self.grade.is_none() || self.part + 1 >= self.item.parts() {
            return false;
        }
        self.pose(self.part + 1);
        self.draft = Draft::default();
        self.grade = None;
        self.given = None;
        self.incomplete = false;
        self.every_card = false;
        self.every_call = false;
        self.why = None;
        self.since = None;
        self.recorded = false;
        true
    }

    /// What helps with this part, and what of it was looked at.
    #[must_use]
    pub const fn hints(&self) -> &Hints {
        &self.hints
    }

    /// Whether another hint can be had.
    #[must_use]
    pub fn has_more_hints(&self) -> bool {
        self.grade.is_none() && self.hints.has_more()
    }

    /// Looks at the next hint. An answer after it counts as not known.
    pub fn take_hint(&mut self) {
        if self.has_more_hints() {
            self.helped |= self.hints.take_next().is_some();
        }
    }

    /// Whether hints were looked at in this part.
    #[must_use]
    pub const fn is_after_hints(&self) -> bool {
        self.hints.any_taken()
    }

    /// Whether hints were looked at in any part.
    #[must_use]
    pub const fn was_helped(&self) -> bool {
        self.helped
    }

    /// Whether all but the last step was given.
    #[must_use]
    pub const fn is_to_complete(&self) -> bool {
        self.to_complete
    }

    /// Whether the answer goes into nobody's history.
    #[must_use]
    pub const fn is_of_nobody(&self) -> bool {
        self.of_nobody
    }

    /// The mistakes recognised in it so far.
    #[must_use]
    pub fn slips(&self) -> &[Slip] {
        &self.slips
    }

    /// Whether the score can be written line by line now, after a wrong total.
    #[must_use]
    pub fn can_fill_in(&self) -> bool {
        let near = self
            .grade
            .as_ref()
            .is_some_and(|grade| grade.near.is_some());
        near && self.given.is_some()
    }

    /// Asks for the same score line by line. What was answered first counts.
    pub fn fill_in(&mut self) {
        if let Item::ScoreContract(total) = &self.item
            && self.can_fill_in()
            && let Some(account) = total.line_by_line()
        {
            self.item = Item::ScoreContract(account);
            self.pose(self.part);
            (self.draft, self.grade, self.given) = (Draft::default(), None, None);
        }
    }

    /// Chooses a bid with all above it, or puts it and those below back.
    pub fn toggle_call(&mut self, call: Call) {
        self.draft.toggle_call(call);
        self.incomplete = false;
    }

    /// Chooses one of several options, or puts it back.
    pub fn toggle_choice(&mut self, index: usize) {
        self.draft.toggle_choice(index);
        self.incomplete = false;
    }

    /// Chooses a card, or puts it back.
    pub fn toggle_card(&mut self, card: Card) {
        self.draft.cards.toggle(card);
        self.incomplete = false;
    }

    /// Asks why, or no longer asks. Only once the answer has been judged.
    pub fn ask_why(&mut self, asked: Asked) {
        if self.grade.is_some() {
            self.why = Some(asked).filter(|_| self.why != Some(asked));
        }
    }
}
