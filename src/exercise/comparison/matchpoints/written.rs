//! The exercise as lessons write it.

use serde::Deserialize;

use super::Matchpoints;
use crate::fields::{self, Fault, Field};
use crate::rubber::rubber_story;
use crate::tournament::traveller;
use engine::score::matchpoints::Scale;
use engine::{Board, Side};

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "matchpoints")]
pub(super) struct Written {
    #[serde(deserialize_with = "fields::board")]
    board: Board,
    results: Vec<String>,
    /// The pairs line by line, `"1-101 3-102"`; without it, table after table as they start.
    #[serde(default)]
    pairs: Option<String>,
    #[serde(default = "two")]
    scale: u8,
    #[serde(default)]
    rows: Vec<usize>,
    #[serde(default)]
    side: Option<String>,
}

/// What a score beaten is worth where a lesson does not say.
pub(super) const fn two() -> u8 {
    2
}

impl TryFrom<Written> for Matchpoints {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let board = written.board;
        let lines = traveller::read(&written.results, written.pairs.as_deref())?;
        let scale = Scale::ALL
            .into_iter()
            .find(|scale| scale.per_win() == written.scale)
            .ok_or_else(|| {
                Fault::new(
                    "matchpoint-scale",
                    Field::Contract,
                    written.scale.to_string(),
                )
            })?;
        let row = |row: &usize| row.checked_sub(1).unwrap_or(usize::MAX);
        let asked = written.rows.iter().map(row).collect();
        let side = match &written.side {
            None => Side::NorthSouth,
            Some(side) => rubber_story::read_side(side)?,
        };
        let item = Self::new(board, lines, scale, asked);
        item.map(|item| item.of(side))
            .ok_or_else(|| traveller::fault(""))
    }
}
