//! Results for generated exercises.

use contract_bridge::Strain;

use super::{Form, ScoreContract};
use crate::scoring::board_result::{BoardResult, SUITS, Wanted};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::score::ResultLine;
use engine::{Doubling, Vulnerability};

/// A result that practises the skill: as it was played at a table where the bank has
/// one, or made up where such results are rare.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ScoreContract {
    let line = line(draw);
    let chance = &mut draw.chance;
    let mut on_board = BoardResult::somewhere(line, chance);
    // The side that declares decides: move it to where the skill wants it.
    match draw.skill {
        Skill::DoubledUndertricksNotVulnerable => {
            on_board = on_board.where_declarer_is(Vulnerability::NotVulnerable);
        }
        Skill::DoubledUndertricksVulnerable => {
            on_board = on_board.where_declarer_is(Vulnerability::Vulnerable);
        }
        _ => {}
    }
    ScoreContract {
        on_board,
        // A form of eight lines is one more thing to learn.
        form: if draw.difficulty != Difficulty::Easy && draw.chance.percent(40) {
            Form::Account
        } else {
            Form::Total
        },
        aim: Some(draw.skill),
    }
}

fn line(draw: &mut Draw<'_>) -> ResultLine {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let doubling = doubling(&mut draw.chance, skill, difficulty);
    let strain = draw.chance.pick_or(&Strain::ASC, Strain::Hearts);
    let strains: &[Strain] = match skill {
        Skill::TrickPointsSuit => SUITS,
        Skill::TrickPointsNotrump => &[Strain::Notrump],
        // Where game begins depends on the strain.
        Skill::GameBonus | Skill::DoubledContract => &[strain],
        _ => &Strain::ASC,
    };
    // Doubled into game, the case most often got wrong: 40 % of what is made doubled.
    let lifted = skill == Skill::DoubledContract
        && difficulty != Difficulty::Easy
        && draw.chance.percent(40);
    let wanted = Wanted {
        strains,
        levels: if lifted {
            lifted_by(doubling, strain)
        } else {
            levels(skill, difficulty, strain)
        },
        margins: margins(skill, difficulty),
        doubling,
    };
    // Grand slams are rarer at the table than they should be here: 30 %.
    if skill == Skill::SlamBonus && draw.chance.percent(30) {
        let grand = Wanted {
            levels: (7, 7),
            margins: &[0],
            ..wanted
        };
        return grand.made_up(&mut draw.chance);
    }
    // A slam that was not bid: 30 % of the hard ones.
    if skill == Skill::SlamBonus && difficulty == Difficulty::Hard && draw.chance.percent(43) {
        let unbid = Wanted {
            levels: (5, 5),
            margins: &[1, 2],
            ..wanted
        };
        return unbid.line(draw);
    }
    wanted.line(draw)
}

/// Redoubled contracts are rare, so that 30 % of the harder ones are made so.
fn doubling(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Doubling {
    let hard = difficulty == Difficulty::Hard;
    match skill {
        Skill::DoubledContract
        | Skill::DoubledUndertricksNotVulnerable
        | Skill::DoubledUndertricksVulnerable => {
            if difficulty != Difficulty::Easy && chance.percent(30) {
                Doubling::Redoubled
            } else {
                Doubling::Doubled
            }
        }
        Skill::Overtricks if hard && chance.percent(50) => Doubling::Doubled,
        _ => Doubling::Undoubled,
    }
}

fn levels(skill: Skill, difficulty: Difficulty, strain: Strain) -> (i32, i32) {
    let hard = difficulty == Difficulty::Hard;
    match skill {
        Skill::TrickPointsSuit | Skill::TrickPointsNotrump | Skill::Overtricks => {
            (1, if hard { 5 } else { 4 })
        }
        Skill::GameBonus => match strain {
            Strain::Notrump => (2, 5),
            Strain::Hearts | Strain::Spades => (3, 5),
            Strain::Clubs | Strain::Diamonds => (4, 5),
        },
        Skill::SlamBonus => (6, 6),
        Skill::DoubledContract => (1, if hard { 6 } else { 4 }),
        _ => (1, if hard { 7 } else { 5 }),
    }
}

/// The levels that only the double or the redouble makes a game.
const fn lifted_by(doubling: Doubling, strain: Strain) -> (i32, i32) {
    match (doubling, strain) {
        (Doubling::Redoubled, Strain::Clubs | Strain::Diamonds) => (2, 4),
        (Doubling::Redoubled, Strain::Notrump) => (1, 2),
        (Doubling::Redoubled, _) => (1, 3),
        (_, Strain::Clubs | Strain::Diamonds) => (3, 4),
        (_, Strain::Notrump) => (2, 2),
        (_, Strain::Hearts | Strain::Spades) => (2, 3),
    }
}

const fn margins(skill: Skill, difficulty: Difficulty) -> &'static [i32] {
    let hard = matches!(difficulty, Difficulty::Hard);
    match skill {
        Skill::Overtricks if hard => &[1, 2, 3, 4],
        Skill::Overtricks => &[1, 2, 3],
        Skill::Undertricks if hard => &[-1, -2, -3, -4, -5, -6],
        Skill::Undertricks => &[-1, -2, -3],
        Skill::DoubledUndertricksNotVulnerable | Skill::DoubledUndertricksVulnerable if hard => {
            &[-1, -2, -3, -4, -5, -6, -7]
        }
        Skill::DoubledUndertricksNotVulnerable | Skill::DoubledUndertricksVulnerable => {
            &[-1, -2, -3, -4]
        }
        Skill::TrickPointsSuit | Skill::TrickPointsNotrump | Skill::GameBonus if hard => &[1, 2, 3],
        _ if matches!(difficulty, Difficulty::Easy) => &[0, 0, 1],
        _ => &[0, 1, 2],
    }
}
