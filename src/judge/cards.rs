//! `exposed`, `legal_cards`.

use serde::Deserialize;

use crate::engine::laws::exposed_card::{How, Incident, Phase};
use crate::engine::laws::penalty_card::PenaltyCards;
use crate::engine::notation::{self, NotationError, parse_card, parse_seat, parse_strain};
use crate::engine::play::{PlayRestriction, Restriction, Turn};
use crate::engine::{Card, Hand, Seat, Side};

use super::answer::Answer;
use super::choices::read_restriction;
use super::refusal::Refusal;
use super::wire::{Penalties, Tokens, listed, optional, penalties, penalty_cards, read_phase};

#[derive(Deserialize)]
pub(super) struct ExposedAsked {
    phase: String,
    /// Missing if the auction ended without a bid.
    declarer: Option<String>,
    seat: String,
    cards: Tokens,
    how: String,
    #[serde(rename = "legal_to_trick", alias = "legal")]
    legal: Option<bool>,
    deliberate: Option<bool>,
    penalty: Penalties,
    partner_penalty: Penalties,
    due: Option<String>,
}

pub(super) fn exposed(asked: &ExposedAsked) -> Result<Answer, Refusal> {
    let phase = read_phase(&asked.phase)?;
    let incident = Incident {
        phase,
        declarer: optional(asked.declarer.as_ref(), parse_seat)?,
        seat: parse_seat(&asked.seat)?,
        cards: asked.cards.hand()?,
        how: asked.read_how()?,
        before: penalty_cards(&asked.penalty)?,
        due: optional(asked.due.as_ref(), parse_card)?,
    };
    let own = incident.cards | incident.before.cards();
    no_more_than_thirteen(own)?;
    let partner = penalty_cards(&asked.partner_penalty)?;
    once(own, partner.cards())?;
    if let Some(declarer) = incident.declarer.filter(|_| phase != Phase::Auction) {
        only_defenders(incident.seat, declarer, &[partner])?;
    }
    let ruling = incident.ruling().map_err(Refusal::impossible)?;
    let must_pass = (phase == Phase::Auction).then_some(ruling.partner_must_pass);
    let bound = ruling.must_be_played;
    let bound = bound.map(|bound| notation::card(bound.card));
    Ok(Answer::default()
        .part("penalty", &penalties(ruling.penalty))
        .given("partner_must_pass", must_pass)
        .given("must_be_played", bound)
        .because(&ruling.reasons))
}

impl ExposedAsked {
    /// An id of the engine, or an id whose second half is given in a separate field.
    fn read_how(&self) -> Result<How, Refusal> {
        let word = self.how.trim().to_ascii_lowercase();
        let how = How::from_id(&word);
        let halves = [
            (
                ("at_rho_turn", "legal_to_trick", self.legal),
                [How::AtRhoTurnLegal, How::AtRhoTurnIllegal],
            ),
            (
                ("fifth_card", "deliberate", self.deliberate),
                [How::FifthCardDeliberate, How::FifthCardByAccident],
            ),
        ];
        for ((half, field, given), [yes, no]) in halves {
            if word == half {
                let missing =
                    || Refusal::request(format_args!("`{word}` needs the field `{field}`"));
                return Ok(if given.ok_or_else(missing)? { yes } else { no });
            }
            // Refuse a field that contradicts the id.
            let denied = given.map(|given| if given { no } else { yes });
            if denied.is_some() && denied == how {
                let message = format_args!("`{field}` contradicts `{word}`");
                return Err(Refusal::impossible(message));
            }
        }
        let unknown = || format!("`{word}` is not a way of exposing a card");
        how.ok_or_else(|| Refusal::notation(unknown()))
    }
}

#[derive(Deserialize)]
pub(super) struct CardsAsked {
    player: String,
    hand: Tokens,
    #[serde(default)]
    trick: Tokens,
    trumps: Option<String>,
    penalty: Penalties,
    partner_penalty: Penalties,
    #[serde(default)]
    restriction: Tokens,
    designated: Option<String>,
}

pub(super) fn legal_cards(asked: &CardsAsked) -> Result<Answer, Refusal> {
    // Neither field changes which cards are legal, but invalid values are refused.
    parse_seat(&asked.player)?;
    optional(asked.trumps.as_ref(), parse_strain)?;
    let trick = asked.trick.cards()?;
    let turn = Turn {
        hand: asked.hand.hand()?,
        penalty: penalty_cards(&asked.penalty)?,
        restriction: read_restriction(asked.restriction.text(), trick.is_empty())?,
        designated: optional(asked.designated.as_ref(), parse_card)?,
        trick,
        bound: None,
    };
    let led = turn.trick.first().map(|card| card.suit);
    if let Restriction::Play(PlayRestriction::Require(suit) | PlayRestriction::Forbid(suit)) =
        turn.restriction
        && led == Some(suit)
    {
        return Err(Refusal::impossible(
            "in a trick only another suit than the one led is required or forbidden (Law 57A)",
        ));
    }
    possible(&turn, penalty_cards(&asked.partner_penalty)?)?;
    Ok(Answer::default()
        .with("legal", listed(turn.legal_cards()))
        .with("declarer_designates", turn.declarer_designates())
        .because(&turn.barring()))
}

/// Refuses a card in two places, too many cards, and penalty cards outside the hand.
fn possible(turn: &Turn, partner: PenaltyCards) -> Result<(), Refusal> {
    not_empty(turn.hand)?;
    if turn.trick.len() > 3 {
        return Err(Refusal::impossible(
            "at a player's turn a trick has at most 3 cards",
        ));
    }
    let trick: Hand = turn.trick.iter().copied().collect();
    once(turn.hand, trick)?;
    once(turn.hand | trick, partner.cards())?;
    held(turn.penalty.cards(), turn.hand, "in the hand")?;
    held(one(turn.designated), turn.penalty.cards(), "a penalty card")
}

/// A hand of at most one card.
pub(super) fn one(card: impl Into<Option<Card>>) -> Hand {
    card.into().into_iter().collect()
}

pub(super) fn not_empty(hand: Hand) -> Result<(), Refusal> {
    if hand.is_empty() {
        return Err(Refusal::impossible("the hand is empty"));
    }
    Ok(())
}

pub(super) fn no_more_than_thirteen(hand: Hand) -> Result<(), Refusal> {
    if hand.len() > 13 {
        return Err(NotationError::TooManyCards(hand.len()).into());
    }
    Ok(())
}

/// Refuses cards that are not in the hand where they must be.
pub(super) fn held(cards: Hand, held: Hand, what: &str) -> Result<(), Refusal> {
    match (cards - held).iter().next() {
        None => Ok(()),
        Some(card) => {
            let card = notation::card(card);
            Err(Refusal::impossible(format_args!("{card} is not {what}")))
        }
    }
}

pub(super) fn once(some: Hand, others: Hand) -> Result<(), Refusal> {
    match (some & others).iter().next() {
        None => Ok(()),
        Some(card) => Err(NotationError::CardTwice(card).into()),
    }
}

/// Refuses penalty cards of declarer's side.
pub(super) fn only_defenders(
    seat: Seat,
    declarer: Seat,
    penalty: &[PenaltyCards],
) -> Result<(), Refusal> {
    let declares = Side::of(seat) == Side::of(declarer);
    if declares && penalty.iter().any(|it| *it != PenaltyCards::None) {
        return Err(Refusal::impossible(
            "only a defender can have penalty cards (Law 48A)",
        ));
    }
    Ok(())
}
