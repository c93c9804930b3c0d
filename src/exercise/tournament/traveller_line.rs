//! `traveller_line`: a line of a traveller, read from left to right: who met whom, which pair
//! played the contract, who scored, and who wrote it.
//!
//! ```ron
//! traveller_line(board: 5, results: ["4S= S", "3NT-1 N"], pairs: "1-101 5-102", row: 2, side: "EW")
//! ```
//!
//! `row` is the line asked about, from 1; `side` is whose pair the questions name. With `open: true`
//! its points are still to be entered, and that is asked.

use contract_bridge::Seat;
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::comparison::table_results;
use crate::fields::{BoardNumber, Fault, Field, SideText, is_default};
use crate::grade::slips;
use crate::tournament::traveller;
use crate::{Asked, Cell, Difficulty, Draw, Exercise, Exhibit, Grid, Phrase, Skill, Slip};
use engine::tournament::PairNumber;
use engine::tournament::sheet::{Outcome, Sheet, SheetLine};
use engine::{Board, Fact, Reason, Side};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::TravellerLine];

slips! {
    OTHER_LINE = "traveller-other-line",
    OWN_NUMBER = "traveller-own-number",
    HUNDRED = "traveller-hundred",
    DEFENDERS = "traveller-defenders",
    OTHER_SIDE = "traveller-other-side",
    OTHER_COLUMN = "traveller-other-column",
    MINUS_WRITTEN = "traveller-minus-written",
    NOT_THE_WRITERS = "traveller-not-the-writers",
}

/// A traveller and a line of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct TravellerLine {
    board: Board,
    sheet: Sheet,
    /// The line asked about, by index, and who played a contract there.
    row: usize,
    declarer: Seat,
    /// Whose pair the questions name.
    side: Side,
    /// Whether its points are still to be entered.
    open: bool,
}

/// As lessons write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "traveller_line")]
struct Written {
    board: BoardNumber,
    results: Vec<String>,
    /// The pairs line by line, `"1-101 3-102"`; without it, table after table as they start.
    #[serde(default, skip_serializing_if = "is_default")]
    pairs: Option<String>,
    row: usize,
    #[serde(default, skip_serializing_if = "is_default")]
    side: SideText,
    #[serde(default, skip_serializing_if = "is_default")]
    open: bool,
}

impl TryFrom<Written> for TravellerLine {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let lines = traveller::read(&written.results, written.pairs.as_deref())?;
        let row = written.row.wrapping_sub(1);
        let passed_out = |line: &SheetLine| line.outcome == Outcome::PassedOut;
        if lines.get(row).is_some_and(passed_out) {
            return Err(Fault::new("slip-passed-out", Field::Contract, "P"));
        }
        Self::new(written.board.0, lines, row, written.side.0, written.open)
            .ok_or_else(|| traveller::fault(written.row.to_string()))
    }
}

impl From<TravellerLine> for Written {
    fn from(made: TravellerLine) -> Self {
        let lines = made.sheet.lines();
        Self {
            board: BoardNumber(made.board),
            results: traveller::results_text(lines),
            pairs: traveller::pairs_text(lines),
            row: made.row + 1,
            side: SideText(made.side),
            open: made.open,
        }
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
        let Outcome::Played { declarer, .. } = lines.get(row)?.outcome else {
            return None;
        };
        let two = lines.len() >= 2;
        let mut sheet = Sheet::new(board);
        for line in lines {
            sheet.add(line).ok()?;
        }
        two.then_some(Self {
            board,
            sheet,
            row,
            declarer,
            side,
            open,
        })
    }

    // `new` has seen that it is there.
    fn line(&self) -> &SheetLine {
        &self.sheet.lines()[self.row]
    }

    /// The number of the pair in a direction.
    fn pair(&self, side: Side) -> i32 {
        number(self.line().pair(side))
    }

    /// What stands in the lines above and below instead.
    fn elsewhere(&self, read: impl Fn(&SheetLine) -> Option<i32>) -> Vec<(Slip, i32)> {
        let lines = self.sheet.lines().iter().enumerate();
        let next_to = lines.filter(|(at, _)| at.abs_diff(self.row) == 1);
        let numbers = next_to.filter_map(|(_, line)| read(line));
        numbers.map(|number| (OTHER_LINE, number)).collect()
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

    /// A question about the line; all of it is read off the same one.
    fn framed(&self, asked: Asked) -> Asked {
        asked
            .showing([Exhibit::board(self.board), Exhibit::Grid(self.grid())])
            .giving_nothing_away()
    }

    fn prompt(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("pair", Fact::Number(self.pair(self.side)))
    }

    /// A question for the number of a pair.
    fn which_pair(&self, prompt: &'static str, right: PairNumber) -> Asked {
        let (prompt, right) = (self.prompt(prompt), number(right));
        self.framed(Asked::count(
            Skill::TravellerLine,
            prompt,
            "count-pair",
            right,
        ))
    }

    fn met(&self) -> Asked {
        let (own, others) = (self.pair(self.side), self.side.opponents());
        let hundred = match self.side {
            Side::NorthSouth => own + 100,
            Side::EastWest => own - 100,
        };
        let reason = Reason::new("traveller-line", "8A1")
            .with("pair", Fact::Number(own))
            .with("other", Fact::Number(self.pair(others)));
        self.which_pair("exercise-traveller_line-met", self.line().pair(others))
            .because([reason])
            .slips([(OWN_NUMBER, own), (HUNDRED, hundred)])
            .slips(self.elsewhere(|line| Some(number(line.pair(others)))))
    }

    fn played(&self) -> Asked {
        let side = Side::of(self.declarer);
        let reason = Reason::new("traveller-declarer", "Definitions")
            .with("seat", Fact::Seat(self.declarer))
            .with("side", Fact::Side(side))
            .with("pair", Fact::Number(self.pair(side)));
        self.which_pair("exercise-traveller_line-played", self.line().pair(side))
            .because([reason])
            .slips(Side::ALL.map(|side| (DEFENDERS, self.pair(side))))
            .slips(self.elsewhere(|line| line.played_by().map(number)))
    }

    fn points(&self) -> Asked {
        let read = |line: &SheetLine| line.points(self.side, self.board);
        let right = read(self.line());
        let prompt = self.prompt("exercise-traveller_line-points");
        let asked = Asked::number(Skill::TravellerLine, prompt, right)
            .because([Reason::new("traveller-points", "77")])
            .slips([(OTHER_SIDE, -right)])
            .slips(self.elsewhere(|line| Some(read(line))));
        self.framed(asked)
    }

    /// The points to be entered, in the column of the side that scored them. There are always
    /// some where a contract was played.
    fn entry(&self) -> (i32, Side) {
        match self.line().points(Side::NorthSouth, self.board) {
            points @ 0.. => (points, Side::NorthSouth),
            points => (-points, Side::EastWest),
        }
    }

    /// The points or a minus, in either column.
    fn entering(&self) -> Asked {
        let right = self.entry();
        let columns = |points: i32| Side::ALL.map(|side| (points, side));
        let entries = [right.0, -right.0].into_iter().flat_map(columns);
        let options = Options::new(entries.clone(), |&(points, side)| {
            Phrase::new("option-traveller-points")
                .with("points", Fact::Points(points))
                .with("side", Fact::Side(side))
        });
        let wrong = entries.filter(|entry| *entry != right);
        let mistakes = wrong.map(|entry| match entry {
            (..0, _) => (MINUS_WRITTEN, entry),
            _ => (OTHER_COLUMN, entry),
        });
        let prompt = self.prompt("exercise-traveller_line-enter");
        let asked = Asked::one_of(Skill::TravellerLine, prompt, &options, &right)
            .because([Reason::new("traveller-points", "77")])
            .slips(options.slips(mistakes));
        self.framed(asked)
    }

    fn wrote(&self) -> Asked {
        self.which_pair("exercise-traveller_line-wrote", self.line().written_by())
            .because([Reason::new("traveller-north-writes", "7D")])
            .slips([(NOT_THE_WRITERS, self.pair(self.side))])
            .slips(self.elsewhere(|line| Some(number(line.written_by()))))
    }
}

fn number(pair: PairNumber) -> i32 {
    i32::from(pair.number())
}

impl Exercise for TravellerLine {
    /// In the order in which a line is read. Who wrote it is asked of East-West only: for
    /// North-South it would be the pair that the question names.
    fn questions(&self) -> Vec<Asked> {
        let points = match self.open {
            true => self.entering(),
            false => self.points(),
        };
        let wrote = (self.side == Side::EastWest).then(|| self.wrote());
        let questions = [self.met(), self.played(), points];
        questions.into_iter().chain(wrote).collect()
    }

    /// The pair met, the pair that played, the points: `104 104 -150`; `104 104 150 NS` where
    /// they are to be entered.
    fn witness(&self) -> String {
        let met = self.pair(self.side.opponents());
        let played = self.pair(Side::of(self.declarer));
        if self.open {
            let (points, side) = self.entry();
            return format!("{met} {played} {points} {}", side.letters());
        }
        let points = self.line().points(self.side, self.board);
        format!("{met} {played} {points}")
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
