//! What the Laws make of a call out of turn, from who may accept it to what partner may do.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::Then;
use crate::rulings::rectification::Accepter;
use engine::auction::Silence;
use engine::laws::call_consequence::{CallConsequence, CallEffect};
use engine::laws::out_of_rotation::{Case, DueTurn, OutOfRotation, Remedy, replace};
use engine::{Auction, Reason};

/// What binds the offender at the own turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Binding {
    /// A pass.
    Pass,
    /// The cancelled call.
    Repeat,
    /// Nothing.
    Free,
}

/// What becomes of a call that was called over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// It stands.
    Stands,
    /// It is as if it had not been made.
    Void,
    /// It is void, and partner must pass all the same; never right.
    Costs,
}

/// What happened, as the Laws see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Scene {
    /// Nothing yet: who may accept, and whose turn is it if nobody does?
    Open { turn: Seat, why: Option<Reason> },
    /// An opponent has called over it.
    CalledOver(Fate),
    /// The offender's own turn has come in this auction.
    OwnTurn(Auction),
    /// The offender has called in turn.
    Replaced(Replaced),
}

/// The offender's own call, and what follows from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Replaced {
    /// Whether nothing else was allowed than the cancelled call.
    pub(super) repeated: bool,
    /// Whether there was something to compare.
    pub(super) compared: bool,
    /// What partner may do now.
    pub(super) silence: Silence,
    /// What follows from it.
    pub(super) follows: Vec<CallConsequence>,
}

/// A call out of turn, before anything else has happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Offence {
    pub(super) auction: Auction,
    pub(super) seat: Seat,
    pub(super) call: Call,
}

impl Offence {
    /// What the Laws make of what happened then; `None` if it cannot happen.
    pub(super) fn scene(&self, then: &Then) -> Option<Scene> {
        Some(match then {
            Then::Nothing => {
                let (auction, follows) = self.cancelled()?;
                let turn = |it: &&CallConsequence| matches!(it.effect, CallEffect::Turn { .. });
                Scene::Open {
                    turn: auction.turn(),
                    why: follows.iter().find(turn).map(|it| it.reason()),
                }
            }
            Then::CalledOver { by, call } => Scene::CalledOver(self.called_over(*by, *call)?),
            Then::OwnTurn { others } => {
                self.due()?;
                Scene::OwnTurn(self.at_own_turn(others)?)
            }
            Then::Replaced {
                others,
                call,
                comparable,
            } => Scene::Replaced(self.replaced(others, *call, *comparable)?),
        })
    }

    pub(super) const fn irregular(&self) -> OutOfRotation {
        OutOfRotation {
            seat: self.seat,
            call: self.call,
            artificial_pass: false,
            shows: None,
        }
    }

    pub(super) fn case(&self) -> Option<Case> {
        self.irregular().case(&self.auction).ok()
    }

    /// Whose turn it was, seen from the offender; `None` for a double that never stands.
    pub(super) fn due(&self) -> Option<DueTurn> {
        match self.case()? {
            Case::Plain(due) => Some(due),
            _ => None,
        }
    }

    /// What follows if the call is cancelled, and the auction then.
    pub(super) fn cancelled(&self) -> Option<(Auction, Vec<CallConsequence>)> {
        let mut auction = self.auction.clone();
        match self.case()? {
            Case::Plain(_) => {
                let ruling = self.irregular().ruling(&auction).ok()?;
                let follows = ruling.follows(&Remedy::Cancel)?.to_vec();
                self.irregular().cancel(&mut auction).ok()?;
                Some((auction, follows))
            }
            Case::Inadmissible(double) => {
                let ruling = double.ruling(&auction).ok()?;
                let follows = ruling.options.into_iter().next()?.follows;
                double.rectify(&mut auction).ok()?;
                Some((auction, follows))
            }
            _ => None,
        }
    }

    /// The auction when the offender's own turn has come.
    pub(super) fn at_own_turn(&self, others: &[Call]) -> Option<Auction> {
        let (mut auction, _) = self.cancelled()?;
        for &call in others {
            if auction.turn() == self.seat {
                return None;
            }
            auction.push(call).ok()?;
        }
        (auction.turn() == self.seat && !auction.has_ended()).then_some(auction)
    }

    /// What follows from the offender's own call.
    fn replaced(&self, others: &[Call], call: Call, comparable: bool) -> Option<Replaced> {
        let at_turn = self.at_own_turn(others)?;
        let mut auction = at_turn.clone();
        let follows = match replace(&mut auction, call, comparable) {
            Ok(follows) => follows,
            // Nothing is left to compare: what follows was settled before.
            Err(_) if !comparable => {
                auction.push(call).ok()?;
                self.cancelled()?.1
            }
            Err(_) => return None,
        };
        let only = at_turn.legal_calls().count() == 1;
        let repeated = call == self.call && call != Call::Pass && only;
        let awaited = at_turn.awaited(self.seat).is_some();
        (!auction.has_ended()).then(|| Replaced {
            repeated,
            compared: awaited && !repeated && self.due().is_some(),
            silence: auction.silence(self.seat.partner()),
            follows,
        })
    }

    /// What becomes of the call, an opponent having called over it.
    fn called_over(&self, by: Seat, call: Call) -> Option<Fate> {
        let (due, mut auction) = (self.due()?, self.auction.clone());
        let fate = if by == self.seat.lho() && due != DueTurn::Lho {
            self.irregular().accept(&mut auction).ok()?;
            Fate::Stands
        } else if by == auction.turn() && due == DueTurn::Rho {
            self.irregular().call_in_turn(&mut auction).ok()?;
            Fate::Void
        } else {
            // The dealer's call fits both Laws; partner and offender accept nothing.
            return None;
        };
        auction.push(call).ok()?;
        Some(fate)
    }

    /// The rules that the call falls under, the first one to be told.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        match (self.irregular().ruling(&self.auction), self.case()) {
            (Ok(ruling), _) => ruling.reasons,
            (Err(_), Some(Case::Inadmissible(double))) => {
                let ruling = double.ruling(&self.auction);
                let reasons = ruling.map(|it| it.reasons).unwrap_or_default();
                reasons.into_iter().rev().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Who may accept the call: the opponent on the offender's left (Law 29A).
    pub(super) fn accepter(&self) -> Accepter {
        let ruling = self.irregular().ruling(&self.auction).ok();
        match ruling.and_then(|it| it.follows(&Remedy::Accept).map(|_| self.seat.lho())) {
            Some(next) => Accepter::Only(next),
            None => Accepter::Nobody,
        }
    }

    /// What binds the offender whose own turn has come.
    pub(super) fn binding(&self, auction: &Auction) -> Binding {
        let mut legal = auction.legal_calls();
        match (legal.next(), legal.next()) {
            (Some(Call::Pass), None) if auction.silence(self.seat) != Silence::Free => {
                Binding::Pass
            }
            (Some(call), None) if call == self.call => Binding::Repeat,
            _ => Binding::Free,
        }
    }
}
