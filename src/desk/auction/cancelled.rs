//! Calls that nobody may accept, except by calling over them (Laws 36 to 39).

use crate::engine::laws::above_seven::AboveSeven;
use crate::engine::laws::after_the_end::CallAfterTheEnd;
use crate::engine::laws::call_consequence::{CallConsequence, Rectified};
use crate::engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use crate::engine::laws::must_pass::{CallInsteadOfPass, Overlooked};
use crate::engine::{Call, Fact, Reason, Ruling, Seat, Strain};
use crate::exercise::Phrase;

use super::case::{Asked, AuctionCase, called, ruled};
use crate::desk::telling;
use crate::desk::{Fault, Finding};

/// Has the next player called since?
const CALLED: [(bool, &str); 2] = [(false, "desk-no"), (true, "desk-yes")];

const NOTICED: [(Noticed, &str); 3] = [
    (Noticed::BeforeLhoCalled, "desk-no"),
    (Noticed::AfterLhoCalled, "desk-yes"),
    (Noticed::AfterLeadFaced, "desk-called-lead-faced"),
];

/// Adds what follows by the Law alone; it depends on a later call, which is asked for. Until that
/// is known, the reasons are those that hold in any case.
fn since<N: Copy, E>(
    finding: &mut Finding,
    (seat, path): (Seat, &[usize]),
    later: &[(N, &'static str)],
    ruling: impl Fn(N) -> Result<Ruling<Rectified, CallConsequence>, E>,
) -> Result<(), Fault> {
    let all = later.iter().map(|(noticed, _)| ruled(ruling(*noticed)));
    let mut all = all.collect::<Result<Vec<_>, _>>()?;
    let common = |reason: &&Reason| all.iter().all(|it| it.reasons.contains(reason));
    let common = all.iter().take(1).flat_map(|it| &it.reasons).filter(common);
    let common: Vec<Reason> = common.cloned().collect();
    finding.rules(common);
    let asks = telling::of(Phrase::new("desk-ask-called-over"), seat.lho());
    let options = telling::plain(later.iter().map(|(_, id)| *id));
    if let Some(at) = finding.choose((0, path), asks, options) {
        finding.ruled(all.swap_remove(at));
    }
    Ok(())
}

pub(super) fn inadmissible(asked: &Asked, path: &[usize]) -> Result<Finding, Fault> {
    let double = InadmissibleDouble {
        seat: asked.seat,
        redouble: asked.call == Call::Redouble,
        noticed: Noticed::BeforeLhoCalled,
    };
    let mut finding = rectified_double(asked, double, path)?;
    finding.exercise = asked.judge_call();
    Ok(finding)
}

pub(super) fn rectified_double(
    asked: &Asked,
    double: InadmissibleDouble,
    path: &[usize],
) -> Result<Finding, Fault> {
    let mut finding = Finding::new(called(Phrase::new("desk-double-cancelled"), asked));
    since(&mut finding, (asked.seat, path), &NOTICED, |noticed| {
        InadmissibleDouble { noticed, ..double }.ruling(&asked.before)
    })?;
    Ok(finding)
}

pub(super) fn after_the_end(asked: &Asked, path: &[usize]) -> Result<Finding, Fault> {
    let mut finding = Finding::new(called(Phrase::new("desk-call-too-late"), asked));
    since(&mut finding, (asked.seat, path), &CALLED, |lho_called| {
        let late = CallAfterTheEnd {
            seat: asked.seat,
            call: asked.call,
            lho_called,
        };
        late.ruling(&asked.before)
    })?;
    if asked.seat == asked.before.turn() {
        finding.exercise = asked.judge_call();
    }
    Ok(finding)
}

/// A bid of eight or more (Law 38).
pub(super) fn above_seven(
    case: &AuctionCase,
    (level, strain): (u8, Strain),
) -> Result<Finding, Fault> {
    let before = case.before(&case.calls)?;
    let seat = case.caller.unwrap_or(before.turn());
    let headline = telling::of(Phrase::new("reason-above-seven-cancelled"), seat)
        .with("level", Fact::Number(level.into()))
        .with("strain", Fact::Strain(strain));
    let mut finding = Finding::new(headline);
    since(&mut finding, (seat, &case.path), &CALLED, |lho_called| {
        let bid = AboveSeven {
            seat,
            level,
            strain,
            lho_called,
        };
        bid.ruling(&before)
    })?;
    Ok(finding)
}

/// A bid, double or redouble by a player who had to pass (Law 37).
pub(super) fn instead_of_pass(
    asked: &Asked,
    instead: CallInsteadOfPass,
    path: &[usize],
) -> Result<Finding, Fault> {
    let ruling = ruled(instead.ruling(&asked.before))?;
    let mut finding = Finding::new(called(Phrase::new("desk-had-to-pass"), asked));
    finding.rules(ruling.reasons);
    let asks = telling::of(Phrase::new("desk-ask-called-over"), asked.seat.lho());
    let option = |choice| match choice {
        Overlooked::LhoCalled => Phrase::new("desk-yes"),
        Overlooked::LhoDidNotCall => Phrase::new("desk-no"),
    };
    finding.offer((0, path), asks, &ruling.options, option);
    Ok(finding)
}
