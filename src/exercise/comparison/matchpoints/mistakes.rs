//! The columns that well-known wrong rules give, each a function beside the right one.

use super::Matchpoints;
use crate::grade::slips;
use crate::{Answer, Slip};
use engine::Side;
use engine::score::matchpoints::Scale;
use engine::tournament::sheet::Outcome;

slips! {
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

/// Half points by wins and ties among the others.
struct Counting {
    /// Line by line; one without a score is left out.
    scores: Vec<Option<i32>>,
    /// Half points for a tie; a win has twice as many.
    tie: i32,
}

impl Counting {
    fn others(&self, row: usize, like: impl Fn(i32, i32) -> bool) -> Vec<i32> {
        let Some(own) = self.scores[row] else {
            return Vec::new();
        };
        let others = self.scores.iter().enumerate().filter(|(at, _)| *at != row);
        let scores = others.filter_map(|(_, score)| *score);
        scores.filter(|&score| like(score, own)).collect()
    }

    fn lower(&self, row: usize) -> i32 {
        count(&self.others(row, |score, own| score < own))
    }

    fn equal(&self, row: usize) -> i32 {
        count(&self.others(row, |score, own| score == own))
    }

    fn right(&self, row: usize) -> i32 {
        self.tie * (2 * self.lower(row) + self.equal(row))
    }

    /// Equal scores below are beaten together.
    fn once(&self, row: usize) -> i32 {
        let mut below = self.others(row, |score, own| score < own);
        below.sort_unstable();
        below.dedup();
        self.tie * (2 * count(&below) + self.equal(row))
    }
}

fn count(scores: &[i32]) -> i32 {
    i32::try_from(scores.len()).unwrap_or(i32::MAX)
}

pub(super) fn all(item: &Matchpoints) -> Vec<(Slip, Answer)> {
    let scores = item.scores();
    let tie = i32::from(item.scale.per_win());
    let counting = |scores: Vec<Option<i32>>| Counting { scores, tie };
    let right = counting(scores.iter().copied().map(Some).collect());
    let unsigned = counting(scores.iter().map(|score| Some(score.abs())).collect());
    // A table that passed the deal out is no result for anybody.
    let lines = item.sheet.lines().iter().zip(&scores);
    let bid = lines.map(|(line, score)| (line.outcome != Outcome::PassedOut).then_some(*score));
    let bid = counting(bid.collect());
    let top = item.top();
    let other = |row: usize| match item.scale {
        Scale::TwoPerWin => right.right(row) / 2,
        Scale::OnePerWin => right.right(row) * 2,
    };
    let as_wins = |row: usize| 2 * tie * (right.lower(row) + right.equal(row));
    let mut columns = vec![
        (TIES_AS_WINS, item.column(as_wins)),
        (
            TIES_AS_LOSSES,
            item.column(|row| 2 * tie * right.lower(row)),
        ),
        (EQUAL_COUNTED_ONCE, item.column(|row| right.once(row))),
        (MINUS_OVERLOOKED, item.column(|row| unsigned.right(row))),
        (PASSED_OUT_LEFT_OUT, item.column(|row| bid.right(row))),
        (
            OWN_SCORE_COUNTED,
            item.column(|row| right.right(row) + 2 * tie),
        ),
        (OWN_SCORE_COUNTED, item.column(|row| right.right(row) + tie)),
        (OF_THE_OTHERS, item.column(|row| top - right.right(row))),
    ];
    // Of what is left of the top there is no other scale, and points were never meant.
    if item.side == Side::NorthSouth {
        columns.push((POINTS, item.column(|row| 2 * scores[row])));
        columns.push((OTHER_SCALE, item.column(other)));
    }
    let columns = columns.into_iter();
    columns
        .filter_map(|(slip, column)| Some((slip, column?)))
        .collect()
}
