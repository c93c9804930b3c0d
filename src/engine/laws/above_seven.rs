//! Bids of more than seven (Law 38).

use contract_bridge::{Seat, Strain};

use crate::auction::Said;
use crate::laws::applied::as_applied;
use crate::laws::call_consequence::{
    CallConsequence, CallEffect, Rectified, may_forbid_lead, silenced_throughout,
};
use crate::laws::must_pass::silence_side;
use crate::{Auction, Citation, Reason, Ruling};

/// A bid of eight or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AboveSeven {
    /// Who bid.
    pub seat: Seat,
    /// Number of odd tricks, eight or more.
    pub level: u8,
    /// The denomination.
    pub strain: Strain,
    /// Whether the left-hand opponent has called over it.
    pub lho_called: bool,
}

/// Why Law 38 does not apply: the bid is seven or less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("only a bid of eight or more is above seven")]
pub struct NotAboveSeven;

impl AboveSeven {
    /// The ruling (Law 38). `auction` is the auction before the bid.
    pub fn ruling(
        self,
        auction: &Auction,
    ) -> Result<Ruling<Rectified, CallConsequence>, NotAboveSeven> {
        let mut after = auction.clone();
        self.rectify(&mut after)?;
        let seat = self.seat;
        let cancelled = CallEffect::AboveSevenCancelled(seat, self.level, self.strain);
        let mut follows = vec![cancelled.by("38A")];
        if self.lho_called {
            follows.push(CallEffect::LaterCancelled.by("38A"));
        }
        if auction.has_ended() {
            follows.push(if self.restricts_lead(auction) {
                may_forbid_lead(seat)
            } else {
                CallEffect::LeadFree.by("39A")
            });
        } else {
            if seat == auction.turn() {
                follows.push(CallEffect::PassInstead(seat).by("38B"));
            }
            follows.push(CallEffect::PassesThroughout(seat).by("38B"));
            if self.lho_called {
                follows.push(CallEffect::PassesThroughout(seat.partner()).by("38B"));
                follows.push(CallEffect::LeadFree.by("38C"));
            } else {
                follows.extend(silenced_throughout(seat, "38B"));
            }
            follows = as_applied(auction, &after, seat, "38B", follows);
        }
        let reason = Reason::new("above-seven-never-played", "38");
        Ok(Ruling::only(Rectified, follows, vec![reason]))
    }

    /// Whether declarer may be able to forbid a lead later (Laws 38B, 39C).
    fn restricts_lead(self, auction: &Auction) -> bool {
        !self.lho_called && (!auction.has_ended() || auction.is_defended_by(self.seat))
    }

    /// Silences the side, with a pass for a bid made in turn. After the end of the auction the bid
    /// is only recorded. On an error nothing changes.
    pub fn rectify(self, auction: &mut Auction) -> Result<(), NotAboveSeven> {
        if self.level <= 7 {
            return Err(NotAboveSeven);
        }
        let Self { level, strain, .. } = self;
        let restricts_lead = self.restricts_lead(auction);
        let said = Said::AboveSeven { level, strain };
        auction.withdraw(self.seat, said, restricts_lead);
        if !auction.has_ended() {
            silence_side(auction, self.seat, Citation::duplicate("38B"));
        }
        Ok(())
    }
}
