//! Bids of more than seven (Law 38).

use contract_bridge::auction::Call;
use contract_bridge::{Seat, Strain};

use crate::engine::auction::Said;
use crate::engine::laws::call_consequence::{
    CallConsequence, CallEffect, Rectified, may_forbid_lead, turn_after, turn_now,
};
use crate::engine::laws::must_pass::silence_both;
use crate::engine::{Auction, Chooser, Citation, Offer, Reason, Ruling};

/// A bid of eight or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AboveSeven {
    /// Who.
    pub seat: Seat,
    /// How many odd tricks.
    pub level: u8,
    /// In which denomination.
    pub strain: Strain,
    /// Whether the left-hand opponent has called over it.
    pub lho_called: bool,
}

/// Why Law 38 has nothing to say: a bid of seven or less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("only a bid of eight or more is above seven")]
pub struct NotAboveSeven;

impl AboveSeven {
    /// The ruling (Law 38). The auction is the one before the bid.
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
        let Self {
            seat,
            level,
            strain,
            lho_called,
        } = self;
        let bid = CallEffect::AboveSevenCancelled {
            seat,
            level,
            strain,
        };
        let mut follows = vec![bid.by("38A")];
        if lho_called {
            follows.push(CallEffect::LaterCancelled.by("38A"));
        }
        if !auction.has_ended() {
            if seat == auction.turn() {
                follows.push(CallEffect::PassInstead { seat }.by("38B"));
                follows.extend(turn_after(auction, seat, Call::Pass, "38B"));
            } else {
                follows.extend(turn_now(auction, "38B"));
            }
            for seat in [seat, seat.partner()] {
                follows.push(CallEffect::PassesThroughout { seat }.by("38B"));
            }
        }
        if lho_called {
            follows.push(CallEffect::LeadFree.by("38C"));
        } else {
            follows.push(may_forbid_lead(seat));
            follows.push(CallEffect::AdjustedIfSilenceHelped.by("72C"));
        }
        Ok(Ruling {
            chooser: Chooser::Nobody,
            options: vec![Offer {
                choice: Rectified,
                follows,
            }],
            reasons: vec![Reason::new("above-seven-never-played", "38")],
        })
    }

    /// Puts it right: a pass takes the place of the bid, and the side is silenced.
    ///
    /// # Errors
    /// [`NotAboveSeven`]; the auction is then unchanged.
    pub fn rectify(self, auction: &mut Auction) -> Result<(), NotAboveSeven> {
        if self.level <= 7 {
            return Err(NotAboveSeven);
        }
        let Self {
            seat,
            level,
            strain,
            lho_called,
        } = self;
        auction.withdraw(seat, Said::AboveSeven { level, strain }, !lho_called);
        if auction.has_ended() {
            return Ok(());
        }
        silence_both(auction, seat, Citation::duplicate("38B"));
        if seat == auction.turn() {
            auction.condone(seat, Call::Pass, Citation::duplicate("38B"));
        }
        Ok(())
    }
}
