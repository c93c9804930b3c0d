//! Positions for generated exercises.

use contract_bridge::{Card, Hand};

use super::{IsItPlayed, Position};
use crate::fields::{self, Cards, OneCard, Trick, Trumps};
use crate::play::dealt::{AtTurn, Dealt, Wanted};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::cards_of;
use engine::laws::played_card::Circumstance::{self, *};
use engine::laws::role::Role::{self, Declarer, Defender, Dummy};

/// What happens to whose card, each as often as it stands here.
const fn cases(skill: Skill, difficulty: Difficulty) -> &'static [(Role, Circumstance)] {
    match (skill, difficulty) {
        (Skill::DeclarerCardPlayed, Difficulty::Easy) => &[
            (Declarer, FacedOnTable),
            (Declarer, Dropped),
            (Declarer, FaceSeenByOpponentOnly),
        ],
        (Skill::DeclarerCardPlayed, Difficulty::Medium) => &[
            (Declarer, TouchingTable),
            (Declarer, HeldAsPlayed),
            (Declarer, FacePossibleForPartner),
            (Declarer, Named),
        ],
        (Skill::DeclarerCardPlayed, Difficulty::Hard) => &[
            (Declarer, NearlyTouchingTable),
            (Declarer, MovedTowardsTableAndBack),
            (Declarer, PartnerLookedAway),
            (Declarer, Designated),
            (Declarer, FifthCard),
            (Declarer, FifthCardLed),
        ],
        (_, Difficulty::Easy) => &[
            (Dummy, Named),
            (Dummy, ArrangingDummy),
            (Defender, FacedOnTable),
            (Defender, FacePossibleForPartner),
            (Defender, FaceSeenByOpponentOnly),
            (Defender, Dropped),
            (Defender, Dropped),
        ],
        (_, Difficulty::Medium) => &[
            (Dummy, TouchedDeliberatelyInDummy),
            (Dummy, ReachingAnotherInDummy),
            (Dummy, SlipOfTongue),
            (Dummy, ChangeOfMind),
            (Dummy, WrongCardMovedByDummy),
            (Dummy, Designated),
            (Defender, PartnerLookedAway),
            (Defender, Named),
            (Defender, FifthCard),
            (Defender, PenaltyCardDue),
            (Defender, TouchingTable),
        ],
        (_, Difficulty::Hard) => &[
            (Dummy, SlipOfTongue),
            (Dummy, LossOfConcentration),
            (Dummy, IndicatedByDummy),
            (Dummy, Dropped),
            (Dummy, FifthCard),
            (Dummy, FifthCardLed),
            (Defender, NearlyTouchingTable),
            (Defender, SeenByDeclarerAndDummy),
            (Defender, Designated),
            (Defender, FifthCardLed),
            (Defender, FifthCard),
        ],
    }
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> IsItPlayed {
    let Some(case) = draw.chance.pick(cases(draw.skill, draw.difficulty)) else {
        return plain(draw.skill);
    };
    for _ in 0..4 {
        let mut dealt = Dealt::draw(draw, Wanted::Any);
        let start = draw.chance.below(5);
        dealt.play(&mut draw.chance, start);
        let declarer = dealt.declarer;
        // Nobody's card is asked about before dummy lies on the table.
        let seen = |at: &AtTurn| start > 0 || !at.trick.cards.is_empty();
        let fits = |at: &AtTurn| Role::of(at.player, declarer) == case.0 && seen(at);
        let Some((at, true)) = dealt.turn(&mut draw.chance, 6, fits) else {
            continue;
        };
        if let Some(made) = make(&mut draw.chance, &dealt, at, case.1) {
            return made;
        }
    }
    plain(draw.skill)
}

/// The player at this turn with a card that may be played, and what happens to it.
fn make(
    chance: &mut Chance,
    dealt: &Dealt,
    at: AtTurn,
    circumstance: Circumstance,
) -> Option<IsItPlayed> {
    let (player, mut hand, mut trick) = (at.player, at.hand, at.trick.cards);
    let follow = trick.first().map(|led| cards_of(hand, led.suit));
    let legal = follow.filter(|own| !own.is_empty()).unwrap_or(hand);
    let cards: Vec<Card> = legal.iter().collect();
    let mut card = chance.pick(&cards)?;
    if matches!(circumstance, FifthCard | FifthCardLed) {
        // The card picked first has been played; another one follows it.
        if trick.is_empty() {
            return None;
        }
        hand.remove(card);
        trick.push(card);
        let others: Vec<Card> = hand.iter().collect();
        card = chance.pick(&others)?;
    }
    let dummy = match Role::of(player, dealt.declarer) {
        Dummy => Hand::EMPTY,
        Declarer | Defender => at.dummy,
    };
    let position = Position {
        declarer: fields::Declarer(dealt.declarer.into()),
        player: player.into(),
        card: OneCard(card),
        how: circumstance.id().to_owned(),
        hand: Cards(hand),
        dummy: Cards(dummy),
        trick: Trick(trick),
        trumps: Some(Trumps(dealt.strain)),
    };
    IsItPlayed::try_from(position).ok()
}

/// Declarer or a defender puts a spade on the table.
fn plain(skill: Skill) -> IsItPlayed {
    let text = match skill {
        Skill::DeclarerCardPlayed => r#"(player: S, card: "SA", how: "faced_on_table")"#,
        _ => r#"(player: E, card: "SA", how: "faced_on_table")"#,
    };
    crate::text::plain(text, "anybody may put a card on the table")
}
