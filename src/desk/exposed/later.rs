//! What follows later from penalty cards, step by step: a player is to lead or to play, declarer
//! chooses, a card is played.

use crate::desk::{Finding, telling};
use crate::engine::laws::exposed_card::How;
use crate::engine::laws::lead_restriction::LeadChoice;
use crate::engine::play::{Obligations, PlayRestriction, Restriction, Turn};
use crate::engine::{Card, Chooser, Fact, Hand, Rank, Reason, Seat};
use crate::exercise::Phrase;

use super::case::ExposedCase;

/// The most steps offered.
const MOST_STEPS: usize = 12;

/// What can happen next.
#[derive(Debug, Clone, Copy)]
enum Step {
    /// One of the two defenders is to lead, and the partner has a major penalty card.
    ToLead(Seat),
    /// The owner is to play or to lead.
    OwnerTurn,
    /// One of the penalty cards is played.
    Played(Card),
    /// Declarer chooses what is led.
    Lead(LeadChoice),
    /// Declarer chooses what the partner plays to the premature card (Law 57A).
    Play(PlayRestriction),
    /// The leader wins the trick and leads again.
    KeepsLead,
    /// The leader loses the lead.
    LosesLead,
}

/// The question behind the next choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asks {
    WhatHappens,
    Demand,
    PlayDemand,
    AfterLead,
    Nothing,
}

/// The player who led, or is to lead.
struct Leader {
    seat: Seat,
    /// The penalty cards of which one may or must be led now.
    penalty: Hand,
    /// Whether another card may be led.
    others: bool,
}

struct Walk<'a> {
    case: &'a ExposedCase,
    bonds: Obligations,
    asks: Asks,
    leader: Leader,
    /// Penalty cards that have returned to the hand.
    taken_back: Hand,
}

/// Follows the chosen steps, and offers the next ones.
pub(super) fn tell(finding: &mut Finding, case: &ExposedCase, bonds: Obligations) {
    let mut walk = Walk {
        case,
        bonds,
        asks: Asks::WhatHappens,
        leader: Leader::anything(case.seat.partner()),
        taken_back: Hand::EMPTY,
    };
    match case.how {
        How::BeforePartner => walk.asks = Asks::PlayDemand,
        // Declarer now makes the choice that should have come before the lead (Law 50D2).
        How::BeforeElection if walk.is_asked(case.seat) => walk.before_lead(finding, case.seat),
        _ => {}
    }
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

impl Leader {
    /// Any card may be led, as far as known.
    const fn anything(seat: Seat) -> Self {
        Self {
            seat,
            penalty: Hand::EMPTY,
            others: true,
        }
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
                Phrase::new("desk-who-wins").with("seat", Fact::Seat(self.leader.seat))
            }
            Asks::WhatHappens | Asks::Nothing => Phrase::new("desk-what-next"),
        }
    }

    fn offered(&self) -> Vec<Step> {
        let lying = self.bonds.penalty(self.owner());
        match self.asks {
            Asks::Nothing => Vec::new(),
            Asks::AfterLead => {
                let played = self.leader.penalty.iter().map(Step::Played);
                let others = [Step::KeepsLead, Step::LosesLead].into_iter();
                played
                    .chain(others.filter(|_| self.leader.others))
                    .collect()
            }
            Asks::Demand => {
                let choices = self.bonds.lead_choices(self.leader.seat).into_iter();
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
                let leads = (!lying.majors().is_empty()).then_some(Step::ToLead(self.partner()));
                let asked = self.is_asked(self.owner());
                let own = asked.then_some(Step::ToLead(self.owner()));
                // Without a trick, the owner's turn would be the lead already offered.
                let plays = !asked || !self.trick().is_empty();
                let turn = (plays && !lying.cards().is_empty()).then_some(Step::OwnerTurn);
                let played = lying.cards().iter().map(Step::Played);
                let steps = leads.into_iter().chain(own).chain(turn);
                steps.chain(played).collect()
            }
        }
    }

    fn label(&self, step: Step) -> Phrase {
        let (owner, leader) = (Fact::Seat(self.owner()), Fact::Seat(self.leader.seat));
        match step {
            Step::ToLead(seat) => {
                Phrase::new("desk-step-partner-leads").with("seat", Fact::Seat(seat))
            }
            Step::OwnerTurn => Phrase::new("desk-step-owner-turn").with("seat", owner),
            Step::Played(card) => Phrase::new("desk-step-played")
                .with("seat", owner)
                .with("card", Fact::Card(card)),
            Step::Lead(choice) => telling::lead_choice(choice, self.leader.seat),
            Step::Play(choice) => telling::play_restriction(choice, self.partner()),
            Step::KeepsLead => Phrase::new("desk-step-keeps-lead").with("seat", leader),
            Step::LosesLead => Phrase::new("desk-step-loses-lead").with("seat", leader),
        }
    }

    fn take(&mut self, finding: &mut Finding, step: Step) {
        match step {
            Step::ToLead(seat) => self.before_lead(finding, seat),
            Step::OwnerTurn => self.owner_turn(finding),
            Step::Played(card) => {
                let led = self.asks == Asks::AfterLead;
                self.bonds.played(self.owner(), card, led);
                finding.say(Phrase::new("desk-card-is-gone").with("card", Fact::Card(card)));
                self.leader = Leader::anything(self.leader.seat);
                // Whether the lead is kept matters only if a suit is still forbidden or declarer
                // may choose again.
                let banned = self.bonds.lead_restriction(self.owner()).forbidden;
                if !(led && (!banned.is_empty() || self.is_asked(self.owner()))) {
                    self.go_on(finding);
                }
            }
            Step::Lead(choice) => self.demand(finding, choice),
            Step::Play(choice) => {
                finding.rules([choice.follows(self.partner())]);
                if !self.case.partner_hand.is_empty() {
                    let turn = Turn {
                        restriction: Restriction::Play(choice),
                        ..self.turn_of(self.partner())
                    };
                    self.tell_cards(finding, self.partner(), &turn);
                }
                self.asks = Asks::WhatHappens;
            }
            Step::KeepsLead => {
                self.has_led();
                self.bonds.trick_won(self.leader.seat);
                self.before_lead(finding, self.leader.seat);
            }
            Step::LosesLead => {
                self.has_led();
                self.bonds.trick_won(self.case.declarer);
                finding.rule(
                    Reason::new("desk-restriction-ends", "50D2(a)")
                        .with("seat", Fact::Seat(self.leader.seat)),
                );
                self.go_on(finding);
            }
        }
    }

    /// Whether declarer has a choice before this player leads.
    fn is_asked(&self, leader: Seat) -> bool {
        !self.bonds.lead_choices(leader).is_empty()
    }

    /// Records a lead of any card that is not a penalty card.
    fn has_led(&mut self) {
        let lying = self.bonds.penalty(self.leader.seat).cards();
        if let Some(card) = (Hand::ALL - lying).iter().next() {
            self.bonds.played(self.leader.seat, card, true);
        }
    }

    /// Continues if penalty cards remain on the table, else ends.
    fn go_on(&mut self, finding: &mut Finding) {
        let lying = self.bonds.penalty(self.owner()).cards();
        self.asks = if lying.is_empty() && !self.is_asked(self.owner()) {
            finding.say(Phrase::new("desk-nothing-binds").with("seat", Fact::Seat(self.owner())));
            Asks::Nothing
        } else {
            Asks::WhatHappens
        };
    }

    /// A defender is to lead: declarer chooses first if there is a choice.
    fn before_lead(&mut self, finding: &mut Finding, seat: Seat) {
        self.leader = Leader::anything(seat);
        if self.is_asked(seat) {
            let majors = self.bonds.penalty(seat.partner()).majors();
            finding.rule(
                Reason::new("leader-waits-for-choice", "50D2")
                    .with("seat", Fact::Seat(seat))
                    .with("majors", Fact::Cards(majors)),
            );
            self.asks = Asks::Demand;
            return;
        }
        let banned = self.bonds.lead_restriction(seat).forbidden;
        if !banned.is_empty() {
            finding.rule(
                Reason::new("desk-ban-goes-on", "50D2(a)")
                    .with("seat", Fact::Seat(seat))
                    .with("suits", Fact::Suits(banned)),
            );
        } else if self.bonds.penalty(seat).majors().is_empty() {
            finding.say(Phrase::new("desk-leads-freely").with("seat", Fact::Seat(seat)));
        } else {
            finding.rule(Reason::new("desk-major-binds", "50D1(a)").with("seat", Fact::Seat(seat)));
        }
        self.tell_leads(finding);
    }

    fn demand(&mut self, finding: &mut Finding, choice: LeadChoice) {
        let leader = self.leader.seat;
        let majors = self.bonds.penalty(leader.partner()).majors();
        finding.rules(choice.follows(leader, majors));
        // The choice was offered, so it is valid.
        if let Ok(cards) = self.bonds.choose(leader, choice) {
            self.taken_back |= cards;
        }
        self.tell_leads(finding);
    }

    /// The known cards of a defender.
    fn hand(&self, seat: Seat) -> Hand {
        let (told, laid) = if seat == self.owner() {
            (self.case.hand, self.case.cards | self.case.before.cards)
        } else {
            (self.case.partner_hand, self.case.partners.cards)
        };
        told | self.bonds.penalty(seat).cards() | (self.taken_back & laid)
    }

    /// The trick; if only the suit led is known, any card of that suit.
    fn trick(&self) -> Vec<Card> {
        if !self.case.trick.is_empty() || self.case.how != How::BeforePartner {
            return self.case.trick.clone();
        }
        let led = self.case.suit_led().into_iter();
        // Only the suit matters to the players who follow.
        let rank = Rank::new(2);
        led.map(|suit| Card { suit, rank }).collect()
    }

    fn turn_of(&self, seat: Seat) -> Turn {
        self.bonds.turn(seat, self.hand(seat), &self.trick())
    }

    /// What the leader may lead, if the hand is known, and the next steps.
    fn tell_leads(&mut self, finding: &mut Finding) {
        self.asks = Asks::AfterLead;
        let seat = self.leader.seat;
        let turn = self.bonds.turn(seat, self.hand(seat), &[]);
        let owner = seat == self.owner();
        let known = if owner {
            !self.case.hand.is_empty()
        } else {
            !self.case.partner_hand.is_empty()
        };
        if known || (owner && self.may_lead_penalty_card()) {
            self.tell_cards(finding, seat, &turn);
        }
        if owner {
            if !known {
                finding.say(Phrase::new("desk-hand-unknown").with("seat", Fact::Seat(seat)));
            }
            let lying = self.bonds.penalty(seat);
            let legal = turn.legal_cards();
            let must = !(legal & lying.majors()).is_empty()
                && (legal - lying.majors()).is_empty()
                && (known || self.may_lead_penalty_card());
            self.leader = Leader {
                seat,
                penalty: legal & lying.cards(),
                others: !must,
            };
        }
    }

    /// Whether declarer's choice allows one of the leader's own penalty cards.
    fn may_lead_penalty_card(&self) -> bool {
        let asked = self.bonds.lead_restriction(self.leader.seat);
        let lying = self.bonds.penalty(self.leader.seat).cards();
        let allowed = |suit| {
            asked.required.is_none_or(|required| required == suit)
                && !asked.forbidden.contains(suit)
        };
        lying.iter().any(|card| allowed(card.suit))
    }

    fn owner_turn(&mut self, finding: &mut Finding) {
        let turn = self.turn_of(self.owner());
        self.tell_cards(finding, self.owner(), &turn);
        if self.case.hand.is_empty() {
            finding.say(Phrase::new("desk-hand-unknown").with("seat", Fact::Seat(self.owner())));
        }
        self.asks = Asks::WhatHappens;
    }

    /// Which cards may be played, and the rules that forbid the others.
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
        finding.rules(turn.barring());
        if turn.declarer_designates() {
            finding.rule(Reason::new("declarer-designates", "51A"));
        }
    }
}
