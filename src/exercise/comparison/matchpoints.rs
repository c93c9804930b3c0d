//! `matchpoints`: the column of matchpoints on a traveller.
//!
//! A lesson writes `matchpoints(board: 5, results: ["4S= S", "4S+1 N", "P"], rows: [2, 3])`. `rows`
//! are the lines asked about, by default all of them. `scale: 1` counts a win as 1 instead of 2.
//! With `side: "EW"` the question is about the East-West pairs, who get the rest of the top.

use std::collections::BTreeSet;

use crate::Column;
use crate::prelude::*;
use crate::tournament::traveller::{self, TableResult};
use engine::score::matchpoints::{self, BoardMatchpoints, Matchpoints as Won, Scale};
use engine::tournament::traveller::{Outcome, TableLine, Traveller};

pub(crate) const SKILLS: &[Skill] = &[Skill::MatchpointCount, Skill::MatchpointTies];

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

    /// A question about the first pair of a side.
    pub(crate) fn of_first(board: BoardNumber, results: Vec<TableResult>, side: Side) -> Self {
        Self {
            board,
            results,
            pairs: None,
            scale: None,
            rows: vec![1],
            side: side.into(),
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
        Ok(Comparison {
            won: traveller.matchpoints(scale),
            scores: traveller.ns_scores(),
            traveller,
            scale,
            asked: asked.map(|row| row - 1).collect(),
            side: *self.side,
        })
    }
}

impl Exercise for Matchpoints {
    fn pose(&self) -> Result<Posed, Fault> {
        let comparison = self.comparison()?;
        let Comparison { scores, scale, .. } = &comparison;
        let rows = || comparison.asked.iter().copied();
        let tied = rows().position(|row| equal(scores, row) > 0);
        let skill = match tied {
            Some(_) => Skill::MatchpointTies,
            None => Skill::MatchpointCount,
        };
        let pair = |row| comparison.of_pair("row-pair", comparison.side, row);
        let ask = Ask::Column(Column {
            rows: rows().map(pair).collect(),
            halves: *scale == Scale::OnePerWin,
        });
        let right = comparison.column(|row| comparison.halves(row));
        let right = right.expect("what is won can be written on the scale");
        let reasons = rows().filter_map(|row| matchpoints::reason(scores, row, *scale));
        let reasons: Vec<Reason> = reasons.collect();
        let working = rows().zip(&reasons);
        let mut asked = Asked::new(skill, comparison.prompt(), ask, right)
            .showing([Exhibit::board(*self.board)])
            .showing([Exhibit::Grid(comparison.grid(*self.board))])
            .because(reasons.get(tied.unwrap_or(0)).cloned())
            .mistakes(comparison.wrong_columns())
            .working(working.flat_map(|(row, reason)| comparison.working(row, reason)));
        asked.row_reasons = reasons;
        // Halves read `2.5`.
        let won = rows().map(|row| comparison.points(row).to_string());
        Ok(Posed::new(vec![asked], won.collect::<Vec<_>>().join(" ")))
    }
}

struct Comparison {
    traveller: Traveller,
    scores: Vec<i32>,
    won: BoardMatchpoints,
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

    fn of_pair(&self, id: &'static str, side: Side, row: usize) -> Phrase {
        let pair = self.traveller.lines()[row].pair(side);
        Phrase::new(id).with("pair", count(pair.number()))
    }

    fn prompt(&self) -> Phrase {
        let (one, several) = match self.side {
            Side::NorthSouth => ("exercise-matchpoints-one", "exercise-matchpoints"),
            Side::EastWest => ("exercise-matchpoints-ew-one", "exercise-matchpoints-ew"),
        };
        let prompt = match self.asked[..] {
            [row] => self.of_pair(one, self.side, row),
            _ => Phrase::new(several),
        };
        prompt.with("win", count(self.scale.per_win()))
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

    /// The scores that a line beats or ties with; for East-West, the rest of the top.
    fn working(&self, row: usize, reason: &Reason) -> Vec<Step> {
        let ns = Fact::Matchpoints(self.won.ns()[row]);
        let mut compared = self.of_pair("working-matchpoints", Side::NorthSouth, row);
        compared.facts.extend_from_slice(&reason.facts);
        let rest = self
            .of_pair("working-matchpoints-ew", Side::EastWest, row)
            .with("top", Fact::Matchpoints(self.won.top()))
            .with("other", ns)
            .with("points", Fact::Matchpoints(self.points(row)));
        let compared = Step::Say(compared.with("points", ns));
        match self.side {
            Side::NorthSouth => vec![compared],
            Side::EastWest => vec![compared, Step::Say(rest)],
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

    /// The columns that well-known wrong rules give, the most telling first.
    fn wrong_columns(&self) -> Vec<(Mistake, Answer)> {
        let scores = &self.scores;
        let tie = i32::from(self.scale.per_win());
        let right = |row| self.halves(row);
        let ties = |row| tie * equal(scores, row);
        // If only these scores are compared; 0 if its own is not one of them.
        let among = |scores: &[i32], own: i32| {
            let at = scores.iter().position(|score| *score == own);
            let won = matchpoints::matchpoints(scores, self.scale);
            at.map_or(0, |at| number(won.ns()[at].halves()))
        };
        let mut different = scores.clone();
        different.sort_unstable();
        different.dedup();
        let equal_once = |row| among(&different, scores[row]) + ties(row);
        let unsigned: Vec<i32> = scores.iter().map(|score| score.abs()).collect();
        // Only a table that passed the deal out scores 0.
        let mut played = scores.clone();
        played.retain(|score| *score != 0);
        let other_scale = |row| match self.scale {
            Scale::TwoPerWin => right(row) / 2,
            Scale::OnePerWin => right(row) * 2,
        };
        let rules: [(Mistake, &dyn Fn(usize) -> i32); 10] = [
            (TIES_AS_WINS, &|row| right(row) + ties(row)),
            (TIES_AS_LOSSES, &|row| right(row) - ties(row)),
            (EQUAL_COUNTED_ONCE, &equal_once),
            (MINUS_OVERLOOKED, &|row| among(&unsigned, unsigned[row])),
            (PASSED_OUT_LEFT_OUT, &|row| among(&played, scores[row])),
            (OWN_SCORE_COUNTED, &|row| right(row) + 2 * tie),
            (OWN_SCORE_COUNTED, &|row| right(row) + tie),
            (OF_THE_OTHERS, &|row| self.top() - right(row)),
            (POINTS, &|row| 2 * scores[row]),
            (OTHER_SCALE, &other_scale),
        ];
        let columns = rules.map(|(mistake, halves)| Some((mistake, self.column(halves)?)));
        let mut wrong: Vec<_> = columns.into_iter().flatten().collect();
        if self.side == Side::EastWest {
            // Nobody takes the rest of the top for points, or counts it on the other scale.
            wrong.retain(|(mistake, _)| ![POINTS, OTHER_SCALE].contains(mistake));
        }
        wrong
    }
}

/// The number of other lines with the same score.
fn equal(scores: &[i32], row: usize) -> i32 {
    let alike = scores.iter().filter(|score| **score == scores[row]);
    number(alike.count()) - 1
}

/// A traveller that practises the skill: for counting, the pairs asked about are not tied.
pub(crate) fn generate(draw: &mut Draw<'_>) -> Matchpoints {
    let drawn = traveller::drawn(draw);
    let groups = groups(draw);
    let mut outcomes = Vec::new();
    for (outcome, &size) in distinct(draw, drawn, groups.len()).into_iter().zip(groups) {
        outcomes.extend((0..size).map(|_| seated(&mut draw.chance, outcome)));
    }
    let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
    chance.shuffle(&mut outcomes);
    let scores = outcomes.iter().map(|outcome| outcome.ns_score(drawn.0));
    let scores: Vec<i32> = scores.collect();
    let untied = (1..=scores.len()).filter(|row| equal(&scores, row - 1) == 0);
    let untied: Vec<usize> = untied.collect();
    let rows = match (draw.skill, difficulty) {
        (Skill::MatchpointTies, _) => Vec::new(),
        (_, Difficulty::Easy) if chance.percent(40) => chance.pick(&untied).into_iter().collect(),
        (_, Difficulty::Easy) => Vec::new(),
        _ => untied,
    };
    let scale = match difficulty {
        Difficulty::Easy => Scale::TwoPerWin,
        Difficulty::Medium => chance.either(10, Scale::OnePerWin, Scale::TwoPerWin),
        Difficulty::Hard => chance.either(50, Scale::OnePerWin, Scale::TwoPerWin),
    };
    let tables = u8::try_from(outcomes.len()).unwrap_or(8);
    let lines = traveller::filled_in(chance, tables, |_, row| outcomes[row]);
    let mut made = Matchpoints::new(drawn.0, &lines, scale);
    made.rows = rows;
    if difficulty != Difficulty::Easy && chance.percent(25) {
        made.side = Side::EastWest.into();
    }
    made
}

/// The numbers of tables with the same score.
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
    let played = |line| Outcome::Played { declarer, line };
    // On one traveller in six, one table passes the deal out.
    let passes = draw.difficulty != Difficulty::Easy && count > 1 && draw.chance.percent(17);
    let varied = (0..40).map(|_| traveller::varied(&mut draw.chance, declarer, line));
    // Every number of tricks scores differently, so there are always enough results.
    let by_tricks = Tricks::all().map(|tricks| played(ResultLine { tricks, ..line }));
    let first = [played(line)].into_iter();
    let outcomes = first.chain(passes.then_some(Outcome::PassedOut));
    let outcomes = outcomes.chain(varied).chain(by_tricks);
    let mut scores = BTreeSet::new();
    let different = outcomes.filter(|outcome| scores.insert(outcome.ns_score(board)));
    different.take(count).collect()
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
