//! Who meets whom in a round of a Mitchell or a Howell movement, and with which boards.

use crate::engine::Fact;
use crate::engine::tournament::movement::Meeting;
use crate::engine::tournament::{Howell, Movement, PairNumber};
use crate::exercise::{Cell, Exhibit, Grid, Item, Phrase, SpecialMovement};

use super::{Block, Fault, Finding};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MovementCase {
    /// A Howell instead of a Mitchell.
    pub howell: bool,
    pub tables: u8,
    pub round: u8,
    /// The pair that has not come.
    pub missing: Option<u8>,
    /// The boards of the round are turned by a quarter; only in a Mitchell.
    pub turned: bool,
}

impl Default for MovementCase {
    fn default() -> Self {
        Self {
            howell: false,
            tables: 7,
            round: 1,
            missing: None,
            turned: false,
        }
    }
}

impl MovementCase {
    /// The fewest and the most tables that the desk offers.
    pub const fn tables_from_to(&self) -> (u8, u8) {
        match self.howell {
            true => (*Howell::TABLES.start(), *Howell::TABLES.end()),
            false => (3, 16),
        }
    }

    /// The rounds that can be played; none for no tables.
    pub fn rounds(&self) -> u8 {
        match self.howell {
            true => Howell::new(self.tables).map_or(0, Howell::rounds),
            false => Movement::new(self.tables).map_or(0, Movement::rounds),
        }
    }

    fn meetings(&self, round: u8) -> Option<Vec<Meeting>> {
        let meetings = match self.howell {
            true => Howell::new(self.tables)?.round(round),
            false => Movement::new(self.tables).ok()?.round(round),
        };
        meetings.ok()
    }

    fn turned(&self) -> bool {
        self.turned && !self.howell
    }

    /// What is special about the round, as an exercise.
    fn exercise(&self, round: u8) -> Option<Item> {
        let exercise = match self.missing {
            _ if self.howell => SpecialMovement::of_howell(self.tables, round),
            Some(missing) => SpecialMovement::of_half_table(self.tables, round, missing),
            None if self.turned => SpecialMovement::of_turned_boards(self.tables, round),
            None => return None,
        };
        Item::new(exercise).ok()
    }
}

pub fn answer(case: &MovementCase) -> Result<Finding, Fault> {
    let round = case.round.clamp(1, case.rounds().max(1));
    let meetings = case.meetings(round).ok_or(Fault::NoTables)?;
    let number = |number: u8| Fact::Number(number.into());
    let missing = match case.missing {
        None => None,
        Some(pair) => {
            let missing = PairNumber::new(pair).ok_or(Fault::NoPair(pair))?;
            let alone = meetings.iter().find_map(|it| it.opponents(missing));
            Some((missing, alone.ok_or(Fault::NoPair(pair))?))
        }
    };
    let headline = match missing {
        None => Phrase::new("desk-movement-is"),
        Some((_, alone)) => Phrase::new("desk-movement-half").with("pair", number(alone.number())),
    };
    let headline = headline
        .with("number", number(round))
        .with("rounds", number(case.rounds()));
    let mut finding = Finding::new(headline);
    let pair = |it: PairNumber| match missing {
        Some((missing, _)) if missing == it => Cell::Empty,
        _ => Cell::Fact(number(it.number())),
    };
    let rows = meetings.into_iter().map(|it| {
        let [table, boards] = [it.table.number(), it.boards].map(|it| Cell::Fact(number(it)));
        vec![table, pair(it.ns), pair(it.ew), boards]
    });
    let columns = [
        "grid-table",
        "desk-grid-ns",
        "desk-grid-ew",
        "desk-grid-boards",
    ];
    let grid = Grid::new("desk-grid-movement", columns, rows.collect());
    finding.blocks.push(Block::Exhibit(Exhibit::Grid(grid)));
    if let Some((missing, _)) = missing {
        finding.rule(Meeting::half_table(missing));
    }
    if case.turned() {
        finding.rule(Meeting::turned());
        finding.say(Phrase::new("desk-movement-columns"));
    }
    match Howell::new(case.tables).filter(|_| case.howell) {
        Some(howell) => finding.rule(howell.reason()),
        None => finding.say(moves(case.tables)),
    }
    finding.exercise = case.exercise(round);
    Ok(finding)
}

/// How the pairs of a Mitchell move.
fn moves(tables: u8) -> Phrase {
    let skip = Movement::new(tables).ok().and_then(Movement::skip_after);
    match skip {
        Some(after) => Phrase::new("desk-movement-skip").with("number", Fact::Number(after.into())),
        None => Phrase::new("desk-movement-moves"),
    }
}
