//! What declarer may demand of a lead, and wrong rules about it.

use super::Defence;
use super::scene::{self, suits_of};
use crate::asked::Partly;
use crate::prelude::*;
use engine::laws::lead_restriction::{LeadChoice, lead_choices};
use engine::laws::penalty_card::PenaltyCards;
use engine::play::SuitSet;

mistakes! {
    LEAD_OPTIONS_WITH_MINOR = "lead-options-with-minor",
    OWN_CARD_GIVES_CHOICE = "own-card-gives-choice",
    pub(crate) DEMAND_FOR_ANOTHER_SUIT = "demand-for-another-suit",
    pub(crate) DECLARER_NAMES_LEAD = "declarer-names-lead",
    LEADER_PICKS_AMONG_SUITS = "leader-picks-among-suits",
    pub(crate) FORBIDDING_FORGOTTEN = "forbidding-forgotten",
    BOTH_SUITS_FORGOTTEN = "both-suits-forgotten",
    pub(crate) NO_DEMAND_FORGOTTEN = "no-demand-forgotten",
    pub(crate) DEMAND_OVERLOOKED = "demand-overlooked",
}

/// Possible only if each defender has a penalty card.
pub(crate) const DEFENDERS_COUNTED_TOGETHER: Mistake = Mistake("defenders-counted-together");

/// A demand that declarer might make, legal or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Demand {
    Lead(LeadChoice),
    /// The leader must choose one of two suits.
    Either(SuitSet),
    /// Forbid a suit of declarer's free choice.
    ForbidAny,
    NameCard,
    Nothing,
}

impl Demand {
    /// Whether declarer may make this demand, given the legal choices.
    fn holds(self, choices: &[LeadChoice]) -> bool {
        match self {
            Self::Lead(choice) => choices.contains(&choice),
            Self::Nothing => choices.is_empty(),
            Self::Either(_) | Self::ForbidAny | Self::NameCard => false,
        }
    }
}

const NO_DEMAND: Demand = Demand::Lead(LeadChoice::NoDemand);

impl Defence {
    /// The penalty cards that the question is about: the partner's, or else the leader's own.
    fn cards_in_question(&self) -> Hand {
        match self.partners.cards() {
            none if none.is_empty() => self.own.cards(),
            cards => cards,
        }
    }

    /// A suit other than that of the penalty cards, for a wrong option.
    fn other_suit(&self, taken: Suit) -> Suit {
        let others = Suit::ASC.into_iter().filter(|&suit| suit != taken);
        let longest = others.max_by_key(|suit| cards_of(*self.hand, *suit).len());
        // Declarer may want trumps to be drawn.
        let trumps = self.contract().bid.strain.suit();
        let drawn = trumps.filter(|&suit| suit != taken && self.hand.len().is_multiple_of(2));
        drawn.or(longest).unwrap_or(taken)
    }

    /// The options: the choices that such cards give if they are major, and wrong ones.
    fn demands(&self) -> Vec<Demand> {
        let cards = self.cards_in_question();
        let suits = suits_of(cards);
        let mut choices = lead_choices(PenaltyCards::Major(cards));
        choices.retain(|choice| *choice != LeadChoice::NoDemand);
        let wrong = match suits.iter().collect::<Vec<_>>()[..] {
            [suit] => {
                let other = self.other_suit(suit);
                choices.insert(usize::from(other > suit), LeadChoice::Require(other));
                vec![Demand::ForbidAny, Demand::NameCard]
            }
            _ => vec![Demand::Either(suits)],
        };
        let last = [NO_DEMAND, Demand::Nothing];
        let choices = choices.into_iter().map(Demand::Lead);
        choices.chain(wrong).chain(last).collect()
    }

    fn demand_phrase(&self, demand: Demand) -> Phrase {
        let seat = |id| Phrase::new(id).with("seat", self.seat());
        match demand {
            NO_DEMAND => seat("option-no-demand"),
            Demand::Lead(choice) => scene::demand(
                choice,
                "option-require-suit",
                "option-forbid-suit",
                "option-forbid-suits",
                "option-no-demand",
            ),
            Demand::Either(suits) => {
                seat("option-require-either").with("suits", Fact::Suits(suits))
            }
            Demand::ForbidAny => Phrase::new("option-forbid-any-suit"),
            Demand::NameCard => Phrase::new("option-name-card"),
            Demand::Nothing => seat("option-no-choice"),
        }
    }

    pub(crate) fn what_may_be_demanded(&self, skill: Skill) -> Asked {
        use LeadChoice::{Forbid, NoDemand};
        let all = self.demands();
        let options = Options::new(all.clone(), |demand| self.demand_phrase(*demand));
        let choices = self.choices();
        let chosen = |choices: &[LeadChoice]| -> Vec<Demand> {
            let all = all.iter().copied();
            all.filter(|demand| demand.holds(choices)).collect()
        };
        let right = chosen(&choices);
        let without = |gone: fn(&LeadChoice) -> bool| {
            let kept = choices.iter().copied().filter(|choice| !gone(choice));
            chosen(&kept.collect::<Vec<_>>())
        };
        let several = |it: &LeadChoice| matches!(it, Forbid(suits) if suits.iter().count() > 1);
        let mut wrong: Vec<(Mistake, Vec<Demand>)> = if choices.is_empty() {
            let as_major = lead_choices(PenaltyCards::Major(self.cards_in_question()));
            vec![(self.choice_where_none(), chosen(&as_major))]
        } else {
            vec![
                (DEMAND_OVERLOOKED, vec![Demand::Nothing]),
                (BOTH_SUITS_FORGOTTEN, without(several)),
                (FORBIDDING_FORGOTTEN, without(|it| matches!(it, Forbid(_)))),
                (NO_DEMAND_FORGOTTEN, without(|it| *it == NoDemand)),
            ]
        };
        let mut alone = Vec::new();
        for &demand in &all {
            if let Some(mistake) = self.tempted(demand) {
                wrong.push((mistake, [&right[..], &[demand]].concat()));
                alone.push((mistake, options.answers(&[demand])));
            }
        }
        let wrong = wrong.into_iter();
        let prompt = Phrase::new("exercise-defence-demands").with("seat", self.seat());
        Asked::any_of(skill, prompt, &options, &right)
            .showing(self.exhibits())
            .partly(Partly::SomethingRight)
            .because(self.demands_reasons())
            .mistakes(wrong.map(|(mistake, demands)| (mistake, options.answers(&demands))))
            .intruders(alone)
            .working(choices.into_iter().map(|choice| self.cost(choice)))
    }

    fn choice_where_none(&self) -> Mistake {
        if *self.partners == PenaltyCards::None {
            OWN_CARD_GIVES_CHOICE
        } else if *self.own == PenaltyCards::None {
            LEAD_OPTIONS_WITH_MINOR
        } else {
            DEFENDERS_COUNTED_TOGETHER
        }
    }

    /// The mistake behind a wrong option, whatever else was chosen.
    fn tempted(&self, demand: Demand) -> Option<Mistake> {
        let choices = self.choices();
        match demand {
            _ if demand.holds(&choices) => None,
            Demand::Nothing => Some(DEMAND_OVERLOOKED),
            Demand::NameCard => Some(DECLARER_NAMES_LEAD),
            _ if choices.is_empty() => Some(self.choice_where_none()),
            Demand::Either(_) => Some(LEADER_PICKS_AMONG_SUITS),
            Demand::ForbidAny | Demand::Lead(_) => Some(DEMAND_FOR_ANOTHER_SUIT),
        }
    }

    fn demands_reasons(&self) -> Vec<Reason> {
        let majors = self.partners.majors();
        if let PenaltyCards::Minor(minor) = *self.partners {
            let free = Reason::new("minor-leaves-partner-free", "50C");
            return vec![free.with("card", Fact::Card(minor))];
        }
        if majors.is_empty() {
            return vec![Reason::new("own-card-gives-no-choice", "50D2").with("seat", self.seat())];
        }
        let waits = Reason::new("leader-waits-for-choice", "50D2")
            .with("seat", self.seat())
            .with("majors", Fact::Cards(majors));
        let several = suits_of(majors).iter().count() > 1;
        let several = several.then(|| Reason::new("one-suit-or-several-bans", "51B2"));
        [waits].into_iter().chain(several).collect()
    }

    /// What a choice costs declarer: the cards that return to hand, or stay without a demand.
    fn cost(&self, choice: LeadChoice) -> Step {
        let cards = match choice {
            LeadChoice::NoDemand => self.partners.cards(),
            _ => choice.picked_up(*self.partners),
        };
        let phrase = scene::demand(
            choice,
            "working-require",
            "working-forbid",
            "working-forbid-all",
            "working-no-demand",
        );
        Step::Say(phrase.with("cards", Fact::Cards(cards)))
    }
}
