//! `traveller_line`: reading a line of a traveller from left to right: which pairs met, which pair
//! declared, which side scored, and who wrote it.
//!
//! A lesson writes `traveller_line(board: 5, results: ["4S= S", "3NT-1 N"], row: 2, side: "EW")`.

use crate::prelude::*;
use crate::tournament::traveller::{self, TableResult};
use engine::tournament::PairNumber;
use engine::tournament::traveller::{Entered, Outcome, TableLine};

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
        let (board, side) = (*self.board, *self.side);
        let traveller = traveller::read(board, &self.results, self.pairs.as_deref())?;
        let (lines, row) = (traveller.lines(), self.row.wrapping_sub(1));
        let line = lines.get(row).copied();
        let line = line.ok_or_else(|| traveller::fault(self.row.to_string()))?;
        let (Outcome::Played { declarer, .. }, Some(played_by)) = (line.outcome, line.played_by())
        else {
            return Err(Fault::new("slip-passed-out", Field::Contract, "P"));
        };
        let entry = Entered::of_ns(line.points(Side::NorthSouth, board));
        let entry = entry.expect("a contract that was played scores for one side");
        let next_to = (0..lines.len()).filter(|at| at.abs_diff(row) == 1);
        let next_to = next_to.map(|at| lines[at]).collect();
        let case = Case {
            line,
            next_to,
            side,
        };
        let entered = format!("{} {}", entry.points, entry.side.letters());
        let (points, written) = match self.open {
            true => (case.entering(entry), entered),
            false => (case.points(board), line.points(side, board).to_string()),
        };
        let questions = [case.met(), case.played(declarer, played_by), points];
        let wrote = (side == Side::EastWest).then(|| case.wrote());
        let mut grid = traveller::grid(&traveller, board);
        if self.open {
            // The columns of points.
            grid.rows[row][4..].fill(Cell::Empty);
        }
        let questions = questions.into_iter().chain(wrote).map(|asked| {
            let exhibits = [Exhibit::board(board), Exhibit::Grid(grid.clone())];
            asked.showing(exhibits).giving_nothing_away()
        });
        let met = line.pair(side.opponents());
        let witness = format!("{met} {played_by} {written}");
        Ok(Posed::new(questions.collect(), witness))
    }
}

/// A line and the pair that the questions name.
struct Case {
    line: TableLine,
    /// The lines above and below, which may be read by mistake.
    next_to: Vec<TableLine>,
    side: Side,
}

impl Case {
    fn prompt(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("pair", count(self.line.pair(self.side).number()))
    }

    fn which_pair<const N: usize>(
        &self,
        prompt: &'static str,
        reason: Reason,
        mistakes: [(Mistake, PairNumber); N],
        read: impl Fn(&TableLine) -> Option<PairNumber>,
    ) -> Asked {
        let right = read(&self.line).expect("the line asked about was played");
        let elsewhere = self.next_to.iter().filter_map(read);
        let mistakes = mistakes.into_iter();
        let mistakes = mistakes.chain(elsewhere.map(|pair| (OTHER_LINE, pair)));
        let (prompt, right) = (self.prompt(prompt), number(right.number()));
        Asked::count(Skill::TravellerLine, prompt, "count-pair", right)
            .because([reason])
            .mistakes(mistakes.map(|(mistake, pair)| (mistake, number(pair.number()))))
    }

    fn met(&self) -> Asked {
        let (own, others) = (self.line.pair(self.side), self.side.opponents());
        let hundred = PairNumber::starting(own.start(), others);
        let reason = Reason::new("traveller-line", "8A1")
            .with("pair", count(own.number()))
            .with("other", count(self.line.pair(others).number()));
        let mistakes = [(OWN_NUMBER, own), (HUNDRED, hundred)];
        let prompt = "exercise-traveller_line-met";
        self.which_pair(prompt, reason, mistakes, |line| Some(line.pair(others)))
    }

    fn played(&self, declarer: Seat, pair: PairNumber) -> Asked {
        let reason = Reason::new("traveller-declarer", "Definitions")
            .with("seat", Fact::Seat(declarer))
            .with("side", Fact::Side(Side::of(declarer)))
            .with("pair", count(pair.number()));
        let mistakes = Side::ALL.map(|side| (DEFENDERS, self.line.pair(side)));
        let prompt = "exercise-traveller_line-played";
        self.which_pair(prompt, reason, mistakes, TableLine::played_by)
    }

    fn wrote(&self) -> Asked {
        let reason = Reason::new("traveller-north-writes", "7D");
        let mistakes = [(NOT_THE_WRITERS, self.line.pair(self.side))];
        let prompt = "exercise-traveller_line-wrote";
        self.which_pair(prompt, reason, mistakes, |line| Some(line.written_by()))
    }

    fn points(&self, board: Board) -> Asked {
        let read = |line: &TableLine| line.points(self.side, board);
        let right = read(&self.line);
        let prompt = self.prompt("exercise-traveller_line-points");
        let elsewhere = self.next_to.iter().map(|line| (OTHER_LINE, read(line)));
        Asked::number(Skill::TravellerLine, prompt, right)
            .because([Reason::new("traveller-points", "77")])
            .mistakes([(OTHER_SIDE, -right)].into_iter().chain(elsewhere))
    }

    /// The missing points, in the column of the side that scored them.
    fn entering(&self, entry: Entered) -> Asked {
        let right = (number(entry.points), entry.side);
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
        Asked::one_of(Skill::TravellerLine, prompt, &options, &right)
            .because([Reason::new("traveller-points", "77")])
            .mistakes(options.mistakes(mistakes))
    }
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
    let tables = u8::try_from(tables).unwrap_or(5);
    let lines = traveller::filled_in(chance, tables, |chance, row| match row {
        0 => Outcome::Played { declarer, line },
        _ => traveller::varied(chance, declarer, line),
    });
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
