//! A lead out of turn in words: the scene, the questions, the rules.

use super::{LeadOutOfTurn, Part, Refusal, Then};
use crate::{Ask, Exhibit, LaidCard, Phrase, TableView, rectification};
use engine::laws::lead_out_of_turn::LeadNumber;
use engine::laws::play_ruling::PlayConsequence;
use engine::{Fact, Reason};

impl LeadOutOfTurn {
    /// Declarer's cards and dummy's, and the card led where it lies.
    pub(super) fn table(&self) -> TableView {
        let declarer = self.lead.declarer;
        let others = [(declarer.partner(), self.dummy)];
        TableView {
            declarer: Some(declarer),
            strain: None,
            player: declarer,
            hand: self.hand,
            others: others
                .into_iter()
                .filter(|(_, hand)| !hand.is_empty())
                .collect(),
            leader: self.lead.due,
            trick: Vec::new(),
            faced: vec![LaidCard {
                seat: self.lead.offender,
                card: self.lead.card,
                kind: None,
            }],
        }
    }

    /// What happened, a sentence each.
    pub(super) fn scene(&self) -> Exhibit {
        let (due, offender) = (Fact::Seat(self.lead.due), Fact::Seat(self.lead.offender));
        let card = Fact::Card(self.lead.card);
        let led = match self.defends(self.lead.offender) {
            true => Phrase::new("scene-defender-leads"),
            false if self.lead.offender == self.lead.declarer => {
                Phrase::new("scene-declarer-leads-from-hand")
            }
            false => Phrase::new("scene-declarer-leads-from-dummy"),
        };
        let mut told = vec![
            match self.lead.when {
                LeadNumber::Last => Phrase::new("scene-last-lead-due"),
                _ => Phrase::new("scene-lead-due"),
            }
            .with("seat", due),
            led.with("seat", offender).with("card", card),
        ];
        let [first, second] = rectification::opponents(self.lead.declarer).map(Fact::Seat);
        told.extend(match self.then {
            Then::Nothing => None,
            Then::DefendersDiffer => Some(
                Phrase::new("scene-defenders-differ")
                    .with("seat", first)
                    .with("other", second),
            ),
            Then::NextPlays | Then::WrongDefenderPlays => self
                .playing_on()
                .map(|(seat, _)| Phrase::new("scene-plays-to-it").with("seat", Fact::Seat(seat))),
            Then::RightPlayerLeads => {
                Some(Phrase::new("scene-leads-all-the-same").with("seat", due))
            }
        });
        Exhibit::Scene(told)
    }

    pub(super) fn prompt(&self, part: Part) -> Phrase {
        let card = Fact::Card(self.lead.card);
        match part {
            Part::Accepts => Phrase::new("exercise-lead_out_of_turn-accepts").with("card", card),
            Part::Refused => Phrase::new("exercise-lead_out_of_turn-refused").with("card", card),
            Part::Decides => Phrase::new("exercise-lead_out_of_turn-decides"),
            Part::Stands => Phrase::new("exercise-lead_out_of_turn-stands").with("card", card),
        }
    }

    pub(super) fn ask(&self, part: Part) -> Ask {
        match part {
            Part::Accepts => rectification::accepters(self.lead.offender),
            Part::Refused => {
                let option = |refusal: &Refusal| self.option(*refusal);
                Ask::Choice(self.refusals().iter().map(option).collect())
            }
            Part::Decides => Ask::Seat,
            Part::Stands => Ask::Choice(vec![
                Phrase::new("option-lead-stands"),
                Phrase::new("option-lead-gives-way"),
                Phrase::new("option-lead-still-open"),
            ]),
        }
    }

    fn option(&self, refusal: Refusal) -> Phrase {
        let due = Fact::Seat(self.lead.due);
        let suit = Fact::Suit(self.lead.card.suit);
        match refusal {
            Refusal::GoesBack => Phrase::new("option-back-any-card").with("seat", due),
            Refusal::SameSuit => Phrase::new("option-back-same-suit").with("suit", suit),
            Refusal::LeadLost => Phrase::new("option-back-lead-lost"),
            Refusal::Minor => Phrase::new("option-penalty-minor").with("seat", due),
            Refusal::MajorNow if !self.defends(self.lead.offender) => {
                Phrase::new("option-card-major")
            }
            Refusal::MajorNow => Phrase::new("option-penalty-now")
                .with("seat", due)
                .with("suit", suit),
            Refusal::MajorLater if self.lead.due == self.lead.offender.partner() => {
                Phrase::new("option-penalty-not-yet").with("seat", due)
            }
            Refusal::MajorLater => Phrase::new("option-penalty-later")
                .with("seat", due)
                .with("partner", Fact::Seat(self.lead.offender.partner())),
        }
    }

    pub(super) fn reasons(&self, part: Part) -> Vec<Reason> {
        let told = self.ruling.reasons.clone();
        match part {
            Part::Accepts => told,
            Part::Decides => told.into_iter().rev().collect(),
            Part::Stands => {
                // Once the game has gone on, nobody may choose any more.
                match self.playing_on() {
                    Some((_, played)) => vec![played.ruling().1],
                    None => told.into_iter().take(1).collect(),
                }
            }
            Part::Refused => {
                let refused = self.refused();
                // What one demand or the other leads to is another question.
                let general = |it: &PlayConsequence| {
                    matches!(
                        it,
                        PlayConsequence::PenaltyCard(..)
                            | PlayConsequence::GoesBack(_)
                            | PlayConsequence::Leads(..)
                            | PlayConsequence::ChoiceLater(_)
                    )
                };
                let follows = refused
                    .map(|offer| offer.follows.clone())
                    .unwrap_or_default();
                let follows = follows.into_iter().filter(general);
                let now = (self.refusal() == Refusal::MajorNow).then(|| {
                    Reason::new("partner-leads-declarer-chooses", "50D2")
                        .with("seat", Fact::Seat(self.lead.due))
                });
                follows.map(PlayConsequence::reason).chain(now).collect()
            }
        }
    }
}
