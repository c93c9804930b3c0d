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

use contract_bridge::{Hand, Seat};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{Cards, Declarer, Fault, Field, OneCard, SeatName, is_default};
use crate::grade::slips;
use crate::rulings::leads::{self, SMALL_LEAD_IS_MINOR};
use crate::rulings::rectification::{Accepter, accepters, opponents};
use crate::{Asked, Exercise, Exhibit, Kind, Phrase, Skill, TableView};
use engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn as Lead};
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayOffer, PlayRuling};
use engine::laws::playing_on::{PlayingOn, PlayingOnRuling};
use engine::{Fact, Reason, Side, is_honour, notation};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::LeadOutOfTurn];

slips! {
    DUMMY_ACCEPTS = "dummy-accepts-lead",
    ONE_DEFENDER_ACCEPTS = "one-defender-accepts",
    LEAD_NEVER_ACCEPTED = "lead-never-accepted",
    LAST_LEAD_ACCEPTED = "last-lead-accepted",
    PENALTY_FORGOTTEN = "refused-lead-goes-back",
    DEMAND_TOO_EARLY = "lead-demanded-too-early",
    DEMAND_TOO_LATE = "lead-demand-forgotten",
    SAME_SUIT_LED = "same-suit-from-right-hand",
    LEAD_LOST = "lead-lost-by-declarer",
    DECLARER_PENALISED = "declarer-has-penalty-card",
    OTHER_DEFENDER_DECIDES = "other-defender-decides",
    DECLARER_DECIDES = "declarer-decides-for-defenders",
    PLAYING_ON_ACCEPTS_NOTHING = "playing-on-accepts-nothing",
    RIGHT_LEAD_LOST = "right-lead-lost",
    ..&[SMALL_LEAD_IS_MINOR],
}

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

    fn asked(&self, asked: Asked) -> Asked {
        asked
            .showing([self.told(), self.table()])
            .giving_nothing_away()
    }

    fn accepter(&self) -> Accepter {
        match self.ruling.follows(&PlayChoice::Accept) {
            Some(_) => self.ruling.chooser.into(),
            None => Accepter::Nobody,
        }
    }

    fn who_accepts(&self) -> Asked {
        let prompt = self.prompt("exercise-lead_out_of_turn-accepts");
        let options = accepters(self.lead.offender);
        let offender = self.lead.offender;
        let (next, before) = (
            Accepter::Only(offender.lho()),
            Accepter::Only(offender.rho()),
        );
        let mistakes = if self.lead.when == LeadNumber::Last {
            [next, before, Accepter::Either].map(|who| (LAST_LEAD_ACCEPTED, who))
        } else if self.defends(offender) {
            let dummy = Accepter::Only(self.lead.declarer.partner());
            [
                (DUMMY_ACCEPTS, dummy),
                (DUMMY_ACCEPTS, Accepter::Either),
                (LEAD_NEVER_ACCEPTED, Accepter::Nobody),
            ]
        } else {
            [
                (ONE_DEFENDER_ACCEPTS, next),
                (ONE_DEFENDER_ACCEPTS, before),
                (LEAD_NEVER_ACCEPTED, Accepter::Nobody),
            ]
        };
        let asked = Asked::one_of(Skill::LeadOutOfTurn, prompt, &options, &self.accepter())
            .because(self.ruling.reasons.clone())
            .slips(options.slips(mistakes));
        self.asked(asked)
    }

    /// The first option of the ruling in which the lead is not accepted.
    fn refused(&self) -> Option<&PlayOffer> {
        let refuses =
            |choice: &PlayChoice| matches!(choice, PlayChoice::Refuse | PlayChoice::RefuseAnd(_));
        let mut options = self.ruling.options.iter();
        options.find(|offer| refuses(&offer.choice))
    }

    /// What the ruling says of a lead that is not accepted.
    fn refusal(&self, offer: &PlayOffer) -> Refusal {
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

    fn if_refused(&self, offer: &PlayOffer) -> Asked {
        use Refusal::{GoesBack, LeadLost, MajorLater, MajorNow, Minor, SameSuit};
        let by_defender = self.defends(self.lead.offender);
        let offered = match (by_defender, self.defends(self.lead.due)) {
            (true, _) => vec![GoesBack, Minor, MajorNow, MajorLater],
            (false, true) => vec![SameSuit, GoesBack, MajorNow],
            (false, false) => vec![SameSuit, LeadLost, GoesBack, MajorNow],
        };
        let options = Options::new(offered, |&refusal| self.option(refusal));
        let small =
            (by_defender && !is_honour(self.lead.card)).then_some((SMALL_LEAD_IS_MINOR, Minor));
        let mistakes = match by_defender {
            true => [
                (PENALTY_FORGOTTEN, GoesBack),
                (DEMAND_TOO_EARLY, MajorNow),
                (DEMAND_TOO_LATE, MajorLater),
            ],
            false => [
                (SAME_SUIT_LED, SameSuit),
                (DECLARER_PENALISED, MajorNow),
                (LEAD_LOST, LeadLost),
            ],
        };
        let (first, others) = mistakes.split_at(1);
        let mistakes = first
            .iter()
            .copied()
            .chain(small)
            .chain(others.iter().copied());
        // What one demand or the other leads to is another question.
        let general = |it: &&PlayConsequence| {
            matches!(
                it,
                PlayConsequence::PenaltyCard(..)
                    | PlayConsequence::GoesBack(_)
                    | PlayConsequence::Leads(..)
                    | PlayConsequence::ChoiceLater(_)
            )
        };
        let refusal = self.refusal(offer);
        let follows = offer.follows.iter().filter(general);
        let now = (refusal == MajorNow).then(|| {
            Reason::new("partner-leads-declarer-chooses", "50D2")
                .with("seat", Fact::Seat(self.lead.due))
        });
        let prompt = self.prompt("exercise-lead_out_of_turn-refused");
        let asked = Asked::one_of(Skill::LeadOutOfTurn, prompt, &options, &refusal)
            .because(follows.map(|it| it.reason()).chain(now))
            .slips(options.slips(mistakes));
        self.asked(asked)
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

    fn who_decides(&self, decider: Seat) -> Asked {
        let prompt = Phrase::new("exercise-lead_out_of_turn-decides");
        let Lead {
            declarer, offender, ..
        } = self.lead;
        let mistakes = [
            (OTHER_DEFENDER_DECIDES, offender.rho()),
            (DECLARER_DECIDES, declarer),
            (DECLARER_DECIDES, declarer.partner()),
        ];
        let asked = Asked::seat(Skill::LeadOutOfTurn, prompt, decider)
            .because(self.ruling.reasons.iter().rev().cloned())
            .slips(mistakes);
        self.asked(asked)
    }

    fn does_it_stand(&self, played: PlayingOn) -> Asked {
        let options = Options::new([Fate::Stands, Fate::GivesWay, Fate::StillOpen], |fate| {
            Phrase::new(match fate {
                Fate::Stands => "option-lead-stands",
                Fate::GivesWay => "option-lead-gives-way",
                Fate::StillOpen => "option-lead-still-open",
            })
        });
        let (ruling, reason) = played.ruling();
        let (fate, other) = match ruling {
            PlayingOnRuling::ProperLeadStands => (Fate::GivesWay, Fate::Stands),
            _ => (Fate::Stands, Fate::GivesWay),
        };
        let turned_round = match self.then {
            Then::RightPlayerLeads => RIGHT_LEAD_LOST,
            _ => PLAYING_ON_ACCEPTS_NOTHING,
        };
        let mistakes = [
            (turned_round, other),
            (PLAYING_ON_ACCEPTS_NOTHING, Fate::StillOpen),
        ];
        let prompt = self.prompt("exercise-lead_out_of_turn-stands");
        let asked = Asked::one_of(Skill::LeadOutOfTurn, prompt, &options, &fate)
            .because([reason])
            .slips(options.slips(mistakes));
        self.asked(asked)
    }

    fn prompt(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("card", Fact::Card(self.lead.card))
    }

    /// Declarer's cards and dummy's, and the card led where it lies.
    fn table(&self) -> Exhibit {
        let declarer = self.lead.declarer;
        let dummy = (!self.dummy.is_empty()).then_some((declarer.partner(), self.dummy));
        Exhibit::Table(TableView {
            others: dummy.into_iter().collect(),
            ..leads::table(&self.lead, self.hand)
        })
    }

    /// What happened, a sentence each.
    fn told(&self) -> Exhibit {
        let Lead {
            declarer, offender, ..
        } = self.lead;
        let due = Fact::Seat(self.lead.due);
        let lead_due = match self.lead.when {
            LeadNumber::Last => "scene-last-lead-due",
            _ => "scene-lead-due",
        };
        let led = match self.defends(offender) {
            true => "scene-defender-leads",
            false if offender == declarer => "scene-declarer-leads-from-hand",
            false => "scene-declarer-leads-from-dummy",
        };
        let led = Phrase::new(led).with("seat", Fact::Seat(offender));
        let mut told = vec![
            Phrase::new(lead_due).with("seat", due),
            led.with("card", Fact::Card(self.lead.card)),
        ];
        let [first, second] = opponents(declarer).map(Fact::Seat);
        told.extend(match self.scene {
            Scene::Open => None,
            Scene::Differ(_) => {
                let differ = Phrase::new("scene-defenders-differ").with("seat", first);
                Some(differ.with("other", second))
            }
            Scene::PlayedOn(..) if self.then == Then::RightPlayerLeads => {
                Some(Phrase::new("scene-leads-all-the-same").with("seat", due))
            }
            Scene::PlayedOn(seat, _) => {
                Some(Phrase::new("scene-plays-to-it").with("seat", Fact::Seat(seat)))
            }
        });
        Exhibit::Scene(told)
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
    fn kind(&self) -> Kind {
        Kind::LeadOutOfTurn
    }

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
