//! `premature_play`.

use serde::{Deserialize, Serialize};

use crate::engine::Hand;
use crate::engine::laws::penalty_card::{Exposed, PenaltyCards};
use crate::engine::laws::play_ruling::{PlayChoice, PlayConsequence};
use crate::engine::laws::premature_play::{Premature, PrematurePlay};
use crate::engine::notation::{parse_card, parse_suit};
use crate::engine::play::{PlayRestriction, Restriction, Turn};

use super::cards::{held, no_more_than_thirteen, once, one};
use super::choices::{read_play_restriction, written_restriction};
use super::leads::defends;
use super::refusal::Refusal;
use super::wire::{CardOut, CardsOut, Penalties, PenaltiesOut, Reasons, Text, Words};

#[derive(Deserialize)]
pub(super) struct PrematureAsked<'a> {
    #[serde(borrow)]
    declarer: Text<'a>,
    #[serde(borrow)]
    offender: Text<'a>,
    #[serde(borrow)]
    suit_led: Text<'a>,
    #[serde(borrow)]
    card: Text<'a>,
    #[serde(default)]
    both_declaring_hands_played: bool,
    #[serde(default)]
    dummy_moved_first: bool,
    /// Partner had played: it was the right-hand opponent's turn (Law 57D).
    #[serde(default)]
    at_rho_turn: bool,
    #[serde(default)]
    legal_to_trick: Option<bool>,
    #[serde(borrow, default)]
    penalty: Penalties<'a>,
    #[serde(borrow, default)]
    choice: Option<Text<'a>>,
    #[serde(borrow, default)]
    partner_hand: Option<Words<'a>>,
    #[serde(borrow, default)]
    partner_penalty: Penalties<'a>,
}

#[derive(Serialize)]
pub(super) struct PrematureRuled {
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<CardsOut>,
    /// The offender's penalty cards afterwards.
    penalty: PenaltiesOut,
    #[serde(skip_serializing_if = "Option::is_none")]
    must_be_played: Option<CardOut>,
    reasons: Reasons,
}

pub(super) fn premature_play(asked: &PrematureAsked<'_>) -> Result<PrematureRuled, Refusal> {
    let before = asked.penalty.read()?;
    let early = PrematurePlay {
        declarer: asked.declarer.seat()?,
        offender: asked.offender.seat()?,
        card: parse_card(&asked.card.0)?,
        suit_led: parse_suit(&asked.suit_led.0)?,
        when: premature(asked)?,
        before,
    };
    let declares = !defends(early.offender, early.declarer);
    let partner = asked.partner_penalty.read()?;
    once(before.cards() | one(early.card), partner.cards())?;
    if declares && (before != PenaltyCards::None || partner != PenaltyCards::None) {
        return Err(Refusal::impossible(
            "only a defender can have penalty cards (Law 48A)",
        ));
    }
    no_more_than_thirteen(before.cards() | one(early.card))?;
    let ruling = early.ruling();
    let follows = || ruling.options.iter().flat_map(|offer| &offer.follows);
    let penal = follows().any(|it| matches!(it, PlayConsequence::PenaltyCard(..)));
    let bound = follows().any(|it| matches!(it, PlayConsequence::MustBePlayed(..)));
    let penalty = if penal {
        before.with(one(early.card), Exposed::Deliberately)
    } else {
        before
    };
    let offered: Vec<PlayRestriction> = ruling
        .options
        .iter()
        .filter_map(|offer| match offer.choice {
            PlayChoice::Partner(restriction) => Some(restriction),
            _ => None,
        })
        .collect();
    let legal = partners_cards(asked, &early, &offered)?;
    let options = offered.into_iter().map(written_restriction).collect();
    Ok(PrematureRuled {
        options: legal.is_none().then_some(options),
        legal: legal.map(CardsOut),
        penalty: PenaltiesOut(penalty),
        must_be_played: bound.then_some(CardOut(early.card)),
        reasons: Reasons::of(&ruling.reasons),
    })
}

fn premature(asked: &PrematureAsked<'_>) -> Result<Premature, Refusal> {
    let needed = || Refusal::request("`at_rho_turn` needs the field `legal_to_trick`");
    if asked.at_rho_turn {
        let legal = asked.legal_to_trick.ok_or_else(needed)?;
        return Ok(Premature::AtRhoTurn { legal });
    }
    Ok(if asked.both_declaring_hands_played {
        Premature::DeclarerHasPlayedBoth
    } else if asked.dummy_moved_first {
        Premature::DummyMovedFirst
    } else {
        Premature::BeforePartner
    })
}

/// What partner may play once declarer has chosen.
fn partners_cards(
    asked: &PrematureAsked<'_>,
    early: &PrematurePlay,
    offered: &[PlayRestriction],
) -> Result<Option<Hand>, Refusal> {
    let Some(choice) = &asked.choice else {
        return Ok(None);
    };
    let choice = read_play_restriction(&choice.0)?;
    if !offered.contains(&choice) {
        return Err(Refusal::impossible("declarer has no such choice here"));
    }
    let hand = asked.partner_hand.as_ref();
    let hand = hand.ok_or_else(|| Refusal::request("`choice` needs the field `partner_hand`"))?;
    let hand = hand.hand()?;
    if hand.is_empty() {
        return Err(Refusal::impossible("the hand is empty"));
    }
    once(hand, one(early.card) | early.before.cards())?;
    let penalty = asked.partner_penalty.read()?;
    held(penalty.cards(), hand, "in the hand")?;
    // Only the suit of the card led matters to him, so any card of it that he
    // does not hold stands for it.
    let led = Hand::ALL - hand;
    let led = led.iter().find(|card| card.suit == early.suit_led);
    let turn = Turn {
        hand,
        trick: led.into_iter().collect(),
        penalty,
        restriction: Restriction::Play(choice),
        ..Turn::default()
    };
    // All thirteen of the suit led: nobody else could have led it.
    if turn.trick.is_empty() {
        return Err(Refusal::impossible(
            "the partner holds every card of the suit led",
        ));
    }
    Ok(Some(turn.legal_cards()))
}
