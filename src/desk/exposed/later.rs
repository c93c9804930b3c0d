//! What penalty cards bring later, step by step: somebody is to lead or to play, declarer
//! chooses, a card is played.

use crate::desk::telling;
use crate::engine::laws::exposed_card::How;
use crate::engine::laws::lead_restriction::LeadChoice;
use crate::engine::laws::play_ruling::PlayConsequence;
use crate::engine::play::{Obligations, PlayRestriction, Restriction, Turn};
use crate::engine::{Card, Chooser, Fact, Hand, Reason, Seat};
use crate::exercise::Phrase;

use super::{ExposedCase, Finding};

/// So many steps are gone at most.
const MOST_STEPS: usize = 12;

/// What can come next.
#[derive(Debug, Clone, Copy)]
enum Step {
    /// The owner's partner is to lead.
    PartnerLeads,
    /// The owner is to play, or to lead.
    OwnerTurn,
    /// One of the cards is played.
    Played(Card),
    /// Declarer chooses what is led.
    Lead(LeadChoice),
    /// Declarer chooses what partner plays to the premature card (Law 57A).
    Play(PlayRestriction),
    /// The partner wins the trick and leads again.
    KeepsLead,
    /// The partner loses the lead.
    LosesLead,
}

/// What is asked next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asks {
    WhatHappens,
    Demand,
    PlayDemand,
    AfterLead,
    Nothing,
}

struct Walk<'a> {
    case: &'a ExposedCase,
    bonds: Obligations,
    asks: Asks,
}

/// Goes along the steps that were chosen, and offers the next ones.
pub(super) fn tell(finding: &mut Finding, case: &ExposedCase, bonds: Obligations) {
    let premature = case.how == How::BeforePartner;
    let mut walk = Walk {
        case,
        bonds,
        asks: if premature {
            Asks::PlayDemand
        } else {
            Asks::WhatHappens
        },
    };
    for stage in 0..MOST_STEPS {
        let steps = walk.offered();
        if steps.is_empty() {
            return;
        }
        let options = steps.iter().map(|step| walk.label(*step)).collect();
        let chosen = finding.choose((stage, &case.path), walk.question(), options);
        let Some(&step) = chosen.and_then(|index| steps.get(index)) else {
            return;
        };
        walk.take(finding, step);
    }
}

impl Walk<'_> {
    const fn owner(&self) -> Seat {
        self.case.seat
    }

    fn partner(&self) -> Seat {
        self.owner().partner()
    }

    fn question(&self) -> Phrase {
        match self.asks {
            Asks::Demand | Asks::PlayDemand => {
                telling::chooses(Chooser::Player(self.case.declarer))
            }
            Asks::AfterLead => {
                Phrase::new("desk-who-wins").with("seat", Fact::Seat(self.partner()))
            }
            Asks::WhatHappens | Asks::Nothing => Phrase::new("desk-what-next"),
        }
    }

    fn offered(&self) -> Vec<Step> {
        let lying = self.bonds.penalty(self.owner());
        match self.asks {
            Asks::Nothing => Vec::new(),
            Asks::AfterLead => vec![Step::KeepsLead, Step::LosesLead],
            Asks::Demand => {
                let choices = self.bonds.lead_choices(self.partner()).into_iter();
                choices.map(Step::Lead).collect()
            }
            Asks::PlayDemand => {
                let choices = self
                    .case
                    .suit_led()
                    .map(PlayRestriction::options)
                    .unwrap_or_default();
                choices.into_iter().map(Step::Play).collect()
            }
            Asks::WhatHappens => {
                let leads = (!lying.majors().is_empty()).then_some(Step::PartnerLeads);
                let turn = (!lying.cards().is_empty()).then_some(Step::OwnerTurn);
                let played = lying.cards().iter().map(Step::Played);
                leads.into_iter().chain(turn).chain(played).collect()
            }
        }
    }

    fn label(&self, step: Step) -> Phrase {
        let (owner, partner) = (Fact::Seat(self.owner()), Fact::Seat(self.partner()));
        match step {
            Step::PartnerLeads => Phrase::new("desk-step-partner-leads").with("seat", partner),
            Step::OwnerTurn => Phrase::new("desk-step-owner-turn").with("seat", owner),
            Step::Played(card) => Phrase::new("desk-step-played")
                .with("seat", owner)
                .with("card", Fact::Card(card)),
            Step::Lead(choice) => telling::lead_choice(choice, self.partner()),
            Step::Play(choice) => telling::play_restriction(choice, self.partner()),
            Step::KeepsLead => Phrase::new("desk-step-keeps-lead").with("seat", partner),
            Step::LosesLead => Phrase::new("desk-step-loses-lead").with("seat", partner),
        }
    }

    fn take(&mut self, finding: &mut Finding, step: Step) {
        match step {
            Step::PartnerLeads => self.partner_leads(finding),
            Step::OwnerTurn => self.owner_turn(finding),
            Step::Played(card) => {
                self.bonds.played(self.owner(), card, false);
                finding.say(Phrase::new("desk-card-is-gone").with("card", Fact::Card(card)));
                self.go_on(finding);
            }
            Step::Lead(choice) => self.demand(finding, choice),
            Step::Play(choice) => {
                finding.rule(choice.follows(self.partner()).reason());
                let turn = Turn {
                    restriction: Restriction::Play(choice),
                    ..self.turn_of(self.partner(), self.case.partner_hand)
                };
                self.tell_cards(finding, self.partner(), &turn);
                self.asks = Asks::WhatHappens;
            }
            Step::KeepsLead => {
                self.partner_led();
                self.bonds.trick_won(self.partner());
                self.partner_leads(finding);
            }
            Step::LosesLead => {
                self.partner_led();
                self.bonds.trick_won(self.case.declarer);
                finding.rule(
                    Reason::new("desk-restriction-ends", "50D2(a)")
                        .with("seat", Fact::Seat(self.partner())),
                );
                self.go_on(finding);
            }
        }
    }

    /// The partner has led some card that is none of his penalty cards.
    fn partner_led(&mut self) {
        let lying = self.bonds.penalty(self.partner()).cards();
        if let Some(card) = (Hand::ALL - lying).iter().next() {
            self.bonds.played(self.partner(), card, true);
        }
    }

    /// On with what still lies there; nothing more if nothing does.
    fn go_on(&mut self, finding: &mut Finding) {
        let lying = self.bonds.penalty(self.owner()).cards();
        self.asks = if lying.is_empty() {
            finding.say(Phrase::new("desk-nothing-binds").with("seat", Fact::Seat(self.owner())));
            Asks::Nothing
        } else {
            Asks::WhatHappens
        };
    }

    /// The partner is to lead: declarer chooses first, if there is anything to choose.
    fn partner_leads(&mut self, finding: &mut Finding) {
        let partner = self.partner();
        if !self.bonds.lead_choices(partner).is_empty() {
            let majors = self.bonds.penalty(self.owner()).majors();
            finding.rule(
                Reason::new("leader-waits-for-choice", "50D2")
                    .with("seat", Fact::Seat(partner))
                    .with("majors", Fact::Cards(majors)),
            );
            self.asks = Asks::Demand;
            return;
        }
        let banned = self.bonds.lead_restriction(partner).forbidden;
        if banned.is_empty() {
            finding.say(Phrase::new("desk-leads-freely").with("seat", Fact::Seat(partner)));
        } else {
            finding.rule(
                Reason::new("desk-ban-goes-on", "50D2(a)")
                    .with("seat", Fact::Seat(partner))
                    .with("suits", Fact::Suits(banned)),
            );
        }
        self.tell_leads(finding);
        self.asks = Asks::AfterLead;
    }

    fn demand(&mut self, finding: &mut Finding, choice: LeadChoice) {
        let partner = self.partner();
        let majors = self.bonds.penalty(self.owner()).majors();
        let follows: Vec<PlayConsequence> = choice.follows(partner, majors);
        finding.rules(follows.into_iter().map(PlayConsequence::reason));
        // It was offered.
        let _ = self.bonds.choose(partner, choice);
        self.tell_leads(finding);
        self.asks = Asks::AfterLead;
    }

    fn turn_of(&self, seat: Seat, hand: Hand) -> Turn {
        let lying = self.bonds.penalty(seat).cards();
        self.bonds.turn(seat, hand | lying, &self.case.trick)
    }

    /// What the partner may lead, where his hand is known.
    fn tell_leads(&self, finding: &mut Finding) {
        if self.case.partner_hand.is_empty() {
            return;
        }
        let hand = self.case.partner_hand | self.bonds.penalty(self.partner()).cards();
        let turn = self.bonds.turn(self.partner(), hand, &[]);
        self.tell_cards(finding, self.partner(), &turn);
    }

    fn owner_turn(&mut self, finding: &mut Finding) {
        let turn = self.turn_of(self.owner(), self.case.hand);
        self.tell_cards(finding, self.owner(), &turn);
        if self.case.hand.is_empty() {
            finding.say(Phrase::new("desk-hand-unknown").with("seat", Fact::Seat(self.owner())));
        }
        self.asks = Asks::WhatHappens;
    }

    /// Which cards may be played, and by which rules not the others.
    fn tell_cards(&self, finding: &mut Finding, seat: Seat, turn: &Turn) {
        if turn.hand.is_empty() {
            return;
        }
        let legal = turn.legal_cards();
        let phrase = if turn.trick.is_empty() {
            Phrase::new("desk-may-lead")
        } else {
            Phrase::new("desk-may-play")
        };
        finding.say(
            phrase
                .with("seat", Fact::Seat(seat))
                .with("cards", Fact::Cards(legal)),
        );
        let mut told: Vec<&'static str> = Vec::new();
        for card in (turn.hand - legal).iter() {
            if let Err(why) = turn.check(card) {
                let reason = why.reason(card);
                if !told.contains(&reason.id) {
                    told.push(reason.id);
                    finding.rule(reason);
                }
            }
        }
        if turn.declarer_designates() {
            finding.rule(Reason::new("declarer-designates", "51A"));
        }
    }
}
