//! Turn, silence and lead after a ruling are read from the auction to which it has been applied.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::Auction;
use crate::auction::Silence;
use crate::laws::call_consequence::{CallConsequence, CallEffect, may_forbid_lead};

/// The consequences of a ruling, corrected to agree with the auction to which it has been applied.
///
/// `before` is the auction before the call ruled on; `law` is cited for what is added here.
pub(super) fn as_applied(
    before: &Auction,
    after: &Auction,
    offender: Seat,
    law: &'static str,
    said: impl IntoIterator<Item = CallConsequence>,
) -> Vec<CallConsequence> {
    let mut follows: Vec<CallConsequence> = said.into_iter().collect();
    missed_turn(before, after, &mut follows);
    turn(after, law, &mut follows);
    silence(after, offender, &mut follows);
    lead(after, offender, law, &mut follows);
    follows
}

/// Cancels the passes that would end the auction over a player's head (Laws 17D3, 34).
fn missed_turn(before: &Auction, after: &Auction, follows: &mut Vec<CallConsequence>) {
    let (was, is) = (before.calls().len(), after.calls().len());
    let made = |effect| matches!(effect, CallEffect::Stands(..) | CallEffect::PassInstead(_));
    let moved = |effect| matches!(effect, CallEffect::TurnLost(_) | CallEffect::Turn(_));
    if is > was || !follows.iter().any(|it| made(it.effect)) {
        return;
    }
    follows.retain(|it| !made(it.effect) && !moved(it.effect));
    follows.splice(0..0, passes_cancelled(after, was + 1 - is));
}

fn turn(after: &Auction, law: &'static str, follows: &mut Vec<CallConsequence>) {
    let turn = after.turn();
    let spoken = |it: &CallConsequence| it.effect.next_turn();
    if after.has_ended() {
        follows.retain(|it| spoken(it).is_none());
        return;
    }
    match follows.iter_mut().find(|it| spoken(it).is_some()) {
        Some(it) if spoken(it) == Some(turn) => {}
        Some(it) => it.effect = CallEffect::Turn(turn),
        None => {
            let called = follows.iter().rposition(|it| is_about_a_call(it.effect));
            let next = called.map_or(0, |at| at + 1);
            follows.insert(next, CallEffect::Turn(turn).by(law));
        }
    }
}

/// What a player's silence means, if the player must pass.
pub(super) fn silenced(auction: &Auction, seat: Seat) -> Option<CallConsequence> {
    let (effect, law) = match auction.silence(seat) {
        Silence::Free => return None,
        Silence::Once(law) => (CallEffect::PassesOnce(seat), law),
        Silence::Throughout(law) => (CallEffect::PassesThroughout(seat), law),
    };
    Some(CallConsequence { effect, law })
}

fn silence(after: &Auction, offender: Seat, follows: &mut Vec<CallConsequence>) {
    for it in follows.iter_mut() {
        if let CallEffect::PartnerFree(seat)
        | CallEffect::PassesOnce(seat)
        | CallEffect::PassesThroughout(seat) = it.effect
        {
            match silenced(after, seat) {
                // Silenced by this ruling.
                Some(silence) if silence.effect == it.effect => {}
                // Silenced by an earlier ruling.
                Some(silence) => *it = silence,
                None => it.effect = CallEffect::PartnerFree(seat),
            }
        }
    }
    if after.has_ended() {
        return;
    }
    for seat in [offender, offender.partner()] {
        if let Some(silence) = silenced(after, seat)
            && !follows.iter().any(|it| it.effect == silence.effect)
        {
            follows.retain(|it| it.effect != CallEffect::NothingMore);
            follows.push(silence);
        }
    }
}

fn lead(after: &Auction, offender: Seat, law: &'static str, follows: &mut Vec<CallConsequence>) {
    let free = |it: &CallConsequence| it.effect == CallEffect::LeadFree;
    if after.restricts_lead(offender) {
        let told = follows.iter().any(|it| it.restricts_lead());
        follows.retain(|it| !free(it) && it.effect != CallEffect::NothingMore);
        if !told {
            follows.push(may_forbid_lead(offender));
        }
        return;
    }
    for it in follows.iter_mut().filter(|it| it.restricts_lead()) {
        *it = CallEffect::LeadFree.by(law);
    }
    // An earlier call of the offender must still be compared with the next one.
    if after.leaves_lead_open(offender) && follows.iter().any(free) {
        follows.retain(|it| !free(it));
        let effect = CallEffect::ComparableOrPartnerPasses(offender.partner());
        let compared = after.compared(offender);
        follows.extend(compared.map(|law| CallConsequence { effect, law }));
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
        CallEffect::Cancelled(seat, call).by("34")
    });
    let seat = auction.turn();
    let heard = passes.first().map(|pass| {
        let seat = pass.seat.partner();
        CallEffect::Unauthorised(seat).by("16C")
    });
    cancelled
        .chain([CallEffect::Turn(seat).by("17D3")])
        .chain(heard)
}

/// Whether it says what happens to a call; such consequences come before the one on the turn.
const fn is_about_a_call(effect: CallEffect) -> bool {
    matches!(
        effect,
        CallEffect::Stands(..)
            | CallEffect::Cancelled(..)
            | CallEffect::AboveSevenCancelled(..)
            | CallEffect::LaterCancelled
            | CallEffect::PassInstead(..)
            | CallEffect::TurnLost(..)
            | CallEffect::CountsAsLater(..)
            | CallEffect::CountsAsInRotation(..)
    )
}
