//! Results for generated exercises.

use contract_bridge::auction::AbsoluteVulnerability;
use contract_bridge::{Bid, Level, Seat, Strain};

use super::{Form, ScoreContract};
use crate::engine::score::Tricks;
use crate::engine::{Board, Doubling, Side, Vulnerability, vulnerability_of};
use crate::exercise::{Difficulty, Draw, Skill};

/// A result that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ScoreContract {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let chance = &mut draw.chance;
    let number = chance.between(1, 16).unsigned_abs();
    let board = Board::new(number).map_or(AbsoluteVulnerability::NONE, Board::vulnerability);
    let declarer = chance.pick_or(&Seat::ALL, Seat::South);
    let mut item = ScoreContract {
        bid: Bid::new(4, Strain::Spades),
        doubling: Doubling::Undoubled,
        declarer,
        tricks: Tricks::new(10).unwrap_or(any_tricks(0)),
        number: Some(number),
        vulnerability: board,
        form: if chance.percent(40) {
            Form::Account
        } else {
            Form::Total
        },
    };
    let suits = [
        Strain::Clubs,
        Strain::Diamonds,
        Strain::Hearts,
        Strain::Spades,
    ];
    let strain = match skill {
        Skill::TrickPointsSuit => chance.pick_or(&suits, Strain::Spades),
        Skill::TrickPointsNotrump => Strain::Notrump,
        _ => chance.pick_or(&Strain::ASC, Strain::Hearts),
    };
    let hard = difficulty == Difficulty::Hard;
    let level = match skill {
        Skill::TrickPointsSuit | Skill::TrickPointsNotrump | Skill::Overtricks => {
            chance.between(1, if hard { 5 } else { 4 })
        }
        Skill::GameBonus => match strain {
            Strain::Notrump => chance.between(2, 5),
            Strain::Hearts | Strain::Spades => chance.between(3, 5),
            Strain::Clubs | Strain::Diamonds => chance.between(4, 5),
        },
        Skill::SlamBonus => chance.between(if hard { 5 } else { 6 }, 7),
        Skill::DoubledContract => chance.between(1, if hard { 6 } else { 4 }),
        _ => chance.between(1, if hard { 7 } else { 5 }),
    };
    item.bid = Bid {
        level: level_of(level),
        strain,
    };
    let room = 7 - level;
    let margin = match skill {
        Skill::Overtricks => chance.between(1, if hard { 5 } else { 3 }),
        Skill::Undertricks => -chance.between(1, if hard { 6 } else { 3 }),
        Skill::DoubledUndertricksNotVulnerable | Skill::DoubledUndertricksVulnerable => {
            -chance.between(1, if hard { 7 } else { 4 })
        }
        _ => chance.pick_or(
            if difficulty == Difficulty::Easy {
                &[0, 0, 1]
            } else {
                &[0, 1, 2]
            },
            0,
        ),
    };
    item.tricks = any_tricks(6 + level + margin.min(room));
    let redoubled = difficulty != Difficulty::Easy && chance.percent(30);
    item.doubling = match skill {
        Skill::DoubledContract
        | Skill::DoubledUndertricksNotVulnerable
        | Skill::DoubledUndertricksVulnerable => {
            if redoubled {
                Doubling::Redoubled
            } else {
                Doubling::Doubled
            }
        }
        Skill::Overtricks if hard && chance.percent(50) => Doubling::Doubled,
        _ => Doubling::Undoubled,
    };
    // The side that declares decides: seat it where the skill wants it.
    let wanted = match skill {
        Skill::DoubledUndertricksNotVulnerable => Some(Vulnerability::NotVulnerable),
        Skill::DoubledUndertricksVulnerable => Some(Vulnerability::Vulnerable),
        _ => None,
    };
    if let Some(wanted) = wanted {
        for _ in 0..16 {
            if vulnerability_of(item.vulnerability, Side::of(item.declarer)) == wanted {
                break;
            }
            let next = item.number.unwrap_or(1) % 16 + 1;
            item.number = Some(next);
            item.vulnerability =
                Board::new(next).map_or(AbsoluteVulnerability::NONE, Board::vulnerability);
        }
    }
    item
}

fn level_of(level: i32) -> Level {
    Level::try_new(u8::try_from(level.clamp(1, 7)).unwrap_or(1)).unwrap_or(Level::new(1))
}

/// So many tricks, brought into the range 0 to 13.
fn any_tricks(tricks: i32) -> Tricks {
    let tricks = u8::try_from(tricks.clamp(0, 13)).unwrap_or(0);
    Tricks::new(tricks).unwrap_or_else(|| Tricks::all().next().expect("0 tricks are possible"))
}
