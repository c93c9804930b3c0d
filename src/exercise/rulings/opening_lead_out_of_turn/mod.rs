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

mod generate;
mod mistakes;
mod telling;
mod written;

use contract_bridge::{Bid, Card, Hand, Seat};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::writing::Writing;
use crate::{Answer, Exercise, Exhibit, Grade, Kind, Question, Skill, Slip};
use engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayRuling};
use engine::{Doubling, Side, notation};

pub use generate::generate;
pub use mistakes::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::OpeningLeadOutOfTurn];

/// What declarer may be thought to choose: the five options of the Law, then
/// what is often heard at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
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

/// The parts after a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Choose,
    Declarer,
    NextHand,
    CardBecomes,
}

/// What becomes of the card led.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Played,
    Major,
    Minor,
    Returns,
}

/// An opening lead by the wrong player, faced.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "written::Written")]
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
        let card = notation::card(lead.card);
        let opening = matches!(lead.when, LeadNumber::Opening { .. });
        let Some(ruling) = lead.ruling().ok().filter(|_| opening) else {
            return Err(Fault::new("not-irregular", Field::Card, card));
        };
        if lead.offender != lead.declarer && hand.contains(lead.card) {
            return Err(Fault::new("card-twice", Field::Card, card));
        }
        if let Then::Chosen(idea) = then {
            let choice = idea.choice(lead.card);
            if choice.is_none_or(|choice| ruling.follows(&choice).is_none()) {
                return Err(Fault::new("cannot-be", Field::Card, card));
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

    /// What follows from the choice.
    fn follows(&self) -> &[PlayConsequence] {
        let Then::Chosen(idea) = self.then else {
            return &[];
        };
        let choice = idea.choice(self.lead.card);
        choice
            .and_then(|choice| self.ruling.follows(&choice))
            .unwrap_or_default()
    }

    fn declarer_now(&self) -> Seat {
        let declares = self.follows().iter().find_map(|it| match it {
            PlayConsequence::Declares(seat) => Some(*seat),
            _ => None,
        });
        declares.unwrap_or(self.lead.declarer)
    }

    /// From which hand the next card comes.
    fn next_hand(&self) -> Seat {
        let next = |follows: &[PlayConsequence]| {
            follows.iter().find_map(|it| match *it {
                PlayConsequence::Leads(seat, _) | PlayConsequence::PlaysNext(seat) => Some(seat),
                _ => None,
            })
        };
        // A lead that stands is followed by the same hand, whoever plays it.
        let accepted = || next(self.ruling.follows(&PlayChoice::Accept)?);
        next(self.follows())
            .or_else(accepted)
            .unwrap_or(self.lead.due)
    }

    fn fate(&self) -> Fate {
        let card = self.lead.card;
        let mut fate = Fate::Returns;
        for it in self.follows() {
            match *it {
                PlayConsequence::Stands(..) => fate = Fate::Played,
                PlayConsequence::PenaltyCard(of, PenaltyKind::Major) if of == card => {
                    fate = Fate::Major;
                }
                PlayConsequence::PenaltyCard(of, PenaltyKind::Minor) if of == card => {
                    fate = Fate::Minor;
                }
                PlayConsequence::PickedUp(cards) if cards.contains(card) => fate = Fate::Returns,
                _ => {}
            }
        }
        fate
    }

    fn ideas(&self) -> &[Idea] {
        match &self.then {
            Then::Choose(ideas) => ideas,
            Then::Chosen(_) => &[],
        }
    }

    /// The places of the ideas offered of which something holds.
    fn ideas_where(&self, holds: impl Fn(Idea) -> bool) -> Answer {
        let offered = self.ideas().iter().enumerate();
        Answer::Choices(
            offered
                .filter(|(_, idea)| holds(**idea))
                .map(|(at, _)| at)
                .collect(),
        )
    }

    fn defends(&self, seat: Seat) -> bool {
        Side::of(seat) != Side::of(self.lead.declarer)
    }

    const fn asked(&self) -> &'static [Part] {
        match self.then {
            Then::Choose(_) => &[Part::Choose],
            Then::Chosen(_) => &[Part::Declarer, Part::NextHand, Part::CardBecomes],
        }
    }

    fn part(&self, part: usize) -> Part {
        self.asked().get(part).copied().unwrap_or(Part::Choose)
    }
}

impl Exercise for OpeningLeadOutOfTurn {
    fn kind(&self) -> Kind {
        Kind::OpeningLeadOutOfTurn
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::OpeningLeadOutOfTurn
    }

    fn parts(&self) -> usize {
        self.asked().len()
    }

    // All three follow from what declarer chose.
    fn tells(&self, _part: usize) -> bool {
        false
    }

    fn pose(&self, part: usize) -> Question {
        let part = self.part(part);
        Question {
            prompt: self.prompt(part),
            exhibits: vec![self.scene(), Exhibit::Table(self.table())],
            ask: self.ask(part),
        }
    }

    fn solve(&self, part: usize) -> Answer {
        match self.part(part) {
            Part::Choose => self.ideas_where(|idea| self.is_open(idea)),
            Part::Declarer => Answer::Seat(self.declarer_now()),
            Part::NextHand => Answer::Seat(self.next_hand()),
            Part::CardBecomes => Answer::Choice(self.fate() as usize),
        }
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        self.mistakes_about(self.part(part))
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let asked = self.part(part);
        Grade::of(self.solve(part), answer, self.reasons(asked))
            .with_slip(answer, self.mistakes_about(asked))
    }

    fn written(&self) -> Writing {
        written::writing(self)
    }

    fn witness(&self) -> String {
        match &self.then {
            Then::Choose(ideas) => {
                let open = ideas.iter().filter(|&&idea| self.is_open(idea));
                open.map(|idea| idea.id()).collect::<Vec<_>>().join(" ")
            }
            Then::Chosen(_) => {
                let (declarer, next) = (self.declarer_now(), self.next_hand());
                let fate = match self.fate() {
                    Fate::Played => "played",
                    Fate::Major => "major",
                    Fate::Minor => "minor",
                    Fate::Returns => "returns",
                };
                format!("{} {} {fate}", declarer.letter(), next.letter())
            }
        }
    }
}
