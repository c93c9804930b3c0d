//! One question on a position: the question, the right answer, and all the engine's comments on any
//! answer. A kind builds it once; display, grading, hints, votes and printing use it.

use contract_bridge::{Hand, Seat};

use crate::answer::row;
use crate::scoring::score_contract::near;
use crate::{
    AccountEntries, Answer, Ask, Column, Exhibit, Grade, Phrase, Question, Skill, Slip, Step,
    Verdict,
};
use engine::score::{DealResult, ScoreItem};
use engine::{Reason, notation};

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
    pub mistakes: Vec<(Slip, Answer)>,
    /// Pairs of mistakes made together, for answers that no single mistake explains.
    pub pairs: Vec<([Slip; 2], Answer)>,
    /// Mistakes recognised by one call, card or option that should not be in the answer.
    pub intruders: Vec<(Slip, Answer)>,
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

    /// Sets the exhibits.
    pub(crate) fn showing(mut self, exhibits: impl IntoIterator<Item = Exhibit>) -> Self {
        self.question.exhibits.extend(exhibits);
        self
    }

    /// Sets the rules that decide.
    pub(crate) fn because(mut self, reasons: impl IntoIterator<Item = Reason>) -> Self {
        self.reasons.extend(reasons);
        self
    }

    /// Sets the working.
    pub(crate) fn working(mut self, steps: impl IntoIterator<Item = Step>) -> Self {
        self.steps.extend(steps);
        self
    }

    /// Sets the well-known mistakes.
    pub(crate) fn slips<A: Into<Answer>>(
        mut self,
        mistakes: impl IntoIterator<Item = (Slip, A)>,
    ) -> Self {
        let mistakes = mistakes.into_iter();
        self.mistakes
            .extend(mistakes.map(|(slip, answer)| (slip, answer.into())));
        self
    }

    /// Sets the answers that two mistakes made together lead to.
    pub(crate) fn pairs(mut self, mistakes: impl IntoIterator<Item = ([Slip; 2], Answer)>) -> Self {
        self.pairs.extend(mistakes);
        self
    }

    /// Sets the result whose score is asked for.
    pub(crate) const fn scored(mut self, result: DealResult) -> Self {
        self.scored = Some(result);
        self
    }

    /// Sets the rule for each row of a column.
    pub(crate) fn because_of_rows(mut self, reasons: impl IntoIterator<Item = Reason>) -> Self {
        self.row_reasons.extend(reasons);
        self
    }

    /// Sets the mistakes recognised by one call, card or option that should not be in the set.
    pub(crate) fn intruders(mut self, slips: impl IntoIterator<Item = (Slip, Answer)>) -> Self {
        self.intruders.extend(slips);
        self
    }

    /// Sets the deciding calls of the auction shown.
    pub(crate) fn decided_by(mut self, calls: impl IntoIterator<Item = usize>) -> Self {
        self.decisive.extend(calls);
        self
    }

    /// Sets the replies to certain answers: additional reasons, and steps that replace the working.
    pub(crate) fn replying(
        mut self,
        replies: impl IntoIterator<Item = (Answer, Vec<Reason>, Vec<Step>)>,
    ) -> Self {
        self.replies.extend(replies);
        self
    }

    /// Sets another skill whose rule is to be remembered.
    pub(crate) const fn remembering(mut self, skill: Skill) -> Self {
        self.remember = skill;
        self
    }

    /// Marks that the question may be read together with the earlier ones.
    pub(crate) const fn giving_nothing_away(mut self) -> Self {
        self.gives_away = false;
        self
    }

    /// Sets when an incomplete answer counts as partly right.
    pub(crate) const fn partly(mut self, when: Partly) -> Self {
        self.partly = when;
        self
    }

    /// The right answer in neutral notation.
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

    /// The grade of the right answer, with its reasons and its working.
    #[must_use]
    pub fn solved(&self) -> Grade {
        self.grade(&self.solution)
    }

    /// Grades an answer. Only the model answer is right.
    #[must_use]
    pub fn grade(&self, answer: &Answer) -> Grade {
        let verdict = self.verdict(answer);
        let (slip, also) = match verdict {
            Verdict::Right => (None, None),
            Verdict::Partly | Verdict::Wrong => self.slips_behind(answer),
        };
        let near = match (verdict, &self.scored, slip, answer) {
            (Verdict::Wrong, Some(result), None, Answer::Number(given)) => {
                Some(near::near(result, *given))
            }
            _ => None,
        };
        Grade {
            verdict,
            reasons: self.reasons_after(answer),
            slip,
            also,
            near,
            steps: self.steps_after(answer),
            solution: self.solution.clone(),
            decisive: self.decisive.clone(),
        }
    }

    fn verdict(&self, answer: &Answer) -> Verdict {
        let partly = match self.partly {
            Partly::NothingWrong => answer.holds_in_part(&self.solution),
            Partly::SomethingRight => answer.overlaps(&self.solution),
            Partly::Never => false,
        };
        match self.solution.same(answer) {
            true => Verdict::Right,
            false if partly => Verdict::Partly,
            false => Verdict::Wrong,
        }
    }

    /// The mistake that explains a wrong answer, or two of them if no single one does.
    fn slips_behind(&self, answer: &Answer) -> (Option<Slip>, Option<Slip>) {
        let mut single = self.mistakes.iter();
        let mut double = self.pairs.iter();
        if let Some((slip, _)) = single.find(|(_, given)| given.same(answer)) {
            return (Some(*slip), None);
        }
        if let Some(([first, second], _)) = double.find(|(_, given)| given.same(answer)) {
            return (Some(*first), Some(*second));
        }
        let mut intruders = self.intruders.iter();
        let met = intruders.find(|(_, intruder)| intruder.is_part_of(answer));
        (met.map(|(slip, _)| *slip), None)
    }

    fn reply(&self, answer: &Answer) -> Option<&(Answer, Vec<Reason>, Vec<Step>)> {
        self.replies.iter().find(|(to, ..)| to.same(answer))
    }

    /// The reasons, with those that this answer adds; for a column, the rule of the first wrong
    /// row.
    fn reasons_after(&self, answer: &Answer) -> Vec<Reason> {
        if let (Answer::Column(right), Answer::Column(given)) = (&self.solution, answer) {
            let differs = |at: &usize| row(given, *at) != row(right, *at);
            let wrong = (0..right.len()).find(differs);
            if let Some(reason) = wrong.and_then(|at| self.row_reasons.get(at)) {
                return vec![reason.clone()];
            }
        }
        let further = self.reply(answer).map(|(_, reasons, _)| reasons.iter());
        let reasons = self.reasons.iter().chain(further.into_iter().flatten());
        reasons.cloned().collect()
    }

    /// The working, with the lines marked in which the answer differs.
    fn steps_after(&self, answer: &Answer) -> Vec<Step> {
        if let Some((.., steps)) = self.reply(answer) {
            return steps.clone();
        }
        let mut steps: Vec<Step> = Vec::new();
        for step in &self.steps {
            match (step, answer) {
                (Step::Line { line, .. }, Answer::Account(given)) => {
                    let written = given.get(&line.item).copied().unwrap_or(0);
                    let wrong = Some(written).filter(|&points| points != line.points);
                    steps.push(Step::Line { line: *line, wrong });
                }
                (&Step::Total { total, .. }, Answer::Account(given)) => {
                    steps.extend(self.surplus(given));
                    let wrong = Some(given.values().sum()).filter(|&sum| sum != total);
                    steps.push(Step::Total { total, wrong });
                }
                // Unless the question asks for a single line.
                (&Step::Total { total, .. }, &Answer::Number(given))
                    if self.solution == Answer::Number(total) =>
                {
                    let wrong = Some(given).filter(|&given| given != total);
                    steps.push(Step::Total { total, wrong });
                }
                (Step::Card { card, why_not, .. }, Answer::Cards(given)) => {
                    steps.push(Step::Card {
                        card: *card,
                        why_not: why_not.clone(),
                        right: given.contains(*card) == why_not.is_none(),
                    });
                }
                _ => steps.push(step.clone()),
            }
        }
        if let (Answer::Column(right), Answer::Column(given)) = (&self.solution, answer) {
            steps.extend((0..right.len()).map(|at| {
                let (row, right, written) = (at, row(right, at), row(given, at));
                let wrong = Some(written).filter(|&written| written != right);
                Step::Row { row, right, wrong }
            }));
        }
        steps
    }

    /// Lines of the learner's account that do not belong there.
    fn surplus(&self, given: &AccountEntries) -> impl Iterator<Item = Step> {
        let belongs = |item: ScoreItem| {
            let mut lines = self.steps.iter();
            lines.any(|step| matches!(step, Step::Line { line, .. } if line.item == item))
        };
        ScoreItem::ALL.into_iter().filter_map(move |item| {
            let wrong = given.get(&item).copied().filter(|&points| points != 0)?;
            (!belongs(item)).then_some(Step::Surplus { item, wrong })
        })
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
    /// Questions, and the answer in neutral notation.
    pub(crate) fn new(questions: Vec<Asked>, witness: impl Into<String>) -> Self {
        let witness = witness.into();
        Self { questions, witness }
    }

    /// Whether a question asks for this skill.
    pub(crate) fn asks_for(&self, skill: Skill) -> bool {
        self.questions.iter().any(|asked| asked.skill == skill)
    }
}

impl From<Asked> for Posed {
    /// One question whose answer gives the witness: a seat, cards, calls, numbers, or the id of an
    /// option without `option-`.
    fn from(asked: Asked) -> Self {
        let witness = asked.solution_text();
        Self::new(vec![asked], witness)
    }
}

/// The questions that can be printed on one page: the first group that asks for `skill`, or the
/// very first group if none does.
#[must_use]
pub fn read_together(questions: &[Asked], skill: Option<Skill>) -> &[Asked] {
    let groups = || questions.chunk_by(|_, next| !next.gives_away);
    let asks = |group: &&[Asked]| group.iter().any(|asked| Some(asked.skill) == skill);
    let group = groups().find(asks).or_else(|| groups().next());
    group.unwrap_or_default()
}

/// The options of a choice: the value of each and its text.
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
        Self(
            options
                .map(|(option, id)| (option, Phrase::new(id)))
                .collect(),
        )
    }

    fn place(&self, option: &T) -> Option<usize> {
        self.0.iter().position(|(offered, _)| offered == option)
    }

    fn phrases(&self) -> Vec<Phrase> {
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
    pub(crate) fn slips(
        &self,
        mistakes: impl IntoIterator<Item = (Slip, T)>,
    ) -> Vec<(Slip, Answer)> {
        let offered = |(slip, option)| Some((slip, self.answer(&option)?));
        mistakes.into_iter().filter_map(offered).collect()
    }
}
