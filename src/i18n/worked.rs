//! An exercise worked out, in words.

use crate::exercise::worked::WorkedLine;
use crate::i18n::Speaker;

impl Speaker<'_> {
    /// A line of an exercise worked out.
    #[must_use]
    pub fn worked_line(&self, line: &WorkedLine) -> String {
        let named = |id: &str, name: String, number: String| {
            self.with(id, [("name", name.into()), ("number", number.into())])
        };
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
                named("worked-number", name, points)
            }
            WorkedLine::Sum(sum) => {
                let name = self.text("score-total");
                named("worked-number", name, self.notation.points(*sum))
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
                named("worked-number", self.phrase(name), number)
            }
            WorkedLine::Answer { answer, ask } => {
                let answer = self.answer(answer, ask);
                self.with("worked-answer", [("answer", answer.into())])
            }
        }
    }
}
