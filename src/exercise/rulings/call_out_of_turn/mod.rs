//! `call_out_of_turn`: a call by a player whose turn it was not. Who may let it
//! stand, what binds the offender, what may partner still do (Laws 26, 28 to 32, 36)?
//!
//! As a lesson writes it, once for each turn that the scene can take:
//!
//! ```ron
//! call_out_of_turn(dealer: N, auction: "1H P", seat: W, call: "X")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", over: "1H", by: N)
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "P")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "1H", replaced: "1S", comparable: true)
//! ```

mod generate;
mod questions;
mod ruling;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::{Deserialize, Serialize};

use crate::fields::{
    self, CallText, Calls, Dealer, Fault, Field, SeatName, WrittenCalls, is_default,
};
use crate::rulings::rectification;
use crate::{Asked, Exercise, Exhibit, Skill};
use engine::laws::out_of_rotation::Case;
use engine::{Auction, notation};

pub use generate::generate;
pub use questions::SLIPS;
use ruling::{Binding, Fate, Offence, Scene};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::CallOutOfTurn, Skill::SilencedPartner];

/// What happened after the call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Then {
    /// Nothing yet.
    Nothing,
    /// Before any ruling an opponent calls.
    CalledOver {
        /// Who.
        by: Seat,
        /// What.
        call: Call,
    },
    /// It is not accepted. The others call, and the offender's own turn has come.
    OwnTurn {
        /// Their calls, from the player on whose turn it happened.
        others: Vec<Call>,
    },
    /// It is not accepted, and the offender has called in turn.
    Replaced {
        /// As above.
        others: Vec<Call>,
        /// What the offender called.
        call: Call,
        /// Whether the Director finds that comparable.
        comparable: bool,
    },
}

/// A call out of turn, and what happened then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct CallOutOfTurn {
    offence: Offence,
    then: Then,
    scene: Scene,
}

/// As lessons write it: see the examples of the module.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "call_out_of_turn")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: Calls,
    seat: SeatName,
    call: CallText,
    #[serde(default, skip_serializing_if = "is_default")]
    over: Option<CallText>,
    #[serde(default, skip_serializing_if = "is_default")]
    by: Option<SeatName>,
    /// Calls of several players, legal or not where they are made.
    #[serde(default, skip_serializing_if = "is_default")]
    others: Option<WrittenCalls>,
    #[serde(default, skip_serializing_if = "is_default")]
    replaced: Option<CallText>,
    #[serde(default, skip_serializing_if = "is_default")]
    comparable: bool,
}

impl Written {
    fn then(&self) -> Result<Then, Fault> {
        let cannot = |call: Call| Fault::new("cannot-be", Field::Call, notation::call(call));
        // Only a call that takes the place of another can be comparable to it.
        if self.comparable && self.replaced.is_none() {
            return Err(cannot(self.call.0));
        }
        let over = self.over.as_ref().map(|call| call.0);
        let others = self.others.as_ref().map(|calls| calls.0.clone());
        let replaced = self.replaced.as_ref().map(|call| call.0);
        Ok(match (over.zip(self.by), others, replaced) {
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
            (None, None, None) if over.is_none() && self.by.is_none() => Then::Nothing,
            _ => return Err(cannot(over.unwrap_or(self.call.0))),
        })
    }
}

impl TryFrom<Written> for CallOutOfTurn {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let then = written.then()?;
        let auction = fields::auction(written.dealer, &written.auction);
        Self::new(auction, written.seat.into(), written.call.0, then)
    }
}

impl From<CallOutOfTurn> for Written {
    fn from(made: CallOutOfTurn) -> Self {
        let mut written = Self {
            dealer: made.offence.auction.dealer().into(),
            auction: (&made.offence.auction).into(),
            seat: made.offence.seat.into(),
            call: CallText(made.offence.call),
            over: None,
            by: None,
            others: None,
            replaced: None,
            comparable: false,
        };
        match made.then {
            Then::Nothing => {}
            Then::CalledOver { by, call } => {
                (written.over, written.by) = (Some(CallText(call)), Some(by.into()));
            }
            Then::OwnTurn { others } => written.others = Some(WrittenCalls(others)),
            Then::Replaced {
                others,
                call,
                comparable,
            } => {
                written.others = Some(WrittenCalls(others));
                written.replaced = Some(CallText(call));
                written.comparable = comparable;
            }
        }
        written
    }
}

impl CallOutOfTurn {
    /// The exercise, if the call is out of turn and the rest can happen.
    ///
    /// # Errors
    /// A call in turn or under a Law that is not asked about here, a call that is
    /// not possible then, an auction that would be over.
    pub fn new(auction: Auction, seat: Seat, call: Call, then: Then) -> Result<Self, Fault> {
        let fault = |id| Fault::new(id, Field::Call, notation::call(call));
        let admissible = call == Call::Pass || auction.admissible(seat, call).is_ok();
        let offence = Offence {
            auction,
            seat,
            call,
        };
        match offence.case() {
            Some(Case::Plain(_)) if admissible => {}
            Some(Case::Inadmissible(_)) => {}
            _ => return Err(fault("not-irregular")),
        }
        let scene = offence.scene(&then).ok_or_else(|| fault("cannot-be"))?;
        Ok(Self {
            offence,
            then,
            scene,
        })
    }

    /// What happened after the call.
    #[must_use]
    pub const fn then(&self) -> &Then {
        &self.then
    }

    /// Who called out of turn, and what.
    #[must_use]
    pub const fn called(&self) -> (Seat, Call) {
        (self.offence.seat, self.offence.call)
    }
}

impl Exercise for CallOutOfTurn {
    fn questions(&self) -> Vec<Asked> {
        let asked = match &self.scene {
            Scene::Open { turn, why } => vec![self.who_accepts(), self.whose_turn(*turn, why)],
            Scene::CalledOver(fate) => vec![self.what_becomes(*fate)],
            Scene::OwnTurn(auction) => vec![self.what_binds(auction)],
            Scene::Replaced(now) => vec![self.what_partner_may(now), self.what_lead(now)],
        };
        let shown = |asked: Asked| {
            asked
                .showing([self.told(), Exhibit::auction(&self.offence.auction)])
                .decided_by(self.offence.auction.calls().len().checked_sub(1))
                .giving_nothing_away()
        };
        asked.into_iter().map(shown).collect()
    }

    fn witness(&self) -> String {
        match &self.scene {
            Scene::Open { .. } => self.offence.accepter().word(),
            Scene::CalledOver(Fate::Stands) => "stands".to_owned(),
            Scene::CalledOver(_) => "void".to_owned(),
            Scene::OwnTurn(auction) => match self.offence.binding(auction) {
                Binding::Pass => "pass",
                Binding::Repeat => "repeat",
                Binding::Free => "free",
            }
            .to_owned(),
            Scene::Replaced(now) => {
                let restricted = rectification::restricts_lead(&now.follows);
                let lead = if restricted { " lead" } else { "" };
                format!("{}{lead}", rectification::silence_word(now.silence))
            }
        }
    }
}
