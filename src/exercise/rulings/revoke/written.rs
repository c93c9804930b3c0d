//! A revoke as a lesson writes it.

use contract_bridge::Seat;
use serde::{Deserialize, Serialize};

use super::{Played, Revoke, Won};
use crate::fields::{Cards, Declarer, Fault, Field, SeatName, Trumps, WholeTrick, is_default};
use engine::Side;
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke as Ruled,
    Since, TrickNumber,
};

/// See the examples of the module.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "revoke")]
pub(super) struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    trumps: Trumps,
    number: u8,
    leader: SeatName,
    trick: WholeTrick,
    offender: SeatName,
    hand: Cards,
    /// What was done that may establish the revoke.
    #[serde(default, skip_serializing_if = "is_default")]
    went_on: Option<Continuation>,
    #[serde(default, skip_serializing_if = "is_default")]
    by: Option<SeatName>,
    #[serde(default, skip_serializing_if = "is_default")]
    later: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    earlier: u8,
    /// A penalty card of the suit led was not played.
    #[serde(default, skip_serializing_if = "is_default")]
    penalty_card: bool,
    /// The player has revoked in this suit before.
    #[serde(default, skip_serializing_if = "is_default")]
    again: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    others: OtherSide,
    #[serde(default, skip_serializing_if = "is_default")]
    noticed: Attention,
    /// The four hands are back in the board.
    #[serde(default, skip_serializing_if = "is_default")]
    returned: bool,
}

impl TryFrom<Written> for Revoke {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let fault = |field, found: String| Fault::new("cannot-be", field, found);
        let trick = TrickNumber::new(written.number);
        let trick = trick.ok_or_else(|| fault(Field::Tricks, written.number.to_string()))?;
        let by = written.by.map(Seat::from);
        let since = match (written.went_on, by) {
            (Some(how), Some(by)) => Since::WentOn(how, Side::of(by)),
            (None, None) => Since::Nothing,
            (_, by) => {
                let named = by.map_or_else(String::new, |seat| seat.letter().to_string());
                return Err(fault(Field::Seat, named));
            }
        };
        // Tricks won before the one of the revoke are told of together with those after it.
        if written.earlier > 0 && written.later.is_none() {
            return Err(fault(Field::Tricks, written.earlier.to_string()));
        }
        let ruled = Ruled {
            declarer: written.declarer.0.into(),
            offender: written.offender.into(),
            trick,
            failure: match written.penalty_card {
                true => Failure::FacedCard,
                false => Failure::Obligation,
            },
            played_from: PlayedFrom::UnfacedHand,
            since,
            other_side: written.others,
            earlier: match written.again {
                true => Earlier::SameSuitEstablished,
                false => Earlier::None,
            },
            attention: written.noticed,
            hands: match written.returned {
                true => FourHands::Returned,
                false => FourHands::NotAllReturned,
            },
        };
        let played = Played {
            strain: written.trumps.0,
            leader: written.leader.into(),
            cards: written.trick.0,
            hand: written.hand.0,
        };
        let earlier = written.earlier;
        let won = written.later.map(|later| Won { earlier, later });
        Self::new(ruled, played, by, won)
    }
}

impl From<Revoke> for Written {
    fn from(made: Revoke) -> Self {
        let Revoke { ruled, played, .. } = made;
        Self {
            declarer: Declarer(ruled.declarer.into()),
            trumps: Trumps(played.strain),
            number: ruled.trick.get(),
            leader: played.leader.into(),
            trick: WholeTrick(played.cards),
            offender: ruled.offender.into(),
            hand: Cards(played.hand),
            went_on: match ruled.since {
                Since::Nothing => None,
                Since::WentOn(how, _) => Some(how),
            },
            by: made.by.map(SeatName::from),
            later: made.won.map(|won| won.later),
            earlier: made.won.map_or(0, |won| won.earlier),
            penalty_card: ruled.failure == Failure::FacedCard,
            again: ruled.earlier == Earlier::SameSuitEstablished,
            others: ruled.other_side,
            noticed: ruled.attention,
            returned: ruled.hands == FourHands::Returned,
        }
    }
}
