//! `call_out_of_turn`: a call by a player whose turn it was not. Who may accept it, what is the
//! offender's obligation, and what may the partner still do (Laws 26, 28 to 32, 36)?
//!
//! Lesson syntax, one example for each way the scene can continue:
//!
//! ```ron
//! call_out_of_turn(dealer: N, auction: "1H P", seat: W, call: "X")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", over: "1H", by: N)
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "P")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "1H", replaced: "1S", comparable: true)
//! ```

mod case;
mod generate;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::{Deserialize, Serialize};

use crate::fields::{
    self, CallText, Calls, Dealer, Fault, Field, SeatName, WrittenCalls, is_default,
};
use crate::{Exercise, Exhibit, Posed, Skill};
use engine::{Auction, notation};

use case::Case;
pub use case::SLIPS;
pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::CallOutOfTurn, Skill::SilencedPartner];

/// A call out of turn, and how the scene continues: see the examples of the module.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "call_out_of_turn")]
pub struct CallOutOfTurn {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: Calls,
    seat: SeatName,
    call: CallText,
    /// What an opponent calls before any ruling.
    #[serde(default, skip_serializing_if = "is_default")]
    over: Option<CallText>,
    #[serde(default, skip_serializing_if = "is_default")]
    by: Option<SeatName>,
    /// If the call is not accepted: the calls until the offender's next turn, legal or not.
    #[serde(default, skip_serializing_if = "is_default")]
    others: Option<WrittenCalls>,
    /// The offender's replacement call.
    #[serde(default, skip_serializing_if = "is_default")]
    replaced: Option<CallText>,
    /// Whether the Director rules that call comparable.
    #[serde(default, skip_serializing_if = "is_default")]
    comparable: bool,
}

impl CallOutOfTurn {
    /// A call out of turn, before any reaction.
    #[must_use]
    pub fn new(auction: &Auction, seat: Seat, call: Call) -> Self {
        Self {
            dealer: auction.dealer().into(),
            auction: auction.into(),
            seat: seat.into(),
            call: call.into(),
            over: None,
            by: None,
            others: None,
            replaced: None,
            comparable: false,
        }
    }
}

impl Exercise for CallOutOfTurn {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = |id| Fault::new(id, Field::Call, notation::call(*self.call));
        let auction = fields::auction(self.dealer, &self.auction);
        let case = Case::new(auction, *self.seat, *self.call);
        let case = case.ok_or_else(|| fault("not-irregular"))?;
        let [over, replaced] = [&self.over, &self.replaced].map(|call| call.as_deref().copied());
        let others = self.others.as_ref().map(|calls| calls.as_slice());
        let scene = match (over, self.by, others, replaced) {
            // Only a replacement call can be comparable.
            (.., None) if self.comparable => None,
            (None, None, None, None) => Some(case.open()),
            (Some(call), Some(by), None, None) => case.called_over(*by, call),
            (None, None, Some(others), None) => case.own_turn(others),
            (None, None, others, Some(call)) => {
                case.replaced(others.unwrap_or_default(), call, self.comparable)
            }
            _ => None,
        };
        let mut scene = scene.ok_or_else(|| fault("cannot-be"))?;
        for asked in &mut scene.asked {
            asked.reasons.extend(case.rule.clone());
            asked.gives_away = false;
        }
        let decisive = case.auction.calls().len().checked_sub(1);
        Ok(scene.posed(Exhibit::auction(&case.auction), decisive))
    }
}
