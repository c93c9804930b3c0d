//! Worked exercises, in words.

use crate::Speaker;
use engine::Reason;
use engine::score::ScoreLine;
use exercise::Mistake;
use exercise::hint::Hint;
use exercise::scoring::score_contract::Near;
use exercise::why::Judged;
use exercise::worked::WorkedLine;

impl Speaker<'_> {
    /// A line of a worked exercise.
    pub fn worked_line(&self, line: &WorkedLine) -> String {
        match line {
            WorkedLine::Question(phrase) | WorkedLine::Said(phrase) => self.phrase(phrase),
            WorkedLine::Rule(reason) => self.ruled(reason),
            WorkedLine::Score(line) => {
                let points = self.notation.points(line.points);
                let points = match self.working_apart(line) {
                    Some(working) => format!("{working} = {points}"),
                    None => points,
                };
                self.named(&self.score_item(line.item), &points)
            }
            WorkedLine::Sum(sum) => {
                let name = self.text("score-total");
                self.named(&name, &self.notation.points(*sum))
            }
            WorkedLine::Row {
                name,
                number,
                halves,
            } => {
                let number = self.notation.points_or_halves(*number, *halves);
                self.named(&self.phrase(name), &number)
            }
            WorkedLine::Answer { answer, ask } => {
                let answer = self.answer(answer, ask);
                self.with("worked-answer", [("answer", answer.into())])
            }
        }
    }

    /// The explanation that comes closest to a wrong total.
    pub fn near(&self, near: Near) -> String {
        let points = |points: i32| ("points", self.notation.points(points).into());
        let item = |line: ScoreLine| ("item", self.score_item(line.item).into());
        match near {
            Near::TrickMore => self.text("near-trick-more"),
            Near::TrickFewer => self.text("near-trick-fewer"),
            Near::Without(line) => self.with("near-without", [item(line), points(line.points)]),
            Near::Otherwise { line, other } => {
                let other = ("other", self.notation.points(other).into());
                self.with("near-otherwise", [item(line), points(line.points), other])
            }
            Near::With(line) => self.with("near-with", [item(line), points(line.points)]),
            Near::Twice(line) => self.with("near-twice", [item(line), points(line.points)]),
            Near::Above(by) => self.with("near-above", [points(by)]),
            Near::Below(by) => self.with("near-below", [points(by)]),
        }
    }

    /// A rule in a sentence, with its Law.
    pub fn ruled(&self, reason: &Reason) -> String {
        format!("{} ({})", self.reason(reason), self.law(reason.citation))
    }

    /// Why a call or a card is legal or not, with the Law.
    pub fn why(&self, judged: &Judged) -> String {
        match &judged.reason {
            None => self.text("explain-may-play"),
            Some(reason) => self.ruled(reason),
        }
    }

    /// A mistake, with the number of times if it was made more than once.
    pub fn mistake_times(&self, mistake: Mistake, times: u32) -> String {
        let mistake = self.mistake(mistake);
        if times == 1 {
            return mistake;
        }
        let counted = [("slip", mistake.into()), ("times", times.into())];
        self.with("screen-session-times", counted)
    }

    /// A hint before the answer.
    pub fn hint(&self, hint: &Hint) -> String {
        match hint {
            Hint::Rule(skill) => self.with("hint-rule", [("rule", self.remember(*skill).into())]),
            Hint::Laws(laws) => {
                let cited = laws.iter().map(|law| {
                    let (number, subject) = (self.law(*law), self.law_subject(*law));
                    format!("{number} ({subject})")
                });
                let laws = cited.collect::<Vec<_>>().join(", ");
                self.with("hint-laws", [("laws", laws.into())])
            }
            Hint::Lines(items) => {
                let names = items.iter().map(|item| self.score_item(*item));
                let lines = names.collect::<Vec<_>>().join(", ");
                self.with("hint-lines", [("lines", lines.into())])
            }
            Hint::Worked(line) => {
                self.with("hint-worked", [("line", self.worked_line(line).into())])
            }
        }
    }
}
