//! `lead_out_of_turn`.

use serde::{Deserialize, Serialize};

use crate::engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use crate::engine::laws::play_ruling::{PlayConsequence, PlayOffer};
use crate::engine::notation::{self, parse_card, parse_seat};
use crate::engine::{Choice as _, Chooser, Seat, Suit};

use super::cards::{no_more_than_thirteen, one};
use super::choices::written_choice;
use super::leads::is_opening;
use super::refusal::Refusal;
use super::rule::{Rule, rules};
use super::wire::{Penalties, given, listed, penalty_cards};

#[derive(Deserialize)]
pub(super) struct LeadAsked {
    phase: String,
    declarer: String,
    offender: String,
    card: String,
    /// Required after the opening lead; the opening lead is due from declarer's left.
    due: Option<String>,
    dummy_seen: Option<bool>,
    last_trick: Option<bool>,
    penalty: Penalties,
}

/// Who chooses, and each option with its consequences.
#[derive(Serialize)]
pub(super) struct Ruled {
    chooser: String,
    options: Vec<Offered>,
    reasons: Vec<Rule>,
}

#[derive(Serialize)]
struct Offered {
    choice: String,
    follows: Vec<Follows>,
}

/// A consequence: its id, its Law, and what it mentions.
#[derive(Serialize)]
struct Follows {
    id: &'static str,
    law: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    suits: Option<Vec<char>>,
}

impl From<PlayConsequence> for Follows {
    fn from(it: PlayConsequence) -> Self {
        Self {
            id: it.id(),
            law: it.law().section(),
            seat: it.seat().map(Seat::letter),
            card: it.card().map(notation::card),
            cards: it.cards().map(listed),
            suits: it
                .suits()
                .map(|suits| suits.iter().map(Suit::letter).collect()),
        }
    }
}

impl From<&PlayOffer> for Offered {
    fn from(offer: &PlayOffer) -> Self {
        let id = offer.choice.id();
        Self {
            choice: match offer.choice.lead() {
                Some(lead) => format!("{id}:{}", written_choice(lead)),
                None => id.to_owned(),
            },
            follows: offer.follows.iter().copied().map(Follows::from).collect(),
        }
    }
}

pub(super) fn lead_out_of_turn(asked: &LeadAsked) -> Result<Ruled, Refusal> {
    let declarer = parse_seat(&asked.declarer)?;
    let opening = is_opening(&asked.phase)?;
    let due = match &asked.due {
        Some(due) => parse_seat(due)?,
        None if opening => declarer.lho(),
        None => return Err(Refusal::missing("due")),
    };
    let (dummy_seen, last_trick) = (given(asked.dummy_seen), given(asked.last_trick));
    let when = match (opening, dummy_seen, last_trick) {
        (true, _, true) => {
            return Err(Refusal::impossible(
                "the opening lead is not to the last trick",
            ));
        }
        (false, true, _) => {
            return Err(Refusal::impossible(
                "`dummy_seen` matters for the opening lead only (Law 54C)",
            ));
        }
        (true, dummy_seen, false) => LeadNumber::Opening { dummy_seen },
        (false, false, false) => LeadNumber::Later,
        (false, false, true) => LeadNumber::Last,
    };
    let lead = LeadOutOfTurn {
        declarer,
        offender: parse_seat(&asked.offender)?,
        due,
        card: parse_card(&asked.card)?,
        before: penalty_cards(&asked.penalty)?,
        when,
    };
    no_more_than_thirteen(lead.before.cards() | one(lead.card))?;
    let ruling = lead.ruling().map_err(Refusal::impossible)?;
    Ok(Ruled {
        chooser: match ruling.chooser {
            Chooser::Nobody => "nobody".to_owned(),
            Chooser::Player(seat) => seat.letter().to_string(),
            Chooser::Either(side) => side.letters().to_owned(),
        },
        options: ruling.options.iter().map(Offered::from).collect(),
        reasons: rules(&ruling.reasons),
    })
}
