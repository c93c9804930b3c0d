//! Travellers and the results on them: parsed from lessons, shown as a grid, drawn from the bank,
//! and varied for other tables.

use std::ops::Deref;

use serde::{Deserializer, Serializer, de};

use crate::fields::fields;
use crate::prelude::*;
use crate::scoring::board_result::{self, bid, line};
use engine::tournament::traveller::{Entered, Outcome, TableLine, Traveller};
use engine::tournament::{Movement, PairNumber, Table};

/// Parses `4S+1 S`, `3NTX-2 W`, `P`.
pub(crate) fn parse(text: &str) -> Result<Outcome, Fault> {
    let fault = || Fault::new("table-result", Field::Contract, text);
    let mut words = text.split_whitespace();
    let entry = notation::parse_slip(words.next().unwrap_or_default()).map_err(|_| fault())?;
    let declarer = words.next().map(notation::parse_seat);
    match (entry, declarer, words.next()) {
        (SlipEntry::PassedOut, None, None) => Ok(Outcome::PassedOut),
        (SlipEntry::Played(line), Some(Ok(declarer)), None) => {
            Ok(Outcome::Played { declarer, line })
        }
        _ => Err(fault()),
    }
}

pub(crate) fn write(outcome: &Outcome) -> String {
    match outcome {
        Outcome::PassedOut => "P".to_owned(),
        Outcome::Played { declarer, line } => {
            format!("{} {}", notation::result(line), declarer.letter())
        }
    }
}

fields! {
    /// `"4S+1 S"`: a result as written in a lesson.
    #[derive(Copy)]
    TableResult(Outcome) from String: |text| parse(&text), write;
}

/// The contract, declarer, and the points in the columns of North-South and East-West; 0 in both if
/// the deal was passed out.
pub(crate) fn cells(outcome: &Outcome, board: Board) -> [Cell; 4] {
    let (slip, by) = match outcome {
        Outcome::PassedOut => (SlipEntry::PassedOut, Cell::Empty),
        Outcome::Played { declarer, line } => {
            (SlipEntry::Played(*line), Cell::Fact(Fact::Seat(*declarer)))
        }
    };
    let entered = Entered::of_ns(outcome.ns_score(board));
    let [ns, ew] = Side::ALL.map(|side| match entered {
        None => Cell::Fact(Fact::Number(0)),
        Some(entered) if entered.side == side => Cell::Fact(count(entered.points)),
        Some(_) => Cell::Empty,
    });
    [Cell::Fact(Fact::Slip(slip)), by, ns, ew]
}

/// A played board of the bank with declarer and result, numbered as in a club's set of 32.
pub(crate) fn drawn(draw: &mut Draw<'_>) -> (Board, Seat, ResultLine) {
    let board = draw.outcome_where(4, |board| board_result::played(board).is_some());
    let number = board.number.unwrap_or(1).saturating_sub(1) % 32 + 1;
    // A bank of passed-out deals has none.
    let (declarer, line) = board_result::played(board).unwrap_or_else(|| {
        let declarer = draw.chance.pick_or(&Seat::ALL, Seat::South);
        let bid = Bid::new(1, Strain::Notrump);
        (declarer, line(bid, Doubling::Undoubled, 0))
    });
    (Board::new(number).expect("from 1 to 32"), declarer, line)
}

/// A result at another table with the same cards.
pub(crate) fn varied(chance: &mut Chance, declarer: Seat, line: ResultLine) -> Outcome {
    let tricks = i32::from(line.tricks.get());
    let own_level = i32::from(line.bid.level.get());
    let some = chance.pick_or(&[-2, -1, -1, 0, 1, 1, 2], 1);
    match chance.below(10) {
        0..=3 => played(declarer, line.bid, line.doubling, tricks + some),
        4 | 5 => {
            let bid = bid(own_level + chance.pick_or(&[-1, 1], 1), line.bid.strain);
            played(declarer, bid, Doubling::Undoubled, tricks + some)
        }
        6 => played(declarer.partner(), line.bid, line.doubling, tricks + some),
        7 => {
            let bid = bid(own_level, other_strain(chance, line.bid.strain));
            played(declarer, bid, Doubling::Undoubled, tricks + some.min(0))
        }
        _ => opponents_bid_on(chance, declarer, line),
    }
}

fn other_strain(chance: &mut Chance, strain: Strain) -> Strain {
    let mut others = Strain::ASC.to_vec();
    others.retain(|other| *other != strain);
    chance.pick_or(&others, Strain::Hearts)
}

fn opponents_bid_on(chance: &mut Chance, declarer: Seat, line: ResultLine) -> Outcome {
    let strain = other_strain(chance, line.bid.strain);
    let up = i32::from(strain < line.bid.strain);
    let bid = bid(i32::from(line.bid.level.get()) + up, strain);
    let tricks = 13 - i32::from(line.tricks.get()) + chance.between(2, 4);
    let down = 6 + i32::from(bid.level.get()) - tricks;
    let doubling = match bid.level.get() >= 4 && down >= 2 {
        true => chance.either(70, Doubling::Doubled, Doubling::Undoubled),
        false => Doubling::Undoubled,
    };
    let seat = chance.either(50, declarer.lho(), declarer.rho());
    played(seat, bid, doubling, tricks)
}

/// A result with these tricks, clamped to 0 to 13.
pub(crate) fn played(declarer: Seat, bid: Bid, doubling: Doubling, tricks: i32) -> Outcome {
    let margin = tricks - 6 - i32::from(bid.level.get());
    let line = line(bid, doubling, margin);
    Outcome::Played { declarer, line }
}

/// The pairs of a line, North-South first.
type Pairs = (PairNumber, PairNumber);

/// The traveller with these pairs, `"1-101 3-102"`, by default those that start at the tables.
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

pub(crate) fn fault(found: impl Into<String>) -> Fault {
    Fault::new("traveller", Field::Contract, found)
}

fn starting_pairs(table: u8) -> Option<Pairs> {
    let table = Table::new(table)?;
    let start = |side: Side| PairNumber::starting(table, side);
    Some((start(Side::NorthSouth), start(Side::EastWest)))
}

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
pub(crate) const COLUMNS: [&str; 6] = [
    "side-NS-letters",
    "side-EW-letters",
    "grid-contract",
    "grid-by",
    "grid-points-ns",
    "grid-points-ew",
];

pub(crate) fn grid(traveller: &Traveller, board: Board) -> Grid {
    let row = |line: &TableLine| {
        let pairs = [line.ns, line.ew].map(|pair| Cell::Fact(count(pair.number())));
        let result = cells(&line.outcome, board);
        pairs.into_iter().chain(result).collect()
    };
    let rows = traveller.lines().iter().map(row).collect();
    Grid::new("grid-traveller", COLUMNS, rows)
}

/// The lines of one set of boards played this often, round by round, each at another table. `outcome`
/// is asked for the result in each line.
pub(crate) fn filled_in(
    chance: &mut Chance,
    played: u8,
    mut outcome: impl FnMut(&mut Chance, usize) -> Outcome,
) -> Vec<TableLine> {
    let more = chance.either(50, 0, 2);
    // An odd number of tables has that many rounds.
    let tables = (played | 1) + more;
    let movement = Movement::new(tables).expect("a few tables");
    let boards = chance.between(1, i32::from(tables));
    let rounds = (1..=played).filter_map(|round| movement.round(round).ok());
    let meetings = rounds.flatten().filter(|it| i32::from(it.boards) == boards);
    let lines = meetings.enumerate().map(|(row, meeting)| TableLine {
        ns: meeting.ns,
        ew: meeting.ew,
        outcome: outcome(chance, row),
    });
    lines.collect()
}
