//! `lead_out_of_turn`.

use serde::{Deserialize, Serialize};

use crate::engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use crate::engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayRuling};
use crate::engine::notation::parse_card;
use crate::engine::{Chooser, Fact};

use super::cards::{no_more_than_thirteen, one};
use super::choices::written_choice;
use super::leads::is_opening;
use super::refusal::Refusal;
use super::wire::{CardOut, CardsOut, Penalties, Reasons, SeatOut, Text};

#[derive(Deserialize)]
pub(super) struct OutOfTurnAsked<'a> {
    #[serde(borrow)]
    phase: Text<'a>,
    #[serde(borrow)]
    declarer: Text<'a>,
    #[serde(borrow)]
    offender: Text<'a>,
    #[serde(borrow)]
    card: Text<'a>,
    // The opening lead is always due from declarer's left.
    #[serde(borrow, default)]
    due: Option<Text<'a>>,
    #[serde(default)]
    dummy_seen: bool,
    #[serde(default)]
    last_trick: bool,
    #[serde(borrow, default)]
    penalty: Penalties<'a>,
}

/// Who chooses, and each option with what follows from it.
#[derive(Serialize)]
pub(super) struct Ruled {
    chooser: String,
    options: Vec<Offered>,
    reasons: Reasons,
}

#[derive(Serialize)]
struct Offered {
    choice: String,
    follows: Vec<Follows>,
}

/// A consequence: its id, its Law, and what it speaks of.
#[derive(Serialize)]
struct Follows {
    id: &'static str,
    law: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<SeatOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<CardsOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    suits: Option<Vec<char>>,
}

impl From<&PlayConsequence> for Follows {
    fn from(consequence: &PlayConsequence) -> Self {
        let reason = consequence.reason();
        let fact = |wanted: fn(&Fact) -> bool| {
            let mut facts = reason.facts.iter();
            facts.find(|(_, fact)| wanted(fact)).map(|(_, fact)| fact)
        };
        Self {
            // The texts carry the prefix; the list is called `follows` already.
            id: reason.id.strip_prefix("follows-").unwrap_or(reason.id),
            law: reason.citation.section(),
            seat: match fact(|fact| matches!(fact, Fact::Seat(_))) {
                Some(Fact::Seat(seat)) => Some(SeatOut(*seat)),
                _ => None,
            },
            card: match fact(|fact| matches!(fact, Fact::Card(_))) {
                Some(Fact::Card(card)) => Some(CardOut(*card)),
                _ => None,
            },
            cards: match fact(|fact| matches!(fact, Fact::Cards(_))) {
                Some(Fact::Cards(cards)) => Some(CardsOut(*cards)),
                _ => None,
            },
            suits: match fact(|fact| matches!(fact, Fact::Suit(_) | Fact::Suits(_))) {
                Some(Fact::Suit(suit)) => Some(vec![suit.letter()]),
                Some(Fact::Suits(suits)) => {
                    Some(suits.iter().map(contract_bridge::Suit::letter).collect())
                }
                _ => None,
            },
        }
    }
}

fn ruled(ruling: &PlayRuling) -> Ruled {
    let options = ruling.options.iter().map(|offer| Offered {
        choice: match offer.choice {
            PlayChoice::AsTheLawSays => "law".to_owned(),
            PlayChoice::Accept => "accept".to_owned(),
            PlayChoice::BecomeDummy => "become_dummy".to_owned(),
            PlayChoice::RefuseAnd(lead) => format!("refuse:{}", written_choice(lead)),
            // The other choices do not occur after a lead out of turn.
            _ => "refuse".to_owned(),
        },
        follows: offer.follows.iter().map(Follows::from).collect(),
    });
    Ruled {
        chooser: match ruling.chooser {
            Chooser::Nobody => "nobody".to_owned(),
            Chooser::Player(seat) => seat.letter().to_string(),
            Chooser::Either(side) => side.letters().to_owned(),
        },
        options: options.collect(),
        reasons: Reasons::of(&ruling.reasons),
    }
}

pub(super) fn lead_out_of_turn(asked: &OutOfTurnAsked<'_>) -> Result<Ruled, Refusal> {
    let declarer = asked.declarer.seat()?;
    let opening = is_opening(&asked.phase)?;
    let due = match &asked.due {
        Some(due) => due.seat()?,
        None if opening => declarer.lho(),
        None => return Err(Refusal::request("missing field `due`")),
    };
    let when = match (opening, asked.dummy_seen, asked.last_trick) {
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
        offender: asked.offender.seat()?,
        due,
        card: parse_card(&asked.card.0)?,
        before: asked.penalty.read()?,
        when,
    };
    no_more_than_thirteen(lead.before.cards() | one(lead.card))?;
    Ok(ruled(&lead.ruling().map_err(Refusal::impossible)?))
}
