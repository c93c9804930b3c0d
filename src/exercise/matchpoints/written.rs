//! The exercise as lessons write it.

use serde::Deserialize;

use super::Matchpoints;
use crate::engine::score::matchpoints::Scale;
use crate::engine::tournament::sheet::SheetLine;
use crate::engine::tournament::{PairNumber, Table};
use crate::engine::{Board, Side};
use crate::exercise::fields::{self, Fault, Field};
use crate::exercise::{rubber_story, table_results};

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
        let pairs = match &written.pairs {
            None => (1..=Table::MOST).map_while(starting_pairs).collect(),
            Some(text) => read_pairs(text)?,
        };
        let mut lines = Vec::new();
        for (text, (ns, ew)) in written.results.iter().zip(pairs) {
            let outcome = table_results::read(text)?;
            lines.push(SheetLine { ns, ew, outcome });
        }
        let scale = Scale::ALL
            .into_iter()
            .find(|scale| scale.per_win() == written.scale)
            .ok_or_else(|| fault("matchpoint-scale", written.scale.to_string()))?;
        if written.results.len() > lines.len() {
            return Err(fault("traveller", written.results.len().to_string()));
        }
        let row = |row: &usize| row.checked_sub(1).unwrap_or(usize::MAX);
        let asked = written.rows.iter().map(row).collect();
        let side = match &written.side {
            None => Side::NorthSouth,
            Some(side) => rubber_story::read_side(side)?,
        };
        let item = Self::new(board, lines, scale, asked);
        item.map(|item| item.of(side))
            .ok_or_else(|| fault("traveller", ""))
    }
}

/// The pairs that start at a table.
pub(super) fn starting_pairs(table: u8) -> Option<(PairNumber, PairNumber)> {
    let table = Table::new(table)?;
    let start = |side: Side| PairNumber::starting(table, side);
    Some((start(Side::NorthSouth), start(Side::EastWest)))
}

/// Reads `1-101 3-102`.
fn read_pairs(text: &str) -> Result<Vec<(PairNumber, PairNumber)>, Fault> {
    let pair = |number: &str| PairNumber::new(number.parse().ok()?);
    let pairs = text.split_whitespace().map(|word| {
        let (ns, ew) = word.split_once('-')?;
        Some((pair(ns)?, pair(ew)?))
    });
    let pairs: Option<Vec<_>> = pairs.collect();
    pairs.ok_or_else(|| fault("traveller", text))
}

fn fault(id: &str, found: impl Into<String>) -> Fault {
    match id {
        "matchpoint-scale" => Fault::new("matchpoint-scale", Field::Contract, found),
        _ => Fault::new("traveller", Field::Contract, found),
    }
}
