//! Changing one's last call (Law 25).

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::auction::{MadeCall, Said};
use crate::laws::applied::as_applied;
use crate::laws::call_consequence::{CallConsequence, CallEffect, may_forbid_lead};
use crate::laws::insufficient_bid::Acceptance;
use crate::{Auction, Choice, Chooser, Citation, Fact, IllegalCall, Offer, Reason, Ruling};

/// A player who has called wants to replace the call by another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangeOfCall {
    /// The player.
    pub seat: Seat,
    /// The call that the player wants to make now.
    pub to: Call,
    /// Whether the Director finds that the first call was never intended (Law 25A).
    pub unintended: bool,
    /// Whether the Director rules one call comparable to the other (Law 23).
    pub comparable: bool,
    /// Whether a defender has faced an opening lead: the auction period is over (Law 17D1).
    pub lead_faced: bool,
}

/// What happens to the attempt to change the call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Change {
    /// The intended call replaces the unintended one (Law 25A1).
    Corrected,
    /// Too late: partner has called (Law 25A4).
    TooLate,
    /// The left-hand opponent accepts or refuses the second call (Law 25B).
    Judged(Acceptance),
}

impl From<Change> for &'static str {
    fn from(change: Change) -> Self {
        match change {
            Change::Corrected => "corrected",
            Change::TooLate => "too_late",
            Change::Judged(acceptance) => acceptance.into(),
        }
    }
}

impl Choice for Change {}

/// Why Law 25 does not apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoChange {
    /// An opening lead has been faced (Laws 17D1, 25A).
    #[error("the auction period is over: an opening lead has been faced")]
    AuctionPeriodOver,
    /// The player has not called yet.
    #[error("the player has not called yet")]
    NotCalledYet,
    /// Both calls are the same.
    #[error("the player has made that very call")]
    SameCall,
    /// The call was intended, and others have called since.
    #[error("others have called since: an intended call can no longer be changed")]
    OthersCalled,
    /// The call was unintended, and partner has called since (Law 25A4).
    #[error("the player's partner has called since: nothing is changed")]
    PartnerCalled,
    /// The second call is irregular itself, and no opponent can accept it (Laws 36, 37).
    #[error("the second call is not legal in place of the first")]
    Illegal(IllegalCall),
}

impl ChangeOfCall {
    /// The index (from 0) and the call to be changed.
    fn first(self, auction: &Auction) -> Result<(usize, Call), NoChange> {
        if self.lead_faced {
            return Err(NoChange::AuctionPeriodOver);
        }
        let calls = auction.calls();
        let at = calls.iter().rposition(|made| made.seat == self.seat);
        let found = at.and_then(|at| Some((at, calls.get(at)?.call)));
        let (at, call) = found.ok_or(NoChange::NotCalledYet)?;
        if call == self.to {
            return Err(NoChange::SameCall);
        }
        if !self.unintended && at + 1 != calls.len() {
            return Err(NoChange::OthersCalled);
        }
        Ok((at, call))
    }

    /// The options (Law 25). The auction contains the first call, but not the second.
    pub fn ruling(self, auction: &Auction) -> Result<Ruling<Change, CallConsequence>, NoChange> {
        let (at, call) = self.first(auction)?;
        let Self { seat, to, .. } = self;
        if !self.unintended {
            return Ok(self.judged(auction, at, call));
        }
        let before = auction.before(at);
        if called_since(auction, at, seat.partner()) {
            let said = [
                CallEffect::Stands(seat, call).by("25A4"),
                CallEffect::Cancelled(seat, to).by("25A4"),
            ];
            let follows = as_applied(&before, auction, seat, "25A4", said);
            let reason = Reason::new("change-too-late", "25A4").with("call", Fact::Call(call));
            return Ok(Ruling::only(Change::TooLate, follows, vec![reason]));
        }
        let mut after = auction.clone();
        let illegal = self.put_right(&mut after, at, call);
        let lho_called = called_since(auction, at, seat.lho());
        let may_change = CallEffect::MayChangeHisCall(seat.lho());
        let stands = CallEffect::Stands(seat, to);
        let said = [CallEffect::Cancelled(seat, call).by("25A1")]
            .into_iter()
            .chain(illegal.is_none().then(|| stands.by("25A1")))
            .chain([CallEffect::JudgedForItself(to).by("25A1")])
            .chain(lho_called.then(|| may_change.by("25A6")))
            .chain([CallEffect::LeadFree.by("25A1")]);
        let follows = as_applied(&before, &after, seat, "25A6", said);
        let reasons = [Reason::new("unintended-call", "25A1").with("call", Fact::Call(call))]
            .into_iter()
            .chain(illegal.map(IllegalCall::reason))
            .collect();
        Ok(Ruling::only(Change::Corrected, follows, reasons))
    }

    fn judged(self, auction: &Auction, at: usize, call: Call) -> Ruling<Change, CallConsequence> {
        let Self { seat, to, .. } = self;
        let before = auction.before(at);
        let acceptable = self.acceptable(&before);
        let offer = |acceptance, law, stands, cancelled| {
            let mut after = auction.clone();
            self.settle(&mut after, at, call, acceptance);
            let mut said = vec![
                CallEffect::Cancelled(seat, cancelled).by(law),
                CallEffect::Stands(seat, stands).by(law),
            ];
            if let (Acceptance::Accept, Call::Bid(bid), Ok(false)) =
                (acceptance, stands, acceptable)
            {
                said.push(CallEffect::NextBidOver(bid).by("27A1"));
            }
            said.push(if self.comparable {
                CallEffect::LeadFree.by("26A")
            } else {
                may_forbid_lead(seat)
            });
            said.push(CallEffect::Unauthorised(seat.partner()).by("25B3"));
            let choice = Change::Judged(acceptance);
            let follows = as_applied(&before, &after, seat, law, said);
            Offer { choice, follows }
        };
        let accept = acceptable
            .is_ok()
            .then(|| offer(Acceptance::Accept, "25B1", to, call));
        let refuse = offer(Acceptance::Refuse, "25B2", call, to);
        let why = acceptable.err().map(IllegalCall::reason);
        let chooser = match &accept {
            Some(_) => Chooser::Player(seat.lho()),
            None => Chooser::Nobody,
        };
        Ruling {
            chooser,
            options: accept.into_iter().chain([refuse]).collect(),
            reasons: [Reason::new("intended-call", "25A2").with("call", Fact::Call(call))]
                .into_iter()
                .chain(why)
                .collect(),
        }
    }

    /// Whether the second call is legal. One too low can be accepted (Law 27A1); under Laws 36 and
    /// 37 a call cannot.
    fn acceptable(self, before: &Auction) -> Result<bool, IllegalCall> {
        match before.check_bound(self.seat, self.to) {
            Ok(()) => Ok(true),
            Err(
                IllegalCall::SameBid(_)
                | IllegalCall::StrainTooLow { .. }
                | IllegalCall::LevelTooLow { .. }
                | IllegalCall::RepeatedTooLow(..),
            ) => Ok(false),
            Err(why) => Err(why),
        }
    }

    /// Corrects an unintended call (Law 25A); the player of a call made over it calls again. `Some`
    /// if the intended call is irregular: not made, and under its own Law. On an error nothing
    /// changes.
    pub fn correct(self, auction: &mut Auction) -> Result<Option<IllegalCall>, NoChange> {
        let correction = Self {
            unintended: true,
            ..self
        };
        let (at, call) = correction.first(auction)?;
        if called_since(auction, at, self.seat.partner()) {
            return Err(NoChange::PartnerCalled);
        }
        Ok(self.put_right(auction, at, call))
    }

    fn put_right(self, auction: &mut Auction, at: usize, call: Call) -> Option<IllegalCall> {
        let later: Vec<(MadeCall, Option<Citation>)> = (at + 1..)
            .zip(auction.calls().iter().skip(at + 1))
            .map(|(number, made)| (*made, auction.condoned(number)))
            .collect();
        let lho_called = called_since(auction, at, self.seat.lho());
        let law = auction.condoned(at);
        auction.go_back(at);
        auction.withdraw(self.seat, Said::Call(call), false);
        let made = if auction.turn() == self.seat {
            auction.push(self.to)
        } else {
            // The first call was out of rotation and was let stand, so this one stands too.
            let law = law.unwrap_or(Citation::duplicate("29A"));
            let checked = auction.check_bound(self.seat, self.to);
            checked.map(|()| auction.condone(self.seat, self.to, law))
        };
        for (made_later, law) in later {
            let MadeCall { seat, call } = made_later;
            // Only the left-hand opponent may change the later call. An accepted call of the other
            // opponent stands, unless it is no longer legal.
            match law {
                Some(law)
                    if !lho_called && made.is_ok() && auction.check_bound(seat, call).is_ok() =>
                {
                    auction.condone(seat, call, law);
                }
                _ => auction.withdraw(seat, Said::Call(call), false),
            }
        }
        made.err()
    }

    /// Applies the left-hand opponent's choice (Law 25B). On an error nothing changes.
    pub fn judge(self, auction: &mut Auction, chosen: Acceptance) -> Result<(), NoChange> {
        let intended = Self {
            unintended: false,
            ..self
        };
        let (at, call) = intended.first(auction)?;
        if chosen == Acceptance::Accept {
            let acceptable = self.acceptable(&auction.before(at));
            acceptable.map_err(NoChange::Illegal)?;
        }
        self.settle(auction, at, call, chosen);
        Ok(())
    }

    fn settle(self, auction: &mut Auction, at: usize, call: Call, chosen: Acceptance) {
        let restricts = !self.comparable;
        if chosen == Acceptance::Refuse {
            auction.withdraw(self.seat, Said::Call(self.to), restricts);
            return;
        }
        auction.go_back(at);
        auction.withdraw(self.seat, Said::Call(call), restricts);
        let law = Citation::duplicate("25B1");
        auction.condone_as(self.seat, self.to, law, self.comparable);
    }
}

/// Whether a player has called since call number `at`.
fn called_since(auction: &Auction, at: usize, seat: Seat) -> bool {
    let mut since = auction.calls().iter().skip(at + 1);
    since.any(|made| made.seat == seat)
}
