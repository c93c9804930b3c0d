//! The tricks that an established revoke costs (Law 64).

use contract_bridge::Seat;

use crate::laws::role::Role;
use crate::{Fact, Reason, Side};

use super::{Attention, Earlier, Failure, ImpossibleRevoke, OtherSide, Revoke, TrickNumber};

/// The winner of the revoke trick, and the tricks that the offending side won later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TricksSince {
    /// The winner of the revoke trick. A trick won in dummy is not won by declarer.
    pub winner: Seat,
    /// Number of later tricks that the offending side won.
    pub later: u8,
}

/// The tricks for the non-offenders, before any adjustment by the Director.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Automatic {
    /// Number of tricks: 0, 1 or 2.
    pub tricks: u8,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl TricksSince {
    /// The facts about the revoke trick, from the winners of all tricks played.
    pub fn of(revoke: &Revoke, winners: &[Seat]) -> Result<Self, ImpossibleRevoke> {
        if winners.len() > 13 {
            return Err(ImpossibleRevoke::TooManyTricks(winners.len()));
        }
        let trick = revoke.trick.get();
        let mut from = winners.iter().skip(usize::from(trick - 1));
        let winner = *from.next().ok_or(ImpossibleRevoke::TrickNotPlayed(trick))?;
        let own = from.filter(|&&winner| Side::of(winner) == revoke.side());
        let later = u8::try_from(own.count()).unwrap_or(u8::MAX);
        Ok(Self { winner, later })
    }
}

impl Revoke {
    /// The ruling that no trick goes over (Laws 64B2 to 64B8); `None` if it depends on tricks won.
    pub fn exempt(&self) -> Option<Automatic> {
        self.exemption().map(|reason| self.costs(0, reason))
    }

    fn exemption(&self) -> Option<Reason> {
        let (established, _) = self.since.establishes(self.side());
        if !established {
            return Some(Reason::new("revoke-corrected-costs-nothing", "64A"));
        }
        if self.other_side == OtherSide::RevokedToSameTrick {
            return Some(Reason::new("revoke-corrected-costs-nothing", "64B8"));
        }
        if self.trick == TrickNumber::TWELFTH {
            return Some(Reason::new("revoke-twelfth-costs-nothing", "64B6"));
        }
        if self.other_side == OtherSide::EstablishedToo {
            return Some(Reason::new("revoke-of-both-sides", "64B7"));
        }
        if self.role() == Role::Dummy {
            return Some(Reason::new("revoke-of-dummy", "64B3"));
        }
        if self.failure == Failure::FacedCard {
            return Some(Reason::new("revoke-not-playing-faced-card", "64B3"));
        }
        if self.earlier == Earlier::SameSuitEstablished {
            return Some(Reason::new("revoke-same-suit-again", "64B2"));
        }
        match self.attention {
            Attention::InTime => None,
            Attention::NextDealCalled => Some(Reason::new("revoke-next-deal-called", "64B4")),
            Attention::RoundEnded => Some(Reason::new("revoke-round-ended", "64B5")),
        }
    }

    /// The tricks transferred to the non-offenders at the end of play (Laws 64A, 64B).
    pub fn automatic(&self, since: TricksSince) -> Result<Automatic, ImpossibleRevoke> {
        let left = self.trick.tricks_after();
        if since.later > left {
            return Err(ImpossibleRevoke::TooManyLaterTricks {
                trick: self.trick.get(),
                won: since.later,
                left,
            });
        }
        Ok(self.exempt().unwrap_or_else(|| self.by_winners(since)))
    }

    /// The tricks that go over if only the winners of the tricks count (Laws 64A, 64B1).
    /// [`automatic`](Self::automatic) also checks that the revoke is established and not exempt, and
    /// that the later tricks are possible.
    pub fn by_winners(&self, since: TricksSince) -> Automatic {
        let own_trick = Side::of(since.winner) == self.side();
        let (tricks, id, law) = match (since.winner == self.offender, own_trick, since.later) {
            (true, _, 1..) => (2, "revoke-two-tricks", "64A1"),
            (true, _, 0) => (1, "revoke-own-trick-only", "64A1"),
            (false, true, _) if self.role() == Role::Declarer => {
                (1, "revoke-trick-won-in-dummy", "64A2")
            }
            (false, true, _) => (1, "revoke-trick-won-by-partner", "64A2"),
            (false, false, 1..) => (1, "revoke-later-trick", "64A2"),
            (false, false, 0) => (0, "revoke-no-trick-since", "64B1"),
        };
        self.costs(tricks, Reason::new(id, law))
    }

    /// The ruling that this many tricks go over, with what else the Director may do (Law 64C).
    fn costs(&self, tricks: u8, reason: Reason) -> Automatic {
        let mut reasons = vec![reason.with("seat", Fact::Seat(self.offender))];
        let (established, _) = self.since.establishes(self.side());
        if established && self.corrected_all_the_same().is_none() {
            reasons.push(Reason::new("revoke-equity", "64C"));
        }
        Automatic { tricks, reasons }
    }
}

/// The tricks that the other side gets for several revokes in one deal. Each is judged separately
/// (Law 64A), but no trick goes over twice, and none if both sides have one (Law 64B7).
pub fn transferred(revokes: &[Revoke], winners: &[Seat]) -> Result<u8, ImpossibleRevoke> {
    let one_deal = revokes
        .windows(2)
        .all(|pair| matches!(pair, [a, b] if a.declarer == b.declarer));
    if !one_deal {
        return Err(ImpossibleRevoke::DifferentDeclarers);
    }
    // A revoke that is corrected although established costs nothing, and does not count as an
    // established revoke of the other side (Laws 62C3, 62D).
    let stands = |revoke: &&Revoke| {
        revoke.since.establishes(revoke.side()).0 && revoke.corrected_all_the_same().is_none()
    };
    let mut established: Vec<&Revoke> = revokes.iter().filter(stands).collect();
    let of = |side| established.iter().any(|revoke| revoke.side() == side);
    if Side::ALL.into_iter().all(of) {
        return Ok(0);
    }
    // The last revoke first: the tricks that it takes cannot be taken again by an earlier one.
    established.sort_by_key(|revoke| std::cmp::Reverse(revoke.trick));
    let mut total = 0;
    for revoke in established {
        let since = TricksSince::of(revoke, winners)?;
        let own_trick = u8::from(Side::of(since.winner) == revoke.side());
        let left = (since.later + own_trick).saturating_sub(total);
        total += revoke.automatic(since)?.tricks.min(left);
    }
    Ok(total)
}
