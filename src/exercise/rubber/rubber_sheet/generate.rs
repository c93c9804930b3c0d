//! Rubbers for generated exercises.

use super::{Asks, RubberSheet};
use crate::rubber::rubber_story::{self, Plan, Token, them, us};
use crate::{Difficulty, Draw, Skill};
use engine::Side;
use engine::score::rubber::Rubber;

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

/// Rubbers that are broken off: one thing only, then both, then what pays nobody.
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
    let last = if won { "3NT= N" } else { "2D= W" };
    let deals = ["4S= S", "2H-1 E", last].map(rubber_story::read);
    let deals: Result<_, _> = deals.into_iter().collect();
    deals
        .ok()
        .and_then(|deals| RubberSheet::new(Side::NorthSouth, deals, asks))
        .expect("three deals that end no rubber too early")
}
