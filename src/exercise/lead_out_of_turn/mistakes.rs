//! Well-known mistakes about leads out of turn, and the answers they give.

use super::{Fate, LeadOutOfTurn, Part, Refusal, Then};
use crate::rectification::{Accepter, accepter};
use crate::{Answer, Slip};
use engine::is_honour;
use engine::laws::lead_out_of_turn::LeadNumber;

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    DUMMY_ACCEPTS,
    ONE_DEFENDER_ACCEPTS,
    LEAD_NEVER_ACCEPTED,
    LAST_LEAD_ACCEPTED,
    PENALTY_FORGOTTEN,
    SMALL_LEAD_IS_MINOR,
    DEMAND_TOO_EARLY,
    DEMAND_TOO_LATE,
    SAME_SUIT_LED,
    LEAD_LOST,
    DECLARER_PENALISED,
    OTHER_DEFENDER_DECIDES,
    DECLARER_DECIDES,
    PLAYING_ON_ACCEPTS_NOTHING,
    RIGHT_LEAD_LOST,
];

const DUMMY_ACCEPTS: Slip = Slip("dummy-accepts-lead");
const ONE_DEFENDER_ACCEPTS: Slip = Slip("one-defender-accepts");
const LEAD_NEVER_ACCEPTED: Slip = Slip("lead-never-accepted");
const LAST_LEAD_ACCEPTED: Slip = Slip("last-lead-accepted");
const PENALTY_FORGOTTEN: Slip = Slip("refused-lead-goes-back");
const SMALL_LEAD_IS_MINOR: Slip = Slip("deliberate-small-is-minor");
const DEMAND_TOO_EARLY: Slip = Slip("lead-demanded-too-early");
const DEMAND_TOO_LATE: Slip = Slip("lead-demand-forgotten");
const SAME_SUIT_LED: Slip = Slip("same-suit-from-right-hand");
const LEAD_LOST: Slip = Slip("lead-lost-by-declarer");
const DECLARER_PENALISED: Slip = Slip("declarer-has-penalty-card");
const OTHER_DEFENDER_DECIDES: Slip = Slip("other-defender-decides");
const DECLARER_DECIDES: Slip = Slip("declarer-decides-for-defenders");
const PLAYING_ON_ACCEPTS_NOTHING: Slip = Slip("playing-on-accepts-nothing");
const RIGHT_LEAD_LOST: Slip = Slip("right-lead-lost");

impl LeadOutOfTurn {
    /// The answers that wrong rules give, the most telling first.
    pub(super) fn mistakes_about(&self, part: Part) -> Vec<(Slip, Answer)> {
        match part {
            Part::Accepts => self.about_accepting(),
            Part::Refused => self.about_refusal(),
            Part::Decides => vec![
                (
                    OTHER_DEFENDER_DECIDES,
                    Answer::Seat(self.lead.offender.rho()),
                ),
                (DECLARER_DECIDES, Answer::Seat(self.lead.declarer)),
                (DECLARER_DECIDES, Answer::Seat(self.lead.declarer.partner())),
            ],
            Part::Stands => vec![
                (
                    match self.then {
                        Then::RightPlayerLeads => RIGHT_LEAD_LOST,
                        _ => PLAYING_ON_ACCEPTS_NOTHING,
                    },
                    Answer::Choice(match self.fate() {
                        Fate::Stands => Fate::GivesWay as usize,
                        Fate::GivesWay => Fate::Stands as usize,
                    }),
                ),
                (PLAYING_ON_ACCEPTS_NOTHING, Answer::Choice(2)),
            ],
        }
    }

    fn about_accepting(&self) -> Vec<(Slip, Answer)> {
        let offender = self.lead.offender;
        let says = |who| accepter(offender, who);
        let (next, before) = (
            says(Accepter::Only(offender.lho())),
            says(Accepter::Only(offender.rho())),
        );
        if self.lead.when == LeadNumber::Last {
            return [next, before, says(Accepter::Either)]
                .map(|answer| (LAST_LEAD_ACCEPTED, answer))
                .into();
        }
        let never = (LEAD_NEVER_ACCEPTED, says(Accepter::Nobody));
        if self.defends(offender) {
            let dummy = says(Accepter::Only(self.lead.declarer.partner()));
            let both = says(Accepter::Either);
            vec![(DUMMY_ACCEPTS, dummy), (DUMMY_ACCEPTS, both), never]
        } else {
            vec![
                (ONE_DEFENDER_ACCEPTS, next),
                (ONE_DEFENDER_ACCEPTS, before),
                never,
            ]
        }
    }

    fn about_refusal(&self) -> Vec<(Slip, Answer)> {
        let says = |refusal| self.refusal_option(refusal);
        if !self.defends(self.lead.offender) {
            let mut mistakes = vec![
                (SAME_SUIT_LED, says(Refusal::SameSuit)),
                (DECLARER_PENALISED, says(Refusal::MajorNow)),
            ];
            if !self.defends(self.lead.due) {
                mistakes.push((LEAD_LOST, says(Refusal::LeadLost)));
            }
            return mistakes;
        }
        let mut mistakes = vec![(PENALTY_FORGOTTEN, says(Refusal::GoesBack))];
        if !is_honour(self.lead.card) {
            mistakes.push((SMALL_LEAD_IS_MINOR, says(Refusal::Minor)));
        }
        mistakes.extend([
            (DEMAND_TOO_EARLY, says(Refusal::MajorNow)),
            (DEMAND_TOO_LATE, says(Refusal::MajorLater)),
        ]);
        mistakes
    }
}
