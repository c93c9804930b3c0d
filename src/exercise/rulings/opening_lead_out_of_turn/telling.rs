//! An opening lead out of turn in words: the scene, the questions, the rules.

use super::{Idea, OpeningLeadOutOfTurn, Part, Then};
use crate::{Ask, Exhibit, LaidCard, Phrase, TableView};
use engine::laws::lead_out_of_turn::LeadNumber;
use engine::laws::play_ruling::PlayConsequence;
use engine::{Fact, Reason};

impl OpeningLeadOutOfTurn {
    /// Declarer's cards, and the card led where it lies.
    pub(super) fn table(&self) -> TableView {
        let own = self.lead.offender == self.lead.declarer;
        TableView {
            declarer: Some(self.lead.declarer),
            strain: None,
            player: self.lead.declarer,
            hand: self.hand,
            others: Vec::new(),
            leader: self.lead.due,
            trick: Vec::new(),
            faced: (!own || self.hand.contains(self.lead.card))
                .then_some(LaidCard {
                    seat: self.lead.offender,
                    card: self.lead.card,
                    kind: None,
                })
                .into_iter()
                .collect(),
        }
    }

    /// What happened, a sentence each.
    pub(super) fn scene(&self) -> Exhibit {
        let (bid, doubling) = self.contract;
        let (declarer, offender) = (self.lead.declarer, self.lead.offender);
        let mut told = vec![
            Phrase::new("scene-contract")
                .with("seat", Fact::Seat(declarer))
                .with("bid", Fact::Bid(bid))
                .with("doubling", Fact::Doubling(doubling)),
            Phrase::new("scene-opening-lead")
                .with("seat", Fact::Seat(offender))
                .with("card", Fact::Card(self.lead.card)),
        ];
        if self.lead.when == (LeadNumber::Opening { dummy_seen: true }) {
            told.push(
                Phrase::new("scene-dummy-seen").with("dummy", Fact::Seat(declarer.partner())),
            );
        }
        if let Then::Chosen(idea) = self.then {
            told.push(self.chosen(idea));
        }
        Exhibit::Scene(told)
    }

    fn chosen(&self, idea: Idea) -> Phrase {
        let about = |phrase: Phrase| phrase.with("seat", Fact::Seat(self.lead.declarer));
        let suit = Fact::Suit(self.lead.card.suit);
        let due = Fact::Seat(self.lead.due);
        match idea {
            Idea::BecomeDummy => about(Phrase::new("scene-becomes-dummy")),
            Idea::Require => about(Phrase::new("scene-refuses-requires"))
                .with("leader", due)
                .with("suit", suit),
            Idea::Forbid => about(Phrase::new("scene-refuses-forbids"))
                .with("leader", due)
                .with("suit", suit),
            Idea::Leave => about(Phrase::new("scene-refuses-asks-nothing")),
            _ => about(Phrase::new("scene-accepts-lead")),
        }
    }

    pub(super) fn prompt(&self, part: Part) -> Phrase {
        let declarer = Fact::Seat(self.lead.declarer);
        match part {
            Part::Choose if self.defends(self.lead.offender) => {
                Phrase::new("exercise-opening_lead_out_of_turn").with("seat", declarer)
            }
            Part::Choose => Phrase::new("exercise-opening_lead_out_of_turn-own"),
            Part::Declarer => Phrase::new("exercise-opening_lead_out_of_turn-declarer"),
            Part::NextHand => Phrase::new("exercise-opening_lead_out_of_turn-next"),
            Part::CardBecomes => Phrase::new("exercise-opening_lead_out_of_turn-card")
                .with("card", Fact::Card(self.lead.card)),
        }
    }

    pub(super) fn ask(&self, part: Part) -> Ask {
        match part {
            Part::Choose => {
                let option = |idea: &Idea| self.option(*idea);
                Ask::Choices(self.ideas().iter().map(option).collect())
            }
            Part::Declarer | Part::NextHand => Ask::Seat,
            // In the order of `Fate`.
            Part::CardBecomes => Ask::Choice(vec![
                Phrase::new("option-card-joins-trick"),
                Phrase::new("option-card-major"),
                Phrase::new("option-card-minor"),
                Phrase::new("option-card-returns"),
            ]),
        }
    }

    fn option(&self, idea: Idea) -> Phrase {
        let suit = Fact::Suit(self.lead.card.suit);
        let due = Fact::Seat(self.lead.due);
        match idea {
            Idea::BecomeDummy => Phrase::new("option-become-dummy"),
            Idea::Accept => Phrase::new("option-accept-lead"),
            Idea::Require => Phrase::new("option-refuse-require")
                .with("seat", due)
                .with("suit", suit),
            Idea::Forbid => Phrase::new("option-refuse-forbid")
                .with("seat", due)
                .with("suit", suit),
            Idea::Leave => Phrase::new("option-refuse-leave").with("seat", due),
            Idea::AnySuit => Phrase::new("option-any-suit").with("seat", due),
            Idea::GoesBack => Phrase::new("option-lead-goes-back").with("seat", due),
            Idea::Redeal => Phrase::new("option-redeal"),
        }
    }

    pub(super) fn reasons(&self, part: Part) -> Vec<Reason> {
        let ruling = self.ruling.reasons.clone();
        let follows = self.follows();
        let about = |it: &&PlayConsequence| match part {
            Part::Choose => false,
            Part::Declarer => matches!(it, PlayConsequence::Declares(_)),
            Part::NextHand => {
                matches!(
                    it,
                    PlayConsequence::PlaysNext(_) | PlayConsequence::Leads(..)
                )
            }
            Part::CardBecomes => matches!(
                it,
                PlayConsequence::Stands(..)
                    | PlayConsequence::PickedUp(_)
                    | PlayConsequence::StaysOnTable(_)
            ),
        };
        let mut reasons: Vec<Reason> = follows.iter().filter(about).map(|it| it.reason()).collect();
        if part == Part::NextHand && reasons.is_empty() {
            reasons.push(
                Reason::new("new-dummy-plays-second", "54A")
                    .with("seat", Fact::Seat(self.lead.declarer)),
            );
        }
        if part == Part::Declarer && reasons.is_empty() {
            reasons.push(
                Reason::new("declarer-stays", "54B").with("seat", Fact::Seat(self.lead.declarer)),
            );
        }
        if part == Part::Choose {
            reasons.extend(ruling);
        }
        reasons
    }
}
