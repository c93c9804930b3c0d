//! `traveller_line`: reading a line of a traveller from left to right: which pairs met, which pair
//! declared, which side scored, and who wrote it.
//!
//! A lesson writes `traveller_line(board: 5, results: ["4S= S", "3NT-1 N"], row: 2, side: "EW")`.

use crate::prelude::*;
use crate::tournament::traveller::{self, TableResult};
use engine::tournament::PairNumber;
use engine::tournament::traveller::{Outcome, TableLine, Traveller};

pub(crate) const SKILLS: &[Skill] = &[Skill::TravellerLine];

mistakes! {
    OTHER_LINE = "traveller-other-line",
    OWN_NUMBER = "traveller-own-number",
    HUNDRED = "traveller-hundred",
    DEFENDERS = "traveller-defenders",
    OTHER_SIDE = "traveller-other-side",
    OTHER_COLUMN = "traveller-other-column",
    MINUS_WRITTEN = "traveller-minus-written",
    NOT_THE_WRITERS = "traveller-not-the-writers",
}

position! {
    /// A traveller and a line of it.
    #[serde(rename = "traveller_line")]
    pub struct TravellerLine {
        board: BoardNumber,
        results: Vec<TableResult>,
        /// The pairs line by line, `"1-101 3-102"`; by default the starting pairs, table by table.
        pairs: Option<String> = default,
        /// The line asked about, from 1.
        row: usize,
        /// The side whose pair the questions name.
        side: SideText = default,
        /// Whether the points are missing and asked for.
        open: bool = default,
    }
}

impl Exercise for TravellerLine {
    /// Who wrote the line is asked only for East-West: a question about North-South names them.
    fn pose(&self) -> Result<Posed, Fault> {
        let case = self.case()?;
        let points = match self.open {
            true => case.entering(),
            false => case.points(),
        };
        let wrote = (case.side == Side::EastWest).then(|| case.wrote());
        let questions = [case.met(), case.played(), points].into_iter();
        // The witness: `104 104 -150`; `104 104 150 NS` if the points are asked for.
        let met = case.pair(case.side.opponents());
        let played = case.pair(Side::of(case.declarer));
        let points = match (self.open, case.entry()) {
            (true, (points, side)) => format!("{points} {}", side.letters()),
            (false, _) => case.line.points(case.side, case.board).to_string(),
        };
        let witness = format!("{met} {played} {points}");
        Ok(Posed::new(questions.chain(wrote).collect(), witness))
    }
}

impl TravellerLine {
    fn case(&self) -> Result<Case, Fault> {
        let traveller = traveller::read(*self.board, &self.results, self.pairs.as_deref())?;
        let row = self.row.wrapping_sub(1);
        let line = traveller.lines().get(row).copied();
        let line = line.ok_or_else(|| traveller::fault(self.row.to_string()))?;
        let Outcome::Played { declarer, .. } = line.outcome else {
            return Err(Fault::new("slip-passed-out", Field::Contract, "P"));
        };
        Ok(Case {
            board: *self.board,
            traveller,
            row,
            line,
            declarer,
            side: *self.side,
            open: self.open,
        })
    }
}

struct Case {
    board: Board,
    traveller: Traveller,
    row: usize,
    line: TableLine,
    declarer: Seat,
    side: Side,
    open: bool,
}

impl Case {
    fn pair(&self, side: Side) -> i32 {
        number(self.line.pair(side))
    }

    /// The values in the lines above and below, which may be read by mistake.
    fn elsewhere(&self, read: impl Fn(&TableLine) -> Option<i32>) -> Vec<(Mistake, i32)> {
        let lines = self.traveller.lines().iter().enumerate();
        let next_to = lines.filter(|(at, _)| at.abs_diff(self.row) == 1);
        let numbers = next_to.filter_map(|(_, line)| read(line));
        numbers.map(|number| (OTHER_LINE, number)).collect()
    }

    /// A question about the line; all questions show the same traveller.
    fn framed(&self, asked: Asked) -> Asked {
        let mut grid = traveller::grid(&self.traveller, self.board);
        if self.open {
            // The last two columns.
            let points = grid.rows[self.row].iter_mut().rev().take(2);
            points.for_each(|cell| *cell = Cell::Empty);
        }
        asked
            .showing([Exhibit::board(self.board), Exhibit::Grid(grid)])
            .giving_nothing_away()
    }

    fn prompt(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("pair", Fact::Number(self.pair(self.side)))
    }

    fn which_pair(&self, prompt: &'static str, right: PairNumber) -> Asked {
        let (skill, prompt) = (Skill::TravellerLine, self.prompt(prompt));
        self.framed(Asked::count(skill, prompt, "count-pair", number(right)))
    }

    fn met(&self) -> Asked {
        let (own, others) = (self.pair(self.side), self.side.opponents());
        let north_south = self.side == Side::NorthSouth;
        let hundred = if north_south { own + 100 } else { own - 100 };
        let reason = Reason::new("traveller-line", "8A1")
            .with("pair", Fact::Number(own))
            .with("other", Fact::Number(self.pair(others)));
        self.which_pair("exercise-traveller_line-met", self.line.pair(others))
            .because([reason])
            .mistakes([(OWN_NUMBER, own), (HUNDRED, hundred)])
            .mistakes(self.elsewhere(|line| Some(number(line.pair(others)))))
    }

    fn played(&self) -> Asked {
        let side = Side::of(self.declarer);
        let reason = Reason::new("traveller-declarer", "Definitions")
            .with("seat", Fact::Seat(self.declarer))
            .with("side", Fact::Side(side))
            .with("pair", Fact::Number(self.pair(side)));
        self.which_pair("exercise-traveller_line-played", self.line.pair(side))
            .because([reason])
            .mistakes(Side::ALL.map(|side| (DEFENDERS, self.pair(side))))
            .mistakes(self.elsewhere(|line| line.played_by().map(number)))
    }

    fn points(&self) -> Asked {
        let read = |line: &TableLine| line.points(self.side, self.board);
        let right = read(&self.line);
        let prompt = self.prompt("exercise-traveller_line-points");
        let asked = Asked::number(Skill::TravellerLine, prompt, right)
            .because([Reason::new("traveller-points", "77")])
            .mistakes([(OTHER_SIDE, -right)])
            .mistakes(self.elsewhere(|line| Some(read(line))));
        self.framed(asked)
    }

    /// The missing points, in the column of the side that scored them.
    fn entry(&self) -> (i32, Side) {
        match self.line.points(Side::NorthSouth, self.board) {
            points @ 0.. => (points, Side::NorthSouth),
            points => (-points, Side::EastWest),
        }
    }

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
            .mistakes(options.mistakes(mistakes));
        self.framed(asked)
    }

    fn wrote(&self) -> Asked {
        self.which_pair("exercise-traveller_line-wrote", self.line.written_by())
            .because([Reason::new("traveller-north-writes", "7D")])
            .mistakes([(NOT_THE_WRITERS, self.pair(self.side))])
            .mistakes(self.elsewhere(|line| Some(number(line.written_by()))))
    }
}

fn number(pair: PairNumber) -> i32 {
    i32::from(pair.number())
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> TravellerLine {
    let (board, declarer, line) = traveller::drawn(draw);
    let chance = &mut draw.chance;
    let (tables, east_west) = match draw.difficulty {
        Difficulty::Easy => (5, 0),
        Difficulty::Medium => (chance.between(6, 7), 75),
        Difficulty::Hard => (chance.between(5, 7), 50),
    };
    let open = draw.difficulty == Difficulty::Hard;
    let pairs = traveller::meetings(chance, u8::try_from(tables).unwrap_or(5));
    let lines = pairs.into_iter().enumerate().map(|(at, (ns, ew))| {
        let outcome = match at {
            0 => Outcome::Played { declarer, line },
            _ => traveller::varied(chance, declarer, line),
        };
        TableLine { ns, ew, outcome }
    });
    let lines: Vec<TableLine> = lines.collect();
    let row = match open {
        true => lines.len(),
        false => chance.below(lines.len()) + 1,
    };
    let side = chance.either(east_west, Side::EastWest, Side::NorthSouth);
    TravellerLine {
        board: board.into(),
        results: traveller::results(&lines),
        pairs: traveller::pairs_text(&lines),
        row,
        side: side.into(),
        open,
    }
}
