//! The second door: what the Laws do to an auction after an irregularity.
//!
//! Used by [`crate::engine::laws`] alone, which decides what happens.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{Auction, Likeness, MadeCall, Said, Silence, Substitutes, WithdrawnCall};
use crate::engine::Citation;

impl Auction {
    /// A call that a Law lets stand although it was irregular; the citation
    /// stays in the record.
    pub(in crate::engine) fn condone(&mut self, seat: Seat, call: Call, citation: Citation) {
        self.record(MadeCall { seat, call }, Some(citation), Likeness::Accepted);
    }

    /// A call at the turn in place of a cancelled one, judged already. The Law
    /// stays in the record where [`check`](Self::check) would not have allowed it.
    pub(in crate::engine) fn substitute(&mut self, call: Call, likeness: Likeness, law: Citation) {
        let condoned = self.check(call).is_err().then_some(law);
        let seat = self.turn;
        self.record(MadeCall { seat, call }, condoned, likeness);
    }

    /// A player must pass, besides what bound him before.
    pub(in crate::engine) fn oblige(&mut self, seat: Seat, silence: Silence) {
        let calls = self.calls.len();
        let irregular = self.irregular.get_or_insert_default();
        irregular.oblige(seat, silence, calls);
    }

    /// A call is taken back that nobody replaces, or that has been replaced.
    pub(in crate::engine) fn withdraw(&mut self, seat: Seat, said: Said, restricts_lead: bool) {
        let call = self.heard(seat, said, restricts_lead);
        self.irregular.get_or_insert_default().withdraw(call);
    }

    /// A call is taken back that its player is to replace when he next calls.
    pub(in crate::engine) fn await_substitute(&mut self, seat: Seat, call: Call, by: Substitutes) {
        // Until a lawful substitute is found, nothing has made up for what was heard.
        let heard = self.heard(seat, Said::Call(call), true);
        let irregular = self.irregular.get_or_insert_default();
        irregular.await_substitute(heard, call, by);
    }

    /// What was to replace an insufficient bid was cancelled too: partner is
    /// silenced, whatever comes now (Laws 27B3, 27B4).
    pub(in crate::engine) fn silence_for_substitute(&mut self, seat: Seat, law: Citation) {
        let calls = self.calls.len();
        let irregular = self.irregular.get_or_insert_default();
        irregular.silence_for_substitute(seat, calls);
        irregular.oblige(seat.partner(), Silence::Throughout(law), calls);
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
    pub(in crate::engine) fn go_back(&mut self, index: usize) {
        *self = self.before(index);
    }

    /// Where the passes that would end the auction robbed a player of his turn,
    /// they are cancelled and he calls (Laws 17D3, 34).
    pub(super) fn give_back_missed_turn(&mut self) {
        let missed = self.irregular.as_ref().and_then(|it| it.missed());
        let (Some(index), true) = (missed, self.has_ended()) else {
            return;
        };
        let run = self.calls.iter().rev().take(usize::from(self.passes) + 1);
        let called = |seat: Seat| run.clone().any(|made| made.seat == seat);
        if Seat::ALL.into_iter().all(called) {
            return;
        }
        let cancelled: Vec<MadeCall> = self.calls.iter().skip(index).copied().collect();
        self.go_back(index);
        for MadeCall { seat, call } in cancelled {
            self.withdraw(seat, Said::Call(call), false);
        }
    }
}
