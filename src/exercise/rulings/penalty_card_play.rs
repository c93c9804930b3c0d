//! `penalty_card_play`: which cards may be played while a penalty card is on the table?
//! ```ron
//! penalty_card_play(contract: "4S", player: E, hand: "SJ HQ H5 C3", own: "H5:major", trick: "D7 D2 DQ")
//! ```

use contract_bridge::Suit;
use serde::{Deserialize, Serialize};

use crate::fields::Fault;
use crate::grade::mistakes;
use crate::rulings::defence::Defence;
use crate::rulings::defence::generate::{Place, dropped, major, moment, pick};
use crate::rulings::defence::order::{DEMAND_IGNORED, DEMAND_TURNED_ROUND, OWN_CARD_BEFORE_DEMAND};
use crate::rulings::defence::{play, text::PlayText};
use crate::rulings::plain;
use crate::{Chance, Difficulty, Draw, Exercise, Posed, Skill};
use engine::laws::exposed_card::How;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::{Play, PlayRestriction};
use engine::{Side, cards_of, is_honour};

pub(crate) const SKILLS: &[Skill] = &[Skill::MajorPenaltyCardPlay, Skill::MinorPenaltyCardPlay];

mistakes! {
    ..play::MISTAKES,
    ..&[OWN_CARD_BEFORE_DEMAND, DEMAND_IGNORED, DEMAND_TURNED_ROUND],
}

/// A defender in turn with a penalty card. Answered by the legal cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PenaltyCardPlay(Defence);

impl Exercise for PenaltyCardPlay {
    fn pose(&self) -> Result<Posed, Fault> {
        let defence = &self.0;
        defence.check()?;
        // Before declarer's choice nothing may be led, and leads after it are another kind of
        // exercise.
        if defence.waits() || !defence.since.0.is_empty() {
            return Err(defence.not_open());
        }
        let skill = match *defence.own {
            PenaltyCards::Minor(_) => Skill::MinorPenaltyCardPlay,
            _ => Skill::MajorPenaltyCardPlay,
        };
        Ok(defence.what_may_be_played(skill).into())
    }
}

/// A position. In 30 % of the hard ones with a major penalty card, declarer has chosen after a
/// premature card (Law 57A), which alone takes precedence besides following suit.
pub(crate) fn generate(draw: &mut Draw<'_>) -> PenaltyCardPlay {
    let minor = draw.skill == Skill::MinorPenaltyCardPlay;
    let after_order = !minor && draw.difficulty == Difficulty::Hard && draw.chance.percent(30);
    let place = draw
        .chance
        .pick_or(Place::of(draw.difficulty), Place::OwnSuit);
    let found = match after_order {
        true => moment(draw, ordered),
        false => moment(draw, |play, chance| position(play, chance, place, minor)),
    };
    let simple = match minor {
        true => r#"(player: W, hand: "SA S9 S4 DK C7", own: "S4:minor", how: "dropped")"#,
        false => r#"(player: W, hand: "SA S9 S4 DK C7", own: "S4:major", how: "shown")"#,
    };
    PenaltyCardPlay(found.unwrap_or_else(|| plain(simple)))
}

fn position(play: &Play, chance: &mut Chance, place: Place, minor: bool) -> Option<Defence> {
    let mut defence = Defence::at_turn(play)?;
    let hand = *defence.hand;
    // Two cards leave nothing to choose.
    if hand.len() < 3 {
        return None;
    }
    (defence.own, defence.how) = if minor {
        // A minor penalty card matters only beside other cards of its suit, most of all an honour.
        let honours = chance.percent(60);
        let small = |card| place.fits(card, play, hand) && !is_honour(card);
        let beside_others = |card| small(card) && cards_of(hand, card.suit).len() >= 2;
        let beside_honour = |card| small(card) && cards_of(hand, card.suit).iter().any(is_honour);
        let telling = pick(chance, hand, beside_honour).filter(|_| honours);
        dropped([telling.or_else(|| pick(chance, hand, beside_others))?])
    } else {
        let card = pick(chance, hand, |card| place.fits(card, play, hand))?;
        major(card, chance)
    };
    defence.checked()
}

/// Declarer's side has led, the player is to play second, and partner has played prematurely.
fn ordered(play: &Play, chance: &mut Chance) -> Option<Defence> {
    let mut defence = Defence::at_turn(play)?;
    let [led] = *play.trick() else { return None };
    if Side::of(play.leader()) != Side::of(*defence.declarer) {
        return None;
    }
    let hand = *defence.hand;
    let follow = cards_of(hand, led.suit);
    let (orders, own) = if follow.is_empty() {
        let mut suits: Vec<Suit> = hand.iter().map(|card| card.suit).collect();
        suits.dedup();
        let suit = chance.pick(&suits).filter(|_| suits.len() >= 2)?;
        let orders = [
            PlayRestriction::Require(suit),
            PlayRestriction::Forbid(suit),
        ];
        (orders, hand)
    } else {
        ([PlayRestriction::Highest, PlayRestriction::Lowest], follow)
    };
    let own = pick(chance, own, |_| own.len() >= 2)?;
    let partners = play.hand(defence.player.partner());
    let in_suit = cards_of(partners, led.suit);
    let follows = !in_suit.is_empty();
    let early = pick(chance, if follows { in_suit } else { partners }, |_| true)?;
    defence.play = chance.pick(&orders).map(PlayText);
    defence.partners = PenaltyCards::major(early).into();
    defence.partners_how = Some(How::BeforePartner.into());
    (defence.own, defence.how) = major(own, chance);
    defence.checked()
}
