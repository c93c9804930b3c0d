//! The consequences of an irregularity in the auction, shared by all the Laws about calls.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat, Strain};

use crate::auction::Silence;
use crate::{Choice, Citation, Fact, Reason};

/// One consequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallEffect {
    /// A call stands as if nothing were wrong with it.
    Stands(Seat, Call),
    /// A call is cancelled.
    Cancelled(Seat, Call),
    /// A bid of more than seven is cancelled: who bid, the level and the denomination.
    AboveSevenCancelled(Seat, u8, Strain),
    /// All calls made after the irregular one are cancelled too.
    LaterCancelled,
    /// A pass takes the place of the cancelled call.
    PassInstead(Seat),
    /// The turn to call.
    Turn(Seat),
    /// A player loses a turn to call.
    TurnLost(Seat),
    /// The next bid need only be higher than this one.
    NextBidOver(Bid),
    /// A player chooses another call.
    ChoosesAgain(Seat),
    /// A player may make any legal call at the player's own turn.
    AnyLegalCall(Seat),
    /// A player must repeat the call if the right-hand opponent passes.
    RepeatsIfPassed(Seat, Call),
    /// A player must pass at the next turn.
    PassesOnce(Seat),
    /// A player must pass for the rest of the auction.
    PassesThroughout(Seat),
    /// If the offender's next call is not comparable, the partner must pass once.
    ComparableOrPartnerPasses(Seat),
    /// The offender's partner may continue to call.
    PartnerFree(Seat),
    /// If this offender defends, declarer may forbid a suit at partner's first lead (Law 26B).
    MayForbidLead(Seat),
    /// Declarer may not restrict the lead.
    LeadFree,
    /// Information from a withdrawn call is unauthorised to a player (Law 16C).
    Unauthorised(Seat),
    /// The score may be adjusted if the irregularity itself helped (Laws 23C, 27D).
    AdjustedIfItHelped,
    /// The score may be adjusted if silencing the partner helped the offenders (Law 72C).
    AdjustedIfSilenceHelped,
    /// Nothing else follows.
    NothingMore,
    /// An opponent may change the call that was made over a withdrawn one.
    MayChangeHisCall(Seat),
    /// A call is now judged like any other, and may be irregular itself.
    JudgedForItself(Call),
    /// Of two calls made together, this one counts as the later.
    CountsAsLater(Seat, Call),
    /// The first player's call is in rotation: the second one, in turn, had to pass anyway.
    CountsAsInRotation(Seat, Seat),
}

/// One consequence, with its Law.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallConsequence {
    /// The consequence.
    pub effect: CallEffect,
    /// The Law.
    pub law: Citation,
}

impl CallEffect {
    /// The consequence under a Law of the duplicate code.
    pub(super) const fn by(self, law: &'static str) -> CallConsequence {
        CallConsequence {
            effect: self,
            law: Citation::duplicate(law),
        }
    }

    /// The player whose turn it is now, if the consequence is about the turn.
    pub const fn next_turn(self) -> Option<Seat> {
        match self {
            Self::Turn(seat) | Self::ChoosesAgain(seat) => Some(seat),
            _ => None,
        }
    }

    /// The rule with one of its Laws; some effects come under several.
    fn reason(self) -> Reason {
        let of = |reason: Reason, seat: Seat| reason.with("seat", Fact::Seat(seat));
        let called = |reason: Reason, seat: Seat, call: Call| {
            of(reason, seat).with("call", Fact::Call(call))
        };
        match self {
            Self::Stands(seat, call) => called(Reason::new("call-stands", "29A"), seat, call),
            Self::Cancelled(seat, call) => called(Reason::new("call-cancelled", "29B"), seat, call),
            Self::AboveSevenCancelled(seat, level, strain) => {
                of(Reason::new("above-seven-cancelled", "38A"), seat)
                    .with("level", Fact::Number(i32::from(level)))
                    .with("strain", Fact::Strain(strain))
            }
            Self::LaterCancelled => Reason::new("later-calls-cancelled", "36A"),
            Self::PassInstead(seat) => of(Reason::new("pass-instead", "37B"), seat),
            Self::Turn(seat) => of(Reason::new("turn-to-call", "29B"), seat),
            Self::TurnLost(seat) => of(Reason::new("turn-lost", "29A"), seat),
            Self::NextBidOver(bid) => {
                Reason::new("next-bid-over", "27A1").with("bid", Fact::Bid(bid))
            }
            Self::ChoosesAgain(seat) => of(Reason::new("chooses-again", "27B3"), seat),
            Self::AnyLegalCall(seat) => of(Reason::new("any-legal-call", "31B"), seat),
            Self::RepeatsIfPassed(seat, call) => {
                called(Reason::new("repeats-if-passed", "31A1"), seat, call)
                    .with("rho", Fact::Seat(seat.rho()))
            }
            Self::PassesOnce(seat) => of(Reason::new("passes-once", "30A"), seat),
            Self::PassesThroughout(seat) => of(Reason::new("passes-throughout", "27B2"), seat),
            Self::ComparableOrPartnerPasses(seat) => {
                of(Reason::new("comparable-or-partner-passes", "31A2"), seat)
            }
            Self::PartnerFree(seat) => of(Reason::new("partner-free", "23B"), seat),
            Self::MayForbidLead(offender) => {
                of(Reason::new("may-forbid-lead", "26B"), offender.partner())
                    .with("offender", Fact::Seat(offender))
            }
            Self::LeadFree => Reason::new("lead-free", "26A"),
            Self::Unauthorised(seat) => of(Reason::new("withdrawn-unauthorised", "16C"), seat),
            Self::AdjustedIfItHelped => Reason::new("adjusted-if-it-helped", "27D"),
            Self::AdjustedIfSilenceHelped => Reason::new("adjusted-if-silence-helped", "72C"),
            Self::NothingMore => Reason::new("nothing-more", "28B"),
            Self::MayChangeHisCall(seat) => of(Reason::new("may-change-his-call", "25A"), seat),
            Self::JudgedForItself(call) => {
                Reason::new("judged-for-itself", "25A").with("call", Fact::Call(call))
            }
            Self::CountsAsLater(seat, call) => {
                called(Reason::new("counts-as-later", "33"), seat, call)
            }
            Self::CountsAsInRotation(seat, silenced) => {
                of(Reason::new("counts-as-in-rotation", "28A"), seat)
                    .with("silenced", Fact::Seat(silenced))
            }
        }
    }
}

impl CallConsequence {
    /// The rule, with the Law of this consequence.
    pub fn reason(self) -> Reason {
        self.effect.reason().under(self.law)
    }

    /// How long `player` must pass, if the consequence obliges that player to.
    pub fn silences(self, player: Seat) -> Option<Silence> {
        match self.effect {
            CallEffect::PassesOnce(seat) if seat == player => Some(Silence::Once(self.law)),
            CallEffect::PassesThroughout(seat) if seat == player => {
                Some(Silence::Throughout(self.law))
            }
            _ => None,
        }
    }

    /// Whether declarer may be able to forbid a lead.
    pub fn restricts_lead(self) -> bool {
        matches!(self.effect, CallEffect::MayForbidLead(..))
    }
}

impl From<CallConsequence> for Reason {
    fn from(follows: CallConsequence) -> Self {
        follows.reason()
    }
}

/// The consequences when a partner is silenced for the whole auction.
pub(super) fn silenced_throughout(offender: Seat, law: &'static str) -> [CallConsequence; 3] {
    let seat = offender.partner();
    [
        CallEffect::PassesThroughout(seat).by(law),
        may_forbid_lead(offender),
        CallEffect::AdjustedIfSilenceHelped.by("72C"),
    ]
}

/// Declarer's right to restrict the lead of the offender's partner (Law 26B).
pub(super) fn may_forbid_lead(offender: Seat) -> CallConsequence {
    CallEffect::MayForbidLead(offender).by("26B")
}

/// The only option of a ruling without a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rectified;

impl From<Rectified> for &'static str {
    fn from(_: Rectified) -> Self {
        "rectified"
    }
}

impl Choice for Rectified {}
