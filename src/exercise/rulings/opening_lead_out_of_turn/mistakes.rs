//! Well-known mistakes about the five options, and the answers they give.

use super::{Fate, Idea, OpeningLeadOutOfTurn, Part, Then};
use crate::{Answer, Slip};
use engine::is_honour;
use engine::laws::lead_out_of_turn::LeadNumber;

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    BECOMING_DUMMY_FORGOTTEN,
    ACCEPTING_FORGOTTEN,
    DEMANDS_FORGOTTEN,
    ANY_SUIT_DEMANDED,
    LEAD_GOES_BACK,
    REDEALT,
    DUMMY_SEEN_OVERLOOKED,
    DECLARING_SIDE_LEADS,
    SPREADING_CHANGES_NOTHING,
    ACCEPTING_CHANGES_DECLARER,
    DUMMY_PLAYS_SECOND,
    NEW_DECLARER_PLAYS_SECOND,
    OFFENDER_LEADS_AGAIN,
    ASKING_NOTHING_FREES_CARD,
    DEMAND_KEEPS_CARD,
    SMALL_LEAD_IS_MINOR,
    ACCEPTED_CARD_PENALISED,
];

const BECOMING_DUMMY_FORGOTTEN: Slip = Slip("becoming-dummy-forgotten");
const ACCEPTING_FORGOTTEN: Slip = Slip("accepting-lead-forgotten");
const DEMANDS_FORGOTTEN: Slip = Slip("lead-demands-forgotten");
const ANY_SUIT_DEMANDED: Slip = Slip("any-suit-demanded");
const LEAD_GOES_BACK: Slip = Slip("wrong-lead-goes-back");
const REDEALT: Slip = Slip("board-dealt-again");
const DUMMY_SEEN_OVERLOOKED: Slip = Slip("dummy-seen-overlooked");
const DECLARING_SIDE_LEADS: Slip = Slip("declaring-side-lead-counts");
const SPREADING_CHANGES_NOTHING: Slip = Slip("spreading-changes-nothing");
const ACCEPTING_CHANGES_DECLARER: Slip = Slip("accepting-changes-declarer");
const DUMMY_PLAYS_SECOND: Slip = Slip("dummy-plays-second");
const NEW_DECLARER_PLAYS_SECOND: Slip = Slip("new-declarer-plays-second");
const OFFENDER_LEADS_AGAIN: Slip = Slip("offender-leads-again");
const ASKING_NOTHING_FREES_CARD: Slip = Slip("asking-nothing-frees-card");
const DEMAND_KEEPS_CARD: Slip = Slip("demand-keeps-card");
const SMALL_LEAD_IS_MINOR: Slip = Slip("deliberate-small-is-minor");
const ACCEPTED_CARD_PENALISED: Slip = Slip("accepted-card-penalised");

impl OpeningLeadOutOfTurn {
    /// The answers that wrong rules give, the most telling first.
    pub(super) fn mistakes_about(&self, part: Part) -> Vec<(Slip, Answer)> {
        match (part, &self.then) {
            (Part::Choose, _) => self.about_options(),
            (Part::Declarer, Then::Chosen(idea)) => self.about_declarer(*idea),
            (Part::NextHand, Then::Chosen(idea)) => self.about_next(*idea),
            (_, Then::Chosen(idea)) => self.about_card(*idea),
            _ => Vec::new(),
        }
    }

    /// Which ideas a learner has who takes the position for an ordinary one.
    fn about_options(&self) -> Vec<(Slip, Answer)> {
        let open = |idea| self.is_open(idea);
        let five = |idea: Idea| idea.choice(self.lead.card).is_some();
        let without =
            |left_out: &[Idea]| self.ideas_where(|idea| open(idea) && !left_out.contains(&idea));
        let with = |added: Idea| self.ideas_where(|idea| open(idea) || idea == added);
        let alone = |only: Idea| self.ideas_where(|idea| idea == only);
        let mut mistakes = Vec::new();
        if !self.defends(self.lead.offender) {
            mistakes.push((DECLARING_SIDE_LEADS, self.ideas_where(five)));
            mistakes.push((DECLARING_SIDE_LEADS, alone(Idea::Accept)));
        } else if self.lead.when == (LeadNumber::Opening { dummy_seen: true }) {
            mistakes.push((DUMMY_SEEN_OVERLOOKED, self.ideas_where(five)));
            let added = Idea::ALL
                .into_iter()
                .filter(|idea| five(*idea) && !open(*idea));
            mistakes.extend(added.map(|idea| (DUMMY_SEEN_OVERLOOKED, with(idea))));
        }
        mistakes.extend([
            (ANY_SUIT_DEMANDED, with(Idea::AnySuit)),
            (LEAD_GOES_BACK, with(Idea::GoesBack)),
            (LEAD_GOES_BACK, alone(Idea::GoesBack)),
            (REDEALT, with(Idea::Redeal)),
            (REDEALT, alone(Idea::Redeal)),
            (BECOMING_DUMMY_FORGOTTEN, without(&[Idea::BecomeDummy])),
            (ACCEPTING_FORGOTTEN, without(&[Idea::Accept])),
            (
                ACCEPTING_FORGOTTEN,
                without(&[Idea::Accept, Idea::BecomeDummy]),
            ),
            (DEMANDS_FORGOTTEN, without(&[Idea::Require])),
            (DEMANDS_FORGOTTEN, without(&[Idea::Forbid])),
            (DEMANDS_FORGOTTEN, without(&[Idea::Leave])),
            (DEMANDS_FORGOTTEN, without(&[Idea::Require, Idea::Forbid])),
            (
                DEMANDS_FORGOTTEN,
                without(&[Idea::Require, Idea::Forbid, Idea::Leave]),
            ),
        ]);
        mistakes
    }

    fn about_declarer(&self, idea: Idea) -> Vec<(Slip, Answer)> {
        let declarer = self.lead.declarer;
        vec![match idea {
            Idea::BecomeDummy => (SPREADING_CHANGES_NOTHING, Answer::Seat(declarer)),
            _ => (ACCEPTING_CHANGES_DECLARER, Answer::Seat(declarer.partner())),
        }]
    }

    fn about_next(&self, idea: Idea) -> Vec<(Slip, Answer)> {
        let partner = Answer::Seat(self.lead.declarer.partner());
        match idea {
            Idea::BecomeDummy => vec![(NEW_DECLARER_PLAYS_SECOND, partner)],
            Idea::Accept => vec![(DUMMY_PLAYS_SECOND, partner)],
            _ => vec![(OFFENDER_LEADS_AGAIN, Answer::Seat(self.lead.offender))],
        }
    }

    fn about_card(&self, idea: Idea) -> Vec<(Slip, Answer)> {
        let says = |fate: Fate| Answer::Choice(fate as usize);
        match idea {
            Idea::Require | Idea::Forbid => vec![
                (DEMAND_KEEPS_CARD, says(Fate::Major)),
                (DEMAND_KEEPS_CARD, says(Fate::Minor)),
            ],
            Idea::Leave => {
                let small =
                    (!is_honour(self.lead.card)).then(|| (SMALL_LEAD_IS_MINOR, says(Fate::Minor)));
                let back = (ASKING_NOTHING_FREES_CARD, says(Fate::Returns));
                [back].into_iter().chain(small).collect()
            }
            _ => vec![
                (ACCEPTED_CARD_PENALISED, says(Fate::Major)),
                (ACCEPTED_CARD_PENALISED, says(Fate::Minor)),
            ],
        }
    }
}
