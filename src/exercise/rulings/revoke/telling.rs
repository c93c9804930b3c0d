//! A revoke in words: the scene, the questions, the rules, the working.

use contract_bridge::{Card, Seat};

use super::{Part, Revoke};
use crate::{Ask, Exhibit, LaidCard, Phrase, Step, TableView};
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, Since, TrickNumber,
};
use engine::laws::role::Role;
use engine::{Fact, Reason, Side, cards_of};

fn number(number: u8) -> Fact {
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
    fn card_fact(&self) -> Fact {
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

    pub(super) fn prompt(&self, part: Part<'_>) -> Phrase {
        match part {
            Part::Established => Phrase::new("exercise-revoke-established"),
            Part::Now => Phrase::new("exercise-revoke-now").with("card", self.card_fact()),
            Part::Tricks(_) => Phrase::new("exercise-revoke-tricks"),
        }
    }

    pub(super) fn ask(&self, part: Part<'_>) -> Ask {
        match part {
            Part::Established => Ask::Choice(vec![
                Phrase::new("option-established"),
                Phrase::new("option-not-established"),
                Phrase::new("option-established-waived"),
            ]),
            // In the order of `Now`.
            Part::Now => Ask::Choice(vec![
                Phrase::new("option-corrected-penalised"),
                Phrase::new("option-corrected-returns"),
                Phrase::new("option-not-corrected"),
            ]),
            Part::Tricks(_) => Ask::Count(Phrase::new("count-tricks-transferred")),
        }
    }

    pub(super) fn reasons(&self, part: Part<'_>) -> Vec<Reason> {
        match part {
            Part::Established => {
                let (_, why) = self.ruled.since.establishes(self.ruled.side());
                vec![why]
            }
            Part::Now => {
                let ruling = self.ruling.reasons.clone();
                if ruling.len() > 1 {
                    ruling
                } else {
                    let late = Reason::new("revoke-too-late-to-correct", "63B");
                    [late].into_iter().chain(ruling).collect()
                }
            }
            Part::Tricks(cost) => cost.reasons.clone(),
        }
    }

    /// The account of the tricks.
    pub(super) fn steps(&self, part: Part<'_>) -> Vec<Step> {
        let Part::Tricks(cost) = part else {
            return Vec::new();
        };
        if self.is_exempt() {
            return Vec::new();
        }
        let winner = self.winner();
        let offender = self.ruled.offender;
        let who = if winner == offender {
            Phrase::new("working-offender-won")
        } else if Side::of(winner) == self.ruled.side() {
            Phrase::new("working-partner-won")
        } else {
            Phrase::new("working-opponents-won")
        };
        let won = self.won.map_or(0, |won| won.later);
        let seat = |phrase: Phrase, seat: Seat| phrase.with("seat", Fact::Seat(seat));
        let said = [
            seat(who, winner),
            Phrase::new("working-later-tricks")
                .with("side", Fact::Side(self.ruled.side()))
                .with("number", number(won)),
            Phrase::new("working-tricks-transferred").with("number", number(cost.tricks)),
        ];
        said.into_iter().map(Step::Say).collect()
    }
}
