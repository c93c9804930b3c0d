//! What a wrong total is close to, if no known mistake explains it: one line of the right account
//! changed, or a neighbouring result.

use crate::prelude::*;
use crate::scoring::board_result::{alike, bid, line, raised, with_margin};
use engine::score::ScoreLine;

/// What a wrong total is close to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Near {
    /// The score for one trick more.
    TrickMore,
    /// The score for one trick fewer.
    TrickFewer,
    /// The sum of all lines but this one.
    Without(ScoreLine),
    /// The sum of the lines, with this one having another value.
    Otherwise {
        /// The right line.
        line: ScoreLine,
        /// The value that would give the total.
        other: i32,
    },
    /// The sum of the lines and one that does not belong there.
    With(ScoreLine),
    /// The sum of the lines with this one counted twice.
    Twice(ScoreLine),
    /// No explanation: the total is this many points too high.
    Above(i32),
    /// No explanation: the total is this many points too low.
    Below(i32),
}

/// What a wrong total is close to. Explanations are tried in a fixed order, the nearest first.
pub(crate) fn near(result: &DealResult, given: i32) -> Near {
    let off = given - result.score();
    let account = result.account();
    let lines = || account.lines().iter().copied();
    let known = known_lines(result);
    let same_group = |a: &ScoreLine, b: &ScoreLine| group(a.item) == group(b.item);
    let trick = |by| with_margin(result, result.margin() + by).score() - result.score();
    // How far off the total is by each explanation.
    let mut explanations = vec![(trick(1), Near::TrickMore), (trick(-1), Near::TrickFewer)];
    // Without its only line, the account would have no total.
    if lines().len() > 1 {
        explanations.extend(lines().map(|line| (-line.points, Near::Without(line))));
    }
    for line in lines() {
        let others = known.iter().filter(|other| same_group(other, &line));
        explanations.extend(others.map(|other| {
            let other = other.points;
            (other - line.points, Near::Otherwise { line, other })
        }));
    }
    explanations.extend(lines().map(|line| (line.points, Near::Twice(line))));
    if result.is_made() {
        let new = |added: &&ScoreLine| lines().all(|line| !same_group(&line, added));
        let added = known.iter().filter(new);
        explanations.extend(added.map(|line| (line.points, Near::With(*line))));
    }
    match explanations.into_iter().find(|(by, _)| *by == off) {
        Some((_, near)) => near,
        None if off > 0 => Near::Above(off),
        None => Near::Below(-off),
    }
}

/// One line of each group, of which an account has at most one.
const fn group(item: ScoreItem) -> ScoreItem {
    match item {
        ScoreItem::PartScore => ScoreItem::Game,
        ScoreItem::SmallSlam => ScoreItem::GrandSlam,
        alone => alone,
    }
}

/// The lines of results that differ in one respect, and every possible bonus.
fn known_lines(result: &DealResult) -> Vec<ScoreLine> {
    let higher = line(raised(result.bid, 1), result.doubling, result.margin());
    let mut like = alike(result);
    like.push(higher.at(result.vulnerability));
    // The bonuses for doubled contracts are among those that are alike.
    let everywhere = Vulnerability::ALL.into_iter().flat_map(|vulnerability| {
        let bids = (1..=7).map(|level| bid(level, result.bid.strain));
        bids.map(move |bid| line(bid, Doubling::Undoubled, 0).at(vulnerability))
    });
    let lines = |result: DealResult| result.account().lines().to_vec();
    let bonuses = everywhere.flat_map(lines);
    let bonuses = bonuses.filter(|line| line.item > ScoreItem::Overtricks);
    like.into_iter().flat_map(lines).chain(bonuses).collect()
}
