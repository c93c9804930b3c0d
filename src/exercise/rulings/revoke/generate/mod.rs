//! Revokes for generated exercises.

mod cards;
mod story;

use contract_bridge::{Card, Rank, Seat, Strain, Suit};

use self::story::Story;
use super::{Played, Revoke, Ruled, Won};
use crate::Draw;
use crate::play::plausible::Turned;
use engine::Side;
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Since, TrickNumber,
};

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

/// West ruffs a heart with hearts in hand; East has played on.
fn plain() -> Revoke {
    let card = |suit, rank| Card {
        suit,
        rank: Rank::new(rank),
    };
    let hearts = |rank| card(Suit::Hearts, rank);
    let trick = TrickNumber::new(5).unwrap_or(TrickNumber::TWELFTH);
    let ruled = Ruled {
        declarer: Seat::South,
        offender: Seat::West,
        trick,
        failure: Failure::Obligation,
        played_from: PlayedFrom::UnfacedHand,
        since: Since::WentOn(Continuation::NextTrickPlay, Side::EastWest),
        other_side: OtherSide::Followed,
        earlier: Earlier::None,
        attention: Attention::InTime,
        hands: FourHands::NotAllReturned,
    };
    let played = Played {
        strain: Strain::Spades,
        leader: Seat::South,
        cards: [hearts(14), card(Suit::Spades, 2), hearts(3), hearts(9)],
        hand: [hearts(13)].into_iter().collect(),
    };
    let won = Won {
        earlier: 0,
        later: 1,
    };
    Revoke::new(ruled, played, Some(Seat::West), Some(won)).expect("West has a heart left")
}
