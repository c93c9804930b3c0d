//! `matchpoints`: the column of matchpoints on a traveller.
//!
//! A lesson writes `matchpoints(board: 5, results: ["4S= S", "4S+1 N", "P"], rows: [2, 3])`. `rows`
//! are the lines asked about, by default all of them. `scale: 1` counts a win as 1 instead of 2.
//! With `side: "EW"` the question is about the East-West pairs, who get the rest of the top.

use crate::Column;
use crate::prelude::*;
use crate::tournament::traveller::{self, TableResult};
use engine::score::matchpoints::{BoardMatchpoints, Matchpoints as Won, Scale, reason};
use engine::tournament::traveller::{Outcome, TableLine, Traveller};

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
        let tie = i32::from(scale.per_win());
        Ok(Comparison {
            won: traveller.matchpoints(scale),
            counting: Counting {
                scores: scores.iter().copied().map(Some).collect(),
                tie,
            },
            scores,
            traveller,
            scale,
            asked,
            side: *self.side,
        })
    }
}

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
    fn halves(&self, row: usize) -> i32 {
        number(self.won.ns()[row].halves())
    }

    fn top(&self) -> i32 {
        number(self.won.top().halves())
    }

    fn points(&self, row: usize) -> Won {
        let ns = self.won.ns()[row];
        match self.side {
            Side::NorthSouth => ns,
            Side::EastWest => ns.complement(self.won.top()),
        }
    }

    /// The column for these half points of North-South; `None` if the scale has no such number.
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
        let mut asked = Asked::new(skill, comparison.prompt(), Ask::Column(column), right)
            .showing([Exhibit::board(*self.board), Exhibit::Grid(grid)])
            .because(reasons.get(tied.unwrap_or(0)).cloned())
            .mistakes(wrong_columns(&comparison))
            .working(rows().flat_map(|row| comparison.working(row)));
        asked.row_reasons = reasons;
        // Halves read `2.5`.
        let won = rows().map(|row| comparison.points(row).to_string());
        let won: Vec<String> = won.collect();
        Ok(Posed::new(vec![asked], won.join(" ")))
    }
}

/// A traveller that practises the skill: for counting, the pairs asked about are not tied.
pub(crate) fn generate(draw: &mut Draw<'_>) -> Matchpoints {
    let difficulty = draw.difficulty;
    let drawn = traveller::drawn(draw);
    let groups = groups(draw);
    let outcomes = distinct(draw, drawn, groups.len());
    let mut rows: Vec<(Outcome, bool)> = Vec::new();
    for (outcome, &size) in outcomes.into_iter().zip(groups) {
        for _ in 0..size {
            rows.push((seated(&mut draw.chance, outcome), size > 1));
        }
    }
    draw.chance.shuffle(&mut rows);
    let asked = asked(draw, &rows);
    let chance = &mut draw.chance;
    let scale = match difficulty {
        Difficulty::Easy => Scale::TwoPerWin,
        Difficulty::Medium => chance.either(10, Scale::OnePerWin, Scale::TwoPerWin),
        Difficulty::Hard => chance.either(50, Scale::OnePerWin, Scale::TwoPerWin),
    };
    let pairs = traveller::meetings(chance, u8::try_from(rows.len()).unwrap_or(8));
    let line = |((ns, ew), &(outcome, _)): (_, &_)| TableLine { ns, ew, outcome };
    let lines: Vec<TableLine> = pairs.into_iter().zip(&rows).map(line).collect();
    let mut made = Matchpoints::new(drawn.0, &lines, scale);
    made.rows = asked.into_iter().map(|row| row + 1).collect();
    if difficulty != Difficulty::Easy && chance.percent(25) {
        made.side = Side::EastWest.into();
    }
    made
}

fn groups(draw: &mut Draw<'_>) -> &'static [usize] {
    let ties = draw.skill == Skill::MatchpointTies;
    let kinds: &[&[usize]] = match (ties, draw.difficulty) {
        (false, Difficulty::Easy) => &[&[1, 1, 1, 1], &[1, 1, 1, 1, 1]],
        (false, Difficulty::Medium) => &[&[2, 1, 1, 1], &[2, 1, 1, 1, 1]],
        (false, Difficulty::Hard) => &[
            &[3, 1, 1, 1, 1],
            &[2, 2, 1, 1, 1],
            &[2, 2, 1, 1, 1, 1],
            &[3, 2, 1, 1, 1],
        ],
        (true, Difficulty::Easy) => &[&[2, 1, 1], &[2, 1, 1, 1]],
        (true, Difficulty::Medium) => &[&[3, 1, 1], &[2, 2, 1], &[3, 1, 1, 1], &[2, 2, 1, 1]],
        // The same score at all tables is rare, but worth showing.
        (true, Difficulty::Hard) if draw.chance.percent(6) => &[&[4], &[5]],
        (true, Difficulty::Hard) => &[
            &[3, 2, 1, 1],
            &[2, 2, 2, 1],
            &[4, 1, 1, 1],
            &[3, 3, 1],
            &[3, 2, 2, 1],
        ],
    };
    draw.chance.pick_or(kinds, &[2, 1, 1])
}

/// Results with different scores, including the one drawn.
fn distinct(draw: &mut Draw<'_>, drawn: (Board, Seat, ResultLine), count: usize) -> Vec<Outcome> {
    let (board, declarer, line) = drawn;
    let mut found: Vec<Outcome> = vec![Outcome::Played { declarer, line }];
    // On one traveller in six, one table passes the deal out.
    if draw.difficulty != Difficulty::Easy && count > 1 && draw.chance.percent(17) {
        found.push(Outcome::PassedOut);
    }
    // Every number of tricks scores differently, so there are always enough results.
    let by_tricks = Tricks::all().map(|tricks| Outcome::Played {
        declarer,
        line: ResultLine { tricks, ..line },
    });
    let varied = (0..40).map(|_| traveller::varied(&mut draw.chance, declarer, line));
    let mut candidates = varied.chain(by_tricks);
    while found.len() < count
        && let Some(outcome) = candidates.next()
    {
        let score = outcome.ns_score(board);
        if found.iter().all(|other| other.ns_score(board) != score) {
            found.push(outcome);
        }
    }
    found
}

/// This result; in a quarter of the cases with partner as declarer.
fn seated(chance: &mut Chance, outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Played { declarer, line } if chance.percent(25) => Outcome::Played {
            declarer: declarer.partner(),
            line,
        },
        outcome => outcome,
    }
}

/// The indices of the rows asked about, with whether each is tied; empty means all rows.
fn asked(draw: &mut Draw<'_>, rows: &[(Outcome, bool)]) -> Vec<usize> {
    let mut untied: Vec<usize> = (0..rows.len()).filter(|&row| !rows[row].1).collect();
    if draw.skill == Skill::MatchpointTies {
        untied.clear();
    } else if draw.difficulty == Difficulty::Easy && draw.chance.percent(40) {
        untied = draw.chance.pick(&untied).into_iter().collect();
    }
    if untied.len() == rows.len() {
        untied.clear();
    }
    untied
}

mistakes! {
    TIES_AS_WINS = "ties-taken-as-wins",
    TIES_AS_LOSSES = "ties-taken-as-losses",
    EQUAL_COUNTED_ONCE = "equal-scores-counted-once",
    OWN_SCORE_COUNTED = "own-score-counted",
    OF_THE_OTHERS = "matchpoints-of-the-others",
    POINTS = "points-for-matchpoints",
    OTHER_SCALE = "other-matchpoint-scale",
    MINUS_OVERLOOKED = "minus-sign-overlooked",
    PASSED_OUT_LEFT_OUT = "passed-out-left-out",
}

struct Counting {
    /// Line by line; `None` for a line not counted.
    scores: Vec<Option<i32>>,
    /// The half points for a tie.
    tie: i32,
}

impl Counting {
    /// The scores of the other lines for which `like` holds.
    fn others(&self, row: usize, like: impl Fn(&i32, &i32) -> bool) -> Vec<i32> {
        let others = self.scores.iter().enumerate().filter(|(at, _)| *at != row);
        let scores = others.filter_map(|(_, score)| score.zip(self.scores[row]));
        let alike = scores.filter(|(score, own)| like(score, own));
        alike.map(|(score, _)| score).collect()
    }

    fn lower(&self, row: usize) -> i32 {
        number(self.others(row, i32::lt).len())
    }

    fn equal(&self, row: usize) -> i32 {
        number(self.others(row, i32::eq).len())
    }

    /// Half points for the wins and ties among these scores.
    fn halves(&self, row: usize) -> i32 {
        self.tie * (2 * self.lower(row) + self.equal(row))
    }

    /// As if lines with equal lower scores counted as one win.
    fn once(&self, row: usize) -> i32 {
        let mut below = self.others(row, i32::lt);
        below.sort_unstable();
        below.dedup();
        self.tie * (2 * number(below.len()) + self.equal(row))
    }
}

/// The columns that well-known wrong rules give, the most telling first.
fn wrong_columns(comparison: &Comparison) -> Vec<(Mistake, Answer)> {
    let scores = &comparison.scores;
    let (right, counting) = (|row| comparison.halves(row), &comparison.counting);
    let (tie, win) = (counting.tie, 2 * counting.tie);
    let unsigned = scores.iter().map(|score| Some(score.abs())).collect();
    // As if a table that passed the deal out had no result.
    let lines = comparison.traveller.lines().iter().zip(scores);
    let bid = lines.map(|(line, score)| (line.outcome != Outcome::PassedOut).then_some(*score));
    let [unsigned, bid] = [unsigned, bid.collect()].map(|scores| Counting { scores, tie });
    let mut wrong: Vec<(Mistake, Option<Answer>)> = Vec::new();
    let mut add = |mistake, halves: &dyn Fn(usize) -> i32| {
        wrong.push((mistake, comparison.column(halves)));
    };
    add(TIES_AS_WINS, &|row| {
        win * (counting.lower(row) + counting.equal(row))
    });
    add(TIES_AS_LOSSES, &|row| win * counting.lower(row));
    add(EQUAL_COUNTED_ONCE, &|row| counting.once(row));
    add(MINUS_OVERLOOKED, &|row| unsigned.halves(row));
    add(PASSED_OUT_LEFT_OUT, &|row| bid.halves(row));
    add(OWN_SCORE_COUNTED, &|row| right(row) + win);
    add(OWN_SCORE_COUNTED, &|row| right(row) + tie);
    add(OF_THE_OTHERS, &|row| comparison.top() - right(row));
    // Nobody takes the rest of the top for points, or counts it on the other scale.
    if comparison.side == Side::NorthSouth {
        add(POINTS, &|row| 2 * scores[row]);
        add(OTHER_SCALE, &|row| match comparison.scale {
            Scale::TwoPerWin => right(row) / 2,
            Scale::OnePerWin => right(row) * 2,
        });
    }
    let wrong = wrong.into_iter();
    let wrong = wrong.filter_map(|(mistake, column)| Some((mistake, column?)));
    wrong.collect()
}
