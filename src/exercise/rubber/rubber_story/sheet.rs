//! The sheet of a rubber: filled upwards above the line, downwards below it.

use super::StoryDeal;
use crate::prelude::*;
use engine::score::rubber::{Entry, Place, Rubber};

/// The sheet after some deals, with premiums at the end of the rubber.
#[must_use]
pub fn sheet(we: Side, deals: &[StoryDeal], end: &[Entry]) -> Grid {
    let mut rubber = Rubber::new();
    let (mut above, mut below) = (Vec::new(), Vec::new());
    for (deal, number) in deals.iter().zip(1..) {
        let Ok(score) = rubber.add(deal.scored()) else {
            break;
        };
        let of_deal = score.entries().iter().filter(|e| !e.item.ends_rubber());
        for entry in of_deal {
            let rows = match entry.place() {
                Place::Above => &mut above,
                Place::Below => &mut below,
            };
            rows.push(row(Cell::Fact(Fact::Number(number)), we, entry));
        }
        if score.game_won().is_some() {
            let line = Cell::Words(Phrase::new("rubber-new-line"));
            below.push(vec![line, Cell::Empty, Cell::Empty]);
        }
    }
    let bonus = |entry| row(Cell::Words(Phrase::new("rubber-bonus")), we, entry);
    above.extend(end.iter().map(bonus));
    // Both parts of the sheet get an empty row if they have no entries.
    for rows in [&mut above, &mut below] {
        if rows.is_empty() {
            rows.push(vec![Cell::Empty, Cell::Empty, Cell::Empty]);
        }
    }
    above.reverse();
    let line_after = above.len().checked_sub(1);
    above.extend(below);
    let heading = |id, side| Phrase::new(id).with("side", Fact::Side(side));
    Grid {
        title: Phrase::new("grid-rubber"),
        columns: vec![
            Phrase::new("grid-deal"),
            heading("grid-we", we),
            heading("grid-they", we.opponents()),
        ],
        rows: above,
        line_after,
    }
}

/// The row of an entry, with its number in the column of its side.
fn row(name: Cell, we: Side, entry: &Entry) -> Vec<Cell> {
    let points = Cell::Fact(Fact::Number(entry.points));
    match entry.side == we {
        true => vec![name, points, Cell::Empty],
        false => vec![name, Cell::Empty, points],
    }
}
