//! A lead out of turn, by the wrong player or from the wrong hand (Laws 53 to 56).

use crate::engine::laws::lead_out_of_turn::{ImpossibleLead, LeadNumber, LeadOutOfTurn};
use crate::engine::laws::penalty_card::PenaltyCards;
use crate::engine::{Card, Chooser, Fact, Seat, Side};
use crate::exercise::fields::{Cards, ContractText};
use crate::exercise::rulings::lead_out_of_turn as later;
use crate::exercise::rulings::opening_lead_out_of_turn::Idea::{
    self, Accept, BecomeDummy, Forbid, GoesBack, Leave, Require,
};
use crate::exercise::{Item, OpeningLeadOutOfTurn, Phrase};

use super::exposed::Laid;
use super::telling;
use super::{Fault, Finding};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeadCase {
    /// Declarer, or presumed declarer.
    pub declarer: Seat,
    pub offender: Seat,
    /// The player whose lead it was.
    pub due: Seat,
    pub card: Option<Card>,
    pub when: LeadNumber,
    pub before: Laid,
    pub path: Vec<usize>,
}

impl Default for LeadCase {
    /// South declares, and East leads instead of West.
    fn default() -> Self {
        Self {
            declarer: Seat::South,
            offender: Seat::East,
            due: Seat::West,
            card: None,
            when: LeadNumber::Opening { dummy_seen: false },
            before: Laid::default(),
            path: Vec::new(),
        }
    }
}

const IDEAS: [Idea; 6] = [BecomeDummy, Accept, Require, Forbid, Leave, GoesBack];

impl LeadCase {
    fn exercise(&self, lead: LeadOutOfTurn) -> Option<Item> {
        if lead.before != PenaltyCards::None {
            return None;
        }
        let made = match self.when {
            LeadNumber::Opening { dummy_seen } => Item::new(OpeningLeadOutOfTurn {
                contract: ContractText::default(),
                declarer: lead.declarer.into(),
                offender: lead.offender.into(),
                card: lead.card.into(),
                hand: Cards::default(),
                dummy_seen,
                chosen: None,
                ideas: IDEAS.to_vec(),
            }),
            LeadNumber::Later | LeadNumber::Last => Item::new(later::LeadOutOfTurn {
                declarer: lead.declarer.into(),
                due: lead.due.into(),
                offender: lead.offender.into(),
                card: lead.card.into(),
                hand: Cards::default(),
                dummy: Cards::default(),
                last: lead.when == LeadNumber::Last,
                then: later::Then::Nothing,
            }),
        };
        made.ok()
    }
}

pub fn answer(case: &LeadCase) -> Result<Finding, Fault> {
    let card = case.card.ok_or(Fault::NoCard)?;
    if case.before.cards.contains(card) {
        return Err(Fault::Twice(card));
    }
    let due = match case.when {
        LeadNumber::Opening { .. } => case.declarer.lho(),
        _ => case.due,
    };
    let lead = LeadOutOfTurn {
        declarer: case.declarer,
        offender: case.offender,
        due,
        card,
        before: case.before.penalty(),
        when: case.when,
    };
    let ruling = lead.ruling().map_err(|why| match why {
        ImpossibleLead::InTurn => Fault::InTurn(due),
        ImpossibleLead::NotTheOpeningLeader => Fault::OpeningLeader(case.declarer.lho()),
        ImpossibleLead::PenaltyCardOfDeclarer => Fault::PenaltyOfDeclarer,
    })?;
    let defends = Side::of(case.offender) != Side::of(case.declarer);
    let headline = match (ruling.chooser, defends) {
        (Chooser::Nobody, _) => Phrase::new("desk-lead-ruled"),
        (_, true) => Phrase::new("desk-lead-of-defender"),
        (_, false) => Phrase::new("desk-lead-of-declarer"),
    };
    let headline = headline
        .with("seat", Fact::Seat(case.offender))
        .with("card", Fact::Card(card))
        .with("due", Fact::Seat(due))
        .with("declarer", Fact::Seat(case.declarer));
    let mut finding = Finding::new(headline);
    finding.exercise = case.exercise(lead);
    if ruling.chooser == Chooser::Nobody {
        finding.ruled(ruling);
        return Ok(finding);
    }
    finding.rules(ruling.reasons);
    let asks = telling::chooses_on_lead(ruling.chooser);
    let option = |choice| telling::play_choice(choice, due);
    finding.offer((0, &case.path), asks, &ruling.options, option);
    Ok(finding)
}
