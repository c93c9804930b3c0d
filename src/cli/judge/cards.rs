//! `exposed`, `legal_cards`.

use serde::{Deserialize, Serialize};

use crate::engine::laws::exposed_card::{How, Incident, Phase};
use crate::engine::laws::penalty_card::PenaltyCards;
use crate::engine::notation::{self, NotationError, parse_card, parse_strain};
use crate::engine::play::{PlayRestriction, Restriction, Turn};
use crate::engine::{Card, Hand, Reason, Seat, Side};

use super::choices::read_restriction;
use super::refusal::{Code, Refusal};
use super::wire::{CardOut, CardsOut, Penalties, PenaltiesOut, Reasons, Text, Words};

#[derive(Deserialize)]
pub(super) struct Exposed<'a> {
    #[serde(borrow)]
    phase: Text<'a>,
    // Nobody declares where an auction ends without a bid.
    #[serde(borrow, default)]
    declarer: Option<Text<'a>>,
    #[serde(borrow)]
    seat: Text<'a>,
    #[serde(borrow)]
    cards: Words<'a>,
    #[serde(borrow)]
    how: Text<'a>,
    #[serde(default, rename = "legal_to_trick", alias = "legal")]
    legal: Option<bool>,
    #[serde(default)]
    deliberate: Option<bool>,
    #[serde(borrow, default)]
    penalty: Penalties<'a>,
    #[serde(borrow, default)]
    partner_penalty: Penalties<'a>,
    #[serde(borrow, default)]
    due: Option<Text<'a>>,
}

#[derive(Serialize)]
pub(super) struct ExposedRuling {
    penalty: PenaltiesOut,
    #[serde(skip_serializing_if = "Option::is_none")]
    partner_must_pass: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    must_be_played: Option<CardOut>,
    reasons: Reasons,
}

pub(super) fn exposed(asked: &Exposed<'_>) -> Result<ExposedRuling, Refusal> {
    let phase = read_phase(&asked.phase.0)?;
    let incident = Incident {
        phase,
        declarer: asked.declarer.as_ref().map(Text::seat).transpose()?,
        seat: asked.seat.seat()?,
        cards: asked.cards.hand()?,
        how: read_how(asked)?,
        before: asked.penalty.read()?,
        due: asked
            .due
            .as_ref()
            .map(|card| parse_card(&card.0))
            .transpose()?,
    };
    let held = incident.cards | incident.before.cards();
    no_more_than_thirteen(held)?;
    let partner = asked.partner_penalty.read()?;
    once(held, partner.cards())?;
    let declares = |declarer: Seat| Side::of(declarer) == Side::of(incident.seat);
    if phase != Phase::Auction
        && partner != PenaltyCards::None
        && incident.declarer.is_some_and(declares)
    {
        return Err(Refusal::impossible(
            "only a defender can have penalty cards",
        ));
    }
    let ruling = incident.ruling().map_err(Refusal::impossible)?;
    Ok(ExposedRuling {
        penalty: PenaltiesOut(ruling.penalty),
        partner_must_pass: (phase == Phase::Auction).then_some(ruling.partner_must_pass),
        must_be_played: ruling.must_be_played.map(|bound| CardOut(bound.card)),
        reasons: Reasons::of(&ruling.reasons),
    })
}

fn read_phase(word: &str) -> Result<Phase, Refusal> {
    match word.trim().to_ascii_lowercase().as_str() {
        "auction" => Ok(Phase::Auction),
        "opening_lead" => Ok(Phase::OpeningLead),
        "play" => Ok(Phase::Play),
        _ => {
            let message = format!("`{word}` is not a phase (auction, opening_lead, play)");
            Err(Refusal::new(Code::BadNotation, message))
        }
    }
}

/// The engine's word, or one whose second half stands in a field of its own.
fn read_how(asked: &Exposed<'_>) -> Result<How, Refusal> {
    let word = asked.how.0.trim().to_ascii_lowercase();
    let half = |field: Option<bool>, name: &str, yes: How, no: How| {
        let missing = || Refusal::request(format!("`{word}` needs the field `{name}`"));
        field
            .ok_or_else(missing)
            .map(|field| if field { yes } else { no })
    };
    // A field that contradicts the whole word is no field to pass over.
    let whole = [
        ("at_rho_turn_legal", "legal_to_trick", asked.legal, true),
        ("at_rho_turn_illegal", "legal_to_trick", asked.legal, false),
        (
            "fifth_card_deliberate",
            "deliberate",
            asked.deliberate,
            true,
        ),
        ("fifth_card_accident", "deliberate", asked.deliberate, false),
    ];
    if let Some((_, field, _, _)) = whole
        .iter()
        .find(|(known, _, given, says)| *known == word && given.is_some_and(|it| it != *says))
    {
        let message = format!("`{field}` contradicts `{word}`");
        return Err(Refusal::impossible(message));
    }
    match word.as_str() {
        "at_rho_turn" => half(
            asked.legal,
            "legal_to_trick",
            How::AtRhoTurnLegal,
            How::AtRhoTurnIllegal,
        ),
        "fifth_card" => half(
            asked.deliberate,
            "deliberate",
            How::FifthCardDeliberate,
            How::FifthCardByAccident,
        ),
        _ => How::from_id(&word).ok_or_else(|| {
            let message = format!("`{word}` is not a way of exposing a card");
            Refusal::new(Code::BadNotation, message)
        }),
    }
}

#[derive(Deserialize)]
pub(super) struct CardsAsked<'a> {
    #[serde(borrow)]
    player: Text<'a>,
    #[serde(borrow)]
    hand: Words<'a>,
    #[serde(borrow, default)]
    trick: Words<'a>,
    #[serde(borrow, default)]
    trumps: Option<Text<'a>>,
    #[serde(borrow, default)]
    penalty: Penalties<'a>,
    #[serde(borrow, default)]
    partner_penalty: Penalties<'a>,
    #[serde(borrow, default)]
    restriction: Words<'a>,
    #[serde(borrow, default)]
    designated: Option<Text<'a>>,
}

#[derive(Serialize)]
pub(super) struct LegalCards {
    legal: CardsOut,
    declarer_designates: bool,
    reasons: Reasons,
}

pub(super) fn legal_cards(asked: &CardsAsked<'_>) -> Result<LegalCards, Refusal> {
    // Neither changes which cards are legal, but nonsense in them is refused.
    asked.player.seat()?;
    asked
        .trumps
        .as_ref()
        .map(|trumps| parse_strain(&trumps.0))
        .transpose()?;
    let turn = Turn {
        hand: asked.hand.hand()?,
        trick: asked.trick.cards()?,
        penalty: asked.penalty.read()?,
        restriction: Restriction::None,
        designated: asked
            .designated
            .as_ref()
            .map(|card| parse_card(&card.0))
            .transpose()?,
        bound: None,
    };
    let restriction = read_restriction(asked.restriction.text(), turn.trick.is_empty())?;
    let led = turn.trick.first().map(|card| card.suit);
    if let Restriction::Play(PlayRestriction::Require(suit) | PlayRestriction::Forbid(suit)) =
        restriction
        && led == Some(suit)
    {
        return Err(Refusal::impossible(
            "in a trick only another suit than the one led is required or forbidden (Law 57A)",
        ));
    }
    let turn = Turn {
        restriction,
        ..turn
    };
    possible(&turn, asked.partner_penalty.read()?)?;
    Ok(LegalCards {
        legal: CardsOut(turn.legal_cards()),
        declarer_designates: turn.declarer_designates(),
        reasons: Reasons::of(&why_not(&turn)),
    })
}

/// No card in two places, none too many, no penalty card that is not held.
fn possible(turn: &Turn, partner: PenaltyCards) -> Result<(), Refusal> {
    if turn.hand.is_empty() {
        return Err(Refusal::impossible("the hand is empty"));
    }
    if turn.trick.len() > 3 {
        return Err(Refusal::impossible(
            "at a player's turn a trick has at most 3 cards",
        ));
    }
    let trick: Hand = turn.trick.iter().copied().collect();
    once(turn.hand, trick)?;
    once(turn.hand | trick, partner.cards())?;
    held(turn.penalty.cards(), turn.hand, "in the hand")?;
    held(
        turn.designated.into_iter().collect(),
        turn.penalty.cards(),
        "a penalty card",
    )
}

/// A hand of one card.
pub(super) fn one(card: Card) -> Hand {
    [card].into_iter().collect()
}

pub(super) fn no_more_than_thirteen(hand: Hand) -> Result<(), Refusal> {
    if hand.len() > 13 {
        return Err(NotationError::TooManyCards(hand.len()).into());
    }
    Ok(())
}

/// Whether cards are where they must be.
pub(super) fn held(cards: Hand, held: Hand, what: &str) -> Result<(), Refusal> {
    match (cards - held).iter().next() {
        None => Ok(()),
        Some(card) => Err(Refusal::impossible(format!(
            "{} is not {what}",
            notation::card(card)
        ))),
    }
}

pub(super) fn once(some: Hand, others: Hand) -> Result<(), Refusal> {
    match (some & others).iter().next() {
        None => Ok(()),
        Some(card) => Err(NotationError::CardTwice(card).into()),
    }
}

/// The rules that bar cards, each once.
fn why_not(turn: &Turn) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for card in turn.hand - turn.legal_cards() {
        if let Err(illegal) = turn.check(card) {
            let reason = illegal.reason(card);
            if reasons.iter().all(|known| known.id != reason.id) {
                reasons.push(reason);
            }
        }
    }
    reasons
}
