//! Deals for generated exercises.

use Token::{Doubled, Down, Finish, Game, Long, Part, Slam};

use super::RubberEntry;
use crate::Exercise as _;
use crate::prelude::*;
use crate::rubber::rubber_story::{StoryDeal, Token, planned};
use engine::score::rubber::{GAME, Rubber};

/// The deals already on the sheet, by difficulty.
const SHEETS: [&[&str]; 3] = [
    &["", "PART", "part"],
    &["GAME", "game", "PART game", "PART part"],
    &["GAME game", "game PART", "part GAME DOWN"],
];

/// The most points of a part-score: three of a major.
const MOST_IN_PARTS: i32 = 90;

/// A deal that practises the skill. Easy: a plain result at a known vulnerability. Medium: the
/// sheet has entries. Hard: doubled into game, honours of the side that went down or of the
/// defenders, slams.
pub(crate) fn generate(draw: &mut Draw<'_>) -> RubberEntry {
    let sheets = SHEETS[draw.difficulty as usize - 1];
    for _ in 0..30 {
        let we = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
        let plan = draw.chance.pick_or(sheets, "");
        let hero = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
        let Some((before, rubber)) = planned(draw, plan, hero, |_| false) else {
            continue;
        };
        let made = RubberEntry {
            deal: asked(draw, &rubber),
            before,
            we: we.into(),
            vulnerability: draw.difficulty == Difficulty::Easy,
        };
        if made.pose().is_ok_and(|posed| posed.asks_for(draw.skill)) {
            return made;
        }
    }
    let deal = match draw.skill {
        Skill::RubberBelowTheLine => "2S+1 S",
        _ => "2S-1 S",
    };
    let position = format!("(deal: \"{deal}\", vulnerability: true)");
    crate::text::plain(&position, "a first part-score ends no rubber")
}

/// The deal asked about.
fn asked(draw: &mut Draw<'_>, rubber: &Rubber) -> StoryDeal {
    let below: &[(Token, bool)] = match draw.difficulty {
        Difficulty::Easy => &[(Part, false), (Long, false), (Game, false)],
        Difficulty::Medium => &[(Long, false), (Finish, false), (Doubled, false)],
        Difficulty::Hard => &[(Doubled, false), (Doubled, false), (Finish, false)],
    };
    let above: &[(Token, bool)] = match draw.difficulty {
        Difficulty::Easy => &[(Down, false), (Down, false), (Slam, false)],
        Difficulty::Medium => &[(Down, false), (Slam, false), (Part, true), (Game, true)],
        Difficulty::Hard => &[(Down, true), (Down, true), (Slam, true), (Doubled, true)],
    };
    let kinds = match draw.skill {
        Skill::RubberBelowTheLine => below,
        _ => above,
    };
    let (token, honours) = draw.chance.pick_or(kinds, (Part, false));
    // Completing a game needs a part-score. The end of the rubber is not asked here.
    let side = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
    let side = match token {
        Finish if rubber.part_score(side) == 0 => side.opponents(),
        _ if rubber.games(side) > 0 && token != Down => side.opponents(),
        _ => side,
    };
    let token = match token {
        // A part-score cannot complete this game, and the deal would go down instead.
        Finish if rubber.part_score(side) + MOST_IN_PARTS < GAME => Doubled,
        token => token,
    };
    token.deal(draw, rubber, side, honours)
}
