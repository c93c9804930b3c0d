//! The offender's own turn, after the call out of rotation was cancelled (Laws 23, 30 to 32).

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};
use strum::IntoStaticStr;

use super::{DueTurn, OutOfRotation};
use crate::auction::{Likeness, Substitutes};
use crate::laws::applied::as_applied;
use crate::laws::call_consequence::{CallConsequence, CallEffect, may_forbid_lead};
use crate::{Auction, Choice, Citation, IllegalCall, Offer};

/// Why a call cannot replace one out of rotation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoReplacement {
    /// The player whose turn it is has no call out of rotation to replace.
    #[error("the player whose turn it is has no call out of rotation to replace")]
    NothingToReplace,
    /// The replacement is not legal.
    #[error("the replacement is not a legal call")]
    Illegal(IllegalCall),
}

/// The paragraphs that apply to one kind of call.
pub(super) struct Paragraphs {
    pub(super) repeats: &'static str,
    pub(super) else_free: &'static str,
    pub(super) comparable: &'static str,
    pub(super) silencing: &'static str,
}

impl Paragraphs {
    pub(super) const PASS: Self = Self {
        repeats: "30A",
        else_free: "30B1",
        comparable: "30B1(a)",
        silencing: "30B1(b)",
    };
    pub(super) const BID_AT_RHO: Self = Self {
        repeats: "31A1",
        else_free: "31A2",
        comparable: "31A2(a)",
        silencing: "31A2(b)",
    };
    pub(super) const BID: Self = Self {
        else_free: "31B",
        ..Self::BID_AT_RHO
    };
    pub(super) const DOUBLE_AT_RHO: Self = Self {
        repeats: "32A1",
        else_free: "32A2",
        ..Self::BID_AT_RHO
    };
    pub(super) const DOUBLE: Self = Self {
        else_free: "32B",
        ..Self::BID_AT_RHO
    };
}

/// How the offender's call at the own turn compares with the cancelled call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Comparison {
    /// The same call, which the offender had to repeat (Laws 31A1, 32A1).
    #[strum(serialize = "repeat")]
    Repeated,
    /// Comparable (Law 23).
    Comparable,
    /// Neither the same nor comparable.
    Other,
}

impl Choice for Comparison {}

impl OutOfRotation {
    /// The offender's options at the own turn, after a call cancelled at the turn of `turn`. A
    /// natural pass at the right-hand opponent's turn must be repeated.
    pub fn own_turn(self, turn: Seat) -> Vec<Offer<Comparison, CallConsequence>> {
        let ways: &[Comparison] = match (turn == self.seat.rho(), self.is_pass()) {
            (true, true) => &[Comparison::Repeated],
            (true, false) => &[
                Comparison::Repeated,
                Comparison::Comparable,
                Comparison::Other,
            ],
            (false, _) => &[Comparison::Comparable, Comparison::Other],
        };
        let offer = |&choice| Offer {
            choice,
            follows: follows(self, None, choice),
        };
        ways.iter().map(offer).collect()
    }
}

/// The consequences of the offender's call at the own turn (Laws 30B1, 31A2, 31B, 32), or of any
/// call that compares in this way. Whose turn is next, the auction says.
pub fn follows(
    cancelled: OutOfRotation,
    call: Option<Call>,
    by: Comparison,
) -> Vec<CallConsequence> {
    let seat = cancelled.seat;
    let partner = seat.partner();
    let law = cancelled.law(DueTurn::Rho);
    let free = CallEffect::PartnerFree(partner);
    let (first, rest) = match by {
        Comparison::Repeated => (
            law.repeats,
            vec![free.by(law.repeats), CallEffect::LeadFree.by(law.repeats)],
        ),
        Comparison::Comparable => (
            law.comparable,
            vec![
                free.by("23B"),
                CallEffect::LeadFree.by("26A"),
                CallEffect::AdjustedIfItHelped.by("23C"),
            ],
        ),
        Comparison::Other => (
            law.silencing,
            vec![
                CallEffect::PassesOnce(partner).by(law.silencing),
                may_forbid_lead(seat),
                CallEffect::AdjustedIfSilenceHelped.by("72C"),
            ],
        ),
    };
    let stands = call.map(|call| CallEffect::Stands(seat, call).by(first));
    stands.into_iter().chain(rest).collect()
}

/// Makes the offender's call at the own turn, after [`OutOfRotation::rectify`] has cancelled the
/// first. `comparable` is the Director's ruling (Law 23). On an error nothing changes;
/// [`IllegalCall::RepeatedTooLow`]: Law 27 decides about it.
pub fn replace(
    auction: &mut Auction,
    call: Call,
    comparable: bool,
) -> Result<Vec<CallConsequence>, NoReplacement> {
    let seat = auction.turn();
    let awaited = auction
        .awaited(seat)
        .ok_or(NoReplacement::NothingToReplace)?;
    let comparison = match awaited.by {
        Substitutes::Same(_) => Comparison::Repeated,
        Substitutes::Any(_) | Substitutes::SameIfRhoPasses(_) if comparable => {
            Comparison::Comparable
        }
        Substitutes::Any(_) | Substitutes::SameIfRhoPasses(_) => Comparison::Other,
        _ => return Err(NoReplacement::NothingToReplace),
    };
    auction.check(call).map_err(NoReplacement::Illegal)?;
    let likeness = Likeness {
        comparable,
        ..Likeness::default()
    };
    let cancelled = OutOfRotation {
        seat,
        call: awaited.call,
        // A pass waits for a replacement if it is treated like a bid, or under Law 30B1.
        artificial_pass: !is_by_law_30(awaited.by),
        shows: None,
    };
    let before = auction.clone();
    auction.substitute(call, likeness, Citation::duplicate("23"));
    let said = follows(cancelled, Some(call), comparison);
    let law = said.first().map_or("29B", |stands| stands.law.law);
    Ok(as_applied(&before, auction, seat, law, said))
}

/// The ruling on a bid that had to be repeated and is too low (Laws 27A2, 31A1).
pub fn judged_as_insufficient(bid: Bid) -> CallConsequence {
    let call = Call::Bid(bid);
    CallEffect::JudgedForItself(call).by("27A2")
}

/// The consequences if the auction has ended before the offender could replace the call.
pub fn never_replaced(cancelled: OutOfRotation, auction: &Auction) -> Vec<CallConsequence> {
    let lead = if auction.restricts_lead(cancelled.seat) {
        may_forbid_lead(cancelled.seat)
    } else {
        CallEffect::LeadFree.by("26B")
    };
    vec![lead]
}

fn is_by_law_30(by: Substitutes) -> bool {
    matches!(by, Substitutes::Any(silencing) if silencing.number() == "30")
}
