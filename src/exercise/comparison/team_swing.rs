//! `team_swing`: two tables of a board compared: the difference, then IMPs; or board-a-match.
//!
//! A lesson writes `team_swing(board: 4, ours: "4S= S", theirs: "4S-1 N")`. `ours` is the result
//! where our pair sits North-South. With `table: true` the IMP table is shown. With
//! `board_a_match: true` the points of that scoring are asked instead.

use crate::prelude::*;
use crate::scoring::board_result;
use crate::tournament::traveller::{self, TableResult};
use engine::score::aggregate::TeamBoard;
use engine::score::imps::{self, THRESHOLDS};
use engine::tournament::traveller::Outcome;

pub(crate) const SKILLS: &[Skill] = &[Skill::TeamDifference, Skill::Imps, Skill::BoardAMatch];

mistakes! {
    ADDED = "team-scores-added",
    REVERSED = "team-sign-reversed",
    COLUMN_OVERLOOKED = "team-column-overlooked",
    OTHER_TABLE_FORGOTTEN = "team-other-table-forgotten",
    NEXT_ROW = "imps-next-row",
    NOT_CONVERTED = "imps-not-converted",
    EACH_CONVERTED = "imps-each-score-converted",
    IMPS_COUNTED = "board-a-match-imps",
    CALLED_EQUAL = "board-a-match-called-equal",
    OTHERS_POINTS = "board-a-match-other-team",
}

position! {
    /// A board of a team match. Two questions: the difference for our team, and the IMPs. At
    /// board-a-match one: our points.
    #[serde(rename = "team_swing")]
    pub struct TeamSwing {
        board: BoardNumber,
        ours: TableResult,
        theirs: TableResult,
        /// Whether the IMP table is shown.
        table: bool = default,
        board_a_match: bool = default,
    }
}

impl TeamSwing {
    /// The results of a board where our pair sits North-South, and where theirs does.
    pub const fn new(board: Board, ours: Outcome, theirs: Outcome) -> Self {
        Self {
            board: BoardNumber(board),
            ours: TableResult(ours),
            theirs: TableResult(theirs),
            table: true,
            board_a_match: false,
        }
    }

    fn scores(&self) -> TeamBoard {
        TeamBoard {
            ours: self.ours.0.ns_score(*self.board),
            theirs: self.theirs.0.ns_score(*self.board),
        }
    }

    fn results(&self) -> Grid {
        let row = |table: i32, who: [&'static str; 2], outcome: &Outcome| {
            let table = Cell::Fact(Fact::Number(table));
            let who = who.map(|id| Cell::Words(Phrase::new(id)));
            let result = traveller::cells(outcome, *self.board);
            [table].into_iter().chain(who).chain(result).collect()
        };
        let rows = vec![
            row(1, ["team-we", "team-they"], &self.ours),
            row(2, ["team-they", "team-we"], &self.theirs),
        ];
        let columns = ["grid-table"].into_iter().chain(traveller::COLUMNS);
        Grid::new("grid-two-tables", columns, rows)
    }

    /// Which of 2 points our team gets.
    fn at_board_a_match(&self) -> Asked {
        let scores = self.scores();
        let right = scores.board_a_match().into();
        let prompt = Phrase::new("exercise-team_swing-board-a-match");
        Asked::count(Skill::BoardAMatch, prompt, "count-points", right)
            .showing([Exhibit::board(*self.board), Exhibit::Grid(self.results())])
            .because([scores.reason(), scores.board_a_match_reason()])
            .mistakes([
                (OTHERS_POINTS, 2 - right),
                (CALLED_EQUAL, 1),
                (IMPS_COUNTED, imps(scores.ours - scores.theirs).abs()),
            ])
            .working([added_up(scores)])
    }

    /// Adds what both questions share. Each mistake may come together with a reversed sign.
    fn framed(&self, asked: Asked, right: i32, mistakes: Vec<(Mistake, i32)>) -> Asked {
        let reversed = mistakes.iter();
        let reversed = reversed.map(|&(mistake, given)| ([mistake, REVERSED], (-given).into()));
        asked
            .showing([Exhibit::board(*self.board), Exhibit::Grid(self.results())])
            .pairs(reversed)
            .mistakes([(REVERSED, -right)])
            .mistakes(mistakes)
    }
}

/// The difference for our team.
fn added_up(board: TeamBoard) -> Step {
    let TeamBoard { ours, theirs } = board;
    let working = Phrase::new("working-team-difference")
        .with("ours", Fact::Points(ours))
        .with("other", Fact::Points(-theirs))
        .with("net", Fact::Points(ours - theirs));
    Step::Say(working)
}

fn imps(points: i32) -> i32 {
    imps::imps(points.into()).unwrap_or(0)
}

impl Exercise for TeamSwing {
    fn pose(&self) -> Result<Posed, Fault> {
        if self.board_a_match {
            return Ok(self.at_board_a_match().into());
        }
        let scores = self.scores();
        let TeamBoard { ours, theirs } = scores;
        let (net, right) = (ours - theirs, imps(ours - theirs));
        let prompt = Phrase::new("exercise-team_swing");
        let difference = Asked::number(Skill::TeamDifference, prompt, net)
            .because([scores.reason()])
            .working([added_up(scores)]);
        let mistakes = vec![
            (ADDED, ours + theirs),
            (COLUMN_OVERLOOKED, ours.abs() - theirs.abs()),
            (COLUMN_OVERLOOKED, ours.abs() + theirs.abs()),
            (OTHER_TABLE_FORGOTTEN, ours),
        ];
        let difference = self.framed(difference, net, mistakes);

        let about = |id| Phrase::new(id).with("net", Fact::Points(net));
        let working = about("working-team-imps").with("imps", Fact::Points(right));
        let in_imps = Asked::number(Skill::Imps, about("exercise-team_swing-imps"), right)
            .because(imps::reason(scores.net()))
            .working([Step::Say(working)]);
        let up = if net < 0 { -1 } else { 1 };
        let mut mistakes = vec![(NOT_CONVERTED, net), (NEXT_ROW, right + up)];
        mistakes.extend((right != 0).then_some((NEXT_ROW, right - up)));
        mistakes.push((EACH_CONVERTED, imps(ours) - imps(theirs)));
        let table = self.table.then(|| Exhibit::Grid(imp_table()));
        let in_imps = self.framed(in_imps, right, mistakes).showing(table);
        Ok(Posed::new(
            vec![difference, in_imps],
            format!("{net:+} {right}"),
        ))
    }
}

/// The table of Law 78B, its 25 rows in three columns.
pub(super) fn imp_table() -> Grid {
    let lowest = [&[0], &THRESHOLDS[..]].concat();
    let cells = |imps: usize| {
        let range = match (lowest.get(imps), lowest.get(imps + 1)) {
            (Some(from), Some(next)) => Phrase::new("imp-range")
                .with("from", count(*from))
                .with("to", count(next - 10)),
            (Some(from), None) => Phrase::new("imp-range-open").with("from", count(*from)),
            (None, _) => return [Cell::Empty, Cell::Empty],
        };
        [Cell::Words(range), Cell::Fact(count(imps))]
    };
    let tall = lowest.len().div_ceil(3);
    let rows = (0..tall).map(|row| [row, row + tall, row + 2 * tall].map(cells).concat());
    let columns = ["grid-difference", "grid-imp"].repeat(3);
    Grid::new("grid-imps", columns, rows.collect())
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> TeamSwing {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let (board, declarer, line) = traveller::drawn(draw);
    let chance = &mut draw.chance;
    let mut boards = (0..40).map(|_| {
        // A result of the other side makes another question.
        let declarer = chance.pick_or(&[declarer, declarer.lho()], declarer);
        let own = Outcome::Played { declarer, line };
        // Hard: 14 % of the tables pass the deal out, about 7 % of the boards have equal results.
        let other = match difficulty {
            Difficulty::Hard if chance.percent(14) => Outcome::PassedOut,
            Difficulty::Hard if chance.percent(8) => own,
            Difficulty::Medium if chance.percent(40) => the_other_way(chance, declarer, line),
            _ => traveller::varied(chance, declarer, line),
        };
        let (ours, theirs) = chance.either(50, (own, other), (other, own));
        TeamSwing {
            board: board.into(),
            ours: ours.into(),
            theirs: theirs.into(),
            // Nobody needs to know the table by heart.
            table: true,
            board_a_match: skill == Skill::BoardAMatch,
        }
    });
    let made = boards.find(|made| practises(made, skill, difficulty));
    made.unwrap_or_else(|| {
        let plain = difficulty.choose(
            r#"(board: 1, ours: "2S= S", theirs: "2S+2 S", table: true)"#,
            r#"(board: 1, ours: "2S= S", theirs: "2S-1 S", table: true)"#,
            r#"(board: 1, ours: "2S= E", theirs: "2S+1 E", table: true)"#,
        );
        let plain = crate::text::plain(plain, "two results of a board");
        TeamSwing {
            board_a_match: skill == Skill::BoardAMatch,
            ..plain
        }
    })
}

/// The same contract with the opposite result: down if it was made, made if it went down.
fn the_other_way(chance: &mut Chance, declarer: Seat, line: ResultLine) -> Outcome {
    let margin = match line.margin() {
        ..0 => chance.pick_or(&[0, 0, 1], 0),
        0.. => chance.pick_or(&[-1, -1, -2, -3], -1),
    };
    let line = board_result::line(line.bid, line.doubling, margin);
    Outcome::Played { declarer, line }
}

/// For IMPs, the difference of hard ones is at the edge of a row, or 0; at board-a-match it is small.
fn practises(item: &TeamSwing, skill: Skill, difficulty: Difficulty) -> bool {
    let TeamBoard { ours, theirs } = item.scores();
    let apart = u64::from(ours.abs_diff(theirs));
    let at_edge = THRESHOLDS
        .iter()
        .any(|from| [apart, apart + 10].contains(from));
    match (difficulty, skill) {
        (Difficulty::Easy, Skill::BoardAMatch) => apart > 30,
        (Difficulty::Hard, Skill::BoardAMatch) => apart <= 30,
        (Difficulty::Easy, Skill::TeamDifference) => ours > 0 && theirs > 0 && apart > 0,
        (Difficulty::Easy, _) => apart > 0 && apart < 750,
        (Difficulty::Medium, Skill::TeamDifference) => ours.signum() * theirs.signum() < 0,
        (Difficulty::Medium, _) => apart > 0,
        (Difficulty::Hard, Skill::TeamDifference) => ours <= 0 && theirs <= 0,
        (Difficulty::Hard, _) => apart == 0 || at_edge,
    }
}
