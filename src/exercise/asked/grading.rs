//! Grades an answer: the verdict, the mistakes behind it, the reasons and the working for it.

use super::{Asked, Partly};
use crate::answer::row;
use crate::scoring::score_contract::near;
use crate::{AccountEntries, Answer, Grade, Mistake, Step, Verdict};
use engine::Reason;
use engine::score::ScoreItem;

impl Asked {
    /// The grade of the right answer, with its reasons and its working.
    pub fn solved(&self) -> Grade {
        self.grade(&self.solution)
    }

    /// Grades an answer. Only the model answer is right.
    pub fn grade(&self, answer: &Answer) -> Grade {
        let verdict = self.verdict(answer);
        let (mistake, also) = match verdict {
            Verdict::Right => (None, None),
            Verdict::Partly | Verdict::Wrong => self.mistakes_behind(answer),
        };
        let near = match (verdict, &self.scored, mistake, answer) {
            (Verdict::Wrong, Some(result), None, Answer::Number(given)) => {
                Some(near::near(result, *given))
            }
            _ => None,
        };
        Grade {
            verdict,
            reasons: self.reasons_after(answer),
            mistake,
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
    fn mistakes_behind(&self, answer: &Answer) -> (Option<Mistake>, Option<Mistake>) {
        let mut single = self.mistakes.iter();
        let mut double = self.pairs.iter();
        if let Some((mistake, _)) = single.find(|(_, given)| given.same(answer)) {
            return (Some(*mistake), None);
        }
        if let Some(([first, second], _)) = double.find(|(_, given)| given.same(answer)) {
            return (Some(*first), Some(*second));
        }
        let mut intruders = self.intruders.iter();
        let met = intruders.find(|(_, intruder)| intruder.is_part_of(answer));
        (met.map(|(mistake, _)| *mistake), None)
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
