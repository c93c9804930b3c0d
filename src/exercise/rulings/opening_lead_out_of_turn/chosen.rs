//! What follows once declarer has chosen: who declares, which hand comes next, what becomes of
//! the card led.

use contract_bridge::Seat;

use super::{
    ACCEPTED_CARD_PENALISED, ACCEPTING_CHANGES_DECLARER, ASKING_NOTHING_FREES_CARD,
    DEMAND_KEEPS_CARD, DUMMY_PLAYS_SECOND, Idea, NEW_DECLARER_PLAYS_SECOND, OFFENDER_LEADS_AGAIN,
    OpeningLeadOutOfTurn, SPREADING_CHANGES_NOTHING,
};
use crate::asked::Options;
use crate::rulings::leads::SMALL_LEAD_IS_MINOR;
use crate::{Asked, Phrase, Skill};
use engine::laws::lead_out_of_turn::LeadOutOfTurn;
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayRuling};
use engine::{Fact, Reason, is_honour};

/// A choice that the Law offers, and what follows from it.
pub(super) struct Chosen<'a> {
    idea: Idea,
    lead: &'a LeadOutOfTurn,
    ruling: &'a PlayRuling,
    follows: &'a [PlayConsequence],
}

/// What becomes of the card led.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Played,
    Major,
    Minor,
    Returns,
}

impl<'a> Chosen<'a> {
    pub(super) fn of(exercise: &'a OpeningLeadOutOfTurn, idea: Idea) -> Self {
        let (lead, ruling) = (&exercise.lead, &exercise.ruling);
        let choice = idea.choice(lead.card);
        let follows = choice.and_then(|choice| ruling.follows(&choice));
        Self {
            idea,
            lead,
            ruling,
            follows: follows.expect("a choice that is not offered is refused as a position"),
        }
    }

    pub(super) fn questions(&self) -> Vec<Asked> {
        vec![
            self.who_declares(),
            self.which_hand_is_next(),
            self.what_becomes(),
        ]
    }

    fn declarer_now(&self) -> Seat {
        let declares = self.follows.iter().find_map(|it| match it {
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
        let hand = next(self.follows).or_else(accepted);
        hand.expect("whoever may become dummy may accept the lead as well")
    }

    fn fate(&self) -> Fate {
        let card = self.lead.card;
        let mut fate = Fate::Returns;
        for it in self.follows {
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

    /// The rules for what follows, or a general one where nothing of the kind does.
    fn because(
        &self,
        about: impl Fn(&PlayConsequence) -> bool,
        general: Option<Reason>,
    ) -> Vec<Reason> {
        let follows = self.follows.iter().filter(|it| about(it));
        let mut reasons: Vec<Reason> = follows.map(|it| it.reason()).collect();
        if reasons.is_empty() {
            let declarer = Fact::Seat(self.lead.declarer);
            reasons.extend(general.map(|reason| reason.with("seat", declarer)));
        }
        reasons
    }

    fn who_declares(&self) -> Asked {
        let declarer = self.lead.declarer;
        let mistake = match self.idea {
            Idea::BecomeDummy => (SPREADING_CHANGES_NOTHING, declarer),
            _ => (ACCEPTING_CHANGES_DECLARER, declarer.partner()),
        };
        let stays = Reason::new("declarer-stays", "54B");
        let declares = |it: &PlayConsequence| matches!(it, PlayConsequence::Declares(_));
        let prompt = Phrase::new("exercise-opening_lead_out_of_turn-declarer");
        Asked::seat(Skill::OpeningLeadOutOfTurn, prompt, self.declarer_now())
            .because(self.because(declares, Some(stays)))
            .slips([mistake])
    }

    fn which_hand_is_next(&self) -> Asked {
        let partner = self.lead.declarer.partner();
        let mistake = match self.idea {
            Idea::BecomeDummy => (NEW_DECLARER_PLAYS_SECOND, partner),
            Idea::Accept => (DUMMY_PLAYS_SECOND, partner),
            _ => (OFFENDER_LEADS_AGAIN, self.lead.offender),
        };
        let own = Reason::new("new-dummy-plays-second", "54A");
        let next = |it: &PlayConsequence| {
            matches!(
                it,
                PlayConsequence::PlaysNext(_) | PlayConsequence::Leads(..)
            )
        };
        let prompt = Phrase::new("exercise-opening_lead_out_of_turn-next");
        Asked::seat(Skill::OpeningLeadOutOfTurn, prompt, self.next_hand())
            .because(self.because(next, Some(own)))
            .slips([mistake])
    }

    fn what_becomes(&self) -> Asked {
        use Fate::{Major, Minor, Played, Returns};
        let options = Options::new([Played, Major, Minor, Returns], |fate| {
            Phrase::new(match fate {
                Played => "option-card-joins-trick",
                Major => "option-card-major",
                Minor => "option-card-minor",
                Returns => "option-card-returns",
            })
        });
        let small = !is_honour(self.lead.card);
        let mistakes = match self.idea {
            Idea::Require | Idea::Forbid => {
                vec![(DEMAND_KEEPS_CARD, Major), (DEMAND_KEEPS_CARD, Minor)]
            }
            Idea::Leave if small => vec![
                (ASKING_NOTHING_FREES_CARD, Returns),
                (SMALL_LEAD_IS_MINOR, Minor),
            ],
            Idea::Leave => vec![(ASKING_NOTHING_FREES_CARD, Returns)],
            _ => vec![
                (ACCEPTED_CARD_PENALISED, Major),
                (ACCEPTED_CARD_PENALISED, Minor),
            ],
        };
        let of_card = |it: &PlayConsequence| {
            matches!(
                it,
                PlayConsequence::Stands(..)
                    | PlayConsequence::PickedUp(_)
                    | PlayConsequence::StaysOnTable(_)
            )
        };
        let prompt = Phrase::new("exercise-opening_lead_out_of_turn-card")
            .with("card", Fact::Card(self.lead.card));
        Asked::one_of(Skill::OpeningLeadOutOfTurn, prompt, &options, &self.fate())
            .because(self.because(of_card, None))
            .slips(options.slips(mistakes))
    }

    pub(super) fn witness(&self) -> String {
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
