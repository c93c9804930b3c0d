//! Revokes that nobody noticed at once: kept in the record, corrected while
//! they can be (Laws 61 to 63).

use contract_bridge::{Card, Hand, Seat};

use crate::engine::laws::exposed_card::{How, Phase};
use crate::engine::play::{Exposure, IllegalCard, IllegalPlay, Play};
use crate::engine::{BySeat, Citation, Side};

/// A card that should not have been played, and the play as it was before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revoke {
    /// Who revoked.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Which duty it broke.
    pub broken: IllegalCard,
    /// Place in the record, from 0.
    pub at: usize,
    /// To which trick of the deal, 1 to 13.
    pub trick: usize,
    before: Box<Play>,
}

/// A revoke that is not corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotCorrected {
    /// There is no revoke with this number.
    #[error("there is no such revoke")]
    Unknown,
    /// It is established (Law 63).
    #[error("the revoke is established (Law 63)")]
    Established,
}

/// Cards taken back after a revoke that its players put down again, or change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Returned {
    offenders: Side,
    cards: BySeat<Option<Card>>,
}

impl Play {
    /// A card that may not be played is played, and nobody notices: the second
    /// door. It stays in the record as a [`Revoke`].
    ///
    /// # Errors
    /// [`IllegalPlay`] if the play is over or the card is not in the hand. A
    /// legal card is simply played.
    pub fn overlook(&mut self, card: Card) -> Result<(), IllegalPlay> {
        let seat = self.turn().ok_or(IllegalPlay::Over)?;
        let broken = match self.turn_of(seat).check(card) {
            Err(IllegalCard::NotHeld) => return Err(IllegalPlay::Card(IllegalCard::NotHeld)),
            Err(broken) => broken,
            Ok(()) => return self.play(card).map(|_| ()),
        };
        let revoke = Revoke {
            seat,
            card,
            broken,
            at: self.record().len(),
            trick: self.trick_number(),
            before: Box::new(self.clone()),
        };
        self.put(seat, card, Some(Citation::duplicate("61A")));
        self.revokes.push(revoke);
        Ok(())
    }

    /// The revokes in the record, earliest first.
    #[must_use]
    pub fn revokes(&self) -> &[Revoke] {
        &self.revokes
    }

    /// Whether a side has led or played to a trick after this revoke, or claimed
    /// (Law 63A1, A3). A play by the other side establishes nothing.
    #[must_use]
    pub fn has_played_on(&self, revoke: &Revoke, side: Side) -> bool {
        let next_trick = revoke.at - revoke.at % 4 + 4;
        let later = self.record().iter().skip(next_trick);
        let played = later.into_iter().any(|card| Side::of(card.seat) == side);
        played || self.claimed == Some(side)
    }

    /// Whether a revoke is established (Law 63A) and so may not be corrected.
    ///
    /// A revoke on the twelfth trick is corrected even then (Law 62D), and so are
    /// revokes of both sides on one trick as long as only one has played on (Law 62C3).
    #[must_use]
    pub fn is_established(&self, revoke: &Revoke) -> bool {
        let offenders = Side::of(revoke.seat);
        if revoke.trick == 12 || !self.has_played_on(revoke, offenders) {
            return false;
        }
        let on_same_trick = |other: &&Revoke| other.trick == revoke.trick;
        let both = self
            .revokes
            .iter()
            .filter(on_same_trick)
            .any(|other| Side::of(other.seat) != offenders);
        !both || self.has_played_on(revoke, offenders.opponents())
    }

    /// Corrects a revoke (Law 62): the play goes back to before it, a defender's
    /// card from his unfaced hand becomes a major penalty card, and he plays
    /// another. Cards played later come back: non-offenders may change theirs,
    /// the offending side only after they have (Law 62C).
    ///
    /// # Errors
    /// [`NotCorrected`]; nothing has changed then.
    pub fn correct_revoke(&mut self, number: usize) -> Result<(), NotCorrected> {
        let asked = self.revokes.get(number).ok_or(NotCorrected::Unknown)?;
        if self.is_established(asked) {
            return Err(NotCorrected::Established);
        }
        // Both sides' revokes on one trick are corrected together, from the first on.
        let first = self.revokes.iter().find(|other| other.trick == asked.trick);
        let first = first.ok_or(NotCorrected::Unknown)?.clone();
        let offenders = Side::of(first.seat);
        let both_sides = self
            .revokes
            .iter()
            .any(|other| other.trick == first.trick && Side::of(other.seat) != offenders);
        let end = first.at - first.at % 4 + 4;
        let mut cards = BySeat::default();
        for later in self.record().iter().take(end).skip(first.at + 1) {
            cards[later.seat] = Some(later.card);
        }
        let revoked: Vec<(Seat, Card)> = self
            .revokes
            .iter()
            .filter(|other| other.trick == first.trick)
            .map(|other| (other.seat, other.card))
            .collect();
        *self = *first.before;
        for (seat, card) in revoked {
            let how = if both_sides {
                How::BothRevoked
            } else {
                How::RevokeCorrected
            };
            cards[seat] = None;
            self.withdraw(seat, card, how);
        }
        for seat in Seat::ALL {
            if let Some(card) = cards[seat]
                && Side::of(seat) == offenders
                && !both_sides
            {
                self.obligations.bind(seat, card);
            }
        }
        self.returned = Some(Returned { offenders, cards });
        Ok(())
    }

    /// A card taken back; a defender's becomes a penalty card.
    fn withdraw(&mut self, seat: Seat, card: Card, how: How) {
        if !self.obligations.defends(seat) {
            return;
        }
        let exposure = Exposure {
            seat,
            cards: [card].into_iter().collect::<Hand>(),
            how,
            due: None,
        };
        // A defender's single card outside the auction is never an impossible incident.
        let _ = self
            .obligations
            .expose(self.contract.declarer, Phase::Play, &exposure);
    }

    /// After a correction: who puts down another card than before?
    pub(super) fn mind_returned(&mut self, seat: Seat, card: Card) {
        let Some(mut returned) = self.returned else {
            return;
        };
        let Some(before) = returned.cards[seat].take().filter(|&before| before != card) else {
            self.returned = Some(returned);
            return;
        };
        if Side::of(seat) == returned.offenders {
            // He changed after a non-offender had: his first card has been seen (Law 62C2).
            self.withdraw(seat, before, How::WithdrawnByOffender);
        } else {
            // Now the offending side may change too (Law 62C2).
            for offender in Seat::ALL {
                if Side::of(offender) == returned.offenders {
                    self.obligations.release(offender);
                }
            }
        }
        self.returned = Some(returned);
    }
}
