//! `traveller_line`: a line of a traveller, read from left to right: who met whom, which pair
//! played the contract, who scored, and who wrote it.
//!
//! ```ron
//! traveller_line(board: 5, results: ["4S= S", "3NT-1 N"], pairs: "1-101 5-102", row: 2, side: "EW")
//! ```
//!
//! `row` is the line asked about, from 1; `side` is whose pair the questions name. With `open: true`
//! its points are still to be entered, and that is asked.

use serde::Deserialize;

use crate::comparison::table_results;
use crate::fields::{self, Fault, Field};
use crate::rubber::rubber_story;
use crate::tournament::traveller;
use crate::writing::Writing;
use crate::{
    Answer, Ask, Cell, Difficulty, Draw, Exercise, Exhibit, Grade, Grid, Kind, Phrase, Question,
    Skill, Slip,
};
use engine::tournament::PairNumber;
use engine::tournament::sheet::{Entered, Outcome, Sheet, SheetLine};
use engine::{Board, Fact, Reason, Side};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::TravellerLine];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    OTHER_LINE,
    OWN_NUMBER,
    HUNDRED,
    DEFENDERS,
    OTHER_SIDE,
    OTHER_COLUMN,
    MINUS_WRITTEN,
    NOT_THE_WRITERS,
];

const OTHER_LINE: Slip = Slip("traveller-other-line");
const OWN_NUMBER: Slip = Slip("traveller-own-number");
const HUNDRED: Slip = Slip("traveller-hundred");
const DEFENDERS: Slip = Slip("traveller-defenders");
const OTHER_SIDE: Slip = Slip("traveller-other-side");
const OTHER_COLUMN: Slip = Slip("traveller-other-column");
const MINUS_WRITTEN: Slip = Slip("traveller-minus-written");
const NOT_THE_WRITERS: Slip = Slip("traveller-not-the-writers");

/// The parts, in the order in which a line is read. Who wrote it is asked of East-West only:
/// for North-South it would be the pair that the question names.
const MET: usize = 0;
const PLAYED: usize = 1;
const POINTS: usize = 2;

/// A traveller and a line of it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct TravellerLine {
    board: Board,
    sheet: Sheet,
    /// The line asked about, by index; a contract was played there.
    row: usize,
    /// Whose pair the questions name.
    side: Side,
    /// Whether its points are still to be entered.
    open: bool,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "traveller_line")]
struct Written {
    #[serde(deserialize_with = "fields::board")]
    board: Board,
    results: Vec<String>,
    /// The pairs line by line, `"1-101 3-102"`; without it, table after table as they start.
    #[serde(default)]
    pairs: Option<String>,
    row: usize,
    #[serde(default)]
    side: Option<String>,
    #[serde(default)]
    open: bool,
}

impl TryFrom<Written> for TravellerLine {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let lines = traveller::read(&written.results, written.pairs.as_deref())?;
        let side = match &written.side {
            None => Side::NorthSouth,
            Some(side) => rubber_story::read_side(side)?,
        };
        let row = written.row.wrapping_sub(1);
        let passed_out = |line: &SheetLine| line.outcome == Outcome::PassedOut;
        if lines.get(row).is_some_and(passed_out) {
            return Err(Fault::new("slip-passed-out", Field::Contract, "P"));
        }
        Self::new(written.board, lines, row, side, written.open)
            .ok_or_else(|| traveller::fault(written.row.to_string()))
    }
}

impl TravellerLine {
    /// `None` with fewer than two lines, a pair that plays twice, or a line that is not there or
    /// in which nothing was played.
    fn new(
        board: Board,
        lines: Vec<SheetLine>,
        row: usize,
        side: Side,
        open: bool,
    ) -> Option<Self> {
        lines.get(row)?.played_by()?;
        let two = lines.len() >= 2;
        let mut sheet = Sheet::new(board);
        for line in lines {
            sheet.add(line).ok()?;
        }
        two.then_some(Self {
            board,
            sheet,
            row,
            side,
            open,
        })
    }

    // `new` has seen that it is there.
    fn line(&self) -> &SheetLine {
        &self.sheet.lines()[self.row]
    }

    /// The lines above and below.
    fn neighbours(&self) -> impl Iterator<Item = &SheetLine> {
        let at = [self.row.checked_sub(1), Some(self.row + 1)];
        at.into_iter()
            .flatten()
            .filter_map(|at| self.sheet.lines().get(at))
    }

    /// What a part asks for, in a line; `None` where the line does not say it.
    fn read(&self, part: usize, line: &SheetLine) -> Option<i32> {
        let pair = match part {
            MET => line.pair(self.side.opponents()),
            PLAYED => line.played_by()?,
            POINTS => return Some(line.points(self.side, self.board)),
            _ => line.written_by(),
        };
        Some(number(pair))
    }

    const fn asks_for_entry(&self, part: usize) -> bool {
        self.open && part == POINTS
    }

    /// The points to be entered.
    fn entered(&self) -> Option<Entered> {
        Entered::of_ns(self.line().points(Side::NorthSouth, self.board))
    }

    /// What might be entered: the points or a minus, in either column; the right one is among
    /// them.
    fn entries(&self) -> Vec<(i32, Side)> {
        let points = self.line().points(Side::NorthSouth, self.board).abs();
        [points, -points]
            .into_iter()
            .flat_map(|points| Side::ALL.map(|side| (points, side)))
            .collect()
    }

    /// The entry that is right.
    fn right_entry(&self) -> usize {
        let side = self.entered().map(|entered| entered.side);
        let right = |&(points, of): &(i32, Side)| points > 0 && Some(of) == side;
        self.entries().iter().position(right).unwrap_or(0)
    }

    fn grid(&self) -> Grid {
        let rows = self.sheet.lines().iter().enumerate().map(|(at, line)| {
            let mut cells = traveller::cells(line, self.board);
            if self.open && at == self.row {
                let points = cells.len().saturating_sub(Side::ALL.len());
                cells[points..].fill(Cell::Empty);
            }
            cells
        });
        Grid {
            title: Phrase::new("grid-traveller"),
            columns: traveller::columns(),
            rows: rows.collect(),
            line_after: None,
        }
    }

    fn reason(&self, part: usize) -> Reason {
        let line = self.line();
        let pair = |side: Side| Fact::Number(number(line.pair(side)));
        match (part, line.outcome) {
            (PLAYED, Outcome::Played { declarer, .. }) => {
                let side = Side::of(declarer);
                Reason::new("traveller-declarer", "Definitions")
                    .with("seat", Fact::Seat(declarer))
                    .with("side", Fact::Side(side))
                    .with("pair", pair(side))
            }
            (POINTS, _) => Reason::new("traveller-points", "77"),
            (MET | PLAYED, _) => Reason::new("traveller-line", "8A1")
                .with("pair", pair(self.side))
                .with("other", pair(self.side.opponents())),
            _ => Reason::new("traveller-north-writes", "7D"),
        }
    }

    /// Wrong readings of a number, each in its own way.
    fn misread(&self, part: usize) -> Vec<(Slip, i32)> {
        let line = self.line();
        let own = number(line.pair(self.side));
        let mut wrong = match part {
            MET => {
                let hundred = match self.side {
                    Side::NorthSouth => own + 100,
                    Side::EastWest => own - 100,
                };
                vec![(OWN_NUMBER, own), (HUNDRED, hundred)]
            }
            PLAYED => {
                let others = Side::ALL.map(|side| (DEFENDERS, number(line.pair(side))));
                others.to_vec()
            }
            POINTS => vec![(OTHER_SIDE, -line.points(self.side, self.board))],
            _ => vec![(NOT_THE_WRITERS, own)],
        };
        let elsewhere = self.neighbours().filter_map(|line| self.read(part, line));
        wrong.extend(elsewhere.map(|number| (OTHER_LINE, number)));
        wrong
    }
}

fn number(pair: PairNumber) -> i32 {
    i32::from(pair.number())
}

impl Exercise for TravellerLine {
    fn kind(&self) -> Kind {
        Kind::TravellerLine
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::TravellerLine
    }

    fn parts(&self) -> usize {
        match self.side {
            Side::NorthSouth => 3,
            Side::EastWest => 4,
        }
    }

    // All of it is read off the same line.
    fn tells(&self, _part: usize) -> bool {
        false
    }

    fn pose(&self, part: usize) -> Question {
        let count = || Ask::Count(Phrase::new("count-pair"));
        let entry = |(points, side): (i32, Side)| {
            Phrase::new("option-traveller-points")
                .with("points", Fact::Points(points))
                .with("side", Fact::Side(side))
        };
        let (prompt, ask) = match part {
            MET => ("exercise-traveller_line-met", count()),
            PLAYED => ("exercise-traveller_line-played", count()),
            POINTS if self.open => (
                "exercise-traveller_line-enter",
                Ask::Choice(self.entries().into_iter().map(entry).collect()),
            ),
            POINTS => ("exercise-traveller_line-points", Ask::Number),
            _ => ("exercise-traveller_line-wrote", count()),
        };
        let pair = Fact::Number(number(self.line().pair(self.side)));
        Question {
            prompt: Phrase::new(prompt).with("pair", pair),
            exhibits: vec![
                Exhibit::Board {
                    number: Some(self.board.number()),
                    dealer: Some(self.board.dealer()),
                    vulnerability: self.board.vulnerability(),
                },
                Exhibit::Grid(self.grid()),
            ],
            ask,
        }
    }

    fn solve(&self, part: usize) -> Answer {
        if self.asks_for_entry(part) {
            return Answer::Choice(self.right_entry());
        }
        Answer::Number(self.read(part, self.line()).unwrap_or(0))
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        if self.asks_for_entry(part) {
            let entries = self.entries().into_iter().enumerate();
            let wrong = entries.map(|(at, (points, _))| {
                let slip = if points > 0 {
                    OTHER_COLUMN
                } else {
                    MINUS_WRITTEN
                };
                (slip, Answer::Choice(at))
            });
            return wrong
                .filter(|(_, answer)| *answer != self.solve(part))
                .collect();
        }
        let wrong = self.misread(part).into_iter();
        wrong
            .map(|(slip, number)| (slip, Answer::Number(number)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, vec![self.reason(part)])
            .with_slip(answer, self.mistakes(part))
    }

    fn written(&self) -> Writing {
        let board = Writing::default().number("board", self.board.number());
        traveller::write(board, self.sheet.lines())
            .number("row", i64::try_from(self.row + 1).unwrap_or(0))
            .some(rubber_story::write_side(self.side), |fields, side| {
                fields.quoted("side", side)
            })
            .flag("open", self.open)
    }

    /// The pair met, the pair that played, the points: `104 104 -150`; `104 104 150 NS` where
    /// they are to be entered.
    fn witness(&self) -> String {
        let read = |part| self.read(part, self.line()).unwrap_or(0);
        let points = match self.entered().filter(|_| self.open) {
            Some(entered) => format!("{} {}", entered.points, entered.side.letters()),
            None => read(POINTS).to_string(),
        };
        format!("{} {} {points}", read(MET), read(PLAYED))
    }
}

/// A line of a traveller. Easy: North-South read it. Medium: mostly East-West, of a longer one.
/// Hard: the points of the last line are still to be entered.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> TravellerLine {
    let (board, declarer, played) = table_results::drawn(draw);
    let chance = &mut draw.chance;
    let (tables, east_west) = match draw.difficulty {
        Difficulty::Easy => (5, 0),
        Difficulty::Medium => (chance.between(6, 7), 75),
        Difficulty::Hard => (chance.between(5, 7), 50),
    };
    let open = draw.difficulty == Difficulty::Hard;
    let own = Outcome::Played {
        declarer,
        line: played,
    };
    let pairs = traveller::meetings(chance, u8::try_from(tables).unwrap_or(5));
    let outcomes = pairs.into_iter().enumerate().map(|(at, (ns, ew))| {
        let outcome = match at {
            0 => own,
            _ => table_results::varied(chance, declarer, played),
        };
        SheetLine { ns, ew, outcome }
    });
    let lines: Vec<SheetLine> = outcomes.collect();
    let row = match draw.difficulty {
        Difficulty::Hard => lines.len().saturating_sub(1),
        _ => chance.below(lines.len()),
    };
    let side = if chance.percent(east_west) {
        Side::EastWest
    } else {
        Side::NorthSouth
    };
    let item = TravellerLine::new(board, lines, row, side, open);
    item.unwrap_or_else(|| {
        let item = TravellerLine::new(board, traveller::plain(), 0, side, open);
        item.expect("two lines of different pairs are a traveller")
    })
}
