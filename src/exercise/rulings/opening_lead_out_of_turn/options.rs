//! What declarer may choose after an opening lead out of turn, and what is wrongly left out
//! or thrown in.

use super::{
    ACCEPTING_FORGOTTEN, ANY_SUIT_DEMANDED, BECOMING_DUMMY_FORGOTTEN, DECLARING_SIDE_LEADS,
    DEMANDS_FORGOTTEN, DUMMY_SEEN, DUMMY_SEEN_OVERLOOKED, Idea, LEAD_GOES_BACK,
    OpeningLeadOutOfTurn, REDEALT,
};
use crate::asked::{Options, Partly};
use crate::rulings::leads;
use crate::{Asked, Phrase, Skill, Slip};
use engine::Fact;

impl OpeningLeadOutOfTurn {
    /// Which ideas a learner has who takes the position for an ordinary one.
    fn about_options(&self, offered: &[Idea]) -> Vec<(Slip, Vec<Idea>)> {
        let of_these = |holds: &dyn Fn(Idea) -> bool| -> Vec<Idea> {
            offered
                .iter()
                .copied()
                .filter(|&idea| holds(idea))
                .collect()
        };
        let open = |idea| self.is_open(idea);
        let five = |idea: Idea| idea.choice(self.lead.card).is_some();
        let without = |left_out: &[Idea]| of_these(&|idea| open(idea) && !left_out.contains(&idea));
        let with = |added: Idea| of_these(&|idea| open(idea) || idea == added);
        let alone = |only: Idea| of_these(&|idea| idea == only);
        let mut mistakes = Vec::new();
        if !leads::defends(&self.lead, self.lead.offender) {
            mistakes.push((DECLARING_SIDE_LEADS, of_these(&five)));
            mistakes.push((DECLARING_SIDE_LEADS, alone(Idea::Accept)));
        } else if self.lead.when == DUMMY_SEEN {
            mistakes.push((DUMMY_SEEN_OVERLOOKED, of_these(&five)));
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

    /// Which of the ideas does the Law offer?
    pub(super) fn may_choose(&self, offered: &[Idea]) -> Asked {
        let declarer = Fact::Seat(self.lead.declarer);
        let prompt = match leads::defends(&self.lead, self.lead.offender) {
            true => Phrase::new("exercise-opening_lead_out_of_turn").with("seat", declarer),
            false => Phrase::new("exercise-opening_lead_out_of_turn-own"),
        };
        let options = Options::new(offered.iter().copied(), |&idea| self.option(idea));
        let mut open = offered.to_vec();
        open.retain(|&idea| self.is_open(idea));
        let wrong = self.about_options(offered).into_iter();
        Asked::any_of(Skill::OpeningLeadOutOfTurn, prompt, &options, &open)
            .because(self.ruling.reasons.clone())
            .slips(wrong.map(|(slip, ideas)| (slip, options.answers(&ideas))))
            .partly(Partly::Never)
    }

    fn option(&self, idea: Idea) -> Phrase {
        let suit = Fact::Suit(self.lead.card.suit);
        let due = Fact::Seat(self.lead.due);
        match idea {
            Idea::BecomeDummy => Phrase::new("option-become-dummy"),
            Idea::Accept => Phrase::new("option-accept-lead"),
            Idea::Require => Phrase::new("option-refuse-require")
                .with("seat", due)
                .with("suit", suit),
            Idea::Forbid => Phrase::new("option-refuse-forbid")
                .with("seat", due)
                .with("suit", suit),
            Idea::Leave => Phrase::new("option-refuse-leave").with("seat", due),
            Idea::AnySuit => Phrase::new("option-any-suit").with("seat", due),
            Idea::GoesBack => Phrase::new("option-lead-goes-back").with("seat", due),
            Idea::Redeal => Phrase::new("option-redeal"),
        }
    }
}
