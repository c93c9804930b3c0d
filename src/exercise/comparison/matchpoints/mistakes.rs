//! Matchpoints counted by well-known wrong rules.

use super::Comparison;
use crate::prelude::*;
use engine::score::matchpoints::Scale;
use engine::tournament::traveller::Outcome;

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

pub(super) struct Counting {
    /// Line by line; `None` for a line that is not counted.
    pub(super) scores: Vec<Option<i32>>,
    /// The half points for a tie; a win counts twice as many.
    pub(super) tie: i32,
}

impl Counting {
    /// The scores of the other lines for which `like` holds.
    fn others(&self, row: usize, like: impl Fn(&i32, &i32) -> bool) -> Vec<i32> {
        let Some(own) = self.scores[row] else {
            return Vec::new();
        };
        let others = self.scores.iter().enumerate().filter(|(at, _)| *at != row);
        let scores = others.filter_map(|(_, score)| *score);
        scores.filter(|score| like(score, &own)).collect()
    }

    pub(super) fn lower(&self, row: usize) -> i32 {
        number(self.others(row, i32::lt).len())
    }

    pub(super) fn equal(&self, row: usize) -> i32 {
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
pub(super) fn all(comparison: &Comparison) -> Vec<(Mistake, Answer)> {
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
