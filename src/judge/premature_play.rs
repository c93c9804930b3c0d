//! `premature_play`.

use serde::Deserialize;

use crate::engine::Hand;
use crate::engine::laws::penalty_card::Exposed;
use crate::engine::laws::play_ruling::{PlayChoice, PlayConsequence};
use crate::engine::laws::premature_play::{Premature, PrematurePlay};
use crate::engine::notation::{self, parse_card, parse_seat, parse_suit};
use crate::engine::play::{PlayRestriction, Restriction, Turn};

use super::answer::Answer;
use super::cards::{held, no_more_than_thirteen, not_empty, once, one, only_defenders};
use super::choices::{read_play_restriction, written_restriction};
use super::refusal::Refusal;
use super::wire::{Penalties, Tokens, either, given, listed, penalties, penalty_cards};

#[derive(Deserialize)]
pub(super) struct PrematureAsked {
    declarer: String,
    offender: String,
    suit_led: String,
    card: String,
    both_declaring_hands_played: Option<bool>,
    dummy_moved_first: Option<bool>,
    /// Whether it was the right-hand opponent's turn because partner had played (Law 57D).
    at_rho_turn: Option<bool>,
    legal_to_trick: Option<bool>,
    penalty: Penalties,
    choice: Option<String>,
    partner_hand: Option<Tokens>,
    partner_penalty: Penalties,
}

pub(super) fn premature_play(asked: &PrematureAsked) -> Result<Answer, Refusal> {
    let before = penalty_cards(&asked.penalty)?;
    let early = PrematurePlay {
        declarer: parse_seat(&asked.declarer)?,
        offender: parse_seat(&asked.offender)?,
        card: parse_card(&asked.card)?,
        suit_led: parse_suit(&asked.suit_led)?,
        when: asked.when()?,
        before,
    };
    let card = one(early.card);
    let partner = penalty_cards(&asked.partner_penalty)?;
    once(before.cards() | card, partner.cards())?;
    only_defenders(early.offender, early.declarer, &[before, partner])?;
    no_more_than_thirteen(before.cards() | card)?;
    let ruling = early.ruling();
    let follows = || ruling.options.iter().flat_map(|offer| &offer.follows);
    let penal = follows().any(|it| matches!(it, PlayConsequence::PenaltyCard(..)));
    let bound = follows().any(|it| matches!(it, PlayConsequence::MustBePlayed(..)));
    let penalty = either(penal, before.with(card, Exposed::Deliberately), before);
    let offered = ruling.options.iter().map(|offer| offer.choice);
    let offered = offered.filter_map(|choice| match choice {
        PlayChoice::Partner(restriction) => Some(restriction),
        _ => None,
    });
    let offered: Vec<PlayRestriction> = offered.collect();
    let answer = match asked.partners_cards(&early, &offered)? {
        Some(legal) => Answer::default().with("legal", listed(legal)),
        None => {
            let options = offered.into_iter().map(written_restriction);
            Answer::default().with("options", options.collect::<Vec<_>>())
        }
    };
    let must_be_played = bound.then(|| notation::card(early.card));
    Ok(answer
        .part("penalty", &penalties(penalty))
        .given("must_be_played", must_be_played)
        .because(&ruling.reasons))
}

impl PrematureAsked {
    fn when(&self) -> Result<Premature, Refusal> {
        if given(self.at_rho_turn) {
            let needed = || Refusal::request("`at_rho_turn` needs the field `legal_to_trick`");
            let legal = self.legal_to_trick.ok_or_else(needed)?;
            return Ok(Premature::AtRhoTurn { legal });
        }
        Ok(if given(self.both_declaring_hands_played) {
            Premature::DeclarerHasPlayedBoth
        } else if given(self.dummy_moved_first) {
            Premature::DummyMovedFirst
        } else {
            Premature::BeforePartner
        })
    }

    /// What the partner may play after declarer's choice.
    fn partners_cards(
        &self,
        early: &PrematurePlay,
        offered: &[PlayRestriction],
    ) -> Result<Option<Hand>, Refusal> {
        let Some(choice) = &self.choice else {
            return Ok(None);
        };
        let choice = read_play_restriction(choice)?;
        if !offered.contains(&choice) {
            return Err(Refusal::impossible("declarer has no such choice here"));
        }
        let needed = || Refusal::request("`choice` needs the field `partner_hand`");
        let hand = self.partner_hand.as_ref().ok_or_else(needed)?.hand()?;
        not_empty(hand)?;
        once(hand, one(early.card) | early.before.cards())?;
        let penalty = penalty_cards(&self.partner_penalty)?;
        held(penalty.cards(), hand, "in the hand")?;
        // Only the suit of the card led matters, so any card of that suit outside the partner's
        // hand will do.
        let mut others = (Hand::ALL - hand).iter();
        let led = others.find(|card| card.suit == early.suit_led);
        let none = "the partner holds every card of the suit led";
        let led = led.ok_or_else(|| Refusal::impossible(none))?;
        let turn = Turn {
            hand,
            trick: vec![led],
            penalty,
            restriction: Restriction::Play(choice),
            ..Turn::default()
        };
        Ok(Some(turn.legal_cards()))
    }
}
