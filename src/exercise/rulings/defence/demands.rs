//! What declarer may ask of the lead, and the wrong rules about it.

use contract_bridge::{Hand, Suit};

use super::{Defence, forbidding};
use crate::asked::{Options, Partly};
use crate::{Asked, Phrase, Skill, Slip, Step};
use engine::laws::lead_restriction::{LeadChoice, lead_choices};
use engine::laws::penalty_card::PenaltyCards;
use engine::play::SuitSet;
use engine::{Fact, Reason, cards_of};

/// The slips about what declarer may ask.
pub(crate) const SLIPS: [Slip; 9] = [
    LEAD_OPTIONS_WITH_MINOR,
    OWN_CARD_GIVES_CHOICE,
    DEMAND_FOR_ANOTHER_SUIT,
    DECLARER_NAMES_LEAD,
    LEADER_PICKS_AMONG_SUITS,
    FORBIDDING_FORGOTTEN,
    BOTH_SUITS_FORGOTTEN,
    NO_DEMAND_FORGOTTEN,
    DEMAND_OVERLOOKED,
];

/// Only where each defender has a card.
pub(crate) const DEFENDERS_COUNTED_TOGETHER: Slip = Slip("defenders-counted-together");
const LEAD_OPTIONS_WITH_MINOR: Slip = Slip("lead-options-with-minor");
const OWN_CARD_GIVES_CHOICE: Slip = Slip("own-card-gives-choice");
pub(crate) const DEMAND_FOR_ANOTHER_SUIT: Slip = Slip("demand-for-another-suit");
pub(crate) const DECLARER_NAMES_LEAD: Slip = Slip("declarer-names-lead");
const LEADER_PICKS_AMONG_SUITS: Slip = Slip("leader-picks-among-suits");
pub(crate) const FORBIDDING_FORGOTTEN: Slip = Slip("forbidding-forgotten");
const BOTH_SUITS_FORGOTTEN: Slip = Slip("both-suits-forgotten");
pub(crate) const NO_DEMAND_FORGOTTEN: Slip = Slip("no-demand-forgotten");
pub(crate) const DEMAND_OVERLOOKED: Slip = Slip("demand-overlooked");

/// Something that declarer might ask, rightly or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Demand {
    /// What the Laws have in some position.
    Lead(LeadChoice),
    /// One of two suits, and the leader picks which.
    Either(SuitSet),
    /// No card of a suit that declarer picks at will.
    ForbidAny,
    /// A card by its name.
    NameCard,
    /// Nothing may be asked at all.
    Nothing,
}

impl Defence {
    /// The cards that the question turns on: the partner's, or else the leader's own.
    fn cards_in_question(&self) -> Hand {
        match self.partners.cards.cards() {
            none if none.is_empty() => self.own.cards.cards(),
            cards => cards,
        }
    }

    /// A suit of which no card lies there, to tempt with.
    fn other_suit(&self, taken: Hand) -> Option<Suit> {
        let free = |suit: &Suit| cards_of(taken, *suit).is_empty();
        let trumps = self.contract.bid.strain.suit();
        let long = Suit::ASC
            .into_iter()
            .filter(free)
            .max_by_key(|&suit| cards_of(self.hand, suit).len());
        // Drawing trumps is what a declarer may wish for.
        trumps
            .filter(free)
            .filter(|_| self.hand.len().is_multiple_of(2))
            .or(long)
    }

    fn demands(&self) -> Vec<Demand> {
        let cards = self.cards_in_question();
        let possible = lead_choices(PenaltyCards::Major(cards));
        let mut required: Vec<Suit> = Vec::new();
        let mut forbidden = Vec::new();
        for choice in &possible {
            match *choice {
                LeadChoice::Require(suit) => required.push(suit),
                LeadChoice::Forbid(suits) => forbidden.push(suits),
                LeadChoice::NoDemand => {}
            }
        }
        let several: Option<SuitSet> =
            (required.len() > 1).then(|| required.iter().copied().collect());
        if several.is_none() {
            required.extend(self.other_suit(cards));
            required.sort_unstable();
        }
        let require = required.into_iter().map(LeadChoice::Require);
        let forbid = forbidden.into_iter().map(LeadChoice::Forbid);
        let wrong = match several {
            Some(suits) => vec![Demand::Either(suits)],
            None => vec![Demand::ForbidAny, Demand::NameCard],
        };
        require
            .map(Demand::Lead)
            .chain(forbid.map(Demand::Lead))
            .chain(wrong)
            .chain([Demand::Lead(LeadChoice::NoDemand), Demand::Nothing])
            .collect()
    }

    fn demand_phrase(&self, demand: Demand) -> Phrase {
        match demand {
            Demand::Lead(LeadChoice::Require(suit)) => {
                Phrase::new("option-require-suit").with("suit", Fact::Suit(suit))
            }
            Demand::Lead(LeadChoice::Forbid(suits)) => {
                forbidding("option-forbid-suit", "option-forbid-suits", suits)
            }
            Demand::Lead(LeadChoice::NoDemand) => {
                Phrase::new("option-no-demand").with("seat", self.seat())
            }
            Demand::Either(suits) => Phrase::new("option-require-either")
                .with("seat", self.seat())
                .with("suits", Fact::Suits(suits)),
            Demand::ForbidAny => Phrase::new("option-forbid-any-suit"),
            Demand::NameCard => Phrase::new("option-name-card"),
            Demand::Nothing => Phrase::new("option-no-choice").with("seat", self.seat()),
        }
    }

    /// What may declarer demand of the lead?
    pub(crate) fn what_may_be_demanded(&self, skill: Skill) -> Asked {
        let all = self.demands();
        let options = Options::new(all.clone(), |demand| self.demand_phrase(*demand));
        let choices = self.choices();
        // What is true of a choice between these.
        let chosen = |choices: &[LeadChoice]| -> Vec<Demand> {
            let holds = |demand: &Demand| match demand {
                Demand::Lead(choice) => choices.contains(choice),
                Demand::Nothing => choices.is_empty(),
                Demand::Either(_) | Demand::ForbidAny | Demand::NameCard => false,
            };
            all.iter().copied().filter(holds).collect()
        };
        let right = chosen(&choices);
        let tempted = |demand: &Demand| Some((self.tempted(*demand)?, *demand));
        let tempted: Vec<(Slip, Demand)> = all.iter().filter_map(tempted).collect();
        let mut wrong: Vec<(Slip, Vec<Demand>)> = Vec::new();
        if choices.is_empty() {
            let as_major = lead_choices(PenaltyCards::Major(self.cards_in_question()));
            wrong.push((self.choice_where_none(), chosen(&as_major)));
        } else {
            let kept = |keep: &dyn Fn(&LeadChoice) -> bool| {
                let kept = choices.iter().copied().filter(|choice| keep(choice));
                chosen(&kept.collect::<Vec<_>>())
            };
            let forbids = |choice: &LeadChoice| matches!(choice, LeadChoice::Forbid(_));
            let both = |choice: &LeadChoice| matches!(choice, LeadChoice::Forbid(suits) if suits.iter().count() > 1);
            wrong.push((DEMAND_OVERLOOKED, chosen(&[])));
            wrong.push((BOTH_SUITS_FORGOTTEN, kept(&|choice| !both(choice))));
            wrong.push((FORBIDDING_FORGOTTEN, kept(&|choice| !forbids(choice))));
            wrong.push((
                NO_DEMAND_FORGOTTEN,
                kept(&|choice| *choice != LeadChoice::NoDemand),
            ));
        }
        wrong.extend(tempted.iter().map(|(slip, demand)| {
            let chosen = right.iter().chain([demand]).copied();
            (*slip, chosen.collect())
        }));
        let wrong = wrong.into_iter();
        let prompt = Phrase::new("exercise-defence-demands").with("seat", self.seat());
        Asked::any_of(skill, prompt, &options, &right)
            .showing(self.exhibits())
            .partly(Partly::SomethingRight)
            .because(self.demands_reasons())
            .slips(wrong.map(|(slip, demands)| (slip, options.answers(&demands))))
            .intruders(
                tempted
                    .iter()
                    .map(|(slip, demand)| (*slip, options.answers(&[*demand]))),
            )
            .working(self.demands_working())
    }

    /// The mistake of seeing a choice where there is none.
    fn choice_where_none(&self) -> Slip {
        if self.partners.cards == PenaltyCards::None {
            OWN_CARD_GIVES_CHOICE
        } else if self.own.cards == PenaltyCards::None {
            LEAD_OPTIONS_WITH_MINOR
        } else {
            DEFENDERS_COUNTED_TOGETHER
        }
    }

    /// The mistake behind an option that does not hold, whatever else was chosen.
    fn tempted(&self, demand: Demand) -> Option<Slip> {
        let choices = self.choices();
        match demand {
            Demand::Lead(choice) if choices.contains(&choice) => None,
            Demand::Nothing if choices.is_empty() => None,
            Demand::Nothing => Some(DEMAND_OVERLOOKED),
            Demand::Either(_) if !choices.is_empty() => Some(LEADER_PICKS_AMONG_SUITS),
            Demand::ForbidAny if !choices.is_empty() => Some(DEMAND_FOR_ANOTHER_SUIT),
            Demand::NameCard => Some(DECLARER_NAMES_LEAD),
            Demand::Lead(_) if !choices.is_empty() => Some(DEMAND_FOR_ANOTHER_SUIT),
            _ => Some(self.choice_where_none()),
        }
    }

    fn demands_reasons(&self) -> Vec<Reason> {
        let majors = self.partners.cards.majors();
        if let PenaltyCards::Minor(minor) = self.partners.cards {
            return vec![
                Reason::new("minor-leaves-partner-free", "50C").with("card", Fact::Card(minor)),
            ];
        }
        if majors.is_empty() {
            return vec![Reason::new("own-card-gives-no-choice", "50D2").with("seat", self.seat())];
        }
        let waits = Reason::new("leader-waits-for-choice", "50D2")
            .with("seat", self.seat())
            .with("majors", Fact::Cards(majors));
        let suits = Suit::ASC
            .into_iter()
            .filter(|&suit| !cards_of(majors, suit).is_empty());
        let several = (suits.count() > 1).then(|| Reason::new("one-suit-or-several-bans", "51B2"));
        [waits].into_iter().chain(several).collect()
    }

    /// Each of declarer's choices with what it costs.
    fn demands_working(&self) -> Vec<Step> {
        let line = |choice: LeadChoice| {
            let gone = Fact::Cards(choice.picked_up(self.partners.cards));
            let phrase = match choice {
                LeadChoice::Require(suit) => Phrase::new("working-require")
                    .with("suit", Fact::Suit(suit))
                    .with("cards", gone),
                LeadChoice::Forbid(suits) => {
                    forbidding("working-forbid", "working-forbid-all", suits).with("cards", gone)
                }
                LeadChoice::NoDemand => Phrase::new("working-no-demand")
                    .with("cards", Fact::Cards(self.partners.cards.cards())),
            };
            Step::Say(phrase)
        };
        self.choices().into_iter().map(line).collect()
    }
}
