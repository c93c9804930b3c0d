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
mod written;

use serde::Deserialize;

use crate::rubber::rubber_story;
use crate::tournament::traveller;
use crate::writing::{Value, Writing};
use crate::{
    Answer, Ask, Cell, Column, Exercise, Exhibit, Grade, Grid, Kind, Phrase, Question, Skill, Slip,
    Step,
};
use engine::score::matchpoints::{Matchpoints as Won, Scale, matchpoints, reason};
use engine::tournament::sheet::{Outcome, Sheet, SheetLine};
use engine::{Board, Fact, Reason, Side};

pub use generate::generate;
pub use mistakes::SLIPS;
use written::two;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::MatchpointCount, Skill::MatchpointTies];

/// A board's traveller. One question: the matchpoints of some pairs of one side.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "written::Written")]
pub struct Matchpoints {
    board: Board,
    sheet: Sheet,
    scale: Scale,
    /// The lines asked about, by index; one at least.
    asked: Vec<usize>,
    /// Whose matchpoints are asked.
    side: Side,
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

    /// The same, asked about this side's pairs.
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

    /// What a side has where North-South have so many half points.
    fn of_side(&self, halves: i32) -> i32 {
        match self.side {
            Side::NorthSouth => halves,
            Side::EastWest => self.top() - halves,
        }
    }

    /// The column in which North-South have so many half points in each line asked about;
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
        Grid {
            title: Phrase::new("grid-traveller"),
            columns,
            rows: self.sheet.lines().iter().enumerate().map(row).collect(),
            line_after: None,
        }
    }

    /// Whether another line has the same score.
    fn is_tied(scores: &[i32], row: usize) -> bool {
        scores
            .iter()
            .filter(|score| scores.get(row) == Some(score))
            .count()
            > 1
    }

    /// How many scores a line beats and how many are level with it.
    fn working(&self) -> Vec<Step> {
        let (scores, halves) = (self.scores(), self.halves());
        let say = |&row: &usize| {
            let own = scores.get(row)?;
            let lower = scores.iter().filter(|score| *score < own).count();
            let equal = scores.iter().filter(|score| *score == own).count() - 1;
            let count = |n: usize| Fact::Number(i32::try_from(n).unwrap_or(i32::MAX));
            let won = u64::try_from(*halves.get(row)?).unwrap_or(0);
            let won = Won::from_halves(won);
            let phrase = Phrase::new("working-matchpoints")
                .with("pair", self.pair_of(Side::NorthSouth, row))
                .with("lower", count(lower))
                .with("equal", count(equal))
                .with("win", Fact::Number(i32::from(self.scale.per_win())))
                .with("points", Fact::Matchpoints(won));
            Some(Step::Say(phrase))
        };
        let rest = |&row: &usize| {
            let own = *halves.get(row)?;
            let points = |halves: i32| {
                let halves = u64::try_from(halves).unwrap_or(0);
                Fact::Matchpoints(Won::from_halves(halves))
            };
            let phrase = Phrase::new("working-matchpoints-ew")
                .with("pair", self.pair(row))
                .with("top", points(self.top()))
                .with("other", points(own))
                .with("points", points(self.of_side(own)));
            Some(Step::Say(phrase)).filter(|_| self.side == Side::EastWest)
        };
        let steps = |row| say(row).into_iter().chain(rest(row));
        self.asked.iter().flat_map(steps).collect()
    }

    /// The rule on the first line that is wrong; where none is, on a tied one.
    fn reason(&self, answer: &Answer) -> Option<Reason> {
        let scores = self.scores();
        let right = self.solve(0);
        let wrong = match (&right, answer) {
            (Answer::Column(right), Answer::Column(given)) => {
                (0..right.len()).find(|&at| given.get(at).copied().flatten() != right[at])
            }
            _ => None,
        };
        let tied = self
            .asked
            .iter()
            .position(|&row| Self::is_tied(&scores, row));
        let at = wrong.or(tied).unwrap_or(0);
        reason(&scores, *self.asked.get(at)?, self.scale)
    }
}

impl Exercise for Matchpoints {
    fn kind(&self) -> Kind {
        Kind::Matchpoints
    }

    fn skill(&self, _part: usize) -> Skill {
        let scores = self.scores();
        let tied = self.asked.iter().any(|&row| Self::is_tied(&scores, row));
        if tied {
            Skill::MatchpointTies
        } else {
            Skill::MatchpointCount
        }
    }

    fn pose(&self, _part: usize) -> Question {
        let prompt = match self.asked[..] {
            [row] => Phrase::new(match self.side {
                Side::NorthSouth => "exercise-matchpoints-one",
                Side::EastWest => "exercise-matchpoints-ew-one",
            })
            .with("pair", self.pair(row)),
            _ => Phrase::new(match self.side {
                Side::NorthSouth => "exercise-matchpoints",
                Side::EastWest => "exercise-matchpoints-ew",
            }),
        };
        let row = |&row: &usize| Phrase::new("row-pair").with("pair", self.pair(row));
        Question {
            prompt: prompt.with("win", Fact::Number(i32::from(self.scale.per_win()))),
            exhibits: vec![
                Exhibit::Board {
                    number: Some(self.board.number()),
                    dealer: Some(self.board.dealer()),
                    vulnerability: self.board.vulnerability(),
                },
                Exhibit::Grid(self.grid()),
            ],
            ask: Ask::Column(Column {
                rows: self.asked.iter().map(row).collect(),
                halves: self.counts_halves(),
            }),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        let halves = self.halves();
        self.column(|row| halves.get(row).copied().unwrap_or(0))
            .unwrap_or(Answer::Column(Vec::new()))
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        mistakes::all(self)
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let reasons = self.reason(answer).into_iter().collect();
        let mut grade =
            Grade::of(self.solve(part), answer, reasons).with_slip(answer, self.mistakes(part));
        grade.steps = self.working();
        grade.with_rows(answer)
    }

    fn written(&self) -> Writing {
        let lines = self.sheet.lines();
        let whole = self.asked.len() == lines.len();
        let rows = self.asked.iter().filter(|_| !whole);
        let rows = rows.map(|row| Value::Number(i64::try_from(row + 1).unwrap_or(0)));
        let rows: Vec<Value> = rows.collect();
        let board = Writing::default().number("board", self.board.number());
        traveller::write(board, lines)
            .some(
                (self.scale.per_win() != two()).then(|| self.scale.per_win()),
                |fields, scale| fields.number("scale", scale),
            )
            .some((!rows.is_empty()).then_some(rows), |fields, rows| {
                fields.field("rows", Value::List(rows))
            })
            .some(rubber_story::write_side(self.side), |fields, side| {
                fields.quoted("side", side)
            })
    }

    /// `8 2 4`; halves as `2.5`.
    fn witness(&self) -> String {
        let halves = self.halves();
        let own = self.asked.iter().filter_map(|&row| halves.get(row));
        let won = own.map(|halves| u64::try_from(self.of_side(*halves)).unwrap_or(0));
        let won: Vec<String> = won
            .map(|halves| Won::from_halves(halves).to_string())
            .collect();
        won.join(" ")
    }
}

/// Whether nobody bid at a table.
fn is_passed_out(line: &SheetLine) -> bool {
    line.outcome == Outcome::PassedOut
}
