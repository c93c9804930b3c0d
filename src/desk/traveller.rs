//! The matchpoints of a board (Law 78A), also where a table has no result (Law 12C2).

use crate::engine::score::adjusted::Responsibility;
use crate::engine::score::matchpoints::{self, BoardMatchpoints, Matchpoints, Scale};
use crate::engine::score::{SlipEntry, neuberg};
use crate::engine::tournament::traveller::{Outcome, TableLine};
use crate::engine::tournament::{PairNumber, Table};
use crate::engine::{Board, Fact, Side};
use crate::exercise::{self, Cell, Exhibit, Grid, Item, Phrase};

use super::score::{ScoreCase, board_of};
use super::{Block, Fault, Finding};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// The score of North-South; negative if East-West scored.
    Score(i32),
    Played(ScoreCase),
    /// Passed out: a result like any other, 0 for both sides.
    PassedOut,
    /// No result could be obtained: how far North-South and East-West are at fault (Law 12C2).
    Adjusted(Responsibility, Responsibility),
}

impl Row {
    /// The score of North-South, if there is one.
    pub fn ns(&self) -> Option<i32> {
        match self {
            Self::Score(score) => Some(*score),
            Self::Played(case) => Some(case.ns()),
            Self::PassedOut => Some(0),
            Self::Adjusted(..) => None,
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
    pub const fn has_room(&self) -> bool {
        self.rows.len() < MOST_ROWS
    }

    /// Adds the result that was put together.
    pub fn add(&mut self) {
        self.rows.push(self.next_row());
        self.passed_out = false;
    }

    pub const fn next_row(&self) -> Row {
        match self.passed_out {
            true => Row::PassedOut,
            false => Row::Played(self.next),
        }
    }
}

pub fn answer(case: &TravellerCase) -> Result<Finding, Fault> {
    let scores: Vec<i32> = case.rows.iter().filter_map(Row::ns).collect();
    if scores.is_empty() {
        return Err(Fault::NoScores);
    }
    let board = matchpoints::matchpoints(&scores, case.scale);
    let compared = Compared::new(case, &board, scores.len());
    let headline = Phrase::new("desk-traveller-top")
        .with("top", Fact::Matchpoints(compared.top()))
        .with("number", count(case.rows.len()));
    let mut finding = Finding::new(headline);
    let mut real = board.ns().iter().copied().zip(board.ew());
    let grid = grid("desk-grid-traveller", &case.rows, |row| match row {
        Row::Adjusted(ns, ew) => [ns, ew].map(|it| compared.share(*it)),
        _ => {
            let (ns, ew) = real.next().unwrap_or_default();
            [compared.won(ns), compared.won(ew)]
        }
    });
    finding.blocks.push(Block::Exhibit(Exhibit::Grid(grid)));
    if compared.adjusted {
        let fewer = Phrase::new("desk-traveller-neuberg");
        finding.say(
            fewer
                .with("number", count(scores.len()))
                .with("tables", count(case.rows.len())),
        );
        for row in &case.rows {
            if let Row::Adjusted(ns, ew) = row {
                finding.rules([ns, ew].map(|it| it.reason(None)));
            }
        }
    }
    finding.rules(matchpoints::reason(&scores, 0, case.scale));
    finding.exercise = exercise(case);
    Ok(finding)
}

/// The board as if every table had a result.
struct Compared {
    /// Whether a table has none.
    adjusted: bool,
    real: u32,
    expected: u32,
    scale: Scale,
    of_the_real: Matchpoints,
}

impl Compared {
    fn new(case: &TravellerCase, board: &BoardMatchpoints, real: usize) -> Self {
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Self {
            adjusted: real < case.rows.len(),
            real: number(real),
            expected: number(case.rows.len()),
            scale: case.scale,
            of_the_real: board.top(),
        }
    }

    /// The matchpoints of the best score, had all tables a result.
    fn top(&self) -> Matchpoints {
        match self.adjusted {
            true => neuberg::top(self.expected, self.scale),
            false => self.of_the_real,
        }
    }

    fn won(&self, won: Matchpoints) -> Cell {
        if !self.adjusted {
            return Cell::Fact(Fact::Matchpoints(won));
        }
        let made = neuberg::neuberg(won, self.real, self.expected, self.scale);
        made.map_or(Cell::Empty, |made| Cell::Fact(Fact::Hundredths(made)))
    }

    fn share(&self, fault: Responsibility) -> Cell {
        let share = fault.matchpoints(self.top());
        share.map_or(Cell::Empty, |share| Cell::Fact(Fact::Hundredths(share)))
    }
}

pub(super) fn count(number: usize) -> Fact {
    Fact::Number(i32::try_from(number).unwrap_or(i32::MAX))
}

/// The results line by line, with what North-South and East-West have for each.
pub(super) fn grid(id: &'static str, rows: &[Row], mut won: impl FnMut(&Row) -> [Cell; 2]) -> Grid {
    let lines = rows.iter().zip(1..).map(|(row, number)| {
        let score = row.ns();
        let score = score.map_or(Cell::Empty, |score| Cell::Fact(Fact::Points(score)));
        let [ns, ew] = won(row);
        vec![Cell::Fact(count(number)), result(row), score, ns, ew]
    });
    let columns = [
        "desk-grid-table",
        "desk-grid-result",
        "desk-grid-score",
        "desk-grid-ns",
        "desk-grid-ew",
    ];
    let mut grid = Grid::new(id, columns, lines.collect());
    if rows.iter().all(|row| matches!(row, Row::Score(_))) {
        grid.columns.remove(1);
        for row in &mut grid.rows {
            row.remove(1);
        }
    }
    grid
}

/// The case as an exercise, if every row is a contract on one board.
fn exercise(case: &TravellerCase) -> Option<Item> {
    let (board, lines) = lines(&case.rows)?;
    Item::new(exercise::Matchpoints::new(board, &lines, case.scale)).ok()
}

/// The traveller of a board; `None` if a row is no contract, or one on another board.
pub(super) fn lines(rows: &[Row]) -> Option<(Board, Vec<TableLine>)> {
    let mut vulnerable = None;
    let mut lines = Vec::new();
    for (row, number) in rows.iter().zip(1..=Table::MOST) {
        let outcome = match row {
            Row::Score(_) | Row::Adjusted(..) => return None,
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
    vulnerable?;
    Some((board_of(vulnerable)?, lines))
}

fn result(row: &Row) -> Cell {
    match row {
        Row::Score(_) => Cell::Empty,
        Row::PassedOut => Cell::Words(Phrase::new("desk-passed-out")),
        Row::Adjusted(..) => Cell::Words(Phrase::new("desk-no-result")),
        Row::Played(case) => Cell::Words(
            Phrase::new("desk-result-by")
                .with("result", Fact::Slip(SlipEntry::Played(case.line)))
                .with("seat", Fact::Seat(case.declarer)),
        ),
    }
}
