//! Rubbers for generated exercises.

use super::{Asks, RubberSheet};
use crate::prelude::*;
use crate::rubber::rubber_story::planned;

/// Plans with questions about the deals, by difficulty: a game in one deal, a game by part-scores,
/// then deals that only look like a game.
const GAMES: [&str; 3] = [
    "PART game PART, PART FINISH part, GAME part down, PART part FINISH",
    "PART long FINISH part, part DOWN finish PART, LONG part game FINISH, LONG doubled PART part",
    "PART down doubled LONG FINISH, part LONG DOUBLED down PART, \
     part PASSED PART FINISH doubled, SLAM part DOWN finish LONG",
];

/// Rubbers won by a side, by difficulty.
const WON: [&str; 3] = [
    "GAME down GAME, GAME game GAME, PART GAME GAME",
    "part GAME DOWN GAME, game PART GAME GAME, GAME part PART FINISH, game part GAME down GAME",
    "PART part FINISH DOUBLED, game PART FINISH part DOUBLED, slam LONG part FINISH GAME, \
     PART game GAME PASSED part GAME",
];

/// Rubbers broken off, by difficulty: one premium, both premiums, then what pays neither side.
const BROKEN_OFF: [&str; 3] = [
    "GAME down DOWN, PART down DOWN, DOWN GAME DOWN, down PART down",
    "GAME part DOWN, part GAME PART, GAME PART down, PART game DOWN, PART part DOWN",
    "GAME game PART DOWN, GAME game PART part, part GAME down game, GAME part game PART down, \
     PART game PART part",
];

pub(crate) fn generate(draw: &mut Draw<'_>) -> RubberSheet {
    let plans = match draw.skill {
        Skill::RubberBonus => WON,
        Skill::UnfinishedRubber => BROKEN_OFF,
        _ => GAMES,
    };
    let plans: Vec<&str> = plans[draw.difficulty as usize - 1].split(", ").collect();
    let asks = match (draw.skill, draw.difficulty) {
        (Skill::RubberGame, _) => Asks::Deals,
        (_, Difficulty::Hard) => Asks::Whole,
        _ => Asks::End,
    };
    // From medium difficulty, one deal in five has honours.
    let honours = draw.difficulty.choose(0, 20, 20);
    for _ in 0..20 {
        let plan = draw.chance.pick_or(&plans, "");
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
    let position = format!(r#"(deals: ["4S= S", "2H-1 E", "{last}"])"#);
    let made = crate::text::plain(&position, "three deals that end no rubber too early");
    RubberSheet { asks, ..made }
}
