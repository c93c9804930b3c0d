//! What happened in a revoke: the table, and the scene a sentence each.

use contract_bridge::Card;

use super::Revoke;
use crate::{Exhibit, LaidCard, Phrase, TableView};
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, Since, TrickNumber,
};
use engine::laws::role::Role;
use engine::{Fact, cards_of};

pub(super) fn number(number: u8) -> Fact {
    Fact::Number(i32::from(number))
}

impl Revoke {
    /// The trick, and what the offender has left.
    pub(super) fn table(&self) -> TableView {
        let offender = self.ruled.offender;
        // A penalty card in the suit led lies there still.
        let faced = match self.ruled.failure {
            Failure::FacedCard => self.faced_card(),
            Failure::Obligation => None,
        };
        TableView {
            declarer: Some(self.ruled.declarer),
            strain: Some(self.played.strain),
            player: offender,
            hand: self.played.hand,
            others: Vec::new(),
            leader: self.played.leader,
            trick: self.played.cards.to_vec(),
            faced: faced
                .map(|card| LaidCard {
                    seat: offender,
                    card,
                    kind: Some(PenaltyKind::Major),
                })
                .into_iter()
                .collect(),
        }
    }

    /// The penalty card that should have been played: the lowest of the suit led.
    pub(super) fn faced_card(&self) -> Option<Card> {
        let suit = cards_of(self.played.hand, self.suit_led());
        suit.iter().next_back()
    }

    /// What happened, a sentence each.
    pub(super) fn scene(&self) -> Exhibit {
        let mut told = vec![self.tell_failure()];
        if let (OtherSide::RevokedToSameTrick, Some((seat, card))) =
            (self.ruled.other_side, self.other_revoker())
        {
            told.push(
                Phrase::new("scene-both-revoked")
                    .with("seat", Fact::Seat(seat))
                    .with("card", Fact::Card(card)),
            );
        }
        told.push(Phrase::new("scene-trick-won").with("seat", Fact::Seat(self.winner())));
        told.extend(self.tell_since());
        told.extend(self.tell_result());
        Exhibit::Scene(told)
    }

    fn tell_failure(&self) -> Phrase {
        let (seat, card) = (Fact::Seat(self.ruled.offender), self.card_fact());
        let phrase = match (self.ruled.failure, self.faced_card(), self.ruled.role()) {
            (Failure::FacedCard, Some(faced), _) => {
                Phrase::new("scene-penalty-card-not-played").with("faced", Fact::Card(faced))
            }
            (_, _, Role::Dummy) => {
                Phrase::new("scene-dummy-revokes").with("suit", Fact::Suit(self.suit_led()))
            }
            _ => Phrase::new("scene-revokes").with("suit", Fact::Suit(self.suit_led())),
        };
        phrase
            .with("number", number(self.ruled.trick.get()))
            .with("seat", seat)
            .with("card", card)
    }

    /// The card that should not have been played; there always is one.
    pub(super) fn card_fact(&self) -> Fact {
        let [led, ..] = self.played.cards;
        Fact::Card(self.card().unwrap_or(led))
    }

    fn tell_since(&self) -> Option<Phrase> {
        let (Since::WentOn(how, _), Some(by)) = (self.ruled.since, self.by) else {
            return self
                .won
                .is_none()
                .then(|| Phrase::new("scene-noticed-at-once"));
        };
        let by_winner = by == self.winner();
        let phrase = match how {
            Continuation::NextTrickPlay if by_winner => Phrase::new("scene-leads-next"),
            Continuation::NextTrickPlay => Phrase::new("scene-plays-to-next"),
            Continuation::Named => Phrase::new("scene-names-next"),
            Continuation::Claim => Phrase::new("scene-claims"),
            Continuation::ClaimAgreed => Phrase::new("scene-agrees-to-claim"),
            Continuation::RetractedLead => Phrase::new("scene-lead-retracted"),
        };
        Some(phrase.with("seat", Fact::Seat(by)))
    }

    fn tell_result(&self) -> Vec<Phrase> {
        let side = Fact::Side(self.ruled.side());
        let mut told = Vec::new();
        if self.ruled.trick == TrickNumber::TWELFTH {
            told.push(match self.ruled.hands {
                FourHands::Returned => Phrase::new("scene-hands-returned"),
                FourHands::NotAllReturned => Phrase::new("scene-hands-on-table"),
            });
        }
        let Some(won) = self.won else {
            if self.by.is_some() {
                told.push(Phrase::new("scene-only-then-noticed"));
            }
            return told;
        };
        if won.earlier > 0 {
            told.push(
                Phrase::new("scene-earlier-tricks")
                    .with("side", side)
                    .with("number", number(won.earlier)),
            );
        }
        told.push(
            Phrase::new("scene-later-tricks")
                .with("side", side)
                .with("number", number(won.later)),
        );
        if self.ruled.earlier == Earlier::SameSuitEstablished {
            told.push(
                Phrase::new("scene-revoked-before")
                    .with("seat", Fact::Seat(self.ruled.offender))
                    .with("suit", Fact::Suit(self.suit_led())),
            );
        }
        if self.ruled.other_side == OtherSide::EstablishedToo {
            told.push(
                Phrase::new("scene-opponents-revoked")
                    .with("side", Fact::Side(self.ruled.side().opponents())),
            );
        }
        told.push(match self.ruled.attention {
            Attention::InTime => Phrase::new("scene-noticed-in-time"),
            Attention::NextDealCalled => Phrase::new("scene-noticed-next-deal")
                .with("side", Fact::Side(self.ruled.side().opponents())),
            Attention::RoundEnded => Phrase::new("scene-noticed-after-round"),
        });
        told
    }
}
