//! An opening lead out of turn as a lesson writes it.

use contract_bridge::{Bid, Hand, Seat};
use serde::Deserialize;

use super::{Idea, OpeningLeadOutOfTurn, Then, opening};
use crate::fields::{self, Fault, Field};
use crate::writing::{Value, Writing};
use engine::Doubling;
use engine::laws::lead_out_of_turn::LeadNumber;

/// See the examples of the module.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "opening_lead_out_of_turn")]
pub(super) struct Written {
    #[serde(deserialize_with = "fields::contract")]
    contract: (Bid, Doubling),
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    offender: Seat,
    #[serde(deserialize_with = "fields::hand")]
    card: Hand,
    #[serde(default, deserialize_with = "fields::hand")]
    hand: Hand,
    #[serde(default)]
    dummy_seen: bool,
    #[serde(default)]
    chosen: Option<Idea>,
    /// What declarer may be thought to choose; every idea where it is left out.
    #[serde(default)]
    ideas: Vec<Idea>,
}

impl TryFrom<Written> for OpeningLeadOutOfTurn {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let card = fields::one_card(written.card)?;
        let then = match (written.chosen, written.ideas) {
            (Some(idea), ideas) if ideas.is_empty() => Then::Chosen(idea),
            // Once declarer has chosen, nothing is left to think of.
            (Some(idea), _) => return Err(Fault::new("cannot-be", Field::Text, idea.id())),
            (None, ideas) if ideas.is_empty() => Then::Choose(Idea::ALL.to_vec()),
            (None, ideas) => Then::Choose(each_once(ideas)?),
        };
        let lead = opening(written.declarer, written.offender, card, written.dummy_seen);
        Self::new(written.contract, lead, written.hand, then)
    }
}

/// What is offered, each once: a list of doubles would have no end.
fn each_once(ideas: Vec<Idea>) -> Result<Vec<Idea>, Fault> {
    let mut places = 1..ideas.len();
    match places.find(|&at| ideas[..at].contains(&ideas[at])) {
        Some(at) => Err(Fault::new("choice-twice", Field::Text, ideas[at].id())),
        None => Ok(ideas),
    }
}

/// The fields that are read as this exercise.
pub(super) fn writing(exercise: &OpeningLeadOutOfTurn) -> Writing {
    let (bid, doubling) = exercise.contract;
    let lead = &exercise.lead;
    let dummy_seen = lead.when == LeadNumber::Opening { dummy_seen: true };
    let fields = Writing::default()
        .contract(bid, doubling)
        .declarer(lead.declarer)
        .seat("offender", lead.offender)
        .cards("card", &[lead.card])
        .hand("hand", exercise.hand)
        .flag("dummy_seen", dummy_seen);
    match &exercise.then {
        Then::Chosen(idea) => fields.word("chosen", idea.id()),
        Then::Choose(ideas) if ideas == Idea::ALL.as_slice() => fields,
        Then::Choose(ideas) => {
            let words = ideas.iter().map(|idea| Value::Word(idea.id()));
            fields.field("ideas", Value::List(words.collect()))
        }
    }
}
