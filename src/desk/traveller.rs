//! The matchpoints of a board (Law 78A).

use crate::engine::score::SlipEntry;
use crate::engine::score::matchpoints::{self, Scale};
use crate::engine::tournament::traveller::{Outcome, TableLine};
use crate::engine::tournament::{PairNumber, Table};
use crate::engine::{Board, Fact, Side};
use crate::exercise::{Cell, Exhibit, Grid, Item, Matchpoints, Phrase};

use super::score::ScoreCase;
use super::{Block, Fault, Finding};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// The score of North-South; negative if East-West scored.
    Score(i32),
    Played(ScoreCase),
    /// Passed out: a result like any other, 0 for both sides.
    PassedOut,
}

impl Row {
    pub fn ns(&self) -> i32 {
        match self {
            Self::Score(score) => *score,
            Self::Played(case) => case.ns(),
            Self::PassedOut => 0,
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TravellerCase {
    pub rows: Vec<Row>,
    pub next: ScoreCase,
    /// Whether the result being entered is a passed-out deal.
    pub passed_out: bool,
    pub scale: Scale,
}

pub const MOST_ROWS: usize = 40;

impl TravellerCase {
    pub const fn next_row(&self) -> Row {
        match self.passed_out {
            true => Row::PassedOut,
            false => Row::Played(self.next),
        }
    }
}

pub fn answer(case: &TravellerCase) -> Result<Finding, Fault> {
    if case.rows.is_empty() {
        return Err(Fault::NoScores);
    }
    let scores: Vec<i32> = case.rows.iter().map(Row::ns).collect();
    let board = matchpoints::matchpoints(&scores, case.scale);
    let tables = i32::try_from(scores.len()).unwrap_or(i32::MAX);
    let headline = Phrase::new("desk-traveller-top")
        .with("top", Fact::Matchpoints(board.top()))
        .with("number", Fact::Number(tables));
    let mut finding = Finding::new(headline);
    let ew = board.ew();
    let rows = case.rows.iter().zip(board.ns()).zip(ew).zip(1..);
    let rows = rows.map(|(((row, ns), ew), number)| {
        vec![
            Cell::Fact(Fact::Number(number)),
            result(row),
            Cell::Fact(Fact::Points(row.ns())),
            Cell::Fact(Fact::Matchpoints(*ns)),
            Cell::Fact(Fact::Matchpoints(ew)),
        ]
    });
    let scores_alone = case.rows.iter().all(|row| matches!(row, Row::Score(_)));
    let columns = [
        "desk-grid-table",
        "desk-grid-result",
        "desk-grid-score",
        "desk-grid-ns",
        "desk-grid-ew",
    ];
    let mut grid = Grid::new("desk-grid-traveller", columns, rows.collect());
    if scores_alone {
        grid.columns.remove(1);
        for row in &mut grid.rows {
            row.remove(1);
        }
    }
    finding.blocks.push(Block::Exhibit(Exhibit::Grid(grid)));
    finding.rules(matchpoints::reason(&scores, 0, case.scale));
    finding.exercise = exercise(case);
    Ok(finding)
}

/// The case as an exercise, if every row is a contract on one board.
fn exercise(case: &TravellerCase) -> Option<Item> {
    let mut vulnerable = None;
    let mut lines = Vec::new();
    for (row, number) in case.rows.iter().zip(1..=Table::MOST) {
        let outcome = match row {
            Row::Score(_) => return None,
            Row::PassedOut => Outcome::PassedOut,
            Row::Played(played) => {
                if *vulnerable.get_or_insert(played.vulnerable) != played.vulnerable {
                    return None;
                }
                let ScoreCase { declarer, line, .. } = *played;
                Outcome::Played { declarer, line }
            }
        };
        let table = Table::new(number)?;
        lines.push(TableLine {
            ns: PairNumber::starting(table, Side::NorthSouth),
            ew: PairNumber::starting(table, Side::EastWest),
            outcome,
        });
    }
    let board = (1..=16)
        .filter_map(Board::new)
        .find(|board| Some(board.vulnerability()) == vulnerable)?;
    Item::new(Matchpoints::new(board, &lines, case.scale)).ok()
}

fn result(row: &Row) -> Cell {
    match row {
        Row::Score(_) => Cell::Empty,
        Row::PassedOut => Cell::Words(Phrase::new("desk-passed-out")),
        Row::Played(case) => Cell::Words(
            Phrase::new("desk-result-by")
                .with("result", Fact::Slip(SlipEntry::Played(case.line)))
                .with("seat", Fact::Seat(case.declarer)),
        ),
    }
}
