//! Revokes not noticed at once: recorded, and corrected while that is possible (Laws 61 to 63).

use contract_bridge::{Card, Seat, Suit};

use crate::laws::exposed_card::{How, Phase};
use crate::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke, Since,
    TrickNumber, transferred,
};
use crate::play::{Commitment, Exposure, IllegalCard, IllegalPlay, Play};
use crate::{BySeat, Citation, Side};

/// An illegal card that was played and not noticed, with the play before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overlooked {
    /// The player who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The rule that it broke.
    pub broken: IllegalCard,
    /// Index in the record, from 0.
    pub at: usize,
    /// Number of the trick in the deal, 1 to 13.
    pub trick: usize,
    before: Box<Play>,
}

impl Overlooked {
    /// The suit of the revoke: the suit led, or the suit that the player had to lead.
    fn suit(&self) -> Option<Suit> {
        let led = self.before.trick().first().map(|card| card.suit);
        led.or(match self.broken {
            IllegalCard::SuitRequired(suit) => Some(suit),
            _ => None,
        })
    }
}

/// Why a revoke is not corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotCorrected {
    /// There is no revoke with this number.
    #[error("there is no such revoke")]
    Unknown,
    /// It is established (Law 63).
    #[error("the revoke is established (Law 63)")]
    Established,
}

/// Cards taken back after a correction, which their players play again or change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Returned {
    offenders: Side,
    cards: BySeat<Option<Card>>,
}

impl Play {
    /// Plays an illegal card that is not noticed: it stays in the record as [`Overlooked`]. A legal
    /// card is played as usual.
    pub fn overlook(&mut self, card: Card) -> Result<(), IllegalPlay> {
        let seat = self.turn().ok_or(IllegalPlay::Over)?;
        let broken = match self.turn_of(seat).check(card) {
            Err(IllegalCard::NotHeld) => return Err(IllegalPlay::Card(IllegalCard::NotHeld)),
            Err(broken) => broken,
            Ok(()) => return self.play(card).map(|_| ()),
        };
        // The snapshot has no list of revokes, since each revoke in the list holds a snapshot
        // itself.
        let earlier = std::mem::take(&mut self.overlooked);
        let before = Box::new(self.clone());
        self.overlooked = earlier;
        let overlooked = Overlooked {
            seat,
            card,
            broken,
            at: self.record().len(),
            trick: self.trick_number(),
            before,
        };
        self.put(seat, card, Some(Citation::duplicate("61A")));
        self.overlooked.push(overlooked);
        Ok(())
    }

    /// The revokes in the record, earliest first.
    pub fn overlooked(&self) -> &[Overlooked] {
        &self.overlooked
    }

    /// What a side has done after a revoke that may establish one (Law 63A).
    fn since(&self, revoke: &Overlooked, side: Side) -> Since {
        if self.reached[side] > revoke.trick {
            return Since::WentOn(Continuation::NextTrickPlay, side);
        }
        match self.claim {
            Some(claim) if claim.by == side => Since::WentOn(Continuation::Claim, side),
            Some(claim) if claim.agreed => Since::WentOn(Continuation::ClaimAgreed, side),
            _ => Since::Nothing,
        }
    }

    /// Revoke number `number` (from 0) in the terms of Laws 61 to 64, as far as the play shows.
    pub fn revoke(&self, number: usize) -> Option<Revoke> {
        let one = self.overlooked.get(number)?;
        let mut revoke = self.alone(one)?;
        let other_stands = self
            .overlooked
            .iter()
            .any(|other| Side::of(other.seat) != revoke.side() && self.stands(other));
        if other_stands && revoke.other_side == OtherSide::Followed {
            revoke.other_side = OtherSide::EstablishedToo;
        }
        let again = self.overlooked.iter().take(number).any(|earlier| {
            earlier.seat == one.seat && earlier.suit() == one.suit() && self.stands(earlier)
        });
        if again {
            revoke.earlier = Earlier::SameSuitEstablished;
        }
        Some(revoke)
    }

    /// Whether a revoke is established and is not corrected despite that (Laws 62, 63).
    fn stands(&self, one: &Overlooked) -> bool {
        let ruling = self.alone(one).and_then(|revoke| revoke.ruling().ok());
        ruling.is_some_and(|ruling| ruling.correction.is_none())
    }

    /// A revoke without regard to the rulings on other revokes.
    fn alone(&self, one: &Overlooked) -> Option<Revoke> {
        let side = Side::of(one.seat);
        let both = Side::ALL
            .iter()
            .all(|&side| self.since(one, side) != Since::Nothing);
        let to_same_trick = self
            .overlooked
            .iter()
            .any(|other| other.trick == one.trick && Side::of(other.seat) != side);
        let faced = one.before.obligations.penalty(one.seat).cards();
        // All cards that the player could have played legally lay face up (Law 64B3).
        let could = one.before.turn_of(one.seat).legal_cards();
        let failed_faced_card = (could - faced).is_empty()
            || matches!(
                one.broken,
                IllegalCard::MinorFirst(_) | IllegalCard::AnotherCommitted(_)
            );
        Some(Revoke {
            declarer: self.contract.declarer,
            offender: one.seat,
            trick: TrickNumber::new(u8::try_from(one.trick).ok()?)?,
            failure: if failed_faced_card {
                Failure::FacedCard
            } else {
                Failure::Obligation
            },
            played_from: if faced.contains(one.card) {
                PlayedFrom::FacedCards
            } else {
                PlayedFrom::UnfacedHand
            },
            since: self.since(one, side),
            other_side: if to_same_trick && !both {
                OtherSide::RevokedToSameTrick
            } else {
                OtherSide::Followed
            },
            earlier: Earlier::None,
            attention: Attention::InTime,
            hands: FourHands::NotAllReturned,
        })
    }

    /// Whether a revoke may no longer be corrected (Laws 62, 63).
    pub fn is_established(&self, number: usize) -> bool {
        self.overlooked
            .get(number)
            .is_some_and(|one| self.stands(one))
    }

    /// The tricks transferred for revokes, and the side that gets them (Laws 64A, 64B). `None`
    /// before the last trick: after a claim the Director decides who would have won the rest (Law
    /// 70).
    pub fn transferred(&self) -> Option<(Side, u8)> {
        if self.tricks().len() < self.length {
            return None;
        }
        let numbers = 0..self.overlooked.len();
        let revokes: Vec<Revoke> = numbers.filter_map(|number| self.revoke(number)).collect();
        let standing = self.overlooked.iter().find(|revoke| self.stands(revoke));
        let loses = standing.map_or(Side::of(self.contract.declarer), |one| Side::of(one.seat));
        // The winners of tricks before the start of an ending do not matter (Law 64A).
        let before = std::iter::repeat_n(self.contract.declarer, 13 - self.length);
        let winners = self.tricks().iter().map(|trick| trick.winner);
        let winners: Vec<Seat> = before.chain(winners).collect();
        let tricks = transferred(&revokes, &winners).ok()?;
        Some((loses.opponents(), tricks))
    }

    /// Corrects a revoke (Law 62): goes back to the position before it. A defender's card becomes a
    /// penalty card, and later cards go back; the offending side may change its own only after a
    /// non-offender has (Law 62C). On an error nothing changes.
    pub fn correct_revoke(&mut self, number: usize) -> Result<(), NotCorrected> {
        let asked = self.overlooked.get(number).ok_or(NotCorrected::Unknown)?;
        if self.is_established(number) {
            return Err(NotCorrected::Established);
        }
        // If both sides revoked on one trick, the revokes are corrected together, from the first
        // one on.
        let trick = asked.trick;
        let mut overlooked = std::mem::take(&mut self.overlooked);
        let on_trick = overlooked.iter().position(|other| other.trick == trick);
        let of_trick = overlooked.split_off(on_trick.unwrap_or(overlooked.len()));
        let Some(first) = of_trick.first().cloned() else {
            self.overlooked = overlooked;
            return Err(NotCorrected::Unknown);
        };
        let offenders = Side::of(first.seat);
        let revoked = of_trick.iter().filter(|other| other.trick == trick);
        let revoked: Vec<(Seat, Card)> = revoked.map(|one| (one.seat, one.card)).collect();
        let both_sides = revoked.iter().any(|&(seat, _)| Side::of(seat) != offenders);
        let end = first.at - first.at % 4 + 4;
        let mut cards = BySeat::default();
        for later in self.record().iter().take(end).skip(first.at) {
            cards[later.seat] = Some(later.card);
        }
        let taken_back = self.record().iter().skip(first.at);
        let played: Vec<Seat> = taken_back.map(|card| card.seat).collect();
        let since = std::mem::replace(self, *first.before);
        self.overlooked = overlooked;
        self.claim = since.claim;
        self.obligations
            .keep_what_came_since(&since.obligations, &played);
        for (seat, card) in revoked {
            let how = if both_sides {
                How::BothRevoked
            } else {
                How::RevokeCorrected
            };
            cards[seat] = None;
            self.take_back(seat, card, how);
        }
        for seat in Seat::ALL {
            if let Some(card) = cards[seat]
                && Side::of(seat) == offenders
                && !both_sides
            {
                self.obligations.bonds[seat].bound = Some(Commitment::unchanged(card));
            }
        }
        self.returned = Some(Returned { offenders, cards });
        Ok(())
    }

    /// Takes a card back; a defender's card becomes a penalty card.
    fn take_back(&mut self, seat: Seat, card: Card, how: How) {
        if !self.obligations.defends(seat) {
            return;
        }
        let exposure = Exposure::of_card(seat, card, how);
        // Exposing a single card of a defender outside the auction never fails.
        let _ = self
            .obligations
            .expose(self.contract.declarer, Phase::Play, &exposure);
    }

    /// After a correction, checks whether a player plays another card than before.
    pub(super) fn mind_returned(&mut self, seat: Seat, card: Card) {
        let Some(mut returned) = self.returned else {
            return;
        };
        let Some(before) = returned.cards[seat].take().filter(|&before| before != card) else {
            self.returned = Some(returned);
            return;
        };
        if Side::of(seat) == returned.offenders {
            // The player changed after a non-offender had; the first card has been seen (Law 62C2).
            self.take_back(seat, before, How::WithdrawnByOffender);
        } else {
            // Now the offending side may change too (Law 62C2).
            for offender in Seat::ALL {
                if Side::of(offender) == returned.offenders {
                    self.obligations.bonds[offender].bound = None;
                }
            }
        }
        self.returned = Some(returned);
    }
}
