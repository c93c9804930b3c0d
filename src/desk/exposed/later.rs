//! What follows later from penalty cards, step by step.

use crate::desk::Finding;
use crate::desk::telling::{self, of};
use crate::engine::laws::exposed_card::How;
use crate::engine::laws::lead_restriction::LeadChoice;
use crate::engine::play::{Obligations, PlayRestriction, Restriction, Turn};
use crate::engine::{Card, Chooser, Fact, Hand, Rank, Reason, Seat};
use crate::exercise::Phrase;

use super::case::ExposedCase;

const MOST_STEPS: usize = 12;

#[derive(Debug, Clone, Copy)]
enum Step {
    /// One of the two defenders is to lead, and the partner has a major penalty card.
    ToLead(Seat),
    /// The owner is to play or to lead.
    OwnerTurn,
    /// One of the penalty cards is played.
    Played(Card),
    /// One of the penalty cards is led.
    Led(Card),
    /// Declarer chooses what is led.
    Lead(LeadChoice),
    /// Declarer chooses what the partner plays to the premature card (Law 57A).
    Play(PlayRestriction),
    /// The leader wins the trick and leads again.
    KeepsLead,
    LosesLead,
}

struct Walk<'a> {
    case: &'a ExposedCase,
    bonds: Obligations,
    /// The player who led, or is to lead.
    leader: Seat,
    /// Penalty cards that have returned to the hand.
    taken_back: Hand,
    /// The next choice; the walk ends where nothing is offered.
    asks: Phrase,
    offered: Vec<Step>,
}

pub(super) fn tell(finding: &mut Finding, case: &ExposedCase, bonds: Obligations) {
    let mut walk = Walk {
        case,
        bonds,
        leader: case.seat.partner(),
        taken_back: Hand::EMPTY,
        asks: Phrase::new("desk-what-next"),
        offered: Vec::new(),
    };
    match case.how {
        How::BeforePartner => {
            let choices = case.suit_led().map(PlayRestriction::options);
            let choices = choices.unwrap_or_default().into_iter();
            walk.declarer_chooses(choices.map(Step::Play).collect());
        }
        // Declarer now makes the choice that should have come before the lead (Law 50D2).
        How::BeforeElection if walk.is_asked(case.seat) => walk.before_lead(finding, case.seat),
        _ => walk.anything_next(),
    }
    for stage in 0..MOST_STEPS {
        if walk.offered.is_empty() {
            return;
        }
        let options = walk.offered.iter().map(|step| walk.label(*step)).collect();
        let chosen = finding.choose((stage, &case.path), walk.asks.clone(), options);
        let Some(&step) = chosen.and_then(|index| walk.offered.get(index)) else {
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

    fn declarer_chooses(&mut self, choices: Vec<Step>) {
        self.asks = telling::chooses(Chooser::Player(self.case.declarer));
        self.offered = choices;
    }

    /// A card was led: one of these penalty cards, or another one.
    fn after_lead(&mut self, penalty: Hand, others: bool) {
        self.asks = of(Phrase::new("desk-who-wins"), self.leader);
        self.offered = penalty.iter().map(Step::Led).collect();
        if others {
            self.offered.extend([Step::KeepsLead, Step::LosesLead]);
        }
    }

    fn anything_next(&mut self) {
        let lying = self.bonds.penalty(self.owner());
        let leads = (!lying.majors().is_empty()).then_some(Step::ToLead(self.partner()));
        let asked = self.is_asked(self.owner());
        let own = asked.then_some(Step::ToLead(self.owner()));
        // Without a trick, the owner's turn would be the lead already offered.
        let plays = !asked || !self.trick().is_empty();
        let turn = (plays && !lying.cards().is_empty()).then_some(Step::OwnerTurn);
        let played = lying.cards().iter().map(Step::Played);
        let steps = leads.into_iter().chain(own).chain(turn);
        self.asks = Phrase::new("desk-what-next");
        self.offered = steps.chain(played).collect();
    }

    fn label(&self, step: Step) -> Phrase {
        let (owner, leader) = (self.owner(), self.leader);
        match step {
            Step::ToLead(seat) => of(Phrase::new("desk-step-partner-leads"), seat),
            Step::OwnerTurn => of(Phrase::new("desk-step-owner-turn"), owner),
            Step::Played(card) | Step::Led(card) => {
                of(Phrase::new("desk-step-played"), owner).with("card", Fact::Card(card))
            }
            Step::Lead(choice) => telling::lead_choice(choice, leader),
            Step::Play(choice) => telling::play_restriction(choice, self.partner()),
            Step::KeepsLead => of(Phrase::new("desk-step-keeps-lead"), leader),
            Step::LosesLead => of(Phrase::new("desk-step-loses-lead"), leader),
        }
    }

    fn take(&mut self, finding: &mut Finding, step: Step) {
        match step {
            Step::ToLead(seat) => self.before_lead(finding, seat),
            Step::OwnerTurn => {
                self.tell_cards(finding, self.owner(), &self.turn_of(self.owner()));
                if self.case.hand.is_empty() {
                    finding.say(of(Phrase::new("desk-hand-unknown"), self.owner()));
                }
                self.anything_next();
            }
            Step::Played(card) => {
                self.played(finding, card, false);
                self.go_on(finding);
            }
            Step::Led(card) => {
                self.played(finding, card, true);
                // Who keeps the lead matters only to a ban, or if declarer may choose again.
                let banned = self.bonds.lead_restriction(self.owner()).forbidden;
                if banned.is_empty() && !self.is_asked(self.owner()) {
                    self.go_on(finding);
                } else {
                    self.after_lead(Hand::EMPTY, true);
                }
            }
            Step::Lead(choice) => {
                let majors = self.bonds.penalty(self.leader.partner()).majors();
                finding.rules(choice.follows(self.leader, majors));
                // The choice was offered, so it is valid.
                if let Ok(cards) = self.bonds.choose(self.leader, choice) {
                    self.taken_back |= cards;
                }
                self.tell_leads(finding);
            }
            Step::Play(choice) => {
                finding.rules([choice.follows(self.partner())]);
                if !self.case.partner_hand.is_empty() {
                    let turn = Turn {
                        restriction: Restriction::Play(choice),
                        ..self.turn_of(self.partner())
                    };
                    self.tell_cards(finding, self.partner(), &turn);
                }
                self.anything_next();
            }
            Step::KeepsLead => {
                self.has_led();
                self.bonds.trick_won(self.leader);
                self.before_lead(finding, self.leader);
            }
            Step::LosesLead => {
                self.has_led();
                self.bonds.trick_won(self.case.declarer);
                let ends = Reason::new("desk-restriction-ends", "50D2(a)");
                finding.rule(ends.with("seat", Fact::Seat(self.leader)));
                self.go_on(finding);
            }
        }
    }

    fn played(&mut self, finding: &mut Finding, card: Card, led: bool) {
        self.bonds.played(self.owner(), card, led);
        finding.say(Phrase::new("desk-card-is-gone").with("card", Fact::Card(card)));
    }

    /// Whether declarer has a choice before this player leads.
    fn is_asked(&self, leader: Seat) -> bool {
        !self.bonds.lead_choices(leader).is_empty()
    }

    /// Records a lead of any card that is not a penalty card.
    fn has_led(&mut self) {
        let lying = self.bonds.penalty(self.leader).cards();
        if let Some(card) = (Hand::ALL - lying).iter().next() {
            self.bonds.played(self.leader, card, true);
        }
    }

    /// Continues if penalty cards remain on the table, else ends.
    fn go_on(&mut self, finding: &mut Finding) {
        let lying = self.bonds.penalty(self.owner()).cards();
        if lying.is_empty() && !self.is_asked(self.owner()) {
            finding.say(of(Phrase::new("desk-nothing-binds"), self.owner()));
            self.offered.clear();
        } else {
            self.anything_next();
        }
    }

    /// A defender is to lead: declarer chooses first if there is a choice.
    fn before_lead(&mut self, finding: &mut Finding, seat: Seat) {
        self.leader = seat;
        let leader = Fact::Seat(seat);
        if self.is_asked(seat) {
            let majors = self.bonds.penalty(seat.partner()).majors();
            let waits = Reason::new("leader-waits-for-choice", "50D2").with("seat", leader);
            finding.rule(waits.with("majors", Fact::Cards(majors)));
            let choices = self.bonds.lead_choices(seat).into_iter();
            self.declarer_chooses(choices.map(Step::Lead).collect());
            return;
        }
        let banned = self.bonds.lead_restriction(seat).forbidden;
        if !banned.is_empty() {
            let goes_on = Reason::new("desk-ban-goes-on", "50D2(a)").with("seat", leader);
            finding.rule(goes_on.with("suits", Fact::Suits(banned)));
        } else if self.bonds.penalty(seat).majors().is_empty() {
            finding.say(of(Phrase::new("desk-leads-freely"), seat));
        } else {
            finding.rule(Reason::new("desk-major-binds", "50D1(a)").with("seat", leader));
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
        let seat = self.leader;
        let turn = self.bonds.turn(seat, self.hand(seat), &[]);
        if seat != self.owner() {
            if !self.case.partner_hand.is_empty() {
                self.tell_cards(finding, seat, &turn);
            }
            self.after_lead(Hand::EMPTY, true);
            return;
        }
        let is_known = !self.case.hand.is_empty();
        let may_be_told = is_known || self.may_lead_penalty_card();
        if may_be_told {
            self.tell_cards(finding, seat, &turn);
        }
        if !is_known {
            finding.say(of(Phrase::new("desk-hand-unknown"), seat));
        }
        let lying = self.bonds.penalty(seat);
        let legal = turn.legal_cards();
        let only_majors = !legal.is_empty() && (legal - lying.majors()).is_empty();
        self.after_lead(legal & lying.cards(), !(only_majors && may_be_told));
    }

    /// Whether declarer's choice allows one of the leader's own penalty cards.
    fn may_lead_penalty_card(&self) -> bool {
        let asked = self.bonds.lead_restriction(self.leader);
        let lying = self.bonds.penalty(self.leader).cards();
        let allowed = |suit| {
            asked.required.is_none_or(|required| required == suit)
                && !asked.forbidden.contains(suit)
        };
        lying.iter().any(|card| allowed(card.suit))
    }

    /// Which cards may be played, and the rules that forbid the others.
    fn tell_cards(&self, finding: &mut Finding, seat: Seat, turn: &Turn) {
        if turn.hand.is_empty() {
            return;
        }
        let phrase = if turn.trick.is_empty() {
            Phrase::new("desk-may-lead")
        } else {
            Phrase::new("desk-may-play")
        };
        finding.say(of(phrase, seat).with("cards", Fact::Cards(turn.legal_cards())));
        finding.rules(turn.barring());
        if turn.declarer_designates() {
            finding.rule(Reason::new("declarer-designates", "51A"));
        }
    }
}
