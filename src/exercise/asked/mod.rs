//! One question on a position: the question, the right answer, and all the engine's comments on any
//! answer. A kind builds it once; display, grading, hints, votes and printing use it.

mod grading;
mod options;

use crate::{Answer, Ask, Column, Exhibit, Mistake, Phrase, Question, Skill, Step};
use engine::score::DealResult;
use engine::{Hand, Reason, Seat, notation};

pub(crate) use options::Options;

/// A question on a position, with its answer and the reasons for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The skill asked for, under which the learner's history counts it.
    pub skill: Skill,
    /// The skill whose rule is to be remembered; usually the one asked for.
    pub remember: Skill,
    /// Whether the question gives away the answer to an earlier one, by what it names or shows or
    /// because it is asked at all. On screen it follows that answer; on paper it must not appear
    /// beside the earlier question.
    pub gives_away: bool,
    /// What is asked and shown, and the shape of the answer.
    pub question: Question,
    /// The right answer.
    pub solution: Answer,
    /// Well-known mistakes and the answers they lead to, the most telling first. Mistakes that lead
    /// to the right answer are never named.
    pub mistakes: Vec<(Mistake, Answer)>,
    /// Pairs of mistakes made together, for answers that no single mistake explains.
    pub pairs: Vec<([Mistake; 2], Answer)>,
    /// Mistakes recognised by one call, card or option that should not be in the answer.
    pub intruders: Vec<(Mistake, Answer)>,
    /// The rules that decide, the most important first.
    pub reasons: Vec<Reason>,
    /// The rule for each row of a column; the rule of the first wrong row replaces `reasons`.
    pub row_reasons: Vec<Reason>,
    /// Replies to certain answers: additional reasons, and steps that replace `steps`.
    pub replies: Vec<(Answer, Vec<Reason>, Vec<Step>)>,
    /// When an incomplete answer counts as partly right.
    pub partly: Partly,
    /// The working of the right answer.
    pub steps: Vec<Step>,
    /// The indices of the deciding calls of the auction shown.
    pub decisive: Vec<usize>,
    /// The result whose score is asked for; a wrong total is explained by what it is close to.
    pub scored: Option<DealResult>,
}

/// When an answer that is not right counts as partly right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Partly {
    /// Some of it is right and none of it is wrong.
    NothingWrong,
    /// Some of it is right, even if some is wrong.
    SomethingRight,
    /// Never: a ruling with a missing option is wrong.
    Never,
}

/// Functions that add to a list of a question.
macro_rules! adding {
    ($($name:ident to $($list:ident).+: $of:ty;)*) => { $(
        pub(crate) fn $name(mut self, more: impl IntoIterator<Item = $of>) -> Self {
            self.$($list).+.extend(more);
            self
        }
    )* };
}

impl Asked {
    /// A question with an answer of any shape.
    pub(crate) fn new(skill: Skill, prompt: Phrase, ask: Ask, solution: Answer) -> Self {
        Self {
            skill,
            remember: skill,
            gives_away: true,
            question: Question {
                prompt,
                exhibits: Vec::new(),
                ask,
            },
            solution,
            mistakes: Vec::new(),
            pairs: Vec::new(),
            intruders: Vec::new(),
            reasons: Vec::new(),
            row_reasons: Vec::new(),
            replies: Vec::new(),
            partly: Partly::NothingWrong,
            steps: Vec::new(),
            decisive: Vec::new(),
            scored: None,
        }
    }

    /// Which player?
    pub(crate) fn seat(skill: Skill, prompt: Phrase, right: Seat) -> Self {
        Self::new(skill, prompt, Ask::Seat, Answer::Seat(right))
    }

    /// Which of these cards?
    pub(crate) fn cards(skill: Skill, prompt: Phrase, of: Hand, right: Hand) -> Self {
        Self::new(skill, prompt, Ask::Cards(of), Answer::Cards(right))
    }

    /// How many points?
    pub(crate) fn number(skill: Skill, prompt: Phrase, right: i32) -> Self {
        Self::new(skill, prompt, Ask::Number, Answer::Number(right))
    }

    /// How many of something, or which number? `of` is the id of the text that says what is
    /// counted.
    pub(crate) fn count(skill: Skill, prompt: Phrase, of: &'static str, right: i32) -> Self {
        Self::new(skill, prompt, Ask::Count(Phrase::new(of)), right.into())
    }

    /// Which whole number in each of these rows?
    pub(crate) fn column<const N: usize>(
        skill: Skill,
        prompt: Phrase,
        rows: [&'static str; N],
        right: [i32; N],
    ) -> Self {
        let ask = Ask::Column(Column {
            rows: rows.map(Phrase::new).to_vec(),
            halves: false,
        });
        Self::new(skill, prompt, ask, right.into())
    }

    /// Which one of these options?
    ///
    /// # Panics
    /// `right` is not among the options: a kind offers what the Law rules.
    pub(crate) fn one_of<T: PartialEq>(
        skill: Skill,
        prompt: Phrase,
        options: &Options<T>,
        right: &T,
    ) -> Self {
        let solution = options.answer(right);
        let solution =
            solution.unwrap_or_else(|| panic!("{}: the right answer is not an option", prompt.id));
        Self::new(skill, prompt, Ask::Choice(options.phrases()), solution)
    }

    /// Which of these options? There may be none.
    pub(crate) fn any_of<T: PartialEq>(
        skill: Skill,
        prompt: Phrase,
        options: &Options<T>,
        right: &[T],
    ) -> Self {
        let ask = Ask::Choices(options.phrases());
        Self::new(skill, prompt, ask, options.answers(right))
    }

    adding! {
        showing to question.exhibits: Exhibit;
        because to reasons: Reason;
        working to steps: Step;
        pairs to pairs: ([Mistake; 2], Answer);
        intruders to intruders: (Mistake, Answer);
        decided_by to decisive: usize;
    }

    pub(crate) fn mistakes<A: Into<Answer>>(
        mut self,
        mistakes: impl IntoIterator<Item = (Mistake, A)>,
    ) -> Self {
        let mistakes = mistakes.into_iter();
        let mistakes = mistakes.map(|(mistake, answer)| (mistake, answer.into()));
        self.mistakes.extend(mistakes);
        self
    }

    /// Marks that the question may be read together with the earlier ones.
    pub(crate) const fn giving_nothing_away(mut self) -> Self {
        self.gives_away = false;
        self
    }

    pub(crate) const fn partly(mut self, when: Partly) -> Self {
        self.partly = when;
        self
    }

    /// The right answer in neutral notation: a seat, cards, calls, numbers, or the id of an option
    /// without `option-`.
    pub(crate) fn solution_text(&self) -> String {
        let option = |at: &usize| match &self.question.ask {
            Ask::Choice(options) | Ask::Choices(options) => {
                let id = options.get(*at).map_or("", |option| option.id);
                id.strip_prefix("option-").unwrap_or(id).to_owned()
            }
            _ => String::new(),
        };
        let words: Vec<String> = match &self.solution {
            Answer::Choice(at) => vec![option(at)],
            Answer::Choices(several) => several.iter().map(option).collect(),
            Answer::CallMade(at) => vec![at.to_string()],
            Answer::Column(rows) => {
                let number = |row: &Option<i32>| row.unwrap_or(0).to_string();
                rows.iter().map(number).collect()
            }
            Answer::ScoreSlip(entry) => vec![format!("{entry:?}")],
            Answer::Calls(calls) => calls.iter().copied().map(notation::call).collect(),
            Answer::Cards(cards) => vec![notation::cards(*cards)],
            Answer::Seat(seat) => vec![seat.letter().to_string()],
            Answer::Number(number) => vec![number.to_string()],
            Answer::Account(lines) => lines
                .iter()
                .map(|(item, points)| format!("{} {points}", item.id()))
                .collect(),
        };
        words.join(" ")
    }
}

/// The questions on a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posed {
    /// The questions, asked and graded one after the other; at least one.
    pub questions: Vec<Asked>,
    /// The answer in neutral notation: see [`Item::witness`](crate::Item::witness).
    pub witness: String,
}

impl Posed {
    pub(crate) fn new(questions: Vec<Asked>, witness: impl Into<String>) -> Self {
        let witness = witness.into();
        Self { questions, witness }
    }

    pub(crate) fn asks_for(&self, skill: Skill) -> bool {
        self.questions.iter().any(|asked| asked.skill == skill)
    }
}

impl From<Asked> for Posed {
    fn from(asked: Asked) -> Self {
        let witness = asked.solution_text();
        Self::new(vec![asked], witness)
    }
}

/// The questions that can be printed on one page: the first group that asks for `skill`, or the
/// very first group if none does.
pub fn read_together(questions: &[Asked], skill: Option<Skill>) -> &[Asked] {
    let groups = || questions.chunk_by(|_, next| !next.gives_away);
    let asks = |group: &&[Asked]| group.iter().any(|asked| Some(asked.skill) == skill);
    let group = groups().find(asks).or_else(|| groups().next());
    group.unwrap_or_default()
}
