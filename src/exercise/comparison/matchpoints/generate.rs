//! Travellers for generated exercises.

use contract_bridge::Seat;

use super::Matchpoints;
use crate::comparison::table_results;
use crate::tournament::traveller;
use crate::{Chance, Difficulty, Draw, Skill};
use engine::score::matchpoints::Scale;
use engine::score::{ResultLine, Tricks};
use engine::tournament::sheet::{Outcome, SheetLine};
use engine::{Board, Side};

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
    let pairs = traveller::meetings(chance, u8::try_from(rows.len()).unwrap_or(8));
    let line = |((ns, ew), &(outcome, _)): (_, &_)| SheetLine { ns, ew, outcome };
    let lines = pairs.into_iter().zip(&rows).map(line).collect();
    // Of East-West one exercise in four, once North-South's are no longer new.
    let side = if difficulty != Difficulty::Easy && chance.percent(25) {
        Side::EastWest
    } else {
        Side::NorthSouth
    };
    let item = Matchpoints::new(board, lines, scale, asked);
    item.unwrap_or_else(|| {
        let item = Matchpoints::new(board, traveller::plain(), Scale::TwoPerWin, Vec::new());
        item.expect("two lines of different pairs are a traveller")
    })
    .of(side)
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

/// Results with different scores, that of the bank among them.
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

/// This result; partner may have been the one who declared.
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
