//! A call out of turn as a lesson writes it.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Deserialize;

use super::{CallOutOfTurn, Then};
use crate::fields::{self, Fault, Field, SeatName};
use crate::writing::{Writing, calls_text};
use engine::notation;

/// See the examples of the module.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "call_out_of_turn")]
pub(super) struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::calls")]
    auction: Vec<Call>,
    #[serde(deserialize_with = "fields::seat")]
    seat: Seat,
    #[serde(deserialize_with = "fields::call")]
    call: Call,
    #[serde(default, deserialize_with = "fields::some_call")]
    over: Option<Call>,
    #[serde(default)]
    by: Option<SeatName>,
    /// Calls of several players, legal or not where they are made.
    #[serde(default)]
    others: Option<String>,
    #[serde(default, deserialize_with = "fields::some_call")]
    replaced: Option<Call>,
    #[serde(default)]
    comparable: bool,
}

fn read(others: &str) -> Result<Vec<Call>, Fault> {
    let calls = others.split_whitespace().map(notation::parse_call);
    calls
        .collect::<Result<_, _>>()
        .map_err(|_| Fault::new("notation", Field::Auction, others))
}

impl Written {
    fn then(&self) -> Result<Then, Fault> {
        let cannot = |call: Call| Fault::new("cannot-be", Field::Call, notation::call(call));
        // Only a call that takes the place of another can be comparable to it.
        if self.comparable && self.replaced.is_none() {
            return Err(cannot(self.call));
        }
        let over = self.over.zip(self.by);
        let others = self.others.as_deref().map(read).transpose()?;
        Ok(match (over, others, self.replaced) {
            (Some((call, by)), None, None) => Then::CalledOver {
                by: by.into(),
                call,
            },
            (None, others, Some(call)) => Then::Replaced {
                others: others.unwrap_or_default(),
                call,
                comparable: self.comparable,
            },
            (None, Some(others), None) => Then::OwnTurn { others },
            (None, None, None) if self.over.is_none() && self.by.is_none() => Then::Nothing,
            _ => return Err(cannot(self.over.unwrap_or(self.call))),
        })
    }
}

impl TryFrom<Written> for CallOutOfTurn {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let auction = fields::auction_of(written.dealer, &written.auction);
        Self::new(auction, written.seat, written.call, written.then()?)
    }
}

/// The fields that are read as this exercise.
pub(super) fn writing(exercise: &CallOutOfTurn) -> Writing {
    let fields = Writing::default()
        .auction(&exercise.auction)
        .seat("seat", exercise.seat)
        .call("call", exercise.call);
    let others = |fields: Writing, calls: &[Call]| {
        fields.quoted("others", calls_text(calls.iter().copied()))
    };
    match &exercise.then {
        Then::Nothing => fields,
        Then::CalledOver { by, call } => fields.call("over", *call).seat("by", *by),
        Then::OwnTurn { others: calls } => others(fields, calls),
        Then::Replaced {
            others: calls,
            call,
            comparable,
        } => others(fields, calls)
            .call("replaced", *call)
            .flag("comparable", *comparable),
    }
}
