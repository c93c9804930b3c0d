//! An exercise worked out, in words.

use crate::Speaker;
use engine::score::ScoreItem;
use exercise::Slip;
use exercise::hint::Hint;
use exercise::scoring::score_contract::Near;
use exercise::why::Judged;
use exercise::worked::WorkedLine;

impl Speaker<'_> {
    /// A line of an exercise worked out.
    #[must_use]
    pub fn worked_line(&self, line: &WorkedLine) -> String {
        match line {
            WorkedLine::Question(phrase) | WorkedLine::Said(phrase) => self.phrase(phrase),
            WorkedLine::Rule(reason) => {
                format!("{} ({})", self.reason(reason), self.law(reason.citation))
            }
            WorkedLine::Score(line) => {
                let (name, points) = (
                    self.score_item(line.item),
                    self.notation.points(line.points),
                );
                let working = self.working(line);
                // A sum of one number says nothing that the points do not.
                let bare = self.notation.points(line.points.abs());
                let points = if working.is_empty() || working == bare {
                    points
                } else {
                    format!("{working} = {points}")
                };
                self.named(&name, &points)
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
                let number = if *halves {
                    self.notation.halves(*number)
                } else {
                    self.notation.points(*number)
                };
                self.named(&self.phrase(name), &number)
            }
            WorkedLine::Answer { answer, ask } => {
                let answer = self.answer(answer, ask);
                self.with("worked-answer", [("answer", answer.into())])
            }
        }
    }

    /// What a wrong total comes close to.
    #[must_use]
    pub fn near(&self, near: Near) -> String {
        let sum = |points: i32| ("points", self.notation.points(points).into());
        let line = |item: ScoreItem| ("item", self.score_item(item).into());
        match near {
            Near::TrickMore => self.text("near-trick-more"),
            Near::TrickFewer => self.text("near-trick-fewer"),
            Near::Without { item, points } => self.with("near-without", [line(item), sum(points)]),
            Near::Otherwise {
                item,
                other,
                points,
            } => {
                let other = ("other", self.notation.points(other).into());
                self.with("near-otherwise", [line(item), sum(points), other])
            }
            Near::With { item, points } => self.with("near-with", [line(item), sum(points)]),
            Near::Twice { item, points } => self.with("near-twice", [line(item), sum(points)]),
            Near::Above(by) => self.with("near-above", [sum(by)]),
            Near::Below(by) => self.with("near-below", [sum(by)]),
        }
    }

    /// Why a call or a card is allowed or not, with the Law.
    #[must_use]
    pub fn why(&self, judged: &Judged) -> String {
        match &judged.reason {
            None => self.text("explain-may-play"),
            Some(reason) => format!("{} ({})", self.reason(reason), self.law(reason.citation)),
        }
    }

    /// A mistake, and how often it was made if that was more than once.
    #[must_use]
    pub fn slip_times(&self, slip: Slip, times: u32) -> String {
        let slip = self.slip(slip);
        if times == 1 {
            return slip;
        }
        let counted = [("slip", slip.into()), ("times", times.into())];
        self.with("screen-session-times", counted)
    }

    /// A help before the answer.
    #[must_use]
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
