//! The places of an answer in which something is typed.

use egui::Id;

use crate::engine::score::ScoreItem;
use crate::exercise::Ask;
use crate::ui::attempt::{Attempt, Draft};

/// The place of something typed in the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The only field of the answer.
    Alone,
    Row(usize),
    Line(ScoreItem),
}

impl Place {
    pub(super) fn id(self) -> Id {
        match self {
            Self::Alone => Id::unique("answer"),
            Self::Row(row) => Id::unique(("answer-row", row)),
            Self::Line(item) => Id::unique(("answer-line", item.id())),
        }
    }

    pub(super) fn text(self, draft: &Draft) -> &str {
        match self {
            Self::Alone => draft.text(),
            Self::Row(row) => draft.row(row),
            Self::Line(item) => draft.line(item),
        }
    }

    /// The draft with this text in this place.
    pub(super) fn written(self, draft: &Draft, typed: String) -> Draft {
        match self {
            Self::Alone => Draft::Text(typed),
            Self::Row(row) => draft.with_row(row, typed),
            Self::Line(item) => draft.with_line(item, typed),
        }
    }
}

/// The most characters of a field. No score and no other number asked for is longer; a line of a
/// slip has room for words such as `3 senza atout surcontrato + 2`.
pub(super) fn longest(attempt: &Attempt) -> usize {
    match attempt.question().ask {
        Ask::Number => 8,
        Ask::Count(_) => 4,
        Ask::ScoreSlip => 32,
        _ => 7,
    }
}

/// A number as typed, with a minus sign if it had none, else without.
pub(super) fn with_sign_turned(typed: &str) -> String {
    match typed.strip_prefix(['-', '−', '–']) {
        Some(bare) => bare.to_owned(),
        None => format!("−{typed}"),
    }
}

/// The fields of an answer that is typed, in order.
pub(super) fn all(attempt: &Attempt) -> Vec<Place> {
    match &attempt.question().ask {
        Ask::Account => ScoreItem::ALL.map(Place::Line).to_vec(),
        Ask::Column(column) => (0..column.rows.len()).map(Place::Row).collect(),
        Ask::Number | Ask::Count(_) | Ask::ScoreSlip => vec![Place::Alone],
        _ => Vec::new(),
    }
}

/// The first empty field, else the last.
pub(super) fn first_empty(attempt: &Attempt) -> Option<Place> {
    let fields = all(attempt);
    let is_empty = |it: &&Place| it.text(&attempt.draft).trim().is_empty();
    fields.iter().find(is_empty).or(fields.last()).copied()
}
