//! Errors of lesson files in the reader's language.

use crate::Speaker;
use course::{LessonError, LessonProblem};
use exercise::fields::Field;

/// Maximum number of characters quoted from a file, since a mistake may be a million characters
/// long.
const MOST: usize = 120;

/// Messages whose sentence already includes what was found and what is right.
const SAYS_WHAT_WAS_FOUND: [&str; 4] = [
    "expect-denied",
    "card-twice",
    "deal-count",
    "language-lacking",
];

/// The beginning of a text from a file, if the text is longer than `MOST`.
fn clipped(found: &str) -> String {
    match found.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &found[..end]),
        None => found.to_owned(),
    }
}

impl Speaker<'_> {
    /// An error with its position, what was found and what was expected, in a few lines.
    pub fn lesson_error(&self, error: &LessonError) -> String {
        let file = ("file", error.file.display().to_string().into());
        let location = match error.location {
            Some(place) => {
                let (line, column) = (place.line.into(), place.column.into());
                self.with(
                    "lesson-error-at",
                    [file, ("line", line), ("column", column)],
                )
            }
            None => self.with("lesson-error-file", [file]),
        };
        format!("{location} {}", self.lesson_problem(&error.problem))
    }

    /// The error message, then what was found and what would be right on separate lines.
    pub fn lesson_problem(&self, problem: &LessonProblem) -> String {
        let mut lines = vec![self.sentence(problem)];
        let mut add = |id, name, value: String| {
            let line = self.with(id, [(name, value.into())]);
            lines.push(format!("  {line}"));
        };
        // Some sentences already include what was found.
        let said = SAYS_WHAT_WAS_FOUND.contains(&problem.id.as_str());
        if let Some(found) = problem.found.as_ref().filter(|_| !said) {
            add("lesson-error-found", "found", clipped(found));
        }
        if !problem.nearest.is_empty() {
            add(
                "lesson-error-nearest",
                "nearest",
                problem.nearest.join(", "),
            );
        }
        let expected = self.expected(problem);
        if !said && !expected.is_empty() {
            add("lesson-error-expected", "expected", expected);
        }
        lines.join("\n")
    }

    fn sentence(&self, problem: &LessonProblem) -> String {
        let id = format!("lesson-error-{}", problem.id);
        let found = clipped(problem.found.as_deref().unwrap_or_default());
        let field = problem
            .field
            .map(|field| format!("lesson-field-{}", field.id()));
        let field = field.map(|id| self.text(&id));
        let mut variables = vec![
            ("found", found.into()),
            ("field", field.unwrap_or_default().into()),
            ("expected", problem.expected.join(", ").into()),
        ];
        if let Some((seat, count)) = problem.hand {
            variables.push(("seat", self.notation.seat(seat).into()));
            variables.push(("count", count.into()));
        }
        if let Some((number, call, reason)) = &problem.illegal_call {
            variables.push(("number", (*number).into()));
            variables.push(("call", self.notation.call(*call).into()));
            variables.push(("reason", self.reason(reason).into()));
        }
        self.with(&id, variables)
    }

    fn expected(&self, problem: &LessonProblem) -> String {
        if !problem.expected.is_empty() {
            return problem.expected.join(", ");
        }
        let id = match problem.field {
            _ if problem.id != "notation" => None,
            Some(Field::Call) => Some("lesson-expect-call"),
            Some(Field::Auction) => Some("lesson-expect-auction"),
            Some(Field::Seat) => Some("lesson-expect-seat"),
            Some(Field::Hand) => Some("lesson-expect-hand"),
            Some(Field::Cards | Field::Card) => Some("lesson-expect-cards"),
            Some(Field::Contract) => Some("lesson-expect-contract"),
            Some(Field::Strain) => Some("lesson-expect-strain"),
            Some(Field::Vulnerability) => Some("lesson-expect-vulnerability"),
            _ => None,
        };
        id.map(|id| self.text(id)).unwrap_or_default()
    }
}
