//! IMPs in a pairs tournament: against every other score, or against the datum (Law 78B).

use crate::engine::Fact;
use crate::engine::score::pairs_imps::{butler, cross_imps, cross_reason, datum, datum_reason};
use crate::exercise::{Cell, CrossImps, Exhibit, Item, Phrase};

use super::traveller::{Row, TravellerCase, count, grid, lines};
use super::{Block, Fault, Finding};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PairsCase {
    pub results: TravellerCase,
    /// Whether each score is compared with the datum only.
    pub butler: bool,
}

pub fn answer(case: &PairsCase) -> Result<Finding, Fault> {
    let rows = &case.results.rows;
    let scores: Vec<i32> = rows.iter().filter_map(Row::ns).collect();
    let average = datum(&scores).ok_or(Fault::NoScores)?;
    let imps = match case.butler {
        true => butler(&scores),
        false => cross_imps(&scores),
    };
    let imps = imps.map_err(|_| Fault::NotTens)?;
    let (headline, reason) = match case.butler {
        true => ("desk-pairs-butler-is", datum_reason(&scores)),
        false => ("desk-pairs-cross-is", cross_reason(&scores)),
    };
    let headline = Phrase::new(headline)
        .with("number", count(scores.len()))
        .with("datum", Fact::Points(average));
    let mut finding = Finding::new(headline);
    let mut won = imps.into_iter();
    let grid = grid("desk-grid-pairs", rows, |row| {
        // A table without a result has no score to compare.
        let ns = row.ns().and_then(|_| won.next());
        let points = |imps: i32| Cell::Fact(Fact::Points(imps));
        [ns, ns.map(|ns| -ns)].map(|imps| imps.map_or(Cell::Empty, points))
    });
    finding.blocks.push(Block::Exhibit(Exhibit::Grid(grid)));
    finding.rule(reason);
    finding.exercise = exercise(case);
    Ok(finding)
}

/// The IMPs of the first line, as an exercise.
fn exercise(case: &PairsCase) -> Option<Item> {
    let (board, lines) = lines(&case.results.rows)?;
    Item::new(CrossImps::of_north_south(board, &lines, case.butler)).ok()
}
