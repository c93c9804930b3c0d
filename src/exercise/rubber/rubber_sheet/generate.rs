//! Rubbers for generated exercises.

use super::{Asks, RubberSheet};
use crate::rubber::rubber_story::{self, Plan, Token};
use crate::{Difficulty, Draw, Skill};
use engine::Side;
use engine::score::rubber::Rubber;

use Token::{Doubled, Down, Finish, Game, Long, Part, PassedOut, Slam};

/// Rubbers of which the deals are asked about: the game is made in one deal, then by
/// part-scores, then with everything that only looks like it.
const GAMES: [&[Plan]; 3] = [
    &[
        &[(Part, true), (Game, false), (Part, true)],
        &[(Part, true), (Finish, true), (Part, false)],
        &[(Game, true), (Part, false), (Down, false)],
        &[(Part, true), (Part, false), (Finish, true)],
    ],
    &[
        &[(Part, true), (Long, false), (Finish, true), (Part, false)],
        &[(Part, false), (Down, true), (Finish, false), (Part, true)],
        &[(Long, true), (Part, false), (Game, false), (Finish, true)],
        &[(Long, true), (Doubled, false), (Part, true), (Part, false)],
    ],
    &[
        &[
            (Part, true),
            (Down, false),
            (Doubled, false),
            (Long, true),
            (Finish, true),
        ],
        &[
            (Long, true),
            (Part, false),
            (Doubled, true),
            (Long, false),
            (Finish, false),
        ],
        &[
            (Part, false),
            (PassedOut, true),
            (Part, true),
            (Finish, true),
            (Doubled, false),
        ],
        &[
            (Slam, true),
            (Part, false),
            (Down, true),
            (Long, true),
            (Finish, false),
        ],
    ],
];

/// Rubbers that are won.
const WON: [&[Plan]; 3] = [
    &[
        &[(Game, true), (Down, false), (Game, true)],
        &[(Game, true), (Game, false), (Game, true)],
        &[(Part, true), (Game, true), (Game, true)],
    ],
    &[
        &[(Part, false), (Game, true), (Down, true), (Game, true)],
        &[(Game, false), (Part, true), (Game, true), (Game, true)],
        &[(Game, true), (Part, false), (Part, true), (Finish, true)],
        &[
            (Game, false),
            (Part, false),
            (Game, true),
            (Down, false),
            (Game, true),
        ],
    ],
    &[
        &[(Part, true), (Part, false), (Finish, true), (Doubled, true)],
        &[
            (Game, false),
            (Part, true),
            (Finish, true),
            (Down, false),
            (Doubled, true),
        ],
        &[
            (Slam, false),
            (Part, false),
            (Game, true),
            (Long, true),
            (Finish, true),
        ],
        &[
            (Part, true),
            (Game, false),
            (Game, true),
            (PassedOut, true),
            (Part, false),
            (Game, true),
        ],
    ],
];

/// Rubbers that are broken off: one thing only, then both, then what pays nobody.
const BROKEN_OFF: [&[Plan]; 3] = [
    &[
        &[(Game, true), (Down, false), (Down, true)],
        &[(Part, true), (Down, false), (Down, true)],
        &[(Down, true), (Game, true), (Down, true)],
        &[(Down, false), (Part, true), (Down, false)],
    ],
    &[
        &[(Game, true), (Part, false), (Down, true)],
        &[(Part, false), (Game, true), (Part, true)],
        &[(Game, true), (Part, true), (Down, false)],
        &[(Part, true), (Game, false), (Down, true)],
        &[(Part, true), (Part, false), (Down, true)],
    ],
    &[
        &[(Game, true), (Game, false), (Part, true), (Down, true)],
        &[(Game, true), (Game, false), (Part, true), (Part, false)],
        &[(Part, false), (Game, true), (Down, false), (Game, false)],
        &[
            (Game, true),
            (Part, false),
            (Game, false),
            (Part, true),
            (Down, false),
        ],
        &[(Part, true), (Game, false), (Part, true), (Part, false)],
    ],
];

/// A rubber that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> RubberSheet {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let (plans, won) = match skill {
        Skill::RubberBonus => (WON, true),
        Skill::UnfinishedRubber => (BROKEN_OFF, false),
        _ => (GAMES, false),
    };
    let level = usize::from(difficulty.number()).saturating_sub(1);
    let asks = match (skill, difficulty) {
        (Skill::RubberGame, _) => Asks::Deals,
        (_, Difficulty::Hard) => Asks::Whole,
        _ => Asks::End,
    };
    for _ in 0..20 {
        let plan = draw.chance.pick_or(plans[level], &[]);
        let Some(item) = attempt(draw, plan, asks) else {
            continue;
        };
        if asks == Asks::Deals || item.broken_off != won {
            return item;
        }
    }
    plain(won, asks)
}

fn attempt(draw: &mut Draw<'_>, plan: Plan, asks: Asks) -> Option<RubberSheet> {
    let we = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
    let hero = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
    let mut rubber = Rubber::new();
    let mut deals = Vec::new();
    // Honours on one deal in five, from the middle difficulty on.
    let honours = if draw.difficulty == Difficulty::Easy {
        0
    } else {
        20
    };
    for &(token, own) in plan {
        let side = if own { hero } else { hero.opponents() };
        let held = draw.chance.percent(honours);
        let deal = token.deal(draw, &rubber, side, held);
        rubber.add(deal.scored()).ok()?;
        deals.push(deal);
    }
    RubberSheet::new(we, deals, asks)
}

/// Where chance found nothing: two games, or one.
fn plain(won: bool, asks: Asks) -> RubberSheet {
    let deals: &[&str] = if won {
        &["4S= S", "2H-1 E", "3NT= N"]
    } else {
        &["4S= S", "2H-1 E", "2D= W"]
    };
    let deals = deals
        .iter()
        .filter_map(|deal| rubber_story::read(deal).ok());
    RubberSheet::new(Side::NorthSouth, deals.collect(), asks)
        .expect("three deals that end no rubber too early")
}
