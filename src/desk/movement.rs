//! A Mitchell movement: which pairs meet at which table, and with which boards.

use crate::engine::Fact;
use crate::engine::tournament::Movement;
use crate::exercise::{Cell, Exhibit, Grid, Phrase};

use super::{Block, Fault, Finding};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MovementCase {
    pub tables: u8,
    pub round: u8,
}

impl Default for MovementCase {
    fn default() -> Self {
        let (tables, round) = (7, 1);
        Self { tables, round }
    }
}

impl MovementCase {
    /// The rounds that can be played; none for no tables.
    pub fn rounds(&self) -> u8 {
        Movement::new(self.tables).map_or(0, Movement::rounds)
    }
}

pub fn answer(case: &MovementCase) -> Result<Finding, Fault> {
    let movement = Movement::new(case.tables).map_err(|_| Fault::NoTables)?;
    let round = case.round.clamp(1, movement.rounds());
    let meetings = movement.round(round).map_err(|_| Fault::NoTables)?;
    let number = |number: u8| Fact::Number(number.into());
    let headline = Phrase::new("desk-movement-is")
        .with("number", number(round))
        .with("rounds", number(movement.rounds()));
    let mut finding = Finding::new(headline);
    let rows = meetings.into_iter().map(|it| {
        let numbers = [it.table.number(), it.ns.number(), it.ew.number(), it.boards];
        numbers.map(|it| Cell::Fact(number(it))).to_vec()
    });
    let columns = [
        "grid-table",
        "desk-grid-ns",
        "desk-grid-ew",
        "desk-grid-boards",
    ];
    let grid = Grid::new("desk-grid-movement", columns, rows.collect());
    finding.blocks.push(Block::Exhibit(Exhibit::Grid(grid)));
    finding.say(match movement.skip_after() {
        Some(after) => Phrase::new("desk-movement-skip").with("number", number(after)),
        None => Phrase::new("desk-movement-moves"),
    });
    Ok(finding)
}
