//! `call_out_of_rotation`: what the offender may do when his own turn comes.

use crate::engine::auction::{Silence, Substitutes};
use crate::engine::laws::out_of_rotation::{self, Comparison, OutOfRotation};
use crate::engine::{Auction, Call, IllegalCall, Seat};

use super::consequences::{Choice, Outcome, Taken, illegal};
use super::insufficient::acceptance;
use super::refusal::Refusal;
use super::wire::Reasons;

/// The call that the offender must repeat at this turn.
pub(super) fn must_repeat(auction: &Auction, seat: Seat) -> Option<Call> {
    let awaited = auction.awaited(seat)?;
    matches!(awaited.by, Substitutes::Same { .. }).then_some(awaited.call)
}

/// What the offender may do when his own turn comes.
pub(super) fn own_turn(irregular: OutOfRotation, turn: Seat) -> Vec<Choice> {
    let seat = irregular.seat;
    let at_rho = turn == seat.rho();
    let compares: &[(&'static str, Comparison)] = match irregular.call {
        Call::Pass if at_rho && !irregular.artificial_pass => &[("pass", Comparison::Repeated)],
        _ if at_rho => &[
            ("repeat", Comparison::Repeated),
            ("comparable", Comparison::Comparable),
            ("other", Comparison::Other),
        ],
        _ => &[
            ("comparable", Comparison::Comparable),
            ("other", Comparison::Other),
        ],
    };
    let choice = |&(option, by)| {
        let follows = out_of_rotation::follows(irregular, None, by);
        let call = (by == Comparison::Repeated).then_some(irregular.call);
        Choice::new(
            option,
            Some(seat),
            Outcome::of(&follows, seat, Some(seat.lho())),
        )
        .call(call)
    };
    compares.iter().map(choice).collect()
}

pub(super) fn compared(
    irregular: OutOfRotation,
    call: Call,
    comparable: bool,
    auction: &Auction,
) -> Result<Taken, Refusal> {
    let seat = irregular.seat;
    // Whatever is called between, a bid that does not beat the last one now never will.
    if let (Call::Bid(_), Err(why)) = (call, auction.admissible(seat, call)) {
        return Err(illegal(seat, call, &why.reason()));
    }
    let (option, by) = if comparable {
        ("comparable", Comparison::Comparable)
    } else {
        ("other", Comparison::Other)
    };
    let follows = out_of_rotation::follows(irregular, Some(call), by);
    Ok(Taken::new(
        option,
        Outcome::of(&follows, seat, Some(seat.lho())),
    ))
}

/// What binds the offender at his turn, before he calls.
pub(super) fn bound(irregular: OutOfRotation, auction: &Auction) -> Result<Taken, Refusal> {
    let seat = irregular.seat;
    let repeat = must_repeat(auction, seat);
    let option = match (repeat, auction.awaited(seat)) {
        (Some(_), _) => "repeat",
        (None, Some(_)) => "any_call",
        (None, None) => "pass",
    };
    let duty = match repeat {
        // Anything but the call that must be made says why.
        Some(Call::Pass) => auction.reason(Call::Double),
        _ => auction.reason(Call::Pass),
    };
    let mut outcome = Outcome::of(&[], seat, Some(seat)).repeating(repeat);
    outcome.reasons = Reasons::of([&duty]);
    outcome.must(auction.silence(seat) != Silence::Free);
    let mut taken = Taken::new(option, outcome);
    if let Some(call @ Call::Bid(bid)) = repeat
        && let Err(why @ IllegalCall::RepeatedTooLow { .. }) = auction.check(call)
    {
        taken.outcome.reasons = Reasons::of([&duty, &why.reason()]);
        taken.then = acceptance(auction, bid, None)?.0;
    }
    Ok(taken)
}
