//! Travellers for generated exercises.

use contract_bridge::{Bid, Seat, Strain};

use super::Matchpoints;
use crate::engine::score::matchpoints::Scale;
use crate::engine::score::{ResultLine, Tricks};
use crate::engine::tournament::Movement;
use crate::engine::tournament::sheet::{Outcome, SheetLine};
use crate::engine::{Board, Side};
use crate::exercise::{Chance, Difficulty, Draw, Skill, table_results};

/// A traveller that practises the skill: for counting, the pairs asked about are tied
/// with nobody, though others are with each other from the middle difficulty on; for
/// ties there are always some.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> Matchpoints {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let (board, declarer, line) = table_results::drawn(draw);
    let chance = &mut draw.chance;
    let groups = groups(chance, skill, difficulty);
    let outcomes = distinct(chance, board, declarer, line, groups.len(), difficulty);
    let mut rows: Vec<(Outcome, bool)> = Vec::new();
    for (outcome, &size) in outcomes.into_iter().zip(groups) {
        for _ in 0..size {
            rows.push((seated(chance, outcome), size > 1));
        }
    }
    chance.shuffle(&mut rows);
    let asked = asked(chance, skill, difficulty, &rows);
    // On the scale of whole points one exercise in ten; on hard ones every second.
    let halves = match difficulty {
        Difficulty::Easy => false,
        Difficulty::Medium => chance.percent(10),
        Difficulty::Hard => chance.percent(50),
    };
    let scale = if halves {
        Scale::OnePerWin
    } else {
        Scale::TwoPerWin
    };
    let lines = seats_of(chance, &rows);
    // Of East-West one exercise in four, once North-South's are no longer new.
    let side = if difficulty != Difficulty::Easy && chance.percent(25) {
        Side::EastWest
    } else {
        Side::NorthSouth
    };
    let item = Matchpoints::new(board, lines, scale, asked);
    item.unwrap_or_else(|| plain(board)).of(side)
}

/// How many tables have the same score, score by score.
fn groups(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> &'static [usize] {
    let ties = skill == Skill::MatchpointTies;
    let kinds: &[&[usize]] = match (ties, difficulty) {
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
        // Everywhere the same score is rare, and worth having seen.
        (true, Difficulty::Hard) if chance.percent(6) => &[&[4], &[5]],
        (true, Difficulty::Hard) => &[
            &[3, 2, 1, 1],
            &[2, 2, 2, 1],
            &[4, 1, 1, 1],
            &[3, 3, 1],
            &[3, 2, 2, 1],
        ],
    };
    chance.pick_or(kinds, &[2, 1, 1])
}

/// So many results with different scores, that of the bank among them.
fn distinct(
    chance: &mut Chance,
    board: Board,
    declarer: Seat,
    line: ResultLine,
    count: usize,
    difficulty: Difficulty,
) -> Vec<Outcome> {
    let mut found: Vec<Outcome> = vec![Outcome::Played { declarer, line }];
    // A table where nobody bid is forced in every sixth traveller.
    if difficulty != Difficulty::Easy && count > 1 && chance.percent(17) {
        found.push(Outcome::PassedOut);
    }
    let is_new = |found: &[Outcome], outcome: &Outcome| {
        let score = outcome.ns_score(board);
        found.iter().all(|other| other.ns_score(board) != score)
    };
    for _ in 0..40 {
        if found.len() >= count {
            break;
        }
        let outcome = table_results::varied(chance, declarer, line);
        if is_new(&found, &outcome) {
            found.push(outcome);
        }
    }
    // Every number of tricks is another score: there are always enough.
    for tricks in Tricks::all() {
        let line = ResultLine { tricks, ..line };
        let outcome = Outcome::Played { declarer, line };
        if found.len() < count && is_new(&found, &outcome) {
            found.push(outcome);
        }
    }
    found
}

/// The same result; partner may have been the one who declared.
fn seated(chance: &mut Chance, outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Played { declarer, line } if chance.percent(25) => Outcome::Played {
            declarer: declarer.partner(),
            line,
        },
        outcome => outcome,
    }
}

/// The rows asked about; none stands for all.
fn asked(
    chance: &mut Chance,
    skill: Skill,
    difficulty: Difficulty,
    rows: &[(Outcome, bool)],
) -> Vec<usize> {
    if skill == Skill::MatchpointTies {
        return Vec::new();
    }
    let untied: Vec<usize> = (0..rows.len()).filter(|&row| !rows[row].1).collect();
    // One pair alone in two easy exercises of five.
    if difficulty == Difficulty::Easy && chance.percent(40) {
        return chance.pick(&untied).into_iter().collect();
    }
    untied
}

/// Who sat there: the pairs that meet this set of boards round by round.
fn seats_of(chance: &mut Chance, rows: &[(Outcome, bool)]) -> Vec<SheetLine> {
    let played = u8::try_from(rows.len()).unwrap_or(8);
    let more = if chance.percent(50) { 0 } else { 2 };
    // An odd number of tables has as many rounds.
    let tables = (played | 1) + more;
    let Ok(movement) = Movement::new(tables) else {
        return Vec::new();
    };
    let boards = chance.between(1, i32::from(tables));
    let meetings = (1..=played).filter_map(|round| {
        let meetings = movement.round(round).ok()?;
        meetings
            .into_iter()
            .find(|meeting| i32::from(meeting.boards) == boards)
    });
    let line =
        |(meeting, &(outcome, _)): (crate::engine::tournament::movement::Meeting, &_)| SheetLine {
            ns: meeting.ns,
            ew: meeting.ew,
            outcome,
        };
    meetings.zip(rows).map(line).collect()
}

/// Where everything else failed: one result made and one not.
fn plain(board: Board) -> Matchpoints {
    use crate::engine::tournament::{PairNumber, Table};
    let bid = Bid::new(2, Strain::Spades);
    let tables = [Table::new(1), Table::new(2)].into_iter().flatten();
    let line = |(table, margin)| SheetLine {
        ns: PairNumber::starting(table, Side::NorthSouth),
        ew: PairNumber::starting(table, Side::EastWest),
        outcome: Outcome::Played {
            declarer: Seat::South,
            line: table_results::with_margin(bid, margin),
        },
    };
    let lines: Vec<SheetLine> = tables.zip([0, -1]).map(line).collect();
    Matchpoints::new(board, lines, Scale::TwoPerWin, Vec::new())
        .expect("two lines of different pairs are a traveller")
}
