//! `team_swing`: two tables of a board compared: the difference, then IMPs.
//!
//! ```ron
//! team_swing(board: 4, ours: "4S= S", theirs: "4S-1 N")
//! ```
//!
//! `ours` is the result where our pair sits North-South, `theirs` where the other team
//! does. With `table: true` the table of IMPs is shown.

use contract_bridge::{Bid, Seat, Strain};
use serde::{Deserialize, Serialize};

use crate::comparison::table_results::{self, TableResult};
use crate::fields::{BoardNumber, is_default};
use crate::grade::slips;
use crate::{
    Answer, Asked, Cell, Chance, Difficulty, Draw, Exercise, Exhibit, Grid, Phrase, Skill, Slip,
    Step,
};
use engine::Fact;
use engine::score::ResultLine;
use engine::score::aggregate::TeamBoard;
use engine::score::imps::{self, THRESHOLDS};
use engine::tournament::sheet::Outcome;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::TeamDifference, Skill::Imps];

slips! {
    ADDED = "team-scores-added",
    REVERSED = "team-sign-reversed",
    COLUMN_OVERLOOKED = "team-column-overlooked",
    OTHER_TABLE_FORGOTTEN = "team-other-table-forgotten",
    NEXT_ROW = "imps-next-row",
    NOT_CONVERTED = "imps-not-converted",
    EACH_CONVERTED = "imps-each-score-converted",
}

/// A board of a team match. Two questions: the difference for our team, and the IMPs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "team_swing")]
pub struct TeamSwing {
    board: BoardNumber,
    ours: TableResult,
    theirs: TableResult,
    /// Whether the table of IMPs is shown.
    #[serde(default, skip_serializing_if = "is_default")]
    table: bool,
}

impl TeamSwing {
    /// Both North-South scores.
    #[must_use]
    pub fn scores(&self) -> TeamBoard {
        TeamBoard {
            ours: self.ours.0.ns_score(self.board.0),
            theirs: self.theirs.0.ns_score(self.board.0),
        }
    }

    fn net(&self) -> i32 {
        let TeamBoard { ours, theirs } = self.scores();
        ours - theirs
    }

    fn results(&self) -> Grid {
        let row = |table: i32, who: [&'static str; 2], outcome: &Outcome| {
            let [contract, by] = table_results::cells(outcome);
            let [ns, ew] = who.map(|id| Cell::Words(Phrase::new(id)));
            let [plus, minus] = table_results::points(outcome, self.board.0);
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
        let rows = vec![
            row(1, ["team-we", "team-they"], &self.ours.0),
            row(2, ["team-they", "team-we"], &self.theirs.0),
        ];
        Grid::new("grid-two-tables", columns, rows)
    }

    /// The tables, and mistakes: each of them alone, and with the sign turned round as well.
    fn asked(&self, asked: Asked, mistakes: &[(Slip, i32)]) -> Asked {
        let others = mistakes.iter().filter(|(slip, _)| *slip != REVERSED);
        let turned = others.map(|&(slip, number)| ([slip, REVERSED], Answer::Number(-number)));
        asked
            .showing([Exhibit::board(self.board.0)])
            .showing([Exhibit::Grid(self.results())])
            .slips(mistakes.iter().copied())
            .pairs(turned)
    }

    fn difference(&self) -> Asked {
        let scores = self.scores();
        let TeamBoard { ours, theirs } = scores;
        let net = self.net();
        let mistakes = [
            (REVERSED, -net),
            (ADDED, ours + theirs),
            (COLUMN_OVERLOOKED, ours.abs() - theirs.abs()),
            (COLUMN_OVERLOOKED, ours.abs() + theirs.abs()),
            (OTHER_TABLE_FORGOTTEN, ours),
        ];
        let working = Phrase::new("working-team-difference")
            .with("ours", Fact::Points(ours))
            .with("other", Fact::Points(-theirs))
            .with("net", Fact::Points(net));
        let prompt = Phrase::new("exercise-team_swing");
        let asked = Asked::number(Skill::TeamDifference, prompt, net)
            .because([scores.reason()])
            .working([Step::Say(working)]);
        self.asked(asked, &mistakes)
    }

    fn in_imps(&self) -> Asked {
        let scores = self.scores();
        let net = self.net();
        let right = imps(net);
        let up = if net < 0 { -1 } else { 1 };
        let mut mistakes = vec![
            (REVERSED, -right),
            (NOT_CONVERTED, net),
            (NEXT_ROW, right + up),
        ];
        if right != 0 {
            mistakes.push((NEXT_ROW, right - up));
        }
        let each = imps(scores.ours) - imps(scores.theirs);
        mistakes.push((EACH_CONVERTED, each));
        let net = Fact::Points(net);
        let working = Phrase::new("working-team-imps")
            .with("net", net)
            .with("imps", Fact::Points(right));
        let prompt = Phrase::new("exercise-team_swing-imps").with("net", net);
        let asked = Asked::number(Skill::Imps, prompt, right)
            .because(imps::reason(scores.net()))
            .working([Step::Say(working)]);
        let table = self.table.then(|| Exhibit::Grid(imp_table()));
        self.asked(asked, &mistakes).showing(table)
    }
}

/// What the engine gives for a difference of scores; 0 for what is none.
fn imps(difference: i32) -> i32 {
    imps::imps(i64::from(difference)).unwrap_or(0)
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
    let columns = ["grid-difference", "grid-imp"].repeat(COLUMNS);
    Grid::new("grid-imps", columns, (0..tall).map(row).collect())
}

impl Exercise for TeamSwing {
    fn questions(&self) -> Vec<Asked> {
        vec![self.difference(), self.in_imps()]
    }

    /// `+450 10`: the difference and the IMPs.
    fn witness(&self) -> String {
        format!("{:+} {}", self.net(), imps(self.net()))
    }
}

/// A board that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> TeamSwing {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let (board, declarer, line) = table_results::drawn(draw);
    let chance = &mut draw.chance;
    let item = |(ours, theirs)| TeamSwing {
        board: BoardNumber(board),
        ours: TableResult(ours),
        theirs: TableResult(theirs),
        // Nobody knows the table by heart, and nobody needs to.
        table: true,
    };
    for _ in 0..40 {
        // This result by the other side is another question.
        let seat = chance.pick_or(&[declarer, declarer.lho()], declarer);
        let made = item(two_tables(chance, difficulty, seat, line));
        if practises(&made, skill, difficulty) {
            return made;
        }
    }
    item(plain(difficulty))
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
