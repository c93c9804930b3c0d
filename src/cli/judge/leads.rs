//! `lead_options`, `lead_choice`.

use serde::{Deserialize, Serialize};

use crate::engine::laws::lead_restriction::{LeadChoice, lead_choices};
use crate::engine::laws::penalty_card::PenaltyCards;
use crate::engine::notation::parse_card;
use crate::engine::play::Turn;
use crate::engine::{Seat, Side};

use super::cards::{held, no_more_than_thirteen, once};
use super::choices::{read_lead_choice, written_choice};
use super::refusal::{Code, Refusal};
use super::wire::{CardsOut, Penalties, PenaltiesOut, Text, Words};

/// Whether the opening lead or a later one is spoken of.
pub(super) fn is_opening(phase: &Text<'_>) -> Result<bool, Refusal> {
    match phase.0.trim().to_ascii_lowercase().as_str() {
        "opening_lead" => Ok(true),
        "play" => Ok(false),
        "auction" => Err(Refusal::impossible("nobody leads during the auction")),
        _ => {
            let message = format!("`{}` is not a phase (opening_lead, play)", phase.0);
            Err(Refusal::new(Code::BadNotation, message))
        }
    }
}

pub(super) fn defends(seat: Seat, declarer: Seat) -> bool {
    Side::of(seat) != Side::of(declarer)
}

#[derive(Deserialize)]
pub(super) struct OptionsAsked<'a> {
    #[serde(borrow)]
    declarer: Text<'a>,
    #[serde(borrow)]
    leader: Text<'a>,
    #[serde(borrow, default)]
    partner_penalty: Penalties<'a>,
    #[serde(borrow, default)]
    phase: Option<Text<'a>>,
    /// He has led to this trick already, and declarer let it stand.
    #[serde(default)]
    leader_has_led_since: bool,
}

#[derive(Serialize)]
pub(super) struct LeadOptions {
    options: Vec<String>,
}

pub(super) fn lead_options(asked: &OptionsAsked<'_>) -> Result<LeadOptions, Refusal> {
    let opening = asked.phase.as_ref().map(is_opening).transpose()?;
    let (declarer, leader) = (asked.declarer.seat()?, asked.leader.seat()?);
    if opening == Some(true) && leader != declarer.lho() {
        return Err(Refusal::impossible(
            "the opening lead belongs to the player on declarer's left (Law 41A)",
        ));
    }
    let partner = asked.partner_penalty.read()?;
    no_more_than_thirteen(partner.cards())?;
    if !defends(leader, declarer) && partner != PenaltyCards::None {
        return Err(Refusal::impossible(
            "only a defender can have penalty cards (Law 48A)",
        ));
    }
    let choices = if asked.leader_has_led_since {
        Vec::new()
    } else {
        lead_choices(partner)
    };
    let options = choices.into_iter().map(written_choice).collect();
    Ok(LeadOptions { options })
}

#[derive(Deserialize)]
pub(super) struct ChoiceAsked<'a> {
    #[serde(borrow)]
    leader: Text<'a>,
    #[serde(borrow)]
    hand: Words<'a>,
    #[serde(borrow, default)]
    penalty: Penalties<'a>,
    #[serde(borrow, default)]
    partner_penalty: Penalties<'a>,
    #[serde(borrow)]
    choice: Text<'a>,
    #[serde(borrow, default)]
    designated: Option<Text<'a>>,
}

#[derive(Serialize)]
pub(super) struct LeadChosen {
    legal: CardsOut,
    declarer_designates: bool,
    picked_up: CardsOut,
    penalty_after: PenaltiesOut,
}

pub(super) fn lead_choice(asked: &ChoiceAsked<'_>) -> Result<LeadChosen, Refusal> {
    asked.leader.seat()?;
    let (own, partner) = (asked.penalty.read()?, asked.partner_penalty.read()?);
    let hand = asked.hand.hand()?;
    if hand.is_empty() {
        return Err(Refusal::impossible("the hand is empty"));
    }
    once(hand, partner.cards())?;
    held(own.cards(), hand, "in the hand")?;
    let designated = asked.designated.as_ref();
    let designated = designated.map(|card| parse_card(&card.0)).transpose()?;
    held(
        designated.into_iter().collect(),
        own.cards(),
        "a penalty card",
    )?;
    let choice = read_lead_choice(&asked.choice.0)?;
    // With a minor card, or none, declarer is not asked: no demand is what happens.
    let offered = lead_choices(partner);
    let unasked = offered.is_empty() && choice == LeadChoice::NoDemand;
    if !unasked && !offered.contains(&choice) {
        let options: Vec<String> = offered.into_iter().map(written_choice).collect();
        let message = format!(
            "`{}` is not one of declarer's choices here: {}",
            asked.choice.0,
            options.join(", ")
        );
        return Err(Refusal::impossible(message));
    }
    let turn = Turn {
        hand,
        penalty: own,
        restriction: choice.restriction(),
        designated,
        ..Turn::default()
    };
    let picked_up = choice.picked_up(partner);
    Ok(LeadChosen {
        legal: CardsOut(turn.legal_cards()),
        declarer_designates: turn.declarer_designates(),
        picked_up: CardsOut(picked_up),
        penalty_after: PenaltiesOut(partner.without(picked_up)),
    })
}
