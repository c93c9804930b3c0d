//! Bids of more than seven (Law 38).

use contract_bridge::{Seat, Strain};

use crate::auction::Said;
use crate::laws::after_the_end::defends;
use crate::laws::applied::{Applied, tried};
use crate::laws::call_consequence::{CallConsequence, CallEffect, Rectified, may_forbid_lead};
use crate::laws::must_pass::silence_both;
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
    ///
    /// # Errors
    /// [`NotAboveSeven`].
    pub fn ruling(
        self,
        auction: &Auction,
    ) -> Result<Ruling<Rectified, CallConsequence>, NotAboveSeven> {
        if self.level <= 7 {
            return Err(NotAboveSeven);
        }
        let Self { seat, .. } = self;
        let cancelled = [CallEffect::AboveSevenCancelled {
            seat,
            level: self.level,
            strain: self.strain,
        }
        .by("38A")]
        .into_iter()
        .chain(
            self.lho_called
                .then(|| CallEffect::LaterCancelled.by("38A")),
        );
        let follows = if auction.has_ended() {
            let lead = if self.restricts_lead(auction) {
                may_forbid_lead(seat)
            } else {
                CallEffect::LeadFree.by("39A")
            };
            cancelled.chain([lead]).collect()
        } else {
            let after = tried(auction, |copy| self.apply(copy));
            let applied = Applied {
                before: auction,
                after: &after,
                offender: seat,
                law: "38B",
            };
            applied.say(cancelled.chain(self.goes_on(auction)))
        };
        let reason = Reason::new("above-seven-never-played", "38");
        Ok(Ruling::only(Rectified, follows, vec![reason]))
    }

    /// The consequences while the auction continues.
    fn goes_on(self, auction: &Auction) -> impl Iterator<Item = CallConsequence> {
        let Self { seat, .. } = self;
        let instead = (seat == auction.turn()).then(|| CallEffect::PassInstead { seat }.by("38B"));
        let silenced = [seat, seat.partner()].map(|seat| CallEffect::PassesThroughout { seat });
        let lead = if self.lho_called {
            [Some(CallEffect::LeadFree.by("38C")), None]
        } else {
            let adjusted = CallEffect::AdjustedIfSilenceHelped.by("72C");
            [Some(may_forbid_lead(seat)), Some(adjusted)]
        };
        instead
            .into_iter()
            .chain(silenced.map(|it| it.by("38B")))
            .chain(lead.into_iter().flatten())
    }

    /// Whether declarer may be able to forbid a lead later (Laws 38B, 39C).
    fn restricts_lead(self, auction: &Auction) -> bool {
        !self.lho_called && (!auction.has_ended() || defends(auction, self.seat))
    }

    /// Rectifies the bid: a pass takes its place, and the side is silenced.
    ///
    /// # Errors
    /// [`NotAboveSeven`]; the auction is then unchanged.
    pub fn rectify(self, auction: &mut Auction) -> Result<(), NotAboveSeven> {
        if self.level <= 7 {
            return Err(NotAboveSeven);
        }
        self.apply(auction);
        Ok(())
    }

    fn apply(self, auction: &mut Auction) {
        let Self {
            seat,
            level,
            strain,
            ..
        } = self;
        let restricts_lead = self.restricts_lead(auction);
        auction.withdraw(seat, Said::AboveSeven { level, strain }, restricts_lead);
        if auction.has_ended() {
            return;
        }
        silence_both(auction, seat, Citation::duplicate("38B"));
        if seat == auction.turn() {
            auction.pass_instead(Citation::duplicate("38B"));
        }
    }
}
