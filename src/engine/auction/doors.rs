//! The second door: what the Laws do to an auction after an irregularity.
//!
//! Used by [`crate::laws`] alone, which decides what happens.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::irregular::Back;
use super::{Auction, Likeness, MadeCall, Said, Silence, Substitutes, WithdrawnCall};
use crate::{Citation, Side};

impl Auction {
    /// A call that a Law lets stand although it was irregular; the citation
    /// stays in the record.
    pub(crate) fn condone(&mut self, seat: Seat, call: Call, citation: Citation) {
        self.condone_as(seat, call, citation, false);
    }

    /// The same; `comparable` to what its player was to replace, as the Director rules.
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
            ..Likeness::OTHER
        };
        self.record(MadeCall { seat, call }, Some(citation), likeness);
    }

    /// A pass at the turn that a Law puts in place of another call.
    pub(crate) fn pass_instead(&mut self, citation: Citation) {
        let made = MadeCall {
            seat: self.turn,
            call: Call::Pass,
        };
        self.record(made, Some(citation), Likeness::OTHER);
    }

    /// A call at the turn in place of a cancelled one, judged already. The Law
    /// stays in the record where [`check`](Self::check) would not have allowed it.
    pub(crate) fn substitute(&mut self, call: Call, likeness: Likeness, law: Citation) {
        let condoned = self.check(call).is_err().then_some(law);
        let seat = self.turn;
        self.record(MadeCall { seat, call }, condoned, likeness);
    }

    /// A player must pass, besides what bound him before.
    pub(crate) fn oblige(&mut self, seat: Seat, silence: Silence) {
        let irregular = self.irregular.get_or_insert_default();
        irregular.oblige(seat, silence);
    }

    /// A call is taken back that nobody replaces, or that has been replaced.
    pub(crate) fn withdraw(&mut self, seat: Seat, said: Said, restricts_lead: bool) {
        let call = self.heard(seat, said, restricts_lead);
        self.irregular.get_or_insert_default().withdraw(call);
    }

    /// A call is taken back that its player is to replace when he next calls.
    pub(crate) fn await_substitute(&mut self, seat: Seat, call: Call, by: Substitutes) {
        // Until a lawful substitute is found, nothing has made up for what was heard.
        let heard = self.heard(seat, Said::Call(call), true);
        let irregular = self.irregular.get_or_insert_default();
        irregular.await_substitute(heard, call, by);
    }

    /// What was to replace an insufficient bid was cancelled too: partner is
    /// silenced, whatever comes now (Laws 27B3, 27B4).
    pub(crate) fn silence_for_substitute(&mut self, seat: Seat, law: Citation) {
        let irregular = self.irregular.get_or_insert_default();
        irregular.silence_for_substitute(seat, law);
    }

    /// The Law that silences a player's partner, unless the player's next call
    /// is comparable to one out of rotation that was cancelled.
    pub(crate) fn compared(&self, seat: Seat) -> Option<Citation> {
        self.irregular.as_ref()?.compared(seat)
    }

    /// Whether declarer may forbid a lead once a player defends (Law 26B). A call
    /// that may yet be made good by the one that replaces it does not count.
    pub(crate) fn restricts_lead(&self, offender: Seat) -> bool {
        let defends = || {
            let contract = self.contract_so_far();
            contract.is_some_and(|it| Side::of(it.declarer) != Side::of(offender))
        };
        self.forbids(offender, false) && (!self.has_ended() || defends())
    }

    /// Whether that depends on the player's next call.
    pub(crate) fn leaves_lead_open(&self, offender: Seat) -> bool {
        self.forbids(offender, true)
    }

    fn forbids(&self, offender: Seat, open: bool) -> bool {
        let Some(irregular) = &self.irregular else {
            return false;
        };
        let mut withdrawn = irregular.withdrawn().iter().enumerate();
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
        *self = self.back_to(index, Back::MissedTurn);
        for MadeCall { seat, call } in cancelled {
            self.withdraw(seat, Said::Call(call), false);
        }
    }
}
