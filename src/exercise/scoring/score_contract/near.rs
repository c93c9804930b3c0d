//! What a wrong total comes close to, where no known mistake leads to it: one line of the right
//! account taken otherwise, or a neighbouring result.

use super::entries;
use crate::scoring::board_result::{alike, bid, line};
use engine::score::{DealResult, ScoreItem, Tricks};
use engine::{Doubling, Vulnerability};

/// What a wrong total comes close to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Near {
    /// The score for one trick more.
    TrickMore,
    /// The score for one trick fewer.
    TrickFewer,
    /// The sum of all lines but this one.
    Without {
        /// The line left out.
        item: ScoreItem,
        /// Its points.
        points: i32,
    },
    /// The sum of the lines where this one has another value.
    Otherwise {
        /// The line.
        item: ScoreItem,
        /// The value that the total needs.
        other: i32,
        /// The right value.
        points: i32,
    },
    /// The sum of the lines and one that does not belong there.
    With {
        /// The line added.
        item: ScoreItem,
        /// Its points.
        points: i32,
    },
    /// The sum of the lines with this one counted twice.
    Twice {
        /// The line.
        item: ScoreItem,
        /// Its points.
        points: i32,
    },
    /// No explanation: the total is this many points too high.
    Above(i32),
    /// No explanation: the total is this many points too low.
    Below(i32),
}

/// What a wrong total comes close to; the nearest explanation first.
pub(crate) fn near(result: &DealResult, given: i32) -> Near {
    let total = result.score();
    let off = given - total;
    let scores = |by: i8| with_tricks(result, by).is_some_and(|it| it.score() == given);
    if scores(1) {
        return Near::TrickMore;
    }
    if scores(-1) {
        return Near::TrickFewer;
    }
    let account = result.account();
    let lines = || account.lines().iter().map(|line| (line.item, line.points));
    // A single line left out would be a total of nothing.
    let several = account.lines().len() > 1;
    if let Some((item, points)) = lines().find(|(_, points)| several && off == -points) {
        return Near::Without { item, points };
    }
    let known = known_lines(result);
    let other = lines().find_map(|(item, points)| {
        let value = |(other, value): &(ScoreItem, i32)| {
            group(*other) == group(item) && off == value - points
        };
        let (_, other) = *known.iter().find(|line| value(line))?;
        Some(Near::Otherwise {
            item,
            other,
            points,
        })
    });
    let surplus = || {
        let added = known.iter().find(|(item, points)| {
            result.is_made() && off == *points && lines().all(|it| group(it.0) != group(*item))
        });
        added.map(|&(item, points)| Near::With { item, points })
    };
    let twice = || {
        let line = lines().find(|(_, points)| off == *points);
        line.map(|(item, points)| Near::Twice { item, points })
    };
    let off_by = if off > 0 {
        Near::Above(off)
    } else {
        Near::Below(-off)
    };
    other.or_else(twice).or_else(surplus).unwrap_or(off_by)
}

/// Lines of which an account has one at most.
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

fn with_tricks(result: &DealResult, by: i8) -> Option<DealResult> {
    let tricks = result.tricks.get().checked_add_signed(by)?;
    let tricks = Tricks::new(tricks)?;
    Some(DealResult { tricks, ..*result })
}

/// The lines of results that differ in one thing, and every bonus there is.
fn known_lines(result: &DealResult) -> Vec<(ScoreItem, i32)> {
    let DealResult { bid: own, .. } = result;
    let level = i32::from(own.level.get());
    let made = |level: i32, doubling: Doubling, vulnerability: Vulnerability| {
        line(bid(level, own.strain), doubling, result.margin().max(0)).at(vulnerability)
    };
    let mut like = alike(result);
    like.push(DealResult {
        vulnerability: result.vulnerability.other(),
        ..*result
    });
    like.extend([-1, 1].map(|by| made(level + by, result.doubling, result.vulnerability)));
    let bonuses = Vulnerability::ALL.into_iter().flat_map(|vulnerability| {
        let levels = (1..=7).flat_map(|level| Doubling::ALL.map(|doubling| (level, doubling)));
        levels.map(move |(level, doubling)| made(level, doubling, vulnerability))
    });
    let is_bonus = |(item, _): &(ScoreItem, i32)| {
        !matches!(item, ScoreItem::TrickScore | ScoreItem::Overtricks)
    };
    let alike = like.iter().flat_map(|result| entries(&result.account()));
    let bonuses = bonuses.flat_map(|result| entries(&result.account()));
    alike.chain(bonuses.filter(is_bonus)).collect()
}
