//! Calls after the final pass (Law 39).

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::auction::Said;
use crate::laws::call_consequence::{CallConsequence, CallEffect, Rectified, may_forbid_lead};
use crate::{Auction, Reason, Ruling};

/// A call made after the end of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallAfterTheEnd {
    /// Who called.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// Whether the left-hand opponent has called after it.
    pub lho_called: bool,
}

/// Why Law 39 does not apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the auction is not over")]
pub struct NotOver;

impl CallAfterTheEnd {
    /// Whether declarer may be able to forbid a lead (Law 39C).
    fn restricts_lead(self, auction: &Auction) -> bool {
        auction.is_defended_by(self.seat) && self.call != Call::Pass && !self.lho_called
    }

    /// The ruling (Law 39).
    pub fn ruling(self, auction: &Auction) -> Result<Ruling<Rectified, CallConsequence>, NotOver> {
        if !auction.has_ended() {
            return Err(NotOver);
        }
        let (last, reason) = if self.restricts_lead(auction) {
            let reason = Reason::new("defender-after-the-end", "39C");
            (may_forbid_lead(self.seat), reason)
        } else if self.lho_called {
            let reason = Reason::new("call-after-the-end", "39A");
            (CallEffect::NothingMore.by("39A"), reason)
        } else {
            let reason = Reason::new("harmless-after-the-end", "39B");
            (CallEffect::NothingMore.by("39B"), reason)
        };
        let later = CallEffect::LaterCancelled.by("39A");
        let follows = [CallEffect::Cancelled(self.seat, self.call).by("39A")]
            .into_iter()
            .chain(self.lho_called.then_some(later))
            .chain([last])
            .collect();
        Ok(Ruling::only(Rectified, follows, vec![reason]))
    }

    /// Records the call as withdrawn. On an error nothing changes.
    pub fn rectify(self, auction: &mut Auction) -> Result<(), NotOver> {
        if !auction.has_ended() {
            return Err(NotOver);
        }
        let restricts_lead = self.restricts_lead(auction);
        auction.withdraw(self.seat, Said::Call(self.call), restricts_lead);
        Ok(())
    }
}
