//! What is wrong with a lesson file, and where.

use std::path::{Path, PathBuf};

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::step::MAX_ITEMS;
use engine::Reason;
use engine::laws::exposed_card::How;
use engine::notation::{NotationError, parse_auction, parse_seat};
use exercise::fields::{Fault, Field, MOST_BOARDS};
use exercise::{Kind, Skill};

/// A location in a text file, both counted from 1; columns count characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Location {
    /// Line.
    pub line: usize,
    /// Column.
    pub column: usize,
}

impl Location {
    /// The location of a byte offset in a text.
    pub fn of(text: &str, offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    /// The location where a word first occurs in quotation marks.
    pub(super) fn of_quoted(text: &str, word: &str) -> Option<Self> {
        let at = text.find(&format!("\"{word}\""))?;
        Some(Self::of(text, at))
    }
}

/// What is wrong: an id and facts; the words are `lesson-error-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LessonProblem {
    /// The id, in kebab-case.
    pub id: String,
    /// The kind of value, where there is one.
    pub field: Option<Field>,
    /// What was found there.
    pub found: Option<String>,
    /// What is allowed there.
    pub expected: Vec<String>,
    /// Existing names similar to the one found, the most similar first.
    pub nearest: Vec<String>,
    /// A hand of a deal without 13 cards, and its number of cards.
    pub hand: Option<(Seat, usize)>,
    /// A call that the Laws forbid: its number from 1, and the reason.
    pub illegal_call: Option<(usize, Call, Reason)>,
}

/// An error in a lesson file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: {}", .file.display(), .problem.id)]
pub struct LessonError {
    /// The lesson file, or `course.ron`.
    pub file: PathBuf,
    /// The location in the file, if known.
    pub location: Option<Location>,
    /// What is wrong there.
    pub problem: LessonProblem,
}

impl LessonProblem {
    /// A problem described by its id alone.
    pub fn new(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            ..Self::default()
        }
    }

    /// Sets what was found.
    #[must_use]
    pub fn found(mut self, found: impl Into<String>) -> Self {
        self.found = Some(found.into());
        self
    }

    /// Sets what would be right.
    #[must_use]
    pub fn expected(mut self, expected: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.expected = expected.into_iter().map(Into::into).collect();
        self
    }

    /// This problem in a file, without a location.
    pub fn in_file(self, file: &Path) -> LessonError {
        self.at(file, None)
    }

    pub(super) fn at(self, file: &Path, location: Option<Location>) -> LessonError {
        LessonError {
            file: file.to_owned(),
            location,
            problem: self,
        }
    }

    /// Sets the names among `names` that are similar to the one found; all names if none is.
    fn one_of(mut self, names: &[&str]) -> Self {
        self.nearest = nearest(self.found.as_deref().unwrap_or_default(), names);
        if self.nearest.is_empty() || names.len() <= FEW {
            self = self.expected(names.iter().copied());
        }
        self
    }

    pub(super) fn of_fault(fault: Fault) -> Self {
        let illegal_call = match parse_auction(Seat::North, &fault.found) {
            Err(NotationError::IllegalCall { index, call, why })
                if fault.field == Field::Auction =>
            {
                Some((index + 1, call, why.reason()))
            }
            _ => None,
        };
        let problem = Self {
            field: Some(fault.field),
            hand: (fault.id == "deal-count")
                .then(|| counted_hand(&fault.found))
                .flatten(),
            found: Some(fault.found).filter(|found| !found.is_empty()),
            illegal_call,
            ..Self::new(&fault.id)
        };
        match fault.field {
            Field::Skill => problem.one_of(&Skill::ALL.map(Skill::id)),
            Field::Kind if problem.id == "kind" => problem.one_of(&Kind::ALL.map(Kind::id)),
            Field::How if problem.id == "how" => problem.one_of(&How::ALL.map(How::id)),
            Field::Items => problem.expected([format!("1 … {MAX_ITEMS}")]),
            Field::Tricks => problem.expected(["0 … 13"]),
            Field::Board => problem.expected([format!("1 … {MOST_BOARDS}")]),
            _ => problem,
        }
    }

    pub(super) fn of_ron(error: &ron::Error) -> Self {
        use ron::Error as E;
        match error {
            E::Message(text) => match Fault::from_message(text) {
                Some(fault) => Self::of_fault(fault),
                None => Self::new("expected-kind"),
            },
            E::NoSuchStructField {
                expected, found, ..
            } => Self::new("unknown-field").found(found).one_of(expected),
            E::NoSuchEnumVariant {
                expected, found, ..
            } => Self::new("unknown-variant").found(found).one_of(expected),
            E::MissingStructField { field, .. } => Self::new("missing-field").expected([*field]),
            E::DuplicateStructField { field, .. } => Self::new("duplicate-field").found(*field),
            // What our own types expect is notation. The RON reader's messages are English, so only
            // what they quote from the file is kept.
            E::InvalidValueForType { found, expected } => Self {
                found: found.split(['`', '"']).nth(1).map(str::to_owned),
                expected: Some(expected.clone())
                    .filter(|it| it.contains('…'))
                    .into_iter()
                    .collect(),
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
            E::ExpectedArray => Self::new("expected-kind").expected(["[…]"]),
            E::ExpectedStructLike | E::ExpectedNamedStructLike(_) => {
                Self::new("expected-kind").expected(["(…)"])
            }
            E::ExpectedString => Self::new("expected-kind").expected(["\"…\""]),
            E::ExpectedInteger | E::IntegerOutOfBounds | E::InvalidIntegerDigit { .. } => {
                Self::new("expected-kind").expected(["0 … 255"])
            }
            E::Utf8Error(_) => Self::new("not-text"),
            _ => Self::new("syntax"),
        }
    }
}

/// Up to this number of names, all are listed.
const FEW: usize = 12;

/// Parses `N 12`: a seat and its number of cards.
fn counted_hand(text: &str) -> Option<(Seat, usize)> {
    let (seat, count) = text.split_once(' ')?;
    Some((parse_seat(seat).ok()?, count.parse().ok()?))
}

/// The least similarity of a suggested name, from 0 to 1.
const ALIKE: f64 = 0.75;

/// The most names suggested.
const MOST: usize = 3;

/// The names most similar to this one, the most similar first; at most three.
pub(super) fn nearest(found: &str, names: &[&str]) -> Vec<String> {
    // A long text matches no name, and comparing it would be slow.
    if found.len() > 60 {
        return Vec::new();
    }
    let found = found.to_lowercase();
    let mut alike: Vec<(f64, &str)> = names
        .iter()
        .map(|&name| (strsim::jaro_winkler(&found, name), name))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .collect();
    alike.sort_by(|a, b| b.0.total_cmp(&a.0));
    let names = alike.into_iter().take(MOST);
    names.map(|(_, name)| name.to_owned()).collect()
}
