//! `lead_out_of_turn`: a lead after the first trick by the wrong player or from
//! the wrong hand. Who may accept it, and what follows if nobody does (Laws 53, 55, 56, 60)?
//!
//! As a lesson writes it, once for each turn that the scene can take:
//!
//! ```ron
//! lead_out_of_turn(declarer: S, due: W, offender: E, card: "H5", hand: "SA SK S4 D2", dummy: "SQ S3 C9 C8")
//! lead_out_of_turn(declarer: S, due: N, offender: S, card: "SK", hand: "SA SK S4 D2", then: defenders_differ)
//! lead_out_of_turn(declarer: S, due: W, offender: E, card: "H5", hand: "SA SK S4 D2", then: next_plays)
//! lead_out_of_turn(declarer: S, due: W, offender: E, card: "H5", hand: "SA", last: true)
//! ```

mod generate;
mod questions;

use contract_bridge::{Hand, Seat};
use serde::{Deserialize, Serialize};

use crate::fields::{Cards, Declarer, Fault, Field, OneCard, SeatName, is_default};
use crate::rulings::leads;
use crate::{Asked, Exercise, Skill};
use engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn as Lead};
use engine::laws::penalty_card::PenaltyCards;
use engine::laws::play_ruling::PlayRuling;
use engine::laws::playing_on::{PlayingOn, PlayingOnRuling};
use engine::{Fact, Side, notation};

pub use generate::generate;
pub use questions::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::LeadOutOfTurn];

/// What happened after the lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// Nothing yet.
    #[default]
    Nothing,
    /// One defender wants to accept declarer's lead, the other does not.
    DefendersDiffer,
    /// The next hand in rotation, of the other side, plays to it.
    NextPlays,
    /// The player of the other side whose lead it was makes it all the same.
    RightPlayerLeads,
    /// The defender who sits before the wrong hand plays to declarer's lead.
    WrongDefenderPlays,
}

/// What is asked about, as the Laws see what happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Scene {
    /// Nothing has happened since: who may accept, and what if nobody does?
    Open,
    /// The defenders differ, and this one's word counts (Law 55A).
    Differ(Seat),
    /// This player has played on (Laws 53C, 60).
    PlayedOn(Seat, PlayingOn),
}

/// What may be thought to follow from a lead that is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Refusal {
    /// The card goes back; the player whose lead it was leads any card.
    GoesBack,
    /// The card goes back, and the same suit must be led.
    SameSuit,
    /// The card goes back, and the other side leads.
    LeadLost,
    /// It becomes a minor penalty card.
    Minor,
    /// It becomes a major one, and declarer chooses about the lead at once.
    MajorNow,
    /// It becomes a major one, and declarer chooses when the offender's partner leads.
    MajorLater,
}

/// What becomes of a lead on which somebody has played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Stands,
    GivesWay,
    StillOpen,
}

/// A lead out of turn, and what happened then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct LeadOutOfTurn {
    lead: Lead,
    hand: Hand,
    dummy: Hand,
    then: Then,
    ruling: PlayRuling,
    scene: Scene,
}

/// As lessons write it: see the examples of the module.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "lead_out_of_turn")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    due: SeatName,
    offender: SeatName,
    card: OneCard,
    #[serde(default, skip_serializing_if = "is_default")]
    hand: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    dummy: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    last: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    then: Then,
}

impl TryFrom<Written> for LeadOutOfTurn {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let lead = Lead {
            declarer: written.declarer.0.into(),
            offender: written.offender.into(),
            due: written.due.into(),
            card: written.card.0,
            before: PenaltyCards::None,
            when: match written.last {
                true => LeadNumber::Last,
                false => LeadNumber::Later,
            },
        };
        Self::new(lead, written.hand.0, written.dummy.0, written.then)
    }
}

impl From<LeadOutOfTurn> for Written {
    fn from(made: LeadOutOfTurn) -> Self {
        Self {
            declarer: Declarer(made.lead.declarer.into()),
            due: made.lead.due.into(),
            offender: made.lead.offender.into(),
            card: OneCard(made.lead.card),
            hand: Cards(made.hand),
            dummy: Cards(made.dummy),
            last: made.lead.when == LeadNumber::Last,
            then: made.then,
        }
    }
}

impl LeadOutOfTurn {
    /// The exercise, if the lead is out of turn and the rest can happen.
    ///
    /// # Errors
    /// A lead in turn or an opening lead, a card in two places, a turn of the
    /// scene that fits other leads only.
    pub fn new(lead: Lead, hand: Hand, dummy: Hand, then: Then) -> Result<Self, Fault> {
        let fault = |id| Fault::new(id, Field::Card, notation::card(lead.card));
        if leads::is_opening(&lead) {
            return Err(fault("not-irregular"));
        }
        let seen = [(lead.declarer, hand), (lead.declarer.partner(), dummy)];
        let ruling = leads::ruling(&lead, seen)?;
        if !(hand & dummy).is_empty() {
            return Err(fault("card-twice"));
        }
        let scene = scene(&lead, then, &ruling).ok_or_else(|| fault("cannot-be"))?;
        Ok(Self {
            lead,
            hand,
            dummy,
            then,
            ruling,
            scene,
        })
    }

    /// The irregular lead.
    #[must_use]
    pub const fn lead(&self) -> &Lead {
        &self.lead
    }

    /// What happened after it.
    #[must_use]
    pub const fn then(&self) -> Then {
        self.then
    }

    fn defends(&self, seat: Seat) -> bool {
        leads::defends(&self.lead, seat)
    }
}

/// What happened, as the Laws see it; `None` where it cannot happen after this lead.
fn scene(lead: &Lead, then: Then, ruling: &PlayRuling) -> Option<Scene> {
    let Lead { offender, due, .. } = *lead;
    let played_on =
        |seat, how| (lead.when == LeadNumber::Later).then_some(Scene::PlayedOn(seat, how));
    let ours = Side::of(offender) == Side::of(lead.declarer);
    let (next, before) = (offender.lho(), offender.rho());
    match then {
        Then::Nothing => Some(Scene::Open),
        Then::DefendersDiffer => {
            let mut reasons = ruling.reasons.iter();
            let prevails = reasons.find(|reason| reason.id == "next-in-turn-prevails")?;
            match prevails.facts.first() {
                Some((_, Fact::Seat(seat))) => Some(Scene::Differ(*seat)),
                _ => None,
            }
        }
        Then::NextPlays if next != due => played_on(next, PlayingOn::NonOffenderAfterRho),
        Then::RightPlayerLeads if Side::of(due) != Side::of(offender) => {
            played_on(due, PlayingOn::ProperLeadAfterOpponents)
        }
        Then::WrongDefenderPlays if ours && before != due => {
            played_on(before, PlayingOn::WrongDefenderToDeclarersLead)
        }
        _ => None,
    }
}

impl Exercise for LeadOutOfTurn {
    fn questions(&self) -> Vec<Asked> {
        match self.scene {
            // With one card each there is nothing left to choose.
            Scene::Open if self.lead.when == LeadNumber::Last => vec![self.who_accepts()],
            Scene::Open => {
                let refused = self.refused().map(|offer| self.if_refused(offer));
                [self.who_accepts()].into_iter().chain(refused).collect()
            }
            Scene::Differ(decider) => vec![self.who_decides(decider)],
            Scene::PlayedOn(_, how) => vec![self.does_it_stand(how)],
        }
    }

    fn witness(&self) -> String {
        match self.scene {
            Scene::Open => {
                let refused = match self.refused().map(|offer| self.refusal(offer)) {
                    Some(Refusal::Minor) => "minor",
                    Some(Refusal::MajorNow) => "major now",
                    Some(Refusal::MajorLater) => "major later",
                    _ => "back",
                };
                format!("{} {refused}", self.accepter().word())
            }
            Scene::Differ(decider) => decider.letter().to_string(),
            Scene::PlayedOn(_, how) => match how.ruling().0 {
                PlayingOnRuling::ProperLeadStands => "gives way".to_owned(),
                _ => "stands".to_owned(),
            },
        }
    }
}
