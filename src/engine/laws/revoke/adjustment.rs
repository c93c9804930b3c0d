//! Tricks that an established revoke costs (Law 64).

use contract_bridge::Seat;

use crate::laws::role::Role;
use crate::{Fact, Reason, Side};

use super::{Attention, Earlier, Failure, ImpossibleRevoke, OtherSide, Revoke, TrickNumber};

/// Who won the trick of the revoke, and how the offending side fared afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TricksSince {
    /// Who won the trick of the revoke. A trick won in dummy is not won by declarer.
    pub winner: Seat,
    /// How many later tricks the offending side won.
    pub later: u8,
}

/// Tricks that go to the non-offenders at the end, besides what the Director may adjust.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Automatic {
    /// 0, 1 or 2.
    pub tricks: u8,
    /// Why, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl TricksSince {
    /// What became of the trick of a revoke, from the winners of all tricks played.
    ///
    /// # Errors
    /// [`ImpossibleRevoke::TrickNotPlayed`], [`ImpossibleRevoke::TooManyTricks`].
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
    /// That no trick goes to the opponents, whoever won what (Laws 64B2 to 64B8);
    /// `None` if it depends on that.
    #[must_use]
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

    /// The tricks that go to the non-offenders at the end (Laws 64A, 64B).
    ///
    /// # Errors
    /// [`ImpossibleRevoke::TooManyLaterTricks`].
    pub fn automatic(&self, since: TricksSince) -> Result<Automatic, ImpossibleRevoke> {
        let left = self.trick.tricks_after();
        if since.later > left {
            return Err(ImpossibleRevoke::TooManyLaterTricks {
                trick: self.trick.get(),
                won: since.later,
                left,
            });
        }
        if let Some(exempt) = self.exempt() {
            return Ok(exempt);
        }
        let own_trick = Side::of(since.winner) == self.side();
        Ok(
            match (since.winner == self.offender, own_trick, since.later) {
                (true, _, 1..) => self.costs(2, Reason::new("revoke-two-tricks", "64A1")),
                (true, _, 0) => self.costs(1, Reason::new("revoke-own-trick-only", "64A1")),
                (false, true, _) if self.role() == Role::Declarer => {
                    self.costs(1, Reason::new("revoke-trick-won-in-dummy", "64A2"))
                }
                (false, true, _) => {
                    self.costs(1, Reason::new("revoke-trick-won-by-partner", "64A2"))
                }
                (false, false, 1..) => self.costs(1, Reason::new("revoke-later-trick", "64A2")),
                (false, false, 0) => self.costs(0, Reason::new("revoke-no-trick-since", "64B1")),
            },
        )
    }

    /// So many tricks, with what the Director may do besides (Law 64C).
    fn costs(&self, tricks: u8, reason: Reason) -> Automatic {
        let mut reasons = vec![reason.with("seat", Fact::Seat(self.offender))];
        let (established, _) = self.since.establishes(self.side());
        if established && self.corrected_all_the_same().is_none() {
            reasons.push(Reason::new("revoke-equity", "64C"));
        }
        Automatic { tricks, reasons }
    }
}

/// The tricks that go to the other side for several revokes of one deal.
///
/// Each is judged for itself (Law 64A), but no trick is taken twice: from each
/// revoke on, a side never loses more tricks than it won. If both sides have an
/// established revoke, nobody loses any (Law 64B7).
///
/// # Errors
/// [`ImpossibleRevoke`].
pub fn transferred(revokes: &[Revoke], winners: &[Seat]) -> Result<u8, ImpossibleRevoke> {
    let one_deal = revokes
        .windows(2)
        .all(|pair| matches!(pair, [a, b] if a.declarer == b.declarer));
    if !one_deal {
        return Err(ImpossibleRevoke::DifferentDeclarers);
    }
    // One that is corrected all the same is not paid for, nor does it count
    // against the other side's (Laws 62C3, 62D).
    let stands = |revoke: &&Revoke| {
        revoke.since.establishes(revoke.side()).0 && revoke.corrected_all_the_same().is_none()
    };
    let mut established: Vec<&Revoke> = revokes.iter().filter(stands).collect();
    let of = |side| established.iter().any(|revoke| revoke.side() == side);
    if Side::ALL.into_iter().all(of) {
        return Ok(0);
    }
    // The last first: what it takes is no longer there for an earlier one.
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
