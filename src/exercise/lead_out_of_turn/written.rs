//! A lead out of turn as a lesson writes it.

use contract_bridge::{Hand, Seat};
use serde::Deserialize;

use super::{LeadOutOfTurn, Then};
use crate::fields::{self, Fault};
use crate::writing::Writing;
use engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn as Lead};
use engine::laws::penalty_card::PenaltyCards;

/// See the examples of the module.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "lead_out_of_turn")]
pub(super) struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    due: Seat,
    #[serde(deserialize_with = "fields::seat")]
    offender: Seat,
    #[serde(deserialize_with = "fields::hand")]
    card: Hand,
    #[serde(default, deserialize_with = "fields::hand")]
    hand: Hand,
    #[serde(default, deserialize_with = "fields::hand")]
    dummy: Hand,
    #[serde(default)]
    last: bool,
    #[serde(default)]
    then: Then,
}

impl TryFrom<Written> for LeadOutOfTurn {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let card = fields::one_card(written.card)?;
        let lead = Lead {
            declarer: written.declarer,
            offender: written.offender,
            due: written.due,
            card,
            before: PenaltyCards::None,
            when: if written.last {
                LeadNumber::Last
            } else {
                LeadNumber::Later
            },
        };
        Self::new(lead, written.hand, written.dummy, written.then)
    }
}

/// The fields that are read as this exercise.
pub(super) fn writing(exercise: &LeadOutOfTurn) -> Writing {
    let lead = &exercise.lead;
    Writing::default()
        .declarer(lead.declarer)
        .seat("due", lead.due)
        .seat("offender", lead.offender)
        .cards("card", &[lead.card])
        .hand("hand", exercise.hand)
        .hand("dummy", exercise.dummy)
        .flag("last", lead.when == LeadNumber::Last)
        .word_unless("nothing", "then", exercise.then.word())
}
