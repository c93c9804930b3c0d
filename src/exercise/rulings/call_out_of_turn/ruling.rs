//! What the Laws make of a call out of turn, from whoever may accept it to what partner may do.

use contract_bridge::auction::Call;

use super::{CallOutOfTurn, Then};
use crate::rulings::rectification::Accepter;
use engine::Auction;
use engine::auction::Silence;
use engine::laws::call_consequence::{CallConsequence, CallEffect};
use engine::laws::out_of_rotation::{Case, DueTurn, OutOfRotation, Remedy, replace};

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
}

impl CallOutOfTurn {
    pub(super) const fn offence(&self) -> OutOfRotation {
        OutOfRotation {
            seat: self.seat,
            call: self.call,
            artificial_pass: false,
            shows: None,
        }
    }

    pub(super) fn case(&self) -> Option<Case> {
        self.offence().case(&self.auction).ok()
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
                let ruling = self.offence().ruling(&auction).ok()?;
                let follows = ruling.follows(&Remedy::Cancel)?.to_vec();
                self.offence().cancel(&mut auction).ok()?;
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

    /// The auction after the offender's own call, with what follows from it.
    pub(super) fn replaced(&self) -> Option<(Auction, Vec<CallConsequence>)> {
        let Then::Replaced {
            others,
            call,
            comparable,
        } = &self.then
        else {
            return None;
        };
        let mut auction = self.at_own_turn(others)?;
        match replace(&mut auction, *call, *comparable) {
            Ok(follows) => Some((auction, follows)),
            // Nothing is left to compare: what follows was settled before.
            Err(_) if !comparable => {
                auction.push(*call).ok()?;
                let (_, follows) = self.cancelled()?;
                Some((auction, follows))
            }
            Err(_) => None,
        }
    }

    /// What becomes of the call, an opponent having called over it.
    pub(super) fn fate(&self) -> Option<Fate> {
        let Then::CalledOver { by, call } = self.then else {
            return None;
        };
        let (due, mut auction) = (self.due()?, self.auction.clone());
        let fate = if by == self.seat.lho() && due != DueTurn::Lho {
            self.offence().accept(&mut auction).ok()?;
            Fate::Stands
        } else if by == auction.turn() && due == DueTurn::Rho {
            self.offence().call_in_turn(&mut auction).ok()?;
            Fate::Void
        } else {
            // The dealer's call fits both Laws; partner and offender accept nothing.
            return None;
        };
        auction.push(call).ok()?;
        Some(fate)
    }

    /// Who may accept the call: whoever calls next if it is accepted (Law 29A).
    pub(super) fn accepter(&self) -> Accepter {
        let ruling = self.offence().ruling(&self.auction).ok();
        let accepted = ruling.and_then(|it| it.follows(&Remedy::Accept).map(<[_]>::to_vec));
        let next = |it: CallConsequence| match it.effect {
            CallEffect::Turn { seat } => Some(seat),
            _ => None,
        };
        let next = accepted.into_iter().flatten().find_map(next);
        next.map_or(Accepter::Nobody, Accepter::Only)
    }

    /// What binds the offender when the own turn has come.
    pub(super) fn binding(&self) -> Binding {
        let Then::OwnTurn { others } = &self.then else {
            return Binding::Free;
        };
        let Some(auction) = self.at_own_turn(others) else {
            return Binding::Free;
        };
        let mut legal = auction.legal_calls();
        match (legal.next(), legal.next()) {
            (Some(Call::Pass), None) if auction.silence(self.seat) != Silence::Free => {
                Binding::Pass
            }
            (Some(call), None) if call == self.call => Binding::Repeat,
            _ => Binding::Free,
        }
    }

    pub(super) fn silence(&self) -> Silence {
        self.replaced().map_or(Silence::Free, |(auction, _)| {
            auction.silence(self.seat.partner())
        })
    }

    pub(super) fn restricts_lead(&self) -> bool {
        self.replaced()
            .is_some_and(|(_, follows)| follows.iter().any(|it| it.restricts_lead()))
    }

    /// What the offender has called in the end, and whether it had to be the same.
    pub(super) fn repeated(&self) -> bool {
        let Then::Replaced { others, call, .. } = &self.then else {
            return false;
        };
        let Some(auction) = self.at_own_turn(others) else {
            return false;
        };
        *call == self.call && *call != Call::Pass && auction.legal_calls().count() == 1
    }
}
