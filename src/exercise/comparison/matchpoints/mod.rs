//! `matchpoints`: the column of matchpoints on a traveller.
//!
//! ```ron
//! matchpoints(board: 5, results: ["4S= S", "4S+1 N", "3NT-1 S", "P"], scale: 2, rows: [2, 3])
//! ```
//!
//! `rows` are the lines asked about, from 1; without it all are. `scale` is what a
//! score beaten is worth: 2, as the Law has it, or 1. With `side: "EW"` the matchpoints of the
//! East-West pairs are asked: what is left of the top.

mod generate;
mod mistakes;

use serde::{Deserialize, Serialize};

use crate::fields::{BoardNumber, Fault, Field, SideText, is_default};
use crate::tournament::traveller;
use crate::{Answer, Ask, Asked, Cell, Column, Exercise, Exhibit, Grid, Phrase, Skill, Step};
use engine::score::matchpoints::{Matchpoints as Won, Scale, matchpoints, reason};
use engine::tournament::sheet::{Sheet, SheetLine};
use engine::{Board, Fact, Reason, Side};

pub use generate::generate;
pub use mistakes::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::MatchpointCount, Skill::MatchpointTies];

/// A board's traveller. One question: the matchpoints of some pairs of one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Matchpoints {
    board: Board,
    sheet: Sheet,
    scale: Scale,
    /// The lines asked about, by index; one at least.
    asked: Vec<usize>,
    /// Whose matchpoints are asked.
    side: Side,
}

/// As lessons write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "matchpoints")]
struct Written {
    board: BoardNumber,
    results: Vec<String>,
    /// The pairs line by line, `"1-101 3-102"`; without it, table after table as they start.
    #[serde(default, skip_serializing_if = "is_default")]
    pairs: Option<String>,
    /// What a score beaten is worth; 2 where it is left out.
    #[serde(default, skip_serializing_if = "is_default")]
    scale: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    rows: Vec<usize>,
    #[serde(default, skip_serializing_if = "is_default")]
    side: SideText,
}

impl TryFrom<Written> for Matchpoints {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let lines = traveller::read(&written.results, written.pairs.as_deref())?;
        let per_win = written.scale.unwrap_or(Scale::TwoPerWin.per_win());
        let mut scales = Scale::ALL.into_iter();
        let scale = scales.find(|scale| scale.per_win() == per_win);
        let no_scale = || Fault::new("matchpoint-scale", Field::Contract, per_win.to_string());
        let scale = scale.ok_or_else(no_scale)?;
        let row = |row: &usize| row.checked_sub(1).unwrap_or(usize::MAX);
        let rows = written.rows.iter().map(row).collect();
        let item = Self::new(written.board.0, lines, scale, rows);
        item.map(|item| item.of(written.side.0))
            .ok_or_else(|| traveller::fault(""))
    }
}

impl From<Matchpoints> for Written {
    fn from(item: Matchpoints) -> Self {
        let lines = item.sheet.lines();
        let whole = item.asked.len() == lines.len();
        let rows = item.asked.iter().filter(|_| !whole);
        Self {
            board: BoardNumber(item.board),
            results: traveller::results_text(lines),
            pairs: traveller::pairs_text(lines),
            scale: (item.scale != Scale::TwoPerWin).then(|| item.scale.per_win()),
            rows: rows.map(|row| row + 1).collect(),
            side: SideText(item.side),
        }
    }
}

impl Matchpoints {
    /// The exercise on a traveller; `None` with fewer than two lines, a pair that
    /// plays twice, or a row that is not there. No rows asked are all of them.
    #[must_use]
    pub fn new(
        board: Board,
        lines: Vec<SheetLine>,
        scale: Scale,
        mut asked: Vec<usize>,
    ) -> Option<Self> {
        let count = lines.len();
        let mut sheet = Sheet::new(board);
        for line in lines {
            sheet.add(line).ok()?;
        }
        if asked.is_empty() {
            asked = (0..count).collect();
        }
        asked.sort_unstable();
        asked.dedup();
        let there = asked.iter().all(|&row| row < count);
        (there && count >= 2).then_some(Self {
            board,
            sheet,
            scale,
            asked,
            side: Side::NorthSouth,
        })
    }

    /// This traveller, asked about this side's pairs.
    #[must_use]
    pub(crate) const fn of(mut self, side: Side) -> Self {
        self.side = side;
        self
    }

    /// The North-South scores, line by line.
    #[must_use]
    pub fn scores(&self) -> Vec<i32> {
        self.sheet.ns_scores()
    }

    /// The lines asked about, by index.
    #[must_use]
    pub fn asked(&self) -> &[usize] {
        &self.asked
    }

    /// The scale on which is counted.
    #[must_use]
    pub const fn scale(&self) -> Scale {
        self.scale
    }

    /// Half points of each line.
    fn halves(&self) -> Vec<i32> {
        let board = matchpoints(&self.scores(), self.scale);
        let halves = board.ns().iter().map(|won| won.halves());
        halves
            .map(|n| i32::try_from(n).unwrap_or(i32::MAX))
            .collect()
    }

    const fn counts_halves(&self) -> bool {
        matches!(self.scale, Scale::OnePerWin)
    }

    /// The most half points that a pair can have.
    fn top(&self) -> i32 {
        let others = self.sheet.lines().len().saturating_sub(1);
        2 * i32::from(self.scale.per_win()) * i32::try_from(others).unwrap_or(0)
    }

    /// What a side has where North-South have these half points.
    fn of_side(&self, halves: i32) -> i32 {
        match self.side {
            Side::NorthSouth => halves,
            Side::EastWest => self.top() - halves,
        }
    }

    /// The column in which North-South have these half points in each line asked about;
    /// `None` where the scale has no such number.
    fn column(&self, halves: impl Fn(usize) -> i32) -> Option<Answer> {
        let unit = if self.counts_halves() { 1 } else { 2 };
        let rows = self.asked.iter().map(|&row| {
            let halves = self.of_side(halves(row));
            // Nobody has less than nothing of what is left of the top.
            let there = self.side == Side::NorthSouth || halves >= 0;
            (there && halves % unit == 0).then_some(halves / unit)
        });
        let rows: Option<Vec<i32>> = rows.collect();
        rows.map(|rows| Answer::Column(rows.into_iter().map(Some).collect()))
    }

    /// The pair of a side in a line.
    fn pair_of(&self, side: Side, row: usize) -> Fact {
        let line = self.sheet.lines().get(row);
        Fact::Number(line.map_or(0, |line| line.pair(side).number().into()))
    }

    /// The pair asked about in a line.
    fn pair(&self, row: usize) -> Fact {
        self.pair_of(self.side, row)
    }

    fn grid(&self) -> Grid {
        let row = |(at, line): (usize, &SheetLine)| {
            let asked = self.asked.iter().position(|&row| row == at);
            let mut cells = traveller::cells(line, self.board);
            cells.push(asked.map_or(Cell::Empty, Cell::Asked));
            cells
        };
        let mut columns = traveller::columns();
        columns.push(Phrase::new(match self.side {
            Side::NorthSouth => "grid-matchpoints",
            Side::EastWest => "grid-matchpoints-ew",
        }));
        let rows = self.sheet.lines().iter().enumerate().map(row).collect();
        Grid {
            columns,
            ..Grid::new("grid-traveller", [], rows)
        }
    }

    fn prompt(&self) -> Phrase {
        let prompt = match (self.side, &self.asked[..]) {
            (Side::NorthSouth, [_]) => "exercise-matchpoints-one",
            (Side::NorthSouth, _) => "exercise-matchpoints",
            (Side::EastWest, [_]) => "exercise-matchpoints-ew-one",
            (Side::EastWest, _) => "exercise-matchpoints-ew",
        };
        let prompt = match self.asked[..] {
            [row] => Phrase::new(prompt).with("pair", self.pair(row)),
            _ => Phrase::new(prompt),
        };
        prompt.with("win", Fact::Number(i32::from(self.scale.per_win())))
    }

    /// The first line asked about that has the score of another one, by its place among them.
    fn first_tied(&self) -> Option<usize> {
        let scores = self.scores();
        let tied = |&row: &usize| scores.iter().filter(|&&it| it == scores[row]).count() > 1;
        self.asked.iter().position(tied)
    }

    /// How many scores a line beats and how many are level with it; for East-West, what is left
    /// of the top.
    fn working(&self) -> Vec<Step> {
        let (scores, halves) = (self.scores(), self.halves());
        let won = |row: usize| {
            let own = scores[row];
            let count = |like: &dyn Fn(i32) -> bool| {
                let found = scores.iter().filter(|&&score| like(score)).count();
                i32::try_from(found).unwrap_or(i32::MAX)
            };
            let phrase = Phrase::new("working-matchpoints")
                .with("pair", self.pair_of(Side::NorthSouth, row))
                .with("lower", Fact::Number(count(&|score| score < own)))
                .with("equal", Fact::Number(count(&|score| score == own) - 1))
                .with("win", Fact::Number(i32::from(self.scale.per_win())))
                .with("points", points(halves[row]));
            Step::Say(phrase)
        };
        let left = |row: usize| {
            let phrase = Phrase::new("working-matchpoints-ew")
                .with("pair", self.pair(row))
                .with("top", points(self.top()))
                .with("other", points(halves[row]))
                .with("points", points(self.of_side(halves[row])));
            (self.side == Side::EastWest).then_some(Step::Say(phrase))
        };
        let steps = |&row: &usize| [won(row)].into_iter().chain(left(row));
        self.asked.iter().flat_map(steps).collect()
    }

    /// The rule on each line asked about.
    fn reasons(&self) -> Vec<Reason> {
        let scores = self.scores();
        let rows = self.asked.iter();
        rows.filter_map(|&row| reason(&scores, row, self.scale))
            .collect()
    }
}

/// Matchpoints from half points.
fn won(halves: i32) -> Won {
    Won::from_halves(u64::try_from(halves).unwrap_or(0))
}

fn points(halves: i32) -> Fact {
    Fact::Matchpoints(won(halves))
}

impl Exercise for Matchpoints {
    fn questions(&self) -> Vec<Asked> {
        let tied = self.first_tied();
        let skill = match tied {
            Some(_) => Skill::MatchpointTies,
            None => Skill::MatchpointCount,
        };
        let row = |&row: &usize| Phrase::new("row-pair").with("pair", self.pair(row));
        let column = Column {
            rows: self.asked.iter().map(row).collect(),
            halves: self.counts_halves(),
        };
        let halves = self.halves();
        let right = self.column(|row| halves[row]);
        let right = right.expect("what is won can be written on the scale");
        let reasons = self.reasons();
        let asked = Asked::new(skill, self.prompt(), Ask::Column(column), right)
            .showing([Exhibit::board(self.board), Exhibit::Grid(self.grid())])
            .because(reasons.get(tied.unwrap_or(0)).cloned())
            .because_of_rows(reasons)
            .slips(mistakes::all(self))
            .working(self.working());
        vec![asked]
    }

    /// `8 2 4`; halves as `2.5`.
    fn witness(&self) -> String {
        let halves = self.halves();
        let rows = self.asked.iter();
        let won = rows.map(|&row| won(self.of_side(halves[row])).to_string());
        won.collect::<Vec<String>>().join(" ")
    }
}
