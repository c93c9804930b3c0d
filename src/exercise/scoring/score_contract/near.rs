//! What a wrong total is close to, if no known mistake explains it: one line of the right account
//! changed, or a neighbouring result.

use crate::prelude::*;
use crate::scoring::board_result::{alike, bid, line};
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
    let scores = |by: i8| {
        let tricks = result
            .tricks
            .get()
            .checked_add_signed(by)
            .and_then(Tricks::new);
        tricks.is_some_and(|tricks| DealResult { tricks, ..*result }.score() == given)
    };
    if scores(1) {
        return Near::TrickMore;
    }
    if scores(-1) {
        return Near::TrickFewer;
    }
    let account = result.account();
    let lines = || account.lines().iter().copied();
    // Without its only line, the account would have no total.
    let several = account.lines().len() > 1;
    if let Some(line) = lines().find(|line| several && off == -line.points) {
        return Near::Without(line);
    }
    let known = known_lines(result);
    let same_group = |a: &ScoreLine, b: &ScoreLine| group(a.item) == group(b.item);
    for line in lines() {
        let other = line.points + off;
        let other_value = |it: &ScoreLine| same_group(it, &line) && it.points == other;
        if known.iter().any(other_value) {
            return Near::Otherwise { line, other };
        }
    }
    if let Some(line) = lines().find(|line| off == line.points) {
        return Near::Twice(line);
    }
    let new = |added: &ScoreLine| lines().all(|line| !same_group(&line, added));
    let mut added = known.iter().filter(|line| result.is_made() && new(line));
    match added.find(|line| off == line.points) {
        Some(line) => Near::With(*line),
        None if off > 0 => Near::Above(off),
        None => Near::Below(-off),
    }
}

/// Groups of lines of which an account has at most one.
const fn group(item: ScoreItem) -> u8 {
    match item {
        ScoreItem::TrickScore => 0,
        ScoreItem::Overtricks => 1,
        ScoreItem::PartScore | ScoreItem::Game => 2,
        ScoreItem::SmallSlam | ScoreItem::GrandSlam => 3,
        ScoreItem::Insult => 4,
        ScoreItem::Undertricks => 5,
    }
}

/// The lines of results that differ in one respect, and every possible bonus.
fn known_lines(result: &DealResult) -> Vec<ScoreLine> {
    let DealResult { bid: own, .. } = result;
    let level = i32::from(own.level.get());
    let made = |level: i32, doubling: Doubling, vulnerability: Vulnerability| {
        line(bid(level, own.strain), doubling, result.margin().max(0)).at(vulnerability)
    };
    let mut like = alike(result);
    like.extend([-1, 1].map(|by| made(level + by, result.doubling, result.vulnerability)));
    like.push(DealResult {
        vulnerability: result.vulnerability.other(),
        ..*result
    });
    let lines = |result: &DealResult| result.account().lines().to_vec();
    let mut known: Vec<ScoreLine> = like.iter().flat_map(lines).collect();
    for vulnerability in Vulnerability::ALL {
        for doubling in Doubling::ALL {
            let made = (1..=7).map(|level| made(level, doubling, vulnerability));
            let of_made = made.flat_map(|result| lines(&result));
            known.extend(of_made.filter(|line| group(line.item) > 1));
        }
    }
    known
}
