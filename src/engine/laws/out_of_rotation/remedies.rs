//! What the remedies do to the auction (Laws 28, 29).

use contract_bridge::auction::Call;

use super::{Case, DueTurn, NotOutOfRotation, OutOfRotation, Remedy};
use crate::auction::{Said, Silence, Substitutes};
use crate::{Auction, Citation, IllegalCall};

impl OutOfRotation {
    /// Whose turn it was, if the remedy is offered.
    fn offered(self, auction: &Auction, remedy: Remedy) -> Result<DueTurn, NotOutOfRotation> {
        match (self.case(auction)?, remedy) {
            (Case::Plain(_), Remedy::InRotation)
            | (Case::Plain(DueTurn::Partner), Remedy::CallInTurn)
            | (Case::InRotation, Remedy::Accept | Remedy::CallInTurn | Remedy::Cancel) => {
                Err(NotOutOfRotation::NotOffered)
            }
            (Case::Plain(due), _) => Ok(due),
            (Case::InRotation, Remedy::InRotation) => Ok(DueTurn::Rho),
            _ => Err(NotOutOfRotation::OtherLaw),
        }
    }

    /// See [`rectify`](Self::rectify).
    pub(super) fn apply(
        self,
        auction: &mut Auction,
        remedy: Remedy,
        due: DueTurn,
    ) -> Option<IllegalCall> {
        let Self { seat, call, .. } = self;
        match remedy {
            Remedy::Accept => auction.condone(seat, call, Citation::duplicate("29A")),
            Remedy::CallInTurn => auction.withdraw(seat, Said::Call(call), false),
            Remedy::Cancel if due == DueTurn::Rho && self.is_pass() => {
                auction.withdraw(seat, Said::Call(call), false);
                auction.oblige(seat, Silence::Once(Citation::duplicate("30A")));
            }
            Remedy::Cancel => {
                let silencing = Citation::duplicate(self.law(due).silencing);
                let by = if due == DueTurn::Rho {
                    Substitutes::SameIfRhoPasses(silencing)
                } else {
                    Substitutes::Any(silencing)
                };
                auction.await_substitute(seat, call, by);
            }
            Remedy::InRotation => return self.in_rotation(auction),
        }
        None
    }

    /// Makes the silenced opponent's pass, then the call if it has no other fault.
    pub(super) fn in_rotation(self, auction: &mut Auction) -> Option<IllegalCall> {
        // A player who must pass may pass.
        auction
            .push(Call::Pass)
            .err()
            .or_else(|| auction.push(self.call).err())
    }

    /// Applies a remedy. The next call to make is the left-hand opponent's after
    /// [`Remedy::Accept`], and that of the player whose turn it was after [`Remedy::CallInTurn`]
    /// and [`Remedy::Cancel`], which leaves the offender with duties. [`Remedy::InRotation`] makes
    /// a pass and the call; `Some` if the call is irregular itself: not made, and under its own
    /// Law. On an error nothing changes.
    pub fn rectify(
        self,
        auction: &mut Auction,
        remedy: Remedy,
    ) -> Result<Option<IllegalCall>, NotOutOfRotation> {
        let due = self.offered(auction, remedy)?;
        Ok(self.apply(auction, remedy, due))
    }
}

/// Whether the player whose turn it is must pass and the auction continues after that pass.
pub(super) fn must_pass(auction: &Auction) -> bool {
    let turn = auction.turn();
    let repeats = auction.awaited(turn).is_some_and(|awaited| {
        matches!(awaited.by, Substitutes::Same(_)) && awaited.call == Call::Pass
    });
    let bound = repeats || auction.silence(turn) != Silence::Free;
    bound && {
        let mut after = auction.clone();
        let _ = after.push(Call::Pass);
        !after.has_ended() && after.turn() == turn.lho()
    }
}

/// The Law that deals with an illegal call by the player whose turn it is.
pub(super) const fn judged_by(why: IllegalCall) -> &'static str {
    match why {
        IllegalCall::MustPassOnce(_) | IllegalCall::MustPassThroughout(_) => "37",
        IllegalCall::SameBid(_)
        | IllegalCall::StrainTooLow { .. }
        | IllegalCall::LevelTooLow { .. }
        | IllegalCall::RepeatedTooLow(..)
        | IllegalCall::DoubleForInsufficient(_) => "27",
        IllegalCall::MustRepeat(_, law) => law.law,
        IllegalCall::AuctionOver | IllegalCall::PassedOut => "39",
        _ => "36",
    }
}
