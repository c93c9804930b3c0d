//! Calls out of rotation (Laws 28 to 32).
//!
//! First the left-hand opponent accepts the call or not; then the turn goes to
//! the player whose it was, and what the offender and his partner may do
//! depends on whose it was.

mod own_turn;

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::engine::auction::{Said, Silence, Substitutes};
use crate::engine::laws::call_consequence::{CallConsequence, CallEffect, as_bound, turn_after};
use crate::engine::laws::change_of_call::ChangeOfCall;
use crate::engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use crate::engine::laws::must_pass::CallInsteadOfPass;
use crate::engine::laws::turns::missed_at_once;
use crate::engine::{Auction, Chooser, Citation, Fact, Offer, Reason, Ruling, Side};

pub use own_turn::{Comparison, NoReplacement, follows, replace};

use own_turn::Paragraphs;

/// A call by a player whose turn it was not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfRotation {
    /// Who.
    pub seat: Seat,
    /// What.
    pub call: Call,
    /// Whether it is an artificial pass, or a pass of partner's artificial
    /// call, which is handled like a bid (Law 30C).
    pub artificial_pass: bool,
}

/// Whose turn it was, seen from the offender.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DueTurn {
    /// His right-hand opponent's.
    Rho,
    /// His partner's.
    Partner,
    /// His left-hand opponent's, who is the dealer.
    Lho,
}

/// What an out-of-rotation call comes under.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// Laws 29 to 32, at the turn of this player.
    Plain(DueTurn),
    /// In rotation after all: the right-hand opponent must pass (Law 28A).
    InRotation,
    /// At the left-hand opponent's turn, having just called: Law 25.
    Change(ChangeOfCall),
    /// A double or redouble that Law 19 forbids: Law 36.
    Inadmissible(InadmissibleDouble),
    /// A bid, double or redouble by a player who had to pass: Law 37.
    InsteadOfPass(CallInsteadOfPass),
}

/// What may be done about the call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    /// This is not offered.
    #[error("that is not among the options")]
    NotOffered,
}

impl OutOfRotation {
    /// Which Law deals with the call.
    ///
    /// # Errors
    /// [`NotOutOfRotation::InRotation`], [`NotOutOfRotation::AuctionOver`].
    pub fn case(self, auction: &Auction) -> Result<Case, NotOutOfRotation> {
        let Self { seat, call, .. } = self;
        let turn = auction.turn();
        if auction.has_ended() {
            return Err(NotOutOfRotation::AuctionOver);
        }
        if seat == turn {
            return Err(NotOutOfRotation::InRotation);
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
            let silenced = auction.silence(turn) != Silence::Free;
            return Ok(if silenced {
                Case::InRotation
            } else {
                Case::Plain(DueTurn::Rho)
            });
        }
        if turn == seat.partner() {
            return Ok(Case::Plain(DueTurn::Partner));
        }
        // The turn has come to his left because he has just called, unless nobody has.
        if auction.calls().is_empty() {
            return Ok(Case::Plain(DueTurn::Lho));
        }
        Ok(Case::Change(ChangeOfCall {
            seat,
            to: call,
            unintended: false,
            comparable: false,
        }))
    }

    /// What may be done, with what follows from it.
    ///
    /// # Errors
    /// [`NotOutOfRotation`]; [`OtherLaw`](NotOutOfRotation::OtherLaw) where
    /// [`case`](Self::case) is neither plain nor in rotation.
    pub fn ruling(
        self,
        auction: &Auction,
    ) -> Result<Ruling<Remedy, CallConsequence>, NotOutOfRotation> {
        let (seat, turn) = (self.seat, auction.turn());
        let due = match self.case(auction)? {
            Case::InRotation => return Ok(self.counts_as_in_rotation(turn)),
            Case::Plain(due) => due,
            _ => return Err(NotOutOfRotation::OtherLaw),
        };
        let in_turn = (due != DueTurn::Partner).then(|| Offer {
            choice: Remedy::CallInTurn,
            follows: as_bound(auction, self.void(turn)),
        });
        let accept = Offer {
            choice: Remedy::Accept,
            follows: as_bound(auction, self.accepted(auction)),
        };
        let cancel = Offer {
            choice: Remedy::Cancel,
            follows: as_bound(auction, self.cancelled(turn, due)),
        };
        let chooser = match due {
            // Whoever of the opponents speaks first: one calls in turn, the other accepts.
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
            reasons: vec![
                reason
                    .with("seat", Fact::Seat(seat))
                    .with("turn", Fact::Seat(turn)),
            ],
        })
    }

    fn counts_as_in_rotation(self, silenced: Seat) -> Ruling<Remedy, CallConsequence> {
        let Self { seat, call, .. } = self;
        let follows = vec![
            CallEffect::CountsAsInRotation { seat, silenced }.by("28A"),
            CallEffect::JudgedForItself { call }.by("28A"),
        ];
        Ruling {
            chooser: Chooser::Nobody,
            options: vec![Offer {
                choice: Remedy::InRotation,
                follows,
            }],
            reasons: vec![
                Reason::new("counts-as-in-rotation", "28A")
                    .with("seat", Fact::Seat(seat))
                    .with("silenced", Fact::Seat(silenced)),
            ],
        }
    }

    fn accepted(self, auction: &Auction) -> Vec<CallConsequence> {
        let Self { seat, call, .. } = self;
        // A pass that would end the auction over somebody's head does not (Law 34).
        if call == Call::Pass
            && let Some(cancelled) = missed_at_once(auction, seat)
        {
            return cancelled;
        }
        let turn = auction.turn();
        // Where the dealer himself accepts, his turn comes at once.
        let lost = [turn, turn.lho()]
            .into_iter()
            .take_while(move |it| *it != seat && turn != seat.lho());
        let next = match call {
            Call::Bid(bid) => Some(CallEffect::NextBidOver { bid }.by("29A")),
            _ => None,
        };
        let partner = seat.partner();
        [CallEffect::Stands { seat, call }.by("29A")]
            .into_iter()
            .chain(lost.map(|seat| CallEffect::TurnLost { seat }.by("29A")))
            .chain(turn_after(auction, seat, call, "29A"))
            .chain(next)
            .chain([
                CallEffect::PartnerFree { seat: partner }.by("29A"),
                CallEffect::LeadFree.by("29A"),
            ])
            .collect()
    }

    fn void(self, turn: Seat) -> Vec<CallConsequence> {
        let Self { seat, call, .. } = self;
        let partner = seat.partner();
        vec![
            CallEffect::Cancelled { seat, call }.by("28B"),
            CallEffect::Turn { seat: turn.lho() }.by("28B"),
            CallEffect::PartnerFree { seat: partner }.by("28B"),
            CallEffect::LeadFree.by("28B"),
            CallEffect::Unauthorised { seat: partner }.by("16C2"),
        ]
    }

    fn cancelled(self, turn: Seat, due: DueTurn) -> Vec<CallConsequence> {
        let Self { seat, call, .. } = self;
        let partner = seat.partner();
        let law = self.law(due);
        let mut follows = vec![
            CallEffect::Cancelled { seat, call }.by("29B"),
            CallEffect::Turn { seat: turn }.by("29B"),
        ];
        match (due, self.is_pass()) {
            (DueTurn::Rho, true) => follows.extend([
                CallEffect::PassesOnce { seat }.by("30A"),
                CallEffect::PartnerFree { seat: partner }.by("30A"),
                CallEffect::LeadFree.by("30A"),
            ]),
            (DueTurn::Rho, false) => follows.extend([
                CallEffect::RepeatsIfPassed {
                    seat,
                    call,
                    rho: turn,
                }
                .by(law.repeats),
                CallEffect::ComparableOrPartnerPasses { seat: partner }.by(law.else_free),
            ]),
            _ => follows.extend([
                CallEffect::Unauthorised { seat: partner }.by("16C"),
                CallEffect::AnyLegalCall { seat }.by(law.else_free),
                CallEffect::ComparableOrPartnerPasses { seat: partner }.by(law.else_free),
            ]),
        }
        follows
    }

    /// Whether Law 30 deals with it, and not Law 31.
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

    fn offered(self, auction: &Auction, remedy: Remedy) -> Result<(), NotOutOfRotation> {
        let ruling = self.ruling(auction)?;
        let offered = ruling.follows(&remedy).is_some();
        offered.then_some(()).ok_or(NotOutOfRotation::NotOffered)
    }

    /// Lets the call stand, the left-hand opponent having accepted it (Law 29A):
    /// his own call is the next to be made.
    ///
    /// # Errors
    /// [`NotOutOfRotation`]; the auction is then unchanged.
    pub fn accept(self, auction: &mut Auction) -> Result<(), NotOutOfRotation> {
        self.offered(auction, Remedy::Accept)?;
        auction.condone(self.seat, self.call, Citation::duplicate("29A"));
        Ok(())
    }

    /// Takes the call as not made, the opponent whose turn it was having called
    /// (Law 28B): his call is the next to be made.
    ///
    /// # Errors
    /// [`NotOutOfRotation`]; the auction is then unchanged.
    pub fn call_in_turn(self, auction: &mut Auction) -> Result<(), NotOutOfRotation> {
        self.offered(auction, Remedy::CallInTurn)?;
        auction.withdraw(self.seat, Said::Call(self.call), false);
        Ok(())
    }

    /// Makes the silenced opponent's pass, so that the call is in rotation (Law
    /// 28A): it is the next to be made, and judged like any other.
    ///
    /// # Errors
    /// [`NotOutOfRotation`]; the auction is then unchanged.
    pub fn count_as_in_rotation(self, auction: &mut Auction) -> Result<(), NotOutOfRotation> {
        self.offered(auction, Remedy::InRotation)?;
        auction.condone(auction.turn(), Call::Pass, Citation::duplicate("28A"));
        Ok(())
    }

    /// Cancels the call (Law 29B): the turn is where it was, and the auction
    /// knows what binds the offender when his own comes.
    ///
    /// # Errors
    /// [`NotOutOfRotation`]; the auction is then unchanged.
    pub fn cancel(self, auction: &mut Auction) -> Result<(), NotOutOfRotation> {
        self.offered(auction, Remedy::Cancel)?;
        let Case::Plain(due) = self.case(auction)? else {
            return Err(NotOutOfRotation::NotOffered);
        };
        let Self { seat, call, .. } = self;
        if due == DueTurn::Rho && self.is_pass() {
            auction.withdraw(seat, Said::Call(call), false);
            auction.oblige(seat, Silence::Once(Citation::duplicate("30A")));
            return Ok(());
        }
        let silencing = Citation::duplicate(self.law(due).silencing);
        let by = if due == DueTurn::Rho {
            Substitutes::SameIfRhoPasses { silencing }
        } else {
            Substitutes::Any { silencing }
        };
        auction.await_substitute(seat, call, by);
        Ok(())
    }
}
