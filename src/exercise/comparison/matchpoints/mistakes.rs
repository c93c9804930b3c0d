//! The columns that well-known wrong rules give, each a function beside the right one.

use super::{Matchpoints, is_passed_out};
use crate::{Answer, Slip};
use engine::Side;
use engine::score::matchpoints::Scale;

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    Slip("ties-taken-as-wins"),
    Slip("ties-taken-as-losses"),
    Slip("equal-scores-counted-once"),
    Slip("own-score-counted"),
    Slip("matchpoints-of-the-others"),
    Slip("points-for-matchpoints"),
    Slip("other-matchpoint-scale"),
    Slip("minus-sign-overlooked"),
    Slip("passed-out-left-out"),
];

/// Half points by wins and ties among the others.
struct Counting<'a> {
    scores: &'a [i32],
    /// Half points for a tie; a win has twice as many.
    tie: i32,
}

impl Counting<'_> {
    fn count(&self, row: usize, like: impl Fn(i32, i32) -> bool) -> i32 {
        let Some(&own) = self.scores.get(row) else {
            return 0;
        };
        let others = self.scores.iter().enumerate();
        let found = others.filter(|&(at, &score)| at != row && like(score, own));
        i32::try_from(found.count()).unwrap_or(i32::MAX)
    }

    fn lower(&self, row: usize) -> i32 {
        self.count(row, |score, own| score < own)
    }

    fn equal(&self, row: usize) -> i32 {
        self.count(row, |score, own| score == own)
    }

    fn right(&self, row: usize) -> i32 {
        self.tie * (2 * self.lower(row) + self.equal(row))
    }

    /// Equal scores below are beaten together.
    fn once(&self, row: usize) -> i32 {
        let own = self.scores.get(row).copied().unwrap_or(0);
        let mut below: Vec<i32> = self.scores.to_vec();
        below.retain(|&score| score < own);
        below.sort_unstable();
        below.dedup();
        let below = i32::try_from(below.len()).unwrap_or(i32::MAX);
        self.tie * (2 * below + self.equal(row))
    }
}

pub(super) fn all(item: &Matchpoints) -> Vec<(Slip, Answer)> {
    let scores = item.scores();
    let tie = i32::from(item.scale.per_win());
    let counting = Counting {
        scores: &scores,
        tie,
    };
    let sizes: Vec<i32> = scores.iter().map(|score| score.abs()).collect();
    let unsigned = Counting {
        scores: &sizes,
        tie,
    };
    let top = item.top();
    let points = |row: usize| 2 * scores.get(row).copied().unwrap_or(0);
    let other = |row: usize| match item.scale {
        Scale::TwoPerWin => counting.right(row) / 2,
        Scale::OnePerWin => counting.right(row) * 2,
    };
    let columns = vec![
        (
            "ties-taken-as-wins",
            item.column(|row| 2 * tie * (counting.lower(row) + counting.equal(row))),
        ),
        (
            "ties-taken-as-losses",
            item.column(|row| 2 * tie * counting.lower(row)),
        ),
        (
            "equal-scores-counted-once",
            item.column(|row| counting.once(row)),
        ),
        (
            "minus-sign-overlooked",
            item.column(|row| unsigned.right(row)),
        ),
        ("passed-out-left-out", without_passed_out(item, tie)),
        (
            "own-score-counted",
            item.column(|row| counting.right(row) + 2 * tie),
        ),
        (
            "own-score-counted",
            item.column(|row| counting.right(row) + tie),
        ),
        (
            "matchpoints-of-the-others",
            item.column(|row| top - counting.right(row)),
        ),
        ("points-for-matchpoints", item.column(points)),
        ("other-matchpoint-scale", item.column(other)),
    ];
    // Of what is left of the top there is no other scale, and points were never meant.
    let of_ns = ["points-for-matchpoints", "other-matchpoint-scale"];
    columns
        .into_iter()
        .filter(|(id, _)| item.side == Side::NorthSouth || !of_ns.contains(id))
        .filter_map(|(id, column)| Some((Slip(id), column?)))
        .collect()
}

/// A table that passed the deal out is no result for anybody.
fn without_passed_out(item: &Matchpoints, tie: i32) -> Option<Answer> {
    let lines = item.sheet.lines();
    let scores = item.scores();
    let compared = |row: usize, like: &dyn Fn(i32, i32) -> bool| {
        let own = scores.get(row).copied().unwrap_or(0);
        let others = lines.iter().zip(&scores).enumerate();
        let found = others
            .filter(|(at, (line, score))| *at != row && !is_passed_out(line) && like(**score, own));
        i32::try_from(found.count()).unwrap_or(i32::MAX)
    };
    item.column(|row| {
        if lines.get(row).is_some_and(is_passed_out) {
            return 0;
        }
        let lower = compared(row, &|score, own| score < own);
        tie * (2 * lower + compared(row, &|score, own| score == own))
    })
}
