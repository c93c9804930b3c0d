//! The traveller of a board: parsed from lessons, shown as a grid, and who sat where.

use crate::comparison::table_results::{self, TableResult};
use crate::prelude::*;
use engine::tournament::traveller::{TableLine, Traveller};
use engine::tournament::{Movement, PairNumber, Table};

/// The pairs of a line, North-South first.
type Pairs = (PairNumber, PairNumber);

/// The traveller with at least two results and their pairs, `"1-101 3-102"`, by default those that
/// start at the tables, in order.
pub(crate) fn read(
    board: Board,
    results: &[TableResult],
    pairs: Option<&str>,
) -> Result<Traveller, Fault> {
    let pairs = match pairs {
        None => (1..=Table::MOST).map_while(starting_pairs).collect(),
        Some(text) => read_pairs(text)?,
    };
    if !(2..=pairs.len()).contains(&results.len()) {
        return Err(fault(results.len().to_string()));
    }
    let mut traveller = Traveller::new(board);
    for (&TableResult(outcome), (ns, ew)) in results.iter().zip(pairs) {
        let line = TableLine { ns, ew, outcome };
        traveller.add(line).map_err(|_| fault(pair_text(&line)))?;
    }
    Ok(traveller)
}

/// A fault in a traveller, or in the line asked about.
pub(crate) fn fault(found: impl Into<String>) -> Fault {
    Fault::new("traveller", Field::Contract, found)
}

fn starting_pairs(table: u8) -> Option<Pairs> {
    let table = Table::new(table)?;
    let start = |side: Side| PairNumber::starting(table, side);
    Some((start(Side::NorthSouth), start(Side::EastWest)))
}

/// Reads `1-101 3-102`.
fn read_pairs(text: &str) -> Result<Vec<Pairs>, Fault> {
    let pair = |number: &str| PairNumber::new(number.parse().ok()?);
    let pairs = text.split_whitespace().map(|word| {
        let (ns, ew) = word.split_once('-')?;
        Some((pair(ns)?, pair(ew)?))
    });
    let pairs: Option<Vec<_>> = pairs.collect();
    pairs.ok_or_else(|| fault(text))
}

pub(crate) fn results(lines: &[TableLine]) -> Vec<TableResult> {
    lines.iter().map(|line| line.outcome.into()).collect()
}

fn pair_text(line: &TableLine) -> String {
    format!("{}-{}", line.ns.number(), line.ew.number())
}

/// The pairs line by line; `None` if they are those that start at the tables.
pub(crate) fn pairs_text(lines: &[TableLine]) -> Option<String> {
    let starts = (1..=Table::MOST).map(starting_pairs);
    let plain = lines
        .iter()
        .zip(starts)
        .all(|(line, pairs)| pairs == Some((line.ns, line.ew)));
    let pairs: Vec<String> = lines.iter().map(pair_text).collect();
    (!plain).then(|| pairs.join(" "))
}

/// The headings: the pairs, the contract, who played it, the points of either side.
pub(crate) fn columns() -> Vec<Phrase> {
    let pairs = ["side-NS-letters", "side-EW-letters"];
    let result = [
        "grid-contract",
        "grid-by",
        "grid-points-ns",
        "grid-points-ew",
    ];
    pairs.into_iter().chain(result).map(Phrase::new).collect()
}

/// The traveller as a table, a row for each line.
pub(crate) fn grid(traveller: &Traveller, board: Board) -> Grid {
    let row = |line: &TableLine| {
        let pairs = [line.ns, line.ew].map(|pair| Cell::Fact(count(pair.number())));
        let played = table_results::cells(&line.outcome);
        let points = table_results::points(&line.outcome, board);
        [pairs, played, points].concat()
    };
    let rows = traveller.lines().iter().map(row).collect();
    Grid {
        columns: columns(),
        ..Grid::new("grid-traveller", [], rows)
    }
}

/// The pairs that meet over one set of boards, round by round, each round at another table.
pub(crate) fn meetings(chance: &mut Chance, played: u8) -> Vec<Pairs> {
    let more = chance.either(50, 0, 2);
    // An odd number of tables has that many rounds.
    let tables = (played | 1) + more;
    let movement = Movement::new(tables).expect("a few tables");
    let boards = chance.between(1, i32::from(tables));
    let rounds = (1..=played).filter_map(|round| movement.round(round).ok());
    let meetings = rounds.flatten().filter(|it| i32::from(it.boards) == boards);
    meetings.map(|meeting| (meeting.ns, meeting.ew)).collect()
}
