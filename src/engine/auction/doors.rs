//! What the Laws do to an auction after an irregularity. Only [`crate::laws`] uses it.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::irregular::{Back, Event};
use super::{Auction, Likeness, MadeCall, Said, Silence, Substitutes, WithdrawnCall};
use crate::{Citation, Side};

impl Auction {
    /// Makes an irregular call that a Law lets stand. The citation stays in the record.
    pub(crate) fn condone(&mut self, seat: Seat, call: Call, citation: Citation) {
        self.condone_as(seat, call, citation, false);
    }

    /// Like `condone`. `comparable`: the Director rules the call comparable to the one it replaces.
    pub(crate) fn condone_as(
        &mut self,
        seat: Seat,
        call: Call,
        citation: Citation,
        comparable: bool,
    ) {
        let likeness = Likeness {
            comparable,
            accepted: true,
            ..Likeness::default()
        };
        self.record(MadeCall { seat, call }, Some(citation), likeness);
    }

    /// Makes a pass that a Law puts in place of another call, for the player whose turn it is.
    pub(crate) fn pass_instead(&mut self, citation: Citation) {
        let made = MadeCall {
            seat: self.turn,
            call: Call::Pass,
        };
        self.record(made, Some(citation), Likeness::default());
    }

    /// Makes a call that has been ruled on in place of a cancelled one, for the player whose turn
    /// it is. The Law is recorded only if [`check`](Self::check) would not allow the call.
    pub(crate) fn substitute(&mut self, call: Call, likeness: Likeness, law: Citation) {
        let condoned = self.check(call).is_err().then_some(law);
        let seat = self.turn;
        self.record(MadeCall { seat, call }, condoned, likeness);
    }

    /// Obliges a player to pass, in addition to earlier duties.
    pub(crate) fn oblige(&mut self, seat: Seat, silence: Silence) {
        self.happen(Event::Obliged { seat, silence });
    }

    /// Takes back a call that needs no replacement, or already has one.
    pub(crate) fn withdraw(&mut self, seat: Seat, said: Said, restricts_lead: bool) {
        let call = self.heard(seat, said, restricts_lead);
        self.happen(Event::Withdrawn(call));
    }

    /// Takes back a call that its player must replace with the next call.
    pub(crate) fn await_substitute(&mut self, seat: Seat, call: Call, by: Substitutes) {
        // The lead restriction holds until a lawful substitute lifts it.
        let heard = self.heard(seat, Said::Call(call), true);
        self.happen(Event::ToReplace {
            call: heard,
            made: call,
            by,
        });
    }

    /// An insufficient bid's replacement was cancelled too: partner must pass (Laws 27B3, 27B4).
    pub(crate) fn silence_for_substitute(&mut self, seat: Seat, law: Citation) {
        self.happen(Event::ReplacementCancelled { seat, law });
    }

    fn happen(&mut self, event: Event) {
        self.irregular.get_or_insert_default().happen(event);
    }

    /// The Law that silences partner unless the next call is comparable to one out of rotation.
    pub(crate) fn compared(&self, seat: Seat) -> Option<Citation> {
        self.irregular.as_ref()?.compared(seat)
    }

    /// Whether declarer may forbid a lead if this player defends, whatever is called (Law 26B).
    pub(crate) fn restricts_lead(&self, offender: Seat) -> bool {
        self.forbids(offender, false) && (!self.has_ended() || self.is_defended_by(offender))
    }

    /// Whether a player defends once the auction is over.
    pub(crate) fn is_defended_by(&self, seat: Seat) -> bool {
        let contract = self.contract_so_far();
        contract.is_some_and(|it| Side::of(it.declarer) != Side::of(seat))
    }

    /// Whether the lead restriction depends on the replacement for a withdrawn call.
    pub(crate) fn leaves_lead_open(&self, offender: Seat) -> bool {
        self.forbids(offender, true)
    }

    fn forbids(&self, offender: Seat, open: bool) -> bool {
        let Some(irregular) = &self.irregular else {
            return false;
        };
        let mut withdrawn = irregular.withdrawn.iter().enumerate();
        withdrawn.any(|(place, call)| {
            let waits = !self.has_ended() && irregular.waits(place);
            call.seat == offender && call.restricts_lead && waits == open
        })
    }

    fn heard(&self, seat: Seat, said: Said, restricts_lead: bool) -> WithdrawnCall {
        WithdrawnCall {
            seat,
            said,
            after: self.calls.len(),
            replaced_by: None,
            comparable: false,
            restricts_lead,
        }
    }

    /// Takes back every call from number `index` (from 0) on.
    pub(crate) fn go_back(&mut self, index: usize) {
        *self = self.before(index);
    }

    /// The auction before call number `index`.
    pub(super) fn back_to(&self, index: usize, why: Back) -> Self {
        let mut earlier = Self::new(self.dealer);
        for &made in self.calls.iter().take(index) {
            earlier.add(made);
        }
        earlier.irregular.clone_from(&self.irregular);
        if let Some(irregular) = &mut earlier.irregular {
            irregular.go_back(index, why);
        }
        earlier
    }

    /// Cancels passes that end the auction over a player's head; that player calls (Laws 17D3, 34).
    pub(super) fn give_back_missed_turn(&mut self) {
        let missed = self.irregular.as_ref().and_then(|it| it.missed);
        let (Some(index), true) = (missed, self.has_ended()) else {
            return;
        };
        let run = self.calls.iter().rev().take(usize::from(self.passes) + 1);
        let called = |seat: Seat| run.clone().any(|made| made.seat == seat);
        if Seat::ALL.into_iter().all(called) {
            return;
        }
        let cancelled: Vec<MadeCall> = self.calls.iter().skip(index).copied().collect();
        *self = self.back_to(index, Back::MissedTurn);
        for MadeCall { seat, call } in cancelled {
            self.withdraw(seat, Said::Call(call), false);
        }
    }
}
