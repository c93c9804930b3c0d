//! Travellers for generated exercises.

use super::Matchpoints;
use crate::comparison::table_results;
use crate::prelude::*;
use crate::tournament::traveller;
use engine::score::matchpoints::Scale;
use engine::tournament::traveller::{Outcome, TableLine};

/// A traveller that practises the skill: for counting, the pairs asked about are not tied.
pub(crate) fn generate(draw: &mut Draw<'_>) -> Matchpoints {
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
    let scale = match difficulty {
        Difficulty::Easy => Scale::TwoPerWin,
        Difficulty::Medium => chance.either(10, Scale::OnePerWin, Scale::TwoPerWin),
        Difficulty::Hard => chance.either(50, Scale::OnePerWin, Scale::TwoPerWin),
    };
    let pairs = traveller::meetings(chance, u8::try_from(rows.len()).unwrap_or(8));
    let line = |((ns, ew), &(outcome, _)): (_, &_)| TableLine { ns, ew, outcome };
    let lines: Vec<TableLine> = pairs.into_iter().zip(&rows).map(line).collect();
    let mut made = Matchpoints::new(board, &lines, scale);
    made.rows = asked.into_iter().map(|row| row + 1).collect();
    if difficulty != Difficulty::Easy && chance.percent(25) {
        made.side = Side::EastWest.into();
    }
    made
}

/// How many tables share each score.
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
        // The same score at all tables is rare, but worth showing.
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

/// Results with different scores, including that of the bank.
fn distinct(
    chance: &mut Chance,
    board: Board,
    declarer: Seat,
    line: ResultLine,
    count: usize,
    difficulty: Difficulty,
) -> Vec<Outcome> {
    let mut found: Vec<Outcome> = vec![Outcome::Played { declarer, line }];
    // On one traveller in six, one table passes the deal out.
    if difficulty != Difficulty::Easy && count > 1 && chance.percent(17) {
        found.push(Outcome::PassedOut);
    }
    // Every number of tricks scores differently, so there are always enough results.
    let by_tricks = Tricks::all().map(|tricks| Outcome::Played {
        declarer,
        line: ResultLine { tricks, ..line },
    });
    let varied = (0..40).map(|_| table_results::varied(chance, declarer, line));
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
fn asked(
    chance: &mut Chance,
    skill: Skill,
    difficulty: Difficulty,
    rows: &[(Outcome, bool)],
) -> Vec<usize> {
    let mut untied: Vec<usize> = (0..rows.len()).filter(|&row| !rows[row].1).collect();
    if skill == Skill::MatchpointTies {
        untied.clear();
    } else if difficulty == Difficulty::Easy && chance.percent(40) {
        untied = chance.pick(&untied).into_iter().collect();
    }
    if untied.len() == rows.len() {
        untied.clear();
    }
    untied
}
