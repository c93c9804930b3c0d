//! Calls out of rotation (Laws 28 to 32). The left-hand opponent accepts the call, or the turn goes
//! back to the player whose turn it was; what the side may then do depends on whose turn that was.

mod own_turn;
mod remedies;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use strum::IntoStaticStr;

use crate::auction::{Shown, Silence};
use crate::laws::applied::as_applied;
use crate::laws::call_consequence::{CallConsequence, CallEffect};
use crate::laws::change_of_call::ChangeOfCall;
use crate::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use crate::laws::must_pass::CallInsteadOfPass;
use crate::{Auction, Choice, Chooser, Fact, IllegalCall, Offer, Reason, Ruling, Side};

pub use own_turn::{
    Comparison, NoReplacement, follows, judged_as_insufficient, never_replaced, replace,
};

use own_turn::Paragraphs;
use remedies::{judged_by, must_pass};

/// A call by a player whose turn it was not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfRotation {
    /// The player who called.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// An artificial pass, or a pass of an artificial call: treated like a bid (Law 30C).
    pub artificial_pass: bool,
    /// What an artificial bid showed, instead of the denomination named (Law 29C).
    pub shows: Option<Shown>,
}

/// Whose turn it was, as seen by the offender.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DueTurn {
    /// The turn of the offender's right-hand opponent.
    Rho,
    /// The turn of the offender's partner.
    Partner,
    /// The turn of the offender's left-hand opponent, who is the dealer.
    Lho,
}

/// The Law that deals with a call out of rotation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// Laws 29 to 32, at the turn of this player.
    Plain(DueTurn),
    /// In rotation in effect: the right-hand opponent must pass (Law 28A).
    InRotation,
    /// At the left-hand opponent's turn, directly after the offender's own call: Law 25.
    Change(ChangeOfCall),
    /// A double or redouble that Law 19 forbids: Law 36.
    Inadmissible(InadmissibleDouble),
    /// A bid, double or redouble by a player who had to pass: Law 37.
    InsteadOfPass(CallInsteadOfPass),
}

/// What can be done about the call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Remedy {
    /// The left-hand opponent accepts it: it stands (Law 29A).
    Accept,
    /// The opponent whose turn it was has called as if nothing had happened (Law 28B).
    CallInTurn,
    /// It is cancelled, and the turn goes back (Law 29B).
    Cancel,
    /// It counts as in rotation (Law 28A).
    InRotation,
}

impl Choice for Remedy {}

impl Remedy {
    /// Who decides on it: the offender's left-hand opponent, or whose turn it was; else the Law.
    pub fn by(self, offender: Seat, turn: Seat) -> Option<Seat> {
        match self {
            Self::Accept | Self::Cancel => Some(offender.lho()),
            Self::CallInTurn => Some(turn),
            Self::InRotation => None,
        }
    }
}

/// Why there is nothing to rule under Laws 28 to 32.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotOutOfRotation {
    /// It was that player's turn.
    #[error("it was that player's turn to call")]
    InRotation,
    /// The auction has ended: Law 39 deals with the call.
    #[error("the auction is over")]
    AuctionOver,
    /// Another Law deals with the call, as [`OutOfRotation::case`] says.
    #[error("another Law deals with this call (25, 36 or 37)")]
    OtherLaw,
    /// This remedy is not offered.
    #[error("that is not among the options")]
    NotOffered,
}

impl OutOfRotation {
    /// Which Law deals with the call.
    pub fn case(self, auction: &Auction) -> Result<Case, NotOutOfRotation> {
        let Self { seat, call, .. } = self;
        let turn = auction.turn();
        if auction.has_ended() {
            return Err(NotOutOfRotation::AuctionOver);
        }
        if seat == turn {
            return Err(NotOutOfRotation::InRotation);
        }
        if turn == seat.rho() && must_pass(auction) {
            return Ok(Case::InRotation);
        }
        let double = matches!(call, Call::Double | Call::Redouble);
        if double && auction.admissible(seat, call).is_err() {
            return Ok(Case::Inadmissible(InadmissibleDouble {
                seat,
                redouble: call == Call::Redouble,
                noticed: Noticed::BeforeLhoCalled,
            }));
        }
        if call != Call::Pass && auction.silence(seat) != Silence::Free {
            return Ok(Case::InsteadOfPass(CallInsteadOfPass { seat, call }));
        }
        if turn == seat.rho() {
            return Ok(Case::Plain(DueTurn::Rho));
        }
        if turn == seat.partner() {
            return Ok(Case::Plain(DueTurn::Partner));
        }
        // The turn is at the offender's left because the offender has just called, or because no
        // call has been made.
        if auction.calls().is_empty() {
            return Ok(Case::Plain(DueTurn::Lho));
        }
        Ok(Case::Change(ChangeOfCall {
            seat,
            to: call,
            unintended: false,
            comparable: false,
            lead_faced: false,
        }))
    }

    /// The remedies where [`case`](Self::case) is plain or in rotation.
    pub fn ruling(
        self,
        auction: &Auction,
    ) -> Result<Ruling<Remedy, CallConsequence>, NotOutOfRotation> {
        let (seat, turn) = (self.seat, auction.turn());
        let due = match self.case(auction)? {
            Case::InRotation => return Ok(self.counts_as_in_rotation(auction)),
            Case::Plain(due) => due,
            _ => return Err(NotOutOfRotation::OtherLaw),
        };
        let offer = |choice, law, said| {
            let mut after = auction.clone();
            self.apply(&mut after, choice, due);
            let follows = as_applied(auction, &after, seat, law, said);
            Offer { choice, follows }
        };
        let accept = offer(Remedy::Accept, "29A", self.accepted(turn));
        let in_turn =
            (due != DueTurn::Partner).then(|| offer(Remedy::CallInTurn, "28B", self.void(turn)));
        let cancel = offer(Remedy::Cancel, "29B", self.cancelled(turn, due));
        let chooser = match due {
            // The first opponent to speak decides: one calls in turn, the other accepts.
            DueTurn::Rho => Chooser::Either(Side::of(seat.lho())),
            DueTurn::Partner | DueTurn::Lho => Chooser::Player(seat.lho()),
        };
        let reason = match due {
            DueTurn::Rho => Reason::new("called-at-rho-turn", "28"),
            DueTurn::Partner => Reason::new("called-at-partner-turn", "28"),
            DueTurn::Lho => Reason::new("called-at-lho-turn", "28"),
        };
        Ok(Ruling {
            chooser,
            options: [accept]
                .into_iter()
                .chain(in_turn)
                .chain([cancel])
                .collect(),
            reasons: [reason
                .with("seat", Fact::Seat(seat))
                .with("turn", Fact::Seat(turn))]
            .into_iter()
            .chain(
                self.shows
                    .map(|_| Reason::new("judged-by-what-it-shows", "29C")),
            )
            .collect(),
        })
    }

    fn counts_as_in_rotation(self, auction: &Auction) -> Ruling<Remedy, CallConsequence> {
        let (Self { seat, call, .. }, silenced) = (self, auction.turn());
        let mut after = auction.clone();
        let irregular = self.in_rotation(&mut after);
        let said = [
            CallEffect::CountsAsInRotation(seat, silenced).by("28A"),
            CallEffect::JudgedForItself(call).by(irregular.map_or("28A", judged_by)),
        ];
        let follows = as_applied(auction, &after, seat, "28A", said);
        let reason = Reason::new("counts-as-in-rotation", "28A")
            .with("seat", Fact::Seat(seat))
            .with("silenced", Fact::Seat(silenced));
        let reasons = [reason]
            .into_iter()
            .chain(irregular.map(IllegalCall::reason));
        Ruling::only(Remedy::InRotation, follows, reasons.collect())
    }

    fn accepted(self, turn: Seat) -> Vec<CallConsequence> {
        let Self { seat, call, .. } = self;
        // If the dealer accepts, the dealer's turn comes at once.
        let lost = [turn, turn.lho()]
            .into_iter()
            .take_while(move |it| *it != seat && turn != seat.lho());
        let next = match call {
            Call::Bid(bid) => Some(CallEffect::NextBidOver(bid).by("29A")),
            _ => None,
        };
        [CallEffect::Stands(seat, call).by("29A")]
            .into_iter()
            .chain(lost.map(|seat| CallEffect::TurnLost(seat).by("29A")))
            .chain([CallEffect::Turn(seat.lho()).by("29A")])
            .chain(next)
            .chain([
                CallEffect::PartnerFree(seat.partner()).by("29A"),
                CallEffect::LeadFree.by("29A"),
            ])
            .collect()
    }

    /// The opponent called in turn; that call still has to be recorded.
    fn void(self, turn: Seat) -> Vec<CallConsequence> {
        let Self { seat, call, .. } = self;
        let partner = seat.partner();
        vec![
            CallEffect::Cancelled(seat, call).by("28B"),
            CallEffect::Turn(turn).by("28B"),
            CallEffect::PartnerFree(partner).by("28B"),
            CallEffect::LeadFree.by("28B"),
            CallEffect::Unauthorised(partner).by("16C2"),
        ]
    }

    fn cancelled(self, turn: Seat, due: DueTurn) -> Vec<CallConsequence> {
        let Self { seat, call, .. } = self;
        let partner = seat.partner();
        let law = self.law(due);
        let mut follows = vec![
            CallEffect::Cancelled(seat, call).by("29B"),
            CallEffect::Turn(turn).by("29B"),
        ];
        match (due, self.is_pass()) {
            (DueTurn::Rho, true) => follows.extend([
                CallEffect::PassesOnce(seat).by("30A"),
                CallEffect::PartnerFree(partner).by("30A"),
                CallEffect::LeadFree.by("30A"),
            ]),
            (DueTurn::Rho, false) => follows.extend([
                CallEffect::RepeatsIfPassed(seat, call).by(law.repeats),
                CallEffect::ComparableOrPartnerPasses(partner).by(law.else_free),
            ]),
            _ => follows.extend([
                CallEffect::Unauthorised(partner).by("16C"),
                CallEffect::AnyLegalCall(seat).by(law.else_free),
                CallEffect::ComparableOrPartnerPasses(partner).by(law.else_free),
            ]),
        }
        follows
    }

    /// Whether Law 30 deals with the call, and not Law 31.
    fn is_pass(self) -> bool {
        self.call == Call::Pass && !self.artificial_pass
    }

    fn law(self, due: DueTurn) -> Paragraphs {
        match (self.call, due) {
            (Call::Double | Call::Redouble, DueTurn::Rho) => Paragraphs::DOUBLE_AT_RHO,
            (Call::Double | Call::Redouble, _) => Paragraphs::DOUBLE,
            (Call::Pass, _) if !self.artificial_pass => Paragraphs::PASS,
            (_, DueTurn::Rho) => Paragraphs::BID_AT_RHO,
            _ => Paragraphs::BID,
        }
    }
}
