//! Scores for generated exercises, with results that are easily taken for the right one.

use contract_bridge::Strain;

use super::{Possible, ScoreToContract};
use crate::scoring::board_result::{BoardResult, Wanted, bid, line};
use crate::{Difficulty, Draw, Skill};
use engine::Doubling;
use engine::Side;
use engine::score::ResultLine;

/// A score that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ScoreToContract {
    let line = right_line(draw);
    let place = BoardResult::somewhere(line, &mut draw.chance);
    let right = Possible {
        line,
        declarer: place.declarer,
        vulnerability: place.deal().vulnerability,
    };
    // The side that gains points has them on the slip.
    let own = Side::of(right.declarer);
    let side = if right.deal().is_made() {
        own
    } else {
        own.opponents()
    };
    let score = right.score_of(side);
    let mut options = vec![right];
    options.extend(wrong(draw, &right, side, score));
    draw.chance.shuffle(&mut options);
    ScoreToContract {
        side,
        score,
        options,
    }
}

fn right_line(draw: &mut Draw<'_>) -> ResultLine {
    let (made, difficulty) = (draw.skill == Skill::ResultFromScore, draw.difficulty);
    let chance = &mut draw.chance;
    // Doubled: a quarter of the medium ones, most of the hard ones; a fifth of
    // those is redoubled. Slams: a quarter of the medium and the hard ones made.
    let doubled = match difficulty {
        Difficulty::Easy => false,
        Difficulty::Medium => chance.percent(25),
        Difficulty::Hard => chance.percent(70),
    };
    let doubling = match doubled {
        true if chance.percent(20) => Doubling::Redoubled,
        true => Doubling::Doubled,
        false => Doubling::Undoubled,
    };
    let slam = made && difficulty != Difficulty::Easy && chance.percent(25);
    let levels = match (slam, difficulty) {
        (true, _) => (6, 7),
        (false, Difficulty::Easy) => (1, 4),
        (false, _) => (1, 5),
    };
    let margins: &[i32] = match (made, difficulty) {
        (true, Difficulty::Easy) => &[0, 0, 1],
        (true, _) => &[0, 1, 2],
        (false, Difficulty::Easy) => &[-1, -2, -3],
        (false, _) => &[-1, -2, -3, -4],
    };
    let wanted = Wanted {
        strains: &Strain::ASC,
        levels,
        margins,
        doubling,
    };
    wanted.line(draw)
}

/// Three results that score otherwise. Those that a wrong rule leads to come first: one
/// at least where it is easy, three where it is hard, as far as there are any.
fn wrong(draw: &mut Draw<'_>, right: &Possible, side: Side, score: i32) -> Vec<Possible> {
    let mut near: Vec<Possible> = Vec::new();
    for other in neighbours(right) {
        if other.score_of(side) != score && !near.contains(&other) {
            near.push(other);
        }
    }
    draw.chance.shuffle(&mut near);
    let first = match draw.difficulty {
        Difficulty::Easy => 1,
        Difficulty::Medium => 2,
        Difficulty::Hard => 3,
    };
    let (mut wrong, mut others) = (Vec::new(), Vec::new());
    for other in near {
        // No longer asked once there are enough: it is what costs time.
        if wrong.len() < first && other.slip(side, score).is_some() {
            wrong.push(other);
        } else {
            others.push(other);
        }
    }
    wrong.extend(others);
    wrong.truncate(3);
    wrong
}

/// Results that differ from this one in one thing.
fn neighbours(right: &Possible) -> Vec<Possible> {
    let ResultLine {
        bid: own,
        doubling,
        tricks,
    } = right.line;
    let level = i32::from(own.level.get());
    let margin = right.line.margin();
    let with = |line: ResultLine| Possible { line, ..*right };
    let same_tricks = |level: i32| {
        let level = level.clamp(1, 7);
        let margin = i32::from(tricks.get()) - 6 - level;
        with(line(bid(level, own.strain), doubling, margin))
    };
    let mut near = vec![
        Possible {
            vulnerability: right.vulnerability.other(),
            ..*right
        },
        Possible {
            declarer: right.declarer.lho(),
            ..*right
        },
        // As many tricks, with more or fewer of them bid.
        same_tricks(level - 1),
        same_tricks(level - 2),
        same_tricks(level + 1),
        with(line(own, doubling, margin + 1)),
        with(line(own, doubling, margin - 1)),
    ];
    near.extend(Strain::ASC.map(|strain| with(line(bid(level, strain), doubling, margin))));
    near.extend(Doubling::ALL.map(|doubling| {
        let line = ResultLine {
            doubling,
            ..right.line
        };
        with(line)
    }));
    // Whoever only doubles the plain price of undertricks takes these for each other.
    if margin < 0 {
        near.extend([-1, -2, -3, -4].map(|margin| with(line(own, doubling, margin))));
        near.extend([-2, -4].map(|margin| with(line(own, Doubling::Doubled, margin))));
    }
    near
}
