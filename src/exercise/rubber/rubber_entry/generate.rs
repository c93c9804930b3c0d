//! Deals for generated exercises.

use super::RubberEntry;
use crate::rubber::rubber_story::{self, Plan, StoryDeal, Token, them, us};
use crate::{Difficulty, Draw, Skill};
use engine::Side;
use engine::score::rubber::{GAME, Rubber};

use Token::{Doubled, Down, Finish, Game, Long, Part, Slam};

/// What stands on the sheet already, by difficulty.
const SHEETS: [&[Plan]; 3] = [
    &[&[], &[us(Part)], &[them(Part)]],
    &[
        &[us(Game)],
        &[them(Game)],
        &[us(Part), them(Game)],
        &[us(Part), them(Part)],
    ],
    &[
        &[us(Game), them(Game)],
        &[them(Game), us(Part)],
        &[them(Part), us(Game), us(Down)],
    ],
];

/// A deal that practises the skill. Easy: a plain result at a known vulnerability.
/// Medium: something stands on the sheet. Hard: doubled into game, honours of those who
/// went down or of the defenders, slams.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> RubberEntry {
    let difficulty = draw.difficulty;
    let level = usize::from(difficulty.number()).saturating_sub(1);
    for _ in 0..30 {
        let we = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
        let plan = draw.chance.pick_or(SHEETS[level], &[]);
        let hero = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
        let mut rubber = Rubber::new();
        let mut before = Vec::new();
        for &(token, own) in plan {
            let side = if own { hero } else { hero.opponents() };
            let deal = token.deal(draw, &rubber, side, false);
            before.extend(rubber.add(deal.scored()).ok().map(|_| deal));
        }
        let deal = asked(draw, &rubber);
        let shown = difficulty == Difficulty::Easy;
        let made = RubberEntry::new(we, before, deal, shown);
        if let Some(item) = made.filter(|item| item.skill() == draw.skill) {
            return item;
        }
    }
    plain(draw.skill)
}

/// The deal asked about.
fn asked(draw: &mut Draw<'_>, rubber: &Rubber) -> StoryDeal {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let below: &[(Token, bool)] = match difficulty {
        Difficulty::Easy => &[(Part, false), (Long, false), (Game, false)],
        Difficulty::Medium => &[(Long, false), (Finish, false), (Doubled, false)],
        Difficulty::Hard => &[(Doubled, false), (Doubled, false), (Finish, false)],
    };
    let above: &[(Token, bool)] = match difficulty {
        Difficulty::Easy => &[(Down, false), (Down, false), (Slam, false)],
        Difficulty::Medium => &[(Down, false), (Slam, false), (Part, true), (Game, true)],
        Difficulty::Hard => &[(Down, true), (Down, true), (Slam, true), (Doubled, true)],
    };
    let kinds = if skill == Skill::RubberBelowTheLine {
        below
    } else {
        above
    };
    let (token, honours) = draw.chance.pick_or(kinds, (Part, false));
    // Who makes a game by part-scores has some; who ends the rubber is not asked.
    let side = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
    let side = match token {
        Finish if rubber.part_score(side) == 0 => side.opponents(),
        _ if rubber.games(side) > 0 && token != Down => side.opponents(),
        _ => side,
    };
    let token = match token {
        // Nothing to finish, and nothing that goes down either.
        Finish if rubber.part_score(side) + GAME_IN_PARTS < GAME => Doubled,
        token => token,
    };
    token.deal(draw, rubber, side, honours)
}

/// The most that a part-score is worth: three of a major.
const GAME_IN_PARTS: i32 = 90;

/// Where chance found nothing: two spades on an empty sheet, made or not.
fn plain(skill: Skill) -> RubberEntry {
    let result = match skill {
        Skill::RubberBelowTheLine => "2S+1 S",
        _ => "2S-1 S",
    };
    let deal = rubber_story::read(result).ok();
    deal.and_then(|deal| RubberEntry::new(Side::NorthSouth, Vec::new(), deal, true))
        .expect("a first part-score ends no rubber")
}
