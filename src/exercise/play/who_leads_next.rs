//! `who_leads_next`: a trick is over; who leads to the next one, who names the card,
//! and who plays after it?
//!
//! A lesson writes
//!
//! ```text
//! who_leads_next(declarer: S, leader: W, trick: "H6 HA HK H3", trumps: "S")
//! ```

use contract_bridge::{Seat, Strain};
use serde::Deserialize;

use crate::fields::Fault;
use crate::play::complete_trick::{
    CompleteTrick, EVERY_RUFF_WINS, HIGHEST_OF_ANY_SUIT, TRUMP_OVERLOOKED,
};
use crate::play::dealt::Wanted;
use crate::writing::Writing;
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Grade, Kind, Phrase, Question, Skill, Slip, fields,
};
use engine::laws::role::Role;
use engine::{Fact, Reason};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::LeadToNextTrick];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    LEADER_LEADS_AGAIN,
    LEAD_GOES_ROUND,
    LAST_TO_PLAY_LEADS,
    DECLARER_LEADS_FOR_DUMMY,
    DUMMY_PLAYS_ITSELF,
    DECLARER_PLAYS_FOR_ALL,
    PLAY_TURNS_RIGHT,
    PARTNER_PLAYS_SECOND,
    EVERY_RUFF_WINS,
    TRUMP_OVERLOOKED,
    HIGHEST_OF_ANY_SUIT,
];

const LEADER_LEADS_AGAIN: Slip = Slip("leader-leads-again");
pub(crate) const LEAD_GOES_ROUND: Slip = Slip("lead-goes-round");
const LAST_TO_PLAY_LEADS: Slip = Slip("last-to-play-leads");
const DECLARER_LEADS_FOR_DUMMY: Slip = Slip("declarer-leads-for-dummy");
const DUMMY_PLAYS_ITSELF: Slip = Slip("dummy-chooses-own-card");
const DECLARER_PLAYS_FOR_ALL: Slip = Slip("declarer-chooses-for-defender");
const PLAY_TURNS_RIGHT: Slip = Slip("play-goes-anticlockwise");
const PARTNER_PLAYS_SECOND: Slip = Slip("partner-plays-second");

/// A complete trick, and who declares. Three questions, each answered by a player: whose
/// hand leads, who chooses the card, whose hand follows.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct WhoLeadsNext {
    declarer: Seat,
    trick: CompleteTrick,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "who_leads_next")]
struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    leader: Seat,
    trick: String,
    #[serde(deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
}

impl TryFrom<Written> for WhoLeadsNext {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let strain = written.trumps.unwrap_or(Strain::Notrump);
        Ok(Self {
            declarer: written.declarer,
            trick: CompleteTrick::written(written.leader, &written.trick, strain)?,
        })
    }
}

/// The questions, in this order.
const LEADS: usize = 0;
const CHOOSES: usize = 1;

impl WhoLeadsNext {
    /// Whoever chooses the cards of a hand: its player, and for dummy declarer.
    fn chooses(&self, hand: Seat) -> Seat {
        match Role::of(hand, self.declarer) {
            Role::Dummy => self.declarer,
            Role::Declarer | Role::Defender => hand,
        }
    }

    fn right(&self, part: usize) -> Seat {
        let leads = self.trick.winner();
        match part {
            LEADS => leads,
            CHOOSES => self.chooses(leads),
            _ => leads.lho(),
        }
    }

    fn wrong(&self, part: usize) -> Vec<(Slip, Seat)> {
        let leads = self.trick.winner();
        match part {
            LEADS => {
                let trick = &self.trick;
                let dummy = Role::of(leads, self.declarer) == Role::Dummy;
                let own = [
                    (LEAD_GOES_ROUND, trick.leader.lho()),
                    (LEADER_LEADS_AGAIN, trick.leader),
                    (LAST_TO_PLAY_LEADS, trick.leader.rho()),
                ];
                let of_trick = trick.mistakes().into_iter();
                dummy
                    .then_some((DECLARER_LEADS_FOR_DUMMY, self.declarer))
                    .into_iter()
                    .chain(of_trick.filter(|(slip, _)| SLIPS.contains(slip)))
                    .chain(own)
                    .collect()
            }
            CHOOSES => vec![
                (DUMMY_PLAYS_ITSELF, self.declarer.partner()),
                (DECLARER_PLAYS_FOR_ALL, self.declarer),
            ],
            _ => vec![
                (PLAY_TURNS_RIGHT, leads.rho()),
                (PARTNER_PLAYS_SECOND, leads.partner()),
            ],
        }
    }

    fn reasons(&self, part: usize) -> Vec<Reason> {
        let leads = self.trick.winner();
        match part {
            LEADS => {
                let reason = Reason::new("winner-leads-next", "44G");
                let won = self.trick.reasons().into_iter();
                [reason.with("seat", Fact::Seat(leads))]
                    .into_iter()
                    .chain(won)
                    .collect()
            }
            CHOOSES if self.chooses(leads) != leads => vec![
                Reason::new("declarer-plays-dummy", "41D")
                    .with("declarer", Fact::Seat(self.declarer))
                    .with("dummy", Fact::Seat(leads)),
            ],
            CHOOSES => {
                let reason = Reason::new("players-choose-own-cards", "44A");
                vec![reason.with("seat", Fact::Seat(leads))]
            }
            _ => vec![
                Reason::new("play-goes-clockwise", "44B")
                    .with("leader", Fact::Seat(leads))
                    .with("seat", Fact::Seat(leads.lho())),
            ],
        }
    }
}

impl Exercise for WhoLeadsNext {
    fn kind(&self) -> Kind {
        Kind::WhoLeadsNext
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::LeadToNextTrick
    }

    fn parts(&self) -> usize {
        3
    }

    fn pose(&self, part: usize) -> Question {
        let leads = self.trick.winner();
        let prompt = match part {
            LEADS => Phrase::new("exercise-who_leads_next"),
            CHOOSES => {
                Phrase::new("exercise-who_leads_next-chooses").with("seat", Fact::Seat(leads))
            }
            _ => Phrase::new("exercise-who_leads_next-second").with("seat", Fact::Seat(leads)),
        };
        Question {
            prompt,
            exhibits: vec![self.trick.table(Some(self.declarer))],
            ask: Ask::Seat,
        }
    }

    fn solve(&self, part: usize) -> Answer {
        Answer::Seat(self.right(part))
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        let wrong = self.wrong(part).into_iter();
        wrong
            .filter(|(_, seat)| *seat != self.right(part))
            .map(|(slip, seat)| (slip, Answer::Seat(seat)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let mut grade = Grade::of(self.solve(part), answer, self.reasons(part))
            .with_slip(answer, self.mistakes(part));
        if part == LEADS {
            grade.steps = self.trick.working();
        }
        grade
    }

    fn written(&self) -> Writing {
        let trick = &self.trick;
        Writing::default()
            .declarer(self.declarer)
            .seat("leader", trick.leader)
            .cards("trick", &trick.cards)
            .strain("trumps", trick.strain)
    }

    fn witness(&self) -> String {
        [0, 1, 2]
            .map(|part| self.right(part).letter().to_string())
            .join(" ")
    }
}

/// A position that practises the skill. A quarter of the easy tricks are dummy's, half of
/// the hard ones: there the rule is mistaken.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> WhoLeadsNext {
    let difficulty = draw.difficulty;
    let of_dummy = draw.chance.percent(match difficulty {
        Difficulty::Easy => 25,
        Difficulty::Medium => 35,
        Difficulty::Hard => 55,
    });
    // Who wins his own lead leads again: the rule shows elsewhere.
    let passes_on = draw.chance.percent(85);
    let fits = |declarer: Seat, trick: &CompleteTrick| {
        let winner = trick.winner();
        let dummy = Role::of(winner, declarer) == Role::Dummy;
        let others = trick.ruffs().count() + trick.discards().count();
        let hard_enough = match difficulty {
            Difficulty::Easy => others == 0,
            Difficulty::Medium => others == 1,
            Difficulty::Hard => others >= 1 && trick.ruffs().next().is_some(),
        };
        hard_enough && dummy == of_dummy && (winner != trick.leader) == passes_on
    };
    let wanted = match difficulty {
        Difficulty::Easy => Wanted::Any,
        Difficulty::Medium | Difficulty::Hard => Wanted::Suit,
    };
    let (declarer, trick) = CompleteTrick::draw(draw, wanted, fits);
    WhoLeadsNext { declarer, trick }
}
