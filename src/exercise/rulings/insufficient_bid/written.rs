//! An insufficient bid as a lesson writes it.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Deserialize;

use super::{InsufficientBid, Then};
use crate::fields::{self, Fault, Field};
use crate::writing::Writing;
use engine::notation;

/// Which opponent says that the bid is accepted, seen from the one whose right it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Reply {
    Accepts,
    PartnerAccepts,
}

/// See the examples of the module.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "insufficient_bid")]
pub(super) struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::calls")]
    auction: Vec<Call>,
    #[serde(deserialize_with = "fields::call")]
    bid: Call,
    #[serde(default)]
    reply: Option<Reply>,
    #[serde(default, deserialize_with = "fields::some_call")]
    over: Option<Call>,
    #[serde(default)]
    refused: bool,
    #[serde(default, deserialize_with = "fields::some_call")]
    comparable: Option<Call>,
    #[serde(default, deserialize_with = "fields::some_call")]
    tried: Option<Call>,
    #[serde(default, deserialize_with = "fields::some_call")]
    replaced: Option<Call>,
}

impl Written {
    fn then(&self) -> Result<Then, Fault> {
        let cannot = |call: Call| Fault::new("cannot-be", Field::Call, notation::call(call));
        if let Some(call) = self.replaced {
            if let Some(other) = self.comparable.filter(|&it| it != call) {
                return Err(cannot(other));
            }
            return Ok(Then::Replaced {
                tried: self.tried,
                call,
                comparable: self.comparable.is_some(),
            });
        }
        if let Some(call) = self.tried.or(self.comparable.filter(|_| !self.refused)) {
            return Err(cannot(call));
        }
        Ok(match (self.refused, self.over, self.reply) {
            (true, ..) => Then::Refused {
                comparable: self.comparable,
            },
            (false, Some(call), _) => Then::LhoCalls(call),
            (false, None, Some(Reply::Accepts)) => Then::LhoAccepts,
            (false, None, Some(Reply::PartnerAccepts)) => Then::RhoAccepts,
            (false, None, None) => Then::Nothing,
        })
    }

    /// The scene takes one turn only.
    fn turns(&self) -> usize {
        let refused = self.refused || self.replaced.is_some();
        usize::from(self.reply.is_some()) + usize::from(self.over.is_some()) + usize::from(refused)
    }
}

impl TryFrom<Written> for InsufficientBid {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let Call::Bid(bid) = written.bid else {
            let found = notation::call(written.bid);
            return Err(Fault::new("not-irregular", Field::Call, found));
        };
        if written.turns() > 1 {
            return Err(Fault::new("one-turn-only", Field::Call, notation::bid(bid)));
        }
        let auction = fields::auction_of(written.dealer, &written.auction);
        Self::new(auction, bid, written.then()?)
    }
}

/// The fields that are read as this exercise.
pub(super) fn writing(exercise: &InsufficientBid) -> Writing {
    let fields = Writing::default()
        .auction(&exercise.auction)
        .call("bid", Call::Bid(exercise.bid));
    match exercise.then {
        Then::Nothing => fields,
        Then::LhoAccepts => fields.word("reply", "accepts"),
        Then::RhoAccepts => fields.word("reply", "partner_accepts"),
        Then::LhoCalls(call) => fields.call("over", call),
        Then::Refused { comparable } => fields
            .flag("refused", true)
            .some(comparable, |fields, call| fields.call("comparable", call)),
        Then::Replaced {
            tried,
            call,
            comparable,
        } => fields
            .some(tried, |fields, call| fields.call("tried", call))
            .call("replaced", call)
            .some(comparable.then_some(call), |fields, call| {
                fields.call("comparable", call)
            }),
    }
}
