//! Rubbers for generated exercises.

use super::{Asks, RubberSheet};
use crate::rubber::rubber_story::{Plan, Token, planned, them, us};
use crate::{Difficulty, Draw, Exercise as _, Skill};
use engine::Side;

use Token::{Doubled, Down, Finish, Game, Long, Part, PassedOut, Slam};

/// Rubbers of which the deals are asked about: the game is made in one deal, then by
/// part-scores, then with everything that only looks like it.
const GAMES: [&[Plan]; 3] = [
    &[
        &[us(Part), them(Game), us(Part)],
        &[us(Part), us(Finish), them(Part)],
        &[us(Game), them(Part), them(Down)],
        &[us(Part), them(Part), us(Finish)],
    ],
    &[
        &[us(Part), them(Long), us(Finish), them(Part)],
        &[them(Part), us(Down), them(Finish), us(Part)],
        &[us(Long), them(Part), them(Game), us(Finish)],
        &[us(Long), them(Doubled), us(Part), them(Part)],
    ],
    &[
        &[us(Part), them(Down), them(Doubled), us(Long), us(Finish)],
        &[us(Long), them(Part), us(Doubled), them(Long), them(Finish)],
        &[
            them(Part),
            us(PassedOut),
            us(Part),
            us(Finish),
            them(Doubled),
        ],
        &[us(Slam), them(Part), us(Down), us(Long), them(Finish)],
    ],
];

/// Rubbers that are won.
const WON: [&[Plan]; 3] = [
    &[
        &[us(Game), them(Down), us(Game)],
        &[us(Game), them(Game), us(Game)],
        &[us(Part), us(Game), us(Game)],
    ],
    &[
        &[them(Part), us(Game), us(Down), us(Game)],
        &[them(Game), us(Part), us(Game), us(Game)],
        &[us(Game), them(Part), us(Part), us(Finish)],
        &[them(Game), them(Part), us(Game), them(Down), us(Game)],
    ],
    &[
        &[us(Part), them(Part), us(Finish), us(Doubled)],
        &[them(Game), us(Part), us(Finish), them(Down), us(Doubled)],
        &[them(Slam), them(Part), us(Game), us(Long), us(Finish)],
        &[
            us(Part),
            them(Game),
            us(Game),
            us(PassedOut),
            them(Part),
            us(Game),
        ],
    ],
];

/// Rubbers that are broken off: one thing only, then both, then what pays neither side.
const BROKEN_OFF: [&[Plan]; 3] = [
    &[
        &[us(Game), them(Down), us(Down)],
        &[us(Part), them(Down), us(Down)],
        &[us(Down), us(Game), us(Down)],
        &[them(Down), us(Part), them(Down)],
    ],
    &[
        &[us(Game), them(Part), us(Down)],
        &[them(Part), us(Game), us(Part)],
        &[us(Game), us(Part), them(Down)],
        &[us(Part), them(Game), us(Down)],
        &[us(Part), them(Part), us(Down)],
    ],
    &[
        &[us(Game), them(Game), us(Part), us(Down)],
        &[us(Game), them(Game), us(Part), them(Part)],
        &[them(Part), us(Game), them(Down), them(Game)],
        &[us(Game), them(Part), them(Game), us(Part), them(Down)],
        &[us(Part), them(Game), us(Part), them(Part)],
    ],
];

/// A rubber that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> RubberSheet {
    let plans = match draw.skill {
        Skill::RubberBonus => WON,
        Skill::UnfinishedRubber => BROKEN_OFF,
        _ => GAMES,
    };
    let plans = plans[draw.difficulty as usize - 1];
    let (asks, word) = match (draw.skill, draw.difficulty) {
        (Skill::RubberGame, _) => (Asks::Deals, "deals"),
        (_, Difficulty::Hard) => (Asks::Whole, "whole"),
        _ => (Asks::End, "end"),
    };
    // Honours on one deal in five, from the middle difficulty on.
    let honours = match draw.difficulty {
        Difficulty::Easy => 0,
        Difficulty::Medium | Difficulty::Hard => 20,
    };
    for _ in 0..20 {
        let plan = draw.chance.pick_or(plans, &[]);
        let we = draw.chance.pick_or(&Side::ALL, Side::NorthSouth).into();
        let hero = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
        let planned = planned(draw, plan, hero, |chance| chance.percent(honours));
        if let Some((deals, _)) = planned {
            let made = RubberSheet { deals, we, asks };
            if made.pose().is_ok_and(|posed| posed.asks_for(draw.skill)) {
                return made;
            }
        }
    }
    let last = match draw.skill {
        Skill::RubberBonus => "3NT= N",
        _ => "2D= W",
    };
    let position = format!(r#"(deals: ["4S= S", "2H-1 E", "{last}"], asks: {word})"#);
    crate::text::plain(&position, "three deals that end no rubber too early")
}
