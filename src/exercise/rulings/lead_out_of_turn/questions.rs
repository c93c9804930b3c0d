//! The questions on a lead out of turn: the scene, the options, the mistakes.

use contract_bridge::Seat;

use super::{Fate, Lead, LeadOutOfTurn, Refusal, Scene, Then};
use crate::asked::Options;
use crate::grade::slips;
use crate::rulings::leads::{self, SMALL_LEAD_IS_MINOR};
use crate::rulings::rectification::{Accepter, accepters, opponents};
use crate::{Asked, Exhibit, Phrase, Skill, TableView};
use engine::laws::lead_out_of_turn::LeadNumber;
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayOffer};
use engine::laws::playing_on::{PlayingOn, PlayingOnRuling};
use engine::{Fact, Reason, is_honour};

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

impl LeadOutOfTurn {
    fn asked(&self, asked: Asked) -> Asked {
        asked
            .showing([self.told(), self.table()])
            .giving_nothing_away()
    }

    pub(super) fn accepter(&self) -> Accepter {
        match self.ruling.follows(&PlayChoice::Accept) {
            Some(_) => self.ruling.chooser.into(),
            None => Accepter::Nobody,
        }
    }

    pub(super) fn who_accepts(&self) -> Asked {
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
    pub(super) fn refused(&self) -> Option<&PlayOffer> {
        let refuses =
            |choice: &PlayChoice| matches!(choice, PlayChoice::Refuse | PlayChoice::RefuseAnd(_));
        let mut options = self.ruling.options.iter();
        options.find(|offer| refuses(&offer.choice))
    }

    /// What the ruling says of a lead that is not accepted.
    pub(super) fn refusal(&self, offer: &PlayOffer) -> Refusal {
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

    pub(super) fn if_refused(&self, offer: &PlayOffer) -> Asked {
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

    pub(super) fn who_decides(&self, decider: Seat) -> Asked {
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

    pub(super) fn does_it_stand(&self, played: PlayingOn) -> Asked {
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
