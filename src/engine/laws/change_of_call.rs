//! Changing one's own last call (Law 25).

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::engine::auction::Said;
use crate::engine::laws::call_consequence::{
    CallConsequence, CallEffect, may_forbid_lead, turn_after, turn_now,
};
use crate::engine::laws::insufficient_bid::Acceptance;
use crate::engine::{Auction, Chooser, Citation, Fact, IllegalCall, Offer, Reason, Ruling};

/// A player who has called wants to have called something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangeOfCall {
    /// Who.
    pub seat: Seat,
    /// What he wants to call now.
    pub to: Call,
    /// Whether the Director finds that the first call was never intended (Law 25A).
    pub unintended: bool,
    /// Whether the Director rules one call comparable to the other (Law 23).
    pub comparable: bool,
}

/// What becomes of the wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Change {
    /// The intended call takes the place of the slip (Law 25A1).
    Corrected,
    /// Too late: partner has called (Law 25A4).
    TooLate,
    /// The left-hand opponent accepts or refuses the second call (Law 25B).
    Judged(Acceptance),
}

/// Why Law 25 has nothing to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoChange {
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
    /// The second call is irregular itself: it cannot simply stand.
    #[error("the second call is not legal in place of the first")]
    Illegal(IllegalCall),
}

impl ChangeOfCall {
    /// The number (from 0) and the call that is to be changed.
    fn first(self, auction: &Auction) -> Result<(usize, Call), NoChange> {
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

    /// Whether partner has called since: two calls or more have followed.
    fn partner_called(auction: &Auction, at: usize) -> bool {
        auction.calls().len() > at + 2
    }

    /// What may be chosen, with what follows (Law 25). The auction has the first
    /// call, not the second.
    ///
    /// # Errors
    /// [`NoChange`].
    pub fn ruling(self, auction: &Auction) -> Result<Ruling<Change, CallConsequence>, NoChange> {
        let (at, call) = self.first(auction)?;
        let Self { seat, to, .. } = self;
        if !self.unintended {
            return Ok(self.judged(auction, at, call));
        }
        let (choice, follows, reason) = if Self::partner_called(auction, at) {
            let follows = vec![
                CallEffect::Stands { seat, call }.by("25A4"),
                CallEffect::Cancelled { seat, call: to }.by("25A4"),
            ];
            (
                Change::TooLate,
                follows,
                Reason::new("change-too-late", "25A4"),
            )
        } else {
            let lho_called = auction.calls().len() > at + 1;
            let may_change = CallEffect::MayChangeHisCall { seat: seat.lho() };
            let follows = [
                CallEffect::Cancelled { seat, call }.by("25A1"),
                CallEffect::JudgedForItself { call: to }.by("25A3"),
            ]
            .into_iter()
            .chain(lho_called.then_some(may_change.by("25A5")))
            .chain([
                CallEffect::Turn { seat: seat.lho() }.by("25A5"),
                CallEffect::LeadFree.by("25A6"),
            ])
            .collect();
            (
                Change::Corrected,
                follows,
                Reason::new("unintended-call", "25A1"),
            )
        };
        Ok(Ruling {
            chooser: Chooser::Nobody,
            options: vec![Offer { choice, follows }],
            reasons: vec![reason.with("call", Fact::Call(call))],
        })
    }

    fn judged(self, auction: &Auction, at: usize, call: Call) -> Ruling<Change, CallConsequence> {
        let Self { seat, to, .. } = self;
        let rest = [
            if self.comparable {
                CallEffect::LeadFree.by("26A")
            } else {
                may_forbid_lead(seat)
            },
            CallEffect::Unauthorised {
                seat: seat.partner(),
            }
            .by("25B3"),
        ];
        let offer = |acceptance, law: &'static str, stands, cancelled, turn| {
            let said = [
                CallEffect::Cancelled {
                    seat,
                    call: cancelled,
                },
                CallEffect::Stands { seat, call: stands },
            ];
            Offer {
                choice: Change::Judged(acceptance),
                follows: said
                    .map(|said| said.by(law))
                    .into_iter()
                    .chain(turn)
                    .chain(rest)
                    .collect(),
            }
        };
        let after = turn_after(&auction.before(at), seat, to, "25B1");
        let now = turn_now(auction, "25B2");
        Ruling {
            chooser: Chooser::Player(seat.lho()),
            options: vec![
                offer(Acceptance::Accept, "25B1", to, call, after),
                offer(Acceptance::Refuse, "25B2", call, to, now),
            ],
            reasons: vec![Reason::new("intended-call", "25A2").with("call", Fact::Call(call))],
        }
    }

    /// Corrects an unintended call (Law 25A). A call made over it is taken back
    /// as well: its player calls again.
    ///
    /// `Some` if the intended call is irregular itself: then it has not been
    /// made, and is judged by its own Law.
    ///
    /// # Errors
    /// [`NoChange`]; the auction is then unchanged.
    pub fn correct(self, auction: &mut Auction) -> Result<Option<IllegalCall>, NoChange> {
        let correction = Self {
            unintended: true,
            ..self
        };
        let (at, call) = correction.first(auction)?;
        if Self::partner_called(auction, at) {
            return Err(NoChange::PartnerCalled);
        }
        let over = auction.calls().get(at + 1).copied();
        auction.go_back(at);
        auction.withdraw(self.seat, Said::Call(call), false);
        if let Some(over) = over {
            auction.withdraw(over.seat, Said::Call(over.call), false);
        }
        // The turn is his again unless turns were lost to him before.
        Ok(auction.push(self.to).err())
    }

    /// Applies what the left-hand opponent chose about an intended call (Law 25B).
    ///
    /// # Errors
    /// [`NoChange`]; the auction is then unchanged.
    pub fn judge(self, auction: &mut Auction, chosen: Acceptance) -> Result<(), NoChange> {
        let intended = Self {
            unintended: false,
            ..self
        };
        let (at, call) = intended.first(auction)?;
        let restricts = !self.comparable;
        if chosen == Acceptance::Refuse {
            auction.withdraw(self.seat, Said::Call(self.to), restricts);
            return Ok(());
        }
        let before = auction.before(at);
        if let Err(why) = before.check(self.to) {
            return Err(NoChange::Illegal(why));
        }
        *auction = before;
        auction.withdraw(self.seat, Said::Call(call), restricts);
        let law = Citation::duplicate("25B1");
        auction.condone(self.seat, self.to, law);
        Ok(())
    }
}
