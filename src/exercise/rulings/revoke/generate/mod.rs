//! Revokes for generated exercises.

mod cards;
mod story;

use self::story::Story;
use super::Revoke;
use crate::Draw;
use crate::play::plausible::Turned;

/// Boards looked at before a plain position is taken: on most of them somebody could revoke.
const TRIES: usize = 40;

/// A board of the bank on which somebody does not follow suit.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> Revoke {
    for _ in 0..TRIES {
        let Some((contract, hands)) = Turned::played(draw) else {
            continue;
        };
        let (skill, difficulty, chance) = (draw.skill, draw.difficulty, &mut draw.chance);
        let story = Story::of(skill, difficulty, chance);
        if let Some(made) = story.told(contract, &hands, skill, chance) {
            return made;
        }
    }
    plain()
}

/// West ruffs a heart with hearts in hand, and has played on.
fn plain() -> Revoke {
    crate::text::plain(
        r#"(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK",
            went_on: next_trick_play, by: W, later: 1)"#,
        "West has a heart left",
    )
}
