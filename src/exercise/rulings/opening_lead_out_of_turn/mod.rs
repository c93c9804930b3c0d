//! `opening_lead_out_of_turn`: the wrong player makes the opening lead. What may
//! declarer choose, and what follows from the choice (Law 54)?
//!
//! As a lesson writes it: first the options, then what follows from one of them.
//!
//! ```ron
//! opening_lead_out_of_turn(contract: "3NT", declarer: S, offender: E, card: "HQ", hand: "SA SK S4")
//! opening_lead_out_of_turn(contract: "3NT", declarer: S, offender: E, card: "HQ", dummy_seen: true)
//! opening_lead_out_of_turn(contract: "3NT", declarer: S, offender: E, card: "HQ", chosen: become_dummy)
//! ```

mod chosen;
mod generate;
mod options;

use contract_bridge::{Bid, Card, Hand, Seat, Strain};
use serde::{Deserialize, Serialize};

use crate::fields::{Cards, ContractText, Declarer, Fault, Field, OneCard, SeatName, is_default};
use crate::grade::slips;
use crate::rulings::leads::{self, SMALL_LEAD_IS_MINOR};
use crate::{Asked, Exercise, Exhibit, Phrase, Skill};
use engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyCards;
use engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayRuling};
use engine::{Doubling, Fact, notation};

use chosen::Chosen;
pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::OpeningLeadOutOfTurn];

slips! {
    BECOMING_DUMMY_FORGOTTEN = "becoming-dummy-forgotten",
    ACCEPTING_FORGOTTEN = "accepting-lead-forgotten",
    DEMANDS_FORGOTTEN = "lead-demands-forgotten",
    ANY_SUIT_DEMANDED = "any-suit-demanded",
    LEAD_GOES_BACK = "wrong-lead-goes-back",
    REDEALT = "board-dealt-again",
    DUMMY_SEEN_OVERLOOKED = "dummy-seen-overlooked",
    DECLARING_SIDE_LEADS = "declaring-side-lead-counts",
    SPREADING_CHANGES_NOTHING = "spreading-changes-nothing",
    ACCEPTING_CHANGES_DECLARER = "accepting-changes-declarer",
    DUMMY_PLAYS_SECOND = "dummy-plays-second",
    NEW_DECLARER_PLAYS_SECOND = "new-declarer-plays-second",
    OFFENDER_LEADS_AGAIN = "offender-leads-again",
    ASKING_NOTHING_FREES_CARD = "asking-nothing-frees-card",
    DEMAND_KEEPS_CARD = "demand-keeps-card",
    ACCEPTED_CARD_PENALISED = "accepted-card-penalised",
    ..&[SMALL_LEAD_IS_MINOR],
}

/// What declarer may be thought to choose: the five options of the Law, then
/// what is often heard at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Idea {
    /// Spread the own hand and become dummy.
    BecomeDummy,
    /// Accept the lead and play second from the own hand.
    Accept,
    /// Refuse it, and have its suit led by the right defender.
    Require,
    /// Refuse it, and forbid its suit to the right defender.
    Forbid,
    /// Refuse it, and ask nothing.
    Leave,
    /// Have any suit led.
    AnySuit,
    /// Let the card go back, and nothing more.
    GoesBack,
    /// Have the board dealt again.
    Redeal,
}

impl Idea {
    /// Every one, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::BecomeDummy,
        Self::Accept,
        Self::Require,
        Self::Forbid,
        Self::Leave,
        Self::AnySuit,
        Self::GoesBack,
        Self::Redeal,
    ];

    /// The word in lessons.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::BecomeDummy => "become_dummy",
            Self::Accept => "accept",
            Self::Require => "require",
            Self::Forbid => "forbid",
            Self::Leave => "leave",
            Self::AnySuit => "any_suit",
            Self::GoesBack => "goes_back",
            Self::Redeal => "redeal",
        }
    }

    /// The choice of the ruling that it stands for.
    fn choice(self, card: Card) -> Option<PlayChoice> {
        let refuse = PlayChoice::RefuseAnd;
        Some(match self {
            Self::BecomeDummy => PlayChoice::BecomeDummy,
            Self::Accept => PlayChoice::Accept,
            Self::Require => refuse(LeadChoice::Require(card.suit)),
            Self::Forbid => refuse(LeadChoice::Forbid([card.suit].into_iter().collect())),
            Self::Leave => refuse(LeadChoice::NoDemand),
            Self::AnySuit | Self::GoesBack | Self::Redeal => return None,
        })
    }
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Then {
    /// Which of these may declarer choose?
    Choose(Vec<Idea>),
    /// Declarer has chosen: who declares, which hand comes next, what becomes of the card?
    Chosen(Idea),
}

/// An opening lead by the wrong player, faced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct OpeningLeadOutOfTurn {
    contract: (Bid, Doubling),
    lead: LeadOutOfTurn,
    hand: Hand,
    then: Then,
    /// What the Laws say of the lead.
    ruling: PlayRuling,
}

/// A first lead by somebody else than the player on declarer's left.
const fn opening(declarer: Seat, offender: Seat, card: Card, dummy_seen: bool) -> LeadOutOfTurn {
    LeadOutOfTurn {
        declarer,
        offender,
        due: declarer.lho(),
        card,
        before: PenaltyCards::None,
        when: LeadNumber::Opening { dummy_seen },
    }
}

const DUMMY_SEEN: LeadNumber = LeadNumber::Opening { dummy_seen: true };

/// As lessons write it: see the examples of the module.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "opening_lead_out_of_turn")]
struct Written {
    contract: ContractText,
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    offender: SeatName,
    card: OneCard,
    #[serde(default, skip_serializing_if = "is_default")]
    hand: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    dummy_seen: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    chosen: Option<Idea>,
    /// What declarer may be thought to choose; every idea where it is left out.
    #[serde(default, skip_serializing_if = "is_default")]
    ideas: Vec<Idea>,
}

impl TryFrom<Written> for OpeningLeadOutOfTurn {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let then = match (written.chosen, written.ideas) {
            (Some(idea), ideas) if ideas.is_empty() => Then::Chosen(idea),
            // Once declarer has chosen, nothing is left to think of.
            (Some(idea), _) => return Err(Fault::new("cannot-be", Field::Text, idea.id())),
            (None, ideas) if ideas.is_empty() => Then::Choose(Idea::ALL.to_vec()),
            (None, ideas) => Then::Choose(each_once(ideas)?),
        };
        let (declarer, offender) = (written.declarer.0.into(), written.offender.into());
        let lead = opening(declarer, offender, written.card.0, written.dummy_seen);
        Self::new(written.contract.0, lead, written.hand.0, then)
    }
}

/// What is offered, each once: a list of doubles would have no end.
fn each_once(ideas: Vec<Idea>) -> Result<Vec<Idea>, Fault> {
    let mut places = 1..ideas.len();
    match places.find(|&at| ideas[..at].contains(&ideas[at])) {
        Some(at) => Err(Fault::new("choice-twice", Field::Text, ideas[at].id())),
        None => Ok(ideas),
    }
}

impl From<OpeningLeadOutOfTurn> for Written {
    fn from(made: OpeningLeadOutOfTurn) -> Self {
        let (chosen, ideas) = match made.then {
            Then::Chosen(idea) => (Some(idea), Vec::new()),
            Then::Choose(ideas) if ideas == Idea::ALL => (None, Vec::new()),
            Then::Choose(ideas) => (None, ideas),
        };
        Self {
            contract: ContractText(made.contract),
            declarer: Declarer(made.lead.declarer.into()),
            offender: made.lead.offender.into(),
            card: OneCard(made.lead.card),
            hand: Cards(made.hand),
            dummy_seen: made.lead.when == DUMMY_SEEN,
            chosen,
            ideas,
        }
    }
}

impl OpeningLeadOutOfTurn {
    /// The exercise, if the lead is out of turn and the choice is open.
    ///
    /// # Errors
    /// A lead in turn, a card in two places, a choice that is not offered.
    pub fn new(
        contract: (Bid, Doubling),
        lead: LeadOutOfTurn,
        hand: Hand,
        then: Then,
    ) -> Result<Self, Fault> {
        let fault = |id| Fault::new(id, Field::Card, notation::card(lead.card));
        if !leads::is_opening(&lead) {
            return Err(fault("not-irregular"));
        }
        let ruling = leads::ruling(&lead, [(lead.declarer, hand)])?;
        if let Then::Chosen(idea) = then {
            let choice = idea.choice(lead.card);
            if choice.is_none_or(|choice| ruling.follows(&choice).is_none()) {
                return Err(fault("cannot-be"));
            }
        }
        Ok(Self {
            contract,
            lead,
            hand,
            then,
            ruling,
        })
    }

    /// The question of a lead at a table, in a contract that does not matter, with the usual ideas.
    ///
    /// # Errors
    /// As those of [`new`](Self::new).
    pub fn at_a_table(lead: LeadOutOfTurn) -> Result<Self, Fault> {
        let contract = (Bid::new(3, Strain::Notrump), Doubling::Undoubled);
        let ideas = vec![
            Idea::BecomeDummy,
            Idea::Accept,
            Idea::Require,
            Idea::Forbid,
            Idea::Leave,
            Idea::GoesBack,
        ];
        Self::new(contract, lead, Hand::EMPTY, Then::Choose(ideas))
    }

    /// The irregular lead.
    #[must_use]
    pub const fn lead(&self) -> &LeadOutOfTurn {
        &self.lead
    }

    /// What is asked.
    #[must_use]
    pub const fn then(&self) -> &Then {
        &self.then
    }

    /// Whether the Law offers it.
    fn is_open(&self, idea: Idea) -> bool {
        let ruling = &self.ruling;
        let back = PlayConsequence::GoesBack(self.lead.card);
        match idea.choice(self.lead.card) {
            Some(choice) => ruling.follows(&choice).is_some(),
            None if idea == Idea::GoesBack => {
                ruling.options.iter().any(|it| it.follows.contains(&back))
            }
            None => false,
        }
    }

    fn tell_choice(&self, idea: Idea) -> Phrase {
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

    /// What happened, a sentence each.
    fn scene(&self) -> Exhibit {
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
        if self.lead.when == DUMMY_SEEN {
            told.push(
                Phrase::new("scene-dummy-seen").with("dummy", Fact::Seat(declarer.partner())),
            );
        }
        if let Then::Chosen(idea) = self.then {
            told.push(self.tell_choice(idea));
        }
        Exhibit::Scene(told)
    }

    /// Declarer's cards, and the card led where it lies, unless it is one that is not seen.
    fn table(&self) -> Exhibit {
        let mut table = leads::table(&self.lead, self.hand);
        let own = self.lead.offender == self.lead.declarer;
        table
            .faced
            .retain(|laid| !own || self.hand.contains(laid.card));
        Exhibit::Table(table)
    }
}

impl Exercise for OpeningLeadOutOfTurn {
    fn questions(&self) -> Vec<Asked> {
        let asked = match &self.then {
            Then::Choose(ideas) => vec![self.may_choose(ideas)],
            Then::Chosen(idea) => Chosen::of(self, *idea).questions(),
        };
        let shown = |asked: Asked| asked.showing([self.scene(), self.table()]);
        let asked = asked.into_iter().map(shown);
        // All three follow from what declarer chose.
        asked.map(Asked::giving_nothing_away).collect()
    }

    fn witness(&self) -> String {
        match &self.then {
            Then::Choose(ideas) => {
                let open = ideas.iter().filter(|&&idea| self.is_open(idea));
                open.map(|idea| idea.id()).collect::<Vec<_>>().join(" ")
            }
            Then::Chosen(idea) => Chosen::of(self, *idea).witness(),
        }
    }
}
