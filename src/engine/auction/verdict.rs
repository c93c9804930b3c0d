//! The one judge of a call, and the reasons for each verdict (Laws 18 to 22).

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat, Strain};

use super::{Auction, IllegalCall, every_bid, every_call};
use crate::{Doubling, Fact, Reason, Side};

impl Auction {
    /// May the player whose turn it is make this call? The only judge of a call.
    #[inline]
    pub fn check(&self, call: Call) -> Result<(), IllegalCall> {
        if self.has_ended() {
            return Err(self.over());
        }
        if self.irregular.is_some() {
            return self.check_bound(self.turn, call);
        }
        self.admissible(self.turn, call)
    }

    /// The error for a call after the end of the auction.
    #[cold]
    const fn over(&self) -> IllegalCall {
        match self.last_bid {
            Some(_) => IllegalCall::AuctionOver,
            None => IllegalCall::PassedOut,
        }
    }

    /// [`check`](Self::check) for any player, duties included, as if it were their turn.
    #[cold]
    #[inline(never)]
    pub(crate) fn check_bound(&self, seat: Seat, call: Call) -> Result<(), IllegalCall> {
        let admissible = self.admissible(seat, call);
        let Some(irregular) = &self.irregular else {
            return admissible;
        };
        match irregular.check(seat, call) {
            // A double that is no longer admissible need not be repeated (Law 36).
            Err(IllegalCall::MustRepeat(double @ (Call::Double | Call::Redouble), _))
                if self.admissible(seat, double).is_err() => {}
            bound => bound?,
        }
        match (call, admissible, irregular.repeats(seat)) {
            (Call::Bid(bid), Err(_), Some(law)) => Err(IllegalCall::RepeatedTooLow(bid, law)),
            _ => admissible,
        }
    }

    /// May this player call it, apart from turns and duties (Laws 18 and 19)?
    #[inline]
    pub fn admissible(&self, seat: Seat, call: Call) -> Result<(), IllegalCall> {
        match call {
            Call::Pass => Ok(()),
            Call::Bid(bid) => self.check_bid(bid),
            Call::Double => self.check_double(seat),
            Call::Redouble => self.check_redouble(seat),
        }
    }

    #[inline]
    fn check_bid(&self, bid: Bid) -> Result<(), IllegalCall> {
        match self.last_bid {
            Some((last, _)) if bid <= last => Err(too_low(bid, last)),
            _ => Ok(()),
        }
    }

    /// “Double three hearts” over 3♠ is a double of 3♠, the bid that was made (Law 19A3).
    #[inline]
    fn check_double(&self, seat: Seat) -> Result<(), IllegalCall> {
        let (last, bidder) = self.last_bid.ok_or(IllegalCall::NothingToDouble)?;
        if self.doubling == Doubling::Redoubled {
            return Err(IllegalCall::DoubleOfRedoubled(last));
        }
        if self.doubling == Doubling::Doubled {
            return Err(IllegalCall::AlreadyDoubled(last));
        }
        if Side::of(bidder) == Side::of(seat) {
            return Err(IllegalCall::OwnSideBid(last));
        }
        Ok(())
    }

    #[inline]
    fn check_redouble(&self, seat: Seat) -> Result<(), IllegalCall> {
        let (last, bidder) = self.last_bid.ok_or(IllegalCall::NothingToRedouble)?;
        match self.doubling {
            Doubling::Undoubled => Err(IllegalCall::NotDoubled(last)),
            Doubling::Redoubled => Err(IllegalCall::AlreadyRedoubled(last)),
            Doubling::Doubled if Side::of(bidder) != Side::of(seat) => {
                Err(IllegalCall::OwnSideDouble(last))
            }
            Doubling::Doubled => Ok(()),
        }
    }

    /// The lowest sufficient bid in a denomination; `None` if not even seven is enough.
    pub fn lowest_sufficient(&self, strain: Strain) -> Option<Bid> {
        every_bid().find(|bid| bid.strain == strain && self.check_bid(*bid).is_ok())
    }

    /// The calls that [`check`](Self::check) allows, pass, double and redouble first. None after
    /// the end, and where the bid to be repeated is too low ([`IllegalCall::RepeatedTooLow`]).
    pub fn legal_calls(&self) -> impl Iterator<Item = Call> {
        every_call().filter(|&call| self.check(call).is_ok())
    }

    /// The rule that decides why a call is allowed, or why not.
    pub fn reason(&self, call: Call) -> Reason {
        if let Err(illegal) = self.check(call) {
            return illegal.reason();
        }
        if let Some(duty) = self.duty_done_by(call) {
            return duty.reason();
        }
        let last = self.last_bid.map(|(last, _)| last);
        match (call, last) {
            (Call::Bid(bid), Some(last)) if bid.level > last.level => Reason::about(
                "higher-level",
                "18C",
                [("bid", Fact::Bid(bid)), ("last", Fact::Bid(last))],
            ),
            (Call::Bid(bid), Some(last)) => Reason::about(
                "higher-strain",
                "18C",
                [("bid", Fact::Bid(bid)), ("last", Fact::Bid(last))],
            ),
            (Call::Bid(bid), None) => Reason::about("first-bid", "18A", [("bid", Fact::Bid(bid))]),
            (Call::Double, Some(last)) => {
                Reason::about("opponents-bid", "19A1", [("last", Fact::Bid(last))])
            }
            (Call::Redouble, Some(last)) => {
                Reason::about("own-bid-doubled", "19B1", [("last", Fact::Bid(last))])
            }
            // A legal double or redouble always has a last bid: only a pass remains.
            _ => Reason::new("pass-always", "17C"),
        }
    }

    /// The duty that a legal call fulfils: its reason is the one that forbids all other calls.
    fn duty_done_by(&self, call: Call) -> Option<IllegalCall> {
        self.irregular.as_ref()?;
        let other = match call {
            Call::Pass => Call::Double,
            _ => Call::Pass,
        };
        let barred = self.check_bound(self.turn, other).err()?;
        matches!(
            barred,
            IllegalCall::MustPassOnce(_)
                | IllegalCall::MustPassThroughout(_)
                | IllegalCall::MustRepeat(..)
        )
        .then_some(barred)
    }
}

/// Why a bid is insufficient (Law 18D).
#[cold]
fn too_low(bid: Bid, last: Bid) -> IllegalCall {
    if bid == last {
        IllegalCall::SameBid(last)
    } else if bid.level < last.level {
        IllegalCall::LevelTooLow { bid, last }
    } else {
        IllegalCall::StrainTooLow { bid, last }
    }
}
