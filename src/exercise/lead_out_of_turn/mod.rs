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
mod mistakes;
mod telling;
mod written;

use contract_bridge::{Hand, Seat};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::rectification::{self, Accepter};
use crate::writing::Writing;
use crate::{Answer, Exercise, Exhibit, Grade, Kind, Question, Skill, Slip};
use engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn as Lead};
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayOffer, PlayRuling};
use engine::laws::playing_on::{PlayingOn, PlayingOnRuling};
use engine::{Fact, Side, notation};

pub use generate::generate;
pub use mistakes::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::LeadOutOfTurn];

/// What happened after the lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
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

impl Then {
    /// The word in lessons.
    const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::DefendersDiffer => "defenders_differ",
            Self::NextPlays => "next_plays",
            Self::RightPlayerLeads => "right_player_leads",
            Self::WrongDefenderPlays => "wrong_defender_plays",
        }
    }
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Who may accept the lead?
    Accepts,
    /// What follows if nobody does?
    Refused,
    /// Whose word counts?
    Decides,
    /// Does the lead stand?
    Stands,
}

/// What follows if the lead is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Refusal {
    /// The card goes back; any card is led by whose lead it was.
    GoesBack,
    /// The same, but the same suit must be led.
    SameSuit,
    /// The card goes back, and the other side leads.
    LeadLost,
    /// It becomes a minor penalty card.
    Minor,
    /// A major one, and declarer chooses about the lead at once.
    MajorNow,
    /// A major one, and declarer chooses when the offender's partner leads.
    MajorLater,
}

/// What becomes of a lead on which somebody has played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Stands,
    GivesWay,
}

/// A lead out of turn, and what happened then.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "written::Written")]
pub struct LeadOutOfTurn {
    lead: Lead,
    hand: Hand,
    dummy: Hand,
    then: Then,
    /// What the Laws say of the lead.
    ruling: PlayRuling,
}

impl LeadOutOfTurn {
    /// The exercise, if the lead is out of turn and the rest can happen.
    ///
    /// # Errors
    /// A lead in turn or an opening lead, a card in two places, a turn of the
    /// scene that fits other leads only.
    pub fn new(lead: Lead, hand: Hand, dummy: Hand, then: Then) -> Result<Self, Fault> {
        let card = notation::card(lead.card);
        let later = !matches!(lead.when, LeadNumber::Opening { .. });
        let Some(ruling) = lead.ruling().ok().filter(|_| later) else {
            return Err(Fault::new("not-irregular", Field::Card, card));
        };
        let seen = [(lead.declarer, hand), (lead.declarer.partner(), dummy)];
        let twice = seen
            .iter()
            .any(|(seat, held)| *seat != lead.offender && held.contains(lead.card));
        if twice || !(hand & dummy).is_empty() {
            return Err(Fault::new("card-twice", Field::Card, card));
        }
        let made = Self {
            lead,
            hand,
            dummy,
            then,
            ruling,
        };
        let possible = match then {
            Then::Nothing => true,
            Then::DefendersDiffer => made.decider().is_some(),
            _ => lead.when == LeadNumber::Later && made.playing_on().is_some(),
        };
        match possible {
            true => Ok(made),
            false => Err(Fault::new("cannot-be", Field::Card, card)),
        }
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
        Side::of(seat) != Side::of(self.lead.declarer)
    }

    /// Who plays on, and what the Law calls it; `None` where the scene cannot be.
    fn playing_on(&self) -> Option<(Seat, PlayingOn)> {
        let Lead { offender, due, .. } = self.lead;
        let ours = !self.defends(offender);
        let (next, before) = (offender.lho(), offender.rho());
        match self.then {
            Then::NextPlays if next != due => Some((next, PlayingOn::NonOffenderAfterRho)),
            Then::RightPlayerLeads if Side::of(due) != Side::of(offender) => {
                Some((due, PlayingOn::ProperLeadAfterOpponents))
            }
            Then::WrongDefenderPlays if ours && before != due => {
                Some((before, PlayingOn::WrongDefenderToDeclarersLead))
            }
            _ => None,
        }
    }

    fn accepter(&self) -> Accepter {
        match self.ruling.follows(&PlayChoice::Accept) {
            Some(_) => self.ruling.chooser.into(),
            None => Accepter::Nobody,
        }
    }

    /// The first option of the ruling in which the lead is not accepted.
    fn refused(&self) -> Option<&PlayOffer> {
        let refuses =
            |choice: &PlayChoice| matches!(choice, PlayChoice::Refuse | PlayChoice::RefuseAnd(_));
        let mut options = self.ruling.options.iter();
        options.find(|offer| refuses(&offer.choice))
    }

    /// What the ruling says of a lead that is not accepted.
    fn refusal(&self) -> Refusal {
        let Some(offer) = self.refused() else {
            // A last card that must be led all the same: nothing follows for it.
            return Refusal::GoesBack;
        };
        let becomes = |kind| {
            let card = PlayConsequence::PenaltyCard(self.lead.card, kind);
            offer.follows.contains(&card)
        };
        let demands = PlayChoice::RefuseAnd(LeadChoice::Require(self.lead.card.suit));
        if becomes(PenaltyKind::Minor) {
            Refusal::Minor
        } else if becomes(PenaltyKind::Major) && offer.choice == demands {
            Refusal::MajorNow
        } else if becomes(PenaltyKind::Major) {
            Refusal::MajorLater
        } else {
            Refusal::GoesBack
        }
    }

    /// What may be thought to follow, in the order offered.
    fn refusals(&self) -> &'static [Refusal] {
        if self.defends(self.lead.offender) {
            &[
                Refusal::GoesBack,
                Refusal::Minor,
                Refusal::MajorNow,
                Refusal::MajorLater,
            ]
        } else if self.defends(self.lead.due) {
            &[Refusal::SameSuit, Refusal::GoesBack, Refusal::MajorNow]
        } else {
            &[
                Refusal::SameSuit,
                Refusal::LeadLost,
                Refusal::GoesBack,
                Refusal::MajorNow,
            ]
        }
    }

    fn refusal_option(&self, wanted: Refusal) -> Answer {
        let offered = self.refusals();
        let at = offered.iter().position(|&refusal| refusal == wanted);
        Answer::Choice(at.unwrap_or(offered.len()))
    }

    /// Whose word counts where the defenders differ (Law 55A); `None` where they have no choice.
    fn decider(&self) -> Option<Seat> {
        let mut reasons = self.ruling.reasons.iter();
        let prevails = reasons.find(|reason| reason.id == "next-in-turn-prevails")?;
        match prevails.facts.first() {
            Some((_, Fact::Seat(seat))) => Some(*seat),
            _ => None,
        }
    }

    /// The same for a scene in which they differ, where there is one: `new` has seen to it.
    fn decides(&self) -> Seat {
        self.decider().unwrap_or(self.lead.due)
    }

    fn fate(&self) -> Fate {
        let ruling = self.playing_on().map(|(_, played)| played.ruling().0);
        match ruling {
            Some(PlayingOnRuling::ProperLeadStands) => Fate::GivesWay,
            _ => Fate::Stands,
        }
    }

    const fn asked(&self) -> &'static [Part] {
        match self.then {
            // With one card each there is nothing left to choose.
            Then::Nothing if matches!(self.lead.when, LeadNumber::Last) => &[Part::Accepts],
            Then::Nothing => &[Part::Accepts, Part::Refused],
            Then::DefendersDiffer => &[Part::Decides],
            Then::NextPlays | Then::RightPlayerLeads | Then::WrongDefenderPlays => &[Part::Stands],
        }
    }

    fn part(&self, part: usize) -> Part {
        self.asked().get(part).copied().unwrap_or(Part::Accepts)
    }
}

impl Exercise for LeadOutOfTurn {
    fn kind(&self) -> Kind {
        Kind::LeadOutOfTurn
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::LeadOutOfTurn
    }

    fn parts(&self) -> usize {
        self.asked().len()
    }

    // What a refusal leads to is asked whoever might accept.
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
            Part::Accepts => rectification::accepter(self.lead.offender, self.accepter()),
            Part::Refused => self.refusal_option(self.refusal()),
            Part::Decides => Answer::Seat(self.decides()),
            Part::Stands => Answer::Choice(self.fate() as usize),
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
        match self.then {
            Then::Nothing => {
                let who = self.accepter().word();
                let refused = match self.refusal() {
                    Refusal::GoesBack => "back",
                    Refusal::SameSuit => "same suit",
                    Refusal::LeadLost => "lead lost",
                    Refusal::Minor => "minor",
                    Refusal::MajorNow => "major now",
                    Refusal::MajorLater => "major later",
                };
                format!("{who} {refused}")
            }
            Then::DefendersDiffer => self.decides().letter().to_string(),
            _ => match self.fate() {
                Fate::Stands => "stands",
                Fate::GivesWay => "gives way",
            }
            .to_owned(),
        }
    }
}
