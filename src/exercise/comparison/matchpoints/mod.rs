//! `matchpoints`: the column of matchpoints on a traveller.
//!
//! ```ron
//! matchpoints(board: 5, results: ["4S= S", "4S+1 N", "3NT-1 S", "P"], scale: 2, rows: [2, 3])
//! ```
//!
//! `rows` are the lines asked about, from 1; by default all of them. `scale` is the value of a win:
//! 2, as in the Laws, or 1. With `side: "EW"` the question is about the East-West pairs, who get
//! the rest of the top.

mod generate;
mod mistakes;

use self::mistakes::Counting;
use crate::Column;
use crate::comparison::table_results::TableResult;
use crate::prelude::*;
use crate::tournament::traveller;
use engine::score::matchpoints::{BoardMatchpoints, Matchpoints as Won, Scale, reason};
use engine::tournament::traveller::{TableLine, Traveller};

pub(crate) use generate::generate;
pub use mistakes::MISTAKES;

pub(crate) const SKILLS: &[Skill] = &[Skill::MatchpointCount, Skill::MatchpointTies];

position! {
    /// A board's traveller. One question: the matchpoints of some pairs of one side.
    #[serde(rename = "matchpoints")]
    pub struct Matchpoints {
        board: BoardNumber,
        results: Vec<TableResult>,
        /// The pairs line by line, `"1-101 3-102"`; by default the starting pairs, table by table.
        pairs: Option<String> = default,
        /// The value of a win; by default 2.
        scale: Option<u8> = default,
        rows: Vec<usize> = default,
        side: SideText = default,
    }
}

impl Matchpoints {
    /// A question about all North-South pairs of a traveller.
    #[must_use]
    pub fn new(board: Board, lines: &[TableLine], scale: Scale) -> Self {
        Self {
            board: board.into(),
            results: traveller::results(lines),
            pairs: traveller::pairs_text(lines),
            scale: (scale != Scale::TwoPerWin).then(|| scale.per_win()),
            rows: Vec::new(),
            side: SideText::default(),
        }
    }

    fn comparison(&self) -> Result<Comparison, Fault> {
        let traveller = traveller::read(*self.board, &self.results, self.pairs.as_deref())?;
        let per_win = self.scale.unwrap_or(Scale::TwoPerWin.per_win());
        let mut scales = Scale::ALL.into_iter();
        let scale = scales.find(|scale| scale.per_win() == per_win);
        let no_scale = || Fault::new("matchpoint-scale", Field::Contract, per_win.to_string());
        let scale = scale.ok_or_else(no_scale)?;
        let all = 1..=traveller.lines().len();
        if let Some(row) = self.rows.iter().find(|row| !all.contains(row)) {
            return Err(traveller::fault(row.to_string()));
        }
        let asked = all.filter(|row| self.rows.is_empty() || self.rows.contains(row));
        let asked = asked.map(|row| row - 1).collect();
        let scores = traveller.ns_scores();
        Ok(Comparison {
            won: traveller.matchpoints(scale),
            counting: Counting {
                scores: scores.iter().copied().map(Some).collect(),
                tie: i32::from(scale.per_win()),
            },
            scores,
            traveller,
            scale,
            asked,
            side: *self.side,
        })
    }
}

/// The scores of a traveller with at least two lines, compared.
struct Comparison {
    traveller: Traveller,
    scores: Vec<i32>,
    won: BoardMatchpoints,
    counting: Counting,
    scale: Scale,
    /// The indices of the lines asked about, in order; at least one.
    asked: Vec<usize>,
    side: Side,
}

impl Comparison {
    /// North-South's half points in a line.
    fn halves(&self, row: usize) -> i32 {
        number(self.won.ns()[row].halves())
    }

    /// The most half points of a pair.
    fn top(&self) -> i32 {
        number(self.won.top().halves())
    }

    /// The matchpoints of the side asked about in a line.
    fn points(&self, row: usize) -> Won {
        let ns = self.won.ns()[row];
        match self.side {
            Side::NorthSouth => ns,
            Side::EastWest => ns.complement(self.won.top()),
        }
    }

    /// The column if North-South have these half points in each line asked about; `None` if the
    /// scale has no such number.
    fn column(&self, halves: impl Fn(usize) -> i32) -> Option<Answer> {
        let unit = i32::from(self.scale.per_win());
        let rows = self.asked.iter().map(|&row| {
            let halves = match self.side {
                Side::NorthSouth => halves(row),
                // The rest of the top must not be negative.
                Side::EastWest => Some(self.top() - halves(row)).filter(|rest| *rest >= 0)?,
            };
            (halves % unit == 0).then_some(Some(halves / unit))
        });
        rows.collect::<Option<Vec<_>>>().map(Answer::Column)
    }

    fn pair(&self, side: Side, row: usize) -> Fact {
        count(self.traveller.lines()[row].pair(side).number())
    }

    fn grid(&self, board: Board) -> Grid {
        let mut grid = traveller::grid(&self.traveller, board);
        grid.columns.push(Phrase::new(match self.side {
            Side::NorthSouth => "grid-matchpoints",
            Side::EastWest => "grid-matchpoints-ew",
        }));
        for (at, cells) in grid.rows.iter_mut().enumerate() {
            let asked = self.asked.iter().position(|&row| row == at);
            cells.push(asked.map_or(Cell::Empty, Cell::Asked));
        }
        grid
    }

    fn prompt(&self) -> Phrase {
        let prompt = Phrase::new(match (self.side, &self.asked[..]) {
            (Side::NorthSouth, [_]) => "exercise-matchpoints-one",
            (Side::NorthSouth, _) => "exercise-matchpoints",
            (Side::EastWest, [_]) => "exercise-matchpoints-ew-one",
            (Side::EastWest, _) => "exercise-matchpoints-ew",
        });
        let prompt = match self.asked[..] {
            [row] => prompt.with("pair", self.pair(self.side, row)),
            _ => prompt,
        };
        prompt.with("win", count(self.scale.per_win()))
    }

    /// The scores that a line beats or ties with; for East-West, the rest of the top.
    fn working(&self, row: usize) -> Vec<Step> {
        let ns = Fact::Matchpoints(self.won.ns()[row]);
        let compared = Phrase::new("working-matchpoints")
            .with("pair", self.pair(Side::NorthSouth, row))
            .with("lower", Fact::Number(self.counting.lower(row)))
            .with("equal", Fact::Number(self.counting.equal(row)))
            .with("win", count(self.scale.per_win()))
            .with("points", ns);
        let mut steps = vec![Step::Say(compared)];
        if self.side == Side::EastWest {
            let rest = Phrase::new("working-matchpoints-ew")
                .with("pair", self.pair(self.side, row))
                .with("top", Fact::Matchpoints(self.won.top()))
                .with("other", ns)
                .with("points", Fact::Matchpoints(self.points(row)));
            steps.push(Step::Say(rest));
        }
        steps
    }
}

impl Exercise for Matchpoints {
    fn pose(&self) -> Result<Posed, Fault> {
        let comparison = self.comparison()?;
        let Comparison { scores, asked, .. } = &comparison;
        let rows = || asked.iter().copied();
        let tied = rows().position(|row| comparison.counting.equal(row) > 0);
        let skill = match tied {
            Some(_) => Skill::MatchpointTies,
            None => Skill::MatchpointCount,
        };
        let pair =
            |row| Phrase::new("row-pair").with("pair", comparison.pair(comparison.side, row));
        let column = Column {
            rows: rows().map(pair).collect(),
            halves: comparison.scale == Scale::OnePerWin,
        };
        let right = comparison.column(|row| comparison.halves(row));
        let right = right.expect("what is won can be written on the scale");
        let reasons = rows().filter_map(|row| reason(scores, row, comparison.scale));
        let reasons: Vec<_> = reasons.collect();
        let grid = comparison.grid(*self.board);
        let asked = Asked::new(skill, comparison.prompt(), Ask::Column(column), right)
            .showing([Exhibit::board(*self.board), Exhibit::Grid(grid)])
            .because(reasons.get(tied.unwrap_or(0)).cloned())
            .because_of_rows(reasons)
            .mistakes(mistakes::all(&comparison))
            .working(rows().flat_map(|row| comparison.working(row)));
        // Halves read `2.5`.
        let won = rows().map(|row| comparison.points(row).to_string());
        let won: Vec<String> = won.collect();
        Ok(Posed::new(vec![asked], won.join(" ")))
    }
}
