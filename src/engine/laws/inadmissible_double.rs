//! Doubles and redoubles that Law 19 forbids (Law 36), in or out of rotation.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::auction::{Said, Silence, Substitutes};
use crate::laws::applied::as_applied;
use crate::laws::call_consequence::{CallConsequence, CallEffect, Rectified, silenced_throughout};
use crate::{Auction, Citation, IllegalCall, Reason, Ruling};

/// A double or redouble that Law 19 does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InadmissibleDouble {
    /// Who doubled or redoubled.
    pub seat: Seat,
    /// `true` for a redouble.
    pub redouble: bool,
    /// When it was noticed.
    pub noticed: Noticed,
}

/// When an inadmissible double is noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Noticed {
    /// Before the left-hand opponent called (Law 36B).
    BeforeLhoCalled,
    /// After the left-hand opponent called (Law 36A).
    AfterLhoCalled,
    /// After the opening lead was faced (Law 36C).
    AfterLeadFaced,
}

/// Why Law 36 does not apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotInadmissible {
    /// The double or redouble is one that Law 19 allows.
    #[error("the double or redouble is admissible (Law 19)")]
    Admissible,
    /// The auction has ended: Law 39 deals with it.
    #[error("the auction is over")]
    AuctionOver,
}

impl InadmissibleDouble {
    const fn call(self) -> Call {
        if self.redouble {
            Call::Redouble
        } else {
            Call::Double
        }
    }

    fn why(self, auction: &Auction) -> Result<IllegalCall, NotInadmissible> {
        if auction.has_ended() {
            return Err(NotInadmissible::AuctionOver);
        }
        let admissible = auction.admissible(self.seat, self.call());
        admissible.err().ok_or(NotInadmissible::Admissible)
    }

    /// The ruling (Law 36). `auction` is the auction before the double.
    pub fn ruling(
        self,
        auction: &Auction,
    ) -> Result<Ruling<Rectified, CallConsequence>, NotInadmissible> {
        let why = self.why(auction)?;
        let (seat, call, turn) = (self.seat, self.call(), auction.turn());
        let cancelled = CallEffect::Cancelled(seat, call);
        let said: Vec<CallConsequence> = match self.noticed {
            Noticed::AfterLeadFaced => {
                vec![cancelled.by("36C"), CallEffect::NothingMore.by("36C")]
            }
            Noticed::AfterLhoCalled => vec![
                cancelled.by("36A"),
                CallEffect::LaterCancelled.by("36A"),
                CallEffect::NothingMore.by("36A"),
            ],
            Noticed::BeforeLhoCalled => {
                let next = if seat == turn {
                    CallEffect::ChoosesAgain(seat)
                } else {
                    CallEffect::Turn(turn)
                };
                let own_turn = CallEffect::AnyLegalCall(seat).by("36B");
                [cancelled.by("36B"), next.by("36B")]
                    .into_iter()
                    .chain((seat != turn).then_some(own_turn))
                    .chain(silenced_throughout(seat, "36B"))
                    .collect()
            }
        };
        let follows = if self.noticed == Noticed::AfterLeadFaced {
            // The auction ended long before, so none of this depends on it.
            said
        } else {
            let mut after = auction.clone();
            self.rectify(&mut after)?;
            as_applied(auction, &after, seat, "36A", said)
        };
        let reasons = vec![why.reason(), Reason::new("inadmissible-double", "36")];
        Ok(Ruling::only(Rectified, follows, reasons))
    }

    /// Rectifies the double, which is not in `auction`. On an error nothing changes.
    pub fn rectify(self, auction: &mut Auction) -> Result<(), NotInadmissible> {
        self.why(auction)?;
        let (seat, call) = (self.seat, self.call());
        if self.noticed == Noticed::BeforeLhoCalled {
            auction.await_substitute(seat, call, Substitutes::Settled);
            let silence = Silence::Throughout(Citation::duplicate("36B"));
            auction.oblige(seat.partner(), silence);
        } else {
            auction.withdraw(seat, Said::Call(call), false);
        }
        Ok(())
    }
}
