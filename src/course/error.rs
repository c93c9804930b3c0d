//! What is wrong with a lesson file, and where.

use std::path::{Path, PathBuf};

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::engine::Reason;
use crate::engine::notation::{NotationError, parse_auction};
use crate::exercise::fields::{Fault, Field};

/// A place in a text file, both counted from 1; columns count characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Line.
    pub line: usize,
    /// Column.
    pub column: usize,
}

impl Place {
    /// The place of a byte offset in a text.
    #[must_use]
    pub fn of(text: &str, offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

/// What is wrong: an id and facts; the words are `lesson-error-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LessonProblem {
    /// Kebab-case.
    pub id: String,
    /// The kind of value, where there is one.
    pub field: Option<Field>,
    /// What stands there.
    pub found: Option<String>,
    /// What could stand there.
    pub expected: Vec<String>,
    /// A call that the Laws do not allow: its number from 1, and why.
    pub illegal_call: Option<(usize, Call, Reason)>,
}

/// An error in a lesson file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: {}", .file.display(), .problem.id)]
pub struct LessonError {
    /// Which file.
    pub file: PathBuf,
    /// Where in it, if the error has a place.
    pub place: Option<Place>,
    /// What.
    pub problem: LessonProblem,
}

impl LessonProblem {
    /// A problem that is known by its id alone.
    #[must_use]
    pub fn new(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            ..Self::default()
        }
    }

    /// The same with what was found.
    #[must_use]
    pub fn found(mut self, found: impl Into<String>) -> Self {
        self.found = Some(found.into());
        self
    }

    /// The same with what would be right.
    #[must_use]
    pub fn expected(mut self, expected: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.expected = expected.into_iter().map(Into::into).collect();
        self
    }

    /// This problem in a file, at no particular place.
    #[must_use]
    pub fn in_file(self, file: &Path) -> LessonError {
        LessonError {
            file: file.to_owned(),
            place: None,
            problem: self,
        }
    }

    fn of_fault(fault: Fault) -> Self {
        let illegal_call = match parse_auction(Seat::North, &fault.found) {
            Err(NotationError::IllegalCall { index, call, why })
                if fault.field == Field::Auction =>
            {
                Some((index + 1, call, why.reason()))
            }
            _ => None,
        };
        let found = Some(fault.found).filter(|found| !found.is_empty());
        Self {
            id: fault.id,
            field: Some(fault.field),
            found,
            expected: Vec::new(),
            illegal_call,
        }
    }

    /// The problem behind an error of the RON reader.
    pub(super) fn of_ron(error: &ron::Error) -> Self {
        use ron::Error as E;
        let names = |expected: &[&str]| expected.iter().map(|&name| name.to_owned()).collect();
        match error {
            E::Message(text) => match Fault::from_message(text) {
                Some(fault) => Self::of_fault(fault),
                None => Self::new("expected-kind"),
            },
            E::NoSuchStructField {
                expected, found, ..
            } => Self {
                expected: names(expected),
                ..Self::new("unknown-field").found(found)
            },
            E::NoSuchEnumVariant {
                expected, found, ..
            } => Self {
                expected: names(expected),
                ..Self::new("unknown-variant").found(found)
            },
            E::MissingStructField { field, .. } => Self::new("missing-field").expected([*field]),
            E::DuplicateStructField { field, .. } => Self::new("duplicate-field").found(*field),
            // The reader's own words are English: only what stands in the file is kept.
            E::InvalidValueForType { found, .. } => Self {
                found: found.split(['`', '"']).nth(1).map(str::to_owned),
                ..Self::new("expected-kind")
            },
            E::ExpectedIdentifier => Self::new("expected-kind"),
            E::ExpectedDifferentStructName { expected, found } => Self::new("unknown-variant")
                .found(found)
                .expected([*expected]),
            E::TrailingCharacters => Self::new("trailing"),
            E::ExceededRecursionLimit => Self::new("too-deep"),
            E::Eof | E::ExpectedStringEnd | E::UnclosedBlockComment | E::UnclosedLineComment => {
                Self::new("unclosed")
            }
            E::ExpectedArrayEnd => Self::new("syntax").expected([",", "]"]),
            E::ExpectedStructLikeEnd => Self::new("syntax").expected([",", ")"]),
            E::ExpectedComma => Self::new("syntax").expected([","]),
            E::ExpectedMapColon => Self::new("syntax").expected([":"]),
            E::ExpectedArray => Self::new("expected-kind").expected(["["]),
            E::ExpectedStructLike | E::ExpectedNamedStructLike(_) => {
                Self::new("expected-kind").expected(["("])
            }
            E::ExpectedString => Self::new("expected-kind").expected(["\"…\""]),
            E::ExpectedInteger | E::IntegerOutOfBounds => {
                Self::new("expected-kind").expected(["0 1 2 3 …"])
            }
            E::Utf8Error(_) => Self::new("not-text"),
            _ => Self::new("syntax"),
        }
    }
}
