//! Errors of lesson files in the reader's language.

use std::borrow::Cow;

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
fn clipped(found: &str) -> Cow<'_, str> {
    match found.char_indices().nth(MOST) {
        Some((end, _)) => Cow::Owned(format!("{}…", &found[..end])),
        None => Cow::Borrowed(found),
    }
}

impl Speaker<'_> {
    /// An error with its position, what was found and what was expected, in a few lines.
    #[must_use]
    pub fn lesson_error(&self, error: &LessonError) -> String {
        let file = error.file.display().to_string();
        let place = match error.place {
            Some(place) => self.with(
                "lesson-error-at",
                [
                    ("file", file.into()),
                    ("line", place.line.into()),
                    ("column", place.column.into()),
                ],
            ),
            None => self.with("lesson-error-file", [("file", file.into())]),
        };
        format!("{place} {}", self.lesson_problem(&error.problem))
    }

    /// The error message, then what was found and what would be right on separate lines.
    #[must_use]
    pub fn lesson_problem(&self, problem: &LessonProblem) -> String {
        let mut lines = vec![self.sentence(problem)];
        let indented = |line: String| format!("  {line}");
        // Some sentences already include what was found.
        let said = SAYS_WHAT_WAS_FOUND.contains(&problem.id.as_str());
        if let Some(found) = problem.found.as_ref().filter(|_| !said) {
            let found = self.with(
                "lesson-error-found",
                [("found", clipped(found).into_owned().into())],
            );
            lines.push(indented(found));
        }
        if !problem.nearest.is_empty() {
            let nearest = problem.nearest.join(", ");
            lines.push(indented(
                self.with("lesson-error-nearest", [("nearest", nearest.into())]),
            ));
        }
        let expected = self.expected(problem);
        if !said && !expected.is_empty() {
            let expected = self.with("lesson-error-expected", [("expected", expected.into())]);
            lines.push(indented(expected));
        }
        lines.join("\n")
    }

    fn sentence(&self, problem: &LessonProblem) -> String {
        let id = format!("lesson-error-{}", problem.id);
        let found = clipped(problem.found.as_deref().unwrap_or_default()).into_owned();
        let field = problem
            .field
            .map(|field| self.text(&format!("lesson-field-{}", field.id())));
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
