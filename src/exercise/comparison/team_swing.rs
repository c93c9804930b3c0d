//! `team_swing`: two tables of a board compared: the difference, then IMPs.
//!
//! ```ron
//! team_swing(board: 4, ours: "4S= S", theirs: "4S-1 N")
//! ```
//!
//! `ours` is the result where our pair sits North-South, `theirs` where the other team
//! does. With `table: true` the table of IMPs is shown.

use contract_bridge::{Bid, Seat, Strain};
use serde::Deserialize;

use crate::comparison::table_results;
use crate::fields::{self, Fault};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Cell, Chance, Difficulty, Draw, Exercise, Exhibit, Grade, Grid, Kind, Phrase,
    Question, Skill, Slip, Step,
};
use engine::score::ResultLine;
use engine::score::aggregate::TeamBoard;
use engine::score::imps::{self, THRESHOLDS, imps};
use engine::tournament::sheet::Outcome;
use engine::{Board, Fact};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::TeamDifference, Skill::Imps];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    ADDED,
    REVERSED,
    COLUMN_OVERLOOKED,
    OTHER_TABLE_FORGOTTEN,
    NEXT_ROW,
    NOT_CONVERTED,
    EACH_CONVERTED,
];

const ADDED: Slip = Slip("team-scores-added");
const REVERSED: Slip = Slip("team-sign-reversed");
const COLUMN_OVERLOOKED: Slip = Slip("team-column-overlooked");
const OTHER_TABLE_FORGOTTEN: Slip = Slip("team-other-table-forgotten");
const NEXT_ROW: Slip = Slip("imps-next-row");
const NOT_CONVERTED: Slip = Slip("imps-not-converted");
const EACH_CONVERTED: Slip = Slip("imps-each-score-converted");

/// A board of a team match. Two questions: the difference for our team, and the IMPs.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct TeamSwing {
    board: Board,
    ours: Outcome,
    theirs: Outcome,
    table_shown: bool,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "team_swing")]
struct Written {
    #[serde(deserialize_with = "fields::board")]
    board: Board,
    ours: String,
    theirs: String,
    #[serde(default)]
    table: bool,
}

impl TryFrom<Written> for TeamSwing {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        Ok(Self {
            board: written.board,
            ours: table_results::read(&written.ours)?,
            theirs: table_results::read(&written.theirs)?,
            table_shown: written.table,
        })
    }
}

/// The parts.
const DIFFERENCE: usize = 0;

impl TeamSwing {
    /// Both North-South scores.
    #[must_use]
    pub fn scores(&self) -> TeamBoard {
        TeamBoard {
            ours: self.ours.ns_score(self.board),
            theirs: self.theirs.ns_score(self.board),
        }
    }

    fn net(&self) -> i32 {
        let TeamBoard { ours, theirs } = self.scores();
        ours - theirs
    }

    /// What the engine gives for a difference of scores; 0 for what is none.
    fn imps(difference: i32) -> i32 {
        imps(i64::from(difference)).unwrap_or(0)
    }

    fn results(&self) -> Grid {
        let row = |table: i32, who: [&'static str; 2], outcome: &Outcome| {
            let [contract, by] = table_results::cells(outcome);
            let [ns, ew] = who.map(|id| Cell::Words(Phrase::new(id)));
            let [plus, minus] = table_results::points(outcome, self.board);
            let table = Cell::Fact(Fact::Number(table));
            vec![table, ns, ew, contract, by, plus, minus]
        };
        let columns = [
            "grid-table",
            "side-NS-letters",
            "side-EW-letters",
            "grid-contract",
            "grid-by",
            "grid-points-ns",
            "grid-points-ew",
        ];
        Grid {
            title: Phrase::new("grid-two-tables"),
            columns: columns.map(phrase).to_vec(),
            rows: vec![
                row(1, ["team-we", "team-they"], &self.ours),
                row(2, ["team-they", "team-we"], &self.theirs),
            ],
            line_after: None,
        }
    }
}

const fn phrase(id: &'static str) -> Phrase {
    Phrase::new(id)
}

/// The Law's table, its 25 rows in three columns.
fn imp_table() -> Grid {
    const COLUMNS: usize = 3;
    let tall = (THRESHOLDS.len() + 1).div_ceil(COLUMNS);
    let points = |points: u64| Fact::Number(i32::try_from(points).unwrap_or(i32::MAX));
    let pair = |imps: usize| {
        let from = match imps {
            0 => Some(0),
            _ => THRESHOLDS.get(imps - 1).copied(),
        };
        let Some(from) = from else {
            return [Cell::Empty, Cell::Empty];
        };
        let range = match THRESHOLDS.get(imps) {
            Some(next) => Phrase::new("imp-range")
                .with("from", points(from))
                .with("to", points(next - 10)),
            None => Phrase::new("imp-range-open").with("from", points(from)),
        };
        let imps = i32::try_from(imps).unwrap_or(i32::MAX);
        [Cell::Words(range), Cell::Fact(Fact::Number(imps))]
    };
    let row = |at: usize| {
        (0..COLUMNS)
            .flat_map(|column| pair(at + column * tall))
            .collect()
    };
    Grid {
        title: Phrase::new("grid-imps"),
        columns: (0..COLUMNS)
            .flat_map(|_| [Phrase::new("grid-difference"), Phrase::new("grid-imp")])
            .collect(),
        rows: (0..tall).map(row).collect(),
        line_after: None,
    }
}

impl Exercise for TeamSwing {
    fn kind(&self) -> Kind {
        Kind::TeamSwing
    }

    fn skill(&self, part: usize) -> Skill {
        match part {
            DIFFERENCE => Skill::TeamDifference,
            _ => Skill::Imps,
        }
    }

    fn parts(&self) -> usize {
        2
    }

    fn pose(&self, part: usize) -> Question {
        let board = Exhibit::Board {
            number: Some(self.board.number()),
            dealer: Some(self.board.dealer()),
            vulnerability: self.board.vulnerability(),
        };
        let mut exhibits = vec![board, Exhibit::Grid(self.results())];
        let prompt = match part {
            DIFFERENCE => Phrase::new("exercise-team_swing"),
            _ => {
                if self.table_shown {
                    exhibits.push(Exhibit::Grid(imp_table()));
                }
                Phrase::new("exercise-team_swing-imps").with("net", Fact::Points(self.net()))
            }
        };
        Question {
            prompt,
            exhibits,
            ask: Ask::Number,
        }
    }

    fn solve(&self, part: usize) -> Answer {
        Answer::Number(match part {
            DIFFERENCE => self.net(),
            _ => Self::imps(self.net()),
        })
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        let TeamBoard { ours, theirs } = self.scores();
        let net = self.net();
        let numbers = match part {
            DIFFERENCE => vec![
                (REVERSED, -net),
                (ADDED, ours + theirs),
                (COLUMN_OVERLOOKED, ours.abs() - theirs.abs()),
                (COLUMN_OVERLOOKED, ours.abs() + theirs.abs()),
                (OTHER_TABLE_FORGOTTEN, ours),
            ],
            _ => {
                let right = Self::imps(net);
                let up = if net < 0 { -1 } else { 1 };
                let mut numbers = vec![
                    (REVERSED, -right),
                    (NOT_CONVERTED, net),
                    (NEXT_ROW, right + up),
                ];
                if right != 0 {
                    numbers.push((NEXT_ROW, right - up));
                }
                numbers.push((EACH_CONVERTED, Self::imps(ours) - Self::imps(theirs)));
                numbers
            }
        };
        numbers
            .into_iter()
            .map(|(slip, number)| (slip, Answer::Number(number)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let scores = self.scores();
        let net = Fact::Points(self.net());
        let (reasons, working) = match part {
            DIFFERENCE => (
                vec![scores.reason()],
                Phrase::new("working-team-difference")
                    .with("ours", Fact::Points(scores.ours))
                    .with("other", Fact::Points(-scores.theirs))
                    .with("net", net),
            ),
            _ => (
                imps::reason(scores.net()).into_iter().collect(),
                Phrase::new("working-team-imps")
                    .with("net", net)
                    .with("imps", Fact::Points(Self::imps(self.net()))),
            ),
        };
        let mistakes = self.mistakes(part);
        // Any of the others, and the sign turned round as well.
        let turned = mistakes.iter().filter_map(|(slip, given)| match given {
            Answer::Number(number) if *slip != REVERSED => {
                Some(([*slip, REVERSED], Answer::Number(-number)))
            }
            _ => None,
        });
        let turned: Vec<_> = turned.collect();
        let mut grade = Grade::of(self.solve(part), answer, reasons)
            .with_slip(answer, mistakes)
            .with_two_slips(answer, turned);
        grade.steps = vec![Step::Say(working)];
        grade
    }

    fn written(&self) -> Writing {
        Writing::default()
            .number("board", self.board.number())
            .quoted("ours", table_results::write(&self.ours))
            .quoted("theirs", table_results::write(&self.theirs))
            .flag("table", self.table_shown)
    }

    /// `+450 10`: the difference and the IMPs.
    fn witness(&self) -> String {
        format!("{:+} {}", self.net(), Self::imps(self.net()))
    }
}

/// A board that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> TeamSwing {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let (board, declarer, line) = table_results::drawn(draw);
    let chance = &mut draw.chance;
    let mut item = TeamSwing {
        board,
        ours: Outcome::Played { declarer, line },
        theirs: Outcome::PassedOut,
        // Nobody has the table in his head, nor need he.
        table_shown: true,
    };
    for _ in 0..40 {
        // The same result by the other side is another question.
        let seat = chance.pick_or(&[declarer, declarer.lho()], declarer);
        (item.ours, item.theirs) = two_tables(chance, difficulty, seat, line);
        if practises(&item, skill, difficulty) {
            return item;
        }
    }
    (item.ours, item.theirs) = plain(difficulty);
    item
}

/// Where chance found nothing: two spades made here and not there.
fn plain(difficulty: Difficulty) -> (Outcome, Outcome) {
    let result = |declarer, margin| Outcome::Played {
        declarer,
        line: table_results::with_margin(Bid::new(2, Strain::Spades), margin),
    };
    match difficulty {
        Difficulty::Easy => (result(Seat::South, 0), result(Seat::South, 2)),
        Difficulty::Medium => (result(Seat::South, 0), result(Seat::South, -1)),
        Difficulty::Hard => (result(Seat::East, 0), result(Seat::East, 1)),
    }
}

/// What two tables made of the board.
fn two_tables(
    chance: &mut Chance,
    difficulty: Difficulty,
    declarer: Seat,
    line: ResultLine,
) -> (Outcome, Outcome) {
    let own = Outcome::Played { declarer, line };
    // On hard ones every seventh table passes the deal out, and every fourteenth board
    // comes out the same.
    let other = match difficulty {
        Difficulty::Hard if chance.percent(14) => Outcome::PassedOut,
        Difficulty::Hard if chance.percent(8) => own,
        Difficulty::Medium if chance.percent(40) => the_other_way(chance, declarer, line),
        _ => table_results::varied(chance, declarer, line),
    };
    if chance.percent(50) {
        (own, other)
    } else {
        (other, own)
    }
}

/// The same contract, down where it was made and made where it went down.
fn the_other_way(chance: &mut Chance, declarer: Seat, line: ResultLine) -> Outcome {
    let needed = 6 + i32::from(line.bid.level.get());
    let tricks = if line.margin() < 0 {
        needed + chance.pick_or(&[0, 0, 1], 0)
    } else {
        needed - chance.pick_or(&[1, 1, 2, 3], 1)
    };
    table_results::played(declarer, line.bid, line.doubling, tricks)
}

/// Easy: points to the same side at both tables. Medium: one table each. Hard: both to
/// East-West or nothing at one table; for IMPs the difference is at the edge of a row.
fn practises(item: &TeamSwing, skill: Skill, difficulty: Difficulty) -> bool {
    let TeamBoard { ours, theirs } = item.scores();
    let apart = ours != theirs;
    let edge = || {
        let size = u64::from((ours - theirs).unsigned_abs());
        THRESHOLDS.contains(&size) || THRESHOLDS.contains(&(size + 10))
    };
    match (difficulty, skill) {
        (Difficulty::Easy, Skill::TeamDifference) => ours > 0 && theirs > 0 && apart,
        (Difficulty::Easy, _) => apart && (ours - theirs).abs() < 750,
        (Difficulty::Medium, Skill::TeamDifference) => ours.signum() * theirs.signum() < 0,
        (Difficulty::Medium, _) => apart,
        (Difficulty::Hard, Skill::TeamDifference) => ours <= 0 && theirs <= 0,
        (Difficulty::Hard, _) => edge() || !apart,
    }
}
