//! The consequences of a ruling for turn, silence and lead are read from the auction to which it
//! has been applied, so that no rule is computed twice.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::Auction;
use crate::auction::Silence;
use crate::laws::call_consequence::{CallConsequence, CallEffect, may_forbid_lead};

/// A ruling that has been applied to a copy of the auction.
pub(super) struct Applied<'a> {
    /// The auction before the call that the ruling records, if it records one.
    pub(super) before: &'a Auction,
    /// The auction after the ruling.
    pub(super) after: &'a Auction,
    /// The player who offended.
    pub(super) offender: Seat,
    /// The Law to cite for a consequence that is added here.
    pub(super) law: &'static str,
}

impl Applied<'_> {
    /// The given consequences, corrected to agree with the auction.
    pub(super) fn say(
        &self,
        said: impl IntoIterator<Item = CallConsequence>,
    ) -> Vec<CallConsequence> {
        let mut follows: Vec<CallConsequence> = said.into_iter().collect();
        self.missed_turn(&mut follows);
        self.turn(&mut follows);
        self.silence(&mut follows);
        self.lead(&mut follows);
        follows
    }

    /// Cancels a pass that would end the auction before a player has had the turn to call, and the
    /// passes before it (Laws 17D3, 34).
    fn missed_turn(&self, follows: &mut Vec<CallConsequence>) {
        let (was, is) = (self.before.calls().len(), self.after.calls().len());
        let made = follows.iter().any(|it| {
            let effect = it.effect;
            matches!(
                effect,
                CallEffect::Stands { .. } | CallEffect::PassInstead { .. }
            )
        });
        if !made || is > was {
            return;
        }
        follows.retain(|it| {
            !matches!(
                it.effect,
                CallEffect::Stands { .. }
                    | CallEffect::PassInstead { .. }
                    | CallEffect::TurnLost { .. }
                    | CallEffect::Turn { .. }
            )
        });
        follows.splice(0..0, passes_cancelled(self.after, was + 1 - is));
    }

    fn turn(&self, follows: &mut Vec<CallConsequence>) {
        let turn = self.after.turn();
        let spoken = |it: &CallConsequence| it.effect.next_turn();
        if self.after.has_ended() {
            follows.retain(|it| spoken(it).is_none());
            return;
        }
        match follows.iter_mut().find(|it| spoken(it).is_some()) {
            Some(it) if spoken(it) == Some(turn) => {}
            Some(it) => it.effect = CallEffect::Turn { seat: turn },
            None => {
                let called = follows.iter().rposition(|it| is_about_a_call(it.effect));
                let next = called.map_or(0, |at| at + 1);
                follows.insert(next, CallEffect::Turn { seat: turn }.by(self.law));
            }
        }
    }

    fn silence(&self, follows: &mut Vec<CallConsequence>) {
        let silenced = |seat: Seat| match self.after.silence(seat) {
            Silence::Free => None,
            Silence::Once(law) => Some((CallEffect::PassesOnce { seat }, law)),
            Silence::Throughout(law) => Some((CallEffect::PassesThroughout { seat }, law)),
        };
        for it in follows.iter_mut() {
            if let CallEffect::PartnerFree { seat }
            | CallEffect::PassesOnce { seat }
            | CallEffect::PassesThroughout { seat } = it.effect
            {
                match silenced(seat) {
                    // Silenced by this ruling.
                    Some((effect, _)) if effect == it.effect => {}
                    // Silenced by an earlier ruling.
                    Some((effect, law)) => *it = CallConsequence { effect, law },
                    None => it.effect = CallEffect::PartnerFree { seat },
                }
            }
        }
        if self.after.has_ended() {
            return;
        }
        for seat in [self.offender, self.offender.partner()] {
            if let Some((effect, law)) = silenced(seat)
                && !follows.iter().any(|it| it.effect == effect)
            {
                follows.retain(|it| it.effect != CallEffect::NothingMore);
                follows.push(CallConsequence { effect, law });
            }
        }
    }

    fn lead(&self, follows: &mut Vec<CallConsequence>) {
        let restricted = self.after.restricts_lead(self.offender);
        let free = |it: &CallConsequence| it.effect == CallEffect::LeadFree;
        if restricted {
            let told = follows.iter().any(|it| it.restricts_lead());
            follows.retain(|it| !free(it) && it.effect != CallEffect::NothingMore);
            if !told {
                follows.push(may_forbid_lead(self.offender));
            }
            return;
        }
        for it in follows.iter_mut().filter(|it| it.restricts_lead()) {
            *it = CallEffect::LeadFree.by(self.law);
        }
        // An earlier call of the offender must still be compared with the next one.
        if self.after.leaves_lead_open(self.offender) && follows.iter().any(free) {
            follows.retain(|it| !free(it));
            let seat = self.offender.partner();
            let effect = CallEffect::ComparableOrPartnerPasses { seat };
            let compared = self.after.compared(self.offender);
            follows.extend(compared.map(|law| CallConsequence { effect, law }));
        }
    }
}

/// The consequences that cancel the last passes (Laws 17D3, 34).
pub(super) fn passes_cancelled(
    auction: &Auction,
    passes: usize,
) -> impl Iterator<Item = CallConsequence> {
    let withdrawn = auction.withdrawn();
    let passes = withdrawn
        .get(withdrawn.len().saturating_sub(passes)..)
        .unwrap_or_default();
    let call = Call::Pass;
    let cancelled = passes.iter().map(move |pass| {
        let seat = pass.seat;
        CallEffect::Cancelled { seat, call }.by("34")
    });
    let seat = auction.turn();
    let heard = passes.first().map(|pass| {
        let seat = pass.seat.partner();
        CallEffect::Unauthorised { seat }.by("16C")
    });
    cancelled
        .chain([CallEffect::Turn { seat }.by("17D3")])
        .chain(heard)
}

/// Whether it says what happens to a call; such consequences come before the one on the turn.
const fn is_about_a_call(effect: CallEffect) -> bool {
    matches!(
        effect,
        CallEffect::Stands { .. }
            | CallEffect::Cancelled { .. }
            | CallEffect::AboveSevenCancelled { .. }
            | CallEffect::LaterCancelled
            | CallEffect::PassInstead { .. }
            | CallEffect::TurnLost { .. }
            | CallEffect::CountsAsLater { .. }
            | CallEffect::CountsAsInRotation { .. }
    )
}

/// Applies a choice to a copy of the auction.
pub(super) fn tried(auction: &Auction, apply: impl FnOnce(&mut Auction)) -> Auction {
    let mut copy = auction.clone();
    apply(&mut copy);
    copy
}
