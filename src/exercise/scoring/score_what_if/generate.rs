//! Scores and changes for generated exercises.

use contract_bridge::Strain;

use super::{Change, ScoreWhatIf};
use crate::scoring::board_result::{BoardResult, Wanted};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::score::ResultLine;
use engine::{Doubling, Vulnerability};

/// A score with a change that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ScoreWhatIf {
    let change = change(&mut draw.chance, draw.skill, draw.difficulty);
    let line = line(draw, change);
    let mut on_board = BoardResult::somewhere(line, &mut draw.chance);
    if change == Change::Vulnerable {
        on_board = on_board.where_declarer_is(Vulnerability::NotVulnerable);
    }
    // The lines below are chosen so that the change is possible.
    ScoreWhatIf::new(on_board, change).unwrap_or_else(|| ScoreWhatIf {
        on_board,
        change,
        changed: on_board.deal(),
    })
}

/// A redouble instead of the double: none easy, a fifth medium, 40 % hard.
fn change(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Change {
    let redoubled = match difficulty {
        Difficulty::Easy => 0,
        Difficulty::Medium => 20,
        Difficulty::Hard => 40,
    };
    match skill {
        Skill::WhatIfVulnerable => Change::Vulnerable,
        Skill::WhatIfHigher => Change::Higher,
        Skill::WhatIfTrickMore => Change::TrickMore,
        _ if chance.percent(redoubled) => Change::Redoubled,
        _ => Change::Doubled,
    }
}

/// What the change falls upon. Easy: a plain part-score or game. Medium: overtricks,
/// undertricks. Hard: slams, doubled contracts, and results that the change turns.
fn line(draw: &mut Draw<'_>, change: Change) -> ResultLine {
    let difficulty = draw.difficulty;
    let easy = difficulty == Difficulty::Easy;
    let down = draw.chance.percent(if easy { 20 } else { 30 });
    let slam = difficulty == Difficulty::Hard && draw.chance.percent(25);
    // For a question about vulnerability or a trick more, half of the hard contracts
    // are doubled already.
    let doubled = difficulty == Difficulty::Hard && draw.chance.percent(50);
    let doubling = match change {
        Change::Redoubled => Doubling::Doubled,
        Change::Doubled => Doubling::Undoubled,
        _ if doubled => Doubling::Doubled,
        _ => Doubling::Undoubled,
    };
    let strain = draw.chance.pick_or(&Strain::ASC, Strain::Spades);
    // The lowest game; doubled, it begins lower.
    let game = match (strain, doubling) {
        (Strain::Notrump, Doubling::Undoubled) => 3,
        (Strain::Hearts | Strain::Spades, Doubling::Undoubled) => 4,
        (Strain::Clubs | Strain::Diamonds, Doubling::Undoubled) => 5,
        (Strain::Clubs | Strain::Diamonds, _) => 3,
        _ => 2,
    };
    let (levels, strains): (_, &[Strain]) = match change {
        _ if slam && change == Change::Higher => ((5, 6), &Strain::ASC),
        _ if slam => ((6, 6), &Strain::ASC),
        // Just below game, so that one level more reaches it: 40 %.
        Change::Higher if draw.chance.percent(40) => ((game - 1, game - 1), &[strain]),
        // As many part-scores as games: with them vulnerability does nothing.
        Change::Vulnerable if draw.chance.percent(50) => ((game, 5), &[strain]),
        _ => ((1, if easy { 4 } else { 5 }), &Strain::ASC),
    };
    let margins: &[i32] = match change {
        // One down, made with a trick more, in half of those that fail.
        Change::TrickMore if down => &[-1, -1, -2, -3],
        _ if down => &[-1, -2, -3],
        Change::Higher => &[1, 1, 2, 0],
        // Thirteen tricks leave none to add.
        Change::TrickMore if slam => &[0],
        Change::TrickMore => &[0, 0, 1],
        _ if easy => &[0, 0, 1],
        _ => &[0, 1, 2],
    };
    let wanted = Wanted {
        strains,
        levels,
        margins,
        doubling,
    };
    wanted.line(draw)
}
